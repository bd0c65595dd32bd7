import { valueDayOf } from './discounts.ts';
import { type Account, type Booking, isReal, type Row, type World } from './world.ts';

export const messageVersions = ['02', '04', '08', '10', '13'] as const;
export type MessageVersion = (typeof messageVersions)[number];

/**
 * How much of a booking is told: the entry alone; with the reference of the entry; with its payments, but without references of
 * their own; everything.
 */
export type Fidelity = 0 | 1 | 2 | 3;

/** Through which door the bank tells: a booking may come through several of them. */
export type Stream = 'statement' | 'report' | 'advice' | 'detail' | 'instant';

/** One message of a bank on one account: what a file holds. */
export interface Message {
  readonly stream: Stream;
  readonly version: MessageVersion;
  readonly account: number;
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly hasPeriod: boolean;
  /** What was on the account before its first booking; absent where the message has no balances. */
  readonly opening?: number | undefined;
  readonly page?: { readonly number: number; readonly isLast: boolean } | undefined;
  readonly isCopy?: boolean | undefined;
  readonly views: readonly View[];
}

/** One booking as one message tells it. */
export interface View {
  readonly booking: string;
  /** Of the booking by itself that an instant payment has before it is collected. */
  readonly instant?: string | undefined;
  readonly fidelity: Fidelity;
  readonly day: number;
  readonly c?: string | undefined;
  /** It is only announced, with this amount: it counts nowhere. */
  readonly announced?: number | undefined;
  /** Only some of its payments: the rest follows in another message. */
  readonly rows?: readonly string[] | undefined;
  /** Which message has the details. */
  readonly elsewhere?: string | undefined;
  readonly hasCount?: boolean | undefined;
}

const bodies = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

function messageNameOf(stream: Stream): keyof typeof bodies {
  return stream === 'statement' ? 'camt.053' : stream === 'report' ? 'camt.052' : 'camt.054';
}

/** `2026-11-02` for day 0. */
export function dateOf(day: number): string {
  return new Date(Date.UTC(2026, 10, 2 + day)).toISOString().slice(0, 10);
}

export function amountText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Which of the bookings of a world the view tells; undefined once it has been dropped from the world. */
export function bookingOf(world: World, view: View): Booking | undefined {
  return world.bookings.find(({ id }) => id === view.booking);
}

/** The file of one message, or of several on several accounts. */
export function writeFile(world: World, messages: readonly Message[]): string {
  const [first] = messages as [Message];
  const name = messageNameOf(first.stream);
  const [body, container] = bodies[name];
  const page =
    first.page && tag('MsgPgntn', tag('PgNb', first.page.number), tag('LastPgInd', String(first.page.isLast)));
  const created = tag('CreDtTm', `${first.to.slice(0, 10)}T23:30:00`);
  const header = tag('GrpHdr', tag('MsgId', `M-${first.id}-${first.page?.number ?? 1}`), created, page);
  const contents = messages.map((message) => containerOf(world, { ...message, version: first.version }, container));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}.001.${first.version}">${tag(body, header, ...contents)}</Document>\n`;
}

type Content = string | number | undefined;

function tag(name: string, ...contents: readonly Content[]): string {
  return `<${name}>${contents.filter((content) => content !== undefined).join('')}</${name}>`;
}

/** Nothing where the text is absent. */
function given(name: string, content: Content): string | undefined {
  return content === undefined ? undefined : tag(name, content);
}

function money(name: string, amount: number, currency: string): string {
  return `<${name} Ccy="${currency}">${amountText(amount)}</${name}>`;
}

function containerOf(world: World, message: Message, container: string): string {
  const account = world.accounts[message.account] as Account;
  const period = tag('FrToDt', tag('FrDtTm', message.from), tag('ToDtTm', message.to));
  return tag(
    container,
    tag('Id', message.id),
    tag('CreDtTm', `${message.to.slice(0, 10)}T23:30:00`),
    message.hasPeriod ? period : undefined,
    message.isCopy ? tag('CpyDplctInd', 'DUPL') : undefined,
    tag('Acct', tag('Id', tag('IBAN', account.iban)), tag('Ccy', account.currency)),
    ...balancesOf(world, message, account.currency),
    ...message.views.flatMap((view) => {
      const booking = bookingOf(world, view);
      return booking === undefined ? [] : [entryOf(booking, view, message, account)];
    }),
  );
}

const signed = ({ amount, isCredit }: Booking): number => (isCredit ? amount : -amount);

/** What is on the account before what the message tells, and after it; undefined where it does not say. */
function balancesIn(world: World, message: Message): { opening: number; closing: number } | undefined {
  const booked = message.views.filter(({ announced }) => announced === undefined);
  const told = booked.flatMap((view) => bookingOf(world, view) ?? []);
  const [first] = told;
  if (message.opening === undefined || first === undefined) return undefined;
  const all = world.bookings
    .filter(({ account }) => account === message.account)
    .sort((one, other) => one.day - other.day);
  const opening = all.slice(0, all.indexOf(first)).reduce((sum, one) => sum + signed(one), message.opening);
  return { opening, closing: told.reduce((sum, one) => sum + signed(one), opening) };
}

function balancesOf(world: World, message: Message, currency: string): string[] {
  const { stream, from, to, page } = message;
  const balances = balancesIn(world, message);
  if (balances === undefined) return [];
  const balance = (code: string, amount: number, date: string, isInner: boolean) =>
    tag(
      'Bal',
      tag('Tp', tag('CdOrPrtry', tag('Cd', code)), isInner ? tag('SubTp', tag('Cd', 'INTM')) : undefined),
      money('Amt', Math.abs(amount), currency),
      tag('CdtDbtInd', amount < 0 ? 'DBIT' : 'CRDT'),
      tag('Dt', tag('Dt', date.slice(0, 10))),
    );
  return [
    balance('OPBD', balances.opening, from, (page?.number ?? 1) > 1),
    balance(stream === 'report' ? 'ITBD' : 'CLBD', balances.closing, to, page?.isLast === false),
  ];
}

/** The payments that the view lists. */
export function toldRows(booking: Booking, { fidelity, rows }: View): readonly Row[] {
  if (fidelity < 2) return [];
  return rows === undefined ? booking.rows : booking.rows.filter(({ id }) => rows.includes(id));
}

function entryOf(booking: Booking, view: View, { version, stream }: Message, account: Account): string {
  const row = view.instant === undefined ? undefined : booking.rows.find(({ id }) => id === view.instant);
  const isRich = view.fidelity >= 1;
  const rows = row !== undefined ? [row] : toldRows(booking, view);
  const [domain, family, subFamily] = row === undefined ? booking.family : ['PMNT', 'RCDT', 'AUTT'];
  const amount = view.announced ?? row?.amount ?? booking.amount;
  const status = view.announced === undefined ? 'BOOK' : 'PDNG';
  const date = tag('Dt', dateOf(view.day));
  const count = view.hasCount && booking.rows.length > 1 ? tag('Btch', tag('NbOfTxs', booking.rows.length)) : undefined;
  const details = rows.map((one) => detailOf(one, booking, view, version, account));
  return tag(
    'Ntry',
    isRich && row === undefined ? given('NtryRef', booking.entryReference) : undefined,
    money('Amt', amount, account.currency),
    tag('CdtDbtInd', booking.isCredit ? 'CRDT' : 'DBIT'),
    booking.isReversal ? tag('RvslInd', 'true') : undefined,
    tag('Sts', Number(version) < 8 ? status : tag('Cd', status)),
    tag('BookgDt', date),
    tag('ValDt', tag('Dt', dateOf(row?.instant?.day ?? valueDayOf(booking)))),
    isRich ? given('AcctSvcrRef', view.c) : undefined,
    tag('BkTxCd', tag('Domn', tag('Cd', domain), tag('Fmly', tag('Cd', family), tag('SubFmlyCd', subFamily)))),
    stream === 'statement' && view.elsewhere !== undefined && rows.length === 0
      ? tag('AddtlInfInd', tag('MsgNmId', `camt.054.001.${version}`), tag('MsgId', view.elsewhere))
      : undefined,
    count !== undefined || details.length > 0 ? tag('NtryDtls', count, ...details) : undefined,
  );
}

function detailOf(row: Row, booking: Booking, view: View, version: MessageVersion, account: Account): string {
  const isNew = Number(version) >= 8;
  const isOld = Number(version) < 4;
  const references = [
    view.fidelity === 3 ? given('AcctSvcrRef', row.d) : undefined,
    given('InstrId', row.instructionId),
    given('EndToEndId', row.endToEndId),
    isNew ? given('UETR', row.uetr) : undefined,
  ].filter((one) => one !== undefined);
  const name = row.payer && (isNew ? tag('Pty', tag('Nm', row.payer)) : tag('Nm', row.payer));
  const amount = money('Amt', row.amount, account.currency);
  return tag(
    'TxDtls',
    references.length > 0 ? tag('Refs', ...references) : undefined,
    isOld ? tag('AmtDtls', tag('TxAmt', amount)) : amount,
    isOld ? undefined : tag('CdtDbtInd', booking.isCredit ? 'CRDT' : 'DBIT'),
    name && tag('RltdPties', tag(booking.kind === 'outgoing' ? 'Cdtr' : 'Dbtr', name)),
    row.reference && remittanceOf(row.reference),
    booking.kind === 'returned' ? tag('RtrInf', tag('Rsn', tag('Cd', 'AC04'))) : undefined,
  );
}

function remittanceOf({ type, text }: { readonly type: 'QRR' | 'SCOR'; readonly text: string }): string {
  const kind = tag('Tp', tag('CdOrPrtry', type === 'SCOR' ? tag('Cd', 'SCOR') : tag('Prtry', 'QRR')));
  return tag('RmtInf', tag('Strd', tag('CdtrRefInf', kind, tag('Ref', text))));
}

/** One line a view, to read when something is wrong. */
export function storyOf(world: World, message: Message): string[] {
  const { stream, version, id, account, page, isCopy, hasPeriod, from, to } = message;
  const balances = balancesIn(world, message);
  const period = hasPeriod ? ` ${from}…${to}` : ' (no period)';
  const sums = balances ? ` ${amountText(balances.opening)} → ${amountText(balances.closing)}` : '';
  const pages = page ? ` page ${page.number}${page.isLast ? ', the last' : ''}` : '';
  const title = `${messageNameOf(stream)}.${version} (${stream}) ${id} account ${account}${period}${sums}${pages}${isCopy ? ' COPY' : ''}`;
  const lines = message.views.flatMap((view) => {
    const booking = bookingOf(world, view);
    if (booking === undefined) return [];
    const c = view.fidelity > 0 ? (isReal(view.c) ? view.c : `no C (${view.c ?? ''})`) : '';
    const what = view.instant === undefined ? booking.id : `instant ${view.instant}`;
    const more = `${view.elsewhere ? ` see ${view.elsewhere}` : ''}${view.hasCount ? ' with count' : ''}`;
    const part = view.rows ? ` only ${view.rows.join(' ')}` : '';
    const announced = view.announced === undefined ? '' : ` ANNOUNCED ${amountText(view.announced)}`;
    return [`  ${what} ${dateOf(view.day)} F${view.fidelity} ${c}${more}${part}${announced}`];
  });
  return [title, ...lines];
}

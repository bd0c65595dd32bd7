import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { daysBetween } from '../days.ts';
import type { Entered, Payment } from './lines.ts';
import { dueDayOf, hasOwnNumber } from './numbers.ts';
import { isAbout } from './paper.ts';
import type { Invoice } from './records.ts';

/** What a line of an account is. */
export type LineKind =
  | 'due'
  | 'fee'
  | 'received'
  | 'takenBack'
  | 'paid'
  | 'refunded'
  | 'charge'
  | 'granted'
  | 'credited'
  | 'writtenOff';

/** A line under an invoice: what it adds to what is to be paid, negative where it settles. */
export interface AccountLine {
  readonly kind: LineKind;
  /** Empty where the day is not known. */
  readonly on: string;
  readonly amount: string;
  /** How it came, where somebody has entered it. */
  readonly way?: Entered['way'];
  /** Its place among what was entered by hand. */
  readonly entry?: number;
  /** What of a payment by hand a statement tells as well, so that it counts once; absent where none does. */
  readonly toldToo?: string;
  /** The credit note or reminder that it is of. */
  readonly of?: Invoice;
}

/** What stands under an invoice: its amount and all that settles it or adds to it. Decimal texts of its currency. */
export interface Account {
  /** As it was issued; nothing of what was cancelled, of drafts, and of what is no invoice. */
  readonly due: string;
  /** Fees and interest that reminders have asked. */
  readonly charged: string;
  /** What came in, by statements of the bank. */
  readonly received: string;
  /** Cash discount that is granted because that came in time. */
  readonly granted: string;
  /** What credit notes take off. */
  readonly credited: string;
  /** What was entered by hand, less what was paid back, as far as statements do not say the same. */
  readonly closed: string;
  /** What nobody will pay any more. */
  readonly writtenOff: string;
  /** What is still to be paid; negative: what the customer has in credit. */
  readonly rest: string;
  /** All of that in the order of the days; their sum is `rest`. */
  readonly lines: readonly AccountLine[];
  /** Its reminders in force, the first one first. */
  readonly reminders: readonly Invoice[];
  /** Credit notes over it that do not count, because they are in another currency. */
  readonly uncounted: readonly Invoice[];
}

/** What is in force about each record, by its id: credit notes and reminders about an invoice, what was made of an offer or an order. */
export type Papers = ReadonlyMap<string, readonly Invoice[]>;

const nothing = '0.00';

const papersOf = new WeakMap<readonly Invoice[], Papers>();

/** What is about some invoices, of their ids; cancelled ones and drafts are not. Worked out once for each list of them. */
export function papersIn(invoices: readonly Invoice[]): Papers {
  const before = papersOf.get(invoices);
  if (before !== undefined) return before;
  const papers = new Map<string, Invoice[]>();
  const target = targets(invoices);
  for (const paper of invoices) {
    if ((paper.of === '' && !isAbout(paper)) || !isInForce(paper)) continue;
    const id = isAbout(paper) ? (targetOf(paper, target)?.id ?? paper.of) : paper.of;
    const there = papers.get(id);
    if (there === undefined) papers.set(id, [paper]);
    else there.push(paper);
  }
  papersOf.set(invoices, papers);
  return papers;
}

/** The invoice that a credit note or reminder is about, also where a reminder is of a reminder; undefined where it is not among them. */
export function invoiceOf(about: Invoice, invoices: readonly Invoice[]): Invoice | undefined {
  return targetOf(about, targets(invoices));
}

function targetOf(about: Invoice, target: (about: Invoice) => Invoice | undefined): Invoice | undefined {
  const passed = new Set<string>();
  let found: Invoice | undefined = about;
  while (found !== undefined && found.kind !== 'invoice' && !passed.has(found.id)) {
    passed.add(found.id);
    found = target(found);
  }
  return found?.kind === 'invoice' ? found : undefined;
}

/** By the id that it names; what came by a link has only the number, which is that of one invoice in a company. */
function targets(invoices: readonly Invoice[]): (about: Invoice) => Invoice | undefined {
  const keyOf = (companyId: string, number: string) => JSON.stringify([companyId, number]);
  const byId = once(() => new Map(invoices.map((one) => [one.id, one])));
  const byNumber = once(() => {
    const numbered = invoices.filter((one) => one.kind === 'invoice' && hasOwnNumber(one));
    return new Map(numbered.map((one) => [keyOf(one.companyId, one.number), one]));
  });
  return ({ kind, of, ofNumber, number, companyId }) =>
    byId().get(of) ?? byNumber().get(keyOf(companyId, kind === 'credit' ? ofNumber : number));
}

/** A value that is made when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Accounts as they were worked out, with what they rest on beside the invoice: a list of many asks for each several times. */
const known = new WeakMap<Invoice, { readonly of: readonly Invoice[]; readonly account: Account }>();
const noPapers: readonly Invoice[] = [];

/**
 * The account under an invoice. It is the one place that says what is open: lists, sums, the calendar, reminders, reprints and
 * statements ask it.
 */
export function accountOf(invoice: Invoice, papers: Papers): Account {
  const of = (invoice.kind === 'invoice' && papers.get(invoice.id)) || noPapers;
  const before = known.get(invoice);
  if (before && before.of.length === of.length && before.of.every((each, at) => each === of[at])) return before.account;
  const account = accountWith(invoice, of);
  known.set(invoice, { of: [...of], account });
  return account;
}

function accountWith(invoice: Invoice, of: readonly Invoice[]): Account {
  const isOwed = invoice.kind === 'invoice' && isInForce(invoice);
  const own = of.filter(({ currency }) => currency === invoice.currency);
  const reminders = own
    .filter(({ kind }) => kind === 'reminder')
    .sort((one, other) => compareDays(one.date, other.date));
  const due = isOwed ? invoice.due || nothing : nothing;
  const lines: AccountLine[] = [
    ...invoice.payments.map(lineOfPayment),
    ...own.filter(({ kind }) => kind === 'credit').map(lineOfCredit),
    ...(isOwed ? reminders.flatMap(lineOfFee) : []),
  ];
  const byStatement = grantedLine(invoice);
  if (byStatement) lines.push(byStatement);
  const fees = lines.filter(({ kind }) => kind === 'fee').map(({ amount }) => amount);
  if (invoice.kind === 'invoice') lines.push(...enteredLines(invoice, exactSumOf([due, ...fees])));
  const sorted = lines.sort((one, other) => compareDays(one.on, other.on));
  if (isPositive(due)) sorted.unshift({ kind: 'due', on: invoice.date, amount: due });
  const sum = (...kinds: readonly LineKind[]) => {
    const amounts = sorted.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount);
    return amounts.length === 0 ? nothing : exactSumOf(amounts);
  };
  return {
    due,
    charged: sum('fee'),
    received: negated(sum('received', 'takenBack')),
    granted: negated(sum('granted')),
    credited: negated(sum('credited')),
    closed: negated(sum('paid', 'charge', 'refunded')),
    writtenOff: negated(sum('writtenOff')),
    rest: exactSumOf([nothing, ...sorted.map(({ amount }) => amount)]),
    lines: sorted,
    reminders,
    uncounted: of.filter(({ kind, currency }) => kind === 'credit' && currency !== invoice.currency),
  };
}

const compareDays = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const lineOfPayment = ({ on, amount }: Payment): AccountLine => ({
  kind: isPositive(amount) ? 'received' : 'takenBack',
  on,
  amount: negated(amount),
});

const lineOfCredit = (note: Invoice): AccountLine => ({
  kind: 'credited',
  on: note.date,
  amount: negated(note.due || nothing),
  of: note,
});

/** What a reminder asks beyond what was open. */
export function feeOf({ asked, due }: Invoice): string {
  return asked === '' ? nothing : exactSumOf([due || nothing, negated(asked)]);
}

function lineOfFee(reminder: Invoice): readonly AccountLine[] {
  const fee = feeOf(reminder);
  return isPositive(fee) ? [{ kind: 'fee', on: reminder.date, amount: fee, of: reminder }] : [];
}

/** The cash discount that statements granted, as far as nobody has entered it by hand as well. */
function grantedLine({ granted, entered, payments }: Invoice): AccountLine | undefined {
  if (granted === '') return undefined;
  const byHand = exactSumOf([nothing, ...entered.map(({ discount }) => discount || nothing)]);
  const more = exactSumOf([granted || nothing, negated(byHand)]);
  return isPositive(more) ? { kind: 'granted', on: payments.at(-1)?.on ?? '', amount: negated(more) } : undefined;
}

/** What was entered by hand; of what statements say as well each franc counts once. `asked`: what is due, with fees. */
function enteredLines(invoice: Invoice, asked: string): readonly AccountLine[] {
  const told = toldByStatements(invoice, asked);
  return invoice.entered.flatMap((one, entry): AccountLine[] => {
    const { kind, on, amount, way, discount, charge } = one;
    if (kind === 'refund') return [{ kind: 'refunded', on, amount, way, entry }];
    if (kind === 'writeOff') return [{ kind: 'writtenOff', on, amount: negated(amount), entry }];
    const { money, fee } = told.get(entry) ?? { money: nothing, fee: nothing };
    const toldToo = isPositive(money) ? { toldToo: money } : {};
    const kept = exactSumOf([charge || nothing, negated(fee)]);
    const paid = exactSumOf([amount, negated(money)]);
    return [
      { kind: 'paid', on, amount: negated(paid), way, entry, ...toldToo },
      ...(isPositive(discount || nothing) ? [{ kind: 'granted' as const, on, amount: negated(discount), entry }] : []),
      ...(isPositive(kept) ? [{ kind: 'charge' as const, on, amount: negated(kept), entry }] : []),
    ];
  });
}

/** Days between a payment by the bank that somebody enters, and its booking, within which they may be the same. */
const sameDays = 10;

interface Told {
  readonly money: string;
  readonly fee: string;
}

/**
 * What statements say of payments by the bank that were entered by hand: one of the same amount at about the same day is the same
 * money; of the others, what would be more than the invoice.
 */
function toldByStatements({ granted, entered, payments }: Invoice, asked: string): ReadonlyMap<number, Told> {
  const told = new Map<number, Told>();
  if (payments.length === 0 || entered.length === 0) return told;
  const left = payments.filter(({ amount }) => isPositive(amount));
  const byBank = entered.map((one, entry) => ({ ...one, entry })).filter(isByBank);
  for (const { entry, on, amount, charge } of byBank) {
    const whole = exactSumOf([amount, charge || nothing]);
    const at = left.findIndex(
      (one) => isNearDay(one.on, on) && [amount, whole].some((each) => compareDecimals(each, one.amount) === 0),
    );
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same) told.set(entry, { money: amount, fee: exactSumOf([same.amount, negated(amount)]) });
  }
  const others = entered.filter((one) => one.kind === 'payment' && !isByBank(one));
  const room = exactSumOf([
    asked,
    negated(granted || nothing),
    ...payments.filter(({ amount }) => isPositive(amount)).map(({ amount }) => negated(amount)),
    ...others.map(({ amount, charge }) => negated(exactSumOf([amount, charge || nothing]))),
  ]);
  let free = left.length > 0 ? exactSumOf(left.map(({ amount }) => amount)) : nothing;
  let over = byBank
    .filter(({ entry }) => !told.has(entry))
    .reduce((sum, { amount }) => exactSumOf([sum, amount]), negated(isPositive(room) ? room : nothing));
  for (const { entry, amount } of byBank) {
    if (told.has(entry) || !isPositive(over) || !isPositive(free)) continue;
    const money = leastOf(amount, over, free);
    told.set(entry, { money, fee: nothing });
    over = exactSumOf([over, negated(money)]);
    free = exactSumOf([free, negated(money)]);
  }
  return told;
}

const isByBank = ({ kind, way }: Entered) => kind === 'payment' && way === 'bank';

function isNearDay(one: string, other: string): boolean {
  if (one === '' || other === '') return true;
  return Math.abs(daysBetween(one, other)) <= sameDays;
}

function leastOf(...amounts: readonly string[]): string {
  return amounts.reduce((least, amount) => (compareDecimals(amount, least) < 0 ? amount : least));
}

/** What is still to be paid of an invoice; negative: what its customer has in credit. */
export function restOf(invoice: Invoice, papers: Papers): string {
  return accountOf(invoice, papers).rest;
}

/** Where an invoice stands on a day. */
export type InvoiceState =
  | 'draft'
  | 'open'
  | 'overdue'
  | 'paid'
  | 'credited'
  | 'writtenOff'
  | 'accepted'
  | 'declined'
  | 'lapsed'
  | 'cancelled'
  | 'issued';

/**
 * `credited` is what credit notes settled alone, `writtenOff` what was lost for the most part; `issued` is what is never paid: credit notes and reminders.
 * An offer is accepted where somebody says so or something was made of it, and lapses after its last day.
 */
export function stateOf(invoice: Invoice, day: string, papers: Papers): InvoiceState {
  if (invoice.issuedOn === '') return 'draft';
  if (invoice.cancelledOn !== '') return 'cancelled';
  if (invoice.kind === 'offer') return offerStateOf(invoice, day, papers);
  if (invoice.kind !== 'invoice') return 'issued';
  const account = accountOf(invoice, papers);
  if (!isPositive(account.rest)) return settledStateOf(account);
  const last = dueDayOf(invoice);
  return last !== '' && last < day ? 'overdue' : 'open';
}

function offerStateOf(offer: Invoice, day: string, papers: Papers): InvoiceState {
  if (offer.decision !== '') return offer.decision;
  if (papers.has(offer.id)) return 'accepted';
  const last = dueDayOf(offer);
  return last !== '' && last < day ? 'lapsed' : 'open';
}

function settledStateOf({ received, credited, closed, writtenOff }: Account): InvoiceState {
  const paid = exactSumOf([received, closed]);
  if (compareDecimals(writtenOff, paid) > 0) return 'writtenOff';
  return isPositive(credited) && !isPositive(paid) ? 'credited' : 'paid';
}

/** Whether it was issued and not cancelled. */
export function isInForce({ issuedOn, cancelledOn }: Invoice): boolean {
  return issuedOn !== '' && cancelledOn === '';
}

/** Whether it is an invoice or a credit note: nothing else counts among what was invoiced. */
export function isInvoiced({ kind }: Pick<Invoice, 'kind'>): boolean {
  return kind === 'invoice' || kind === 'credit';
}

/** What an invoice adds to what was invoiced: a credit note takes off, what is neither and what was cancelled add nothing. */
export function invoicedOf(invoice: Invoice): string {
  if (!isInvoiced(invoice) || !isInForce(invoice)) return nothing;
  const due = invoice.due || nothing;
  return invoice.kind === 'credit' ? negated(due) : due;
}

/** An invoice after so much more came in on a day, and so much more cash discount was granted for it. A negative amount was taken back. */
export function paidInvoice(invoice: Invoice, amount: string, day: string, discount: string = nothing): Invoice {
  const received = exactSumOf([invoice.received || nothing, amount]);
  const granted = exactSumOf([invoice.granted || nothing, discount]);
  const payments = [...invoice.payments, { on: day, amount }];
  return { ...invoice, received: withoutZero(received), granted: withoutZero(granted), payments };
}

/** An invoice without a payment that was counted, and without the cash discount that was granted for it. */
export function unpaidInvoice(invoice: Invoice, amount: string, discount: string = nothing): Invoice {
  const received = exactSumOf([invoice.received || nothing, negated(amount)]);
  const granted = exactSumOf([invoice.granted || nothing, negated(discount)]);
  const at = invoice.payments.map((one) => compareDecimals(one.amount, amount)).lastIndexOf(0);
  return {
    ...invoice,
    received: withoutZero(received),
    granted: withoutZero(granted),
    payments: invoice.payments.filter((_, index) => index !== at),
  };
}

function withoutZero(amount: string): string {
  return compareDecimals(amount, '0') === 0 ? '' : amount;
}

/** Whether there is anything of an amount. */
export function isPositive(amount: string): boolean {
  return compareDecimals(amount, '0') > 0;
}

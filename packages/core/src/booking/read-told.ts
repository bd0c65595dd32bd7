import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import {
  type Balance,
  type Batch,
  comparableAccount,
  type DetailReference,
  type Entry,
  type EntryDetail,
  realReference,
  type Statement,
  type StatementFile,
  saysSomething,
  signedAmount,
} from '../statement/index.ts';
import { chargesWithout, includedCharges } from './charges.ts';
import { fingerprint, fingerprintOfLines } from './fingerprint.ts';
import { isStatement, type Message, noDay, type Place, type Row, type Stream, type Told } from './told.ts';

/** A statement of the files of this run. */
export interface ReadStatement {
  readonly message: Message;
  readonly told: readonly Told[];
  readonly place: Pick<Place, 'file' | 'statement'>;
}

/** Every booked entry of all files, as its message tells it. What is only announced is none. */
export function readTold(files: readonly StatementFile[]): ReadStatement[] {
  return files.flatMap((file, index) =>
    file.statements.map((statement, at) => {
      const booked = statement.entries.filter(({ status }) => status === 'BOOK');
      const account = comparableAccount(statement.account.id);
      const place = { file: index, statement: at };
      const isPlain = streamOf(file) === '940';
      const entries = booked.map((entry) => {
        const one = toldOf(entry, { statement, account, isPlain, place });
        return { one, said: contentOf(one) };
      });
      const days = entries.map(({ one }) => one.day);
      // Numbered by what they say, so that a copy in another order has the same numbers
      entries.sort((a, b) => (a.said < b.said ? -1 : 1));
      const message = messageOf(
        file,
        statement,
        days,
        entries.map(({ said }) => said),
      );
      const told = entries.map(({ one }, number): Told => {
        one.key = [message.key, number].join('.');
        one.message = message;
        return one;
      });
      return { message, told, place };
    }),
  );
}

/** What is told, before its message is known. */
type Unplaced = Omit<Told, 'key' | 'message'> & { key: string; message: Message };

/** Stands for the message until it is known: all that is told is made alike. */
const noMessage: Message = {
  key: '',
  base: '',
  page: 0,
  stream: '054',
  account: '',
  isCopy: false,
  messageId: '',
  days: [],
};

interface Surroundings extends Pick<ReadStatement, 'place'> {
  readonly statement: Statement;
  readonly account: string;
  /** An MT940. */
  readonly isPlain: boolean;
}

function toldOf(entry: Entry, { statement, account, isPlain, place }: Surroundings): Unplaced {
  const { amount, currency, direction, kind, isReversal, details } = entry;
  const own = realReference(entry.servicerReference);
  const read = rowsOf(entry, own);
  const rows = isPlain ? read.map(withoutNames) : read;
  const { file, statement: at } = place;
  const isMute = details.length === 0 || (details.length === 1 && rows[0]?.own === undefined && !says(details[0]));
  return {
    key: '',
    message: noMessage,
    account,
    day: entry.bookingDate ?? entry.valueDate ?? statement.createdAt?.slice(0, noDay.length) ?? noDay,
    valueDay: entry.valueDate,
    amount,
    currency,
    direction,
    kind,
    isReversal: isReversal || kind === 'reversal' || kind === 'returned',
    own,
    reference: entry.reference,
    detailsIn: entry.detailsIn,
    charges: chargesTaken(entry),
    declared: entry.batch === undefined ? undefined : declaredIn(entry.batch),
    rows,
    isMute,
    signature: isMute ? undefined : signatureOf(rows, entry),
    isKnown: undefined,
    source: { entry, place: { file, statement: at, entry: entry.index } },
  };
}

function declaredIn({ count = '' }: Batch): number | undefined {
  return /^\d{1,9}$/.test(count) ? Number(count) : undefined;
}

/** MT940 cuts names off and has no field of its own for what the payer calls a payment: that they differ there means nothing. */
function withoutNames(row: Row): Row {
  return { ...row, payer: undefined, instruction: undefined };
}

function says(detail: EntryDetail | undefined): boolean {
  return detail !== undefined && saysSomething(detail);
}

const noRows: readonly Row[] = [];

function rowsOf({ details, amount, direction }: Entry, own: string | undefined): readonly Row[] {
  if (details.length === 0) return noRows;
  // Of a single payment the reference is its own
  const counts = details.length > 1 ? new Map<string, number>() : undefined;
  for (const { servicerReference } of counts === undefined ? [] : details) {
    if (servicerReference !== undefined) counts?.set(servicerReference, (counts.get(servicerReference) ?? 0) + 1);
  }
  const isSigned = !allGoItsWay(details, amount, direction);
  return details.map((detail): Row => {
    const reference = realReference(detail.servicerReference);
    const isOwn = reference !== undefined && reference !== own && (counts?.get(reference) ?? 1) === 1;
    return {
      own: isOwn ? reference : undefined,
      amount: detail.amount,
      direction: isSigned ? detail.direction : direction,
      references: detail.references,
      creditorAccount: detail.creditorAccount,
      instructed: detail.instructed,
      endToEnd: printOf(realReference(detail.endToEndId)),
      instruction: printOf(realReference(detail.instructionId)),
      uetr: printOf(detail.uetr?.toLowerCase()),
      payer: printOf(payerOf(detail)?.toLowerCase().replace(/\s+/g, ' ')),
      detail,
    };
  });
}

function printOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : fingerprint(text);
}

/** Who paid: the one for whom was paid, if that is another. */
export function payerOf({ debtor, ultimateDebtor }: EntryDetail): string | undefined {
  return ultimateDebtor?.name ?? debtor?.name;
}

/** Whether the payments make the amount of the entry when all go its way: then a contrary sign of one means nothing. */
function allGoItsWay(details: readonly EntryDetail[], amount: string, direction: string): boolean {
  if (details.length === 1 && details[0]?.direction === direction) return true;
  if (details.every((detail) => detail.direction === direction)) return true;
  const amounts = details.flatMap((detail) => detail.amount ?? []);
  return amounts.length === details.length && compareDecimals(exactSumOf(amounts), amount) === 0;
}

/** Those by which the entry is less than its payments: of itself and of these, each once. */
function chargesTaken({ charges, details, currency }: Entry): string {
  if (charges.length === 0 && details.every((detail) => detail.charges.length === 0)) return '0.00';
  const ofPayments = details.flatMap((detail) => detail.charges);
  return includedCharges([...ofPayments, ...chargesWithout(charges, ofPayments)], currency);
}

/** References and amounts of payments, in an order that does not depend on the file; undefined unless they are all there. */
export function signatureOf(
  rows: readonly Row[],
  { amount, direction }: Pick<Told, 'amount' | 'direction'>,
): string | undefined {
  if (rows.length === 0 || rows.some(({ references }) => references.length === 0)) return undefined;
  if (compareDecimals(sumOfRows(rows, direction), amount) < 0) return undefined;
  const [only] = rows;
  return rows.length === 1 && only !== undefined ? rowSignature(only) : rows.map(rowSignature).sort().join(';');
}

/** What payments add up to, seen in a direction; without those of which the bank does not say the amount. */
export function sumOfRows(rows: readonly Row[], direction: string): string {
  const [only] = rows;
  if (rows.length === 1 && only?.amount !== undefined && only.direction === direction) return exactSumOf([only.amount]);
  const known = rows.filter((row) => row.amount !== undefined);
  return exactSumOf(
    known.map((row) => (row.direction === direction ? (row.amount as string) : negated(row.amount as string))),
  );
}

export function rowSignature({ references, amount, direction }: Row): string {
  return [referenceSignature(references), direction === 'debit' ? '=-' : '=', amount ?? 'undefined'].join('');
}

/** References of a payment, as far as they can be compared. */
export function referenceSignature(references: Row['references']): string {
  const [only] = references;
  return references.length === 1 && only !== undefined
    ? comparableReference(only)
    : references.map(comparableReference).sort().join(',');
}

function comparableReference({ text }: DetailReference): string {
  return text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^0+(?=\d)/, '');
}

/** `days` of its entries as they stand, and what these say, sorted. */
function messageOf(
  file: StatementFile,
  statement: Statement,
  days: readonly string[],
  contents: readonly string[],
): Message {
  const stream = streamOf(file);
  const { id, sequenceNumber = '', createdAt = file.createdAt, account } = statement;
  const year = (createdAt ?? days[0] ?? '').slice(0, 4);
  const name = stream === '940' ? periodOf(statement) : [];
  const base = fingerprint([stream, account.id, id, sequenceNumber, year, ...name].join('|'));
  const page = file.page?.number ?? 0;
  const final = statement.balances.filter(({ isIntermediate }) => !isIntermediate);
  const balance = (...types: string[]) => final.find(({ type }) => types.includes(type));
  const opening = signed(balance('OPBD', 'PRCD'));
  const closing = signed(balance('CLBD', 'ITBD'));
  return {
    key: fingerprintOfLines([base, String(page)].concat(contents)),
    base,
    page,
    stream,
    account: comparableAccount(account.id),
    isCopy: statement.copy !== undefined,
    messageId: file.messageId,
    from: statement.from,
    to: statement.to,
    opening,
    closing,
    addsUp: isStatement({ stream }) ? doesAddUp(statement, opening, closing) : undefined,
    days: [...new Set(days)].sort(),
  };
}

/** Many banks give every MT940 the same name and number: its balances tell it from others. A page alone has not both. */
function periodOf({ balances }: Statement): (string | undefined)[] {
  if (balances.some(({ isIntermediate }) => isIntermediate) && balances.filter(isEnd).length < 2) return [];
  return balances.filter(isEnd).flatMap(({ date, amount, direction }) => [date, amount, direction]);
}

function isEnd({ type, isIntermediate }: Balance): boolean {
  return !isIntermediate && (type === 'OPBD' || type === 'CLBD');
}

/** A report in the format of SWIFT is a report. */
function streamOf({ message }: StatementFile): Stream {
  return message === 'MT942' ? '052' : (message.slice(-3) as Stream);
}

function contentOf(one: Unplaced): string {
  const { amount, currency, direction, isReversal, own, day, reference, rows, signature } = one;
  const signed = (row: Row) => (rows.length === 1 && signature !== undefined ? signature : rowSignature(row));
  const said = rows.map((row) => `${row.own ?? ''}/${signed(row)}`).sort();
  return [amount, currency, direction, isReversal, own, day, reference, ...said].join('|');
}

function signed(balance: Balance | undefined): string | undefined {
  if (balance === undefined) return undefined;
  return `${balance.currency} ${signedAmount(balance)}`;
}

function doesAddUp(
  { entries, unreadable }: Statement,
  opening: string | undefined,
  closing: string | undefined,
): boolean | undefined {
  if (opening === undefined || closing === undefined) return undefined;
  const currency = closing.slice(0, 3);
  const booked = entries.filter((entry) => entry.status === 'BOOK' && entry.currency === currency);
  const sums = booked.map(signedAmount);
  return unreadable === 0 && compareDecimals(exactSumOf([opening.slice(4), ...sums]), closing.slice(4)) === 0;
}

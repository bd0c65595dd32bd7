import type { CalendarDate } from '../date/calendar-date.ts';
import { compareDecimals, exactSumOf } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import {
  type Direction,
  type Entry,
  type EntryDetail,
  type Statement,
  type StatementFile,
  saysSomething,
} from '../statement/index.ts';
import { problem } from './problems.ts';

/** Where something stands: the index of the file, of its statement, of the entry among all of that, and of the payment in it. */
export interface Place {
  readonly file: number;
  readonly statement: number;
  readonly entry: number;
  readonly detail?: number | undefined;
}

/** A payment of an entry, or an entry without any: what gets one verdict. */
export interface Item {
  /** The same booking has the same key in every file that tells of it. */
  readonly key: string;
  readonly place: Place;
  /** The account of the statement. */
  readonly account: string;
  readonly entry: Entry;
  readonly detail: EntryDetail | undefined;
  readonly direction: Direction;
  /** Undefined where the bank does not say it. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly date: CalendarDate | undefined;
  /** An entry of which another file has the payments. */
  readonly isEnvelope: boolean;
  /** Whether that file was found. */
  readonly isExplained: boolean;
}

export interface Collected {
  readonly items: readonly Item[];
  /** Keys of this run that were not known before. */
  readonly newKeys: readonly string[];
  /** Bookings that were told again, here or in an earlier run. */
  readonly repeated: number;
  readonly notices: readonly Problem[];
}

/**
 * Every booking of all files once. A payment is told by the bank's reference of it, its account, amount and direction; without such a
 * reference by day, amount, reference, end-to-end identification, payer and its number among equals of the statement. An entry
 * whose payments stand in another file is an envelope. Source: SPS 2025, Business Rules, 2.4.5 and 4.3.
 */
export function collectItems(files: readonly StatementFile[], seen: ReadonlySet<string>): Collected {
  const notices: Problem[] = [];
  const explained = new Explained(files, seen);
  const known = new Set<string>();
  const newKeys: string[] = [];
  const items: Item[] = [];
  let repeated = 0;
  const note = (key: string): boolean => {
    if (known.has(key) || seen.has(key)) return false;
    known.add(key);
    newKeys.push(key);
    return true;
  };
  for (const { file, statement, place, equals } of statementsOf(files, notices)) {
    for (const entry of statement.entries) {
      const whole = { ...place, entry: entry.index };
      const isExplained =
        file.message !== 'camt.054' && !isDetailed(entry) && explained.has(statement, entry, entry.kind === 'envelope');
      for (const item of itemsOf(statement, entry, whole, isExplained, equals)) {
        // What is only announced is told again when it is booked
        const isNew = entry.kind === 'announced' ? !known.has(item.key) : note(item.key);
        if (isNew) items.push(item);
        else repeated += 1;
        if (entry.kind === 'announced') known.add(item.key);
      }
    }
  }
  for (const key of explained.keys) note(key);
  return { items, newKeys, repeated, notices };
}

/**
 * Every key that these files can ask `seen` for, whatever of it is known: of a long list of what was seen only these are needed.
 */
export function keysOfStatements(files: readonly StatementFile[]): string[] {
  const ofEntries = files.flatMap(({ statements }) =>
    statements.flatMap((statement) =>
      statement.entries.flatMap((entry) => {
        const { own, collected } = entryKeys(statement, entry);
        return own === undefined ? [collected] : [own, collected];
      }),
    ),
  );
  const unexplained = collectItems(files, new Set()).newKeys;
  const explained = collectItems(files, new Set(ofEntries)).newKeys;
  return [...new Set([...ofEntries, ...unexplained, ...explained])];
}

interface OneStatement {
  readonly file: StatementFile;
  readonly statement: Statement;
  readonly place: Pick<Place, 'file' | 'statement'>;
  /** How many equal bookings were met, over all pages of the statement. */
  readonly equals: Map<string, number>;
}

/** Pages of one statement share what they count; a page that comes again starts anew. */
function statementsOf(files: readonly StatementFile[], notices: Problem[]): OneStatement[] {
  const copies = new Map<
    string,
    { readonly statement: Statement; readonly equals: Map<string, number>; count: number }
  >();
  const sets = new Map<string, Map<string, number>[]>();
  const pages = new Map<string, Set<number>>();
  const all = files.flatMap((file, index) =>
    file.statements.map((statement, at): OneStatement => {
      const name = `${file.message} ${statement.account.id} ${statement.id} ${statement.sequenceNumber ?? ''}`;
      const number = file.page?.number ?? 0;
      pages.set(name, (pages.get(name) ?? new Set()).add(number));
      const page = `${name} ${number} ${at}`;
      const before = copies.get(page);
      if (before !== undefined && contentOf(before.statement) !== contentOf(statement)) {
        const path = ['statements', index];
        notices.push(problem('RECONCILIATION_SAME_STATEMENT', path, { id: statement.id }));
      }
      const copy = before === undefined ? 0 : before.count;
      const list = sets.get(name) ?? [];
      sets.set(name, list);
      list[copy] ??= new Map();
      const equals = list[copy];
      copies.set(page, { statement, equals, count: copy + 1 });
      return { file, statement, place: { file: index, statement: at }, equals };
    }),
  );
  for (const [index, { page, statements }] of files.entries()) {
    for (const { id, account, sequenceNumber = '' } of page === undefined || page.number < 2 ? [] : statements) {
      const name = `${files[index]?.message} ${account.id} ${id} ${sequenceNumber}`;
      const before = (page?.number ?? 0) - 1;
      if (pages.get(name)?.has(before)) continue;
      notices.push(problem('RECONCILIATION_PAGE_MISSING', ['statements', index], { page: before, id }));
    }
  }
  return all;
}

function contentOf({ entries }: Statement): string {
  return entries
    .map(({ amount, direction, details }) => `${amount} ${direction} ${details.length}`)
    .sort()
    .join();
}

/** How one booking is called in all messages that tell of it: by the bank's reference, and by account reference and day. */
function entryKeys(
  { account }: Statement,
  entry: Entry,
): { readonly own: string | undefined; readonly collected: string } {
  const { servicerReference, reference = '', bookingDate = '', amount, direction } = entry;
  const key = (name: string) => `entry|${account.id}|${name}|${amount}|${direction}`;
  return {
    own: servicerReference === undefined ? undefined : key(servicerReference),
    collected: key(`${reference} ${bookingDate}`),
  };
}

function isDetailed({ details }: Entry): boolean {
  return details.length > 1 || details.some(saysSomething);
}

/** Entries of which a notification has the payments, in these files or in those of former runs. */
class Explained {
  private readonly seen: ReadonlySet<string>;
  /** What the notifications leave behind. */
  readonly keys = new Set<string>();

  constructor(files: readonly StatementFile[], seen: ReadonlySet<string>) {
    this.seen = seen;
    for (const { message, statements } of files) {
      if (message !== 'camt.054') continue;
      for (const statement of statements) {
        for (const entry of statement.entries) for (const key of keysOf(statement, entry)) this.keys.add(key);
      }
    }
  }

  /** By the reference of the bank alone, or also by account reference, day and amount. */
  has(statement: Statement, entry: Entry, isCollected: boolean): boolean {
    const { own, collected } = entryKeys(statement, entry);
    return [own, isCollected ? collected : undefined].some(
      (key) => key !== undefined && (this.keys.has(key) || this.seen.has(key)),
    );
  }
}

/** What a notification leaves behind, so that a statement of a later day is explained by it too. */
function keysOf(statement: Statement, entry: Entry): string[] {
  if (entry.status !== 'BOOK' || !isDetailed(entry)) return [];
  const { own, collected } = entryKeys(statement, entry);
  return own === undefined ? [collected] : [own, collected];
}

function itemsOf(
  statement: Statement,
  entry: Entry,
  place: Place,
  isExplained: boolean,
  equals: Map<string, number>,
): Item[] {
  const account = statement.account.id;
  const { currency, bookingDate: date, details } = entry;
  const base = { account, entry, currency, date };
  const isReceipt = entry.kind === 'incoming' || entry.kind === 'reversal' || entry.kind === 'directDebit';
  const isEnvelope = entry.kind === 'envelope' || (isExplained && isReceipt);
  if (details.length === 0 || isEnvelope) {
    const { amount, direction } = entry;
    const [detail] = details;
    const item = { ...base, place, detail, direction, amount, isEnvelope, isExplained };
    return [{ ...item, key: keyOf(item, equals, isEnvelope ? 'envelope' : entry.kind) }];
  }
  const isSigned = !addsUp(entry);
  const inEntry = new Map<string, number>();
  return details.map((detail, at) => {
    const direction = isSigned ? detail.direction : entry.direction;
    const item = {
      ...base,
      place: { ...place, detail: at },
      detail,
      direction,
      amount: detail.amount,
      isEnvelope,
      isExplained,
    };
    const counts = detail.servicerReference === undefined ? equals : inEntry;
    return { ...item, key: keyOf(item, counts, entry.kind) };
  });
}

/** Whether the payments make the amount of the entry when all go its way: then a contrary sign of one means nothing. */
function addsUp({ details, amount, direction }: Entry): boolean {
  if (details.every((detail) => detail.direction === direction)) return true;
  const amounts = details.flatMap((detail) => detail.amount ?? []);
  return amounts.length === details.length && compareDecimals(exactSumOf(amounts), amount) === 0;
}

function keyOf(item: Omit<Item, 'key'>, equals: Map<string, number>, kind: string): string {
  const { account, detail, amount = '', currency, direction, date = '' } = item;
  const stage = kind === 'announced' || kind === 'envelope' ? `${kind}|` : '';
  const reference = detail?.servicerReference;
  const name =
    reference === undefined
      ? `${date}|${amount} ${currency}|${direction}|${compositeOf(item)}`
      : `${reference}|${amount} ${currency}|${direction}`;
  const key = `${stage}${account}|${name}`;
  const number = (equals.get(key) ?? 0) + 1;
  equals.set(key, number);
  return number === 1 ? key : `${key}|${number}`;
}

function compositeOf({ detail, entry }: Omit<Item, 'key'>): string {
  const references = detail?.references.map(({ text }) => text.replace(/\s/g, '').toUpperCase()).join(',') ?? '';
  const payer = detail === undefined ? '' : (payerOf(detail) ?? '');
  const reversal = entry.isReversal ? 'reversal' : '';
  return [references, detail?.endToEndId ?? '', payer, reversal].join('|');
}

/** Who paid: the one for whom was paid, if that is another. */
export function payerOf({ debtor, ultimateDebtor }: EntryDetail): string | undefined {
  return ultimateDebtor?.name ?? debtor?.name;
}

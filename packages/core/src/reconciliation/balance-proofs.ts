import {
  type Booking,
  isStatement,
  type Message,
  type Place,
  type ReadStatement,
  toldOfBooking,
} from '../booking/index.ts';
import { append } from '../lists.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { type StatementFile, signedAmount } from '../statement/index.ts';
import { problem } from './problems.ts';

/** An account statement held against what was counted of it: what it begins with and every booking of it once make what it ends with. */
export interface BalanceProof {
  readonly place: Pick<Place, 'file' | 'statement'>;
  readonly account: string;
  readonly currency: string;
  readonly opening: string;
  /** Credits less debits, each booking once; what is in doubt is not in it. */
  readonly counted: string;
  readonly closing: string;
  /** What is missing up to the closing balance: 0.00 where it is proved, below zero where too much was counted. */
  readonly difference: string;
}

interface Whole {
  readonly pages: readonly ReadStatement[];
  readonly first: Message;
  readonly last: Message;
}

/**
 * Proves the account statements (camt.053, MT940) of these files that have both balances and all of their pages. `RECONCILIATION_BALANCE_DIFFERS`
 * where one does not add up, `RECONCILIATION_STATEMENT_MISSING` where one does not begin with what the one before ended with.
 * Source: SPS 2025, cash management, Bal.
 */
export function balanceProofs(
  files: readonly StatementFile[],
  read: readonly ReadStatement[],
  bookings: readonly Booking[],
): { readonly proofs: readonly BalanceProof[]; readonly notices: readonly Problem[] } {
  const wholes = wholeStatements(files, read);
  const counted = countedByMessage(wholes, bookings);
  const proofs = wholes.map((whole) => proofOf(whole, counted));
  const notices = proofs.flatMap(({ place, account, difference }, at) => {
    // What the file itself does not add up to is said of the file
    const isSaid = wholes[at]?.pages.length === 1 && wholes[at].first.addsUp === false;
    if (isSaid || compareDecimals(difference, '0') === 0) return [];
    return [problem('RECONCILIATION_BALANCE_DIFFERS', ['statements', place.file], { account, difference })];
  });
  return { proofs, notices: [...notices, ...gapsBetween(wholes)] };
}

/** Statements with all their pages, each once. */
function wholeStatements(files: readonly StatementFile[], read: readonly ReadStatement[]): Whole[] {
  const groups = new Map<string, ReadStatement[]>();
  const seen = new Set<string>();
  for (const one of read) {
    const { base, key } = one.message;
    if (!isStatement(one.message) || seen.has(key)) continue;
    seen.add(key);
    append(groups, base, one);
  }
  return [...groups.values()].flatMap((group) => {
    const pages = [...group].sort((one, other) => one.message.page - other.message.page);
    const [first, last] = [pages[0], pages.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isAlone = first.message.page === 0;
    const isInOrder = isAlone ? pages.length === 1 : pages.every(({ message }, at) => message.page === at + 1);
    const isEnded = isAlone || files[last.place.file]?.page?.isLast !== false;
    const hasBalances = first.message.opening !== undefined && last.message.closing !== undefined;
    const isOneCurrency = first.message.opening?.slice(0, 3) === last.message.closing?.slice(0, 3);
    const isWhole =
      isInOrder && isEnded && hasBalances && isOneCurrency && pages.every((page) => isReadable(files, page));
    return isWhole ? [{ pages, first: first.message, last: last.message }] : [];
  });
}

/** Of an entry that cannot be read nothing was counted. */
function isReadable(files: readonly StatementFile[], { place }: ReadStatement): boolean {
  return files[place.file]?.statements[place.statement]?.unreadable === 0;
}

/** What was counted of the entries of each message: a booking once, whichever of its entries it has. */
function countedByMessage(wholes: readonly Whole[], bookings: readonly Booking[]): ReadonlyMap<string, string[]> {
  const bases = new Map(wholes.map(({ first }) => [first.base, first.opening?.slice(0, 3)]));
  const sums = new Map<string, string[]>();
  for (const booking of bookings) {
    if (booking.doubt !== undefined) continue;
    const met = new Set<string>();
    for (const told of toldOfBooking(booking)) {
      const { message, currency } = told;
      if (bases.get(message.base) !== currency || met.has(message.base)) continue;
      met.add(message.base);
      append(sums, message.base, signedAmount(told));
    }
  }
  return sums;
}

function proofOf({ pages, first, last }: Whole, counted: ReadonlyMap<string, string[]>): BalanceProof {
  const [opening, closing] = [first.opening ?? '', last.closing ?? ''];
  const sum = exactSumOf(counted.get(first.base) ?? []);
  return {
    place: (pages[0] as ReadStatement).place,
    account: first.account,
    currency: opening.slice(0, 3),
    opening: opening.slice(4),
    counted: sum,
    closing: closing.slice(4),
    difference: exactSumOf([closing.slice(4), negated(opening.slice(4)), negated(sum)]),
  };
}

/** Where the next statement of an account does not begin with what this one ended with. */
function gapsBetween(wholes: readonly Whole[]): Problem[] {
  const byAccount = new Map<string, Whole[]>();
  for (const one of wholes) append(byAccount, `${one.first.account} ${one.first.opening?.slice(0, 3)}`, one);
  return [...byAccount.values()].flatMap((all) => {
    const sorted = all
      .map((whole) => ({ whole, from: dayOf(whole.first, 'from'), to: dayOf(whole.last, 'to') }))
      .sort((one, other) => (one.from < other.from ? -1 : 1));
    return sorted.slice(1).flatMap(({ whole, from }, at): Problem[] => {
      const before = sorted[at] as (typeof sorted)[number];
      const [ended = '', begun = ''] = [before.whole.last.closing, whole.first.opening];
      const follows = before.to !== '' && from !== '' && before.to < from;
      if (!follows || compareDecimals(ended.slice(4), begun.slice(4)) === 0) return [];
      const params = {
        account: whole.first.account,
        one: before.to,
        ended: ended.slice(4),
        other: from,
        begun: begun.slice(4),
      };
      return [problem('RECONCILIATION_STATEMENT_MISSING', ['statements', whole.pages[0]?.place.file ?? 0], params)];
    });
  });
}

/** The first or last day that a statement is about; empty where it does not say. */
function dayOf({ from, to, days }: Message, end: 'from' | 'to'): string {
  const said = end === 'from' ? from : to;
  return said?.slice(0, 10) ?? (end === 'from' ? days[0] : days.at(-1)) ?? '';
}

import { compareDecimals, exactSumOf, negated } from '../money/index.ts';
import { compareEvents, compareTexts, currenciesOf, type Debtor, type DebtorEvent, type Period } from './debtor.ts';

/** A line of a debtor journal: what adds to what is owed is a debit, what settles it a credit. */
export interface DebtorLine {
  readonly event: DebtorEvent;
  readonly debtor: Debtor;
  /** Never negative; one of the two is `0.00`. */
  readonly debit: string;
  readonly credit: string;
  /** What is owed in this currency after this line. */
  readonly balance: string;
}

/** A debtor journal in one currency: opening + debits − credits = closing. */
export interface DebtorJournal {
  readonly currency: string;
  readonly opening: string;
  readonly lines: readonly DebtorLine[];
  readonly debits: string;
  readonly credits: string;
  readonly closing: string;
}

/**
 * The debtor journal of a period: for each currency, by its code, what was owed before, everything that changed it in order of the
 * days, and what is owed at the end. Currencies are never added up. `debtors` may be in any order; amounts are exact decimal texts.
 * Reports no problems.
 */
export function debtorJournal(debtors: readonly Debtor[], period: Period): readonly DebtorJournal[] {
  return currenciesOf(debtors).map((currency) => journalIn(currency, debtors, period));
}

/**
 * The account of one customer in a period, by currency: the lines of the debtor journal that are theirs, with balances of their own.
 * The statements of all customers add up to the journal. Reports no problems.
 */
export function customerStatement(
  debtors: readonly Debtor[],
  customer: string,
  period: Period,
): readonly DebtorJournal[] {
  return debtorJournal(
    debtors.filter((debtor) => debtor.customer === customer),
    period,
  );
}

function journalIn(currency: string, debtors: readonly Debtor[], { from, to }: Period): DebtorJournal {
  const all = debtors
    .filter((debtor) => debtor.currency === currency)
    .flatMap((debtor) => debtor.events.map((event) => ({ debtor, event })));
  const opening = exactSumOf(['0.00', ...all.filter(({ event }) => event.day < from).map(({ event }) => event.amount)]);
  const inPeriod = all.filter(({ event }) => event.day >= from && event.day <= to);
  let balance = opening;
  const lines = inPeriod.sort(byDay).map(({ debtor, event }): DebtorLine => {
    balance = exactSumOf([balance, event.amount]);
    const isDebit = compareDecimals(event.amount, '0') >= 0;
    const [debit, credit] = isDebit ? [event.amount, '0.00'] : ['0.00', negated(event.amount)];
    return { event, debtor, debit, credit, balance };
  });
  return {
    currency,
    opening,
    lines,
    debits: exactSumOf(['0.00', ...lines.map(({ debit }) => debit)]),
    credits: exactSumOf(['0.00', ...lines.map(({ credit }) => credit)]),
    closing: balance,
  };
}

type Place = Pick<DebtorLine, 'debtor' | 'event'>;

/** By day, on one day by invoice, and of one invoice in the order of what happened. */
function byDay(one: Place, other: Place): number {
  return (
    compareTexts(one.event.day, other.event.day) ||
    compareTexts(one.debtor.number, other.debtor.number) ||
    compareTexts(one.debtor.id, other.debtor.id) ||
    compareEvents(one.event, other.event)
  );
}

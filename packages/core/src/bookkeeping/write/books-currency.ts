import { productOf } from '../../money/decimal-text.ts';
import { ProblemList } from '../../problem-list.ts';
import type { Journal } from '../journal.ts';
import type { Reported } from '../problems.ts';
import type { BooksSettings } from '../settings.ts';

/** What an amount is worth in the currency of the books; undefined where its rate is not known. */
export function worthOf(
  amount: string,
  currency: string,
  { currency: books, rates }: BooksSettings,
): string | undefined {
  if (currency === books) return amount;
  const rate = rates.get(currency);
  return rate && productOf([amount, rate]);
}

/** `BOOKS_RATE_MISSING` for each currency of a journal of which the rate is not known, and `BOOKS_DECIMALS`. */
export function problemsOfAmounts({ entries }: Journal, settings: BooksSettings): ProblemList<Reported> {
  const problems = new ProblemList<Reported>();
  const { currency: books, rates } = settings;
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    if (currency !== books && !rates.has(currency))
      problems.report('BOOKS_RATE_MISSING', ['rates'], { currency, books });
  }
  const amounts = entries.flatMap(({ lines }) =>
    lines.flatMap(({ amount, foreign }) => [amount, foreign?.amount ?? '0']),
  );
  const fine = amounts.find((amount) => (amount.split('.')[1] ?? '').length > 2);
  if (fine !== undefined) problems.report('BOOKS_DECIMALS', [], { amount: fine });
  return problems;
}

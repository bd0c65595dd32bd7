import { expect, test } from 'vitest';
import type { CaseSummary } from '../../work/service/answers.ts';
import { countOf, totalsOf } from './sums.ts';

const caseOf = (currencyCode: string, value?: string) => ({ totalAmount: { currencyCode, value } }) as CaseSummary;

test('amounts are added up to the cent, each currency for itself', () => {
  const totals = totalsOf([
    caseOf('EUR', '10.00'),
    caseOf('CHF', '0.10'),
    caseOf('CHF', '0.20'),
    caseOf('CHF', '99999999.99'),
    caseOf('CHF'),
  ]);
  expect(totals).toEqual([
    { currencyCode: 'CHF', count: 4, withoutAmount: 1, value: '100000000.29' },
    { currencyCode: 'EUR', count: 1, withoutAmount: 0, value: '10.00' },
  ]);
  expect(countOf(totals)).toBe(5);
  expect(totalsOf([])).toEqual([]);
});

import type { CaseFilter, CaseSorting, EbillStore } from '@rappen/http';
import fc from 'fast-check';
import { expect } from 'vitest';
import { bill } from '../../../test/ebill-submissions.ts';
import type { Store } from '../src/store.ts';
import { created, newBiller } from './ebill.ts';
import { allCases, inOrder, meant, summed } from './filters.ts';
import { repeatCase } from './volume.ts';

const day = (month: number, date: number) =>
  `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as never;

/** Filters that many cases pass, few, or none. */
const filters: fc.Arbitrary<CaseFilter> = fc.record(
  {
    processingStatuses: fc.subarray(['STAGED', 'INVALID', 'FAILED', 'DELIVERED', 'PROCESSING'] as const),
    statuses: fc.subarray(['OPEN', 'REJECTED', 'COMPLETED'] as const),
    types: fc.subarray(['Bill', 'CreditAdvice'] as const, { minLength: 1 }),
    text: fc.constantFrom('all', 'ALL HAVE', 'few', 'few 7', 'seldom', '17', '7', 'q', 'no case', '%', 'v-4'),
    dueFrom: fc.constantFrom(day(1, 1), day(3, 10), day(6, 1), day(12, 31)),
    dueTo: fc.constantFrom(day(3, 12), day(6, 30), day(12, 31)),
    submittedFrom: fc.constantFrom(day(1, 5), day(5, 1)),
    submittedTo: fc.constantFrom(day(2, 1), day(9, 30)),
    paidFrom: fc.constantFrom(day(2, 1), day(8, 1)),
    paidTo: fc.constantFrom(day(2, 3), day(12, 1)),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<CaseFilter>;

const sortings: readonly CaseSorting[] = ['submitted', 'referenceNumber', 'recipient', 'amount', 'dueDate'];

const dayOf = (n: string) =>
  `'2026-' || SUBSTR('0' || (${n} % 12 + 1), -2) || '-' || SUBSTR('0' || (${n} % 28 + 1), -2)`;
const onPostgres = (sql: string) => sql.replaceAll(/SUBSTR\((.*?), -2\)/g, 'RIGHT($1, 2)');

/** Compares lists and sums of a store with so many cases with what looking at each case comes to. */
export async function compareLists({ database, ebill }: Store, count: number, numRuns: number): Promise<void> {
  const biller = await newBiller(ebill);
  const { id } = await created(ebill, biller.id, bill('first'));
  const columns = {
    processing_status: "CASE WHEN n % 50 = 3 THEN 'STAGED' WHEN n % 50 = 4 THEN 'FAILED' ELSE 'DELIVERED' END",
    status: "CASE WHEN n % 200 = 1 THEN 'REJECTED' WHEN n % 3 = 0 THEN 'COMPLETED' ELSE 'OPEN' END",
    type: "CASE WHEN n % 7 = 0 THEN 'CreditAdvice' ELSE 'Bill' END",
    currency: "CASE WHEN n % 5 = 0 THEN 'EUR' ELSE 'CHF' END",
    amount: "CASE WHEN n % 11 = 0 THEN NULL ELSE (n % 9000 + 100) || '.50' END",
    due_date: `CASE WHEN n % 13 = 0 THEN NULL ELSE ${dayOf('(n * 7)')} END`,
    submitted_on: `'2026-' || SUBSTR('0' || (n * 11 / ${count} + 1), -2) || '-05'`,
    paid_on: `CASE WHEN n % 3 = 0 THEN ${dayOf('(n * 5)')} END`,
    recipient_key: "'r ' || (n % 400)",
    search_text: `'v-' || n || ' all have this' || CASE WHEN n % 40 = 7 THEN ' few ' || n WHEN n < 3 THEN ' seldom' ELSE '' END`,
  };
  const own = database.dialect === 'sqlite' ? columns : mapped(columns);
  await repeatCase(database, biller.id, id, count, own);
  const cases = await allCases(database, biller.id);
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...sortings),
      fc.constantFrom('ascending' as const, 'descending' as const),
      fc.constantFrom(3, 60, 1000),
      async (filter, sortBy, sortOrder, limit) => {
        const all = meant(cases, filter);
        const expected = inOrder(all, sortBy, sortOrder);
        expect(await ebill.cases.totals(biller.id, filter)).toEqual(summed(all));
        expect(await firstPages(ebill, biller.id, { ...filter, sortBy, sortOrder, limit })).toEqual(
          expected.slice(0, 2 * limit),
        );
      },
    ),
    { numRuns },
  );
}

function mapped(columns: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(columns).map(([name, sql]) => [name, onPostgres(sql)]));
}

async function firstPages(ebill: EbillStore, billerId: number, query: Parameters<EbillStore['cases']['list']>[1]) {
  const first = (await ebill.cases.list(billerId, query)).map(({ id }) => id);
  if (first.length < query.limit) return first;
  const second = await ebill.cases.list(billerId, { ...query, before: first.at(-1) });
  return [...first, ...second.map(({ id }) => id)];
}

import type { Biller, CaseFilter, EbillStore, NewCase, StoredCase } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { bill, type today } from '../../../../test/ebill-submissions.ts';
import { created, newCase, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import type { Store } from '../store.ts';
import { caseQueries } from './case-queries.ts';

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('business cases', () => {
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(start, (kept) => {
      ({ store, ebill, biller } = kept);
    });

    test('come in the order of each column, page by page, and are added up', async () => {
      const made = [
        ['S-2', 'Zürcher AG', '9.90', 'CHF', '2026-12-20'],
        ['S-1', 'Äbi & Co', '100.00', 'CHF', '2026-12-01'],
        ['S-4', 'aebersold', '99999999.99', 'CHF', '2027-01-31'],
        ['S-3', 'Écluse SA', '10.00', 'EUR', undefined],
        ['S-5', 'Meier', undefined, 'EUR', '2026-12-20'],
        ['S-6', 'meier', '10.00', 'CHF', '2026-12-20'],
      ] as const;
      for (const [number, name, value, currencyCode, dueDate] of made) {
        const submission = await newCase(ebill, bill(number), 'STAGE');
        const content = { ...submission.content, recipient: { name }, totalAmount: { value, currencyCode }, dueDate };
        await ebill.cases.create(biller.id, { ...submission, content } as NewCase);
      }
      const numbers = async (query: object) => {
        const found: string[] = [];
        for (let before: number | undefined; ; ) {
          const page = await ebill.cases.list(biller.id, { limit: 2, before, ...query });
          found.push(...page.map(({ referenceNumber }) => referenceNumber.slice(2)));
          before = page.at(-1)?.id;
          if (page.length < 2) return found.join('');
        }
      };
      const orders = {
        submitted: '214356',
        referenceNumber: '123456',
        recipient: '143562',
        amount: '523614',
        dueDate: '125643',
      } as const;
      for (const [sortBy, ascending] of Object.entries(orders)) {
        expect(await numbers({ sortBy, sortOrder: 'ascending' }), sortBy).toBe(ascending);
        const descending = [...ascending].reverse().join('');
        expect(await numbers({ sortBy, sortOrder: 'descending' }), sortBy).toBe(descending);
      }
      const due = { dueFrom: '2026-12-20' as typeof today, dueTo: '2027-01-30' as typeof today };
      expect(await numbers({ ...due, sortBy: 'amount' })).toBe('625');
      expect(await numbers({ submittedFrom: '2026-11-21', submittedTo: '2026-11-21', ...due })).toBe('652');
      expect(await numbers({ submittedTo: '2026-11-20' })).toBe('');
      expect(await ebill.cases.list(biller.id, { sortBy: 'amount', before: 2_147_483_647, limit: 2 })).toEqual([]);
      expect(await ebill.cases.totals(biller.id, {})).toEqual([
        { currencyCode: 'CHF', count: 4, withoutAmount: 0, value: '100000119.89' },
        { currencyCode: 'EUR', count: 2, withoutAmount: 1, value: '10.00' },
      ]);
      expect(await ebill.cases.totals(biller.id, { ...due, text: 'meier' })).toEqual([
        { currencyCode: 'CHF', count: 1, withoutAmount: 0, value: '10.00' },
        { currencyCode: 'EUR', count: 1, withoutAmount: 1, value: '0.00' },
      ]);
      expect(await ebill.cases.totals(biller.id, { statuses: [] })).toEqual([]);
    });

    test('are found by the day on which they were paid', async () => {
      const paid = await created(ebill, biller.id, bill('paid'));
      const other = await created(ebill, biller.id, bill('settled elsewhere'));
      const approvedAmount = paid.totalAmount;
      const approved = { kind: 'approved', approvedAmount } as const;
      const at = '2026-11-30T23:30:00.000Z';
      const change = (found: StoredCase, events: Parameters<typeof step>[1]) =>
        ebill.cases.change(biller.id, { at, cases: [step(found, events)] });
      await change(paid, [approved, { kind: 'completed', cause: 'paid' }]);
      await change(other, [{ kind: 'completed', cause: 'settledElsewhere' }]);
      const totals = (paidFrom: string, paidTo: string) =>
        ebill.cases.totals(biller.id, { paidFrom, paidTo } as CaseFilter);
      expect(await totals('2026-11-01', '2026-11-30')).toEqual([]);
      expect(await totals('2026-12-01', '2026-12-31')).toMatchObject([{ count: 1, value: '140.80' }]);
    });

    test.each(['recipient', 'amount', 'dueDate', 'referenceNumber'] as const)(
      'sorted by %s are read from an index, and not sorted',
      async (sortBy) => {
        const asked: string[] = [];
        const watched = caseQueries({
          ...store.database,
          query: (sql, parameters) => {
            asked.push(sql);
            return store.database.query(sql, parameters);
          },
        });
        const one = await created(ebill, biller.id, bill('1'));
        await watched.list(biller.id, { sortBy, before: one.id, limit: 10 });
        const sql = asked.at(-1) ?? '';
        // PostgreSQL reads a table of a few rows whole, whatever index there is
        const isSqlite = await store.database.query('SELECT sqlite_version() AS version').then(
          () => true,
          () => false,
        );
        if (!isSqlite) return;
        const places = sql.split('?').length - 1;
        const plan = await store.database.query(`EXPLAIN QUERY PLAN ${sql}`, Array(places).fill(1));
        const details = plan.map((row) => String(row['detail'])).join();
        expect(details).toMatch(/SEARCH ebill_case USING INDEX ebill_case_/);
        expect(details).not.toContain('TEMP B-TREE');
      },
    );
  });
});

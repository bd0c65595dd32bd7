import { expect, test } from 'vitest';
import { catalogue } from '../../language/en.ts';
import { readTable } from '../../work/maker/read-bills.ts';
import type { CaseSummary } from '../../work/service/answers.ts';
import { caseTable } from './case-table.ts';

const { texts } = catalogue;
const found: CaseSummary = {
  id: 7,
  type: 'Bill',
  referenceNumber: '=1+1',
  totalAmount: { value: '149.90', currencyCode: 'CHF' },
  businessCaseDate: '2026-11-20',
  dueDate: '2026-12-20',
  recipientName: '@SUM(A1)',
  processingStatus: 'DELIVERED',
  status: 'APPROVED',
  // The first minutes of the next day in Switzerland
  createdAt: '2026-11-20T23:30:00.000Z',
} as CaseSummary;

test('cases are rows with amounts as numbers and days as days', () => {
  const [header, row] = caseTable([found], texts, { names: ['Result'], cellsOf: () => ['released'] });
  expect(header).toContain('Reference number');
  expect(header).toHaveLength(row?.length ?? 0);
  expect(row).toEqual([
    'Bill',
    '=1+1',
    '@SUM(A1)',
    'CHF',
    { number: '149.90' },
    { date: '2026-11-20' },
    { date: '2026-12-20' },
    { date: '2026-11-21' },
    'delivered',
    'approved',
    'released',
  ]);
});

test('no text of a case becomes a formula, and what is not there stays empty', () => {
  const { dueDate: _, ...other } = found;
  const without = { ...other, processingStatus: 'STAGED', totalAmount: { currencyCode: 'CHF' } } as CaseSummary;
  const csv = String(readTable('csv', caseTable([without], texts)));
  expect(csv).toContain("Bill;'=1+1;'@SUM(A1);CHF;;2026-11-20;;2026-11-21;awaiting release;\r\n");
});

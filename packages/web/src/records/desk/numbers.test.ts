import { describe, expect, test } from 'vitest';
import { dueDayOf, nextNumber, numberOf } from './numbers.ts';
import { newCompany } from './records.ts';

describe('numbers of invoices', () => {
  test.each([
    ['{YYYY}-{NNN}', 7, '2026-007'],
    ['R{YY}{MM}-{NNNN}', 12, 'R2611-0012'],
    ['{N}', 1042, '1042'],
    ['A', 5, 'A5'],
    ['', 5, '5'],
  ])('%s and %i make %s', (pattern, running, number) => expect(numberOf(pattern, running, '2026-11-24')).toBe(number));
  test('the next one is one that nobody has', () => {
    const company = { ...newCompany('de'), nextNumber: 3 };
    expect(nextNumber(company, 'invoice', '2026-11-24', new Set(['2026-003', '2026-004']))).toEqual({
      number: '2026-005',
      running: 5,
    });
  });
  test.each([
    ['offer', 'A-2026-001'],
    ['confirmation', 'AB-2026-001'],
    ['delivery', 'L-2026-001'],
  ] as const)('of an %s are a series of their own, whatever the counter of invoices says: %s', (kind, number) => {
    const company = { ...newCompany('de'), nextNumber: 30 };
    expect(nextNumber(company, kind, '2026-11-24', new Set(['2026-001'])).number).toBe(number);
    expect(nextNumber(company, kind, '2026-11-24', new Set([number])).number).toBe(number.replace('001', '002'));
    expect(nextNumber({ ...company, offerPattern: 'X{N}' }, 'offer', '2026-11-24', new Set()).number).toBe('X1');
  });
});

test.each(['', 'x', '-1', '1.5', '99999'])('%s days give no due day', (days) =>
  expect(dueDayOf({ date: '2026-11-24', days })).toBe(''),
);

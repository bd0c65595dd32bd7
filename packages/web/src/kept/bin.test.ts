import { expect, test } from 'vitest';
import { newCompany, newCustomer, newInvoice } from '../records/desk/records.ts';
import { type BinEntry, isDisposable, isOver, keptUntil, stateTextOf } from './bin.ts';

const day = '2026-02-10';
const company = newCompany('de');
const customer = { kind: 'customers' as const, id: 'k', before: newCustomer(company.id), after: '' };
const draft = { kind: 'invoices' as const, id: 'd', before: newInvoice(company, day), after: '' };
const issued = { ...draft, before: { ...draft.before, issuedOn: '2024-05-01' } };
const entry = (changes: BinEntry['changes'], until = ''): BinEntry => ({
  id: 'b',
  day,
  until,
  reason: 'removed',
  changes,
});

test.each([
  ['a draft and a customer: 30 days', [customer, draft], '2026-03-12', true],
  ['an issued invoice: ten years after the one of its issue', [customer, issued], '2034-12-31', false],
  [
    'one that was kept longer already: 30 days',
    [{ ...issued, before: { issuedOn: '2001-01-01' } }],
    '2026-03-12',
    false,
  ],
  ['a record that was not there: 30 days', [{ ...draft, before: undefined }], '2026-03-12', true],
] as const)('%s', (_name, changes, until, mayGo) => {
  expect(
    keptUntil(
      day,
      changes.map((change) => change),
    ),
  ).toBe(until);
  expect(isDisposable(entry([...changes]))).toBe(mayGo);
  expect([isOver(entry([...changes], until), until), isOver(entry([...changes], until), '2099-01-01')]).toEqual([
    false,
    true,
  ]);
});

test('what has no last day stays', () => expect(isOver(entry([]), '2099-01-01')).toBe(false));

test('a record is told from another state of it, whatever the order of its members', () => {
  expect(stateTextOf({ a: 1, b: { c: '', d: undefined } })).toBe(stateTextOf({ b: { c: '' }, a: 1 }));
  expect(stateTextOf({ a: 1 })).not.toBe(stateTextOf({ a: 2 }));
  expect(stateTextOf(undefined)).toBe('');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCompany, newInvoice } from '../records/desk/records.ts';
import type { BinEntry } from './bin.ts';
import type { KeptRecord } from './database.ts';
import { mergedKind, numbersUsedTwice } from './merge.ts';

type Text = KeptRecord & { readonly text: string };

const record = (id: string, revision: number, text: string): Text => ({ id, revision, text });
const removed = (before: Text): BinEntry => ({
  id: `gone ${before.id}`,
  day: '2026-11-26',
  until: '',
  reason: 'removed',
  changes: [{ kind: 'customers', id: before.id, before, after: '' }],
});
const merged = (
  here: readonly Text[],
  there: readonly Text[],
  binHere: readonly BinEntry[] = [],
  binThere: readonly BinEntry[] = [],
) => {
  const { after, left } = mergedKind('customers', new Map(here.map((one) => [one.id, one])), there, {
    here: binHere,
    there: binThere,
  });
  return { after: [...after.values()] as Text[], left: left as Text[] };
};

describe('two computers come together', () => {
  test.each([
    ['what only one has stays or is added', [record('a', 1, 'A')], [record('b', 1, 'B')], ['A', 'B'], []],
    ['what was changed more often counts', [record('a', 2, 'A')], [record('a', 3, 'new')], ['new'], []],
    ['what was changed less often is left over', [record('a', 3, 'A')], [record('a', 2, 'old')], ['A'], ['old']],
    [
      'what was changed as often stays, and the other is left over',
      [record('a', 2, 'A')],
      [record('a', 2, 'B')],
      ['A'],
      ['B'],
    ],
    ['what is the same leaves nothing over', [record('a', 2, 'A')], [record('a', 5, 'A')], ['A'], []],
  ])('%s', (_name, here, there, texts, left) => {
    const result = merged(here, there);
    expect([result.after.map(({ text }) => text), result.left.map(({ text }) => text)]).toEqual([texts, left]);
  });
  test('what was deleted on either side stays deleted, unless it was changed since', () => {
    const [old, changed] = [record('a', 2, 'A'), record('a', 3, 'changed')];
    expect(merged([], [old], [removed(old)]).after).toEqual([]);
    expect(merged([], [changed], [removed(old)]).after).toEqual([changed]);
    expect(merged([old], [], [], [removed(old)]).after).toEqual([]);
    expect(merged([changed], [], [], [removed(old)]).after).toEqual([changed]);
  });
  test('nothing is lost, and going on from either side ends at the same', () => {
    const records = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c'), revision: fc.nat(3), text: fc.constantFrom('x', 'y', 'z') }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(records, records, (here, there) => {
        const first = merged(here, there);
        const told = new Set([...first.after, ...first.left, ...here].map(({ id, text }) => `${id}${text}`));
        for (const { id, text } of there) expect(told).toContain(`${id}${text}`);
        expect(new Set(first.after.map(({ id }) => id))).toEqual(new Set([...here, ...there].map(({ id }) => id)));
        // The other computer takes the result: it says the same from then on, but for what was changed as often
        const second = merged(there, first.after);
        for (const one of second.after) {
          const [own, other] = [first.after, there].map((list) => list.find(({ id }) => id === one.id));
          const isClash = own && other && own.revision === other.revision && own.text !== other.text;
          if (!isClash) expect(one.text).toBe(own?.text);
        }
      }),
    );
  });
});

test('numbers that two invoices have are named, drafts and other companies have none', () => {
  const company = newCompany('de');
  const invoice = { ...newInvoice(company, '2026-11-26'), number: 'R-1', issuedOn: '2026-11-26' };
  const others = [
    { ...invoice, id: '2', issuedOn: '' },
    { ...invoice, id: '3', companyId: 'x' },
    { ...invoice, id: '4', kind: 'reminder' as const },
  ];
  expect(numbersUsedTwice({ invoices: [invoice, ...others] })).toEqual([]);
  expect(numbersUsedTwice({ invoices: [invoice, ...others, { ...invoice, id: '5' }] })).toEqual(['R-1']);
});

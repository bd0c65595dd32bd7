import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetRow } from '../../sheet/fields.ts';
import { type RowChange, swapped } from './row-changes.ts';

const row = (number: number, text = ''): SheetRow => ({ number, cells: [text], problems: [] });

test('whatever is edited, removed or added comes back as it was, and is made again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('edit', 'remove', 'leave'), { maxLength: 30 }),
      fc.nat(3),
      fc.boolean(),
      (what, addedCount, isRemoval) => {
        const rows = what.map((_, index) => row(index + 1));
        // A step removes, or else edits and adds
        const changes: RowChange[] = what.flatMap((each, index): RowChange[] => {
          const before = rows[index] as SheetRow;
          if (isRemoval) return each === 'remove' ? [{ index, before, after: undefined }] : [];
          return each === 'edit' ? [{ index, before, after: row(index + 1, 'typed') }] : [];
        });
        for (let nth = 0; !isRemoval && nth < addedCount; nth++)
          changes.push({ index: rows.length + nth, before: undefined, after: row(rows.length + nth + 1, 'new') });
        const after = swapped(rows, changes, 'after');
        const count = changes.reduce(
          (sum, { before, after: made }) => sum + (before === undefined ? 1 : made === undefined ? -1 : 0),
          rows.length,
        );
        expect(after).toHaveLength(count);
        expect(swapped(after, changes, 'before')).toEqual(rows);
        expect(swapped(swapped(after, changes, 'before'), changes, 'after')).toEqual(after);
      },
    ),
  );
});

test('a row that was removed from among others comes back to its place', () => {
  const rows = [1, 2, 3, 4].map((number) => row(number));
  const changes = [1, 2].map((index) => ({ index, before: rows[index], after: undefined }));
  const left = swapped(rows, changes, 'after');
  expect(left.map(({ number }) => number)).toEqual([1, 4]);
  expect(swapped(left, changes, 'before').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

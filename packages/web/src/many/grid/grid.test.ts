import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetsOf, remarkHeight, rowAt, rowsInView } from './rows-in-view.ts';
import { moved, pasted, rangeOf, readTsv, writeTsv } from './selection.ts';

const size = { rows: 100, filledRows: 100, columns: 5, page: 10 };

test.each([
  ['ArrowUp', false, [4, 2]],
  ['ArrowDown', false, [6, 2]],
  ['ArrowLeft', false, [5, 1]],
  ['ArrowRight', false, [5, 3]],
  ['ArrowDown', true, [99, 2]],
  ['Home', false, [5, 0]],
  ['End', false, [5, 4]],
  ['Home', true, [0, 0]],
  ['End', true, [99, 4]],
  ['PageDown', false, [15, 2]],
  ['PageUp', false, [0, 2]],
] as const)('%s (with control: %s) leads to %j', (key, isControl, [row, column]) => {
  expect(moved({ row: 5, column: 2 }, key, isControl, size)).toEqual({ row, column });
  expect(moved({ row: 5, column: 2 }, 'a', isControl, size)).toBeUndefined();
});

test('no key leaves the grid', () => {
  expect(moved({ row: 0, column: 0 }, 'ArrowUp', false, size)).toEqual({ row: 0, column: 0 });
  expect(moved({ row: 99, column: 4 }, 'ArrowRight', false, size)).toEqual({ row: 99, column: 4 });
});

test('control leads to the last row that holds something, a single step to the empty one behind it', () => {
  const open = { ...size, rows: 101 };
  expect(moved({ row: 5, column: 2 }, 'ArrowDown', true, open)).toEqual({ row: 99, column: 2 });
  expect(moved({ row: 5, column: 2 }, 'End', true, open)).toEqual({ row: 99, column: 4 });
  expect(moved({ row: 99, column: 2 }, 'ArrowDown', false, open)).toEqual({ row: 100, column: 2 });
});

test('cells that are copied are pasted as they were', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é') });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(cell, { minLength: 16, maxLength: 16 }),
      (height, width, texts) => {
        const rows = Array.from({ length: height }, (_, row) => texts.slice(row * width, (row + 1) * width));
        // A single empty cell is copied as nothing
        if (height * width === 1 && rows[0]?.[0] === '') return;
        if (rows.at(-1)?.every((text) => text === '') && width === 1) return;
        expect(readTsv(writeTsv(rows))).toEqual(rows);
      },
    ),
  );
});

test('what a spreadsheet copies ends with a line end that is no row', () => {
  expect(readTsv('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

test('a single text fills the range, several begin at its corner and end at the edge', () => {
  const range = rangeOf({ active: { row: 1, column: 1 }, anchor: { row: 2, column: 0 } });
  expect(range).toEqual({ top: 1, bottom: 2, left: 0, right: 1 });
  expect(pasted([['x']], range, size)).toHaveLength(4);
  expect(pasted([['x', 'y', 'z']], { top: 99, bottom: 99, left: 3, right: 3 }, size)).toEqual([
    { row: 99, column: 3, text: 'x' },
    { row: 99, column: 4, text: 'y' },
  ]);
});

test('rows of different heights are found by where they are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 }),
      fc.nat(4000),
      (heights, top) => {
        const offsets = offsetsOf(heights, heights.length);
        const row = rowAt(offsets, top);
        if (top < (offsets.at(-1) as number)) {
          expect(offsets[row]).toBeLessThanOrEqual(top);
          expect(offsets[row + 1]).toBeGreaterThan(top);
        } else expect(row).toBe(heights.length - 1);
        const { from, to } = rowsInView(offsets, top, 300);
        expect(from).toBeLessThanOrEqual(row);
        expect(to).toBeGreaterThan(row);
      },
    ),
  );
  expect(rowsInView(offsetsOf([], 0), 0, 300)).toEqual({ from: 0, to: 0 });
});

test('a remark has room for all of its text: the narrower the grid, the more lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 240, max: 1600 }), (letters, width) => {
      const height = remarkHeight(letters, width);
      // At the width of a letter the text fits into the lines that there are
      expect((height - 16) * (width - 24)).toBeGreaterThanOrEqual(letters * 7.8 * 20);
      expect(remarkHeight(letters + 1, width)).toBeGreaterThanOrEqual(height);
    }),
  );
  expect(remarkHeight(200, 360)).toBeGreaterThan(remarkHeight(200, 1200));
});

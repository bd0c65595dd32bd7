import { expect, test } from 'vitest';
import { acTable, dcTable } from './jpeg-tables.ts';

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Every run of up to 15 zeros before a value of 1 to 10 bits, 16 zeros, and the end of a block (ITU-T T.81, F.1.2.2). */
const acSymbols = [
  0x00,
  0xf0,
  ...Array.from({ length: 16 }, (_, run) => Array.from({ length: 10 }, (__, bits) => run * 16 + bits + 1)).flat(),
];

test('each table has a code for each symbol, once', () => {
  expect([...acTable.symbols].sort((a, b) => a - b)).toEqual(acSymbols.sort((a, b) => a - b));
  expect([...dcTable.symbols]).toEqual(Array.from({ length: 12 }, (_, bits) => bits));
  for (const { counts, symbols } of [acTable, dcTable]) {
    expect([counts.length, sumOf(counts)]).toEqual([16, symbols.length]);
    // Codes fill less than all that there are, as the one of all ones is left free (ITU-T T.81, annex C)
    const filled = counts.reduce((part, count, index) => part + count / 2 ** (index + 1), 0);
    expect(filled).toBeLessThan(1);
    expect(filled).toBeGreaterThanOrEqual(1 - 2 ** -9);
  }
});

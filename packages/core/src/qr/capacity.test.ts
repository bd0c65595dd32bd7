import { expect, test } from 'vitest';
import { blocksOf, codewordCount, correctionLevels, levelM } from './capacity.ts';
import { encodeQrSymbol } from './symbol.ts';

test.each([
  [1, 26],
  [2, 44],
  [6, 172],
  [7, 196],
  [13, 532],
  [14, 581],
  [25, 1588],
  [32, 2465],
  [40, 3706],
])('version %i has %i codewords (ISO/IEC 18004, table 1)', (version, count) => {
  expect(codewordCount(version)).toBe(count);
});

test('the blocks of a symbol add up to its codewords', () => {
  for (let version = 1; version <= 40; version++) {
    for (const level of Object.values(correctionLevels)) {
      const { count, shortCount, shortDataCodewords, checkCodewords, dataCodewords } = blocksOf(version, level);
      expect(count * shortDataCodewords + (count - shortCount)).toBe(dataCodewords);
      expect(dataCodewords + count * checkCodewords).toBe(codewordCount(version));
      expect(shortCount).toBeGreaterThan(0);
    }
  }
});

test.each([
  [1, 'L', 17],
  [1, 'M', 14],
  [1, 'Q', 11],
  [1, 'H', 7],
  [9, 'M', 180],
  [10, 'M', 213],
  [25, 'M', 997],
  [40, 'L', 2953],
  [40, 'M', 2331],
  [40, 'Q', 1663],
  [40, 'H', 1273],
] as const)('version %i at level %s holds %i bytes and no more (ISO/IEC 18004, table 7)', (versionMax, level, max) => {
  expect(encodeQrSymbol(new Uint8Array(max), { level: correctionLevels[level], versionMax })).toMatchObject({
    value: { version: versionMax },
  });
  expect(encodeQrSymbol(new Uint8Array(max + 1), { level: correctionLevels[level], versionMax })).toMatchObject({
    ok: false,
    problems: [{ code: 'SYMBOL_DATA_TOO_LONG', params: { length: max + 1, versionMax, level, max } }],
  });
});

test('an ECI header costs its own room', () => {
  for (const [eci, max] of [
    [26, 13],
    [899, 12],
    [20_000, 11],
  ] as const) {
    const parameters = { level: levelM, versionMax: 1, eci } as const;
    expect(encodeQrSymbol(new Uint8Array(max), parameters).ok).toBe(true);
    expect(encodeQrSymbol(new Uint8Array(max + 1), parameters)).toMatchObject({ problems: [{ params: { max } }] });
  }
});

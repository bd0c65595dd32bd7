import fc from 'fast-check';
import nayuki from 'nayuki-qr-code-generator';
import { expect, test } from 'vitest';
import { maskPenalty, type PackedSymbol } from './penalty.ts';
import { emptyStrips, packRows, transposeStrips } from './strips.ts';
import { encodeQrSymbol, levelM, type QrSymbol } from './symbol.ts';

// How encoders read ISO/IEC 18004, 7.8.3.1 (read, and measured against):
// - ZXing (Java) and the writer of zxing-wasm: as the reference below, same masks throughout.
// - nayuki: rule 3 counts a pattern with light on both sides twice, wants it bounded by light on the other side as well
//   and also finds it enlarged (2:2:6:2:2, 8 light); exactly 40 % or 60 % dark counts as the lower step in rule 4.
// - qrcode-generator: rule 1 looks at the eight neighbours of each module, rule 3 needs no light area, rule 4 is not in
//   steps, and the format and version information is still light.
// - qr (paulmillr): rule 3 only inside the symbol and twice for light on both sides, format information still light.
// The symbols printed in the standard decide: see the test of them below.

/** The four rules written out module by module; what lies outside the symbol is the quiet zone. */
function referencePenalty(modules: Uint8Array, size: number): number {
  const isDark = (y: number, x: number): boolean =>
    y >= 0 && x >= 0 && y < size && x < size && modules[y * size + x] === 1;
  let penalty = 0;
  let dark = 0;
  for (const along of ['row', 'column']) {
    for (let line = 0; line < size; line++) {
      const at = (i: number): boolean => (along === 'row' ? isDark(line, i) : isDark(i, line));
      for (let from = 0, to = 1; from < size; from = to, to++) {
        while (to < size && at(to) === at(from)) to++;
        if (to - from >= 5) penalty += 3 + (to - from - 5);
      }
      for (let from = 0; from + 7 <= size; from++) {
        const isPattern = [...'1011101'].every((module, i) => at(from + i) === (module === '1'));
        const isLight = (start: number): boolean => [0, 1, 2, 3].every((i) => !at(start + i));
        if (isPattern && (isLight(from - 4) || isLight(from + 7))) penalty += 40;
      }
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (isDark(y, x)) dark++;
      const block = [isDark(y, x), isDark(y, x + 1), isDark(y + 1, x), isDark(y + 1, x + 1)];
      if (y + 1 < size && x + 1 < size && new Set(block).size === 1) penalty += 3;
    }
  }
  const deviationPercent = Math.abs((100 * dark) / (size * size) - 50);
  return penalty + 10 * Math.floor(deviationPercent / 5 + 1e-9);
}

function pack(modules: Uint8Array, size: number): PackedSymbol {
  const rows = packRows(modules, size);
  const columns = emptyStrips(size);
  transposeStrips(rows, columns, size);
  return { size, rows, columns };
}

function penaltyOf(modules: Uint8Array, size: number, limit = Number.POSITIVE_INFINITY): number {
  return maskPenalty(pack(modules, size), pack(new Uint8Array(size * size), size), limit);
}

const version = fc.integer({ min: 1, max: 40 });

/** Grids between all light and all dark, some with rows of finder-like patterns. */
const grid = fc
  .record({ version, seed: fc.integer(), darkPercent: fc.nat(100), finders: fc.boolean() })
  .map(({ version, seed, darkPercent, finders }) => {
    const size = 17 + 4 * version;
    let state = seed;
    const random = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 8) / 2 ** 24;
    };
    const modules = Uint8Array.from({ length: size * size }, () => (100 * random() < darkPercent ? 1 : 0));
    for (let i = 0; finders && i + 11 < modules.length; i += 3 + Math.floor(60 * random())) {
      const pattern = random() < 0.5 ? '00001011101' : '10111010000';
      const step = random() < 0.5 ? 1 : size;
      for (let j = 0; j < 11 && i + j * step < modules.length; j++) modules[i + j * step] = Number(pattern[j]);
    }
    return { modules, size };
  });

test('equals the reference on any grid', () => {
  fc.assert(
    fc.property(grid, ({ modules, size }) => {
      expect(penaltyOf(modules, size)).toBe(referencePenalty(modules, size));
    }),
  );
});

test('a limit is reached exactly by the penalties that are not below it', () => {
  fc.assert(
    fc.property(grid, fc.integer({ min: -300, max: 300 }), ({ modules, size }, distance) => {
      const penalty = penaltyOf(modules, size);
      const limit = penalty + distance;
      const limited = penaltyOf(modules, size, limit);
      if (penalty < limit) expect(limited).toBe(penalty);
      else expect(limited).toBeGreaterThanOrEqual(limit);
    }),
  );
});

function withMask(data: Uint8Array, mask: number, versionMin: number): QrSymbol {
  const encoded = encodeQrSymbol(data, { level: levelM, versionMin, mask });
  if (!encoded.ok) throw new Error('does not fit');
  return encoded.value;
}

test('a symbol has the lowest mask of least penalty by the reference', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 0, maxLength: 400 }),
      fc.integer({ min: 1, max: 14 }),
      (data, versionMin) => {
        const penalties = Array.from({ length: 8 }, (_, mask) => {
          const { modules, size } = withMask(data, mask, versionMin);
          const penalty = referencePenalty(modules, size);
          expect(penaltyOf(modules, size)).toBe(penalty);
          return penalty;
        });
        const chosen = encodeQrSymbol(data, { level: levelM, versionMin });
        expect(chosen).toMatchObject({ value: { mask: penalties.indexOf(Math.min(...penalties)) } });
      },
    ),
    { numRuns: 50 },
  );
});

// The package is written as an ES module but typed as CommonJS.
const { QrCode, QrSegment } = nayuki as unknown as typeof nayuki.default;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const latin = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['figure 1', 1, QrSegment.makeBytes(latin('QR Code Symbol')), 6],
  ['figure 29, top', 4, QrSegment.makeAlphanumeric(`${letters}0123456789${letters}`), 4],
  ['annex I', 1, QrSegment.makeNumeric('01234567'), 2],
] as const)('%s of ISO/IEC 18004:2024 has the mask of least penalty', (_, version, segment, printedMask) => {
  const penalties = Array.from({ length: 8 }, (_, mask) => {
    const symbol = QrCode.encodeSegments([segment], QrCode.Ecc.MEDIUM, version, version, mask, false);
    const { size } = symbol;
    const modules = Uint8Array.from({ length: size * size }, (_, i) =>
      symbol.getModule(i % size, Math.floor(i / size)) ? 1 : 0,
    );
    return penaltyOf(modules, size);
  });
  expect(penalties.indexOf(Math.min(...penalties))).toBe(printedMask);
});

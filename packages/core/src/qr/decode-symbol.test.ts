import fc from 'fast-check';
import nayuki from 'nayuki-qr-code-generator';
import qrcode from 'qrcode-generator';
import { expect, test } from 'vitest';
import { blocksOf } from './capacity.ts';
import { correctErrors } from './decode-errors.ts';
import { decodeSymbol, type SymbolModules } from './decode-symbol.ts';
import { layoutOf } from './layout.ts';
import { writeCheckCodewords } from './reed-solomon.ts';
import {
  correctionLevels,
  type ErrorCorrectionLevel,
  encodeQrSymbol,
  type QrSymbol,
  type QrSymbolParameters,
} from './symbol.ts';

// The package is written as an ES module but typed as CommonJS.
const { QrCode, QrSegment } = nayuki as unknown as typeof nayuki.default;
type Segments = ReturnType<typeof QrSegment.makeSegments>;
const eccLevels = { L: QrCode.Ecc.LOW, M: QrCode.Ecc.MEDIUM, Q: QrCode.Ecc.QUARTILE, H: QrCode.Ecc.HIGH };
const levels = ['L', 'M', 'Q', 'H'] as const;
const level = fc.constantFrom(...levels);

type NamedParameters = Omit<QrSymbolParameters, 'level'> & { readonly level: ErrorCorrectionLevel };

function encode(data: Uint8Array, { level, ...parameters }: NamedParameters): QrSymbol {
  const encoded = encodeQrSymbol(data, { ...parameters, level: correctionLevels[level] });
  if (!encoded.ok) throw new Error(JSON.stringify(encoded.problems));
  return encoded.value;
}

function modulesOf(size: number, isDark: (y: number, x: number) => boolean): SymbolModules {
  const modules = Uint8Array.from({ length: size * size }, (_, i) => (isDark(Math.floor(i / size), i % size) ? 1 : 0));
  return { size, modules };
}

function byNayuki(segments: Segments, version: number, level: (typeof levels)[number]): SymbolModules {
  const peer = QrCode.encodeSegments(segments, eccLevels[level], version, 40, -1, false);
  return modulesOf(peer.size, (y, x) => peer.getModule(x, y));
}

test('reads what our encoder writes, in every version, level and mask', () => {
  for (let version = 1; version <= 40; version++) {
    for (const level of levels) {
      const mask = (version + levels.indexOf(level)) % 8;
      const length = blocksOf(version, correctionLevels[level]).dataCodewords - 3;
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + version) & 0xff);
      const symbol = encode(data, { level, versionMin: version, mask });
      expect(decodeSymbol(symbol)).toMatchObject({ bytes: data, version, errorCorrectionLevel: level, eci: false });
    }
  }
});

test('reads text of any kind as UTF-8, with and without ECI', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 150 }),
      level,
      fc.constantFrom(undefined, 26),
      (text, level, eci) => {
        const data = new TextEncoder().encode(text);
        const symbol = encode(data, { level, ...(eci === undefined ? {} : { eci }) });
        expect(decodeSymbol(symbol)).toMatchObject({ text, bytes: data, eci: eci !== undefined });
      },
    ),
  );
});

test('reads numeric, alphanumeric and byte segments of nayuki-qr-code-generator', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 60 });
  const letters = fc.string({
    unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'),
    minLength: 1,
    maxLength: 60,
  });
  const segment = fc.oneof(
    digits.map((text) => ({ text, segment: QrSegment.makeNumeric(text) })),
    letters.map((text) => ({ text, segment: QrSegment.makeAlphanumeric(text) })),
    fc.string({ maxLength: 60 }).map((text) => ({ text, segment: QrSegment.makeBytes([...Buffer.from(text)]) })),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), level, fc.constantFrom(1, 10, 27), (parts, level, version) => {
      const symbol = byNayuki(
        parts.map((part) => part.segment),
        version,
        level,
      );
      expect(decodeSymbol(symbol)?.text).toBe(parts.map((part) => part.text).join(''));
    }),
  );
});

test('reads the symbols of qrcode-generator', () => {
  for (let version = 1; version <= 25; version++) {
    const peer = qrcode(version as Parameters<typeof qrcode>[0], 'M');
    peer.addData('0123456789', 'Numeric');
    peer.make();
    const symbol = modulesOf(peer.getModuleCount(), (y, x) => peer.isDark(y, x));
    expect(decodeSymbol(symbol)).toMatchObject({ text: '0123456789', version, errorCorrectionLevel: 'M' });
  }
});

test('character sets: Latin-1 named, Latin-1 guessed, others not read', () => {
  const bytes = QrSegment.makeBytes([0x4d, 0xfc, 0x6c]);
  expect(decodeSymbol(byNayuki([QrSegment.makeEci(3), bytes], 1, 'M'))).toMatchObject({ text: 'Mül', eci: true });
  expect(decodeSymbol(byNayuki([bytes], 1, 'M'))).toMatchObject({ text: 'Mül', eci: false });
  expect(decodeSymbol(byNayuki([QrSegment.makeEci(26), bytes], 1, 'M'))).toBeUndefined();
  expect(decodeSymbol(byNayuki([QrSegment.makeEci(20), bytes], 1, 'M'))).toBeUndefined();
  expect(decodeSymbol(byNayuki([QrSegment.makeEci(999_999), bytes], 1, 'M'))).toBeUndefined();
});

/** Wrong data and check codewords at random places: the modules of each are all turned. */
function damaged(symbol: QrSymbol, codewords: ReadonlySet<number>): SymbolModules {
  const { order, size } = layoutOf(symbol.version, correctionLevels[symbol.level]);
  const modules = symbol.modules.slice();
  let bit = 0;
  order.places.forEach((place, step) => {
    const word = (place >>> 5) - 4;
    const [strip, y] = [Math.floor(word / (size + 8)), word % (size + 8)];
    const width = order.bitMasks[step] === 3 ? 2 : 1;
    for (let k = width - 1; k >= 0; k--, bit++) {
      const at = y * size + 32 * strip + (place & 31) + k;
      if (codewords.has(bit >> 3)) modules[at] = 1 - (modules[at] as number);
    }
  });
  return { size, modules };
}

test('corrects as many wrong codewords as each block may have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 30 }), level, fc.nat(), (version, level, seed) => {
      const data = Uint8Array.from({ length: 40 }, (_, i) => (i * seed) & 0xff);
      const symbol = encode(data, { level, versionMin: version });
      const { count, checkCodewords, dataCodewords } = blocksOf(version, correctionLevels[level]);
      // The codewords of the blocks come in turn, so that neighbours are in different blocks
      const inData = count * (seed % Math.min(checkCodewords >> 1, Math.floor(dataCodewords / count)));
      const inChecks = count * (checkCodewords >> 1) - inData;
      const wrong = new Set([
        ...Array.from({ length: inData }, (_, i) => i),
        ...Array.from({ length: inChecks }, (_, i) => dataCodewords + i),
      ]);
      expect(decodeSymbol(damaged(symbol, wrong))?.bytes).toEqual(data);
    }),
    { numRuns: 60 },
  );
});

test('more wrong codewords than that are never another text', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      level,
      fc.infiniteStream(fc.nat(0xffff)),
      (version, level, numbers) => {
        const data = Uint8Array.from({ length: 5 }, (_, i) => 65 + i);
        const symbol = encode(data, { level, versionMin: version });
        const { codewords, checkCodewords } = blocksOf(version, correctionLevels[level]);
        const wrong = new Set(Array.from({ length: checkCodewords }, () => numbers.next().value % codewords));
        const decoded = decodeSymbol(damaged(symbol, wrong));
        if (decoded !== undefined) expect(decoded.bytes).toEqual(data);
      },
    ),
    { numRuns: 500 },
  );
});

test('three wrong modules in both copies of the format information', () => {
  const symbol = encode(Uint8Array.of(1, 2, 3), { level: 'Q' });
  const modules = symbol.modules.slice();
  for (const [y, x] of [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 20],
    [8, 19],
    [8, 18],
  ] as const) {
    modules[y * symbol.size + x] = 1 - (modules[y * symbol.size + x] as number);
  }
  expect(decodeSymbol({ size: symbol.size, modules })?.bytes).toEqual(Uint8Array.of(1, 2, 3));
});

test('garbage is nothing, and never an exception', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 41 }), fc.infiniteStream(fc.nat(1)), (version, bits) => {
      const size = 17 + 4 * version;
      const modules = Uint8Array.from({ length: size * size }, () => bits.next().value);
      expect(decodeSymbol({ size, modules })).toBeUndefined();
    }),
    { numRuns: 200 },
  );
  for (const size of [0, -3, 20, 21.5, Number.NaN, 181]) {
    expect(decodeSymbol({ size, modules: new Uint8Array(441) })).toBeUndefined();
  }
  expect(decodeSymbol({ size: 21, modules: new Uint8Array(440) })).toBeUndefined();
  expect(decodeSymbol({ size: 21, modules: new Uint8Array(441) })).toBeUndefined();
  expect(decodeSymbol({ size: 21, modules: new Uint8Array(441).fill(1) })).toBeUndefined();
});

test('a block is corrected up to the bound and left alone beyond it', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 100 }),
      fc.integer({ min: 7, max: 30 }),
      fc.nat(20),
      fc.infiniteStream(fc.nat(0xffff)),
      (data, degree, errors, numbers) => {
        const block = new Uint8Array(data.length + degree);
        block.set(data);
        writeCheckCodewords(data, { from: 0, to: data.length, degree }, block, { start: data.length, stride: 1 });
        const wrong = block.slice();
        const places = new Set(Array.from({ length: errors }, () => numbers.next().value % block.length));
        for (const place of places) wrong[place] = (wrong[place] as number) ^ (1 + (numbers.next().value % 255));
        const before = wrong.slice();
        if (places.size <= degree >> 1) {
          expect(correctErrors(wrong, degree, degree >> 1)).toBe(true);
          expect(wrong).toEqual(block);
        } else if (!correctErrors(wrong, degree, degree >> 1)) expect(wrong).toEqual(before);
      },
    ),
  );
});

test('a known place costs half of what an unknown error costs', () => {
  const block = new Uint8Array(30);
  writeCheckCodewords(block, { from: 0, to: 20, degree: 10 }, block, { start: 20, stride: 1 });
  const right = block.slice();
  const wrong = [0, 3, 7, 11, 19, 22, 24, 29];
  for (const index of wrong) block[index] = 255 - index;
  const tooMany = block.slice();
  expect(correctErrors(tooMany, 10, 5)).toBe(false);
  // Six known places and two unknown ones: 6 + 2 × 2 = 10
  expect(correctErrors(block.slice(), 10, 5, wrong.slice(0, 5))).toBe(false);
  expect(correctErrors(block, 10, 5, wrong.slice(0, 6))).toBe(true);
  expect(block).toEqual(right);
});

test('doubts about modules let a symbol be read that is damaged beyond its level', () => {
  const symbol = encode(new TextEncoder().encode('SPC'.repeat(60)), { level: 'M', versionMin: 10 });
  const whole = modulesOf(symbol.size, (y, x) => symbol.modules[y * symbol.size + x] === 1);
  const modules = whole.modules.slice();
  const sureness = new Float32Array(modules.length).fill(1);
  const { size } = whole;
  for (let y = 14; y < 38; y++) {
    for (let x = 18; x < 42; x++) {
      modules[y * size + x] = 1;
      sureness[y * size + x] = 0;
    }
  }
  expect(decodeSymbol({ size, modules })).toBeUndefined();
  expect(decodeSymbol({ size, modules, sureness })?.text).toBe('SPC'.repeat(60));
});

import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { hasTools, outputOf, withFiles } from '../../../../../test/oracles/tools.ts';
import { ValueReader } from '../value-reader.ts';
import type { CosDictionary } from '../values.ts';
import { decodeStream } from './filters.ts';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const dictionary = (entries: string): CosDictionary =>
  new ValueReader(ascii(`<<${entries}>>`), 0, { values: 100 }).value() as CosDictionary;
const decoded = (data: Uint8Array, entries: string, bytesMax = 1e6): Uint8Array | undefined =>
  decodeStream(data, dictionary(entries), bytesMax)?.bytes;

const bytes = fc.uint8Array({ maxLength: 3000, size: 'max' });
const fewBytes = fc
  .array(fc.constantFrom(0, 1, 7, 255), { maxLength: 6000, size: 'max' })
  .map((all) => Uint8Array.from(all));

function hex(data: Uint8Array): Uint8Array {
  return ascii(`${Buffer.from(data).toString('hex')}>`);
}

function ascii85(data: Uint8Array): Uint8Array {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const group = [0, 1, 2, 3].reduce((sum, i) => sum * 256 + (data[at + i] ?? 0), 0);
    const count = Math.min(4, data.length - at);
    let digits = '';
    for (let rest = group, i = 0; i < 5; i++, rest = Math.floor(rest / 85)) {
      digits = String.fromCharCode(33 + (rest % 85)) + digits;
    }
    text += group === 0 && count === 4 ? 'z' : digits.slice(0, count + 1);
  }
  return ascii(`${text}~>`);
}

function runLength(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  for (let at = 0; at < data.length; ) {
    let run = 1;
    while (run < 128 && data[at + run] === data[at]) run++;
    if (run > 1) out.push(257 - run, data[at] as number);
    else out.push(0, data[at] as number);
    at += run;
  }
  return Uint8Array.from([...out, 128]);
}

/** Codes of 9 to 12 bits, highest bit first, as of ISO 32000-1, 7.4.4. */
function lzw(data: Uint8Array, earlyChange: 0 | 1): Uint8Array {
  const out: number[] = [];
  let bits = 0;
  let count = 0;
  let codes = new Map<string, number>();
  let next = 258;
  let width = 9;
  const write = (code: number): void => {
    bits = (bits << width) | code;
    for (count += width; count >= 8; count -= 8) out.push((bits >> (count - 8)) & 255);
    bits &= (1 << count) - 1;
  };
  const codeOf = (text: string): number => (text.length === 1 ? text.charCodeAt(0) : (codes.get(text) as number));
  const widthOf = (entries: number): number => {
    const reach = entries + earlyChange;
    return reach < 512 ? 9 : reach < 1024 ? 10 : reach < 2048 ? 11 : 12;
  };
  write(256);
  let known = '';
  for (const byte of data) {
    const longer = known + String.fromCharCode(byte);
    if (longer.length === 1 || codes.has(longer)) {
      known = longer;
      continue;
    }
    write(codeOf(known));
    codes.set(longer, next++);
    known = longer.slice(-1);
    // The decoder is one entry behind
    width = widthOf(next - 1);
    if (next === 4094) {
      write(256);
      codes = new Map();
      next = 258;
      width = 9;
    }
  }
  if (known !== '') write(codeOf(known));
  width = widthOf(next);
  write(257);
  if (count > 0) out.push((bits << (8 - count)) & 255);
  return Uint8Array.from(out);
}

function differences(data: Uint8Array, rowBytes: number, colours: number): Uint8Array {
  return data.map((byte, at) => (at % rowBytes < colours ? byte : byte - (data[at - colours] as number)));
}

/** Rows with the PNG filter type that `typeOf` chooses. */
function pngRows(data: Uint8Array, rowBytes: number, pixelBytes: number, typeOf: (row: number) => number): Uint8Array {
  const out: number[] = [];
  for (let start = 0, row = 0; start < data.length; start += rowBytes, row++) {
    const type = typeOf(row);
    out.push(type);
    for (let at = 0; at < rowBytes; at++) {
      const left = at >= pixelBytes ? (data[start + at - pixelBytes] as number) : 0;
      const up = data[start + at - rowBytes] ?? 0;
      const corner = at >= pixelBytes ? (data[start + at - rowBytes - pixelBytes] ?? 0) : 0;
      const estimate = left + up - corner;
      const nearest = [left, up, corner].sort((a, b) => Math.abs(estimate - a) - Math.abs(estimate - b))[0] as number;
      const predicted = [0, left, up, (left + up) >> 1, nearest][type] as number;
      out.push(((data[start + at] as number) - predicted) & 255);
    }
  }
  return Uint8Array.from(out);
}

describe('what is written is read', () => {
  test.each<readonly [string, (data: Uint8Array) => Uint8Array, string]>([
    ['ASCIIHex', hex, '/Filter/ASCIIHexDecode'],
    ['ASCII85', ascii85, '/Filter/ASCII85Decode'],
    ['run length', runLength, '/Filter/RunLengthDecode'],
    ['Flate', (data) => zlibSync(data), '/Filter/FlateDecode'],
    ['LZW', (data) => lzw(data, 1), '/Filter/LZWDecode'],
    ['LZW without early change', (data) => lzw(data, 0), '/Filter/LZWDecode/DecodeParms<</EarlyChange 0>>'],
    ['Flate in ASCII85', (data) => ascii85(zlibSync(data)), '/Filter[/A85/Fl]/DecodeParms[null null]'],
  ])('%s', (_name, encode, entries) => {
    fc.assert(
      fc.property(fc.oneof(bytes, fewBytes), (data) => {
        expect(decoded(encode(data), entries)).toEqual(data);
      }),
    );
  });

  const pixels = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 3, 4), fc.integer({ min: 1, max: 12 }));
  const picture = pixels.chain(([columns, colours, rows]) => {
    const length = columns * colours * rows;
    return fc.tuple(fc.constant({ columns, colours }), fc.uint8Array({ minLength: length, maxLength: length }));
  });

  test('predictors of PNG', () => {
    fc.assert(
      fc.property(picture, fc.nat(4), fc.boolean(), ([{ columns, colours }, data], first, mixes) => {
        const rows = pngRows(data, columns * colours, colours, (row) => (mixes ? (first + row) % 5 : first));
        const parameters = `/DecodeParms<</Predictor ${10 + first}/Columns ${columns}/Colors ${colours}>>`;
        expect(decoded(zlibSync(rows), `/Filter/FlateDecode${parameters}`)).toEqual(data);
        expect(decoded(lzw(rows, 1), `/Filter[/LZWDecode]/DecodeParms[${parameters.slice(12)}]`)).toEqual(data);
      }),
    );
  });

  test('the predictor of TIFF', () => {
    fc.assert(
      fc.property(picture, ([{ columns, colours }, data]) => {
        const parameters = `/DecodeParms<</Predictor 2/Columns ${columns}/Colors ${colours}>>`;
        const rows = differences(data, columns * colours, colours);
        expect(decoded(zlibSync(rows), `/Filter/FlateDecode${parameters}`)).toEqual(data);
      }),
    );
  });
});

test.skipIf(!hasTools('qpdf'))('qpdf reads the same (needs qpdf)', async () => {
  const data = Uint8Array.from({ length: 9000 }, (_, i) => (i * i) >> (i % 5));
  const cases: readonly (readonly [Uint8Array, string])[] = [
    [lzw(data, 1), '/Filter/LZWDecode'],
    [lzw(data, 0), '/Filter/LZWDecode/DecodeParms<</EarlyChange 0>>'],
    [ascii85(data), '/Filter/ASCII85Decode'],
    [runLength(data), '/Filter/RunLengthDecode'],
    [
      zlibSync(pngRows(data, 90, 3, (row) => row % 5)),
      '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 30/Colors 3>>',
    ],
    [zlibSync(differences(data, 90, 3)), '/Filter/FlateDecode/DecodeParms<</Predictor 2/Columns 30/Colors 3>>'],
  ];
  for (const [encoded, entries] of cases) {
    const head = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
    const stream = Buffer.concat([
      Buffer.from(`${head}3 0 obj<<${entries}/Length ${encoded.length}>>stream\n`, 'latin1'),
      encoded,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF\n'),
    ]);
    await withFiles([stream], ([path]) => {
      const show = ['--show-object=3', '--filtered-stream-data', path as string];
      const shown = outputOf('qpdf', '--warning-exit-0', ...show);
      expect(new Uint8Array(shown)).toEqual(data);
    });
    expect(decoded(encoded, entries)).toEqual(data);
  }
});

describe('what cannot be read', () => {
  test('filters of pictures are left', () => {
    expect(decodeStream(hex(ascii('abc')), dictionary('/Filter[/AHx/DCT]'), 100)).toEqual({
      bytes: ascii('abc'),
      rest: ['DCTDecode'],
      isWhole: true,
      isIntact: true,
    });
    expect(decodeStream(ascii('abc'), dictionary('/Filter 5 0 R'), 100)?.rest).toEqual(['?']);
  });

  test('data that is cut is known to be', () => {
    const whole = zlibSync(Uint8Array.from({ length: 500 }, (_, i) => (i * i) & 255));
    expect(decodeStream(whole, dictionary('/Filter/FlateDecode'), 1e4)?.isWhole).toBe(true);
    expect(decodeStream(whole.subarray(0, whole.length >> 1), dictionary('/Filter/FlateDecode'), 1e4)?.isWhole).toBe(
      false,
    );
  });

  test('more bytes than allowed are none', () => {
    const data = new Uint8Array(5000);
    for (const [encoded, filter] of [
      [zlibSync(data), 'Fl'],
      [lzw(data, 1), 'LZW'],
      [runLength(data), 'RL'],
      [ascii85(data), 'A85'],
    ] as const) {
      expect(decoded(encoded, `/Filter/${filter}`, 5000)).toEqual(data);
      expect(decoded(encoded, `/Filter/${filter}`, 3000)).toBeUndefined();
    }
  });

  test('predictors out of all measure', () => {
    for (const parameters of [
      'Predictor 99/Columns 999999999999',
      'Predictor 2/Columns -1',
      'Predictor 12/Colors 0',
      'Predictor 3',
    ]) {
      expect(decoded(zlibSync(ascii('abc')), `/Filter/Fl/DecodeParms<</${parameters}>>`)).toBeUndefined();
    }
  });

  test('any bytes, by any filter', () => {
    const filter = fc.constantFrom('AHx', 'A85', 'LZW', 'Fl', 'RL');
    fc.assert(
      fc.property(
        bytes,
        fc.array(filter, { maxLength: 3 }),
        fc.nat(16),
        fc.nat(9),
        (data, filters, predictor, columns) => {
          const parameters = `/DecodeParms<</Predictor ${predictor}/Columns ${columns}>>`;
          const names = filters.map((name) => `/${name}`).join('');
          expect(decoded(data, `/Filter[${names}]${parameters}`, 2000)?.length ?? 0).toBeLessThanOrEqual(3000);
        },
      ),
    );
  });
});

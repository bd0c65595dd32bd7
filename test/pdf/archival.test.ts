import fc from 'fast-check';
import jpegjs from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { renderPdf } from '../../packages/core/src/render/pdf.ts';
import { findingsOf } from '../../packages/pdf/src/archival/check/check.ts';
import { readIccProfile } from '../../packages/pdf/src/archival/check/icc-profile.ts';
import { readJpx } from '../../packages/pdf/src/archival/check/jpx.ts';
import { toPdfA3b } from '../../packages/pdf/src/archival/convert.ts';
import { type RasterPort, toPdfA3bWithRaster } from '../../packages/pdf/src/archival/raster.ts';
import { readCff } from '../../packages/pdf/src/fonts/cff.ts';
import { readCMap } from '../../packages/pdf/src/fonts/cmap.ts';
import { substituteFonts } from '../../packages/pdf/src/fonts/substitutes/index.ts';
import { readTrueType } from '../../packages/pdf/src/fonts/truetype.ts';
import { readType1 } from '../../packages/pdf/src/fonts/type1.ts';
import { readDocument } from '../../packages/pdf/src/syntax/document.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  isName,
  nameValue,
  numberValue,
  withEntries,
} from '../../packages/pdf/src/syntax/values.ts';
import { readPdfText } from '../../packages/pdf/src/text/index.ts';
import { Update } from '../../packages/pdf/src/writer/update.ts';
import { rawStream } from '../oracles/merge/raw-pdf.ts';
import { page } from '../oracles/pdfa-fixtures/parts.ts';
import { drawingOf, textShape } from '../oracles/sample-drawings.ts';
import { expectValue } from '../results.ts';

const now = '2026-11-21T10:00:00Z';
const bill = renderPdf([drawingOf([textShape('Rechnung über CHF 108.10', 20, 30)])]);

/** The document with entries of all dictionaries changed that have a key. */
function changed(key: string, change: (dictionary: CosDictionary) => Record<string, CosValue | undefined>): Uint8Array {
  const document = expectValue(readDocument(bill));
  const update = new Update(document);
  for (const number of document.crossReference.entries.keys()) {
    const object = document.object(number);
    if (object?.value.kind !== 'dictionary' || !object.value.entries.has(key)) continue;
    const value = withEntries(object.value, change(object.value));
    update.set({ kind: 'reference', number, generation: 0 }, value, object.stream);
  }
  return update.written();
}

const codes = (pdf: Uint8Array): string[] => findingsOf(expectValue(readDocument(pdf))).map(({ code }) => code);

describe('fonts', () => {
  test('as we embed them are right', () => {
    expect(toPdfA3b(bill, { now })).toEqual({
      ok: true,
      value: { pdf: bill, converted: false, changes: [], warnings: [] },
    });
  });

  test('must have the widths that the document says', () => {
    const wide = arrayValue([numberValue(0), numberValue(9999), numberValue(123)]);
    expect(codes(changed('W', () => ({ W: wide })))).toEqual(['PDFA_FONT_WIDTH']);
  });

  test('must be there, and whole', () => {
    expect(codes(changed('FontFile2', () => ({ FontFile2: undefined })))).toEqual(['PDFA_FONT_NOT_EMBEDDED']);
    const misnamed = changed('FontFile2', ({ entries }) => ({
      FontFile2: undefined,
      FontFile: entries.get('FontFile2'),
    }));
    expect(codes(misnamed)).toEqual(['PDFA_FONT_NOT_EMBEDDED']);
  });

  test('must be found by codes in a way that is known', () => {
    const encoding = nameValue('UniGB-UCS2-H');
    expect(codes(changed('DescendantFonts', () => ({ Encoding: encoding })))).toEqual(['PDFA_FONT_ENCODING']);
  });

  test('must have a sign for each code', () => {
    const program = changed('CIDToGIDMap', () => ({ CIDToGIDMap: nameValue('None') }));
    expect(codes(program)).toEqual(['PDFA_RULE_BROKEN', 'PDFA_FONT_DAMAGED']);
  });
});

test('changes and warnings are told, and the same document gives the same bytes', () => {
  const script: CosValue = withEntries({ kind: 'dictionary', entries: new Map() }, { S: nameValue('JavaScript') });
  const scripted = changed('Pages', () => ({ OpenAction: script }));
  const made = expectValue(toPdfA3b(scripted, { now }));
  expect(made.converted).toBe(true);
  expect(made.changes).toEqual([
    { code: 'file-rewritten', count: 1 },
    { code: 'action-removed', count: 1 },
  ]);
  expect(made.warnings).toEqual([{ code: 'action-removed', count: 1 }]);
  expect(toPdfA3b(scripted, { now })).toEqual({ ok: true, value: made });
});

test('options that are out of bounds are problems, and nothing throws', async () => {
  const noTimes = [
    '',
    'now',
    '2026-11-21',
    '2026-13-01T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:00:00+01:00',
  ];
  for (const wrong of noTimes) {
    const result = toPdfA3b(bill, { now: wrong });
    expect(result.ok || result.problems.map(({ code, path }) => [code, ...path]), wrong).toEqual([
      ['PDFA_OPTION', 'now'],
    ]);
  }
  const raster: RasterPort = () => Promise.reject(new Error('no page is drawn'));
  for (const rasterDpi of [0, 71, 601, Number.NaN, Number.POSITIVE_INFINITY]) {
    const result = await toPdfA3bWithRaster(bill, { now, raster, rasterDpi });
    expect(result.ok || result.problems.map(({ code, path }) => [code, ...path])).toEqual([
      ['PDFA_OPTION', 'rasterDpi'],
    ]);
  }
});

test('any change to a document gives a document that conforms, or problems', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: bill.length - 1 }),
      fc.integer({ min: 0, max: 255 }),
      fc.nat({ max: 40 }),
      (at, byte, cut) => {
        const damaged = bill.slice(0, bill.length - cut);
        damaged[Math.min(at, damaged.length - 1)] = byte;
        const result = toPdfA3b(damaged, { now });
        if (result.ok) expect(expectValue(toPdfA3b(result.value.pdf, { now })).converted).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
});

describe('programs of any bytes', () => {
  const start = fc.constantFrom(
    Uint8Array.of(),
    Uint8Array.of(0, 1, 0, 0, 0, 6),
    Uint8Array.of(1, 0, 4, 1, 0, 1, 1, 1, 5),
    new Uint8Array(Buffer.from('%!FontType1 currentfile eexec ')),
  );
  const bytes = fc
    .tuple(start, fc.uint8Array({ maxLength: 300 }))
    .map(([head, rest]) => Uint8Array.of(...head, ...rest));

  test('are read or refused', () => {
    fc.assert(
      fc.property(bytes, (program) => {
        readTrueType(program)?.widthOf(3);
        readCff(program)?.widthOf(0);
        readType1(program);
        readCMap(program, 1000);
        readIccProfile(program);
        readJpx(program, true);
      }),
      { numRuns: 300 },
    );
  });
});

test('character maps tell CIDs by ranges and single codes', () => {
  const map = readCMap(
    new Uint8Array(
      Buffer.from(
        '2 begincodespacerange <00> <7f> <8000> <ffff> endcodespacerange 1 begincidrange <8000> <80ff> 100 endcidrange 1 begincidchar <41> 7 endcidchar',
      ),
    ),
    1000,
  );
  const found: (number | undefined)[] = [];
  map?.each(Uint8Array.of(0x41, 0x80, 0x02, 0x42, 0xff), (cid) => found.push(cid));
  expect(found).toEqual([7, 102, undefined, undefined]);
});

describe('nothing is lost in silence', () => {
  const opening = '/OpenAction[3 0 R/XYZ 0 842 1]';

  test('where a document opens stays, and no warning is given for it', () => {
    const made = expectValue(toPdfA3b(page({ catalog: opening }), { now }));
    expect(made.changes.map(({ code }) => code)).not.toContain('action-removed');
    const { catalog } = expectValue(readDocument(made.pdf));
    expect(catalog?.entries.get('OpenAction')).toMatchObject({ kind: 'array' });
    const again = expectValue(toPdfA3b(made.pdf, { now: '2027-01-01T00:00:00Z' }));
    expect(again.pdf).toEqual(made.pdf);
  });

  const pixels = Uint8Array.from({ length: 8 * 8 * 4 }, (_, index) => (index * 37) % 256);
  const jpeg = new Uint8Array(jpegjs.encode({ data: pixels, width: 8, height: 8 }, 90).data);
  const packed = lzwOf(jpeg);
  const picture = (filters: string, data: Uint8Array) =>
    page({
      content: 'q 90 0 0 90 300 300 cm /I Do Q',
      resources: '/XObject<</I 100 0 R>>',
      objects: [
        rawStream(
          `/Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter[${filters}]`,
          Buffer.from(data).toString('latin1'),
        ),
      ],
    });

  test('a picture that was packed by LZW keeps its own data', () => {
    const made = expectValue(toPdfA3b(picture('/LZWDecode/DCTDecode', packed), { now }));
    const document = expectValue(readDocument(made.pdf));
    const image = [...document.crossReference.entries.keys()]
      .map((number) => document.object(number))
      .find((object) => object?.value.kind === 'dictionary' && isName(object.value.entries.get('Subtype'), 'Image'));
    const { value, stream } = image ?? expect.fail('no picture');
    expect(value).toMatchObject({ kind: 'dictionary' });
    const filter = value.kind === 'dictionary' ? value.entries.get('Filter') : undefined;
    expect(JSON.stringify(filter)).toContain('DCTDecode');
    expect(JSON.stringify(filter)).not.toContain('LZW');
    expect(stream).toEqual(jpeg);
  });

  test('a text that is too long for one string is shown in pieces', () => {
    const content = `BT /F 1 Tf 10 10 Td (${'a'.repeat(40_000)}) Tj ET`;
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>';
    const long = page({ content, resources: `/Font<</F ${font}>>` });
    const made = expectValue(toPdfA3b(long, { now, fonts: substituteFonts }));
    expect(made.changes.map(({ code }) => code)).toContain('content-repaired');
    const text = (pdf: Uint8Array) => expectValue(readPdfText(pdf)).text;
    expect(text(made.pdf)).toEqual(text(long));
  });

  test('one that nobody can unpack is refused, and not emptied', () => {
    for (const filters of ['/LZWDecode/FooDecode', '/FooDecode']) {
      expect(toPdfA3b(picture(filters, packed), { now }).ok).toBe(false);
    }
  });
});

/** LZW without compression: a clear code before each 250 bytes, 9 bits each (ISO 32000-1, 7.4.4). */
function lzwOf(bytes: Uint8Array): Uint8Array {
  const codes: number[] = [];
  for (const [index, byte] of bytes.entries()) {
    if (index % 250 === 0) codes.push(256);
    codes.push(byte);
  }
  codes.push(257);
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (octet) => Number.parseInt(octet.padEnd(8, '0'), 2));
}

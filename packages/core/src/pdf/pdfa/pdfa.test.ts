import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingOf, textShape } from '../../../../../test/oracles/sample-drawings.ts';
import { expectValue } from '../../../../../test/results.ts';
import { renderPdf } from '../../render/pdf.ts';
import { readDocument } from '../assembly/document.ts';
import { Update } from '../assembly/update.ts';
import { readCff } from '../fonts/cff.ts';
import { readCMap } from '../fonts/cmap.ts';
import { readTrueType } from '../fonts/truetype.ts';
import { readType1 } from '../fonts/type1.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  nameValue,
  numberValue,
  withEntries,
} from '../values/values.ts';
import { findingsOf } from './check/check.ts';
import { readIccProfile } from './check/icc-profile.ts';
import { readJpx } from './check/jpx.ts';
import { toPdfA3b } from './convert.ts';

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

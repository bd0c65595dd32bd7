import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxes, cff, trueType, type1 } from '../../../../test/oracles/pdfa-fixtures/font-programs.ts';
import { readCff } from './cff.ts';
import { editCff } from './edit-cff.ts';
import { editTrueType } from './edit-truetype.ts';
import { editType1 } from './edit-type1.ts';
import { type Demand, type GlyphPlan, planGlyphs } from './glyph-plan.ts';
import { glyphOfOutline, type Outline, outlinesOf } from './outline.ts';
import { sfntTables } from './sfnt.ts';
import { substituteFaces, substituteFonts } from './substitutes/index.ts';
import { readSubstitute } from './substitutes/substitute.ts';
import { readToUnicode, writeToUnicode } from './to-unicode.ts';
import { readTrueType } from './truetype.ts';
import { readType1 } from './type1.ts';
import { writeTrueType } from './write-truetype.ts';

const width = fc.integer({ min: 0, max: 3000 });
const point = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  isOn: fc.boolean(),
});
const outline: fc.Arbitrary<Outline> = fc.array(fc.array(point, { minLength: 1, maxLength: 12 }), { maxLength: 4 });
const symbols = new Uint8Array(readFileSync(new URL('../../../../fonts/FoxitSymbol.pfb', import.meta.url)));

/** A plan that gives a glyph another width, and adds one like it and an empty one. */
const planOf = (glyph: number, to: number, glyphCount: number): GlyphPlan =>
  planGlyphs(
    [
      { code: 1, glyph, own: 'none', width: to },
      { code: 2, glyph, own: 'copy', width: to + 7 },
      { code: 3, glyph: 0, own: 'blank', width: to + 9 },
    ],
    glyphCount,
    () => undefined,
  );

describe('TrueType', () => {
  test('outlines are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(outline, { minLength: 1, maxLength: 5 }), width, (outlines, advance) => {
        const glyphs = outlines.map((each) => ({ outline: each, advance }));
        const map = new Map(outlines.map((_, index) => [0xf020 + 3 * index, index] as const));
        const maps = [{ platform: 3, encoding: 0, glyphs: map }];
        const program = writeTrueType({ unitsPerEm: 1000, ascent: 800, descent: -200, glyphs, maps });
        const read = outlinesOf(sfntTables(program));
        expect(outlines.map((_, index) => read(index))).toEqual(outlines);
        const font = readTrueType(program);
        expect(font?.widthOf(outlines.length - 1)).toBe(advance);
        expect([...(font?.maps.get('3,0') ?? [])]).toEqual([...map].filter(([, glyph]) => glyph !== 0));
      }),
      { numRuns: 60 },
    );
  });

  test('has the widths and glyphs of a plan, and the others as before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), width, (glyph, to) => {
        const before = trueType();
        const font = readTrueType(before);
        const edited = editTrueType(before, planOf(glyph, to, font?.glyphCount ?? 0)) ?? new Uint8Array(0);
        const after = readTrueType(edited);
        expect(after?.glyphCount).toBe((font?.glyphCount ?? 0) + 2);
        const widths = [glyph, font?.glyphCount ?? 0, (font?.glyphCount ?? 0) + 1].map((each) => after?.widthOf(each));
        expect(widths.map((each) => Math.round(each ?? 0))).toEqual([to, to + 7, to + 9]);
        const [old, made] = [outlinesOf(sfntTables(before)), outlinesOf(sfntTables(edited))];
        expect(made(font?.glyphCount ?? 0)).toEqual(old(glyph));
        expect(after?.widthOf(glyph === 1 ? 2 : 1)).toBe(font?.widthOf(glyph === 1 ? 2 : 1));
      }),
      { numRuns: 30 },
    );
  });

  test('is written without glyphs that show nothing', () => {
    expect(glyphOfOutline([])).toHaveLength(0);
  });
});

describe('CFF', () => {
  test.each([
    ['by names', symbols, ['other1', 'other2']],
    ['by CIDs', cff(true), [70, 71]],
  ] as const)('has the widths and glyphs of a plan, and the others as before: %s', (_name, program, ids) => {
    const font = readCff(program);
    const count = font?.glyphCount ?? 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: count - 1 }), width, (glyph, to) => {
        const after = readCff(editCff(program, planOf(glyph, to, count), ids) ?? new Uint8Array(0));
        expect([glyph, count, count + 1].map((each) => after?.widthOf(each))).toEqual([to, to + 7, to + 9]);
        const found = ids.map((id) =>
          typeof id === 'string' ? after?.glyphsByName.get(id) : after?.glyphsByCid.get(id),
        );
        expect(found).toEqual([count, count + 1]);
        for (let each = 0; each < count; each++)
          if (each !== glyph) expect(after?.widthOf(each)).toBe(font?.widthOf(each));
      }),
      { numRuns: 30 },
    );
  });
});

describe('Type 1', () => {
  test.each([
    ['an ordinary one', {}],
    ['a file for Windows', { isPfb: true }],
    ['without encryption of programs', { lead: -1 }],
    ['without bytes in front of programs', { lead: 0 }],
  ])('has the widths and glyphs of a plan, and the others as before: %s', (_name, options) => {
    const edited = editType1(type1(options), planOf(1, 444, boxes.length), ['other1', 'other2']);
    const after = readType1(edited?.program ?? new Uint8Array(0));
    expect(after?.isPlain).toBe(true);
    expect(Object.fromEntries(after?.widths ?? [])).toEqual({
      ...Object.fromEntries(boxes.map((box) => [box.name, box.width])),
      a: 444,
      other1: 451,
      other2: 453,
    });
    expect(edited?.lengths.reduce((sum, length) => sum + length, 0)).toBe(edited?.program.length);
  });
});

test('a plan gives each code its width, and adds a glyph only where one is wanted in two', () => {
  const demand = fc.record({
    code: fc.integer({ min: 0, max: 255 }),
    glyph: fc.integer({ min: 0, max: 5 }),
    own: fc.constantFrom<Demand['own']>('none', 'copy', 'blank'),
    width: fc.option(
      fc.integer({ min: 0, max: 5 }).map((each) => each * 100),
      { nil: undefined },
    ),
  });
  const demands = fc.uniqueArray(demand, { selector: ({ code }) => code, maxLength: 20 });
  fc.assert(
    fc.property(demands, (wanted) => {
      const own = (glyph: number): number => glyph * 100;
      const plan = planGlyphs(wanted, 6, own);
      for (const { code, glyph, width: said } of wanted) {
        const found = plan.glyphs.get(code) ?? -1;
        const made = found < 6 ? (plan.widths.get(found) ?? own(found)) : plan.added[found - 6]?.width;
        expect(made).toBe(said ?? own(glyph));
        if (found < 6) expect(found).toBe(glyph);
      }
    }),
  );
});

test('texts of codes are read as they were written', () => {
  const texts = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 65_535 }), fc.constantFrom('A', 'ß', 'fi', '€', '😀')),
    {
      selector: ([code]) => code,
      maxLength: 250,
    },
  );
  fc.assert(
    fc.property(texts, (entries) => {
      const sorted = [...entries].sort(([a], [b]) => a - b);
      expect([...readToUnicode(writeToUnicode(new Map(entries), 2), 1_000_000)]).toEqual(sorted);
    }),
    { numRuns: 50 },
  );
});

test.each(substituteFaces)('%s stands for others with its own glyphs', (face) => {
  const font = readSubstitute(face, substituteFonts(face));
  const isOfSigns = face === 'symbol' || face === 'dingbats';
  const letters = isOfSigns ? [] : [...'Zürich 123 €ÇŐłΩ'];
  expect(letters.filter((letter) => font?.shapeOfText(letter) === undefined)).toEqual([]);
  expect(font?.encoding.size ?? 0).toBeGreaterThanOrEqual(isOfSigns ? 188 : 0);
  expect(font?.shapeOfText('漢')).toBeUndefined();
});

test('programs of any bytes are edited or refused', () => {
  const source = fc.constantFrom(trueType(), cff(), cff(true), type1(), symbols);
  const damage = fc.array(fc.tuple(fc.nat({ max: 4000 }), fc.integer({ min: 0, max: 255 })), { maxLength: 8 });
  fc.assert(
    fc.property(source, damage, (program, changes) => {
      const damaged = program.slice();
      for (const [at, byte] of changes) damaged[at % damaged.length] = byte;
      const plan = planOf(1, 600, 4);
      editTrueType(damaged, plan);
      editCff(damaged, plan, ['other1', 'other2']);
      editType1(damaged, plan, ['other1', 'other2']);
      readSubstitute('sans-regular', damaged);
    }),
    { numRuns: 200 },
  );
});

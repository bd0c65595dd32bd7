import { SubsetFont } from '@rappen/pdf/internal/font-programs';
import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { addGlyph, fontProgram, type GlyphSet, glyphNumber, glyphsOf, noGlyphs, textAdvance } from '../font/index.ts';
import { characterSets } from '../swiss-qr/character-sets.ts';
import { charactersOf } from '../text/character-set.ts';
import { embeddedFont, fontObjects, toUnicodeStream } from './pdf-fonts.ts';

const all = [...charactersOf(characterSets['2.3']), '\u2013', '\u2026'];

function setOf(characters: Iterable<string>): GlyphSet {
  const { regular } = noGlyphs();
  for (const character of characters) addGlyph(regular, glyphNumber(character.charCodeAt(0)));
  return regular;
}

test('the CMap gives every glyph its character, no-break space and soft hyphen too', () => {
  const text = Buffer.from(unzlibSync(toUnicodeStream().data)).toString('latin1');
  const characters = new Map<number, string>();
  const rows = [...text.matchAll(/^<(\w{4})><(\w{4})><(\w{4})>$/gm)].map((row) =>
    row.slice(1).map((digits) => Number.parseInt(digits, 16)),
  );
  for (const [first = 0, last = 0, code = 0] of rows) {
    // Only the last byte may change within a range (ISO 32000-1, 9.10.3)
    expect([first >> 8, code >> 8]).toEqual([last >> 8, (code + last - first) >> 8]);
    for (let glyph = first; glyph <= last; glyph++) characters.set(glyph, String.fromCharCode(code + glyph - first));
  }
  expect(characters.size).toBe(326);
  for (const character of all) expect(characters.get(glyphNumber(character.charCodeAt(0)))).toBe(character);
  // A section holds at most 100 rows (CMap specification)
  expect(rows.length).toBeLessThanOrEqual(100);
  expect(Number(/(\d+) beginbfrange/.exec(text)?.[1])).toBe(rows.length);
});

test.each([false, true])('the widths of the CID font are the advances in thousandths (bold: %s)', (bold) => {
  const [, [, cidFont] = []] = fontObjects(bold, setOf(all));
  const widths = new Map<number, number>();
  for (const [, first, advances = ''] of (/\/W\[(.*)\]>>$/.exec(cidFont ?? '')?.[1] ?? '').matchAll(
    /(\d+)\[([\d ]+)\]/g,
  )) {
    for (const [index, advance] of advances.split(' ').entries()) widths.set(Number(first) + index, Number(advance));
  }
  for (const character of all) {
    const width = widths.get(glyphNumber(character.charCodeAt(0))) ?? Number.NaN;
    expect(Math.abs(width - (textAdvance(character, bold) * 1000) / 2048)).toBeLessThanOrEqual(0.5);
  }
});

test('a document calls its subset Liberation Sans, and another subset otherwise', () => {
  const nameOf = (bold: boolean, characters: string) => {
    const names = fontObjects(bold, setOf(characters)).map(
      ([, body]) => /\/(?:BaseFont|FontName)\/([^/]+)/.exec(body)?.[1],
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(bold ? /^[A-Z]{6}\+LiberationSans-Bold$/ : /^[A-Z]{6}\+LiberationSans$/);
    return names[0];
  };
  for (const bold of [false, true]) {
    expect(nameOf(bold, 'Zahlteil')).toBe(nameOf(bold, 'lieZaht'));
    expect(nameOf(bold, 'Zahlteil')).not.toBe(nameOf(bold, 'Zahlteile 1'));
  }
});

test('the program has the outlines and widths of its glyphs and their parts, and no others', () => {
  for (const bold of [false, true]) {
    const whole = SubsetFont.of(fontProgram(bold)) ?? expect.fail('not taken apart');
    const given = glyphsOf(setOf('Zürich, é 1.5'));
    const { data, dictionary } = embeddedFont(bold, setOf('Zürich, é 1.5')).program;
    const program = unzlibSync(data);
    expect(dictionary).toContain(`/Length1 ${program.length}/`);
    expectSums(program);
    const part = SubsetFont.of(program) ?? expect.fail('not taken apart');
    const wanted = whole.withComponents(given);
    expect(wanted.length).toBeGreaterThan(given.length + 1);
    for (let glyph = 0; glyph < part.glyphCount; glyph++) {
      const isIn = wanted.includes(glyph);
      expect(part.outlineOf(glyph)).toEqual(isIn ? whole.outlineOf(glyph) : new Uint8Array());
      if (isIn) expect(part.metricsOf(glyph)).toEqual(whole.metricsOf(glyph));
    }
  }
});

test('a font is the same whether it was kept, made anew or made first', () => {
  const first = embeddedFont(false, setOf('Zahlteil'));
  const firstBold = embeddedFont(true, setOf('Zahlteil'));
  expect(embeddedFont(false, setOf('Zahlteil'))).toBe(first);
  for (const character of all.slice(0, 200)) embeddedFont(false, setOf(character));
  const anew = embeddedFont(false, setOf('Zahlteil'));
  expect(anew).not.toBe(first);
  expect(anew).toEqual(first);
  expect(embeddedFont(true, setOf('Zahlteil'))).toBe(firstBold);
});

/** The sums of a TrueType file and of its tables (ISO/IEC 14496-22, 5.2.2). */
function expectSums(program: Uint8Array): void {
  const view = new DataView(program.buffer, program.byteOffset, program.length);
  expect(program.length % 4).toBe(0);
  const sumOf = (start: number, length: number) => {
    let sum = 0;
    for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    return sum;
  };
  for (let row = 12; row < 12 + 16 * view.getUint16(4); row += 16) {
    const [start, length] = [view.getUint32(row + 8), view.getUint32(row + 12)];
    const adjustment =
      String.fromCharCode(...program.subarray(row, row + 4)) === 'head' ? view.getUint32(start + 8) : 0;
    expect(view.getUint32(row + 4)).toBe((sumOf(start, (length + 3) & ~3) - adjustment) >>> 0);
  }
  expect(sumOf(0, program.length)).toBe(0xb1b0afba);
}

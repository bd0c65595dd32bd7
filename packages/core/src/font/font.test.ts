import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFont } from '../../../../scripts/truetype-subset.ts';
import { characterSets } from '../swiss-qr/character-sets.ts';
import { charactersOf } from '../text/character-set.ts';
import { fontCharacters, fontProgram, fontTable, glyphNumber, textWidth } from './index.ts';

const weights = [
  ['Regular', false],
  ['Bold', true],
] as const;
const source = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../fonts/LiberationSans-${name}.ttf`, import.meta.url)));

test('the font has exactly the 324 characters of the guidelines, en dash and ellipsis', () => {
  const characters = fontCharacters().map(({ code }) => String.fromCharCode(code));
  expect(new Set(characters)).toEqual(new Set([...charactersOf(characterSets['2.3']), '\u2013', '\u2026']));
  expect(characters).toHaveLength(326);
  expect(new Set(fontCharacters().map(({ glyph }) => glyph)).size).toBe(326);
  expect(fontCharacters().every(({ code, glyph }) => glyphNumber(code) === glyph)).toBe(true);
});

test('the small font holds the older set, and both weights number their glyphs alike', () => {
  const { smallGlyphCount } = fontTable(false);
  expect(fontTable(true).smallGlyphCount).toBe(smallGlyphCount);
  for (const character of [...charactersOf(characterSets['2.2']), '\u2013', '\u2026']) {
    expect(glyphNumber(character.charCodeAt(0))).toBeLessThan(smallGlyphCount);
  }
});

test.each(weights)('the program of %s carries the widths and outlines of the source', (name, bold) => {
  const original = readFont(source(name));
  const table = withoutCharacterMap(fontProgram(bold));
  for (const { code, glyph } of fontCharacters()) {
    const sourceGlyph = original.glyphOf(code);
    expect(sourceGlyph).toBeGreaterThan(0);
    expect(table.advanceOf(glyph)).toBe(original.advanceOf(sourceGlyph));
    expect(table.boxOf(glyph)).toBe(boxText(original.outlineOf(sourceGlyph)));
  }
});

test.each(weights)('a width is the sum of the advances of the source font (%s)', (name, bold) => {
  const original = readFont(source(name));
  const text = charactersOf(characterSets['2.3']).join('');
  const units = [...text].reduce(
    (sum, character) => sum + original.advanceOf(original.glyphOf(character.charCodeAt(0))),
    0,
  );
  expect(textWidth(text, 10, bold)).toBeCloseTo((units / 2048) * 10 * (25.4 / 72), 9);
  expect(textWidth('', 10, bold)).toBe(0);
});

test('a character outside the font is as wide as the widest in it', () => {
  for (const bold of [false, true]) {
    const widest = Math.max(...fontCharacters().map(({ code }) => textWidth(String.fromCharCode(code), 8, bold)));
    for (const strange of ['\u4e00', '\u0007', '\uffff', '\u0180']) {
      expect(textWidth(strange, 8, bold)).toBe(widest);
      expect(glyphNumber(strange.charCodeAt(0))).toBe(glyphNumber(0x3f));
    }
  }
});

/** Widths and glyph boxes of a subset, read independently of the writer (short offsets, one metric a glyph). */
function withoutCharacterMap(file: Uint8Array): { advanceOf(glyph: number): number; boxOf(glyph: number): string } {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const offsets = new Map<string, number>();
  for (let row = 12; row < 12 + view.getUint16(4) * 16; row += 16) {
    offsets.set(String.fromCharCode(...file.subarray(row, row + 4)), view.getUint32(row + 8));
  }
  const at = (tag: string): number => offsets.get(tag) ?? Number.NaN;
  return {
    advanceOf: (glyph) => view.getUint16(at('hmtx') + glyph * 4),
    boxOf: (glyph) => {
      const start = view.getUint16(at('loca') + glyph * 2) * 2;
      const end = view.getUint16(at('loca') + glyph * 2 + 2) * 2;
      return boxText(file.subarray(at('glyf') + start, at('glyf') + end));
    },
  };
}

function boxText(outline: Uint8Array): string {
  return outline.subarray(0, 10).join(' ');
}

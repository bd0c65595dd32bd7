import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { glyphNumber, textAdvance } from '../font/index.ts';
import { characterSets } from '../swiss-qr/character-sets.ts';
import { charactersOf } from '../text/character-set.ts';
import { fontObjects, toUnicodeStream } from './pdf-fonts.ts';

test('the CMap gives every glyph its character, no-break space and soft hyphen too', () => {
  const text = Buffer.from(unzlibSync(toUnicodeStream().data)).toString('latin1');
  const characters = new Map<number, string>();
  // The code space <0000><FFFF> looks like a row.
  for (const [, glyph = '', code = ''] of text.matchAll(/^<(\w{4})><(\w{4})>$/gm)) {
    if (glyph === '0000') continue;
    characters.set(Number.parseInt(glyph, 16), String.fromCharCode(Number.parseInt(code, 16)));
  }
  expect(characters.size).toBe(326);
  for (const character of [...charactersOf(characterSets['2.3']), '\u2013', '\u2026']) {
    expect(characters.get(glyphNumber(character.charCodeAt(0)))).toBe(character);
  }
  // A section holds at most 100 rows (ISO 32000-1, 9.10.3 by way of the CMap specification).
  for (const [, count] of text.matchAll(/(\d+) beginbfchar/g)) expect(Number(count)).toBeLessThanOrEqual(100);
});

test.each([false, true])('the widths of the CID font are the advances in thousandths (bold: %s)', (bold) => {
  const numbers = { type0: 1, cidFont: 2, descriptor: 3, program: 4 };
  const [, [, cidFont] = []] = fontObjects(bold, 'full', numbers, 5);
  const widths = new Map<number, number>();
  for (const [, first, advances = ''] of (/\/W\[(.*)\]>>$/.exec(cidFont ?? '')?.[1] ?? '').matchAll(
    /(\d+)\[([\d ]+)\]/g,
  )) {
    for (const [index, advance] of advances.split(' ').entries()) widths.set(Number(first) + index, Number(advance));
  }
  for (const character of [...charactersOf(characterSets['2.3']), '\u2013', '\u2026']) {
    const width = widths.get(glyphNumber(character.charCodeAt(0))) ?? Number.NaN;
    expect(Math.abs(width - (textAdvance(character, bold) * 1000) / 2048)).toBeLessThanOrEqual(0.5);
  }
});

test.each(['small', 'full'] as const)('a document calls the %s subset Liberation Sans', (extent) => {
  const numbers = { type0: 1, cidFont: 2, descriptor: 3, program: 4 };
  for (const bold of [false, true]) {
    const names = fontObjects(bold, extent, numbers, 5).map(
      ([, body]) => /\/(?:BaseFont|FontName)\/([^/]+)/.exec(body)?.[1],
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(bold ? /^[A-Z]{6}\+LiberationSans-Bold$/ : /^[A-Z]{6}\+LiberationSans$/);
  }
});

import { differencesOf, encodingOf } from '../../../fonts/font-encoding.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { standardEncoding, unicodeOfGlyphName } from '../../../fonts/glyph-names.ts';
import { glyphOfName, glyphOfSymbol, type TrueTypeFont } from '../../../fonts/truetype.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import { type CosDictionary, type CosValue, isName } from '../../../syntax/values.ts';
import type { Findings } from '../findings.ts';
import { type Glyph, type GlyphOf, named } from './glyph.ts';

/** What a descriptor says of the looks of a font (ISO 32000-1, table 123). */
export const fontFlags = { fixed: 1, serif: 2, symbolic: 4, nonsymbolic: 32, italic: 64 } as const;

/** Whether the codes of a font mean what only that font knows, as its descriptor says (ISO 32000-1, table 123). */
export function isSymbolic(document: FontReader, { entries }: CosDictionary): boolean {
  const descriptor = document.dictionary(entries.get('FontDescriptor'));
  return ((integerOf(document.resolved(descriptor?.entries.get('Flags'))) ?? 0) & fontFlags.symbolic) !== 0;
}

/** What an encoding is made of: its base, and the names in the place of others. */
export function saidEncoding(
  document: FontReader,
  value: CosValue | undefined,
): { readonly base: CosValue | undefined; readonly differences: ReadonlyMap<number, string> } {
  if (value?.kind !== 'dictionary') return { base: value, differences: new Map() };
  return { base: document.resolved(value.entries.get('BaseEncoding')), differences: differencesOf(document, value) };
}

/** Whether a base is one of those that a TrueType font may have. */
export function isPlainBase(base: CosValue | undefined): boolean {
  return isName(base, 'WinAnsiEncoding') || isName(base, 'MacRomanEncoding');
}

/** How the codes of a TrueType font lead to glyphs, and whether they do it as ISO 19005-3, 6.2.11.6 wants it. */
export function trueTypeGlyphs(
  document: FontReader,
  dictionary: CosDictionary,
  program: TrueTypeFont,
  font: string,
  findings: Findings,
): GlyphOf {
  const hasSymbols = program.maps.has('3,0');
  const glyph = (number: number): Glyph | undefined =>
    number === 0 || number >= program.glyphCount ? undefined : { width: program.widthOf(number) };
  if (isSymbolic(document, dictionary)) {
    const isSound = !dictionary.entries.has('Encoding') && (program.maps.size === 1 || hasSymbols);
    if (!isSound) findings.add('PDFA_FONT_ENCODING', { font });
    return (code) => glyph(glyphOfSymbol(program, code));
  }
  const { base, differences } = saidEncoding(document, document.resolved(dictionary.entries.get('Encoding')));
  const isSound =
    isPlainBase(base) &&
    program.maps.size > (hasSymbols ? 1 : 0) &&
    (differences.size === 0 ||
      (program.maps.has('3,1') && [...differences.values()].every((name) => unicodeOfGlyphName(name) !== undefined)));
  if (!isSound) findings.add('PDFA_FONT_ENCODING', { font });
  const names = encodingOf(document, dictionary, standardEncoding);
  return (code) => named(names[code], (name) => glyph(glyphOfName(program, name)));
}

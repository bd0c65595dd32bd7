import { differencesOf, encodingOf } from '../../../fonts/font-encoding.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { standardEncoding, unicodeOfGlyphName } from '../../../fonts/glyph-names.ts';
import { glyphOfName, glyphOfSymbol, type TrueTypeFont } from '../../../fonts/truetype.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import { type CosDictionary, emptyDictionary, isName } from '../../../syntax/values.ts';
import type { Findings } from '../findings.ts';
import { type Glyph, type GlyphOf, named } from './glyph.ts';

const symbolicFlag = 4;

/** How the codes of a TrueType font lead to glyphs, and whether they do it as ISO 19005-3, 6.2.11.6 wants it. */
export function trueTypeGlyphs(
  document: FontReader,
  dictionary: CosDictionary,
  program: TrueTypeFont,
  font: string,
  findings: Findings,
): GlyphOf {
  const descriptor = document.dictionary(dictionary.entries.get('FontDescriptor')) ?? emptyDictionary;
  const flags = integerOf(document.resolved(descriptor.entries.get('Flags'))) ?? 0;
  const hasSymbols = program.maps.has('3,0');
  const glyph = (number: number): Glyph | undefined =>
    number === 0 || number >= program.glyphCount ? undefined : { width: program.widthOf(number) };
  if ((flags & symbolicFlag) !== 0) {
    const isSound = !dictionary.entries.has('Encoding') && (program.maps.size === 1 || hasSymbols);
    if (!isSound) findings.add('PDFA_FONT_ENCODING', { font });
    return (code) => glyph(glyphOfSymbol(program, code));
  }
  const value = document.resolved(dictionary.entries.get('Encoding'));
  const base = value?.kind === 'dictionary' ? document.resolved(value.entries.get('BaseEncoding')) : value;
  const differences = value?.kind === 'dictionary' ? differencesOf(document, value) : new Map<number, string>();
  const isSound =
    (isName(base, 'WinAnsiEncoding') || isName(base, 'MacRomanEncoding')) &&
    program.maps.size > (hasSymbols ? 1 : 0) &&
    (differences.size === 0 ||
      (program.maps.has('3,1') && [...differences.values()].every((name) => unicodeOfGlyphName(name) !== undefined)));
  if (!isSound) findings.add('PDFA_FONT_ENCODING', { font });
  const names = encodingOf(document, dictionary, standardEncoding);
  return (code) => named(names[code], (name) => glyph(glyphOfName(program, name)));
}

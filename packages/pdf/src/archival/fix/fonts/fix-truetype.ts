import { editTrueType } from '../../../fonts/edit-truetype.ts';
import { differencesOf, encodingOf } from '../../../fonts/font-encoding.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { type Encoding, standardEncoding, unicodeOfGlyphName } from '../../../fonts/glyph-names.ts';
import { type Demand, planGlyphs } from '../../../fonts/glyph-plan.ts';
import { glyphOfCode, glyphOfName, glyphOfSymbol, type TrueTypeFont } from '../../../fonts/truetype.ts';
import { declaredWidths } from '../../../fonts/widths.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import { type CosDictionary, isName, nameValue, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { fontFlags, isSymbolic } from '../../check/fonts/truetype-glyphs.ts';
import { withProgram } from './descriptor.ts';
import type { RepairedSimple } from './fix-named.ts';
import { toUnicodeOf } from './fix-unembedded.ts';
import type { FontFix } from './font-fix.ts';
import { textsKept } from './texts-kept.ts';

/**
 * Repairs a simple TrueType font: each code leads to its glyph by a character map of the program's own, as ISO 19005-3,
 * 6.2.11.6 wants it of symbolic fonts, with the widths of the document (6.2.11.5) and a glyph for each code that has none
 * (6.2.11.4.1). Undefined where that cannot be.
 */
export function repairTrueType(
  { draft }: FontFix,
  use: FontUse,
  source: Uint8Array,
  program: TrueTypeFont,
): RepairedSimple | undefined {
  const names = namesOf(draft, use.dictionary);
  const texts = toUnicodeOf(draft, use.dictionary);
  const widths = declaredWidths(draft, use.dictionary);
  const glyphOf = glyphsAsRead(draft, use.dictionary, program, names, texts);
  const demands = [...use.codes].map((code): Demand => {
    const glyph = glyphOf(code);
    const isThere = glyph > 0 && glyph < program.glyphCount;
    const isBlank = names[code] === 'space' || names[code] === 'nbspace' || (names[code] === undefined && code <= 32);
    return {
      code,
      glyph: isThere ? glyph : 0,
      own: isThere ? 'none' : isBlank ? 'blank' : 'copy',
      width: widths(code),
    };
  });
  // Readers show what the program lacks in fonts of their own if they know what it means
  const isLost = ({ code, own }: Demand): boolean => own !== 'none' && /\S/.test(texts.get(code) ?? '');
  if (demands.some((each) => use.visible.has(each.code) && isLost(each))) return undefined;
  const plan = planGlyphs(demands, program.glyphCount, program.widthOf);
  const map = new Map(Array.from(plan.glyphs, ([code, glyph]) => [0xf000 + code, glyph] as const));
  const bytes = editTrueType(source, plan, [{ platform: 3, encoding: 0, glyphs: map }]);
  if (bytes === undefined) return undefined;
  const font = nameOfFont(draft, use.dictionary);
  draft.changed('font-encoding-made', 1, font);
  if (plan.widths.size > 0) draft.changed('font-widths-set', 1, font);
  if (plan.added.length > 0) draft.changed('font-glyph-added', plan.added.length, font);
  const dictionary = withEntries(use.dictionary, {
    Subtype: nameValue('TrueType'),
    Encoding: undefined,
    FontDescriptor: withProgram(
      draft,
      use.dictionary,
      { key: 'FontFile2', bytes, lengths: [bytes.length] },
      (flags) => (flags | fontFlags.symbolic) & ~fontFlags.nonsymbolic,
    ),
    ...textsKept(draft, use),
  });
  return { dictionary, widthOfCode: plan.widthOfCode };
}

/** Names of glyphs by code: those that the encoding says, where there is one. */
function namesOf(draft: FontReader, dictionary: CosDictionary): Encoding {
  const isSaid = draft.resolved(dictionary.entries.get('Encoding')) !== undefined;
  return encodingOf(draft, dictionary, isSaid ? standardEncoding : []);
}

/** The glyph of a character by any map for Unicode; 0 when there is none. */
function glyphOfText({ maps }: TrueTypeFont, unicode: number | undefined): number {
  if (unicode === undefined) return 0;
  for (const name of unicodeMaps) {
    const glyph = maps.get(name)?.get(unicode);
    if (glyph !== undefined) return glyph;
  }
  return 0;
}

const unicodeMaps = ['3,1', '3,10', '0,3', '0,4', '0,1', '0,0'];

/** The glyph that readers take for the first code where a program has neither maps nor names. */
const firstGlyph = 3;

/** The glyphs of codes as readers find them, whatever flags and maps say that contradicts (ISO 32000-1, 9.6.6.4). */
function glyphsAsRead(
  draft: FontReader,
  dictionary: CosDictionary,
  program: TrueTypeFont,
  names: Encoding,
  texts: ReadonlyMap<number, string>,
): (code: number) => number {
  const value = draft.resolved(dictionary.entries.get('Encoding'));
  const base = value?.kind === 'dictionary' ? draft.resolved(value.entries.get('BaseEncoding')) : value;
  const isPlain =
    (isName(base, 'WinAnsiEncoding') || isName(base, 'MacRomanEncoding')) &&
    (value?.kind !== 'dictionary' || differencesOf(draft, value).size === 0);
  const isByName = !isSymbolic(draft, dictionary) || (isPlain && (program.maps.has('3,1') || !program.maps.has('3,0')));
  const first = integerOf(draft.resolved(dictionary.entries.get('FirstChar'))) ?? 0;
  const isBare = program.maps.size === 0 && program.glyphsByName.size === 0;
  return (code) => {
    const name = names[code];
    const byName =
      name === undefined ? 0 : glyphOfName(program, name) || glyphOfText(program, unicodeOfGlyphName(name));
    const found = isByName ? byName : glyphOfSymbol(program, code) || byName;
    if (found > 0) return found;
    const byText = glyphOfText(program, texts.get(code)?.codePointAt(0));
    const byCode = isByName && name !== undefined ? 0 : glyphOfCode(program, code);
    return byText || byCode || (isBare ? code - first + firstGlyph : 0);
  };
}

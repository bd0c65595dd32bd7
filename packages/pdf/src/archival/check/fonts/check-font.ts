import { readCff } from '../../../fonts/cff.ts';
import { type EmbeddedProgram, fittingProgram, hasProgram } from '../../../fonts/embedded.ts';
import { encodingOf } from '../../../fonts/font-encoding.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { type Encoding, standardEncoding } from '../../../fonts/glyph-names.ts';
import { readTrueType } from '../../../fonts/truetype.ts';
import { readType1 } from '../../../fonts/type1.ts';
import { latin1 } from '../../../syntax/bytes.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import { type CosDictionary, type CosValue, isName } from '../../../syntax/values.ts';
import type { Findings } from '../findings.ts';
import { checkComposite } from './composite.ts';
import { type FontUse, widthsAgree } from './font-use.ts';
import { type GlyphOf, named } from './glyph.ts';
import { isPlainBase, isSymbolic, saidEncoding, trueTypeGlyphs } from './truetype-glyphs.ts';

/** Checks a font with what is written with it (ISO 19005-3, 6.2.11). Glyphs of Type 3 fonts are checked elsewhere. */
export function checkFont(document: FontReader, use: FontUse, findings: Findings): void {
  const { entries } = use.dictionary;
  const subtype = document.resolved(entries.get('Subtype'));
  const kind = subtype?.kind === 'name' ? subtype.name : '';
  const font = nameOfFont(document, use.dictionary);
  if (!isName(document.resolved(entries.get('Type')), 'Font')) findings.rule('6.2.11.2');
  if (kind === 'Type0') checkComposite(document, use, font, findings);
  else if (kind === 'Type1' || kind === 'MMType1' || kind === 'TrueType') checkSimple(document, use, font, findings);
  else if (kind !== 'Type3') findings.rule('6.2.11.2');
  if (kind !== 'Type3' && document.resolved(entries.get('BaseFont'))?.kind !== 'name') findings.rule('6.2.11.2');
}

/** The name of a font as people know it. */
export function nameOfFont(document: FontReader, { entries }: CosDictionary): string {
  const name = document.resolved(entries.get('BaseFont'));
  return name?.kind === 'name' ? name.name.replace(/^[A-Z]{6}\+/, '') : '?';
}

function checkSimple(document: FontReader, use: FontUse, font: string, findings: Findings): void {
  const program = fittingProgram(document, use.dictionary);
  const widths = widthsOf(document, use.dictionary);
  if (program === undefined) {
    if (use.isSeen) findings.add('PDFA_FONT_NOT_EMBEDDED', { font });
    else checkUnseen(document, use, widths !== undefined, font, findings);
    if (!use.isSeen && hasProgram(document, use.dictionary)) findings.add('PDFA_FONT_DAMAGED', { font });
    return;
  }
  const glyphOf = glyphsOf(document, use.dictionary, program, font, findings);
  if (widths === undefined || glyphOf === undefined) {
    findings.add('PDFA_FONT_DAMAGED', { font });
    return;
  }
  const isTrueType = isName(document.resolved(use.dictionary.entries.get('Subtype')), 'TrueType');
  const names = encodingOf(document, use.dictionary, []);
  for (const code of use.codes) {
    const glyph = glyphOf(code);
    // What is not seen needs no glyph, but must not stand for a missing one (6.2.11.8)
    const isNeeded = use.visible.has(code) || isTrueType || names[code] === '.notdef';
    if (glyph === undefined && isNeeded) findings.add('PDFA_FONT_GLYPH_MISSING', { font });
    else if (glyph === undefined) continue;
    else if (!use.visible.has(code)) continue;
    else if (glyph.width === undefined) findings.add('PDFA_FONT_DAMAGED', { font });
    else if (!widthsAgree(glyph.width, widths(code))) findings.add('PDFA_FONT_WIDTH', { font });
  }
}

/** A font that is not in the document, and that nothing is shown with. */
function checkUnseen(
  document: FontReader,
  { dictionary, codes }: FontUse,
  hasWidths: boolean,
  font: string,
  findings: Findings,
): void {
  const isKnown = isStandard(document, dictionary);
  if (!hasWidths && !isKnown) findings.rule('6.2.11.2');
  if (!unseenIsPlain(document, dictionary)) findings.add('PDFA_FONT_ENCODING', { font });
  if (!isKnown && document.resolved(dictionary.entries.get('Encoding')) === undefined) return;
  const names = encodingOf(document, dictionary, standardEncoding);
  const standsForNothing = (code: number): boolean => (names[code] ?? '.notdef') === '.notdef';
  if ([...codes].some(standsForNothing)) findings.add('PDFA_FONT_GLYPH_MISSING', { font });
}

/** Whether codes of a font without a program have names as such a font must say them: TrueType has rules of its own (6.2.11.6). */
export function unseenIsPlain(document: FontReader, dictionary: CosDictionary): boolean {
  if (!isName(document.resolved(dictionary.entries.get('Subtype')), 'TrueType')) return true;
  if (isSymbolic(document, dictionary)) return !dictionary.entries.has('Encoding');
  const value = document.resolved(dictionary.entries.get('Encoding'));
  const { base, differences } = saidEncoding(document, value);
  return isPlainBase(base) && differences.size === 0;
}

/** Fonts that every reader has the widths of (ISO 32000-1, 9.6.2.2). */
const standardNames: readonly string[] = (
  'Courier Courier-Bold Courier-Oblique Courier-BoldOblique Helvetica Helvetica-Bold Helvetica-Oblique ' +
  'Helvetica-BoldOblique Times-Roman Times-Bold Times-Italic Times-BoldItalic Symbol ZapfDingbats'
).split(' ');

function isStandard(document: FontReader, { entries }: CosDictionary): boolean {
  const name = document.resolved(entries.get('BaseFont'));
  const isType1 = isName(document.resolved(entries.get('Subtype')), 'Type1');
  return isType1 && name?.kind === 'name' && standardNames.includes(name.name);
}

/** Widths by code (ISO 32000-1, 9.6.2); undefined when the dictionary does not say them in full. */
export function widthsOf(document: FontReader, { entries }: CosDictionary): ((code: number) => number) | undefined {
  const first = integerOf(document.resolved(entries.get('FirstChar')));
  const last = integerOf(document.resolved(entries.get('LastChar')));
  const widths = document.resolved(entries.get('Widths'));
  if (first === undefined || last === undefined || widths?.kind !== 'array') return undefined;
  if (widths.items.length !== last - first + 1) return undefined;
  const isWidth = (value: CosValue | undefined): boolean => value?.kind === 'number' && value.value >= 0;
  if (!widths.items.every((item) => isWidth(document.resolved(item)))) return undefined;
  const descriptor = document.dictionary(entries.get('FontDescriptor'));
  const missing = document.resolved(descriptor?.entries.get('MissingWidth'));
  return (code) => {
    const width = document.resolved(widths.items[code - first]) ?? missing;
    return width?.kind === 'number' ? width.value : 0;
  };
}

function glyphsOf(
  document: FontReader,
  dictionary: CosDictionary,
  program: EmbeddedProgram,
  font: string,
  findings: Findings,
): GlyphOf | undefined {
  if (isName(document.resolved(dictionary.entries.get('Subtype')), 'TrueType')) {
    const isSfnt = program.kind === 'FontFile2' || program.kind === 'OpenType';
    const trueType = isSfnt ? readTrueType(program.bytes) : undefined;
    return trueType?.isPlain && trueType.hasPlainMaps
      ? trueTypeGlyphs(document, dictionary, trueType, font, findings)
      : undefined;
  }
  const glyphs = namedGlyphs(program);
  if (glyphs === undefined) return undefined;
  if (!charSetIsWhole(document, dictionary, glyphs)) findings.rule('6.2.11.4.2');
  const names = encodingOf(document, dictionary, glyphs.encoding);
  return (code) => named(names[code], (name) => (glyphs.names.has(name) ? { width: glyphs.widthOf(name) } : undefined));
}

/** A font program whose glyphs have names. */
interface NamedGlyphs {
  readonly encoding: Encoding;
  readonly names: ReadonlyMap<string, unknown>;
  widthOf(name: string): number | undefined;
}

function namedGlyphs({ kind, bytes }: EmbeddedProgram): NamedGlyphs | undefined {
  if (kind === 'FontFile') {
    const type1 = readType1(bytes);
    const isRead = type1?.isPlain === true;
    return isRead
      ? { encoding: type1.encoding, names: type1.widths, widthOf: (name) => type1.widths.get(name) }
      : undefined;
  }
  const program = kind === 'Type1C' ? bytes : kind === 'OpenType' ? readTrueType(bytes)?.cff : undefined;
  const cff = program && readCff(program);
  if (cff === undefined || cff.isCid || !cff.isPlain) return undefined;
  const widthOf = (name: string): number | undefined => cff.widthOf(cff.glyphsByName.get(name) ?? 0);
  return { encoding: cff.encoding, names: cff.glyphsByName, widthOf };
}

/** Whether the list of a subset's glyphs, if there is one, names those that are there (6.2.11.4.2). */
function charSetIsWhole(document: FontReader, dictionary: CosDictionary, { names }: NamedGlyphs): boolean {
  const descriptor = document.dictionary(dictionary.entries.get('FontDescriptor'));
  const value = document.resolved(descriptor?.entries.get('CharSet'));
  if (value?.kind !== 'string') return true;
  const listed = new Set(latin1(value.bytes).split('/').slice(1));
  const glyphs = [...names.keys()].filter((name) => name !== '.notdef');
  return glyphs.length === listed.size && glyphs.every((name) => listed.has(name));
}

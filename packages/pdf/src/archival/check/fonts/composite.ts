import { readCff } from '../../../fonts/cff.ts';
import { fittingProgram, hasProgram } from '../../../fonts/embedded.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { readTrueType } from '../../../fonts/truetype.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import { type CosDictionary, type CosValue, isName } from '../../../syntax/values.ts';
import type { Findings } from '../findings.ts';
import { type FontUse, widthsAgree } from './font-use.ts';

/** A CID font's program: which CIDs have a glyph, and how wide these are. */
interface CidProgram {
  /** 0 for a CID without a glyph. */
  glyphOf(cid: number): number;
  widthOf(glyph: number): number | undefined;
  /** The CIDs that have a glyph, 0 among them. */
  readonly cids: Iterable<number>;
}

/** Checks a composite font (ISO 19005-3, 6.2.11.3 to 6.2.11.5). */
export function checkComposite(document: FontReader, use: FontUse, font: string, findings: Findings): void {
  const listed = document.resolved(use.dictionary.entries.get('DescendantFonts'));
  const descendant = listed?.kind === 'array' ? document.dictionary(listed.items[0]) : undefined;
  if (descendant === undefined) {
    findings.add('PDFA_FONT_DAMAGED', { font });
    return;
  }
  const kind = document.resolved(descendant.entries.get('Subtype'));
  const isSaid =
    isName(document.resolved(descendant.entries.get('Type')), 'Font') &&
    (isName(kind, 'CIDFontType0') || isName(kind, 'CIDFontType2')) &&
    document.resolved(descendant.entries.get('BaseFont'))?.kind === 'name';
  if (!isSaid) findings.rule('6.2.11.2');
  const isReadAlike = !use.isBroken && use.embedded?.isPlain !== false;
  if (!isReadAlike || !mapFits(document, use.dictionary, descendant)) findings.add('PDFA_FONT_ENCODING', { font });
  if (fittingProgram(document, descendant) === undefined) {
    if (use.isSeen) findings.add('PDFA_FONT_NOT_EMBEDDED', { font });
    else if (hasProgram(document, descendant)) findings.add('PDFA_FONT_DAMAGED', { font });
    return;
  }
  const cidProgram = programOf(document, descendant, findings);
  if (cidProgram === undefined) {
    findings.add('PDFA_FONT_DAMAGED', { font });
    return;
  }
  const widths = cidWidths(document, descendant);
  if (!widths.isPlain) findings.add('PDFA_FONT_WIDTH', { font });
  for (const cid of use.codes) {
    const glyph = cidProgram.glyphOf(cid);
    const width = cidProgram.widthOf(glyph);
    // CID 0 stands for what a font does not have, whatever glyph it leads to (6.2.11.8)
    if (cid === 0 || glyph === 0) findings.add('PDFA_FONT_GLYPH_MISSING', { font });
    else if (!use.visible.has(cid)) continue;
    else if (width === undefined) findings.add('PDFA_FONT_DAMAGED', { font });
    else if (!widthsAgree(width, widths.of(cid))) findings.add('PDFA_FONT_WIDTH', { font });
  }
  if (!cidSetIsWhole(document, descendant, cidProgram)) findings.rule('6.2.11.4.2');
}

/** Whether an embedded character map belongs to the same collection as the font (6.2.11.3.1). */
export function mapFits(document: FontReader, font: CosDictionary, descendant: CosDictionary): boolean {
  const stream = document.streamAt(font.entries.get('Encoding'));
  if (stream === undefined) return true;
  const program = document.decodedStream(stream.dictionary, stream.bytes) ?? new Uint8Array(0);
  const own = document.dictionary(descendant.entries.get('CIDSystemInfo'));
  const other = document.dictionary(stream.dictionary.entries.get('CIDSystemInfo'));
  const isSame = ['Registry', 'Ordering'].every((key) => {
    const text = textIn(document.resolved(own?.entries.get(key)));
    return text !== '' && text === textIn(document.resolved(other?.entries.get(key)));
  });
  const mode = integerOf(document.resolved(stream.dictionary.entries.get('WMode'))) ?? 0;
  const supplementOf = (info: CosDictionary | undefined): number =>
    integerOf(document.resolved(info?.entries.get('Supplement'))) ?? 0;
  const isCovered = supplementOf(own) <= supplementOf(other);
  return own !== undefined && other !== undefined && isSame && isCovered && modeIn(program) === mode;
}

/** The direction that a character map says it writes in: 1 for downwards. */
export function modeIn(program: Uint8Array): number {
  return Number(/\/WMode\s+(\d+)\s+def/.exec(String.fromCharCode(...program.subarray(0, headBytes)))?.[1] ?? 0);
}

/** Where a character map says what it is. */
const headBytes = 4096;

function textIn(value: CosValue | undefined): string {
  return value?.kind === 'string' ? String.fromCharCode(...value.bytes.subarray(0, headBytes)) : '';
}

function programOf(document: FontReader, descendant: CosDictionary, findings: Findings): CidProgram | undefined {
  const program = fittingProgram(document, descendant);
  if (program === undefined) return undefined;
  const isTrueType = isName(document.resolved(descendant.entries.get('Subtype')), 'CIDFontType2');
  const sfnt = program.kind === 'FontFile2' || program.kind === 'OpenType' ? readTrueType(program.bytes) : undefined;
  if (isTrueType) {
    const glyphOf = glyphsByCid(document, descendant);
    if (glyphOf === undefined) findings.rule('6.2.11.3.2');
    if (sfnt === undefined || !sfnt.isPlain || glyphOf === undefined) return undefined;
    return {
      glyphOf: (cid) => present(glyphOf(cid), sfnt.glyphCount),
      widthOf: sfnt.widthOf,
      cids: upTo(sfnt.glyphCount),
    };
  }
  const cff = readCff(sfnt?.cff ?? (program.kind === 'FontFile2' ? new Uint8Array(0) : program.bytes));
  if (cff?.isPlain !== true) return undefined;
  return { glyphOf: (cid) => cff.glyphsByCid.get(cid) ?? 0, widthOf: cff.widthOf, cids: cff.glyphsByCid.keys() };
}

function present(glyph: number, count: number): number {
  return glyph < count ? glyph : 0;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

export function glyphsByCid(document: FontReader, descendant: CosDictionary): ((cid: number) => number) | undefined {
  const value = descendant.entries.get('CIDToGIDMap');
  if (isName(document.resolved(value), 'Identity')) return (cid) => cid;
  const stream = document.streamAt(value);
  const table = stream && document.decodedStream(stream.dictionary, stream.bytes);
  return table && ((cid) => (table[2 * cid] ?? 0) * 256 + (table[2 * cid + 1] ?? 0));
}

/** Ranges of CIDs that widths are looked for in. */
const rangesMax = 5000;

/** Widths by CID (ISO 32000-1, 9.7.4.3). */
interface CidWidths {
  of(cid: number): number;
  /** Whether the list of widths is written so that every reader makes the same of it. */
  readonly isPlain: boolean;
}

/** Widths by CID, as far as the dictionary says them. */
export function cidWidths(document: FontReader, { entries }: CosDictionary): CidWidths {
  const standard = document.resolved(entries.get('DW'));
  const listed = document.resolved(entries.get('W'));
  const items = listed?.kind === 'array' ? listed.items.map((item) => document.resolved(item)) : [];
  const single = new Map<number, number>();
  const ranges: { readonly first: number; readonly last: number; readonly width: number }[] = [];
  let isPlain = listed === undefined || listed.kind === 'array';
  for (let at = 0; at < items.length; ) {
    const [first, second, third] = [items[at], items[at + 1], items[at + 2]];
    isPlain &&= isCid(first);
    if (first?.kind === 'number' && second?.kind === 'array') {
      for (const [index, item] of second.items.entries()) {
        const width = document.resolved(item);
        const cid = first.value + index;
        isPlain &&= width?.kind === 'number';
        if (width?.kind === 'number') single.set(cid, width.value);
      }
      at += 2;
    } else {
      isPlain &&= isCid(second) && third?.kind === 'number' && ranges.length < rangesMax;
      if (
        first?.kind === 'number' &&
        second?.kind === 'number' &&
        third?.kind === 'number' &&
        ranges.length < rangesMax
      )
        ranges.push({ first: first.value, last: second.value, width: third.value });
      at += 3;
    }
  }
  const otherwise = standard?.kind === 'number' ? standard.value : 1000;
  const of = (cid: number): number =>
    single.get(cid) ?? ranges.find(({ first, last }) => cid >= first && cid <= last)?.width ?? otherwise;
  return { of, isPlain: isPlain && (standard === undefined || standard.kind === 'number') };
}

const isCid = (value: CosValue | undefined): boolean => (integerOf(value) ?? -1) >= 0;

/** Names of subsets begin with six letters and a plus sign (ISO 32000-1, 9.6.4). */
const subsetTag = /^[A-Z]{6}\+/;

/** Whether the list of CIDs that a subset may have names all glyphs that are there (6.2.11.4.2). */
function cidSetIsWhole(document: FontReader, descendant: CosDictionary, { cids }: CidProgram): boolean {
  const name = document.resolved(descendant.entries.get('BaseFont'));
  if (name?.kind !== 'name' || !subsetTag.test(name.name)) return true;
  const descriptor = document.dictionary(descendant.entries.get('FontDescriptor'));
  const stream = document.streamAt(descriptor?.entries.get('CIDSet'));
  if (stream === undefined) return true;
  const bits = document.decodedStream(stream.dictionary, stream.bytes);
  if (bits === undefined) return false;
  const isListed = (cid: number): boolean => (((bits[cid >> 3] ?? 0) << (cid & 7)) & 128) !== 0;
  return [...cids].every((cid) => cid === 0 || isListed(cid));
}

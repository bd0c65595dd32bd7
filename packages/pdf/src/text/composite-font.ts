import { isInSpace } from '../fonts/cmap.ts';
import { textOfString } from '../syntax/text-string.ts';
import type { CosDictionary } from '../syntax/values.ts';
import { type CodeSpace, codeOf } from './character-map.ts';
import { CodeTable } from './code-table.ts';
import { programText } from './font-program.ts';
import type { FontSources } from './font-sources.ts';
import { textOfCode, unknownCharacter } from './glyph-text.ts';
import { predefinedCodes } from './predefined-codes.ts';
import type { TextFont, TextGlyph } from './text-font.ts';

const space = 32;
const thousand = 1000;
const usualWidth = 1000;
const halfWidth = 0.5;
/** Different codes that are remembered. */
const glyphsMax = 65_536;

/**
 * A font whose codes have two bytes as a rule, and whose glyphs lie in a descendant (ISO 32000-1, 9.7). Undefined where there is none, or it
 * does not say what its codes are: nothing is written with it.
 */
export function compositeFont(sources: FontSources, { entries }: CosDictionary): TextFont | undefined {
  const descendant = sources.document.dictionary(sources.items(entries.get('DescendantFonts'))[0]);
  if (descendant === undefined || sources.document.resolved(entries.get('Encoding')) === undefined) return undefined;
  const encodingName = sources.name(entries.get('Encoding'));
  const own = encodingName === '' ? sources.characterMap(entries.get('Encoding')) : undefined;
  const predefined = predefinedCodes(encodingName);
  const cidOf = (code: number): number => (own === undefined ? code : (own.cids.get(code) ?? 0));
  const map = sources.characterMap(entries.get('ToUnicode'));
  const isUtf16 = /^Uni\w+-(?:UCS2|UTF16)-/.test(encodingName);
  const textOfCid = isUtf16 ? () => undefined : textByCid(sources, descendant);
  const widthOf = widthByCid(sources, descendant);
  const stream = sources.document.streamAt(entries.get('Encoding'));
  const isVertical =
    own?.isVertical ?? (encodingName.endsWith('V') || sources.number(stream?.dictionary.entries.get('WMode')) === 1);
  const glyphOf = (code: number, length: number): TextGlyph => {
    const mapped = map?.texts.get(code);
    const hasText = mapped !== undefined && !/^\0*$/.test(mapped);
    const byCode = isUtf16 ? String.fromCharCode(code) : predefined?.textOf(code, length);
    const text = hasText ? mapped : (byCode ?? (predefined ? undefined : textOfCid(cidOf(code))) ?? unknownCharacter);
    // Which CID a code of a predefined map has is in tables that are not here: a byte is half as wide as two
    const width = predefined === undefined ? widthOf(cidOf(code)) : length === 1 ? halfWidth : 1;
    return { text, width: isVertical ? 1 : width, isSpace: length === 1 && code === space };
  };
  const spaces = own?.spaces ?? predefined?.spaces ?? [];
  const isUsual = spaces.every(({ length }) => length === usualLength);
  return { isVertical, height: 1, each: isUsual ? eachOfTwoBytes(glyphOf) : eachOfSpaces(glyphOf, spaces) };
}

type GlyphOf = (code: number, length: number) => TextGlyph;

/** Most fonts: glyphs that were met are found by the first byte of their code, then the second. */
function eachOfTwoBytes(glyphOf: GlyphOf): TextFont['each'] {
  const met: (TextGlyph | undefined)[][] = [];
  return (text, take) => {
    for (let at = 0; at < text.length; at += usualLength) {
      const high = text[at] as number;
      const low = text[at + 1];
      if (low === undefined) {
        // Half a code stands for nothing that readers agree about
        take({ ...glyphOf(high, 1), text: unknownCharacter });
        return;
      }
      met[high] ??= [];
      const row = met[high] as (TextGlyph | undefined)[];
      let glyph = row[low];
      if (glyph === undefined) {
        glyph = glyphOf(256 * high + low, usualLength);
        row[low] = glyph;
      }
      take(glyph);
    }
  };
}

function eachOfSpaces(glyphOf: GlyphOf, spaces: readonly CodeSpace[]): TextFont['each'] {
  const glyphs = new Map<number, TextGlyph>();
  const lengthAt = codeLengths(spaces);
  return (text, take) => {
    for (let at = 0; at < text.length; ) {
      const length = lengthAt(text, at);
      const code = codeOf(text, at, length);
      const key = code * 8 + length;
      let glyph = glyphs.get(key);
      if (glyph === undefined) {
        glyph = glyphOf(code, length);
        if (glyphs.size < glyphsMax) glyphs.set(key, glyph);
      }
      take(glyph);
      at += length;
    }
  };
}

const usualLength = 2;

/** How many bytes the code at a place has (9.7.6.2). */
function codeLengths(spaces: readonly CodeSpace[]): (text: Uint8Array, at: number) => number {
  const lengths = [...new Set(spaces.map(({ length }) => length))].sort((a, b) => a - b);
  return (text, at) =>
    lengths.find((length) => {
      const code = codeOf(text, at, length);
      return spaces.some((each) => isInSpace(each, length, code));
    }) ??
    lengths[0] ??
    usualLength;
}

/**
 * What the glyphs of the embedded program stand for. Otherwise CIDs of a collection of Adobe are known as far as they are ASCII, and such
 * that are mapped to other numbers of glyphs one by one are Unicode as a rule.
 */
function textByCid(sources: FontSources, descendant: CosDictionary): (cid: number) => string | undefined {
  const program = programText(sources, descendant);
  const isOfCollection = collections.test(orderingOf(sources, descendant));
  let glyphs: Uint8Array | 'unread' | undefined = 'unread';
  return (cid) => {
    if (glyphs === 'unread') glyphs = sources.bytes(descendant.entries.get('CIDToGIDMap'));
    if (glyphs === undefined) return program().ofGlyph(cid);
    const glyph = (glyphs[2 * cid] ?? 0) * 256 + (glyphs[2 * cid + 1] ?? 0);
    const known = program().ofGlyph(glyph);
    if (known !== undefined) return known;
    if (isOfCollection) return cid > 0 && cid < asciiCids ? String.fromCharCode(cid + space - 1) : undefined;
    return cid >= space && glyph !== cid ? textOfCode(cid) : undefined;
  };
}

/** The collections whose first CIDs are the characters of ASCII from the blank on (ISO 32000-1, 9.7.5.2). */
const collections = /^(?:GB1|CNS1|Japan1|Korea1|KR)$/;
const asciiCids = 96;

function orderingOf(sources: FontSources, { entries }: CosDictionary): string {
  const system = sources.document.dictionary(entries.get('CIDSystemInfo'));
  return textOfString(sources.document.resolved(system?.entries.get('Ordering'))) ?? '';
}

/** Parts of the type size by CID (9.7.4.3). */
function widthByCid(sources: FontSources, { entries }: CosDictionary): (cid: number) => number {
  const items = sources.items(entries.get('W'));
  const widths = new CodeTable<number>();
  for (let at = 0; at + 1 < items.length; ) {
    const first = sources.number(items[at]) ?? 0;
    const last = sources.number(items[at + 1]);
    if (last === undefined) {
      for (const [index, item] of sources.items(items[at + 1]).entries())
        widths.set(first + index, sources.number(item) ?? usualWidth);
      at += 2;
    } else {
      const width = sources.number(items[at + 2]) ?? usualWidth;
      widths.setRange(first, last, () => width);
      at += 3;
    }
  }
  const otherwise = sources.number(entries.get('DW')) ?? usualWidth;
  return (cid) => (widths.get(cid) ?? otherwise) / thousand;
}

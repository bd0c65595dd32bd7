import { differencesOf } from '../fonts/font-encoding.ts';
import { type Encoding, macRomanEncoding, standardEncoding, winAnsiEncoding } from '../fonts/glyph-names.ts';
import type { CosDictionary } from '../syntax/values.ts';
import { dingbatOf } from './dingbats.ts';
import { programText } from './font-program.ts';
import type { FontSources } from './font-sources.ts';
import { textOfGlyphName, unknownCharacter } from './glyph-text.ts';
import { isDingbats, isSymbol, standardWidthOf } from './standard-widths.ts';
import { symbolCharacterOf } from './symbol-encoding.ts';
import type { TextFont, TextGlyph } from './text-font.ts';

const encodings: Readonly<Record<string, Encoding>> = {
  __proto__: null as never,
  StandardEncoding: standardEncoding,
  WinAnsiEncoding: winAnsiEncoding,
  MacRomanEncoding: macRomanEncoding,
};

const space = 32;

/** A font whose codes are single bytes (ISO 32000-1, 9.6). */
export function simpleFont(sources: FontSources, dictionary: CosDictionary): TextFont {
  const textOf = textByCode(sources, dictionary);
  const widthOf = widthByCode(sources, dictionary);
  const glyphs: (TextGlyph | undefined)[] = [];
  const glyphOf = (code: number): TextGlyph => {
    const text = textOf(code);
    return { text, width: widthOf(code, text), isSpace: code === space };
  };
  return {
    isVertical: false,
    height: heightOf(sources, dictionary),
    each: (text, take) => {
      for (const code of text) {
        glyphs[code] ??= glyphOf(code);
        take(glyphs[code]);
      }
    },
  };
}

/** What codes stand for: by the map for it, by the names of the encoding, and by the font program, in this order. */
function textByCode(sources: FontSources, dictionary: CosDictionary): (code: number) => string {
  const { entries } = dictionary;
  const { document } = sources;
  const map = sources.characterMap(entries.get('ToUnicode'));
  const described = document.dictionary(entries.get('Encoding'));
  const differences = described && differencesOf(document, described);
  const baseName = sources.name(
    described === undefined ? entries.get('Encoding') : described.entries.get('BaseEncoding'),
  );
  const base = encodings[baseName];
  const program = programText(sources, dictionary);
  const otherwise = usualText(sources.name(entries.get('BaseFont')));
  return (code) => {
    const mapped = map?.texts.get(code);
    if (mapped !== undefined && !/^\0*$/.test(mapped)) return mapped;
    const name = differences?.get(code) ?? base?.[code];
    if (name === '.notdef') return code === space ? ' ' : '';
    if (name !== undefined)
      return textOfGlyphName(name) ?? program().ofName(name) ?? textOfOwnCode(name, code) ?? unknownCharacter;
    return program().ofCode(code) ?? otherwise(code) ?? unknownCharacter;
  };
}

/** Of a name that is a letter and the code itself as a number, as fonts made of drawings have it: the character of the code. */
function textOfOwnCode(name: string, code: number): string | undefined {
  const digits = /^[A-Za-z]([\da-fA-F]{2,3})$/.exec(name)?.[1];
  const isOwn = digits !== undefined && (Number(digits) === code || Number.parseInt(digits, 16) === code);
  return isOwn ? textOfGlyphName(winAnsiEncoding[code] ?? '') : undefined;
}

/** What codes stand for in a font that says nothing about them and is not embedded. */
function usualText(fontName: string): (code: number) => string | undefined {
  if (isSymbol(fontName)) return symbolCharacterOf;
  if (isDingbats(fontName)) return dingbatOf;
  return (code) => textOfGlyphName(standardEncoding[code] ?? '');
}

/** Thousandths of the type size in one of it; fonts made of drawings have a measure of their own. */
const thousand = 1000;

function widthByCode(sources: FontSources, { entries }: CosDictionary): (code: number, text: string) => number {
  const isDrawn = sources.name(entries.get('Subtype')) === 'Type3';
  const unit = isDrawn ? (sources.number(sources.items(entries.get('FontMatrix'))[0]) ?? 1 / thousand) : 1 / thousand;
  const first = sources.number(entries.get('FirstChar')) ?? 0;
  const widths = sources.items(entries.get('Widths'));
  const descriptor = sources.document.dictionary(entries.get('FontDescriptor'));
  const standard = standardWidthOf(sources.name(entries.get('BaseFont')));
  // A font that every reader has need not be described, and is as wide as it is where its widths end
  const missing = descriptor === undefined && !isDrawn ? undefined : 0;
  const otherwise = sources.number(descriptor?.entries.get('MissingWidth')) ?? missing;
  if (widths.length === 0) return (code, text) => standard(code, text) * unit;
  return (code, text) => (sources.number(widths[code - first]) ?? otherwise ?? standard(code, text)) * unit;
}

/** As high as the box of a font of drawings; where that is no more than a mark, twice as high as a letter is wide. */
function heightOf(sources: FontSources, { entries }: CosDictionary): number {
  if (sources.name(entries.get('Subtype')) !== 'Type3') return 1;
  const numbers = (key: string): number[] => sources.items(entries.get(key)).map((item) => sources.number(item) ?? 0);
  const [across = 0, , , up = 0] = numbers('FontMatrix').map(Math.abs);
  const [, low = 0, , high = 0] = numbers('FontBBox');
  const widths = numbers('Widths').filter((width) => width > 0);
  const width = (across * widths.reduce((sum, one) => sum + one, 0)) / Math.max(1, widths.length);
  const height = Math.abs(high - low) * up;
  return (height > width ? height : 2 * width) || 1;
}

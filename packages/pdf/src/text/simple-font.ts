import { differencesOf } from '../fonts/font-encoding.ts';
import { type Encoding, macRomanEncoding, standardEncoding, winAnsiEncoding } from '../fonts/glyph-names.ts';
import type { CosDictionary } from '../syntax/values.ts';
import { programText } from './font-program.ts';
import type { FontSources } from './font-sources.ts';
import { textOfGlyphName, unknownCharacter } from './glyph-text.ts';
import { standardWidthOf } from './standard-widths.ts';
import { symbolCharacterOf } from './symbol-encoding.ts';
import type { TextFont, TextGlyph } from './text-font.ts';

const encodings: Readonly<Record<string, Encoding>> = {
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
    if (name !== undefined) return textOfGlyphName(name) ?? program().ofName(name) ?? unknownCharacter;
    return program().ofCode(code) ?? otherwise(code) ?? unknownCharacter;
  };
}

/** What codes stand for in a font that says nothing about them and is not embedded. */
function usualText(fontName: string): (code: number) => string | undefined {
  if (/^(?:[A-Z]{6}\+)?Symbol/.test(fontName)) return symbolCharacterOf;
  if (/Dingbats/.test(fontName)) return () => undefined;
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
  const missing = sources.number(descriptor?.entries.get('MissingWidth')) ?? 0;
  if (widths.length > 0) return (code) => (sources.number(widths[code - first]) ?? missing) * unit;
  const standard = standardWidthOf(sources.name(entries.get('BaseFont')));
  return (_code, text) => standard(text) * unit;
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

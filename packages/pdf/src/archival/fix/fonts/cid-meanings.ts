import type { FontReader } from '../../../fonts/font-reader.ts';
import { macRomanEncoding, unicodeOfGlyphName } from '../../../fonts/glyph-names.ts';
import type { CidMeaning } from '../../../fonts/substitutes/cjk.ts';
import { easternOrdering } from '../../../fonts/substitutes/east-asian.ts';
import { latin1 } from '../../../syntax/bytes.ts';
import { type CosDictionary, isName } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import { glyphsByCid } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { toUnicodeOf } from './fix-unembedded.ts';
import type { FontFix } from './font-fix.ts';

/** What is known of the CIDs of a composite font that is not in the document. */
export interface CidMeanings {
  /** Whether they are of a collection of Chinese, Japanese or Korean characters. */
  readonly isOfEast: boolean;
  /** What the document, or else the collection, says that a code means. */
  textOf(code: number, cid: number): string | undefined;
  /** What is to be seen of a CID: the collection says it, or else its text does. */
  shownOf(cid: number): CidMeaning | undefined;
}

/** What the CIDs of a font mean, by the document, by their collection, and by the order of glyphs in fonts of Windows. */
export function cidMeanings({ draft, cjk }: FontFix, use: FontUse, descendant: CosDictionary): CidMeanings {
  const { predefined } = use;
  const info = draft.dictionary(descendant.entries.get('CIDSystemInfo'));
  const ordering = predefined?.ordering ?? orderingOf(draft, info);
  const isOfEast = easternOrdering.test(ordering);
  const texts = toUnicodeOf(draft, use.dictionary);
  const known = knownTexts(draft, descendant, nameOfFont(draft, use.dictionary));
  const meaningOf = (cid: number): CidMeaning | undefined => (isOfEast ? cjk?.meaningOf(ordering, cid) : undefined);
  const textOf = (code: number, cid: number): string | undefined =>
    texts.get(code) ?? (isOfEast ? meaningOf(cid)?.text : known(cid));
  return {
    isOfEast,
    textOf,
    shownOf: (cid) => {
      const text = textOf(predefined?.codeOf(cid) ?? cid, cid);
      return meaningOf(cid) ?? (text === undefined ? undefined : { text, isVertical: false });
    },
  };
}

/** The name of a collection; nothing where it has none. */
export function orderingOf(draft: FontReader, info: CosDictionary | undefined): string {
  const ordering = draft.resolved(info?.entries.get('Ordering'));
  return ordering?.kind === 'string' ? latin1(ordering.bytes) : '';
}

/** Fonts of Windows: all have their first glyphs in the order of the Macintosh character set. */
const ofWindows = /^(?:arial|timesnewroman|couriernew|verdana|georgia|trebuchet|tahoma|centurygothic)/;
/** The first of these glyphs, which is the space, and the first behind those of ASCII. */
const firstGlyph = 3;
const firstBeyond = 98;

/** What the CIDs of a font of Windows mean where the document does not say it: they lead to glyphs in a known order. */
function knownTexts(draft: FontReader, descendant: CosDictionary, font: string): (cid: number) => string | undefined {
  const isKnown = ofWindows.test(font.replace(/\s/g, '').toLowerCase());
  const isTrueType = isName(draft.resolved(descendant.entries.get('Subtype')), 'CIDFontType2');
  const glyphOf = glyphsByCid(draft, descendant) ?? ((cid: number) => cid);
  return (cid) => {
    const glyph = glyphOf(cid);
    if (!isKnown || !isTrueType || glyph < firstGlyph) return undefined;
    const code = glyph < firstBeyond ? glyph - firstGlyph + 0x20 : glyph - firstBeyond + 0x80;
    const unicode = unicodeOfGlyphName(macRomanEncoding[code] ?? '');
    return unicode === undefined ? undefined : String.fromCodePoint(unicode);
  };
}

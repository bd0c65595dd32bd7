import { zlibSync } from 'fflate';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { macRomanEncoding, unicodeOfGlyphName } from '../../../fonts/glyph-names.ts';
import {
  arrayValue,
  type CosDictionary,
  emptyDictionary,
  isName,
  nameValue,
  numberValue,
  withEntries,
} from '../../../values/values.ts';
import { latinBytes } from '../../../writing/pdf-bytes.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import { cidWidths, glyphsByCid } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { readSubstitute } from '../../fonts/substitute.ts';
import { faceFor } from '../../fonts/substitutes/faces.ts';
import { lookOf, toUnicodeOf } from './fix-unembedded.ts';
import type { FontFix } from './font-fix.ts';
import { type Drawn, makeFont } from './substituted-font.ts';

/** Glyphs of a TrueType font, with the one for what it does not have. */
const glyphsMax = 65_535;
/** Characters that are told when they are missing. */
const toldMax = 20;

/**
 * Puts a font like it in the place of a composite font that is not in the document (ISO 19005-3, 6.2.11.4.1), when its
 * codes of two bytes are CIDs and the document says what they mean as text.
 */
export function substituteComposite(
  { draft, fonts, fail }: FontFix,
  use: FontUse,
  descendant: CosDictionary,
): CosDictionary | undefined {
  const face = faceFor({ ...lookOf(draft, descendant), name: nameOfFont(draft, use.dictionary) });
  const substitute = face && fonts && readSubstitute(face, fonts(face));
  const isIdentity = isName(draft.resolved(use.dictionary.entries.get('Encoding')), 'Identity-H');
  if (substitute === undefined || !isIdentity || use.codes.size >= glyphsMax) return undefined;
  const font = nameOfFont(draft, use.dictionary);
  const texts = toUnicodeOf(draft, use.dictionary);
  const widthOf = cidWidths(draft, descendant).of;
  const known = knownTexts(draft, descendant, font);
  const drawn = new Map<number, Drawn>();
  const missing: string[] = [];
  for (const cid of [...use.codes].sort((a, b) => a - b)) {
    const text = texts.get(cid) ?? known(cid);
    const shape = text === undefined ? undefined : substitute.shapeOfText(text);
    if (shape === undefined && use.visible.has(cid)) missing.push(text ?? `CID ${cid}`);
    drawn.set(cid, { shape, width: Math.max(0, widthOf(cid)) });
  }
  if (missing.length > 0 || drawn.has(0)) {
    fail('PDFA_FONT_CHARACTERS_MISSING', { font, characters: missing.slice(0, toldMax).join(' ') || 'CID 0' });
    return undefined;
  }
  const made = makeFont(draft, substitute, drawn);
  const table = new Uint8Array(2 * (1 + Math.max(...drawn.keys(), 0)));
  for (const [cid, glyph] of made.glyphs) {
    table[2 * cid] = glyph >> 8;
    table[2 * cid + 1] = glyph & 255;
  }
  draft.changed('font-substituted', 1, `${font} → ${substitute.name}`);
  const own = withEntries(descendant, {
    Type: nameValue('Font'),
    Subtype: nameValue('CIDFontType2'),
    BaseFont: nameValue(made.name),
    CIDSystemInfo: withEntries(emptyDictionary, {
      Registry: { kind: 'string', bytes: latinBytes('Adobe') },
      Ordering: { kind: 'string', bytes: latinBytes('Identity') },
      Supplement: numberValue(0),
    }),
    FontDescriptor: made.descriptor,
    CIDToGIDMap: draft.add(withEntries(emptyDictionary, { Filter: nameValue('FlateDecode') }), zlibSync(table)),
  });
  return withEntries(use.dictionary, {
    Type: nameValue('Font'),
    BaseFont: nameValue(made.name),
    DescendantFonts: arrayValue([draft.add(own)]),
  });
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

import { eastAsian } from '../../../fonts/substitutes/east-asian.ts';
import { faceFor } from '../../../fonts/substitutes/faces.ts';
import type { Shape } from '../../../fonts/substitutes/substitute.ts';
import { writeToUnicode } from '../../../fonts/to-unicode.ts';
import { arrayValue, type CosDictionary, isName, nameValue, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import { cidWidths } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { addStream } from '../packing.ts';
import { identityInfo } from './added-tables.ts';
import { type CidMeanings, cidMeanings } from './cid-meanings.ts';
import { lookOf } from './fix-unembedded.ts';
import type { FontFix } from './font-fix.ts';
import { addPredefined } from './own-map.ts';
import type { Drawn, SubstitutedFont } from './substituted-font.ts';

/** Glyphs of a TrueType font, with the one for what it does not have. */
const glyphsMax = 65_535;
/** Missing characters that are reported. */
const toldMax = 20;

/**
 * Puts a font like it in the place of a composite font that is not in the document (ISO 19005-3, 6.2.11.4.1), when it is
 * known what its codes mean: by the document, or by a collection that the fonts for Chinese, Japanese and Korean know.
 */
export function substituteComposite(fix: FontFix, use: FontUse, descendant: CosDictionary): CosDictionary | undefined {
  const { draft, substitutes, cjk, fail } = fix;
  const font = nameOfFont(draft, use.dictionary);
  const meanings = cidMeanings(fix, use, descendant);
  const encoding = draft.resolved(use.dictionary.entries.get('Encoding'));
  const isIdentity = isName(encoding, 'Identity-H') || isName(encoding, 'Identity-V');
  const isRead = isIdentity || (use.predefined !== undefined && !use.isBroken);
  const latin = substitutes.of(faceFor({ ...lookOf(draft, descendant), name: font }));
  const east = meanings.isOfEast || latin !== undefined ? substitutes.beside(latin) : undefined;
  const substitute = east ?? latin;
  if (!isRead && meanings.isOfEast && cjk === undefined) fail('PDFA_FONT_CJK_NEEDED', { font });
  if (!isRead || substitute === undefined || use.codes.size >= glyphsMax) return undefined;
  const shapeOf = (cid: number): Shape | undefined => {
    const { text, isVertical } = meanings.shownOf(cid) ?? { text: '', isVertical: false };
    if (text === '') return undefined;
    const isEast = east !== undefined && (meanings.isOfEast || eastAsian.test(text));
    return isEast ? east.shapeOfEast(text, isVertical) : substitute.shapeOfText(text);
  };
  const widthOf = cidWidths(draft, descendant).of;
  const drawn = new Map<number, Drawn>();
  const missing: string[] = [];
  for (const cid of [...use.codes].sort((a, b) => a - b)) {
    const shape = shapeOf(cid);
    if (shape === undefined && use.visible.has(cid)) missing.push(meanings.shownOf(cid)?.text || `CID ${cid}`);
    drawn.set(cid, { shape, width: Math.max(0, widthOf(cid)) });
  }
  if (missing.length > 0 || drawn.has(0)) {
    const isOfEast = meanings.isOfEast || missing.some((text) => eastAsian.test(text));
    if (cjk === undefined && isOfEast) fail('PDFA_FONT_CJK_NEEDED', { font });
    else fail('PDFA_FONT_CHARACTERS_MISSING', { font, characters: missing.slice(0, toldMax).join(' ') || 'CID 0' });
    return undefined;
  }
  const codes = substitutes.composite(substitute, drawn);
  const made = codes.font;
  draft.changed('font-substituted', 1, `${font} → ${made.family}`);
  return withEntries(use.dictionary, {
    Type: nameValue('Font'),
    BaseFont: nameValue(made.name),
    DescendantFonts: arrayValue([substitutes.addDescendant(madeDescendant(descendant, made), codes)]),
    ...(use.predefined !== undefined && { Encoding: addPredefined(draft, use.predefined, identityInfo) }),
    ...(meanings.isOfEast && { ToUnicode: addStream(draft, toUnicode(use, meanings)) }),
  });
}

/** A descendant with the program that was made, whose CIDs lead to glyphs by a table and belong to no collection. */
function madeDescendant(descendant: CosDictionary, made: SubstitutedFont): CosDictionary {
  return withEntries(descendant, {
    Type: nameValue('Font'),
    Subtype: nameValue('CIDFontType2'),
    BaseFont: nameValue(made.name),
    CIDSystemInfo: identityInfo,
    FontDescriptor: made.descriptor,
  });
}

/** What the codes of a font mean that was of a collection: nobody knows it by that any more. */
function toUnicode({ codes, predefined }: FontUse, { textOf }: CidMeanings): Uint8Array {
  if (predefined !== undefined) return predefined.withTexts(textOf);
  const texts = Array.from(codes, (cid): [number, string] => [cid, textOf(cid, cid) ?? '']);
  return writeToUnicode(new Map(texts.filter(([, text]) => text !== '')), 2);
}

import { differencesOf, encodingOf } from '../../../fonts/font-encoding.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import { type Encoding, standardEncoding, winAnsiEncoding } from '../../../fonts/glyph-names.ts';
import { type FontLook, faceFor, isOrdinary, takesTwoBytes } from '../../../fonts/substitutes/faces.ts';
import type { Shape, Substitute } from '../../../fonts/substitutes/substitute.ts';
import { readToUnicode } from '../../../fonts/to-unicode.ts';
import { declaredWidths } from '../../../fonts/widths.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import { type CosDictionary, emptyDictionary, isName, nameValue, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { isSymbolic } from '../../check/fonts/truetype-glyphs.ts';
import { limits } from '../../limits.ts';
import type { FontFix } from './font-fix.ts';
import type { Drawn } from './substituted-font.ts';

/**
 * Puts a font like it in the place of a simple font that is not in the document (ISO 19005-3, 6.2.11.4.1). Each code
 * gets a glyph of its own with the width that the document gives it, so that text stands where it stood.
 */
export function substituteSimple({ draft, substitutes, cjk, fail }: FontFix, use: FontUse): CosDictionary | undefined {
  const font = nameOfFont(draft, use.dictionary);
  const look = lookOf(draft, use.dictionary);
  if (takesTwoBytes(look) && [...use.visible].some((code) => code >= highFrom)) {
    if (cjk === undefined) fail('PDFA_FONT_CJK_NEEDED', { font });
    return undefined;
  }
  const substitute = substitutes.of(faceFor(look));
  if (substitute === undefined) return undefined;
  const names = namesOf(draft, use.dictionary, look, substitute);
  const texts = toUnicodeOf(draft, use.dictionary);
  const widths = declaredWidths(draft, use.dictionary);
  const drawn = new Map<number, Drawn>();
  const missing: string[] = [];
  for (const code of [...use.codes].sort((a, b) => a - b)) {
    const name = names[code];
    const text = texts.get(code);
    const shape = shapeFor(substitute, name, text);
    if (shape === undefined && use.visible.has(code) && isSaid(name, text)) missing.push(text ?? name ?? '');
    const meant = text ?? shape?.text ?? '';
    const isMeant = meant !== '' && meant !== unknownCharacter;
    drawn.set(code, {
      shape,
      width: Math.max(0, widths(code) ?? shape?.width ?? 0),
      ...(isMeant && { text: meant }),
    });
  }
  if (missing.length > 0) {
    fail('PDFA_FONT_CHARACTERS_MISSING', { font, characters: missing.slice(0, toldMax).join(' ') });
    return undefined;
  }
  const codes = substitutes.simple(substitute, drawn);
  draft.changed('font-substituted', 1, `${font} → ${substitute.name}`);
  const dictionary = withEntries(use.dictionary, {
    Type: nameValue('Font'),
    Subtype: nameValue('TrueType'),
    BaseFont: nameValue(codes.font.name),
    Encoding: undefined,
    FontDescriptor: codes.font.descriptor,
    ToUnicode: undefined,
  });
  return substitutes.isToComplete(dictionary, codes);
}

/** What stands for a character that is not known. */
const unknownCharacter = '\ufffd';

/** Codes below it are those of ASCII in every character set of the East. */
const highFrom = 0x80;

/** Missing characters that are reported. */
const toldMax = 20;

/** Whether a code stands for a character at all: readers show nothing for the others. */
function isSaid(name: string | undefined, text: string | undefined): boolean {
  return (name !== undefined && name !== '.notdef') || text !== undefined;
}

function shapeFor(substitute: Substitute, name: string | undefined, text: string | undefined): Shape | undefined {
  // What follows a full stop is a variant of the glyph
  const plain = name?.startsWith('.') ? undefined : name?.split('.')[0];
  const byName = plain === undefined ? undefined : substitute.shapeOfName(plain);
  return byName ?? (text === undefined ? undefined : substitute.shapeOfText(text));
}

/** What a font says of how it looks. */
export function lookOf(document: FontReader, font: CosDictionary): FontLook {
  const descriptor = document.dictionary(font.entries.get('FontDescriptor'));
  const name = document.resolved(font.entries.get('BaseFont'));
  const number = (key: string): number | undefined => {
    const value = document.resolved(descriptor?.entries.get(key));
    return value?.kind === 'number' ? value.value : undefined;
  };
  return {
    name: name?.kind === 'name' ? name.name : '',
    flags: integerOf(document.resolved(descriptor?.entries.get('Flags'))),
    weight: number('FontWeight'),
    italicAngle: number('ItalicAngle'),
  };
}

/** Names of glyphs by code as readers take them where the font is not at hand (ISO 32000-1, 9.6.6). */
function namesOf(document: FontReader, dictionary: CosDictionary, look: FontLook, substitute: Substitute): Encoding {
  if (substitute.encoding.size > 0) {
    const names: (string | undefined)[] = Array.from({ length: 256 }, (_, code) => substitute.encoding.get(code));
    const encoding = document.dictionary(dictionary.entries.get('Encoding')) ?? emptyDictionary;
    for (const [code, name] of differencesOf(document, encoding)) names[code] = name;
    return names;
  }
  const isTrueType = isName(document.resolved(dictionary.entries.get('Subtype')), 'TrueType');
  const isOfSigns = isSymbolic(document, dictionary);
  // Codes of an unknown font of signs mean what only that font knows
  const own: Encoding =
    isOfSigns && !dictionary.entries.has('Encoding') && !isOrdinary(look)
      ? Array.from({ length: 256 }, (_, code) => `code ${code}`)
      : isTrueType && isOfSigns
        ? winAnsiEncoding
        : standardEncoding;
  return encodingOf(document, dictionary, own);
}

/** What the codes of a font mean by the map that the document has for it. */
export function toUnicodeOf(document: FontReader, font: CosDictionary): ReadonlyMap<number, string> {
  const stream = document.streamAt(font.entries.get('ToUnicode'));
  const program = stream && document.decodedStream(stream.dictionary, stream.bytes);
  return program === undefined ? new Map() : readToUnicode(program, limits.contentValuesMax);
}

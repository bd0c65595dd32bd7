import { decodeUtf8 } from '../../base/decode.ts';
import { ofAsciiName } from '../ascii-name.ts';
import { eastAsian } from './east-asian.ts';

/** The fonts that stand for others: upright and slanted, with and without serifs, of one width, and two of signs. */
export const substituteFaces = [
  'sans-regular',
  'sans-bold',
  'sans-italic',
  'sans-bold-italic',
  'serif-regular',
  'serif-bold',
  'serif-italic',
  'serif-bold-italic',
  'mono-regular',
  'mono-bold',
  'mono-italic',
  'mono-bold-italic',
  'symbol',
  'dingbats',
] as const;

export type SubstituteFace = (typeof substituteFaces)[number];

/**
 * Gives the TrueType file of a face, with the metrics of Helvetica, Times, Courier, Symbol or ZapfDingbats. Text faces
 * have a character map for Unicode (3,1); those of signs also have one by code (3,0) and names of glyphs (`post`).
 */
export type SubstituteFonts = (face: SubstituteFace) => Uint8Array;

/** What a font dictionary and its descriptor say of a font. */
export interface FontLook {
  /** `BaseFont`, with the mark of a subset or without. */
  readonly name: string;
  /** `Flags` of the descriptor (ISO 32000-1, table 123); undefined without a descriptor. */
  readonly flags: number | undefined;
  readonly weight: number | undefined;
  readonly italicAngle: number | undefined;
}

const bits = { fixed: 1, serif: 2, symbolic: 4, italic: 64, bold: 1 << 18 } as const;

/** Fonts of signs that none of ours has. */
const otherSigns = /wingdings|webdings|mtextra|marlett|bookshelf|barcode|code\d|ocr|musical|^ean|^sigla|esri/;
const serif =
  /times|serif(?!.*sans)|roman|georgia|garamond|palatino|bookman|century|cambria|minion|caslon|baskerville|didot|tinos|^cmr|nimbusrom|schoolbook|bodoni|antiqua/;
const sans = /sans|arial|helvet|verdana|tahoma|calibri|segoe|univers|frutiger|arimo|trebuchet|gothic|myriad|roboto/;
const mono = /courier|mono|consol|typewriter|cousine|lettergothic|^cmtt|fixed/;

/** Names of fonts whose letters are found by ordinary encodings, whatever their flags say. */
const ordinary = /times|arial|helvet|courier|verdana|tahoma|calibri|georgia|cambria|liberation/;

/** The name of a font without the mark of a subset and what is between words. */
function plainName(name: string): string {
  return name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[\s_]/g, '')
    .toLowerCase();
}

/** Whether a font is known for letters, so that its codes can be read where it says nothing of its encoding. */
export function isOrdinary({ name }: FontLook): boolean {
  return ordinary.test(plainName(name));
}

/** High bytes that a name has at least where two make one of its characters: 宋体 is CB CE CC E5. */
const doubleBytesMin = 3;

/**
 * Whether a simple font is one of Chinese, Japanese or Korean by its name, in the bytes of GB 2312, Big5, Shift-JIS or UTF-8:
 * readers take two codes of such a font together for one character, from 0x80 on.
 */
export function takesTwoBytes({ name }: FontLook): boolean {
  const written = ofAsciiName(name);
  const text = decodeUtf8(Uint8Array.from(written, (character) => character.charCodeAt(0)));
  if (text !== undefined) return eastAsian.test(text);
  return Array.from(written).filter((character) => character >= '\x80').length >= doubleBytesMin;
}

/** The face that stands for a font; undefined for one of signs that none of them has. */
export function faceFor(look: FontLook): SubstituteFace | undefined {
  const name = plainName(look.name);
  const flags = look.flags ?? 0;
  if (/^symbol(?!.*neu)/.test(name)) return 'symbol';
  if (/dingbats/.test(name)) return 'dingbats';
  if (otherSigns.test(name)) return undefined;
  const family = familyOf(name, flags);
  const isBold = /bold|black|heavy|demi/.test(name) || (flags & bits.bold) !== 0 || (look.weight ?? 0) >= boldFrom;
  const isItalic =
    /italic|oblique|,it|slanted/.test(name) || (flags & bits.italic) !== 0 || (look.italicAngle ?? 0) !== 0;
  const style = isBold ? (isItalic ? 'bold-italic' : 'bold') : isItalic ? 'italic' : 'regular';
  return `${family}-${style}`;
}

const boldFrom = 600;

function familyOf(name: string, flags: number): 'sans' | 'serif' | 'mono' {
  if (mono.test(name)) return 'mono';
  if (sans.test(name)) return 'sans';
  if (serif.test(name)) return 'serif';
  if ((flags & bits.fixed) !== 0) return 'mono';
  return (flags & bits.serif) !== 0 ? 'serif' : 'sans';
}

import { latin1 } from '../syntax/bytes.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import { type Encoding, standardEncoding } from './glyph-names.ts';

const number = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?';
export const numbers: string = `\\s*(?:${number}(?=[\\s\\]}])\\s*)*`;
export const name = '\\/[^\\s/()<>\\[\\]{}%]+';
export const entryEnd = '(?:\\s*(?:readonly|noaccess|executeonly))?\\s+(?:def|ND|\\|-)\\s*';
/** A number, or one of two words: no other word is a value. */
export const plainWord: string = `(?:${number}|true|false)`;
const value = `(?:\\((?:[^()\\\\]|\\\\.|\\([^()]*\\))*\\)|${name}|${plainWord}|\\[${numbers}\\]|\\{${numbers}\\})`;

/**
 * What stands in the part of a font that is not encrypted, up to `eexec` (Adobe Type 1 Font Format, section 2): each piece
 * is read from where the one before it ended.
 */
const pieces = {
  comments: /(?:%[^\r\n]*[\r\n]+\s*)*/y,
  begin: /\d+\s+dict\s+(?:dup\s+)?begin\s*/y,
  entry: new RegExp(`${name}\\s*${value}${entryEnd}`, 'y'),
  information: /\/FontInfo\s+\d+\s+dict\s+dup\s+begin\s*/y,
  informationEnd: /end(?:\s+(?:readonly|noaccess))?\s+def\s*/y,
  standardEncoding: /\/Encoding\s+StandardEncoding\s+def\s*/y,
  encoding: /\/Encoding\s+256\s+array\s*0\s+1\s+255\s*\{\s*1\s+index\s+exch\s*\/\.notdef\s+put\s*\}\s*for\s*/y,
  code: new RegExp(`dup\\s+(?:\\d\\d?|1\\d\\d|2[0-4]\\d|25[0-5])\\s*${name}\\s+put\\s*`, 'y'),
  encodingEnd: /(?:(?:readonly|noaccess)\s+)?def\s*/y,
  close: /currentdict\s+end\s*(?:readonly\s+)?currentfile\s*$/y,
};

/** Takes pieces of a text one behind the other: each is read from where the one before it ended. */
export function takerOf(text: string): (piece: RegExp) => boolean {
  let at = 0;
  return (piece) => {
    piece.lastIndex = at;
    const isThere = piece.test(text);
    if (isThere) at = piece.lastIndex;
    return isThere;
  };
}

/** Whether every reader makes the same of the head of a font: definitions as the format has them, one behind the other. */
export function isPlainHead(clear: Uint8Array): boolean {
  const text = latin1(clear);
  const take = takerOf(text);
  const takeAll = (piece: RegExp): true => {
    while (take(piece));
    return true;
  };
  take(pieces.comments);
  if (!/^[\t\n\f\r -~]*$/.test(text) || !hasPlainMatrix(text) || !take(pieces.begin)) return false;
  for (;;) {
    if (take(pieces.close)) return true;
    const isTaken =
      take(pieces.standardEncoding) ||
      (take(pieces.information) && takeAll(pieces.entry) && take(pieces.informationEnd)) ||
      (take(pieces.encoding) && takeAll(pieces.code) && take(pieces.encodingEnd)) ||
      take(pieces.entry);
    if (!isTaken) return false;
  }
}

const usualUnit = 0.001;
const matrix = new RegExp(`\\/FontMatrix\\s*\\[\\s*((?:${number}\\s+){5}${number})\\s*\\]`);
const box = new RegExp(`\\/FontBBox\\s*[{[]\\s*((?:${number}\\s+){3}${number})\\s*[}\\]]`);

/** Whether the matrix stands there once at most, in six numbers. */
function hasPlainMatrix(text: string): boolean {
  const said = text.split('/FontMatrix').length - 1;
  return said === 0 || (said === 1 && matrix.test(text));
}

/** The first number of the matrix: how much of the type size a unit is (Adobe Type 1 Font Format, section 2.2). */
export function unitIn(clear: string): number {
  return Number(matrix.exec(clear)?.[1]?.split(/\s/, 1)[0] ?? usualUnit);
}

/**
 * The head of a font written anew, with what it says of names, matrix, box and codes: all that is needed of it. One of a
 * font of several designs stays, for it says more.
 */
export function plainHead(clear: Uint8Array, encoding: Encoding): Uint8Array {
  const text = latin1(clear);
  if (isPlainHead(clear) || text.includes('/WeightVector')) return clear;
  const fontName = new RegExp(`\\/FontName\\s*(${name})`).exec(text)?.[1] ?? '/Font';
  const codes = encoding.flatMap((glyph, code) => (glyph === undefined ? [] : [`dup ${code} /${glyph} put`]));
  const lines = [
    `%!PS-AdobeFont-1.0: ${fontName.slice(1)}`,
    '8 dict begin',
    `/FontName ${fontName} def`,
    '/PaintType 0 def',
    '/FontType 1 def',
    `/FontMatrix [${matrix.exec(text)?.[1] ?? `${usualUnit} 0 0 ${usualUnit} 0 0`}] readonly def`,
    ...(encoding === standardEncoding
      ? ['/Encoding StandardEncoding def']
      : ['/Encoding 256 array', '0 1 255 {1 index exch /.notdef put} for', ...codes, 'readonly def']),
    `/FontBBox {${box.exec(text)?.[1] ?? '0 0 0 0'}} readonly def`,
    'currentdict end',
    'currentfile ',
  ];
  return latinBytes(lines.join('\n'));
}

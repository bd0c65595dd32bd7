import { decodedPieces } from '@rappen/pdf/internal/base';
import { limits } from './limits.ts';

/** Whether a file declares another encoding than was found; of a text that was decoded before nothing was found. */
export function isOddEncoding(found: string | undefined, declared: string): boolean {
  return found !== undefined && declared !== '' && !(namesOf[found] ?? /^$/).test(declared);
}

/** How a declaration may name the encoding that was found. Texts of ASCII alone are all of these. */
const namesOf: Readonly<Record<string, RegExp>> = {
  __proto__: null as never,
  'UTF-8': /^(?:UTF-?8|US-ASCII|ISO-8859-\d+|windows-1252)$/i,
  'UTF-16LE': /^UTF-16(?:LE)?$/i,
  'UTF-16BE': /^UTF-16(?:BE)?$/i,
  'windows-1252': /^(?:ISO-8859-1|ISO-8859-15|latin-?1|windows-1252)$/i,
};

function isBegunBy(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

/** UTF-16 without its mark begins with half a `<`. */
export function withMark(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  const isLittle = first === 0x3c && second === 0;
  if (!isLittle && !(first === 0 && second === 0x3c)) return bytes;
  const marked = new Uint8Array(bytes.length + 2);
  marked.set(isLittle ? [0xff, 0xfe] : [0xfe, 0xff]);
  marked.set(bytes, 2);
  return marked;
}

const signatures: readonly (readonly [found: string, ...bytes: number[]])[] = [
  ['a ZIP archive', 0x50, 0x4b, 3, 4],
  ['an empty ZIP archive', 0x50, 0x4b, 5, 6],
  ['a file compressed with gzip', 0x1f, 0x8b],
  ['a PDF document', 0x25, 0x50, 0x44, 0x46],
  ['a PNG picture', 0x89, 0x50, 0x4e, 0x47],
  ['a JPEG picture', 0xff, 0xd8, 0xff],
];

/** What a file is that is no text, by its first bytes. */
export function kindOfBytes(bytes: Uint8Array): string | undefined {
  return signatures.find(([, ...signature]) => isBegunBy(bytes, signature))?.[0];
}

/** Whether a text begins as messages of SWIFT do: with their envelope, or with a field of an account statement. */
export function isMt940(beginning: string): boolean {
  if (/^(?:\ufeff|ï»¿)?\s*</.test(beginning)) return false;
  return /^\s*\{1:/.test(beginning) || /^:(?:2[058][CP]?|6[01][FM]?):/m.test(beginning);
}

/** The text of a file that is an MT940 or MT942; undefined for any other. It has no declaration: UTF-8, else Windows-1252. */
export function finTextOf(file: Uint8Array | string): string | undefined {
  if (file.length > limits.charactersMax) return undefined;
  if (typeof file === 'string')
    return isMt940(file.slice(0, limits.beginningLength)) ? file.replace(/^\ufeff/, '') : undefined;
  if (kindOfBytes(file) !== undefined) return undefined;
  const beginning = String.fromCharCode(...file.subarray(0, limits.beginningLength));
  if (!isMt940(beginning)) return undefined;
  let text = '';
  for (const piece of decodedPieces(file).pieces()) text += piece;
  return text;
}

/** What a text is that does not begin like XML, by its beginning. */
export function kindOfText(beginning: string): string | undefined {
  const text = beginning.trimStart();
  if (/^<(?:!doctype\s+html|html)\b/i.test(text)) return 'an HTML page';
  if (text.startsWith('<')) return undefined;
  if (text === '') return 'an empty file';
  if (isMt940(text)) return 'an account statement of the format MT940';
  if (text.startsWith('PK\u0003\u0004')) return 'a ZIP archive';
  if (/^[{[]/.test(text)) return 'JSON';
  const [first = ''] = text.split('\n');
  return /[;,\t].*[;,\t]/.test(first) ? 'a table of separated values (CSV)' : 'text that is no XML';
}

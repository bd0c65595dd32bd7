import { decodedPieces } from '@rappen/pdf/internal/base';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { declaredEncoding, withoutDeclaration } from '../xml/index.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';

/** The text of a file, ready for the reader of XML, with what was odd about its encoding. */
export interface ReadableText {
  /** Its beginning; the whole text of a short one. */
  readonly beginning: string;
  /** All of it, piece by piece. */
  readonly pieces: () => Generator<string>;
  readonly encoding: FileEncoding;
  readonly notices: readonly Problem[];
}

/** How a file is written, and how it says it is. */
export interface FileEncoding {
  /** Undefined for a text, which was decoded before. */
  readonly found: string | undefined;
  /** Empty where the file says nothing. */
  readonly declared: string;
  /** Whether it begins with a byte order mark. */
  readonly hasMark: boolean;
}

/**
 * Decodes a file of a bank: by its byte order mark, else as UTF-8 where it is UTF-8, else as Windows-1252, which holds Latin 1. A
 * declaration that says otherwise is told and passed over. What is no XML is named as what it is.
 * Reports `BANK_FILE_KIND`, `XML_LIMIT_EXCEEDED`; as notice `BANK_FILE_ENCODING`.
 */
export function readableText(file: Uint8Array | string): Result<ReadableText> {
  const { charactersMax: max } = limits;
  if (file.length > max) return failed(problem('XML_LIMIT_EXCEEDED', [], { what: 'characters', max }));
  if (typeof file === 'string') {
    return readable(file.replace(/^\ufeff/, ''), noneBehind, undefined, file.startsWith('\ufeff'));
  }
  const kind = kindOfBytes(file);
  if (kind !== undefined) return failed(problem('BANK_FILE_KIND', [], { found: kind }));
  const { encoding, pieces } = decodedPieces(withMark(file));
  const behind = pieces();
  return readable(
    behind.next().value ?? '',
    behind,
    encoding,
    marks.some((mark) => isBegunBy(file, mark)),
  );
}

const noneBehind: Iterable<string> = [];

function readable(
  decoded: string,
  behind: Iterable<string>,
  encoding: string | undefined,
  hasMark: boolean,
): Result<ReadableText> {
  const kind = kindOfText(decoded.slice(0, limits.beginningLength));
  if (kind !== undefined) return failed(problem('BANK_FILE_KIND', [], { found: kind }));
  const name = declaredEncoding(decoded) ?? '';
  // The reader of XML takes UTF-8 alone, which a text has no need to say
  const beginning = /^(?:utf-8)?$/i.test(name) ? decoded : withoutDeclaration(decoded, 'encoding');
  const isOdd = encoding !== undefined && name !== '' && !(namesOf[encoding] ?? /^$/).test(name);
  const notices = isOdd ? [problem('BANK_FILE_ENCODING', [], { declared: name, found: encoding })] : [];
  function* pieces(): Generator<string> {
    yield beginning;
    yield* behind;
  }
  return ok({ beginning, pieces, notices, encoding: { found: encoding, declared: name, hasMark } });
}

/** How a declaration may name the encoding that was found. Texts of ASCII alone are all of these. */
const namesOf: Readonly<Record<string, RegExp>> = {
  'UTF-8': /^(?:UTF-?8|US-ASCII|ISO-8859-\d+|windows-1252)$/i,
  'UTF-16LE': /^UTF-16(?:LE)?$/i,
  'UTF-16BE': /^UTF-16(?:BE)?$/i,
  'windows-1252': /^(?:ISO-8859-1|ISO-8859-15|latin-?1|windows-1252)$/i,
};

/** Of UTF-8 and UTF-16. */
const marks = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

function isBegunBy(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

/** UTF-16 without its mark begins with half a `<`. */
function withMark(bytes: Uint8Array): Uint8Array {
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

function kindOfBytes(bytes: Uint8Array): string | undefined {
  return signatures.find(([, ...signature]) => isBegunBy(bytes, signature))?.[0];
}

/** What a text is that does not begin like XML, by its beginning. */
function kindOfText(beginning: string): string | undefined {
  const text = beginning.trimStart();
  if (/^<(?:!doctype\s+html|html)\b/i.test(text)) return 'an HTML page';
  if (text.startsWith('<')) return undefined;
  if (text === '') return 'an empty file';
  if (/^(?:\{\d:|:20:)/.test(text) || /^:(?:25|28C|60F):/m.test(text))
    return 'an account statement of the format MT940';
  if (text.startsWith('PK\u0003\u0004')) return 'a ZIP archive';
  if (/^[{[]/.test(text)) return 'JSON';
  const [first = ''] = text.split('\n');
  return /[;,\t].*[;,\t]/.test(first) ? 'a table of separated values (CSV)' : 'text that is no XML';
}

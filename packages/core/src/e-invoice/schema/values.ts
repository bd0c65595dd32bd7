import { booleanIn, dateIn, dateTimeIn, decimalIn, timeIn } from '../../xsd/index.ts';
import type { TextKind } from './table.ts';

const language = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;

/** Whether a text is in base64, with white space in it or not. In time of its length. */
function isBinary(text: string): boolean {
  const bare = text.replace(/[ \t\n\r]+/g, '');
  const end = bare.endsWith('==') ? bare.length - 2 : bare.endsWith('=') ? bare.length - 1 : bare.length;
  if (bare.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(bare.slice(0, end))) return false;
  // The last digit holds no more bits than its bytes have
  const last = bare.charAt(end - 1);
  if (bare.length - end === 2) return /[AQgw]/.test(last);
  return bare.length === end || /[AEIMQUYcgkosw048]/.test(last);
}

/** What each kind of text is, with an example of one. */
const kinds: Readonly<Record<TextKind, readonly [isOne: (text: string) => boolean, example: string]>> = {
  text: [() => true, ''],
  any: [() => true, ''],
  decimal: [(text) => decimalIn(text) !== undefined, '1520.40'],
  boolean: [(text) => booleanIn(text) !== undefined, 'true'],
  date: [(text) => dateIn(text) !== undefined, '2026-11-26'],
  dateTime: [(text) => dateTimeIn(text) !== undefined, '2026-11-23T08:15:00'],
  time: [(text) => timeIn(text) !== undefined, '08:15:00'],
  binary: [isBinary, 'SGFsbG8='],
  language: [(text) => language.test(text.trim()), 'de'],
};

/** How a text should be that is not of its kind; undefined where it is. */
export function exampleAgainst(kind: TextKind, text: string): string | undefined {
  const [isOne, example] = kinds[kind];
  return isOne(text) ? undefined : example;
}

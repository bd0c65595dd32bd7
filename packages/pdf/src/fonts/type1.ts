import { isWhiteSpace, latin1 } from '../syntax/bytes.ts';
import { indexOfText } from '../syntax/file-object.ts';
import { decodeHex } from '../syntax/strings.ts';
import { joined } from './font-bytes.ts';
import { type Encoding, standardEncoding } from './glyph-names.ts';
import { isPlainHead, unitIn } from './type1-head.ts';
import { isPlainPrivate } from './type1-private.ts';

/** What is needed of a Type 1 font (Adobe Type 1 Font Format): its glyphs and how wide they are. */
export interface Type1Font {
  readonly encoding: Encoding;
  /**
   * In whole thousandths of the type size, by the names of the glyphs; undefined for a program that is not understood.
   */
  readonly widths: ReadonlyMap<string, number | undefined>;
  /** Whether every reader gets along with the way it is written. */
  readonly isPlain: boolean;
}

/** A Type 1 font taken apart. */
export interface Type1Parts {
  /** The text up to `eexec`. */
  readonly clear: Uint8Array;
  /** What was encrypted. */
  readonly hidden: Uint8Array;
  /** Whether it was written in hexadecimal digits, which a PDF must not have. */
  readonly isHex: boolean;
  readonly glyphs: readonly NamedProgram[];
  /** By their numbers. */
  readonly subrs: readonly NamedProgram[];
  /** Bytes in front of each glyph's program that mean nothing; below 0 when programs are not encrypted. */
  readonly lead: number;
  /** Thousandths of the type size that a unit is. */
  readonly scale: number;
}

/** A program in the hidden part: where its entry begins, and where it begins and ends itself. */
interface Type1Program {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  /** Not encrypted. */
  readonly program: Uint8Array;
}

/** One with its name; of a subroutine its number is its name. */
interface NamedProgram extends Type1Program {
  readonly name: string;
}

export const eexecKey = 55_665;
export const charstringKey = 4330;
/** Bytes in front of the hidden part that mean nothing. */
export const hiddenLead = 4;
const glyphsMax = 65_536;
/** What the product of a width and a scale may lack of a whole number. */
const roundingError = 1e-6;

/** The names of glyphs by code that a font program has; undefined when it is damaged. */
export function type1Encoding(program: Uint8Array): Encoding | undefined {
  const parts = type1Parts(program);
  return parts !== undefined && areWordsBehind(parts) ? encodingIn(latin1(parts.clear)) : undefined;
}

/** Reads a font program; undefined when it is damaged. */
export function readType1(program: Uint8Array): Type1Font | undefined {
  const parts = type1Parts(program);
  if (parts === undefined || !areWordsBehind(parts)) return undefined;
  const widths = new Map<string, number | undefined>();
  for (const { name, program: own } of parts.glyphs) {
    const width = widthOf(own);
    widths.set(name, width === undefined ? undefined : Math.trunc(width * parts.scale + roundingError));
  }
  const hasOddSubr = parts.subrs.some(({ from }) => isWhiteSpace(parts.hidden[from]));
  const isPlain =
    !hasHeaders(program) &&
    hasPlainStart(program) &&
    hasPlainEnd(program, parts) &&
    !parts.isHex &&
    parts.lead >= 0 &&
    !hasOddSubr &&
    areAllThere(parts) &&
    isPlainPrivate(parts) &&
    isPlainHead(parts.clear);
  return { encoding: encodingIn(latin1(parts.clear)), widths, isPlain };
}

/** Takes a font program apart; undefined when it is damaged. */
export function type1Parts(file: Uint8Array): Type1Parts | undefined {
  const program = withoutHeaders(file);
  const eexec = indexOfText(program, 'eexec', 0);
  if (eexec === undefined) return undefined;
  const clear = program.subarray(0, eexec);
  const { bytes, isHex } = binaryPart(program, eexec + 5);
  const hidden = decrypted(bytes, eexecKey, hiddenLead);
  const start = indexOfText(hidden, '/CharStrings', 0);
  if (start === undefined) return undefined;
  const lead = Number(/\/lenIV\s+(-?\d+)/.exec(latin1(hidden.subarray(0, start)))?.[1] ?? 4);
  const scale = unitIn(latin1(clear)) * 1000;
  const glyphs: NamedProgram[] = [];
  for (let at = start + 12; glyphs.length < glyphsMax; ) {
    const slash = hidden.indexOf(0x2f, at);
    if (slash === -1) break;
    const head = /^\/(\S*)\s+(\d+)\s+(?:RD|-\||\S+) /.exec(latin1(hidden.subarray(slash, slash + 160)));
    if (head === null) break;
    const from = slash + head[0].length;
    const to = from + Number(head[2]);
    const stored = hidden.subarray(from, to);
    glyphs.push({ name: head[1] ?? '', start: slash, from, to, program: plain(stored, lead) });
    at = to;
  }
  return glyphs.length === 0 ? undefined : { clear, hidden, isHex, glyphs, subrs: subrsIn(hidden, lead), lead, scale };
}

/** Whether there are as many glyphs as there should be, or fewer in a list that has its end: readers leave out what is more. */
function areAllThere({ hidden, glyphs }: Type1Parts): boolean {
  const start = indexOfText(hidden, '/CharStrings', 0) ?? 0;
  const count = Number(/^\/CharStrings\s+(\d+)/.exec(latin1(hidden.subarray(start, start + 40)))?.[1]);
  const after = glyphs.at(-1)?.to ?? 0;
  if (count <= glyphs.length) return count === glyphs.length;
  return /^\s*[A-Za-z|-]+\s+end\b/.test(latin1(hidden.subarray(after, after + 40)));
}

function plain(stored: Uint8Array, lead: number): Uint8Array {
  return lead < 0 ? stored : decrypted(stored, charstringKey, lead);
}

/** The subroutines: `dup`, number, length, `RD`, and as many bytes. */
function subrsIn(hidden: Uint8Array, lead: number): NamedProgram[] {
  const start = indexOfText(hidden, '/Subrs', 0);
  const subrs: NamedProgram[] = [];
  for (let at = start ?? hidden.length; subrs.length < glyphsMax; ) {
    const near = latin1(hidden.subarray(at, at + 80));
    const head = /^(?:\/Subrs\s+\d+\s+array)?[^/]{0,20}?dup\s+(\d+)\s+(\d+)\s+\S+ /.exec(near);
    if (head === null) break;
    const from = at + head[0].length;
    const to = from + Number(head[2]);
    subrs.push({ name: head[1] ?? '', start: at, from, to, program: plain(hidden.subarray(from, to), lead) });
    at = to;
  }
  return subrs;
}

/** Bytes after a subroutine that are examined: a blank and the shortest word. */
const wordBytes = 2;

/** Whether words such as `NP` stand behind the subroutines: else their lengths are wrong, and no reader finds the next. */
function areWordsBehind({ hidden, subrs }: Type1Parts): boolean {
  return subrs.every(({ to }) => /^[\s!-~]*$/.test(latin1(hidden.subarray(to, to + wordBytes))));
}

/** Whether a program is a file for Windows, which says in front of each part how long it is: a PDF must not have it. */
function hasHeaders(file: Uint8Array): boolean {
  return file[0] === 0x80;
}

function withoutHeaders(file: Uint8Array): Uint8Array {
  if (!hasHeaders(file)) return file;
  const parts: Uint8Array[] = [];
  for (let at = 0; file[at] === 0x80 && (file[at + 1] ?? 3) < 3; ) {
    const length = new DataView(file.buffer, file.byteOffset + at, Math.min(6, file.length - at));
    const bytes = length.byteLength < 6 ? 0 : length.getUint32(2, true);
    parts.push(file.subarray(at + 6, at + 6 + bytes));
    at += 6 + bytes;
  }
  return joined(parts);
}

/** Whether what stands behind `eexec` is white space to every reader. */
function hasPlainStart(program: Uint8Array): boolean {
  const at = indexOfText(program, 'eexec', 0) ?? program.length;
  return [9, 10, 13, 32].includes(program[at + 5] ?? 0);
}

/** Whether nothing stands behind the hidden part but zeros and the word that ends them: readers carry out all words. */
function hasPlainEnd(program: Uint8Array, { clear, hidden }: Type1Parts): boolean {
  const close = indexOfText(hidden, 'closefile', 0) ?? hidden.length;
  const rest = program.subarray(clear.length + 'eexec '.length + hiddenLead + close + 'closefile'.length);
  return rest.length <= endMax && /^[\s\S]{0,4}?[0\s]*(?:cleartomark\s*)?$/.test(latin1(rest));
}

/** Bytes behind the hidden part: usually 512 zeros in lines. */
const endMax = 2000;

/** The part behind `eexec`, which may be written in hexadecimal digits. */
function binaryPart(program: Uint8Array, from: number): { readonly bytes: Uint8Array; readonly isHex: boolean } {
  let start = from;
  while (isWhiteSpace(program[start])) start++;
  const isHex = /^[0-9A-Fa-f]{4}/.test(latin1(program.subarray(start, start + 4)));
  return { bytes: isHex ? decodeHex(program.subarray(start)) : program.subarray(start), isHex };
}

/** Takes off the encryption that every Type 1 font has (section 7.1), and the bytes in front that mean nothing. */
function decrypted(bytes: Uint8Array, key: number, lead: number): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let state = key;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    plain[at] = byte ^ (state >> 8);
    state = ((byte + state) * 52_845 + 22_719) & 0xffff;
  }
  return plain.subarray(lead);
}

/** A number of a glyph's program: where it is written, and what it says. */
export interface Type1Number {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/**
 * The number that `hsbw` or `sbw` takes as the width at the beginning of a glyph's program (section 6.4); undefined when
 * the program does not begin so, or with more numbers: readers take the first of them or the last.
 */
export function widthIn(program: Uint8Array): Type1Number | undefined {
  const stack: Type1Number[] = [];
  for (let at = 0; at < program.length; ) {
    const from = at;
    const head = program[at++] as number;
    const next = (): number => program[at++] ?? 0;
    const push = (value: number, start = from): void => void stack.push({ from: start, to: at, value });
    if (head >= 32 && head <= 246) push(head - 139);
    else if (head >= 247 && head <= 250) push((head - 247) * 256 + next() + 108);
    else if (head >= 251 && head <= 254) push(-(head - 251) * 256 - next() - 108);
    else if (head === 255) push((next() << 24) | (next() << 16) | (next() << 8) | next());
    else if (head === 13) return stack.length === 2 ? stack[1] : undefined;
    else if (head === 12 && program[at] === 7) return stack.length === 4 ? stack[2] : undefined;
    else if (head === 12 && program[at] === 12) {
      at++;
      const by = stack.pop();
      const number = stack.pop();
      if (by === undefined || number === undefined) return undefined;
      push(number.value / by.value, number.from);
    } else return undefined;
  }
  return undefined;
}

function widthOf(program: Uint8Array): number | undefined {
  return widthIn(program)?.value;
}

/** The names of glyphs by code that the clear part says. */
export function encodingIn(clear: string): Encoding {
  if (/\/Encoding\s+StandardEncoding/.test(clear)) return standardEncoding;
  const encoding = new Array<string | undefined>(256).fill(undefined);
  for (const [, code, name] of clear.matchAll(/\bdup\s+(\d{1,3})\s*\/(\S+)\s+put/g))
    if (Number(code) < 256) encoding[Number(code)] = name;
  return encoding;
}

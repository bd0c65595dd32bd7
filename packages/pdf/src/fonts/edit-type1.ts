import { latin1 } from '../syntax/bytes.ts';
import { indexOfText } from '../syntax/file-object.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import { joined } from './font-bytes.ts';
import type { GlyphPlan } from './glyph-plan.ts';
import {
  charstringKey,
  closing,
  eexecKey,
  encodingIn,
  hiddenLead,
  isBlank,
  type Type1Parts,
  type Type1Program,
  type1Parts,
  widthIn,
} from './type1.ts';
import { plainHead } from './type1-head.ts';

/** A Type 1 program, and the lengths of its parts that a PDF tells (ISO 32000-1, table 127). */
export interface EditedType1 {
  readonly program: Uint8Array;
  readonly lengths: readonly [clear: number, hidden: number, zeros: number];
}

/**
 * Changes widths of a Type 1 program and adds glyphs to it by names; glyphs are numbered as they stand in it. Undefined
 * where that cannot be.
 */
export function editType1(source: Uint8Array, plan: GlyphPlan, names: readonly string[]): EditedType1 | undefined {
  const parts = type1Parts(source);
  const count = parts && countIn(parts);
  if (parts === undefined || count === undefined) return undefined;
  const { hidden, glyphs, subrs, scale } = parts;
  const pieces: Uint8Array[] = [];
  let at = 0;
  const copyTo = (end: number): void => {
    pieces.push(hidden.subarray(at, end));
    at = end;
  };
  // Programs are encrypted again, so that none begins with a blank
  const put = (head: string, program: Uint8Array): void => {
    const stored = encrypted(program, charstringKey, lead);
    pieces.push(latinBytes(head.replace(/\d+(?=\s+\S+ $)/, String(stored.length))), stored);
  };
  const headOf = ({ start, from }: Type1Program): string => latin1(hidden.subarray(start, from));
  const replace = (each: Type1Program, program: Uint8Array): void => {
    copyTo(each.start);
    put(headOf(each), program);
    at = each.to;
  };
  const said = saidLead(parts);
  if (said !== undefined) {
    copyTo(said.from);
    pieces.push(latinBytes(String(lead)));
    at = said.to;
  }
  const isInOrder = subrs.every(({ start }) => start < count.from) && at <= (subrs[0] ?? count).from;
  if (!isInOrder) return undefined;
  for (const subr of subrs) replace(subr, subr.program);
  copyTo(count.from);
  // Glyphs that could not be read are not there
  pieces.push(latinBytes(String(glyphs.length + names.length)));
  at = count.to;
  for (const [index, glyph] of glyphs.entries()) {
    const width = plan.widths.get(index);
    const own = width === undefined ? glyph.program : withWidth(glyph.program, width / scale);
    if (own === undefined) return undefined;
    replace(glyph, own);
    const next = glyphs[index + 1];
    if (next !== undefined && isBlank(hidden, glyph.to, next.start)) pieces.push(latinBytes(' ND'));
  }
  const [last] = glyphs.slice(-1);
  const end = /^\s*(?:noaccess def|[A-Za-z|-]+)\s/.exec(latin1(hidden.subarray(at, at + 40)))?.[0];
  if (end === undefined) pieces.push(latinBytes(usualWord));
  else copyTo(at + end.length);
  const read = /\S+ $/.exec(last === undefined ? '' : headOf(last))?.[0] ?? 'RD ';
  for (const [index, { like, width }] of plan.added.entries()) {
    const source = like === undefined ? undefined : glyphs[like];
    const own = source === undefined ? blank(width / scale) : withWidth(source.program, width / scale);
    if (own === undefined) return undefined;
    put(`/${names[index]} 0 ${read}`, own);
    pieces.push(latinBytes(end ?? usualWord));
  }
  // What follows is padding of the file, which was taken for a hidden part. Behind a last glyph that has no end, or that another
  // one follows which cannot be read, nothing is known of it
  const isLast = end !== undefined && /^\s*end\b/.test(latin1(hidden.subarray(at, at + 40)));
  const close = isLast ? indexOfText(hidden, closing, at) : undefined;
  if (close === undefined) pieces.push(latinBytes(usualEnd));
  else copyTo(close + closing.length);
  return written(parts, joined(pieces));
}

/** Bytes in front of each program that mean nothing: as many as there are where nothing else is said. */
const lead = 4;

/** Where the hidden part says how many such bytes there are, if it says so. */
function saidLead({ hidden }: Type1Parts): { from: number; to: number } | undefined {
  const start = indexOfText(hidden, '/lenIV', 0);
  const found = start === undefined ? null : /^(\/lenIV\s+)(-?\d+)/.exec(latin1(hidden.subarray(start, start + 40)));
  if (start === undefined || found === null) return undefined;
  const from = start + (found[1] ?? '').length;
  return { from, to: from + (found[2] ?? '').length };
}

/** Where the hidden part says how many glyphs there are. */
function countIn({ hidden }: Type1Parts): { from: number; to: number } | undefined {
  const start = indexOfText(hidden, '/CharStrings', 0) ?? 0;
  const found = /^(\/CharStrings\s+)(\d+)/.exec(latin1(hidden.subarray(start, start + 40)));
  if (found === null) return undefined;
  const from = start + (found[1] ?? '').length;
  return { from, to: from + (found[2] ?? '').length };
}

/** What stands behind a glyph. */
const usualWord = ' ND\n';
/** What every program ends with. */
const usualEnd = `end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\nmark currentfile ${closing}`;
const zeroLines = `\n${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`;

function written({ clear }: Type1Parts, hidden: Uint8Array): EditedType1 {
  const front = joined([plainHead(clear, encodingIn(latin1(clear))), latinBytes('eexec\n')]);
  const secret = encrypted(joined([hidden, latinBytes('\n')]), eexecKey, hiddenLead);
  const zeros = latinBytes(zeroLines);
  return { program: joined([front, secret, zeros]), lengths: [front.length, secret.length, zeros.length] };
}

function withWidth(program: Uint8Array, width: number): Uint8Array | undefined {
  const found = widthIn(program);
  return found && joined([program.subarray(0, found.from), numberBytes(width), program.subarray(found.to)]);
}

/** A program that shows nothing: `hsbw` with a side bearing of 0, and `endchar`. */
function blank(width: number): Uint8Array {
  return joined([numberBytes(0), numberBytes(width), Uint8Array.of(13, 14)]);
}

/** A whole number as a program writes it. */
function numberBytes(value: number): Uint8Array {
  const whole = Math.round(value);
  return Uint8Array.of(255, (whole >> 24) & 255, (whole >> 16) & 255, (whole >> 8) & 255, whole & 255);
}

/** Encrypts as section 7.1 says, with zeros in front. */
function encrypted(bytes: Uint8Array, key: number, lead: number): Uint8Array {
  const cipher = new Uint8Array(lead + bytes.length);
  let state = key;
  for (let at = 0; at < cipher.length; at++) {
    const byte = ((at < lead ? 0 : (bytes[at - lead] as number)) ^ (state >> 8)) & 255;
    cipher[at] = byte;
    state = ((byte + state) * 52_845 + 22_719) & 0xffff;
  }
  return cipher;
}

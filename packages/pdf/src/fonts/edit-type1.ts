import { latin1 } from '../syntax/bytes.ts';
import { indexOfText } from '../syntax/file-object.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import { joined } from './font-bytes.ts';
import type { GlyphPlan } from './glyph-plan.ts';
import { charstringKey, eexecKey, encodingIn, hiddenLead, type Type1Parts, type1Parts, widthIn } from './type1.ts';
import { plainHead } from './type1-head.ts';
import { plainPrivate } from './type1-private.ts';

/** A Type 1 program, and the lengths of its parts that a PDF tells (ISO 32000-1, table 127). */
export interface EditedType1 {
  readonly program: Uint8Array;
  readonly lengths: readonly [clear: number, hidden: number, zeros: number];
}

/**
 * Changes widths of a Type 1 program and adds glyphs to it by names; glyphs are numbered as they stand in it. The hidden part is
 * written anew, as every reader reads it. Undefined where that cannot be.
 */
export function editType1(source: Uint8Array, plan: GlyphPlan, names: readonly string[]): EditedType1 | undefined {
  const parts = type1Parts(source);
  // Of two sets of subroutines readers take one or the other
  if (parts === undefined || hasTwice(parts.hidden, '/Subrs')) return undefined;
  const { glyphs, subrs, scale } = parts;
  const pieces: Uint8Array[] = [latinBytes(plainPrivate(parts))];
  // Programs are encrypted again, so that none begins with a blank
  const put = (head: string, program: Uint8Array, end: string): void => {
    const stored = encrypted(program, charstringKey, lead);
    pieces.push(latinBytes(`${head} ${stored.length} RD `), stored, latinBytes(` ${end}\n`));
  };
  if (subrs.length > 0) {
    const count = 1 + Math.max(...subrs.map(({ name }) => Number(name)));
    if (count > subrsMax) return undefined;
    pieces.push(latinBytes(`/Subrs ${count} array\n`));
    for (const { name, program } of subrs) put(`dup ${name}`, program, 'NP');
    pieces.push(latinBytes('ND\n'));
  }
  pieces.push(latinBytes(`2 index /CharStrings ${glyphs.length + names.length} dict dup begin\n`));
  for (const [index, glyph] of glyphs.entries()) {
    const width = plan.widths.get(index);
    const own = width === undefined ? glyph.program : withWidth(glyph.program, width / scale);
    if (own === undefined) return undefined;
    // A name that is none cannot be meant by any code
    put(`/${plainName.test(glyph.name) ? glyph.name : `unnamed${index}`}`, own, 'ND');
  }
  for (const [index, { like, width }] of plan.added.entries()) {
    const source = like === undefined ? undefined : glyphs[like];
    const own = source === undefined ? blank(width / scale) : withWidth(source.program, width / scale);
    if (own === undefined) return undefined;
    put(`/${names[index]}`, own, 'ND');
  }
  pieces.push(latinBytes(usualEnd));
  return written(parts, joined(pieces));
}

/** Bytes in front of each program that mean nothing: as many as there are where nothing else is said. */
const lead = 4;
const subrsMax = 65_536;
const plainName = /^[^\s/()<>[\]{}%]+$/;

function hasTwice(hidden: Uint8Array, text: string): boolean {
  const first = indexOfText(hidden, text, 0);
  return first !== undefined && indexOfText(hidden, text, first + 1) !== undefined;
}

/** What every program ends with. */
const usualEnd =
  'end\nend\nreadonly put\nnoaccess put\ndup /FontName get exch definefont pop\nmark currentfile closefile';
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

import { indexOfText } from '../../assembly/file-object.ts';
import { decodeHex } from '../../reading/filters.ts';
import { isWhiteSpace, latin1 } from '../../reading/value.ts';
import { type Encoding, standardEncoding } from './glyph-names.ts';

/** What is needed of a Type 1 font (Adobe Type 1 Font Format): its glyphs and how wide they are. */
export interface Type1Font {
  readonly encoding: Encoding;
  /** In thousandths of the type size, by the names of the glyphs; undefined for a program that is not understood. */
  readonly widths: ReadonlyMap<string, number | undefined>;
}

const eexecKey = 55_665;
const charstringKey = 4330;
const glyphsMax = 65_536;

/** Reads a font program; undefined when it is damaged. */
export function readType1(program: Uint8Array): Type1Font | undefined {
  const eexec = indexOfText(program, 'eexec', 0);
  if (eexec === undefined) return undefined;
  const clear = latin1(program.subarray(0, eexec));
  const hidden = decrypted(binaryPart(program, eexec + 5), eexecKey, 4);
  const start = indexOfText(hidden, '/CharStrings', 0);
  if (start === undefined) return undefined;
  const lead = Number(/\/lenIV\s+(\d+)/.exec(latin1(hidden.subarray(0, start)))?.[1] ?? 4);
  const scale = Number(/\/FontMatrix\s*\[\s*([\d.eE+-]+)/.exec(clear)?.[1] ?? 0.001) * 1000;
  const widths = new Map<string, number | undefined>();
  for (let at = start + 12; widths.size < glyphsMax; ) {
    const slash = hidden.indexOf(0x2f, at);
    if (slash === -1) break;
    const head = /^\/(\S+)\s+(\d+)\s+(?:RD|-\||\S+) /.exec(latin1(hidden.subarray(slash, slash + 160)));
    if (head === null) break;
    const from = slash + head[0].length;
    const to = from + Number(head[2]);
    const width = widthOf(decrypted(hidden.subarray(from, to), charstringKey, lead));
    widths.set(head[1] ?? '', width === undefined ? undefined : width * scale);
    at = to;
  }
  return widths.size === 0 ? undefined : { encoding: encodingIn(clear), widths };
}

/** The part behind `eexec`, which may be written in hexadecimal digits. */
function binaryPart(program: Uint8Array, from: number): Uint8Array {
  let start = from;
  while (isWhiteSpace(program[start])) start++;
  const isHex = /^[0-9A-Fa-f]{4}/.test(latin1(program.subarray(start, start + 4)));
  return isHex ? decodeHex(program.subarray(start)) : program.subarray(start);
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

/** The width that `hsbw` or `sbw` sets at the beginning of a glyph's program (section 6.4). */
function widthOf(program: Uint8Array): number | undefined {
  const stack: number[] = [];
  for (let at = 0; at < program.length; ) {
    const head = program[at++] as number;
    if (head >= 32 && head <= 246) stack.push(head - 139);
    else if (head >= 247 && head <= 250) stack.push((head - 247) * 256 + (program[at++] ?? 0) + 108);
    else if (head >= 251 && head <= 254) stack.push(-(head - 251) * 256 - (program[at++] ?? 0) - 108);
    else if (head === 255) {
      const [a = 0, b = 0, c = 0, d = 0] = program.subarray(at, at + 4);
      stack.push((a << 24) | (b << 16) | (c << 8) | d);
      at += 4;
    } else if (head === 13) return stack[1];
    else if (head === 12 && program[at] === 7) return stack[2];
    else if (head === 12 && program[at] === 12) {
      at++;
      const by = stack.pop() ?? 1;
      stack.push((stack.pop() ?? 0) / by);
    } else return undefined;
  }
  return undefined;
}

function encodingIn(clear: string): Encoding {
  if (/\/Encoding\s+StandardEncoding/.test(clear)) return standardEncoding;
  const encoding = new Array<string | undefined>(256).fill(undefined);
  for (const [, code, name] of clear.matchAll(/\bdup\s+(\d+)\s*\/(\S+)\s+put/g)) encoding[Number(code)] = name;
  return encoding;
}

import { assert } from '../base/assert.ts';
import type { TrainedCodes } from './deflate-codes.generated.ts';
import { huffmanCodes, lengthCodes, lengthExtraBits, lengthRest } from './deflate-codes.ts';
import { matchMax, matchMin, numberToken } from './deflate-tokens.ts';

/** A code of at most 24 bits, the first one lowest, with how many they are above. */
export type Code = number;

export const codeMask = 0xffffff;
export const codeBitsShift = 24;

/** The codes of a block, and its head. */
export interface BlockCodes {
  /** By token that is not a match, and at the end of a block. */
  readonly literals: Uint32Array;
  /** By length of a match, extra bits included. */
  readonly lengths: Uint32Array;
  /** By code of the distance, without extra bits. */
  readonly distances: Uint32Array;
  /** The bits after the first, which says whether the block is the last. */
  readonly head: readonly Code[];
}

/** `numberMax`: the numbers up to it have codes too, where each digit has one of at most five bits. */
export function blockCodes({ literalLengths, distanceLengths, headBits }: TrainedCodes, numberMax = -1): BlockCodes {
  const literals = codesOf(digitsOf(literalLengths));
  return {
    literals: numberMax < 0 ? literals : withNumbers(literals, numberMax),
    lengths: lengthsOf(literals),
    distances: codesOf(digitsOf(distanceLengths)),
    head: (headBits.slice(1).match(/.{1,24}/g) ?? []).map((bits) =>
      code(Number.parseInt([...bits].reverse().join(''), 2), bits.length),
    ),
  };
}

export function hasCodes({ literals }: BlockCodes, bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (literals[bytes[at] as number] === 0) return false;
  }
  return true;
}

function code(value: number, bits: number): Code {
  assert(bits <= codeBitsShift, 'a code has at most 24 bits');
  return (value | (bits << codeBitsShift)) >>> 0;
}

function codesOf(lengths: Uint8Array): Uint32Array {
  return Uint32Array.from(huffmanCodes(lengths), (value, symbol) => code(value, lengths[symbol] as number));
}

/** One code behind the other. */
function joined(first: Code, second: Code): Code {
  const bits = first >>> codeBitsShift;
  return code((first & codeMask) | ((second & codeMask) << bits), bits + (second >>> codeBitsShift));
}

/** By length, extra bits included. */
function lengthsOf(literals: Uint32Array): Uint32Array {
  const all = new Uint32Array(matchMax + 1);
  for (let length = matchMin; length <= matchMax; length++) {
    const symbol = lengthCodes[length] as number;
    all[length] = joined(literals[257 + symbol] ?? 0, code(lengthRest(length), lengthExtraBits[symbol] ?? 0));
  }
  return all;
}

function withNumbers(literals: Uint32Array, numberMax: number): Uint32Array {
  const all = new Uint32Array(numberToken + numberMax + 1);
  all.set(literals);
  for (let number = 0; number <= numberMax; number++) {
    const digit = literals[0x30 + (number % 10)] as number;
    const others = numberToken + Math.floor(number / 10);
    all[numberToken + number] = number < 10 ? digit : joined(all[others] as number, digit);
  }
  return all;
}

function digitsOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (digit) => Number.parseInt(digit, 16));
}

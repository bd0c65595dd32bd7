import { Inflate } from 'fflate';
import { adler32 } from '../../base/adler32.ts';
import { type InflateEnd, inflateWhole, measuredEnd, measuredLength } from './inflate-whole.ts';

/** Input is fed in pieces of this size, so that the output of one step stays under 1032 times as much. */
const pieceBytes = 8192;

/** Inflates zlib data (RFC 1950; bare deflate data too) that comes in several parts. */
export interface Inflater {
  /** How it ended, where more makes no sense. */
  push(data: Uint8Array): 'broken' | 'too-long' | undefined;
}

/**
 * Hands each piece of the output to `take`, which returns false to stop: then the end is `too-long`. Holds only the window and
 * one piece. What is behind the data is passed over.
 */
export function createInflater(take: (piece: Uint8Array) => boolean): Inflater {
  let refused = false;
  let ended: 'broken' | 'too-long' | undefined;
  let headerLeft = true;
  let first = new Uint8Array(0);
  const inflate = new Inflate((piece) => {
    if (!refused && piece.length > 0 && !take(piece)) refused = true;
  });
  return {
    push(data) {
      if (ended !== undefined) return ended;
      let input = data;
      if (headerLeft) {
        if (first.length > 0) input = joined([first, data]);
        if (input.length < 2) {
          first = input.slice();
          return undefined;
        }
        headerLeft = false;
        if (hasZlibHeader(input)) input = input.subarray(2);
      }
      try {
        for (let at = 0; at < input.length && !refused; at += pieceBytes) {
          inflate.push(input.subarray(at, at + pieceBytes), false);
        }
        if (refused) ended = 'too-long';
      } catch {
        ended = 'broken';
      }
      return ended;
    },
  };
}

/** Inflated data as far as it can be read. */
export interface InflatedData {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly end: InflateEnd;
  /** Behind what was read. */
  readonly next: number;
}

/** The inflated data as far as it can be read, and how it ended. */
export function inflateData(data: Uint8Array, bytesMax: number): InflatedData {
  return inflateWhole(data, hasZlibHeader(data) ? 2 : 0, bytesMax);
}

/** Whether data is all there, behind a header, and its sum is right where there is one: other readers read it too. */
export function isIntact(data: Uint8Array, { bytes, end, next }: InflatedData): boolean {
  return hasZlibHeader(data) && end === 'whole' && hasRightSum(data, next, bytes);
}

/**
 * Where zlib data ends, whatever stands behind it, and how many bytes it makes; no end where it is not intact or makes more than
 * `bytesMax`.
 */
export function intactEnd(
  data: Uint8Array,
  bytesMax: number,
): { readonly next: number | undefined; readonly work: number; readonly unpacked: number } {
  const needsDictionary = ((data[1] ?? 0) & 0x20) !== 0;
  const isWindowKnown = (data[0] ?? 0) >> 4 < 8;
  if (needsDictionary || !isWindowKnown || !hasZlibHeader(data)) return { next: undefined, work: 0, unpacked: 0 };
  const { next, unpacked, end } = measuredEnd(data, headerBytes, bytesMax);
  const work = next + unpacked;
  if (end !== 'whole' || next + sumBytes > data.length) return { next: undefined, work, unpacked };
  const { bytes } = inflateWhole(data.subarray(0, next), headerBytes, unpacked);
  return { next: hasRightSum(data, next, bytes) ? next + sumBytes : undefined, work, unpacked };
}

const headerBytes = 2;
const sumBytes = 4;

/** Whether the sum at a place is that of the bytes; one that is cut off says nothing (RFC 1950, 2.2). */
function hasRightSum(data: Uint8Array, at: number, bytes: Uint8Array): boolean {
  if (at + sumBytes > data.length) return true;
  const written = data.subarray(at, at + sumBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  return written === adler32(bytes);
}

/** The inflated data as far as it can be read, or undefined when it is longer than `bytesMax`. */
export function inflateBounded(data: Uint8Array, bytesMax: number): Uint8Array<ArrayBuffer> | undefined {
  const { bytes, end } = inflateData(data, bytesMax);
  return end === 'too-long' ? undefined : bytes;
}

/** How many bytes the data inflates to; Infinity when more than `bytesMax`. Keeps none of them. */
export function inflatedLength(data: Uint8Array, bytesMax: number): number {
  return measuredLength(data, hasZlibHeader(data) ? 2 : 0, bytesMax) ?? Infinity;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function hasZlibHeader(data: Uint8Array): boolean {
  return ((data[0] as number) & 15) === 8 && (((data[0] as number) << 8) | (data[1] as number)) % 31 === 0;
}

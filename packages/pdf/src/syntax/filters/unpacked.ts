import type { CosDictionary, CosValue } from '../values.ts';
import { type DecodedStream, decodeStream } from './filters.ts';

/** Replaces a reference by what it refers to. */
export type Resolve = (value: CosValue | undefined) => CosValue | undefined;

/**
 * A stream without its filters (ISO 32000-1, 7.4), as far as it can be read. Undefined when it is longer than
 * `bytesMax`, or packed in a way that only pictures are.
 */
export function decoded(
  dictionary: CosDictionary,
  stream: Uint8Array,
  bytesMax: number,
  resolve?: Resolve,
): Uint8Array | undefined {
  return unpacked(dictionary, stream, bytesMax, resolve)?.bytes;
}

/**
 * The instructions in a stream as renderers unpack it: as far as it can be read, and up to a filter that only pictures have.
 * Undefined when it is longer than `bytesMax`, or damaged so that nobody knows what is in it.
 */
export function decodedContent(
  dictionary: CosDictionary,
  stream: Uint8Array,
  bytesMax: number,
  resolve: Resolve,
): Uint8Array | undefined {
  return decodeStream(stream, dictionary, bytesMax, resolve)?.bytes;
}

/** The same, and what is to be said of it. */
export function unpacked(
  dictionary: CosDictionary,
  stream: Uint8Array,
  bytesMax: number,
  resolve: Resolve = (value) => value,
): DecodedStream | undefined {
  const found = decodeStream(stream, dictionary, bytesMax, resolve, true);
  return found === undefined || found.rest.length > 0 ? undefined : found;
}

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

/** The same, and what is to be said of it. */
export function unpacked(
  { entries }: CosDictionary,
  stream: Uint8Array,
  bytesMax: number,
  resolve: Resolve = (value) => value,
): DecodedStream | undefined {
  // Short names are for pictures among instructions: here `F` is a file of its own
  const described = new Map([...entries].filter(([key]) => key === 'Filter' || key === 'DecodeParms'));
  const found = decodeStream(stream, { kind: 'dictionary', entries: described }, bytesMax, resolve, true);
  return found === undefined || found.rest.length > 0 ? undefined : found;
}

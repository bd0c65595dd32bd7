import { zlibSync } from 'fflate';
import { type CosDictionary, nameValue, withEntries } from '../syntax/values.ts';
import { packedBytesMin } from './prepared-stream.ts';

/** A stream of bytes that are not compressed yet, its dictionary without a length; `pack` makes a zlib stream. */
export function packedStream(
  dictionary: CosDictionary,
  bytes: Uint8Array,
  pack: (bytes: Uint8Array) => Uint8Array = zlibSync,
): { readonly value: CosDictionary; readonly stream: Uint8Array } {
  const packed = bytes.length > packedBytesMin ? pack(bytes) : undefined;
  const filter = packed && nameValue('FlateDecode');
  return { value: withEntries(dictionary, { Filter: filter, DecodeParms: undefined }), stream: packed ?? bytes };
}

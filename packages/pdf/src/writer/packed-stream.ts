import { zlibSync } from 'fflate';
import { type CosDictionary, emptyDictionary, nameValue, numberValue, withEntries } from '../syntax/values.ts';

/** Below this many bytes compressing is not worth its time. */
const compressedLengthMin = 200;

/** A stream of bytes that are not compressed yet, its dictionary without a length; `pack` makes a zlib stream. */
export function packedStream(
  dictionary: CosDictionary,
  bytes: Uint8Array,
  pack: (bytes: Uint8Array) => Uint8Array = zlibSync,
): { readonly value: CosDictionary; readonly stream: Uint8Array } {
  const packed = bytes.length > compressedLengthMin ? pack(bytes) : undefined;
  const filter = packed && nameValue('FlateDecode');
  return { value: withEntries(dictionary, { Filter: filter, DecodeParms: undefined }), stream: packed ?? bytes };
}

/** The same of rows of so many bytes that are much alike: each is written as what it differs by from the one above (RFC 2083, 6.4). */
export function packedRows(
  dictionary: CosDictionary,
  rows: Uint8Array,
  rowBytes: number,
): { readonly value: CosDictionary; readonly stream: Uint8Array } {
  if (rows.length <= compressedLengthMin) return packedStream(dictionary, rows);
  const count = rows.length / rowBytes;
  const differing = new Uint8Array(count * (rowBytes + 1));
  for (let row = 0; row < count; row++) {
    differing[row * (rowBytes + 1)] = upFilter;
    for (let at = row * rowBytes; at < (row + 1) * rowBytes; at++)
      differing[at + row + 1] = (rows[at] as number) - (rows[at - rowBytes] ?? 0);
  }
  const { value, stream } = packedStream(dictionary, differing);
  const parameters = { Predictor: numberValue(upPredictor), Columns: numberValue(rowBytes) };
  return { value: withEntries(value, { DecodeParms: withEntries(emptyDictionary, parameters) }), stream };
}

const upFilter = 2;
/** PNG filters, of which `Up` is used on every row (ISO 32000-1, table 10). */
const upPredictor = 12;

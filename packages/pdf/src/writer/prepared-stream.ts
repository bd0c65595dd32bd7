import { entryKinds, type FileWriter } from './file-writer.ts';
import { latinBytes } from './pdf-bytes.ts';

/** Dictionary, without brackets and length, and data of a stream. */
export interface PreparedStream {
  readonly dictionary: string;
  readonly data: Uint8Array;
}

/** An object stream (ISO 32000-1, 7.5.7), and the numbers of its objects in order. */
export interface PackedObjects extends PreparedStream {
  readonly numbers: readonly number[];
}

/** Below this many bytes compressing is not worth its time. */
export const packedBytesMin = 200;

/** Packs objects that are no streams, their texts one byte a character, into an object stream; `pack` makes a zlib stream. */
export function packedObjects(
  objects: readonly (readonly [number: number, text: string])[],
  pack: (bytes: Uint8Array) => Uint8Array,
): PackedObjects {
  let head = '';
  let bodies = '';
  const numbers: number[] = [];
  for (const [number, text] of objects) {
    numbers.push(number);
    head += `${number} ${bodies.length} `;
    bodies += `${text}\n`;
  }
  const data = latinBytes(head + bodies);
  const isPacked = data.length > packedBytesMin;
  return {
    numbers,
    dictionary: `/Type/ObjStm/N ${objects.length}/First ${head.length}${isPacked ? '/Filter/FlateDecode' : ''}`,
    data: isPacked ? pack(data) : data,
  };
}

/** Writes an object stream, and records its objects. */
export function writeObjectStream(writer: FileWriter, { numbers, dictionary, data }: PackedObjects): void {
  const container = writer.allocate();
  numbers.forEach((number, index) => {
    writer.list(number, entryKinds.compressed, container, index);
  });
  writer.stream(container, dictionary, data);
}

import { unshared } from '@rappen/pdf/internal/base';
import { Inflate, strFromU8 } from 'fflate';

/** A file in a ZIP archive, still packed. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const commentLengthMax = 0xffff;

/**
 * The files that the directory of an archive lists, at most `countMax`; undefined when it is not an archive or damaged.
 * Archives of several parts, encrypted files and ZIP64 are not read. Source: APPNOTE 6.3, 4.3.
 */
export function zipEntries(bytes: Uint8Array, countMax: number): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > countMax) return undefined;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return undefined;
    const length = view.getUint32(at + 20, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const local = view.getUint32(at + 42, true);
    const nameEnd = at + 46 + (nameLength ?? 0);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (nameEnd > bytes.length || isEncrypted) return undefined;
    if (local + 30 > bytes.length || view.getUint32(local, true) !== localSignature) return undefined;
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + length > bytes.length) return undefined;
    entries.push({
      name: strFromU8(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + length),
    });
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** The end record stands at the end of the file, behind it at most a comment. */
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endLength - commentLengthMax);
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

/** Input of one step: its output stays under 1032 times as much. */
const pieceBytes = 8192;

/**
 * The bytes of a file; `too-long` beyond `bytesMax`, whatever the archive says of its length, undefined when damaged. `goesOn` sees each
 * piece as it is unpacked, and may end that: `refused`.
 */
export function unpack(
  { method, packed }: ZipEntry,
  bytesMax: number,
  goesOn: (piece: Uint8Array) => boolean = () => true,
): Uint8Array<ArrayBuffer> | 'too-long' | 'refused' | undefined {
  if (method === 0 && packed.length > bytesMax) return 'too-long';
  if (method === 0) return goesOn(packed) ? unshared(packed) : 'refused';
  if (method !== 8) return undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  let isRefused = false;
  const inflate = new Inflate((piece, final) => {
    pieces.push(piece);
    length += piece.length;
    isRefused ||= !goesOn(piece);
    isWhole ||= final;
  });
  try {
    for (let at = 0; at < packed.length; at += pieceBytes) {
      inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
      if (isRefused) return 'refused';
      if (length > bytesMax) return 'too-long';
    }
  } catch {
    return undefined;
  }
  if (!isWhole) return undefined;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Why an archive is not unpacked. */
export type ArchiveFault = 'archiveDamaged' | 'archiveTooLarge';

/** What an archive may hold. */
export interface ArchiveBounds {
  readonly filesMax: number;
  readonly bytesMax: number;
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;
const endLength = 22;
const commentLengthMax = 0xffff;

/** Whether a file begins as a ZIP archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The files of a ZIP archive, unpacked piece by piece and never beyond the bounds, whatever the archive says of their lengths.
 * Encrypted archives, archives of several parts and ZIP64 are not read. Source: APPNOTE 6.3, 4.3.
 */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  { filesMax, bytesMax }: ArchiveBounds,
): Promise<readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] | ArchiveFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return 'archiveDamaged';
  const count = view.getUint16(end + 10, true);
  if (count > filesMax) return 'archiveTooLarge';
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let room = bytesMax;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signatures.entry) return 'archiveDamaged';
    const method = view.getUint16(at + 10, true);
    const length = view.getUint32(at + 20, true);
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted || local + 30 > bytes.length || view.getUint32(local, true) !== signatures.local)
      return 'archiveDamaged';
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + length > bytes.length || (method !== 0 && method !== 8)) return 'archiveDamaged';
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
    const unpacked = await contentOf(bytes.subarray(start, start + length), method === 8, room);
    if (typeof unpacked === 'string') return unpacked;
    room -= unpacked.length;
    files.push({ name, bytes: unpacked });
  }
  return files;
}

/** The end record stands at the end of the file, behind it at most a comment. */
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endLength - commentLengthMax);
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === signatures.end) return at;
  return undefined;
}

async function contentOf(
  packed: Uint8Array<ArrayBuffer>,
  isDeflated: boolean,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | ArchiveFault> {
  if (!isDeflated) return packed.length > bytesMax ? 'archiveTooLarge' : packed;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > bytesMax) {
        await reader.cancel();
        return 'archiveTooLarge';
      }
      pieces.push(value);
    }
  } catch {
    return 'archiveDamaged';
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

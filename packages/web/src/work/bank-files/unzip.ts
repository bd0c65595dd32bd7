import { unpack, zipEntries } from '@rappen/core/bulk';

/** Why an archive is not unpacked. */
export type ArchiveFault = 'archiveDamaged' | 'archiveTooLarge';

/** What an archive may hold. */
export interface ArchiveBounds {
  readonly filesMax: number;
  readonly bytesMax: number;
}

/** As many as a directory can count. */
const listedMax = 0xffff;

/** Whether a file begins as a ZIP archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** The files of a ZIP archive, unpacked piece by piece and never beyond the bounds, whatever the archive says of their lengths. */
export function unzip(
  bytes: Uint8Array,
  { filesMax, bytesMax }: ArchiveBounds,
): readonly { readonly name: string; readonly bytes: Uint8Array }[] | ArchiveFault {
  const entries = zipEntries(bytes, listedMax);
  if (entries === undefined) return 'archiveDamaged';
  if (entries.length > filesMax) return 'archiveTooLarge';
  const files: { name: string; bytes: Uint8Array }[] = [];
  let room = bytesMax;
  for (const entry of entries) {
    if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) continue;
    const unpacked = unpack(entry, room);
    if (unpacked === 'too-long') return 'archiveTooLarge';
    if (unpacked === undefined || unpacked === 'refused') return 'archiveDamaged';
    room -= unpacked.length;
    files.push({ name: entry.name, bytes: unpacked });
  }
  return files;
}

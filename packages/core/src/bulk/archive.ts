import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';
import { unpack, zipEntries } from './zip.ts';

/** What an archive may hold. */
export interface ArchiveBounds {
  readonly filesMax: number;
  /** Of all files together, unpacked. */
  readonly bytesMax: number;
}

/** As many as a directory can count. */
const listedMax = 0xffff;

/** Whether a file begins as a ZIP archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The files of a ZIP archive, unpacked piece by piece and never beyond the bounds, whatever the archive says of their lengths. Folders and
 * what macOS adds are left out. Reports `ARCHIVE_DAMAGED` (also where it is encrypted), `ARCHIVE_EMPTY` and `ARCHIVE_TOO_LARGE`.
 */
export function readArchive(
  bytes: Uint8Array,
  { filesMax, bytesMax }: ArchiveBounds,
): Result<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const damaged = failed(problem('ARCHIVE_DAMAGED', []));
  const tooLarge = failed(problem('ARCHIVE_TOO_LARGE', [], { files: filesMax, megabytes: bytesMax / 1_048_576 }));
  const entries = zipEntries(bytes, listedMax);
  if (entries === undefined) return damaged;
  if (entries.length > filesMax) return tooLarge;
  const files: { name: string; bytes: Uint8Array }[] = [];
  let room = bytesMax;
  for (const entry of entries) {
    if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) continue;
    const unpacked = unpack(entry, room);
    if (unpacked === 'too-long') return tooLarge;
    if (unpacked === undefined || unpacked === 'refused') return damaged;
    room -= unpacked.length;
    files.push({ name: entry.name, bytes: unpacked });
  }
  return files.length > 0 ? ok(files) : failed(problem('ARCHIVE_EMPTY', []));
}

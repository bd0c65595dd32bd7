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
function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** A file by name, and what is in it. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Opens files that come singly or in ZIP archives; all archives of one reader together stay within its bounds. */
export class ArchiveReader {
  private readonly bounds: ArchiveBounds;
  private filesLeft: number;
  private bytesLeft: number;

  constructor(bounds: ArchiveBounds) {
    this.bounds = bounds;
    this.filesLeft = bounds.filesMax;
    this.bytesLeft = bounds.bytesMax;
  }

  /**
   * The file itself, or those of an archive behind its name, unpacked piece by piece and never beyond the bounds, whatever the archive
   * says of their lengths. Folders and what macOS adds are left out. Reports `ARCHIVE_DAMAGED` (also where it is encrypted),
   * `ARCHIVE_EMPTY` and `ARCHIVE_TOO_LARGE`.
   */
  filesOf(name: string, bytes: Uint8Array): Result<readonly NamedFile[]> {
    if (!isArchive(bytes)) return ok([{ name, bytes }]);
    const entries = zipEntries(bytes, listedMax);
    if (entries === undefined) return failed(problem('ARCHIVE_DAMAGED', []));
    if (entries.length > this.filesLeft) return this.tooLarge();
    this.filesLeft -= entries.length;
    const files: NamedFile[] = [];
    for (const entry of entries) {
      if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) continue;
      const unpacked = unpack(entry, this.bytesLeft);
      if (unpacked === 'too-long') return this.tooLarge();
      if (unpacked === undefined || unpacked === 'refused') return failed(problem('ARCHIVE_DAMAGED', []));
      this.bytesLeft -= unpacked.length;
      files.push({ name: `${name}/${entry.name}`, bytes: unpacked });
    }
    return files.length > 0 ? ok(files) : failed(problem('ARCHIVE_EMPTY', []));
  }

  private tooLarge(): Result<never> {
    const { filesMax: files, bytesMax } = this.bounds;
    return failed(problem('ARCHIVE_TOO_LARGE', [], { files, megabytes: bytesMax / 1_048_576 }));
  }
}

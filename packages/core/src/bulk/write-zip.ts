import { unshared } from '@rappen/pdf/internal/base';
import { Zip, ZipPassThrough } from 'fflate';

/** A file for an archive. */
export interface ArchivedFile {
  /** Each name once; what is not ASCII is marked as UTF-8. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes an archive file by file, and keeps none of them. */
export interface ZipWriter {
  /** Adds a file; returns the next bytes of the archive. */
  add(file: ArchivedFile): readonly Uint8Array<ArrayBuffer>[];
  /** Ends the archive; returns its last bytes. */
  end(): readonly Uint8Array<ArrayBuffer>[];
}

/** Without a time zone: the same local fields, so the same bytes, wherever it is written. */
const modified = '1980-01-02T00:00:00';

/** As many files as an archive lists in 16 bits (APPNOTE 6.3, 4.4.21). */
export const zipFilesMax = 65_535;

/** Starts an archive; see `zipChunks`. */
export function zipWriter(): ZipWriter {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_, bytes) => {
    ready.push(unshared(bytes));
  });
  const taken = () => {
    const taking = ready;
    ready = [];
    return taking;
  };
  return {
    add({ name, bytes }) {
      const file = new ZipPassThrough(name);
      file.mtime = modified;
      zip.add(file);
      file.push(bytes, true);
      return taken();
    },
    end() {
      zip.end();
      return taken();
    },
  };
}

/**
 * Writes files as a ZIP archive, in parts: files are read one by one and never kept. They are stored uncompressed, since
 * a PDF is already compressed. At most 65,535 files and 4 GiB. Source: APPNOTE 6.3, 4.3.
 */
export function* zipChunks(files: Iterable<ArchivedFile>): Generator<Uint8Array<ArrayBuffer>> {
  const writer = zipWriter();
  for (const file of files) yield* writer.add(file);
  yield* writer.end();
}

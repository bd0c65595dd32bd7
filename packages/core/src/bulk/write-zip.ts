import { Zip, ZipPassThrough } from 'fflate';

/** A file for an archive. */
export interface ArchivedFile {
  /** ASCII; each name once. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Without a time zone: the same local fields, so the same bytes, wherever it is written. */
const modified = '1980-01-02T00:00:00';

/**
 * Writes files as a ZIP archive, in pieces: files are taken one by one and never kept. They are stored as they are, since
 * a PDF is compressed already. At most 65,535 files and 4 GiB. Source: APPNOTE 6.3, 4.3.
 */
export function* zipChunks(files: Iterable<ArchivedFile>): Generator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((_, bytes) => {
    ready.push(bytes);
  });
  for (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = modified;
    zip.add(file);
    file.push(bytes, true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}

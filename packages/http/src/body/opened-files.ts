import { ArchiveReader } from '@rappen/core/bulk';
import { ok, type Result } from '@rappen/core/result';
import { limits } from '../limits.ts';

/** Each file of a request, or those of an archive in its place; all archives together stay within the bounds of one request. */
export function openedFiles(name: string, given: readonly Uint8Array[]): Result<Uint8Array>[] {
  const archives = new ArchiveReader({ filesMax: limits.archivedFilesMax, bytesMax: limits.unpackedBytesMax });
  return given.flatMap((content): Result<Uint8Array>[] => {
    const contents = archives.filesOf(name, content);
    return contents.ok ? contents.value.map(({ bytes }) => ok(bytes)) : [contents];
  });
}

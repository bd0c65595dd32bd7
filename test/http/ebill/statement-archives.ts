import { zipChunks } from '@rappen/core/bulk';
import type { Sent } from './service.ts';

/** Statements in a ZIP archive. */
export const archiveOf = (...files: string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([...zipChunks(files.map((text, at) => ({ name: `${at}.xml`, bytes: Buffer.from(text) })))]),
  );
/** An archive as the body itself. */
export const zipped = (bytes: Uint8Array<ArrayBuffer>): Sent => ({
  body: bytes as unknown as string,
  headers: { 'content-type': 'application/zip' },
});

/**
 * The same bytes as `Response`, `Blob` and `fetch` take them: themselves, or a copy of those that lie in memory which is shared between
 * threads.
 */
export function unshared(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}

import { base64urlBytes, base64urlOf } from '@rappen/pdf/internal/base';
import { limits } from '../limits.ts';

/**
 * A value as text for the fragment of an address: JSON, deflated, in the base64 of addresses (RFC 4648, section 5). A fragment
 * stays in the browser.
 */
export async function packLink(value: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const packed = await collect(new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return base64urlOf(packed ?? new Uint8Array());
}

/** What `packLink` wrote, as long as it is an object; undefined for anything else, and for more than a link may hold. */
export async function unpackLink(code: string): Promise<object | undefined> {
  if (code === '' || code.length > limits.linkLengthMax) return undefined;
  const bytes = base64urlBytes(code);
  if (bytes === undefined) return undefined;
  try {
    const packed = new Blob([bytes]).stream();
    const json = await collect(packed.pipeThrough(new DecompressionStream('deflate-raw')));
    if (json === undefined) return undefined;
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** All bytes of a stream; undefined when there are more than a link may hold. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(limits.linkBytesMax);
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.slice(0, length);
    if (length + value.length > limits.linkBytesMax) {
      await reader.cancel();
      return undefined;
    }
    bytes.set(value, length);
    length += value.length;
  }
}

import { anyText, type Leaf } from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { base64Bytes } from '@rappen/pdf/internal/base';
import { problem } from '../problems/index.ts';

/**
 * The bytes of a text in base64: the standard alphabet, with padding; white space anywhere is skipped. Reports
 * `INVALID_BASE64`, and `PDF_TOO_LARGE` where there would be more than `bytesMax`, before it decodes any. Source: RFC 4648, 4.
 */
export function decodeBase64(text: string, bytesMax: number, path: readonly string[]): Result<Uint8Array<ArrayBuffer>> {
  const letters = text.replace(/[\t\n\r =]+/g, '').length;
  if (Math.floor((letters * 3) / 4) > bytesMax) return failed(problem('PDF_TOO_LARGE', path, { max: bytesMax }));
  const bytes = base64Bytes(text);
  return bytes === undefined ? failed(problem('INVALID_BASE64', path)) : ok(bytes);
}

/** A PDF in base64, for schemas of requests: what `decodeBase64` takes, but for white space. It validates no text. */
export const base64Pdf: Leaf<string> = anyText({
  contentEncoding: 'base64',

  minLength: 4,
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  description: 'The PDF; at most 10 000 000 bytes',
});

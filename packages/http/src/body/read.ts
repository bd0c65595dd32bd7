import { type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { type Part, splitMultipart } from './multipart.ts';

/**
 * The bytes of a body, never more than `max`: a longer one is refused by its declared length before anything is read,
 * or at the byte that is too many. Reports `body.too-large`, `body.empty`.
 */
export async function readBytes(request: Request, max: number): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const tooLarge: Problem = problem('body.too-large', [], { max });
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > max) return failed(tooLarge);
  // Servers hold a sender to the length it declared, and read such a body faster than piece by piece
  if (declared !== null && Number(declared) > 0) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > max ? failed(tooLarge) : ok(bytes);
  }
  if (request.body === null) return failed(problem('body.empty', []));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > max) {
      await reader.cancel();
      return failed(tooLarge);
    }
    chunks.push(value);
  }
  if (length === 0) return failed(problem('body.empty', []));
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(bytes);
}

/** A body as text. Reports what `readBytes` does and `body.not-utf8`. A byte order mark is dropped. */
export async function readText(request: Request, max: number): Promise<Result<string>> {
  const bytes = await readBytes(request, max);
  return bytes.ok ? decodedText(bytes.value) : bytes;
}

/** Bytes as text; a byte order mark is dropped. Reports `body.not-utf8`. */
export function decodedText(bytes: Uint8Array): Result<string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed(problem('body.not-utf8', []));
  }
}

/** The files and texts of a multipart body. Reports what `readBytes` does and `body.multipart`. */
export async function readMultipart(
  request: Request,
  max: number,
  partsMax?: number,
): Promise<Result<readonly Part[]>> {
  const bytes = await readBytes(request, max);
  if (!bytes.ok) return bytes;
  const parts = splitMultipart(bytes.value, request.headers.get('content-type') ?? '', partsMax);
  return parts === undefined ? failed(problem('body.multipart', [])) : ok(parts);
}

/** The one file of a field. Reports `body.file-missing`, `body.one-file`. */
export function fileOf(parts: readonly Part[], field: string): Result<Uint8Array<ArrayBuffer>> {
  const [part, second] = parts.filter(({ name }) => name === field);
  if (part?.fileName === undefined) return failed(problem('body.file-missing', [field]));
  if (second !== undefined) return failed(problem('body.one-file', [field]));
  return ok(part.content);
}

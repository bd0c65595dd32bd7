import { failed, ok, type Result } from '@rappen/core/result';
import { type Problem, problem } from '../problems/index.ts';
import { type Part, splitMultipart } from './multipart.ts';

/**
 * The bytes of a body, never more than `max`: a longer one is refused by its declared length before anything is read,
 * or at the byte that is too many. Reports `PAYLOAD_TOO_LARGE`, `BODY_REQUIRED`, and `BODY_BROKEN_OFF` where the sender went away.
 */
export async function readBytes(request: Request, max: number): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const tooLarge: Problem = problem('PAYLOAD_TOO_LARGE', [], { max });
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > max) return failed(tooLarge);
  try {
    // Servers hold a sender to the length it declared, and read a short body faster than piece by piece
    const isShort = declared !== null && Number(declared) > 0 && Number(declared) <= shortBytesMax;
    const bytes = isShort
      ? new Uint8Array(await request.arrayBuffer())
      : await inPieces(request.body, max, Number(declared ?? 0));
    if (bytes === undefined || bytes.length > max) return failed(tooLarge);
    return bytes.length === 0 ? failed(problem('BODY_REQUIRED', [])) : ok(bytes);
  } catch {
    return failed(problem('BODY_BROKEN_OFF', []));
  }
}

/** The pieces of a longer body are put in their place one by one: to join them all at once would take milliseconds, for each body at its end. */
const shortBytesMax = 262_144;

/** Undefined: there are more bytes than `max`. */
async function inPieces(
  body: ReadableStream<Uint8Array> | null,
  max: number,
  expected: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes = new Uint8Array(expected);
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    const end = length + value.byteLength;
    if (end > max) {
      await reader?.cancel();
      return undefined;
    }
    if (end > bytes.length) {
      const larger = new Uint8Array(Math.min(max, Math.max(end, 2 * bytes.length)));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    bytes.set(value, length);
    length = end;
  }
  return length === bytes.length ? bytes : bytes.slice(0, length);
}

/** A body as text. Reports what `readBytes` does and `MALFORMED_TEXT`. A byte order mark is dropped unless it is to be kept. */
export async function readText(request: Request, max: number, keepMark = false): Promise<Result<string>> {
  const bytes = await readBytes(request, max);
  return bytes.ok ? decodedText(bytes.value, keepMark) : bytes;
}

/** Bytes as text; a byte order mark is dropped unless it is to be kept. Reports `MALFORMED_TEXT`. */
export function decodedText(bytes: Uint8Array, keepMark = false): Result<string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepMark }).decode(bytes));
  } catch {
    return failed(problem('MALFORMED_TEXT', []));
  }
}

/** The files and texts of a multipart body. Reports what `readBytes` and `splitMultipart` do. */
export async function readMultipart(
  request: Request,
  max: number,
  partsMax?: number,
): Promise<Result<readonly Part[]>> {
  const bytes = await readBytes(request, max);
  if (!bytes.ok) return bytes;
  return splitMultipart(bytes.value, request.headers.get('content-type') ?? '', partsMax);
}

/** The one file of a field. Reports `BODY_FILE_MISSING`, `BODY_ONE_FILE`. */
export function fileOf(parts: readonly Part[], field: string): Result<Uint8Array<ArrayBuffer>> {
  const [part, second] = parts.filter(({ name }) => name === field);
  if (part?.fileName === undefined) return failed(problem('BODY_FILE_MISSING', [field]));
  if (second !== undefined) return failed(problem('BODY_ONE_FILE', [field]));
  return ok(part.content);
}

import { failed, ok, type Result } from '@rappen/core/result';
import { problem } from '../problems/index.ts';

/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  /** Set for files, empty where the sender gave none. */
  readonly fileName: string | undefined;
  /** In lower case and without parameters; empty where the sender gave none. */
  readonly type: string;
  /** A view of the body, not a copy. */
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Parts that a form may have where nothing else is said. */
const usualPartsMax = 100;
const headBytesMax = 8_192;
const lineEnd = [13, 10] as const;
const blankLine = [13, 10, 13, 10] as const;

/**
 * Splits a body of type multipart/form-data. Reports `MALFORMED_MULTIPART` when it is broken anywhere, the missing end included, or
 * has more parts than allowed.
 * The `formData()` of the runtimes disagree on broken bodies: this is one answer for all. Source: RFC 7578, RFC 2046 5.1.1.
 */
export function splitMultipart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  partsMax: number = usualPartsMax,
): Result<readonly Part[]> {
  const boundary = parametersOf(contentType).get('boundary');
  if (boundary === undefined || !/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary))
    return broken('the content type names no boundary');
  const delimiter = Array.from(`\r\n--${boundary}`, (letter) => letter.charCodeAt(0));
  const parts: Part[] = [];
  let found = startsWith(body, 0, delimiter.slice(2))
    ? delimiterEnd(body, delimiter.length - 2)
    : nextDelimiter(body, 0, delimiter);
  while (found !== undefined && !found.isLast) {
    if (parts.length === partsMax) return broken(`it has more than ${partsMax} parts`);
    const headEnd = indexOf(body, found.end - lineEnd.length, blankLine, found.end + headBytesMax);
    if (headEnd === undefined) return broken(`part ${parts.length + 1} has no empty line behind its headers`);
    const head = partHead(new TextDecoder().decode(body.subarray(found.end, Math.max(found.end, headEnd))));
    if (head === undefined) return broken(`part ${parts.length + 1} has no Content-Disposition with a name`);
    const start = headEnd + blankLine.length;
    found = nextDelimiter(body, start - lineEnd.length, delimiter);
    if (found !== undefined) parts.push({ ...head, content: body.subarray(start, Math.max(start, found.start)) });
  }
  return found === undefined ? broken('the boundary at its end is missing') : ok(parts);
}

function broken(detail: string): Result<never> {
  return failed(problem('MALFORMED_MULTIPART', [], { detail }));
}

function partHead(head: string): Pick<Part, 'name' | 'fileName' | 'type'> | undefined {
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im.exec(head)?.[1];
  if (disposition === undefined) return undefined;
  const parameters = parametersOf(disposition);
  const name = parameters.get('name');
  const type = /^content-type:[ \t]*([^;\r\n]*)/im.exec(head)?.[1]?.trim().toLowerCase() ?? '';
  const fileName = parameters.get('filename') ?? parameters.get('filename*');
  return name === undefined ? undefined : { name, fileName, type };
}

/** The parameters of a header, by their names in lower case; the first of a name counts. */
function parametersOf(header: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of header.matchAll(/;[ \t]*([\w*-]+)=(?:"([^"\r\n]*)"|([^\s;"]*))/g)) {
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), quoted ?? plain);
  }
  return parameters;
}

interface Delimiter {
  /** Where the content before it ends. */
  readonly start: number;
  /** Behind its line. */
  readonly end: number;
  readonly isLast: boolean;
}

function nextDelimiter(body: Uint8Array, from: number, delimiter: readonly number[]): Delimiter | undefined {
  for (let at = indexOf(body, from, delimiter); at !== undefined; at = indexOf(body, at + 1, delimiter)) {
    const found = delimiterEnd(body, at + delimiter.length);
    if (found !== undefined) return { ...found, start: at };
  }
  return undefined;
}

/** What follows the boundary on its line: two hyphens at the last one, else blanks. */
function delimiterEnd(body: Uint8Array, at: number): Delimiter | undefined {
  if (startsWith(body, at, [45, 45])) return { start: 0, end: at + 2, isLast: true };
  let end = at;
  while (body[end] === 32 || body[end] === 9) end += 1;
  return startsWith(body, end, lineEnd) ? { start: 0, end: end + lineEnd.length, isLast: false } : undefined;
}

/**
 * The first place at or behind `from`, and before `before`, where the wanted bytes stand: by the byte at the end of a place it
 * is known how far on the next one can be (Horspool's search), so that neither ordinary bodies nor such as nearly have what is
 * wanted take long.
 */
function indexOf(body: Uint8Array, from: number, wanted: readonly number[], before = body.length): number | undefined {
  const last = wanted.length - 1;
  const steps = new Uint8Array(1 << 8).fill(wanted.length);
  for (let index = 0; index < last; index++) steps[wanted[index] as number] = last - index;
  for (let at = from; at < before && at + last < body.length; at += steps[body[at + last] as number] as number) {
    if (startsWith(body, at, wanted)) return at;
  }
  return undefined;
}

function startsWith(body: Uint8Array, at: number, wanted: readonly number[]): boolean {
  for (let index = wanted.length - 1; index >= 0; index--) if (body[at + index] !== wanted[index]) return false;
  return true;
}

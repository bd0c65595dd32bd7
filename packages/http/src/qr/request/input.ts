import { parseJson } from '@rappen/core/json';
import { anyText, optional } from '@rappen/core/model';
import {
  type DraftChange,
  draftOf,
  notesOf,
  type ParsedInvoice,
  parseQrInvoice,
  type QrInvoice,
  wirePathOf,
} from '@rappen/core/swiss-qr';
import { type ProblemAnswer, refused } from '../../answer/answer.ts';
import { contentTypeProblem } from '../../body/content-type.ts';
import type { Part } from '../../body/multipart.ts';
import { decodedText, fileOf, readMultipart, readText } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { formatPath, type Path, type Problem, problem } from '../../problems/index.ts';
import type { Call } from '../../route/route.ts';

/** What a handler asked for, or the answer that refuses it. */
export type Input<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly answer: ProblemAnswer };

/** The invoice of a JSON body. */
export async function invoiceOfBody(call: Call): Promise<Input<ParsedInvoice>> {
  const text = await textOfBody(call, 'application/json');
  return text.ok ? invoiceOfText(text.value, call, []) : text;
}

/** The invoice of the query parameter `qrInvoice`. */
export function invoiceOfQuery(call: Call): Input<ParsedInvoice> {
  const text = call.query['qrInvoice'];
  if (text === undefined || text === '') return refuse([problem('REQUIRED', ['qrInvoice'])]);
  return invoiceOfText(text, call, ['qrInvoice']);
}

function invoiceOfText(text: string, call: Call, prefix: Path): Input<ParsedInvoice> {
  const json = parseJson(text);
  if (!json.ok) return refuse(json.problems.map((found) => ({ ...found, path: prefix })));
  const parsed = parseQrInvoice(json.value, {
    profile: call.profile,
    normalize: call.query['normalizeInput'] === 'true',
  });
  return parsed.ok ? parsed : refuse(parsed.problems, json.value);
}

/** The text of a Swiss QR code as a body, with the byte order mark that may stand before it. */
export function payloadOfBody(call: Call): Promise<Input<string>> {
  return textOfBody(call, 'text/plain', limits.textBodyBytesMax, true);
}

/** A body as text of one media type. */
export async function textOfBody(
  call: Call,
  type: 'application/json' | 'text/plain',
  bytesMax: number = limits.textBodyBytesMax,
  keepMark = false,
): Promise<Input<string>> {
  const wrong = contentTypeProblem(call.request, type);
  if (wrong !== undefined) return refuse([wrong]);
  const text = await readText(call.request, bytesMax, keepMark);
  return text.ok ? text : refuse(text.problems);
}

/** The file in the field `file` of a multipart body. */
export async function fileOfBody(call: Call): Promise<Input<Uint8Array>> {
  const parts = await partsOfBody(call);
  return parts.ok ? fileOfParts(parts.value, 'file') : parts;
}

/** The parts of a multipart body. */
export async function partsOfBody(call: Call): Promise<Input<readonly Part[]>> {
  const wrong = contentTypeProblem(call.request, 'multipart/form-data');
  if (wrong !== undefined) return refuse([wrong]);
  const parts = await readMultipart(call.request, limits.fileBodyBytesMax);
  return parts.ok ? parts : refuse(parts.problems);
}

/** The file in one field of a multipart body. */
export function fileOfParts(parts: readonly Part[], field: string): Input<Uint8Array> {
  const file = fileOf(parts, field);
  return file.ok ? file : refuse(file.problems);
}

/** What one field of a multipart body holds, a plain field or a file. Reports `BODY_FILE_MISSING`, `BODY_ONE_FILE`. */
export function contentOfParts(parts: readonly Part[], field: string): Input<Uint8Array> {
  const [part, second] = parts.filter(({ name }) => name === field);
  if (part === undefined) return refuse([problem('BODY_FILE_MISSING', [field])]);
  return second === undefined ? { ok: true, value: part.content } : refuse([problem('BODY_ONE_FILE', [field])]);
}

/** The invoice in the field `qrInvoice` of a multipart body: JSON, as a plain field or as a file. */
export function invoiceOfParts(parts: readonly Part[], call: Call): Input<ParsedInvoice> {
  const path = ['qrInvoice'];
  const [part, second] = parts.filter(({ name }) => name === 'qrInvoice');
  if (part === undefined || part.content.length === 0) return refuse([problem('REQUIRED', path)]);
  if (second !== undefined) return refuse([problem('BODY_ONE_FILE', path)]);
  if (part.content.length > limits.textBodyBytesMax) {
    return refuse([problem('PAYLOAD_TOO_LARGE', path, { max: limits.textBodyBytesMax })]);
  }
  const text = decodedText(part.content);
  return text.ok ? invoiceOfText(text.value, call, path) : refuse(text.problems.map((found) => ({ ...found, path })));
}

/** Input that ends in a refusal. */
export function refuse(problems: readonly Problem[], input?: unknown): { ok: false; answer: ProblemAnswer } {
  return { ok: false, answer: refused(problems, input) };
}

/** The header that `billHeaders` writes. */
export const billWarnings = {
  'X-Bill-Warnings': optional(
    anyText(),
    'Codes and fields of warnings: the bill is valid, but you should know of them; for forms that are phased out, with the last day on which they are accepted',
  ),
};

/** Response headers that name what leaves a bill valid but should be known: codes and fields, with the day on which something ends. */
export function billHeaders(found: readonly Problem[]): Record<string, string> {
  if (found.length === 0) return {};
  const until = ({ params }: Problem) => (params['until'] === undefined ? '' : ` until ${params['until']}`);
  return { 'x-bill-warnings': headerList(found.map((one) => `${one.code} ${formatPath(one.path)}${until(one)}`)) };
}

/** As `billHeaders`, of a bill that was made, with the names of its JSON. */
export function madeBillHeaders(invoice: QrInvoice, call: Call): Record<string, string> {
  return billHeaders(notesOf(draftOf(invoice), call.profile).map((note) => ({ ...note, path: wirePathOf(note.path) })));
}

/** Response headers that name the fields which normalizing changed and those that the layout shortened. */
export function noticeHeaders(
  changes: readonly DraftChange[],
  warnings: readonly Problem[] = [],
): Record<string, string> {
  const headers: Record<string, string> = {};
  if (changes.length > 0) headers['x-normalized-fields'] = headerList(changes.map((change) => formatPath(change.path)));
  if (warnings.length > 0)
    headers['x-layout-warnings'] = headerList(warnings.map((found) => `${found.code} ${formatPath(found.path)}`));
  return headers;
}

/** Several values in one header. */
export function headerList(items: readonly string[]): string {
  return items.join(', ').slice(0, limits.headerValueLengthMax);
}

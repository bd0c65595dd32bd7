import {
  type BusinessCaseDocument,
  type BusinessCaseType,
  limits as documentLimits,
  parseJsonText,
  readFormDocument,
  readJsonDocument,
  readJsonRequest,
  readXmlDocument,
  readXmlRequest,
  type SubmissionRequest,
  wireNameOf,
} from '@rappen/core/ebill';
import { failed, ok, type Result } from '@rappen/core/result';
import { decodeBase64 } from '../../body/base64.ts';
import { type Part, splitMultipart } from '../../body/multipart.ts';
import { decodedText } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';

/** A submission of structured data: read, not validated. */
export interface SubmissionInput {
  readonly document: BusinessCaseDocument;
  /** The PDF, or what is wrong with how it was sent; undefined: it was not, which the document reports. */
  readonly pdf: Result<Uint8Array<ArrayBuffer>> | undefined;
  /** Where problems of the PDF are reported. */
  readonly pdfField: 'pdf' | 'file';
  /** The name of an uploaded file. */
  readonly fileName?: string | undefined;
}

/** Reads a body of type application/json. Reports `MALFORMED_TEXT` and what `parseJsonText` does. */
export function readJsonSubmission(_type: BusinessCaseType, body: Uint8Array): Result<SubmissionInput> {
  const text = decodedText(body);
  if (!text.ok) return text;
  const value = parseJsonText(text.value);
  return value.ok ? ok(inputOf(readJsonRequest(value.value))) : value;
}

/** Reads a body of type application/xml. Reports `MALFORMED_TEXT` and what `readXmlRequest` does. */
export function readXmlSubmission(type: BusinessCaseType, body: Uint8Array): Result<SubmissionInput> {
  const text = decodedText(body);
  if (!text.ok) return text;
  const request = readXmlRequest(type, text.value);
  return request.ok ? ok(inputOf(request.value)) : request;
}

function inputOf({ pdf, document }: SubmissionRequest): SubmissionInput {
  const decoded = pdf === undefined ? undefined : decodeBase64(pdf, limits.ebillPdfBytesMax, ['pdf']);
  return { document, pdf: decoded, pdfField: 'pdf' };
}

/**
 * Reads a form: the PDF in the field `file`, and the business case either in fields such as `bill[totalAmount][value]`, or as
 * one part named like the type that holds JSON or XML. Reports `MALFORMED_MULTIPART`, `MALFORMED_MULTIPART`, `MALFORMED_TEXT` and
 * what the readers of JSON and XML do. Source: RFC 7578; eBill submission contract, multipart.
 */
export function readFormSubmission(
  type: BusinessCaseType,
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Result<SubmissionInput> {
  const parts = splitMultipart(body, contentType, documentLimits.formFieldsMax);
  if (!parts.ok) return parts;
  const [file, second] = parts.value.filter(({ name }) => name === 'file');
  if (second !== undefined) return malformed('there is more than one file');
  const others = parts.value.filter(({ name }) => name !== 'file');
  const document = documentOf(type, others);
  if (!document.ok) return document;
  return ok({ document: document.value, pdf: pdfOf(file), pdfField: 'file', fileName: file?.fileName || undefined });
}

function malformed(detail: string): Result<never> {
  return failed(problem('MALFORMED_MULTIPART', [], { detail }));
}

const pdfTypes: readonly string[] = ['application/pdf', 'application/octet-stream', ''];

function pdfOf(file: Part | undefined): Result<Uint8Array<ArrayBuffer>> {
  if (file === undefined || file.content.length === 0) return failed(problem('REQUIRED', ['file']));
  const max = limits.ebillPdfBytesMax;
  if (file.content.length > max) return failed(problem('PDF_TOO_LARGE', ['file'], { max }));
  return pdfTypes.includes(file.type) ? ok(file.content) : failed(problem('PDF_INVALID', ['file']));
}

function documentOf(type: BusinessCaseType, parts: readonly Part[]): Result<BusinessCaseDocument> {
  const [only, second] = parts;
  if (only !== undefined && second === undefined && only.name === wireNameOf(type)) return wholeDocument(type, only);
  const fields: (readonly [string, string])[] = [];
  for (const { name, content } of parts) {
    const max = limits.ebillMultipartFieldBytesMax;
    if (content.length > max) return malformed(`a field has more than ${max} bytes`);
    const text = decodedText(content);
    if (!text.ok) return text;
    fields.push([name, text.value]);
  }
  return readFormDocument(type, fields);
}

/** One part that holds all of it. */
function wholeDocument(type: BusinessCaseType, part: Part): Result<BusinessCaseDocument> {
  const text = decodedText(part.content);
  if (!text.ok) return text;
  if (part.type === 'application/xml' || part.type === 'text/xml') {
    const read = readXmlDocument(text.value);
    if (!read.ok) return read;
    const expected = wireNameOf(type);
    const found = wireNameOf(read.value.type);
    return found === expected ? ok(read.value.document) : failed(problem('TYPE_MISMATCH', [], { expected, found }));
  }
  const value = parseJsonText(text.value);
  return value.ok ? ok(readJsonDocument(value.value)) : value;
}

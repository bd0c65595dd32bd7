import { anyText, boolean, constant, list, object, openObject, required } from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { type PdfADocument, sentenceOfChange } from '@rappen/pdf/archival';
import { base64Of } from '@rappen/pdf/internal/base';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { bestType } from '../../answer/negotiation.ts';
import { base64Pdf, decodeBase64 } from '../../body/base64.ts';
import { file } from '../../body/file.ts';
import { fileOf, readMultipart } from '../../body/read.ts';
import { readShape } from '../../body/shapes.ts';
import { pdfInstantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { declaredType, deny, jsonOfBody, pdfOfBody } from '../operation/body.ts';
import { type EbillCall, operation } from '../operation/operation.ts';
import { pdfaConvertedHeader } from '../operation/refusal.ts';
import { hasSignature } from './pdf-signature.ts';
import { conversionRefused } from './reasons.ts';

const conversionModel = object({ pdf: required(base64Pdf) });
const conformance = 'PDF/A-3b';

const conversionAnswer = openObject({
  pdf: required(base64Pdf),
  converted: required(boolean),
  conformance: required(constant(conformance)),
  warnings: required(list(openObject({ code: required(anyText()), message: required(anyText()) }))),
});

type Sent = Result<Uint8Array<ArrayBuffer>> & { readonly input?: unknown };

/** The ways to send a PDF that is to be converted, and the answer that each is usually given. */
const readers: Readonly<Record<string, (request: Request) => Promise<Sent>>> = {
  __proto__: null as never,
  'application/pdf': (request) => pdfOfBody(request, limits.ebillPdfBytesMax),
  async 'application/json'(request) {
    const value = await jsonOfBody(request, limits.ebillTextBodyBytesMax);
    if (!value.ok) return value;
    const sent = readShape(conversionModel, value.value);
    return sent.ok ? decodeBase64(sent.value.pdf, limits.ebillPdfBytesMax, ['pdf']) : { ...sent, input: value.value };
  },
  async 'multipart/form-data'(request) {
    const parts = await readMultipart(request, limits.ebillMultipartBytesMax);
    if (!parts.ok) return parts;
    const sent = fileOf(parts.value, 'file');
    const max = limits.ebillPdfBytesMax;
    if (sent.ok) return sent.value.length > max ? failed(problem('PDF_TOO_LARGE', ['file'], { max })) : ok(sent.value);
    const isMissing = sent.problems[0].code === 'BODY_FILE_MISSING';
    return isMissing ? failed(problem('REQUIRED', ['file'])) : sent;
  },
};

/** Where problems of the PDF are reported. */
const fields: Readonly<Record<string, readonly string[]>> = {
  __proto__: null as never,
  'application/json': ['pdf'],
  'multipart/form-data': ['file'],
};

async function convert(call: EbillCall): Promise<Answer> {
  const { request, ebill, ports } = call;
  const type = declaredType(request, Object.keys(readers));
  if (!type.ok) return type.answer;
  const sent = await readers[type.value]?.(request);
  if (sent === undefined || !sent.ok) return refused(sent?.problems ?? [], sent?.input);
  const path = fields[type.value] ?? [];
  if (!hasSignature(sent.value)) return deny(problem('PDF_INVALID', path));
  const made = await ebill.pdf.toPdfA3b(
    sent.value,
    { now: pdfInstantOf(ports.clock.now()) },
    { signal: request.signal },
  );
  if (!made.ok) return conversionRefused(made.problems, path);
  return isJsonWanted(request, type.value) ? jsonOf(made.value) : pdfOf(made.value);
}

/** What was sent as JSON comes back as JSON, unless the caller says otherwise. */
function isJsonWanted(request: Request, type: string): boolean {
  const [pdf, json] = ['application/pdf', 'application/json'];
  const offered = type === json ? [json, pdf] : [pdf, json];
  return bestType(request.headers.get('accept'), offered) === json;
}

function pdfOf({ pdf, converted }: PdfADocument): Answer {
  return {
    body: pdf as Uint8Array<ArrayBuffer>,
    type: 'application/pdf',
    headers: { 'x-pdfa-converted': String(converted) },
  };
}

function jsonOf({ pdf, converted, warnings }: PdfADocument): Answer {
  const listed = warnings.map((change) => ({ code: change.code, message: sentenceOfChange(change) }));
  return {
    ...json(conversionAnswer, { pdf: base64Of(pdf), converted, conformance, warnings: listed }),
    headers: { 'x-pdfa-converted': String(converted) },
  };
}

const described = {
  method: 'POST',
  group: 'PDF/A',
  scope: 'pdf:convert',
  description:
    'Accepts the PDF itself, base64 in JSON, or the field file of a form. A conforming PDF is returned byte for byte. Accept selects the answer: the PDF, or JSON that lists what had to be omitted; a JSON request gets JSON by default.',
  answers: {
    'application/pdf': 'binary',
    'application/json': conversionAnswer,
  },
  answerHeaders: openObject({ 'X-Pdfa-Converted': pdfaConvertedHeader }),
  refusals: [400, 413, 415, 422],
  longWork: { bodyBytesMax: limits.ebillTextBodyBytesMax, isOnPages: true },
  handle: convert,
} as const;

const whole = { types: ['application/pdf'] } as const;
const inJson = { type: 'application/json', shape: conversionModel } as const;
const form = { type: 'multipart/form-data', shape: openObject({ file: required(file({ minLength: 1 })) }) } as const;

/** PDF to PDF/A-3b. */
export const pdfConversionRoutes: readonly Route[] = [
  operation({
    ...described,
    id: 'convertToPdfA',
    path: '/api/v1/pdf/pdfa3b/convert',
    summary: 'Convert a PDF to PDF/A-3b',
    body: whole,
    // The form too, which generators of clients know only as the first of several: that is what /file is for
    otherBodies: [inJson],
  }),
  operation({
    ...described,
    id: 'convertFileToPdfA',
    path: '/api/v1/pdf/pdfa3b/convert/file',
    summary: 'Convert an uploaded PDF to PDF/A-3b',
    body: form,
    otherBodies: [whole, inJson],
  }),
];

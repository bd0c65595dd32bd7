import type { BusinessCaseType } from '@rappen/core/ebill';
import { type Answer, refused } from '../../answer/answer.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';
import { declaredType, deny, type Input, problemsOf } from '../operation/body.ts';
import { fingerprintOf } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';
import { readingOf } from '../reading/reading.ts';
import { readSubmissionOptions } from './parameters.ts';
import { inspectPdf } from './pdf.ts';
import { type Prepared, submit } from './submit.ts';

/** How long a body of a media type may be. */
const bytesMax = {
  'application/json': limits.ebillTextBodyBytesMax,
  'application/xml': limits.ebillTextBodyBytesMax,
  'multipart/form-data': limits.ebillMultipartBytesMax,
} as const;

/** The handler of an endpoint that takes business cases of one type in bodies of these media types. */
export function submitTyped(type: BusinessCaseType, mediaTypes: readonly (keyof typeof bytesMax)[]) {
  return async (call: BillerCall): Promise<Answer> => {
    const { request, ports, key } = call;
    const declared = declaredType(request, mediaTypes);
    if (!declared.ok) return declared.answer;
    const mediaType = declared.value;
    const body = await readBytes(request, bytesMax[mediaType]);
    if (!body.ok) return refused(body.problems);
    const contentType = request.headers.get('content-type') ?? '';
    const how = { type, mediaType, contentType, today: ports.clock.today(), owner: key.owner };
    const sent = await readingOf(call.ebill).readTyped(body.value, how, { signal: request.signal });
    if (!sent.ok) return refused(sent.problems);
    const { businessCase, pdf, pdfField, problemsTotal, shown, fileName } = sent.value;
    const options = readSubmissionOptions(request);
    const input = inputOf(call, shown);
    if (!options.ok || !businessCase.ok || pdf === undefined || !pdf.ok) {
      const others = problemsOf(options, pdf).length;
      return { ...refused(problemsOf(options, businessCase, pdf), input), total: others + problemsTotal };
    }
    return submit(call, {
      options: options.value,
      fileName: options.value.fileName ?? plainNameOf(fileName),
      input,
      pdfPath: [pdfField],
      fingerprint: () => fingerprintOf(call, mediaType, body.value),
      prepare: () => preparedOf(call, businessCase.value, pdf.value, pdfField),
    });
  };
}

/** What was sent, by the names that problems use. */
function inputOf({ request }: BillerCall, root: unknown): unknown {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const members = typeof root === 'object' && root !== null ? root : {};
  return { ...members, ...query, 'x-filename': request.headers.get('x-filename') };
}

/** As long as the header of this name may be, and as plain. */
function plainNameOf(fileName: string | undefined): string | undefined {
  return fileName?.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, limits.fileNameLengthMax);
}

/** Reports what `inspectPdf` does and `PDF_HAS_XML_ATTACHMENT`. */
async function preparedOf(
  call: BillerCall,
  businessCase: Prepared['businessCase'],
  bytes: Uint8Array,
  field: string,
): Promise<Input<Prepared>> {
  const pdf = await inspectPdf(call, bytes, [field]);
  if (!pdf.ok) return pdf;
  if (pdf.value.hasXml) return { ok: false, answer: deny(problem('PDF_HAS_XML_ATTACHMENT', [field])) };
  return { ok: true, value: { businessCase, pdf: pdf.value, carriesDocument: false } };
}

import { type BusinessCaseType, parseBusinessCase } from '@rappen/core/ebill';
import { type Answer, refused } from '../../answer/answer.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';
import { declaredType, deny, type Input, problemsOf } from '../operation/body.ts';
import { fingerprintOf } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';
import { readFormSubmission, readJsonSubmission, readXmlSubmission, type SubmissionInput } from './input.ts';
import { readSubmissionOptions } from './parameters.ts';
import { inspectPdf } from './pdf.ts';
import { type Prepared, submit } from './submit.ts';

/** The ways to send structured data: what reads a body of a media type, and how long it may be. */
const readers = {
  'application/json': [readJsonSubmission, limits.ebillTextBodyBytesMax],
  'application/xml': [readXmlSubmission, limits.ebillTextBodyBytesMax],
  'multipart/form-data': [readFormSubmission, limits.ebillMultipartBytesMax],
} as const;

/** The handler of an endpoint that takes business cases of one type in bodies of these media types. */
export function submitTyped(type: BusinessCaseType, mediaTypes: readonly (keyof typeof readers)[]) {
  return async (call: BillerCall): Promise<Answer> => {
    const { request, ports } = call;
    const declared = declaredType(request, mediaTypes);
    if (!declared.ok) return declared.answer;
    const [read, bytesMax] = readers[declared.value];
    const body = await readBytes(request, bytesMax);
    if (!body.ok) return refused(body.problems);
    const sent = read(type, body.value, request.headers.get('content-type') ?? '');
    if (!sent.ok) return refused(sent.problems);
    const { document, pdf, pdfField } = sent.value;
    const options = readSubmissionOptions(request);
    const businessCase = parseBusinessCase(type, document, { today: ports.clock.today() });
    const input = inputOf(call, document.root);
    if (!options.ok || !businessCase.ok || pdf === undefined || !pdf.ok) {
      return refused(problemsOf(options, businessCase, pdf), input);
    }
    return submit(call, {
      options: options.value,
      fileName: options.value.fileName ?? nameOf(sent.value),
      input,
      pdfPath: [pdfField],
      fingerprint: () => fingerprintOf(call, declared.value, body.value),
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
function nameOf({ fileName }: SubmissionInput): string | undefined {
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

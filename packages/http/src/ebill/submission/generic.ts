import { type Answer, refused } from '../../answer/answer.ts';
import { limits } from '../../limits.ts';
import { declaredType, pdfOfBody } from '../operation/body.ts';
import { fingerprintOf } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';
import { readSubmissionOptions } from './parameters.ts';
import { inspectPdf } from './pdf.ts';
import { submit } from './submit.ts';

/** Submits a PDF that says itself what it is: by a business case in an attachment, an e-invoice, or a Swiss QR code. */
export async function submitPdf(call: BillerCall): Promise<Answer> {
  const { request, biller } = call;
  const type = declaredType(request, ['application/pdf']);
  if (!type.ok) return type.answer;
  const body = await pdfOfBody(request, limits.ebillPdfBytesMax);
  if (!body.ok) return refused(body.problems);
  const options = readSubmissionOptions(request);
  const input = Object.fromEntries(new URL(request.url).searchParams);
  if (!options.ok) return refused(options.problems, { ...input, 'x-filename': request.headers.get('x-filename') });
  const wanted = {
    billerName: biller.legalName,
    paymentTermDays: biller.paymentTermDays,
    referencedBillReferenceNumber: options.value.references.refByEBillReferenceNumber,
  };
  return submit(call, {
    options: options.value,
    fileName: options.value.fileName,
    input,
    pdfPath: [],
    fingerprint: () => fingerprintOf(call, type.value, body.value),
    async prepare() {
      const pdf = await inspectPdf(call, body.value, [], wanted);
      if (!pdf.ok) return pdf;
      const { made } = pdf.value;
      if (made === undefined) throw new Error('What the PDF is as a business case was not looked for');
      return 'answer' in made ? { ok: false, ...made } : { ok: true, value: { ...made, pdf: pdf.value } };
    },
  });
}

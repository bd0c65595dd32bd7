import {
  type BusinessCase,
  businessCaseOfEInvoice,
  businessCaseOfQrInvoice,
  parseBusinessCase,
  readXmlDocument,
} from '@rappen/core/ebill';
import { type Answer, refused } from '../../answer/answer.ts';
import { limits } from '../../limits.ts';
import { type Problem, type Problems, problem } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';
import { declaredType, deny, type Input, pdfOfBody } from '../operation/body.ts';
import { fingerprintOf } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';
import { readSubmissionOptions, type SubmissionOptions } from './parameters.ts';
import { type CarriedDocument, type InspectedPdf, inspectPdf } from './pdf.ts';
import { type Prepared, submit } from './submit.ts';

/** Submits a PDF that says itself what it is: by a business case in an attachment, an e-invoice, or a Swiss QR code. */
export async function submitPdf(call: BillerCall): Promise<Answer> {
  const { request } = call;
  const type = declaredType(request, ['application/pdf']);
  if (!type.ok) return type.answer;
  const body = await pdfOfBody(request, limits.ebillPdfBytesMax);
  if (!body.ok) return refused(body.problems);
  const options = readSubmissionOptions(request);
  const input = Object.fromEntries(new URL(request.url).searchParams);
  if (!options.ok) return refused(options.problems, { ...input, 'x-filename': request.headers.get('x-filename') });
  return submit(call, {
    options: options.value,
    fileName: options.value.fileName,
    input,
    pdfPath: [],
    fingerprint: () => fingerprintOf(call, type.value, body.value),
    prepare: async () => {
      const pdf = await inspectPdf(call, body.value, []);
      return pdf.ok ? preparedOf(call, options.value, pdf.value) : pdf;
    },
  });
}

/**
 * An attached business case wins over an e-invoice, and that over a QR code; anomaly detection compares them. Reports
 * `PDF_MULTIPLE_XML_ATTACHMENTS`, XML_ATTACHMENT_INVALID with all that is wrong with the attachment, `PDF_NO_BUSINESS_DATA`,
 * `PDF_MULTIPLE_QR_CODES`, `QR_CODE_INVALID`, and what `businessCaseOfEInvoice` and `businessCaseOfQrInvoice` do.
 */
async function preparedOf(call: BillerCall, options: SubmissionOptions, pdf: InspectedPdf): Promise<Input<Prepared>> {
  const [document, second] = pdf.documents;
  if (second !== undefined) return denial(problem('PDF_MULTIPLE_XML_ATTACHMENTS', []));
  const carriesDocument = document !== undefined;
  const businessCase = carriesDocument ? ofDocument(call, document) : await ofContent(call, options, pdf);
  return businessCase.ok
    ? { ok: true, value: { businessCase: businessCase.value, pdf, carriesDocument } }
    : businessCase;
}

const deniedStatus = 422;

function denial(found: Problem, more: Parameters<typeof deny>[1] = {}): Input<never> {
  return { ok: false, answer: deny(found, { status: deniedStatus, ...more }) };
}

function ofDocument({ ports }: BillerCall, { text }: CarriedDocument): Input<BusinessCase> {
  const read = text.ok ? readXmlDocument(text.value) : text;
  const parsed = read.ok
    ? parseBusinessCase(read.value.type, read.value.document, { today: ports.clock.today() })
    : read;
  if (parsed.ok) return parsed;
  const input = read.ok ? read.value.document.root : undefined;
  const answer = { ...refused(parsed.problems, input), status: deniedStatus, code: 'XML_ATTACHMENT_INVALID' };
  return { ok: false, answer };
}

/** Of the e-invoice, where it says what is to be paid or credited; else of the QR code. */
async function ofContent(
  call: BillerCall,
  options: SubmissionOptions,
  pdf: InspectedPdf,
): Promise<Input<BusinessCase>> {
  const { eInvoices, codes, facts } = pdf;
  const [invoice, second] = eInvoices;
  if (invoice === undefined) return ofCode(call, options, pdf);
  if (second !== undefined) return denial(problem('PDF_MULTIPLE_XML_ATTACHMENTS', []));
  const { ports, biller } = call;
  const made = businessCaseOfEInvoice(invoice, {
    today: ports.clock.today(),
    billerName: biller.legalName,
    paymentTermDays: biller.paymentTermDays,
    alternativeProcedures: codes.invoices.flatMap((found) => found.invoice.alternativeProcedures),
    documentText: facts.text,
    referencedBillReferenceNumber: options.references.refByEBillReferenceNumber,
  });
  if (made.ok) return made;
  const isPaidByCode = codes.invoices.length > 0 && made.problems.every(({ code }) => code.startsWith('E_INVOICE_'));
  return isPaidByCode ? ofCode(call, options, pdf) : unusable(made.problems);
}

function unusable(problems: Problems): Input<never> {
  return { ok: false, answer: { ...refused(problems), status: deniedStatus, code: problems[0].code } };
}

async function ofCode(
  { ports, biller }: BillerCall,
  { references }: SubmissionOptions,
  { codes, facts }: InspectedPdf,
): Promise<Input<BusinessCase>> {
  const { invoices, broken, trouble } = codes;
  const [found, second] = invoices;
  if (second !== undefined) return denial(problem('PDF_MULTIPLE_QR_CODES', [], { count: invoices.length }));
  const [unreadable] = trouble;
  if (found === undefined && unreadable !== undefined) return { ok: false, answer: refused(trouble) };
  if (found === undefined && broken.length > 0) {
    return { ok: false, answer: { ...refused(broken), status: deniedStatus, code: 'QR_CODE_INVALID' } };
  }
  if (found === undefined) return denial(problem('PDF_NO_BUSINESS_DATA', []));
  const made = businessCaseOfQrInvoice(found.invoice, {
    today: ports.clock.today(),
    billerName: biller.legalName,
    paymentTermDays: biller.paymentTermDays,
    payloadSha256: await sha256Of(new TextEncoder().encode(found.payload)),
    documentText: facts.text,
    referencedBillReferenceNumber: references.refByEBillReferenceNumber,
  });
  return made.ok ? made : unusable(made.problems);
}

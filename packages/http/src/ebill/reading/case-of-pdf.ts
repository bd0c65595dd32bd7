import type { CalendarDate } from '@rappen/core/date';
import type { EInvoice } from '@rappen/core/e-invoice';
import {
  type BusinessCase,
  businessCaseOfEInvoice,
  businessCaseOfQrInvoice,
  parseBusinessCase,
  readXmlDocument,
} from '@rappen/core/ebill';
import type { PdfFacts } from '@rappen/core/ebill/anomalies';
import type { Result } from '@rappen/core/result';
import type { QrInvoice } from '@rappen/core/swiss-qr';
import { type ProblemAnswer, refused } from '../../answer/answer.ts';
import { limits } from '../../limits.ts';
import type { MadeCase, WantedCase } from '../../ports/reading.ts';
import { type Problem, type Problems, problem } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';
import { deny, type Input } from '../operation/body.ts';
import { shownOf } from './shown.ts';

/** What a PDF has that a business case can be made of. */
export interface PdfContent {
  /** Business cases in our vocabulary, as text, or that they are not UTF-8. */
  readonly documents: readonly Result<string>[];
  /** E-invoices that the PDF carries (Factur-X, ZUGFeRD, XRechnung). */
  readonly eInvoices: readonly EInvoice[];
  readonly codes: PdfCodes;
  readonly facts: PdfFacts;
}

/** The Swiss QR codes of a PDF. */
export interface PdfCodes {
  readonly invoices: readonly FoundInvoice[];
  /** Codes that begin like a Swiss QR code and break its rules. */
  readonly broken: readonly Problem[];
  /** Why the pages could not be looked at. */
  readonly trouble: readonly Problem[];
}

export interface FoundInvoice {
  readonly invoice: QrInvoice;
  /** The text of the code. */
  readonly payload: string;
}

type Wanted = WantedCase & { readonly today: CalendarDate };

/**
 * What a PDF is as a business case: an attached business case wins over an e-invoice, and that over a QR code; anomaly detection
 * compares them. Reports `PDF_MULTIPLE_XML_ATTACHMENTS`, XML_ATTACHMENT_INVALID with all that is wrong with the attachment,
 * `PDF_NO_BUSINESS_DATA`, `PDF_MULTIPLE_QR_CODES`, `QR_CODE_INVALID`, and what `businessCaseOfEInvoice` and
 * `businessCaseOfQrInvoice` do.
 */
export async function caseOfPdf(
  pdf: PdfContent,
  wanted: Wanted,
): Promise<MadeCase | { readonly answer: ProblemAnswer }> {
  const [document, second] = pdf.documents;
  if (second !== undefined) return denial(problem('PDF_MULTIPLE_XML_ATTACHMENTS', []));
  const carriesDocument = document !== undefined;
  const businessCase = carriesDocument ? ofDocument(document, wanted) : await ofContent(pdf, wanted);
  return businessCase.ok ? { businessCase: businessCase.value, carriesDocument } : { answer: businessCase.answer };
}

const deniedStatus = 422;

function denial(found: Problem): { readonly ok: false; readonly answer: ProblemAnswer } {
  return { ok: false, answer: deny(found, { status: deniedStatus }) };
}

function ofDocument(text: Result<string>, { today }: Wanted): Input<BusinessCase> {
  const read = text.ok ? readXmlDocument(text.value) : text;
  const parsed = read.ok ? parseBusinessCase(read.value.type, read.value.document, { today }) : read;
  if (parsed.ok) return parsed;
  const input = read.ok ? shownOf(read.value.document.root) : undefined;
  const listed = parsed.problems.slice(0, limits.ebillProblemsListedMax);
  const found = { ...refused(listed, input), total: parsed.problems.length };
  return { ok: false, answer: { ...found, status: deniedStatus, code: 'XML_ATTACHMENT_INVALID' } };
}

/** Of the e-invoice, where it says what is to be paid or credited; else of the QR code. */
async function ofContent(pdf: PdfContent, wanted: Wanted): Promise<Input<BusinessCase>> {
  const { eInvoices, codes, facts } = pdf;
  const [invoice, second] = eInvoices;
  if (invoice === undefined) return ofCode(pdf, wanted);
  if (second !== undefined) return denial(problem('PDF_MULTIPLE_XML_ATTACHMENTS', []));
  const made = businessCaseOfEInvoice(invoice, {
    ...wanted,
    alternativeProcedures: codes.invoices.flatMap((found) => found.invoice.alternativeProcedures),
    documentText: facts.text,
  });
  if (made.ok) return made;
  const isPaidByCode = codes.invoices.length > 0 && made.problems.every(({ code }) => code.startsWith('E_INVOICE_'));
  return isPaidByCode ? ofCode(pdf, wanted) : unusable(made.problems);
}

function unusable(problems: Problems): Input<never> {
  return { ok: false, answer: { ...refused(problems), status: deniedStatus, code: problems[0].code } };
}

async function ofCode({ codes, facts }: PdfContent, wanted: Wanted): Promise<Input<BusinessCase>> {
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
    ...wanted,
    payloadSha256: await sha256Of(new TextEncoder().encode(found.payload)),
    documentText: facts.text,
  });
  return made.ok ? made : unusable(made.problems);
}

import { billOfEInvoice, type EInvoice, readEInvoice } from '@rappen/core/e-invoice';
import {
  type BusinessCase,
  businessCaseNamespace,
  limits as caseLimits,
  isBusinessCaseXml,
  writeXmlDocument,
} from '@rappen/core/ebill';
import type { EInvoiceFacts, PdfFacts } from '@rappen/core/ebill/anomalies';
import { ok, type Result } from '@rappen/core/result';
import { parseDraft, payloadBeginnings, type QrInvoice, readPayload } from '@rappen/core/swiss-qr';
import type { PdfADocument } from '@rappen/pdf/archival';
import type { Attachment, AttachmentInput } from '@rappen/pdf/attachments';
import type { ProblemAnswer } from '../../answer/answer.ts';
import { decodedText } from '../../body/read.ts';
import { pdfInstantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { ExaminedPdf } from '../../ports/ebill/service.ts';
import { type Path, type Problem, problem } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';
import { hasSignature } from '../conversion/pdf-signature.ts';
import { conversionRefused } from '../conversion/reasons.ts';
import { deny, type Input } from '../operation/body.ts';
import type { EbillCall } from '../operation/operation.ts';

/** What is found in a submitted PDF. */
export interface InspectedPdf {
  readonly bytes: Uint8Array;
  /** Business cases in our vocabulary that the PDF carries. */
  readonly documents: readonly CarriedDocument[];
  /** E-invoices that the PDF carries (Factur-X, ZUGFeRD, XRechnung). */
  readonly eInvoices: readonly EInvoice[];
  /** Any attached XML but that of e-invoices. */
  readonly hasXml: boolean;
  readonly codes: PdfCodes;
  readonly facts: PdfFacts;
  /** The PDF as PDF/A-3b, or why it cannot be one. */
  readonly archival: Result<PdfADocument>;
}

/** A business case that came in a PDF. */
export interface CarriedDocument {
  /** Or that it is not UTF-8. */
  readonly text: Result<string>;
  readonly attachment: Attachment;
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

/**
 * Looks into a PDF: its attachments, the codes and the text on its pages, and what it is as PDF/A-3b. Reports `PDF_INVALID`,
 * `PDF_ENCRYPTED`, `ATTACHMENT_TOO_LARGE`, `ATTACHMENT_TOO_MANY` at `path`, `PDF_CONVERSION_FAILED` with reasons where it is
 * too much to be looked into, and `SERVICE_BUSY`; that a page cannot be read is no reason to refuse, since a business case
 * may lie in an attachment.
 */
export async function inspectPdf(call: EbillCall, bytes: Uint8Array, path: Path): Promise<Input<InspectedPdf>> {
  if (!hasSignature(bytes)) return { ok: false, answer: deny(problem('PDF_INVALID', path)) };
  const now = pdfInstantOf(call.ports.clock.now());
  const examined = await call.ebill.pdf.examine(bytes, { now, beginnings: payloadBeginnings, owner: call.key.owner });
  if (!examined.ok) return { ok: false, answer: notExamined(examined.problems, path) };
  const { attachments, archival, text } = examined.value;
  const xml = attachments.filter(isXml);
  const documents = xml
    .filter(({ bytes }) => isBusinessCaseXml(new TextDecoder(encodingOf(bytes)).decode(bytes)))
    .map((attachment): CarriedDocument => ({ text: decodedText(attachment.bytes), attachment }));
  const eInvoices = eInvoicesOf(xml);
  const codes = codesOf(call, examined.value.codes);
  const facts: PdfFacts = {
    contentHash: await sha256Of(bytes),
    bytes: bytes.length,
    isBlank: text.isBlank,
    eInvoices: eInvoices.map(factsOf),
    hasForeignXml: xml.length > documents.length + eInvoices.length,
    qrInvoices: codes.invoices.map(({ invoice }) => invoice),
    text: text.text,
  };
  const hasXml = xml.length > eInvoices.length;
  return { ok: true, value: { bytes, documents, eInvoices, hasXml, codes, facts, archival } };
}

function eInvoicesOf(xml: readonly Attachment[]): readonly EInvoice[] {
  return xml.flatMap(({ bytes }) => {
    const received = readEInvoice(bytes);
    return received.ok ? [received.value.invoice] : [];
  });
}

function factsOf(invoice: EInvoice): EInvoiceFacts {
  const bill = billOfEInvoice({ invoice });
  return {
    amount: invoice.totals?.due,
    currency: invoice.currency,
    payment: bill.ok ? { accounts: bill.value.accounts, reference: bill.value.draft.reference ?? '' } : undefined,
  };
}

/** The answer to a PDF that could not be looked into. */
function notExamined(problems: readonly Problem[], path: Path): ProblemAnswer {
  const [first] = problems;
  switch (first?.code) {
    case 'ATTACHMENT_TOO_LARGE':
    case 'ATTACHMENT_TOO_MANY':
      return deny({ ...first, path });
    case 'PDF_ENCRYPTED':
      return deny(problem('PDF_ENCRYPTED', path));
    case 'PDF_EXPECTED':
    case 'PDF_UNREADABLE':
    case 'FILE_EMPTY':
      return deny(problem('PDF_INVALID', path));
    default:
      return conversionRefused(problems, path);
  }
}

function isXml({ name, mediaType, bytes }: Attachment): boolean {
  const isNamed = name.toLowerCase().endsWith('.xml');
  return isNamed || /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/i.test(mediaType ?? '') || beginsLikeXml(bytes);
}

/** Enough of a file to see how it begins. */
const headBytes = 4096;

function beginsLikeXml(bytes: Uint8Array): boolean {
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, headBytes));
  return head.trimStart().startsWith('<');
}

/** By the byte order mark, without regard to whether we take it: what else is XML has to be recognized too. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function codesOf({ profile }: EbillCall, read: ExaminedPdf['codes']): PdfCodes {
  if (!read.ok) return { invoices: [], broken: [], trouble: read.problems };
  const invoices = new Map<string, FoundInvoice>();
  const broken: Problem[] = [];
  for (const { text } of read.value) {
    if (!payloadBeginnings.some((beginning) => text.startsWith(beginning))) continue;
    const reading = readPayload(text, profile);
    const invoice = reading.ok ? parseDraft(reading.value.draft, profile) : reading;
    if (invoice.ok) invoices.set(text, { invoice: invoice.value, payload: text });
    else broken.push(...invoice.problems);
  }
  return { invoices: [...invoices.values()], broken, trouble: [] };
}

/** The file that carries a business case, unless a PDF has one of another name already. */
const attachmentName = 'ebill.xml';

/** A business case to put into a PDF. */
export interface Attached {
  readonly businessCase: BusinessCase;
  /** What the PDF carries already: it is replaced. */
  readonly instead?: readonly CarriedDocument[] | undefined;
}

/**
 * The name under which a business case is attached; undefined: the PDF carries one where it cannot be replaced, because it is
 * not listed under a plain name.
 */
function attachmentNameFor(instead: readonly CarriedDocument[]): string | undefined {
  const [carried, second] = instead;
  if (carried === undefined) return attachmentName;
  const { name, place } = carried.attachment;
  const isListed = place === 'embedded-files' || place === 'document';
  return second === undefined && isListed && /^[A-Za-z0-9._-]{1,255}$/.test(name) ? name : undefined;
}

/** The file with the business case, and what the metadata of the PDF say of it. */
function attachmentOf(businessCase: BusinessCase, name: string, modifiedAt: string): AttachmentInput {
  return {
    name,
    mediaType: 'application/xml',
    relationship: 'Data',
    description: 'Business case',
    content: new TextEncoder().encode(writeXmlDocument(businessCase)),
    modifiedAt,
    metadata: {
      namespace: `${businessCaseNamespace}:pdf#`,
      prefix: 'ebill',
      description: 'Electronic bill',
      properties: [
        { name: 'DocumentFileName', description: 'Name of the attached business case', value: name },
        { name: 'DocumentType', description: 'Type of the business case', value: businessCase.type },
        { name: 'Version', description: 'Version of the vocabulary', value: '1.0' },
      ],
    },
  };
}

/** A PDF/A-3b for the recipient. */
export interface Archived {
  readonly pdf: Uint8Array;
  readonly converted: boolean;
}

/**
 * Makes the PDF/A-3b that goes to the recipient of what the conversion came to. `attached`: the business case that is put into
 * it; undefined where the PDF carries it already. Reports `PDF_CONVERSION_FAILED` with reasons, `SERVICE_BUSY`,
 * `BUSINESS_CASE_NOT_REPLACEABLE`, `BUSINESS_CASE_TOO_LARGE`, `PDF_TOO_LARGE_AFTER_CONVERSION`.
 */
export async function archivalPdf(
  call: EbillCall,
  archival: Result<PdfADocument>,
  attached: Attached | undefined,
  path: Path,
): Promise<Input<Archived>> {
  if (!archival.ok) return { ok: false, answer: conversionRefused(archival.problems, path) };
  const { pdf: plain, converted } = archival.value;
  const now = pdfInstantOf(call.ports.clock.now());
  const name = attachmentNameFor(attached?.instead ?? []);
  if (name === undefined) return { ok: false, answer: deny(problem('BUSINESS_CASE_NOT_REPLACEABLE', [])) };
  const attachment = attached && attachmentOf(attached.businessCase, name, now);
  const lengthMax = caseLimits.xmlAttachmentLengthMax;
  if (attachment !== undefined && attachment.content.length > lengthMax)
    return { ok: false, answer: deny(problem('BUSINESS_CASE_TOO_LARGE', [], { max: lengthMax })) };
  const made = attachment === undefined ? ok(plain) : await call.ebill.pdf.attach(plain, attachment, call.key.owner);
  if (!made.ok) return { ok: false, answer: conversionRefused(made.problems, path) };
  const pdf = made.value;
  const max = limits.ebillPdfBytesMax;
  if (pdf.length <= max) return { ok: true, value: { pdf, converted } };
  return { ok: false, answer: deny(problem('PDF_TOO_LARGE_AFTER_CONVERSION', path, { max })) };
}

import {
  type BusinessCase,
  businessCaseNamespace,
  limits as caseLimits,
  isBusinessCaseXml,
  writeXmlDocument,
} from '@rappen/core/ebill';
import type { PdfFacts } from '@rappen/core/ebill/anomalies';
import type { Attachment, AttachmentInput } from '@rappen/core/pdf/attachments';
import type { PdfADocument } from '@rappen/core/pdf/pdfa';
import { type Path, type Problem, problem } from '@rappen/core/problem';
import { ok, type Result } from '@rappen/core/result';
import { parseDraft, payloadBeginnings, type QrInvoice, readPayload } from '@rappen/core/swiss-qr';
import type { ProblemAnswer } from '../../answer.ts';
import { limits } from '../../limits.ts';
import { sha256Of } from '../../sha256.ts';
import { deny, type Input } from '../body.ts';
import { conversionRefused } from '../conversion-reasons.ts';
import type { EbillCall } from '../operation.ts';
import { type ExaminedPdf, pdfInstantOf } from '../service.ts';

/** What is found in a submitted PDF. */
export interface InspectedPdf {
  readonly bytes: Uint8Array;
  /** Business cases in our vocabulary that the PDF carries. */
  readonly documents: readonly string[];
  /** Any attached XML, ours or not. */
  readonly hasXml: boolean;
  readonly codes: PdfCodes;
  readonly facts: PdfFacts;
  /** The PDF as PDF/A-3b, or why it cannot be one. */
  readonly archival: Result<PdfADocument>;
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

const signature = [0x25, 0x50, 0x44, 0x46, 0x2d];
const signatureWithin = 1024;

/**
 * Looks into a PDF: its attachments, the codes and the text on its pages, and what it is as PDF/A-3b. Reports `PDF_INVALID`,
 * `PDF_ENCRYPTED`, `attachment.too-large`, `attachment.too-many` at `path`, `PDF_CONVERSION_FAILED` with reasons where it is
 * too much to be looked into, and `file.reader-busy`; that a page cannot be read is no reason to refuse, since a business case
 * may lie in an attachment.
 */
export async function inspectPdf(call: EbillCall, bytes: Uint8Array, path: Path): Promise<Input<InspectedPdf>> {
  if (!hasSignature(bytes)) return { ok: false, answer: deny(problem('PDF_INVALID', path)) };
  const now = pdfInstantOf(call.ports.clock.now());
  const examined = await call.ebill.pdf.examine(bytes, { now, beginnings: payloadBeginnings });
  if (!examined.ok) return { ok: false, answer: notExamined(examined.problems, path) };
  const { attachments, archival, text } = examined.value;
  const xml = attachments.filter(isXml);
  const documents = xml.map((attachment) => textOf(attachment)).filter(isBusinessCaseXml);
  const codes = codesOf(call, examined.value.codes);
  const facts: PdfFacts = {
    contentHash: await sha256Of(bytes),
    bytes: bytes.length,
    isBlank: text.ok && text.value.isBlank,
    hasForeignXml: xml.length > documents.length,
    qrInvoices: codes.invoices.map(({ invoice }) => invoice),
    text: text.ok ? text.value.text : undefined,
  };
  return { ok: true, value: { bytes, documents, hasXml: xml.length > 0, codes, facts, archival } };
}

function hasSignature(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length - signature.length, signatureWithin - signature.length);
  for (let at = 0; at <= last; at++) if (signature.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** The answer to a PDF that could not be looked into. */
function notExamined(problems: readonly Problem[], path: Path): ProblemAnswer {
  const [first] = problems;
  switch (first?.code) {
    case 'attachment.too-large':
    case 'attachment.too-many':
      return deny({ ...first, path });
    case 'pdf.encrypted':
      return deny(problem('PDF_ENCRYPTED', path));
    case 'pdf.expected':
    case 'pdf.unreadable':
    case 'file.empty':
      return deny(problem('PDF_INVALID', path));
    default:
      return conversionRefused(problems, path);
  }
}

function isXml({ name, mediaType, bytes }: Attachment): boolean {
  const isNamed = name.toLowerCase().endsWith('.xml');
  return isNamed || /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/i.test(mediaType ?? '') || beginsLikeXml(bytes);
}

function beginsLikeXml(bytes: Uint8Array): boolean {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const first = bytes.subarray(start).find((byte) => byte !== 9 && byte !== 10 && byte !== 13 && byte !== 32);
  return first === 0x3c;
}

function textOf({ bytes }: Attachment): string {
  return new TextDecoder().decode(bytes);
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

/** The file that carries a business case, and what the metadata of the PDF say of it. */
const attachmentName = 'ebill.xml';

function attachmentOf(businessCase: BusinessCase, modifiedAt: string): AttachmentInput {
  return {
    name: attachmentName,
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
        { name: 'DocumentFileName', description: 'Name of the attached business case', value: attachmentName },
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
 * it; undefined where the PDF carries it already. Reports `PDF_CONVERSION_FAILED` with reasons, `file.reader-busy`,
 * `BUSINESS_CASE_TOO_LARGE`, `PDF_TOO_LARGE_AFTER_CONVERSION`.
 */
export async function archivalPdf(
  call: EbillCall,
  archival: Result<PdfADocument>,
  attached: BusinessCase | undefined,
  path: Path,
): Promise<Input<Archived>> {
  if (!archival.ok) return { ok: false, answer: conversionRefused(archival.problems, path) };
  const { pdf: plain, converted } = archival.value;
  const now = pdfInstantOf(call.ports.clock.now());
  const attachment = attached && attachmentOf(attached, now);
  const lengthMax = caseLimits.xmlAttachmentLengthMax;
  if (attachment !== undefined && attachment.content.length > lengthMax)
    return { ok: false, answer: deny(problem('BUSINESS_CASE_TOO_LARGE', [], { max: lengthMax })) };
  const made = attachment === undefined ? ok(plain) : await call.ebill.pdf.attach(plain, attachment);
  if (!made.ok) return { ok: false, answer: conversionRefused(made.problems, path) };
  const pdf = made.value;
  const max = limits.ebillPdfBytesMax;
  if (pdf.length <= max) return { ok: true, value: { pdf, converted } };
  return { ok: false, answer: deny(problem('PDF_TOO_LARGE_AFTER_CONVERSION', path, { max })) };
}

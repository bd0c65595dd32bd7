import { type BusinessCase, businessCaseNamespace, isBusinessCaseXml, writeXmlDocument } from '@rappen/core/ebill';
import type { PdfFacts } from '@rappen/core/ebill/anomalies';
import type { JsonValue } from '@rappen/core/json';
import type { Attachment, AttachmentInput } from '@rappen/core/pdf/attachments';
import { type Path, type Problem, problem, sentenceOf } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { parseDraft, payloadBeginnings, type QrInvoice, readPayload } from '@rappen/core/swiss-qr';
import { limits } from '../../limits.ts';
import { sha256Of } from '../../sha256.ts';
import type { EbillCall } from '../operation.ts';
import { pdfInstantOf } from '../service.ts';

/** What is found in a submitted PDF. */
export interface InspectedPdf {
  readonly bytes: Uint8Array;
  /** Business cases in our vocabulary that the PDF carries. */
  readonly documents: readonly string[];
  /** Any attached XML, ours or not. */
  readonly hasXml: boolean;
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

const signature = [0x25, 0x50, 0x44, 0x46, 0x2d];
const signatureWithin = 1024;

/**
 * Looks into a PDF: its attachments, and the codes on its pages. Reports `PDF_INVALID`, `PDF_ENCRYPTED`,
 * `attachment.too-large`, `attachment.too-many` at `path`; that a page cannot be read is no reason to refuse, since a business
 * case may lie in an attachment.
 */
export async function inspectPdf(call: EbillCall, bytes: Uint8Array, path: Path): Promise<Result<InspectedPdf>> {
  if (!hasSignature(bytes)) return failed(problem('PDF_INVALID', path));
  const attachments = await call.ebill.pdf.attachmentsOf(bytes);
  if (!attachments.ok) return failed(openingProblem(attachments.problems, path));
  const xml = attachments.value.filter(isXml);
  const documents = xml.map((attachment) => textOf(attachment)).filter(isBusinessCaseXml);
  const codes = await codesOf(call, bytes);
  const facts: PdfFacts = {
    contentHash: await sha256Of(bytes),
    bytes: bytes.length,
    isBlank: false,
    hasForeignXml: xml.length > documents.length,
    qrInvoices: codes.invoices.map(({ invoice }) => invoice),
  };
  return ok({ bytes, documents, hasXml: xml.length > 0, codes, facts });
}

function hasSignature(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length - signature.length, signatureWithin - signature.length);
  for (let at = 0; at <= last; at++) if (signature.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** What an answer calls the reasons for which a PDF cannot be opened. */
function openingProblem([first]: readonly Problem[], path: Path): Problem {
  if (first?.code === 'pdf.encrypted') return problem('PDF_ENCRYPTED', path);
  const isAboutFiles = first?.code === 'attachment.too-large' || first?.code === 'attachment.too-many';
  return isAboutFiles ? { ...first, path } : problem('PDF_INVALID', path);
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

async function codesOf({ ports, profile }: EbillCall, bytes: Uint8Array): Promise<PdfCodes> {
  const read = await ports.codes.readCodes(bytes, { effort: 'DEFAULT', all: true, beginnings: payloadBeginnings });
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

/** What is refused, and the reasons in the words of the conversion. */
export interface ConversionRefusal {
  readonly problem: Problem;
  readonly reasons: readonly Problem[];
}

/** The reasons of a refusal, as an answer lists them. */
export function reasonsJson(reasons: readonly Problem[]): JsonValue {
  return reasons.map((reason) => ({ code: reason.code, message: sentenceOf(reason) }));
}

/**
 * Makes the PDF/A-3b that goes to the recipient. `attached`: the business case that is put into it; undefined where the PDF
 * carries it already. Reports `PDF_CONVERSION_FAILED`, `PDF_TOO_LARGE_AFTER_CONVERSION`.
 */
export async function archivalPdf(
  call: EbillCall,
  bytes: Uint8Array,
  attached: BusinessCase | undefined,
  path: Path,
): Promise<{ ok: true; value: Archived } | { ok: false; refusal: ConversionRefusal }> {
  const now = pdfInstantOf(call.ports.clock.now());
  const attach = attached && attachmentOf(attached, now);
  const made = await call.ebill.pdf.toPdfA3b(bytes, { now, ...(attach && { attach }) });
  if (!made.ok) {
    return { ok: false, refusal: { problem: problem('PDF_CONVERSION_FAILED', path), reasons: made.problems } };
  }
  const { pdf, converted } = made.value;
  const max = limits.ebillPdfBytesMax;
  if (pdf.length > max) {
    return { ok: false, refusal: { problem: problem('PDF_TOO_LARGE_AFTER_CONVERSION', path, { max }), reasons: [] } };
  }
  return { ok: true, value: { pdf, converted } };
}

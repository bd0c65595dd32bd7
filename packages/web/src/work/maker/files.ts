import { drawReport, type Report } from '@rappen/core/debtors';
import { writeCii, writeUbl } from '@rappen/core/e-invoice';
import type { InvoiceDocument } from '@rappen/core/invoice-document';
import { writeJson } from '@rappen/core/json';
import type { Language } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { draftOf, type QrInvoice, qrInvoiceJsonOf, type RuleProfile } from '@rappen/core/swiss-qr';
import { drawSheet } from '../../records/bill/drawing.ts';
import type { OutputFormat } from '../../records/bill/form.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import type { FileContents } from '../invoice/attachments-json.ts';
import { deskVerdict } from '../invoice/document.ts';
import { eInvoiceKindOf } from '../invoice/e-invoice.ts';
import { attachmentOfKind, eInvoiceOfKind, eInvoiceRules } from '../invoice/e-invoice-rules.ts';
import { appearanceOf, pagesOf } from '../invoice/pages.ts';
import type { FileKind } from './file-kind.ts';

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  json: 'application/json',
};

/** An e-invoice that names attached files is not made without them. */
const nothingAttached: FileContents = new Map();

/** Dots per inch of a picture: what prints well. */
const dotsPerInch = 300;

/** A file of a bill, made in the page; undefined when the layout has no room for it. JSON is the model of the service. */
export function fileOf(invoice: QrInvoice, kind: FileKind, format: OutputFormat, language: Language): Blob | undefined {
  const type = mediaTypes[kind];
  if (kind === 'json') return new Blob([writeJson(qrInvoiceJsonOf(draftOf(invoice), { expand: true }))], { type });
  const sheet = drawSheet(invoice, format, language);
  if (!sheet.ok) return undefined;
  const { drawing } = sheet.value;
  if (kind === 'svg') return new Blob([renderSvg(drawing)], { type });
  const bytes = kind === 'pdf' ? renderPdf([drawing]) : renderRaster(drawing, { format: 'png', dotsPerInch });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
}

/**
 * An invoice of the desk as PDF/A-3b, with its data in it where it is a Factur-X or XRechnung; undefined where the rules refuse it,
 * or its slip has no room.
 */
export function invoiceFileOf(
  invoice: Invoice,
  company: Company,
  profile: RuleProfile,
  contents: FileContents = nothingAttached,
): Blob | undefined {
  const document = soundDocument(invoice, company, profile, contents);
  const pages = document && pagesOf(document, appearanceOf(invoice, company));
  const attachment = document && attachmentOfKind(document, eInvoiceKindOf(invoice, company));
  if (pages === undefined || !attachment?.ok) return undefined;
  const pdf = renderPdf(pages, { attachment: attachment.value });
  return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: mediaTypes.pdf });
}

/** Several invoices of the desk as one PDF; undefined where the rules refuse one, or a slip has no room. */
export function invoicesFileOf(
  invoices: readonly { readonly invoice: Invoice; readonly company: Company }[],
  profile: RuleProfile,
): Blob | undefined {
  const drawn = invoices.map(({ invoice, company }) => {
    const document = soundDocument(invoice, company, profile);
    return document && pagesOf(document, appearanceOf(invoice, company));
  });
  const pages = drawn.flatMap((each) => each ?? []);
  if (pages.length === 0 || drawn.includes(undefined)) return undefined;
  return new Blob([renderPdf(pages) as Uint8Array<ArrayBuffer>], { type: mediaTypes.pdf });
}

/** Tables as PDF. */
export function reportFileOf(report: Report): Blob {
  return new Blob([renderPdf(drawReport(report)) as Uint8Array<ArrayBuffer>], { type: mediaTypes.pdf });
}

/** The data of an invoice of the desk: UBL for Peppol, else CII. Undefined where it is no e-invoice, or the rules refuse it. */
export function eInvoiceFileOf(
  invoice: Invoice,
  company: Company,
  profile: RuleProfile,
  contents: FileContents = nothingAttached,
): Blob | undefined {
  const document = soundDocument(invoice, company, profile, contents);
  const kind = eInvoiceKindOf(invoice, company);
  const made = document && kind && eInvoiceOfKind(document, kind);
  if (!made?.ok) return undefined;
  return new Blob([kind === 'peppol' ? writeUbl(made.value) : writeCii(made.value)], { type: 'application/xml' });
}

/** `contents`: of the attached files; without, they stay out, as where a page is all that is made. */
function soundDocument(
  invoice: Invoice,
  company: Company,
  profile: RuleProfile,
  contents?: FileContents,
): InvoiceDocument | undefined {
  const { document, problemCount } = deskVerdict(invoice, company, invoice.number, profile, eInvoiceRules, contents);
  return problemCount === 0 ? document : undefined;
}

import { writeJson } from '@rappen/core/json';
import type { Language } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { draftOf, type QrInvoice, qrInvoiceJsonOf, type RuleProfile } from '@rappen/core/swiss-qr';
import { appearanceOf, deskVerdict, pagesOf } from '../desk/document.ts';
import type { Company, Invoice } from '../desk/records.ts';
import { drawSheet } from '../make/drawing.ts';
import type { OutputFormat } from '../make/form.ts';
import type { FileKind } from './file-kind.ts';

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  json: 'application/json',
};

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

/** An invoice of the desk as PDF/A-3b; undefined where the rules refuse it, or its slip has no room. */
export function invoiceFileOf(invoice: Invoice, company: Company, profile: RuleProfile): Blob | undefined {
  const { document, problemCount } = deskVerdict(invoice, company, invoice.number, profile);
  const pages = document && problemCount === 0 ? pagesOf(document, appearanceOf(invoice, company)) : undefined;
  return pages && new Blob([renderPdf(pages) as Uint8Array<ArrayBuffer>], { type: mediaTypes.pdf });
}

import { writeJson } from '@rappen/core/json';
import type { Language } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { draftOf, type QrInvoice, qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
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

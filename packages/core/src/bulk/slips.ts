import type { Drawing } from '../drawing/drawing.ts';
import { renderPdf, renderPdfChunks } from '../render/pdf.ts';
import { type BulkBill, documentName } from './reading.ts';
import type { ArchivedFile } from './write-zip.ts';

/** A bill as it is printed. */
export interface Slip {
  readonly bill: BulkBill;
  readonly drawing: Drawing;
}

/** One PDF with a page for each slip, in parts: slips are read one by one and never kept. */
export function* slipsPdf(slips: Iterable<Slip>): Generator<Uint8Array<ArrayBuffer>> {
  function* drawings() {
    for (const { drawing } of slips) yield drawing;
  }
  yield* renderPdfChunks(drawings(), { symbols: 'mask' });
}

/** A PDF for each slip, named by `documentName`, for `zipChunks`. */
export function* slipFiles(slips: Iterable<Slip>): Generator<ArchivedFile> {
  for (const { bill, drawing } of slips) yield { name: `${documentName(bill)}.pdf`, bytes: renderPdf([drawing]) };
}

import { PDFDocument } from '@cantoo/pdf-lib';
import type { Drawing, TextShape } from '@rappen/core/drawing';
import { renderPdf } from '@rappen/core/render/pdf';
import { mergeSlip } from '@rappen/core/slip-on-page';
import { comparison } from '../comparison.ts';
import { measure } from '../measure.ts';
import { accepted, drawnBill } from '../our-bill.ts';
import type { Line, Row } from '../table.ts';
import type { Bill } from '../workload.ts';

const pageCount = 10;
const linesPerPage = 40;

/** A slip on the last page of a letter of ten pages: both are given as bytes, and so is what is made. */
export function mergeRow(bills: readonly Bill[]): Row {
  return { name: 'merging', measure: () => mergeLines(bills.slice(0, 20)) };
}

async function mergeLines(bills: readonly Bill[]): Promise<Line[]> {
  const base = renderPdf(Array.from({ length: pageCount }, (_, page) => letterPage(page + 1)));
  const slips = bills.map((bill) => renderPdf([drawnBill(bill, 'DIN_LANG')]));
  const measurements = await measure<Uint8Array>(
    [
      { name: 'ours', run: (some) => some.reduce((sum, slip) => sum + mergedByUs(base, slip), 0) },
      { name: '@cantoo/pdf-lib 2.11.1', run: (some) => lengthsByPeer(base, some) },
    ],
    slips,
  );
  return comparison(`Slip merged on page ${pageCount} of ${pageCount}`, measurements);
}

function mergedByUs(base: Uint8Array, slip: Uint8Array): number {
  return accepted(mergeSlip(base, slip, { page: pageCount })).pdf.length;
}

async function lengthsByPeer(base: Uint8Array, slips: readonly Uint8Array[]): Promise<number> {
  let length = 0;
  for (const slip of slips) {
    const document = await PDFDocument.load(base, { updateMetadata: false });
    const [form] = await document.embedPdf(slip);
    if (form === undefined) throw new Error('no page');
    document.getPage(pageCount - 1).drawPage(form, { x: 0, y: 0 });
    length += (await document.save()).length;
  }
  return length;
}

function letterPage(page: number): Drawing {
  const shapes = Array.from(
    { length: linesPerPage },
    (_, index): TextShape => ({
      kind: 'text',
      x: 25,
      y: 20 + 4 * index,
      text: `${page}.${index + 1} Beratung und Unterlagen gemäss Angebot vom 15. Juni, ${(index * 37) % 24} Stunden`,
      size: 9,
      bold: index === 0,
      anchor: 'start',
    }),
  );
  return { width: 210, height: 297, title: 'Rechnung', description: 'Rechnung', language: 'de', shapes };
}

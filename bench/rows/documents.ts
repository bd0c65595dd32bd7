import { swissCrossRectangles } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderQrPng } from '@rappen/core/render/png';
import { renderSvg } from '@rappen/core/render/svg';
import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import { SwissQRBill as SwissQRBillSvg } from 'swissqrbill/svg';
import { comparison } from '../comparison.ts';
import { measure, median } from '../measure.ts';
import { drawnBill, symbolOf } from '../our-bill.ts';
import { type PeerBill, peerBill } from '../peer-bill.ts';
import { atMost, type Line, perSecond, type Row, rounded } from '../table.ts';
import type { Bill } from '../workload.ts';

interface Pair {
  readonly ours: Bill;
  readonly theirs: PeerBill;
}

export function documentRows(bills: readonly Bill[]): Row[] {
  const pairs = bills.map((bill): Pair => ({ ours: bill, theirs: peerBill(bill) }));
  return [
    { name: 'one PDF a bill', measure: () => pdfLines(pairs) },
    { name: 'SVG', measure: () => svgLines(pairs) },
    { name: 'PNG of the code', measure: () => pngLines(bills) },
  ];
}

/** Output is bytes; every contestant returns how many it made. */
async function pdfLines(pairs: readonly Pair[]): Promise<Line[]> {
  const ours = (bill: Bill): number => renderPdf([drawnBill(bill, 'A4')]).length;
  const measurements = await measure<Pair>(
    [
      { name: 'ours', run: (some) => some.reduce((sum, pair) => sum + ours(pair.ours), 0) },
      { name: 'swissqrbill (font not embedded)', run: (some) => pdfBytesOfPeer(some) },
    ],
    pairs,
  );
  const sizes = { ours: median(pairs.map((pair) => ours(pair.ours))), theirs: await medianOfPeer(pairs) };
  return [
    ...comparison('A4 PDF, one bill, font embedded', measurements, [12]),
    sizeLine('A4 PDF, one bill: bytes (median)', sizes),
  ];
}

async function pdfBytesOfPeer(pairs: readonly Pair[]): Promise<number> {
  let bytes = 0;
  for (const { theirs } of pairs) bytes += await pdfLengthOfPeer(theirs);
  return bytes;
}

function pdfLengthOfPeer({ data, options }: PeerBill): Promise<number> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4' });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks).length));
    document.on('error', reject);
    new SwissQRBill(data, options).attachTo(document);
    document.end();
  });
}

async function medianOfPeer(pairs: readonly Pair[]): Promise<number> {
  const lengths: number[] = [];
  for (const { theirs } of pairs) lengths.push(await pdfLengthOfPeer(theirs));
  return median(lengths);
}

const svgBytesMax = 16_000;

async function svgLines(pairs: readonly Pair[]): Promise<Line[]> {
  const ours = (bill: Bill): string => renderSvg(drawnBill(bill, 'DIN_LANG'));
  const theirs = ({ data, options }: PeerBill): string => new SwissQRBillSvg(data, options).toString();
  const measurements = await measure<Pair>(
    [
      { name: 'ours', run: (some) => some.reduce((sum, pair) => sum + ours(pair.ours).length, 0) },
      { name: 'swissqrbill', run: (some) => some.reduce((sum, pair) => sum + theirs(pair.theirs).length, 0) },
    ],
    pairs,
  );
  const sizes = {
    ours: median(pairs.map((pair) => Buffer.byteLength(ours(pair.ours)))),
    theirs: median(pairs.slice(0, 25).map((pair) => Buffer.byteLength(theirs(pair.theirs)))),
  };
  return [
    ...comparison('SVG, one bill', measurements, [60]),
    { ...sizeLine('SVG, one bill: bytes (median)', sizes), goal: atMost(sizes.ours, svgBytesMax, 'at most 16 kB') },
  ];
}

function sizeLine(task: string, { ours, theirs }: { readonly ours: number; readonly theirs: number }): Line {
  return { task, ours: `${rounded(ours)} B`, peer: 'swissqrbill', theirs: `${rounded(theirs)} B` };
}

/** Nine pixels a module with the cross: about 300 dpi at twice the size of print. */
async function pngLines(bills: readonly Bill[]): Promise<Line[]> {
  const png = (bill: Bill): Uint8Array =>
    renderQrPng(symbolOf(bill), { pixelsPerModule: 9, mark: swissCrossRectangles, dotsPerInch: 300 });
  const [ours] = await measure<Bill>(
    [{ name: 'ours', run: (some) => some.reduce((sum, bill) => sum + png(bill).length, 0) }],
    bills,
  );
  const bytes = median(bills.map((bill) => png(bill).length));
  return ours
    ? [{ task: `PNG of the code, 9 pixels a module (${rounded(bytes)} B)`, ours: perSecond(ours.perSecond) }]
    : [];
}

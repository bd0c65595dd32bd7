import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { workload } from '../workload.ts';
import type { BulkContestant, BulkReport } from './bulk.ts';

/** Ends the stream; returns the number of bills written. */
type Work = (stream: WriteStream, startTime: number) => Promise<number>;

async function startOfOurs(billCount: number, name: BulkContestant): Promise<Work> {
  const { pdfWriter } = await import('@rappen/core/render/pdf');
  const { drawnBill } = await import('../our-bill.ts');
  const input = workload(billCount);
  return async (out) => {
    const writer = pdfWriter({ symbols: name === 'ours-mask' ? 'mask' : 'path' });
    for (const bill of input) {
      if (!out.write(writer.addPage(drawnBill(bill, 'A4')))) await once(out, 'drain');
    }
    out.end(writer.end());
    return input.length;
  };
}

/** Beyond this, the first tenth stands for all. */
const secondsMax = 90;
/** Bills between two chances for the document to be written to the file. */
const breath = 20;

async function startOfPeer(billCount: number): Promise<Work> {
  const { default: PDFDocument } = await import('pdfkit');
  const { SwissQRBill } = await import('swissqrbill/pdf');
  const { peerBill } = await import('../peer-bill.ts');
  const input = workload(billCount).map(peerBill);
  return async (out, since) => {
    const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
    document.pipe(out);
    let written = 0;
    for (const { data, options } of input) {
      document.addPage({ size: 'A4' });
      new SwissQRBill(data, options).attachTo(document);
      written++;
      if (written % breath === 0) await setImmediate();
      if (written === billCount / 10 && (performance.now() - since) / 100 > secondsMax) break;
    }
    document.end();
    return written;
  };
}

/** Makes one PDF of many bills and prints a report of it: contestant, file and number of bills are the arguments. */
const [contestant = '', file = '', count = ''] = process.argv.slice(2);
const start = contestant === 'swissqrbill' ? startOfPeer : startOfOurs;
const work = await start(Number(count), contestant as BulkContestant);
globalThis.gc?.();
const startBytes = process.memoryUsage.rss();
const startTime = performance.now();
const stream = createWriteStream(file);
const bills = await work(stream, startTime);
await once(stream, 'finish');
const report: BulkReport = {
  bills,
  seconds: (performance.now() - startTime) / 1000,
  bytes: stream.bytesWritten,
  startBytes,
  peakBytes: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(JSON.stringify(report));

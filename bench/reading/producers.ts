import { readFile } from 'node:fs/promises';
import type { Drawing, TextShape } from '@rappen/core/drawing';
import { renderPdf } from '@rappen/core/render/pdf';
import { writePayload } from '@rappen/core/swiss-qr';
import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import { drawnBill } from '../our-bill.ts';
import { peerBill } from '../peer-bill.ts';
import { type NamedBill, namedBills } from './bills.ts';

/** One A4 page with a letter and a slip, and the text that its code must give. */
export interface SourcePage {
  readonly producer: string;
  readonly bill: string;
  readonly text: string;
  readonly pdf: Uint8Array;
}

type Produce = (bill: NamedBill) => Promise<Pick<SourcePage, 'text' | 'pdf'>>;

const producers: Readonly<Record<string, Produce>> = {
  ours: async (bill) => ({ text: writePayload(bill.invoice), pdf: renderPdf([withLetter(drawnBill(bill, 'A4'))]) }),
  swissqrbill: async (bill) => ({ text: writePayload(bill.invoice), pdf: await pdfOfSwissqrbill(bill) }),
  qrbill: (bill) => kept('qrbill', bill),
  'qrbill-generator': (bill) => kept('qrbill-generator', bill),
};

/** For each producer, its page of every bill. */
export async function sourcePages(): Promise<SourcePage[][]> {
  const bills = await namedBills();
  return Promise.all(
    Object.entries(producers).map(([producer, produce]) =>
      Promise.all(bills.map(async (bill) => ({ producer, bill: bill.name, ...(await produce(bill)) }))),
    ),
  );
}

const letter = Array.from(
  { length: 26 },
  (_, index) => `${index + 1}. Beratung und Unterlagen gemäss Angebot vom 15. Juni, ${(index * 37) % 24} Stunden`,
);

function withLetter(drawing: Drawing): Drawing {
  const lines = letter.map(
    (text, index): TextShape => ({
      kind: 'text',
      x: 25,
      y: 30 + 6 * index,
      text,
      size: 10,
      bold: index === 0,
      anchor: 'start',
    }),
  );
  return { ...drawing, shapes: [...lines, ...drawing.shapes] };
}

async function pdfOfSwissqrbill(bill: NamedBill): Promise<Uint8Array> {
  const { data, options } = peerBill(bill);
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Uint8Array[] = [];
  const end = new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.fontSize(11);
  for (const [index, line] of letter.entries()) document.text(line, 70, 80 + 17 * index);
  new SwissQRBill(data, options).attachTo(document);
  document.end();
  await end;
  return Buffer.concat(chunks);
}

async function kept(producer: string, { name }: NamedBill): Promise<Pick<SourcePage, 'text' | 'pdf'>> {
  const file = (extension: string): URL => new URL(`fixtures/${producer}/${name}.${extension}`, import.meta.url);
  const [pdf, text] = await Promise.all([readFile(file('pdf')), readFile(file('txt'), 'utf8')]);
  return { text, pdf: new Uint8Array(pdf) };
}

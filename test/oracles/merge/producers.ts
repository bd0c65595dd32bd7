import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Sample } from './corpus.ts';

/** Documents that are made while the tests run, by packages that are installed. */
export async function producedSamples(): Promise<Sample[]> {
  return [...(await byCantoo()), ...(await byPdfkit())];
}

async function byCantoo(): Promise<Sample[]> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const first = document.addPage([595.28, 841.89]);
  first.drawText('A form by pdf-lib', { x: 72, y: 700, size: 20, font });
  const form = document.getForm();
  const field = form.createTextField('name');
  field.setText('Anna');
  field.addToPage(first, { x: 72, y: 600, width: 200, height: 30 });
  const box = form.createCheckBox('agreed');
  box.addToPage(first, { x: 72, y: 540, width: 20, height: 20 });
  box.check();
  const second = document.addPage([841.89, 595.28]);
  second.setRotation(degrees(270));
  second.drawText('turned', { x: 300, y: 400, size: 30, font });
  await document.attach(new Uint8Array([1, 2, 3]), 'three.bin', { mimeType: 'application/octet-stream' });
  const streams = new Uint8Array(await document.save({ useObjectStreams: true }));
  const tables = new Uint8Array(await document.save({ useObjectStreams: false }));
  return [
    { name: 'pdf-lib: form, attachment, object streams', page: 1, bytes: streams },
    { name: 'pdf-lib: form, attachment, table', page: 1, bytes: tables },
    { name: 'pdf-lib: turned page', page: 2, bytes: streams },
  ];
}

const benchManifest = fileURLToPath(new URL('../../../bench/package.json', import.meta.url));
const hasPdfkit = existsSync(fileURLToPath(new URL('../../../bench/node_modules/pdfkit', import.meta.url)));

async function byPdfkit(): Promise<Sample[]> {
  if (!hasPdfkit) return [];
  const Document = createRequire(benchManifest)('pdfkit') as new (options: object) => PdfkitDocument;
  const made = async (options: object): Promise<Uint8Array> => {
    const document = new Document({ size: 'A4', info: { CreationDate: new Date(0) }, ...options });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.fontSize(25).text('By pdfkit', 100, 80);
    document.rect(100, 200, 200, 80).fillOpacity(0.5).fill('green');
    document.addPage().text('Second page', 100, 100, { link: 'https://example.com/' });
    document.outline.addItem('Second');
    document.end();
    await once(document, 'end');
    return new Uint8Array(Buffer.concat(chunks));
  };
  return [
    { name: 'pdfkit', page: 1, bytes: await made({}) },
    { name: 'pdfkit, PDF 1.3, uncompressed', page: 2, bytes: await made({ pdfVersion: '1.3', compress: false }) },
    { name: 'pdfkit, tagged, PDF 1.7', page: 1, bytes: await made({ pdfVersion: '1.7', tagged: true, lang: 'de' }) },
    { name: 'pdfkit, encrypted', page: 2, bytes: await made({ pdfVersion: '1.7ext3', ownerPassword: 'owner' }) },
  ];
}

/** The few methods of pdfkit that are used; it has no types of its own. */
interface PdfkitDocument extends NodeJS.EventEmitter {
  readonly outline: { addItem(title: string): unknown };
  fontSize(size: number): this;
  text(text: string, x: number, y: number, options?: object): this;
  rect(x: number, y: number, width: number, height: number): this;
  fillOpacity(opacity: number): this;
  fill(colour: string): this;
  addPage(): this;
  end(): void;
}

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Sample } from './corpus.ts';

const benchManifest = fileURLToPath(new URL('../../../bench/package.json', import.meta.url));
const hasPdfkit = existsSync(fileURLToPath(new URL('../../../bench/node_modules/pdfkit', import.meta.url)));

/** Documents that are made while the tests run, by a package of the bench where that is installed. */
export async function producedSamples(): Promise<Sample[]> {
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

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createImaging, type GreyImage } from '@rappen/imaging';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { SwissQRBill } from 'swissqrbill/pdf';
import { SwissQRBill as SwissQRBillSvg } from 'swissqrbill/svg';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
// Not in the package's exports, but what its documents are made with
import { generateQRData } from '../node_modules/swissqrbill/lib/esm/shared/qr-code.js';
import { validateData } from '../node_modules/swissqrbill/lib/esm/shared/validator.js';
import type { PeerBill } from '../peer-bill.ts';
import type { Rows, TaskName } from './rows.ts';

/** The best package that we know for each task; tasks without one stand alone. */
export const peerNames: Readonly<Partial<Record<TaskName, string>>> = {
  symbol: 'swissqrbill (payload), qr (symbol)',
  svg: 'swissqrbill',
  pdf: 'swissqrbill (font not embedded)',
  manyPdf: 'swissqrbill (100 bills)',
  vectorPage: 'PDFium 200 dpi, zxing-wasm',
  json: "swissqrbill's validateData",
  coldCore: 'swissqrbill, SVG and PDF',
  coldSvg: 'swissqrbill',
};

export const rows: Rows = {
  symbol: async ({ bills }) => {
    return () => {
      for (const { peer } of bills) encodeQR(generateQRData(peer.data), 'raw', { ecc: 'medium', border: 1 });
      return bills.length;
    };
  },
  svg: async ({ bills }) => {
    const some = bills.slice(0, 5);
    return () => {
      for (const { peer } of some) new SwissQRBillSvg(peer.data, peer.options).toString();
      return some.length;
    };
  },
  pdf: async ({ bills }) => {
    const some = bills.slice(0, 10);
    return async () => {
      for (const { peer } of some) await pdfLength([peer]);
      return some.length;
    };
  },
  manyPdf: async ({ bills }) => {
    const many = Array.from({ length: 100 }, (_, index) => (bills[index % bills.length] ?? bills[0])?.peer as PeerBill);
    return async () => {
      await pdfLength(many);
      return many.length;
    };
  },
  vectorPage: async ({ billPage }) => {
    const find = createRequire(new URL('../../packages/imaging/package.json', import.meta.url)).resolve;
    const compiled = async (name: string) => WebAssembly.compile(await readFile(find(name)));
    const own = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const wasmBinary = new Uint8Array(await readFile(own)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    const imaging = createImaging({
      zxing: await compiled('zxing-wasm/reader/zxing_reader.wasm'),
      pdfium: await compiled('@embedpdf/pdfium/pdfium.wasm'),
    });
    const pdf = new Uint8Array(Buffer.from(billPage.pdf, 'base64'));
    return async () => {
      const page = await imaging.renderPage(pdf, 1, 200);
      if (!page.ok) throw new Error('The page was not rendered');
      const found = await readBarcodes(colourOf(page.value));
      if (!found.some(({ text }) => text === billPage.payload)) throw new Error('The code was not read');
      return 1;
    };
  },
  json: async ({ bills }) => {
    const texts = bills.map(({ peer }) => JSON.stringify(peer.data));
    return () => {
      for (const text of texts) validateData(JSON.parse(text));
      return texts.length;
    };
  },
};

function pdfLength(peers: readonly PeerBill[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
    let length = 0;
    document.on('data', (chunk: Uint8Array) => {
      length += chunk.length;
    });
    document.on('end', () => resolve(length));
    document.on('error', reject);
    for (const { data, options } of peers) {
      document.addPage({ size: 'A4' });
      new SwissQRBill(data, options).attachTo(document);
    }
    document.end();
  });
}

function colourOf({ width, height, pixels }: GreyImage): ImageData {
  const data = new Uint8ClampedArray(pixels.length * 4).fill(255);
  pixels.forEach((grey, at) => {
    data.fill(grey, 4 * at, 4 * at + 3);
  });
  return { width, height, data, colorSpace: 'srgb' } as ImageData;
}

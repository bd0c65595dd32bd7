import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Drawing, TextShape } from '@rappen/core/drawing';
import { renderPdf } from '@rappen/core/render/pdf';
import { writePayload } from '@rappen/core/swiss-qr';
import { createImaging, defaultImagingLimits, type GreyImage, type Imaging } from '@rappen/imaging';
import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
// The part of the imaging package that starts from pixels
import { codesOnImage, type Effort } from '../../packages/imaging/src/cascade.ts';
import { type CodeReader, openCodeReader } from '../../packages/imaging/src/code-reader.ts';
import { type Measurement, measure } from '../measure.ts';
import { accepted, drawnBill } from '../our-bill.ts';
import { peerBill } from '../peer-bill.ts';
import { type Scan, scanned, scans } from '../scans.ts';
import { atLeast, type Line, type Row, times } from '../table.ts';
import type { Bill } from '../workload.ts';

const cleanCount = 12;
const ratioMin = 5;
const peer = 'zxing-wasm, default call';

/** Our reader and the peer's, each on its own copy of the same WebAssembly. */
interface Readers {
  readonly imaging: Imaging;
  readonly ours: CodeReader;
}

interface Page {
  readonly text: string;
  readonly grey: GreyImage;
  readonly colour: ImageData;
}

export function pageRows(bills: readonly Bill[]): Row[] {
  return [
    { name: 'reading clean pages', measure: async () => cleanLines(await openReaders(), bills) },
    { name: 'vector page', measure: async () => vectorLines(await openReaders(), bills) },
    { name: 'reading damaged pages', measure: async () => damagedLines(await openReaders(), bills) },
  ];
}

async function cleanLines({ imaging, ours }: Readers, bills: readonly Bill[]): Promise<Line[]> {
  const pages: Page[] = [];
  for (const bill of bills.slice(0, cleanCount)) pages.push(await pageOf(imaging, bill, { dpi: 200 }));
  const [own, other, plain] = await measure<Page>(
    [
      { name: 'ours', run: (some) => some.filter((page) => isRead(ours, page, 'DEFAULT')).length },
      { name: peer, run: (some) => readByPeer(some), same: true },
      { name: 'zxing-wasm, QR codes only', run: (some) => readByPeer(some, { formats: ['QRCode'] }), same: true },
    ],
    pages,
  );
  if (!own || !other || !plain) return [];
  const line = ({ name, ...theirs }: Measurement): Line => ({
    task: 'Code read from a clean A4 page of 200 dpi, from pixels',
    ours: milliseconds(own),
    peer: name,
    theirs: milliseconds(theirs),
    ratio: times(theirs.ratio),
  });
  return [{ ...line(other), goal: atLeast(other.ratio, ratioMin, `at least ${ratioMin}x`) }, line(plain)];
}

const vectorRatioMin = 4;
const renderedDpi = 200;

interface Document {
  readonly text: string;
  readonly pdf: Uint8Array;
}

/** Codes straight from the content of pages, against rendering them and the peer's default call. */
async function vectorLines({ imaging }: Readers, bills: readonly Bill[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [maker, pdfOf] of [
    ['by ours', async (bill: Bill) => renderPdf([letter(drawnBill(bill, 'A4'))])],
    ['by ours, code as mask', async (bill: Bill) => renderPdf([letter(drawnBill(bill, 'A4'))], { symbols: 'mask' })],
    ['by swissqrbill', pdfOfPeer],
  ] as const) {
    const documents: Document[] = [];
    for (const bill of bills.slice(0, cleanCount)) {
      documents.push({ text: writePayload(bill.invoice), pdf: await pdfOf(bill) });
    }
    const [own, other] = await measure<Document>(
      [
        { name: 'ours', run: (some) => readDocuments(imaging, some) },
        { name: `PDFium grey ${renderedDpi} dpi and ${peer}`, run: (some) => readRendered(imaging, some), same: true },
      ],
      documents,
    );
    if (!own || !other) continue;
    lines.push({
      task: `Code read from an A4 PDF ${maker}, of one page`,
      ours: milliseconds(own),
      peer: other.name,
      theirs: milliseconds(other),
      ratio: times(other.ratio),
      goal: atLeast(other.ratio, vectorRatioMin, `at least ${vectorRatioMin}x`),
    });
  }
  return lines;
}

async function readRendered(imaging: Imaging, documents: readonly Document[]): Promise<number> {
  let count = 0;
  for (const { pdf, text } of documents) {
    const found = await readBarcodes(colourOf(accepted(await imaging.renderPage(pdf, 1, renderedDpi))));
    if (found.some((code) => isSameText(code.text, text))) count++;
  }
  return count;
}

function pdfOfPeer(bill: Bill): Promise<Uint8Array> {
  const { data, options } = peerBill(bill);
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4' });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    new SwissQRBill(data, options).attachTo(document);
    document.end();
  });
}

/** The account is the same whoever wrote the code; peers order and end lines as they like. */
function isSameText(text: string, wanted: string): boolean {
  return isBill(text) && text.split(/\r?\n/)[3] === wanted.split('\n')[3];
}

async function damagedLines({ imaging, ours }: Readers, bills: readonly Bill[]): Promise<Line[]> {
  const count = { ours: 0, harder: 0, theirs: 0 };
  const missed: string[] = [];
  for (const [index, scan] of scans.entries()) {
    const bill = bills[index];
    if (!bill) break;
    const page = await pageOf(imaging, bill, scan);
    const isOurs = isRead(ours, page, 'DEFAULT');
    const isTheirs = (await readByPeer([page])) === 1;
    if (isOurs) count.ours++;
    if (isTheirs) count.theirs++;
    if (isRead(ours, page, 'HARDER')) count.harder++;
    if (isTheirs && !isOurs) missed.push(JSON.stringify(scan));
  }
  if (missed.length > 0) process.stderr.write(`Read by the peer only: ${missed.join(' ')}\n`);
  const task = `Codes read of ${scans.length} pages: 100 to 300 dpi, turned, blurred, noisy, pale`;
  const verdict = missed.length === 0 ? 'met' : `missed by ${missed.length}`;
  const goal = { text: 'none that the peer reads is missed', verdict };
  return [
    { task, ours: String(count.ours), peer, theirs: String(count.theirs), goal },
    { task: `${task}; effort \`HARDER\``, ours: String(count.harder), peer, theirs: String(count.theirs) },
  ];
}

function isRead(reader: CodeReader, { grey, text }: Page, effort: Effort): boolean {
  const { pixelsMax } = defaultImagingLimits;
  const found = codesOnImage(reader, grey, 1, { effort, all: false, accept: isBill, pixelsMax });
  return found.some((code) => code.text === text);
}

function isBill(text: string): boolean {
  return text.startsWith('SPC');
}

async function readByPeer(pages: readonly Page[], options?: ReaderOptions): Promise<number> {
  let count = 0;
  for (const { colour, text } of pages) {
    const found = await readBarcodes(colour, options);
    if (found.some((code) => code.text === text)) count++;
  }
  return count;
}

async function readDocuments(imaging: Imaging, documents: readonly Document[]): Promise<number> {
  let count = 0;
  for (const { pdf, text } of documents) {
    const found = accepted(await imaging.readCodes(pdf, { effort: 'DEFAULT', all: false, beginnings: ['SPC'] }));
    if (found.some((code) => isSameText(code.text, text))) count++;
  }
  return count;
}

async function openReaders(): Promise<Readers> {
  // As the imaging package resolves it; the peer's own copy is the same version
  const find = createRequire(new URL('../../packages/imaging/package.json', import.meta.url)).resolve;
  const [zxing, pdfium, wasmBinary] = await Promise.all([
    readFile(find('zxing-wasm/reader/zxing_reader.wasm')).then((bytes) => WebAssembly.compile(bytes)),
    readFile(find('@embedpdf/pdfium/pdfium.wasm')).then((bytes) => WebAssembly.compile(bytes)),
    readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ]);
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true });
  return {
    imaging: createImaging({ zxing, pdfium }),
    ours: await openCodeReader(zxing, defaultImagingLimits.readerBytesMax),
  };
}

async function pageOf(imaging: Imaging, bill: Bill, scan: Scan): Promise<Page> {
  const pdf = renderPdf([letter(drawnBill(bill, 'A4'))]);
  const grey = scanned(accepted(await imaging.renderPage(pdf, 1, scan.dpi)), scan);
  return { text: writePayload(bill.invoice), grey, colour: colourOf(grey) };
}

/** Lines of text above the slip, as of an invoice. */
function letter(drawing: Drawing): Drawing {
  const lines = Array.from(
    { length: 26 },
    (_, index): TextShape => ({
      kind: 'text',
      x: 25,
      y: 30 + 6 * index,
      text: `${index + 1}. Beratung und Unterlagen gemäss Angebot vom 15. Juni, ${(index * 37) % 24} Stunden`,
      size: 10,
      bold: index === 0,
      anchor: 'start',
    }),
  );
  return { ...drawing, shapes: [...lines, ...drawing.shapes] };
}

function colourOf({ width, height, pixels }: GreyImage): ImageData {
  const data = new Uint8ClampedArray(pixels.length * 4).fill(255);
  for (let at = 0; at < pixels.length; at++) {
    const grey = pixels[at] ?? 255;
    data[4 * at] = grey;
    data[4 * at + 1] = grey;
    data[4 * at + 2] = grey;
  }
  return { width, height, data, colorSpace: 'srgb' } as ImageData;
}

function milliseconds({ perSecond }: Pick<Measurement, 'perSecond'>): string {
  return `${(1000 / perSecond).toFixed(1)} ms`;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { InputBill, Rows } from './rows.ts';

/**
 * The entry points of this tree. When one is renamed, it is renamed here: the bench runs the file of each commit with that
 * commit's code. Each row loads what it needs by itself, so that one that is not there takes no other with it.
 */
export const rows: Rows = {
  async symbol({ bills }) {
    const { encodeSymbol, writePayload } = await import('@rappen/core/swiss-qr');
    const invoices = await Promise.all(bills.map(invoiceOf));
    return () => sumOf(invoices, (invoice) => writePayload(invoice).length + valueOf(encodeSymbol(invoice)).size);
  },
  async svg({ bills }) {
    const { renderSvg } = await import('@rappen/core/render/svg');
    const draw = await drawing('DIN_LANG');
    return () => sumOf(bills, (bill) => renderSvg(draw(bill)).length);
  },
  async pdf({ bills }) {
    const { renderPdf } = await import('@rappen/core/render/pdf');
    const draw = await drawing('A4');
    return () => sumOf(bills, (bill) => renderPdf([draw(bill)]).length);
  },
  async manyPdf({ bills }) {
    const { pdfWriter } = await import('@rappen/core/render/pdf');
    const draw = await drawing('A4');
    const many = Array.from({ length: 1000 }, (_, index) => bills[index % bills.length] as InputBill);
    return () => {
      const writer = pdfWriter({ symbols: 'mask' });
      const pages = sumOf(many, (bill) => writer.addPage(draw(bill)).length);
      if (writer.end().length === 0) throw new Error('The document has no end');
      return pages;
    };
  },
  async vectorPage({ billPage }) {
    const imaging = await openImaging();
    const pdf = bytesOf(billPage.pdf);
    return async () => {
      const codes = valueOf(await imaging.readCodes(pdf, { effort: 'DEFAULT', all: false, beginnings: ['SPC'] }));
      if (codes[0]?.text !== billPage.payload) throw new Error('The code was not read');
      return 1;
    };
  },
  async json({ bills }) {
    const { parseJson } = await import('@rappen/core/json');
    const { parseQrInvoice, profiles } = await import('@rappen/core/swiss-qr');
    const profile = profiles['2.3'];
    const read = (json: string) => valueOf(parseQrInvoice(valueOf(parseJson(json)), { profile })).invoice;
    return () => sumOf(bills, ({ json }) => read(json).currency.length);
  },
  async http({ bills }) {
    const { createApp, memoryStore, standardPorts } = await import('@rappen/http');
    const apiKey = 'a-key-for-the-bench-only';
    const app = createApp(
      standardPorts({
        store: await memoryStore({ [apiKey]: { id: 'bench', owner: 'bench', scopes: ['qr'], demo: false } }),
        codes: await openImaging(),
        documentation: { read: async () => undefined },
        writeLine: () => {},
      }),
    );
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'application/pdf' };
    return async () => {
      for (const { json } of bills) {
        const request = new Request('http://bench/v2/payment-part-receipt', { method: 'POST', headers, body: json });
        const response = await app.fetch(request);
        const { byteLength } = await response.arrayBuffer();
        if (response.status !== 200 || byteLength === 0) throw new Error(`The service answered ${response.status}`);
      }
      return bills.length;
    };
  },
  async pdfa({ plainPage }) {
    const { toPdfA3b } = await import('@rappen/pdf/archival');
    const { substituteFonts } = await import('@rappen/pdf/fonts');
    const pdf = bytesOf(plainPage);
    return () => {
      if (!valueOf(toPdfA3b(pdf, { now: '2026-11-21T10:00:00Z', fonts: substituteFonts })).converted)
        throw new Error('Nothing was converted');
      return 1;
    };
  },
};

async function invoiceOf({ draft }: InputBill) {
  const { parseDraft, profiles } = await import('@rappen/core/swiss-qr');
  return valueOf(parseDraft(draft, profiles['2.3']));
}

/** All that one bill costs from its texts: every rule, the symbol, the layout. */
async function drawing(pageSize: 'A4' | 'DIN_LANG') {
  const { drawPaymentPart } = await import('@rappen/core/payment-part');
  const { encodeSymbol, parseDraft, profiles } = await import('@rappen/core/swiss-qr');
  return ({ draft, language }: InputBill) => {
    const invoice = valueOf(parseDraft(draft, profiles['2.3']));
    return valueOf(drawPaymentPart(invoice, valueOf(encodeSymbol(invoice)), { language, pageSize })).drawing;
  };
}

async function openImaging() {
  const { createImaging } = await import('@rappen/imaging');
  const find = createRequire(new URL('../../packages/imaging/package.json', import.meta.url)).resolve;
  const compiled = async (name: string) => WebAssembly.compile(await readFile(find(name)));
  const names = ['zxing-wasm/reader/zxing_reader.wasm', '@embedpdf/pdfium/pdfium.wasm'] as const;
  const [zxing, pdfium] = await Promise.all([compiled(names[0]), compiled(names[1])]);
  return createImaging({ zxing, pdfium });
}

function sumOf<T>(items: readonly T[], one: (item: T) => number): number {
  for (const item of items) if (!(one(item) > 0)) throw new Error('Nothing was made');
  return items.length;
}

/** The bench has no bad input. */
function valueOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

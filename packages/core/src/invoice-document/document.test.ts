import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasTools, outputOf, withFiles } from '../../../../test/oracles/tools.ts';
import { expectValue } from '../../../../test/results.ts';
import { shortDecimal } from '../money/index.ts';
import { renderPdf } from '../render/pdf.ts';
import { parseSwicoS1, profiles } from '../swiss-qr/index.ts';
import {
  drawInvoiceDocument,
  type InvoiceDocument,
  invoiceDocumentExamples,
  invoiceDocumentTemplates,
  parseInvoiceDocument,
  writeInvoiceDocumentXml,
} from './index.ts';
import { printAmount } from './print-values.ts';

const documentOf = (json: unknown): InvoiceDocument =>
  expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] })).document;
const cases = Object.entries(invoiceDocumentExamples).flatMap(([name, json]) =>
  invoiceDocumentTemplates.map(({ name: template }) => [name, template, documentOf(json)] as const),
);
const hasPoppler = hasTools('pdftotext', 'pdftoppm');

describe.skipIf(!hasPoppler)('as PDF (needs poppler)', () => {
  test.each(cases)('%s in %s has every text and the sums', async (_name, template, document) => {
    const { pages } = expectValue(drawInvoiceDocument(document, { template }));
    const text = await withFiles([renderPdf(pages)], ([path]) =>
      outputOf('pdftotext', '-layout', path as string, '-').toString(),
    );
    const squeezed = text.replace(/\s+/g, '');
    const { sender, recipient, positions, totals, invoiceNr, closing = '', introduction = '' } = document;
    const lines = positions.flatMap((position) => (position.kind === 'item' ? position.description.split('\n') : []));
    const amounts = positions.flatMap((position) => (position.kind === 'item' ? [position.amount] : []));
    const sums = [totals.net, totals.total, totals.due, ...totals.vatGroups.map(({ vat }) => vat)];
    const expected = [
      sender.name ?? '',
      ...recipient.addressLines,
      invoiceNr,
      closing,
      ...introduction.split('\n'),
      ...lines,
    ];
    for (const part of [...expected, ...[...amounts, ...sums].map(printAmount)]) {
      expect(squeezed).toContain(part.replace(/\s+/g, ''));
    }
  });

  test.each(cases)('the code of %s in %s is read back, over the printed amount', async (_name, template, document) => {
    const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
    const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
    await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer }, fireImmediately: true });
    const { pages } = expectValue(drawInvoiceDocument(document, { template }));
    await withFiles([renderPdf(pages)], async ([path]) => {
      const last = String(pages.length);
      const png = outputOf('pdftoppm', '-r', '150', '-f', last, '-l', last, '-png', path as string);
      const [code] = await readBarcodes(png, { formats: ['QRCode'] });
      const lines = code?.text.split('\n') ?? [];
      expect([lines[18], lines[19]]).toEqual([document.totals.due, document.currency]);
      expect(lines[31]).toBe(document.payment?.billingInformation);
      expect(writeInvoiceDocumentXml(document)).toContain(`<due>${lines[18]}</due>`);
      expect(writeInvoiceDocumentXml(document)).toContain(`<amount>${lines[18]}</amount>`);
    });
  });
});

test('printed total, amount of the slip, bill information and XML agree, whatever is sold', () => {
  const item = fc.record({
    description: fc.constant('Ware'),
    quantity: fc.integer({ min: 1, max: 9999 }).map((value) => value / 100),
    unitPrice: fc.integer({ min: 1, max: 999_999 }).map((value) => value / 100),
    vatRate: fc.constantFrom(8.1, 2.6, 3.8, 0, undefined),
  });
  const documents = fc.record({
    positions: fc.array(item, { minLength: 1, maxLength: 12 }),
    pricesIncludeVat: fc.boolean(),
    rounding: fc.constantFrom('none', 'cash'),
    discounts: fc.constantFrom(undefined, [{ percent: 3.5 }], [{ amount: 0.01 }]),
    prepaidAmount: fc.constantFrom(undefined, 0.01),
  });
  fc.assert(
    fc.property(documents, (json) => {
      const parsed = parseInvoiceDocument({ ...invoiceDocumentExamples.gtin, ...json }, { profile: profiles['2.3'] });
      const { document, warnings } = expectValue(parsed);
      const { due } = document.totals;
      expect(document.payment?.amount).toBe(due);
      const swico = expectValue(parseSwicoS1(document.payment?.billingInformation ?? '', due));
      if (warnings.length === 0) {
        const nets = swico.vatDetails.map(({ taxedNetAmount }) => taxedNetAmount);
        const groups = document.totals.vatGroups.map(({ net }) => shortDecimal(net));
        if (nets.length > 1) expect(nets.map((net) => shortDecimal(net ?? ''))).toEqual(groups);
      }
      expect(writeInvoiceDocumentXml(document)).toContain(`<due>${due}</due>`);
      const { pages } = expectValue(drawInvoiceDocument(document, { template: 'compact' }));
      const texts = pages.flatMap(({ shapes }) =>
        shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
      );
      expect(texts).toContain(printAmount(due));
    }),
  );
});

describe('as XML', () => {
  const parse = [
    'import sys, json, xml.etree.ElementTree as tree',
    'ns = "{urn:rappen:invoice-document:1}"',
    'root = tree.parse(sys.argv[1]).getroot()',
    'def value(e): return [[c.tag.removeprefix(ns), value(c)] for c in e] if len(e) else e.text',
    'print(json.dumps([root.tag, value(root)]))',
  ].join('\n');
  const read = async (document: InvoiceDocument): Promise<[string, [string, unknown][]]> =>
    withFiles([Buffer.from(writeInvoiceDocumentXml(document))], ([path]) =>
      JSON.parse(outputOf('python3', '-c', parse, path as string).toString()),
    );

  test.skipIf(!hasTools('python3'))('a parser reads what was written (needs python3)', async () => {
    const hostile = { ...invoiceDocumentExamples.discounts, closing: '<b>&amp; "x" \'y\' ]]>\n\n<!-- z -->' };
    const document = documentOf(hostile);
    const [root, children] = await read(document);
    const fields = Object.fromEntries(children);
    expect(root).toBe('{urn:rappen:invoice-document:1}invoiceDocument');
    expect(fields).toMatchObject({
      closing: hostile.closing,
      invoiceNr: 'R-26118',
      invoiceDate: '2026-09-30',
      currency: 'CHF',
    });
    expect(Object.fromEntries(fields['totals'] as [string, unknown][])).toMatchObject({
      positions: '10579.50',
      vatGroup: [
        ['category', 'S'],
        ['rate', '8.1'],
        ['net', '10357.11'],
        ['vat', '838.93'],
        ['gross', '11196.04'],
      ],
      rounding: '0.01',
      due: '7196.05',
    });
    expect((fields['positions'] as [string, unknown][]).map(([name]) => name)).toEqual([
      ...['text', 'item', 'item', 'subtotal', 'text', 'item', 'item', 'subtotal'],
    ]);
    const payment = Object.fromEntries(fields['payment'] as [string, unknown][]);
    expect(payment).toMatchObject({
      amount: '7196.05',
      referenceType: 'QRR',
      unstructuredMessage: 'Schlussrechnung R-26118',
    });
    expect(payment['swissPaymentsCode']).toMatch(/^SPC\n0200\n1\n/);
  });

  test('what is absent has no element', () => {
    const { qrInvoice: _, ...rest } = invoiceDocumentExamples.gtin;
    const xml = writeInvoiceDocumentXml(documentOf({ ...rest, surcharges: undefined, contactPerson: {} }));
    expect(xml).not.toMatch(/<(payment|adjustments|contactPerson|title|logo|letterhead)>/);
    expect(xml).not.toMatch(/<(\w+)>\s*<\/\1>|undefined|\[object/);
  });
});

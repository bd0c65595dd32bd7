import { attachmentsOf } from '@rappen/pdf/attachments';
import { openPdf } from '@rappen/pdf/open';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../test/long-tests.ts';
import { expectValue } from '../../../../../test/results.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { utf8Encode } from '../../text/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { readEInvoice } from '../reading/index.ts';
import type { EInvoice } from '../semantic/index.ts';
import { writeCii, writeUbl } from '../syntax/index.ts';
import { eInvoiceOf } from '../writing/index.ts';
import { drawEInvoice, renderEInvoice, viewOfEInvoice, writeEInvoiceView } from './index.ts';

const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples.delivery, { profile: profiles['2.3'] }));
const delivery = expectValue(eInvoiceOf(document));
const receivedOf = (xml: string | Uint8Array) => expectValue(readEInvoice(xml));

/** What nobody could print before: another currency, negative sums, everything paid before. */
const odd: EInvoice = {
  ...delivery,
  currency: 'USD',
  typeCode: '381',
  allowances: [{ amount: '-12.50', reason: 'Reversed', vat: { category: 'S', rate: '8.1' } }],
  totals: { lines: '-1234.50', net: '-1234.5', vat: '-99.99', gross: '-1334.49', prepaid: '-1334.49', due: '0.00' },
};

test.each([
  ['CII', writeCii],
  ['UBL', writeUbl],
] as const)('%s: any currency and sign is shown as it was sent, with codes in words', (_, write) => {
  const view = viewOfEInvoice(receivedOf(write(odd)), { language: 'en' });
  const text = writeEInvoiceView(view);
  for (const line of [
    'Credit note R-26118',
    "Sum of the lines: USD -1'234.50",
    "Total without VAT: USD -1'234.5",
    "Already paid: USD -1'334.49",
    '    Amount: USD -12.50',
    'Type of document: Credit note (381)',
    'Country: Switzerland (CH)',
    'Quantity: 14.62 kg (KGM)',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(view.unread).toEqual([]);
});

test('each language names the same rows', () => {
  const received = receivedOf(writeCii(delivery));
  const [first = [], ...others] = (['en', 'de', 'fr', 'it'] as const).map((language) =>
    viewOfEInvoice(received, { language }).sections.flatMap(({ rows }) => rows.map(({ term, value }) => [term, value])),
  );
  for (const other of others) expect(other).toEqual(first);
  expect(viewOfEInvoice(received, { language: 'rm' }).language).toBe('de');
});

describe('the pages of an e-invoice', () => {
  test.each([
    ['all of it', 'Besten Dank', true],
    ['characters that the typeface lacks', 'Иван', false],
    ['a value that is shortened', 'x'.repeat(20_001), false],
  ])('%s: that nothing was left out is said only where it is so', (_, text, isSaid) => {
    const { value: pages } = drawEInvoice(receivedOf(writeCii({ ...delivery, notes: [{ text }] })), { language: 'en' });
    const texts = pages.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])));
    expect(texts.some((one) => one.includes('corrected or left out'))).toBe(isSaid);
  });

  test('are A4 with numbers, hold every row, and have the XML in them byte for byte', () => {
    const bytes = utf8Encode(`<?xml version="1.0"?>\n<!-- as sent -->${writeUbl(odd).replace(/^<\?xml[^>]*>/, '')}`);
    const received = receivedOf(bytes);
    const { value: pdf, warnings } = expectValue(renderEInvoice(received, { language: 'en' }));
    expect(warnings).toEqual([]);
    const [attached] = expectValue(attachmentsOf(pdf, { fileBytesMax: 1_000_000 }));
    expect([attached?.name, attached?.relationship, attached?.bytes]).toEqual(['invoice.xml', 'Source', bytes]);
    const { pages } = expectValue(readPdfText(pdf));
    const printed = pages
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, '');
    const view = viewOfEInvoice(received, { language: 'en' });
    for (const row of view.sections.flatMap(({ rows }) => rows)) {
      expect(printed).toContain(row.shown.replace(/\s+/g, '').replaceAll('’', "'").slice(0, 20));
    }
    expect(printed).toContain(`Page1of${pages.length}`);
    expect(expectValue(readEInvoice(pdf)).invoice).toEqual(received.invoice);
  });

  test('of a bill that can be paid end with its payment part, of no other', () => {
    const pagesOf = (invoice: EInvoice) => drawEInvoice(receivedOf(writeCii(invoice))).value;
    const symbols = (invoice: EInvoice) =>
      pagesOf(invoice).map(({ shapes }) => shapes.some(({ kind }) => kind === 'symbol'));
    expect(symbols(delivery).at(-1)).toBe(true);
    expect(symbols(odd)).not.toContain(true);
    const wrongSum = { ...delivery, totals: { ...delivery.totals, due: '501.65' } };
    expect(symbols(wrongSum)).not.toContain(true);
  });

  test('print a question mark for signs that the typeface lacks, and say how many', () => {
    const received = receivedOf(writeCii({ ...delivery, buyerReference: 'Заказ 7' }));
    const { pages } = expectValue(readPdfText(expectValue(renderEInvoice(received, { language: 'en' })).value));
    expect(pages.map(({ text }) => text).join(' ')).toContain(
      '5 characters that the typeface lacks are printed as a question mark',
    );
    expect(writeEInvoiceView(viewOfEInvoice(received, { language: 'en' }))).toContain('Buyer reference: Заказ 7');
  });
});

test('a direct debit is named as collected, where the payment stands', () => {
  const collected = {
    ...delivery,
    mandate: 'M-7',
    paymentMeans: [{ code: '59', payerAccount: 'DE89370400440532013000' }],
  };
  const view = viewOfEInvoice(receivedOf(writeUbl(collected)), { language: 'en' });
  const payment = view.sections.find(({ kind }) => kind === 'payment');
  expect(payment?.note).toBe('Collected by direct debit: nothing is to be transferred');
  expect(payment?.rows.map(({ term, shown }) => [term, shown])).toEqual(
    expect.arrayContaining([
      ['BT-81', 'SEPA direct debit (59)'],
      ['BT-89', 'M-7'],
      ['BT-91', 'DE89 3704 0044 0532 0130 00'],
    ]),
  );
});

test('attached files are there to open and save, with what they are', () => {
  const file = { base64: 'JVBERg==', mediaType: 'application/pdf', name: 'plan.pdf' };
  const invoice = {
    ...delivery,
    supportingDocuments: [
      { id: 'A1', description: 'The plan', file },
      { id: 'A2', file: { ...file, base64: '%' } },
    ],
  };
  const { attachments, sections } = viewOfEInvoice(receivedOf(writeCii(invoice)), { language: 'en' });
  expect(attachments.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes() }))).toEqual([
    { name: 'plan.pdf', mediaType: 'application/pdf', description: 'The plan', bytes: utf8Encode('%PDF') },
    { name: 'plan.pdf', mediaType: 'application/pdf', description: '', bytes: undefined },
  ]);
  const rows = sections.find(({ kind }) => kind === 'attachments')?.rows ?? [];
  expect(rows.filter(({ term }) => term === 'BT-125').map(({ shown }) => shown)[0]).toBe(
    'plan.pdf (application/pdf, 4 bytes)',
  );
});

describe('hostile invoices', () => {
  test('thousands of lines are all shown, on bounded pages', () => {
    const [line] = delivery.lines;
    const count = runs(10_000, 2_000);
    const lines = Array.from({ length: count }, (_, index) => ({
      ...line,
      id: String(index + 1),
    })) as EInvoice['lines'];
    const received = receivedOf(writeUbl({ ...delivery, lines }));
    const view = viewOfEInvoice(received, { language: 'en' });
    expect(view.sections.filter(({ kind }) => kind === 'line')).toHaveLength(count);
    const { value: pages, warnings } = drawEInvoice(received, { language: 'en' });
    expect(pages.length).toBeLessThanOrEqual(3_001);
    expect(warnings.map(({ code }) => code)).toEqual([]);
  });

  test('what has no room on the pages is counted: a page is never cut in silence', () => {
    const notes = Array.from({ length: 600 }, () => ({ text: 'm\n'.repeat(1_000) }));
    const { value: pages, warnings } = drawEInvoice(receivedOf(writeCii({ ...delivery, notes })), { language: 'en' });
    expect(pages.length).toBeLessThanOrEqual(3_001);
    expect(warnings).toEqual([
      expect.objectContaining({ code: 'E_INVOICE_LEFT', params: { count: expect.any(Number) } }),
    ]);
  });

  test('an attached file of 20 MB is shown by its size, and in the PDF as it came', () => {
    const base64 = 'QUJD'.repeat(20_000_000 / 3);
    const invoice = {
      ...delivery,
      supportingDocuments: [{ id: 'A', file: { base64, mediaType: 'text/csv', name: 'a.csv' } }],
    };
    const received = receivedOf(writeCii(invoice));
    const [attached] = viewOfEInvoice(received).attachments;
    expect(attached?.bytes()?.length).toBe(Math.floor(20_000_000 / 3) * 3);
    const { value } = expectValue(renderEInvoice(received));
    expect(openPdf(value).ok).toBe(true);
  });

  test('a text of a million signs is shortened, with how many more there are; control signs become blanks', () => {
    const received = receivedOf(writeCii({ ...delivery, buyerReference: `a\u009b2J${'x'.repeat(1_000_000)}` }));
    const text = writeEInvoiceView(viewOfEInvoice(received, { language: 'en' }));
    expect(text).toContain('[980004 further characters are in the file]');
    expect(text).not.toContain('\u009b');
  });
});

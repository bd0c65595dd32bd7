import { facturX, invoiceToPdf, invoiceToXml } from '@rappen/core';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../language/en.ts';
import { chosenRow, rowOf } from '../../pay/payment-rows.ts';
import { cellsOf, contentsOf, slipRowsOf } from '../../read/export.ts';
import { contentOf, pictureFileOf, picturesOf } from '../maker/e-invoices.ts';
import { readJson } from '../maker/read-bills.ts';
import { billOfContent, isXmlText, kindOfFile, problemsOfData, withContent } from './e-invoice.ts';
import { paymentOfBill } from './payment-of-bill.ts';
import { type FoundBill, readingOfText } from './reading.ts';
import { rowsOf, totalsOf } from './rows.ts';
import type { Source } from './visit.ts';

const profile = profiles['2.3'];
const { delivery, authority, creditNote } = eInvoiceExamples;

function xmlOf(document: typeof delivery, eInvoiceProfile: 'en16931' | 'xrechnung' = 'en16931'): string {
  const xml = invoiceToXml(document, { eInvoiceProfile });
  if (!xml.ok) throw new Error(xml.problems[0].message);
  return xml.value;
}

async function contentIn(text: string) {
  const read = await contentOf(new Blob([text]), profile);
  if (!read.ok) throw new Error(read.problems[0].code);
  return read.value;
}

function sourceOf(...bills: readonly FoundBill[]): Source {
  const listed = bills.map((bill, index) => ({ id: index, number: index + 1, bill }));
  return { id: 99, origin: { name: 'a.xml' }, state: 'read', bills: listed, others: [], problems: [] };
}

/** The QR code that is printed on the delivery. */
function codeOf(changes: Readonly<Record<number, string>> = {}): FoundBill {
  const lines = [
    'SPC', '0200', '1', 'CH4431999123000889012', 'S', 'Hofkäserei Rheintal AG', 'Marktgasse', '12', '9450', 'Altstätten',
    'CH', '', '', '', '', '', '', '', '500.65', 'CHF', 'S', 'Spezereien Zentral GmbH', 'Zentralplatz', '4', '9000',
    'St. Gallen', 'CH', 'QRR', '183900000000000000020261155', '', 'EPD', '//S1/10/R-26118',
  ]; // biome-ignore format: a line for each element would be longer than the test
  const text = lines.map((line, index) => changes[index] ?? line).join('\n');
  const [bill] = readingOfText(text, profile)?.bills ?? [];
  if (bill === undefined) throw new Error('The text is no bill');
  return bill;
}

describe('rules and terms', () => {
  test('a warning or information leaves an e-invoice valid, and is told as a note', async () => {
    const { servicePeriod: _, ...undated } = authority;
    const content = await contentIn(xmlOf({ ...undated, kind: 'prepayment' }, 'xrechnung'));
    const bill = billOfContent(content);
    expect(bill.problems).toEqual([]);
    expect(bill.deviations.map(({ params }) => params['rule'])).toEqual(['BR-DE-17', 'BR-DE-TMP-32']);
    expect(content.ruleSets.map(({ name }) => name)).toEqual(['UN/CEFACT CII (schema)', 'EN 16931 (CEN)', 'XRechnung']);
  });

  test('the whole is paid on its day unless a discount is chosen', async () => {
    const content = await contentIn(xmlOf(authority, 'xrechnung'));
    const payment = paymentOfBill(billOfContent(content), profile, '2026-10-13');
    expect(payment).toMatchObject({ amount: '1836.40', executionDate: '2026-11-11' });
    const row = payment && rowOf(payment, 'a.xml', 1);
    expect(row).toMatchObject({ amount: '1836.40', executionDate: '2026-11-11' });
    const discount = payment?.options?.find(({ kind }) => kind === 'discount');
    expect(row && discount && chosenRow(row, discount)).toMatchObject({
      amount: '1799.67',
      executionDate: '2026-10-22',
      payment: { billAmount: '1799.67' },
    });
    const late = paymentOfBill(billOfContent(content), profile, '2026-12-01');
    expect([late?.executionDate, late?.options?.map(({ kind }) => kind)]).toEqual([undefined, ['net']]);
  });

  test('what is collected is paid neither alone nor by its code', async () => {
    const content = await contentIn(xmlOf(delivery).replace('<ram:TypeCode>30<', '<ram:TypeCode>59<'));
    expect(content.isCollected).toBe(true);
    expect(paymentOfBill(billOfContent(content), profile, '2026-10-01')).toBeUndefined();
    const [bill] = withContent([codeOf()], content);
    expect(bill && paymentOfBill(bill, profile, '2026-10-01')).toBeUndefined();
    expect(bill && problemsOfData(bill).map(({ code }) => code)).toEqual(['E_INVOICE_NOT_TO_PAY']);
  });
});

describe('an e-invoice alone', () => {
  test('is listed, exported and paid like a bill', async () => {
    const rows = rowsOf([sourceOf(billOfContent(await contentIn(xmlOf(delivery))))]);
    expect(rows[0]).toMatchObject({
      problemCount: 0,
      isPayable: true,
      summary: {
        creditor: 'Hofkäserei Rheintal AG',
        iban: 'CH4431999123000889012',
        amount: '500.65',
        currency: 'CHF',
        referenceType: 'QRR',
        reference: '183900000000000000020261155',
        debtor: 'Spezereien Zentral GmbH',
        number: 'R-26118',
        date: '2026-09-30',
        due: '2026-10-30',
      },
    });
    expect(slipRowsOf(rows, 'en')).toHaveLength(1);
    const [header = [], cells = []] = cellsOf(rows, [], 'csv', catalogue);
    const cellNamed = (name: string) => cells[header.indexOf(name)];
    expect([cellNamed('Amount'), cellNamed('Invoice number'), cellNamed('Due date')]).toEqual([
      { number: '500.65' },
      'R-26118',
      '2026-10-30',
    ]);
    const { bills } = JSON.parse(readJson(contentsOf(rows, catalogue.texts, catalogue.sentenceOf)));
    expect(bills[0]).toMatchObject({ valid: true, eInvoice: { number: 'R-26118', amount: '500.65' } });
    expect(bills[0]).not.toHaveProperty('text');
  });

  test('of which a sum is wrong is not paid with a slip', async () => {
    const tampered = xmlOf(delivery).replace(/(<ram:DuePayableAmount>)[\d.]+/, '$1900.65');
    const rows = rowsOf([sourceOf(billOfContent(await contentIn(tampered)))]);
    expect(rows[0]).toMatchObject({ isPayable: false, summary: { amount: '900.65' } });
    expect(rows[0]?.problemCount).toBeGreaterThan(0);
    expect(slipRowsOf(rows, 'en')).toEqual([]);
  });

  test('that gives money back counts in no sum of what is to be paid', async () => {
    const rows = rowsOf([sourceOf(billOfContent(await contentIn(xmlOf(creditNote))))]);
    expect(rows[0]).toMatchObject({ isPayable: false, summary: { amount: '-75.89' } });
    expect(totalsOf(rows)).toEqual([]);
    expect(cellsOf(rows, [], 'xlsx', catalogue)[1]?.[2]).toEqual({ number: '-75.89' });
  });

  test('keeps the rules of what it says it is', async () => {
    const content = await contentIn(xmlOf(authority, 'xrechnung'));
    expect(content).toMatchObject({ profile: 'xrechnung', findings: [], discounts: [{ percent: '2.00', days: 10 }] });
    const without = await contentIn(
      xmlOf(authority, 'xrechnung').replace(/<ram:BuyerReference>.*?<\/ram:BuyerReference>/, ''),
    );
    expect(without.findings.map(({ params }) => params['rule'])).toEqual(['BR-DE-15']);
  });

  test('is drawn, in the language of who looks at it', async () => {
    const file = new Blob([xmlOf(delivery)]);
    const pages = await picturesOf(file, 'fr', profile);
    expect(pages?.[0]).toMatch(/^<svg[\s\S]*Facture/);
    expect((await pictureFileOf(file, 'de', profile))?.size).toBeGreaterThan(10_000);
    // Without a slip for a sum that the sender does not name, or for nobody
    const faulty = [
      xmlOf(delivery).replace(/(<ram:DuePayableAmount>)[\d.]+/, '$1900.65'),
      xmlOf(delivery).replace('<ram:CountryID>CH</ram:CountryID>', ''),
    ];
    for (const xml of faulty) {
      const drawn = (await picturesOf(new Blob([xml]), 'de', profile))?.join('');
      expect(drawn).toContain('Rechnung');
      expect(drawn).not.toContain('Empfangsschein');
    }
    expect(pages?.join('')).toContain('Récépissé');
    expect(await picturesOf(new Blob(['<x/>']), 'de', profile)).toBeUndefined();
  });
});

describe('data beside a QR code', () => {
  test('that say the same are one bill', async () => {
    const bills = withContent([codeOf()], await contentIn(xmlOf(delivery)));
    expect(bills).toHaveLength(1);
    expect(bills[0]?.eInvoice?.differences).toEqual([]);
    expect(rowsOf([sourceOf(...bills)])[0]).toMatchObject({ problemCount: 0, isPayable: true });
  });

  test.each([
    ['amount', { 18: '400.65' }, 'BT-115', '400.65'],
    ['currency', { 19: 'EUR' }, 'BT-5', 'EUR'],
    ['account', { 3: 'CH5800791123000889012' }, 'BT-84', 'CH5800791123000889012'],
    ['reference', { 28: '210000000003139471430009017' }, 'BT-83', '210000000003139471430009017'],
    ['number', { 31: '//S1/10/R-26119' }, 'BT-1', 'R-26119'],
  ] as const)('that differ in the %s are said to, and not paid with a slip', async (_name, changes, term, inCode) => {
    const bills = withContent([codeOf(changes)], await contentIn(xmlOf(delivery)));
    expect(bills[0]?.eInvoice?.differences.map(({ params }) => params)).toEqual([
      expect.objectContaining({ term, inCode }),
    ]);
    const rows = rowsOf([sourceOf(...bills)]);
    expect(rows[0]?.isPayable).toBe(false);
    expect(slipRowsOf(rows, 'en')).toEqual([]);
  });

  test('belong to the code that says the same, among several; without one they stand alone', async () => {
    const content = await contentIn(xmlOf(delivery));
    const other = codeOf({ 18: '1.00', 28: '210000000003139471430009017' });
    expect(withContent([other, codeOf()], content).map(({ eInvoice }) => eInvoice !== undefined)).toEqual([
      false,
      true,
    ]);
    expect(withContent([other, other], content).map(({ standard }) => standard)).toEqual([
      'E_INVOICE',
      'SWISS_QR',
      'SWISS_QR',
    ]);
  });
});

test.each<[string, BlobPart, 'pdf' | 'xml' | 'other']>([
  ['XML', '<?xml version="1.0"?>', 'xml'],
  ['XML behind a byte order mark', '\ufeff\n<rsm:x/>', 'xml'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x61, 0]), 'xml'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['nothing', '', 'other'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'other'],
])('a file is %s by its first bytes', async (_name, content, expected) =>
  expect(await kindOfFile(new Blob([content]))).toBe(expected),
);

test('a drawing is no invoice', async () =>
  expect(await kindOfFile(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toBe('other'));

test('a pasted text is XML or not', () => {
  expect([isXmlText('\ufeff <a/>'), isXmlText('SPC\n0200')]).toEqual([true, false]);
});

test('a PDF with data is read as what it has in it', async () => {
  const pdf = invoiceToPdf(delivery, { eInvoice: facturX() });
  if (!pdf.ok) throw new Error(pdf.problems[0].message);
  const read = await contentOf(new Blob([pdf.value as Uint8Array<ArrayBuffer>]), profile);
  expect(read).toMatchObject({ ok: true, value: { isAlone: false, findings: [], slipProblems: [] } });
});

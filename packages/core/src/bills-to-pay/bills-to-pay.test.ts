import { describe, expect, test } from 'vitest';
import { expectBillValue, expectValue } from '../../../../test/results.ts';
import type { CalendarDate } from '../date/index.ts';
import { eInvoiceExamples, readEInvoice } from '../e-invoice/index.ts';
import { epcExamples, parseEpcDraft, writeEpcPayload } from '../epc/index.ts';
import { facturX, invoiceToPdf, invoiceToXml } from '../index.ts';
import { writeValue } from '../model/index.ts';
import { parsePaymentOrder, paymentDraftModel, paymentOrderExample } from '../payment-order/index.ts';
import { invoiceExamples, parseDraft, profiles, writePayload } from '../swiss-qr/index.ts';
import { bestDiscountOf, billsToPay, dataOfPaper, withOption } from './index.ts';

const { delivery, authority, creditNote } = eInvoiceExamples;
const profile = profiles['2.3'];
const swiss = writePayload(expectValue(parseDraft(invoiceExamples.withQrReference, profile)));
const epc = writeEpcPayload(expectValue(parseEpcDraft(epcExamples.message)));
const xmlOf = (document: typeof delivery) => expectBillValue(invoiceToXml(document, { eInvoiceProfile: 'en16931' }));
const dataOf = (xml: string) => expectValue(readEInvoice(xml));
const codesOf = (found: readonly { readonly code: string }[] | undefined) => found?.map(({ code }) => code);
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** The QR code that is printed on the delivery. */
function codeOfDelivery(changes: Readonly<Record<number, string>> = {}) {
  const lines = `SPC 0200 1 CH4431999123000889012 S Hofkäserei_Rheintal_AG Marktgasse 12 9450 Altstätten CH
 - - - - - - - 500.65 CHF S Spezereien_Zentral_GmbH Zentralplatz 4 9000 St._Gallen CH QRR 183900000000000000020261155 - EPD
 //S1/10/R-26118`
    .split(/\s+/)
    .map((line, index) => changes[index] ?? (line === '-' ? '' : line.replaceAll('_', ' ')));
  return { text: lines.join('\n'), page: 2 };
}

describe('codes', () => {
  test('Swiss and EPC QR codes are payments, other codes are no bills', () => {
    const bills = billsToPay(
      [
        { text: swiss, page: 1 },
        { text: 'https://example.ch', page: 1 },
        { text: epc, page: 3 },
      ],
      undefined,
      { profile },
    );
    expect(bills.map(({ page, draft, problems }) => [page, draft?.currency, draft?.referenceType, problems])).toEqual([
      [1, 'CHF', 'QRR', []],
      [3, 'EUR', 'NON', []],
    ]);
    expect(bills[1]?.draft).toMatchObject({
      creditor: { name: epcExamples.message.name },
      iban: epcExamples.message.iban,
    });
  });

  test('one that cannot be read says why, and so does its symbol', () => {
    const [torn, printed] = billsToPay(
      [{ text: swiss.slice(0, 40) }, { text: swiss, symbol: { version: 3, errorCorrectionLevel: 'L' } }],
      undefined,
      { profile },
    );
    expect([torn?.draft, torn?.problems.length]).toEqual([undefined, 1]);
    expect(printed?.draft).toBeDefined();
    expect(printed?.problems.length).toBeGreaterThan(0);
  });
});

describe('data', () => {
  test('beside the code of the same invoice are one bill with it', () => {
    const bills = billsToPay([{ text: epc }, codeOfDelivery()], dataOf(xmlOf(delivery)), { profile });
    expect(bills).toHaveLength(2);
    expect(bills[1]).toMatchObject({ page: 2, problems: [], draft: { amount: '500.65', referenceType: 'QRR' } });
  });

  test.each([
    ['amount', { 18: '500.60' }, 'BT-115'],
    ['currency', { 19: 'EUR' }, 'BT-5'],
    ['account', { 3: 'CH5331999123000889027' }, 'BT-84'],
    ['reference', { 28: '210000000003139471430009017' }, 'BT-83'],
    ['number', { 31: '//S1/10/R-26119' }, 'BT-1'],
  ])('that name another %s than the code keep it from being paid', (_name, changes, term) => {
    const [bill, ...more] = billsToPay([codeOfDelivery(changes)], dataOf(xmlOf(delivery)), { profile });
    expect(more).toEqual([]);
    expect(bill?.draft).toBeUndefined();
    expect(
      bill?.problems.filter(({ code }) => code === 'E_INVOICE_CODE_DIFFERS').map(({ params }) => params['term']),
    ).toEqual([term]);
  });

  test('whose sums contradict each other are not paid, with a code or alone', () => {
    const data = dataOf(xmlOf(delivery).replace(/(<ram:GrandTotalAmount>)[^<]+/, '$1999.99'));
    const [withCode] = billsToPay([codeOfDelivery()], data, { profile });
    const [alone] = billsToPay([], data, { profile });
    for (const bill of [withCode, alone]) {
      expect(bill?.draft).toBeUndefined();
      expect(codesOf(bill?.problems)).toContain('E_INVOICE_SUM');
    }
  });

  test('that stand alone are a bill, also one from abroad; an order takes it', () => {
    const today = '2026-11-23' as CalendarDate;
    const [inland] = billsToPay([], dataOf(xmlOf(delivery)), { profile, today });
    const [abroad] = billsToPay([], dataOf(xmlOf(authority)), { profile, today });
    const [none] = billsToPay([], dataOf(xmlOf(creditNote)), { profile });
    expect(inland?.draft).toMatchObject({ iban: 'CH4431999123000889012', amount: '500.65', currency: 'CHF' });
    expect(abroad?.draft).toMatchObject({ currency: 'EUR', creditor: { name: 'Hofkäserei Rheintal AG' } });
    expect([none?.draft, codesOf(none?.problems)]).toEqual([undefined, ['E_INVOICE_NOT_TO_PAY']]);
    const payments = [inland, abroad].flatMap((bill) =>
      bill?.draft ? [writeValue(paymentDraftModel, bill.draft)] : [],
    );
    const order = { ...paymentOrderExample, payments };
    expect(parsePaymentOrder(order, { today })).toMatchObject({ ok: true });
  });
});

describe('terms', () => {
  const codeAt = (changes: Readonly<Record<number, string>> = {}) => [codeOfDelivery(changes)];

  test.each([
    ['data alone', []],
    ['data and their code', codeAt()],
  ])('of %s: the whole on its day, and the discount as an option', (_name, codes) => {
    const [bill] = billsToPay(codes, dataOf(xmlOf(delivery)), { profile, today: '2026-10-01' as CalendarDate });
    expect(bill?.draft).toMatchObject({ amount: '500.65', executionDate: '2026-10-30' });
    expect(bill?.options).toEqual([
      { kind: 'net', amount: '500.65', day: '2026-10-30', percent: undefined, discount: undefined },
      { kind: 'discount', amount: '490.64', day: '2026-10-10', percent: '2', discount: '10.01' },
    ]);
    const best = bestDiscountOf(bill?.options ?? []);
    expect(best && bill?.draft && withOption(bill.draft, best)).toMatchObject({
      amount: '490.64',
      billAmount: '490.64',
      executionDate: '2026-10-10',
    });
  });

  test('that are over are no options, and a notice says so; a day that is over is left to the order', () => {
    const [late] = billsToPay([], dataOf(xmlOf(delivery)), { profile, today: '2026-10-11' as CalendarDate });
    expect(late?.options.map(({ kind }) => kind)).toEqual(['net']);
    expect(codesOf(late?.notices)).toContain('E_INVOICE_TERMS');
    const [overdue] = billsToPay([], dataOf(xmlOf(delivery)), { profile, today: '2026-10-31' as CalendarDate });
    expect(overdue?.draft?.executionDate).toBeUndefined();
  });

  test('of the billing information of a QR-bill: the discount is an option, and no day is set', () => {
    const [bill] = billsToPay([{ text: swiss }], undefined, { profile, today: '2026-06-20' as CalendarDate });
    expect(bill?.draft).toMatchObject({ amount: '1949.75' });
    expect(bill?.draft?.executionDate).toBeUndefined();
    expect(bill?.options).toEqual([
      { kind: 'net', amount: '1949.75', day: '2026-07-15', percent: undefined, discount: undefined },
      { kind: 'discount', amount: '1910.75', day: '2026-06-25', percent: '2', discount: '39.00' },
    ]);
    const [late] = billsToPay([{ text: swiss }], undefined, { profile, today: '2026-07-01' as CalendarDate });
    expect(late?.options).toEqual([]);
  });

  test('in parts leave the amount open: somebody has to choose', () => {
    const part = (amount: string, day: string) =>
      `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime><ram:PartialPaymentAmount>${amount}</ram:PartialPaymentAmount></ram:SpecifiedTradePaymentTerms>`;
    const xml = xmlOf(delivery).replace(
      /<ram:SpecifiedTradePaymentTerms>.*<\/ram:SpecifiedTradePaymentTerms>/s,
      part('200.00', '20261020') + part('300.65', '20261120'),
    );
    const [bill] = billsToPay([], dataOf(xml), { profile, today: '2026-10-01' as CalendarDate });
    expect([bill?.draft?.amount, bill?.draft?.billAmount]).toEqual([undefined, '500.65']);
    expect(bill?.options.map(({ kind, amount, day }) => `${kind} ${amount} ${day}`)).toEqual([
      'net 500.65 2026-11-20',
      'instalment 200.00 2026-10-20',
      'instalment 300.65 2026-11-20',
    ]);
  });

  test.each([
    ['data alone', []],
    ['data and their code', codeAt()],
  ])('of a direct debit, %s: nothing is paid', (_name, codes) => {
    const xml = xmlOf(delivery).replace('<ram:TypeCode>30<', '<ram:TypeCode>59<');
    const [bill] = billsToPay(codes, dataOf(xml), { profile });
    expect([bill?.draft, codesOf(bill?.problems)]).toEqual([undefined, ['E_INVOICE_NOT_TO_PAY']]);
  });
});

describe('a paper', () => {
  test('is XML, a PDF with data or without, or a picture', () => {
    const hybrid = expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX() }));
    const plain = expectBillValue(invoiceToPdf(delivery));
    const xml = xmlOf(delivery);
    const told = [hybrid, plain, bytesOf(xml), new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array()].map((bytes) => {
      const { data, isXml, problems } = dataOfPaper(bytes);
      return [data?.invoice.number, isXml, problems];
    });
    expect(told).toEqual([
      ['R-26118', false, []],
      [undefined, false, []],
      ['R-26118', true, []],
      [undefined, false, []],
      [undefined, false, []],
    ]);
  });

  test.each([
    ['another message', '<Document/>', 'E_INVOICE_SYNTAX_UNKNOWN'],
    ['torn XML', '<a><b>', 'MALFORMED_XML'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'XML_DOCTYPE_FORBIDDEN'],
  ])('that is %s says so', (_name, text, code) => {
    const { data, problems } = dataOfPaper(bytesOf(text));
    expect([data, codesOf(problems)]).toEqual([undefined, [code]]);
  });
});

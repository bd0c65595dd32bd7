import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eInvoiceExamples } from '../e-invoice/index.ts';
import { invoiceDocumentExamples } from '../invoice-document/index.ts';
import { paymentOrderExample } from '../payment-order/index.ts';
import { billMembers, partyMembers } from './bill.ts';
import {
  type AttachOptions,
  attachBill,
  type Bill,
  billsToPdf,
  billToPayload,
  billToPdf,
  billToPng,
  billToSvg,
  checkBill,
  type EInvoiceXmlOptions,
  facturX,
  type InvoicePdfOptions,
  invoiceToPdf,
  invoiceToXml,
  normalizeBill,
  type Party,
  type PayloadOptions,
  type PaymentFileOptions,
  type PdfOptions,
  type PngOptions,
  paymentFile,
  type ReadEInvoiceOptions,
  readEInvoice,
  readPayload,
  type SlipOptions,
  type SwicoInformation,
} from './index.ts';
import { checkMembers, slipMembers } from './options.ts';
import { swicoMembers } from './swico.ts';

const bill: Bill = {
  creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
  account: 'CH44 3199 9123 0008 8901 2',
  amount: 1949.75,
  currency: 'EUR',
  reference: '21 00000 00003 13947 14300 09017',
  billingInformation: '//S1/10/42',
};
const letter = new Uint8Array(readFileSync('examples/letter.pdf'));
const picture = (): Uint8Array => {
  const png = billToPng(bill, { part: 'qr-code', dotsPerInch: 50 });
  return png.ok ? png.value : new Uint8Array();
};

/** One value for every member that there is; the compiler and the first test below miss one that is added. */
type Each<T> = { readonly [Name in keyof T]-?: Exclude<T[Name], undefined> };

const ofBill: Each<Bill> = {
  creditor: { ...bill.creditor, name: 'Rosa Schneider' },
  account: 'LI57 3199 9123 0008 8901 2',
  amount: 5,
  currency: 'CHF',
  debtor: bill.creditor,
  reference: '00 00000 00000 00000 00000 00011',
  message: 'Merci',
  billingInformation: '//S1/10/43',
  procedures: ['eBill/B/name@example.com'],
  language: 'it',
};
const ofParty: Each<Party> = {
  name: 'Rosa',
  street: 'Rue du Lac',
  buildingNumber: '7',
  postalCode: '2502',
  city: 'Bienne',
  country: 'LI',
};
const ofSwico: Each<SwicoInformation> = {
  invoiceReference: '7',
  invoiceDate: '2026-11-22',
  customerReference: '7',
  uidNumber: '106017086',
  vatDateStart: '2026-11-01',
  vatDateEnd: '2026-11-30',
  vatDetails: [{ taxPercentage: 8.1 }],
  importTaxes: [{ taxPercentage: 8.1, taxAmount: 5 }],
  paymentConditions: [{ cashDiscountPercentage: 0, eligiblePaymentPeriodDays: 30 }],
};
const ofPayload: Each<PayloadOptions> = { profile: '2.4', lineEnd: '\r\n' };
const ofSlip: Each<SlipOptions> = {
  ...ofPayload,
  language: 'rm',
  part: 'qr-code',
  pageSize: 'A5',
  separation: { line: 'dotted' },
  sideMargin: 7,
  printBillingInformation: true,
  eci: true,
  quietZone: true,
};
const ofSeparation: Each<Each<SlipOptions>['separation']> = {
  line: 'dashed',
  scissors: false,
  text: true,
  lineMargins: true,
};
const ofPdf: Each<PdfOptions> = { ...ofSlip, title: 'Bill', createdAt: '2026-11-22T10:00:00Z', symbols: 'mask' };
const ofPng: Each<PngOptions> = { ...ofSlip, dotsPerInch: 60, width: 500 };
const { part: _part, quietZone: _zone, ...attached } = ofSlip;
const ofAttach: Each<Omit<AttachOptions, 'replacing'>> = { ...attached, page: 3, append: true };
const ofInvoice: Each<InvoicePdfOptions> = {
  profile: '2.2',
  title: 'Invoice',
  createdAt: '2026-11-22T10:00:00Z',
  separation: { line: 'dotted' },
  sideMargin: 7,
  printBillingInformation: true,
  language: 'rm',
  template: 'modern',
  accentColor: '#8a1538',
  addressWindow: 'left',
  logo: picture(),
  normalize: true,
  eInvoice: facturX(),
};
const ofXml: Each<EInvoiceXmlOptions> = {
  profile: '2.2',
  eInvoiceProfile: 'basic',
  buyerKind: 'authority',
  syntax: 'UBL',
  language: 'it',
};
const ofReading: Each<ReadEInvoiceOptions> = { rules: 'xrechnung' };
const ofFile: Each<PaymentFileOptions> = {
  today: '2027-11-24',
  rules: 'sps2025',
  knownMessageIds: [paymentOrderExample.messageId ?? ''],
  alreadyPaid: [],
  leaveOutPaid: true,
  addresses: 'hybrid',
  normalize: true,
  ultimateDebtor: 'omitted',
};

test.each([
  ['a bill', billMembers, ofBill],
  ['Swico S1', swicoMembers, ofSwico],
  ['a party', partyMembers, ofParty],
  ['the options of a slip', slipMembers, ofSlip],
  ['the options of a check', checkMembers, { profile: '2.4' }],
] as const)('%s has a value below for each of its members', (_what, members, values) => {
  expect(Object.keys(members()).sort()).toEqual(Object.keys(values).sort());
});

/** What an answer says, bytes as text. */
const told = (answer: unknown): string =>
  JSON.stringify(answer, (_name, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );

const of = (values: object) => Object.entries(values);

describe('every member says something', () => {
  test.each(of(ofBill))('%s of a bill', (name, value) => {
    const changed = { ...bill, [name]: value };
    expect(told(billToSvg(changed))).not.toBe(told(billToSvg(bill)));
    if (name !== 'language') expect(told(billToPayload(changed))).not.toBe(told(billToPayload(bill)));
  });

  test.each(of(ofParty))('%s of a party', (name, value) => {
    const changed = { ...bill, creditor: { ...bill.creditor, [name]: value } };
    expect(told(billToPayload(changed))).not.toBe(told(billToPayload(bill)));
    expect(told(billToSvg(changed))).not.toBe(told(billToSvg(bill)));
  });

  test.each(of(ofSwico))('%s of Swico S1', (name, value) => {
    const base = { invoiceReference: 'A', vatDateStart: '2026-10-31' };
    const { amount: _, ...open } = bill;
    const written = (content: object) => told(billToPayload({ ...open, billingInformation: content }));
    expect(written({ ...base, [name]: value })).not.toBe(written(base));
  });

  test('and is read back by the name that it has in a bill', () => {
    const { language: _, ...content } = ofBill;
    const payload = billToPayload({ ...content, creditor: ofParty });
    const reading = readPayload(payload.ok ? payload.value : '');
    if (!reading.ok) throw new Error('the payload is none');
    const { bill: found } = reading.value;
    expect(
      Object.keys(found)
        .filter((name) => name !== 'referenceType')
        .sort(),
    ).toEqual(Object.keys(content).sort());
    expect(found.creditor).toEqual(ofParty);
  });
});

describe('every option does something', () => {
  /** Options beside which another one shows. */
  const beside: Readonly<Record<string, object>> = { quietZone: { part: 'qr-code' }, text: { pageSize: 'A4' } };
  const expectEffect = (call: (options: object) => unknown, name: string, value: unknown) => {
    const base = beside[name] ?? {};
    expect(told(call({ ...base, [name]: value }))).not.toBe(told(call(base)));
  };

  test.each(of(ofPayload))('%s of checkBill and billToPayload', (name, value) => {
    if (name !== 'lineEnd') expectEffect((options) => checkBill(bill, options), name, value);
    expectEffect((options) => billToPayload(bill, options), name, value);
  });
  test('profile of normalizeBill', () => {
    expectEffect((options) => normalizeBill({ ...bill, message: 'a\u0219' }, options), 'profile', '2.2');
  });
  test('profile of readPayload', () => {
    const payload = billToPayload(bill);
    expectEffect((options) => readPayload(payload.ok ? payload.value : '', options), 'profile', '2.4');
  });
  test.each(of(ofSlip))('%s of billToSvg', (name, value) => {
    expectEffect((options) => billToSvg(bill, options), name, value);
  });
  test.each(of(ofSeparation))('separation.%s of billToSvg', (name, value) => {
    const call = (separation: object) => billToSvg(bill, { pageSize: 'A4', separation, sideMargin: 7 });
    expect(told(call({ [name]: value }))).not.toBe(told(call({})));
  });
  test.each(of(ofPdf))('%s of billToPdf and billsToPdf', (name, value) => {
    expectEffect((options) => billToPdf(bill, options), name, value);
    const many = name === 'symbols' ? 'path' : value;
    const refused: unknown[] = [];
    const call = (options: object) => [
      ...billsToPdf([bill], (one) => refused.push(one), options),
      ...refused.splice(0),
    ];
    expectEffect(call, name, many);
  });
  test.each(of(ofPng))('%s of billToPng', (name, value) => {
    expectEffect((options) => billToPng(bill, options), name, value);
  });
  test.each(of(ofAttach))('%s of attachBill', (name, value) => {
    expectEffect((options) => attachBill(letter, bill, options), name, value);
  });
  test.each(of(ofInvoice))('%s of invoiceToPdf', (name, value) => {
    const { discounts } = invoiceDocumentExamples;
    const { qrInvoice } = discounts;
    const reference = qrInvoice?.paymentReference;
    // Romansh is no language of 2.2, which has fewer characters
    const typed = { ...reference, additionalInformation: { unstructuredMessage: 'a\u0219 „b“' } };
    const document = { ...discounts, qrInvoice: { ...qrInvoice, paymentReference: typed } };
    const plain = name === 'normalize' || name === 'profile' ? document : discounts;
    const base = name === 'profile' ? { normalize: true } : {};
    const call = (options: object) => invoiceToPdf(plain as never, { ...base, ...options });
    expect(told(call({ [name]: value }))).not.toBe(told(call({})));
  });
  test.each(of(ofXml))('%s of invoiceToXml', (name, value) => {
    const { delivery } = eInvoiceExamples;
    const { qrInvoice } = delivery;
    const typed = { ...qrInvoice?.paymentReference, additionalInformation: { unstructuredMessage: 'a\u0219' } };
    const document =
      name === 'profile' ? { ...delivery, qrInvoice: { ...qrInvoice, paymentReference: typed } } : delivery;
    const given = name === 'buyerKind' ? eInvoiceExamples.authority : document;
    expectEffect((options) => invoiceToXml(given as never, options), name, value);
  });
  test.each(of(ofReading))('%s of readEInvoice', (name, value) => {
    const xml = invoiceToXml(invoiceDocumentExamples.gtin);
    expectEffect((options) => readEInvoice(xml.ok ? xml.value : '', options), name, value);
  });
  test.each(of(ofFile))('%s of paymentFile', (name, value) => {
    const [first] = paymentOrderExample.payments ?? [];
    const { iban, currency, amount, reference } = first ?? {};
    // What makes the option matter
    const payments: Readonly<Record<string, object>> = {
      rules: { currency: 'EUR' },
      addresses: { creditor: { name: 'Verein', city: 'Vaduz', country: 'LI', addressLine1: 'Weg 7' } },
      normalize: { message: '„Alpen“' },
    };
    const order = { ...paymentOrderExample, payments: [{ ...first, ...payments[name] }] };
    const call = (options: object) => paymentFile(order as never, { today: '2026-11-23', ...options });
    const paid = [{ iban, currency, amount, reference }];
    const before = name === 'leaveOutPaid' ? { alreadyPaid: paid } : {};
    const changed = { ...before, [name]: name === 'alreadyPaid' ? paid : value };
    expect(told(call(changed))).not.toBe(told(call(before)));
  });
});

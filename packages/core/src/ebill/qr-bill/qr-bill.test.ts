import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validInvoices } from '../../../../../test/arbitraries/qr-invoice.ts';
import { today } from '../../../../../test/ebill-cases.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { sentenceOf } from '../../catalogue/index.ts';
import { addDays } from '../../date/calendar-date.ts';
import type { InvoiceDraft } from '../../swiss-qr/draft.ts';
import { invoiceExamples } from '../../swiss-qr/examples.ts';
import { parseDraft } from '../../swiss-qr/parse.ts';
import { profiles } from '../../swiss-qr/profile.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { businessCaseOfQrInvoice, type QrInvoiceOptions } from './business-case.ts';

const payloadSha256 = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';
const options: QrInvoiceOptions = { today, billerName: 'Robert Schneider AG', payloadSha256 };
const bill: InvoiceDraft = { ...invoiceExamples.withQrReference, billingInformation: undefined };
const plain: InvoiceDraft = {
  ...invoiceExamples.withoutReference,
  alternativeProcedures: ['eBill/B/41010560425610173'],
};

const convert = (draft: InvoiceDraft, more: Partial<QrInvoiceOptions> = {}) =>
  businessCaseOfQrInvoice(expectValue(parseDraft(draft, profiles['2.2'])), { ...options, ...more });
const converted = (draft: InvoiceDraft, more: Partial<QrInvoiceOptions> = {}) => {
  const businessCase = expectValue(convert(draft, more));
  if (!('singlePayment' in businessCase)) throw new Error(businessCase.type);
  return businessCase;
};

test('a QR-bill is a business case, field by field', () => {
  const billingInformation =
    '//S1/10/10201409/11/261115/20/1400.000-53/30/106017086/31/261101261115/32/8.1/40/2:10;0:30';
  const businessCase = converted({ ...bill, billingInformation });
  expect(businessCase).toEqual({
    type: 'Bill',
    referenceNumber: '10201409',
    businessCaseDate: '2026-11-15',
    totalAmount: { value: '1949.75', currencyCode: 'CHF' },
    billRecipient: {
      emailAddress: 'pia.rutschmann@example.com',
      name: 'Pia-Maria Rutschmann-Schnyder',
      address: {
        structuredAddress: {
          street: 'Grosse Marktgasse',
          buildingNumber: '28',
          city: 'Rorschach',
          postalCode: '9400',
          countryCode: 'CH',
        },
      },
    },
    singlePayment: {
      paymentMode: 'EBILL',
      paymentInformation: {
        accountAndReference: {
          generic: {
            referenceType: 'QRR',
            referenceStructured: '210000000003139471430009017',
            referenceUnstructured: 'Order of 15.06.2026',
            iban: 'CH4431999123000889012',
          },
        },
        amount: { value: '1949.75', currencyCode: 'CHF' },
        dueDate: '2026-12-15',
        payableAmountCanBeModified: false,
      },
    },
    workflow: {
      vatEnterpriseIdentificationNumbers: { vatEnterpriseIdentificationNumber: ['CHE106017086'] },
      deliveryDateStart: '2026-11-01',
      deliveryDateEnd: '2026-11-15',
      vatRates: {
        vatRate: [
          {
            percentage: '8.1',
            taxBaseAmount: { value: '1803.65', currencyCode: 'CHF' },
            taxAmount: { value: '146.10', currencyCode: 'CHF' },
          },
        ],
      },
    },
  });
  const { type, ...raw } = businessCase;
  expect(parseBusinessCase(type, readJsonDocument(raw), { today })).toEqual({ ok: true, value: businessCase });
});

describe('the number', () => {
  test.each<[name: string, draft: InvoiceDraft, referenceNumber: string]>([
    ['of the bill information', { ...bill, billingInformation: '//S1/10/R-7' }, 'R-7'],
    ['is the reference without it', bill, '210000000003139471430009017'],
    [
      'is the reference where the information has none',
      { ...bill, billingInformation: '//S1/11/261115' },
      '210000000003139471430009017',
    ],
    ['is made of the payload without both', plain, 'QR-0123456789abcdef01234567'],
  ])('%s', (_name, draft, referenceNumber) => expect(converted(draft).referenceNumber).toBe(referenceNumber));
});

describe('the dates', () => {
  const dates = (billingInformation: string | undefined, more: Partial<QrInvoiceOptions> = {}) => {
    const businessCase = converted({ ...bill, billingInformation }, more);
    return [businessCase.businessCaseDate, businessCase.singlePayment.paymentInformation.dueDate];
  };

  test('are those of the bill', () => {
    expect(dates('//S1/11/261115/40/0:10')).toEqual(['2026-11-15', '2026-11-25']);
    expect(dates('//S1/11/261115/40/2:10;0:60')).toEqual(['2026-11-15', '2027-01-14']);
  });

  test('count from today without a date or a term', () => {
    expect(dates(undefined)).toEqual([today, addDays(today, 30)]);
    expect(dates('//S1/40/0:10')).toEqual([today, addDays(today, 30)]);
    expect(dates('//S1/11/261115')).toEqual(['2026-11-15', addDays(today, 30)]);
    expect(dates('//S1/11/261115/40/2:10')).toEqual(['2026-11-15', addDays(today, 30)]);
    expect(dates('//XY/11/261115')).toEqual([today, addDays(today, 30)]);
    expect(dates(undefined, { paymentTermDays: 14 })).toEqual([today, addDays(today, 14)]);
  });

  test('a bill of more than 90 days ago, or of tomorrow, is of today', () => {
    expect(dates('//S1/11/260823/40/0:120')).toEqual(['2026-08-23', '2026-12-21']);
    expect(dates('//S1/11/260822/40/0:120')).toEqual([today, '2026-12-20']);
    expect(dates('//S1/11/261122/40/0:10')).toEqual([today, '2026-12-02']);
  });

  test('a due date that is too old is found', () => {
    expect(codesOf(convert({ ...bill, billingInformation: '//S1/11/260101/40/0:10' }))).toEqual(['DUE_DATE_TOO_OLD']);
  });
});

describe('the recipient', () => {
  const recipient = (alternativeProcedures: string[], documentText?: string) => {
    const result = convert({ ...bill, alternativeProcedures }, { documentText });
    if (!result.ok) return codesOf(result);
    const { name: _, address: __, ...identifiers } = result.value.billRecipient;
    return identifiers;
  };

  test.each<[procedures: string[], text: string | undefined, expected: unknown]>([
    [['eBill/B/41010560425610173'], undefined, { billRecipientNetId: '41010560425610173' }],
    [['eBill/B/CHE123456789'], undefined, { enterpriseIdentificationNumber: 'CHE123456789' }],
    [['eBill/B/a@b.ch'], undefined, { emailAddress: 'a@b.ch' }],
    [['XY;1;2', 'eBill/B/a@b.ch'], undefined, { emailAddress: 'a@b.ch' }],
    [['eBill/B/a@b.ch', 'eBill/B/a@b.ch'], 'eBillRecipientId:a@b.ch', { emailAddress: 'a@b.ch' }],
    [[], 'Bitte zahlen. eBillRecipientId:41010560425610173\nDanke', { billRecipientNetId: '41010560425610173' }],
    [[], 'eBillRecipientId: CHE123456789.', { enterpriseIdentificationNumber: 'CHE123456789' }],
    [[], '(eBillRecipientId:petra@example.org)', { emailAddress: 'petra@example.org' }],
    [[], undefined, ['RECIPIENT_IDENTIFIER_MISSING']],
    [[], 'eBillRecipientId:', ['RECIPIENT_IDENTIFIER_MISSING']],
    [[], 'eBillRecipientId:nobody', ['RECIPIENT_IDENTIFIER_MISSING']],
    [['eBill/X/a@b.ch'], undefined, ['RECIPIENT_IDENTIFIER_MISSING']],
    [['eBill/B/a@b.ch', 'eBill/B/c@d.ch'], undefined, ['RECIPIENT_AMBIGUOUS']],
    [['eBill/B/a@b.ch'], 'eBillRecipientId:41010560425610173', ['RECIPIENT_AMBIGUOUS']],
    [[], 'eBillRecipientId:1 eBillRecipientId:2', ['RECIPIENT_AMBIGUOUS']],
  ])('of %j and %j', (procedures, text, expected) => expect(recipient(procedures, text)).toEqual(expected));

  test('text made to be searched for long is searched once', () => {
    for (const unit of ['eBillRecipientId:', 'eBillRecipientId:1 ', 'eBillRecipientId: ', 'a']) {
      recipient([], unit.repeat(1_000_000 / unit.length));
    }
    recipient([], `eBillRecipientId:${'1'.repeat(1_000_000)}`);
  });

  test('must be on the bill: PDF_DATA_INCOMPLETE', () => {
    const result = convert({ ...bill, debtor: undefined, alternativeProcedures: [] });
    expect(codesOf(result)).toEqual(['PDF_DATA_INCOMPLETE', 'RECIPIENT_IDENTIFIER_MISSING']);
    expect(!result.ok && sentenceOf(result.problems[0])).toContain('billRecipient.name, billRecipient.address');
  });

  test('may have an address in lines', () => {
    const debtor = {
      addressType: 'COMBINED',
      name: 'A',
      addressLine1: 'Weg 1',
      addressLine2: '3000 Bern',
      countryCode: 'CH',
    };
    expect(converted({ ...bill, debtor }).billRecipient.address).toEqual({
      unstructuredAddress: { addressLine1: 'Weg 1', addressLine2: '3000 Bern', countryCode: 'CH' },
    });
    expect(converted({ ...bill, debtor: { ...debtor, addressLine1: undefined } }).billRecipient.address).toEqual({
      unstructuredAddress: { addressLine1: '3000 Bern', countryCode: 'CH' },
    });
  });
});

describe('the type', () => {
  test('is a reminder where the procedure says so', () => {
    const reminder = converted({ ...bill, alternativeProcedures: ['eBill/R/a@b.ch/10201409'] });
    expect([reminder.type, reminder.referencedBill]).toEqual(['Reminder', { referenceNumber: '10201409' }]);
    expect(converted({ ...bill, alternativeProcedures: ['eBill/R/a@b.ch'] }).referencedBill).toBeUndefined();
  });

  test('what the caller says of another bill comes first', () => {
    const more = { referencedBillReferenceNumber: 'B-7' };
    expect(converted(bill, more).referencedBill).toEqual({ referenceNumber: 'B-7' });
    expect(converted({ ...bill, alternativeProcedures: ['eBill/R/a@b.ch/10201409'] }, more).referencedBill).toEqual({
      referenceNumber: 'B-7',
    });
  });
});

describe('the amount', () => {
  test('that is open can be modified', () => {
    const { totalAmount, singlePayment } = converted({ ...bill, amount: undefined });
    expect(totalAmount).toEqual({ currencyCode: 'CHF' });
    expect(singlePayment.paymentInformation).toMatchObject({
      amount: { currencyCode: 'CHF' },
      payableAmountCanBeModified: true,
    });
  });

  test('of a reminder is needed', () => {
    const draft = { ...bill, amount: undefined, alternativeProcedures: ['eBill/R/a@b.ch'] };
    expect(codesOf(convert(draft))).toEqual(['AMOUNT_REQUIRED', 'AMOUNT_REQUIRED']);
  });

  test('of a notification is none', () => {
    const draft = { ...bill, amount: '0.00', unstructuredMessage: 'NICHT ZUR ZAHLUNG VERWENDEN' };
    expect(new Set(codesOf(convert(draft)))).toEqual(new Set(['AMOUNT_NOT_POSITIVE']));
  });
});

test('a creditor of another name is the account holder', () => {
  const holder = (billerName: string) =>
    converted(bill, { billerName }).singlePayment.paymentInformation.accountAndReference.accountHolder;
  expect(holder('ROBERT  Schneider ag ')).toBeUndefined();
  expect(holder('Treuhand Biel AG')).toEqual({
    name: 'Robert Schneider AG',
    structuredAddress: {
      street: 'Rue du Lac',
      buildingNumber: '1268',
      city: 'Biel',
      postalCode: '2501',
      countryCode: 'CH',
    },
  });
});

describe('value-added tax', () => {
  const workflow = (billingInformation: string, amount: string | undefined = '1949.75') =>
    converted({ ...bill, amount, billingInformation }).workflow;

  test('of several rates', () => {
    expect(workflow('//S1/32/8.1:1000;2.6:50.5')?.vatRates?.vatRate).toEqual([
      {
        percentage: '8.1',
        taxBaseAmount: { value: '1000.00', currencyCode: 'CHF' },
        taxAmount: { value: '81.00', currencyCode: 'CHF' },
      },
      {
        percentage: '2.6',
        taxBaseAmount: { value: '50.50', currencyCode: 'CHF' },
        taxAmount: { value: '1.31', currencyCode: 'CHF' },
      },
    ]);
  });

  test.each([
    '//S1/32/200',
    '//S1/32/8.1:999999999',
    `//S1/32/${Array.from({ length: 22 }, () => '8:1').join(';')}`,
    '//S1/10/1',
  ])('that a business case cannot carry is left out: %s', (information) =>
    expect(workflow(information)).toBeUndefined(),
  );

  test('of an open amount is left out; a day of service is its end; a period that runs backwards is none', () => {
    const open = converted({ ...bill, amount: undefined, billingInformation: '//S1/31/261101/32/8.1' }).workflow;
    expect(open).toEqual({ deliveryDateEnd: '2026-11-01' });
    expect(workflow('//S1/31/261115261101')).toBeUndefined();
  });
});

test('every valid QR-bill becomes a business case or says why not', () => {
  fc.assert(
    fc.property(validInvoices(profiles['2.3']), (invoice) => {
      const result = businessCaseOfQrInvoice(invoice, options);
      expect(result.ok || result.problems.length > 0).toBe(true);
      if (!result.ok) return;
      const { type, ...raw } = result.value;
      expect(parseBusinessCase(type, readJsonDocument(raw), { today })).toEqual(result);
    }),
    { numRuns: 300 },
  );
});

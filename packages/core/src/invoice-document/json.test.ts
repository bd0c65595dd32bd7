import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { expectValue } from '../../../../test/results.ts';
import { formatPath } from '../problem/problem.ts';
import { profiles, writePayload } from '../swiss-qr/index.ts';
import { type InvoiceDocumentOptions, invoiceDocumentExamples, parseInvoiceDocument } from './index.ts';
import { limits } from './limits.ts';

type Json = Record<string, unknown>;

const options: InvoiceDocumentOptions = { profile: profiles['2.3'] };

/** The discounts example with one field set; undefined removes it. */
function withField(path: string, value: unknown, base: unknown = invoiceDocumentExamples.discounts): Json {
  const json = JSON.parse(JSON.stringify(base)) as Json;
  const steps = path.split('.');
  const last = steps.pop() as string;
  let holder = json;
  for (const step of steps) {
    holder[step] ??= {};
    holder = holder[step] as Json;
  }
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return json;
}

function findings(json: unknown, more: Partial<InvoiceDocumentOptions> = {}): string[] {
  const parsed = parseInvoiceDocument(json, { ...options, ...more });
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${formatPath(path)} ${code}`.trim());
}

const documentOf = (json: unknown, more: Partial<InvoiceDocumentOptions> = {}) =>
  expectValue(parseInvoiceDocument(json, { ...options, ...more })).document;

test('the examples are valid, and their payment parts are over what is left to pay', () => {
  for (const example of Object.values(invoiceDocumentExamples)) {
    const { document, warnings } = expectValue(parseInvoiceDocument(example, options));
    expect(warnings).toEqual([]);
    expect(document.payment?.amount).toBe(document.totals.due);
    expect(writePayload(document.payment as never)).toContain(`\n${document.totals.due}\nCHF\n`);
    expect(document.payment?.billingInformation).toContain(`/10/${document.invoiceNr}/`);
  }
  const { positions, totals } = documentOf(invoiceDocumentExamples.discounts);
  expect(positions.flatMap((position) => (position.kind === 'subtotal' ? [position.amount] : []))).toEqual([
    '7777.00',
    '2802.50',
  ]);
  expect(totals).toMatchObject({ positions: '10579.50', adjusted: '10357.11', gross: '11196.04', due: '7196.05' });
});

test.each<[path: string, value: unknown, finding: string]>([
  ['invoiceNr', undefined, 'invoiceNr REQUIRED'],
  ['invoiceNr', '  \n ', 'invoiceNr REQUIRED'],
  ['invoiceNr', 'x'.repeat(81), 'invoiceNr TEXT_TOO_LONG'],
  ['invoiceNr', '日本', 'invoiceNr INVOICE_DOCUMENT_NOT_PRINTABLE'],
  ['invoiceNr', 7, 'invoiceNr TYPE'],
  ['invoiceDate', undefined, 'invoiceDate REQUIRED'],
  ['invoiceDate', '2026-02-30', 'invoiceDate DATE_UNKNOWN_DAY'],
  ['invoiceDate', '30.9.2026', 'invoiceDate DATE_FORMAT'],
  ['sender', undefined, 'sender REQUIRED'],
  ['sender', {}, 'sender.addressLines REQUIRED'],
  ['sender.uid', 'CHE-1', 'sender.uid UID_FORMAT'],
  ['recipient.addressLines', [], 'recipient.addressLines REQUIRED'],
  ['recipient.addressLines', ['', ' '], 'recipient.addressLines REQUIRED'],
  ['recipient.addressLines', Array(9).fill('x'), 'recipient.addressLines INVOICE_DOCUMENT_TOO_MANY'],
  ['language', 'es', 'language INVALID_ENUM'],
  ['currency', 'USD', 'qrInvoice INVOICE_DOCUMENT_SLIP_CURRENCY'],
  ['currency', 'XYZ', 'currency INVOICE_DOCUMENT_CURRENCY'],
  ['currency', undefined, 'currency REQUIRED'],
  ['colour', 'red', 'colour UNKNOWN_FIELD'],
  ['servicePeriod', { to: '2026-09-25' }, 'servicePeriod.from REQUIRED'],
  ['servicePeriod', { from: '2026-09-25', to: '2026-09-24' }, 'servicePeriod.to SWICO_PERIOD_REVERSED'],
  ['dueDate', '2026-09-29', 'dueDate INVOICE_DOCUMENT_DUE_DATE_EARLY'],
  ['dueDate', '2026-10-29', 'dueDate INVOICE_DOCUMENT_DUE_DATE_DIFFERS'],
  ['paymentTerms.days', 10_000, 'paymentTerms.days INVOICE_DOCUMENT_RANGE'],
  ['paymentTerms.days', 2.5, 'paymentTerms.days INVOICE_DOCUMENT_DECIMALS'],
  ['paymentTerms.cashDiscounts', [{ days: 3 }], 'paymentTerms.cashDiscounts[0].percent REQUIRED'],
  [
    'paymentTerms.cashDiscounts',
    [{ percent: 101, days: 3 }],
    'paymentTerms.cashDiscounts[0].percent INVOICE_DOCUMENT_RANGE',
  ],
  ['positions', [], 'positions REQUIRED'],
  ['positions', [{ kind: 'text', description: 'a' }], 'positions REQUIRED'],
  ['positions', [{ kind: 'text' }], 'positions[0].description REQUIRED'],
  ['positions', [{ description: 'a' }], 'positions[0].unitPrice REQUIRED'],
  ['positions', [{ unitPrice: 1 }], 'positions[0].description REQUIRED'],
  ['positions', [{ description: 'a', unitPrice: '1' }], 'positions[0].unitPrice TYPE'],
  ['positions.1.kind', 'total', 'positions[1].kind INVALID_ENUM'],
  ['positions.1.quantity', 1.0000001, 'positions[1].quantity INVOICE_DOCUMENT_DECIMALS'],
  ['positions.1.quantity', 10_000_000, 'positions[1].quantity INVOICE_DOCUMENT_RANGE'],
  ['positions.1.unitPrice', -1_000_000_000, 'positions[1].unitPrice INVOICE_DOCUMENT_RANGE'],
  ['positions.1', { description: 'a', quantity: 9_999_999, unitPrice: 999 }, 'positions[1] INVOICE_DOCUMENT_RANGE'],
  ['positions.1.vatRate', -1, 'positions[1].vatRate INVOICE_DOCUMENT_RANGE'],
  ['positions.1.vatRate', 8.1234, 'positions[1].vatRate INVOICE_DOCUMENT_DECIMALS'],
  ['positions.1.unit', 'x'.repeat(13), 'positions[1].unit TEXT_TOO_LONG'],
  ['positions.1.gtin', '4006381333913', 'positions[1].gtin GTIN_CHECK_DIGIT'],
  ['positions.1.gtin', '12', 'positions[1].gtin GTIN_FORMAT'],
  [
    'recipient.electronicAddress',
    { scheme: '0204', id: '04011000-12345-34' },
    'recipient.electronicAddress.id LEITWEG_ID_CHECK_DIGITS',
  ],
  ['sender.electronicAddress', { scheme: '0204', id: '12345' }, 'sender.electronicAddress.id LEITWEG_ID_FORMAT'],
  ['positions.1.description', 'x'.repeat(2001), 'positions[1].description TEXT_TOO_LONG'],
  ['closing', 'x\n'.repeat(100).concat('x'), 'closing INVOICE_DOCUMENT_TOO_MANY_LINES'],
  ['positions.1.discount', {}, 'positions[1].discount INVOICE_DOCUMENT_PERCENT_OR_AMOUNT'],
  ['positions.1.discount', { percent: 1, amount: 1 }, 'positions[1].discount INVOICE_DOCUMENT_PERCENT_OR_AMOUNT'],
  ['positions.1.discount', { amount: 1.001 }, 'positions[1].discount.amount INVOICE_DOCUMENT_DECIMALS'],
  ['positions.1.discount', { amount: -1 }, 'positions[1].discount.amount INVOICE_DOCUMENT_RANGE'],
  ['discounts', [{ description: 'a' }], 'discounts[0] INVOICE_DOCUMENT_PERCENT_OR_AMOUNT'],
  ['surcharges', Array(17).fill({ amount: 1 }), 'surcharges INVOICE_DOCUMENT_TOO_MANY'],
  ['prepaidAmount', 20_000, 'prepaidAmount AMOUNT_RANGE'],
  ['prepaidAmount', -1, 'prepaidAmount INVOICE_DOCUMENT_RANGE'],
  ['positions', [{ description: 'a', unitPrice: -500 }], 'positions AMOUNT_RANGE'],
  ['rounding', 'up', 'rounding INVALID_ENUM'],
  ['qrInvoice.creditorInformation.iban', 'CH00', 'qrInvoice.creditorInformation.iban IBAN_LENGTH'],
  ['qrInvoice.creditorInformation.creditor.city', undefined, 'qrInvoice.creditorInformation.creditor.city REQUIRED'],
  ['qrInvoice.paymentReference', undefined, 'qrInvoice.paymentReference.referenceType REQUIRED'],
  ['qrInvoice.paymentAmountInformation', { amount: 1 }, 'qrInvoice.paymentAmountInformation UNKNOWN_FIELD'],
  ['qrInvoice.colour', 1, 'qrInvoice.colour UNKNOWN_FIELD'],
  ['qrInvoice.ultimateDebtor.city', 5, 'qrInvoice.ultimateDebtor.city TYPE'],
])('%s as %j gives %s', (path, value, finding) => expect(findings(withField(path, value))).toContain(finding));

test('everything is found at once, each once', () => {
  const json = withField(
    'invoiceNr',
    undefined,
    withField('positions.1.unitPrice', undefined, withField('currency', 'XYZ')),
  );
  (json['qrInvoice'] as Json)['creditorInformation'] = { iban: 'CH5800791123000889', creditor: 5 };
  expect(findings(json)).toEqual([
    'invoiceNr REQUIRED',
    'currency INVOICE_DOCUMENT_CURRENCY',
    'positions[1].unitPrice REQUIRED',
    'qrInvoice.creditorInformation.iban IBAN_LENGTH',
    'qrInvoice.creditorInformation.creditor TYPE',
  ]);
});

test.each([
  [null],
  [5],
  ['text'],
  [[]],
  [{}],
  [{ positions: Array(1001).fill({}) }],
  [{ qrInvoice: [] }],
  [{ qrInvoice: { paymentReference: 5 } }],
])('%j is refused', (json) => expect(findings(json).length).toBeGreaterThan(0));

test('any value in any place is read or refused', () => {
  const places = [
    'sender',
    'recipient.addressLines',
    'positions',
    'positions.1',
    'positions.1.quantity',
    'discounts.0',
    'qrInvoice',
    'qrInvoice.paymentReference',
    'servicePeriod',
    'paymentTerms.cashDiscounts',
    'closing',
    'invoiceDate',
    'prepaidAmount',
  ];
  const values = fc.oneof(
    anyText,
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e14, max: 1e14 }),
    fc.constant(null),
    fc.object(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), values, (place, value) => {
      expect(Array.isArray(findings(withField(place, value)))).toBe(true);
    }),
  );
});

test('more VAT rates than a bill can explain are refused', () => {
  const positions = Array.from({ length: 9 }, (_, index) => ({ description: 'a', unitPrice: 1, vatRate: index }));
  const swiss = withField('surcharges', undefined, withField('prepaidAmount', undefined));
  const plain = withField('sender.vatNumber', 'DE136695976', swiss);
  expect(findings(withField('positions', positions, plain))).toEqual(['positions INVOICE_DOCUMENT_TOO_MANY']);
  expect(findings(withField('positions', positions.slice(1), plain))).toEqual([]);
});

test('a term of payment beyond the calendar is refused', () => {
  const late = withField('invoiceDate', '9999-12-05', withField('servicePeriod', undefined));
  expect(findings(late)).toEqual(['paymentTerms.days INVOICE_DOCUMENT_DUE_DATE_UNKNOWN']);
  const discount = withField('paymentTerms', { cashDiscounts: [{ percent: 1, days: 40 }] }, late);
  expect(findings(discount)).toEqual(['paymentTerms.cashDiscounts[0].days INVOICE_DOCUMENT_DUE_DATE_UNKNOWN']);
});

describe('texts', () => {
  test.each([
    ['a  b\tc\u00a0d', 'a  b c d'],
    ['„Grüezi“ ‘x’ — 5 × 3', '"Grüezi" \'x\' - 5 × 3'],
    ['10 – 12 Uhr …', '10 – 12 Uhr …'],
    ['Zu\u0308rich', 'Zürich'],
    ['\n\n a \r\n b\r\rc \n', 'a\nb\n\nc'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('%j is printed as %j', (text, printed) => {
    expect(documentOf(withField('closing', text)).closing).toBe(printed);
  });

  test('a line has no line ends', () => {
    expect(documentOf(withField('customerReference', ' a\n\tb ')).customerReference).toBe('a b');
  });
});

describe('terms of payment', () => {
  test('due date and days give each other', () => {
    const byDays = documentOf(invoiceDocumentExamples.discounts).terms;
    expect(byDays).toMatchObject({ dueDate: '2026-10-30', days: 30 });
    const byDate = documentOf(withField('dueDate', '2026-10-15', withField('paymentTerms', undefined))).terms;
    expect(byDate).toEqual({ dueDate: '2026-10-15', days: 15, cashDiscounts: [] });
    expect(byDays.cashDiscounts).toEqual([{ percent: '2', days: 10, date: '2026-10-10', amount: '7052.13' }]);
  });
});

describe('the payment part', () => {
  const message = 'qrInvoice.paymentReference.additionalInformation.unstructuredMessage';

  test('is absent when nobody asks for it', () => {
    expect(documentOf(withField('qrInvoice', undefined)).payment).toBeUndefined();
  });

  test('over nothing is a notification in the language of the document', () => {
    const json = withField(message, undefined, withField('prepaidAmount', 11_196.05));
    expect(documentOf(json, { language: 'fr' }).payment).toMatchObject({
      amount: '0.00',
      unstructuredMessage: 'NE PAS UTILISER POUR LE PAIEMENT',
    });
    expect(findings(withField('prepaidAmount', 11_196.05))).toEqual([`${message} AMOUNT_ZERO_NEEDS_NOTIFICATION`]);
    expect(findings(withField(message, 'DO NOT USE FOR PAYMENT'))).toEqual([
      `${message} AMOUNT_NOTIFICATION_NEEDS_ZERO`,
    ]);
  });

  test('loses tags of its bill information for a long message, and says so', () => {
    const { document, warnings } = expectValue(parseInvoiceDocument(withField(message, 'x'.repeat(80)), options));
    expect(document.payment?.billingInformation?.length).toBeLessThanOrEqual(60);
    expect(warnings).toEqual([
      { code: 'INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED', path: ['qrInvoice'], params: { tags: 'tags 20, 31' } },
    ]);
  });

  test.each([
    ['billInformation', '//XY/own'],
    ['billInformationObject', { billInformationType: 'RawBillInformation', rawBillInformation: '//XY/own' }],
  ])('keeps bill information of its own in %s', (name, value) => {
    const json = withField(`qrInvoice.paymentReference.additionalInformation.${name}`, value);
    expect(documentOf(json).payment?.billingInformation).toBe('//XY/own');
  });
});

test('the language: as asked, else as the document says, else as preferred, else German', () => {
  const without = withField('language', undefined);
  expect(documentOf(without).language).toBe('de');
  expect(documentOf(without, { languageDefault: 'it' }).language).toBe('it');
  expect(documentOf(withField('language', 'rm'), { languageDefault: 'it' }).language).toBe('rm');
  expect(documentOf(withField('language', 'rm'), { language: 'en' }).language).toBe('en');
});

test('as many positions as are allowed', () => {
  const positions = Array.from({ length: limits.positionsMax }, () => ({
    description: 'a',
    unitPrice: 0.333333,
    vatRate: 8.1,
  }));
  expect(documentOf(withField('positions', positions, withField('prepaidAmount', undefined))).totals.positions).toBe(
    '330.00',
  );
});

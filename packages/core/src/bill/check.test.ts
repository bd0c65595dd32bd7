import { describe, expect, test } from 'vitest';
import { expectBillValue, linesOf } from '../../../../test/results.ts';
import {
  type Bill,
  billToPayload,
  billToPdf,
  billToSvg,
  checkBill,
  readPayload,
  type SwicoInformation,
} from './index.ts';

const creditor = { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' };
const plain: Bill = { creditor, account: 'CH58 0079 1123 0008 8901 2', currency: 'CHF' };
const qrIban = 'CH44 3199 9123 0008 8901 2';
const qrReference = '21 00000 00003 13947 14300 09017';

/** What a caller of plain JavaScript may hand over. */
const check = (bill: unknown, options?: unknown) => linesOf(checkBill(bill as Bill, options as undefined));

describe('types', () => {
  test('what is no bill does not compile', () => {
    // @ts-expect-error: a number is no bill
    expect(linesOf(checkBill(42))).toEqual([': TYPE']);
    // @ts-expect-error: a bill has a creditor, an account and a currency
    expect(linesOf(checkBill({}))).toEqual(['creditor: REQUIRED', 'account: REQUIRED', 'currency: REQUIRED']);
    // @ts-expect-error: there is no such field
    expect(linesOf(checkBill({ ...plain, mesage: 'Thanks' }))).toEqual(['mesage: UNKNOWN_FIELD']);
    // @ts-expect-error: nor in a party
    expect(linesOf(checkBill({ ...plain, debtor: { ...creditor, stret: 'Rue' } }))).toEqual([
      'debtor.stret: UNKNOWN_FIELD',
    ]);
    // @ts-expect-error: a party has a city
    const noCity: Bill = { ...plain, creditor: { name: 'A', postalCode: '1', country: 'CH' } };
    expect(linesOf(checkBill(noCity))).toEqual(['creditor.city: REQUIRED']);
    // @ts-expect-error: francs and euros only
    expect(linesOf(checkBill({ ...plain, currency: 'USD' }))).toEqual(['currency: CURRENCY_NOT_SUPPORTED']);
    // @ts-expect-error: there is no such option
    expect(linesOf(checkBill(plain, { profil: '2.3' }))).toEqual(['options.profil: UNKNOWN_FIELD']);
  });
});

describe('the reference type follows from account and reference', () => {
  test.each([
    [qrIban, qrReference, 'QRR'],
    [qrIban.toLowerCase(), '210000000003139471430009017', 'QRR'],
    [plain.account, 'RF18 5390 0754 7034', 'SCOR'],
    [plain.account, 'rf18539007547034', 'SCOR'],
    [plain.account, undefined, 'NON'],
    [plain.account, ' ', 'NON'],
  ])('%s with %s is %s', (account, reference, type) => {
    expect(expectBillValue(checkBill({ ...plain, account, reference })).account.referenceType).toBe(type);
  });

  test.each([
    [qrIban, undefined, 'reference: REFERENCE_TYPE_QR_IBAN_NEEDS_QRR'],
    [qrIban, 'RF18 5390 0754 7034', 'reference: REFERENCE_TYPE_QR_IBAN_NEEDS_QRR'],
    [qrIban, '123', 'reference: QR_REFERENCE_FORMAT'],
    [plain.account, qrReference, 'account: REFERENCE_TYPE_QRR_NEEDS_QR_IBAN'],
    [plain.account, 'INV-42', 'reference: CREDITOR_REFERENCE_FORMAT'],
    ['CH44', qrReference, 'account: IBAN_LENGTH'],
  ])('%s with %s: %s', (account, reference, problem) => {
    expect(linesOf(checkBill({ ...plain, account, reference }))).toEqual([problem]);
  });
});

describe('amounts', () => {
  test.each([
    [1949.75, '1949.75'],
    ['1949.75', '1949.75'],
    ["1'949.75", '1949.75'],
    ['1’949.75', '1949.75'],
    ["12'345'678.9", '12345678.90'],
    ['1 949.75', '1949.75'],
    [50, '50.00'],
    [0.01, '0.01'],
    [999999999.99, '999999999.99'],
    [undefined, undefined],
  ])('%j is %s', (amount, written) => {
    expect(expectBillValue(checkBill({ ...plain, amount })).amount).toBe(written);
  });

  test('a number too small to be printed is not zero', () => {
    const bill: Bill = { ...plain, amount: 5e-324, message: 'DO NOT USE FOR PAYMENT' };
    expect(linesOf(checkBill(bill))).toContain('amount: AMOUNT_FORMAT');
    expect(linesOf(checkBill({ ...bill, amount: 0 }))).toEqual([]);
  });

  test.each([
    [0.005, 'AMOUNT_SCALE'],
    [0.1 + 0.2, 'AMOUNT_SCALE'],
    [1e-7, 'AMOUNT_FORMAT'],
    [5e-324, 'AMOUNT_FORMAT'],
    [1e20, 'AMOUNT_RANGE'],
    [1e21, 'AMOUNT_FORMAT'],
    [-1, 'AMOUNT_RANGE'],
    [0, 'AMOUNT_ZERO_NEEDS_NOTIFICATION'],
    ['', 'AMOUNT_FORMAT'],
    ['1949,75', 'AMOUNT_FORMAT'],
    ["1'94.75", 'AMOUNT_FORMAT'],
    ["'949.75", 'AMOUNT_FORMAT'],
    ['12345678901234567890', 'AMOUNT_RANGE'],
    ['1e3', 'AMOUNT_FORMAT'],
    [Number.NaN, 'TYPE'],
    [Number.POSITIVE_INFINITY, 'TYPE'],
    [10n, 'TYPE'],
    [null, 'TYPE'],
    [new Number(5), 'TYPE'],
    [['5'], 'TYPE'],
  ])('%s is refused: %s', (amount, code) => {
    expect(check({ ...plain, amount })).toEqual([`amount: ${code}`]);
  });
});

describe('problems', () => {
  test('all come at once, in the names of the bill, with a sentence to show', () => {
    const result = checkBill({
      creditor: { ...creditor, postalCode: 'CH-2501', country: 'ch' },
      account: 'CH58 0079 1123 0008 8901 3',
      currency: 'CHF',
      message: 'x'.repeat(141),
      procedures: ['eBill/B/1', 'y'.repeat(101)],
    });
    if (result.ok) throw new Error('the bill is wrong');
    expect(result.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'account: The check digits of the IBAN are wrong: at least one character is incorrect',
      'creditor.postalCode: The postal code must not have a country prefix',
      'creditor.country: This is not a country code: enter two capital letters (ISO 3166-1)',
      'message: The text has 141 characters: at most 140 are allowed',
      'procedures[1]: The text has 101 characters: at most 100 are allowed',
    ]);
    expect(result.problems[3]?.params).toEqual({ length: 141, max: 140 });
  });

  test('what is wrong with the shape is not said twice', () => {
    expect(check({ ...plain, creditor: 'Robert', account: 42, procedures: 'eBill' })).toEqual([
      'creditor: TYPE',
      'account: TYPE',
      'procedures: TYPE',
    ]);
  });

  test('the options have problems too', () => {
    expect(check(plain, { profile: '__proto__' })).toEqual(['options.profile: INVALID_ENUM']);
    expect(check(plain, 42)).toEqual(['options: TYPE']);
    expect(check(plain, null)).toEqual(['options: TYPE']);
  });
});

test('combined addresses are issued under guidelines 2.2 alone', () => {
  const bill: Bill = {
    ...plain,
    creditor: { name: 'A', addressLine1: 'Rue 1', addressLine2: '2501 Biel', country: 'CH' },
  };
  expect(linesOf(checkBill(bill))).toEqual(['creditor: ADDRESS_COMBINED_DISCONTINUED']);
  expect(expectBillValue(checkBill(bill, { profile: '2.2' })).creditor.addressType).toBe('COMBINED');
});

test('a QR reference takes CHF under guidelines 2.4', () => {
  const bill: Bill = { ...plain, account: qrIban, reference: qrReference, currency: 'EUR' };
  for (const made of [checkBill(bill), billToPayload(bill), billToSvg(bill), billToPdf(bill)]) {
    if (!made.ok) throw new Error('the bill is valid');
    expect(made.warnings).toMatchObject([
      { code: 'REFERENCE_TYPE_QRR_EUR_ENDS', path: 'currency', message: expect.stringContaining('13.11.2027') },
    ]);
  }
  const francs = checkBill({ ...bill, currency: 'CHF' });
  expect(francs.ok && francs.warnings).toEqual([]);
  expect(linesOf(checkBill(bill, { profile: '2.4' }))).toEqual(['currency: REFERENCE_TYPE_QRR_ONLY_WITH_CHF']);
});

test('every finding of a code is said in a sentence, never as its code', () => {
  const text = expectBillValue(billToPayload({ ...plain, billingInformation: '//S1/99/a', procedures: ['eBill/X/x'] }));
  const reading = expectBillValue(readPayload(text));
  expect(reading.deviations.map(({ code }) => code)).toEqual([
    'SWICO_TAG_UNKNOWN',
    'EBILL_PROCEDURE_TYPE',
    'EBILL_PROCEDURE_RECIPIENT',
  ]);
  for (const { code, message } of reading.deviations) expect(message).not.toBe(code);
});

test('the notification in Romansh is accepted without a word about guidelines', () => {
  const bill: Bill = { ...plain, amount: 0, message: 'BETG DUVRAR PER IL PAJAMENT' };
  expect(linesOf(checkBill(bill))).toEqual([]);
  const former = checkBill(bill, { profile: '2.2' });
  expect(former.ok || former.problems[0].message).toMatch(/in a language of the guidelines$/);
});

test('lines of a payload end as asked', () => {
  const text = expectBillValue(billToPayload(plain));
  expect(expectBillValue(billToPayload(plain, { lineEnd: '\r\n' }))).toBe(text.replaceAll('\n', '\r\n'));
  expect(linesOf(billToPayload(plain, { lineEnd: '\r' as '\n' }))).toEqual(['options.lineEnd: INVALID_ENUM']);
});

describe('Swico S1', () => {
  const written = (billingInformation: SwicoInformation, amount?: number) =>
    checkBill({ ...plain, amount, billingInformation });

  test('is written as text', () => {
    const swico: SwicoInformation = {
      invoiceReference: 'X.66711/8824',
      invoiceDate: '2020-07-12',
      customerReference: 'MW-2020-04',
      uidNumber: '107978798',
      vatDetails: [{ taxPercentage: 2.5, taxedNetAmount: '117.22' }],
      paymentConditions: [
        { cashDiscountPercentage: 3, eligiblePaymentPeriodDays: 5 },
        { cashDiscountPercentage: '1.50', eligiblePaymentPeriodDays: 20 },
      ],
    };
    expect(expectBillValue(written(swico, 120.15)).billingInformation).toBe(
      String.raw`//S1/10/X.66711\/8824/11/200712/20/MW-2020-04/30/107978798/32/2.5:117.22/40/3:5;1.5:20`,
    );
    expect(linesOf(written(swico, 121.15))).toEqual(['billingInformation.vatDetails: SWICO_AMOUNT_MISMATCH']);
  });

  test('that says nothing is none', () => {
    expect(expectBillValue(written({})).billingInformation).toBeUndefined();
  });

  test.each<[Record<string, unknown>, string]>([
    [{ invoiceDate: '2020-02-30' }, 'invoiceDate: DATE_UNKNOWN_DAY'],
    [{ invoiceDate: '1999-12-31' }, 'invoiceDate: SWICO_VALUE'],
    [{ uidNumber: 'CHE107978798' }, 'uidNumber: SWICO_VALUE'],
    [{ vatDateEnd: '2020-01-01' }, 'vatDateStart: REQUIRED'],
    [{ vatDateStart: '2020-01-02', vatDateEnd: '2020-01-01' }, 'vatDateEnd: SWICO_PERIOD_REVERSED'],
    [{ vatDetails: [{ taxPercentage: 8.1 }, { taxPercentage: 2.6 }] }, 'vatDetails: SWICO_NET_AMOUNT_MISSING'],
    [{ vatDetails: [{ taxPercentage: '8.1;2.6:50' }] }, 'vatDetails[0].taxPercentage: SWICO_VALUE'],
    [{ vatDetails: [{ taxedNetAmount: 5 }] }, 'vatDetails[0].taxPercentage: REQUIRED'],
    [{ vatDetails: [8.1] }, 'vatDetails[0]: TYPE'],
    [{ vatDetails: { taxPercentage: 8.1 } }, 'vatDetails: TYPE'],
    [{ importTaxes: [{ taxPercentage: 8.1, taxAmount: 0.001 }] }, 'importTaxes[0].taxAmount: SWICO_VALUE'],
    [
      { paymentConditions: [{ cashDiscountPercentage: 0, eligiblePaymentPeriodDays: 1.5 }] },
      'paymentConditions[0].eligiblePaymentPeriodDays: SWICO_VALUE',
    ],
    [{ dueDate: '2020-01-01' }, 'dueDate: UNKNOWN_FIELD'],
  ])('%j: %s', (swico, problem) => {
    const lines = check({ ...plain, billingInformation: swico });
    expect(lines[0]).toBe(`billingInformation.${problem}`);
  });
});

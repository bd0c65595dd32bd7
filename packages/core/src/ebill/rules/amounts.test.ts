import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts } from '../../../../../test/arbitraries/qr-invoice.ts';
import {
  changed,
  findings,
  findingsAfter,
  qrIban,
  qrReference,
  requestOf,
  today,
} from '../../../../../test/ebill-cases.ts';
import { expectValue } from '../../../../../test/results.ts';
import { ExactNumber } from '../../json/write.ts';
import type { BusinessCaseType } from '../business-case.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { parseBusinessCase } from './parse.ts';

const total = 'totalAmount.value';
const payment = 'singlePayment.paymentInformation';
const paid = `${payment}.amount.value`;
const generic = `${payment}.accountAndReference.generic`;
const instalment = 'paymentsByInstalments.paymentByInstalments[0].instalments.instalment[0].paymentInformation';
const everywhere = 'paymentsByInstalments.paymentByInstalments[1].instalments.instalment[0].paymentInformation';

/** Changes the amount wherever the type has it. */
function withAmount(type: BusinessCaseType, value: unknown): string[] {
  const hasPayment = type === 'Bill' || type === 'Reminder' || type === 'DonationInquiry';
  return findingsAfter(type, {
    [total]: value,
    ...(hasPayment && { [paid]: value }),
    ...(type === 'InstalmentBill' && { [`${everywhere}.amount.value`]: value }),
  });
}

describe('the form of an amount', () => {
  test.each<[value: unknown, canonical: string]>([
    [150, '150.00'],
    [0.01, '0.01'],
    [99999999.99, '99999999.99'],
    ['150', '150.00'],
    ['150.5', '150.50'],
    ['150.50', '150.50'],
    ['150.500', '150.50'],
    ['1.5e2', '150.00'],
    ['15000E-2', '150.00'],
    [new ExactNumber('1.1000000000000000000000'), '1.10'],
    [new ExactNumber('0'), '0.00'],
    ['-0', '0.00'],
  ])('%j is read exactly', (value, canonical) => {
    const raw = changed(requestOf('CreditNote'), {});
    const document = readJsonDocument({ ...raw, totalAmount: { value, currencyCode: 'CHF' } });
    expect(expectValue(parseBusinessCase('CreditNote', document, { today })).totalAmount.value).toBe(canonical);
  });

  test.each<[value: unknown, code: string]>([
    [0.001, 'AMOUNT_SCALE'],
    [10.123, 'AMOUNT_SCALE'],
    ['10.123', 'AMOUNT_SCALE'],
    ['1e-3', 'AMOUNT_SCALE'],
    ['NaN', 'AMOUNT_SCALE'],
    [Number.NaN, 'AMOUNT_SCALE'],
    [Number.POSITIVE_INFINITY, 'AMOUNT_SCALE'],
    ['', 'AMOUNT_SCALE'],
    [' 1', 'AMOUNT_SCALE'],
    ['+1', 'AMOUNT_SCALE'],
    ['01', 'AMOUNT_SCALE'],
    ['1.', 'AMOUNT_SCALE'],
    ['.5', 'AMOUNT_SCALE'],
    ['1,50', 'AMOUNT_SCALE'],
    ["1'000.00", 'AMOUNT_SCALE'],
    ['0x10', 'AMOUNT_SCALE'],
    ['1e400', 'AMOUNT_SCALE'],
    ['٣', 'AMOUNT_SCALE'],
    ['1e9', 'AMOUNT_RANGE'],
    ['1e99', 'AMOUNT_RANGE'],
    [100000000, 'AMOUNT_RANGE'],
    ['100000000.00', 'AMOUNT_RANGE'],
    ['-100000000.00', 'AMOUNT_RANGE'],
  ])('%j is refused', (value, code) => {
    expect(findings('CreditNote', changed(requestOf('CreditNote'), { [total]: value }))).toEqual([`${total} ${code}`]);
  });

  test('a million digits are refused without being computed with', () => {
    for (const value of ['9'.repeat(1_000_000), `0.${'0'.repeat(1_000_000)}1`]) {
      expect(findings('CreditNote', changed(requestOf('CreditNote'), { [total]: value }))).toEqual([
        `${total} AMOUNT_SCALE`,
      ]);
    }
  });

  test('an amount of many digits is not rounded into range', () => {
    const value = new ExactNumber('99999999.990000000000000001');
    expect(findings('CreditNote', { ...requestOf('CreditNote'), totalAmount: { value, currencyCode: 'CHF' } })).toEqual(
      [`${total} AMOUNT_SCALE`],
    );
  });

  test('any amount within bounds is kept as it is', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (value, isNegative) => {
        const text = isNegative ? `-${value}` : value;
        const document = readJsonDocument({
          ...requestOf('Advice'),
          totalAmount: { value: text, currencyCode: 'CHF' },
        });
        const parsed = parseBusinessCase('Advice', document, { today });
        if (value.length > '99999999.99'.length) expect(parsed.ok).toBe(false);
        else expect(expectValue(parsed).totalAmount.value).toBe(text);
      }),
    );
  });
});

test.each<[type: BusinessCaseType, smallest: string, below: string, code: string]>([
  ['Bill', '0.01', '0', 'AMOUNT_NOT_POSITIVE'],
  ['Bill', '0.01', '-0.01', 'AMOUNT_NOT_POSITIVE'],
  ['InstalmentBill', '0.01', '0', 'AMOUNT_NOT_POSITIVE'],
  ['Reminder', '0.01', '0.00', 'AMOUNT_NOT_POSITIVE'],
  ['DonationInquiry', '0.01', '0', 'AMOUNT_NOT_POSITIVE'],
  ['CreditNote', '0', '-0.01', 'AMOUNT_NEGATIVE'],
  ['Advice', '-99999999.99', '-100000000', 'AMOUNT_RANGE'],
])('a %s may have an amount of %s but not of %s', (type, smallest, below, code) => {
  expect(withAmount(type, smallest)).toEqual([]);
  const found = withAmount(type, below);
  expect(found[0]).toBe(`${total} ${code}`);
  expect(new Set(found.map((line) => line.split(' ')[1]))).toEqual(new Set([code]));
  expect(withAmount(type, '99999999.99')).toEqual([]);
  expect(withAmount(type, '100000000')[0]).toBe(`${total} AMOUNT_RANGE`);
});

test('an instalment and a proposal are above zero as well', () => {
  expect(findingsAfter('InstalmentBill', { [`${instalment}.amount.value`]: 0 })).toEqual([
    `${instalment}.amount.value AMOUNT_NOT_POSITIVE`,
  ]);
});

describe('an amount may be missing', () => {
  test.each<[type: BusinessCaseType]>([['Reminder'], ['DonationInquiry']])('not in a %s: AMOUNT_REQUIRED', (type) => {
    expect(findingsAfter(type, { [total]: undefined })).toEqual([`${total} AMOUNT_REQUIRED`]);
    expect(findingsAfter(type, { [paid]: undefined, [`${payment}.payableAmountCanBeModified`]: true })).toEqual([
      `${paid} AMOUNT_REQUIRED`,
    ]);
  });

  test.each<[type: BusinessCaseType]>([['CreditNote'], ['Advice']])('nor in a %s: AMOUNT_REQUIRED', (type) => {
    expect(findingsAfter(type, { [total]: undefined })).toEqual([`${total} AMOUNT_REQUIRED`]);
  });

  test('in a bill, where the payer then sets it: MUST_BE_MODIFIABLE', () => {
    const open = { [total]: undefined, [paid]: undefined };
    const place = `${payment}.payableAmountCanBeModified`;
    expect(findingsAfter('Bill', { ...open, [place]: true })).toEqual([]);
    expect(findingsAfter('Bill', open)).toEqual([`${place} MUST_BE_MODIFIABLE`]);
  });

  test('in instalments as well', () => {
    const open = { [`${instalment}.amount.value`]: undefined };
    const place = `${instalment}.payableAmountCanBeModified`;
    expect(findingsAfter('InstalmentBill', { ...open, [place]: true })).toEqual([]);
    expect(findingsAfter('InstalmentBill', open)).toEqual([`${place} MUST_BE_MODIFIABLE`]);
  });
});

describe('the payment is the total: AMOUNT_MISMATCH', () => {
  const place = `${payment}.amount AMOUNT_MISMATCH`;

  test.each<[type: BusinessCaseType]>([['Bill'], ['Reminder'], ['DonationInquiry']])('in a %s', (type) => {
    expect(findingsAfter(type, { [total]: '150.00', [paid]: '150.01' })).toEqual([place]);
    expect(findingsAfter(type, { [total]: '150.00', [paid]: '149.99' })).toEqual([place]);
    expect(findingsAfter(type, { [total]: 150, [paid]: '150.00' })).toEqual([]);
    expect(findingsAfter(type, { 'totalAmount.currencyCode': 'EUR' })).toEqual([place]);
  });

  test('a value on one side only', () => {
    expect(findingsAfter('Bill', { [total]: undefined })).toEqual([place]);
    expect(findingsAfter('Bill', { [paid]: undefined, [`${payment}.payableAmountCanBeModified`]: true })).toEqual([
      place,
    ]);
  });

  test('is not said of an amount with another fault', () => {
    expect(findingsAfter('Bill', { [total]: '1.001' })).toEqual([`${total} AMOUNT_SCALE`]);
  });
});

describe('currencies', () => {
  const currency = { 'totalAmount.currencyCode': 'XYZ', [`${payment}.amount.currencyCode`]: 'XYZ' };

  test('that do not exist: CURRENCY_UNKNOWN', () => {
    expect(findingsAfter('Bill', currency)).toEqual([
      'totalAmount.currencyCode CURRENCY_UNKNOWN',
      `${payment}.amount.currencyCode CURRENCY_UNKNOWN`,
    ]);
  });

  test.each<[currencyCode: string, isAllowed: boolean]>([
    ['CHF', true],
    ['EUR', true],
    ['USD', false],
  ])('%s with a QR-IBAN: CURRENCY_NOT_ALLOWED_FOR_QR_IBAN unless %s', (currencyCode, isAllowed) => {
    const changes = { 'totalAmount.currencyCode': currencyCode, [`${payment}.amount.currencyCode`]: currencyCode };
    const qr = { [`${generic}.referenceType`]: 'QRR', [`${generic}.referenceStructured`]: qrReference };
    expect(findingsAfter('Bill', { ...changes, ...qr, [`${generic}.iban`]: qrIban })).toEqual(
      isAllowed ? [] : [`${payment}.amount.currencyCode CURRENCY_NOT_ALLOWED_FOR_QR_IBAN`],
    );
    expect(findingsAfter('Bill', changes)).toEqual([]);
  });
});

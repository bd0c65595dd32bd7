import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { changedOrder, paymentOrders, readJsonOf } from '../../../../test/arbitraries/payment-order.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { parseJson } from '../json/exact-numbers.ts';
import { writeJson } from '../json/write.ts';
import { exactSumOf } from '../money/decimal-text.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { parseDraft } from '../swiss-qr/parse.ts';
import { profiles } from '../swiss-qr/profile.ts';
import {
  draftOf,
  type PaymentOrder,
  type PaymentOrderOptions,
  paidPaymentsOf,
  parsePaymentOrder,
  paymentOrderExample,
  paymentOrderJsonOf,
  paymentRulesAt,
  readPaymentFile,
  splitPaymentOrder,
  writePaymentFile,
} from './index.ts';

const today = '2026-11-23' as CalendarDate;
const parse = (json: unknown, options: Partial<PaymentOrderOptions> = {}) =>
  parsePaymentOrder(json, { today, ...options });
const example = () => expectValue(parse(readJsonOf(paymentOrderExample)));
const golden = readFileSync(new URL('fixtures/order.xml', import.meta.url), 'utf8');

describe('the example', () => {
  test('has four payments of two kinds, sums by currency, and no notices', () => {
    const parsed = parse(readJsonOf(paymentOrderExample));
    const order = expectValue(parsed);
    expect(parsed.notices).toEqual([]);
    expect(order.groups.map(({ id, type, sum }) => [id, type, sum])).toEqual([
      ['RAPPEN-20261123-0001-1', 'D', '1919.65'],
      ['RAPPEN-20261123-0001-2', 'S', '400.00'],
    ]);
    expect(order.sums).toEqual([
      { currency: 'CHF', count: 3, amount: '1919.65' },
      { currency: 'EUR', count: 1, amount: '400.00' },
    ]);
    expect([order.count, order.controlSum]).toEqual([4, '2319.65']);
  });

  test('is written as the golden file, but for white space and decimals', () => {
    const written = writePaymentFile(example());
    expect(written.replace('\n', '')).toBe(golden.replace(/>\s+</g, '><').replace('>150<', '>150.00<').trim());
  });

  test('is read again from the golden file', () => {
    const read = readPaymentFile(golden);
    expect(read.notices).toEqual([]);
    expect(writePaymentFile(expectValue(read))).toBe(writePaymentFile(example()));
  });
});

describe('drafts of bills', () => {
  const bill = (draft: object) =>
    draftOf(expectValue(parseDraft({ ...invoiceExamples.withQrReference, ...draft }, profiles['2.2'])));

  test('have the account, reference, message and parties of the bill', () => {
    const draft = bill({});
    const order = { ...paymentOrderExample, payments: [{ ...draft, amount: draft.amount ?? '1.00' }] };
    const parsed = expectValue(parse(readJsonOf(order)));
    const [payment] = parsed.groups[0]?.payments ?? [];
    expect(payment?.remittance).toMatchObject({ referenceType: 'QRR', reference: draft.reference });
    expect(payment?.creditor.name).toBe(draft.creditor?.name);
    expect(payment?.ultimateDebtor?.name).toBe(draft.ultimateDebtor?.name);
    const omitted = expectValue(parse(readJsonOf(order), { ultimateDebtor: 'omitted' }));
    expect(omitted.groups[0]?.payments[0]?.ultimateDebtor).toBeUndefined();
  });

  test('of notifications are never paid, whatever amount is given', () => {
    const notification = { amount: '0.00', unstructuredMessage: 'DO NOT USE FOR PAYMENT' };
    const draft = bill(notification);
    expect(draft.amount).toBeUndefined();
    const order = { ...paymentOrderExample, payments: [{ ...draft, amount: '5.00' }] };
    expect(codesOf(parse(readJsonOf(order)))).toEqual(['PAYMENT_MUST_NOT_BE_PAID']);
  });

  test('without amount wait for one', () => {
    const order = { ...paymentOrderExample, payments: [bill({ amount: undefined })] };
    expect(codesOf(parse(readJsonOf(order)))).toEqual(['PAYMENT_AMOUNT_REQUIRED']);
  });

  test('of old bills have the fields that two lines stand for', () => {
    const combined = {
      addressType: 'COMBINED',
      name: 'A',
      addressLine1: 'Weg 1',
      addressLine2: '2501 Biel',
      countryCode: 'CH',
    };
    const order = (lines: object) => ({
      ...paymentOrderExample,
      payments: [{ ...bill({ creditor: { ...combined, ...lines } }), amount: '1.00' }],
    });
    const address = (lines: object, addresses: 'structured' | 'hybrid') =>
      expectValue(parse(readJsonOf(order(lines)), { addresses })).groups[0]?.payments[0]?.creditor.address;
    expect(address({}, 'structured')).toMatchObject({ street: 'Weg 1', postalCode: '2501', town: 'Biel', lines: [] });
    expect(address({ addressLine1: 'Postfach' }, 'structured')).toMatchObject({ street: 'Postfach' });
    expect(address({ addressLine1: 'Postfach' }, 'hybrid')).toMatchObject({ street: undefined, lines: ['Postfach'] });
    const untold = parse(readJsonOf(order({ addressLine2: 'Biel' })));
    expect(untold.notices.map(({ code }) => code)).toContain('PAYMENT_ADDRESS_LEFT_OUT');
    expect(expectValue(untold).groups[0]?.payments[0]?.creditor.address).toBeUndefined();
  });
});

describe('many payments', () => {
  const payments = Array.from({ length: 25 }, (_, index) => ({
    ...paymentOrderExample.payments?.[2],
    amount: '10.00',
    message: `Nr. ${index}`,
    executionDate: index % 2 === 0 ? undefined : '2026-11-27',
  }));
  const order = expectValue(parse(readJsonOf({ ...paymentOrderExample, payments } as typeof paymentOrderExample)));

  test('are split into messages with identifications of their own, and nothing is lost', () => {
    const messages = splitPaymentOrder(order, 10);
    expect(messages.map(({ count }) => count)).toEqual([10, 10, 5]);
    expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(messages.length);
    expect(new Set(messages.flatMap(({ groups }) => groups.map(({ id }) => id))).size).toBe(
      messages.reduce((count, { groups }) => count + groups.length, 0),
    );
    expect(exactSumOf(messages.map(({ controlSum }) => controlSum))).toBe('250.00');
    for (const message of messages) expect(codesOf(readPaymentFile(writePaymentFile(message)))).toEqual([]);
    expect(splitPaymentOrder(order)).toEqual([order]);
  });

  test('of an order beyond the bound are refused unless it is to be split', () => {
    const many = Array.from({ length: 100_000 }, () => ({}));
    expect(codesOf(parse({ ...(readJsonOf(paymentOrderExample) as object), payments: many }))).toContain(
      'PAYMENT_TOO_MANY',
    );
  });
});

test('what was paid is remembered by the caller', () => {
  const alreadyPaid = paidPaymentsOf(example());
  const again = parse(readJsonOf({ ...paymentOrderExample, messageId: 'NEXT' }), { alreadyPaid });
  expect(codesOf(again)).toEqual(['PAYMENT_DUPLICATE', 'PAYMENT_DUPLICATE']);
  expect(again.notices.map(({ code }) => code)).toEqual(['PAYMENT_PROBABLY_TWICE', 'PAYMENT_PROBABLY_TWICE']);
});

test('characters are replaced only where that is asked for', () => {
  const changed = changedOrder(paymentOrderExample, {
    'payments.2.message': 'L’année “2026” – 5\u00a0%',
    'payments.0.iban': 'CH27 3199 8000 7004 2001 1',
  });
  expect(codesOf(parse(changed))).toEqual(['IBAN_FORMAT', 'PAYMENT_CHARACTER']);
  const order = expectValue(parse(changed, { normalize: true }));
  expect(order.groups[0]?.payments[2]?.remittance?.message).toBe('L\'année "2026" - 5 %');
});

test('the rules are those of the day', () => {
  expect(paymentRulesAt('2026-11-13' as CalendarDate).guidelines).toBe('0220');
  expect(paymentRulesAt(today).guidelines).toBe('0230');
  const old = expectValue(parse(readJsonOf(paymentOrderExample), { rules: 'sps2025' }));
  expect(writePaymentFile(old)).toContain('<ChanlTp>SPSV</ChanlTp><Id>0220</Id>');
});

/** Without the places in what was given, which a file does not have. */
function withoutPlaces(order: PaymentOrder): unknown {
  const groups = order.groups.map((group) => ({
    ...group,
    payments: group.payments.map((payment) => ({ ...payment, index: 0, source: undefined })),
  }));
  return JSON.parse(JSON.stringify({ ...order, groups, batchBooking: true, executionDate: '' }));
}

describe('laws', () => {
  test('an order is read back from its file and from its JSON', () => {
    fc.assert(
      fc.property(paymentOrders, (json) => {
        const order = expectValue(parse(readJsonOf(json)));
        const file = writePaymentFile(order);
        const read = readPaymentFile(file);
        expect(withoutPlaces(expectValue(read))).toEqual(withoutPlaces(order));
        expect(writePaymentFile(expectValue(read))).toBe(file);
        const text = writeJson(readJsonOf(paymentOrderJsonOf(order)));
        expect(JSON.stringify(expectValue(parse(expectValue(parseJson(text)))))).toBe(JSON.stringify(order));
      }),
    );
  });

  test('sums are exact: those of the groups make that of the order, in hundredths', () => {
    const cents = (text: string) => BigInt(text.replace('.', ''));
    fc.assert(
      fc.property(paymentOrders, (json) => {
        const order = expectValue(parse(readJsonOf(json)));
        const all = order.groups.flatMap(({ payments }) => payments);
        const sum = all.reduce((total, { amount }) => total + cents(amount), 0n);
        expect(cents(order.controlSum)).toBe(sum);
        expect(order.sums.reduce((total, { amount }) => total + cents(amount), 0n)).toBe(sum);
        expect(all.map(({ index }) => index).sort((a, b) => a - b)).toEqual(json.payments?.map((_, at) => at));
      }),
    );
  });

  test('no text throws', () => {
    fc.assert(fc.property(anyText, (text) => void readPaymentFile(text)));
    fc.assert(
      fc.property(fc.nat(golden.length), fc.nat(30), anyText, (at, length, text) => {
        void readPaymentFile(golden.slice(0, at) + text + golden.slice(at + length));
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (json) => void parse(json)));
  });
});

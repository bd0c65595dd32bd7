import { describe, expect, test } from 'vitest';
import { changedOrder } from '../../../../../test/arbitraries/payment-order.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { paidPaymentsOf, parsePaymentOrder, paymentOrderExample } from '../index.ts';
import type { PaidPayment } from '../model.ts';

const today = '2026-11-23' as CalendarDate;
/** A QR reference, a creditor reference, a message alone, a SEPA payment with a message. */
const order = (changes: Readonly<Record<string, unknown>> = {}) => changedOrder(paymentOrderExample, changes);
const payments = (order() as { payments: readonly Readonly<Record<string, unknown>>[] }).payments;
const alreadyPaid = paidPaymentsOf(expectValue(parsePaymentOrder(order({ messageId: 'FIRST' }), { today })));
const left = (changes: Readonly<Record<string, unknown>>, paid: readonly PaidPayment[] = []) =>
  parsePaymentOrder(order(changes), { today, alreadyPaid: paid, leaveOutPaid: true });
const places = ({ leftOut }: ReturnType<typeof left>) =>
  leftOut.map(({ index, paid: { messageId, executionDate, index: at } }) => [index, messageId, executionDate, at]);
const paidIn = [alreadyPaid[0]?.messageId, alreadyPaid[0]?.executionDate];

describe('what was paid before', () => {
  test('is remembered with its message and day', () => {
    expect(paidIn).toEqual(['FIRST', paymentOrderExample.executionDate]);
  });

  test.each([0, 1, 2, 3])('is left out, and the others are paid: payment %i', (index) => {
    const paid = alreadyPaid.filter((_, at) => at === index);
    const parsed = left({}, paid);
    expect(places(parsed)).toEqual([[index, ...paidIn, undefined]]);
    const { count, groups } = expectValue(parsed);
    const paidNow = groups.flatMap((group) => group.payments.map((one) => one.index)).sort();
    expect([count, paidNow]).toEqual([3, [0, 1, 2, 3].filter((at) => at !== index)]);
    expect(parsed.notices.filter(({ code }) => code === 'PAYMENT_PROBABLY_TWICE')).toEqual([]);
    expect(payments[index]).toMatchObject({ creditor: { name: parsed.leftOut[0]?.creditor } });
  });

  test('is refused unless that is asked for', () => {
    const parsed = parsePaymentOrder(order(), { today, alreadyPaid });
    expect([codesOf(parsed), parsed.leftOut]).toEqual([['PAYMENT_DUPLICATE', 'PAYMENT_DUPLICATE'], []]);
  });

  test('is paid again where the payment says so', () => {
    const parsed = left({ 'payments.0.again': true }, alreadyPaid.slice(0, 2));
    expect(places(parsed)).toEqual([[1, ...paidIn, undefined]]);
    expect(parsed.notices.map(({ code }) => code)).toEqual(['PAYMENT_AGAIN']);
    expect(expectValue(parsed).count).toBe(3);
  });

  test('twice in one order is the same as the first of them', () => {
    const parsed = left({ payments: [...payments, payments[1], payments[2], { ...payments[1], again: true }] });
    expect(places(parsed)).toEqual([
      [4, undefined, undefined, 1],
      [5, undefined, undefined, 2],
    ]);
    expect(expectValue(parsed).count).toBe(5);
  });

  test('is all of it: nothing is left to pay, and that is said', () => {
    const parsed = left({}, alreadyPaid);
    expect([codesOf(parsed), parsed.leftOut.length]).toEqual([['PAYMENT_ALL_PAID'], 4]);
  });

  test('need not be right any more: of a day that is over, without an amount, with a wrong name', () => {
    const parsed = left(
      { 'payments.0.executionDate': '2026-01-05', 'payments.1.amount': undefined },
      alreadyPaid.slice(0, 2),
    );
    expect([places(parsed).length, expectValue(parsed).count]).toEqual([2, 2]);
  });

  test('does not hide what is wrong with the others', () => {
    const parsed = left({ 'payments.2.amount': -1 }, alreadyPaid.slice(0, 2));
    expect([codesOf(parsed), places(parsed).length]).toEqual([['AMOUNT_FORMAT'], 2]);
  });

  const [qrr, scor, text] = alreadyPaid as [PaidPayment, PaidPayment, PaidPayment];
  test.each<[what: string, paid: PaidPayment, isKnown: boolean]>([
    ['with blanks', { iban: 'CH27 3199 8000 7004 2001 1', reference: '00 00000 00000 00020 26110 47115' }, true],
    ['without leading zeros', { ...qrr, reference: '202611047115' }, true],
    ['in small letters', { ...scor, iban: scor.iban.toLowerCase(), reference: scor.reference?.toLowerCase() }, true],
    ['of another account', { ...qrr, iban: scor.iban }, false],
    ['of another reference', { ...qrr, reference: '000000000000000202611047120' }, false],
    ['of another amount with a reference', { ...qrr, amount: '1.00' }, true],
    ['of another amount without', { ...text, amount: '151.00' }, false],
    ['of another message', { ...text, message: 'Gönnerbeitrag 2027' }, false],
    ['of another currency', { ...text, currency: 'EUR' }, false],
    ['of the same amount written otherwise', { ...text, amount: '150' }, true],
  ])('is known by account and reference, or account, amount and message: %s', (_what, paid, isKnown) => {
    expect(left({}, [paid]).leftOut.length).toBe(isKnown ? 1 : 0);
  });
});

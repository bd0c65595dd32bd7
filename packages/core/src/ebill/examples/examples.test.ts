import { describe, expect, test } from 'vitest';
import { iban, qrIban, today } from '../../../../../test/ebill-cases.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { addDays, type CalendarDate } from '../../date/calendar-date.ts';
import { differenceOf, sumOf } from '../../money/index.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { exampleBusinessCase, exampleNames } from './examples.ts';

const options = { today, iban, referenceNumber: 'EX-2026-000042' };
const example = (name: (typeof exampleNames)[number], more: object = {}) =>
  expectValue(exampleBusinessCase(name, { ...options, ...more }));

describe.each(exampleNames)('%s', (name) => {
  test('is of its type, and has a workflow if it says so', () => {
    const businessCase = example(name);
    const kebab = businessCase.type.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    expect(name.replace('-with-workflow', '')).toBe(kebab);
    expect(businessCase.workflow !== undefined).toBe(name.endsWith('-with-workflow'));
  });

  test.each([iban, qrIban, 'LI21088100002324013AA'])('is accepted on any day with %s', (account) => {
    for (const day of ['2026-11-21', '2028-02-29', '2026-12-31', '2027-01-01'] as CalendarDate[]) {
      const businessCase = example(name, { today: day, iban: account, referenceNumber: `R ${day}/ä` });
      expect(businessCase.businessCaseDate).toBe(day);
      const { type, ...raw } = businessCase;
      expect(parseBusinessCase(type, readJsonDocument(raw), { today: day })).toEqual({ ok: true, value: businessCase });
      if (type === 'Bill') expect(businessCase.singlePayment.paymentInformation.dueDate).toBe(addDays(day, 30));
    }
  });

  test('says what it is told', () => {
    const told = example(name, { recipientEmail: 'x@example.org', referencedBillReferenceNumber: 'B-7' });
    expect(told.billRecipient.emailAddress).toBe('x@example.org');
    expect(told.referencedBill).toEqual({ referenceNumber: 'B-7' });
    expect(example(name).referencedBill).toBeUndefined();
  });

  test('differs with its number in amount and reference, and in nothing else by itself', () => {
    expect(example(name)).toEqual(example(name));
    const other = example(name, { referenceNumber: 'EX-2026-000043' });
    if (name !== 'donation-inquiry') expect(other.totalAmount.value).not.toBe(example(name).totalAmount.value);
  });

  test('adds up', () => {
    const { workflow, totalAmount } = example(name);
    if (workflow === undefined) return;
    const [rate] = workflow.vatRates?.vatRate ?? [];
    expect(sumOf([workflow.netAmount?.value ?? '', rate?.taxAmount.value ?? ''])).toBe(totalAmount.value);
    expect(rate?.taxBaseAmount).toEqual(workflow.netAmount);
  });

  test('reports what cannot be used', () => {
    const wrong = { ...options, recipientEmail: 'nobody', referencedBillReferenceNumber: 'x'.repeat(121) };
    expect(codesOf(exampleBusinessCase(name, wrong))).toEqual(['SIZE', 'EMAIL_FORMAT']);
  });
});

test('the instalments add up to the total', () => {
  const businessCase = example('instalment-bill');
  if (businessCase.type !== 'InstalmentBill') throw new Error(businessCase.type);
  for (const group of businessCase.paymentsByInstalments.paymentByInstalments) {
    const sum = sumOf(
      group.instalments.instalment.map(({ paymentInformation }) => paymentInformation.amount.value ?? ''),
    );
    expect(differenceOf(businessCase.totalAmount.value ?? '', sum)).toBe('0.00');
  }
});

test('an account that is none is reported', () => {
  expect(codesOf(exampleBusinessCase('bill', { ...options, iban: 'CH00' }))).toEqual(['IBAN_FORMAT']);
});

test('hundreds of numbers have hundreds of amounts', () => {
  const amounts = Array.from(
    { length: 300 },
    (_, at) => example('bill', { referenceNumber: `EX-${at}` }).totalAmount.value,
  );
  expect(new Set(amounts).size).toBeGreaterThan(200);
});

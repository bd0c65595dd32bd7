import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { sentenceOf } from '../../catalogue/index.ts';
import { addDays, type CalendarDate } from '../../date/calendar-date.ts';
import { formatPath } from '../../problem/problem.ts';
import type { AddressDraft, InvoiceDraft } from '../draft.ts';
import { invoiceExamples } from '../examples.ts';
import { isNotificationMessage, notificationMessages } from '../notification.ts';
import { parseDraft } from '../parse.ts';
import { type ProfileName, profileAt, profiles } from '../profile.ts';

const bill: InvoiceDraft = invoiceExamples.withoutReference;

function findings(draft: InvoiceDraft, profile: ProfileName = '2.3'): string[] {
  const parsed = parseDraft(draft, profiles[profile]);
  return parsed.ok ? [] : parsed.problems.map((found) => `${formatPath(found.path)} ${found.code}`);
}

const combined: AddressDraft = {
  addressType: 'COMBINED',
  name: 'A',
  addressLine1: 'Weg 1',
  addressLine2: '3000 Bern',
  countryCode: 'CH',
};

test.each<[name: string, address: AddressDraft, ...found: string[]]>([
  ['whole', combined],
  ['without its first line', { ...combined, addressLine1: undefined }],
  ['without its second line', { ...combined, addressLine2: '' }, 'creditor.addressLine2 REQUIRED'],
  ['with a first line of 71', { ...combined, addressLine1: 'x'.repeat(71) }, 'creditor.addressLine1 TEXT_TOO_LONG'],
  ['with a second line of 71', { ...combined, addressLine2: 'x'.repeat(71) }, 'creditor.addressLine2 TEXT_TOO_LONG'],
  [
    'with fields of the other type',
    { ...combined, street: 'a', buildingNumber: '1', postalCode: '1', city: 'b' },
    'creditor.street ADDRESS_MIXED',
    'creditor.buildingNumber ADDRESS_MIXED',
    'creditor.postalCode ADDRESS_MIXED',
    'creditor.city ADDRESS_MIXED',
  ],
])('a combined address %s is for guidelines 2.2 only', (_name, creditor, ...found) => {
  expect(findings({ ...bill, creditor }, '2.2')).toEqual(found);
  expect(findings({ ...bill, debtor: creditor }, '2.2')).toEqual(
    found.map((line) => line.replace('creditor', 'debtor')),
  );
  for (const profile of ['2.3', '2.4'] as const) {
    expect(findings({ ...bill, creditor }, profile)).toEqual([
      'creditor.addressType ADDRESS_COMBINED_DISCONTINUED',
      ...found,
    ]);
  }
});

test('a missing creditor is three or more missing values; an empty debtor is none', () => {
  expect(findings({ ...bill, creditor: undefined })).toEqual([
    'creditor.addressType REQUIRED',
    'creditor.name REQUIRED',
    'creditor.countryCode REQUIRED',
  ]);
  expect(findings({ ...bill, creditor: { addressType: 'STRUCTURED' } })).toEqual([
    'creditor.name REQUIRED',
    'creditor.postalCode REQUIRED',
    'creditor.city REQUIRED',
    'creditor.countryCode REQUIRED',
  ]);
  for (const debtor of [
    undefined,
    {},
    { name: '', city: undefined },
    { addressType: 'STRUCTURED' },
    { addressType: 'COMBINED', name: '', addressLine2: '' },
  ])
    expect(expectValue(parseDraft({ ...bill, debtor }, profiles['2.3'])).debtor).toBeUndefined();
});

test.each(Object.entries(notificationMessages))(
  'the notification in %s goes with 0.00 and with nothing else',
  (_language, message) => {
    const name = '2.3';
    const draft = { ...bill, unstructuredMessage: message };
    expect(isNotificationMessage(message, profiles[name])).toBe(true);
    expect(findings({ ...draft, amount: '0.00' }, name)).toEqual([]);
    expect(findings({ ...draft, amount: '0' }, name)).toEqual([]);
    expect(findings({ ...draft, amount: '0.01' }, name)).toEqual(['amount AMOUNT_NOTIFICATION_NEEDS_ZERO']);
    expect(findings({ ...draft, amount: undefined }, name)).toEqual(['amount AMOUNT_NOTIFICATION_NEEDS_ZERO']);
    for (const text of [message.toLowerCase(), `${message}.`, `${message} 2026`, '']) {
      expect(findings({ ...draft, amount: '0.00', unstructuredMessage: text })).toEqual([
        'amount AMOUNT_ZERO_NEEDS_NOTIFICATION',
      ]);
      expect(isNotificationMessage(text, profiles[name])).toBe(false);
    }
    for (const example of [invoiceExamples.withQrReference, invoiceExamples.withCreditorReference]) {
      expect(
        findings(
          { ...example, amount: '0.00', unstructuredMessage: message, billingInformation: undefined, currency: 'CHF' },
          name,
        ),
      ).toEqual([]);
    }
  },
);

test.each<[referenceType: string, currency: string, ...valid: ProfileName[]]>([
  ['QRR', 'CHF', '2.2', '2.3', '2.4'],
  ['QRR', 'EUR', '2.2', '2.3'],
  ['SCOR', 'CHF', '2.2', '2.3', '2.4'],
  ['SCOR', 'EUR', '2.2', '2.3', '2.4'],
  ['NON', 'CHF', '2.2', '2.3', '2.4'],
  ['NON', 'EUR', '2.2', '2.3', '2.4'],
])('%s in %s', (referenceType, currency, ...valid) => {
  const example = { QRR: invoiceExamples.withQrReference, SCOR: invoiceExamples.withCreditorReference, NON: bill }[
    referenceType
  ];
  const names = Object.values(profiles).map((profile) => profile.name);
  expect(names.filter((name) => findings({ ...example, currency }, name).length === 0)).toEqual(valid);
});

test.each<[day: string, profile: ProfileName]>([
  ['2019-01-01', '2.2'],
  ['2025-11-20', '2.2'],
  ['2025-11-21', '2.3'],
  ['2026-11-13', '2.3'],
  ['2026-11-14', '2.3'],
  ['2027-11-13', '2.3'],
  ['2027-11-14', '2.4'],
  ['9999-12-31', '2.4'],
])('on %s the rules are those of guidelines %s', (day, name) => expect(profileAt(day as CalendarDate).name).toBe(name));

test('on every day the profile in force has begun, and has not ended', () => {
  for (let day = '2022-09-30' as CalendarDate; day < '2028-01-01'; day = addDays(day, 1) as CalendarDate) {
    const { validFrom, validBefore } = profileAt(day);
    if (!(validFrom <= day && day < validBefore)) expect(day).toBe('covered');
  }
});

test('characters are named, at most ten of them, and controls are not echoed', () => {
  const sentence = (name: string) => {
    const parsed = parseDraft({ ...bill, creditor: { ...bill.creditor, name } }, profiles['2.2']);
    return parsed.ok ? '' : sentenceOf(parsed.problems[0]);
  };
  expect(sentence('a\u{1F600}b\t')).toContain('\u{1F600} (U+1F600), U+0009 (first at position 1)');
  expect(sentence('\ud800')).toContain('U+D800');
  expect(sentence('\ud800')).not.toContain('\ud800');
  expect(sentence('абвгдежзийкл')).toMatch(/U\+0439\) and 2 more|and 2 more/);
});

test('amount, currency and reference type of a draft are validated', () => {
  expect(findings({ ...bill, amount: '1e3' })).toEqual(['amount AMOUNT_FORMAT']);
  expect(findings({ ...bill, currency: 'USD' })).toEqual(['currency CURRENCY_NOT_SUPPORTED']);
  expect(findings({ ...bill, referenceType: 'X' })).toEqual(['referenceType REFERENCE_TYPE_UNKNOWN']);
  expect(findings({ ...bill, creditor: { ...bill.creditor, addressType: 'X' } })).toEqual([
    'creditor.addressType ADDRESS_TYPE_UNKNOWN',
  ]);
  expect(codesOf(parseDraft({}, profiles['2.3']))).toEqual(Array.from({ length: 6 }, () => 'REQUIRED'));
});

test.each<[postalCode: string, countryCode: string, isRefused?: 'refused']>([
  ['CH-8000', 'CH', 'refused'],
  ['CH8000', 'CH', 'refused'],
  ['CH 8000', 'CH', 'refused'],
  ['ch-8000', 'CH', 'refused'],
  ['Ch - 8000', 'CH', 'refused'],
  ['LI9490', 'LI', 'refused'],
  ['FL-9490', 'LI', 'refused'],
  ['FL 9490', 'LI', 'refused'],
  ['LI-9490', 'CH', 'refused'],
  ['D-78462', 'DE', 'refused'],
  ['8000', 'CH'],
  ['SW1A 1AA', 'GB'],
  ['CH41 1AA', 'GB'],
  ['CH1 1AA', 'GB'],
  ['LI1 1AA', 'GB'],
  ['1234 AB', 'NL'],
  ['00-950', 'PL'],
  ['AD500', 'AD'],
])('the postal code %s of %s', (postalCode, countryCode, isRefused) => {
  const found = findings({ ...bill, creditor: { ...bill.creditor, postalCode, countryCode } });
  expect(found).toEqual(isRefused ? ['creditor.postalCode POSTAL_CODE_COUNTRY_PREFIX'] : []);
});

test('a name that shows nothing is missing', () => {
  for (const name of ['\u00a0', ' ', ' \u00a0', '\u00ad', '\t']) {
    expect(findings({ ...bill, creditor: { ...bill.creditor, name } })).toEqual(['creditor.name REQUIRED']);
  }
});

import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { formatPath, type Problem } from '../problem/problem.ts';
import type { AddressDraft, InvoiceDraft } from './draft.ts';
import { parseDraft } from './parse.ts';
import { payloadProblems } from './payload-problems.ts';
import { swissQrProblems } from './problems.ts';
import { type ProfileName, profiles } from './profile.ts';
import { readPayload } from './read-payload.ts';

/** A bill that keeps every rule, line by line; the procedures follow bill information. */
const good =
  'SPC|0200|1|CH4431999123000889012|S|Max Muster|Musterstrasse|123|8000|Seldwyla|CH||||||||1949.75|CHF|S|Simon Muster|Musterstrasse|1|8000|Seldwyla|CH|QRR|210000000003139471430009017|Order|EPD|//S1/10/1234|eBill/B/a@b.ch|XY;1'.split(
    '|',
  );

/** Lines of the data elements, from 1. */
const at = {
  version: 2,
  coding: 3,
  iban: 4,
  type: 5,
  name: 6,
  street: 7,
  number: 8,
  postalCode: 9,
  city: 10,
  country: 11,
  ultimateName: 13,
  amount: 19,
  currency: 20,
  debtorName: 22,
  debtorStreet: 23,
  debtorNumber: 24,
  debtorPostalCode: 25,
  debtorCity: 26,
  debtorCountry: 27,
  referenceType: 28,
  reference: 29,
  message: 30,
  trailer: 31,
  billInformation: 32,
  procedure: 33,
  secondProcedure: 34,
} as const;

type Change = Partial<Record<keyof typeof at, string>>;

function linesWith(change: Change): string[] {
  const lines = [...good];
  for (const [name, text] of Object.entries(change)) lines[at[name as keyof typeof at] - 1] = text;
  return lines;
}

const said = (problems: readonly Problem[]) => problems.map(({ code, path }) => `${formatPath(path)} ${code}`.trim());

function readingOf(change: Change, profile: ProfileName) {
  const reading = readPayload(linesWith(change).join('\n'), profiles[profile]);
  if (!reading.ok) return { refused: said(reading.problems), invoice: undefined };
  const { problems, deviations, invoice } = reading.value;
  return { problems: said(problems), deviations: said(deviations), invoice };
}

/** The same texts as somebody who writes a bill hands them over. */
function writingOf(change: Change, profile: ProfileName): string[] {
  const lines = linesWith(change);
  const line = (name: keyof typeof at) => lines[at[name] - 1];
  const party = (prefix: 'street' | 'debtorStreet'): AddressDraft => {
    const start = at[prefix] - 3;
    const [type, name, first, second, postalCode, city, countryCode] = lines.slice(start, start + 7);
    return type === 'K'
      ? { addressType: 'COMBINED', name, addressLine1: first, addressLine2: second, postalCode, city, countryCode }
      : {
          addressType: type === 'S' ? 'STRUCTURED' : type,
          name,
          street: first,
          buildingNumber: second,
          postalCode,
          city,
          countryCode,
        };
  };
  const draft: InvoiceDraft = {
    iban: line('iban'),
    creditor: party('street'),
    ultimateCreditor: { name: line('ultimateName') },
    amount: line('amount'),
    currency: line('currency'),
    debtor: party('debtorStreet'),
    referenceType: line('referenceType'),
    reference: line('reference'),
    unstructuredMessage: line('message'),
    billingInformation: line('billInformation'),
    alternativeProcedures: lines.slice(32),
  };
  const parsed = parseDraft(draft, profiles[profile]);
  return parsed.ok ? [] : said(parsed.problems);
}

const freeTexts: readonly (readonly [keyof typeof at, string, number])[] = [
  ['name', 'creditor.name', 70],
  ['street', 'creditor.street', 70],
  ['number', 'creditor.buildingNumber', 16],
  ['postalCode', 'creditor.postalCode', 16],
  ['city', 'creditor.city', 35],
  ['debtorName', 'debtor.name', 70],
  ['debtorStreet', 'debtor.street', 70],
  ['debtorNumber', 'debtor.buildingNumber', 16],
  ['debtorPostalCode', 'debtor.postalCode', 16],
  ['debtorCity', 'debtor.city', 35],
  ['message', 'unstructuredMessage', 140],
  ['billInformation', 'billingInformation', 140],
  ['procedure', 'alternativeProcedures[0]', 100],
  ['secondProcedure', 'alternativeProcedures[1]', 100],
];

describe.each(freeTexts)('the free text %s', (name, path, lengthMax) => {
  const text = good[at[name] - 1] as string;

  test.each(['  ', ' '].flatMap((blank) => [`${text}${blank}`, `${blank}${text}`]))(
    'as %j is read without its spaces and says so, and refused in writing',
    (written) => {
      const found = readingOf({ [name]: written }, '2.3');
      expect(found).toMatchObject({ problems: [], deviations: [`${path} TEXT_UNTRIMMED`] });
      expect(found.invoice).toEqual(readingOf({}, '2.3').invoice);
      expect(writingOf({ [name]: written }, '2.3')).toContain(`${path} TEXT_UNTRIMMED`);
    },
  );

  test('filled up with spaces to its limit breaks a rule', () => {
    const others = name === 'message' ? { billInformation: '' } : name === 'billInformation' ? { message: '' } : {};
    for (const length of [lengthMax, lengthMax + 1]) {
      const change = { ...others, [name]: text.padEnd(length) };
      expect(readingOf(change, '2.3').problems).toEqual([`${path} TEXT_PADDED`]);
    }
  });

  test('may not hide white space that no bill permits', () => {
    for (const written of [`${text}\t`, `\u2003${text}`])
      expect(readingOf({ [name]: written }, '2.3').problems).toContain(`${path} TEXT_CHARACTER_NOT_ALLOWED`);
  });
});

test.each<[keyof typeof at, string]>([
  ['iban', 'iban'],
  ['amount', 'amount'],
  ['currency', 'currency'],
  ['country', 'creditor.countryCode'],
  ['debtorCountry', 'debtor.countryCode'],
  ['referenceType', 'referenceType'],
  ['reference', 'reference'],
])('a space beside %s, a number or a code, breaks its rule', (name, path) => {
  const text = good[at[name] - 1] as string;
  for (const written of [`${text} `, ` ${text}`]) {
    expect(readingOf({ [name]: written }, '2.3')).toMatchObject({
      problems: [`${path} PAYLOAD_NOT_CANONICAL`],
      deviations: [],
    });
    expect(writingOf({ [name]: written }, '2.3').length).toBeGreaterThan(0);
  }
});

const combined: Change = { type: 'K', number: '8000 Seldwyla', postalCode: '', city: '' };

test.each<[code: string, change: Change, reading: string[], writing: string[], profile?: ProfileName]>([
  ['BILLING_INFORMATION_PREFIX', { billInformation: 'S1/10/1' }, ['billingInformation'], ['billingInformation']],
  ['TEXT_CHARACTER_NOT_ALLOWED', { name: 'Max \u6f22' }, ['creditor.name'], ['creditor.name']],
  ['IBAN_LENGTH', { iban: 'CH44319991230008890' }, ['iban'], ['iban']],
  ['IBAN_COUNTRY', { iban: 'DE89370400440532013000' }, ['iban'], ['iban']],
  ['REFERENCE_TYPE_QR_IBAN_NEEDS_QRR', { referenceType: 'NON', reference: '' }, ['referenceType'], ['referenceType']],
  ['REFERENCE_TYPE_QRR_NEEDS_QR_IBAN', { iban: 'CH5800791123000889012' }, ['referenceType'], ['referenceType']],
  ['REFERENCE_TYPE_QRR_ONLY_WITH_CHF', { currency: 'EUR' }, ['currency'], ['currency'], '2.4'],
  ['AMOUNT_ZERO_NEEDS_NOTIFICATION', { amount: '0.00' }, ['amount'], ['amount']],
  ['AMOUNT_NOTIFICATION_NEEDS_ZERO', { message: 'DO NOT USE FOR PAYMENT' }, ['amount'], ['amount']],
  ['CURRENCY_NOT_SUPPORTED', { currency: 'USD' }, ['currency'], ['currency']],
  ['ADDRESS_COMBINED_DISCONTINUED', combined, ['creditor.addressType'], ['creditor.addressType']],
  ['ADDRESS_MIXED', { ...combined, city: 'Seldwyla' }, ['creditor.city'], ['creditor.city'], '2.2'],
  ['POSTAL_CODE_COUNTRY_PREFIX', { postalCode: 'CH-8000' }, ['creditor.postalCode'], ['creditor.postalCode']],
  ['ADDITIONAL_INFORMATION_TOO_LONG', { message: 'x'.repeat(129) }, ['unstructuredMessage'], ['unstructuredMessage']],
  ['ADDITIONAL_INFORMATION_TOO_LONG', { message: `${'x'.repeat(127)}  ` }, ['unstructuredMessage'], []],
  ['REFERENCE_TYPE_UNKNOWN', { referenceType: 'QRX' }, ['referenceType'], ['referenceType']],
  ['REFERENCE_MUST_BE_EMPTY', { referenceType: 'NON', iban: 'CH5800791123000889012' }, ['reference'], ['reference']],
  [
    'REFERENCE_MUST_BE_EMPTY',
    { referenceType: 'NON', iban: 'CH5800791123000889012', reference: ' ' },
    ['reference'],
    ['reference'],
  ],
  ['ADDRESS_TYPE_UNKNOWN', { type: 'X' }, ['creditor.addressType'], ['creditor.addressType']],
  ['ULTIMATE_CREDITOR_MUST_BE_EMPTY', { ultimateName: 'Somebody' }, ['ultimateCreditor'], ['ultimateCreditor']],
  ['REQUIRED', { name: '' }, ['creditor.name'], ['creditor.name']],
  ['REQUIRED', { name: ' ' }, ['creditor.name'], ['creditor.name']],
  ['TEXT_TOO_LONG', { name: 'x'.repeat(71) }, ['creditor.name'], ['creditor.name']],
  ['COUNTRY_UNKNOWN', { country: 'UK' }, ['creditor.countryCode'], ['creditor.countryCode']],
  ['AMOUNT_FORMAT', { amount: ' ' }, ['amount'], ['amount']],
  ['AMOUNT_RANGE', { amount: '-1.00' }, ['amount'], ['amount']],
  ['AMOUNT_SCALE', { amount: '1.005' }, ['amount'], ['amount']],
  ['IBAN_FORMAT', { iban: 'CH4431999!23000889012' }, ['iban'], ['iban']],
  ['IBAN_CHECKSUM', { iban: 'CH4431999123000889013' }, ['iban'], ['iban']],
  ['QR_REFERENCE_FORMAT', { reference: '123' }, ['reference'], ['reference']],
  ['QR_REFERENCE_CHECK_DIGIT', { reference: '210000000003139471430009018' }, ['reference'], ['reference']],
  ['QR_REFERENCE_ZEROS', { reference: '0'.repeat(27) }, ['reference'], ['reference']],
  ['CREDITOR_REFERENCE_FORMAT', { ...plain('RF04') }, ['reference'], ['reference']],
  ['CREDITOR_REFERENCE_CHECK_DIGITS', { ...plain('RF19539007547034') }, ['reference'], ['reference']],
])('%s of %j is a broken rule in reading and in writing', (code, change, reading, writing, profile = '2.3') => {
  const of = (lines: readonly string[] = []) =>
    lines.filter((line) => line.endsWith(` ${code}`)).map((line) => line.slice(0, -code.length - 1));
  expect(of(readingOf(change, profile).problems)).toEqual(reading);
  const written = writingOf(change, profile);
  if (writing.length > 0) expect(of(written)).toEqual(writing);
  else expect(written.length).toBeGreaterThan(0);
});

function plain(reference: string): Change {
  return { iban: 'CH5800791123000889012', referenceType: 'SCOR', reference };
}

test.each<[code: string, change: Change]>([
  ['PAYLOAD_VERSION', { version: '0300' }],
  ['PAYLOAD_CODING', { coding: '2' }],
  ['PAYLOAD_TRAILER', { trailer: 'EPX' }],
])('%s: the text cannot be read', (code, change) => {
  expect(readingOf(change, '2.3').refused?.map((line) => line.split(' ').at(-1))).toEqual([code]);
});

test.each<[code: string, change: Change]>([
  ['version PAYLOAD_NOT_CANONICAL', { version: '0210' }],
  ['currency REFERENCE_TYPE_QRR_EUR_ENDS', { currency: 'EUR' }],
  ['reference PAYLOAD_NOT_CANONICAL', plain('rf18539007547034')],
  ['billingInformation SWICO_VALUE', { billInformation: '//S1/11/209999' }],
  ['alternativeProcedures[0] EBILL_PROCEDURE_TYPE', { procedure: 'eBill/X/1' }],
  ['ultimateCreditor TEXT_UNTRIMMED', { ultimateName: '  ' }],
])('%s is a deviation: no rule forbids it', (said, change) => {
  const found = readingOf(change, '2.3');
  expect([found.problems, found.deviations]).toEqual([[], [said]]);
});

test('a debtor of spaces alone is none, and says so', () => {
  const lines = [...good];
  for (let line = 20; line < 27; line++) lines[line] = line === 21 ? ' ' : '';
  const { problems, deviations, invoice } = expectValue(readPayload(lines.join('\n'), profiles['2.3']));
  expect([problems, said(deviations), invoice?.debtor]).toEqual([[], ['debtor TEXT_UNTRIMMED'], undefined]);
});

/** Codes of other inputs than the text of a code. */
const elsewhere = ['QR_BILL_NOT_FOUND', 'QR_BILL_OTHER_CODES', 'QR_BILL_SEVERAL'];
const ofTheWhole = [
  'PAYLOAD_HEADER',
  'PAYLOAD_LINE_COUNT',
  'PAYLOAD_TOO_LONG',
  'PAYLOAD_BYTE_ORDER_MARK',
  'ALTERNATIVE_PROCEDURE_TOO_MANY',
];

test('every rule of a payload is in a table above, or is about no single line', async () => {
  const source = await import('node:fs').then(({ readFileSync }) => readFileSync(new URL(import.meta.url), 'utf8'));
  const missing = [...Object.keys(swissQrProblems), ...Object.keys(payloadProblems)].filter(
    (code) => !elsewhere.includes(code) && !ofTheWhole.includes(code) && !source.includes(code),
  );
  expect(missing).toEqual([]);
});

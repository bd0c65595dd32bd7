import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { ExactNumber } from '../json/write.ts';
import { formatPath } from '../problem/problem.ts';
import { defaultAccounts, parseBooksSettings } from './index.ts';

const found = (input: unknown): string[] => {
  const result = parseBooksSettings(input);
  return result.ok ? [] : result.problems.map(({ code, path }) => `${formatPath(path)} ${code}`);
};

test('nothing at all is the Swiss SME chart of accounts', () => {
  const settings = expectValue(parseBooksSettings());
  expect(settings).toMatchObject({ currency: 'CHF', language: 'en', accounts: defaultAccounts });
  expect([settings.banks.size, settings.datev, settings.beancount]).toEqual([
    0,
    { accountLength: 4, yearStart: '01-01' },
    { open: true },
  ]);
});

test.each<[input: unknown, problem: string]>([
  [{ currency: 'chf' }, 'currency CURRENCY_NOT_SUPPORTED'],
  [{ language: 'rm' }, 'language INVALID_ENUM'],
  [{ accounts: { receivables: ' ' } }, 'accounts.receivables REQUIRED'],
  [{ accounts: { receivables: 1100 } }, 'accounts.receivables TYPE'],
  [{ accounts: { debtors: '1100' } }, 'accounts.debtors UNKNOWN_FIELD'],
  [{ banks: [{ iban: 'CH00', account: '1020' }] }, 'banks[0].iban IBAN_COUNTRY_LENGTH'],
  [{ banks: [{ iban: 'CH8198765000700420011', account: '' }] }, 'banks[0].account REQUIRED'],
  [{ banks: [{ iban: 'CH8198765000700420011' }] }, 'banks[0].account REQUIRED'],
  [
    { banks: [{ iban: 'CH8198765000700420011', account: '1', currency: 'EURO' }] },
    'banks[0].currency CURRENCY_NOT_SUPPORTED',
  ],
  [{ rates: [{ currency: 'EUR', rate: 0 }] }, 'rates[0].rate BOOKS_RATE_FORMAT'],
  [{ rates: [{ currency: 'EURO', rate: 1 }] }, 'rates[0].currency CURRENCY_NOT_SUPPORTED'],
  [{ bookedBills: [{ id: 'B1', amount: new ExactNumber('1.005') }] }, 'bookedBills[0].amount AMOUNT_SCALE'],
  [{ datev: { consultant: 1 } }, 'datev.consultant BOOKS_NUMBER_RANGE'],
  [{ datev: { client: 100_000 } }, 'datev.client BOOKS_NUMBER_RANGE'],
  [{ datev: { accountLength: 9 } }, 'datev.accountLength BOOKS_NUMBER_RANGE'],
  [{ datev: { yearStart: '02-30' } }, 'datev.yearStart BOOKS_YEAR_START'],
  ['text', ' TYPE'],
])('%j: %s', (input, problem) => expect(found(input)).toContain(problem));

test('a bank account is named once, however it is written', () => {
  const banks = ['CH81 9876 5000 7004 2001 1', 'ch8198765000700420011'].map((iban) => ({ iban, account: '1021' }));
  expect(found({ banks })).toEqual(['banks[1].iban BOOKS_BANK_TWICE']);
  const settings = expectValue(parseBooksSettings({ banks: banks.slice(0, 1) }));
  expect(settings.banks.get('CH8198765000700420011')).toBe('1021');
});

test('all problems are reported at once', () => {
  const input = {
    currency: 'X',
    accounts: { bank: '' },
    rates: [{ currency: 'EUR', rate: -1 }],
    datev: { client: 0 },
    z: 1,
  };
  expect(
    found(input)
      .map((one) => one.split(' ')[0])
      .sort(),
  ).toEqual(['accounts.bank', 'currency', 'datev.client', 'rates[0].rate', 'z']);
});

test('no input throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => void parseBooksSettings(json)));
  const near = fc.record(
    {
      accounts: fc.jsonValue(),
      banks: fc.array(fc.jsonValue()),
      rates: fc.array(fc.jsonValue()),
      bookedBills: fc.jsonValue(),
      datev: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(fc.property(near, (json) => void parseBooksSettings(json)));
});

import { describe, expect, test } from 'vitest';
import {
  creditorReference,
  findingsAfter,
  iban,
  qrIban,
  qrReference,
  requestOf,
  today,
} from '../../../../../test/ebill-cases.ts';
import { expectValue } from '../../../../../test/results.ts';
import { formatPath } from '../../problem/problem.ts';
import { type BusinessCaseType, businessCaseTypes } from '../business-case.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { checkCreditAccounts } from './credit-accounts.ts';
import { parseBusinessCase } from './parse.ts';

const payment = 'singlePayment.paymentInformation';
const instalment = 'paymentsByInstalments.paymentByInstalments[0].instalments.instalment[2].paymentInformation';

const places: readonly [type: BusinessCaseType, generic: string][] = [
  ['Bill', `${payment}.accountAndReference.generic`],
  ['Reminder', `${payment}.accountAndReference.generic`],
  ['DonationInquiry', `${payment}.accountAndReference.generic`],
  ['InstalmentBill', `${instalment}.accountAndReference.generic`],
];

describe.each(places)('in a %s', (type, generic) => {
  /** What is found with this account and reference, the place left out. */
  const found = (referenceType: string, referenceStructured: string | undefined, account: string): string[] =>
    findingsAfter(type, {
      [`${generic}.referenceType`]: referenceType,
      [`${generic}.referenceStructured`]: referenceStructured,
      [`${generic}.iban`]: account,
    }).map((line) => line.replace(`${generic}.`, ''));

  test.each<[referenceType: string, reference: string | undefined, account: string, ...found: string[]]>([
    ['QRR', qrReference, qrIban],
    ['SCOR', creditorReference, iban],
    ['NON', undefined, iban],
    ['NON', '', iban],
    ['QRR', undefined, qrIban, 'referenceStructured QR_IBAN_REQUIRES_QRR'],
    ['QRR', '', qrIban, 'referenceStructured QR_IBAN_REQUIRES_QRR'],
    ['SCOR', creditorReference, qrIban, 'referenceType QR_IBAN_REQUIRES_QRR'],
    ['SCOR', qrReference, qrIban, 'referenceType QR_IBAN_REQUIRES_QRR'],
    ['NON', undefined, qrIban, 'referenceType QR_IBAN_REQUIRES_QRR'],
    ['QRR', qrReference, iban, 'referenceType QRR_REQUIRES_QR_IBAN'],
    ['QRR', qrReference.slice(1), qrIban, 'referenceStructured QRR_FORMAT'],
    ['QRR', `0${qrReference}`, qrIban, 'referenceStructured QRR_FORMAT'],
    ['QRR', `${qrReference.slice(0, 26)}X`, qrIban, 'referenceStructured QRR_FORMAT'],
    ['QRR', '0'.repeat(27), qrIban, 'referenceStructured QRR_FORMAT'],
    ['QRR', qrReference.replace(/7$/, '8'), qrIban, 'referenceStructured QRR_CHECKSUM'],
    ['SCOR', undefined, iban, 'referenceStructured SCOR_REQUIRED'],
    ['SCOR', '', iban, 'referenceStructured SCOR_REQUIRED'],
    ['SCOR', `RF18${'1'.repeat(22)}`, iban, 'referenceStructured SCOR_FORMAT'],
    ['SCOR', 'RF18', iban, 'referenceStructured SCOR_FORMAT'],
    ['SCOR', creditorReference.toLowerCase(), iban, 'referenceStructured SCOR_FORMAT'],
    ['SCOR', 'RF18 5390 0754 7034', iban, 'referenceStructured SCOR_FORMAT'],
    ['SCOR', 'RF19539007547034', iban, 'referenceStructured SCOR_CHECKSUM'],
    ['NON', creditorReference, iban, 'referenceStructured REFERENCE_NOT_ALLOWED'],
    ['NON', creditorReference, 'CH00', 'referenceStructured REFERENCE_NOT_ALLOWED', 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, '', 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, iban.slice(0, 20), 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, `${iban}1`, 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, 'CH58 0079 1123 0008 8901 2', 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, iban.toLowerCase(), 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, 'CH58007911230008890_2', 'iban IBAN_FORMAT'],
    ['SCOR', creditorReference, 'CH5900791123000889012', 'iban IBAN_CHECKSUM'],
    ['SCOR', creditorReference, 'DE89370400440532013000', 'iban IBAN_COUNTRY'],
    ['SCOR', creditorReference, 'LI21088100002324013AA'],
  ])('%s with %j on %s', (referenceType, reference, account, ...expected) => {
    expect(found(referenceType, reference, account)).toEqual(expected);
  });
});

describe('the credit accounts of the biller', () => {
  const parsed = (type: BusinessCaseType) =>
    expectValue(parseBusinessCase(type, readJsonDocument(requestOf(type)), { today }));

  const account = (own: string, ...currencies: string[]) => ({ iban: own, currencies });
  const both = [account(qrIban, 'CHF', 'EUR'), account(iban, 'CHF', 'EUR')];

  test('have every account of a business case', () => {
    for (const type of businessCaseTypes) expect(checkCreditAccounts(parsed(type), both)).toEqual([]);
  });

  test('or each is reported where it stands: IBAN_NOT_IN_MASTER_DATA', () => {
    const single = checkCreditAccounts(parsed('Bill'), both.slice(0, 1));
    expect(single.map((found) => `${formatPath(found.path)} ${found.code}`)).toEqual([
      `${payment}.accountAndReference.generic.iban IBAN_NOT_IN_MASTER_DATA`,
    ]);
    const many = checkCreditAccounts(parsed('InstalmentBill'), []);
    expect(many).toHaveLength(4);
    expect(formatPath(many[2]?.path ?? [])).toBe(`${instalment}.accountAndReference.generic.iban`);
    for (const type of ['CreditNote', 'Advice'] as const) expect(checkCreditAccounts(parsed(type), [])).toEqual([]);
  });

  test('take the currencies that they are kept in, and such as are changed: CURRENCY_NOT_OF_ACCOUNT', () => {
    const bill = parsed('Bill');
    if (bill.type !== 'Bill') throw new Error(bill.type);
    const inCurrency = (currencyCode: string, ...currencies: string[]) => {
      const { paymentInformation } = bill.singlePayment;
      const amount = { ...paymentInformation.amount, currencyCode };
      const singlePayment = { ...bill.singlePayment, paymentInformation: { ...paymentInformation, amount } };
      return checkCreditAccounts({ ...bill, singlePayment }, [account(iban, ...currencies)]);
    };
    expect(inCurrency('EUR', 'CHF', 'EUR')).toEqual([]);
    expect(inCurrency('USD', 'CHF')).toEqual([]);
    const closed = inCurrency('EUR', 'CHF');
    expect(closed).toMatchObject([{ code: 'CURRENCY_NOT_OF_ACCOUNT', params: { allowed: 'CHF' } }]);
    expect(formatPath(closed[0]?.path ?? [])).toBe(`${payment}.amount.currencyCode`);
  });
});

import { expect, test } from 'vitest';
import { found, usual } from '../../../../../test/ebill-evidence.ts';
import { bill, creditNote, payment } from '../../../../../test/ebill-submissions.ts';
import { detectAnomalies, type EInvoiceFacts } from './index.ts';

const { amount, accountAndReference } = payment('140.80', '2026-12-20');
const { iban, referenceStructured } = accountAndReference.generic;
const same: EInvoiceFacts = {
  amount: '140.8',
  currency: amount.currencyCode,
  payment: { accounts: ['DE02120300000000202051', iban], reference: referenceStructured ?? '' },
};
const placesOf = (...eInvoices: EInvoiceFacts[]) =>
  detectAnomalies(usual(bill(), { eInvoices }))
    .filter(({ code }) => code === 'DIFFERS_FROM_E_INVOICE')
    .map(({ path, expected }) => [path.at(-1), expected]);

test('an e-invoice that says what the data says is no anomaly, however its amount is written', () => {
  expect(found(usual(bill(), { eInvoices: [same] }))).toEqual([]);
  expect(placesOf({ amount: undefined, currency: undefined, payment: undefined })).toEqual([]);
});

test.each<[Partial<EInvoiceFacts>, unknown[]]>([
  [{ amount: '140.81' }, [['value', '140.81']]],
  [{ currency: 'EUR' }, [['currencyCode', 'EUR']]],
  [
    { payment: { accounts: ['DE02120300000000202051'], reference: referenceStructured ?? '' } },
    [['iban', 'DE02120300000000202051']],
  ],
  [{ payment: { accounts: [iban], reference: 'RF18539007547034' } }, [['referenceStructured', 'RF18539007547034']]],
])('%j is told at its place, and holds a delivery back', (changes, expected) => {
  expect(placesOf({ ...same, ...changes })).toEqual(expected);
  expect(found(usual(bill(), { eInvoices: [{ ...same, ...changes }] }))).toContain('DIFFERS_FROM_E_INVOICE block');
});

test('of a case without payments the total is compared', () => {
  const { totalAmount } = creditNote();
  const facts = { amount: '0.01', currency: totalAmount.currencyCode, payment: undefined };
  const told = detectAnomalies(usual(creditNote(), { eInvoices: [facts] }));
  expect(told.map(({ code, path }) => [code, path])).toContainEqual([
    'DIFFERS_FROM_E_INVOICE',
    ['totalAmount', 'value'],
  ]);
});

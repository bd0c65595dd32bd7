import { isError, readEInvoice } from '@rappen/core/e-invoice';
import { profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { creditOf } from '../../desk/drafts/drafts.ts';
import { completed } from '../../records/desk/completed.ts';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { eInvoiceFileOf } from '../maker/files.ts';
import { deskVerdict } from './document.ts';
import { eInvoiceRules } from './e-invoice-rules.ts';

const profile = profiles['2.3'];
const company: Company = {
  ...newCompany('de'),
  address: 'Hofkäserei Rheintal AG\nMarktgasse 12\n9450 Altstätten',
  iban: 'CH58 0079 1123 0008 8901 2',
  vat: 'added',
  uid: 'CHE-123.456.788 MWST',
  vatNumber: 'DE 136 695 976',
  ibanAbroad: 'DE89 3704 0044 0532 0130 00',
  bic: 'cobadeffxxx',
};
const invoice: Invoice = {
  ...newInvoice(company, '2026-11-26'),
  number: '2026-007',
  currency: 'EUR',
  eInvoice: 'facturx',
  address: 'Markthalle Lindau GmbH\nHafen 3\nD-88131 Lindau',
  customerVatNumber: 'DE142116817',
  payTo: 'abroad',
  contractNr: 'V-7',
  projectNr: 'P-12',
  deliveryAddress: 'Lager Nord\nHafenstrasse 4\nD-88131 Lindau',
  exchangeRate: '0.9512',
  positions: [{ ...emptyPosition, description: 'Bergkäse', quantity: '10', price: '24', vatRate: '19' }],
};
const verdictOf = (changes: Partial<Invoice> = {}, own: Partial<Company> = {}) =>
  deskVerdict({ ...invoice, ...changes }, { ...company, ...own }, '', profile, eInvoiceRules);
const problemsOf = (...given: Parameters<typeof verdictOf>) =>
  [...verdictOf(...given).problems].flatMap(([field, found]) => found.map(({ code }) => `${field} ${code}`));

test('an invoice abroad has every number, the account and VAT in francs in its data', async () => {
  expect(problemsOf()).toEqual([]);
  const file = eInvoiceFileOf(invoice, company, profile);
  const read = readEInvoice(new Uint8Array(await (file as Blob).arrayBuffer()));
  expect(read.ok && read.value.invoice).toMatchObject({
    currency: 'EUR',
    vatCurrency: 'CHF',
    contract: 'V-7',
    project: 'P-12',
    seller: { vatId: 'DE136695976', registration: { id: 'CHE123456788' } },
    buyer: { electronicAddress: { scheme: '9930', id: 'DE142116817' } },
    delivery: { name: 'Lager Nord', address: { line1: 'Hafenstrasse 4', country: 'DE' } },
    paymentMeans: [{ code: '58', account: 'DE89370400440532013000', bic: 'COBADEFFXXX' }],
    totals: { vat: '45.60', vatInVatCurrency: '43.37' },
  });
  expect(verdictOf().warnings.filter((found) => 'severity' in found && isError(found as never))).toEqual([]);
});

describe('what is wrong stands at its field', () => {
  test.each<[name: string, changes: Partial<Invoice>, own: Partial<Company>, expected: string]>([
    ['19 % under the Swiss number', {}, { vatNumber: '' }, 'positions.0.vatRate INVOICE_DOCUMENT_VAT_ABROAD'],
    ['our number', {}, { vatNumber: 'DE136695967' }, 'company.vatNumber VAT_NUMBER_CHECK_DIGITS'],
    ['that of the customer', { customerVatNumber: 'DE1421168' }, {}, 'customerVatNumber VAT_NUMBER_FORMAT'],
    ['the account', {}, { ibanAbroad: 'DE88370400440532013000' }, 'company.ibanAbroad IBAN_CHECKSUM'],
    ['the SIREN', { customerRegistration: '303265054' }, {}, 'customerRegistration FRENCH_NUMBER'],
    ['the currency', { currency: 'EUX' }, {}, 'currency INVOICE_DOCUMENT_CURRENCY'],
    ['the rate', { exchangeRate: 'x' }, {}, 'exchangeRate AMOUNT_FORMAT'],
    ['no account at all', {}, { iban: '', ibanAbroad: '' }, 'company.ibanAbroad REQUIRED'],
  ])('%s', (_name, changes, own, expected) => {
    expect(problemsOf(changes, own)).toContain(expected);
  });

  test('the account of a refund', () => {
    const credit = { ...creditOf(invoice, '2026-12-01'), number: '2026-008', refundIban: 'DE88370400440532013000' };
    expect(problemsOf(credit)).toContain('refundIban IBAN_CHECKSUM');
    const { document } = verdictOf({ ...credit, refundIban: 'DE89370400440532013000' });
    expect(document?.bankAccount?.iban).toBe('DE89370400440532013000');
  });
});

test('another currency has no QR-bill, but the account of the company', () => {
  const { document } = verdictOf({ currency: 'USD', payTo: '' });
  expect([document?.payment, document?.bankAccount?.iban]).toEqual([undefined, 'DE89370400440532013000']);
  expect(verdictOf({ payTo: '' }).document?.payment?.account.iban).toBe('CH5800791123000889012');
});

test('France gets its notes', () => {
  const { document } = verdictOf({ frenchNotes: true });
  expect(document?.notes.map(({ subject }) => subject)).toEqual(['PMT', 'PMD', 'AAB']);
});

test('records of other days stay at home', () => {
  const { payTo: _, contractNr: __, frenchNotes: ___, ...older } = invoice;
  expect(completed('invoices', older as Invoice)).toMatchObject({ payTo: '', contractNr: '', frenchNotes: false });
});

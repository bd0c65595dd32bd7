import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { formatPath } from '../problem/problem.ts';
import { profiles } from '../swiss-qr/index.ts';
import {
  drawInvoiceDocument,
  type InvoiceDocumentJson,
  isFrenchNumber,
  parseInvoiceDocument,
  parseVatNumber,
} from './index.ts';
import { itemAmount } from './totals.ts';
import { isSwissVatRate } from './vat-number.ts';

/** A Swiss firm that is registered for VAT in Germany and is paid there. */
const abroad: InvoiceDocumentJson = {
  language: 'de',
  sender: {
    name: 'Hofkäserei Rheintal AG',
    addressLines: ['Marktgasse 12', '9450 Altstätten'],
    uid: 'CHE-123.456.788',
    vatNumber: 'DE 136 695 976',
    taxNumber: '47/115/01234',
  },
  recipient: { addressLines: ['Markthalle Lindau GmbH', '88131 Lindau'], vatNumber: 'DE142116817' },
  contractNr: 'V-2026-7',
  projectNr: 'P-12',
  deliveryAddress: {
    name: 'Lager Nord',
    streetName: 'Hafen',
    houseNumber: '3',
    postalCode: '88131',
    city: 'Lindau',
    country: 'DE',
  },
  invoiceNr: 'R-1',
  invoiceDate: '2026-11-26',
  currency: 'EUR',
  vatCurrency: { currency: 'CHF', exchangeRate: 0.9512 },
  bankAccount: { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  notes: [{ subject: 'PMT', text: 'Indemnité forfaitaire de 40 euros' }],
  positions: [{ description: 'Käse', quantity: 250, unitPrice: 412.5, priceQuantity: 100, vatRate: 19 }],
};

const parse = (change: object = {}) => parseInvoiceDocument({ ...abroad, ...change }, { profile: profiles['2.3'] });
const sender = (change: object) => ({ sender: { ...abroad.sender, ...change } });
const slip = {
  creditorInformation: {
    iban: 'CH5800791123000889012',
    creditor: { addressType: 'STRUCTURED', name: 'A', postalCode: '9450', city: 'B', country: 'CH' },
  },
  paymentReference: { referenceType: 'NON' },
};

describe('refused, where it stands', () => {
  test.each<[name: string, change: object, expected: string]>([
    [
      '19 % under the Swiss number',
      sender({ vatNumber: undefined }),
      'positions[0].vatRate INVOICE_DOCUMENT_VAT_ABROAD',
    ],
    ['a VAT number with a digit too few', sender({ vatNumber: 'DE13669597' }), 'sender.vatNumber VAT_NUMBER_FORMAT'],
    [
      'a VAT number that was mistyped',
      sender({ vatNumber: 'DE136695967' }),
      'sender.vatNumber VAT_NUMBER_CHECK_DIGITS',
    ],
    [
      'that of the buyer',
      { recipient: { ...abroad.recipient, vatNumber: 'ATU13585626' } },
      'recipient.vatNumber VAT_NUMBER_CHECK_DIGITS',
    ],
    [
      'a SIRET with a wrong check digit',
      { recipient: { ...abroad.recipient, registration: { scheme: '0009', id: '30326504500018' } } },
      'recipient.registration.id FRENCH_NUMBER',
    ],
    [
      'an account with wrong check digits',
      { bankAccount: { iban: 'DE88370400440532013000' } },
      'bankAccount.iban IBAN_CHECKSUM',
    ],
    ['an account beside a payment part', { qrInvoice: slip }, 'bankAccount INVOICE_DOCUMENT_ACCOUNT_TWICE'],
    [
      'a payment part in dollars',
      { currency: 'USD', bankAccount: undefined, qrInvoice: slip },
      'qrInvoice INVOICE_DOCUMENT_SLIP_CURRENCY',
    ],
    ['no currency', { currency: 'EUX' }, 'currency INVOICE_DOCUMENT_CURRENCY'],
    [
      'VAT twice in the same currency',
      { vatCurrency: { currency: 'EUR', exchangeRate: 1 } },
      'vatCurrency.currency INVOICE_DOCUMENT_VAT_CURRENCY',
    ],
    [
      'a country that is none',
      { deliveryAddress: { ...abroad.deliveryAddress, country: 'XX' } },
      'deliveryAddress.country COUNTRY_UNKNOWN',
    ],
    [
      'files that are too large together',
      {
        attachments: [1, 2].map((nr) => ({
          nr: `${nr}`,
          name: 'a.pdf',
          mediaType: 'application/pdf',
          content: 'A'.repeat(2_500_004),
        })),
      },
      'attachments INVOICE_DOCUMENT_ATTACHMENTS_SIZE',
    ],
    [
      'half a unit as what a price is for',
      { positions: [{ ...abroad.positions[0], priceQuantity: 0.5 }] },
      'positions[0].priceQuantity INVOICE_DOCUMENT_DECIMALS',
    ],
  ])('%s', (_name, change, expected) => {
    const parsed = parse(change);
    expect(parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${formatPath(path)} ${code}`)).toEqual([expected]);
  });

  test('but what somebody else made is not judged', () => {
    const json = { ...abroad, sender: { ...abroad.sender, vatNumber: undefined } };
    expect(codesOf(parseInvoiceDocument(json, { profile: profiles['2.3'], isReceived: true }))).toEqual([]);
  });
});

test('the price of a hundred, VAT in francs, and a number without blanks', () => {
  const { document } = expectValue(parse());
  expect(document.totals).toMatchObject({ net: '1031.25', vat: '195.94', due: '1227.19' });
  expect(document.vatCurrency).toEqual({ currency: 'CHF', exchangeRate: '0.9512', amount: '186.38' });
  expect(document.sender.vatNumber).toBe('DE136695976');
});

test.each([
  ['1', '3.35', undefined, '100', '0.03'],
  ['250', '3.30', { percent: '33.333' }, '100', '5.50'],
  ['250', '3.30', { amount: '1' }, '100', '7.25'],
] as const)('%s at %s for each %s of %s: %s', (quantity, price, discount, per, expected) => {
  expect(itemAmount(quantity, price, discount, per)).toBe(expected);
});

test('billing information says nothing of VAT abroad', () => {
  const { document } = expectValue(parse({ bankAccount: undefined, qrInvoice: slip }));
  expect(document.payment?.billingInformation).not.toMatch(/\/3[02]\//);
});

test.each(['de', 'fr', 'it', 'en', 'rm'] as const)('everything is printed, in %s', (language) => {
  const { document } = expectValue(parse({ language }));
  const { pages } = expectValue(drawInvoiceDocument(document, { template: 'classic' }));
  const text = pages
    .flatMap(({ shapes }) => shapes.flatMap((one) => (one.kind === 'text' ? [one.text] : [])))
    .join('\n');
  for (const printed of [
    'DE136695976',
    '47/115/01234',
    'V-2026-7',
    'P-12',
    'DE-88131 Lindau',
    'DE89 3704 0044 0532 0130 00',
    'COBADEFFXXX',
    '186.38',
    '412.50 / 100',
    'Indemnité',
  ])
    expect(text).toContain(printed);
  expect(text).not.toMatch(/CHE-123\.456\.788 (?:MWST|TVA|IVA|VAT|TPV)/);
});

test.each([
  'DE136695976',
  'DE142116817',
  'ATU13585627',
  'FR40303265045',
  'IT07643520567',
  'BE0403019261',
  'NL003660564B01',
  'EL094259216',
  'SE556036079301',
  'NO923609016MVA',
])(
  '%s is a VAT number, and with another digit in its middle none of its country where it has check digits',
  (number) => {
    expect(parseVatNumber(number)).toEqual({ ok: true, value: number });
    const at = 6;
    const others = [1, 2, 3].map(
      (step) => `${number.slice(0, at)}${(Number(number[at]) + step) % 10}${number.slice(at + 1)}`,
    );
    const isChecked = /^(?:DE|AT|FR|IT|BE)/.test(number);
    expect(others.map((other) => parseVatNumber(other).ok)).toEqual([!isChecked, !isChecked, !isChecked]);
  },
);

test('numbers of countries that are not known, and a UID, are left as they are', () => {
  expect(expectValue(parseVatNumber('US 12-345'))).toBe('US12-345');
  expect(expectValue(parseVatNumber('CHE-109.322.551'))).toBe('CHE-109.322.551');
});

test('Swiss rates by day', () => {
  expect(['8.1', '7.7', '2.6', '3.8', '7.6'].every((rate) => isSwissVatRate(rate, '2026-01-01'))).toBe(true);
  expect(['19', '7', '20', '22', '5.5'].some((rate) => isSwissVatRate(rate, '2026-01-01'))).toBe(false);
  // What the law will be then is not known: a tenth and more it never was
  expect([isSwissVatRate('8.8', '2029-01-01'), isSwissVatRate('19', '2029-01-01')]).toEqual([true, false]);
});

test('SIREN and SIRET', () => {
  expect(isFrenchNumber('0002', '303265045')).toBe(true);
  expect(isFrenchNumber('0002', '303265054')).toBe(false);
  expect(isFrenchNumber('0009', '35600000049837')).toBe(true);
  expect(isFrenchNumber('0009', '303265045')).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoicesAbroad } from '../../../../test/arbitraries/invoice-abroad.ts';
import { runs } from '../../../../test/long-tests.ts';
import { expectValue } from '../../../../test/results.ts';
import { type InvoiceDocument, type InvoiceDocumentJson, parseInvoiceDocument } from '../invoice-document/index.ts';
import { formatPath } from '../problem/problem.ts';
import { profiles } from '../swiss-qr/index.ts';
import { parseXml } from '../xml/index.ts';
import { checkEInvoice, type EInvoiceProfile, eInvoiceOf, isError, writeCii, writeUbl } from './index.ts';
import { xmlLimits } from './limits.ts';
import { readTree } from './syntax/index.ts';
import { electronicAddressOf } from './writing/index.ts';

const ways = ['en16931', 'xrechnung', 'peppol', 'basic'] as const;
/** What a profile has no place for: Peppol some kinds, BASIC rounding. */
const hasPlace = ({ kind, totals }: InvoiceDocument, profile: EInvoiceProfile) =>
  profile === 'peppol'
    ? !['partial', 'correction', 'selfBilled'].includes(kind)
    : profile !== 'basic' || totals.rounding === '0.00';

test('invoices abroad keep every rule of their profile, and are read back as they were written', () => {
  fc.assert(
    fc.property(invoicesAbroad, fc.constantFrom(...ways), ({ document }, wanted) => {
      const profile = hasPlace(document, wanted) ? wanted : 'en16931';
      const invoice = expectValue(eInvoiceOf(document, { profile }));
      for (const [syntax, write] of [
        ['CII', writeCii],
        ['UBL', writeUbl],
      ] as const) {
        const { source: _, ...reading } = readTree(expectValue(parseXml(write(invoice), { limits: xmlLimits }))) ?? {};
        expect(reading).toEqual({ syntax, invoice, deviations: [], unread: [], unreadCount: 0 });
      }
      if (profile !== 'basic') return;
      expect(checkEInvoice({ invoice }, { rules: 'facturx' }).filter(isError)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

const plain: InvoiceDocumentJson = {
  language: 'de',
  sender: {
    addressLines: ['Hofkäserei Rheintal AG', '9450 Altstätten'],
    uid: 'CHE-123.456.788',
    vatNumber: 'DE136695976',
    taxNumber: '47/115/01234',
    address: { postalCode: '9450', city: 'Altstätten', country: 'CH' },
  },
  recipient: {
    addressLines: ['Markthalle Lindau GmbH', '88131 Lindau'],
    address: { postalCode: '88131', city: 'Lindau', country: 'DE' },
    vatNumber: 'DE142116817',
  },
  customerReference: '4471',
  contractNr: 'V-7',
  projectNr: 'P-12',
  deliveryAddress: { name: 'Lager', postalCode: '88131', city: 'Lindau', country: 'DE' },
  servicePeriod: { from: '2026-11-01', to: '2026-11-20' },
  invoiceNr: 'R-1',
  invoiceDate: '2026-11-26',
  paymentTerms: { days: 30 },
  currency: 'EUR',
  vatCurrency: { currency: 'CHF', exchangeRate: 0.9512 },
  bankAccount: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  notes: [{ subject: 'PMT', text: '40 €' }],
  attachments: [{ nr: '1', name: 'a.pdf', mediaType: 'application/pdf', content: 'JVBERg==' }],
  positions: [{ description: 'Käse', quantity: 250, unitPrice: 412.5, priceQuantity: 100, unit: 'kg', vatRate: 19 }],
};
const parsed = (change: object) =>
  expectValue(parseInvoiceDocument({ ...plain, ...change }, { profile: profiles['2.3'] })).document;
const made = (change: object = {}, profile: EInvoiceProfile = 'en16931') => eInvoiceOf(parsed(change), { profile });

test('each field becomes its term', () => {
  const invoice = expectValue(made());
  expect(invoice).toMatchObject({
    contract: 'V-7',
    project: 'P-12',
    vatCurrency: 'CHF',
    totals: { vat: '195.94', vatInVatCurrency: '186.38' },
    seller: {
      vatId: 'DE136695976',
      taxNumber: '47/115/01234',
      registration: { id: 'CHE123456788', scheme: '0183' },
    },
    buyer: { vatId: 'DE142116817', electronicAddress: { scheme: '9930', id: 'DE142116817' } },
    delivery: { name: 'Lager', date: '2026-11-20', address: { city: 'Lindau', country: 'DE' } },
    period: { from: '2026-11-01', to: '2026-11-20' },
    paymentMeans: [
      { code: '58', account: 'DE89370400440532013000', bic: 'COBADEFFXXX', accountName: 'Hofkäserei Rheintal AG' },
    ],
    remittance: 'R-1',
    supportingDocuments: [{ id: '1', file: { name: 'a.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' } }],
  });
  expect(invoice.notes).toEqual([{ subject: 'PMT', text: '40 €' }]);
  expect(invoice.lines[0]?.price).toEqual({ net: '412.50', base: { value: '100', unit: 'KGM' } });
});

test('a credit note names the account of the refund, and whose it is', () => {
  const { paymentMeans } = expectValue(
    made({ kind: 'creditNote', precedingInvoice: { nr: 'R-0' }, paymentTerms: undefined }),
  );
  expect(paymentMeans[0]).toMatchObject({ account: 'DE89370400440532013000', accountName: 'Markthalle Lindau GmbH' });
});

test.each([
  ['USD', '30'],
  ['EUR', '58'],
])('%s are paid by %s', (currency, code) => {
  expect(expectValue(made({ currency })).paymentMeans[0]?.code).toBe(code);
});

test.each<[name: string, change: object, profile: EInvoiceProfile, expected: string]>([
  [
    'a register that is in no list',
    { recipient: { ...plain.recipient, registration: { scheme: '9999', id: '1' } } },
    'en16931',
    'recipient.registration',
  ],
  ['a note with a code that is none', { notes: [{ subject: 'QQQ', text: 'x' }] }, 'en16931', 'notes'],
])('is refused at its place: %s', (_name, change, profile, expected) => {
  const result = made(change, profile);
  expect((result.ok ? [] : result.problems).map(({ path }) => formatPath(path))).toContain(expected);
});

test.each([
  [{ vatNumber: 'DE136695976' }, '9930 DE136695976'],
  [{ vatNumber: 'BE0403019261' }, '0208 0403019261'],
  [{ vatNumber: 'SE556036079301' }, '0007 5560360793'],
  [{ vatNumber: 'NO923609016MVA' }, '0192 923609016'],
  [{ vatNumber: 'DK13585628' }, '0184 DK13585628'],
  [{ vatNumber: 'FR40303265045' }, '9957 FR40303265045'],
  [{ vatNumber: 'FR40303265045', registration: { scheme: '0009', id: '30326504500019' } }, '0009 30326504500019'],
  [{ vatNumber: 'US1' }, ' '],
  [{}, ' '],
])('the address of %j', (numbers, expected) => {
  const { scheme = '', id = '' } = electronicAddressOf(numbers) ?? {};
  expect(`${scheme} ${id}`).toBe(expected);
});

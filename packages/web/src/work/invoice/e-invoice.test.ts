import { checkEInvoice, isError, readEInvoice } from '@rappen/core/e-invoice';
import { profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { creditOf } from '../../desk/drafts/drafts.ts';
import { completed } from '../../records/desk/completed.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { eInvoiceFileOf, invoiceFileOf } from '../maker/files.ts';
import { deskVerdict } from './document.ts';
import { typedElectronicAddress } from './e-invoice.ts';
import { eInvoiceRules } from './e-invoice-rules.ts';

const profile = profiles['2.3'];
const company: Company = {
  ...newCompany('de'),
  address: 'Hofkäserei Rheintal AG\nMarktgasse 12\n9450 Altstätten',
  iban: 'CH58 0079 1123 0008 8901 2',
  vat: 'added',
  uid: 'CHE-123.456.788 MWST',
  eInvoice: 'facturx',
};
const withContact = { contactName: 'Regula Holzer', phone: '+41 71 555 01 40', email: 'r.holzer@kaeserei.example' };
const invoice: Invoice = {
  ...newInvoice(company, '2026-11-24'),
  number: '2026-007',
  address: 'Spezereien Zentral GmbH\nZentralplatz 4\n9000 St. Gallen',
  positions: [
    { ...emptyPosition, description: 'Bergkäse', quantity: '14.60', unit: 'kg', price: '23.40', vatRate: '2.6' },
  ],
};
const authority: Partial<Invoice> = {
  eInvoice: 'xrechnung',
  currency: 'EUR',
  address: 'Stadt Freiburg\nAmt für Märkte\nRathausplatz 2\n79098 Freiburg\nDeutschland',
  customerReference: '04011000-12345-03',
  customerVatNumber: 'DE 142116817',
  positions: [{ ...emptyPosition, description: 'Beratung', unit: 'h', price: '140', vatRate: '-', vatCategory: 'AE' }],
};
const verdictOf = (changes: Partial<Invoice>, own: Partial<Company> = {}) =>
  deskVerdict({ ...invoice, ...changes }, { ...company, ...own }, '', profile, eInvoiceRules);
const problemsOf = (...given: Parameters<typeof verdictOf>) =>
  Object.fromEntries(
    [...verdictOf(...given).problems].map(([field, found]) => [
      field,
      found.map(({ params, code }) => params['rule'] ?? code),
    ]),
  );

async function readBack(file: Blob | undefined, rules: 'en16931' | 'xrechnung' | 'peppol' = 'en16931') {
  if (file === undefined) throw new Error('No file was made');
  const read = readEInvoice(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) throw new Error(read.problems[0].code);
  return { ...read.value, findings: checkEInvoice(read.value, { rules }).filter(isError) };
}

describe('what the rules of authorities warn of', () => {
  test('is said beside the page, and keeps nothing from being sent', () => {
    const { problemCount, warnings } = verdictOf(authority, withContact);
    expect(problemCount).toBe(0);
    expect(warnings.map(({ params }) => params['rule'])).toEqual(['BR-DE-TMP-32']);
  });
});

describe('an invoice that is also an e-invoice', () => {
  test('carries its data in the PDF, which keep every rule', async () => {
    const read = await readBack(invoiceFileOf(invoice, company, profile));
    expect(read).toMatchObject({ syntax: 'CII', profile: 'en16931', file: { name: 'factur-x.xml' }, findings: [] });
    expect(read.invoice).toMatchObject({
      number: '2026-007',
      totals: { due: '350.50', rounding: '-0.02' },
      seller: { vatId: 'CHE123456788MWST', address: { line1: 'Marktgasse 12', city: 'Altstätten', country: 'CH' } },
      buyer: { address: { line1: 'Zentralplatz 4', postalCode: '9000', country: 'CH' } },
      remittance: 'RF922026007',
    });
  });

  test('is an XRechnung with contact, Leitweg-ID and reverse charge', async () => {
    const own = { ...company, ...withContact };
    expect(problemsOf(authority, withContact)).toEqual({});
    for (const file of [
      invoiceFileOf({ ...invoice, ...authority }, own, profile),
      eInvoiceFileOf({ ...invoice, ...authority }, own, profile),
    ]) {
      const read = await readBack(file, 'xrechnung');
      expect(read).toMatchObject({ profile: 'xrechnung', findings: [] });
      expect(read.invoice).toMatchObject({
        buyerReference: '04011000-12345-03',
        buyer: {
          electronicAddress: { scheme: '0204', id: '04011000-12345-03' },
          vatId: 'DE142116817',
          address: { line2: 'Amt für Märkte', country: 'DE' },
        },
        seller: { contact: { name: 'Regula Holzer', phone: '+41 71 555 01 40' } },
        vatBreakdown: [{ category: 'AE', reasonCode: 'VATEX-EU-AE' }],
      });
    }
  });

  test('is UBL for Peppol, beside a PDF without data', async () => {
    const exported: Partial<Invoice> = {
      eInvoice: 'peppol',
      currency: 'EUR',
      address: 'Fromagerie du Port SARL\n8 quai du Port\n13002 Marseille\nFrance',
      customerReference: 'CMD 4471',
      customerElectronicAddress: '0009:30326504500019',
      positions: [{ ...emptyPosition, description: 'Fromage', price: '24.50', vatRate: '-', vatCategory: 'G' }],
    };
    expect(problemsOf(exported)).toEqual({});
    const read = await readBack(eInvoiceFileOf({ ...invoice, ...exported }, company, profile), 'peppol');
    expect(read).toMatchObject({ syntax: 'UBL', profile: 'peppol', findings: [] });
    await expect(readBack(invoiceFileOf({ ...invoice, ...exported }, company, profile))).rejects.toThrow(
      'E_INVOICE_NOT_FOUND',
    );
  });

  test.each(['facturx', 'xrechnung', 'peppol'] as const)(
    'is a credit note with what it credits, as %s',
    async (eInvoice) => {
      const credit = {
        ...creditOf(
          { ...invoice, ...authority, eInvoice, customerElectronicAddress: '0204:04011000-12345-03' },
          '2026-12-01',
        ),
        number: '2026-008',
      };
      const own = { ...company, ...withContact };
      const verdict = deskVerdict(credit, own, '', profile, eInvoiceRules);
      expect(Object.fromEntries(verdict.problems)).toEqual({});
      expect(verdict.document).toMatchObject({ kind: 'creditNote', payment: undefined });
      const read = await readBack(eInvoiceFileOf(credit, own, profile), eInvoice === 'facturx' ? 'en16931' : eInvoice);
      expect(read).toMatchObject({
        findings: [],
        invoice: { typeCode: '381', notes: [], precedingInvoices: [{ number: '2026-007', issueDate: '2026-11-24' }] },
      });
    },
  );

  test('is none for a reminder, nor where the invoice says so', () => {
    expect(eInvoiceFileOf({ ...invoice, kind: 'reminder' }, company, profile)).toBeUndefined();
    expect(eInvoiceFileOf({ ...invoice, eInvoice: 'none' }, company, profile)).toBeUndefined();
  });
});

describe('what an e-invoice lacks stands at its field', () => {
  test.each<[string, Partial<Invoice>, Partial<Company>, Record<string, string[]>]>([
    ['a contact', authority, {}, { 'company.contactName': ['BR-DE-2'] }],
    [
      'telephone and e-mail',
      authority,
      { ...withContact, phone: '', email: '' },
      { 'company.phone': ['BR-DE-6'], 'company.email': ['BR-DE-7'] },
    ],
    ['the reference', { ...authority, customerReference: '' }, withContact, { customerReference: ['BR-DE-15'] }],
    [
      'an address',
      { eInvoice: 'peppol', customerReference: 'x' },
      {},
      { customerElectronicAddress: ['PEPPOL-EN16931-R010'] },
    ],
    ['any number of its own', {}, { uid: '', vat: 'none' }, { 'company.uid': ['BR-CO-26'] }],
    [
      'the number of who pays the tax',
      { ...authority, customerVatNumber: '' },
      withContact,
      { customerVatNumber: ['BR-AE-02'] },
    ],
  ])('%s', (_name, changes, own, expected) => expect(problemsOf(changes, own)).toMatchObject(expected));

  test('an address without the code of its list is refused at its field', () => {
    const typed = { ...authority, eInvoice: 'peppol' as const, customerElectronicAddress: 'somewhere' };
    expect(problemsOf(typed, { electronicAddress: 'x' })).toEqual({
      customerElectronicAddress: ['E_INVOICE_ADDRESS_FORM'],
      'company.electronicAddress': ['E_INVOICE_ADDRESS_FORM'],
    });
  });
});

test.each([
  ['0183:CHE123456788', { scheme: '0183', id: 'CHE123456788' }],
  [' em : a@b.ch', { scheme: 'EM', id: 'a@b.ch' }],
  ['a@b.ch', { scheme: 'EM', id: 'a@b.ch' }],
  ['04011000-12345-03', undefined],
  ['  ', undefined],
])('an electronic address is typed as %j', (text, expected) => expect(typedElectronicAddress(text)).toEqual(expected));

test('until the rules are there, nothing is said to be ready', () => {
  expect(deskVerdict(invoice, company, '', profile).isPending).toBe(true);
  expect(deskVerdict({ ...invoice, eInvoice: 'none' }, company, '', profile).isPending).toBe(false);
});

describe('records of other days', () => {
  const withoutLater = ({ eInvoice: _1, contactName: _2, electronicAddress: _3, ...older }: Company) => older;

  test('have every member', () => {
    const { ofNumber: _1, eInvoice: _2, customerVatNumber: _3, customerElectronicAddress: _4, ...older } = invoice;
    const positions = [{ kind: 'item', description: 'x', price: '1' }];
    expect(completed('invoices', { ...older, positions } as never)).toEqual({
      ...newInvoice(company, '2026-11-24'),
      ...older,
      positions: [{ ...emptyPosition, description: 'x', price: '1' }],
    });
  });

  test('stay without data when their company sends e-invoices later', () => {
    const { eInvoice: _now, ...sender } = withoutLater({ ...company, eInvoice: 'none' }) as Company;
    const issued = { ...invoice, issuedOn: '2026-01-01', sender: JSON.stringify(sender) };
    expect(issuedBy(issued, company).eInvoice).toBe('none');
  });
});

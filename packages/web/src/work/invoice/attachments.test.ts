import { checkEInvoice, isError, readEInvoice } from '@rappen/core/e-invoice';
import { attachmentTypes } from '@rappen/core/invoice-document';
import { profiles } from '@rappen/core/swiss-qr';
import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import { expect, test } from 'vitest';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { eInvoiceFileOf, invoiceFileOf, invoicesFileOf } from '../maker/files.ts';
import { deskVerdict } from './document.ts';
import { eInvoiceRules } from './e-invoice-rules.ts';

const profile = profiles['2.3'];
const company: Company = {
  ...newCompany('de'),
  address: 'Hofkäserei Rheintal AG\nMarktgasse 12\n9450 Altstätten',
  iban: 'CH58 0079 1123 0008 8901 2',
  vat: 'added',
  uid: 'CHE-123.456.788 MWST',
  contactName: 'Regula Holzer',
  phone: '+41 71 555 01 40',
  email: 'r.holzer@kaeserei.example',
};
const bytesOf = (index: number) => Uint8Array.from({ length: 500 + index }, (_, at) => (at * 7 + index) % 256);
const attachments = attachmentTypes.map((mediaType, index) => ({
  id: `${index}`.repeat(24),
  name: `beleg-${index}.bin`,
  description: index === 0 ? ' Stundenblatt ' : '',
  mediaType,
  size: 500 + index,
}));
const contents = new Map(attachments.map(({ id }, index) => [id, base64Of(bytesOf(index))]));
const invoice: Invoice = {
  ...newInvoice(company, '2026-11-24'),
  number: '2026-007',
  currency: 'EUR',
  address: 'Stadt Freiburg\nRathausplatz 2\nD-79098 Freiburg',
  customerReference: '04011000-12345-03',
  customerElectronicAddress: '0204:04011000-12345-03',
  positions: [{ ...emptyPosition, description: 'Beratung', unit: 'h', price: '140', vatRate: '-', vatCategory: 'G' }],
  attachments,
};

const bytesIn = async (file: Blob | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));

test.each([
  ['the PDF of Factur-X', 'facturx', invoiceFileOf, 'en16931'],
  ['the PDF of XRechnung', 'xrechnung', invoiceFileOf, 'xrechnung'],
  ['the XML of XRechnung', 'xrechnung', eInvoiceFileOf, 'xrechnung'],
  ['the XML of Peppol', 'peppol', eInvoiceFileOf, 'peppol'],
] as const)('%s has every attached file, byte by byte, and keeps every rule', async (_name, eInvoice, make, rules) => {
  const own = { ...invoice, eInvoice };
  expect([...deskVerdict(own, company, '', profile, eInvoiceRules, contents).problems]).toEqual([]);
  const read = readEInvoice(await bytesIn(make(own, company, profile, contents)));
  if (!read.ok) throw new Error(read.problems[0].code);
  expect(checkEInvoice(read.value, { rules }).filter(isError)).toEqual([]);
  const documents = read.value.invoice.supportingDocuments;
  expect(documents.map(({ file }) => base64Bytes(file?.base64 ?? ''))).toEqual(
    attachments.map((_, index) => bytesOf(index)),
  );
  expect(documents.map(({ file, description }) => [file?.name, file?.mediaType, description ?? ''])).toEqual(
    attachments.map(({ name, mediaType, description }) => [name, mediaType, description.trim()]),
  );
});

test('an e-invoice without the content of a file is not made, and its page says where', () => {
  const own: Invoice = { ...invoice, eInvoice: 'facturx' };
  const lacking = new Map([...contents].slice(1));
  const { problems, isPending } = deskVerdict(own, company, '', profile, eInvoiceRules, lacking);
  expect([...problems].map(([field, [found]]) => [field, found?.code])).toEqual([['attachments.0', 'REQUIRED']]);
  expect(isPending).toBe(false);
  expect(invoiceFileOf(own, company, profile, lacking)).toBeUndefined();
  expect(eInvoiceFileOf(own, company, profile, lacking)).toBeUndefined();
  // What nobody has looked at yet is neither right nor wrong
  expect(deskVerdict(own, company, '', profile, eInvoiceRules).isPending).toBe(true);
});

test('files of more than an invoice may have are told where they stand', () => {
  const large = new Map(attachments.map(({ id }) => [id, 'AAAA'.repeat(250_000)]));
  const { problems } = deskVerdict({ ...invoice, eInvoice: 'facturx' }, company, '', profile, eInvoiceRules, large);
  expect([...problems].map(([field, [found]]) => [field, found?.code])).toEqual([
    ['attachments', 'INVOICE_DOCUMENT_ATTACHMENTS_SIZE'],
  ]);
});

test('a PDF that is no e-invoice, and several invoices as one, have none of them and are made all the same', async () => {
  const facturx: Invoice = { ...invoice, eInvoice: 'facturx' };
  const files = [
    invoiceFileOf({ ...invoice, eInvoice: 'none' }, company, profile),
    invoiceFileOf({ ...invoice, eInvoice: 'peppol' }, company, profile, contents),
    invoicesFileOf([{ invoice: facturx, company }], profile),
  ];
  for (const file of files) {
    const text = new TextDecoder('latin1').decode(await bytesIn(file));
    expect(text).toMatch(/^%PDF/);
    expect(text).not.toContain('/EmbeddedFile');
  }
});

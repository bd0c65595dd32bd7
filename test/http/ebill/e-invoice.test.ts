import { facturX, invoiceToPdf } from '@rappen/core';
import { eInvoiceExamples, eInvoiceOf, writeCii } from '@rappen/core/e-invoice';
import { type InvoiceDocumentJson, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { profiles } from '@rappen/core/swiss-qr';
import { attachFile, attachmentsOf } from '@rappen/pdf/attachments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBillValue, expectValue } from '../../results.ts';
import { plainPdf, qrIban, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const { delivery, creditNote } = eInvoiceExamples;
const sender = { ...delivery.sender, name: 'Robert Schneider AG' };
const recipient = {
  ...delivery.recipient,
  uid: undefined,
  electronicAddress: { scheme: 'EM', id: 'petra+allowed@example.org' },
};
const invoice = {
  ...delivery,
  sender,
  recipient,
  invoiceDate: '2026-11-20',
  servicePeriod: { from: '2026-11-01', to: '2026-11-18' },
  qrInvoice: {
    creditorInformation: {
      iban: qrIban,
      creditor: { ...delivery.qrInvoice?.creditorInformation.creditor, name: sender.name },
    },
    paymentReference: { referenceType: 'QRR', reference: '{1839:2026115}' },
  },
} as InvoiceDocumentJson;

const withReference = (reference: string): InvoiceDocumentJson['qrInvoice'] =>
  ({
    ...invoice.qrInvoice,
    paymentReference: { referenceType: 'QRR', reference },
  }) as InvoiceDocumentJson['qrInvoice'];

const hybrid = (document: InvoiceDocumentJson) =>
  expectBillValue(invoiceToPdf(document, { eInvoice: facturX() })) as Uint8Array<ArrayBuffer>;
/** A PDF without a QR code, with the XML of a document. */
function dataAlone(document: InvoiceDocumentJson, change = (xml: string) => xml, count = 1) {
  const parsed = expectValue(parseInvoiceDocument(document, { profile: profiles['2.3'] }));
  const xml = change(writeCii(expectValue(eInvoiceOf(parsed.document))));
  return Array.from({ length: count }).reduce<Uint8Array<ArrayBuffer>>(
    (pdf, _, index) =>
      expectValue(
        attachFile(pdf, {
          name: `factur-x-${index}.xml`,
          mediaType: 'text/xml',
          relationship: 'Alternative',
          description: '',
          modifiedAt: '2026-11-20T00:00:00Z',
          content: new TextEncoder().encode(`${xml}<!-- ${index} -->`),
        }),
      ) as Uint8Array<ArrayBuffer>,
    plainPdf(),
  );
}
function submitPdf(pdf: BodyInit, headers: Record<string, string> = {}) {
  const target = '/api/v1/business-cases?processingMode=STAGE';
  return service.send('POST', target, { headers: { 'content-type': 'application/pdf', ...headers }, body: pdf });
}
const codesOf = ({ json }: { readonly json: { readonly anomalies?: readonly { code: string }[] } }) =>
  (json.anomalies ?? []).map(({ code }) => code);

describe('a PDF with an e-invoice', () => {
  test('becomes the bill that its data says, field by field', async () => {
    const answer = await submitPdf(hybrid({ ...invoice, invoiceNr: 'E-1' }));
    expect(answer.status, answer.text).toBe(201);
    const seen = await service.send('GET', `/api/v1/business-cases/${answer.json.id}`);
    expect(seen.json).toMatchObject({
      type: 'Bill',
      referenceNumber: 'E-1',
      businessCaseDate: '2026-11-20',
      totalAmount: { value: 500.65, currencyCode: 'CHF' },
      billRecipient: {
        emailAddress: 'petra+allowed@example.org',
        name: 'Spezereien Zentral GmbH',
        address: { structuredAddress: { city: 'St. Gallen', postalCode: '9000' } },
      },
      singlePayment: {
        paymentInformation: {
          accountAndReference: {
            generic: { referenceType: 'QRR', referenceStructured: '183900000000000000020261155', iban: qrIban },
          },
          dueDate: '2026-12-20',
        },
      },
      workflow: {
        vatEnterpriseIdentificationNumbers: { vatEnterpriseIdentificationNumber: ['CHE123456788MWST'] },
        deliveryDateStart: '2026-11-01',
        deliveryDateEnd: '2026-11-18',
        netAmount: { value: 573.44 },
        amountPaid: { value: 100 },
        caseReferenceForBillRecipient: 'BC 2026/0318',
      },
    });
    expect(seen.json.workflow.vatRates.vatRate).toHaveLength(3);
    const codes = codesOf(seen);
    expect(codes).not.toContain('FOREIGN_XML_ATTACHMENT');
    expect(codes).not.toContain('VAT_SUM_MISMATCH');
    expect(codes.filter((code) => /DIFFERS/.test(code))).toEqual([]);
    const pdf = await service.send('GET', `/api/v1/business-cases/${answer.json.id}`, {
      headers: { accept: 'application/pdf' },
    });
    expect(expectValue(attachmentsOf(pdf.bytes)).map(({ name }) => name)).toEqual(['ebill.xml', 'factur-x.xml']);
  });

  test('is told from the same bill that came as XML of eBill, whatever its number', async () => {
    const bill = { ...invoice, invoiceNr: 'E-5', qrInvoice: withReference('{1839:2026119}') };
    const first = await submitPdf(hybrid(bill));
    expect(first.status, first.text).toBe(201);
    const stored = await service.send('GET', `/api/v1/business-cases/${first.json.id}`, {
      headers: { accept: 'application/pdf' },
    });
    const own = expectValue(attachmentsOf(stored.bytes)).find(({ name }) => name === 'ebill.xml');
    const xml = new TextDecoder().decode(own?.bytes);
    const asXml = (text: string) =>
      expectValue(
        attachFile(plainPdf(), {
          name: 'ebill.xml',
          mediaType: 'text/xml',
          relationship: 'Data',
          description: '',
          modifiedAt: '2026-11-20T00:00:00Z',
          content: new TextEncoder().encode(text),
        }),
      ) as Uint8Array<ArrayBuffer>;
    expect((await submitPdf(asXml(xml))).json.code).toBe('DUPLICATE_REFERENCE_NUMBER');
    expect(codesOf(await submitPdf(asXml(xml.replaceAll('E-5<', 'E-6<'))))).toContain('LIKELY_DUPLICATE');
    expect(codesOf(await submitPdf(hybrid({ ...bill, invoiceNr: 'E-7' })))).toContain('LIKELY_DUPLICATE');
  });

  test('needs no QR code; a credit note has no payment', async () => {
    const bill = await submitPdf(dataAlone({ ...invoice, invoiceNr: 'E-2' }), { 'x-anomaly-detection': 'SKIP' });
    expect([bill.status, bill.json.referenceNumber], bill.text).toEqual([201, 'E-2']);
    const credit = { ...creditNote, sender, recipient, invoiceNr: 'G-1', invoiceDate: '2026-11-20' };
    const answer = await submitPdf(hybrid(credit), { 'x-anomaly-detection': 'SKIP' });
    expect([answer.status, answer.json.type, answer.json.referencedBill], answer.text).toEqual([
      201,
      'CreditNote',
      { referenceNumber: 'R-26118' },
    ]);
  });

  test('differences to the QR code are told', async () => {
    const pdf = expectBillValue(invoiceToPdf({ ...invoice, invoiceNr: 'E-3' }));
    const parsed = expectValue(parseInvoiceDocument({ ...invoice, prepaidAmount: 0 }, { profile: profiles['2.3'] }));
    const content = new TextEncoder().encode(writeCii(expectValue(eInvoiceOf(parsed.document))));
    const file = { name: 'factur-x.xml', mediaType: 'text/xml', relationship: 'Data', description: '' } as const;
    const other = expectValue(attachFile(pdf, { ...file, content, modifiedAt: '2026-11-20T00:00:00Z' }));
    const answer = await submitPdf(other as Uint8Array<ArrayBuffer>);
    expect(answer.status, answer.text).toBe(201);
    expect(codesOf(answer)).toContain('AMOUNT_DIFFERS_FROM_QR');
  });

  test('what is no bill is refused with the reason, several are ambiguous', async () => {
    const nameless = { ...invoice, recipient: { ...recipient, electronicAddress: undefined } };
    expect((await submitPdf(hybrid(nameless))).json.code).toBe('RECIPIENT_IDENTIFIER_MISSING');
    const debit = dataAlone(invoice, (xml) => xml.replace('<ram:TypeCode>30<', '<ram:TypeCode>59<'));
    const refused = await submitPdf(debit);
    expect([refused.status, refused.json.code]).toEqual([422, 'E_INVOICE_NOT_TO_PAY']);
    const two = await submitPdf(dataAlone(invoice, undefined, 2));
    expect([two.status, two.json.code]).toEqual([422, 'PDF_MULTIPLE_XML_ATTACHMENTS']);
  });
});

test('data with a PDF that carries an e-invoice is compared with it', async () => {
  const answer = await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE', pdf: dataAlone(invoice) });
  expect(answer.status, answer.text).toBe(201);
  const told = answer.json.anomalies.filter(({ code }: { code: string }) => code === 'DIFFERS_FROM_E_INVOICE');
  expect(told.map(({ actualValue, expectedValue, ...one }: Record<string, unknown>) => one)).toHaveLength(3);
  expect(JSON.stringify(told)).toContain('500.65');
});

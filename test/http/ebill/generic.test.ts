import { businessCaseNamespace } from '@rappen/core/ebill';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, type InvoiceDraft, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { pdfWithFiles } from './foreign-files.ts';
import { iban, plainPdf, qrIban, type Service, startService } from './service.ts';
import { caseOf, element, fieldErrorsOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const creditor = {
  addressType: 'STRUCTURED',
  name: 'Robert Schneider AG',
  street: 'Rue du Lac',
  buildingNumber: '1268',
  postalCode: '2501',
  city: 'Biel',
  countryCode: 'CH',
} as const;
const debtor = { ...creditor, name: 'Muster Petra', city: 'Thun', postalCode: '3600' };

function draft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    iban: qrIban,
    creditor,
    amount: '149.35',
    currency: 'CHF',
    debtor,
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
    alternativeProcedures: ['eBill/B/petra+allowed@example.org'],
    ...changes,
  };
}

function billPdf(...drafts: InvoiceDraft[]): Uint8Array<ArrayBuffer> {
  const drawings = drafts.map((one) => {
    const invoice = expectValue(parseDraft(one, profiles['2.3']));
    const symbol = expectValue(encodeSymbol(invoice));
    return expectValue(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' })).drawing;
  });
  return renderPdf(drawings) as Uint8Array<ArrayBuffer>;
}

function submitPdf(pdf: BodyInit, query = 'processingMode=DELIVER', headers = {}) {
  const target = `/api/v1/business-cases?${query}`;
  return service.send('POST', target, { headers: { 'content-type': 'application/pdf', ...headers }, body: pdf });
}

describe('a QR-bill', () => {
  test.each([
    [500, 201, undefined],
    [501, 422, 'PDF_CONVERSION_FAILED'],
  ])('may be on the last of %i pages', async (pageCount, status, code) => {
    const page = { width: 210, height: 297, title: 'Page', description: '', language: 'de' } as const;
    const line = { kind: 'line', x1: 20, y1: 20, x2: 90, y2: 20, lineWidth: 1, style: 'solid' } as const;
    const invoice = expectValue(
      parseDraft(draft({ amount: '1.05', reference: '000000000000000000000005002' }), profiles['2.3']),
    );
    const symbol = expectValue(encodeSymbol(invoice));
    const slip = expectValue(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' })).drawing;
    const pages = [...Array.from({ length: pageCount - 1 }, () => ({ ...page, shapes: [line] })), slip];
    const answer = await submitPdf(renderPdf(pages) as Uint8Array<ArrayBuffer>, 'processingMode=STAGE', {
      'x-anomaly-detection': 'SKIP',
    });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('becomes the bill that it is', async () => {
    const created = await submitPdf(billPdf(draft()), 'processingMode=DELIVER', {
      prefer: 'wait=5',
      'x-filename': 'a.pdf',
    });
    expect(created.status, created.text).toBe(201);
    expect(created.json).toMatchObject({
      type: 'Bill',
      referenceNumber: '210000000003139471430009017',
      totalAmount: { value: 149.35, currencyCode: 'CHF' },
      processingStatus: 'DELIVERED',
      anomalies: [],
    });
    expect(created.text).toContain('"value":149.35');
  });

  test('becomes a reminder of a bill by its procedure, or by the query', async () => {
    const reference = 'RF18539007547034';
    const text = { iban, referenceType: 'SCOR', reference } as const;
    const pdf = billPdf(draft({ ...text, alternativeProcedures: ['eBill/R/petra+allowed@example.org/B-77'] }));
    const created = await submitPdf(pdf, 'processingMode=STAGE');
    expect(created.json).toMatchObject({ type: 'Reminder', referencedBill: { referenceNumber: 'B-77' } });
    const other = billPdf(draft({ ...text, reference: 'RF712348231' }));
    const named = await submitPdf(other, 'processingMode=STAGE&refByEBillReferenceNumber=B-78');
    expect(named.json).toMatchObject({ type: 'Bill', referencedBill: { referenceNumber: 'B-78' } });
  });

  test.each<[string, Partial<InvoiceDraft>, string, string]>([
    ['without recipient', { alternativeProcedures: [] }, 'RECIPIENT_IDENTIFIER_MISSING', 'billRecipient'],
    ['without debtor', { debtor: undefined }, 'PDF_DATA_INCOMPLETE', 'billRecipient'],
    [
      'to two recipients',
      { alternativeProcedures: ['eBill/B/a@example.org', 'eBill/B/b@example.org'] },
      'RECIPIENT_AMBIGUOUS',
      'billRecipient',
    ],
    [
      'of somebody else',
      { iban: 'CH9300762011623852957', referenceType: 'NON', reference: undefined },
      'IBAN_NOT_IN_MASTER_DATA',
      'singlePayment.paymentInformation.accountAndReference.generic.iban',
    ],
  ])('%s is denied', async (_what, changes, code, field) => {
    const answer = await submitPdf(billPdf(draft(changes)));
    expect([answer.status, answer.json.code, fieldErrorsOf(answer)]).toEqual([422, code, [`${field} ${code}`]]);
  });

  test('must be the only one', async () => {
    const answer = await submitPdf(billPdf(draft(), draft({ amount: '1.00' })));
    expect([answer.status, answer.json.code]).toEqual([422, 'PDF_MULTIPLE_QR_CODES']);
  });

  test('is the same on two pages', async () => {
    const twice = draft({ amount: '12.35', reference: '000000000000000000000000011' });
    expect((await submitPdf(billPdf(twice, twice), 'processingMode=STAGE')).status).toBe(201);
  });
});

describe('a PDF', () => {
  test('that says nothing is denied', async () => {
    const answer = await submitPdf(plainPdf());
    expect([answer.status, answer.json.code]).toEqual([422, 'PDF_NO_BUSINESS_DATA']);
  });

  test('that was delivered can be submitted again under another number, with the same result', async () => {
    const first = caseOf('reminder');
    const created = await submitJson(service, 'reminder', first);
    const pdf = await service.send('GET', `/api/v1/business-cases/${created.json.id}`, {
      headers: { accept: 'application/pdf' },
    });
    const taken = await submitPdf(pdf.bytes);
    expect([taken.status, taken.json.code]).toEqual([422, 'DUPLICATE_REFERENCE_NUMBER']);
    const other = { ...first, referenceNumber: 'again-1' };
    const xml = element('reminder', other).replace('<reminder>', `<reminder xmlns="${businessCaseNamespace}">`);
    const pdfOfXml = pdfWithFiles([{ name: 'any-name', mediaType: 'application/xml', content: xml }]);
    const again = await submitPdf(pdfOfXml, 'processingMode=STAGE');
    expect(again.status, again.text).toBe(201);
    const [one, two] = await Promise.all(
      [created, again].map(async ({ json }) => (await service.send('GET', `/api/v1/business-cases/${json.id}`)).json),
    );
    for (const member of ['type', 'billRecipient', 'singlePayment', 'totalAmount']) {
      expect(two[member]).toEqual(one[member]);
    }
  });

  const namespace = `xmlns="${businessCaseNamespace}"`;
  test.each<[string, string[], string]>([
    ['two business cases', [`<bill ${namespace}/>`, `<advice ${namespace}/>`], 'PDF_MULTIPLE_XML_ATTACHMENTS'],
    ['a broken one', [`<bill ${namespace}>`], 'XML_ATTACHMENT_INVALID'],
    ['an empty one', [`<bill ${namespace}/>`], 'XML_ATTACHMENT_INVALID'],
    ['one of no type', [`<offer ${namespace}/>`], 'XML_ATTACHMENT_INVALID'],
    ['foreign XML only', ['<rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>'], 'PDF_NO_BUSINESS_DATA'],
  ])('with %s is denied', async (_what, attachments, code) => {
    const files = attachments.map((content, at) => ({ name: `${at}.xml`, mediaType: 'text/xml', content }));
    const answer = await submitPdf(pdfWithFiles(files));
    expect([answer.status, answer.json.code]).toEqual([422, code]);
    if (_what === 'an empty one') expect(fieldErrorsOf(answer)).toContain('referenceNumber REQUIRED');
  });

  test.each<[string, BodyInit, string, Record<string, string>, number, string]>([
    ['nothing', '', 'processingMode=STAGE', {}, 400, 'BODY_REQUIRED'],
    ['no PDF', 'hello', 'processingMode=STAGE', {}, 422, 'PDF_INVALID'],
    ['no mode', 'hello', '', {}, 400, 'VALIDATION_FAILED'],
    ['JSON', '{}', 'processingMode=STAGE', { 'content-type': 'application/json' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', new Uint8Array(10_000_001), 'processingMode=STAGE', {}, 413, 'PDF_TOO_LARGE'],
    ['compressed', 'x', 'processingMode=STAGE', { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('that is %s is refused', async (_what, body, query, headers, status, code) => {
    const answer = await submitPdf(body, query, headers);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('with a code that breaks its rules is denied', async () => {
    const own = await startService();
    const broken = draft({ amount: '149.35' });
    const invoice = expectValue(parseDraft(broken, profiles['2.3']));
    const symbol = expectValue(encodeSymbol({ ...invoice, currency: 'USD' as never }));
    const pdf = renderPdf([expectValue(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' })).drawing]);
    const answer = await submitPdf(pdf as Uint8Array<ArrayBuffer>);
    expect([answer.status, answer.json.code]).toEqual([422, 'QR_CODE_INVALID']);
    await own.close();
  });
});

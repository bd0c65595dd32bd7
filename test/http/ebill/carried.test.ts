import { businessCaseNamespace } from '@rappen/core/ebill';
import { type AttachmentInput, attachFile, attachmentsOf } from '@rappen/pdf/attachments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { pdfWithFiles } from './foreign-files.ts';
import { keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, element, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const utf8 = new TextEncoder();

/** A bill as a PDF carries it. */
function billXml(changes: Record<string, unknown> = {}): string {
  return element('bill', caseOf('bill', changes)).replace('<bill>', `<bill xmlns="${businessCaseNamespace}">`);
}

function carrying(content: Uint8Array, more: Partial<AttachmentInput> = {}): Uint8Array<ArrayBuffer> {
  const file = { name: 'case.xml', mediaType: 'application/xml', relationship: 'Data', description: '' } as const;
  const input = { ...file, modifiedAt: '2026-11-21T10:00:00Z', content, ...more };
  return expectValue(attachFile(plainPdf(), input)) as Uint8Array<ArrayBuffer>;
}

function submitPdf(pdf: BodyInit, query = '') {
  const headers = { 'content-type': 'application/pdf', 'x-anomaly-detection': 'SKIP' };
  return service.send('POST', `/api/v1/business-cases?processingMode=STAGE${query}`, { headers, body: pdf });
}

/** Every business case in the PDF that the recipient gets, with the number of the bill that it refers to. */
async function carriedBy(id: number) {
  const pdf = await service.send('GET', `/api/v1/business-cases/${id}`, { headers: { accept: 'application/pdf' } });
  return expectValue(attachmentsOf(pdf.bytes)).map(({ name, bytes }) => {
    const numbers = [...new TextDecoder().decode(bytes).matchAll(/<referenceNumber>(.*?)<\/referenceNumber>/g)];
    return [name, ...numbers.map((found) => found[1])];
  });
}

describe('a business case in a PDF', () => {
  const utf16 = (text: string) => Uint8Array.of(0xff, 0xfe, ...Buffer.from(text, 'utf16le'));

  test.each<[string, () => Uint8Array]>([
    ['that is not UTF-8', () => Buffer.from(billXml({ 'billRecipient.name': 'Müller' }), 'latin1')],
    ['in UTF-16', () => utf16(billXml())],
    ['in UTF-16 of the other order', () => Buffer.from(utf16(billXml())).swap16()],
    ['of a declared encoding', () => utf8.encode(`<?xml version="1.0" encoding="ISO-8859-1"?>${billXml()}`)],
    ['with a document type', () => utf8.encode(`<!DOCTYPE bill>${billXml()}`)],
  ])('%s is refused as what it is', async (_what, content) => {
    const answer = await submitPdf(carrying(content()));
    expect([answer.status, answer.json.code]).toEqual([422, 'XML_ATTACHMENT_INVALID']);
  });

  test('may begin with a byte order mark', async () => {
    const created = await submitPdf(carrying(utf8.encode(`\ufeff${billXml({ 'billRecipient.name': 'Müller' })}`)));
    expect(created.status, created.text).toBe(201);
    const seen = await service.send('GET', `/api/v1/business-cases/${created.json.id}`);
    expect(seen.json.billRecipient.name).toBe('Müller');
  });

  test('is replaced where the case is changed', async () => {
    const created = await submitPdf(carrying(utf8.encode(billXml({ referenceNumber: 'carried-1' }))));
    expect(await carriedBy(created.json.id)).toEqual([['case.xml', 'carried-1']]);
    for (const referenceNumber of ['carried-2', 'carried-3']) {
      const json = { id: created.json.id, businessCase: caseOf('bill', { referenceNumber }) };
      const changed = await service.send('POST', '/connect/StagedCases/update', { key: keys.admin, json });
      expect([changed.status, changed.json.referenceNumber]).toEqual([200, referenceNumber]);
      expect(await carriedBy(created.json.id)).toEqual([['case.xml', referenceNumber]]);
    }
  });

  test('says what the query says of it', async () => {
    const bill = await submitJson(service, 'bill', caseOf('bill', { referenceNumber: 'original-1' }));
    const pdf = carrying(utf8.encode(billXml({ referenceNumber: 'carried-4' })));
    const created = await submitPdf(pdf, `&refByPlatformID=${bill.json.id}`);
    expect([created.status, created.json.referencedBill?.referenceNumber]).toEqual([201, 'original-1']);
    expect(await carriedBy(created.json.id)).toEqual([['case.xml', 'carried-4', 'original-1']]);
  });

  test('stays as it is where nothing is changed, whatever its name', async () => {
    const created = await submitPdf(carryingElsewhere(billXml({ referenceNumber: 'carried-5' })));
    expect(created.status, created.text).toBe(201);
    const json = { id: created.json.id, businessCase: caseOf('bill') };
    const changed = await service.send('POST', '/connect/StagedCases/update', { key: keys.admin, json });
    expect([changed.status, changed.json.code]).toEqual([422, 'BUSINESS_CASE_NOT_REPLACEABLE']);
    expect(await carriedBy(created.json.id)).toEqual([['a b.xml', 'carried-5']]);
  });
});

/** Under a name that we would not write. */
function carryingElsewhere(xml: string): Uint8Array<ArrayBuffer> {
  return pdfWithFiles([{ name: 'a b.xml', mediaType: 'application/xml', content: xml }]);
}

test('a PDF that carries XML of any encoding is none for structured data', async () => {
  const content = Uint8Array.of(0xff, 0xfe, ...Buffer.from('<a/>', 'utf16le'));
  const pdf = carrying(content, { name: 'data.bin', mediaType: 'application/octet-stream' });
  const answer = await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE', pdf });
  expect([answer.status, answer.json.code]).toEqual([422, 'PDF_HAS_XML_ATTACHMENT']);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Problem } from '@rappen/core/problem';
import { failed } from '@rappen/core/result';
import { deliverDue } from '@rappen/http';
import { attachFile } from '@rappen/pdf/attachments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePdf } from '../../oracles/page-pdfs.ts';
import { expectValue } from '../../results.ts';
import { pdfWithFiles } from './foreign-files.ts';
import { keys, pdfTools, plainPdf, type Service, startService } from './service.ts';
import { caseOf, fieldErrorsOf, type Kind, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const foreignIban = 'CH9300762011623852957';
const iban = 'singlePayment.paymentInformation.accountAndReference.generic.iban';

/** A delivered case, and its id. */
async function delivered(kind: Kind, changes: Record<string, unknown> = {}): Promise<number> {
  const created = await submitJson(service, kind, caseOf(kind, changes), { headers: { prefer: 'wait=5' } });
  expect(created.json.processingStatus, created.text).toBe('DELIVERED');
  return created.json.id;
}

async function read(id: number) {
  return (await service.send('GET', `/api/v1/business-cases/${id}`)).json;
}

describe('is denied with status 422', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an account of somebody else', { [iban]: foreignIban }, `${iban} IBAN_NOT_IN_MASTER_DATA`],
    ['nobody', { 'billRecipient.emailAddress': 'nobody@example.org' }, 'billRecipient RECIPIENT_UNKNOWN'],
    [
      'one who takes none',
      { 'billRecipient.emailAddress': 'a+denied@example.org' },
      'billRecipient RECIPIENT_NOT_ALLOWED',
    ],
    [
      'an address long given up',
      { 'billRecipient.emailAddress': 'a+expired@example.org' },
      'billRecipient RECIPIENT_EMAIL_EXPIRED',
    ],
    [
      'a debit that is not granted',
      { 'singlePayment.paymentMode': 'EBILL_DEBIT', 'singlePayment.paymentInformation.dueDate': '2026-12-01' },
      'singlePayment.paymentMode EBILL_DEBIT_NOT_ALLOWED',
    ],
  ])('%s', async (_what, changes, found) => {
    const answer = await submitJson(service, 'bill', caseOf('bill', changes));
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, [found]]);
    expect(answer.json.code).toBe(found.split(' ')[1]);
  });

  test('two identifiers of two recipients', async () => {
    const item = { emailAddress: 'two+allowed@example.org' };
    const found = await service.send('POST', '/api/v1/bill-recipients/search', { json: { items: [item] } });
    const changes = { 'billRecipient.billRecipientNetId': found.json.items[0].billRecipientNetId };
    const answer = await submitJson(service, 'bill', caseOf('bill', changes));
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, ['billRecipient RECIPIENT_MISMATCH']]);
  });

  test('a number that is taken, with who has it; of another biller it is free', async () => {
    const businessCase = caseOf('bill');
    const first = await submitJson(service, 'bill', businessCase, { mode: 'STAGE' });
    const second = await submitJson(service, 'bill', businessCase, { mode: 'STAGE' });
    expect([second.status, second.json.code, second.json.businessCaseId]).toEqual([
      422,
      'DUPLICATE_REFERENCE_NUMBER',
      first.json.id,
    ]);
    const other = await submitJson(service, 'bill', businessCase, { mode: 'STAGE', key: keys.beta });
    expect(other.status).toBe(201);
  });

  test('everything at once', async () => {
    const changes = { [iban]: foreignIban, 'billRecipient.emailAddress': 'nobody@example.org' };
    const answer = await submitJson(service, 'bill', caseOf('bill', changes));
    expect(fieldErrorsOf(answer)).toEqual([`${iban} IBAN_NOT_IN_MASTER_DATA`, 'billRecipient RECIPIENT_UNKNOWN']);
  });
});

describe('a bill that is referred to', () => {
  test('by an unknown number is taken for new, by another name it has to be there', async () => {
    const unknown = { referencedBill: { referenceNumber: 'never-seen' } };
    expect((await submitJson(service, 'reminder', caseOf('reminder', unknown))).status).toBe(201);
    for (const [parameter, value] of [
      ['refByPlatformID', '2147483647'],
      ['refByReferenceStructured', 'RF18539007547034'],
    ]) {
      const answer = await submitJson(service, 'reminder', caseOf('reminder'), { query: `&${parameter}=${value}` });
      expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, [`${parameter} REFERENCED_CASE_NOT_FOUND`]]);
    }
  });

  test('is reminded of, replaced and cancelled once the new case is delivered', async () => {
    const bill = await delivered('bill', { referenceNumber: 'ref-1' });
    const reminder = await submitJson(service, 'reminder', caseOf('reminder'), { query: `&refByPlatformID=${bill}` });
    expect(reminder.json.referencedBill).toMatchObject({ referenceNumber: 'ref-1' });
    expect((await read(bill)).remindedBy).toBeUndefined();
    await deliverDue(service.ports);
    expect((await read(bill)).remindedBy).toEqual([reminder.json.id]);
    const advice = await delivered('advice', { referencedBill: { referenceNumber: 'ref-1' } });
    expect(await read(bill)).toMatchObject({ status: 'COMPLETED', replacedBy: advice });
    const again = await submitJson(service, 'bill', caseOf('bill', { referencedBill: { referenceNumber: 'ref-1' } }));
    expect([again.status, fieldErrorsOf(again)]).toEqual([422, ['referencedBill REFERENCED_CASE_CLOSED']]);
  });

  test('can only be a bill', async () => {
    await delivered('credit-note', { referenceNumber: 'note-1' });
    const changes = { referencedBill: { referenceNumber: 'note-1' } };
    const answer = await submitJson(service, 'reminder', caseOf('reminder', changes));
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, ['referencedBill NOT_REFERENCEABLE']]);
  });

  test('has one identity', async () => {
    const one = await delivered('bill', { referenceNumber: 'one' });
    await delivered('bill', { referenceNumber: 'other' });
    const both = `&refByPlatformID=${one}&refByEBillReferenceNumber=`;
    const answer = await submitJson(service, 'reminder', caseOf('reminder'), { query: `${both}other` });
    expect([answer.status, answer.json.code]).toEqual([400, 'CONFLICTING_REFERENCES']);
    const body = caseOf('reminder', { referencedBill: { referenceNumber: 'other' } });
    const mixed = await submitJson(service, 'reminder', body, { query: `&refByPlatformID=${one}` });
    expect([mixed.status, mixed.json.code]).toEqual([400, 'CONFLICTING_REFERENCES']);
    const agreed = await submitJson(service, 'reminder', caseOf('reminder'), { query: `${both}one` });
    expect(agreed.status).toBe(201);
  });

  test('is another one, and one of the same biller', async () => {
    const self = caseOf('reminder');
    const query = `&refByEBillReferenceNumber=${self['referenceNumber']}`;
    expect(fieldErrorsOf(await submitJson(service, 'reminder', self, { query }))).toEqual([
      'referencedBill.referenceNumber SELF_REFERENCE',
    ]);
    const bill = await delivered('bill');
    const foreign = await submitJson(service, 'reminder', caseOf('reminder'), {
      query: `&refByPlatformID=${bill}`,
      key: keys.beta,
    });
    expect([foreign.status, foreign.json.code]).toEqual([422, 'REFERENCED_CASE_NOT_FOUND']);
  });

  test('by a structured reference that two waiting bills have is ambiguous', async () => {
    const reference = 'RF712348231';
    for (const at of [1, 2]) {
      const changes = {
        [iban.replace('.iban', '')]: {
          referenceType: 'SCOR',
          referenceStructured: reference,
          iban: 'CH5800791123000889012',
        },
        'billRecipient.emailAddress': `amb${at}+allowed@example.org`,
      };
      expect((await submitJson(service, 'bill', caseOf('bill', changes), { mode: 'STAGE' })).status).toBe(201);
    }
    const query = `&refByReferenceStructured=${reference}`;
    const answer = await submitJson(service, 'reminder', caseOf('reminder'), { query });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([
      422,
      ['refByReferenceStructured REFERENCED_CASE_AMBIGUOUS'],
    ]);
  });
});

describe('the anomaly detection', () => {
  const repeated = {
    'totalAmount.value': '77.70',
    'singlePayment.paymentInformation.amount.value': '77.70',
    'billRecipient.emailAddress': 'anomaly+allowed@example.org',
  };

  test('holds back a delivery, tells why, and lets it go when told so', async () => {
    expect((await submitJson(service, 'bill', caseOf('bill', repeated))).status).toBe(201);
    const held = await submitJson(service, 'bill', caseOf('bill', repeated));
    expect([held.status, held.json.code]).toEqual([422, 'ANOMALY_DETECTED']);
    expect(held.headers.get('x-anomaly-skippable')).toBe('true');
    expect(held.json.anomalies).toContainEqual(
      expect.objectContaining({ code: 'LIKELY_DUPLICATE', severity: 'block' }),
    );
    const skipped = await submitJson(service, 'bill', caseOf('bill', repeated), {
      headers: { 'x-anomaly-detection': 'SKIP' },
    });
    expect(skipped.status).toBe(201);
    expect(skipped.json.anomalies).toContainEqual(expect.objectContaining({ code: 'LIKELY_DUPLICATE' }));
    const [entry] = await service.store.audit.list(service.alpha.id, { limit: 10 });
    expect(entry).toMatchObject({ action: 'anomalies.skipped', actor: 'alpha', detail: 'LIKELY_DUPLICATE' });
  });

  test('only notes it where something is staged', async () => {
    const staged = await submitJson(service, 'bill', caseOf('bill', repeated), { mode: 'STAGE' });
    expect(staged.status).toBe(201);
    expect(staged.json.anomalies).toContainEqual(expect.objectContaining({ code: 'LIKELY_DUPLICATE' }));
  });
});

const pdfMax = 10_000_000;
/** Bytes by which the growth of two PDFs may differ: the one that carries files lists them again. */
const slack = 2000;

/** A PDF/A-3b of nearly so many bytes: most of them are files that it carries. */
function pdfOfBytes(length: number): Uint8Array<ArrayBuffer> {
  const fileBytes = 990_000;
  let pdf = plainPdf();
  for (let index = 0; length - pdf.length > 2 * fileBytes; index++) pdf = withFile(pdf, `${index}.bin`, fileBytes);
  for (const name of ['y.bin', 'z.bin']) {
    const half = Math.floor((length - pdf.length) / (name === 'y.bin' ? 2 : 1));
    const tried = withFile(pdf, name, half);
    pdf = withFile(pdf, name, 2 * half - (tried.length - pdf.length));
  }
  return pdf;
}

/** A PDF with one more file, of so many bytes that cannot be compressed. */
function withFile(pdf: Uint8Array, name: string, length: number): Uint8Array<ArrayBuffer> {
  const content = createHash('shake256', { outputLength: length }).update(name).digest();
  const described = { mediaType: 'application/octet-stream', relationship: 'Supplement', description: '' } as const;
  const file = { name, ...described, content, modifiedAt: '2026-11-21T10:00:00Z' };
  return expectValue(attachFile(pdf, file)) as Uint8Array<ArrayBuffer>;
}

/** A font that readers have to bring, for signs that none of ours has. */
const latinFont = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';
const japaneseFont = `/Font<</F<</Type/Font/Subtype/Type0/BaseFont/HeiseiMin-W3/Encoding/90ms-RKSJ-H/DescendantFonts[<</Type/Font
  /Subtype/CIDFontType0/BaseFont/HeiseiMin-W3/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>>>]>>>>`;

describe('a PDF', () => {
  const submitted = async (pdf: Uint8Array) => submitJson(service, 'bill', caseOf('bill'), { pdf });

  test.each([
    ['that is none', new TextEncoder().encode('hello'), 'PDF_INVALID'],
    ['that is nothing but a beginning', new TextEncoder().encode('%PDF-1.7\n'), 'PDF_INVALID'],
  ])('%s', async (_what, pdf, code) => {
    const answer = await submitted(pdf);
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, [`pdf ${code}`]]);
  });

  test('with a password', async () => {
    // A page of @cantoo/pdf-lib 2.11.1, encrypted with a user's and an owner's password
    const answer = await submitted(readFileSync(new URL('with-password.pdf', import.meta.url)));
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, ['pdf PDF_ENCRYPTED']]);
  });

  test.each([
    ['invoice.xml', 'application/octet-stream', 'x'],
    ['invoice', 'text/xml', 'x'],
    ['data.bin', 'application/octet-stream', ' <a/>'],
  ])('with an attached XML file %s', async (name, mediaType, content) => {
    const answer = await submitted(pdfWithFiles([{ name, mediaType, content }]));
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, ['pdf PDF_HAS_XML_ATTACHMENT']]);
  });

  test('that is no PDF/A is converted, and refused where it cannot be', async () => {
    const made = await submitted(pagePdf('10 10 50 50 re f'));
    expect([made.status, made.json.pdfa, made.headers.get('x-pdfa-converted')]).toEqual([
      201,
      { converted: true, conformance: 'PDF/A-3b' },
      'true',
    ]);
    const withFont = pagePdf('BT /F 12 Tf 50 700 Td (A font that is not in the file) Tj ET', { resources: latinFont });
    expect((await submitted(withFont)).json.pdfa).toMatchObject({ converted: true });
    const refused = await submitted(pagePdf('BT /F 12 Tf 50 700 Td <82a0> Tj ET', { resources: japaneseFont }));
    expect([refused.status, refused.json.code]).toEqual([422, 'PDF_CONVERSION_FAILED']);
    expect(refused.json.reasons.map(({ code }: { code: string }) => code)).toContain('FONT_NOT_EMBEDDED');
  });

  test('that grows too large with the business case is denied', async () => {
    const plain = plainPdf();
    const small = await submitted(plain);
    const kept = await service.store.pdfs.get(service.alpha.id, small.json.id, 'archival');
    const grows = (kept?.length ?? 0) - plain.length;
    const [fits, tooLarge] = [pdfOfBytes(pdfMax - grows - slack), pdfOfBytes(pdfMax - grows + slack)];
    const created = await submitted(fits);
    expect([created.status, created.json.pdfa?.converted], created.text).toEqual([201, false]);
    const archival = await service.store.pdfs.get(service.alpha.id, created.json.id, 'archival');
    expect(pdfMax - (archival?.length ?? 0)).toBeLessThan(2 * slack);
    const refused = await submitted(tooLarge);
    expect(tooLarge.length).toBeLessThan(pdfMax);
    expect([refused.status, fieldErrorsOf(refused)]).toEqual([422, ['pdf PDF_TOO_LARGE_AFTER_CONVERSION']]);
  });

  test.each([
    ['SERVICE_BUSY', 503, 'SERVICE_BUSY', undefined],
    ['FILE_TOO_SLOW', 422, 'PDF_CONVERSION_FAILED', ['TIME_LIMIT']],
    ['PDF_TOO_COMPLEX', 422, 'PDF_CONVERSION_FAILED', ['TOO_COMPLEX']],
  ] as const)('that ends as %s is answered %i %s', async (code, status, name, reasons) => {
    const found = { code, path: [], params: { seconds: 20 } } as Problem;
    const fail = async () => failed(found);
    for (const tools of [
      { ...pdfTools, examine: fail },
      { ...pdfTools, attach: fail },
    ]) {
      const own = await startService(tools);
      const answer = await submitJson(own, 'bill', caseOf('bill'));
      const given = answer.json.reasons?.map((reason: { code: string }) => reason.code);
      expect([answer.status, answer.json.code, given]).toEqual([status, name, reasons]);
      expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
      await own.close();
    }
  });

  test('with more files than are read is denied', async () => {
    const large = { name: 'large.bin', mediaType: 'application/octet-stream', content: new Uint8Array(1_000_001) };
    const answer = await submitted(pdfWithFiles([large]));
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, ['pdf ATTACHMENT_TOO_LARGE']]);
  });

  test('keeps nothing of the name that it was sent under', async () => {
    const created = await submitJson(service, 'bill', caseOf('bill'), {
      headers: { 'x-filename': 'very-secret-name.pdf' },
    });
    const pdf = await service.send('GET', created.headers.get('location') ?? '', {
      headers: { accept: 'application/pdf' },
    });
    expect(Buffer.from(pdf.bytes).includes('very-secret-name')).toBe(false);
    expect((await service.store.cases.get(service.alpha.id, created.json.id))?.fileName).toBe('very-secret-name.pdf');
  });
});

test('a submission does not wait for the network, nor a delivery get lost with it', async () => {
  const own = await startService();
  await own.tell({ kind: 'setAvailable', isAvailable: false });
  const created = await submitJson(own, 'bill', caseOf('bill'));
  expect([created.status, created.json.processingStatus]).toEqual([201, 'PROCESSING']);
  await deliverDue(own.ports);
  expect((await own.send('GET', '/api/v1/healthcheck/ebill')).status).toBe(503);
  await own.tell({ kind: 'setAvailable', isAvailable: true });
  expect(await deliverDue(own.ports)).toBe(0);
  own.moveClock(60_000);
  expect(await deliverDue(own.ports)).toBe(1);
  const found = await own.send('GET', `/api/v1/business-cases/${created.json.id}`);
  expect(found.json.processingStatus).toBe('DELIVERED');
  await own.close();
});

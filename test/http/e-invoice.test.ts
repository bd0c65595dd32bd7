import {
  type EInvoice,
  type EInvoiceProfile,
  eInvoiceExamples,
  eInvoiceOf,
  findEInvoice,
  writeCii,
  writeUbl,
} from '@rappen/core/e-invoice';
import { type InvoiceDocumentJson, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { renderPdf } from '@rappen/core/render/pdf';
import { profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { drawingOf, textShape } from '../oracles/sample-drawings.ts';
import { expectValue } from '../results.ts';
import { recordExchange } from './example-recorder.ts';
import { encryptedPdf } from './hostile-files.ts';
import { apiKey, demoKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const base = '/v2/e-invoice';
const document = '/v2/invoice-document';

type Finding = {
  readonly rule?: string;
  readonly term?: string;
  readonly fieldName: string;
  readonly severity: string;
};
interface Reading {
  readonly valid: boolean;
  readonly profile?: string;
  readonly findings: readonly Finding[];
  readonly remarks: readonly Finding[];
  readonly file?: { readonly name: string };
  readonly invoice: EInvoice;
  readonly payment: Readonly<Record<string, unknown>>;
  readonly unread: readonly string[];
  readonly qrInvoice?: object;
}

const ask = (path: string, init: RequestInit, key = apiKey) =>
  fetch(server.url + path, { ...init, method: 'POST', headers: { 'x-api-key': key, ...init.headers } });
const sendJson = (path: string, body: unknown, key?: string) =>
  ask(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, key);
const sendXml = (operation: string, xml: string | Uint8Array, type = 'application/xml', key?: string) =>
  ask(`${base}/${operation}`, { body: xml as BodyInit, headers: { 'content-type': type } }, key);
function sendFile(operation: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'invoice');
  return ask(`${base}/${operation}`, { body: form });
}
/** The amount in the QR code of a PDF. */
async function slipOf(answer: Response): Promise<object> {
  const form = new FormData();
  form.append('file', await answer.blob(), 'invoice.pdf');
  const bill = await (await ask('/v2/swiss-qr-code/parse', { body: form })).json();
  return (bill as { paymentAmountInformation: object }).paymentAmountInformation;
}
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const readingOf = async (answer: Response) => (await answer.json()) as Reading;

async function refusal(answer: Response): Promise<[status: number, code: string, field?: string]> {
  const { status, code, fieldErrors } = (await answer.json()) as ErrorBody;
  const [field] = fieldErrors;
  return field === undefined ? [status, code] : [status, code, field.fieldName];
}

function invoiceOf(json: InvoiceDocumentJson, profile: EInvoiceProfile): EInvoice {
  return expectValue(
    eInvoiceOf(expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] })).document, { profile }),
  );
}
const delivery = writeCii(invoiceOf(eInvoiceExamples.delivery, 'en16931'));

/** The five examples, and what each is made for. */
const sent = [
  ['delivery', 'en16931', 'CII'],
  ['authority', 'xrechnung', 'CII'],
  ['authority', 'xrechnung', 'UBL'],
  ['exported', 'peppol', 'UBL'],
  ['creditNote', 'en16931', 'CII'],
  ['withoutVat', 'en16931', 'UBL'],
] as const;

describe('what is written', () => {
  test.each(sent)('%s by %s in %s is what the core writes, and is read back', async (name, profile, syntax) => {
    const answer = await sendJson(`${base}/create?eInvoiceProfile=${profile}&syntax=${syntax}`, eInvoiceExamples[name]);
    const xml = await answer.text();
    const invoice = invoiceOf(eInvoiceExamples[name], profile);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-e-invoice-profile')]).toEqual([
      200,
      'application/xml',
      profile,
    ]);
    expect(xml).toBe(syntax === 'UBL' ? writeUbl(invoice) : writeCii(invoice));
    const reading = await readingOf(await sendXml(`parse?rules=${profile}`, xml));
    expect(reading).toMatchObject({ valid: true, profile, findings: [], unread: [] });
    expect(reading.invoice).toEqual(JSON.parse(JSON.stringify(invoice)));
    expect(await readingOf(await sendXml(`validate?rules=${profile}`, xml))).toMatchObject({
      valid: true,
      findings: [],
    });
  });

  test.each([
    ['eInvoice=facturx', 'delivery', 'en16931', 'factur-x.xml'],
    ['eInvoice=facturx&eInvoiceProfile=basic', 'exported', 'basic', 'factur-x.xml'],
    ['eInvoice=xrechnung', 'authority', 'xrechnung', 'xrechnung.xml'],
  ] as const)('%s is a PDF with its data in it', async (query, name, profile, file) => {
    const answer = await sendJson(`${document}?${query}`, eInvoiceExamples[name]);
    const pdf = await bytesOf(answer);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-e-invoice-profile')]).toEqual([
      200,
      'application/pdf',
      profile,
    ]);
    expect(expectValue(findEInvoice(pdf))).toMatchObject({ name: file, relationship: 'Alternative' });
    const reading = await readingOf(await sendFile('parse', pdf));
    expect(reading).toMatchObject({ valid: true, profile, file: { name: file } });
    const plain = await bytesOf(await sendJson(document, eInvoiceExamples[name]));
    expect(pdf.length / plain.length).toBeLessThan(1.5);
  });

  test('who buys chooses the profile, by the country of the recipient', async () => {
    const profileOf = async (query: string, json: InvoiceDocumentJson) =>
      (await sendJson(`${base}/create${query}`, json)).headers.get('x-e-invoice-profile');
    expect(await profileOf('?buyerKind=authority', eInvoiceExamples.authority)).toBe('xrechnung');
    expect(await profileOf('?buyerKind=company', eInvoiceExamples.authority)).toBe('en16931');
    expect(await profileOf('?buyerKind=authority&eInvoiceProfile=basic', eInvoiceExamples.authority)).toBe('basic');
    expect(await profileOf('', eInvoiceExamples.authority)).toBe('en16931');
  });

  test('VAT of another country is refused under the Swiss number, with the way out', async () => {
    const positions = [{ description: 'Käse', unitPrice: 100, vatRate: 19 }];
    const answer = await sendJson(`${base}/create`, { ...eInvoiceExamples.authority, positions });
    const { fieldErrors } = (await answer.json()) as ErrorBody;
    expect([answer.status, fieldErrors[0]?.code, fieldErrors[0]?.fieldName]).toEqual([
      422,
      'INVOICE_DOCUMENT_VAT_ABROAD',
      'positions[0].vatRate',
    ]);
    const sender = { ...eInvoiceExamples.authority.sender, vatNumber: 'DE136695976' };
    expect((await sendJson(`${base}/create`, { ...eInvoiceExamples.authority, positions, sender })).status).toBe(200);
  });

  test('what its rules warn of is written all the same, and told by header and finding', async () => {
    const { servicePeriod: _, ...undated } = eInvoiceExamples.authority;
    const prepayment = { ...undated, kind: 'prepayment' as const };
    const answer = await sendJson(`${base}/create?eInvoiceProfile=xrechnung&syntax=CII`, prepayment);
    const notices = 'warning BR-DE-17 kind, information BR-DE-TMP-32 servicePeriod';
    expect([answer.status, answer.headers.get('x-e-invoice-notices')]).toEqual([200, notices]);
    const pdf = await sendJson(`${document}?eInvoice=xrechnung`, prepayment);
    expect([pdf.status, pdf.headers.get('x-e-invoice-notices')]).toEqual([200, notices]);
    const verdict = await readingOf(await sendXml('validate?rules=xrechnung', await answer.text()));
    expect(verdict).toMatchObject({
      valid: true,
      ruleSets: [
        { name: 'UN/CEFACT CII (schema)', version: 'D16B' },
        { name: 'EN 16931 (CEN)', version: '1.3.16' },
        { name: 'XRechnung', version: '3.0.2' },
      ],
      findings: [
        { rule: 'BR-DE-17', severity: 'WARNING' },
        { rule: 'BR-DE-TMP-32', severity: 'INFORMATION' },
      ],
    });
  });

  test('terms are read: net day, discounts with day and amounts, and what is collected', async () => {
    const xml = writeCii(invoiceOf(eInvoiceExamples.authority, 'xrechnung'));
    expect(await readingOf(await sendXml('parse', xml))).toMatchObject({
      payment: {
        payable: true,
        collected: false,
        dueDate: '2026-11-11',
        discounts: [{ percent: '2.00', days: 10, until: '2026-10-22', amount: '36.73', payable: '1799.67' }],
        openTerms: [],
      },
    });
    const debit = xml.replace('<ram:TypeCode>58<', '<ram:TypeCode>59<');
    expect(await readingOf(await sendXml('parse', debit))).toMatchObject({
      payment: { payable: false, collected: true },
    });
  });

  test('eInvoice=ubl is the XML alone', async () => {
    const answer = await sendJson(`${document}?eInvoice=ubl`, eInvoiceExamples.exported);
    expect([answer.headers.get('content-type'), answer.headers.get('x-e-invoice-profile')]).toEqual([
      'application/xml',
      'peppol',
    ]);
    const xml = await answer.text();
    expect(xml).toBe(writeUbl(invoiceOf(eInvoiceExamples.exported, 'peppol')));
    recordExchange({ method: 'POST', path: document, answerType: 'application/xml', answer: xml });
  });

  test('all that the profile lacks is told at once, with the fields of the document', async () => {
    const { contactPerson: _, customerReference: __, ...poor } = eInvoiceExamples.authority;
    const answer = await sendJson(`${document}?eInvoice=xrechnung`, poor);
    const { status, code, fieldErrors } = (await answer.json()) as ErrorBody;
    expect([status, code]).toEqual([422, 'VALIDATION_FAILED']);
    const told = fieldErrors.map(({ fieldName, message }) => `${fieldName} ${/Rule (\S+):/.exec(message)?.[1]}`);
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^customerReference BR-DE-15$/)]));
    expect(told.filter((one) => one.startsWith('contactPerson')).length).toBeGreaterThanOrEqual(1);
  });

  test.each<[path: string, body: unknown, key: string, expected: unknown[]]>([
    [`${document}?eInvoice=zugferd`, {}, apiKey, [400, 'PARAMETER_VALUE', 'eInvoice']],
    [
      `${document}?eInvoice=facturx&eInvoiceProfile=peppol`,
      eInvoiceExamples.delivery,
      apiKey,
      [400, 'PARAMETER_VALUE', 'eInvoiceProfile'],
    ],
    [`${document}?eInvoice=facturx`, eInvoiceExamples.delivery, demoKey, [403, 'DEMO_KEY_NOT_ALLOWED', 'eInvoice']],
    [`${base}/create`, eInvoiceExamples.delivery, demoKey, [403, 'DEMO_KEY_NOT_ALLOWED']],
    [`${base}/create?syntax=EDIFACT`, {}, apiKey, [400, 'PARAMETER_VALUE', 'syntax']],
    [`${base}/create`, [], apiKey, [400, 'TYPE']],
    [`${base}/create?eInvoiceProfile=basic`, eInvoiceExamples.delivery, apiKey, [422, 'E_INVOICE_PROFILE', 'rounding']],
    [
      `${base}/create`,
      { ...eInvoiceExamples.creditNote, invoiceDate: '2026-13-01' },
      apiKey,
      [422, 'DATE_UNKNOWN_DAY', 'invoiceDate'],
    ],
  ])('%s is refused (%#)', async (path, body, key, expected) => {
    expect(await refusal(await sendJson(path, body, key))).toEqual(expected);
  });
});

describe('what is read', () => {
  test('says how it is paid', async () => {
    const { payment, qrInvoice } = await readingOf(await sendXml('parse', delivery));
    expect(payment).toMatchObject({
      payable: true,
      amount: '500.65',
      currency: 'CHF',
      reference: '183900000000000000020261155',
      accounts: ['CH4431999123000889012'],
    });
    const slip = await sendJson('/v2/payment-part-receipt', qrInvoice);
    expect(slip.status).toBe(200);
    const credit = writeCii(invoiceOf(eInvoiceExamples.creditNote, 'en16931'));
    expect((await readingOf(await sendXml('parse', credit))).payment).toMatchObject({
      payable: false,
      reason: 'There is nothing to transfer: it is a credit note',
    });
  });

  test('broken rules are named with term and place', async () => {
    const broken = delivery.replace('>500.65<', '>500.66<').replace('>CH<', '>XX<');
    const verdict = await readingOf(await sendXml('validate', broken, 'text/xml'));
    expect(verdict.valid).toBe(false);
    expect(verdict.findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'BR-CO-16', term: 'BT-115', fieldName: 'totals.due', severity: 'ERROR' }),
        expect.objectContaining({ rule: 'BR-CL-14', severity: 'ERROR' }),
      ]),
    );
    const more = await readingOf(await sendXml('validate?rules=peppol', delivery));
    expect(more.findings.length).toBeGreaterThan(0);
  });

  test('is printed with the payment part, in the language that is asked for', async () => {
    const answer = await sendXml('render?language=fr&template=modern', delivery);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-language')]).toEqual([
      200,
      'application/pdf',
      'fr',
    ]);
    expect(await slipOf(answer)).toEqual({ amount: 500.65, currency: 'CHF' });
    const trial = await sendXml('render', delivery, 'application/xml', demoKey);
    expect(await slipOf(trial)).toEqual({ amount: 0, currency: 'CHF' });
  });

  test('is shown with the sums of its sender, and without a payment part where they contradict each other', async () => {
    const odd = delivery.replaceAll('>500.65<', '>500.60<').replace('>600.63<', '>600.58<');
    const answer = await sendXml('render', odd);
    expect([answer.status, await slipOf(answer)]).toEqual([200, undefined]);
    const text = await (await sendXml('render?format=text/plain&language=en', odd)).text();
    expect(text).toMatch(/^Commercial invoice R-26118\n/);
    expect(text).toContain('Amount due: CHF 500.60\n');
    expect((await sendXml('render?format=image/png', odd)).status).toBe(400);
  });

  const bytes = (text: string) => new TextEncoder().encode(text);
  const pdf = renderPdf([drawingOf([textShape('A letter', 20, 20)])]);
  test.each<[name: string, file: Uint8Array, expected: unknown[]]>([
    ['a PDF without one', pdf, [422, 'E_INVOICE_NOT_FOUND', 'file']],
    ['a PDF with a password', Buffer.from(encryptedPdf()), [422, 'PDF_ENCRYPTED', 'file']],
    ['a broken PDF', bytes('%PDF-1.7 and no more'), [422, expect.stringMatching(/^PDF_/), 'file']],
    ['no XML', bytes('once upon a time'), [400, 'MALFORMED_XML', 'file']],
    ['HTML', bytes('<html><body/></html>'), [422, 'E_INVOICE_SYNTAX_UNKNOWN', 'file']],
    ['broken XML', bytes(delivery.slice(0, 900)), [400, 'MALFORMED_XML', 'file']],
    [
      'entities',
      bytes(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>${delivery.slice(delivery.indexOf('<rsm'))}`),
      [400, 'XML_DOCTYPE_FORBIDDEN', 'file'],
    ],
    ['deep XML', bytes('<a>'.repeat(100_000)), [400, 'XML_LIMIT_EXCEEDED', 'file']],
    ['many elements', bytes(`<a>${'<b/>'.repeat(500_000)}</a>`), [400, 'XML_LIMIT_EXCEEDED', 'file']],
    ['wrong encoding', bytes(delivery.replace('UTF-8', 'EBCDIC')), [422, 'E_INVOICE_ENCODING', 'file']],
  ])('%s is refused by each operation', async (_name, file, expected) => {
    for (const operation of ['validate', 'parse', 'render']) {
      expect(await refusal(await sendFile(operation, file))).toEqual(expected);
    }
  });

  test('no body, too much, and another type are refused', async () => {
    expect(await refusal(await sendXml('parse', ''))).toEqual([400, 'BODY_REQUIRED']);
    expect(await refusal(await sendFile('parse', new Uint8Array(0)))).toEqual([422, 'FILE_EMPTY', 'file']);
    expect(await refusal(await sendXml('parse', ' '.repeat(10_485_761)))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await refusal(await sendXml('validate', '{}', 'application/json'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await refusal(await sendXml('validate?rules=din', delivery))).toEqual([400, 'PARAMETER_VALUE', 'rules']);
    expect(await refusal(await sendXml('parse', delivery, 'application/xml', 'nobody'))).toEqual([
      401,
      expect.any(String),
    ]);
  });

  test('what has no QR-bill is shown all the same, and can be read again', async () => {
    const dollars = delivery.replaceAll('CHF', 'USD');
    const answer = await sendXml('render', dollars);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const reading = await readingOf(await sendFile('parse', await bytesOf(answer)));
    expect([reading.invoice.currency, reading.file?.name]).toEqual(['USD', 'invoice.xml']);
    expect((await sendXml('parse', dollars)).status).toBe(200);
  });

  test('an e-invoice of 1,000 lines is read', async () => {
    const [position] = eInvoiceExamples.exported.positions;
    const long = { ...eInvoiceExamples.exported, positions: Array(1000).fill(position) };
    const pdf = await bytesOf(await sendJson(`${document}?eInvoice=facturx`, long));
    const reading = await readingOf(await sendFile('parse', pdf));
    expect([reading.valid, reading.invoice.lines.length]).toEqual([true, 1000]);
  });
});

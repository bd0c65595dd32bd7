import {
  businessCaseJson,
  type ExampleName,
  exampleBusinessCase,
  exampleNames,
  requestNameOf,
  wireNameOf,
  writeXmlRequest,
} from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { receiptsExample } from '@rappen/core/statement';
import { encodeSymbol, parseQrInvoice, profiles } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http';
import { expectValue } from '../results.ts';
import { boundary, type Case, exchange, get, multipart, multipartType, postJson, postText } from './case.ts';
import { connectCases } from './connect-requests.ts';
import { bill, drawnSlip } from './samples.ts';

const api = '/api/v1';
const cases = `${api}/business-cases`;
const today = swissDay(new Date());
const iban = 'CH5204835012345671000';
const pdf = Buffer.from(
  renderPdf([
    {
      width: 210,
      height: 297,
      title: 'Bill',
      description: '',
      language: 'de',
      shapes: [{ kind: 'text', x: 20, y: 30, text: 'Bill', size: 10, bold: false, anchor: 'start' }],
    },
  ]),
);
const pdfText = pdf.toString('base64');

/** Answers that hold numbers of cases, dates or times are compared by their status. */
const once = (each: Case): Case => ({ ...each, hasTime: true });

const kinds = ['bill', 'instalment-bill', 'advice', 'credit-note', 'reminder', 'donation-inquiry'] as const;

const exampleOf = (name: ExampleName, way: string) =>
  expectValue(exampleBusinessCase(name, { today, iban, referenceNumber: `C-${name}-${way}` }));

function formOf(name: string, value: unknown): Buffer {
  const parts = [
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bill.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    pdf,
    ...fieldsOf(name, value).map(
      ([field, text]) => `\r\n--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}`,
    ),
    `\r\n--${boundary}--\r\n`,
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function fieldsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[name, String(value)]];
  return Object.entries(value).flatMap(([member, inner]) => fieldsOf(`${name}[${member}]`, inner));
}

const submissions: readonly Case[] = kinds.flatMap((kind) => {
  const target = `${cases}/${kind}?processingMode=STAGE`;
  const json = (way: string) =>
    JSON.parse(writeJson(businessCaseJson(exampleOf(kind, way)))) as Record<string, unknown>;
  const ofXml = exampleOf(kind, 'xml');
  return [
    once(postJson(201, target.replace('STAGE', 'DELIVER'), { pdf: pdfText, businessCase: json('json') })),
    once(postText(201, target, writeXmlRequest(ofXml, pdfText), 'application/xml')),
    once(
      postText(
        201,
        `${cases}/${kind}/multipart?processingMode=STAGE`,
        formOf(wireNameOf(ofXml.type), json('form')),
        multipartType,
      ),
    ),
    postJson(400, target.replace('STAGE', 'LATER'), { pdf: pdfText, businessCase: json('bad') }),
    postJson(400, target, { pdf: 'a', businessCase: json('bad') }),
    postJson(400, target, { pdf: pdfText, businessCase: { ...json('bad'), businessCaseDate: '1999-01-01' } }),
    postText(400, target, `<${requestNameOf(ofXml.type)}>`, 'application/xml'),
    postText(400, `${cases}/${kind}/multipart?processingMode=STAGE`, formOf('other', {}), multipartType),
    once(postJson(422, target, { pdf: pdfText, businessCase: json('json') })),
  ];
});

/** A PDF whose QR code says everything that an eBill needs. */
export function qrBill(): Uint8Array {
  const json = {
    ...bill,
    creditorInformation: { ...(bill['creditorInformation'] as object), iban: 'CH4431999123000889012' },
    paymentReference: {
      ...(bill['paymentReference'] as object),
      additionalInformation: { unstructuredMessage: 'Order of today' },
    },
    alternativeSchemes: { alternativeSchemeParameters: ['eBill/B/petra+allowed@example.org'] },
  };
  const { invoice } = expectValue(parseQrInvoice(json, { profile: profiles['2.3'] }));
  const symbol = expectValue(encodeSymbol(invoice));
  return renderPdf([expectValue(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' })).drawing]);
}

const generic: readonly Case[] = [
  once(postText(201, `${cases}?processingMode=DELIVER`, qrBill(), 'application/pdf')),
  postText(400, cases, qrBill(), 'application/pdf'),
  postText(422, `${cases}?processingMode=STAGE`, pdf, 'application/pdf'),
  postText(422, `${cases}?processingMode=STAGE`, Buffer.from('no PDF'), 'application/pdf'),
];

const search = `${api}/bill-recipients/search`;
const initiations = `${api}/bill-recipient-subscriptions/initiations`;
const webhook = `${api}/webhook`;

const others: readonly Case[] = [
  ...exampleNames.map((name) => once(get(200, `${api}/examples/${name}`))),
  postJson(400, `${cases}/erase`, {}),
  postJson(400, `${cases}/erase`, { ids: [1], emailAddress: 'petra@example.org' }),
  postJson(200, `${cases}/erase`, { ids: [999_999, 999_999] }),
  postJson(200, `${cases}/erase`, { emailAddress: 'nobody.at.all@example.org' }),
  postJson(200, `${cases}/erase`, { billRecipientNetId: '1', after: 1 }),
  postText(200, `${api}/statements`, receiptsExample, 'application/xml'),
  postText(200, `${api}/statements`, multipart(['statement', Buffer.from(receiptsExample)]), multipartType),
  postText(400, `${api}/statements`, multipart(['other', Buffer.from(receiptsExample)]), multipartType),
  postText(400, `${api}/statements`, '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'application/xml'),
  postJson(415, `${api}/statements`, {}),
  ...['release', 'resend', 'discard'].flatMap((verb) => [
    postJson(200, `${cases}/${verb}`, { ids: [999_999, 999_998, 999_999] }),
    postJson(400, `${cases}/${verb}`, { ids: [] }),
    postJson(400, `${cases}/${verb}`, { ids: [0, 'x'] }),
    postJson(400, `${cases}/${verb}`, { ids: [1], also: true }),
  ]),
  once(get(200, `${cases}/1`)),
  once(get(200, `${cases}/1`, { accept: 'application/pdf' })),
  get(404, `${cases}/999999`),
  get(400, `${cases}/x`),
  get(406, `${cases}/1`, { accept: 'image/png' }),
  postJson(200, search, { items: [{ emailAddress: 'petra+allowed@example.org' }, { billRecipientNetId: '1' }] }),
  postJson(400, search, { items: [] }),
  postJson(400, search, { items: [{ emailAddress: 'a@b.ch', name: 'x' }] }),
  get(404, `${api}/bill-recipients/1`),
  get(400, `${api}/bill-recipients/x`),
  once(postJson(201, initiations, { emailAddress: 'petra+allowed@example.org' })),
  postJson(400, initiations, { emailAddress: 'nobody' }),
  postJson(400, initiations, {}),
  ...[
    'processing-status-changed',
    'six/instalment-status-changed',
    'six/business-case-status-changed',
    'six/bill-recipient-subscription-status-changed',
    'six/bill-recipient-email-address-changed',
  ].flatMap((feed) => [
    once(get(200, `${api}/events/${feed}`)),
    get(400, `${api}/events/${feed}?lastEventId=x`),
    get(400, `${api}/events/${feed}?limit=0`),
  ]),
  once(
    postJson(201, `${webhook}/events`, {
      eventType: 'PROCESSING_STATUS_CHANGED_EVENTS',
      hookUrl: 'https://hooks.example.ch/a',
    }),
  ),
  postJson(400, `${webhook}/events`, { eventType: 'OTHER', hookUrl: 'https://hooks.example.ch/a' }),
  postJson(400, `${webhook}/events`, { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'http://10.0.0.1/' }),
  once(get(200, webhook)),
  exchange(404, 'DELETE', `${webhook}?id=999999`),
  exchange(400, 'DELETE', webhook),
  ...['convert', 'convert/file'].flatMap((operation) => [
    postText(200, `${api}/pdf/pdfa3b/${operation}`, renderPdf([drawnSlip()]), 'application/pdf'),
    postText(422, `${api}/pdf/pdfa3b/${operation}`, Buffer.from('no PDF'), 'application/pdf'),
  ]),
  // No operator allows it here; on runtimes other than Node none can
  postText(404, `${api}/mails`, multipart(['file', pdf]), multipartType),
  postJson(415, `${api}/mails`, {}),
  postJson(401, `${api}/mails`, {}, { 'x-api-key': 'other' }),
  get(404, `${api}/mails/${'0'.repeat(32)}`),
  get(400, `${api}/mails/x`),
  get(401, `${api}/mails/x`, { 'x-api-key': 'other' }),
  once(get(200, `${api}/healthcheck/ebill`)),
  once(postJson(200, '/connect/creditAccounts/LIST', {})),
  postJson(404, '/connect/CreditAccounts/sell', {}),
  exchange(200, 'HEAD', `${api}/apikey`),
  exchange(401, 'HEAD', `${api}/apikey`, { headers: { 'x-api-key': 'other' } }),
];

/** The submission service: what the service keeps is there when it is asked for. */
export const ebillCases: readonly Case[] = [...submissions, ...generic, ...others, ...connectCases];

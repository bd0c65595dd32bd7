import { statusReportExample } from '@rappen/core/payment-order';
import { executedExample, receiptsExample } from '@rappen/core/statement';
import { openBills, orderPaying, orderWith, paymentFile } from '../http/payment-bodies.ts';
import { type Case, exchange, multipart, multipartType, postJson, postText, upload } from './case.ts';
import { bill, pdf, plain, png, twoCodes, withoutCode } from './samples.ts';

const path = '/v2/payments';
type File = readonly [field: string, content: Uint8Array, fileName?: string];
const form = (status: number, operation: string, ...parts: readonly File[]): Case =>
  postText(status, `${path}/${operation}`, multipart(...parts), multipartType);
const part = (name: string, content: string): File => [name, Buffer.from(content)];
const xml = (status: number, operation: string, body: string | Uint8Array) =>
  postText(status, `${path}/${operation}`, body, 'application/xml');
const order = orderWith();
const bills = part('bills', openBills());
const receipts = part('statement', receiptsExample);
const report = part('report', statusReportExample);
const inLatin = Buffer.from(receiptsExample.replace('UTF-8', 'ISO-8859-1').replace('Velowerk', 'Vélowerk'), 'latin1');
const inUtf16 = Buffer.from(`\ufeff${receiptsExample.replace('UTF-8', 'UTF-16')}`, 'utf16le');
const doctype = '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>';

/** Bills to pay, orders, what a bank answers, and statements. */
export const payments: readonly Case[] = [
  form(
    200,
    'drafts',
    ['file', pdf, 'one.pdf'],
    ['file', twoCodes, 'zwei für alle.pdf'],
    ['file', withoutCode],
    ['file', png],
  ),
  form(400, 'drafts', ['bill', pdf]),
  postJson(200, `${path}/drafts`, [bill, plain, {}]),
  postJson(400, `${path}/drafts`, {}),
  postJson(200, `${path}/validate`, order),
  postJson(200, `${path}/validate?addresses=hybrid&ultimateDebtor=omitted&normalizeInput=true&rules=sps2025`, order),
  postJson(200, `${path}/validate`, orderPaying({ iban: 'CH00', amount: 1.123456, message: 'a\u{1f600}' })),
  postJson(200, `${path}/validate`, []),
  postJson(400, `${path}/validate`, '{'),
  postJson(200, `${path}/file`, order),
  postJson(200, `${path}/file`, order, { accept: 'application/json' }),
  postJson(406, `${path}/file`, order, { accept: 'image/png' }),
  postJson(422, `${path}/file`, orderPaying({ currency: 'USD' })),
  upload(200, `${path}/file/validate`, Buffer.from(paymentFile())),
  xml(200, 'file/validate', paymentFile().replace('<NbOfTxs>4', '<NbOfTxs>5')),
  xml(200, 'file/validate', doctype),
  xml(400, 'file/validate', ''),
  form(200, 'status', report, part('order', JSON.stringify(order))),
  form(200, 'status?language=rm', report, report, part('order', paymentFile())),
  form(400, 'status', report, part('order', '{')),
  exchange(200, 'POST', `${path}/status`, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'accept-language': 'fr-CH, de;q=0.5' },
    body: statusReportExample,
  }),
  xml(400, 'status', receiptsExample),
  ...[receiptsExample, executedExample, inLatin, inUtf16].flatMap((body) => [
    xml(200, 'statements/parse', body),
    upload(200, `${path}/statements/parse`, Buffer.from(body)),
  ]),
  xml(400, 'statements/parse', doctype),
  xml(400, 'statements/parse', receiptsExample.slice(0, 1000)),
  form(200, 'reconcile', receipts, bills),
  form(200, 'reconcile?tolerance=0.05', receipts, part('statement', executedExample), bills, part('seen', '["x"]')),
  exchange(200, 'POST', `${path}/reconcile`, {
    headers: { 'content-type': multipartType, accept: 'text/csv' },
    body: multipart(receipts, bills),
  }),
  postJson(200, `${path}/reconcile`, { statements: [receiptsExample], bills: [] }),
  postJson(422, `${path}/reconcile`, { bills: [] }),
  form(400, 'reconcile', receipts),
  form(422, 'reconcile', receipts, part('bills', 'id;Konto\n1;2')),
];

import { facturX, invoiceToPdf } from '@rappen/core';
import { tableOf, writeXlsx } from '@rappen/core/bulk';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { businessCaseJson, type ExampleName, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { statusReportExample } from '@rappen/core/payment-order';
import { renderPdf } from '@rappen/core/render/pdf';
import { executedExample, receiptsExample } from '@rappen/core/statement';
import { openApiDocument, routes, swissDay } from '@rappen/http';
import type { Operation } from '../../scripts/clients/model.ts';
import { bulkRows } from '../http/bulk-rows.ts';
import { pdfOf } from '../http/hostile-files.ts';
import { openBills, orderWith, paymentFile } from '../http/payment-bodies.ts';
import { expectBillValue, expectValue } from '../results.ts';
import { qrBill } from '../runtimes/ebill-requests.ts';
import { bill, pdf as codePdf, drawnSlip, png } from '../runtimes/samples.ts';
import { mail } from './service.ts';

/** What a method of a client is called with: what it needs, in the order of the document. */
export type Values = readonly unknown[];

/** A file, as a program in another language is handed one. */
interface File {
  readonly name: string;
  /** In base64. */
  readonly bytes: string;
}

/** Calls another operation first, and takes its answer. */
export type Ask = (operation: string, values: Values) => Promise<unknown>;

/** A mail of the simulated network has what a person would type from it. */
export type Mails = () => Promise<readonly { readonly activationCode: string }[]>;

type Json = Readonly<Record<string, unknown>>;

const file = (name: string, bytes: Uint8Array): File => ({ name, bytes: Buffer.from(bytes).toString('base64') });
const slip = () => renderPdf([drawnSlip()]);
const textFile = (name: string, text: string): File => file(name, Buffer.from(text));
const hybrid = () => expectBillValue(invoiceToPdf(eInvoiceExamples.delivery, { eInvoice: facturX() }));
const letter = () => Buffer.from(pdfOf('0 0 0 rg 50 700 200 20 re f'));
const emailAddress = 'petra+allowed@example.org';
const webhook = { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.ch/every' };

// biome-ignore lint/suspicious/noExplicitAny: the document is checked by its own tests
const document = openApiDocument(routes) as any;

/** A body that the document gives as an example. */
function exampleOf({ path, method }: Operation, type: string): unknown {
  const { example } = document.paths[path][method.toLowerCase()].requestBody.content[type];
  if (example === undefined) throw new Error(`${method} ${path} has no example of ${type}`);
  return example;
}

let cases = 0;

/** A business case that nobody has sent before: `submitBillForm` and `submitBill` send one of the kind `bill`. */
function newCase(operation: string): Json {
  cases += 1;
  const kind = operation
    .replace(/^submit|Form$/g, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  const about = { today: swissDay(new Date()), iban: 'CH5204835012345671000', referenceNumber: `EVERY-${cases}` };
  return JSON.parse(writeJson(businessCaseJson(expectValue(exampleBusinessCase(kind as ExampleName, about)))));
}

/** Where an example of the document does not fit what is there: values that the operation succeeds with. */
const made: Readonly<Record<string, (ask: Ask, mails: Mails) => Promise<Values>>> = {
  createQrCodeByQuery: async () => [bill],
  createPaymentPartByQuery: async () => [bill],
  mergePaymentPart: async () => [file('letter.pdf', letter()), bill],
  appendPaymentPart: async () => [file('letter.pdf', letter()), bill],
  clonePaymentPart: async () => [file('slip.pdf', slip())],
  mergePdfs: async () => [file('letter.pdf', letter()), file('slip.pdf', slip())],
  appendPdfs: async () => [file('letter.pdf', letter()), file('slip.pdf', slip())],
  createPaymentPartsOfTable: async () => [file('bills.xlsx', writeXlsx(tableOf(bulkRows(3))))],
  validatePaymentOrder: async () => [orderWith()],
  createPaymentFile: async () => [orderWith()],
  validatePaymentFile: async () => [textFile('pay.xml', paymentFile())],
  readPaymentStatus: async () => [
    textFile('status.xml', statusReportExample),
    textFile('order.json', JSON.stringify(orderWith())),
  ],
  readBankStatement: async () => [textFile('statement.xml', executedExample)],
  reconcileStatements: async () => [textFile('statement.xml', receiptsExample), textFile('bills.json', openBills())],
  handInStatements: async () => [textFile('statement.xml', receiptsExample)],
  previewInvoiceTemplate: async () => ['classic'],
  saveResource: async () => ['logo.png', file('logo.png', png)],
  submitPdf: async () => ['STAGE', Buffer.from(qrBill()).toString('base64')],
  releaseBusinessCases: async (ask) => [{ ids: [await caseId(ask)] }],
  resendBusinessCases: async (ask) => [{ ids: [await caseId(ask)] }],
  discardBusinessCases: async (ask) => [{ ids: [await caseId(ask)] }],
  eraseBusinessCases: async (ask) => [{ ids: [await caseId(ask)] }],
  getBusinessCase: async (ask) => [String(await caseId(ask))],
  getBillRecipient: async (ask) => {
    const found = (await ask('searchBillRecipients', [{ items: [{ emailAddress }] }])) as { items: Json[] };
    return [found.items[0]?.['billRecipientNetId']];
  },
  confirmSubscription: async (ask, mails) => {
    const begun = (await ask('beginSubscription', [{ emailAddress }])) as Json;
    const { activationCode } = (await mails()).at(-1) ?? {};
    return [begun['subscriptionInitiationToken'], { activationCode }];
  },
  createWebhook: async () => [webhook],
  deleteWebhook: async (ask) => {
    const one = { ...webhook, hookUrl: 'https://hooks.example.ch/to-be-deleted' };
    return [((await ask('createWebhook', [one])) as Json)['id']];
  },
  sendMail: async () => [file('invoice.pdf', slip()), mail],
  getMail: async (ask) => [((await ask('sendMail', [file('invoice.pdf', slip()), mail])) as Json)['id']],
  validateEInvoice: async () => [file('invoice.pdf', hybrid())],
  parseEInvoice: async () => [file('invoice.pdf', hybrid())],
  renderEInvoice: async () => [file('invoice.pdf', hybrid())],
  convertToPdfA: async () => [Buffer.from(slip()).toString('base64')],
  convertFileToPdfA: async () => [file('slip.pdf', slip())],
};

const caseId = async (ask: Ask): Promise<unknown> =>
  (
    (await ask('submitBill', [
      'STAGE',
      { pdf: Buffer.from(letter()).toString('base64'), businessCase: newCase('submitBill') },
    ])) as Json
  )['id'];

/** What an operation is called with to succeed: the example of the document, or what was made for it. */
export async function valuesOf(operation: Operation, ask: Ask, mails: Mails): Promise<Values> {
  const { id, body } = operation;
  const own = made[id];
  if (own !== undefined) return own(ask, mails);
  const [content] = body?.contents ?? [];
  if (content === undefined) return [];
  if (id.startsWith('submit')) {
    const businessCase = newCase(id);
    const pdf = letter();
    if (id.endsWith('Form')) return ['STAGE', file('bill.pdf', pdf), businessCase];
    return ['STAGE', { pdf: pdf.toString('base64'), businessCase }];
  }
  if (content.type !== 'multipart/form-data') return [exampleOf(operation, content.type)];
  return [file('bill.pdf', codePdf)];
}

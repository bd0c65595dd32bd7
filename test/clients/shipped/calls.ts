import { facturX, invoiceToPdf } from '@rappen/core';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { statusReportExample } from '@rappen/core/payment-order';
import { renderPdf } from '@rappen/core/render/pdf';
import { receiptsExample } from '@rappen/core/statement';
import { openApiDocument, routes } from '@rappen/http';
import { apiOf, type Operation } from '../../../scripts/clients/model.ts';
import { bodiesOf, formatsOf, optionsOf, placesOf } from '../../../scripts/clients/wording.ts';
import { openBills, orderWith, paymentFile } from '../../http/payment-bodies.ts';
import { expectBillValue } from '../../results.ts';
import { qrBill } from '../../runtimes/ebill-requests.ts';
import { bill, combined, drawnSlip, png } from '../../runtimes/samples.ts';
import { mail } from '../service.ts';

/** A call of one operation in no language: files are bytes, what they are called in a client is its own affair. */
export interface ExampleCall {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly body: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  /** What its answer is asked for as; undefined where there is none. */
  readonly format: string | undefined;
  /** The code that the service refuses it with, where success needs a person: that it is understood all the same. */
  readonly refusedWith?: string;
}

/** What only a running service knows. */
export interface Known {
  readonly businessCaseId: number;
  readonly billRecipientNetId: string;
  readonly webhookId: number;
  readonly mailId: string;
  readonly hookUrl: string;
  /** A table of bills. */
  readonly table: string;
  /** The examples that it gives of business cases, by the name of the operation that gives them. */
  readonly cases: Readonly<Record<string, { readonly businessCase: object; readonly pdf: string }>>;
}

// biome-ignore lint/suspicious/noExplicitAny: its own tests check the document
const { paths } = openApiDocument(routes) as any;
const pdf = renderPdf([drawnSlip()]);
const letter = renderPdf([{ ...drawnSlip(), shapes: [] }]);
const hybrid = expectBillValue(invoiceToPdf(eInvoiceExamples.delivery, { eInvoice: facturX() }));

/** A form's files and parts, by the operation. */
const forms: Readonly<Record<string, object>> = {
  mergePaymentPart: { file: pdf, qrInvoice: bill },
  appendPaymentPart: { file: pdf, qrInvoice: bill },
  mergePdfs: { file: letter, file2: pdf },
  appendPdfs: { file: pdf, file2: pdf },
  validatePaymentFile: { file: Buffer.from(paymentFile()) },
  readPaymentStatus: { report: Buffer.from(statusReportExample), order: Buffer.from(JSON.stringify(orderWith())) },
  readBankStatement: { file: Buffer.from(receiptsExample) },
  reconcileStatements: { statement: Buffer.from(receiptsExample), bills: Buffer.from(openBills()) },
  handInStatements: { statement: Buffer.from(receiptsExample) },
  sendMail: { file: pdf, mail },
  validateEInvoice: { file: hybrid },
  parseEInvoice: { file: hybrid },
  renderEInvoice: { file: hybrid },
};

let count = 0;

/** Every operation of the clients, each in every format that it answers with. */
export function callsOf(known: Known): readonly ExampleCall[] {
  return apiOf().operations.flatMap((operation) => {
    const formats = formatsOf(operation).map(({ type }) => type);
    return (formats.length === 0 ? [undefined] : formats).map((format) => callOf(operation, format, known));
  });
}

function callOf(operation: Operation, format: string | undefined, known: Known): ExampleCall {
  const described = paths[operation.path][operation.method.toLowerCase()];
  const refusals: Readonly<Record<string, string>> = { confirmSubscription: 'SUBSCRIPTION_TOKEN_NOT_FOUND' };
  const refusedWith = refusals[operation.id];
  return {
    operation,
    path: placesOf(operation).map(({ name }) => {
      if (name in known) return String(known[name as keyof Known]);
      return described.parameters.find((one: { name: string }) => one.name === name).example;
    }),
    body: isXmlOfInvoice(operation, format) ? eInvoiceExamples.exported : bodyOf(operation, described, known),
    options: { ...optionsFor(operation, known), ...(isXmlOfInvoice(operation, format) && { eInvoice: 'ubl' }) },
    format,
    ...(refusedWith !== undefined && { refusedWith }),
  };
}

/** What asks for the invoice as XML, which is an e-invoice. */
function isXmlOfInvoice({ id }: Operation, format: string | undefined): boolean {
  return id === 'createInvoiceDocument' && format === 'application/xml';
}

function optionsFor(operation: Operation, known: Known): Readonly<Record<string, unknown>> {
  const names = optionsOf(operation).map(({ option }) => option);
  return {
    ...(names.includes('processingMode') && { processingMode: 'STAGE' }),
    ...(names.includes('qrInvoice') && { qrInvoice: bill }),
    ...(operation.id === 'saveResource' && { contentType: 'image/png' }),
    ...(operation.id === 'deleteWebhook' && { id: known.webhookId }),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: its own tests check the document
function bodyOf({ id, ...operation }: Operation, described: any, known: Known): unknown {
  const [body] = bodiesOf({ id, ...operation });
  if (body === undefined || !operation.body?.isRequired) return undefined;
  const kind = /^submit(\w+?)(?:Form)?$/.exec(id)?.[1] ?? '';
  const example = known.cases[`example${kind}`];
  if (example !== undefined) {
    count += 1;
    const businessCase = { ...example.businessCase, referenceNumber: `CALL-${process.pid}-${count}` };
    if (body.type === 'application/json') return { pdf: example.pdf, businessCase };
    const part = kind.charAt(0).toLowerCase() + kind.slice(1);
    return { file: Buffer.from(example.pdf, 'base64'), [part]: businessCase };
  }
  if (id === 'createWebhook') return { eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS', hookUrl: known.hookUrl };
  if (body.type === 'image/png') return png;
  // An order of former days is refused
  if (id === 'createPaymentFile') return orderWith();
  if (id === 'createPaymentPartsOfTable') return { file: Buffer.from(known.table) };
  if (body.type === 'multipart/form-data') return forms[id] ?? { file: pdf };
  if (id === 'submitPdf') return qrBill();
  // Not the case that is read afterwards
  if (/^(?:erase|discard)BusinessCases$/.test(id)) return { ids: [999_999] };
  if (body.type === 'application/pdf') return pdf;
  return described.requestBody.content[body.type].example ?? combined;
}

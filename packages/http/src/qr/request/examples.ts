import { tableOf, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { invoiceDocumentExamples, invoiceDocumentModel } from '@rappen/core/invoice-document';
import { writeJson } from '@rappen/core/json';
import { list } from '@rappen/core/model';
import {
  characterSets,
  type InvoiceDraft,
  invoiceExamples,
  parseDraft,
  profiles,
  qrInvoiceAsReadModel,
  qrInvoiceJsonOf,
  qrInvoiceModel,
  writePayload,
} from '@rappen/core/swiss-qr';
import { charactersOf, isPermitted } from '@rappen/core/text';
import { json, printed, type SuccessAnswer, text } from '../../answer/answer.ts';
import type { Route } from '../../route/route.ts';
import { routeId } from '../../route/route-id.ts';

const group = 'Examples';

/** A body that every operation on an invoice accepts: what the API page sends when it is tried. */
export const invoiceExample: unknown = JSON.parse(writeJson(qrInvoiceJsonOf(invoiceExamples.withQrReference)));

const examples = {
  'without-reference': [invoiceExamples.withoutReference, 'without reference'],
  'without-amount': [invoiceExamples.withoutAmount, 'without amount'],
  'with-qr-reference': [invoiceExamples.withQrReference, 'with a QR reference, bill information and eBill'],
  'with-creditor-reference': [invoiceExamples.withCreditorReference, 'with a creditor reference, in euros'],
  blank: [invoiceExamples.blank, 'with blank fields for amount and debtor'],
  'combined-address': [invoiceExamples.combinedAddress, 'with a combined address (deprecated; profile=2.2 only)'],
} as const;

const singles: readonly Route[] = Object.entries(examples).map(([name, [example, summary]]) => ({
  id: routeId('example', 'qr-invoice', name),
  method: 'GET',
  path: `/v2/examples/qr-invoice/${name}`,
  group,
  summary: `QR invoice ${summary}`,
  needsKey: true,
  answers: { 'application/json': name === 'combined-address' ? qrInvoiceAsReadModel : qrInvoiceModel },
  refusals: [401],
  handle: () => printed(qrInvoiceJsonOf(example)),
}));

/** A text of the payment code of an example; all are valid under the rules of 2.3. */
function payloadOf(draft: InvoiceDraft): string {
  const invoice = parseDraft(draft, profiles['2.3']);
  return invoice.ok ? writePayload(invoice.value) : '';
}

const payloads = Object.entries(examples)
  .filter(([name]) => name !== 'combined-address')
  .map(
    ([name, [example, summary]]) =>
      [`swiss-payments-code/${name}`, `Text of a code ${summary}`, payloadOf(example)] as const,
  );

const texts = [
  ['charset/lteV2_2', 'Characters of guidelines 2.0 to 2.2', charactersOf(characterSets['2.2']).join('')],
  ['charset/gteV2_3', 'Characters of guidelines 2.3', charactersOf(characterSets['2.3']).join('')],
  [
    'charset/addedInV2_3',
    'Characters added in guidelines 2.3',
    charactersOf(characterSets['2.3'])
      .filter((character) => !isPermitted(character, characterSets['2.2']))
      .join(''),
  ],
  ...payloads,
  ['swicos1v12', 'Swico S1 bill information', invoiceExamples.withQrReference.billingInformation],
  ['qr-reference', 'QR reference', invoiceExamples.withQrReference.reference],
  ['qr-iban', 'QR-IBAN', invoiceExamples.withQrReference.iban],
  ['iban', 'IBAN', invoiceExamples.withCreditorReference.iban],
  ['creditor-reference', 'Creditor reference', invoiceExamples.withCreditorReference.reference],
] as const;

const textExamples: readonly Route[] = texts.map(([name, summary, body]) => ({
  id: routeId('example', name),
  method: 'GET',
  path: `/v2/examples/${name}`,
  group,
  summary,
  needsKey: true,
  answers: { 'text/plain': 'text' },
  refusals: [401],
  handle: () => text(body),
}));

const bulkExamples = [
  { draft: invoiceExamples.withQrReference, language: 'de' },
  { draft: invoiceExamples.withCreditorReference, language: 'fr' },
  { draft: invoiceExamples.withoutReference, language: 'it' },
];

/** A body for the operations on lists. */
export const bulkListExample: unknown = JSON.parse(writeJson(bulkExamples.map(({ draft }) => qrInvoiceJsonOf(draft))));

/** A file of the bulk examples. */
function bulkFile(format: string, summary: string, type: string, body: () => SuccessAnswer['body']): Route {
  return {
    id: routeId('example', 'bulk', format),
    method: 'GET',
    path: `/v2/examples/qr-invoice/bulk/${format}`,
    group,
    summary,
    needsKey: true,
    answers: { [type]: format === 'csv' ? 'text' : 'binary' },
    refusals: [401],
    handle: () => ({ body: body(), type: format === 'csv' ? `${type}; charset=utf-8` : type }),
  };
}

const documents = {
  'mixed-vat': [invoiceDocumentExamples.mixedVat, 'with several VAT rates included in the prices'],
  gtin: [invoiceDocumentExamples.gtin, 'with articles and their GTINs, in French'],
  discounts: [invoiceDocumentExamples.discounts, 'with discounts, a surcharge and a prepayment'],
} as const;

const documentExamples: readonly Route[] = Object.entries(documents).map(([name, [example, summary]]) => ({
  id: routeId('example', 'invoice-document', name),
  method: 'GET',
  path: `/v2/examples/invoice-document/${name}`,
  group,
  summary: `Invoice document ${summary}`,
  needsKey: true,
  answers: { 'application/json': invoiceDocumentModel },
  refusals: [401],
  handle: () => json(invoiceDocumentModel, example),
}));

/** Ready bodies for the operations above. */
export const exampleRoutes: readonly Route[] = [
  ...singles,
  ...textExamples,
  ...documentExamples,
  {
    id: 'exampleBulkList',
    method: 'GET',
    path: '/v2/examples/qr-invoice/bulk/list',
    group,
    summary: 'List of QR invoices',
    needsKey: true,
    answers: { 'application/json': list(qrInvoiceModel) },
    refusals: [401],
    handle: () => printed(bulkExamples.map(({ draft }) => qrInvoiceJsonOf(draft))),
  },
  bulkFile('csv', 'Table of QR invoices as CSV', 'text/plain', () => writeCsv(tableOf(bulkExamples))),
  bulkFile(
    'xlsx',
    'Table of QR invoices as a workbook',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    () => writeXlsx(tableOf(bulkExamples)) as Uint8Array<ArrayBuffer>,
  ),
];

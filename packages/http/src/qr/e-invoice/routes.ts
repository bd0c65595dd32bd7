import {
  type EInvoiceProfile,
  eInvoiceExamples,
  eInvoiceOf,
  eInvoiceProfiles,
  eInvoiceRules,
  syntaxNames,
  writeCii,
} from '@rappen/core/e-invoice';
import { invoiceDocumentModel, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { anyText, openObject, required } from '@rappen/core/model';
import { profiles } from '@rappen/core/swiss-qr';
import { json } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { limits } from '../../limits.ts';
import { oneOf, profileParameter } from '../../route/query.ts';
import type { BodyDescription, Call, Route } from '../../route/route.ts';
import { routeId } from '../../route/route-id.ts';
import { writeEInvoice } from '../invoice-document/document.ts';
import { eInvoiceHeaders } from '../invoice-document/e-invoice.ts';
import { lookParameters } from '../invoice-document/look.ts';
import { documentParameters } from '../invoice-document/routes.ts';
import { languageParameter, slipLook } from '../request/slip.ts';
import { textWork } from '../request/text-work.ts';
import { readingModel, verdictModel } from './model.ts';
import { parseReceived, renderReceived, validateReceived } from './received.ts';

const group = 'E-invoices';
const path = '/v2/e-invoice';

const rules = oneOf(
  eInvoiceRules,
  'en16931',
  'The rules of EN 16931 alone, or with those of Peppol BIS Billing 3.0 or of XRechnung 3.0',
);

/** An e-invoice that is valid, as XML. */
function xmlExample(): string {
  const parsed = parseInvoiceDocument(eInvoiceExamples.delivery, { profile: profiles['2.3'] });
  const invoice = parsed.ok ? eInvoiceOf(parsed.value.document) : parsed;
  return invoice.ok ? writeCii(invoice.value) : '';
}

const xmlBody: BodyDescription = {
  type: 'application/xml',
  shape: anyText({ minLength: 1 }),
  example: xmlExample(),
};
const fileBody: BodyDescription = {
  type: 'multipart/form-data',
  shape: openObject(
    { file: required(file(), 'A PDF with an e-invoice in it, or XML, at most 10 MiB') },
    { name: 'EInvoiceToRead' },
  ),
  example: { file: 'invoice.pdf' },
};

/** What takes an e-invoice. */
const received = {
  method: 'POST',
  group,
  needsKey: true,
  body: fileBody,
  otherBodies: [xmlBody],
  refusals: [400, 401, 413, 415, 422],
  longWork: { bodyBytesMax: limits.fileBodyBytesMax },
} as const;

const kinds =
  'CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other UBL, as XML or in a PDF. A document type, entities, and too many elements or characters are refused.';

function create(call: Call) {
  const profile = call.query['eInvoiceProfile'] as EInvoiceProfile;
  const named = call.query['syntax'] as 'CII' | 'UBL' | undefined;
  const syntax = named ?? (profile === 'peppol' ? 'UBL' : 'CII');
  return writeEInvoice(call, { kind: 'xml', syntax, profile });
}

const examples = {
  delivery: [eInvoiceExamples.delivery, 'of a delivery in Switzerland'],
  authority: [eInvoiceExamples.authority, 'to a German authority (XRechnung)'],
  exported: [eInvoiceExamples.exported, 'for goods to France (Peppol)'],
  'credit-note': [eInvoiceExamples.creditNote, 'that credits part of a delivery'],
  'without-vat': [eInvoiceExamples.withoutVat, 'of a sender without VAT'],
} as const;

/** E-invoices: written, validated, read, and shown to people. */
export const eInvoiceRoutes: readonly Route[] = [
  {
    id: 'createEInvoice',
    method: 'POST',
    path: `${path}/create`,
    group,
    summary: 'Write an invoice as the XML of an e-invoice',
    description:
      'Nothing invalid is written: each rule of the profile that the invoice breaks is a problem with the rule, the term and the field. The PDF with its data in it is made by POST /v2/invoice-document?eInvoice=facturx.',
    needsKey: true,
    refusesDemo: true,
    query: openObject({
      eInvoiceProfile: oneOf(eInvoiceProfiles, 'en16931', 'What the e-invoice is for'),
      syntax: oneOf(syntaxNames, undefined, 'Default CII; for peppol UBL'),
      ...documentParameters,
    }),
    body: { type: 'application/json', shape: invoiceDocumentModel, example: eInvoiceExamples.delivery },
    answers: { 'application/xml': 'text' },
    answerHeaders: eInvoiceHeaders,
    refusals: [400, 401, 413, 415, 422],
    longWork: textWork,
    handle: create,
  },
  {
    ...received,
    id: 'validateEInvoice',
    path: `${path}/validate`,
    summary: 'Validate an e-invoice',
    description: `${kinds} Every rule that is broken is a finding with its rule, term and place.`,
    query: openObject({ rules }),
    answers: { 'application/json': verdictModel },
    handle: validateReceived,
  },
  {
    ...received,
    id: 'parseEInvoice',
    path: `${path}/parse`,
    summary: 'Read an e-invoice',
    description: `${kinds} Answers header, parties, lines, totals and how it is to be paid, as they were sent; findings list the rules that are broken.`,
    query: openObject({ rules }),
    answers: { 'application/json': readingModel },
    handle: parseReceived,
  },
  {
    ...received,
    id: 'renderEInvoice',
    path: `${path}/render`,
    summary: 'Print an e-invoice as PDF',
    description: `${kinds} For people to look at, with the payment part where it can be paid by one. The sums are those of the sender; the header X-Layout-Warnings says where its lines give others.`,
    query: openObject({ ...lookParameters, language: languageParameter, profile: profileParameter, ...slipLook }),
    answers: { 'application/pdf': 'binary' },
    handle: renderReceived,
  },
];

/** Ready bodies for the operations above. */
export const eInvoiceExampleRoutes: readonly Route[] = Object.entries(examples).map(([name, [example, summary]]) => ({
  id: routeId('example', 'e-invoice', name),
  method: 'GET',
  path: `/v2/examples/e-invoice/${name}`,
  group: 'Examples',
  summary: `Invoice document ${summary}`,
  needsKey: true,
  answers: { 'application/json': invoiceDocumentModel },
  refusals: [401],
  handle: () => json(invoiceDocumentModel, example),
}));

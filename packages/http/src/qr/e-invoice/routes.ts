import {
  type BuyerKind,
  buyerKinds,
  type EInvoiceProfile,
  eInvoiceExamples,
  eInvoiceOf,
  eInvoiceProfiles,
  eInvoiceRules,
  syntaxNames,
  writeCii,
} from '@rappen/core/e-invoice';
import { invoiceDocumentModel, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { anyText, code, openObject, optional, required } from '@rappen/core/model';
import { profiles } from '@rappen/core/swiss-qr';
import { json } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { limits } from '../../limits.ts';
import { oneOf, profileParameter } from '../../route/query.ts';
import type { BodyDescription, Call, Route } from '../../route/route.ts';
import { routeId } from '../../route/route-id.ts';
import { writeEInvoice } from '../invoice-document/document.ts';
import { eInvoiceHeaders } from '../invoice-document/e-invoice.ts';
import { documentParameters } from '../invoice-document/routes.ts';
import { templateNames } from '../invoice-document/templates.ts';
import { formatParameter } from '../request/format.ts';
import { languageParameter, slipLook } from '../request/slip.ts';
import { textWork } from '../request/text-work.ts';
import { readingModel, verdictModel } from './model.ts';
import { parseReceived, renderReceived, validateReceived, viewFormats } from './received.ts';

const group = 'E-invoices';
const path = '/v2/e-invoice';

const rules = oneOf(
  eInvoiceRules,
  undefined,
  'Rules to apply besides those that the e-invoice claims to keep: EN 16931 alone, or with Peppol BIS Billing 3.0, XRechnung 3.0 or the rules of France (BR-FR), or Factur-X',
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
    { file: required(file(), 'A PDF with an embedded e-invoice, or XML, at most 10 MiB') },
    { name: 'EInvoiceToRead' },
  ),
  example: { file: 'invoice.pdf' },
};

/** An e-invoice that was received is shown as it is, and not by a template. */
const ignored = 'Accepted for compatibility: received e-invoices have a layout of their own';
const withoutEffect = {
  template: oneOf(templateNames, 'classic', ignored),
  accentColor: optional(code(/^#?[0-9A-Fa-f]{6}$/, 'a colour such as 1c3f6e'), ignored),
  addressWindow: oneOf(['RIGHT', 'LEFT'], 'RIGHT', ignored),
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
  'CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or characters is refused.';

function create(call: Call) {
  const profile = call.query['eInvoiceProfile'] as EInvoiceProfile | undefined;
  const buyerKind = call.query['buyerKind'] as BuyerKind | undefined;
  const syntax = call.query['syntax'] as 'CII' | 'UBL' | undefined;
  return writeEInvoice(call, { kind: 'xml', syntax, profile, buyerKind });
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
      'An invoice that breaks a rule of the profile is refused, with the rule, the term and the field of each problem. For a PDF with embedded data, use POST /v2/invoice-document?eInvoice=facturx.',
    needsKey: true,
    refusesDemo: true,
    query: openObject({
      eInvoiceProfile: oneOf(
        eInvoiceProfiles,
        undefined,
        'Profile of the e-invoice. Default: by buyerKind, else en16931',
      ),
      buyerKind: oneOf(
        buyerKinds,
        undefined,
        'Who buys: without a profile the one that fits them in the country of the recipient is chosen',
      ),
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
    description: `${kinds} Each broken rule is a finding with its rule, term and place.`,
    query: openObject({ rules }),
    answers: { 'application/json': verdictModel },
    handle: validateReceived,
  },
  {
    ...received,
    id: 'parseEInvoice',
    path: `${path}/parse`,
    summary: 'Read an e-invoice',
    description: `${kinds} Returns header, parties, lines, totals and payment instructions as they were sent; findings lists the broken rules.`,
    query: openObject({ rules }),
    answers: { 'application/json': readingModel },
    handle: parseReceived,
  },
  {
    ...received,
    id: 'renderEInvoice',
    path: `${path}/render`,
    summary: 'Show an e-invoice as PDF or text',
    description: `${kinds} Everything that stands in it, with codes in words, in your language: any currency, sign and sum; at the end what was not understood. As PDF (PDF/A-3b, with the XML inside as it was received, and a payment part if the invoice can be paid with one), or as text.`,
    query: openObject({
      format: formatParameter(Object.keys(viewFormats)),
      ...withoutEffect,
      language: languageParameter,
      profile: profileParameter,
      ...slipLook,
    }),
    answers: viewFormats,
    refusals: [400, 401, 406, 413, 415, 422],
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

import { invoiceDocumentExamples, invoiceDocumentModel } from '@rappen/core/invoice-document';
import { list, openObject } from '@rappen/core/model';
import { limits } from '../../limits.ts';
import { described, flag, profileParameter } from '../../route/query.ts';
import type { Route } from '../../route/route.ts';
import { languageParameter, slipLook, slipParameters } from '../request/slip.ts';
import { textWork } from '../request/text-work.ts';
import { printDocument, writeXml } from './document.ts';
import { eInvoiceHeaders, eInvoiceParameters } from './e-invoice.ts';
import { lookParameters } from './look.ts';
import { keepResource, listResources, resourceModel, resourceTypes } from './resources.ts';
import { listTemplates, previewTemplate, templateModel } from './templates.ts';

const group = 'Invoice documents';
const path = '/v2/invoice-document';

/** What the document of the body is read with. */
export const documentParameters = {
  language: described(
    languageParameter,
    'Language of the fixed texts; takes precedence over the document, which takes precedence over the header Accept-Language. Otherwise: de',
  ),
  normalizeInput: flag(false, 'Trim texts of the payment part and replace special characters with permitted ones'),
  profile: profileParameter,
};

/** An invoice document. */
const documentBody = {
  type: 'application/json',
  shape: invoiceDocumentModel,
  example: invoiceDocumentExamples.mixedVat,
} as const;

/** Whole invoices, and what they are made with. */
export const invoiceDocumentRoutes: readonly Route[] = [
  {
    id: 'createInvoiceDocument',
    method: 'POST',
    path,
    group,
    summary: 'Create an invoice with its payment part as PDF',
    description:
      'All totals are calculated. The payment part is for the amount due, at the bottom of the last page or on a page of its own. The header X-Layout-Warnings lists what had to be omitted or shortened. The PDF conforms to PDF/A-3b unless it is printed on a letterhead. With eInvoice it is also an e-invoice, and each rule of the profile that it breaks is a problem with its field; trial keys cannot create e-invoices.',
    needsKey: true,
    query: openObject({ ...lookParameters, ...eInvoiceParameters, ...documentParameters, ...slipLook }),
    body: documentBody,
    answers: { 'application/pdf': 'binary', 'application/xml': 'text' },
    answerHeaders: eInvoiceHeaders,
    refusals: [400, 401, 413, 415, 422],
    longWork: { bodyBytesMax: limits.textBodyBytesMax },
    handle: printDocument,
  },
  {
    id: 'createInvoiceTemplateModel',
    method: 'POST',
    path: `${path}/xml-template-model`,
    group,
    summary: 'The invoice with all totals as XML',
    description: 'For templates of your own: what the PDF shows, in the namespace urn:rappen:invoice-document:1.',
    needsKey: true,
    query: openObject(documentParameters),
    body: documentBody,
    answers: { 'application/xml': 'text' },
    refusals: [400, 401, 413, 415, 422],
    longWork: textWork,
    handle: writeXml,
  },
  {
    id: 'listInvoiceTemplates',
    method: 'GET',
    path: `${path}/templates`,
    group,
    summary: 'List the templates',
    needsKey: true,
    answers: { 'application/json': list(templateModel) },
    refusals: [401],
    handle: listTemplates,
  },
  {
    id: 'previewInvoiceTemplate',
    method: 'GET',
    path: `${path}/templates/:name/preview`,
    group,
    summary: 'An image of a template with example data',
    needsKey: true,
    parameters: { name: { description: 'Name of the template', example: 'modern' } },
    query: openObject({ language: slipParameters.language }),
    answers: { 'image/svg+xml': 'text' },
    refusals: [400, 401, 404],
    handle: previewTemplate,
  },
  {
    id: 'listResources',
    method: 'GET',
    path: `${path}/resources`,
    group,
    summary: 'List your logos and letterheads',
    needsKey: true,
    refusesDemo: true,
    answers: { 'application/json': list(resourceModel) },
    refusals: [401, 422],
    handle: listResources,
  },
  {
    id: 'saveResource',
    method: 'POST',
    path: `${path}/resources/:filename`,
    group,
    summary: 'Store a logo (PNG, JPEG) or a letterhead (PDF)',
    description:
      'The body is the file, at most 2 MiB; its content must match Content-Type. It replaces a file with the same name. Documents refer to it in sender.logo or letterhead.',
    needsKey: true,
    refusesDemo: true,
    parameters: {
      filename: {
        description: 'Up to 64 letters, digits, dots, hyphens and underscores; no dot at the beginning',
        example: 'logo.png',
      },
    },
    body: { types: resourceTypes },
    answers: { 'application/json': resourceModel },
    refusals: [400, 401, 413, 415, 422],
    handle: keepResource,
  },
];

import {
  type BusinessCaseType,
  businessCaseModels,
  businessCaseTypes,
  requestNameOf,
  wireNameOf,
} from '@rappen/core/ebill';
import { type Members, object, required, type Shape } from '@rappen/core/model';
import { base64Pdf } from '../../body/base64.ts';
import { file } from '../../body/file.ts';
import type { Route } from '../../route/route.ts';
import { caseModel } from '../cases/case-model.ts';
import { withArticle } from '../operation/article.ts';
import { billerOperation } from '../operation/operation.ts';
import { submitPdf } from './generic.ts';
import { submissionHeaders, submissionQuery, submittedHeaders } from './parameters.ts';
import { submitTyped } from './typed.ts';

const group = 'Business cases';
const refusals = [400, 409, 413, 415, 422];
const answers = { 'application/json': caseModel } as const;
const common = {
  method: 'POST',
  group,
  scope: 'cases:submit',
  query: submissionQuery,
  headers: submissionHeaders,
  status: 201,
  answers,
  answerHeaders: submittedHeaders,
  refusals,
  validatesParameters: true,
} as const;

const path = '/api/v1/business-cases';
const archived =
  'The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file.';

/** `InstalmentBill` as `instalment-bill`. */
function kindOf(type: BusinessCaseType): string {
  return wireNameOf(type).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `InstalmentBill` as `an instalment bill`, in sentences. */
function wordsOf(type: BusinessCaseType): string {
  return withArticle(kindOf(type).replace('-', ' '));
}

const pdfFile = required(file({ minLength: 1 }), 'The PDF; at most 10 000 000 bytes');

/** The same as in JSON, each member an element and each entry of a list one of the same name. */
function xmlModel(type: BusinessCaseType, request: Members): Shape<unknown> {
  return object(request, { name: `Submit${type}Xml`, keywords: { xml: { name: requestNameOf(type) } } });
}

function typedRoutes(type: BusinessCaseType): readonly Route[] {
  const kind = kindOf(type);
  const content: Shape<unknown> = { ...businessCaseModels[type], name: `${type}Request` };
  const part = wireNameOf(type);
  const request = { pdf: required(base64Pdf), businessCase: required(content) };
  return [
    billerOperation({
      ...common,
      id: `submit${type}`,
      path: `${path}/${kind}`,
      summary: `Submit ${wordsOf(type)}`,
      description: `The PDF must not carry an XML attachment other than an e-invoice. ${archived} GET /api/v1/examples/${kind} returns a body that is accepted.`,
      body: { type: 'application/json', shape: object(request) },
      otherBodies: [{ type: 'application/xml', shape: xmlModel(type, request) }],
      handle: submitTyped(type, ['application/json', 'application/xml']),
    }),
    billerOperation({
      ...common,
      id: `submit${type}Form`,
      path: `${path}/${kind}/multipart`,
      summary: `Submit ${wordsOf(type)} as a form`,
      description: `Nested fields are named like ${part}[totalAmount][value], entries of lists like [0]; or one part ${part} holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. ${archived}`,
      body: { type: 'multipart/form-data', shape: object({ file: pdfFile, [part]: required(content) }) },
      handle: submitTyped(type, ['multipart/form-data']),
    }),
  ];
}

/** The submission of business cases: of a PDF that says what it is, and of data with a PDF. */
export const submissionRoutes: readonly Route[] = [
  billerOperation({
    ...common,
    id: 'submitPdf',
    refusalCodes: ['XML_ATTACHMENT_INVALID', 'QR_CODE_INVALID'],
    path,
    summary: 'Submit a PDF',
    description: `A PDF with a business case as an XML attachment, with an e-invoice in it (Factur-X, ZUGFeRD), or with a Swiss QR code that names its recipient in an alternative procedure (eBill/B/…, for reminders eBill/R/…). ${archived}`,
    body: { types: ['application/pdf'] },
    handle: submitPdf,
  }),
  ...businessCaseTypes.flatMap(typedRoutes),
];

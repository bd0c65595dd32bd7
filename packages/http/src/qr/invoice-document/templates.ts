import {
  drawInvoiceDocument,
  invoiceDocumentExamples,
  invoiceDocumentTemplates,
  parseInvoiceDocument,
  type TemplateName,
} from '@rappen/core/invoice-document';
import { anyText, list, type Member, openObject, required } from '@rappen/core/model';
import { type Language, languages } from '@rappen/core/payment-part';
import { renderSvg } from '@rappen/core/render/svg';
import { profiles } from '@rappen/core/swiss-qr';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { problem } from '../../problems/index.ts';
import type { Call } from '../../route/route.ts';
import { languageOf } from '../request/slip.ts';

const wordings = openObject(
  Object.fromEntries(languages.map((language) => [language, required(anyText())])) as Record<
    Language,
    Member<string, 'required'>
  >,
);

export const templateModel = openObject(
  {
    name: required(anyText()),
    title: required(wordings),
    description: required(wordings),
    preview: required(anyText(), 'Address of an image of it (SVG)'),
  },
  { name: 'InvoiceTemplate' },
);

export const templateNames = invoiceDocumentTemplates.map(({ name }) => name) as [TemplateName, ...TemplateName[]];

export function listTemplates(): Answer {
  return json(
    list(templateModel),
    invoiceDocumentTemplates.map(({ name, title, description }) => ({
      name,
      title,
      description,
      preview: `/v2/invoice-document/templates/${name}/preview`,
    })),
  );
}

/** The first page of an example, its fixed texts in the language of the call. */
export function previewTemplate(call: Call): Answer {
  const template = templateNames.find((name) => name === call.parameters['name']);
  if (template === undefined) return refused([problem('NOT_FOUND', [])]);
  const language: Language = languageOf(call);
  const parsed = parseInvoiceDocument(invoiceDocumentExamples.gtin, { profile: profiles['2.3'], language });
  if (!parsed.ok) return refused(parsed.problems);
  const drawn = drawInvoiceDocument(parsed.value.document, { template });
  if (!drawn.ok) return refused(drawn.problems);
  const [first] = drawn.value.pages;
  if (first === undefined) return refused([problem('NOT_FOUND', [])]);
  return { body: renderSvg(first), type: 'image/svg+xml', headers: { 'content-language': language } };
}

import { drawPaymentPart, type Language, languages, type PageSize } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderSvg } from '@rappen/core/render/svg';
import { drawSymbol, type ParsedInvoice, qrInvoiceSchema } from '@rappen/core/swiss-qr';
import { z } from 'zod';
import { type Answer, refused } from '../answer.ts';
import { bestLanguage } from '../negotiation.ts';
import { choice, flag, profileParameter } from '../query.ts';
import type { Call, Route } from '../route.ts';
import { invoiceExample } from './examples.ts';
import { chooseFormat, formatParameter } from './format.ts';
import { type Input, invoiceOfBody, invoiceOfQuery, noticeHeaders } from './input.ts';
import { owned } from './swiss-qr-code.ts';

const formats = { 'application/pdf': 'binary', 'image/svg+xml': 'text' } as const;

const createQuery = z.object({
  format: formatParameter(Object.keys(formats)),
  language: choice(
    ['de', 'fr', 'it', 'en', 'rm'],
    undefined,
    'Language of the headings; wins over the header Accept-Language. Without both: de',
  ),
  pageSize: choice(['A4', 'A5', 'DIN_LANG', 'DIN_LANG_CROPPED'], 'DIN_LANG', 'Page that carries the slip'),
  fontFamily: choice(
    ['LIBERATION_SANS', 'HELVETICA', 'ARIAL', 'FRUTIGER'],
    'LIBERATION_SANS',
    'Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters',
  ),
  fontsEmbedded: flag(true, 'Accepted for compatibility: the font is always embedded, as PDF/A asks'),
  boundaryLines: flag(true, 'Lines above the slip and between receipt and payment part'),
  boundaryLinesMargins: flag(false, 'Let the lines stop short of the edge of the page'),
  boundaryLineScissors: flag(true, 'Scissors on the lines'),
  boundaryLineSeparationText: flag(false, 'Text instead of scissors above the slip; A4 and A5 only'),
  boundaryLineStyle: choice(['SOLID', 'DASHED', 'DOTTED'], 'SOLID', 'Style of the lines'),
  additionalPrintMargin: flag(false, '6 mm blank at the sides instead of 5 mm'),
  printBillInformation: flag(false, 'Print the bill information too; guidelines 2.3 no longer ask for it'),
  normalizeInput: flag(
    false,
    'Trim texts and replace special characters by equal ones; the header X-Normalized-Fields names what changed',
  ),
  profile: profileParameter,
});

const lineStyles = { SOLID: 'line', DASHED: 'dashed', DOTTED: 'dotted' } as const;

async function create(call: Call, input: Input<ParsedInvoice>): Promise<Answer> {
  if (!input.ok) return input.answer;
  const format = chooseFormat(call, Object.keys(formats));
  if (typeof format !== 'string') return refused([format]);
  const symbol = drawSymbol(input.value.invoice);
  if (!symbol.ok) return refused(symbol.problems);
  const { query } = call;
  const on = (name: string) => query[name] === 'true';
  const style = lineStyles[(query['boundaryLineStyle'] ?? 'SOLID') as keyof typeof lineStyles];
  const part = drawPaymentPart(input.value.invoice, symbol.value, {
    language: languageOf(call),
    pageSize: query['pageSize'] as PageSize,
    separation: {
      line: on('boundaryLines') ? style : 'none',
      scissors: on('boundaryLineScissors'),
      text: on('boundaryLineSeparationText'),
      lineMargins: on('boundaryLinesMargins'),
    },
    sideMargin: on('additionalPrintMargin') ? 6 : 5,
    printBillingInformation: on('printBillInformation'),
  });
  if (!part.ok) return refused(part.problems, query);
  const { drawing, warnings } = part.value;
  const body = format === 'image/svg+xml' ? renderSvg(drawing) : owned(renderPdf([drawing]));
  return {
    body,
    type: format,
    headers: { ...noticeHeaders(input.value.changes, warnings), 'content-language': drawing.language },
  };
}

function languageOf(call: Call): Language {
  const named = call.query['language'] as Language | undefined;
  return named ?? bestLanguage(call.request.headers.get('accept-language'), languages) ?? 'de';
}

const group = 'Payment part and receipt';

export const paymentPartReceiptRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v2/payment-part-receipt',
    group,
    summary: 'Create payment part and receipt (POST is preferred)',
    needsKey: true,
    query: createQuery.extend({
      qrInvoice: z.string().meta({ description: 'The QR invoice as JSON, URL-encoded in UTF-8' }),
    }),
    answers: formats,
    refusals: [400, 401, 406, 422],
    handle: (call) => create(call, invoiceOfQuery(call)),
  },
  {
    method: 'POST',
    path: '/v2/payment-part-receipt',
    group,
    summary: 'Create payment part and receipt',
    description:
      'Accept chooses the format, Accept-Language the language; the header X-Layout-Warnings names texts that had to be shortened.',
    needsKey: true,
    query: createQuery,
    body: { type: 'application/json', schema: qrInvoiceSchema, example: invoiceExample },
    answers: formats,
    refusals: [400, 401, 406, 413, 415, 422],
    handle: async (call) => create(call, await invoiceOfBody(call)),
  },
];

import { drawPaymentPart, type Language, languages, type PageSize } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderSvg } from '@rappen/core/render/svg';
import { refused } from '../answer.ts';
import { bestLanguage } from '../negotiation.ts';
import { choice, flag } from '../query.ts';
import type { Call, Route } from '../route.ts';
import { type Creation, creationRoutes, type Making, owned } from './creation.ts';
import { noticeHeaders } from './input.ts';

const query = {
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
};

const lineStyles = { SOLID: 'line', DASHED: 'dashed', DOTTED: 'dotted' } as const;

function make({ call, invoice, symbol, format }: Making): ReturnType<Creation['make']> {
  const { query } = call;
  const on = (name: string) => query[name] === 'true';
  const style = lineStyles[(query['boundaryLineStyle'] ?? 'SOLID') as keyof typeof lineStyles];
  const part = drawPaymentPart(invoice, symbol, {
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
  return { body, headers: { ...noticeHeaders([], warnings), 'content-language': drawing.language } };
}

function languageOf(call: Call): Language {
  const named = call.query['language'] as Language | undefined;
  return named ?? bestLanguage(call.request.headers.get('accept-language'), languages) ?? 'de';
}

export const paymentPartReceiptRoutes: readonly Route[] = creationRoutes({
  path: '/v2/payment-part-receipt',
  group: 'Payment part and receipt',
  noun: 'payment part and receipt',
  description:
    'Accept chooses the format, Accept-Language the language; the header X-Layout-Warnings names texts that had to be shortened.',
  formats: { 'application/pdf': 'binary', 'image/svg+xml': 'text' },
  query,
  make,
});

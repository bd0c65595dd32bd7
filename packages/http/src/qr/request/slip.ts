import {
  drawPaymentPart,
  type Language,
  languages,
  type PageSize,
  type PaymentPart,
  type PaymentPartOptions,
  pageSizes,
} from '@rappen/core/payment-part';
import type { QrSymbol } from '@rappen/core/qr';
import type { Result } from '@rappen/core/result';
import type { QrInvoice } from '@rappen/core/swiss-qr';
import { bestLanguage } from '../../answer/negotiation.ts';
import { flag, oneOf } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';

/** The language of a printed slip or invoice. */
export const languageParameter = oneOf(
  languages,
  undefined,
  'Language of the headings; takes precedence over the header Accept-Language. Without either: de',
);

/** How a slip looks, whatever page it stands on. */
export const slipLook = {
  fontFamily: oneOf(
    ['LIBERATION_SANS', 'HELVETICA', 'ARIAL', 'FRUTIGER'],
    'LIBERATION_SANS',
    'Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters',
  ),
  fontsEmbedded: flag(true, 'Accepted for compatibility: the font is always embedded, as PDF/A requires'),
  boundaryLines: flag(true, 'Lines above the slip and between receipt and payment part'),
  boundaryLinesMargins: flag(false, 'End the lines before the edge of the page'),
  boundaryLineScissors: flag(true, 'Scissors on the lines'),
  boundaryLineSeparationText: flag(false, 'Text instead of scissors above the slip; A4 and A5 only'),
  boundaryLineStyle: oneOf(['SOLID', 'DASHED', 'DOTTED'], 'SOLID', 'Style of the lines'),
  additionalPrintMargin: flag(false, '6 mm blank at the sides instead of 5 mm'),
  printBillInformation: flag(false, 'Also print the bill information, which guidelines 2.3 no longer require'),
};

/** Of a slip on a page that is there. */
export const slipOnPageParameters = { language: languageParameter, ...slipLook };

/** The parameters that `drawSlip` reads: every operation that prints a slip takes them. */
export const slipParameters = {
  language: languageParameter,
  pageSize: oneOf(pageSizes, 'DIN_LANG', 'Page format of the slip'),
  ...slipLook,
};

const lineStyles = { SOLID: 'line', DASHED: 'dashed', DOTTED: 'dotted' } as const;

/** The payment part with its receipt, as the parameters and the header Accept-Language of a call ask for it. */
export function drawSlip(
  call: Call,
  invoice: QrInvoice,
  symbol: QrSymbol,
  language: Language = languageOf(call),
): Result<PaymentPart> {
  return drawPaymentPart(invoice, symbol, {
    ...slipOptionsOf(call),
    language,
    pageSize: call.query['pageSize'] as PageSize,
  });
}

/** What the parameters say about the slip, whatever page it stands on. */
export function slipOptionsOf({ query }: Call): Omit<PaymentPartOptions, 'language' | 'pageSize'> {
  const on = (name: string) => query[name] === 'true';
  const style = lineStyles[(query['boundaryLineStyle'] ?? 'SOLID') as keyof typeof lineStyles];
  return {
    separation: {
      line: on('boundaryLines') ? style : 'none',
      scissors: on('boundaryLineScissors'),
      text: on('boundaryLineSeparationText'),
      lineMargins: on('boundaryLinesMargins'),
    },
    sideMargin: on('additionalPrintMargin') ? 6 : 5,
    printBillingInformation: on('printBillInformation'),
  };
}

/** The language that a call asks for: the parameter, else the header, else German. */
export function languageOf(call: Call): Language {
  const named = call.query['language'] as Language | undefined;
  return named ?? bestLanguage(call.request.headers.get('accept-language'), languages) ?? 'de';
}

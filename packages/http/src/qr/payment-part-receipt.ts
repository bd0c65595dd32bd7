import { renderPdf } from '@rappen/core/render/pdf';
import { renderSvg } from '@rappen/core/render/svg';
import { refused } from '../answer.ts';
import type { Route } from '../route.ts';
import { type Creation, creationRoutes, type Making, owned } from './creation.ts';
import { noticeHeaders } from './input.ts';
import { drawSlip, slipParameters } from './slip.ts';

function make({ call, invoice, symbol, format }: Making): ReturnType<Creation['make']> {
  const slip = drawSlip(call, invoice, symbol);
  if (!slip.ok) return refused(slip.problems, call.query);
  const { drawing, warnings } = slip.value;
  const body = format === 'image/svg+xml' ? renderSvg(drawing) : owned(renderPdf([drawing]));
  return { body, headers: { ...noticeHeaders([], warnings), 'content-language': drawing.language } };
}

export const paymentPartReceiptRoutes: readonly Route[] = creationRoutes({
  path: '/v2/payment-part-receipt',
  group: 'Payment part and receipt',
  noun: 'payment part and receipt',
  description:
    'Accept chooses the format, Accept-Language the language; the header X-Layout-Warnings names texts that had to be shortened.',
  formats: { 'application/pdf': 'binary', 'image/svg+xml': 'text' },
  query: slipParameters,
  make,
});

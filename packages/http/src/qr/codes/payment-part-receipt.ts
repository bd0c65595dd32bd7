import type { Drawing } from '@rappen/core/drawing';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { refused, type SuccessAnswer } from '../../answer/answer.ts';
import type { Call, Route } from '../../route/route.ts';
import { type Creation, creationRoutes, type Making, owned } from '../request/creation.ts';
import { drawingFormats, rasterFormatOf } from '../request/format.ts';
import { noticeHeaders } from '../request/input.ts';
import { dotsPerInchOf, resolutionParameter } from '../request/raster.ts';
import { drawSlip, slipParameters } from '../request/slip.ts';

function make({ call, invoice, symbol, format }: Making): ReturnType<Creation['make']> {
  const slip = drawSlip(call, invoice, symbol);
  if (!slip.ok) return refused(slip.problems, call.query);
  const { drawing, warnings } = slip.value;
  return {
    body: fileOf(drawing, call, format),
    headers: { ...noticeHeaders([], warnings), 'content-language': drawing.language },
  };
}

function fileOf(drawing: Drawing, { query }: Call, type: string): SuccessAnswer['body'] {
  const format = rasterFormatOf(type);
  if (format !== undefined) return owned(renderRaster(drawing, { format, dotsPerInch: dotsPerInchOf(query) }));
  return type === 'image/svg+xml' ? renderSvg(drawing) : owned(renderPdf([drawing]));
}

export const paymentPartReceiptRoutes: readonly Route[] = creationRoutes({
  makes: 'PaymentPart',
  path: '/v2/payment-part-receipt',
  group: 'Payment part and receipt',
  noun: 'payment part and receipt',
  description:
    'Accept selects the format, Accept-Language the language; the header X-Layout-Warnings lists texts that had to be shortened.',
  formats: drawingFormats,
  query: { ...slipParameters, ...resolutionParameter },
  make,
});

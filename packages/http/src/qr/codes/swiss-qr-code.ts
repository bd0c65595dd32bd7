import { drawQrCode, swissCrossRectangles } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { pixelsPerModuleWithin, renderQrRaster, renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { refused } from '../../answer/answer.ts';
import { flag } from '../../route/query.ts';
import type { Route } from '../../route/route.ts';
import { type Creation, creationRoutes, type Making, owned } from '../request/creation.ts';
import { drawingFormats, rasterFormatOf } from '../request/format.ts';
import { dotsPerInchOf, isSizeAsked, printDotsPerInch, rasterParameters, rasterPixels } from '../request/raster.ts';

/** The border that ISO/IEC 18004 asks for. */
const quietZoneModules = 4;

function make({ call, symbol, format }: Making): ReturnType<Creation['make']> {
  const quietZone = call.query['quietZone'] === 'true';
  const raster = rasterFormatOf(format);
  if (raster !== undefined && isSizeAsked(call.query)) {
    const pixels = rasterPixels(call.query);
    if (typeof pixels !== 'number') return refused([pixels], call.query);
    const margin = quietZone ? quietZoneModules : 0;
    const pixelsPerModule = pixelsPerModuleWithin(pixels, symbol.size + 2 * margin);
    const dotsPerInch = printDotsPerInch(symbol.size * pixelsPerModule);
    const options = { pixelsPerModule, quietZone: margin, dotsPerInch, mark: swissCrossRectangles };
    return { body: owned(renderQrRaster(symbol, { ...options, format: raster })) };
  }
  const drawing = drawQrCode(symbol, { quietZone });
  if (raster !== undefined)
    return { body: owned(renderRaster(drawing, { format: raster, dotsPerInch: dotsPerInchOf(call.query) })) };
  return { body: format === 'image/svg+xml' ? renderSvg(drawing) : owned(renderPdf([drawing])) };
}

const group = 'Swiss QR code';

export const swissQrCodeRoutes: readonly Route[] = [
  ...creationRoutes({
    makes: 'QrCode',
    path: '/v2/swiss-qr-code',
    group,
    noun: 'a Swiss QR code',
    description:
      'Accept selects the format; the parameter format takes precedence. Images have the resolution you ask for and record it: 46 mm is 272, 543 or 1087 pixels. With size, every module has the same whole number of pixels, and the resolution recorded is the one that prints 46 mm. GIF files cannot record a resolution: print them at 46 mm.',
    formats: drawingFormats,
    query: { ...rasterParameters, quietZone: flag(false, '56 mm with a blank border instead of 46 mm') },
    make,
  }),
];

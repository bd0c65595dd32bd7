import type { QrSymbol } from '../qr/index.ts';
import { pngFile } from './raster/png-file.ts';
import { type QrRasterOptions, symbolLines } from './raster/symbol-lines.ts';

export type { MarkRectangle, QrRasterOptions as QrPngOptions } from './raster/symbol-lines.ts';
export { pixelsPerModuleWithin } from './raster/symbol-lines.ts';

/**
 * A PNG of the symbol alone: 1-bit greyscale, every module the same whole number of pixels, equal bytes for equal
 * input. Options out of their range, or a side over 20000 pixels, are a broken invariant.
 */
export function renderQrPng(symbol: QrSymbol, options: QrRasterOptions): Uint8Array<ArrayBuffer> {
  return pngFile(symbolLines(symbol, options));
}

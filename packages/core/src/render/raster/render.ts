import type { Drawing } from '../../drawing/drawing.ts';
import type { QrSymbol } from '../../qr/index.ts';
import { bmpFile } from './bmp-file.ts';
import { gifFile } from './gif-file.ts';
import { type GreyLines, linesOf } from './grey-raster.ts';
import { jpegFile } from './jpeg-file.ts';
import { pngFile } from './png-file.ts';
import { rasterize } from './rasterize.ts';
import { type QrRasterOptions, symbolLines } from './symbol-lines.ts';
import { tiffFile } from './tiff-file.ts';

const writers = { png: pngFile, jpeg: jpegFile, gif: gifFile, bmp: bmpFile, tiff: tiffFile } as const;

/**
 * PNG and TIFF are compressed without loss, GIF too but without a resolution; JPEG is lossy; BMP is not compressed.
 */
export type RasterFormat = keyof typeof writers;

/** All raster formats, the one to prefer first. */
export const rasterFormats: readonly RasterFormat[] = ['png', 'jpeg', 'gif', 'bmp', 'tiff'];

export interface RasterOptions {
  readonly format: RasterFormat;
  /** 50 to 1200; 300 prints well. */
  readonly dotsPerInch: number;
}

/**
 * Paints a drawing (see `rasterize`) and writes it as a file in 8-bit grey: the same bytes for the same drawing on every
 * runtime. PNG, JPEG, BMP and TIFF carry the resolution, so that they print in true size.
 */
export function renderRaster(drawing: Drawing, { format, dotsPerInch }: RasterOptions): Uint8Array<ArrayBuffer> {
  return writers[format](linesOf(rasterize(drawing, { dotsPerInch })));
}

/**
 * An image of a symbol alone, every module the same whole number of pixels, in black and white: 1 bit a pixel, in JPEG
 * 8-bit grey. The same bytes for the same options. Options out of their range, or a side over 20000 pixels, are a broken
 * invariant.
 */
export function renderQrRaster(
  symbol: QrSymbol,
  { format, ...options }: QrRasterOptions & { readonly format: RasterFormat },
): Uint8Array<ArrayBuffer> {
  const lines: GreyLines = symbolLines(symbol, options);
  return writers[format](lines);
}

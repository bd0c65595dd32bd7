export type { GreyRaster } from './grey-raster.ts';
export { rasterize } from './rasterize.ts';
export type { RasterFormat, RasterOptions } from './render.ts';
export { rasterFormats, renderQrRaster, renderRaster } from './render.ts';
export type { MarkRectangle, QrRasterOptions } from './symbol-lines.ts';
export { pixelsPerModuleWithin } from './symbol-lines.ts';

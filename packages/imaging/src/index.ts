export type { Effort } from './cascade.ts';
export type { ColourImage } from './colour-image.ts';
export { type CompareOptions, type Comparison, comparePages, type PageDifference } from './compare-pages.ts';
export { compileImaging } from './compile.ts';
export {
  type ConversionOptions,
  type ConversionParts,
  type DocumentWork,
  documentWork,
  type Examination,
  type ExamineOptions,
} from './document-work.ts';
export type {
  CodeBox,
  CodesResult,
  FoundCode,
  OnProgress,
  OpenSearch,
  PagePoint,
  Progress,
  SearchPlace,
} from './found-code.ts';
export type { GreyImage } from './grey-image.ts';
export { createImaging, type Imaging, type ImagingModules, type ReadCodesOptions } from './imaging.ts';
export { defaultImagingLimits, type ImagingLimits } from './limits.ts';
export { rasterPort } from './pdf-raster.ts';
export { type VerifyOptions, verifyConversion } from './verify-conversion.ts';

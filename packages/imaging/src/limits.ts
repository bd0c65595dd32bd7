/** Bounds that keep one file from using up the memory or the time of the process. Sizes in bytes unless named otherwise. */
export interface ImagingLimits {
  /** Size of the file handed in. */
  readonly fileBytesMax: number;
  /** Pixels of an image or of a rendered page: each takes one byte here and about two more inside the reader. */
  readonly pixelsMax: number;
  readonly pagesMax: number;
  /** Memory that the PDF renderer may grow to. */
  readonly rendererBytesMax: number;
  /** Memory that the code reader may grow to. */
  readonly readerBytesMax: number;
  readonly pdfObjectsMax: number;
  /** What one compressed stream of a PDF may grow to. */
  readonly pdfStreamBytesMax: number;
  /** What all compressed streams of a PDF that are not pictures may grow to together. */
  readonly pdfInflatedBytesMax: number;
  /** Inflated bytes for each compressed one, for streams above `pdfRatioFreeBytes`. */
  readonly pdfRatioMax: number;
  readonly pdfRatioFreeBytes: number;
  /** Drawing instructions of one page in bytes, those of repeated parts counted as often as they are drawn. */
  readonly pdfPageContentBytesMax: number;
  /** Times that a page draws a form, pattern or glyph procedure. */
  readonly pdfPageCallsMax: number;
}

const megabyte = 1 << 20;

export const defaultImagingLimits: ImagingLimits = {
  fileBytesMax: 32 * megabyte,
  pixelsMax: 40_000_000,
  pagesMax: 50,
  rendererBytesMax: 224 * megabyte,
  readerBytesMax: 512 * megabyte,
  pdfObjectsMax: 200_000,
  pdfStreamBytesMax: 64 * megabyte,
  pdfInflatedBytesMax: 256 * megabyte,
  pdfRatioMax: 400,
  pdfRatioFreeBytes: 8 * megabyte,
  pdfPageContentBytesMax: 64 * megabyte,
  pdfPageCallsMax: 100_000,
};

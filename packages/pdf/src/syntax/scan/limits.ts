/** Bounds that keep the reading of one PDF from using up the memory or the time of the process. */
export interface PdfReadingLimits {
  /** Pixels of one picture. */
  readonly pixelsMax: number;
  /** Pages that are drawn to be searched: the content of any number is read. */
  readonly pagesMax: number;
  readonly pdfObjectsMax: number;
  /** What one compressed stream may grow to, in bytes. */
  readonly pdfStreamBytesMax: number;
  /** What all compressed streams may grow to together, in bytes; pictures that are only passed on are not counted. */
  readonly pdfInflatedBytesMax: number;
  /** Inflated bytes for each compressed one, for streams above `pdfRatioFreeBytes`. */
  readonly pdfRatioMax: number;
  readonly pdfRatioFreeBytes: number;
  /** Drawing instructions of one page in bytes, those of repeated parts counted as often as they are drawn. */
  readonly pdfPageContentBytesMax: number;
  /** Times that a page draws a form, pattern or glyph procedure. */
  readonly pdfPageCallsMax: number;
  /** Drawing instructions looked through for codes, of all pages together, in bytes; more for larger files. */
  readonly pdfReadContentBytesMax: number;
  /** Forms and pictures drawn on the way, of all pages together. */
  readonly pdfReadCallsMax: number;
  /** Corners of filled shapes that are kept of one page. */
  readonly pdfPageCornersMax: number;
  /** Cells of the grid that the edges of a page's shapes make. */
  readonly pdfPageCellsMax: number;
  /** Cells or pixels painted for one page, those painted over counted again, and each crossing of a side as many. */
  readonly pdfPagePaintMax: number;
  /** Pictures of one page that are looked at. */
  readonly pdfPagePicturesMax: number;
  /** Samples of a picture that is looked at by itself, in bytes: a renderer is faster with larger ones. */
  readonly pdfPictureBytesMax: number;
}

const megabyte = 1 << 20;

export const defaultPdfReadingLimits: PdfReadingLimits = {
  pixelsMax: 40_000_000,
  pagesMax: 50,
  pdfObjectsMax: 800_000,
  pdfStreamBytesMax: 64 * megabyte,
  pdfInflatedBytesMax: 256 * megabyte,
  pdfRatioMax: 400,
  pdfRatioFreeBytes: 8 * megabyte,
  pdfPageContentBytesMax: 64 * megabyte,
  pdfPageCallsMax: 100_000,
  pdfReadContentBytesMax: 48 * megabyte,
  pdfReadCallsMax: 20_000,
  pdfPageCornersMax: 600_000,
  pdfPageCellsMax: 3_000_000,
  pdfPagePaintMax: 150_000_000,
  pdfPagePicturesMax: 32,
  pdfPictureBytesMax: 12 * megabyte,
};

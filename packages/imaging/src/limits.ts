import { defaultPdfReadingLimits, type PdfReadingLimits } from '@rappen/pdf/internal/syntax';

/** Bounds that keep one file from using up the memory or the time of the process. Sizes in bytes unless named otherwise. */
export interface ImagingLimits extends PdfReadingLimits {
  /** Size of the file handed in. */
  readonly fileBytesMax: number;
  /** Pixels of an image or of a rendered page: each takes one byte here and about two more inside the reader. */
  readonly pixelsMax: number;
  /** Memory that the PDF renderer may grow to. */
  readonly rendererBytesMax: number;
  /** Memory that the code reader may grow to. */
  readonly readerBytesMax: number;
}

const megabyte = 1 << 20;

export const defaultImagingLimits: ImagingLimits = {
  ...defaultPdfReadingLimits,
  fileBytesMax: 32 * megabyte,
  rendererBytesMax: 224 * megabyte,
  readerBytesMax: 512 * megabyte,
};

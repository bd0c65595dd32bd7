import type { AttachmentInput } from '@rappen/core/pdf/attachments';
import {
  attachToPdfA3b,
  examinePdf,
  type PdfADocument,
  type PdfAOptions,
  type PdfExamination,
  pdfaLimits,
  type RasterPort,
  type SubstituteFonts,
  toPdfA3b,
  toPdfA3bWithRaster,
} from '@rappen/core/pdf/pdfa';
import { type PdfText, readPdfText } from '@rappen/core/pdf/text';
import { ok, type Result } from '@rappen/core/result';
import type { CodesResult, FoundCode, OnProgress } from './found-code.ts';
import type { Imaging, ReadCodesOptions } from './imaging.ts';

/** What is to be known of a PDF before it is kept. */
export interface ExamineOptions {
  /** The time of the conversion, ISO 8601 in UTC: `2026-11-21T10:00:00Z`. */
  readonly now: string;
  /** How the text of a wanted code may begin. */
  readonly beginnings: readonly string[];
}

/** A PDF as its recipient keeps it, and what is in it. */
export interface Examination extends PdfExamination {
  /** All codes of all pages, or why they could not be looked for. */
  readonly codes: Result<readonly FoundCode[]>;
  /** What is written on its pages, or why it could not be read. */
  readonly text: Result<Pick<PdfText, 'text' | 'isBlank'>>;
}

/** What is done to files and takes its time, one call for each file. */
export interface DocumentWork {
  /** As `Imaging.readCodes`. */
  readCodes(file: Uint8Array, options: ReadCodesOptions, onProgress?: OnProgress): Promise<CodesResult>;
  /** All that a submission needs of a PDF. Problems as of `examinePdf`; those of codes and text are in the answer. */
  examine(pdf: Uint8Array, options: ExamineOptions): Promise<Result<Examination>>;
  /** As `attachToPdfA3b`. */
  attach(pdf: Uint8Array, attachment: AttachmentInput): Promise<Result<Uint8Array>>;
  /** As `toPdfA3b` of the core, with what the work has for it. */
  toPdfA3b(pdf: Uint8Array, options: ConversionOptions): Promise<Result<PdfADocument>>;
}

/** What a caller may say of a conversion. */
export type ConversionOptions = Pick<PdfAOptions, 'now' | 'attach' | 'limits'>;

/** What a conversion may make use of. */
export interface ConversionParts {
  /** For fonts that are not in a document; without, it is refused. */
  readonly fonts?: SubstituteFonts;
  /** For pages that cannot be kept as they are; without, the document is refused. */
  readonly raster?: RasterPort;
}

/** Does the work in the thread that asks. */
export function documentWork(
  { readCodes }: Pick<Imaging, 'readCodes'>,
  { fonts, raster }: ConversionParts = {},
): DocumentWork {
  const withFonts = fonts && { fonts };
  /** What the structure of the document does not allow is left to pictures of its pages. */
  const orPictures = async (made: Result<PdfADocument>, pdf: Uint8Array, options: ConversionOptions) =>
    made.ok || raster === undefined ? made : toPdfA3bWithRaster(pdf, { ...options, ...withFonts, raster });
  return {
    readCodes,
    async examine(pdf, { now, beginnings }) {
      const examined = examinePdf(pdf, { now, ...withFonts });
      if (!examined.ok) return examined;
      const archival = await orPictures(examined.value.archival, pdf, { now });
      const codes = await readCodes(pdf, {
        effort: 'DEFAULT',
        all: true,
        beginnings,
        limits: { pagesMax: pdfaLimits.pagesMax },
      });
      const read = readPdfText(pdf);
      const text = read.ok ? ok({ text: read.value.text, isBlank: read.value.isBlank }) : read;
      return ok({ attachments: examined.value.attachments, archival, codes, text });
    },
    attach: async (pdf, attachment) => attachToPdfA3b(pdf, attachment),
    toPdfA3b: async (pdf, options) => orPictures(toPdfA3b(pdf, { ...options, ...withFonts }), pdf, options),
  };
}

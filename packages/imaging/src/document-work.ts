import { failed, ok, type Result } from '@rappen/core/result';
import {
  archivalIn,
  archivalWithRasterIn,
  attachToPdfA3b,
  beyondBounds,
  type CjkFonts,
  type PdfADocument,
  type PdfAOptions,
  type RasterPort,
  type SubstituteFonts,
  toPdfA3b,
  toPdfA3bWithRaster,
} from '@rappen/pdf/archival';
import { type Attachment, type AttachmentInput, attachmentsIn } from '@rappen/pdf/attachments';
import { openPdf } from '@rappen/pdf/open';
import { defaultPdfTextLimits, type PdfText, textIn } from '@rappen/pdf/text';
import { type CodesResult, type FoundCode, type OnProgress, type Progress, partOf } from './found-code.ts';
import type { Imaging, ReadCodesOptions } from './imaging.ts';

/** What is to be known of a PDF before it is kept. */
export interface ExamineOptions {
  /** The time of the conversion, ISO 8601 in UTC: `2026-11-21T10:00:00Z`. */
  readonly now: string;
  /** How the text of a wanted code may begin. */
  readonly beginnings: readonly string[];
}

/** A PDF as its recipient keeps it, and what is in it. */
export interface Examination {
  readonly attachments: readonly Attachment[];
  /** The document as PDF/A-3b, or why it cannot be one. */
  readonly archival: Result<PdfADocument>;
  /** All codes of all pages, or why they could not be looked for. */
  readonly codes: Result<readonly FoundCode[]>;
  /** What is written on its pages. */
  readonly text: Pick<PdfText, 'text' | 'isBlank' | 'notRead'>;
}

/** Time-consuming work on files, one call per file. */
export interface DocumentWork {
  /** As `Imaging.readCodes`. */
  readCodes(file: Uint8Array, options: ReadCodesOptions, onProgress?: OnProgress): Promise<CodesResult>;
  /**
   * Everything a submission needs from a PDF, which is opened once. Problems as of `openPdf` and `attachmentsIn`; those of the
   * conversion and of codes are in the answer.
   */
  examine(pdf: Uint8Array, options: ExamineOptions): Promise<Result<Examination>>;
  /** As `attachToPdfA3b`. */
  attach(pdf: Uint8Array, attachment: AttachmentInput): Promise<Result<Uint8Array<ArrayBuffer>>>;
  /** As `toPdfA3b` of the core, with what the work has for it. */
  toPdfA3b(pdf: Uint8Array, options: ConversionOptions): Promise<Result<PdfADocument>>;
  /** The answer to a search for codes that ended early: what it found, and the pages that it left. */
  partOf(progress: Progress): CodesResult;
}

/** Options of a conversion. */
export type ConversionOptions = Pick<PdfAOptions, 'now' | 'attach' | 'limits'>;

/** What a conversion may make use of. */
export interface ConversionParts {
  /** For fonts that are not in a document; without, it is refused. */
  readonly fonts?: SubstituteFonts;
  /** For those that are Chinese, Japanese or Korean. */
  readonly cjkFonts?: CjkFonts;
  /** For pages that cannot be kept as they are; without, the document is refused. */
  readonly raster?: RasterPort;
}

/** Of documents that a service takes: the library takes larger ones. */
const documentLimits = { fileBytesMax: 10_000_000, pagesMax: 500 } as const;

/** Of the text of such documents: what is beyond is told. */
const textLimits = { ...defaultPdfTextLimits, textLengthMax: 8_000_000, textContentBytesMax: 1 << 26 };

/** Does the work in the calling thread. */
export function documentWork(
  { readCodes }: Pick<Imaging, 'readCodes'>,
  { raster, ...withFonts }: ConversionParts = {},
): DocumentWork {
  return {
    readCodes,
    async examine(pdf, { now, beginnings }) {
      const open = openPdf(pdf);
      if (!open.ok) return open;
      const opened = open.value;
      const options = { now, limits: documentLimits, ...withFonts };
      const [beyond, ...more] = beyondBounds(opened, options);
      if (beyond !== undefined) return failed(beyond, ...more);
      const attachments = attachmentsIn(opened);
      if (!attachments.ok) return attachments;
      // What the structure of the document does not allow is left to images of its pages
      const archival =
        raster === undefined ? archivalIn(opened, options) : await archivalWithRasterIn(opened, { ...options, raster });
      const { pagesMax } = documentLimits;
      const codes = await readCodes(pdf, { effort: 'DEFAULT', all: true, beginnings, limits: { pagesMax }, opened });
      const { text, isBlank, notRead } = textIn(opened, textLimits);
      return ok({ attachments: attachments.value, archival, codes, text: { text, isBlank, notRead } });
    },
    attach: async (pdf, attachment) => attachToPdfA3b(pdf, attachment),
    partOf,
    async toPdfA3b(pdf, options) {
      const all = { ...options, limits: documentLimits, ...withFonts };
      return raster === undefined ? toPdfA3b(pdf, all) : toPdfA3bWithRaster(pdf, { ...all, raster });
    },
  };
}

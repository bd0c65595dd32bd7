import { ok, type Result } from '../../result.ts';
import { type Attachment, attachmentsIn } from '../attachments/read.ts';
import { archivalOf, openForArchive, type PdfADocument, type PdfAOptions } from './convert.ts';

/** A document as its recipient keeps it, and the files that it carries. */
export interface PdfExamination {
  readonly attachments: readonly Attachment[];
  /** The document as PDF/A-3b, or why it cannot be one. */
  readonly archival: Result<PdfADocument>;
}

/**
 * Looks at a document and makes it one of PDF/A-3b, opening it once. Problems: file.empty, file.too-large, pdf.expected,
 * pdf.unreadable, pdf.encrypted, pdf.dynamic-form, pdf.too-complex, pdf.too-many-pages, attachment.too-large,
 * attachment.too-many; in `archival` those of `toPdfA3b`.
 */
export function examinePdf(bytes: Uint8Array, options: Omit<PdfAOptions, 'attach'>): Result<PdfExamination> {
  const opened = openForArchive(bytes, options);
  if (!opened.ok) return opened;
  const attachments = attachmentsIn(opened.value.document, opened.value.pages);
  return attachments.ok
    ? ok({ attachments: attachments.value, archival: archivalOf(opened.value, options.now) })
    : attachments;
}

import { assert } from '../../assert.ts';
import { problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import { type CosDocument, readDocument } from '../assembly/document.ts';
import { openDocument } from '../assembly/open.ts';
import { type Page, pagesOf } from '../assembly/pages.ts';
import { type AttachmentInput, attachTo } from '../attachments/attach.ts';
import { findingsOfAddition } from './check/addition.ts';
import { conforms } from './check/check.ts';
import { type Change, warned } from './fix/changes.ts';
import type { SubstituteFonts } from './fonts/substitutes/faces.ts';
import { limits } from './limits.ts';
import { type Attempt, attemptAt, type OpenForArchive } from './stages.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Bounds that a caller may set lower than those of the conversion. */
export interface PdfALimits {
  readonly fileBytesMax: number;
  readonly pagesMax: number;
  readonly objectsMax: number;
}

export interface PdfAOptions {
  /** The time of the change, ISO 8601 in UTC: `2026-11-21T10:00:00Z`. */
  readonly now: string;
  /** A file that the document is to carry. */
  readonly attach?: AttachmentInput;
  /**
   * Fonts to put in the place of those that are not in the document, such as `substituteFonts` of
   * `@rappen/core/pdf/pdfa/fonts`; without them such a document is refused.
   */
  readonly fonts?: SubstituteFonts;
  readonly limits?: Partial<PdfALimits>;
}

/** A document of PDF/A-3b. */
export interface PdfADocument {
  readonly pdf: Uint8Array;
  /** Whether the document had to be changed to conform: otherwise it is the one that came, byte for byte. */
  readonly converted: boolean;
  /** What was changed, each kind with the number of things it was done to. */
  readonly changes: readonly Change[];
  /** Changes that somebody who uses the document may miss something after. */
  readonly warnings: readonly Change[];
}

/**
 * Makes a document one of PDF/A-3, level B (ISO 19005-3:2012). One that conforms comes back byte for byte, with the file
 * to attach behind it. Any other is written anew from its objects: cross-reference, file identifier, XMP, an output
 * intent of sRGB, annotations, form and files as the standard has them; scripts, other actions that it forbids,
 * signatures, hidden annotations and dynamic form data are left out. What pages show is not changed. Equal input gives
 * equal bytes, and a converted document conforms.
 *
 * Problems: file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.encrypted, pdf.dynamic-form, pdf.too-complex,
 * pdf.too-many-pages, those of `attachFile`, and all reasons why the document cannot be converted as it is:
 * pdfa.font-not-embedded, pdfa.font-characters-missing, pdfa.font-damaged, pdfa.font-glyph-missing, pdfa.font-width,
 * pdfa.font-encoding,
 * pdfa.colour-without-profile, pdfa.content-operator, pdfa.content-unreadable, pdfa.annotation-appearance,
 * pdfa.page-size, and pdfa.rule-broken with the clause of any other rule.
 */
export function toPdfA3b(bytes: Uint8Array, options: PdfAOptions): Result<PdfADocument> {
  const opened = openForArchive(bytes, options);
  if (!opened.ok) return opened;
  const made = archivalOf(opened.value, options.now);
  return made.ok && options.attach !== undefined ? withAttachment(made.value, options.attach) : made;
}

/** Opens a document within the bounds of the conversion. */
export function openForArchive(bytes: Uint8Array, options: PdfAOptions): Result<OpenForArchive> {
  assert(instant.test(options.now), 'now is a time in UTC, such as 2026-11-21T10:00:00Z');
  const bounds = { ...limits, ...options.limits };
  if (bytes.length > bounds.fileBytesMax)
    return failed(problem('FILE_TOO_LARGE', [], { bytes: bytes.length, max: bounds.fileBytesMax }));
  const opened = openDocument(bytes);
  if (!opened.ok) return opened;
  const pages = boundedPages(opened.value, bounds);
  if (!pages.ok) return pages;
  return ok({
    document: opened.value,
    pages: pages.value,
    isEncrypted: opened.value.bytes !== bytes,
    fonts: options.fonts,
  });
}

/** An open document as PDF/A-3b, without a file to attach. */
export function archivalOf(open: OpenForArchive, now: string): Result<PdfADocument> {
  if (conformsAlready(open)) return ok(untouched(open));
  const attempt = attemptAt(open, now);
  return resultOf(documentOf(attempt), attempt.found);
}

/** Whether an open document is PDF/A-3b as it came. */
export function conformsAlready({ document, isEncrypted }: OpenForArchive): boolean {
  return !isEncrypted && conforms(document);
}

/** A document that conforms, as it came. */
export function untouched({ document }: OpenForArchive): PdfADocument {
  return { pdf: document.bytes, converted: false, changes: [], warnings: [] };
}

/** A document as an attempt left it. */
export function documentOf({ document, changes }: Attempt): PdfADocument {
  return { pdf: document.bytes, converted: true, changes, warnings: changes.filter(({ code }) => warned.has(code)) };
}

function boundedPages(document: CosDocument, bounds: PdfALimits): Result<readonly Page[]> {
  if (document.crossReference.entries.size > bounds.objectsMax) return failed(problem('PDF_TOO_COMPLEX', []));
  const pages = pagesOf(document);
  if (!pages.ok || pages.value.length <= bounds.pagesMax) return pages;
  return failed(problem('PDF_TOO_MANY_PAGES', [], { pages: pages.value.length, max: bounds.pagesMax }));
}

/** A document of PDF/A-3b with a file behind it: what it was before is not looked at again. */
export function withAttachment(made: PdfADocument, attach: AttachmentInput): Result<PdfADocument> {
  const added = attachToPdfA3b(made.pdf, attach);
  return added.ok ? ok({ ...made, pdf: added.value }) : added;
}

/**
 * Puts a file into a document that `toPdfA3b` or `examinePdf` made: it is kept byte for byte, with the file behind it, and
 * conforms as before. Problems: those of `attachFile`, and of `toPdfA3b` where the document with the file breaks a rule.
 */
export function attachToPdfA3b(pdf: Uint8Array, attach: AttachmentInput): Result<Uint8Array> {
  const before = openDocument(pdf);
  if (!before.ok) return before;
  const added = attachTo(before.value, attach);
  const after = added.ok ? readDocument(added.value) : added;
  return after.ok ? resultOf(after.value.bytes, findingsOfAddition(before.value, after.value)) : after;
}

import { attachTo } from '../attachments/attach.ts';
import type { AttachmentInput } from '../attachments/embedded-file.ts';
import type { Problem } from '../base/problem.ts';
import { failed, ok, type Result, resultOf } from '../base/result.ts';
import { unshared } from '../base/unshared.ts';
import type { CjkFonts } from '../fonts/substitutes/cjk.ts';
import type { SubstituteFonts } from '../fonts/substitutes/faces.ts';
import { type OpenedPdf, openDocument, openPdf } from '../open/open.ts';
import { problem } from '../problems.ts';
import { readDocument } from '../syntax/document.ts';
import { pagesOf } from '../syntax/pages.ts';
import { findingsOfAddition } from './check/addition.ts';
import { conforms } from './check/check.ts';
import { type Change, warned } from './fix/changes.ts';
import { limits } from './limits.ts';
import { type Attempt, attemptAt } from './stages.ts';
import { differencesBetween, told } from './verify/verify.ts';

const instant = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/;

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
   * `@rappen/pdf/fonts`; without them such a document is refused.
   */
  readonly fonts?: SubstituteFonts;
  /** Characters of Chinese, Japanese and Korean for the same purpose: `cjkFonts` of `@rappen/fonts-cjk`. */
  readonly cjkFonts?: CjkFonts;
  readonly limits?: Partial<PdfALimits>;
  /**
   * Whether what came out is compared with what went in: what is written, areas, lines and pictures of each page, and attached
   * files. Unless it is switched off; what differs is the change `looks-different`, with pages and places.
   */
  readonly verify?: boolean;
}

/** A document of PDF/A-3b. */
export interface PdfADocument {
  readonly pdf: Uint8Array<ArrayBuffer>;
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
 * signatures, hidden annotations and dynamic form data are left out. What pages show is not changed. It is written with
 * object streams and a cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8), streams packed, equal ones once, and one font for each
 * face that is put in: it is hardly ever larger than it came by more than what had to be added. Equal input gives equal bytes, and a
 * converted document conforms.
 *
 * Problems: file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.encrypted, pdf.dynamic-form, pdf.too-complex,
 * pdf.too-many-pages, those of `attachFile`, and all reasons why the document cannot be converted as it is:
 * pdfa.font-not-embedded, pdfa.font-characters-missing, pdfa.font-damaged, pdfa.font-glyph-missing, pdfa.font-width,
 * pdfa.font-encoding, pdfa.font-cjk-needed,
 * pdfa.colour-without-profile, pdfa.content-operator, pdfa.content-unreadable, pdfa.annotation-appearance,
 * pdfa.page-size, and pdfa.rule-broken with the clause of any other rule; pdfa.option for a `now` that is no time in UTC.
 */
export function toPdfA3b(bytes: Uint8Array, options: PdfAOptions): Result<PdfADocument> {
  const opened = openWithin(bytes, options);
  return opened.ok ? archivalIn(opened.value, options) : opened;
}

/** The same of a PDF that is open. */
export function archivalIn(opened: OpenedPdf, options: PdfAOptions): Result<PdfADocument> {
  const made = archivalOf(opened, options);
  return made.ok && options.attach !== undefined ? withAttachment(made.value, options.attach) : made;
}

/** Opens a PDF that is not longer than a conversion takes. */
export function openWithin(bytes: Uint8Array, { limits: own }: PdfAOptions): Result<OpenedPdf> {
  const max = own?.fileBytesMax ?? limits.fileBytesMax;
  return bytes.length > max ? failed(problem('FILE_TOO_LARGE', [], { bytes: bytes.length, max })) : openPdf(bytes);
}

function archivalOf(opened: OpenedPdf, options: PdfAOptions): Result<PdfADocument> {
  const [beyond, ...more] = beyondBounds(opened, options);
  if (beyond !== undefined) return failed(beyond, ...more);
  if (conformsAlready(opened)) return ok(untouched(opened));
  const attempt = attemptAt(opened, options);
  return resultOf(documentOf(opened, attempt, options), attempt.found);
}

/** Whether an open document is PDF/A-3b as it came. */
export function conformsAlready({ document, wasEncrypted, wasDamaged }: OpenedPdf): boolean {
  return !wasEncrypted && !wasDamaged && conforms(document);
}

/** A document that conforms, as it came. */
export function untouched({ document }: OpenedPdf): PdfADocument {
  return { pdf: unshared(document.bytes), converted: false, changes: [], warnings: [] };
}

/** A document as an attempt left it; `pictures` are the pages (from 0) that became pictures. */
export function documentOf(
  opened: OpenedPdf,
  { document, changes: made, found }: Attempt,
  { verify = true }: PdfAOptions,
  pictures: readonly number[] = [],
): PdfADocument {
  const pages = pagesOf(document);
  const differences =
    verify && found.length === 0 && pages.ok
      ? differencesBetween(opened, { document, pages: pages.value }, pictures)
      : [];
  const difference: Change = { code: 'looks-different', count: differences.length, names: differences.map(told) };
  const changes = differences.length === 0 ? made : [...made, difference];
  return {
    pdf: unshared(document.bytes),
    converted: true,
    changes,
    warnings: changes.filter(({ code }) => warned.has(code)),
  };
}

/** What of the options, or of an open document, is beyond the bounds of the conversion. */
export function beyondBounds({ document, pages }: OpenedPdf, { now, limits: own }: PdfAOptions): readonly Problem[] {
  if (!instant.test(now)) {
    return [
      problem('PDFA_OPTION', ['now'], { option: 'now', expected: 'a time in UTC, such as 2026-11-21T10:00:00Z' }),
    ];
  }
  const { objectsMax, pagesMax } = { ...limits, ...own };
  if (document.crossReference.entries.size > objectsMax) return [problem('PDF_TOO_COMPLEX', [])];
  return pages.length > pagesMax ? [problem('PDF_TOO_MANY_PAGES', [], { pages: pages.length, max: pagesMax })] : [];
}

/** A document of PDF/A-3b with a file behind it: what it was before is not looked at again. */
export function withAttachment(made: PdfADocument, attach: AttachmentInput): Result<PdfADocument> {
  const added = attachToPdfA3b(made.pdf, attach);
  return added.ok ? ok({ ...made, pdf: added.value }) : added;
}

/**
 * Puts a file into a document that `toPdfA3b` made: it is kept byte for byte, with the file behind it, and
 * conforms as before. Problems: those of `attachFile`, and of `toPdfA3b` where the document with the file breaks a rule.
 */
export function attachToPdfA3b(pdf: Uint8Array, attach: AttachmentInput): Result<Uint8Array<ArrayBuffer>> {
  const before = openDocument(pdf);
  if (!before.ok) return before;
  const added = attachTo(before.value, attach);
  const after = added.ok ? readDocument(added.value) : added;
  return after.ok ? resultOf(unshared(after.value.bytes), findingsOfAddition(before.value, after.value)) : after;
}

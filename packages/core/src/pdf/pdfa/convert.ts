import { assert } from '../../assert.ts';
import { type Problem, problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import { type CosDocument, readDocument } from '../assembly/document.ts';
import { openDocument } from '../assembly/open.ts';
import { type Page, pagesOf } from '../assembly/pages.ts';
import { type AttachmentInput, attachFile } from '../attachments/attach.ts';
import { findingsOf } from './check/check.ts';
import { cleanAnnotations } from './fix/annotations.ts';
import { completeAttachments } from './fix/attachments.ts';
import { addOutputIntent, cleanCatalog, cleanLayers, cleanPages } from './fix/catalogue.ts';
import { type Change, warned } from './fix/changes.ts';
import { Draft } from './fix/draft.ts';
import { writeMetadata } from './fix/metadata.ts';
import { cleanObjects } from './fix/objects.ts';
import { limits } from './limits.ts';

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
 * pdfa.font-not-embedded, pdfa.font-damaged, pdfa.font-glyph-missing, pdfa.font-width, pdfa.font-encoding,
 * pdfa.colour-without-profile, pdfa.content-operator, pdfa.content-unreadable, pdfa.annotation-appearance,
 * pdfa.page-size, and pdfa.rule-broken with the clause of any other rule.
 */
export function toPdfA3b(bytes: Uint8Array, options: PdfAOptions): Result<PdfADocument> {
  assert(instant.test(options.now), 'now is a time in UTC, such as 2026-11-21T10:00:00Z');
  const bounds = { ...limits, ...options.limits };
  if (bytes.length > bounds.fileBytesMax)
    return failed(problem('file.too-large', [], { bytes: bytes.length, max: bounds.fileBytesMax }));
  const opened = openDocument(bytes);
  if (!opened.ok) return opened;
  const pages = boundedPages(opened.value, bounds);
  if (!pages.ok) return pages;
  // One that was encrypted is a copy
  const isEncrypted = opened.value.bytes !== bytes;
  const isConforming = !isEncrypted && findingsOf(opened.value).length === 0;
  const made = isConforming
    ? ok({ pdf: bytes, converted: false, changes: [], warnings: [] })
    : converted(opened.value, pages.value, isEncrypted, options.now);
  return made.ok && options.attach !== undefined ? attached(made.value, options.attach) : made;
}

function boundedPages(document: CosDocument, bounds: PdfALimits): Result<readonly Page[]> {
  if (document.crossReference.entries.size > bounds.objectsMax) return failed(problem('pdf.too-complex', []));
  const pages = pagesOf(document);
  if (!pages.ok || pages.value.length <= bounds.pagesMax) return pages;
  return failed(problem('pdf.too-many-pages', [], { pages: pages.value.length, max: bounds.pagesMax }));
}

function converted(
  document: CosDocument,
  pages: readonly Page[],
  isEncrypted: boolean,
  now: string,
): Result<PdfADocument> {
  const draft = new Draft(document);
  draft.changed('file-rewritten');
  if (isEncrypted) draft.changed('encryption-removed');
  if (!document.trailer.entries.has('ID')) draft.changed('identifier-added');
  cleanPages(draft, pages);
  cleanCatalog(draft);
  cleanAnnotations(draft, pages);
  cleanLayers(draft);
  cleanObjects(draft);
  completeAttachments(draft);
  addOutputIntent(draft);
  writeMetadata(draft, now);
  if (document.isTooComplex) return failed(problem('pdf.too-complex', []));
  const { changes } = draft;
  const warnings = changes.filter(({ code }) => warned.has(code));
  return checked({ pdf: draft.written(), converted: true, changes, warnings });
}

/** The document, if it conforms now. */
function checked(made: PdfADocument): Result<PdfADocument> {
  const read = readDocument(made.pdf);
  const found: readonly Problem[] = read.ok ? findingsOf(read.value) : read.problems;
  return resultOf(made, found);
}

function attached(made: PdfADocument, attach: AttachmentInput): Result<PdfADocument> {
  const added = attachFile(made.pdf, attach);
  return added.ok ? checked({ ...made, pdf: added.value }) : added;
}

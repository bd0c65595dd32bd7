import type { Problem } from '../base/problem.ts';
import { failed, ok, type Result, resultOf } from '../base/result.ts';
import type { OpenedPdf } from '../open/open.ts';
import { problem } from '../problems.ts';
import { pagesOf } from '../syntax/pages.ts';
import { emptyDictionary } from '../syntax/values.ts';
import { textIn } from '../text/read-text.ts';
import { annotationsOf, kindWithoutLook } from './check/annotations.ts';
import { failingPages } from './check/page-findings.ts';
import {
  beyondBounds,
  conformsAlready,
  documentOf,
  openWithin,
  type PdfADocument,
  type PdfAOptions,
  untouched,
  withAttachment,
} from './convert.ts';
import { cleanAnnotations } from './fix/annotations.ts';
import { Draft } from './fix/draft.ts';
import { keepPagesAlone } from './fix/flattened.ts';
import { limits } from './limits.ts';
import { isWhite, type RasterPage } from './raster-image.ts';
import { putPicture } from './raster-page.ts';
import { HiddenText } from './raster-text.ts';
import { type Attempt, attemptAt, examined } from './stages.ts';

/**
 * Draws page `pageIndex` (from 0) of a PDF with its annotations, on white, as it is shown, at `dpi` dots an inch or at
 * less where it would be too large. Undefined when it cannot.
 */
export type RasterPort = (pdf: Uint8Array, pageIndex: number, dpi: number) => Promise<RasterPage | undefined>;

export interface PdfARasterOptions extends PdfAOptions {
  readonly raster: RasterPort;
  /** Dots an inch: 200 unless said, 72 to 600. */
  readonly rasterDpi?: number;
}

/** A document of PDF/A-3b, and which of its pages (from 1) are pictures now. */
export interface RasteredPdfADocument extends PdfADocument {
  readonly rasterised: readonly number[];
}

const dpiDefault = 200;
const dpiMin = 72;
const dpiMax = 600;

/**
 * As `toPdfA3b`; pages that cannot be kept as they are become pictures with their text hidden over them. Boxes,
 * links, outline, page labels and files stay, other annotations are drawn into the picture. The change `page-rasterised`
 * tells, which is a warning.
 *
 * Fields and annotations that bring no look get the one that readers give them, and are drawn with it. A document that lacks a
 * font for which none can stand, or that has a field or a text on the page whose look cannot be made, is refused all the same:
 * readers would show something else. Other annotations without a look, such as stamps, are named in the change
 * `annotation-not-drawn`.
 *
 * Problems: those of `toPdfA3b`; pdfa.raster-failed for a page that cannot be drawn, pdfa.raster-blank for one that
 * has text and is drawn all white, pdf.too-many-pages where more pages than `pdfaLimits.rasterPagesMax` would have to be drawn,
 * pdf.too-complex where they have more than `rasterPixelsMax` pixels; pdfa.option for a resolution out of bounds.
 */
export async function toPdfA3bWithRaster(
  bytes: Uint8Array,
  options: PdfARasterOptions,
): Promise<Result<RasteredPdfADocument>> {
  const opened = openWithin(bytes, options);
  return opened.ok ? archivalWithRasterIn(opened.value, options) : opened;
}

/** The same of a PDF that is open. */
export async function archivalWithRasterIn(
  opened: OpenedPdf,
  options: PdfARasterOptions,
): Promise<Result<RasteredPdfADocument>> {
  const { rasterDpi = dpiDefault } = options;
  if (!(rasterDpi >= dpiMin && rasterDpi <= dpiMax)) {
    const expected = `a resolution of ${dpiMin} to ${dpiMax} dpi`;
    return failed(problem('PDFA_OPTION', ['rasterDpi'], { option: 'rasterDpi', expected }));
  }
  const [beyond, ...more] = beyondBounds(opened, options);
  if (beyond !== undefined) return failed(beyond, ...more);
  const made = await archivalWithRaster(opened, options);
  if (!made.ok || options.attach === undefined) return made;
  const added = withAttachment(made.value, options.attach);
  return added.ok ? ok({ ...added.value, rasterised: made.value.rasterised }) : added;
}

async function archivalWithRaster(open: OpenedPdf, options: PdfARasterOptions): Promise<Result<RasteredPdfADocument>> {
  if (conformsAlready(open)) return ok({ ...untouched(open), rasterised: [] });
  const attempt = attemptAt(open, options);
  const structural: Rastered = { attempt, done: [], pixels: 0 };
  const isRefused = attempt.found.some(({ code }) => undrawable.has(code)) || attempt.found.some(isLostText);
  if (attempt.found.length === 0 || isRefused) return resultFor(open, structural, options);
  const drawn = withLooks(open);
  const some = await withPictures(open, structural, { wanted: failingIn(attempt), isAlone: false, drawn }, options);
  if (!some.ok || some.value.attempt.found.length === 0) return some.ok ? resultFor(open, some.value, options) : some;
  // What is broken is not on these pages alone: of the rest only outline, labels and files are kept
  const rest = open.pages.map((_, index) => index).filter((index) => !some.value.done.includes(index));
  const all = await withPictures(open, some.value, { wanted: rest, isAlone: true, drawn }, options);
  return all.ok ? resultFor(open, all.value, options) : all;
}

/** What goes beyond a bound is not to be drawn; and without a font nobody knows what its text looks like. */
const undrawable: ReadonlySet<string> = new Set([
  'PDF_TOO_COMPLEX',
  'PDFA_FONT_NOT_EMBEDDED',
  'PDFA_FONT_CHARACTERS_MISSING',
  'PDFA_FONT_CJK_NEEDED',
]);

/** Text of a field or on a page that nobody here can draw: the picture would be without it. */
function isLostText({ code, params }: Problem): boolean {
  return code === 'PDFA_ANNOTATION_APPEARANCE' && (params['kind'] === 'Widget' || params['kind'] === 'FreeText');
}

/** What pages are drawn from. */
interface Drawn {
  /** The document with the looks that annotations and fields do not bring: a renderer would leave them out. */
  readonly bytes: Uint8Array;
  /** Kinds of annotations that have no look even so, by the page that they are on, from 0. */
  readonly without: ReadonlyMap<number, readonly string[]>;
}

function withLooks({ document, pages }: OpenedPdf): Drawn {
  const draft = new Draft(document);
  cleanAnnotations(draft, pages);
  const without = new Map<number, readonly string[]>();
  for (const [index, { reference }] of pages.entries()) {
    const page = draft.dictionary(reference) ?? emptyDictionary;
    const kinds = annotationsOf(draft, page).flatMap(({ dictionary }) => kindWithoutLook(draft, dictionary) ?? []);
    if (kinds.length > 0) without.set(index, kinds);
  }
  const isChanged = draft.changes.some(({ code }) => code === 'appearance-added');
  // A renderer that makes looks by itself would make others than those of the fields
  if (isChanged)
    draft.editCatalog({ AcroForm: draft.edit(draft.catalog?.entries.get('AcroForm'), { NeedAppearances: undefined }) });
  return { bytes: isChanged ? draft.written() : document.bytes, without };
}

interface Rastered {
  readonly attempt: Attempt;
  /** Pages that are pictures now, from 0. */
  readonly done: readonly number[];
  /** How many pixels were drawn for them. */
  readonly pixels: number;
}

function resultFor(
  open: OpenedPdf,
  { attempt, done }: Rastered,
  options: PdfARasterOptions,
): Result<RasteredPdfADocument> {
  const rasterised = done.map((index) => index + 1).sort((a, b) => a - b);
  return resultOf({ ...documentOf(open, attempt, options, done), rasterised }, attempt.found);
}

function failingIn({ document }: Attempt): readonly number[] {
  const pages = pagesOf(document);
  return pages.ok ? failingPages(document, pages.value) : [];
}

/** The texts of some pages, in their order. */
function textsOf({ pages, ...opened }: OpenedPdf, wanted: readonly number[]): readonly string[] {
  const some = wanted.flatMap((index) => pages[index] ?? []);
  const found = textIn({ ...opened, pages: some, missing: [] });
  return found.pages.map(({ text }) => text);
}

/** Pages to be drawn, from what; `isAlone`: nothing but pages, outline, labels and files is kept. */
interface Wanted {
  readonly wanted: readonly number[];
  readonly isAlone: boolean;
  readonly drawn: Drawn;
}

/** Draws pages and looks at the document again. */
async function withPictures(
  open: OpenedPdf,
  { attempt, done, pixels: drawn }: Rastered,
  { wanted, isAlone, drawn: { bytes, without } }: Wanted,
  { raster, rasterDpi = dpiDefault }: PdfARasterOptions,
): Promise<Result<Rastered>> {
  const count = done.length + wanted.length;
  const max = limits.rasterPagesMax;
  if (count > max) return failed(problem('PDF_TOO_MANY_PAGES', [], { pages: count, max }));
  const pages = pagesOf(attempt.document);
  if (!pages.ok) return pages;
  const texts = textsOf(open, wanted);
  const draft = new Draft(attempt.document);
  const hidden = new HiddenText();
  const font = draft.add(emptyDictionary);
  const problems: Problem[] = [];
  let pixels = drawn;
  for (const [place, index] of wanted.entries()) {
    const page = pages.value[index];
    const picture = await raster(bytes, index, rasterDpi);
    pixels += picture === undefined ? 0 : picture.width * picture.height;
    if (pixels > limits.rasterPixelsMax) return failed(problem('PDF_TOO_COMPLEX', []));
    const text = texts[place] ?? '';
    if (page === undefined || picture === undefined)
      problems.push(problem('PDFA_RASTER_FAILED', [], { page: index + 1 }));
    else if (text.trim() !== '' && isWhite(picture))
      problems.push(problem('PDFA_RASTER_BLANK', [], { page: index + 1 }));
    else {
      putPicture(draft, page, picture, { hidden, text, font });
      for (const kind of without.get(index) ?? []) draft.changed('annotation-not-drawn', 1, kind);
    }
  }
  const [first, ...others] = problems;
  if (first !== undefined) return failed(first, ...others);
  hidden.writeFont(draft, font);
  if (isAlone) keepPagesAlone(draft);
  return ok({ attempt: examined(draft, attempt.changes), done: [...done, ...wanted], pixels });
}

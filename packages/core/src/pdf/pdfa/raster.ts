import { assert } from '../../assert.ts';
import { type Problem, type ProblemCode, problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import { pagesOf } from '../assembly/pages.ts';
import { readPdfText } from '../text/read-text.ts';
import { emptyDictionary } from '../values/values.ts';
import { failingPages } from './check/page-findings.ts';
import {
  conformsAlready,
  documentOf,
  openForArchive,
  type PdfADocument,
  type PdfAOptions,
  untouched,
  withAttachment,
} from './convert.ts';
import { Draft } from './fix/draft.ts';
import { keepPagesAlone } from './fix/flattened.ts';
import { limits } from './limits.ts';
import { isWhite, type RasterPage } from './raster-image.ts';
import { putPicture } from './raster-page.ts';
import { HiddenText } from './raster-text.ts';
import { type Attempt, attemptAt, examined, type OpenForArchive } from './stages.ts';

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
 * A document that lacks a font for which none can stand is refused all the same: every reader would show something else.
 *
 * Problems: those of `toPdfA3b`; pdfa.raster-failed for a page that cannot be drawn, pdfa.raster-blank for one that
 * has text and is drawn all white, pdf.too-many-pages where more pages than `pdfaLimits.rasterPagesMax` would have to be drawn.
 */
export async function toPdfA3bWithRaster(
  bytes: Uint8Array,
  options: PdfARasterOptions,
): Promise<Result<RasteredPdfADocument>> {
  const { rasterDpi = dpiDefault } = options;
  assert(rasterDpi >= dpiMin && rasterDpi <= dpiMax, 'pages are drawn at 72 to 600 dots an inch');
  const opened = openForArchive(bytes, options);
  if (!opened.ok) return opened;
  const made = await archivalWithRaster(opened.value, options);
  if (!made.ok || options.attach === undefined) return made;
  const added = withAttachment(made.value, options.attach);
  return added.ok ? ok({ ...added.value, rasterised: made.value.rasterised }) : added;
}

async function archivalWithRaster(
  open: OpenForArchive,
  options: PdfARasterOptions,
): Promise<Result<RasteredPdfADocument>> {
  if (conformsAlready(open)) return ok({ ...untouched(open), rasterised: [] });
  const attempt = attemptAt(open, options.now);
  const structural: Rastered = { attempt, done: [] };
  const isRefused = attempt.found.some(({ code }) => undrawable.has(code));
  if (attempt.found.length === 0 || isRefused) return resultFor(structural);
  const some = await withPictures(open, structural, failingIn(attempt), false, options);
  if (!some.ok || some.value.attempt.found.length === 0) return some.ok ? resultFor(some.value) : some;
  // What is broken is not on these pages alone: of the rest only outline, labels and files are kept
  const rest = open.pages.map((_, index) => index).filter((index) => !some.value.done.includes(index));
  const all = await withPictures(open, some.value, rest, true, options);
  return all.ok ? resultFor(all.value) : all;
}

/** What goes beyond a bound is not to be drawn; and without a font nobody knows what its text looks like. */
const undrawable: ReadonlySet<ProblemCode> = new Set([
  'PDF_TOO_COMPLEX',
  'PDFA_FONT_NOT_EMBEDDED',
  'PDFA_FONT_CHARACTERS_MISSING',
]);

interface Rastered {
  readonly attempt: Attempt;
  /** Pages that are pictures now, from 0. */
  readonly done: readonly number[];
}

function resultFor({ attempt, done }: Rastered): Result<RasteredPdfADocument> {
  const rasterised = done.map((index) => index + 1).sort((a, b) => a - b);
  return resultOf({ ...documentOf(attempt), rasterised }, attempt.found);
}

function failingIn({ document }: Attempt): readonly number[] {
  const pages = pagesOf(document);
  return pages.ok ? failingPages(document, pages.value) : [];
}

/** Draws pages and looks at the document again; `isAlone`: nothing but pages, outline, labels and files is kept. */
async function withPictures(
  open: OpenForArchive,
  { attempt, done }: Rastered,
  wanted: readonly number[],
  isAlone: boolean,
  { raster, rasterDpi = dpiDefault }: PdfARasterOptions,
): Promise<Result<Rastered>> {
  const max = limits.rasterPagesMax;
  if (wanted.length > max) return failed(problem('PDF_TOO_MANY_PAGES', [], { pages: wanted.length, max }));
  const pages = pagesOf(attempt.document);
  if (!pages.ok) return pages;
  const texts = wanted.length === 0 ? [] : textsOf(open.document.bytes);
  const draft = new Draft(attempt.document);
  const hidden = new HiddenText();
  const font = draft.add(emptyDictionary);
  const problems: Problem[] = [];
  for (const index of wanted) {
    const page = pages.value[index];
    const picture = await raster(open.document.bytes, index, rasterDpi);
    const text = texts[index] ?? '';
    if (page === undefined || picture === undefined)
      problems.push(problem('PDFA_RASTER_FAILED', [], { page: index + 1 }));
    else if (text.trim() !== '' && isWhite(picture))
      problems.push(problem('PDFA_RASTER_BLANK', [], { page: index + 1 }));
    else putPicture(draft, page, picture, { hidden, text, font });
  }
  const [first, ...others] = problems;
  if (first !== undefined) return failed(first, ...others);
  hidden.writeFont(draft, font);
  if (isAlone) keepPagesAlone(draft);
  return ok({ attempt: examined(draft, attempt.changes), done: [...done, ...wanted] });
}

function textsOf(pdf: Uint8Array): readonly string[] {
  const read = readPdfText(pdf);
  return read.ok ? read.value.pages.map(({ text }) => text) : [];
}

import { boxAround } from '../base/matrix.ts';
import type { NotReadReason } from '../base/pages-not-read.ts';
import { searchBytesMax } from '../content/inline-image.ts';
import { drawPage } from '../content/interpreter.ts';
import type { DrawnPicture, ReadingBudget } from '../content/page-sink.ts';
import { greyMiddle } from '../content/pictures.ts';
import { isDamagedPage } from '../open/damaged-page.ts';
import type { OpenedPdf } from '../open/open.ts';
import { defaultPdfReadingLimits, type PdfReadingLimits } from '../syntax/scan/limits.ts';
import { openedSource } from '../syntax/scan/opened.ts';
import { type PageEntries, type PageView, PdfDocument, type PdfSource, scannedSource } from '../syntax/scan/pages.ts';
import { mayBeEncrypted, scanStructure } from '../syntax/scan/structure.ts';
import { type GridSymbol, type Point, type SymbolDecoder, symbolsOn } from './grid-symbols.ts';
import { gridOf, type PageGrid } from './page-grid.ts';
import { type PagePicture, pagePicture } from './page-pictures.ts';
import { PageShapes } from './page-shapes.ts';

/** A point as a fraction of the page as it is shown: x from the left edge, y from the top edge, both 0 to 1. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The four corners of a code as the code itself stands: `topLeft` is the corner of its top left finder pattern. */
export interface CodeBox {
  readonly topLeft: PagePoint;
  readonly topRight: PagePoint;
  readonly bottomRight: PagePoint;
  readonly bottomLeft: PagePoint;
}

/** A QR code drawn on a page: what was decoded, and where it stands. */
export type PageCode<D> = D & {
  /** From 1. */
  readonly page: number;
  readonly box: CodeBox;
};

export interface PageCodes<D> {
  /** From 1. */
  readonly page: number;
  readonly codes: readonly PageCode<D>[];
  /** Whether all that the page shows was followed, so that there are no other codes on it. */
  readonly complete: boolean;
  /** Pictures that were not followed to the end: codes may be in them. */
  readonly pictures: readonly PagePicture[];
  /** Why it is not complete; undefined when it is. */
  readonly notRead: NotReadReason | undefined;
}

/**
 * Reads the QR codes that the pages of a PDF draw as filled areas, lines or small pictures, upright or turned by
 * quarters, dark on light or the other way round, with whatever is painted over them. Page by page, each when it is asked for; bytes of any kind, never an
 * exception. Any number of pages; those behind the bound for instructions come without codes, and say so in `notRead`. No page
 * at all when the file is encrypted, damaged beyond finding its pages, or past the limit for objects: that says nothing about
 * its codes. `decode` reads the modules of a symbol: the engine finds symbols, and knows
 * none of their alphabets.
 * Sources: ISO 32000-1, 7 and 8; ISO/IEC 18004.
 */
export function* codesOfPages<D>(
  bytes: Uint8Array,
  decode: SymbolDecoder<D>,
  limits: PdfReadingLimits = defaultPdfReadingLimits,
): Generator<PageCodes<D>> {
  const structure = mayBeEncrypted(bytes) ? undefined : scanStructure(bytes, limits);
  if (structure !== undefined) yield* codesFrom(scannedSource(structure), decode, limitsFor(bytes, limits));
}

/** The same of a PDF that is open. */
export function* codesIn<D>(
  { document, pages, missing }: OpenedPdf,
  decode: SymbolDecoder<D>,
  limits: PdfReadingLimits = defaultPdfReadingLimits,
): Generator<PageCodes<D>> {
  const numbers = new Set(missing);
  for (const page of codesFrom(openedSource(document), decode, limitsFor(document.bytes, limits))) {
    const opened = pages[page.page - 1];
    const isDamaged = opened !== undefined && isDamagedPage(document, opened);
    yield numbers.has(page.page) ? unread(page.page, 'unreadable') : isDamaged ? notWhole(page) : page;
  }
}

function* codesFrom<D>(source: PdfSource, decode: SymbolDecoder<D>, limits: PdfReadingLimits): Generator<PageCodes<D>> {
  const document = new PdfDocument(source, limits);
  const budget = {
    bytesLeft: limits.pdfReadContentBytesMax,
    callsLeft: limits.pdfReadCallsMax,
    searchLeft: searchBytesMax,
  };
  let number = 0;
  for (const page of document.pages()) {
    number++;
    if (page === undefined) yield unread(number, 'unreadable');
    else
      yield isSpent(budget) ? unread(number, 'beyond-limit') : codesOfPage(document, page, number, { budget, decode });
  }
}

function whyNotRead(document: PdfDocument, entries: PageEntries, budget: ReadingBudget): NotReadReason {
  if (isSpent(budget)) return 'beyond-limit';
  return document.content(entries) === undefined ? 'unreadable' : 'not-followed';
}

/** What was read of a page of which others may read something else. */
function notWhole<D>(page: PageCodes<D>): PageCodes<D> {
  return { ...page, complete: false, notRead: page.notRead ?? 'unreadable' };
}

function isSpent({ bytesLeft, callsLeft }: ReadingBudget): boolean {
  return bytesLeft < 0 || callsLeft < 0;
}

function unread<D>(page: number, notRead: NotReadReason): PageCodes<D> {
  return { page, codes: [], complete: false, pictures: [], notRead };
}

/**
 * The bounds for a file of its size: what its pages are made of grows with it, so that any number of ordinary pages is read, while
 * pages that share their content again and again are not.
 */
function limitsFor({ length }: Uint8Array, limits: PdfReadingLimits): PdfReadingLimits {
  const grown = (bound: number, by: number): number => bound + Math.min(by, bound * growthMax);
  return {
    ...limits,
    pdfReadContentBytesMax: grown(limits.pdfReadContentBytesMax, length * ratioUsual),
    pdfInflatedBytesMax: grown(limits.pdfInflatedBytesMax, length * ratioUsual),
    pdfReadCallsMax: grown(limits.pdfReadCallsMax, Math.ceil(length / bytesPerCall)),
  };
}

/** What instructions are packed to at best in ordinary files, and bytes of a file for each form or picture that is drawn. */
const ratioUsual = 16;
/** How many times a bound may be added to itself. */
const growthMax = 64;
const bytesPerCall = 100;

interface Reading<D> {
  readonly budget: ReadingBudget;
  readonly decode: SymbolDecoder<D>;
}

function codesOfPage<D>(
  document: PdfDocument,
  entries: PageEntries,
  page: number,
  { budget, decode }: Reading<D>,
): PageCodes<D> {
  const view = document.view(entries);
  if (view === undefined) return unread(page, 'unreadable');
  const shapes = new PageShapes(document);
  const clip = { left: 0, top: 0, right: view.width, bottom: view.height };
  drawPage(document, entries, { matrix: view.matrix, clip }, shapes, budget);
  const isEmpty = shapes.layers.length === 0;
  const grid = isEmpty ? undefined : gridOf(shapes, view, document.limits);
  const { symbols, hasStrays } =
    grid === undefined ? { symbols: [], hasStrays: !isEmpty } : symbolsOnEither(grid, shapes, decode);
  const pictures = shapes.pictures
    .filter(({ picture, layer }) => layer === undefined || !symbols.some((symbol) => isInside(symbol, picture)))
    .map(({ picture }) => pagePicture(document, picture, view));
  const isFollowed = shapes.isComplete && !hasStrays && pictures.length === 0 && document.hasRoot;
  const complete = isFollowed && !hasAppearances(document, entries);
  return {
    page,
    codes: symbols.map((symbol) => pageCode(symbol, page, view)),
    complete,
    pictures,
    notRead: complete ? undefined : whyNotRead(document, entries, budget),
  };
}

/** The symbols of a page, or, where there are none, those that are drawn light on dark. */
function symbolsOnEither<D>(
  grid: PageGrid,
  { layers }: PageShapes,
  decode: SymbolDecoder<D>,
): ReturnType<typeof symbolsOn<D>> {
  const drawn = symbolsOn(grid, decode);
  const hasLight = layers.some((layer) => 'pixels' in layer || layer.grey >= greyMiddle);
  if (drawn.symbols.length > 0 || !hasLight) return drawn;
  const inverted = symbolsOn({ ...grid, cells: grid.cells.map((cell) => 1 - cell) }, decode);
  return { symbols: inverted.symbols, hasStrays: drawn.hasStrays || inverted.hasStrays };
}

function pageCode<D>({ corners, decoded }: GridSymbol<D>, page: number, { width, height }: PageView): PageCode<D> {
  const fraction = ({ x, y }: Point): PagePoint => ({ x: clamp(x / width), y: clamp(y / height) });
  const box = {
    topLeft: fraction(corners.topLeft),
    topRight: fraction(corners.topRight),
    bottomRight: fraction(corners.bottomRight),
    bottomLeft: fraction(corners.bottomLeft),
  };
  return { ...decoded, page, box };
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

/** Whether the middle of a symbol lies in a picture. */
function isInside({ corners: { topLeft, bottomRight } }: GridSymbol<unknown>, { matrix }: DrawnPicture): boolean {
  const { left, top, right, bottom } = boxAround(matrix, { left: 0, top: 0, right: 1, bottom: 1 });
  const [x, y] = [(topLeft.x + bottomRight.x) / 2, (topLeft.y + bottomRight.y) / 2];
  return x > left && x < right && y > top && y < bottom;
}

/** Annotations of these kinds show nothing of their own. */
const plainAnnotations = new Set(['Link', 'Popup']);

/** Whether annotations draw on the page: stamps and form fields may hold codes (ISO 32000-1, 12.5.5). */
function hasAppearances(document: PdfDocument, page: PageEntries): boolean {
  const annotations = document.array(page.get('Annots'))?.items ?? [];
  return annotations.some((annotation) => {
    const entries = document.dictionary(annotation)?.entries;
    return entries?.has('AP') === true && !plainAnnotations.has(document.name(entries.get('Subtype')) ?? '');
  });
}

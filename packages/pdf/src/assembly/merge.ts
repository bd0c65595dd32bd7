import type { Box } from '../base/matrix.ts';
import { failed, ok, type Result } from '../base/result.ts';
import { openBoth } from '../open/open.ts';
import { problem } from '../problems.ts';
import { decimalText } from '../syntax/values.ts';
import { Update } from '../writer/update.ts';
import { appendOpened } from './append.ts';
import { addForm, drawOver } from './overlay.ts';
import { combined, matrixText, type ShownPage, shownPage, toPage } from './page-box.ts';
import { marksWithin, type PageMark } from './page-marks.ts';

export interface MergeOptions {
  /** The page of the base that is drawn on, from 1, or its last. */
  readonly page: number | 'last';
}

/**
 * Draws the one page of `overlay` over a page of `base`: bottom left corners upon each other, upright as both pages
 * are shown (CropBox, Rotate and UserUnit of ISO 32000-1, 7.7.3.3, honoured), in its own size. What lies beyond the
 * page is not shown. Annotations of the overlay are not drawn.
 *
 * The base is kept byte for byte, with what is new behind it (ISO 32000-1, 7.5.6), so that outlines, forms,
 * attachments, layers and metadata stay what they were; only a base that is encrypted (and opens without a password)
 * is written anew, without encryption, and one whose cross-reference is damaged gets a sound one. Equal bytes give
 * equal bytes.
 *
 * Problems, with the path `base` or `overlay`: file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.encrypted,
 * pdf.dynamic-form, pdf.too-complex, pdf.too-many-pages, and for the overlay pdf.one-page-expected; with the path `page`:
 * pdf.page-unknown.
 */
export function mergePage(
  base: Uint8Array,
  overlay: Uint8Array,
  options: MergeOptions,
): Result<Uint8Array<ArrayBuffer>> {
  return mergePageAt(base, overlay, options, () => ok({ x: 0, y: 0, right: [1, 0] }));
}

/** Where a page is laid on another, in millimetres on the page as it is shown. */
export interface OverlayPlace {
  /** The bottom left corner of the overlay, from that of the page. */
  readonly x: number;
  readonly y: number;
  /** The direction on the page of what is right on the overlay. */
  readonly right: readonly [number, number];
  /** What is covered with white first, and what is drawn of the overlay, from its bottom left corner; absent: nothing, all. */
  readonly covered?: CoveredArea | undefined;
  readonly drawn?: Extent | undefined;
}

/** An area of the overlay, and where its bottom left corner is when it is not that of the overlay. */
export interface CoveredArea extends Extent {
  readonly x?: number;
  readonly y?: number;
}

/** A page that is drawn on. */
export interface PageUnder extends Extent {
  /** How many pages there are. */
  readonly pages: number;
  /** The page that is laid on it, as it is shown. */
  readonly overlay: Extent;
  /**
   * What it shows within an area, in millimetres from its top left as it is shown: text, areas and lines, pictures,
   * annotations and form fields. White areas are paper.
   */
  readonly marksWithin: (area: Box) => readonly PageMark[];
}

/** Millimetres. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * As `mergePage`, where `placeOn` says: it is given the page as it is shown, and its number, and its problems are those of the whole. Where
 * it says `behind`, the overlay is added as a page behind the last one instead, as `appendPages` does.
 */
export function mergePageAt(
  base: Uint8Array,
  added: Uint8Array,
  { page }: MergeOptions,
  placeOn: (under: PageUnder, page: number) => Result<OverlayPlace | 'behind'>,
): Result<Uint8Array<ArrayBuffer>> {
  const opened = openBoth(base, added, 'overlay');
  if (!opened.ok) return opened;
  const { document, pages } = opened.value.base;
  const over = opened.value.other;
  const number = page === 'last' ? pages.length : page;
  const under = pages[number - 1];
  const [first, second] = over.pages;
  if (first === undefined || second !== undefined) {
    return failed(problem('PDF_ONE_PAGE_EXPECTED', ['overlay'], { pages: over.pages.length }));
  }
  if (under === undefined) {
    return failed(problem('PDF_PAGE_UNKNOWN', ['page'], { page: number, pages: pages.length }));
  }
  const shown = shownPage(document, under.dictionary);
  const { width, height } = shown;
  const marks = (area: Box) => marksWithin(document, under.dictionary, shown, area);
  const overlay = shownPage(over.document, first.dictionary);
  const place = placeOn({ width, height, pages: pages.length, overlay, marksWithin: marks }, number);
  if (!place.ok) return place;
  const at = place.value;
  if (at === 'behind') return appendOpened(opened.value, 'overlay');
  const update = new Update(document);
  const form = addForm(update, over.document, first);
  if (form === undefined || over.document.isTooComplex) return failed(problem('PDF_TOO_COMPLEX', ['overlay']));
  const isDrawn = drawOver(update, document, under, form, (name) => instructionsFor(at, shown, name));
  if (!isDrawn || document.isTooComplex) return failed(problem('PDF_TOO_COMPLEX', ['base']));
  return ok(update.written());
}

function instructionsFor({ x, y, right, covered, drawn }: OverlayPlace, shown: ShownPage, formName: string): string {
  const [rightX, rightY] = right;
  const matrix = combined([rightX, rightY, -rightY, rightX, points(x), points(y)], toPage(shown));
  const rectangle = ({ x: left = 0, y: foot = 0, width, height }: CoveredArea): string =>
    `${[left, foot, width, height].map((length) => decimalText(points(length))).join(' ')} re`;
  return [
    `q\n${matrixText(matrix)} cm`,
    ...(covered === undefined ? [] : [`q 1 g ${rectangle(covered)} f Q`]),
    ...(drawn === undefined ? [] : [`${rectangle(drawn)} W n`]),
    `/${formName} Do\nQ\n`,
  ].join('\n');
}

function points(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

import { problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { decimalText } from '../values/values.ts';
import { openBoth } from './open.ts';
import { addForm, drawOver } from './overlay.ts';
import { combined, matrixText, type ShownPage, shownPage, toPage } from './page-box.ts';
import { type CodeCorners, type SlipPlace, slipMeasures, slipPlaceAtCode, slipPlaceAtCorner } from './slip-place.ts';
import { Update } from './update.ts';

export interface MergeOptions {
  /** The page of the base that is drawn on, from 1, or its last. */
  readonly page: number | 'last';
}

export interface RecreateOptions extends MergeOptions {
  /** Where the code of the old slip is on that page. */
  readonly code: CodeCorners;
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
export function mergePage(base: Uint8Array, overlay: Uint8Array, { page }: MergeOptions): Result<Uint8Array> {
  return merged(base, overlay, page, (shown) => ok({ ...upright, on: shown }));
}

/**
 * Draws a slip of 210 by 105 mm (a document of one page, A4 or the slip alone, with the slip at its foot) on a page of
 * `base`, in the bottom left corner of the page as it is shown. Otherwise as `mergePage`. What is there already shows
 * through. Further problem: pdf.page-too-small.
 */
export function mergeSlip(base: Uint8Array, slip: Uint8Array, { page }: MergeOptions): Result<Uint8Array> {
  return merged(base, slip, page, (shown, number) => {
    const place = slipPlaceAtCorner(shown);
    return place === undefined ? tooSmall(number, shown) : ok({ place, isCovering: false, isSlip: true, on: shown });
  });
}

/**
 * As `mergeSlip`, but over an old slip: on a white rectangle of 210 by 105 mm, laid so that the old code would be where
 * it belongs on the slip (67 mm from its left, 17 mm from its top edge: Style Guide QR-bill, p. 6), turned as the old
 * code is turned, and moved by at most 3 mm to lie along the edges of the page.
 */
export function recreateSlip(base: Uint8Array, slip: Uint8Array, { page, code }: RecreateOptions): Result<Uint8Array> {
  return merged(base, slip, page, (shown, number) => {
    const place = slipPlaceAtCode(code, shown);
    return place === undefined ? tooSmall(number, shown) : ok({ place, isCovering: true, isSlip: true, on: shown });
  });
}

function tooSmall(page: number, { width, height }: ShownPage): Result<never> {
  const [shownWidth, shownHeight] = [width, height].map((side) => side.toFixed(0)) as [string, string];
  return failed(problem('PDF_PAGE_TOO_SMALL', ['page'], { page, width: shownWidth, height: shownHeight }));
}

interface Placement {
  readonly place: SlipPlace;
  readonly isCovering: boolean;
  readonly isSlip: boolean;
  readonly on: ShownPage;
}

const upright = { place: { x: 0, y: 0, right: [1, 0] }, isCovering: false, isSlip: false } as const;

function merged(
  base: Uint8Array,
  overlay: Uint8Array,
  wanted: number | 'last',
  placementOn: (shown: ShownPage, number: number) => Result<Placement>,
): Result<Uint8Array> {
  const opened = openBoth(base, overlay, 'overlay');
  if (!opened.ok) return opened;
  const { document, pages } = opened.value.base;
  const over = opened.value.other;
  const number = wanted === 'last' ? pages.length : wanted;
  const page = pages[number - 1];
  const [first, second] = over.pages;
  if (first === undefined || second !== undefined) {
    return failed(problem('PDF_ONE_PAGE_EXPECTED', ['overlay'], { pages: over.pages.length }));
  }
  if (page === undefined) {
    return failed(problem('PDF_PAGE_UNKNOWN', ['page'], { page: number, pages: pages.length }));
  }
  const placement = placementOn(shownPage(document, page.dictionary), number);
  if (!placement.ok) return placement;
  const update = new Update(document);
  const form = addForm(update, over.document, first);
  if (form === undefined || over.document.isTooComplex) return failed(problem('PDF_TOO_COMPLEX', ['overlay']));
  const isDrawn = drawOver(update, document, page, form, (name) => instructionsFor(placement.value, name));
  if (!isDrawn || document.isTooComplex) return failed(problem('PDF_TOO_COMPLEX', ['base']));
  return ok(update.written());
}

function instructionsFor({ place, isCovering, isSlip, on }: Placement, formName: string): string {
  const { width, height, reach } = slipMeasures;
  const [rightX, rightY] = place.right;
  const matrix = combined([rightX, rightY, -rightY, rightX, points(place.x), points(place.y)], toPage(on));
  const rectangle = (rise: number): string => `0 0 ${decimalText(points(width))} ${decimalText(points(rise))} re`;
  return [
    `q\n${matrixText(matrix)} cm`,
    ...(isCovering ? [`q 1 g ${rectangle(height)} f Q`] : []),
    ...(isSlip ? [`${rectangle(reach)} W n`] : []),
    `/${formName} Do\nQ\n`,
  ].join('\n');
}

function points(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

import { type Extent, type MergeOptions, mergePageAt, type OverlayPlace } from '@rappen/pdf/assembly';
import { slip as slipSize } from '../payment-part/geometry.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';
import { type CodeCorners, type SlipPlace, slipPlaceAtCode, slipPlaceAtCorner } from './slip-place.ts';

export interface RecreateOptions extends MergeOptions {
  /** Where the code of the old slip is on that page. */
  readonly code: CodeCorners;
}

/** What is drawn of a page with the slip at its foot: scissors and the line of text stand up to 5 mm above the slip. */
const drawn: Extent = { width: slipSize.width, height: slipSize.height + 5 };

/**
 * Draws a slip of 210 by 105 mm (a document of one page, A4 or the slip alone, with the slip at its foot) on a page of
 * `base`, in the bottom left corner of the page as it is shown. Otherwise as `mergePage`. What is there already shows
 * through. Further problem: PDF_PAGE_TOO_SMALL.
 */
export function mergeSlip(base: Uint8Array, slip: Uint8Array, options: MergeOptions): Result<Uint8Array> {
  return mergePageAt(base, slip, options, (shown, page) => placed(slipPlaceAtCorner(shown), shown, page, { drawn }));
}

/**
 * As `mergeSlip`, but over an old slip: on a white rectangle of 210 by 105 mm, laid so that the old code would be where
 * it belongs on the slip (67 mm from its left, 17 mm from its top edge: Style Guide QR-bill, p. 6), turned as the old
 * code is turned, and moved by at most 3 mm to lie along the edges of the page.
 */
export function recreateSlip(base: Uint8Array, slip: Uint8Array, options: RecreateOptions): Result<Uint8Array> {
  return mergePageAt(base, slip, options, (shown, page) =>
    placed(slipPlaceAtCode(options.code, shown), shown, page, { covered: slipSize, drawn }),
  );
}

function placed(
  place: SlipPlace | undefined,
  { width, height }: Extent,
  page: number,
  parts: Pick<OverlayPlace, 'covered' | 'drawn'>,
): Result<OverlayPlace> {
  if (place !== undefined) return ok({ ...place, ...parts });
  return failed(problem('PDF_PAGE_TOO_SMALL', ['page'], { page, width: width.toFixed(0), height: height.toFixed(0) }));
}

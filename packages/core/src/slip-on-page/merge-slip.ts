import { type Extent, type MergeOptions, mergePageAt, type PageUnder } from '@rappen/pdf/assembly';
import { slip as slipSize } from '../payment-part/geometry.ts';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { groundOf } from './page-under.ts';
import { problem } from './problems.ts';
import { type CodeCorners, type SlipPlace, slipPlaceAtCode, slipPlaceAtCorner } from './slip-place.ts';

/** Which page a slip goes on: a number from 1, the last one, or the last one if it has room, and else a page of its own. */
export type SlipPage = MergeOptions['page'] | 'auto';

export interface RecreateOptions extends MergeOptions {
  /** Where the code of the old slip is on that page. */
  readonly code: CodeCorners;
}

export interface SlipOptions {
  readonly page: SlipPage;
  /** Whether a page that is named and has no room is left as it is, and the slip added behind the others: `auto` says so too. */
  readonly isAddedWithoutRoom?: boolean;
}

/** A document with a slip. */
export interface SlipOnPage {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** The page that the slip is on, from 1. */
  readonly page: number;
  /** Whether the slip was given a page of its own, behind the others. */
  readonly isAdded: boolean;
  /** What else is where the slip is, so that both are seen: `SLIP_OVER_CONTENT`, one for each kind of thing. */
  readonly warnings: readonly Problem[];
}

/** What is drawn of a page with the slip at its foot: scissors and the line of text stand up to 5 mm above the slip. */
const drawn: Extent = { width: slipSize.width, height: slipSize.height + 5 };

/**
 * Draws a slip of 210 by 105 mm (a document of one page, A4 or the slip alone, with the slip at its foot) on a page of
 * `base`, in the bottom left corner of the page as it is shown. With `page: 'auto'` that is the last page if nothing is there
 * yet, and else the slip is added as a page behind it. Otherwise as `mergePage`. What is there already shows through, and is a
 * warning. Further problems: PDF_PAGE_TOO_SMALL; SLIP_CODE_COVERED where something is that would make the code unreadable.
 */
export function mergeSlip(
  base: Uint8Array,
  slip: Uint8Array,
  { page, isAddedWithoutRoom = page === 'auto' }: SlipOptions,
): Result<SlipOnPage> {
  let found: Omit<SlipOnPage, 'pdf'> | undefined;
  const made = mergePageAt(base, slip, { page: page === 'auto' ? 'last' : page }, (under, number) => {
    const place = slipPlaceAtCorner(under);
    const ground = place && groundOf(under, number, place);
    if (isAddedWithoutRoom && ground?.isFree !== true) {
      found = { page: under.pages + 1, isAdded: true, warnings: [] };
      return ok('behind');
    }
    if (place === undefined || ground === undefined) return tooSmall(under, number);
    found = { page: number, isAdded: false, warnings: ground.warnings };
    return resultOf({ ...place, drawn, covered: ground.covered }, ground.refusals);
  });
  return withPage(made, found);
}

/** Adds a page with a slip behind the others. Problems as of `appendPages`, at `overlay` what is wrong with the slip. */
export function slipBehind(base: Uint8Array, slip: Uint8Array): Result<SlipOnPage> {
  let page = 0;
  const made = mergePageAt(base, slip, { page: 'last' }, ({ pages }) => {
    page = pages + 1;
    return ok('behind');
  });
  return withPage(made, { page, isAdded: true, warnings: [] });
}

/**
 * As `mergeSlip`, but over an old slip: on a white rectangle of 210 by 105 mm, laid so that the old code would be where
 * it belongs on the slip (67 mm from its left, 17 mm from its top edge: Style Guide QR-bill, p. 6), turned as the old
 * code is turned, and moved by at most 3 mm to lie along the edges of the page. Only what is drawn above all that the page
 * itself draws can be in its way: annotations and form fields.
 */
export function recreateSlip(base: Uint8Array, slip: Uint8Array, { page, code }: RecreateOptions): Result<SlipOnPage> {
  let found: Omit<SlipOnPage, 'pdf'> | undefined;
  const made = mergePageAt(base, slip, { page }, (under, number) => {
    const place: SlipPlace | undefined = slipPlaceAtCode(code, under);
    if (place === undefined) return tooSmall(under, number);
    const ground = groundOf(under, number, place, true);
    found = { page: number, isAdded: false, warnings: ground.warnings };
    return resultOf({ ...place, drawn, covered: slipSize }, ground.refusals);
  });
  return withPage(made, found);
}

function withPage(
  made: Result<Uint8Array<ArrayBuffer>>,
  found: Omit<SlipOnPage, 'pdf'> | undefined,
): Result<SlipOnPage> {
  return made.ok && found !== undefined ? ok({ ...found, pdf: made.value }) : (made as Result<never>);
}

function tooSmall({ width, height }: PageUnder, page: number): Result<never> {
  return failed(problem('PDF_PAGE_TOO_SMALL', ['page'], { page, width: width.toFixed(0), height: height.toFixed(0) }));
}

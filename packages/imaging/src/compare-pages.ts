import { problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import type { GreyImage } from './grey-image.ts';
import type { Imaging } from './imaging.ts';
import type { ImagingLimits } from './limits.ts';

/** A page of one document compared with the same page of another. */
export interface PageDifference {
  /** From 1. */
  readonly page: number;
  /** Mean difference of the pixels in grey, 0 to 255; Infinity for pages of different sizes. */
  readonly mean: number;
  /** All white in the first document, and in the second. */
  readonly wasBlank: boolean;
  readonly isBlank: boolean;
}

/** The visible differences between two documents. */
export interface Comparison {
  readonly pagesBefore: number;
  readonly pagesAfter: number;
  readonly pages: readonly PageDifference[];
}

export interface CompareOptions {
  /** Resolution of the comparison in dots per inch; default 60. */
  readonly dpi?: number;
  /**
   * Pixels each way that are drawn for one that is compared: 1 by default. With more, images in the document that are finer
   * than `dpi` come out as the eye would have them.
   */
  readonly sampling?: number;
  /** Pages compared, from the first; default 20. */
  readonly pagesMax?: number;
  readonly limits?: Partial<ImagingLimits>;
}

const dpiDefault = 60;
const pagesDefault = 20;
/** A side may be rounded differently where a page was given other numbers. */
const sideTolerance = 1;

/**
 * Compares the pages of two documents visually. Problems: those of `Imaging.renderPage` for either document, with the path
 * `before` or `after`.
 */
export async function comparePages(
  imaging: Imaging,
  before: Uint8Array,
  after: Uint8Array,
  { dpi = dpiDefault, sampling = 1, pagesMax = pagesDefault, limits = {} }: CompareOptions = {},
): Promise<Result<Comparison>> {
  const pagesBefore = inRole('before', await imaging.pageCount(before, limits));
  const pagesAfter = inRole('after', await imaging.pageCount(after, limits));
  if (!pagesBefore.ok) return pagesBefore;
  if (!pagesAfter.ok) return pagesAfter;
  const pages: PageDifference[] = [];
  const count = Math.min(pagesBefore.value, pagesAfter.value, pagesMax);
  for (let page = 1; page <= count; page++) {
    const old = inRole('before', await imaging.renderPage(before, page, dpi * sampling, limits));
    const made = inRole('after', await imaging.renderPage(after, page, dpi * sampling, limits));
    if (!old.ok) return old;
    if (!made.ok) return made;
    pages.push({
      page,
      mean: meanDifference(coarser(old.value, sampling), coarser(made.value, sampling)),
      wasBlank: isWhite(old.value),
      isBlank: isWhite(made.value),
    });
  }
  return ok({ pagesBefore: pagesBefore.value, pagesAfter: pagesAfter.value, pages });
}

function inRole<T>(role: string, result: Result<T>): Result<T> {
  if (result.ok) return result;
  const [first, ...rest] = result.problems.map((each) => ({ ...each, path: [role, ...each.path] }));
  return failed(first ?? problem('PDF_UNREADABLE', [role]), ...rest);
}

function isWhite({ pixels }: GreyImage): boolean {
  return pixels.every((value) => value === 255);
}

/** The image with so many pixels each way as one. */
function coarser(image: GreyImage, factor: number): GreyImage {
  const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)];
  if (factor === 1 || width * height === 0) return image;
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const start = Math.floor(at / width) * factor * image.width + (at % width) * factor;
    let sum = 0;
    for (let row = 0; row < factor; row++) {
      for (let column = 0; column < factor; column++) sum += image.pixels[start + row * image.width + column] as number;
    }
    pixels[at] = Math.round(sum / (factor * factor));
  }
  return { width, height, pixels };
}

function meanDifference(before: GreyImage, after: GreyImage): number {
  const sides = [before.width - after.width, before.height - after.height];
  if (sides.some((side) => Math.abs(side) > sideTolerance)) return Infinity;
  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
  let sum = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const old = before.pixels[row * before.width + column] as number;
      sum += Math.abs(old - (after.pixels[row * after.width + column] as number));
    }
  }
  return sum / (width * height);
}

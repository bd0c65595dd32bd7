import { type Problem, problem } from '@rappen/core/problem';
import { type Result, resultOf } from '@rappen/core/result';
import { type Comparison, comparePages } from './compare-pages.ts';
import type { Imaging } from './imaging.ts';
import type { ImagingLimits } from './limits.ts';

export interface VerifyOptions {
  /** Whether pages became images: then they are drawn finer, as the eye would see them. */
  readonly hasPictures?: boolean;
  /** Whether something was changed that may be seen: otherwise pages that look different are a problem. */
  readonly mayDiffer?: boolean;
  readonly limits?: Partial<ImagingLimits>;
}

/** Dots an inch of images of pages, against those that they are compared at. */
const pictureSampling = 4;
const comparedDpi = 50;
/** Mean difference of a page, 0 to 255, that no smoothing of edges makes. */
const differenceMax = 8;

/**
 * Compares a document with its conversion, every page. Returns how each page differs. Problems: `PDFA_PAGES_LOST`,
 * `PDFA_PAGE_BLANK`, `PDFA_PAGE_DIFFERENT`, and those of `comparePages`.
 */
export async function verifyConversion(
  imaging: Imaging,
  before: Uint8Array,
  after: Uint8Array,
  { hasPictures = false, mayDiffer = false, limits = {} }: VerifyOptions = {},
): Promise<Result<Comparison>> {
  const sampling = hasPictures ? pictureSampling : 1;
  const compared = await comparePages(imaging, before, after, {
    dpi: comparedDpi,
    sampling,
    limits,
    pagesMax: Number.MAX_SAFE_INTEGER,
  });
  if (!compared.ok) return compared;
  const { pagesBefore, pagesAfter, pages } = compared.value;
  const problems: Problem[] =
    pagesBefore === pagesAfter ? [] : [problem('PDFA_PAGES_LOST', [], { before: pagesBefore, after: pagesAfter })];
  for (const { page, mean, wasBlank, isBlank } of pages) {
    const difference = Number.isFinite(mean) ? mean.toFixed(1) : '255';
    if (isBlank && !wasBlank) problems.push(problem('PDFA_PAGE_BLANK', [], { page }));
    else if (!mayDiffer && mean > differenceMax)
      problems.push(problem('PDFA_PAGE_DIFFERENT', [], { page, difference }));
  }
  return resultOf(compared.value, problems);
}

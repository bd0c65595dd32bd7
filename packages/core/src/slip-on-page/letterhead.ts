import { appendPages } from '@rappen/pdf/assembly';
import type { Drawing } from '../drawing/index.ts';
import { within } from '../problem/problem.ts';
import { ok, type Result, resultOf } from '../result.ts';
import { type MergedPage, mergeOver } from './merge-over.ts';

/**
 * Prints pages with the first one on the first page of a letterhead, or without one as they are. `render` makes a PDF of pages. Reports
 * and warns as `mergeOver` does, at `letterhead`.
 */
export function pagesOnLetterhead(
  pages: readonly Drawing[],
  letterhead: Uint8Array | undefined,
  render: (pages: readonly Drawing[]) => Uint8Array<ArrayBuffer>,
): Result<MergedPage> {
  if (letterhead === undefined) return ok({ pdf: render(pages), warnings: [] });
  const [first, ...rest] = pages;
  const merged = mergeOver(letterhead, render(first === undefined ? [] : [first]), { page: 1 });
  if (!merged.ok) return resultOf<MergedPage>(undefined as never, within(['letterhead'], merged.problems));
  const warnings = within(['letterhead'], merged.value.warnings);
  if (rest.length === 0) return ok({ ...merged.value, warnings });
  const whole = appendPages(merged.value.pdf, render(rest));
  return whole.ok
    ? ok({ pdf: whole.value, warnings })
    : resultOf<MergedPage>(undefined as never, within(['letterhead'], whole.problems));
}

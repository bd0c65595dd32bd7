import { appendPages, mergePage } from '@rappen/pdf/assembly';
import type { Drawing } from '../drawing/index.ts';
import { within } from '../problem/problem.ts';
import { ok, type Result, resultOf } from '../result.ts';

/**
 * Prints pages with the first one on the first page of a letterhead, or without one as they are. `render` makes a PDF of pages. Reports
 * what `mergePage` does, at `letterhead`.
 */
export function pagesOnLetterhead(
  pages: readonly Drawing[],
  letterhead: Uint8Array | undefined,
  render: (pages: readonly Drawing[]) => Uint8Array,
): Result<Uint8Array> {
  if (letterhead === undefined) return ok(render(pages));
  const [first, ...rest] = pages;
  const merged = mergePage(letterhead, render(first === undefined ? [] : [first]), { page: 1 });
  const whole = !merged.ok || rest.length === 0 ? merged : appendPages(merged.value, render(rest));
  return whole.ok ? whole : resultOf(letterhead, within(['letterhead'], whole.problems));
}

import { appendPages, mergePage } from '@rappen/pdf/assembly';
import type { Drawing } from '../drawing/index.ts';
import { within } from '../problem/problem.ts';
import { type Result, resultOf } from '../result.ts';

/**
 * Prints pages with the first one on the first page of a letterhead. `render` makes a PDF of pages. Reports what `mergePage` does, at
 * `letterhead`.
 */
export function pagesOnLetterhead(
  pages: readonly Drawing[],
  letterhead: Uint8Array,
  render: (pages: readonly Drawing[]) => Uint8Array,
): Result<Uint8Array> {
  const [first, ...rest] = pages;
  const merged = mergePage(letterhead, render(first === undefined ? [] : [first]), { page: 1 });
  const whole = !merged.ok || rest.length === 0 ? merged : appendPages(merged.value, render(rest));
  return whole.ok ? whole : resultOf(letterhead, within(['letterhead'], whole.problems));
}

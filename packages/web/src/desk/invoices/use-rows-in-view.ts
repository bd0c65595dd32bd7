import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Rows that come and go together; a list of a few of them stands there as a whole. */
const blockRows = 10;
const wholeBlocks = 8;
/** How high a row is before one was seen, and how far beyond the screen rows stand, in pixels. */
const usual = { row: 41, beyond: 160 } as const;

const whole = { from: 0, to: wholeBlocks } as const;

/** What of a long list stands in the page. */
interface RowsInView {
  /** Blocks in view, from the first to one behind the last. */
  readonly from: number;
  readonly to: number;
  /** Pixels above and below, in the place of what is not drawn. */
  readonly above: number;
  readonly below: number;
}

/**
 * The part of a long list that is on the screen or near it, in blocks of ten rows. Each block is a part of the table that
 * `[data-block]` names by its place; how high it is, is known once it was seen, and guessed before.
 */
export function useRowsInView(count: number) {
  const table = useRef<HTMLTableElement>(null);
  const blocks = Math.ceil(count / blockRows);
  const heights = useMemo(() => new Float64Array(blocks).fill(usual.row * blockRows), [count]);
  const [{ from, to }, setRange] = useState<{ readonly from: number; readonly to: number }>({ from: 0, to: 2 });
  const look = () => {
    const element = table.current;
    if (element === null) return;
    const drawn = [...element.querySelectorAll<HTMLElement>('[data-block]')];
    for (const body of drawn) if (body.offsetHeight > 0) heights[Number(body.dataset.block)] = body.offsetHeight;
    const head = element.tHead?.offsetHeight ?? 0;
    const top = -element.getBoundingClientRect().top - head - usual.beyond;
    if (blocks <= wholeBlocks)
      return setRange((before) => (before.from === 0 && before.to === wholeBlocks ? before : whole));
    const next = blocksBetween(heights, top, top + innerHeight + 2 * usual.beyond);
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
  };
  useLayoutEffect(look);
  useLayoutEffect(() => {
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [heights]);
  const last = Math.min(to, blocks);
  const first = Math.min(from, Math.max(0, last - 1));
  const view: RowsInView = {
    from: first,
    to: last,
    above: heightOf(heights, 0, first),
    below: heightOf(heights, last, blocks),
  };
  return { table, view };
}

/** The place of the first row of a block, from 0. */
export function firstRowOf(block: number): number {
  return block * blockRows;
}

/** The rows of a block of a list. */
export function rowsOf<T>(list: readonly T[], block: number): readonly T[] {
  return list.slice(firstRowOf(block), firstRowOf(block + 1));
}

/** The blocks that reach into a stretch of a list, at least one. Pixels from its beginning. */
export function blocksBetween(heights: Float64Array, top: number, bottom: number): { from: number; to: number } {
  let from = 0;
  let at = 0;
  while (from < heights.length - 1 && at + (heights[from] ?? 0) <= top) at += heights[from++] ?? 0;
  let to = from;
  while (to < heights.length && (at < bottom || to === from)) at += heights[to++] ?? 0;
  return { from, to };
}

function heightOf(heights: Float64Array, from: number, to: number): number {
  return heights.subarray(from, to).reduce((sum, height) => sum + height, 0);
}

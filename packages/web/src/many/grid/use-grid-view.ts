import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GridProps } from './grid-props.ts';
import { narrowWidth, offsetsOf, remarkHeight, rowsInView } from './rows-in-view.ts';
import type { Cell } from './selection.ts';

const rowHeight = 36;
const headHeight = 40;
/** Remarks of a row that have room; the cells are marked in any case. */
export const remarksMax = 3;

/** What of a grid is in view, and where its rows and columns are: all in pixels. */
export interface GridView {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly isNarrow: boolean;
  /** Of the first column, which stays in sight. */
  readonly headWidth: number;
  /** Where each row begins below the head, and each column behind the first; and where the last one ends. */
  readonly offsets: Float64Array;
  readonly lefts: Float64Array;
  /** The rows to draw, from the first to one behind the last. */
  readonly from: number;
  readonly to: number;
  /** Rows of a page of the screen. */
  readonly page: number;
  /** Brings a cell into view. */
  show(cell: Cell): void;
  /** Somebody has scrolled so far down. */
  onScroll(top: number): void;
}

/** Follows how large the box of a grid is, and how far it is scrolled; `total`: its rows, with an empty one where there is such. */
export function useGridView({ columns, remarkLengthsOf }: GridProps, total: number): GridView {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600, width: 1000 });
  const isNarrow = view.width < narrowWidth;
  const headWidth = isNarrow ? 76 : 160;
  const offsets = useMemo(
    () => offsetsOf(rowHeights(total, remarkLengthsOf, view.width), total),
    [total, remarkLengthsOf, view.width],
  );
  const lefts = useMemo(
    () =>
      offsetsOf(
        columns.map(({ width }) => width),
        columns.length,
      ),
    [columns],
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight, width: element.clientWidth });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const { from, to } = rowsInView(offsets, view.top, view.height);
  return {
    box,
    width: view.width,
    isNarrow,
    headWidth,
    offsets,
    lefts,
    from,
    to,
    page: Math.max(1, Math.floor((view.height - headHeight) / rowHeight) - 1),
    show: ({ row, column }) => {
      const element = box.current;
      if (element === null) return;
      element.scrollTop = scrolled(element.scrollTop, offsets, row, element.clientHeight - headHeight);
      element.scrollLeft = scrolled(element.scrollLeft, lefts, column, element.clientWidth - headWidth);
    },
    onScroll: (top) => {
      const next = rowsInView(offsets, top, view.height);
      if (next.from !== from || next.to !== to) setView((now) => ({ ...now, top }));
    },
  };
}

function* rowHeights(total: number, remarkLengthsOf: GridProps['remarkLengthsOf'], width: number) {
  for (let row = 0; row < total; row++)
    yield remarkLengthsOf(row)
      .slice(0, remarksMax)
      .reduce((sum, letters) => sum + remarkHeight(letters, width), rowHeight);
}

/** How far to scroll so that a row or column is in view: not at all where it is. */
function scrolled(now: number, offsets: Float64Array, at: number, room: number): number {
  const [start = 0, end = 0] = [offsets[at], offsets[at + 1]];
  if (start < now) return start;
  return end > now + room ? Math.min(start, end - room) : now;
}

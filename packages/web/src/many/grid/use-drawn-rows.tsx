import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { GridProps } from './grid-props.ts';
import { GridRow, type GridRowProps } from './grid-row.tsx';
import type { GridCells } from './use-grid-cells.ts';
import { type GridView, remarksMax } from './use-grid-view.ts';

/** A row with what it was drawn from. */
interface DrawnRow {
  readonly own: Omit<GridRowProps, 'onType' | 'onCommit' | 'onFix'>;
  readonly node: VNode;
}

/** The rows in view. One of which nothing has changed is the same as before: then the page leaves it as it is. */
export function useDrawnRows({ columns, lineOf }: GridProps, view: GridView, cells: GridCells): readonly VNode[] {
  const { active, range, editing, size } = cells;
  const drawn = Array.from({ length: view.to - view.from }, (_, index) => view.from + index);
  // The cell with the focus must not go while others scroll by
  if (size.rows > 0 && (active.row < view.from || active.row >= view.to)) drawn.push(active.row);
  const latest = useRef(cells);
  latest.current = cells;
  const before = useRef<ReadonlyMap<number, DrawnRow>>(new Map());
  const drawRow = (row: number): DrawnRow => {
    const isOfRange = row >= range.top && row <= range.bottom;
    const own = {
      row,
      top: view.offsets[row] as number,
      line: lineOf(row),
      columns,
      headWidth: view.headWidth,
      boxWidth: view.width,
      remarksMax,
      active: row === active.row ? active.column : undefined,
      left: isOfRange ? range.left : undefined,
      right: isOfRange ? range.right : undefined,
      editing: row === active.row ? editing : undefined,
    };
    const known = before.current.get(row);
    if (known && (Object.keys(own) as (keyof typeof own)[]).every((name) => own[name] === known.own[name]))
      return known;
    const node = (
      <GridRow
        key={row}
        {...own}
        onType={(text) => latest.current.type(text)}
        onCommit={(text) => latest.current.commit(text)}
        onFix={(column, apply) => {
          apply();
          latest.current.go({ row, column });
        }}
      />
    );
    return { own, node };
  };
  const rows = new Map(drawn.map((row) => [row, drawRow(row)]));
  before.current = rows;
  return [...rows.values()].map(({ node }) => node);
}

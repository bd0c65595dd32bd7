// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn where they are in view are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is in one cell, as the WAI-ARIA practices have it
import { onGridCopy, onGridPaste } from './grid-clipboard.ts';
import { onGridKey } from './grid-keys.ts';
import { cellAt, onGridClick, onGridPointerDown, onGridPointerMove } from './grid-pointer.ts';
import type { GridProps } from './grid-props.ts';
import { useDrawnRows } from './use-drawn-rows.tsx';
import { useGridCells } from './use-grid-cells.ts';
import { useGridView } from './use-grid-view.ts';

/** A grid that draws only the rows in view, for keyboard, mouse and touch: as the WAI-ARIA practices describe it, with the keys of a spreadsheet. */
export function Grid(properties: GridProps) {
  const { label, columns, rowCount, rowsMax } = properties;
  const total = rowsMax !== undefined && rowCount < rowsMax ? rowCount + 1 : rowCount;
  const view = useGridView(properties, total);
  const cells = useGridCells(properties, view, total);
  const rows = useDrawnRows(properties, view, cells);
  const sheetWidth = view.headWidth + (view.lefts.at(-1) as number);
  return (
    <div
      ref={view.box}
      class={`grid${view.isNarrow ? ' narrow' : ''}`}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      // Tab leads to the cell with the focus: some browsers would stop before it, at what scrolls
      tabIndex={-1}
      onScroll={({ currentTarget }) => view.onScroll(currentTarget.scrollTop)}
      onKeyDown={(event) => onGridKey(event, properties, cells)}
      onCopy={(event) => onGridCopy(event, properties, cells)}
      onCut={(event) => onGridCopy(event, properties, cells)}
      onPaste={(event) => onGridPaste(event, properties, cells)}
      onPointerDown={(event) => onGridPointerDown(event, cells)}
      onPointerMove={(event) => onGridPointerMove(event, cells)}
      onDblClick={({ target }) => cellAt(target) !== undefined && cells.edit()}
      onClick={(event) => onGridClick(event, cells)}
    >
      <Head {...properties} headWidth={view.headWidth} sheetWidth={sheetWidth} />
      <div role="rowgroup" class="grid-body" style={{ width: `${sheetWidth}px`, height: `${view.offsets.at(-1)}px` }}>
        {rows}
      </div>
    </div>
  );
}

/** The names of the columns, above the rows. */
function Head(
  properties: Pick<GridProps, 'headLabel' | 'columns'> & { readonly headWidth: number; readonly sheetWidth: number },
) {
  const { headLabel, columns, headWidth, sheetWidth } = properties;
  return (
    <div role="row" aria-rowindex={1} class="grid-head" style={{ width: `${sheetWidth}px` }}>
      <span role="columnheader" aria-colindex={1} class="grid-first" style={{ width: `${headWidth}px` }}>
        {headLabel}
      </span>
      {columns.map(({ key, label, width, isFigure }, index) => (
        <span
          key={key}
          role="columnheader"
          aria-colindex={index + 2}
          class={isFigure ? 'figure' : ''}
          style={{ width: `${width}px` }}
          title={label}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn where they are in view are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is in one cell, as the WAI-ARIA practices have it
import { limits } from '../../limits.ts';
import { type GridColumn, type GridLine, lettersOf } from './cells.ts';
import { remarkHeight } from './rows-in-view.ts';

export interface GridRowProps {
  readonly row: number;
  /** In pixels below the header. */
  readonly top: number;
  readonly line: GridLine;
  readonly columns: readonly GridColumn[];
  readonly headWidth: number;
  readonly boxWidth: number;
  readonly remarksMax: number;
  /** The column with the focus. */
  readonly active: number | undefined;
  /** The columns that are chosen, from one to another. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  /** The text that is being edited in the active cell. */
  readonly editing: string | undefined;
  readonly onType: (text: string) => void;
  readonly onCommit: (text: string) => void;
  readonly onFix: (column: number, apply: () => void) => void;
}

/** A row of the grid: its cells, and below them what is said about them. */
export function GridRow(properties: GridRowProps) {
  const { row, top, line, columns, headWidth } = properties;
  return (
    <div role="row" aria-rowindex={row + 2} class="grid-row" style={{ transform: `translateY(${top}px)` }}>
      <span role="rowheader" aria-colindex={1} class="grid-first" style={{ width: `${headWidth}px` }} data-head={row}>
        {line.head}
      </span>
      {columns.map((each, column) => cellOfRow(properties, each, column))}
      {line.remarks.length > 0 && <RemarksOfRow {...properties} />}
    </div>
  );
}

const remarksIdOf = ({ id }: GridLine): string => `remarks-${id}`;

/** No component of its own: there are hundreds of them in view. */
function cellOfRow(properties: GridRowProps, { key, label, width, isFigure }: GridColumn, column: number) {
  const { row, line, active, left, right, editing, onType, onCommit } = properties;
  const cell = line.cells[column];
  const isActive = column === active;
  const isPicked = left !== undefined && right !== undefined && column >= left && column <= right;
  const classes = [cell?.mark, isFigure && 'figure', isPicked && 'picked'].filter(Boolean).join(' ');
  return (
    <span
      key={key}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isPicked}
      aria-invalid={cell?.mark === 'error' || undefined}
      aria-describedby={cell?.mark ? remarksIdOf(line) : undefined}
      class={classes}
      style={{ width: `${width}px` }}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      data-column={column}
      data-active={isActive || undefined}
    >
      {isActive && editing !== undefined ? (
        <input
          aria-label={label}
          value={editing}
          maxLength={limits.fieldLengthMax}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={({ currentTarget }) => onCommit(currentTarget.value)}
        />
      ) : (
        cell?.shown
      )}
    </span>
  );
}

function RemarksOfRow({ line, columns, boxWidth, remarksMax, onFix }: GridRowProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      aria-colspan={columns.length + 1}
      class="grid-remarks"
      id={remarksIdOf(line)}
      style={{ width: `${boxWidth}px` }}
    >
      {line.remarks.slice(0, remarksMax).map(({ column, severity, sentence, fixes }) => (
        <p
          key={`${column} ${sentence}`}
          class={severity}
          style={{ height: `${remarkHeight(lettersOf(columns[column], sentence), boxWidth)}px` }}
        >
          <span>
            <b>{columns[column]?.label}:</b> {sentence}
          </span>
          {fixes.map(({ label, apply }) => (
            <button key={label} type="button" onClick={() => onFix(column, apply)}>
              {label}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}

/** A cell of a grid: zero-based row among those shown, and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cell that has the focus, and where the range around it began. */
export interface Selection {
  readonly active: Cell;
  readonly anchor: Cell;
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf({ active, anchor }: Selection): Range {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

export interface Size {
  readonly rows: number;
  /** Rows that hold something: the last one may wait for what is typed. */
  readonly filledRows: number;
  readonly columns: number;
  /** Rows of a page of the screen. */
  readonly page: number;
}

/** Where a key moves to; undefined: it moves nowhere. Source: WAI-ARIA practices, grid. */
export function moved(active: Cell, key: string, isControl: boolean, size: Size): Cell | undefined {
  const { rows, filledRows, columns, page } = size;
  const to = (row: number, column: number): Cell => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const { row, column } = active;
  switch (key) {
    case 'ArrowUp':
      return to(isControl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isControl ? filledRows - 1 : row + 1, column);
    case 'ArrowLeft':
      return to(row, isControl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isControl ? columns - 1 : column + 1);
    case 'Home':
      return to(isControl ? 0 : row, 0);
    case 'End':
      return to(isControl ? filledRows - 1 : row, columns - 1);
    case 'PageUp':
      return to(row - page, column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return undefined;
  }
}

/** Cells as spreadsheets copy them: tabs between cells, quotes where a text needs them. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((cells) => cells.map(cell).join('\t')).join('\r\n');
}

/** Cells as spreadsheets paste them. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cells.lastIndex < text.length) {
    const match = cells.exec(text);
    if (match === null) break;
    const [whole, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== '\t' && cells.lastIndex < text.length) rows.push([]);
    if (end === '\t' && cells.lastIndex === text.length) rows.at(-1)?.push('');
    if (whole === '') break;
  }
  return rows;
}

/** What is pasted into each cell: a single text into the whole range, else the texts from its first cell on. */
export function pasted(
  texts: readonly (readonly string[])[],
  range: Range,
  size: Pick<Size, 'rows' | 'columns'>,
): readonly (Cell & { readonly text: string })[] {
  const [first = []] = texts;
  const isOne = texts.length === 1 && first.length === 1;
  const height = isOne ? range.bottom - range.top + 1 : texts.length;
  const edits: (Cell & { text: string })[] = [];
  for (let down = 0; down < height; down++) {
    const width = isOne ? range.right - range.left + 1 : (texts[down]?.length ?? 0);
    for (let across = 0; across < width; across++) {
      const [row, column] = [range.top + down, range.left + across];
      if (row >= size.rows || column >= size.columns) continue;
      edits.push({ row, column, text: (isOne ? first[0] : texts[down]?.[across]) ?? '' });
    }
  }
  return edits;
}

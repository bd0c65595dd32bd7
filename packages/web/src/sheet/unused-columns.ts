import type { FileField } from './fields.ts';
import type { FoundTable } from './find-table.ts';
import { fieldsNamed } from './names.ts';

/** A column whose name says what it is, and which no bill uses. */
export interface UnusedColumn {
  readonly column: number;
  readonly title: string;
  /** What its name says, as the surest. */
  readonly field: FileField;
}

/** The columns with texts in them that are known by their name and not used: another column is taken for the same, or the texts do not fit. */
export function unusedColumns(
  { header, rows }: Pick<FoundTable, 'header' | 'rows'>,
  columns: readonly (FileField | undefined)[],
): readonly UnusedColumn[] {
  return header.flatMap((title, column): UnusedColumn[] => {
    const field = columns[column] === undefined ? fieldsNamed(title)[0]?.field : undefined;
    const isFilled = rows.some(({ cells }) => (cells[column] ?? '').trim() !== '');
    return field === undefined || !isFilled ? [] : [{ column, title: title.trim(), field }];
  });
}

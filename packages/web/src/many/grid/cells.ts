import type { ComponentChildren } from 'preact';

/** A column of a grid. */
export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** In pixels. */
  readonly width: number;
  readonly isFigure: boolean;
}

/** A cell as it is shown, and as it is edited and copied. */
export interface GridCell {
  readonly shown: string;
  readonly text: string;
  readonly mark: 'error' | 'note' | undefined;
}

/** One thing that is said about a cell of a row. */
export interface GridRemark {
  readonly column: number;
  readonly severity: 'error' | 'note';
  readonly sentence: string;
  readonly fixes: readonly { readonly label: string; readonly apply: () => void }[];
}

/** A row of a grid with what is said about it. */
export interface GridLine {
  readonly id: number;
  /** What stands in the first column, which stays in sight. */
  readonly head: ComponentChildren;
  readonly cells: readonly GridCell[];
  readonly remarks: readonly GridRemark[];
}

/** The letters of a remark: the name of its column, and the sentence. */
export function lettersOf(column: GridColumn | undefined, sentence: string): number {
  return (column?.label.length ?? 0) + 2 + sentence.length;
}

import type { Shape } from '../../drawing/index.ts';

/** A part of a page that is never split. Lengths in millimetres. */
export interface Piece {
  readonly height: number;
  readonly draw: (top: number) => readonly Shape[];
  /** It stands on the page of the piece behind it. */
  readonly keepWithNext?: boolean;
  /** A row of the table: the sum of the rows up to it. */
  readonly carried?: string;
}

/** What a table needs at a page break. */
export interface TableFrame {
  /** Repeated on every page. */
  readonly head: Piece;
  /** The row that carries a sum from one page to the next. */
  readonly carry: (amount: string) => Piece;
}

export interface Area {
  /** Where the flow begins on the first page and on all others, and where it ends. */
  readonly firstTop: number;
  readonly laterTop: number;
  readonly bottom: number;
}

/** One page of the flow. */
export interface FlowPage {
  readonly shapes: readonly Shape[];
  /** Where its last piece ends. */
  readonly end: number;
}

/**
 * Places pieces one below the other on as many pages as they need. A table that goes on has its sum at the foot of the page,
 * and its head and that sum again on top of the next one.
 */
export function flow(pieces: readonly Piece[], area: Area, table: TableFrame): FlowPage[] {
  const pages: { shapes: Shape[]; end: number }[] = [];
  let page = { shapes: [] as Shape[], end: area.firstTop };
  pages.push(page);
  const put = (piece: Piece): void => {
    page.shapes.push(...piece.draw(page.end));
    page.end += piece.height;
  };
  let previous: Piece | undefined;
  const groups = groupsOf(pieces, area.bottom - area.laterTop);
  for (const [index, group] of groups.entries()) {
    const [first] = group;
    const room = isRow(group.at(-1)) && isRow(groups[index + 1]?.[0]) ? table.carry('0').height : 0;
    const isFresh = page.end === area.laterTop;
    if (!isFresh && page.end + heightOf(group) + room > area.bottom) {
      const carried = isRow(first) ? previous?.carried : undefined;
      if (carried !== undefined) put(table.carry(carried));
      page = { shapes: [], end: area.laterTop };
      pages.push(page);
      if (carried !== undefined) {
        put(table.head);
        put(table.carry(carried));
      }
    }
    for (const piece of group) put(piece);
    previous = group.at(-1);
  }
  return pages;
}

function isRow(piece: Piece | undefined): boolean {
  return piece?.carried !== undefined;
}

function heightOf(group: readonly Piece[]): number {
  return group.reduce((height, piece) => height + piece.height, 0);
}

/** Pieces that belong together; one by one where they are too high for a page. */
function groupsOf(pieces: readonly Piece[], heightMax: number): (readonly Piece[])[] {
  const groups: Piece[][] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    open.push(piece);
    if (piece.keepWithNext) continue;
    groups.push(open);
    open = [];
  }
  if (open.length > 0) groups.push(open);
  return groups.flatMap((group) => (heightOf(group) > heightMax ? group.map((piece) => [piece]) : [group]));
}

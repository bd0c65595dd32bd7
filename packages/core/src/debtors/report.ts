import type { Drawing, Shape } from '../drawing/index.ts';
import {
  baselineOffset,
  lineHeight,
  linesOf,
  rule,
  stackedLines,
  type TypeStyle,
  textAt,
} from '../invoice-document/layout/type-setting.ts';
import { Typeface } from '../invoice-document/layout/typeface.ts';
import { normalizeBillText, profiles } from '../swiss-qr/index.ts';

/** A column of a table. */
export interface ReportColumn {
  readonly label: string;
  /** In parts of the width of the page. */
  readonly width: number;
  /** Amounts stand at the right. */
  readonly isAmount?: boolean | undefined;
}

/** A table of texts; each row has a cell for each column. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below a line, in bold. */
  readonly sums: readonly (readonly string[])[];
  /** Below the table. */
  readonly notes?: readonly string[] | undefined;
}

/** Something to be printed: whose it is, what, of when, and its tables. Texts are as they are to be read. */
export interface Report {
  readonly company: string;
  readonly title: string;
  readonly period: string;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly tables: readonly ReportTable[];
  /** `Page {page} of {pages}`. */
  readonly page: string;
  /** That `{count}` characters, which the typeface lacks, are printed as a question mark. */
  readonly lacking: string;
}

/** A4, in millimetres. */
const page = { width: 210, height: 297, left: 18, right: 192, top: 18, bottom: 278, footer: 287 } as const;
const gap = { cell: 2.5, row: 1.1, block: 8 } as const;
const grey = [90, 90, 90] as const;
const lightRule = [200, 200, 200] as const;
const styles = {
  title: { size: 16, bold: true },
  period: { size: 10 },
  company: { size: 9, ink: grey },
  table: { size: 11, bold: true },
  head: { size: 8, bold: true, ink: grey },
  cell: { size: 8.5 },
  sum: { size: 8.5, bold: true },
  note: { size: 8, ink: grey },
} as const satisfies Record<string, TypeStyle>;

/** Something that is not parted over two pages, drawn from a height on. */
interface Piece {
  readonly height: number;
  /** The table whose head is repeated where the piece begins a page. */
  readonly table?: ReportTable | undefined;
  /** What must stand on the same page after it, in millimetres. */
  readonly keep?: number | undefined;
  draw(top: number): readonly Shape[];
}

/**
 * Draws tables on A4 pages: company, title and period at the head of each page, the heads of the columns again where a table goes on,
 * and page numbers. Longer texts take more lines; none is cut off. Characters that the typeface lacks are replaced by what means the same,
 * as the text of a bill is; what has nothing like it becomes a question mark, which the last page says. Reports no problems.
 */
export function drawReport(given: Report): readonly Drawing[] {
  const typeface = new Typeface();
  const report = printable(given, typeface);
  const count = typeface.foreignCount;
  const said = count === 0 ? [] : [typeface.of(report.lacking.replace('{count}', String(count)))];
  const pages = flowed(report.tables.flatMap(piecesOf), headHeight);
  return pages.map((shapes, index) => {
    const numbered = report.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length));
    return {
      width: page.width,
      height: page.height,
      title: `${report.title} ${report.period}`,
      description: `${report.company}: ${report.title}, ${report.period}`,
      language: report.language,
      shapes: [
        ...headOf(report),
        ...shapes,
        ...(index === pages.length - 1 ? stackedLines(page.left, page.bottom + 2, said, styles.note) : []),
        textAt(page.left, page.footer, report.company, styles.note),
        textAt(page.right, page.footer, numbered, styles.note, 'end'),
      ],
    };
  });
}

function printable(report: Report, typeface: Typeface): Report {
  const { characterSet } = profiles['2.3'];
  const plain = (text: string) => typeface.of(normalizeBillText(text, characterSet).text);
  const rows = (all: ReportTable['rows']) => all.map((row) => row.map(plain));
  const tables = report.tables.map((table) => ({
    ...table,
    title: plain(table.title),
    columns: table.columns.map((column) => ({ ...column, label: plain(column.label) })),
    rows: rows(table.rows),
    sums: rows(table.sums),
    notes: table.notes?.map(plain),
  }));
  const { company, title, period, page: numbers } = report;
  return {
    ...report,
    company: plain(company),
    title: plain(title),
    period: plain(period),
    page: plain(numbers),
    tables,
  };
}

const headHeight = page.top + 21;

function headOf({ company, title, period }: Report): readonly Shape[] {
  const [name = ''] = linesOf(company, 110, styles.company);
  const baseline = page.top + baselineOffset(styles.title);
  return [
    textAt(page.left, baseline, title, styles.title),
    textAt(page.right, baseline, name, styles.company, 'end'),
    textAt(page.left, baseline + 6.5, period, styles.period),
    rule(page.left, page.right, page.top + 16, 0.5, lightRule),
  ];
}

function flowed(pieces: readonly Piece[], top: number): readonly (readonly Shape[])[] {
  const pages: Shape[][] = [[]];
  let y = top;
  for (const piece of pieces) {
    const isFirst = y === top;
    if (!isFirst && y + piece.height + (piece.keep ?? 0) > page.bottom) {
      pages.push([]);
      y = top;
      if (piece.table) {
        const head = columnHead(piece.table);
        pages.at(-1)?.push(...head.draw(y));
        y += head.height;
      }
    }
    pages.at(-1)?.push(...piece.draw(y));
    y += piece.height;
  }
  return pages;
}

function piecesOf(table: ReportTable): Piece[] {
  const rowHeight = lineHeight(styles.cell) + 2 * gap.row;
  const title: Piece = {
    height: lineHeight(styles.table) + 2,
    keep: 3 * rowHeight,
    draw: (top) => stackedLines(page.left, top, [table.title], styles.table),
  };
  const rows = table.rows.map((row) => rowPiece(table, row, styles.cell, 0.25));
  const below = table.sums.map((row, index) => rowPiece(table, row, styles.sum, index === 0 ? 0.8 : 0.25));
  const sums = below.map((piece, index) => ({
    ...piece,
    keep: below.slice(index + 1).reduce((height, each) => height + each.height, 0),
  }));
  const notes = (table.notes ?? []).map((note): Piece => {
    const lines = linesOf(note, page.right - page.left, styles.note);
    const height = lines.length * lineHeight(styles.note) + 1.5;
    return { height, draw: (top) => stackedLines(page.left, top + 1.5, lines, styles.note) };
  });
  const space: Piece = { height: gap.block, draw: () => [] };
  return [title, { ...columnHead(table), keep: rowHeight }, ...rows, ...sums, ...notes, space];
}

function columnHead(table: ReportTable): Piece {
  return rowPiece(
    { ...table, rows: [] },
    table.columns.map(({ label }) => label),
    styles.head,
    0,
  );
}

function rowPiece(table: ReportTable, cells: readonly string[], style: TypeStyle, lineAbove: number): Piece {
  const places = placesOf(table.columns);
  const lines = places.map(({ width }, index) => linesOf(cells[index] ?? '', width, style));
  const most = lines.reduce((count, each) => Math.max(count, each.length), 1);
  const draw = (top: number): Shape[] => [
    ...(lineAbove > 0 ? [rule(page.left, page.right, top, lineAbove, lineAbove > 0.5 ? 'black' : lightRule)] : []),
    ...places.flatMap(({ x, isAmount }, index) =>
      stackedLines(x, top + gap.row, lines[index] ?? [], style, isAmount ? 'end' : 'start'),
    ),
  ];
  return { height: most * lineHeight(style) + 2 * gap.row, table, draw };
}

/** Where each column stands: its left edge, or its right one. */
function placesOf(columns: readonly ReportColumn[]) {
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  const room = page.right - page.left - gap.cell * (columns.length - 1);
  let left: number = page.left;
  return columns.map(({ width: part, isAmount = false }) => {
    const width = (room * part) / parts;
    const x = isAmount ? left + width : left;
    left += width + gap.cell;
    return { x, width, isAmount };
  });
}

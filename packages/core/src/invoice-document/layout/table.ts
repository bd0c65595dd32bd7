import { millimetresPerPoint, type Shape } from '../../drawing/index.ts';
import { sumOf } from '../../money/index.ts';
import type { InvoiceDocument, ItemPosition, Position } from '../invoice-document.ts';
import { printAmount, printPercent, printPrice, printQuantity } from '../print-values.ts';
import type { InvoiceWords } from '../words.ts';
import type { Piece, TableFrame } from './flow.ts';
import { grey, lightRule, type Style, shade } from './style.ts';
import {
  baselineOffset,
  filledBox,
  lineHeight,
  linesOf,
  rule,
  stackedLines,
  type TypeStyle,
  textAt,
  widthOf,
} from './type-setting.ts';

/** A column with one value in each row. */
interface Column {
  readonly title: string;
  readonly value: (item: ItemPosition) => string;
  readonly anchor: 'start' | 'end';
}

interface PlacedColumn extends Column {
  /** The edge that its anchor names. */
  readonly x: number;
}

/** The columns of a table with their places, and the type they fit in. */
interface Grid {
  readonly type: TypeStyle;
  readonly detail: TypeStyle;
  readonly columns: readonly PlacedColumn[];
  readonly descriptionX: number;
  readonly descriptionWidth: number;
}

export interface Table {
  readonly frame: TableFrame;
  /** Head and rows. */
  readonly pieces: readonly Piece[];
}

/** Rows of more lines than this are split among pages. */
const rowLinesMax = 12;
const descriptionWidthMin = 45;
const tableSizeMin = 5.5;

/** The positions of an invoice as a table. Columns that no position needs are left out; a delivery note has no amounts. */
export function tableOf(document: InvoiceDocument, words: InvoiceWords, style: Style): Table {
  const grid = gridOf(document, words, style);
  const head = { ...headOf(grid, words, style), keepWithNext: true };
  const frame: TableFrame = { head, carry: (amount) => carryRow(grid, words, style, amount) };
  const pieces: Piece[] = [head];
  let carried = '0';
  const hasPrices = document.kind !== 'deliveryNote';
  for (const [index, position] of document.positions.entries()) {
    if (position.kind === 'subtotal' && !hasPrices) continue;
    if (position.kind === 'item') carried = sumOf([carried, position.amount]);
    const isShaded = style.table.shaded && index % 2 === 1;
    pieces.push(
      ...rowsOf(position, grid, words, style, isShaded).map((row) => (hasPrices ? { ...row, carried } : row)),
    );
  }
  pieces.push({ height: 0, draw: (top) => [rule(style.left, style.right, top, 0.5, grey)] });
  return { frame, pieces };
}

/** The largest type in which the description keeps its room. */
function gridOf(document: InvoiceDocument, words: InvoiceWords, style: Style): Grid {
  const items = document.positions.filter((position) => position.kind === 'item');
  const columns = columnsOf(items, words, document.kind !== 'deliveryNote');
  for (let size = style.table.size; ; size -= 0.5) {
    const grid = placed(columns, items, size, words, style);
    if (grid.descriptionWidth >= descriptionWidthMin || size <= tableSizeMin) return grid;
  }
}

function columnsOf(items: readonly ItemPosition[], words: InvoiceWords, hasPrices: boolean): readonly Column[] {
  const quantities: readonly Column[] = [
    { title: words.quantity, value: ({ quantity }) => printQuantity(quantity), anchor: 'end' },
    { title: '', value: ({ unit = '' }) => unit, anchor: 'start' },
  ];
  const prices: readonly Column[] = [
    { title: words.unitPrice, value: printedPrice, anchor: 'end' },
    { title: words.discount, value: printDiscount, anchor: 'end' },
    { title: words.vat, value: ({ vatRate }) => (vatRate === undefined ? '' : printPercent(vatRate)), anchor: 'end' },
    { title: words.amount, value: ({ amount }) => printAmount(amount), anchor: 'end' },
  ];
  const columns = hasPrices ? [...quantities, ...prices] : quantities;
  return columns.filter(({ value }) => items.some((item) => value(item) !== ''));
}

function printedPrice({ unitPrice, priceQuantity }: ItemPosition): string {
  const price = printPrice(unitPrice);
  return priceQuantity === undefined ? price : `${price} / ${printQuantity(priceQuantity)}`;
}

function printDiscount({ discount }: ItemPosition): string {
  if (discount === undefined) return '';
  return 'percent' in discount ? printPercent(discount.percent) : printAmount(discount.amount);
}

function placed(
  columns: readonly Column[],
  items: readonly ItemPosition[],
  size: number,
  words: InvoiceWords,
  style: Style,
): Grid {
  const type = { size };
  const gap = size * millimetresPerPoint * 1.3;
  const inset = style.table.head === 'fill' || style.table.shaded ? 1.5 : 0;
  let x = style.right - inset;
  const fromRight = [...columns].reverse().map((column) => {
    const values = items.map((item) => widthOf(column.value(item), type));
    const width = Math.max(widthOf(column.title, { size, bold: true }), ...values);
    const edge = column.anchor === 'end' ? x : x - width;
    // A unit stands close to its quantity.
    x -= width + (column.anchor === 'start' ? gap / 2.5 : gap);
    return { ...column, x: edge };
  });
  const numbers = [words.position, ...items.slice(-1).map(({ nr }) => String(nr))];
  const descriptionX =
    style.left + inset + Math.max(...numbers.map((number) => widthOf(number, { size, bold: true }))) + gap;
  return {
    type,
    detail: { size: Math.max(size - 1, tableSizeMin), ink: grey },
    columns: fromRight.reverse(),
    descriptionX,
    descriptionWidth: x - descriptionX,
  };
}

function headOf({ type, columns, descriptionX }: Grid, words: InvoiceWords, style: Style): Piece {
  const isFilled = style.table.head === 'fill';
  const title = { ...type, bold: true, ink: isFilled ? style.onAccent : style.accentText };
  const padding = style.table.padding + 0.4;
  const height = lineHeight(type) + 2 * padding;
  return {
    height,
    draw(top) {
      const y = top + padding + baselineOffset(type);
      return [
        isFilled
          ? filledBox(style.left, top, style.right - style.left, height, style.accent)
          : rule(style.left, style.right, top + height, 1, style.accent),
        textAt(style.left + insetOf(style), y, words.position, title),
        textAt(descriptionX, y, words.description, title),
        ...columns.map((column) => textAt(column.x, y, column.title, title, column.anchor)),
      ];
    },
  };
}

function insetOf({ table }: Style): number {
  return table.head === 'fill' || table.shaded ? 1.5 : 0;
}

/** A line of the description. */
interface DescriptionLine {
  readonly text: string;
  readonly type: TypeStyle;
}

function rowsOf(position: Position, grid: Grid, words: InvoiceWords, style: Style, isShaded: boolean): Piece[] {
  const frame = { style, isShaded };
  if (position.kind === 'subtotal') {
    return [sumRow(grid, style, position.description ?? words.subtotal, position.amount)];
  }
  if (position.kind === 'text') {
    const width = style.right - insetOf(style) - grid.descriptionX;
    const [title = '', ...rest] = position.description.split('\n');
    const lines = [
      ...setLines(title, width, { ...grid.type, bold: true }),
      ...rest.flatMap((text) => setLines(text, width, grid.type)),
    ];
    return chunked(lines).map((chunk) => row(chunk, grid, frame, []));
  }
  const { type, columns } = grid;
  const cells: Cell[] = [
    { x: style.left + insetOf(style), text: String(position.nr), anchor: 'start', type: { ...type, ink: grey } },
    ...columns.map((column): Cell => ({ x: column.x, text: column.value(position), anchor: column.anchor, type })),
  ];
  return chunked(descriptionLines(position, grid, words)).map((chunk, index) =>
    row(chunk, grid, frame, index === 0 ? cells : []),
  );
}

/** The first paragraph in full size, what follows it and the numbers of the article smaller. */
function descriptionLines(item: ItemPosition, grid: Grid, words: InvoiceWords): DescriptionLine[] {
  const { type, detail, descriptionWidth } = grid;
  const [title = '', ...details] = item.description.split('\n');
  const numbers = [
    ...(item.articleNr === undefined ? [] : [`${words.articleNr} ${item.articleNr}`]),
    ...(item.gtin === undefined ? [] : [`${words.gtin} ${item.gtin}`]),
  ];
  return [
    ...setLines(title, descriptionWidth, type),
    ...details.flatMap((text) => setLines(text, descriptionWidth, detail)),
    ...(numbers.length > 0 ? setLines(numbers.join('   '), descriptionWidth, detail) : []),
  ];
}

function setLines(text: string, width: number, type: TypeStyle): DescriptionLine[] {
  return linesOf(text, width, type).map((line) => ({ text: line, type }));
}

interface Cell {
  readonly x: number;
  readonly text: string;
  readonly anchor: 'start' | 'end';
  readonly type: TypeStyle;
}

/** A row, or a part of a long one. */
function row(
  lines: readonly DescriptionLine[],
  { type, descriptionX }: Grid,
  { style, isShaded }: { readonly style: Style; readonly isShaded: boolean },
  cells: readonly Cell[],
): Piece {
  const { padding, rowRule } = style.table;
  const lead = lineHeight(type);
  const height = lines.length * lead + 2 * padding;
  return {
    height,
    draw(top) {
      const y = top + padding + baselineOffset(type);
      const texts = cells
        .filter(({ text }) => text !== '')
        .map(({ x, text, anchor, type: as }) => textAt(x, y, text, as, anchor));
      const shapes: Shape[] = [
        ...texts,
        ...lines.map((line, index) => textAt(descriptionX, y + index * lead, line.text, line.type)),
      ];
      if (isShaded) shapes.unshift(filledBox(style.left, top, style.right - style.left, height, shade));
      if (rowRule) shapes.push(rule(style.left, style.right, top + height, 0.35, lightRule));
      return shapes;
    },
  };
}

/** Parts of nearly equal length, none too long. */
function chunked<T>(lines: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(lines.length / rowLinesMax);
  const length = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, index) => lines.slice(index * length, (index + 1) * length));
}

function sumRow({ type, descriptionX }: Grid, style: Style, title: string, amount: string): Piece {
  const bold = { ...type, bold: true };
  const printed = printAmount(amount);
  const right = style.right - insetOf(style);
  const lines = linesOf(title, right - descriptionX - widthOf(printed, bold) - 4, bold);
  const { padding } = style.table;
  const height = lines.length * lineHeight(type) + 2 * padding;
  return {
    height,
    draw: (top) => [
      ...stackedLines(descriptionX, top + padding, lines, bold),
      textAt(right, top + padding + baselineOffset(type), printed, bold, 'end'),
      rule(style.left, style.right, top + height, 0.5, grey),
    ],
  };
}

function carryRow(grid: Grid, words: InvoiceWords, style: Style, amount: string): Piece {
  const { type, descriptionX } = grid;
  const as = { ...type, ink: grey };
  const { padding } = style.table;
  const height = lineHeight(type) + 2 * padding;
  return {
    height,
    draw(top) {
      const y = top + padding + baselineOffset(type);
      return [
        textAt(descriptionX, y, words.carriedOver, as),
        textAt(style.right - insetOf(style), y, printAmount(amount), as, 'end'),
        rule(style.left, style.right, top + height, 0.35, lightRule),
      ];
    },
  };
}

import type { Shape } from '../../drawing/index.ts';
import type { InvoiceDocument, VatGroup } from '../invoice-document.ts';
import { dueLabel } from '../labels.ts';
import { printAmount, printPercent } from '../print-values.ts';
import { filled, type InvoiceWords } from '../words.ts';
import { abroadWords } from '../words-abroad.ts';
import type { Piece } from './flow.ts';
import { grey, lightRule, type Style } from './style.ts';
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

/** A line of the sums. */
interface SumLine {
  readonly label: string;
  readonly amount: string;
  readonly weight: 'plain' | 'strong' | 'total' | 'remark';
}

/** Left edge of the sums, in parts of the width of the text. */
const sumsShare = 0.54;
/** Below this the block stays together with the adjustments above it. */
const heightTogetherMax = 110;
const overviewGap = 8;

/**
 * The sums of an invoice: adjustments, VAT, rounding, the total and what is left to pay. The last lines stay together, with
 * the VAT overview on their left when there are several rates or prices include VAT. A delivery note has none.
 */
export function totalsPieces(document: InvoiceDocument, words: InvoiceWords, style: Style): Piece[] {
  if (document.kind === 'deliveryNote') return [];
  const left = style.left + (style.right - style.left) * sumsShare;
  const above = adjustmentLines(document, words).map((line) => sumPiece(line, left, style));
  const sums = sumLines(document, words).map((line) => sumPiece(line, left, style));
  const overview = needsOverview(document) ? vatOverview(document, words, left - overviewGap, style) : undefined;
  const block = sideBySide(sums, overview);
  const height = above.reduce((sum, piece) => sum + piece.height, block.height);
  const keepWithNext = height <= heightTogetherMax;
  const space: Piece = { height: style.gap / 2, draw: () => [], keepWithNext: true };
  return [space, ...above.map((piece) => ({ ...piece, keepWithNext })), block];
}

function needsOverview({ totals, pricesIncludeVat }: InvoiceDocument): boolean {
  const { vatGroups } = totals;
  const isExplained = vatGroups.some(({ exemption }) => exemption?.reason !== undefined);
  return vatGroups.length > 1 || isExplained || (pricesIncludeVat && vatGroups[0]?.rate !== undefined);
}

function adjustmentLines({ adjustments, totals }: InvoiceDocument, words: InvoiceWords): SumLine[] {
  if (adjustments.length === 0) return [];
  return [
    { label: words.subtotal, amount: totals.positions, weight: 'plain' },
    ...adjustments.map(({ kind, description, percent, amount }): SumLine => {
      const name = description ?? (kind === 'discount' ? words.discount : words.surcharge);
      return { label: percent === undefined ? name : `${name} ${printPercent(percent)}`, amount, weight: 'plain' };
    }),
  ];
}

/** The lines below the adjustments: read from there, they add up to the total. The VAT in it is a remark below. */
function sumLines(document: InvoiceDocument, words: InvoiceWords): SumLine[] {
  const { totals, pricesIncludeVat, currency, adjustments } = document;
  const { vatGroups, net, gross, vat, rounding, total, prepaid, due } = totals;
  const lines: SumLine[] = [];
  const taxed = vatGroups.filter((group) => group.rate !== undefined);
  if (taxed.length > 0 && !pricesIncludeVat) {
    lines.push({ label: words.netTotal, amount: net, weight: 'strong' });
    for (const group of taxed) lines.push({ label: vatLabel(group, words), amount: group.vat, weight: 'plain' });
  }
  if (rounding !== '0.00') {
    if (lines.length === 0 && adjustments.length === 0) {
      lines.push({ label: words.subtotal, amount: gross, weight: 'plain' });
    }
    lines.push({ label: words.rounding, amount: rounding, weight: 'plain' });
  }
  const isPaidInPart = prepaid !== '0.00';
  const totalLabel = `${taxed.length > 0 ? words.totalWithVat : words.total} ${currency}`;
  lines.push({ label: totalLabel, amount: total, weight: isPaidInPart ? 'strong' : 'total' });
  if (isPaidInPart) {
    lines.push({
      label: document.kind === 'final' ? words.deposits : words.prepaid,
      amount: `-${prepaid}`,
      weight: 'plain',
    });
    lines.push({ label: `${dueLabel(document, words)} ${currency}`, amount: due, weight: 'total' });
  }
  if (taxed.length > 0 && pricesIncludeVat) lines.push({ label: words.vatIncluded, amount: vat, weight: 'remark' });
  const { vatCurrency, language } = document;
  if (vatCurrency !== undefined) {
    const label = filled(abroadWords[language].vatIn, {
      currency: vatCurrency.currency,
      rate: vatCurrency.exchangeRate,
    });
    lines.push({ label, amount: vatCurrency.amount, weight: 'remark' });
  }
  return lines;
}

function vatLabel({ rate = '0', net }: VatGroup, words: InvoiceWords): string {
  return filled(words.vatOn, { rate: printPercent(rate), net: printAmount(net) });
}

function sumPiece({ label, amount, weight }: SumLine, left: number, style: Style): Piece {
  const isTotal = weight === 'total';
  const isBox = isTotal && style.total === 'box';
  const type: TypeStyle = {
    size: isTotal ? style.body.size + 1.5 : weight === 'remark' ? style.small.size : style.body.size,
    bold: isTotal || weight === 'strong',
    ink: isBox ? style.onAccent : isTotal ? style.accentText : weight === 'remark' ? grey : 'black',
  };
  const printed = printAmount(amount);
  const inset = style.total === 'box' ? 2.5 : 0;
  const width = style.right - left - 2 * inset - widthOf(printed, type) - 3;
  const lines = linesOf(label, width, type);
  const padding = isTotal ? 1.6 : weight === 'remark' ? 1 : 0.45;
  const height = lines.length * lineHeight(type) + 2 * padding;
  return {
    height,
    draw(top) {
      const shapes: Shape[] = [];
      if (isBox) shapes.push(filledBox(left, top, style.right - left, height, style.accent));
      else if (isTotal) {
        shapes.push(rule(left, style.right, top, 0.75, style.accent));
        shapes.push(rule(left, style.right, top + height, 0.75, style.accent));
      }
      return [
        ...shapes,
        ...stackedLines(left + inset, top + padding, lines, type),
        textAt(style.right - inset, top + padding + baselineOffset(type), printed, type, 'end'),
      ];
    },
  };
}

/** Net, VAT and gross of every rate, with their sums. */
function vatOverview({ totals }: InvoiceDocument, words: InvoiceWords, right: number, style: Style): Piece {
  const rows = totals.vatGroups.map(({ rate, net, vat, gross }) => [
    rate === undefined ? words.outsideVat : printPercent(rate),
    ...[net, vat, gross].map(printAmount),
  ]);
  const sums = [words.total, ...[totals.net, totals.vat, totals.gross].map(printAmount)];
  const head = [words.rate, words.net, words.vat, words.gross];
  const { type, columns } = overviewGrid([head, ...rows, sums], right - style.left, style);
  const reasons = totals.vatGroups.flatMap(({ exemption }) =>
    exemption?.reason === undefined ? [] : linesOf(exemption.reason, right - style.left, type),
  );
  const title = { ...type, bold: true };
  const lead = lineHeight(type) + 0.8;
  const printRow = (values: readonly string[], y: number, as: TypeStyle): Shape[] =>
    values.map((value, index) =>
      textAt(style.left + (columns[index] as number), y, value, as, index === 0 ? 'start' : 'end'),
    );
  return {
    height: (rows.length + 3 + reasons.length) * lead,
    draw(top) {
      const baseline = (line: number) => top + line * lead + 0.4 + baselineOffset(type);
      const edge = style.left + (columns.at(-1) as number);
      return [
        textAt(style.left, baseline(0), words.vatOverview, { ...title, ink: style.accentText }),
        ...printRow(head, baseline(1), { ...type, ink: grey }),
        rule(style.left, edge, top + 2 * lead, 0.35, lightRule),
        ...rows.flatMap((row, index) => printRow(row, baseline(2 + index), { ...type, ink: grey })),
        rule(style.left, edge, top + (2 + rows.length) * lead, 0.35, lightRule),
        ...printRow(sums, baseline(2 + rows.length), title),
        ...reasons.map((reason, index) =>
          textAt(style.left, baseline(3 + rows.length + index), reason, { ...type, ink: grey }),
        ),
      ];
    },
  };
}

/** Where the columns end (the first: begins), in the largest type that fits. */
function overviewGrid(
  rows: readonly (readonly string[])[],
  width: number,
  style: Style,
): { readonly type: TypeStyle; readonly columns: readonly number[] } {
  for (let { size } = style.small; ; size -= 0.5) {
    const widths = [0, 1, 2, 3].map((column) =>
      Math.max(...rows.map((row) => widthOf(row[column] as string, { size, bold: true }))),
    );
    const gap = size * 0.55;
    const columns = [0];
    let x = widths[0] as number;
    for (const column of widths.slice(1)) {
      x += gap + column;
      columns.push(x);
    }
    if (x <= width || size <= overviewSizeMin) return { type: { size }, columns };
  }
}

const overviewSizeMin = 4;

/** Both begin at the same height; the block is as high as the higher one. */
function sideBySide(right: readonly Piece[], left: Piece | undefined): Piece {
  const height = right.reduce((sum, piece) => sum + piece.height, 0);
  return {
    height: Math.max(height, left?.height ?? 0),
    draw(top) {
      const shapes: Shape[] = [...(left?.draw(top) ?? [])];
      let y = top;
      for (const piece of right) {
        shapes.push(...piece.draw(y));
        y += piece.height;
      }
      return shapes;
    },
  };
}

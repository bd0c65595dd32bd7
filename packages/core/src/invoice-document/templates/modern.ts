import type { Shape } from '../../drawing/index.ts';
import { dueLabel, lastDayLabel, titleOf } from '../labels.ts';
import {
  addressPart,
  columnsOf,
  contactLines,
  facts,
  type HeadContext,
  linesPart,
  logoPart,
  type Part,
  type Place,
  scaled,
  senderLines,
  senderName,
} from '../layout/head-parts.ts';
import { grey, lightRule } from '../layout/style.ts';
import { filledBox, lineHeight, linesOf, rule, stackedLines, type TypeStyle, widthOf } from '../layout/type-setting.ts';
import { printAmount, printDate } from '../print-values.ts';
import type { Template } from './template.ts';

const pageWidth = 210;
const barHeight = 4;
const top = 13;
const factColumns = 4;

/** A coloured bar, the amount to pay in a large box, the facts in a row. */
export const modern: Template = {
  accent: [0, 99, 115],
  style: {
    left: 22,
    right: 190,
    body: { size: 9.5 },
    small: { size: 8 },
    table: { size: 9, padding: 1.2, head: 'fill', rowRule: true, shaded: false },
    total: 'box',
    gap: 5,
  },
  drawHead(context) {
    const { style } = context;
    const { address, other } = columnsOf(context);
    const sender = senderPart(context, address, other);
    const recipient = addressPart(context, address);
    const box = amountBox(context, { ...other, top: Math.max(sender.bottom + 4, address.top) });
    const title = titleLine(context, Math.max(recipient.bottom, box.bottom) + 4);
    const row = factRows(context, title.bottom + 2);
    return {
      shapes: [...sender.shapes, ...recipient.shapes, ...box.shapes, ...title.shapes, ...row.shapes],
      bottom: row.bottom + style.gap,
    };
  },
};

/** Logo or name above the address, the rest beside it. A letterhead brings the sender's own; the contact stays. */
function senderPart(context: HeadContext, address: Place, other: Place): Part {
  const { document, words, style, scale, logo } = context;
  const small = scaled({ size: 8, ink: grey }, scale);
  const contact = contactLines(document, words);
  if (document.letterhead !== undefined) {
    return contact.length > 0
      ? linesPart(contact, { ...other, top: address.top - 8 }, small)
      : { shapes: [], bottom: top };
  }
  const name = [senderName(document)];
  const mark =
    logo === undefined
      ? linesPart(name, { ...address, top }, nameTypeOf(context, address.width))
      : logoPart(logo, { ...address, top }, 22);
  const lines = [...(logo === undefined ? [] : name), ...senderLines(document, words), ...contact];
  const details = linesPart(lines, { ...other, top }, small);
  const bar = filledBox(0, 0, pageWidth, barHeight, style.accent);
  return { shapes: [bar, ...mark.shapes, ...details.shapes], bottom: details.bottom };
}

/** A name on one line is large. */
function nameTypeOf({ document, style, scale }: HeadContext, width: number): TypeStyle {
  const large = scaled({ size: 18, bold: true, ink: style.accentText }, scale);
  return widthOf(senderName(document), large) <= width ? large : scaled({ ...large, size: 13 }, scale);
}

/** What is to be paid, and by when; nothing on a delivery note. */
function amountBox({ document, words, style, scale }: HeadContext, { x, top: boxTop, width }: Place): Part {
  const { kind, totals, currency, terms } = document;
  if (kind === 'deliveryNote') return { shapes: [], bottom: boxTop };
  const inset = 4;
  const inner = { x: x + inset, width: width - 2 * inset };
  const small = scaled({ size: 8.5, ink: style.onAccent }, scale);
  const large = scaled({ size: 20, bold: true, ink: style.onAccent }, scale);
  const due = terms.dueDate === undefined ? [] : [`${lastDayLabel(document, words)} ${printDate(terms.dueDate)}`];
  const label = linesPart([dueLabel(document, words)], { ...inner, top: boxTop + inset }, small);
  const amount = linesPart([`${currency} ${printAmount(totals.due)}`], { ...inner, top: label.bottom + 0.5 }, large);
  const last = linesPart(due, { ...inner, top: amount.bottom + 0.8 }, small);
  const bottom = last.bottom + inset;
  const box = filledBox(x, boxTop, width, bottom - boxTop, style.accent);
  return { shapes: [box, ...label.shapes, ...amount.shapes, ...last.shapes], bottom };
}

function titleLine({ document, words, style, scale }: HeadContext, titleTop: number): Part {
  const type = scaled({ size: 20, bold: true }, scale);
  const place = { x: style.left, top: titleTop, width: style.right - style.left };
  return linesPart([titleOf(document, words)], place, type);
}

/** Each fact with its label above it: side by side where all fit on one line, else four in a row. */
function factRows({ document, words, style, scale }: HeadContext, rowsTop: number): Part {
  const label = scaled({ size: 7.5, ink: grey }, scale);
  const value = scaled({ size: 9 }, scale);
  const gap = 6;
  // The due date stands in the box, the contact beside the sender.
  const entries = facts(document, words).filter(
    ([name]) => name !== lastDayLabel(document, words) && name !== words.contact,
  );
  const natural = entries.map(([name, text]) => Math.max(widthOf(name, label), widthOf(text, value)) + gap);
  const whole = style.right - style.left + gap;
  const left = whole - natural.reduce((sum, width) => sum + width, 0);
  const isOneRow = left >= 0;
  const perRow = isOneRow ? entries.length : factColumns;
  const widths = isOneRow
    ? natural.map((width) => width + left / entries.length)
    : entries.map(() => whole / factColumns);
  const shapes: Shape[] = [rule(style.left, style.right, rowsTop, 0.5, lightRule)];
  let y = rowsTop + 2;
  for (let first = 0; first < entries.length; first += perRow) {
    let x = style.left;
    let rowBottom = y;
    for (const [index, [name, text]] of entries.slice(first, first + perRow).entries()) {
      const width = widths[first + index] as number;
      const lines = linesOf(text, width - gap, value);
      const valueTop = y + lineHeight(label);
      shapes.push(...stackedLines(x, y, [name], label), ...stackedLines(x, valueTop, lines, value));
      rowBottom = Math.max(rowBottom, valueTop + lines.length * lineHeight(value));
      x += width;
    }
    y = rowBottom + 1.6;
  }
  shapes.push(rule(style.left, style.right, y + 0.2, 0.5, lightRule));
  return { shapes, bottom: y };
}

import type { GroupShape, Shape } from '../drawing/index.ts';
import { textWidth } from '../font/metrics.ts';
import {
  acceptancePoint,
  marginMin,
  millimetres,
  paymentPartAmount,
  paymentPartInformation,
  qrCode,
  receiptAmount,
  receiptInformation,
  receiptWidth,
  separation as separationMeasures,
  slip,
  title,
} from './geometry.ts';
import { type Labels, type Language, labels } from './labels.ts';
import type { Separation, SideMargin } from './options.ts';
import { type PageSize, pages } from './page-sizes.ts';
import { crossGroup } from './qr-code.ts';
import { scissorsDownFrom, scissorsRightFrom } from './scissors.ts';
import { cornerMarks, type FieldBox, lineFrom, textAt } from './shapes.ts';

/** The parts shared by all bills of one kind. */
export interface Kind {
  readonly language: Language;
  readonly pageSize: PageSize;
  readonly separation: Separation;
  readonly sideMargin: SideMargin;
}

/** The shared groups of one kind: bounded by the finite number of kinds, so the map below cannot grow without end. */
export interface Frame {
  /** Separation, titles, headings of the receipt that never move, acceptance point, cross. */
  readonly fixed: GroupShape;
  /** Headings of the payment part that never move, for each type step. */
  readonly headings: readonly GroupShape[];
  /** Corner marks of both amount fields. */
  readonly amountFields: GroupShape;
}

const frames = new Map<string, Frame>();

export function frameOf(kind: Kind): Frame {
  const { line, scissors, text, lineMargins } = kind.separation;
  const key = `${kind.language}${kind.pageSize}${line}${scissors}${text}${lineMargins === true}${kind.sideMargin}`;
  let frame = frames.get(key);
  if (!frame) {
    frame = createFrame(kind);
    frames.set(key, frame);
  }
  return frame;
}

function createFrame(kind: Kind): Frame {
  const words = labels[kind.language];
  const { slipTop } = pages[kind.pageSize];
  const receiptX = receiptAmount.x + kind.sideMargin - marginMin;
  return {
    fixed: group([
      ...separationShapes(kind, words),
      textAt(receiptX, slipTop + title.baseline, words.receipt, title.size, true),
      textAt(qrCode.x, slipTop + title.baseline, words.paymentPart, title.size, true),
      ...receiptHeadings(words, receiptX, slipTop),
      crossGroup(qrCode.x, slipTop + qrCode.y),
    ]),
    headings: paymentPartInformation.steps.map(({ heading }) => group(paymentPartHeadings(words, heading, slipTop))),
    amountFields: group([
      ...cornerMarks(receiptAmountField(words, receiptX, slipTop)),
      ...cornerMarks(movedDown(paymentPartAmount.field, slipTop)),
    ]),
  };
}

function group(shapes: readonly Shape[]): GroupShape {
  return { kind: 'group', shapes };
}

function receiptHeadings(words: Labels, x: number, slipTop: number): Shape[] {
  const { headingSize } = receiptAmount;
  const headingY = slipTop + receiptAmount.headingBaseline;
  const informationY = slipTop + receiptInformation.headingTop + millimetres(headingSize);
  const acceptanceY = slipTop + acceptancePoint.baseline;
  return [
    textAt(x, informationY, words.account, headingSize, true),
    textAt(x, headingY, words.currency, headingSize, true),
    textAt(x + receiptAmount.amountColumn, headingY, words.amount, headingSize, true),
    textAt(acceptancePoint.right, acceptanceY, words.acceptancePoint, acceptancePoint.size, true, 'end'),
  ];
}

function paymentPartHeadings(words: Labels, size: number, slipTop: number): Shape[] {
  const { x, amountColumn, headingBaseline } = paymentPartAmount;
  const informationY = slipTop + paymentPartInformation.headingTop + millimetres(size);
  return [
    textAt(paymentPartInformation.x, informationY, words.account, size, true),
    textAt(x, slipTop + headingBaseline, words.currency, size, true),
    textAt(x + amountColumn, slipTop + headingBaseline, words.amount, size, true),
  ];
}

/** The official place, or below the heading when a wide side margin pushes that over the field. */
function receiptAmountField(words: Labels, receiptX: number, slipTop: number): FieldBox {
  const { field, fieldLoweredY, amountColumn, headingSize } = receiptAmount;
  const headingEnd = receiptX + amountColumn + textWidth(words.amount, headingSize, true);
  const isFree = headingEnd < field.x;
  return { ...field, y: slipTop + (isFree ? field.y : fieldLoweredY) };
}

function movedDown(field: FieldBox, by: number): FieldBox {
  return { ...field, y: field.y + by };
}

/** Source: IG 3.7. */
function separationShapes({ pageSize, separation, sideMargin }: Kind, words: Labels): Shape[] {
  const { slipTop, upperLine } = pages[pageSize];
  const { scissorsFromCrossing, scissorsLength, scissorsGap, textSize, textAboveLine } = separationMeasures;
  const shapes: Shape[] = [];
  if (separation.text) {
    shapes.push(textAt(slip.width / 2, slipTop - textAboveLine, words.separate, textSize, false, 'middle'));
  }
  const { line: style, scissors } = separation;
  if (style === 'none') return shapes;
  const lineWidth = separationMeasures.lineWidth[style];
  const edge = separation.lineMargins ? sideMargin : 0;
  const lineStyle = style === 'line' ? 'solid' : style;
  // On the slip alone the line would lie half outside the page, and so would scissors on it.
  const isOnEdge = slipTop === 0;
  const upperY = isOnEdge ? millimetres(lineWidth) / 2 : slipTop;
  const draw = (from: readonly [number, number], to: readonly [number, number]): void => {
    shapes.push(lineFrom(from, to, lineWidth, lineStyle));
  };

  const scissorsX = sideMargin;
  if (upperLine) {
    if (scissors && !isOnEdge) {
      if (edge < scissorsX) draw([edge, upperY], [scissorsX - scissorsGap, upperY]);
      draw([scissorsX + scissorsLength + scissorsGap, upperY], [slip.width - edge, upperY]);
      shapes.push(...scissorsRightFrom(scissorsX, upperY));
    } else {
      draw([edge, upperY], [slip.width - edge, upperY]);
    }
  }

  const bottom = slipTop + slip.height - (separation.lineMargins ? marginMin : 0);
  if (scissors) {
    const scissorsY = slipTop + scissorsFromCrossing;
    draw([receiptWidth, slipTop], [receiptWidth, scissorsY - scissorsGap]);
    draw([receiptWidth, scissorsY + scissorsLength + scissorsGap], [receiptWidth, bottom]);
    shapes.push(...scissorsDownFrom(receiptWidth, scissorsY));
  } else {
    draw([receiptWidth, slipTop], [receiptWidth, bottom]);
  }
  return shapes;
}

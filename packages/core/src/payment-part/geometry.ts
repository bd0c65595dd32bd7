/**
 * The measures of payment part and receipt. Lengths and places in millimetres from the top left of the slip,
 * x to the right, y down to the baseline or the upper edge; type sizes, spacings and line widths in points.
 * Sources: IG = Implementation Guidelines QR-bill 2.3, chapter 3; SG = Style Guide QR-bill (2019);
 * "art" = measured in the vector drawings of the Style Guide, pages 18 and 23.
 */
import { millimetresPerPoint } from '../drawing/index.ts';

/** SG p. 6. */
export const slip = { width: 210, height: 105 } as const;

/** Receipt left, payment part right of it: SG p. 6. */
export const receiptWidth = 62;

/** Unprinted margin around every section: IG 3.5. */
export const marginMin = 5;

/** IG 3.5; the place from SG p. 6. */
export const qrCode = { x: 67, y: 17, side: 46, border: 5 } as const;

/** The Swiss cross in the middle of the code: IG chapter 6; bars from the art. */
export const cross = { whiteSide: 7, blackSide: 6, barWidth: 7 / 6, barLength: 35 / 9 } as const;

/** One setting of a column of headings and values, in points. */
export interface TypeStep {
  readonly heading: number;
  readonly value: number;
  /** From baseline to baseline. */
  readonly lineSpacing: number;
  /** Height of the blank line between two blocks; less if it was removed. */
  readonly gap: number;
}

export const title = { size: 11, baseline: 8.58 } as const;

/**
 * The receipt's information: SG p. 6; sizes SG p. 8, IG 3.4 (headings 6, values 6 to 8); baselines art. The first
 * heading's baseline is its size below `headingTop`.
 */
export const receiptInformation = {
  x: 5,
  right: 57,
  bottom: 68,
  headingTop: 12.4,
  field: { x: 5, width: 52, height: 20, belowHeading: 1.43 },
  steps: [
    { heading: 6, value: 8, lineSpacing: 9, gap: 9 },
    { heading: 6, value: 7, lineSpacing: 8, gap: 8 },
    { heading: 6, value: 6, lineSpacing: 7, gap: 7 },
    { heading: 6, value: 6, lineSpacing: 7, gap: 3 },
    { heading: 6, value: 6, lineSpacing: 7, gap: 0 },
  ],
} as const;

/** As above for the payment part: headings 6 to 8 and 2 pt below their values, values 8 to 10, IG 3.4. */
export const paymentPartInformation = {
  x: 118,
  right: 205,
  headingTop: 5,
  bottom: 90,
  field: { x: 118.3, width: 65, height: 25, belowHeading: 1.65 },
  steps: [
    { heading: 8, value: 10, lineSpacing: 11, gap: 11 },
    { heading: 7, value: 9, lineSpacing: 10, gap: 10 },
    { heading: 6, value: 8, lineSpacing: 9, gap: 9 },
    { heading: 6, value: 8, lineSpacing: 9, gap: 3 },
    { heading: 6, value: 8, lineSpacing: 9, gap: 0 },
  ],
} as const;

/** Amount block of the receipt: SG p. 7 and art. The lowered field leaves room for a heading that a wide margin pushes over it. */
export const receiptAmount = {
  x: 5,
  amountColumn: 12.3,
  headingBaseline: 71.52,
  valueBaseline: 75.4,
  headingSize: 6,
  valueSize: 8,
  field: { x: 27, y: 70, width: 30, height: 10 },
  fieldLoweredY: 72,
} as const;

/** Amount block of the payment part: SG p. 7 and art. */
export const paymentPartAmount = {
  x: 67,
  amountColumn: 14.7,
  headingBaseline: 72.02,
  valueBaseline: 76.61,
  field: { x: 77.7, y: 73.8, width: 40, height: 15 },
} as const;

/** Right-aligned: SG p. 6, art. */
export const acceptancePoint = { right: 57, baseline: 84.52, size: 6 } as const;

/** At most two lines: IG 3.5, art. */
export const furtherInformation = { x: 67, right: 205, baselines: [92.77, 95.59], size: 7 } as const;

/** Corner marks of a field to fill in: IG 3.5, SG p. 7. */
export const cornerMark = { leg: 3, lineWidth: 0.75 } as const;

/** Line widths and places of the separation are not prescribed (IG 3.7); these print well at 300 dpi. */
export const separation = {
  lineWidth: { line: 0.5, dashed: 0.6, dotted: 0.75 },
  scissorsLength: 3,
  scissorsFromCrossing: 5,
  scissorsGap: 0.4,
  textSize: 7,
  textAboveLine: 1.6,
} as const;

/** Extent of the letters below the baseline, in parts of the type size. */
export const descent = 0.2;

/** Points as millimetres. */
export function millimetres(points: number): number {
  return points * millimetresPerPoint;
}

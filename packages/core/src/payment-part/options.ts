import type { Language } from './labels.ts';
import type { PageSize } from './page-sizes.ts';

export const separationLines = ['none', 'line', 'dashed', 'dotted'] as const;

/** How the slip is marked off where it has no perforation. */
export interface Separation {
  readonly line: (typeof separationLines)[number];
  /** Scissors on each line; none without a line. */
  readonly scissors: boolean;
  /** "Separate before paying in" above the slip: pages A4 and A5 only. */
  readonly text: boolean;
  /** Lets the lines stop short of the page's edge by the side margin. Default false. */
  readonly lineMargins?: boolean;
}

/** Unprinted millimetres at the left and right edge of the slip; 5 is the standard, more for printers that need it. */
export const sideMargins = [5, 6, 7, 8, 9, 10, 11, 12] as const;

export type SideMargin = (typeof sideMargins)[number];

export interface PaymentPartOptions {
  readonly language: Language;
  readonly pageSize: PageSize;
  /** Default: solid lines with scissors. */
  readonly separation?: Separation;
  /**
   * Default 5. At more than 5 the receipt's field for the debtor (52 mm) is narrowed to what the margin leaves:
   * its marks would not be printed otherwise.
   */
  readonly sideMargin?: SideMargin;
  /** Default false: guidelines 2.3 no longer ask for it. */
  readonly printBillingInformation?: boolean;
}

export const separationDefault: Required<Separation> = {
  line: 'line',
  scissors: true,
  text: false,
  lineMargins: false,
};

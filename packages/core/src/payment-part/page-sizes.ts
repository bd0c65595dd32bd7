import { slip } from './geometry.ts';

interface Page {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** Where the slip begins, from the top of the page. */
  readonly slipTop: number;
  readonly upperLine: boolean;
}

/**
 * `A4` and `A5` (landscape) carry the slip at the foot of the page. `DIN_LANG` is the slip alone, to be placed in a document:
 * the line along its upper edge is drawn just inside. `DIN_LANG_CROPPED` has the same size but is a slip already cut off,
 * so there is nothing left to separate along its upper edge and that line is not drawn.
 */
export const pages = {
  A4: { width: slip.width, height: 297, slipTop: 297 - slip.height, upperLine: true },
  A5: { width: slip.width, height: 148, slipTop: 148 - slip.height, upperLine: true },
  DIN_LANG: { width: slip.width, height: slip.height, slipTop: 0, upperLine: true },
  DIN_LANG_CROPPED: { width: slip.width, height: slip.height, slipTop: 0, upperLine: false },
} as const satisfies Readonly<Record<string, Page>>;

export type PageSize = keyof typeof pages;

export const pageSizes = /* @__PURE__ */ Object.keys(pages) as readonly PageSize[];

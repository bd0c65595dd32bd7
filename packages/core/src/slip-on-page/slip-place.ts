import type { Extent, OverlayPlace } from '@rappen/pdf/assembly';
import { qrCode, slip } from '../payment-part/geometry.ts';

/** Corners of a code as fractions of the page as it is shown: x from the left edge, y from the top edge. */
export interface CodeCorners {
  readonly topLeft: CornerPoint;
  readonly topRight: CornerPoint;
}

export interface CornerPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the bottom left corner of a slip lies, in millimetres from that of the page as shown, and where its right is. */
export type SlipPlace = Pick<OverlayPlace, 'x' | 'y' | 'right'>;

/** Millimetres that a page may be smaller than the slip: A4 in whole points is 209.9 mm wide. */
const shortageMax = 0.5;
/** Millimetres within which a slip is moved to the edge of the page. */
const snapMax = 3;

/** In the bottom left corner; undefined when the page is smaller than the slip. */
export function slipPlaceAtCorner(page: Extent): SlipPlace | undefined {
  const { width, height } = slip;
  const fits = page.width >= width - shortageMax && page.height >= height - shortageMax;
  return fits ? { x: 0, y: 0, right: [1, 0] } : undefined;
}

/** Where a slip lies whose code is at these corners; undefined when the page has no room for it. */
export function slipPlaceAtCode({ topLeft, topRight }: CodeCorners, page: Extent): SlipPlace | undefined {
  const at = { x: topLeft.x * page.width, y: (1 - topLeft.y) * page.height };
  const right = quarterTurn((topRight.x - topLeft.x) * page.width, (topLeft.y - topRight.y) * page.height);
  const up = [-right[1], right[0]] as const;
  const { width, height } = slip;
  /** The upper left corner of the code, from the left and from the foot of the slip. */
  const code = { x: qrCode.x, y: height - qrCode.y };
  const origin = {
    x: at.x - code.x * right[0] - code.y * up[0],
    y: at.y - code.x * right[1] - code.y * up[1],
  };
  // The rectangle on the page: from the origin, the width to the right and the height up, as the slip sees them
  const acrossX = width * right[0] + height * up[0];
  const acrossY = width * right[1] + height * up[1];
  const movedX = moved(origin.x + Math.min(0, acrossX), Math.abs(acrossX), page.width);
  const movedY = moved(origin.y + Math.min(0, acrossY), Math.abs(acrossY), page.height);
  if (movedX === undefined || movedY === undefined) return undefined;
  return { x: movedX - Math.min(0, acrossX), y: movedY - Math.min(0, acrossY), right };
}

/** The nearest of the four directions. */
function quarterTurn(x: number, y: number): readonly [number, number] {
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? [1, 0] : [-1, 0];
  return y >= 0 ? [0, 1] : [0, -1];
}

/** The lower end of a span, moved to an edge that is near, and onto the page; undefined when the page is too short. */
function moved(start: number, length: number, available: number): number | undefined {
  const rest = available - length;
  if (rest < -shortageMax) return undefined;
  if (Math.abs(start) <= snapMax || start < 0) return 0;
  return Math.abs(rest - start) <= snapMax || start > rest ? Math.max(0, rest) : start;
}

import type { GreyImage } from '@rappen/imaging';
import { projected, type View } from '../scans.ts';
import { randomNumbers } from '../workload.ts';
import { gaussianBlurred, lit, noisy } from './damage.ts';

/** How a page on a desk is taken by a camera. Angles in degrees, sizes in pixels. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  /** Height of the page in the picture if it were taken straight on. */
  readonly pageHeight: number;
  /** The page leans back, turns to the side, and stands askew. */
  readonly lean?: number;
  readonly turn?: number;
  readonly roll?: number;
  /** Middle of the page in the picture, as shares of width and height. */
  readonly x?: number;
  readonly y?: number;
  /** Sigma of a lens out of focus. */
  readonly blur?: number;
}

/** The page as a camera sees it: in perspective on a desk, in uneven light, a little soft and grainy. */
export function photographed(page: GreyImage, shot: Shot, seed: number): GreyImage {
  const sharp = projected(page, { ...viewOf(page, shot), around: desk(seed) });
  const soft = gaussianBlurred(sharp, Math.max(0.6, shot.blur ?? 0));
  const uneven = lit(soft, (x, y) => 0.95 - 0.3 * (x - 0.4) ** 2 - 0.25 * (y - 0.3) ** 2);
  return noisy(uneven, 4, seed);
}

/** A pinhole camera with a field of view of about 65 degrees along the longer side. */
function viewOf(page: GreyImage, shot: Shot): View {
  const { width, height, pageHeight, lean = 0, turn = 0, roll = 0, x = 0.5, y = 0.5 } = shot;
  const focus = 0.8 * Math.max(width, height);
  const distance = (focus * page.height) / pageHeight;
  const [sinLean, cosLean] = sinCos(lean);
  const [sinTurn, cosTurn] = sinCos(turn);
  const [sinRoll, cosRoll] = sinCos(roll);
  // Where the axes of the page point in space: rolled in its plane, then leant, then turned
  const axis = (right: number, down: number): Vector => {
    const [leant, depth] = [down * cosLean, down * sinLean];
    return [right * cosTurn + depth * sinTurn, leant, depth * cosTurn - right * sinTurn];
  };
  const across = axis(cosRoll, sinRoll);
  const along = axis(-sinRoll, cosRoll);
  const [middleX, middleY] = [page.width / 2, page.height / 2];
  const toPicture = (along3: Vector): Vector => [
    focus * along3[0] + x * width * along3[2],
    focus * along3[1] + y * height * along3[2],
    along3[2],
  ];
  const origin: Vector = [0, 1, 2].map(
    (part) => -middleX * (across[part] ?? 0) - middleY * (along[part] ?? 0) + (part === 2 ? distance : 0),
  ) as unknown as Vector;
  return { width, height, toPage: inverse(toPicture(across), toPicture(along), toPicture(origin)) };
}

type Vector = readonly [number, number, number];

function sinCos(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

/** Of the 3 by 3 matrix with these columns; its scale keeps the sign of the depth. */
function inverse(a: Vector, b: Vector, c: Vector): View['toPage'] {
  const [bc, ca, ab] = [cross(b, c), cross(c, a), cross(a, b)];
  const sign = Math.sign(a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2]);
  const [bcx, bcy, bcz] = bc;
  const [cax, cay, caz] = ca;
  const [abx, aby, abz] = ab;
  return [bcx, bcy, bcz, cax, cay, caz, abx, aby, abz].map((value) => value * sign) as unknown as View['toPage'];
}

function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** Boards of wood: bands with grain. */
function desk(seed: number): (column: number, row: number) => number {
  const random = randomNumbers(seed + 1);
  const [tone, bands] = [90 + 50 * random(), 60 + 80 * random()];
  return (column, row) => {
    const grain = 12 * Math.sin(row / 9 + 3 * Math.sin(column / 230)) + 8 * Math.sin(row / 2.3 + column / 310);
    return Math.round(tone + grain - (row % bands < 3 ? 40 : 0));
  };
}

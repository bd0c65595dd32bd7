import type { GreyImage } from '@rappen/imaging';
import { blurred } from '../packages/imaging/src/grey-image.ts';
import { randomNumbers } from './workload.ts';

/** What happened to a page between printer and reader. */
export interface Scan {
  readonly dpi: number;
  /** Degrees. */
  readonly rotation?: number;
  /** How often each pixel became the mean of three by three. */
  readonly blur?: number;
  /** Grey levels each way. */
  readonly noise?: number;
  /** Grey of ink and paper. */
  readonly ink?: number;
  readonly paper?: number;
}

/** Forty: one kind of damage at a time, up to what is hardly readable, then two. */
export const scans: readonly Scan[] = [
  ...[100, 120, 150, 200, 300].map((dpi) => ({ dpi })),
  ...[-2, 7, 20, 45, 180].map((rotation) => ({ dpi: 200, rotation })),
  ...[2, 90].map((rotation) => ({ dpi: 150, rotation })),
  ...[2, 4, 7, 11, 15].map((blur) => ({ dpi: 200, blur })),
  { dpi: 150, blur: 5 },
  ...[40, 80, 120, 160, 200].map((noise) => ({ dpi: 200, noise })),
  { dpi: 150, noise: 100 },
  { dpi: 300, noise: 60 },
  { dpi: 200, ink: 60, paper: 200 },
  { dpi: 200, ink: 110, paper: 150 },
  { dpi: 200, ink: 120, paper: 140 },
  { dpi: 150, ink: 0, paper: 90 },
  { dpi: 200, rotation: 2, noise: 70 },
  { dpi: 200, rotation: 5, blur: 4 },
  { dpi: 300, rotation: 1, blur: 6 },
  { dpi: 150, rotation: 3, ink: 80, paper: 170 },
  { dpi: 150, blur: 2, noise: 40 },
  { dpi: 200, ink: 90, paper: 150, noise: 30 },
  { dpi: 120, rotation: 2 },
  { dpi: 100, rotation: 30 },
  { dpi: 100, noise: 50 },
  { dpi: 100, blur: 1 },
  { dpi: 300, rotation: 180, noise: 30 },
];

/** Damages a clean page of the scan's resolution. */
export function scanned(page: GreyImage, { rotation = 0, blur = 0, noise = 0, ink = 0, paper = 255 }: Scan): GreyImage {
  let image = rotation === 0 ? page : rotated(page, rotation);
  for (let pass = 0; pass < blur; pass++) image = blurred(image);
  const random = randomNumbers(7);
  const pixels = image.pixels.map((grey) => {
    const printed = ink + (grey * (paper - ink)) / 255 + (random() * 2 - 1) * noise;
    return Math.min(255, Math.max(0, Math.round(printed)));
  });
  return { ...image, pixels };
}

/** The page turned about its middle, on white. */
function rotated(page: GreyImage, degrees: number): GreyImage {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const width = Math.round(Math.abs(page.width * cos) + Math.abs(page.height * sin));
  const height = Math.round(Math.abs(page.width * sin) + Math.abs(page.height * cos));
  const [x, y] = [(width - 1) / 2, (height - 1) / 2];
  const across = (page.width - 1) / 2 - x * cos - y * sin;
  const down = (page.height - 1) / 2 + x * sin - y * cos;
  return projected(page, { width, height, toPage: [cos, sin, across, -sin, cos, down, 0, 0, 1] });
}

/** A view of a page: the size in pixels, and where its pixels lie on the page. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Rows of the 3 by 3 matrix from (column, row, 1) to homogeneous coordinates of the page. */
  readonly toPage: readonly [number, number, number, number, number, number, number, number, number];
  /** Grey of what is not page: white, when left out. */
  readonly around?: (column: number, row: number) => number;
}

/** The page as seen in the view; each pixel from the four nearest. */
export function projected(page: GreyImage, { width, height, toPage, around = () => 255 }: View): GreyImage {
  const [a, b, c, d, e, f, g, h, i] = toPage;
  const pixels = new Uint8Array(width * height);
  for (let row = 0, to = 0; row < height; row++) {
    for (let column = 0; column < width; column++, to++) {
      const scale = g * column + h * row + i;
      const x = (a * column + b * row + c) / scale;
      const y = (d * column + e * row + f) / scale;
      const isPage = scale > 0 && x >= 0 && y >= 0 && x < page.width - 1 && y < page.height - 1;
      pixels[to] = isPage ? greyAt(page, x, y) : around(column, row);
    }
  }
  return { width, height, pixels };
}

/** Between the four nearest pixels; the point is inside. */
function greyAt({ width, pixels }: GreyImage, x: number, y: number): number {
  const left = Math.floor(x);
  const at = Math.floor(y) * width + left;
  const upper = mixed(pixels[at] ?? 255, pixels[at + 1] ?? 255, x - left);
  const lower = mixed(pixels[at + width] ?? 255, pixels[at + width + 1] ?? 255, x - left);
  return Math.round(mixed(upper, lower, y - Math.floor(y)));
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

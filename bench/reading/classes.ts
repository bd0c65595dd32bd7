import type { GreyImage } from '@rappen/imaging';
import { type Scan, scanned } from '../scans.ts';
import { flattened, gaussianBlurred, lit, motionBlurred, noisy, speckled, twoLevels } from './damage.ts';
import { photographed, type Shot } from './photo.ts';
import { type Crease, creased, negative, stained } from './wear.ts';

/** One way to damage a page; every picture is one variant of one page. */
export interface Variant {
  readonly label: string;
  readonly dpi: number;
  readonly damage?: (page: GreyImage, seed: number) => GreyImage;
  /** The readers get a JPEG file of this quality instead of pixels. */
  readonly jpegQuality?: number;
}

export interface PictureClass {
  readonly name: string;
  readonly variants: readonly Variant[];
  /** Damage that the report also sums up by itself: worn, moved and inverted pages. */
  readonly isHard?: true;
}

/** Kinds of damage, each from slight to hardly readable, with as many variants as share out evenly among the producers. */
export const classes: readonly PictureClass[] = [
  { name: 'clean', variants: repeated([100, 150, 200, 300, 600].map(clean), 4) },
  { name: 'coarse', variants: repeated([50, 60, 72].map(clean), 4) },
  { name: 'turned', variants: repeated([-2, 2, -5, 5, -9, 12, 20, -26, 33, 40, 45, 60].map(turned), 1) },
  { name: 'turned by quarters', variants: repeated([90, 180, 270].map(turned), 4) },
  {
    name: 'Gaussian blur',
    variants: repeated(
      [1, 1.5, 2, 2.5, 3, 3.5].map((sigma) => at200(`sigma ${sigma} px`, (page) => gaussianBlurred(page, sigma))),
      2,
    ),
  },
  {
    name: 'box blur',
    variants: repeated(
      [2, 4, 7, 11].map((blur) => scan({ dpi: 200, blur })),
      2,
    ),
  },
  {
    name: 'motion blur',
    variants: [0, 90, 35].flatMap((degrees) =>
      [3, 5, 7, 9].map((length) =>
        at200(`${length} px at ${degrees} degrees`, (page) => motionBlurred(page, length, degrees)),
      ),
    ),
  },
  {
    name: 'Gaussian noise',
    variants: [120, 150].flatMap((dpi) =>
      [20, 40, 60, 80, 100, 120].map((sigma) => ({
        label: `${dpi} dpi, sigma ${sigma}`,
        dpi,
        damage: (page: GreyImage, seed: number) => noisy(page, sigma, seed),
      })),
    ),
  },
  {
    name: 'salt and pepper',
    variants: [120, 150].flatMap((dpi) =>
      [0.02, 0.05, 0.1, 0.15, 0.2, 0.3].map((share) => ({
        label: `${dpi} dpi, ${share * 100} % of the pixels`,
        dpi,
        damage: (page: GreyImage, seed: number) => speckled(page, share, seed),
      })),
    ),
  },
  {
    name: 'JPEG',
    variants: [150, 200].flatMap((dpi) =>
      [5, 6, 7, 8, 10, 12].map((jpegQuality) => ({ label: `${dpi} dpi, quality ${jpegQuality}`, dpi, jpegQuality })),
    ),
  },
  {
    name: 'low contrast',
    variants: [
      ...[60, 90, 110, 120].map((ink) => scan({ dpi: 200, ink, paper: 260 - ink })),
      ...[90, 60, 40, 20].map((paper) => scan({ dpi: 150, ink: 0, paper })),
      ...[235, 240, 245, 250].map((ink) => scan({ dpi: 200, ink, paper: 255 })),
    ],
  },
  { name: 'uneven light', variants: unevenLights() },
  {
    name: 'photo',
    variants: [
      ...[10, -20, 30, -40, 45, 55].map((lean) => photo({ lean })),
      ...[-15, 25, -35, 45, -55].map((turn) => photo({ turn })),
      ...[15, -25, 35, -40, 45].map((both) => photo({ lean: both, turn: -both })),
    ],
  },
  {
    name: 'photo, askew and out of focus',
    variants: [
      ...[1, 1.5, 2, 2.5, 3].map((blur) => photo({ lean: 15, turn: 8, roll: -12, blur })),
      ...[20, -35, 70, 160].map((roll) => photo({ lean: 25, turn: -20, roll, blur: 1.2 })),
      ...[0, 90, 200].map((roll) => photo({ lean: -30, turn: 15, roll, blur: 1.6 })),
    ],
  },
  {
    name: 'fax',
    variants: [
      ...repeated([{ label: '204 by 98 dpi', dpi: 204, damage: (page) => faxed(page, 0.48) }], 4),
      ...repeated(
        [{ label: '204 by 98 dpi, rows doubled', dpi: 204, damage: (page) => rowsDoubled(faxed(page, 0.48)) }],
        4,
      ),
      ...repeated([{ label: '204 by 196 dpi', dpi: 204, damage: (page) => faxed(page, 0.96) }], 4),
    ],
  },
  {
    name: 'small in a large photo, as JPEG',
    variants: [1300, 1100, 950, 800, 650, 550].flatMap((pageHeight, index) =>
      [-1, 1].map((side) => ({
        ...photo({
          width: 2400,
          height: 1800,
          pageHeight,
          lean: 12,
          turn: 10 * side,
          roll: side * 15 * index,
          x: 0.5 + 0.17 * side,
          y: 0.48,
        }),
        jpegQuality: 75,
      })),
    ),
  },
  {
    name: 'two kinds',
    variants: [
      scan({ dpi: 200, rotation: 2, noise: 70 }),
      scan({ dpi: 200, rotation: 5, blur: 4 }),
      scan({ dpi: 300, rotation: 1, blur: 6 }),
      scan({ dpi: 150, rotation: 3, ink: 80, paper: 170 }),
      scan({ dpi: 150, blur: 2, noise: 40 }),
      scan({ dpi: 200, ink: 90, paper: 150, noise: 30 }),
      scan({ dpi: 120, rotation: 2, noise: 40 }),
      scan({ dpi: 100, rotation: 30 }),
      scan({ dpi: 100, noise: 50 }),
      scan({ dpi: 100, blur: 1 }),
      scan({ dpi: 300, rotation: 180, noise: 120 }),
      scan({ dpi: 150, rotation: -8, blur: 3 }),
    ],
  },
  {
    name: 'motion blur, strong',
    isHard: true,
    variants: [6, 7, 8, 9, 10, 11, 12, 14].flatMap((length, index) =>
      [17, 78, 131].map((turn) => {
        const degrees = (turn + 29 * index) % 180;
        return at200(`${length} px at ${degrees} degrees`, (page, seed) =>
          noisy(motionBlurred(page, length, degrees), 3, seed),
        );
      }),
    ),
  },
  { name: 'crease', isHard: true, variants: creases() },
  {
    name: 'stain',
    isHard: true,
    variants: [0.5, 0.3, 0.15].flatMap((light) =>
      [0.15, 0.25, 0.35, 0.5].flatMap((size) =>
        [2, 4].map((count) =>
          at200(`${count} spots of ${size}, light ${light}`, (page, seed) =>
            noisy(gaussianBlurred(stained(page, { count, size, light }, seed), 0.8), 4, seed),
          ),
        ),
      ),
    ),
  },
  {
    name: 'inverted',
    isHard: true,
    variants: [
      ...[0.6, 1.2, 1.8, 2.4].flatMap((sigma) =>
        [4, 20, 40].map((noise) =>
          at200(`sigma ${sigma} px, noise ${noise}`, (page, seed) =>
            noisy(gaussianBlurred(negative(page), sigma), noise, seed),
          ),
        ),
      ),
      ...repeated(
        [90, 120, 150, 200].map((dpi) => ({ label: `${dpi} dpi`, dpi, damage: negative })),
        1,
      ),
    ],
  },
];

function creases(): Variant[] {
  return [0, 90, 28, -37].flatMap((degrees, index) =>
    [2, 3, 4, 6, 8, 10].map((shift) => {
      const crease: Crease = { degrees, slip: shift, pull: shift / 2, width: 2 + index / 2, light: 0.35 };
      const folds = index % 2 === 0 ? [crease] : [crease, { ...crease, degrees: degrees + 85, slip: shift / 2 }];
      const label = `${folds.length} at ${degrees} degrees, ${shift} px`;
      return at200(label, (page, seed) => noisy(gaussianBlurred(creased(page, folds, seed), 0.8), 4, seed));
    }),
  );
}

function repeated(variants: readonly Variant[], times: number): Variant[] {
  return variants.flatMap((variant) => Array.from({ length: times }, () => variant));
}

function clean(dpi: number): Variant {
  return { label: `${dpi} dpi`, dpi };
}

function turned(rotation: number, index: number): Variant {
  return scan({ dpi: index % 2 === 0 ? 200 : 150, rotation });
}

function scan(how: Scan): Variant {
  const { dpi, ...damage } = how;
  const words = Object.entries(damage).map(([name, value]) => `${name} ${value}`);
  return { label: [`${dpi} dpi`, ...words].join(', '), dpi, damage: (page) => scanned(page, how) };
}

function at200(label: string, damage: NonNullable<Variant['damage']>): Variant {
  return { label, dpi: 200, damage };
}

/** A page of 210 mm fills a picture of three million pixels: 4.9 pixels a module of a code of 57, seen straight on. */
function photo(some: Partial<Shot>): Variant {
  const shot: Shot = { width: 1500, height: 2000, pageHeight: 1800, ...some };
  const { width, height, x, y, ...told } = some;
  const words = Object.entries(told).map(([name, value]) => `${name === 'pageHeight' ? 'page height' : name} ${value}`);
  return { label: words.join(', '), dpi: 200, damage: (page, seed) => photographed(page, shot, seed) };
}

/** ITU-T T.4: 204 pixels an inch across, 98 or 196 lines an inch down. */
function faxed(page: GreyImage, factor: number): GreyImage {
  return twoLevels(flattened(page, factor));
}

function rowsDoubled({ width, height, pixels }: GreyImage): GreyImage {
  const doubled = new Uint8Array(2 * pixels.length);
  for (let row = 0; row < 2 * height; row++) {
    doubled.set(pixels.subarray((row >> 1) * width, ((row >> 1) + 1) * width), row * width);
  }
  return { width, height: 2 * height, pixels: doubled };
}

function unevenLights(): Variant[] {
  const across = (least: number) => (x: number) => 1 - (1 - least) * x;
  const spot = (least: number) => (x: number, y: number) =>
    least + (1 - least) * Math.exp(-6 * ((x - 0.2) ** 2 + (y - 0.6) ** 2));
  /** The edge of a shadow runs across the code. */
  const shadow = (least: number) => (x: number, y: number) => (x + 0.4 * y > 0.77 ? least : 1);
  const variants = { 'darker to the right': across, spot, shadow };
  return Object.entries(variants).flatMap(([label, light]) =>
    [0.6, 0.4, 0.25, 0.12].map((least) => at200(`${label}, down to ${least}`, (page) => lit(page, light(least)))),
  );
}

import type { GreyImage } from '@rappen/imaging';
import { randomNumbers } from '../workload.ts';

/** Where the code of a QR-bill stands on A4, as shares of width and height (style guide: 46 mm at 67 and 209 mm). */
const codePlace = { left: 67 / 210, top: 209 / 297, side: 46 / 210 };

/** A fold that runs through the code. Lengths in pixels. */
export interface Crease {
  readonly degrees: number;
  /** How far the paper beyond the fold slips along it, and is drawn towards it. */
  readonly slip: number;
  readonly pull: number;
  /** Width of the line, and the share of the light that it keeps. */
  readonly width: number;
  readonly light: number;
}

/** The page as if it had been folded: each crease shifts what lies beside it and leaves a line of shade. */
export function creased(page: GreyImage, creases: readonly Crease[], seed: number): GreyImage {
  const random = randomNumbers(seed);
  return creases.reduce((image, crease) => {
    const { width, height } = image;
    const side = codePlace.side * width;
    const x = codePlace.left * width + side * (0.3 + 0.4 * random());
    const y = codePlace.top * height + side * (0.3 + 0.4 * random());
    return creasedAt(image, crease, x, y);
  }, page);
}

function creasedAt(image: GreyImage, crease: Crease, x: number, y: number): GreyImage {
  const { width, height } = image;
  const angle = (crease.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pixels = new Uint8Array(image.pixels.length);
  const reach = width / 12;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const away = (row - y) * cos - (column - x) * sin;
      const near = Math.exp(-Math.abs(away) / reach);
      const slip = away > 0 ? crease.slip * (0.4 + 0.6 * near) : 0;
      const pull = Math.sign(away) * crease.pull * near;
      const grey = greyAt(image, column + slip * cos - pull * sin, row + slip * sin + pull * cos);
      const shade = (1 - crease.light) * Math.exp(-((away / crease.width) ** 2));
      // The far flank of a fold turns from the light
      const flank = away > 0 ? 0.12 * near : 0;
      pixels[at] = Math.round(grey * (1 - shade) * (1 - flank));
    }
  }
  return { width, height, pixels };
}

function greyAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const right = Math.min(1, Math.max(0, x - column));
  const down = Math.min(1, Math.max(0, y - row));
  const at = row * width + column;
  const upper = (pixels[at] ?? 255) * (1 - right) + (pixels[at + 1] ?? 255) * right;
  const lower = (pixels[at + width] ?? 255) * (1 - right) + (pixels[at + width + 1] ?? 255) * right;
  return upper * (1 - down) + lower * down;
}

/** Spots of coffee or grease on the code. `light` is the share of the light that they let through, `size` of the code's side. */
export interface Stains {
  readonly count: number;
  readonly size: number;
  readonly light: number;
}

/** Semi-transparent spots of uneven outline, darker at the rim, as a drop dries. */
export function stained(image: GreyImage, { count, size, light }: Stains, seed: number): GreyImage {
  const random = randomNumbers(seed);
  const { width, height } = image;
  const side = codePlace.side * width;
  const pixels = image.pixels.slice();
  for (let spot = 0; spot < count; spot++) {
    const x = codePlace.left * width + side * (0.1 + 0.8 * random());
    const y = codePlace.top * height + side * (0.1 + 0.8 * random());
    const radius = (side * size * (0.7 + 0.6 * random())) / 2;
    const turns = [2, 3, 5].map((waves) => ({ waves, phase: 2 * Math.PI * random(), share: 0.25 / waves }));
    const reach = Math.ceil(radius * 1.6);
    for (let row = Math.max(0, Math.floor(y) - reach); row < Math.min(height, y + reach); row++) {
      for (let column = Math.max(0, Math.floor(x) - reach); column < Math.min(width, x + reach); column++) {
        const angle = Math.atan2(row - y, column - x);
        const outline = turns.reduce(
          (sum, { waves, phase, share }) => sum + share * Math.sin(waves * angle + phase),
          1,
        );
        const out = Math.hypot(row - y, column - x) / (radius * outline);
        const inside = Math.min(1, Math.max(0, (1 - out) * 12));
        const rim = 0.3 * Math.exp(-(((out - 0.95) / 0.06) ** 2));
        const passes = (1 - (1 - light) * inside) * (1 - rim);
        const at = row * width + column;
        pixels[at] = Math.round((pixels[at] ?? 255) * passes);
      }
    }
  }
  return { width, height, pixels };
}

/** White on black, as a negative or a display with dark colours. */
export function negative({ width, height, pixels }: GreyImage): GreyImage {
  return { width, height, pixels: pixels.map((grey) => 255 - grey) };
}

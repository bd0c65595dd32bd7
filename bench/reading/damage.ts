import type { GreyImage } from '@rappen/imaging';
import { randomNumbers } from '../workload.ts';

/** Gaussian blur; `sigma` in pixels. */
export function gaussianBlurred(image: GreyImage, sigma: number): GreyImage {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  );
  const steps = weights.map((weight, index) => ({ x: index - reach, y: 0, weight }));
  return weighted(
    weighted(image, steps),
    steps.map(({ x, weight }) => ({ x: 0, y: x, weight })),
  );
}

/** As if the page moved `length` pixels at `degrees` while it was taken. */
export function motionBlurred(image: GreyImage, length: number, degrees: number): GreyImage {
  const angle = (degrees * Math.PI) / 180;
  const steps = Array.from({ length }, (_, index) => ({
    x: Math.round((index - (length - 1) / 2) * Math.cos(angle)),
    y: Math.round((index - (length - 1) / 2) * Math.sin(angle)),
    weight: 1,
  }));
  return weighted(image, steps);
}

interface Step {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** Each pixel the weighted mean of those that lie `steps` away; the rim stays. */
function weighted({ width, height, pixels: from }: GreyImage, steps: readonly Step[]): GreyImage {
  const pixels = from.slice();
  const total = steps.reduce((sum, { weight }) => sum + weight, 0);
  const ways = Int32Array.from(steps, ({ x, y }) => y * width + x);
  const shares = Float64Array.from(steps, ({ weight }) => weight / total);
  const across = Math.max(...steps.map(({ x }) => Math.abs(x)));
  const down = Math.max(...steps.map(({ y }) => Math.abs(y)));
  for (let row = down; row < height - down; row++) {
    for (let at = row * width + across, end = (row + 1) * width - across; at < end; at++) {
      let sum = 0;
      for (let step = 0; step < ways.length; step++) sum += (from[at + (ways[step] ?? 0)] ?? 0) * (shares[step] ?? 0);
      pixels[at] = Math.round(sum);
    }
  }
  return { width, height, pixels };
}

/** Gaussian noise; `sigma` in grey levels. */
export function noisy(image: GreyImage, sigma: number, seed: number): GreyImage {
  const random = randomNumbers(seed);
  // The sum of four even numbers is near enough, and quick; its variance is a third
  return changed(image, (grey) => grey + (random() + random() + random() + random() - 2) * sigma * Math.sqrt(3));
}

/** A share of the pixels becomes black or white. */
export function speckled(image: GreyImage, share: number, seed: number): GreyImage {
  const random = randomNumbers(seed);
  return changed(image, (grey) => {
    const drawn = random();
    return drawn < share / 2 ? 0 : drawn < share ? 255 : grey;
  });
}

/** `light` is the share of the light that falls on a point; x and y from 0 to 1. */
export function lit(image: GreyImage, light: (x: number, y: number) => number): GreyImage {
  const { width, height } = image;
  return changed(image, (grey, column, row) => grey * light(column / width, row / height));
}

/** Black and white alone, at the middle, as a fax sends it. */
export function twoLevels(image: GreyImage): GreyImage {
  return changed(image, (grey) => (grey < 128 ? 0 : 255));
}

/** The height changed to `factor` of it; each row the mean of those that it covers. */
export function flattened({ width, height, pixels: from }: GreyImage, factor: number): GreyImage {
  const rows = Math.floor(height * factor);
  const pixels = new Uint8Array(width * rows);
  for (let row = 0, to = 0; row < rows; row++) {
    const first = Math.floor(row / factor);
    const last = Math.max(first, Math.ceil((row + 1) / factor) - 1);
    for (let column = 0; column < width; column++, to++) {
      let sum = 0;
      for (let line = first; line <= last; line++) sum += from[line * width + column] ?? 255;
      pixels[to] = Math.round(sum / (last - first + 1));
    }
  }
  return { width, height: rows, pixels };
}

function changed(image: GreyImage, to: (grey: number, column: number, row: number) => number): GreyImage {
  const { width, height } = image;
  const pixels = new Uint8Array(image.pixels.length);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      pixels[at] = Math.min(255, Math.max(0, Math.round(to(image.pixels[at] ?? 255, column, row))));
    }
  }
  return { width, height, pixels };
}

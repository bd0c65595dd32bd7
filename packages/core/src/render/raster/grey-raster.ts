import { assert } from '../../assert.ts';

/** An image in 8-bit grey: 0 is black, 255 white. */
export interface GreyRaster {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Resolution at which the image has its true size. */
  readonly dotsPerInch: number;
  /** `width` × `height` values, row by row from the top left. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** The same as lines created on demand, so that a large image need not be in memory at once. */
export interface GreyLines {
  readonly width: number;
  readonly height: number;
  /** None: the file is empty about the size on paper. */
  readonly dotsPerInch: number | undefined;
  /** Whether there is nothing but 0 and 255, so that a file may spend one bit on a pixel. */
  readonly isBilevel: boolean;
  /** The `width` values of a line from the top; they stay as they are. Equal neighbours may be the same object. */
  readonly line: (y: number) => Uint8Array;
}

/** Bounds of a raster file: wide enough for A4 at 600 dpi and for codes of 10000 pixels. */
export const rasterLimits = { sidePixelsMax: 20_000, dotsPerInchMax: 100_000 } as const;

/** The lines of an image that is in memory. */
export function linesOf({ width, height, dotsPerInch, pixels }: GreyRaster): GreyLines {
  assert(pixels.length === width * height, 'a raster has one value a pixel');
  const line = (y: number): Uint8Array => pixels.subarray(y * width, (y + 1) * width);
  return { width, height, dotsPerInch, isBilevel: false, line };
}

/** A line of 0 and 255 as bits, first pixel highest, 1 = white; the rest of the last byte is white. */
export function packBits(line: Uint8Array, target: Uint8Array): void {
  for (let x = 0, index = 0; x < line.length; index++) {
    let bits = 0xff;
    for (let bit = 0x80; bit !== 0 && x < line.length; bit >>= 1, x++) if (line[x] === 0) bits ^= bit;
    target[index] = bits;
  }
}

const metresPerInch = 0.0254;

export function pixelsPerMetre(dotsPerInch: number): number {
  return Math.round(dotsPerInch / metresPerInch);
}

/** An 8-bit grey image, row by row from the top, one byte per pixel, 0 = black. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Black for white and white for black. */
export function inverted({ width, height, pixels: from }: GreyImage): GreyImage {
  const pixels = new Uint8Array(from.length);
  for (let at = 0; at < from.length; at++) pixels[at] = 255 - (from[at] as number);
  return { width, height, pixels };
}

/** Squares along the width of an image, and how many of them must be dark for a code on dark: a code of 15 mm on A4 has nine. */
const squaresAcross = 48;
const darkSquaresMin = 6;

/**
 * Whether some place is so dark that a code may stand there white on black: lines of text leave most of each square light.
 * Looks at every fourth pixel of every fourth row.
 */
export function mayBeInverted({ width, height, pixels }: GreyImage): boolean {
  const side = Math.max(4, Math.ceil(width / squaresAcross));
  let darkSquares = 0;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      let seen = 0;
      let dark = 0;
      for (let y = top; y < Math.min(top + side, height); y += 4) {
        for (let x = left; x < Math.min(left + side, width); x += 4) {
          seen++;
          if ((pixels[y * width + x] as number) < 128) dark++;
        }
      }
      if (dark * 3 > seen && ++darkSquares >= darkSquaresMin) return true;
    }
  }
  return false;
}

/** Half the width and height, each pixel the mean of four: evens out noise. */
export function halved(image: GreyImage): GreyImage {
  const width = image.width >> 1;
  const height = image.height >> 1;
  const pixels = new Uint8Array(width * height);
  const from = image.pixels;
  for (let y = 0, to = 0; y < height; y++) {
    let upper = 2 * y * image.width;
    let lower = upper + image.width;
    for (let x = 0; x < width; x++, upper += 2, lower += 2) {
      pixels[to++] =
        ((from[upper] as number) +
          (from[upper + 1] as number) +
          (from[lower] as number) +
          (from[lower + 1] as number) +
          2) >>
        2;
    }
  }
  return { width, height, pixels };
}

/** The mean of 3 by 3 pixels; the outermost pixels stay. */
export function blurred(image: GreyImage): GreyImage {
  const { width, height, pixels: from } = image;
  const pixels = from.slice();
  for (let y = 1; y < height - 1; y++) {
    let at = y * width;
    let left = (from[at - width] as number) + (from[at] as number) + (from[at + width] as number);
    at++;
    let middle = (from[at - width] as number) + (from[at] as number) + (from[at + width] as number);
    for (let x = 1; x < width - 1; x++, at++) {
      const right = (from[at + 1 - width] as number) + (from[at + 1] as number) + (from[at + 1 + width] as number);
      // 7282 / 65536 is a ninth, near enough for sums up to 2295
      pixels[at] = ((left + middle + right) * 7282 + 32768) >> 16;
      left = middle;
      middle = right;
    }
  }
  return { width, height, pixels };
}

/** Twice the width and height by linear interpolation: helps when the modules are only one or two pixels wide. */
export function doubled(image: GreyImage): GreyImage {
  const { width, height, pixels: from } = image;
  const wide = width * 2;
  const pixels = new Uint8Array(wide * height * 2);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const below = y + 1 < height ? row + width : row;
    let to = 2 * y * wide;
    for (let x = 0; x < width; x++, to += 2) {
      const next = x + 1 < width ? x + 1 : x;
      const a = from[row + x] as number;
      const b = from[row + next] as number;
      const c = from[below + x] as number;
      const d = from[below + next] as number;
      pixels[to] = a;
      pixels[to + 1] = (a + b + 1) >> 1;
      pixels[to + wide] = (a + c + 1) >> 1;
      pixels[to + wide + 1] = (a + b + c + d + 2) >> 2;
    }
  }
  return { width: wide, height: height * 2, pixels };
}

/** Pixels between two of which the histogram is made: a sample is enough. */
const sampleStep = 7;
/** Greys between ink and paper below which an image is pale. */
const paleSpanMax = 64;

/**
 * A pale image with its greys spread over the whole range; undefined for any other. Ink and paper are the greys that a
 * two-hundredth of the pixels lies beyond.
 */
export function spread(image: GreyImage): GreyImage | undefined {
  const counts = new Uint32Array(256);
  for (let at = 0; at < image.pixels.length; at += sampleStep) {
    const grey = image.pixels[at] as number;
    counts[grey] = (counts[grey] as number) + 1;
  }
  const beyond = Math.floor(image.pixels.length / sampleStep / 200);
  const low = greyBeyond(counts, beyond, 1);
  const high = greyBeyond(counts, beyond, -1);
  if (high - low >= paleSpanMax || high <= low) return undefined;
  const greys = Uint8Array.from({ length: 256 }, (_, grey) =>
    Math.min(255, Math.max(0, Math.round(((grey - low) * 255) / (high - low)))),
  );
  return { ...image, pixels: image.pixels.map((grey) => greys[grey] as number) };
}

/** The first grey from the dark (1) or the light end (-1) with more than `beyond` samples up to it. */
function greyBeyond(counts: Uint32Array, beyond: number, step: 1 | -1): number {
  let seen = 0;
  for (let grey = step === 1 ? 0 : 255; grey >= 0 && grey <= 255; grey += step) {
    seen += counts[grey] as number;
    if (seen > beyond) return grey;
  }
  return step === 1 ? 255 : 0;
}

const sharpeningPasses = 8;
const sharpeningStrength = 5;

/** The image with what a blur of about 2.3 pixels takes from it added five times: brings back images out of focus. */
export function sharpened(image: GreyImage): GreyImage {
  let soft = image;
  for (let pass = 0; pass < sharpeningPasses; pass++) soft = blurred(soft);
  const pixels = new Uint8ClampedArray(image.pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const grey = image.pixels[at] as number;
    pixels[at] = grey + sharpeningStrength * (grey - (soft.pixels[at] as number));
  }
  return { ...image, pixels: new Uint8Array(pixels.buffer) };
}

/** Side of the squares whose darkest and lightest pixel tell ink and paper, and the least difference between the two. */
const evenSquare = 12;
const evenSpanMin = 12;

/** Each pixel between the ink and the paper of the squares around it: takes away stains, shades and folds. */
export function evened({ width, height, pixels: from }: GreyImage): GreyImage {
  const across = Math.ceil(width / evenSquare);
  const down = Math.ceil(height / evenSquare);
  const lows = new Uint8Array(across * down).fill(255);
  const highs = new Uint8Array(across * down);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / evenSquare) * across;
    for (let x = 0; x < width; x++, at++) {
      const square = row + Math.floor(x / evenSquare);
      const grey = from[at] as number;
      if (grey < (lows[square] as number)) lows[square] = grey;
      if (grey > (highs[square] as number)) highs[square] = grey;
    }
  }
  const pixels = new Uint8ClampedArray(from.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / evenSquare) * across;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const square = row + Math.floor(x / evenSquare);
      const low = lows[square] as number;
      const span = (highs[square] as number) - low;
      pixels[at] = span < evenSpanMin ? (from[at] as number) : (((from[at] as number) - low) * 255) / span;
    }
  }
  return { width, height, pixels: new Uint8Array(pixels.buffer) };
}

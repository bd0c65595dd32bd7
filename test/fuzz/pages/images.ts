import type { GreyPage } from './pdfium.ts';

/** From here on two greys are not the same, whatever is done at the edges of shapes. */
const greyTolerance = 64;

/** Whether no pixel of an image at a place or around it is so near to a grey, lighter and darker ones taken together. */
export function isOutside(grey: number, { width, height, pixels }: GreyPage, at: number): boolean {
  const [column, row] = [at % width, Math.floor(at / width)];
  let [least, most] = [255, 0];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      least = Math.min(least, pixels[y * width + x] as number);
      most = Math.max(most, pixels[y * width + x] as number);
    }
  }
  return grey < least - greyTolerance || grey > most + greyTolerance;
}

/** Whether two images have about the same grey at a place. */
export function isAlike(one: GreyPage, other: GreyPage, at: number): boolean {
  return Math.abs((one.pixels[at] as number) - (other.pixels[at] as number)) <= greyTolerance;
}

/** Places at which one image has a grey that the other has not there, nor a pixel away. Images of one size. */
export function differing(one: GreyPage, other: GreyPage): number[] {
  const found: number[] = [];
  for (let at = 0; at < one.pixels.length; at++) {
    const [here, there] = [one.pixels[at] as number, other.pixels[at] as number];
    if (Math.abs(here - there) <= greyTolerance) continue;
    if (isOutside(here, other, at) || isOutside(there, one, at)) found.push(at);
  }
  return found;
}

/** Whether two images have the same size, but for a row or a column. */
export function isSameSize(one: GreyPage, other: GreyPage): boolean {
  return Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1;
}

/** The upper left part of an image, or the image with white behind it. */
export function cutTo({ width, height }: GreyPage, image: GreyPage): GreyPage {
  if (image.width === width && image.height === height) return image;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < Math.min(height, image.height); row++) {
    const from = row * image.width;
    pixels.set(image.pixels.subarray(from, from + Math.min(width, image.width)), row * width);
  }
  return { width, height, pixels };
}

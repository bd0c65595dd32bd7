import { FileBytes } from './file-bytes.ts';
import { type GreyLines, packBits, pixelsPerMetre } from './grey-raster.ts';

/** BITMAPFILEHEADER and BITMAPINFOHEADER. */
const headersLength = 14 + 40;

/**
 * A Windows bitmap without compression: 8 bits a pixel and a palette of 256 greys, or 1 bit for black and white; lines
 * from the bottom up, as every reader knows them (Microsoft, BITMAPINFOHEADER). A 300 dpi slip takes 3 MB.
 */
export function bmpFile({ width, height, dotsPerInch, isBilevel, line }: GreyLines): Uint8Array<ArrayBuffer> {
  const colours = isBilevel ? 2 : 256;
  // Lines are whole groups of 4 bytes.
  const stride = isBilevel ? ((width + 31) >> 5) * 4 : (width + 3) & ~3;
  const offset = headersLength + colours * 4;
  const density = dotsPerInch === undefined ? 0 : pixelsPerMetre(dotsPerInch);
  const head = new FileBytes(offset);
  head.text('BM');
  head.longs(offset + stride * height, 0, offset);
  head.longs(40, width, height);
  head.words(1, isBilevel ? 1 : 8);
  head.longs(0, stride * height, density, density, colours, colours);
  for (let colour = 0; colour < colours; colour++) {
    const grey = isBilevel ? colour * 255 : colour;
    head.bytes([grey, grey, grey, 0]);
  }
  const file = new Uint8Array(offset + stride * height);
  file.set(head.take());
  let above: Uint8Array | undefined;
  for (let y = 0, start = file.length - stride; y < height; y++, start -= stride) {
    const current = line(y);
    if (current === above) file.copyWithin(start, start + stride, start + 2 * stride);
    else if (isBilevel) packBits(current, file.subarray(start, start + stride));
    else file.set(current, start);
    above = current;
  }
  return file;
}

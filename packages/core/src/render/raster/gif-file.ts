import { FileBytes } from './file-bytes.ts';
import type { GreyLines } from './grey-raster.ts';
import { GifLzw } from './lzw.ts';

/**
 * A GIF 89a of one image with a palette of greys (GIF 89a specification). The format has no field for a resolution:
 * whoever prints it has to know the size on paper.
 */
export function gifFile({ width, height, isBilevel, line }: GreyLines): Uint8Array<ArrayBuffer> {
  const colourBits = isBilevel ? 1 : 8;
  const file = new FileBytes(width * 64);
  file.text('GIF89a');
  file.words(width, height);
  // A global palette of 2 ** colourBits greys of 8 bits, in no order of importance; background 0; square pixels.
  file.bytes([0x80 | 0x70 | (colourBits - 1), 0, 0]);
  for (let grey = 0; grey < 256; grey += isBilevel ? 255 : 1) file.bytes([grey, grey, grey]);
  file.byte(0x2c);
  file.words(0, 0, width, height);
  file.byte(0);
  const lzw = new GifLzw(file, Math.max(2, colourBits));
  const indexes = new Uint8Array(width);
  for (let y = 0; y < height; y++) lzw.add(isBilevel ? paletteIndexes(line(y), indexes) : line(y));
  lzw.end();
  file.byte(0x3b);
  return file.take();
}

/** Black and white as 0 and 1. */
function paletteIndexes(line: Uint8Array, target: Uint8Array): Uint8Array {
  for (let x = 0; x < line.length; x++) target[x] = (line[x] as number) & 1;
  return target;
}

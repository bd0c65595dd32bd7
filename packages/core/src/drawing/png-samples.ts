import { undoPngFilter } from '@rappen/pdf/internal/syntax';
import { Inflate } from 'fflate';
import { type PngHeader, pngChunkAt, pngPasses } from './png-header.ts';

/** Input is inflated in pieces, so that a bomb is noticed before it has grown by more than a thousand times this. */
const pieceBytes = 8192;

/**
 * The picture as red, green and blue of 8 bits, transparent parts on white. The caller has bounded width times height.
 * Undefined when the file is damaged, or holds more or less data than its size says.
 */
export function decodePng(bytes: Uint8Array, header: PngHeader): Uint8Array | undefined {
  const chunks = chunksOf(bytes);
  const rows = inflated(chunks.data, rawLength(header));
  if (rows === undefined || (header.colourType === 3 && chunks.palette === undefined)) return undefined;
  const samples = new Uint8Array(header.width * header.height * 3);
  const pixelBits = header.components * header.bitDepth;
  const pixelBytes = Math.max(1, pixelBits >> 3);
  const paint = painterOf(header, chunks.palette, chunks.transparency, samples);
  let at = 0;
  for (const [x, y, stepX, stepY] of pngPasses(header)) {
    const columns = Math.ceil((header.width - x) / stepX);
    const stride = 1 + Math.ceil((columns * pixelBits) / 8);
    let above = new Uint8Array(stride);
    for (let row = y; row < header.height; row += stepY) {
      const line = rows.subarray(at, at + stride);
      if (!undoPngFilter(line, above, pixelBytes)) return undefined;
      for (let column = 0; column < columns; column++) paint(line, column, row * header.width + x + column * stepX);
      above = line as Uint8Array<ArrayBuffer>;
      at += stride;
    }
  }
  return samples;
}

function rawLength(header: PngHeader): number {
  const bits = header.components * header.bitDepth;
  return pngPasses(header).reduce((length, [x, y, stepX, stepY]) => {
    const stride = 1 + Math.ceil((Math.ceil((header.width - x) / stepX) * bits) / 8);
    return length + stride * Math.ceil((header.height - y) / stepY);
  }, 0);
}

interface Chunks {
  readonly data: readonly Uint8Array[];
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
}

function chunksOf(bytes: Uint8Array): Chunks {
  const data: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const { length, type } = pngChunkAt(bytes, at);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (content.length < length || type === 'IEND') break;
    if (type === 'IDAT') data.push(content);
    else if (type === 'PLTE') palette = content;
    else if (type === 'tRNS') transparency = content;
    at += 12 + length;
  }
  return { data, palette, transparency };
}

/** The zlib data of all parts, if it has exactly so many bytes. */
function inflated(parts: readonly Uint8Array[], length: number): Uint8Array | undefined {
  const result = new Uint8Array(length);
  let filled = 0;
  const inflate = new Inflate((piece) => {
    if (filled + piece.length <= length) result.set(piece, filled);
    filled += piece.length;
  });
  let headerLeft = 2;
  try {
    for (const part of parts) {
      const skipped = Math.min(headerLeft, part.length);
      headerLeft -= skipped;
      for (let at = skipped; at < part.length && filled <= length; at += pieceBytes) {
        inflate.push(part.subarray(at, at + pieceBytes), false);
      }
    }
  } catch {
    return undefined;
  }
  return filled === length ? result : undefined;
}

/** Paints the pixel of a column of an unfiltered row. */
type Painter = (row: Uint8Array, column: number, pixel: number) => void;

function painterOf(
  { bitDepth, colourType, components }: PngHeader,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
  samples: Uint8Array,
): Painter {
  const set = (pixel: number, red: number, green: number, blue: number, alpha: number): void => {
    samples[pixel * 3] = onWhite(red, alpha);
    samples[pixel * 3 + 1] = onWhite(green, alpha);
    samples[pixel * 3 + 2] = onWhite(blue, alpha);
  };
  if (bitDepth < 8 || colourType === 3) {
    const highest = (1 << bitDepth) - 1;
    const key = colourType === 0 && transparency !== undefined ? keyOf(transparency, 1) : undefined;
    return (row, column, pixel) => {
      const bit = column * bitDepth;
      const value = ((row[1 + (bit >> 3)] as number) >> (8 - bitDepth - (bit & 7))) & highest;
      if (colourType === 3) {
        const [red = 0, green = 0, blue = 0] = palette?.subarray(value * 3, value * 3 + 3) ?? [];
        set(pixel, red, green, blue, transparency?.[value] ?? 255);
      } else {
        const grey = Math.round((value * 255) / highest);
        set(pixel, grey, grey, grey, key?.[0] === value ? 0 : 255);
      }
    };
  }
  const width = bitDepth >> 3;
  const colours = components < 3 ? 1 : 3;
  const key = transparency !== undefined && components === colours ? keyOf(transparency, colours) : undefined;
  // Of a sample of 16 bits the high byte is enough for the colour, but not for the key.
  const whole = (row: Uint8Array, at: number): number =>
    width === 1 ? (row[at] as number) : ((row[at] as number) << 8) | (row[at + 1] as number);
  return (row, column, pixel) => {
    const at = 1 + column * components * width;
    const alpha = components > colours ? (row[at + colours * width] as number) : 255;
    const isKey = key?.every((value, index) => whole(row, at + index * width) === value) ?? false;
    const red = row[at] as number;
    if (colours === 1) set(pixel, red, red, red, isKey ? 0 : alpha);
    else set(pixel, red, row[at + width] as number, row[at + 2 * width] as number, isKey ? 0 : alpha);
  };
}

/** The colour that stands for transparent (11.3.2.1); undefined when the chunk is too short. */
function keyOf(transparency: Uint8Array, count: number): number[] | undefined {
  if (transparency.length < count * 2) return undefined;
  return Array.from({ length: count }, (_, index) => {
    return ((transparency[index * 2] as number) << 8) | (transparency[index * 2 + 1] as number);
  });
}

function onWhite(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
}

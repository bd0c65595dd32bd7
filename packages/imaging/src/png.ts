import { type PngHeader, pngChunkAt, pngPasses, undoPngFilter } from '@rappen/core/drawing';
import { createInflater } from '@rappen/pdf/internal/syntax';
import type { GreyImage } from './grey-image.ts';

/** Some writers leave a few bytes behind the last row. */
const surplusBytesMax = 1024;

/**
 * Decodes a PNG to grey on white. The caller has bounded width times height; the data is inflated row by row and no
 * further than the rows need. Undefined when the file is damaged or holds more data than its size says.
 */
export function decodePng(bytes: Uint8Array, header: PngHeader): GreyImage | undefined {
  const pixels = new Uint8Array(header.width * header.height);
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  let rows: RowReader | undefined;
  let at = 8 + 25;
  while (at + 12 <= bytes.length) {
    const { length, type } = pngChunkAt(bytes, at);
    if (at + 12 + length > bytes.length) {
      // The last chunk of a cut file may still complete the image
      rows?.push(bytes.subarray(at + 8));
      break;
    }
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IEND') break;
    if (type === 'PLTE') palette = data;
    else if (type === 'tRNS') transparency = data;
    else if (type === 'IDAT') {
      if (rows === undefined) {
        if (header.colourType === 3 && palette === undefined) return undefined;
        rows = createRowReader(header, pixels, createGreyRow(header, palette, transparency));
      }
      if (!rows.push(data)) return undefined;
    }
    at += 12 + length;
  }
  return rows?.complete() ? { width: header.width, height: header.height, pixels } : undefined;
}

interface RowReader {
  /** False when the data is broken or too long. */
  push(data: Uint8Array): boolean;
  complete(): boolean;
}

type GreyRow = (row: Uint8Array, columns: number, to: Uint8Array, start: number, step: number) => void;

function createRowReader(header: PngHeader, pixels: Uint8Array, greyRow: GreyRow): RowReader {
  const bits = header.components * header.bitDepth;
  const pixelBytes = Math.max(1, bits >> 3);
  const passes = pngPasses(header);
  let pass = -1;
  let row = 0;
  let rowCount = 0;
  let columns = 0;
  let filled = 0;
  let surplus = 0;
  // One byte of filter type in front of each row
  let current = new Uint8Array(0);
  let previous = new Uint8Array(0);

  function nextPass(): void {
    pass++;
    row = 0;
    const [x, y, stepX, stepY] = passes[pass] ?? [0, 0, 1, 1];
    columns = Math.ceil((header.width - x) / stepX);
    rowCount = pass < passes.length ? Math.ceil((header.height - y) / stepY) : 0;
    current = new Uint8Array(rowCount === 0 ? 0 : 1 + Math.ceil((columns * bits) / 8));
    previous = new Uint8Array(current.length);
  }

  function finishRow(): boolean {
    if (!undoPngFilter(current, previous, pixelBytes)) return false;
    const [x, y, stepX, stepY] = passes[pass] ?? [0, 0, 1, 1];
    greyRow(current, columns, pixels, (y + row * stepY) * header.width + x, stepX);
    [current, previous] = [previous, current];
    filled = 0;
    row++;
    if (row === rowCount) nextPass();
    return true;
  }

  nextPass();
  const inflater = createInflater((piece) => {
    let at = 0;
    while (at < piece.length) {
      if (pass >= passes.length) {
        surplus += piece.length - at;
        return surplus <= surplusBytesMax;
      }
      const count = Math.min(current.length - filled, piece.length - at);
      current.set(piece.subarray(at, at + count), filled);
      filled += count;
      at += count;
      if (filled === current.length && !finishRow()) return false;
    }
    return true;
  });
  return {
    push: (data) => inflater.push(data) === undefined,
    complete: () => pass >= passes.length,
  };
}

/** Makes the function that turns an unfiltered row into grey, transparent parts on white. */
function createGreyRow(
  { bitDepth, colourType, components: count }: PngHeader,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): GreyRow {
  if (bitDepth < 8 || colourType === 3) {
    const greys =
      colourType === 3 ? paletteGreys(palette ?? new Uint8Array(0), transparency) : evenGreys(bitDepth, transparency);
    const mask = (1 << bitDepth) - 1;
    return (row, columns, to, start, step) => {
      for (let column = 0; column < columns; column++, start += step) {
        const bit = column * bitDepth;
        to[start] = greys[((row[1 + (bit >> 3)] as number) >> (8 - bitDepth - (bit & 7))) & mask] as number;
      }
    };
  }
  // Of a 16-bit sample the high byte is enough
  const sample = bitDepth >> 3;
  const stride = count * sample;
  const key = colourKey(transparency, count, sample);
  if (key === undefined && (count === 1 || count === 3)) {
    return (row, _columns, to, start, step) => {
      if (stride === 1 && step === 1) to.set(row.subarray(1), start);
      else if (count === 1)
        for (let at = 1; at < row.length; at += stride, start += step) to[start] = row[at] as number;
      else for (let at = 1; at < row.length; at += stride, start += step) to[start] = lumaAt(row, at, sample);
    };
  }
  return (row, columns, to, start, step) => {
    for (let column = 0, at = 1; column < columns; column++, at += stride, start += step) {
      const grey = count < 3 ? (row[at] as number) : lumaAt(row, at, sample);
      if (key === undefined) to[start] = onWhite(grey, row[at + stride - sample] as number);
      else to[start] = key.every((byte, index) => row[at + index] === byte) ? 255 : grey;
    }
  };
}

function paletteGreys(palette: Uint8Array, transparency: Uint8Array | undefined): Uint8Array {
  const greys = new Uint8Array(256);
  for (let index = 0; index * 3 + 2 < palette.length && index < 256; index++) {
    greys[index] = onWhite(lumaAt(palette, index * 3, 1), transparency?.[index] ?? 255);
  }
  return greys;
}

function evenGreys(bitDepth: number, transparency: Uint8Array | undefined): Uint8Array {
  const highest = (1 << bitDepth) - 1;
  const greys = Uint8Array.from({ length: highest + 1 }, (_, index) => Math.round((index * 255) / highest));
  if (transparency !== undefined && transparency.length >= 2) greys[(transparency[1] as number) & highest] = 255;
  return greys;
}

/** The colour that stands for transparent, as the bytes of a pixel. */
function colourKey(transparency: Uint8Array | undefined, count: number, sample: number): number[] | undefined {
  if (transparency === undefined || transparency.length < count * 2 || (count !== 1 && count !== 3)) return undefined;
  const key: number[] = [];
  for (let index = 0; index < count; index++) {
    if (sample === 2) key.push(transparency[index * 2] as number);
    key.push(transparency[index * 2 + 1] as number);
  }
  return key;
}

/** The grey of a red, green and blue sample, `sample` bytes apart; ITU-R BT.601 weights in 1024ths. */
function lumaAt(bytes: Uint8Array, at: number, sample: number): number {
  return (
    (306 * (bytes[at] as number) +
      601 * (bytes[at + sample] as number) +
      117 * (bytes[at + 2 * sample] as number) +
      512) >>
    10
  );
}

function onWhite(grey: number, alpha: number): number {
  return Math.round((grey * alpha + 255 * (255 - alpha)) / 255);
}

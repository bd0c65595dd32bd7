import { crc32 } from '@rappen/pdf/internal/base';
import { zlibSync } from 'fflate';
import { type GreyLines, packBits, pixelsPerMetre } from './grey-raster.ts';
import { filterUp, PngDeflate } from './png-deflate.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Scanline filter (PNG specification, third edition, 9.2). */
const filterNone = 0;

/** Measured with fflate at 9 pixels a module: 9 saves 4 % of the bytes for 1.7 times the time. */
const compressionLevel = 6;

/**
 * A PNG in greyscale of 8 bits, or of 1 bit for black and white, with its resolution (PNG specification, third edition).
 */
export function pngFile({ width, height, dotsPerInch, isBilevel, line }: GreyLines): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  writeUint32(header, 0, width);
  writeUint32(header, 4, height);
  // Bits a pixel; greyscale, deflate, adaptive filters, not interlaced are all 0.
  header[8] = isBilevel ? 1 : 8;
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', header),
    ...(dotsPerInch === undefined ? [] : [chunk('pHYs', pixelDimensions(dotsPerInch))]),
    chunk('IDAT', isBilevel ? deflatedBits(width, height, line) : deflatedBytes(width, height, line)),
    chunk('IEND', new Uint8Array(0)),
  ];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    file.set(part, position);
    position += part.length;
  }
  return file;
}

function deflatedBytes(width: number, height: number, line: GreyLines['line']): Uint8Array<ArrayBuffer> {
  const deflate = new PngDeflate();
  let above = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    const current = line(y);
    deflate.line(current, above);
    above = current as Uint8Array<ArrayBuffer>;
  }
  return deflate.end();
}

/** Bits repeat in longer patterns than runs: a general compressor makes half of them. */
function deflatedBits(width: number, height: number, line: GreyLines['line']): Uint8Array<ArrayBuffer> {
  const stride = 1 + ((width + 7) >> 3);
  const scanlines = new Uint8Array(height * stride);
  let above: Uint8Array | undefined;
  for (let y = 0; y < height; y++) {
    const current = line(y);
    // A line that repeats the one above is written as zeros (no difference).
    scanlines[y * stride] = current === above ? filterUp : filterNone;
    if (current !== above) packBits(current, scanlines.subarray(y * stride + 1, (y + 1) * stride));
    above = current;
  }
  return zlibSync(scanlines, { level: compressionLevel });
}

/** Pixels per metre in both directions (PNG specification, 11.3.4.3). */
function pixelDimensions(dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9);
  writeUint32(data, 0, pixelsPerMetre(dotsPerInch));
  writeUint32(data, 4, pixelsPerMetre(dotsPerInch));
  data[8] = 1;
  return data;
}

/** Length, type, data and the check value over type and data (PNG specification, 5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  writeUint32(bytes, 0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  writeUint32(bytes, 8 + data.length, crc32(bytes, 4, 8 + data.length));
  return bytes;
}

function writeUint32(bytes: Uint8Array, position: number, value: number): void {
  for (let i = 0; i < 4; i++) bytes[position + i] = value >>> (24 - 8 * i);
}

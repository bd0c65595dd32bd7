import { FileBytes } from './file-bytes.ts';
import type { GreyLines } from './grey-raster.ts';
import { acTable, codesOf, dcTable, type HuffmanTable, quantizationSteps, zigzag } from './jpeg-tables.ts';
import { forwardTransform, quantizationFactors } from './jpeg-transform.ts';

/** Letters keep clean edges; more would double the bytes. */
const quality = 90;

const steps = quantizationSteps(quality);
const factors = quantizationFactors(steps);
const dcCodes = codesOf(dcTable);
const acCodes = codesOf(acTable);

const endOfBlock = 0x00;
const sixteenZeros = 0xf0;

/**
 * A baseline JPEG in greyscale at quality 90 with its resolution in whole dots per inch (ITU-T T.81; T.871, JFIF 1.02).
 */
export function jpegFile({ width, height, dotsPerInch, line }: GreyLines): Uint8Array<ArrayBuffer> {
  const file = new FileBytes(width * 64);
  file.networkWords(0xffd8);
  segment(file, 0xe0, jfif(dotsPerInch));
  segment(file, 0xdb, [0, ...zigzag.map((place) => steps[place] as number)]);
  segment(file, 0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  segment(file, 0xc4, [0x00, ...tableBytes(dcTable), 0x10, ...tableBytes(acTable)]);
  segment(file, 0xda, [1, 1, 0x00, 0, 63, 0]);
  const scan = new JpegScan(file);
  const lines: Uint8Array[] = [];
  for (let top = 0; top < height; top += 8) {
    for (let y = 0; y < 8; y++) lines[y] = line(Math.min(top + y, height - 1));
    for (let left = 0; left < width; left += 8) scan.block(lines, left);
  }
  scan.end();
  file.networkWords(0xffd9);
  return file.take();
}

/** A marker and its parameters, whose length counts itself. */
function segment(file: FileBytes, marker: number, data: readonly number[]): void {
  file.networkWords(0xff00 | marker, data.length + 2);
  file.bytes(data);
}

/** Unit 1 is dots per inch; 0 says that the pixels are square and no more. */
function jfif(dotsPerInch: number | undefined): number[] {
  const density = dotsPerInch === undefined ? 1 : Math.min(0xffff, Math.max(1, Math.round(dotsPerInch)));
  const unit = dotsPerInch === undefined ? 0 : 1;
  return [0x4a, 0x46, 0x49, 0x46, 0, 1, 2, unit, density >> 8, density & 0xff, density >> 8, density & 0xff, 0, 0];
}

function tableBytes({ counts, symbols }: HuffmanTable): number[] {
  return [...counts, ...symbols];
}

/** Writes the blocks of 8 × 8 pixels of the only component. */
class JpegScan {
  readonly #file: FileBytes;
  readonly #block = new Float64Array(64);
  #dcBefore = 0;
  #hold = 0;
  #holdBits = 0;

  constructor(file: FileBytes) {
    this.#file = file;
  }

  /** The block that begins at a column of eight lines; pixels beyond the border repeat the last. */
  block(lines: readonly Uint8Array[], left: number): void {
    const shade = this.#load(lines, left);
    if (shade >= 0) {
      this.#dc(Math.round((shade - 128) * 64 * (factors[0] as number)));
      this.#put(acCodes[endOfBlock] as number);
      return;
    }
    forwardTransform(this.#block);
    this.#dc(this.#quantized(0));
    let zeros = 0;
    for (let k = 1; k < 64; k++) {
      const value = this.#quantized(zigzag[k] as number);
      if (value === 0) {
        zeros++;
        continue;
      }
      for (; zeros > 15; zeros -= 16) this.#put(acCodes[sixteenZeros] as number);
      const size = bitLength(value);
      this.#put(acCodes[(zeros << 4) | size] as number);
      this.#put((magnitude(value, size) << 5) | size);
      zeros = 0;
    }
    if (zeros > 0) this.#put(acCodes[endOfBlock] as number);
  }

  /** Fills the last byte with ones. */
  end(): void {
    const rest = -this.#holdBits & 7;
    this.#put((((1 << rest) - 1) << 5) | rest);
  }

  /** Takes the pixels of a block, around 0; returns their shade when all have the same, else -1. */
  #load(lines: readonly Uint8Array[], left: number): number {
    const block = this.#block;
    const shade = lines[0]?.[left] as number;
    let difference = 0;
    for (let y = 0, index = 0; y < 8; y++) {
      const line = lines[y] as Uint8Array;
      const last = line.length - 1;
      for (let x = left; x < left + 8; x++) {
        const value = line[Math.min(x, last)] as number;
        difference |= value ^ shade;
        block[index++] = value - 128;
      }
    }
    return difference === 0 ? shade : -1;
  }

  #quantized(place: number): number {
    return Math.round((this.#block[place] as number) * (factors[place] as number));
  }

  /** The mean of a block, as difference to the one before. */
  #dc(value: number): void {
    const difference = value - this.#dcBefore;
    this.#dcBefore = value;
    const size = bitLength(difference);
    this.#put(dcCodes[size] as number);
    this.#put((magnitude(difference, size) << 5) | size);
  }

  /** Bits × 32 + their number, at most 16; a byte of ones is followed by one of zeros. */
  #put(entry: number): void {
    const count = entry & 31;
    this.#hold = (this.#hold << count) | (entry >>> 5);
    this.#holdBits += count;
    while (this.#holdBits >= 8) {
      this.#holdBits -= 8;
      const byte = (this.#hold >>> this.#holdBits) & 0xff;
      this.#file.byte(byte);
      if (byte === 0xff) this.#file.byte(0);
    }
  }
}

function bitLength(value: number): number {
  return 32 - Math.clz32(value < 0 ? -value : value);
}

/** Negative values are counted up from 0 (ITU-T T.81, F.1.2.1). */
function magnitude(value: number, size: number): number {
  return value < 0 ? value + (1 << size) - 1 : value;
}

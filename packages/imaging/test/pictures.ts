import { zlibSync } from 'fflate';
import jpeg from 'jpeg-js';
import qrcode from 'qrcode-generator';
import type { GreyImage } from '../src/index.ts';

/** A payload of ordinary length: 31 lines and a QR reference. */
export const payload = [
  ...[
    'SPC',
    '0200',
    '1',
    'CH4431999123000889012',
    'S',
    'Max Muster & Söhne',
    'Seldwylerstrasse',
    '1268',
    '2501',
    'Biel',
  ],
  ...[
    'CH',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '2500.25',
    'CHF',
    'S',
    'Simon Muster',
    'Musterstrasse',
    '1',
    '8000',
    'Seldwyla',
  ],
  ...['CH', 'QRR', '210000000003139471430009017', 'Bill 2026-11', 'EPD'],
].join('\n');

export type Modules = readonly (readonly boolean[])[];

/** The modules of a symbol by another encoder than ours. */
export function modulesOf(text: string): Modules {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const code = qrcode(0, 'M');
  code.addData(bytes, 'Byte');
  code.make();
  const count = code.getModuleCount();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
}

/** Whether a point of the code (fractions of its side) is dark, the Swiss cross of 7 mm included. */
export function isDark(modules: Modules, x: number, y: number): boolean {
  const dx = Math.abs(x - 0.5) * 46;
  const dy = Math.abs(y - 0.5) * 46;
  if (dx < 3.5 && dy < 3.5) {
    if (dx > 3 || dy > 3) return false;
    const isCross = (dx < 0.58 && dy < 1.95) || (dy < 0.58 && dx < 1.95);
    return !isCross;
  }
  const row = modules[Math.floor(y * modules.length)];
  return row?.[Math.floor(x * modules.length)] ?? false;
}

export interface PageShape {
  readonly dpi: number;
  /** Degrees by which the whole page is turned about its middle. */
  readonly rotation?: number;
  /** Horizontal shift per row, as of a page that was pulled through the scanner. */
  readonly skew?: number;
  readonly dark?: number;
  readonly light?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
  /** Left and top edge of each code, in mm, with its text. */
  readonly codes?: readonly { readonly text: string; readonly x: number; readonly y: number; readonly side?: number }[];
}

/** Left and top edge of the code in the payment part of an A4 page (style guide). */
export const paymentPartCode = { text: payload, x: 67, y: 297 - 105 + 17 } as const;

/** A page with codes and grey bars that look like lines of text; two by two samples a pixel. */
export function pageImage(shape: PageShape): GreyImage {
  const { dpi, rotation = 0, skew = 0, dark = 0, light = 255, widthMm = 210, heightMm = 297 } = shape;
  const codes = (shape.codes ?? [paymentPartCode]).map((code) => ({
    side: 46,
    ...code,
    modules: modulesOf(code.text),
  }));
  const turn = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const isUpright = Math.abs(cos) >= Math.abs(sin);
  const width = Math.round(((isUpright ? widthMm : heightMm) / 25.4) * dpi);
  const height = Math.round(((isUpright ? heightMm : widthMm) / 25.4) * dpi);
  const pixels = new Uint8Array(width * height).fill(light);
  const mm = 25.4 / dpi;

  function shade(x: number, y: number): boolean {
    for (const code of codes) {
      const u = (x - code.x) / code.side;
      const v = (y - code.y) / code.side;
      if (u > -0.12 && u < 1.12 && v > -0.12 && v < 1.12)
        return u >= 0 && u < 1 && v >= 0 && v < 1 && isDark(code.modules, u, v);
    }
    // Strokes of about 0.4 mm in lines 5 mm apart, with margins
    return (
      x > 20 &&
      x < widthMm - 20 &&
      y > 20 &&
      y < heightMm - 8 &&
      y % 5 < 2.2 &&
      (x * 7.3 + Math.floor(y / 5) * 3.1) % 9 < 3
    );
  }

  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let darkness = 0;
      for (const [sx, sy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const px = (column + sx - width / 2) * mm;
        const py = (row + sy - height / 2) * mm;
        const x = px * cos + py * sin - py * skew + widthMm / 2;
        const y = -px * sin + py * cos + heightMm / 2;
        if (shade(x, y)) darkness++;
      }
      pixels[row * width + column] = Math.round(light + ((dark - light) * darkness) / 4);
    }
  }
  return { width, height, pixels };
}

/** A Gaussian blur, `sigma` in pixels. */
export function blur({ width, height, pixels }: GreyImage, sigma: number): GreyImage {
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const sum = weights.reduce((a, b) => a + b);
  const pass = (from: ArrayLike<number>, step: number, along: number, lineLength: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at++) {
      const position = Math.floor(at / step) % lineLength;
      let total = 0;
      for (let k = -reach; k <= reach; k++) {
        const clamped = Math.min(lineLength - 1, Math.max(0, position + k)) - position;
        total += (from[at + clamped * along] as number) * (weights[k + reach] as number);
      }
      to[at] = total / sum;
    }
    return to;
  };
  const across = pass(pixels, 1, 1, width);
  return { width, height, pixels: Uint8Array.from(pass(across, width, width, height), Math.round) };
}

/** Even noise of up to `amount` grey levels each way; the same for the same seed. */
export function noisy({ width, height, pixels }: GreyImage, amount: number, seed = 1): GreyImage {
  const random = randomNumbers(seed);
  return {
    width,
    height,
    pixels: pixels.map((grey) => Math.min(255, Math.max(0, Math.round(grey + (random() * 2 - 1) * amount)))),
  };
}

/** Numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function jpegOf(image: GreyImage, quality: number): Uint8Array {
  return new Uint8Array(jpeg.encode({ width: image.width, height: image.height, data: rgbaOf(image) }, quality).data);
}

function rgbaOf({ width, height, pixels }: GreyImage): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at++)
    data.fill(pixels[at] as number, at * 4, at * 4 + 3).fill(255, at * 4 + 3, at * 4 + 4);
  return data;
}

/** A PNG from raw rows, filter bytes included. */
export function pngOf(
  { width, height }: { readonly width: number; readonly height: number },
  rows: Uint8Array,
  {
    bitDepth = 8,
    colourType = 0,
    interlace = 0,
    palette,
    transparency,
    data,
  }: {
    readonly bitDepth?: number;
    readonly colourType?: number;
    readonly interlace?: number;
    readonly palette?: Uint8Array;
    readonly transparency?: Uint8Array;
    readonly data?: Uint8Array;
  } = {},
): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bitDepth, colourType, 0, 0, interlace], 8);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    ...(transparency ? [chunk('tRNS', transparency)] : []),
    chunk('IDAT', data ?? zlibSync(rows, { level: 1 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** An 8-bit grey PNG with the filter type that `filterOf` gives for each row. */
export function greyPng(image: GreyImage): Uint8Array {
  const rows = new Uint8Array((image.width + 1) * image.height);
  for (let y = 0; y < image.height; y++) {
    rows.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), y * (image.width + 1) + 1);
  }
  return pngOf(image, rows);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  const whole = new Uint8Array(body.length + 8);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Header of a PNG (PNG specification, third edition, 11.2.1). */
export interface PngHeader {
  /** In pixels, from 1. */
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colourType: number;
  /** Samples a pixel. */
  readonly components: number;
  readonly interlaced: boolean;
}

/** A pass over the picture: first column, first row, column step, row step (8.2). */
export type PngPass = readonly [x: number, y: number, stepX: number, stepY: number];

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const headerBytes = 33;
const headerDataBytes = 13;
/** Samples a pixel by colour type. */
const componentCounts: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const bitDepths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const sideMax = 0x7fffffff;
/** The seven passes of Adam7. */
const adam7: readonly PngPass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
const onePass: readonly PngPass[] = [[0, 0, 1, 1]];

/** Reads the header chunk; undefined when the file is no PNG or says something that does not exist. */
export function pngHeader(bytes: Uint8Array): PngHeader | undefined {
  if (bytes.length < headerBytes || !signature.every((byte, index) => bytes[index] === byte)) return undefined;
  const { length, type } = pngChunkAt(bytes, signature.length);
  if (length !== headerDataBytes || type !== 'IHDR') return undefined;
  const [bitDepth = 0, colourType = 0, compression, filter, interlace = 0] = bytes.subarray(24, 29);
  const width = wordAt(bytes, 16);
  const height = wordAt(bytes, 20);
  const components = componentCounts[colourType];
  if (components === undefined || !bitDepths[colourType]?.includes(bitDepth)) return undefined;
  if (width === 0 || height === 0 || width > sideMax || height > sideMax) return undefined;
  if (compression !== 0 || filter !== 0 || interlace > 1) return undefined;
  return { width, height, bitDepth, colourType, components, interlaced: interlace === 1 };
}

/** The passes in which the rows come, without those that have no pixel. */
export function pngPasses({ interlaced, width, height }: PngHeader): readonly PngPass[] {
  return (interlaced ? adam7 : onePass).filter(([x, y]) => x < width && y < height);
}

/** The bytes of data that the chunk at a place says it has, and its type (5.3). */
export function pngChunkAt(bytes: Uint8Array, at: number): { readonly length: number; readonly type: string } {
  return { length: wordAt(bytes, at), type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)) };
}

function wordAt(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

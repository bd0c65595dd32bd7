import type { PdfDocument } from '../syntax/scan/pages.ts';
import { type CosDictionary, isTrue } from '../syntax/values.ts';
import { type ColourSpace, colourSpaceOf, deviceGrey, greyOf, highestOf } from './colours.ts';

/** An 8-bit grey picture, row by row from the top, one byte per pixel, 0 = black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** Greys below it are dark. */
export const greyMiddle = 128;

/** How the samples of a picture lie (ISO 32000-1, 8.9.5). */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** A mask says where the current colour is painted. */
  readonly isMask: boolean;
  readonly depth: number;
  readonly space: ColourSpace;
  readonly rowBytes: number;
  /** Whether the decode array turns the samples round. */
  readonly isTurned: boolean;
}

/** Size and layout of a picture; undefined when it says nothing that exists, or has more than `pixelsMax` pixels. */
export function pictureShape(
  document: PdfDocument,
  { entries }: CosDictionary,
  resources: CosDictionary | undefined,
): PictureShape | undefined {
  const width = document.number(entries.get('Width'));
  const height = document.number(entries.get('Height'));
  if (!isCount(width) || !isCount(height) || width * height > document.limits.pixelsMax) return undefined;
  const isMask = isTrue(document.resolved(entries.get('ImageMask')));
  const space = isMask ? deviceGrey : colourSpaceOf(document, entries.get('ColorSpace'), resources);
  const depth = isMask ? 1 : document.number(entries.get('BitsPerComponent'));
  if (space === undefined || space.components === 0 || ![1, 2, 4, 8, 16].includes(depth ?? 0)) return undefined;
  // To mix several inks for each pixel takes too long
  if (space.kind === 'tint' && space.components > 1) return undefined;
  const [low = 0, high = 1] = document.numbers(entries.get('Decode'));
  const rowBytes = Math.ceil((width * space.components * (depth as number)) / 8);
  return { width, height, isMask, depth: depth as number, space, rowBytes, isTurned: low > high };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1;
}

/**
 * The samples of a picture as greys, of a mask 0 where it paints and 255 elsewhere; undefined when data is missing.
 */
export function greysOf(data: Uint8Array, shape: PictureShape): GreyPicture | undefined {
  const { width, height, depth, space, rowBytes, isTurned } = shape;
  if (data.length < rowBytes * height) return undefined;
  const pixels = new Uint8Array(width * height);
  const count = space.components;
  if (count === 1) {
    const greys = greysOfSamples(shape);
    if (greys === undefined) return undefined;
    const bits = Math.min(depth, 8);
    const mask = (1 << bits) - 1;
    for (let y = 0, to = 0; y < height; y++) {
      const bitStart = y * rowBytes * 8;
      for (let x = 0, bit = bitStart; x < width; x++, bit += depth) {
        pixels[to++] = greys[((data[bit >> 3] as number) >> (8 - bits - (bit & 7))) & mask] as number;
      }
    }
  } else if (depth >= 8) {
    const step = depth >> 3;
    const parts: number[] = new Array(count).fill(0);
    const highest = highestOf(space);
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0, at = y * rowBytes; x < width; x++, at += count * step) {
        if (count === 3 && space.kind === 'rgb') {
          const sum =
            77 * (data[at] as number) + 151 * (data[at + step] as number) + 28 * (data[at + 2 * step] as number);
          pixels[to++] = isTurned ? 255 - (sum >> 8) : sum >> 8;
          continue;
        }
        for (let part = 0; part < count; part++) {
          const sample = (data[at + part * step] as number) / 255;
          parts[part] = highest * (isTurned ? 1 - sample : sample);
        }
        const grey = greyOf(space, parts);
        if (grey === undefined) return undefined;
        pixels[to++] = grey;
      }
    }
  } else return undefined;
  return { width, height, pixels };
}

/** Each is made once: a page may have thousands of pictures in one space. */
const tables = new WeakMap<ColourSpace, Map<number, Uint8Array | undefined>>();

/** The grey of each sample of a single component, of 16 bits the high byte is enough; undefined where one has none. */
function greysOfSamples({ depth, space, isTurned }: PictureShape): Uint8Array | undefined {
  const highest = (1 << Math.min(depth, 8)) - 1;
  const known = tables.get(space) ?? new Map<number, Uint8Array | undefined>();
  tables.set(space, known);
  const key = isTurned ? -highest : highest;
  if (!known.has(key)) {
    const unit = space.kind === 'indexed' ? 1 : highest;
    const greys = Array.from({ length: highest + 1 }, (_, sample) => {
      return greyOf(space, [(isTurned ? highest - sample : sample) / unit]);
    });
    known.set(key, greys.every((grey) => grey !== undefined) ? Uint8Array.from(greys, Math.round) : undefined);
  }
  return known.get(key);
}

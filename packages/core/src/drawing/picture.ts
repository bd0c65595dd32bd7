import { failed, ok, type Result } from '../result.ts';
import { jpegHeader } from './jpeg-header.ts';
import { pngHeader } from './png-header.ts';
import { decodePng } from './png-samples.ts';
import { problem } from './problems.ts';

/** A picture that a renderer can place: a logo, say. Only `parsePicture` makes one. */
export interface Picture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  /** The file as it came. */
  readonly file: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Grey, or red, green and blue. */
  readonly components: 1 | 3;
  /** PNG only: 8 bits a component, row by row, transparent parts on white. A JPEG is embedded as it is. */
  readonly samples?: Uint8Array;
}

/** Enough for a logo of 60 × 30 mm at 600 dpi and more; decoded, it takes 6 MB. */
const pixelsMax = 2_000_000;

/**
 * Reads a PNG (any colour type, interlaced or not; decoded to 8 bits on white) or a JPEG (grey or colour of 8 bits).
 * At most two million pixels. Nothing of the orientation or the colour profile inside the file is applied.
 * Reports `FILE_FORMAT_UNKNOWN`, `IMAGE_UNREADABLE`, `IMAGE_TOO_LARGE`, `IMAGE_COLOURS` (a JPEG for print, CMYK).
 * Sources: PNG specification, third edition; ITU-T T.81.
 */
export function parsePicture(file: Uint8Array): Result<Picture> {
  const png = pngHeader(file);
  if (png !== undefined) {
    if (png.width * png.height > pixelsMax) return tooLarge(png);
    const samples = decodePng(file, png);
    if (samples === undefined) return failed(problem('IMAGE_UNREADABLE', []));
    const { width, height } = png;
    return ok({ mediaType: 'image/png', file, width, height, components: 3, samples });
  }
  if (file[0] !== 0xff || file[1] !== 0xd8) return failed(problem('FILE_FORMAT_UNKNOWN', []));
  const jpeg = jpegHeader(file);
  if (jpeg === undefined) return failed(problem('IMAGE_UNREADABLE', []));
  const { width, height, components } = jpeg;
  if (components !== 1 && components !== 3) return failed(problem('IMAGE_COLOURS', [], { components }));
  if (width * height > pixelsMax) return tooLarge(jpeg);
  return ok({ mediaType: 'image/jpeg', file, width, height, components });
}

function tooLarge({ width, height }: { readonly width: number; readonly height: number }): Result<never> {
  return failed(problem('IMAGE_TOO_LARGE', [], { width, height, max: pixelsMax }));
}

import { zlibSync } from 'fflate';
import type { CosDictionary } from '../syntax/values.ts';
import { imageText } from '../writer/image-text.ts';
import { dictionaryOf } from '../writer/text-value.ts';
import { upDifferences } from '../writer/up-filter.ts';

/** A page as pixels: three bytes each, red, green and blue, in rows from the top. */
export interface RasterPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const white = 255;

/** Whether a picture is all white. */
export function isWhite({ pixels }: RasterPage): boolean {
  return pixels.every((value) => value === white);
}

/** A picture as an image of PDF: in grey where it has no colours, packed row by row as PNG does it (ISO 32000-1, 7.4.4.4). */
export function imageOf(page: RasterPage): { readonly dictionary: CosDictionary; readonly stream: Uint8Array } {
  const { width, height } = page;
  const components = hasColours(page.pixels) ? 3 : 1;
  const rows = components === 3 ? page.pixels : firstOfThree(page.pixels);
  const parameters = `/DecodeParms<</Predictor ${pngPredictors}/Colors ${components}/BitsPerComponent 8/Columns ${width}>>`;
  // The colours are those of the output intent: grey and RGB are looked after there
  const dictionary = dictionaryOf(`<<${imageText({ width, height, components }, 'FlateDecode')}${parameters}>>`);
  return {
    dictionary,
    stream: zlibSync(upDifferences(rows, width * components), { level: packingLevel }),
  };
}

/** Each row says how it is packed. */
const pngPredictors = 15;
/** Higher levels take several times as long for pages of text, and save a tenth. */
const packingLevel = 4;

function hasColours(pixels: Uint8Array): boolean {
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return true;
  }
  return false;
}

function firstOfThree(pixels: Uint8Array): Uint8Array {
  const grey = new Uint8Array(pixels.length / 3);
  for (let at = 0; at < grey.length; at++) grey[at] = pixels[3 * at] as number;
  return grey;
}

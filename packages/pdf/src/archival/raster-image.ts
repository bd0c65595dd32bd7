import { zlibSync } from 'fflate';
import { type CosDictionary, emptyDictionary, nameValue, numberValue, withEntries } from '../syntax/values.ts';

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
  const parameters = {
    Predictor: numberValue(pngPredictors),
    Colors: numberValue(components),
    BitsPerComponent: numberValue(8),
    Columns: numberValue(width),
  };
  const dictionary = withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Image'),
    Width: numberValue(width),
    Height: numberValue(height),
    BitsPerComponent: numberValue(8),
    // That of the output intent: grey and RGB are looked after there
    ColorSpace: nameValue(components === 3 ? 'DeviceRGB' : 'DeviceGray'),
    Filter: nameValue('FlateDecode'),
    DecodeParms: withEntries(emptyDictionary, parameters),
  });
  return { dictionary, stream: zlibSync(differences(rows, width * components, height), { level: packingLevel }) };
}

/** Each row says how it is packed. */
const pngPredictors = 15;
/** The row as the difference to the one above it. */
const upFilter = 2;
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

function differences(rows: Uint8Array, rowBytes: number, height: number): Uint8Array {
  const out = new Uint8Array((rowBytes + 1) * height);
  for (let row = 0; row < height; row++) {
    const to = row * (rowBytes + 1);
    const from = row * rowBytes;
    out[to] = upFilter;
    for (let at = 0; at < rowBytes; at++) {
      const above = row === 0 ? 0 : (rows[from - rowBytes + at] as number);
      out[to + 1 + at] = (rows[from + at] as number) - above;
    }
  }
  return out;
}

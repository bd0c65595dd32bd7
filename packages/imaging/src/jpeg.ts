import { endWithTable, FileWriter, imageText, latinBytes, writeText } from '@rappen/pdf/internal/writer';
import type { PictureSize } from './picture-size.ts';

/** Markers without a length behind them: TEM, RST0..RST7, SOI. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** SOF0..SOF15 less DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Reads width and height from the frame header (ITU-T T.81, B.2.2) without decoding; undefined when there is none. */
export function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return undefined;
    const length = ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);
    if (isFrame(marker)) {
      if (at + 10 > bytes.length) return undefined;
      const height = ((bytes[at + 5] as number) << 8) | (bytes[at + 6] as number);
      const width = ((bytes[at + 7] as number) << 8) | (bytes[at + 8] as number);
      const components = bytes[at + 9] as number;
      return width > 0 && height > 0 ? { width, height, components } : undefined;
    }
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** A PDF of one page that shows the JPEG at one point per pixel: lets the PDF renderer decode it. */
export function jpegAsPdf(jpeg: Uint8Array, size: PictureSize): Uint8Array<ArrayBuffer> {
  const { width, height } = size;
  const file = new FileWriter(6);
  writeText(file, 1, '<</Type/Catalog/Pages 2 0 R>>');
  writeText(file, 2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  const shown = '/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>';
  writeText(file, 3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]${shown}>>`);
  file.stream(4, '', latinBytes(`${width} 0 0 ${height} 0 0 cm /I Do`));
  file.stream(5, imageText(size, 'DCTDecode'), jpeg);
  endWithTable(file, '/Root 1 0 R');
  return file.flush();
}

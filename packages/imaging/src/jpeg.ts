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
export function jpegAsPdf(jpeg: Uint8Array, { width, height, components }: PictureSize): Uint8Array<ArrayBuffer> {
  const space = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  const content = `${width} 0 0 ${height} 0 0 cm /I Do`;
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R` +
    '/Resources<</XObject<</I 5 0 R>>>>>>endobj\n' +
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n` +
    `5 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}/BitsPerComponent 8` +
    `/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`;
  const xref = head.length + jpeg.length + 18;
  const offsets = [1, 2, 3, 4, 5].map((n) => head.indexOf(`${n} 0 obj`));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tail =
    '\nendstream endobj\n' +
    `xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`;
  const pdf = new Uint8Array(head.length + jpeg.length + tail.length);
  for (let index = 0; index < head.length; index++) pdf[index] = head.charCodeAt(index);
  pdf.set(jpeg, head.length);
  const tailAt = head.length + jpeg.length;
  for (let index = 0; index < tail.length; index++) pdf[tailAt + index] = tail.charCodeAt(index);
  return pdf;
}

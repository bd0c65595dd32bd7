import { PdfBytes } from './pdf-bytes.ts';

const tagCount = 9;
const headerLength = 128 + 4 + tagCount * 12;
/** The profile connection space's white (ISO 15076-1, 7.2.16). */
const d50 = [0.9642, 1, 0.8249] as const;
/** Primaries of IEC 61966-2-1, adapted to D50 by the Bradford matrix. */
const red = [0.43607, 0.22249, 0.01392] as const;
const green = [0.38515, 0.71687, 0.09708] as const;
const blue = [0.14307, 0.06061, 0.7141] as const;
/** Parametric curve of type 3 (ISO 15076-1, 10.18): gamma, a, b, c, d. */
const curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;

/** An ICC profile (version 4.2, display class) of the sRGB colour space, for output intents. About 500 bytes. */
export function srgbProfile(): Uint8Array<ArrayBuffer> {
  const out = new PdfBytes();
  const tags: [signature: string, offset: number, length: number][] = [];
  const data = new PdfBytes();
  const add = (signatures: readonly string[], write: () => void): void => {
    const start = data.length;
    write();
    const length = data.length - start;
    while (data.length % 4 !== 0) data.byte(0);
    for (const signature of signatures) tags.push([signature, headerLength + start, length]);
  };
  const xyz = (values: readonly number[]) => (): void => {
    data.text('XYZ \0\0\0\0');
    for (const value of values) fixed(data, value);
  };
  add(['desc'], () => localizedText(data, 'sRGB'));
  add(['cprt'], () => localizedText(data, 'CC0'));
  add(['wtpt'], xyz(d50));
  add(['rXYZ'], xyz(red));
  add(['gXYZ'], xyz(green));
  add(['bXYZ'], xyz(blue));
  add(['rTRC', 'gTRC', 'bTRC'], () => {
    data.text('para\0\0\0\0\0\x03\0\0');
    for (const value of curve) fixed(data, value);
  });

  word(out, headerLength + data.length);
  out.text('\0\0\0\0\x04\x20\0\0mntrRGB XYZ ');
  // The date is part of the format: that of the standard's first edition, so that the bytes never change.
  for (const part of [1999, 10, 18, 0, 0, 0]) half(out, part);
  out.text('acsp');
  for (let i = 0; i < 7; i++) word(out, 0);
  for (const value of d50) fixed(out, value);
  while (out.length < 128) out.byte(0);
  word(out, tagCount);
  for (const [signature, offset, length] of tags) {
    out.text(signature);
    word(out, offset);
    word(out, length);
  }
  out.bytes(data.view());
  return out.copy();
}

function localizedText(out: PdfBytes, text: string): void {
  out.text('mluc\0\0\0\0');
  word(out, 1);
  word(out, 12);
  out.text('enUS');
  word(out, text.length * 2);
  word(out, 28);
  for (let i = 0; i < text.length; i++) half(out, text.charCodeAt(i));
}

/** Signed 15.16. */
function fixed(out: PdfBytes, value: number): void {
  word(out, Math.round(value * 0x10000));
}

function word(out: PdfBytes, value: number): void {
  half(out, value >>> 16);
  half(out, value & 0xffff);
}

function half(out: PdfBytes, value: number): void {
  out.byte(value >> 8);
  out.byte(value & 0xff);
}

import { decodeHex } from './filters.ts';
import type { PdfString } from './value.ts';

const escapes: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

const backslash = 0x5c;

/** The bytes of a string (ISO 32000-1, 7.3.4). */
export function stringBytes({ written, isHex }: Pick<PdfString, 'written' | 'isHex'>): Uint8Array {
  if (isHex) return decodeHex(written);
  if (!written.includes(backslash)) return written;
  const bytes: number[] = [];
  for (let at = 0; at < written.length; at++) {
    const byte = written[at] as number;
    if (byte !== backslash) bytes.push(byte);
    else {
      const digits = octalDigits(written, at + 1);
      if (digits > 0) {
        let value = 0;
        for (let i = 1; i <= digits; i++) value = value * 8 + (written[at + i] as number) - 0x30;
        bytes.push(value & 255);
        at += digits;
      } else {
        const next = written[++at] ?? 0;
        if (next === 13 && written[at + 1] === 10) at++;
        else if (next !== 10 && next !== 13) bytes.push(escapes[next] ?? next);
      }
    }
  }
  return Uint8Array.from(bytes);
}

function octalDigits(written: Uint8Array, at: number): number {
  let count = 0;
  while (count < 3 && ((written[at + count] ?? 0) & 0xf8) === 0x30) count++;
  return count;
}

import { decodeText } from '../base/decode.ts';
import { utf16Hex } from '../base/hex.ts';
import type { CosString, CosValue } from './values.ts';

/** A text as PDF has it (ISO 32000-1, 7.9.2.2): ASCII where that does, else UTF-16 with its mark. */
export function textString(text: string): CosString {
  const isPlain = /^[\x20-\x7e]*$/.test(text);
  const bytes = new Uint8Array(isPlain ? text.length : 2 + 2 * text.length);
  if (!isPlain) bytes.set([0xfe, 0xff]);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isPlain) bytes[i] = unit;
    else bytes.set([unit >> 8, unit & 0xff], 2 + 2 * i);
  }
  return { kind: 'string', bytes };
}

/** The same as it is written into a stream of objects, where digits pack better than zeros. */
export function textStringText(text: string): string {
  return /^[ -'*-[\]-~]*$/.test(text) ? `(${text})` : `<FEFF${utf16Hex(text)}>`;
}

/** A time of ISO 8601, in UTC or with an offset, as PDF has it, without parts of a second (ISO 32000-1, 7.9.4); undefined for another text. */
export function dateText(instant: string): string | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?(?:Z|([+-]\d\d):(\d\d))$/.exec(instant);
  if (match === null) return undefined;
  const [, time = '', hours, minutes] = match;
  return `D:${time.replace(/\D/g, '')}${hours === undefined ? 'Z' : `${hours}'${minutes}'`}`;
}

/** The text of a string; undefined for any other value. Characters 0x80 to 0x9F are read as Windows has them. */
export function textOfString(value: CosValue | undefined): string | undefined {
  return value?.kind === 'string' ? decodeText(value.bytes).text : undefined;
}

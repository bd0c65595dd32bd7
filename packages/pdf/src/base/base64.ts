import { assert } from './assert.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = 61;
/** Bytes that one call turns into text: a multiple of three, and engines bound the number of arguments. */
const bytesPerCall = 6144;

/** The character code of each value. */
const codes = /* @__PURE__ */ Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
/** What each character code stands for: padding for nothing, -1 for no letter. */
const values = /* @__PURE__ */ Int8Array.from({ length: 128 }, (_, code) =>
  code === padding ? 0 : letters.indexOf(String.fromCharCode(code)),
);

/** Bytes in base64, with padding and without line ends. Source: RFC 4648, 4. */
export function base64Of(bytes: Uint8Array): string {
  const units = new Uint8Array((Math.min(bytes.length, bytesPerCall) / 3 + 1) * 4);
  let text = '';
  for (let from = 0; from < bytes.length; from += bytesPerCall) {
    const end = Math.min(from + bytesPerCall, bytes.length);
    let count = 0;
    for (let at = from; at < end; at += 3) {
      const bits = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      units[count++] = codes[bits >> 18] as number;
      units[count++] = codes[(bits >> 12) & 63] as number;
      units[count++] = codes[(bits >> 6) & 63] as number;
      units[count++] = codes[bits & 63] as number;
    }
    if (end === bytes.length) units.fill(padding, count - ((3 - (bytes.length % 3)) % 3), count);
    text += String.fromCharCode.apply(null, units.subarray(0, count) as unknown as number[]);
  }
  return text;
}

/** Bytes in base64url, without padding. Source: RFC 4648, 5. */
export function base64urlOf(bytes: Uint8Array): string {
  return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of base64url without padding; undefined: it is none. Source: RFC 4648, 5. */
export function base64urlBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  const filled = text + '='.repeat((4 - (text.length % 4)) % 4);
  return base64Bytes(filled.replaceAll('-', '+').replaceAll('_', '/'));
}

/** The bytes of a text in base64: the standard alphabet, with padding; white space anywhere is skipped. Undefined: it is none. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.replace(/[\t\n\r ]+/g, '');
  const count = plain.length - (plain.endsWith('==') ? 2 : plain.endsWith('=') ? 1 : 0);
  if (plain.length % 4 !== 0 || plain.slice(0, count).includes('=')) return undefined;
  const bytes = new Uint8Array(Math.floor((count * 3) / 4));
  for (let at = 0, to = 0; at < count; at += 4) {
    let bits = 0;
    for (let each = at; each < at + 4; each++) bits = (bits << 6) | (values[plain.charCodeAt(each)] ?? -1);
    if (bits < 0) return undefined;
    // Of the last group there may be one byte or two: what is beyond the end is dropped
    for (let shift = 16; shift >= 0; shift -= 8) bytes[to++] = bits >> shift;
  }
  return bytes;
}

/** The bytes of base64 that a script of ours has written into a module. */
export function generatedBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = base64Bytes(text);
  assert(bytes, 'a generated module has base64');
  return bytes;
}

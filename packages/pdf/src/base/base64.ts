import { assert } from './assert.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64 text of our own making (RFC 4648, 4): tables that were generated into modules. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128).fill(64);
  for (let i = 0; i < 64; i++) values[digits.charCodeAt(i)] = i;
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((end * 3) / 4));
  let bits = 0;
  let length = 0;
  for (let i = 0; i < end; i++) {
    const value = values[text.charCodeAt(i)] as number;
    assert(value < 64, 'a generated module has base64');
    bits = (bits << 6) | value;
    if (i % 4 !== 0) bytes[length++] = (bits >> (6 - 2 * (i % 4))) & 0xff;
  }
  return bytes;
}

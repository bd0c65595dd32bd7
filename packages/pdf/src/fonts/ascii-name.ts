import { hex } from '../base/hex.ts';

/**
 * The name of a font in ASCII, other bytes by their digits: names are to be Unicode (ISO 19005-3, 6.1.8), and those of fonts
 * are in the character set of whoever made them. Different names stay different.
 */
export function asciiName(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, (byte) => `_${hex(byte.charCodeAt(0), 2).toUpperCase()}`);
}

/** Undoes `asciiName` for bytes from 0x80 on. */
export function ofAsciiName(name: string): string {
  return name.replace(/_([89A-F][0-9A-F])/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

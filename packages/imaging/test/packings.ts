import { zlibSync } from 'fflate';
import { ascii } from './pdfs.ts';
import { joined } from './pictures.ts';

/** Bytes as hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Ways to pack the data of inline pictures. */
export const packings: readonly { readonly name: string; pack(data: Uint8Array): Uint8Array }[] = [
  { name: '', pack: (data) => data },
  { name: '', pack: (data) => data },
  { name: '/F/Fl', pack: (data) => zlibSync(data) },
  { name: '/Filter/FlateDecode', pack: (data) => zlibSync(data, { level: 0 }) },
  { name: '/F/AHx', pack: (data) => ascii(`${hexOf(data)}>`) },
  { name: '/F/A85', pack: ascii85 },
  { name: '/F[/RL]', pack: runs },
  { name: '/F/LZW', pack: lzw },
  { name: '/F[/A85/Fl]', pack: (data) => ascii85(zlibSync(data)) },
  { name: '/F[/AHx/RL]', pack: (data) => ascii(`${hexOf(runs(data))}>`) },
];

/** Digits to base 85. */
export function ascii85(data: Uint8Array): Uint8Array {
  let written = '';
  for (let at = 0; at < data.length; at += 4) {
    const part = data.subarray(at, at + 4);
    let group = 0;
    for (let index = 0; index < 4; index++) group = group * 256 + (part[index] ?? 0);
    let digits = '';
    for (let index = 0; index < 5; index++, group = Math.floor(group / 85))
      digits = String.fromCharCode(33 + (group % 85)) + digits;
    written += digits.slice(0, part.length + 1);
  }
  return ascii(`${written}~>`);
}

/** Bytes that are copied, in runs. */
export function runs(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += 128) {
    const part = data.subarray(at, at + 128);
    parts.push(Uint8Array.of(part.length - 1), part);
  }
  return joined([...parts, Uint8Array.of(128)]);
}

/** LZW without any string: the table is cleared before its codes grow. */
export function lzw(data: Uint8Array): Uint8Array {
  const codes = Array.from(data).flatMap((byte, index) => (index % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

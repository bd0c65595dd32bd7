const table = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of the bytes from a place up to another. Source: ISO 3309; PNG specification, annex D. */
export function crc32(bytes: Uint8Array, from = 0, to: number = bytes.length): number {
  let value = -1;
  for (let at = from; at < to; at++) value = (value >>> 8) ^ (table[(value ^ (bytes[at] as number)) & 0xff] as number);
  return ~value >>> 0;
}

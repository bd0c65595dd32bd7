/** UTF-8 bytes of a text. A lone surrogate becomes U+FFFD, as TextEncoder does. */
export function utf8Encode(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  const length = writeUtf8(text, bytes);
  return bytes.slice(0, length);
}

/** Number of UTF-8 bytes of a text. */
export function utf8Length(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) length += 1;
    else if (unit < 0x800) length += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(i + 1))) {
      length += 4;
      i += 1;
    } else length += 3;
  }
  return length;
}

function writeUtf8(text: string, bytes: Uint8Array): number {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i);
    if (point < 0x80) {
      bytes[at++] = point;
      continue;
    }
    if (point < 0x800) {
      bytes[at++] = 0xc0 | (point >> 6);
      bytes[at++] = 0x80 | (point & 0x3f);
      continue;
    }
    if (point >= 0xd800 && point < 0xe000) {
      const low = text.charCodeAt(i + 1);
      if (point < 0xdc00 && isLowSurrogate(low)) {
        point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
        i += 1;
        bytes[at++] = 0xf0 | (point >> 18);
        bytes[at++] = 0x80 | ((point >> 12) & 0x3f);
        bytes[at++] = 0x80 | ((point >> 6) & 0x3f);
        bytes[at++] = 0x80 | (point & 0x3f);
        continue;
      }
      point = 0xfffd;
    }
    bytes[at++] = 0xe0 | (point >> 12);
    bytes[at++] = 0x80 | ((point >> 6) & 0x3f);
    bytes[at++] = 0x80 | (point & 0x3f);
  }
  return at;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

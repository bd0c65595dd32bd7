/** UTF-8 bytes of a text. A lone surrogate becomes U+FFFD, as TextEncoder does. */
export function utf8Encode(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 3);
  return bytes.slice(0, writeUtf8(text, bytes, 0));
}

/** Number of UTF-8 bytes of a text. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    length += unit < 0x800 ? 1 : 2;
    // Both halves of a pair take four bytes
    if ((text.codePointAt(i) as number) > 0xffff) i += 1;
  }
  return length;
}

/** Writes UTF-8 from `start`, where there is room for three bytes a UTF-16 unit; returns where it ends. */
export function writeUtf8(text: string, bytes: Uint8Array, start: number): number {
  let at = start;
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i);
    if (point < 0x80) {
      bytes[at++] = point;
      continue;
    }
    if (point < 0x800) bytes[at++] = 0xc0 | (point >> 6);
    else {
      point = text.codePointAt(i) as number;
      if (point > 0xffff) {
        i += 1;
        bytes[at++] = 0xf0 | (point >> 18);
        bytes[at++] = 0x80 | ((point >> 12) & 0x3f);
      } else {
        // A surrogate alone
        if ((point & 0xf800) === 0xd800) point = 0xfffd;
        bytes[at++] = 0xe0 | (point >> 12);
      }
      bytes[at++] = 0x80 | ((point >> 6) & 0x3f);
    }
    bytes[at++] = 0x80 | (point & 0x3f);
  }
  return at;
}

/** Where the bracket that ends a string stands, or the end of the bytes; and whether all in it stands for itself. */
export interface LiteralStringEnd {
  readonly at: number;
  readonly isPlain: boolean;
}

/** The end of a string in brackets, from behind the first one on. */
export function literalStringEnd(bytes: Uint8Array, from: number): LiteralStringEnd {
  let depth = 1;
  let isPlain = true;
  let at = from;
  for (; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x29) {
      if (--depth === 0) return { at, isPlain };
    } else if (byte === 0x28) depth++;
    else if (byte === 0x5c) {
      isPlain = false;
      at++;
    } else if (byte === 13) isPlain = false;
  }
  return { at: bytes.length, isPlain };
}

/** The place behind the string in brackets that begins at a place; undefined when it does not end. */
export function skipLiteralString(bytes: Uint8Array, from: number): number | undefined {
  const { at } = literalStringEnd(bytes, from + 1);
  return at < bytes.length ? at + 1 : undefined;
}

/** What a string between brackets says (ISO 32000-1, 7.3.4.2): a part of the bytes where all in it stands for itself. */
export function literalString(bytes: Uint8Array, from: number, { at, isPlain }: LiteralStringEnd): Uint8Array {
  return isPlain ? bytes.subarray(from, at) : literalStringBytes(bytes, from, at);
}

function literalStringBytes(bytes: Uint8Array, from: number, end: number): Uint8Array {
  const text = new Uint8Array(end - from);
  let length = 0;
  for (let at = from; at < end; ) {
    const byte = bytes[at++] as number;
    if (byte === 13) {
      if (bytes[at] === 10) at++;
      text[length++] = 10;
    } else if (byte !== 0x5c) text[length++] = byte;
    else {
      const { code, next } = escapeAt(bytes, at);
      if (code !== undefined) text[length++] = code;
      at = next;
    }
  }
  return text.subarray(0, length);
}

/** What is behind a backslash; no code for the end of a line, which goes on on the next. */
function escapeAt(bytes: Uint8Array, from: number): { readonly code: number | undefined; readonly next: number } {
  const byte = bytes[from];
  if (byte === undefined || byte === 10) return { code: undefined, next: from + 1 };
  if (byte === 13) return { code: undefined, next: bytes[from + 1] === 10 ? from + 2 : from + 1 };
  if (byte < 0x30 || byte > 0x37) return { code: escapes.get(byte) ?? byte, next: from + 1 };
  let code = 0;
  let next = from;
  for (; next < from + 3; next++) {
    const digit = (bytes[next] ?? 0) - 0x30;
    if (digit < 0 || digit > 7) break;
    code = code * 8 + digit;
  }
  return { code: code & 255, next };
}

/** n, r, t, b, f. */
const escapes: ReadonlyMap<number, number> = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

/** Pairs of hexadecimal digits up to `>`, and nothing of what else stands there (ISO 32000-1, 7.3.4.3 and 7.4.2). */
export function decodeHex(bytes: Uint8Array): Uint8Array {
  const decoded = new Uint8Array((bytes.length + 1) >> 1);
  let digits = 0;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit = byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x57;
    if (digit < 0 || digit > 15 || (byte > 0x39 && digit < 10)) continue;
    const at = digits++ >> 1;
    decoded[at] = digits % 2 === 1 ? digit << 4 : (decoded[at] as number) | digit;
  }
  return decoded.subarray(0, (digits + 1) >> 1);
}

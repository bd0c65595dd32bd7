/** A number in small hexadecimal digits, at least so many. */
export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** Two small hexadecimal digits for each byte. */
export function hexOf(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += hex(byte, 2);
  return text;
}

/** Four small hexadecimal digits for each unit of UTF-16. */
export function utf16Hex(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index++) digits += hex(text.charCodeAt(index), 4);
  return digits;
}

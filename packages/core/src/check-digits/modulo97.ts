/** Character code → value 0–35 (letters of either case), 255 for anything else. */
const values: Uint8Array = valuesOfCodes();

function valuesOfCodes(): Uint8Array {
  const table = new Uint8Array(128).fill(255);
  for (let i = 0; i < 10; i++) table[48 + i] = i;
  for (let i = 0; i < 26; i++) table[65 + i] = table[97 + i] = 10 + i;
  return table;
}

/**
 * Remainder modulo 97 of part of a text, read as ISO 7064 does: a digit is itself, a letter A–Z is 10–35.
 * `carry` is the remainder of what stands before. −1 when a character is neither digit nor letter.
 */
export function modulo97Remainder(text: string, from = 0, to: number = text.length, carry = 0): number {
  let remainder = carry;
  for (let i = from; i < to; i++) {
    const value = values[text.charCodeAt(i)] ?? 255;
    if (value < 10) remainder = remainder * 10 + value;
    else if (value < 36) remainder = remainder * 100 + value;
    else return -1;
    // Divided before it would leave the small integers of engines, not each time
    if (remainder > 1e7) remainder %= 97;
  }
  return remainder % 97;
}

/** Remainder of a text with its first four characters moved to the end: 1 for a valid IBAN or creditor reference. */
export function modulo97Rotated(text: string): number {
  const body = modulo97Remainder(text, 4);
  return body < 0 ? -1 : modulo97Remainder(text, 0, 4, body);
}

/** The two check digits that make `prefix` + digits + `body` leave 1 (ISO 7064 modulo 97-10). */
export function modulo97CheckDigits(prefix: string, body: string): string | undefined {
  const remainder = modulo97Remainder(`${body}${prefix}00`);
  return remainder < 0 ? undefined : String(98 - remainder).padStart(2, '0');
}

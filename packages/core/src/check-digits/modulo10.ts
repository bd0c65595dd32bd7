/** Row 0 of the recursive modulo 10 table; every other row is a rotation of it (guidelines, annex B). */
const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** carry × 10 + digit → next carry, so that a step is one look-up. */
const steps: Uint8Array = Uint8Array.from({ length: 100 }, (_, i) => table[(Math.floor(i / 10) + i) % 10] as number);

/**
 * Carry of the recursive modulo 10 over the digits of a text; −1 when a character is no digit.
 * Over a number with its check digit the carry is 0.
 */
export function modulo10Carry(digits: string): number {
  let carry = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    carry = steps[carry * 10 + digit] as number;
  }
  return carry;
}

/**
 * Check digit (modulo 10, recursive) for a text of digits; undefined for an empty text or anything but digits.
 * Source: Implementation Guidelines QR-bill, annex B.
 */
export function modulo10CheckDigit(digits: string): number | undefined {
  if (digits === '') return undefined;
  const carry = modulo10Carry(digits);
  return carry < 0 ? undefined : (10 - carry) % 10;
}

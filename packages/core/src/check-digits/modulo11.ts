const weights = [5, 4, 3, 2, 7, 6, 5, 4] as const;

/**
 * Check digit (modulo 11) of the first eight digits of a Swiss enterprise number;
 * undefined for other texts and for the numbers whose check digit would be 10, which are never issued.
 */
export function modulo11CheckDigit(digits: string): number | undefined {
  if (!/^\d{8}$/.test(digits)) return undefined;
  const sum = weights.reduce((total, weight, i) => total + weight * (digits.charCodeAt(i) - 48), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? undefined : check;
}

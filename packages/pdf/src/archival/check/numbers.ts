import type { CosNumber } from '../../syntax/values.ts';
import { limits } from '../limits.ts';

/** The largest real number, and the smallest above zero (ISO 19005-3, 6.1.13). */
const realMax = 3.403e38;
const realMin = 1.175e-38;

/** Whether a number is written as PDF has it (ISO 32000-1, 7.3.3). */
export function isPlainNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text);
}

/** Whether a number is written as PDF has it and as large as PDF/A lets it be (ISO 19005-3, 6.1.13). */
export function isSoundNumber({ value, text }: CosNumber): boolean {
  // The reader keeps nine decimals
  const size = Math.abs(value === 0 ? Number(text) : value);
  return (
    isPlainNumber(text) && size <= (text.includes('.') ? realMax : limits.integerMax) && (size === 0 || size >= realMin)
  );
}

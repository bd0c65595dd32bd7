import { latin1 } from '../../syntax/bytes.ts';
import { type CosNumber, numberValue } from '../../syntax/values.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
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

/** A word of a program that is a number, or is taken for one. */
const numberInProgram = /(?<![^\s\0{}()<>[\]/%])[+\-.\d]+/g;

/**
 * A program that reckons colours (ISO 32000-1, 7.10.5) with its numbers written as PDF has them and as large as PDF/A lets them be
 * (ISO 19005-3, 6.1.13): the same bytes where they are.
 */
export function soundProgram(bytes: Uint8Array): Uint8Array {
  let isSound = true;
  const program = latin1(bytes).replace(numberInProgram, (text) => {
    const value = Number(text);
    if (isSoundNumber({ kind: 'number', value, text })) return text;
    isSound = false;
    return boundedNumber(Number.isNaN(value) ? 0 : value).text;
  });
  return isSound ? bytes : latinBytes(program);
}

/** The number that is nearest to one, and as large as PDF/A lets it be. */
export function boundedNumber(value: number): CosNumber {
  return numberValue(Math.max(-limits.integerMax, Math.min(limits.integerMax, value)));
}

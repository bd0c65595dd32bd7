import { latin1 } from '../../syntax/bytes.ts';
import type { CosDocument } from '../../syntax/document.ts';
import { isPlainNumber } from '../../syntax/value-reader.ts';
import { type CosDictionary, type CosNumber, type CosValue, numberValue } from '../../syntax/values.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import { limits } from '../limits.ts';

/** The largest real number, and the smallest above zero (ISO 19005-3, 6.1.13). */
const realMax = 3.403e38;
const realMin = 1.175e-38;

/** Whether a number is written as PDF has it and as large as PDF/A lets it be (ISO 19005-3, 6.1.13). */
export function isSoundNumber({ value, text }: CosNumber): boolean {
  // The reader keeps nine decimals
  const size = Math.abs(value === 0 ? Number(text) : value);
  return (
    isPlainNumber(text) && size <= (text.includes('.') ? realMax : limits.integerMax) && (size === 0 || size >= realMin)
  );
}

/** Keys of whole numbers that decide what PDF/A allows (ISO 32000-1, tables 58, 89 and 120 and 7.10). */
const wholeKeys = ['BitsPerComponent', 'BitsPerSample', 'FunctionType', 'OPM', 'PaintType', 'Supplement', 'WMode'];

/**
 * What stands in a dictionary in the place of whole numbers, as most readers take it: without its fraction, or not at all
 * where it is no number. Empty where all is as it has to be.
 */
export function fractionsCut(
  document: Pick<CosDocument, 'resolved'>,
  { entries }: CosDictionary,
): Readonly<Record<string, CosValue | undefined>> {
  const cut: Record<string, CosValue | undefined> = {};
  for (const key of wholeKeys) {
    const value = document.resolved(entries.get(key));
    if (value?.kind === 'number' && !Number.isInteger(value.value)) cut[key] = numberValue(Math.trunc(value.value));
    else if (value?.kind === 'string' || value?.kind === 'name') cut[key] = undefined;
  }
  return cut;
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

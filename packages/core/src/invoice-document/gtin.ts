import type { Branded } from '../brand.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** A Global Trade Item Number of 8, 12, 13 or 14 digits with a right check digit. */
export type Gtin = Branded<string, 'Gtin'>;

/**
 * Reads a GTIN. The check digit makes the sum of all digits a multiple of ten, every second one, counted from the one
 * before the check digit, weighted three. Reports `GTIN_FORMAT`, `GTIN_CHECK_DIGIT`.
 * Source: GS1 General Specifications, section on check digit calculations.
 */
export function parseGtin(text: string): Result<Gtin> {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return failed(problem('GTIN_FORMAT', []));
  const expected = checkDigitOf(text.slice(0, -1));
  const found = Number(text.slice(-1));
  return found === expected ? ok(text as Gtin) : failed(problem('GTIN_CHECK_DIGIT', [], { found, expected }));
}

function checkDigitOf(body: string): number {
  let sum = 0;
  for (let fromRight = 0; fromRight < body.length; fromRight++) {
    const digit = body.charCodeAt(body.length - 1 - fromRight) - 48;
    sum += fromRight % 2 === 0 ? digit * 3 : digit;
  }
  return (10 - (sum % 10)) % 10;
}

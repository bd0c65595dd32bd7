import type { Branded } from '../brand.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** Canonical text of an amount of 0.00 to 999999999.99: no leading zeros, a point, two decimals. `===` is equality. */
export type Amount = Branded<string, 'Amount'>;

/** The smallest and the largest amount. Source: guidelines 2.3, table of data elements (Amt). */
export const amountBounds = { min: '0.00', max: '999999999.99' } as const;
const wholeMax = 9;
const decimalsMax = 2;

const canonical = /^(?:0|[1-9]\d{0,8})\.\d{2}$/;
/** The same without its last zeros, as programs print numbers. */
const shortened = /^(?:0|[1-9]\d{0,8})(?:\.\d)?$/;
const plain = /^\d+(?:\.\d+)?$/;
/** A number below zero as people and other programs write one: `12.50-`, `−12.50`, `(12.50)`. */
const belowZero =
  /^(?:[-\u2010-\u2015\u2212\uff0d]\s?\d+(?:\.\d+)?|\d+(?:\.\d+)?\s?[-\u2010-\u2015\u2212\uff0d]|\(\d+(?:\.\d+)?\))$/;

/**
 * Reads decimal text (`50`, `50.5`, `50.00`) as an exact amount; nothing is ever rounded.
 * Reports `AMOUNT_FORMAT` (plus sign, exponent, grouping, leading zeros), `AMOUNT_SCALE` (more than two decimals), `AMOUNT_RANGE` (also
 * for what is below zero).
 */
export function parseAmount(text: string): Result<Amount> {
  if (canonical.test(text)) return ok(text as Amount);
  if (shortened.test(text))
    return ok((text.charCodeAt(text.length - 2) === 0x2e ? `${text}0` : `${text}.00`) as Amount);
  if (belowZero.test(text)) {
    return failed(problem('AMOUNT_RANGE', [], amountBounds));
  }
  if (!plain.test(text)) return failed(problem('AMOUNT_FORMAT', []));
  const [whole = '', decimals = ''] = text.split('.');
  if (whole.length > 1 && whole.startsWith('0')) return failed(problem('AMOUNT_FORMAT', []));
  if (decimals.length > decimalsMax) return failed(problem('AMOUNT_SCALE', [], { max: decimalsMax }));
  if (whole.length > wholeMax) return failed(problem('AMOUNT_RANGE', [], amountBounds));
  return ok(`${whole}.${decimals.padEnd(decimalsMax, '0')}` as Amount);
}

/** Whether a text is an amount as the payload writes it. */
export function isAmount(text: string): text is Amount {
  return canonical.test(text);
}

/** For print: blank between thousands, point, two decimals (`1 949.75`). */
export function formatAmount(amount: Amount): string {
  return amount.replace(/\B(?=(?:\d{3})+\.)/g, ' ');
}

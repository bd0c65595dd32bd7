import { compareDecimals, productOf, quotientOf } from '../../money/index.ts';
import type { Line } from '../semantic/index.ts';

/** Quantity times price, by the quantity that the price is for; undefined where one of them is missing or nothing divides. */
export function lineProductOf({ quantity, price }: Line): string | undefined {
  if (quantity?.value === undefined || price?.net === undefined) return undefined;
  const base = price.base?.value;
  if (base === undefined) return productOf([quantity.value, price.net]);
  return compareDecimals(base, '0') > 0 ? quotientOf([quantity.value, price.net], base) : undefined;
}

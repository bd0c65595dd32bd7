import { Decimal } from 'decimal.js';

/** Our own settings: nothing a caller does to the library can change how money is rounded. */
export const Exact: typeof Decimal = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Exact = Decimal;

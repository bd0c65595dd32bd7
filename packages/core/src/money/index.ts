export type { Amount } from './amount.ts';
export { amountBounds, formatAmount, isAmount, parseAmount } from './amount.ts';
export { isNear, shortDecimal, sumOf, taxOf } from './decimal-text.ts';
export {
  compareDecimals,
  differenceOf,
  includedTaxOf,
  nearestMultiple,
  percentageOf,
  productOf,
  reducedProductOf,
  splitOf,
} from './sum.ts';
export { parseTypedAmount } from './typed-amount.ts';

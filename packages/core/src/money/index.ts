export type { Amount } from './amount.ts';
export { amountBounds, formatAmount, isAmount, parseAmount } from './amount.ts';
export { compareDecimals, exactSumOf, isNear, negated, shortDecimal, sumOf, taxOf } from './decimal-text.ts';
export {
  differenceOf,
  includedTaxOf,
  nearestMultiple,
  percentageOf,
  productOf,
  quotientOf,
  reducedProductOf,
  splitOf,
  unitPriceOf,
} from './sum.ts';
export { parseTypedAmount } from './typed-amount.ts';

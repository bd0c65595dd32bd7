export type { Amount } from './amount.ts';
export { amountBounds, formatAmount, isAmount, parseAmount } from './amount.ts';
export {
  compareDecimals,
  differenceOf,
  exactSumOf,
  isNear,
  negated,
  productOf,
  shortDecimal,
  sumOf,
  taxOf,
} from './decimal-text.ts';
export {
  includedTaxOf,
  nearestMultiple,
  percentageOf,
  quotientOf,
  reducedProductOf,
  splitOf,
  unitPriceOf,
} from './sum.ts';
export { parseTypedAmount } from './typed-amount.ts';

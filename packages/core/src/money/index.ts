export type { Amount } from './amount.ts';
export { formatAmount, isAmount, parseAmount } from './amount.ts';
export {
  compareDecimals,
  differenceOf,
  includedTaxOf,
  isNear,
  nearestMultiple,
  percentageOf,
  productOf,
  reducedProductOf,
  shortDecimal,
  splitOf,
  sumOf,
  taxOf,
} from './sum.ts';

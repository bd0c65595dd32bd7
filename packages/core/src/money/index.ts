export type { Amount } from './amount.ts';
export { formatAmount, isAmount, parseAmount } from './amount.ts';
export { isNear, shortDecimal, sumOf, taxOf } from './sum.ts';

export type { Amount } from './amount.ts';
export { formatAmount, isAmount, parseAmount } from './amount.ts';
export { shortDecimal, sumOf, taxOf } from './sum.ts';

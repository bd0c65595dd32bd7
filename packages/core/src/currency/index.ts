export { isCurrencyCode } from './currency.ts';
export { minorUnitsOf } from './minor-units.ts';

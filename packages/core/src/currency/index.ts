export { isCurrencyCode } from './currency.ts';

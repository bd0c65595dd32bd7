export type { RegisteredIban } from './iban.ts';
export { countryOf, formatIban, normalizeIban, parseRegisteredIban } from './iban.ts';
export type { IbanRegistry } from './registry.ts';
export { ibanRegistry } from './registry.ts';

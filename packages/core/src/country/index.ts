export type { Country } from './country.ts';
export { countries, countryCodes } from './country.ts';
export { isCountryCode } from './country-code.ts';

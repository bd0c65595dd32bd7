export type { Country } from './country.ts';
export { countries, countryCodes, isCountryCode } from './country.ts';

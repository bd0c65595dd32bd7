import { countryTable } from './countries.generated.ts';

/** One country of ISO 3166-1, with its names. */
export interface Country {
  readonly code: string;
  readonly english: string;
  readonly german: string;
  readonly french: string;
  readonly italian: string;
}

/** The 249 officially assigned countries, in order of code. */
export const countries: readonly Country[] = countryTable.map(([code, english, german, french, italian]) => ({
  code,
  english,
  german,
  french,
  italian,
}));

/** The alpha-2 codes, in order. */
export const countryCodes: readonly string[] = countries.map((country) => country.code);

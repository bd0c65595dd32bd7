import { countries, countryCodes, isCountryCode } from '@rappen/core/country';
import { plainLetters } from './plain-letters.ts';

/** As on cars, and in front of postal codes on envelopes. */
const vehicleSigns: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  F: 'FR',
  FL: 'LI',
  I: 'IT',
  L: 'LU',
};

/** As in other lists, and as people say. */
const furtherNames: Readonly<Record<string, string>> = {
  svizra: 'CH',
  che: 'CH',
  lie: 'LI',
  deu: 'DE',
  brd: 'DE',
  aut: 'AT',
  fra: 'FR',
  ita: 'IT',
  uk: 'GB',
  england: 'GB',
  usa: 'US',
  nl: 'NL',
  holland: 'NL',
};

/** The code of a country by its sign, or the code itself; else undefined. */
export function countryOfSign(sign: string): string | undefined {
  return vehicleSigns[sign] ?? (isCountryCode(sign) ? sign : undefined);
}

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country that is written out in one of four languages, as lists or browsers have it, or as on a car; else undefined. */
export function countryNamed(text: string): string | undefined {
  codes ??= namesWithCodes();
  return codes.get(plainLetters(text.trim()).replace(/\.$/, ''));
}

/** Made when a country is first sought: what the browser knows of countries takes it long to load. */
function namesWithCodes(): ReadonlyMap<string, string> {
  const named = (['de-CH', 'fr-CH', 'it-CH', 'en'] as const).flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return [...countryCodes].map((code) => [names.of(code) ?? code, code] as const);
  });
  const listed = countries.flatMap(({ code, english, german, french, italian }) =>
    [english, german, french, italian].map((name) => [name, code] as const),
  );
  const others = [...Object.entries(furtherNames), ...Object.entries(vehicleSigns)];
  return new Map([...named, ...listed, ...others].map(([name, code]) => [plainLetters(name), code]));
}

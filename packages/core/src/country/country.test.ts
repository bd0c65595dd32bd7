import { expect, test } from 'vitest';
import { countries, countryCodes, isCountryCode } from './index.ts';

test('there are 249 countries, in order of code, each with four names', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  expect([...countryCodes].sort()).toEqual(countryCodes);
  for (const { code, english, german, french, italian } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    for (const name of [english, german, french, italian]) expect(name.trim()).toMatch(/^\p{Lu}|^[a-zîåÅ]/u);
  }
});

test.each([
  ['CH', 'Switzerland', 'Schweiz', 'Suisse', 'Svizzera'],
  ['LI', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein'],
  ['DE', 'Germany', 'Deutschland', 'Allemagne', 'Germania'],
  ['AT', 'Austria', 'Österreich', 'Autriche', 'Austria'],
])('%s has its names', (code, english, german, french, italian) => {
  expect(countries.find((country) => country.code === code)).toEqual({ code, english, german, french, italian });
});

test.each(['ch', 'CHE', 'C', '', ' CH', 'UK', 'XK', 'EU', 'SU', 'AN', 'QO', 'ZZ', '__proto__', 'constructor'])(
  '%j is no country',
  (code) => {
    expect(isCountryCode(code)).toBe(false);
  },
);

test('every code is one', () => expect(countryCodes.every(isCountryCode)).toBe(true));

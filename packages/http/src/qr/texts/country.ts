import { countries, countryCodes, isCountryCode } from '@rappen/core/country';
import { anyText, list, openObject, required } from '@rappen/core/model';
import { json } from '../../answer/answer.ts';
import type { Route } from '../../route/route.ts';
import { textRoute, verdict, verdictAnswers } from '../request/text-operation.ts';

const group = 'Country codes';

const countryModel = openObject(
  {
    code: required(anyText()),
    english: required(anyText()),
    german: required(anyText()),
    french: required(anyText()),
    italian: required(anyText()),
  },
  { name: 'Country' },
);

export const countryRoutes: readonly Route[] = [
  textRoute({
    id: 'validateCountry',
    path: '/v2/country/validate',
    group,
    summary: 'Whether a text is a country code of ISO 3166-1: two capital letters',
    example: 'CH',
    answers: verdictAnswers,
    run: (given, call) => verdict(isCountryCode(given), call),
  }),
  {
    id: 'listCountries',
    method: 'GET',
    path: '/v2/country',
    group,
    summary: 'The countries with their names',
    needsKey: true,
    answers: { 'application/json': list(countryModel) },
    refusals: [401],
    handle: () => json(list(countryModel), countries),
  },
  {
    id: 'listCountryCodes',
    method: 'GET',
    path: '/v2/country/codes',
    group,
    summary: 'The country codes',
    needsKey: true,
    answers: { 'application/json': list(anyText()) },
    refusals: [401],
    handle: () => json(list(anyText()), countryCodes),
  },
];

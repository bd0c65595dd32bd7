import { countries, countryCodes, isCountryCode } from '@rappen/core/country';
import { z } from 'zod';
import { json } from '../answer.ts';
import type { Route } from '../route.ts';
import { textRoute, verdict, verdictAnswers } from './text-operation.ts';

const group = 'Country codes';

const countrySchema = z
  .object({ code: z.string(), english: z.string(), german: z.string(), french: z.string(), italian: z.string() })
  .meta({ id: 'Country' });

export const countryRoutes: readonly Route[] = [
  textRoute({
    path: '/v2/country/validate',
    group,
    summary: 'Whether a text is a country code of ISO 3166-1: two capitals',
    example: 'CH',
    answers: verdictAnswers,
    run: (given, call) => verdict(isCountryCode(given), call),
  }),
  {
    method: 'GET',
    path: '/v2/country',
    group,
    summary: 'The countries with their names',
    needsKey: true,
    answers: { 'application/json': z.array(countrySchema) },
    refusals: [401],
    handle: () => json(countries.map((country) => ({ ...country }))),
  },
  {
    method: 'GET',
    path: '/v2/country/codes',
    group,
    summary: 'The country codes',
    needsKey: true,
    answers: { 'application/json': z.array(z.string()) },
    refusals: [401],
    handle: () => json(countryCodes),
  },
];

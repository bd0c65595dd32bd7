import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '../swiss-qr/limits.ts';

/** The bounds that the docstrings of a bill name: an editor shows them, and nothing else would tell that they are old. */
const bounds = {
  name: limits.nameLengthMax,
  street: limits.streetLengthMax,
  buildingNumber: limits.buildingNumberLengthMax,
  postalCode: limits.postalCodeLengthMax,
  city: limits.cityLengthMax,
  addressLine1: limits.addressLineLengthMax,
  addressLine2: limits.addressLineLengthMax,
  message: limits.additionalInformationLengthMax,
  billingInformation: limits.additionalInformationLengthMax,
  procedures: limits.alternativeProcedureLengthMax,
} as const;

const source = readFileSync(new URL('bill.ts', import.meta.url), 'utf8');

test.each(Object.entries(bounds))('the docstring of %s says the bound', (name, bound) => {
  const docs = [...source.matchAll(new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${name}: `, 'g'))].map(
    ([, text]) => text,
  );
  expect(docs.length).toBeGreaterThan(0);
  for (const text of docs) expect(text).toContain(`${bound} characters`);
});

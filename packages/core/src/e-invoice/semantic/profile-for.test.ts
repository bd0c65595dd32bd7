import { expect, test } from 'vitest';
import { type BuyerKind, profileFor } from './index.ts';

test.each<[country: string | undefined, buyer: BuyerKind, expected: string]>([
  ['DE', 'authority', 'xrechnung germanAuthority'],
  ['DE', 'company', 'en16931 germanCompany'],
  ['FR', 'company', 'en16931 french'],
  ['FR', 'authority', 'en16931 french'],
  ['BE', 'company', 'peppol belgianCompany'],
  ['NL', 'authority', 'peppol peppolAuthority'],
  ['NO', 'company', 'peppol peppolCompany'],
  ['AT', 'company', 'en16931 otherwise'],
  ['IT', 'authority', 'en16931 italian'],
  ['CH', 'company', 'en16931 swiss'],
  ['DE', 'private', 'en16931 private'],
  [undefined, 'authority', 'en16931 otherwise'],
])('%s, %s', (country, buyer, expected) => {
  const { profile, reason } = profileFor(country, buyer);
  expect(`${profile} ${reason}`).toBe(expected);
});

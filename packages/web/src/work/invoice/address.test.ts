import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedAddress } from './address.ts';

describe('an address as it is typed', () => {
  test.each([
    ['Anna Muster\nSeestrasse 7\n3600 Thun', 'Anna Muster|Seestrasse|7|3600|Thun|CH'],
    [
      'Muster AG\nFrau Anna Muster\nRue du Lac 1268a\n2501 Biel/Bienne',
      'Muster AG|Rue du Lac|1268a|2501|Biel/Bienne|CH',
    ],
    ['Hans Huber\nAm Bach 3-5\nD-79098 Freiburg im Breisgau', 'Hans Huber|Am Bach|3-5|79098|Freiburg im Breisgau|DE'],
    ['Hans Huber\nAm Bach 3\n79098 Freiburg\nDeutschland', 'Hans Huber|Am Bach|3|79098|Freiburg|DE'],
    ['Marie Dupont\n12 rue Neuve\n75001 Paris\nFrance', 'Marie Dupont|12 rue Neuve||75001|Paris|FR'],
    ['Gemeinde Vaduz\nFL-9490 Vaduz', 'Gemeinde Vaduz|||9490|Vaduz|LI'],
    ['J. Smith\n1 High Street\nLondon SW1A 1AA', 'J. Smith|1 High Street||SW1A 1AA|London|GB'],
    ['Anna', 'Anna|||||CH'],
    ['', '|||||CH'],
  ])('%j', (text, expected) => {
    const { name, street, buildingNumber, postalCode, city, countryCode } = typedAddress(text).parts;
    expect([name, street, buildingNumber, postalCode, city, countryCode].join('|')).toBe(expected);
  });
  test('no line is lost in print', () => {
    const line = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })
      .map((text) => text.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        expect(typedAddress(lines.join('\n')).lines).toEqual(lines);
      }),
    );
  });
});

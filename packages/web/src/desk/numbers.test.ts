import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedAddress } from './address.ts';
import { dueDayOf, nextNumber, numberOf, referenceOf, typedNumber, typedReduction } from './numbers.ts';
import { newCompany } from './records.ts';

describe('a number as it is typed', () => {
  test.each([
    ['12', '12'],
    ['12,5', '12.5'],
    ["1'949.75", '1949.75'],
    ['1’949.75', '1949.75'],
    ['1 949,75', '1949.75'],
    ['CHF 100.–', '100'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0.333333', '0.333333'],
  ])('%s is %s', (text, number) => expect(typedNumber(text)).toBe(number));
  test.each(['', '.', 'viel', '1.2.3', '1,234', '12e3', '--1', '0x10', '1 2'])('%s is none', (text) =>
    expect(typedNumber(text)).toBeUndefined(),
  );
  test('of any text is a plain decimal or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typedNumber(text) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
  test('a share is told from an amount', () => {
    expect(typedReduction('10 %')).toEqual({ percent: 10 });
    expect(typedReduction('2,5%')).toEqual({ percent: 2.5 });
    expect(typedReduction('50.-')).toEqual({ amount: 50 });
    expect(typedReduction('x %')).toBeUndefined();
  });
});

describe('numbers of invoices', () => {
  test.each([
    ['{YYYY}-{NNN}', 7, '2026-007'],
    ['R{YY}{MM}-{NNNN}', 12, 'R2611-0012'],
    ['{N}', 1042, '1042'],
    ['A', 5, 'A5'],
    ['', 5, '5'],
  ])('%s and %i make %s', (pattern, running, number) => expect(numberOf(pattern, running, '2026-11-24')).toBe(number));
  test('the next one is one that nobody has', () => {
    const company = { ...newCompany('de'), nextNumber: 3 };
    expect(nextNumber(company, '2026-11-24', new Set(['2026-003', '2026-004']))).toEqual({
      number: '2026-005',
      running: 5,
    });
  });
  test.each([
    ['CH4431999123000889012', '21', '2026-007', 'QRR', '210000000000000000020260078'],
    ['CH4431999123000889012', '', 'keine', 'QRR', '{keine}'],
    ['CH5800791123000889012', '21', 'R-2026/17', 'SCOR', 'RF56R202617'],
    ['CH5800791123000889012', '', 'Übertrag 1', 'SCOR', 'RF13UBERTRAG1'],
    ['CH5800791123000889012', '', `X${'1'.repeat(21)}`, 'SCOR', `RF48${'1'.repeat(21)}`],
  ])('with %s and prefix %j, number %s makes a reference %s: %s', (iban, referencePrefix, number, type, text) =>
    expect(referenceOf({ ...newCompany('de'), iban, referencePrefix }, number)).toEqual({ type, text }),
  );
  test('a number without a digit or letter makes no reference', () => {
    expect(referenceOf({ ...newCompany('de'), iban: 'CH5800791123000889012' }, '–').type).toBe('NON');
  });
});

test.each(['', 'x', '-1', '1.5', '99999'])('%s days give no due day', (days) =>
  expect(dueDayOf({ date: '2026-11-24', days })).toBe(''),
);

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

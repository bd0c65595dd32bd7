import { describe, expect, test } from 'vitest';
import { newCompany } from '../../records/desk/records.ts';
import { referenceOf } from './reference.ts';

describe('the reference of a slip', () => {
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

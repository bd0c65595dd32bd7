import { expect, test } from 'vitest';
import { codesOf } from '../../../../test/results.ts';
import { parseDraft, writeDraft } from './parse.ts';
import { profiles } from './profile.ts';

const address = (character: string, length: number) => ({
  addressType: 'STRUCTURED' as const,
  name: character.repeat(length),
  street: character.repeat(length),
  buildingNumber: character.repeat(Math.min(16, length)),
  postalCode: character.repeat(Math.min(16, length)),
  city: character.repeat(Math.min(35, length)),
  countryCode: 'CH',
});

/** Everything else as long as it can be: account, reference, amount, both schemes. */
const draft = (character: string, length: number, messageLength: number) => ({
  iban: 'CH4431999123000889012',
  creditor: address(character, length),
  debtor: address(character, Math.min(60, 71 - length)),
  amount: '999999999.99',
  currency: 'CHF',
  referenceType: 'QRR',
  reference: '210000000003139471430009017',
  unstructuredMessage: character.repeat(messageLength),
  alternativeProcedures: ['x'.repeat(100), character.repeat((messageLength % 100) + 1)],
});

test.each(['x', 'ü', '€'])(
  'a payload of many %s is measured as it is written: PAYLOAD_TOO_LONG at the same length',
  (character) => {
    const profile = profiles['2.3'];
    let tooLong = 0;
    for (let length = 1; length <= 70; length += 3) {
      for (let messageLength = 0; messageLength <= 140; messageLength++) {
        const bill = draft(character, length, messageLength);
        const found = codesOf(parseDraft(bill, profile));
        expect(found).toEqual(codesOf(writeDraft(bill, profile)));
        if (found.includes('PAYLOAD_TOO_LONG')) tooLong += 1;
      }
    }
    expect(tooLong > 0).toBe(character !== 'x');
  },
);

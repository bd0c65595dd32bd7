import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { ibans, qrIbans, remainder97 } from '../../../../test/arbitraries/qr-invoice.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { formatIban, normalizeIban } from '../iban/iban.ts';
import { isAccountNumber, parseAccountNumber, parseIban, parseQrIban } from './account.ts';

const qrIbanVectors = [
  'CH4431999123000889012',
  'CH6431961000004421557',
  'CH4331999000001265789',
  'CH063000523050422318T',
  'CH5130000001250090342',
  'CH3030000001250090720',
  'CH5031000012345678009',
  'CH9430700114900892402',
  'LI5731999123000889012',
];
const ibanVectors = [
  'CH5800791123000889012',
  'CH5204835012345671000',
  'CH3709000000304442225',
  'CH9300762011623852957',
  'CH3908704016075473007',
  'CH4308307000289537312',
  'CH5604835012345678009',
  'LI21088100002324013AA',
];

test.each(qrIbanVectors)('%s is a QR-IBAN', (text) => {
  expect(parseQrIban(text)).toEqual({ ok: true, value: text });
  expect(parseAccountNumber(text).ok).toBe(true);
  expect(codesOf(parseIban(text))).toEqual(['IBAN_IS_QR_IBAN']);
});

test.each(ibanVectors)('%s is an ordinary IBAN', (text) => {
  expect(parseIban(text)).toEqual({ ok: true, value: text });
  expect(codesOf(parseQrIban(text))).toEqual(['IBAN_NOT_QR_IBAN']);
});

/** The account of an institution, with check digits by big integers. */
function accountAt(institution: number): string {
  const body = `${institution}123000889012`;
  return `CH${String(98n - remainder97(`${body}CH00`)).padStart(2, '0')}${body}`;
}

test.each([
  [29999, false],
  [30000, true],
  [31999, true],
  [32000, false],
])('institution %i is a QR institution: %s', (institution, is) => {
  expect([parseQrIban(accountAt(institution)).ok, parseIban(accountAt(institution)).ok]).toEqual([is, !is]);
});

test.each([
  ['', 'IBAN_FORMAT'],
  ['CH', 'IBAN_FORMAT'],
  ['ch4431999123000889012', 'IBAN_FORMAT'],
  ['CH44 3199 9123 0008 8901 2', 'IBAN_FORMAT'],
  ['CHX431999123000889012', 'IBAN_FORMAT'],
  ['CH443199912300088901!', 'IBAN_FORMAT'],
  ['CH44X1999123000889012', 'IBAN_FORMAT'],
  ['CH4431999123000889012\n', 'IBAN_FORMAT'],
  ['DE89370400440532013000', 'IBAN_COUNTRY'],
  ['DE4431999123000889012', 'IBAN_COUNTRY'],
  ['CH443199912300088901', 'IBAN_LENGTH'],
  ['CH44319991230008890122', 'IBAN_LENGTH'],
  ['CH4431999123000889013', 'IBAN_CHECKSUM'],
  ['CH053000523050422318T', 'IBAN_CHECKSUM'],
  ['CH1330700000000000078', 'IBAN_CHECKSUM'],
  ['LI4431999123000889012', 'IBAN_CHECKSUM'],
])('%j is refused with %s', (text, code) => {
  expect(codesOf(parseAccountNumber(text))).toEqual([code]);
  expect(codesOf(parseIban(text))).toEqual([code]);
  expect(codesOf(parseQrIban(text))).toEqual([code]);
});

test('sentences name what was found', () => {
  const sentence = (text: string) => {
    const parsed = parseIban(text);
    return parsed.ok ? '' : sentenceOf(parsed.problems[0]);
  };
  expect(sentence('CH443199912300088901')).toMatch(/has 20 characters.*has 21/);
  expect(sentence('DE89370400440532013000')).toContain('from DE');
  expect(sentence('CH4431999123000889012')).toContain('31999');
});

test('check digits 00, 01 and 99 leave remainder 1 and are never given out', () => {
  for (const [given, never] of [
    ['97', '00'],
    ['98', '01'],
    ['02', '99'],
  ] as const) {
    for (let account = 0n; ; account++) {
      const body = `00791${String(account).padStart(12, '0')}`;
      if (String(98n - remainder97(`${body}CH00`)).padStart(2, '0') !== given) continue;
      expect(remainder97(`${body}CH${never}`)).toBe(1n);
      expect([isAccountNumber(`CH${given}${body}`), isAccountNumber(`CH${never}${body}`)]).toEqual([true, false]);
      break;
    }
  }
});

/** ISO 13616 in one line, with big integers. */
function isAccountNumberSlowly(text: string): boolean {
  return (
    /^(?:CH|LI)(?:0[2-9]|[1-8]\d|9[0-8])\d{5}[0-9A-Z]{12}$/.test(text) &&
    remainder97(text.slice(4) + text.slice(0, 4)) === 1n
  );
}

test('the check agrees with big integers', () => {
  const character = fc.constantFrom(...'0123456789ABCHLIZ ch-');
  const random = fc.tuple(
    fc.constantFrom('CH', 'LI', 'DE', 'C', ''),
    fc.string({ unit: character, minLength: 17, maxLength: 21 }),
  );
  const nearly = fc
    .tuple(fc.oneof(ibans, qrIbans), fc.nat(20), character)
    .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));
  fc.assert(
    fc.property(
      fc.oneof(
        random.map((parts) => parts.join('')),
        nearly,
        ibans,
        qrIbans,
      ),
      (text) => {
        expect(isAccountNumber(text)).toBe(isAccountNumberSlowly(text));
        expect(parseAccountNumber(text).ok).toBe(isAccountNumberSlowly(text));
      },
    ),
    { numRuns: 2000 },
  );
});

test('any text is parsed or refused with one problem; what is accepted is one kind', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, ibans, qrIbans), (text) => {
      const account = parseAccountNumber(text);
      if (account.ok) expect(Number(parseIban(text).ok) + Number(parseQrIban(text).ok)).toBe(1);
      else expect(account.problems).toHaveLength(1);
    }),
  );
});

test('normalizing undoes formatting, and both are done once', () => {
  fc.assert(
    fc.property(fc.oneof(ibans, anyText), (text) => {
      const normal = normalizeIban(text);
      expect(normalizeIban(normal)).toBe(normal);
      expect(normalizeIban(formatIban(text))).toBe(normal);
      expect(formatIban(formatIban(text))).toBe(formatIban(text));
      expect(
        formatIban(text)
          .split(' ')
          .slice(0, -1)
          .every((group) => group.length === 4),
      ).toBe(true);
    }),
  );
});

test.each([
  [' ch44 3199\t9123\u00a00008 8901 2\n', 'CH4431999123000889012', 'CH44 3199 9123 0008 8901 2'],
  ['', '', ''],
  ['ß1', 'ß1', 'ß1'],
  ['12345678', '12345678', '1234 5678'],
])('%j is %s, in print %s', (text, normal, print) => {
  expect([normalizeIban(text), formatIban(text)]).toEqual([normal, print]);
  expect(expectValue(parseIban('CH5800791123000889012'))).toBe('CH5800791123000889012');
});

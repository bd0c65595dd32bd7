import { createHash } from 'node:crypto';
import { utf8Encode, utf8Length } from '@rappen/pdf/internal/base';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import type { Problem } from '../problem/problem.ts';
import { parseDraft } from './parse.ts';
import { payloadLengthProblem, writePayload } from './payload.ts';
import { profiles } from './profile.ts';
import { payloadBeginnings, readPayload } from './read-payload.ts';

/** The examples of the guidelines' annex and three of our own; `|` stands for LF. Lines, characters, bytes, SHA-256 prefix. */
const golden = {
  G1: [
    'SPC|0200|1|CH6431961000004421557|S|Max Muster & Söhne|Musterstrasse|123|8000|Seldwyla|CH||||||||50.00|CHF|S|Simon Muster|Musterstrasse|1|8000|Seldwyla|CH|QRR|000008207791225857421286694|Payment of travel|EPD',
    31,
    207,
    208,
    '236ed1eb41f7f8fc',
  ],
  G2: [
    'SPC|0200|1|CH4431999123000889012|S|Max Muster & Söhne|Musterstrasse|123|8000|Seldwyla|CH||||||||1949.75|CHF|S|Simon Muster|Musterstrasse|1|8000|Seldwyla|CH|QRR|210000000003139471430009017|Order from 15.10.2020|EPD|//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30|eBill/B/simon.muster@example.com',
    33,
    297,
    298,
    '555b0ac2e971e997',
  ],
  G3: [
    'SPC|0200|1|CH5204835012345671000|S|Muster Stiftung|P.O. Box||3001|Bern|CH|||||||||CHF||||||||NON|||EPD',
    31,
    102,
    102,
    '2cd62c7ac1a0b62f',
  ],
  G4: [
    'SPC|0200|1|CH5800791123000889012|S|Max Muster & Söhne|Musterstrasse|123|9490|Vaduz|LI||||||||199.95|CHF|S|Sarah Beispiel|Musterstrasse|1|8000|Seldwyla|CH|SCOR|RF18539007547034||EPD',
    31,
    180,
    181,
    'd9f74fb544b414a4',
  ],
  GN: [
    'SPC|0200|1|CH5800791123000889012|S|Muster Krankenkasse|Musterstrasse|12|8000|Seldwyla|CH||||||||0.00|CHF|S|Sarah Beispiel|Musterstrasse|1|8000|Seldwyla|CH|NON||NICHT ZUR ZAHLUNG VERWENDEN|EPD',
    31,
    191,
    191,
    '5b9d60801189a7da',
  ],
  GK: [
    'SPC|0200|1|CH5800791123000889012|K|Pia-Maria Rutschmann-Schnyder|Grosse Marktgasse 28|9400 Rorschach|||CH||||||||199.95|CHF||||||||SCOR|RF18539007547034||EPD',
    31,
    157,
    157,
    'c4ad7fe94e265c63',
  ],
  GA: [
    'SPC|0200|1|CH5800791123000889012|S|A|||8000|B|CH||||||||1.00|CHF||||||||NON|||EPD||eBill/B/x@y.ch',
    33,
    97,
    97,
    'cd9002eda5f6a17a',
  ],
} as const;

test.each(Object.entries(golden))(
  '%s has the known measures, is valid and is written back byte for byte',
  (name, [bars, lines, characters, bytes, hash]) => {
    const text = bars.replaceAll('|', '\n');
    expect([text.split('\n').length, text.length, utf8Length(text)]).toEqual([lines, characters, bytes]);
    expect(createHash('sha256').update(utf8Encode(text)).digest('hex').slice(0, 16)).toBe(hash);
    const reading = readPayload(text, profiles[name === 'GK' ? '2.2' : '2.3']);
    if (!reading.ok) throw new Error(reading.problems.map(sentenceOf).join());
    expect(reading.value.problems).toEqual([]);
    expect(reading.value.deviations).toEqual([]);
    if (!reading.value.invoice) throw new Error('no invoice');
    expect(writePayload(reading.value.invoice)).toBe(text);
    expect(writePayload(reading.value.invoice, '\r\n')).toBe(text.replaceAll('\n', '\r\n'));
  },
);

const good = golden.G2[0].split('|');

/** A payload with one line changed, under guidelines 2.3: the codes of the strict verdict. */
function codesWith(line: number, text: string, profile: keyof typeof profiles = '2.3'): string[] {
  const reading = readPayload(good.with(line - 1, text).join('\n'), profiles[profile]);
  return (reading.ok ? reading.value.problems : reading.problems).map((found) => found.code);
}

test.each<[line: number, text: string, ...codes: string[]]>([
  [1, 'SPX', 'PAYLOAD_HEADER'],
  [1, '', 'PAYLOAD_HEADER'],
  [2, '0300', 'PAYLOAD_VERSION'],
  [2, '020', 'PAYLOAD_VERSION'],
  [3, '2', 'PAYLOAD_CODING'],
  [4, '', 'REQUIRED'],
  [4, 'CH4431999123000889013', 'IBAN_CHECKSUM'],
  [4, 'CH44 3199 9123 0008 8901 2', 'PAYLOAD_NOT_CANONICAL'],
  [4, 'ch4431999123000889012', 'PAYLOAD_NOT_CANONICAL'],
  [4, 'DE89370400440532013000', 'IBAN_COUNTRY'],
  [4, 'CH5800791123000889012', 'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN'],
  [5, 'K', 'ADDRESS_COMBINED_DISCONTINUED', 'ADDRESS_MIXED', 'ADDRESS_MIXED'],
  [5, 'X', 'ADDRESS_TYPE_UNKNOWN'],
  [5, '', 'REQUIRED'],
  [6, '', 'REQUIRED'],
  [6, 'x'.repeat(71), 'TEXT_TOO_LONG'],
  [6, 'Max\u{1F600}', 'TEXT_CHARACTER_NOT_ALLOWED'],
  [6, 'Max\tMuster', 'TEXT_CHARACTER_NOT_ALLOWED'],
  [8, 'x'.repeat(17), 'TEXT_TOO_LONG'],
  [9, '', 'REQUIRED'],
  [9, 'CH-8000', 'POSTAL_CODE_COUNTRY_PREFIX'],
  [10, '', 'REQUIRED'],
  [11, 'ch', 'COUNTRY_UNKNOWN'],
  [11, 'UK', 'COUNTRY_UNKNOWN'],
  [11, '', 'REQUIRED'],
  [13, 'Somebody', 'ULTIMATE_CREDITOR_MUST_BE_EMPTY'],
  [19, '0.00', 'AMOUNT_ZERO_NEEDS_NOTIFICATION'],
  [19, '01949.75', 'PAYLOAD_NOT_CANONICAL'],
  [19, '1949.7', 'PAYLOAD_NOT_CANONICAL'],
  [19, '1949,75', 'AMOUNT_FORMAT'],
  [19, '1 949.75', 'AMOUNT_FORMAT'],
  [19, '-1.00', 'AMOUNT_RANGE'],
  [19, '1e3', 'AMOUNT_FORMAT'],
  [19, '1000000000.00', 'AMOUNT_RANGE'],
  [19, '1.005', 'AMOUNT_SCALE'],
  [20, 'USD', 'CURRENCY_NOT_SUPPORTED'],
  [20, 'chf', 'PAYLOAD_NOT_CANONICAL'],
  [20, '', 'REQUIRED'],
  [21, '', 'REQUIRED'],
  [27, '', 'REQUIRED'],
  [28, 'SCOR', 'REFERENCE_TYPE_QR_IBAN_NEEDS_QRR', 'CREDITOR_REFERENCE_FORMAT'],
  [28, 'NON', 'REFERENCE_TYPE_QR_IBAN_NEEDS_QRR', 'REFERENCE_MUST_BE_EMPTY'],
  [28, 'QRX', 'REFERENCE_TYPE_UNKNOWN'],
  [28, '', 'REQUIRED'],
  [29, '', 'REQUIRED'],
  [29, '210000000003139471430009018', 'QR_REFERENCE_CHECK_DIGIT'],
  [29, '000000000000000000000000000', 'QR_REFERENCE_ZEROS'],
  [29, '21 00000 00003 13947 14300 09017', 'PAYLOAD_NOT_CANONICAL'],
  [30, 'DO NOT USE FOR PAYMENT', 'AMOUNT_NOTIFICATION_NEEDS_ZERO'],
  [30, 'x'.repeat(141), 'TEXT_TOO_LONG'],
  [30, 'x'.repeat(100), 'ADDITIONAL_INFORMATION_TOO_LONG'],
  [31, 'EPX', 'PAYLOAD_TRAILER'],
  [32, 'S1/10/1', 'BILLING_INFORMATION_PREFIX'],
  [33, 'x'.repeat(101), 'TEXT_TOO_LONG'],
])('line %i as %j is validated', (line, text, ...codes) => {
  expect(codesWith(line, text)).toEqual(codes);
});

test('a QR reference in euros is valid until guidelines 2.4, with the word that it ends and when', () => {
  expect(codesWith(20, 'EUR')).toEqual([]);
  const reading = expectValue(readPayload(good.with(19, 'EUR').join('\n'), profiles['2.3']));
  expect(reading.deviations).toEqual([
    { code: 'REFERENCE_TYPE_QRR_EUR_ENDS', path: ['currency'], params: { until: '13.11.2027' } },
  ]);
  expect(sentenceOf(reading.deviations[0] as Problem)).toContain('13.11.2027');
  expect(codesWith(20, 'EUR', '2.4')).toEqual(['REFERENCE_TYPE_QRR_ONLY_WITH_CHF']);
});

test('the reference of example 4 in the annex is an erratum and is refused', () => {
  const text = golden.G4[0].replace('RF18539007547034', 'RF720191230100405JSH0438').replaceAll('|', '\n');
  const reading = readPayload(text, profiles['2.3']);
  expect(reading.ok && reading.value.problems).toMatchObject([
    { code: 'CREDITOR_REFERENCE_CHECK_DIGITS', path: ['reference'], params: { found: '72', expected: '24' } },
  ]);
});

test.each<[name: string, text: string, problems: string[], deviations: string[]]>([
  ['CR LF', golden.G1[0].replaceAll('|', '\r\n'), [], []],
  ['CR', golden.G1[0].replaceAll('|', '\r'), ['PAYLOAD_LINE_SEPARATORS_MIXED'], []],
  ['mixed ends', golden.G1[0].replaceAll('|', '\n').replace('\n', '\r\n'), ['PAYLOAD_LINE_SEPARATORS_MIXED'], []],
  ['a last line end', `${golden.G1[0]}|`.replaceAll('|', '\n'), [], ['PAYLOAD_EMPTY_TRAILING_LINE']],
  ['a byte order mark', `\ufeff${golden.G1[0]}`.replaceAll('|', '\n'), [], ['PAYLOAD_BYTE_ORDER_MARK']],
  [
    'a creditor reference in small letters',
    golden.G4[0].replace('RF18', 'rf18').replaceAll('|', '\n'),
    [],
    ['PAYLOAD_NOT_CANONICAL'],
  ],
  [
    'a creditor reference with blanks',
    golden.G4[0].replace('RF18', 'rf18 ').replaceAll('|', '\n'),
    ['PAYLOAD_NOT_CANONICAL'],
    [],
  ],
  ['S1 with a bad date', golden.G2[0].replace('201021', '201099').replaceAll('|', '\n'), [], ['SWICO_VALUE']],
  [
    'eBill of no type and for nobody',
    golden.GA[0].replace('eBill/B/x@y.ch', 'eBill/X/foo').replaceAll('|', '\n'),
    [],
    ['EBILL_PROCEDURE_TYPE', 'EBILL_PROCEDURE_RECIPIENT'],
  ],
  [
    'eBill in small letters',
    golden.GA[0].replace('eBill/B', 'ebill/B').replaceAll('|', '\n'),
    [],
    ['EBILL_PROCEDURE_FORMAT'],
  ],
  ['another scheme', golden.GA[0].replace('eBill/B', 'eBillig/B').replaceAll('|', '\n'), [], []],
  ['an address type alone', golden.G3[0].replace('|CHF||', '|CHF|S|').replaceAll('|', '\n'), ['REQUIRED'], []],
  ['a minor version', golden.G1[0].replace('0200', '0210').replaceAll('|', '\n'), [], ['PAYLOAD_NOT_CANONICAL']],
])('reads %s and says so', (_name, text, problems, deviations) => {
  const reading = readPayload(text, profiles['2.3']);
  if (!reading.ok) throw new Error(reading.problems.map(sentenceOf).join());
  expect(reading.value.problems.map((found) => found.code)).toEqual(problems);
  expect(reading.value.deviations.map((found) => found.code)).toEqual(deviations);
});

test.each([
  ['too few lines', golden.G3[0].replace('|EPD', ''), 'PAYLOAD_LINE_COUNT'],
  ['too many lines', `${golden.GA[0]}|a|b|c`, 'PAYLOAD_LINE_COUNT'],
  ['no payment code', 'https://example.com', 'PAYLOAD_HEADER'],
  ['nothing', '', 'PAYLOAD_HEADER'],
  ['a megabyte', `SPC|${'x'.repeat(1_000_000)}`, 'PAYLOAD_TOO_LONG'],
])('refuses %s', (_name, bars, code) => {
  expect(readPayload(bars.replaceAll('|', '\n'), profiles['2.3'])).toMatchObject({ ok: false, problems: [{ code }] });
});

describe('a payload of 997 characters is taken, and not one more', () => {
  test.each<[name: string, text: string, length: number | undefined]>([
    ['997 letters', 'a'.repeat(997), undefined],
    ['998 letters', 'a'.repeat(998), 998],
    ['997 bytes', `${'é'.repeat(498)}a`, undefined],
    ['998 bytes', 'é'.repeat(499), 998],
    ['999 bytes of 333 characters', '€'.repeat(333), 999],
    ['996 bytes of 332 characters', '€'.repeat(332), undefined],
  ])('%s', (_, text, length) => {
    const expected = length === undefined ? undefined : { code: 'PAYLOAD_TOO_LONG', params: { length, max: 997 } };
    expect(payloadLengthProblem(text)?.params).toEqual(expected?.params);
  });
});

test('997 is counted in bytes too', () => {
  const wide = (length: number) => '€'.repeat(length);
  const party = {
    addressType: 'STRUCTURED',
    name: wide(70),
    street: wide(70),
    buildingNumber: wide(16),
    postalCode: wide(16),
    city: wide(35),
    countryCode: 'CH',
  };
  const parsed = parseDraft(
    { iban: 'CH5204835012345671000', creditor: party, debtor: party, currency: 'CHF', referenceType: 'NON' },
    profiles['2.3'],
  );
  expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'PAYLOAD_TOO_LONG' }] });
});

test('a text that is too long is told once, whatever it holds', () => {
  const long = (character: string) =>
    golden.G2[0].replace('Max Muster & Söhne', character.repeat(900)).replaceAll('|', '\n');
  for (const text of [long('x'), long('€').replace('€'.repeat(900), '€'.repeat(300))]) {
    const reading = readPayload(text, profiles['2.3']);
    const codes = (reading.ok ? reading.value.problems : reading.problems).map((found) => found.code);
    expect(codes.filter((code) => code === 'PAYLOAD_TOO_LONG')).toEqual(['PAYLOAD_TOO_LONG']);
  }
  const wide = (length: number) => '€'.repeat(length);
  const party = `S|${wide(70)}|${wide(70)}|${wide(16)}|8000|${wide(35)}|CH`;
  const whole = `SPC|0200|1|CH5204835012345671000|${party}||||||||1.00|CHF|${party}|NON|||EPD`.replaceAll('|', '\n');
  const reading = readPayload(whole, profiles['2.3']);
  expect(reading.ok && reading.value.problems.map((found) => found.code)).toEqual(['PAYLOAD_TOO_LONG']);
});

test('every way a code may begin is known before it is read', () => {
  for (const text of ['\n', '\r\n'].flatMap((end) =>
    [golden.G1[0], `\ufeff${golden.G1[0]}`].map((bars) => bars.replaceAll('|', end)),
  )) {
    expect(payloadBeginnings.some((beginning) => text.startsWith(beginning))).toBe(true);
  }
});

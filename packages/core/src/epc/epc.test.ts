import { utf8Encode } from '@rappen/pdf/internal/base';
import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { formatPath } from '../problem/problem.ts';
import type { Result } from '../result.ts';
import {
  encodeEpcSymbol,
  epcExamples,
  epcPaymentJsonOf,
  parseEpcDraft,
  parseEpcPayment,
  readEpcPayload,
  validateEpcSymbol,
  writeEpcPayload,
} from './index.ts';
import type { EpcDraft } from './payment.ts';

const good: EpcDraft = epcExamples.message;
const lines = (text: string) => text.replaceAll('|', '\n');

/** `code field` of each problem. */
const foundIn = (result: Result<unknown>) =>
  result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${formatPath(path)}`.trim());

describe('published payloads', () => {
  test.each<[string, string, EpcDraft]>([
    [
      'Wikimedia, encyclopaedia and segno',
      'BCD|002|2|SCT||Wikimedia Foerdergesellschaft|DE33100205000001194700|EUR20|||Spende fuer Wikipedia',
      { name: 'Wikimedia Foerdergesellschaft', amount: '20', message: 'Spende fuer Wikipedia' },
    ],
    [
      'Red Cross of Belgium',
      'BCD|001|1|SCT|BPOTBEB1|Red Cross of Belgium|BE72000000001616|EUR1|CHAR||Urgency fund|Sample EPC QR code',
      { bic: 'BPOTBEB1', amount: '1', purpose: 'CHAR', information: 'Sample EPC QR code' },
    ],
    [
      'EPC069-12, example of version 1',
      'BCD|001|1|SCT|BHBLDEHHXXX|Franz Mustermänn|DE71110220330123456789|EUR12.3|GDDS|RF18539007547034',
      { amount: '12.3', reference: 'RF18539007547034' },
    ],
    [
      'instant transfer, only what must be there',
      'BCD|002|1|INST||Max Muster|AT611904300234573201',
      { transfer: 'INST', amount: '', message: '' },
    ],
  ])('%s', (_name, text, says) => {
    const reading = expectValue(readEpcPayload({ text: lines(text) }));
    expect(reading.draft).toMatchObject(says);
    expect([reading.problems, reading.deviations]).toEqual([[], []]);
    expect(reading.payment).toBeDefined();
  });

  test('the example of EPC069-12 has 96 bytes and a symbol of version 6', () => {
    const text = lines(
      'BCD|001|1|SCT|BHBLDEHHXXX|Franz Mustermänn|DE71110220330123456789|EUR12.3|GDDS|RF18539007547034',
    );
    expect(utf8Encode(text)).toHaveLength(96);
    const payment = expectValue(parseEpcDraft(epcExamples.reference));
    expect(writeEpcPayload(payment)).toBe(text.replace('EUR12.3', 'EUR12.30'));
    expect(expectValue(encodeEpcSymbol(payment)).version).toBe(6);
  });

  test.each(Object.entries(epcExamples))('the example %s is a payment', (_name, draft) => {
    const payment = expectValue(parseEpcDraft(draft));
    expect(JSON.parse(JSON.stringify(payment))).toEqual(draft);
  });
});

describe('a draft', () => {
  test.each<[EpcDraft, string[]]>([
    [{ version: '003' }, ['EPC_VERSION version']],
    [{ transfer: 'SDD' }, ['EPC_TRANSFER transfer']],
    [{ version: '001' }, ['EPC_BIC_IN_VERSION_1 bic']],
    [{ bic: 'DEUTDE' }, ['EPC_BIC bic']],
    [{ bic: 'deutdeff' }, ['EPC_BIC bic']],
    [{ bic: 'DEUTDEFF5001' }, ['EPC_BIC bic']],
    [{ name: '' }, ['REQUIRED name']],
    [{ name: 'x'.repeat(71) }, ['TEXT_TOO_LONG name']],
    [{ name: ' x' }, ['TEXT_UNTRIMMED name']],
    [{ name: 'a\nb' }, ['EPC_CHARACTER name']],
    [{ name: 'a\u2028\ud800' }, ['EPC_CHARACTER name']],
    [{ iban: '' }, ['REQUIRED iban']],
    [{ iban: 'DE33100205000001194701' }, ['IBAN_CHECKSUM iban']],
    [{ iban: 'DE3310020500000119470' }, ['IBAN_COUNTRY_LENGTH iban']],
    [{ iban: 'US33100205000001194700' }, ['IBAN_COUNTRY_WITHOUT iban']],
    [{ iban: 'AE070331234567890123456' }, ['EPC_IBAN_NOT_SEPA iban']],
    [{ iban: 'CH9300762011623852957' }, ['EPC_BIC_OUTSIDE_EEA bic']],
    [{ amount: '0.00' }, ['AMOUNT_RANGE amount']],
    [{ amount: '1000000000' }, ['AMOUNT_RANGE amount']],
    [{ amount: '1.001' }, ['AMOUNT_SCALE amount']],
    [{ amount: '1,50' }, ['AMOUNT_FORMAT amount']],
    [{ purpose: 'CHARI' }, ['EPC_PURPOSE purpose']],
    [{ purpose: 'char' }, ['EPC_PURPOSE purpose']],
    [{ message: '', reference: 'RF19539007547034' }, ['CREDITOR_REFERENCE_CHECK_DIGITS reference']],
    [{ message: '', reference: 'x'.repeat(36) }, ['TEXT_TOO_LONG reference']],
    [{ reference: 'RF18539007547034' }, ['EPC_REFERENCE_AND_MESSAGE message']],
    [{ message: 'x'.repeat(141) }, ['TEXT_TOO_LONG message']],
    [{ information: 'x'.repeat(71) }, ['TEXT_TOO_LONG information']],
    [{ name: 'ä'.repeat(70), message: '€'.repeat(100) }, ['EPC_TOO_LONG']],
  ])('with %j is refused with %j', (change, found) => {
    expect(foundIn(parseEpcDraft({ ...good, ...change }))).toEqual(found);
  });

  test.each<EpcDraft>([
    { bic: 'DEUTDEFF', version: '001' },
    { iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' },
    { iban: 'LI21088100002324013AA' },
    { amount: '0.01' },
    { amount: '999999999.99' },
    { amount: '' },
    { message: '', reference: '1234567890' },
    { name: 'ä'.repeat(70), message: '', information: '€'.repeat(40) },
  ])('with %j is a payment', (change) => expect(foundIn(parseEpcDraft({ ...good, ...change }))).toEqual([]));
});

describe('a payload', () => {
  const base = 'BCD|002|1|SCT||Max Muster|DE33100205000001194700|EUR1.00|||Rechnung 1';

  test.each([
    ['SPC|0200|1', 'EPC_HEADER'],
    ['', 'EPC_HEADER'],
    ['BCD', 'EPC_VERSION'],
    ['BCD|003|1|SCT||a|b', 'EPC_VERSION'],
    ['BCD|002|9|SCT||a|b', 'EPC_CHARACTER_SET'],
    ['BCD|002|1|SCT||a', 'EPC_LINE_COUNT'],
    [`${base}||x`, 'EPC_LINE_COUNT'],
  ])('%j cannot be read: %s', (text, code) => expect(codesOf(readEpcPayload({ text: lines(text) }))).toEqual([code]));

  const readOf = (text: string) => {
    const { problems, deviations } = expectValue(readEpcPayload({ text }));
    return [problems, deviations].map((list) => list.map(({ code, path }) => `${code} ${formatPath(path)}`.trim()));
  };

  test.each<[string, string[], string[]]>([
    [`${lines(base)}\n`, [], ['PAYLOAD_EMPTY_TRAILING_LINE']],
    [lines(base).replace('\n', '\r\n'), ['PAYLOAD_LINE_SEPARATORS_MIXED'], []],
    [lines(base.replace('EUR', '')), ['EPC_CURRENCY amount'], []],
    [lines(base.replace('DE33100', 'DE33 100')), ['PAYLOAD_NOT_CANONICAL iban'], []],
    [lines(base.replace('SCT|', 'SCT|deutdeff')), ['PAYLOAD_NOT_CANONICAL bic'], []],
    [lines(base.replace('Max Muster', ' Max Muster ')), [], ['TEXT_UNTRIMMED name']],
    [lines(base.replace('Rechnung', ' Rechnung')), [], ['TEXT_UNTRIMMED message']],
    [lines(base.replace('Max Muster', 'Max\tMuster\t')), ['EPC_CHARACTER name'], []],
    [lines(base.replace('SCT|', 'SCT| DEUTDEFF')), ['TEXT_UNTRIMMED bic'], []],
    [lines(base.replace('||Rechnung 1', '|RF18 5390 0754 7034')), ['PAYLOAD_NOT_CANONICAL reference'], []],
    [lines(base.replace('|Rechnung', 'RF18539007547034|Rechnung')), ['EPC_REFERENCE_AND_MESSAGE message'], []],
    [lines(base.replace('SCT', 'SDD')), ['EPC_TRANSFER transfer'], []],
    [`${lines(base)}${'x'.repeat(300)}`, ['EPC_TOO_LONG', 'TEXT_TOO_LONG message'], []],
  ])('%j is read with %j', (text, problems, deviations) => {
    expect(readOf(text)).toEqual([problems, deviations]);
  });

  test.each([
    ['2', 'Müller', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]],
    ['3', 'Łódź', [0xa3, 0xf3, 0x64, 0xbc]],
    ['4', 'Šēma', [0xa9, 0xba, 0x6d, 0x61]],
    ['5', 'Банк', [0xb1, 0xd0, 0xdd, 0xda]],
    ['6', 'Τράπεζα', [0xd4, 0xf1, 0xdc, 0xf0, 0xe5, 0xe6, 0xe1]],
    ['7', 'Þór', [0xde, 0xf3, 0x72]],
    ['8', 'Œuvre €', [0xbc, 0x75, 0x76, 0x72, 0x65, 0x20, 0xa4]],
  ])('character set %s says %s', (set, name, bytes) => {
    const [before, after] = [`BCD\n002\n${set}\nSCT\n\n`, '\nDE33100205000001194700'];
    const all = Uint8Array.from([...utf8Encode(before), ...bytes, ...utf8Encode(after)]);
    const reading = expectValue(readEpcPayload({ text: `${before}?${after}`, bytes: all }));
    expect(reading.payment?.name).toBe(name);
    expect(expectValue(readEpcPayload({ text: `${before}${name}${after}`, bytes: all, eci: true })).payment?.name).toBe(
      name,
    );
  });

  test('bytes that are not of the character set are said so', () => {
    const text = 'BCD\n002\n1\nSCT\n\nM?ller\nDE33100205000001194700';
    const bytes = utf8Encode(text).map((byte) => (byte === 0x3f ? 0xfc : byte));
    expect(expectValue(readEpcPayload({ text, bytes })).problems.map(({ code }) => code)).toEqual(['EPC_ENCODING']);
  });
});

test('a symbol is validated by level and version', () => {
  const codes = (version: number, errorCorrectionLevel: string) =>
    validateEpcSymbol({ version, errorCorrectionLevel }).map(({ code }) => code);
  expect([codes(13, 'M'), codes(14, 'M'), codes(6, 'L')]).toEqual([[], ['SYMBOL_VERSION'], ['SYMBOL_LEVEL']]);
});

describe('JSON', () => {
  const json = { name: 'Max Muster', iban: 'DE33100205000001194700', amount: 12.5 };

  test('says only what it says', () => {
    const payment = expectValue(parseEpcPayment({ ...json, bic: null, message: '' }));
    expect(payment).toEqual({ version: '002', transfer: 'SCT', ...json, amount: '12.50' });
    expect(epcPaymentJsonOf({ amount: 'moon', name: 'x' })).toEqual({ name: 'x', amount: 'moon' });
  });

  test('blanks are refused, or taken out where that is asked for', () => {
    const spaced = { ...json, iban: 'DE33 1002 0500 0001 1947 00', reference: 'rf18 5390 0754 7034', name: ' Max ' };
    expect(parseEpcPayment(spaced).ok).toBe(false);
    expect(expectValue(parseEpcPayment(spaced, { normalize: true }))).toMatchObject({
      iban: json.iban,
      reference: 'RF18539007547034',
      name: 'Max',
    });
  });

  test.each<[unknown, string[]]>([
    [[], ['TYPE']],
    [null, ['TYPE']],
    [{ ...json, amount: '12.50' }, ['TYPE amount']],
    [{ ...json, name: 7 }, ['TYPE name']],
    [{ ...json, moon: 1 }, ['UNKNOWN_FIELD moon']],
    [{}, ['REQUIRED name', 'REQUIRED iban']],
    [Object.fromEntries(Array.from({ length: 201 }, (_, i) => [i, i])), ['LIST_TOO_LONG']],
  ])('%j is refused with %j', (value, found) => expect(foundIn(parseEpcPayment(value))).toEqual(found));
});

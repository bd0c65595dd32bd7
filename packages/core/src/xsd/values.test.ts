import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { compareDecimals } from '../money/index.ts';
import { booleanIn, collapsed, dateIn, dateTimeIn, dayIn, decimalIn, timeIn } from './index.ts';

test.each([
  ['.05', '0.05'],
  ['.50', '0.50'],
  ['1.', '1'],
  ['+100', '100'],
  [' \t\n100.00\r ', '100.00'],
  ['007.50', '7.50'],
  ['000', '0'],
  ['-.5', '-0.5'],
  ['-0.00', '0.00'],
  ['+0', '0'],
  ['-1', '-1'],
])('the decimal %j is %s', (text, value) => expect(decimalIn(text)).toBe(value));

test.each([
  '',
  ' ',
  '.',
  '+',
  '-.',
  '1e3',
  '1E3',
  '1,50',
  "1'000",
  '1 000',
  '--1',
  '+-1',
  '1-',
  'INF',
  'NaN',
  '0x1',
  '１',
])('%j is no decimal', (text) => expect(decimalIn(text)).toBeUndefined());

test.each([
  ['true', true],
  ['1', true],
  [' \n1\t', true],
  ['false', false],
  [' 0', false],
  ['TRUE', undefined],
  ['yes', undefined],
  ['', undefined],
  [undefined, undefined],
])('the boolean %j is %s', (text, value) => expect(booleanIn(text)).toBe(value));

test.each([
  ['2026-11-20', '2026-11-20'],
  [' 2026-11-20\n', '2026-11-20'],
  ['2026-11-20Z', '2026-11-20'],
  ['2026-11-20+01:00', '2026-11-20'],
  ['2026-11-20-14:00', '2026-11-20'],
  ['2026-11-20T23:10:00', '2026-11-20'],
  ['2026-11-20T23:10:00.123456789012+01:00', '2026-11-20'],
  ['2026-11-20T24:00:00', '2026-11-21'],
  ['2026-12-31T24:00:00.000Z', '2027-01-01'],
  ['2026-02-30', undefined],
  ['2026-11-20+15:00', undefined],
  ['2026-11-20T25:00:00', undefined],
  ['2026-11-20T24:00:01', undefined],
  ['2026-11-20 10:00:00', undefined],
  ['20.11.2026', undefined],
  ['', undefined],
])('the day of %j is %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
  expect(dateIn(text)).toBe(text.includes('T') ? undefined : day);
  expect(dateTimeIn(text)).toBe(day !== undefined && text.includes('T') ? text.trim() : undefined);
});

test('white space collapses', () => {
  expect(collapsed('\n a  b\t')).toBe('a b');
  expect(collapsed('a b')).toBe('a b');
});

test('a decimal keeps its value, however it is written', () => {
  const parts = fc.tuple(
    fc.constantFrom('', '+', '-'),
    fc.stringMatching(/^\d{1,12}$/),
    fc.stringMatching(/^\d{0,6}$/),
  );
  fc.assert(
    fc.property(parts, fc.constantFrom('', ' ', '\n\t'), ([sign, whole, fraction], blank) => {
      const plain = `${sign === '-' ? '-' : ''}${whole}.${fraction}0`;
      const read = decimalIn(`${blank}${sign}${whole}.${fraction}${blank}`) ?? '';
      expect(read).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/);
      expect(compareDecimals(read, plain)).toBe(0);
    }),
  );
  fc.assert(fc.property(anyText, (text) => void [decimalIn(text), booleanIn(text), dayIn(text), dateTimeIn(text)]));
});

test.each([
  ['08:15:00', true],
  [' 08:15:00.5Z ', true],
  ['24:00:00', true],
  ['24:00:01', false],
  ['8:15:00', false],
  ['08:15', false],
  ['25:00:00', false],
])('%s is a time of day: %s', (text, isTime) => {
  expect(timeIn(text)).toBe(isTime ? text.trim() : undefined);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit10, digits, remainder97 } from '../../../../test/arbitraries/qr-invoice.ts';
import {
  modulo10Carry,
  modulo10CheckDigit,
  modulo11CheckDigit,
  modulo97CheckDigits,
  modulo97Remainder,
  modulo97Rotated,
} from './index.ts';

const alphanumeric = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 1,
  maxLength: 40,
});

describe('modulo 10, recursive', () => {
  test.each([
    ['21000000000313947143000901', 7],
    ['00000820779122585742128669', 4],
    ['00000000000000000000123456', 5],
    ['123456', 5],
    ['12345612345678901234567890', 4],
    ['00000000000000000000000001', 1],
    ['12345600000000000000000042', 9],
    ['1234', 7],
    ['0', 0],
  ])('the check digit of %s is %i', (text, check) => expect(modulo10CheckDigit(text)).toBe(check));

  test.each(['', ' ', '12 34', '12a', '-1', '１２', '1\n'])('%j has none', (text) => {
    expect(modulo10CheckDigit(text)).toBeUndefined();
  });

  test('agrees with the whole table of annex B, and a number with its digit leaves nothing', () => {
    fc.assert(
      fc.property(digits(1, 60), (text) => {
        const check = modulo10CheckDigit(text);
        expect(String(check)).toBe(checkDigit10(text));
        expect(modulo10Carry(`${text}${check}`)).toBe(0);
      }),
    );
  });

  test('every error in one digit is found', () => {
    fc.assert(
      fc.property(digits(26), (body) => {
        const whole = `${body}${modulo10CheckDigit(body)}`;
        for (let at = 0; at < whole.length; at++) {
          for (let digit = 0; digit < 10; digit++) {
            const wrong = `${whole.slice(0, at)}${digit}${whole.slice(at + 1)}`;
            expect(modulo10Carry(wrong) === 0).toBe(wrong === whole);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('modulo 97', () => {
  test.each([
    ['539007547034', '18'],
    ['2348231', '71'],
    ['000001', '74'],
    ['0', '04'],
    ['ABCDEFGHIJKLMNOPQRSTU', '95'],
    ['1234567890', '47'],
    ['A1', '90'],
    ['a1', '90'],
    ['7', '09'],
    ['', '04'],
    ['B334BOPQE39D902DC', '91'],
    ['5000056789012345', '48'],
    ['191230100405JSH0438', undefined],
  ])('the check digits of RF and %j are %s', (body, check) => {
    const expected = check ?? String(98n - remainder97(`${body}RF00`)).padStart(2, '0');
    expect(modulo97CheckDigits('RF', body)).toBe(expected);
  });

  test.each([' ', '1 2', 'ä', 'ß', '-', '１', '\u0000', '\ud800'])('%j has no remainder', (text) => {
    expect([modulo97Remainder(text), modulo97CheckDigits('RF', text), modulo97Rotated(`RF18${text}`)]).toEqual([
      -1,
      undefined,
      -1,
    ]);
  });

  test('agrees with big integers, in parts as in one', () => {
    fc.assert(
      fc.property(alphanumeric, fc.nat(), (text, nat) => {
        const at = nat % text.length;
        const expected = Number(remainder97(text));
        expect(modulo97Remainder(text)).toBe(expected);
        expect(modulo97Remainder(text.toLowerCase())).toBe(expected);
        expect(modulo97Remainder(text, at, text.length, modulo97Remainder(text, 0, at))).toBe(expected);
      }),
    );
  });

  test('every error in one digit and every swap of neighbours is found', () => {
    fc.assert(
      fc.property(digits(1, 17), (body) => {
        const whole = `${modulo97CheckDigits('CH', body)}${body}`;
        expect(modulo97Rotated(`CH${whole}`)).toBe(1);
        for (let at = 0; at < whole.length; at++) {
          for (let digit = 0; digit < 10; digit++) {
            const wrong = `${whole.slice(0, at)}${digit}${whole.slice(at + 1)}`;
            if (wrong !== whole) expect(modulo97Rotated(`CH${wrong}`)).not.toBe(1);
          }
          // The last check digit stands behind the country and not beside the first digit of the body: no neighbours.
          if (at === 1) continue;
          const swapped = `${whole.slice(0, at)}${whole[at + 1] ?? ''}${whole[at]}${whole.slice(at + 2)}`;
          if (swapped !== whole) expect(modulo97Rotated(`CH${swapped}`)).not.toBe(1);
        }
      }),
    );
  });
});

describe('modulo 11', () => {
  test.each([
    '106017086',
    '395856455',
    '105493567',
    '107978798',
    '109532551',
    '102673386',
    '102909703',
    '428851403',
    '123456788',
  ])('the number %s keeps its check digit', (uid) => expect(modulo11CheckDigit(uid.slice(0, 8))).toBe(Number(uid[8])));

  test.each(['', '1234567', '123456789', '1234567a', '12 45678'])('%j has none', (text) => {
    expect(modulo11CheckDigit(text)).toBeUndefined();
  });

  test('is a digit, or none when it would be 10, and finds every error in one digit', () => {
    fc.assert(
      fc.property(digits(8), fc.nat(7), digits(1), (text, at, digit) => {
        const check = modulo11CheckDigit(text);
        const weighed = [5, 4, 3, 2, 7, 6, 5, 4].reduce((sum, weight, i) => sum + weight * Number(text[i]), 0);
        if (check === undefined) expect(weighed % 11).toBe(1);
        else expect((weighed + check) % 11).toBe(0);
        const wrong = `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
        if (wrong !== text && check !== undefined) expect(modulo11CheckDigit(wrong)).not.toBe(check);
      }),
    );
  });
});

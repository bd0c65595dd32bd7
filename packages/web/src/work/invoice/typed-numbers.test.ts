import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedNumber, typedReduction } from './typed-numbers.ts';

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

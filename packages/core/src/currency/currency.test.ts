import { expect, test } from 'vitest';
import { isCurrencyCode } from './index.ts';

test.each(['CHF', 'EUR', 'USD', 'GBP', 'JPY', 'SEK', 'CNY'])('%s is a currency', (code) =>
  expect(isCurrencyCode(code)).toBe(true),
);

test.each(['', 'chf', 'CH', 'CHFX', 'XXX', 'XTS', 'XAU', 'ABC', ' CHF', '__proto__'])('%j is none', (code) => {
  expect(isCurrencyCode(code)).toBe(false);
});

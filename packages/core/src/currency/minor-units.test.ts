import { expect, test } from 'vitest';
import { isCurrencyCode, minorUnitsOf } from './index.ts';

test('currencies have two decimals, but for those that the platform too says have others', () => {
  for (const currency of ['CHF', 'EUR', 'USD', 'JPY', 'KRW', 'VND', 'KWD', 'BHD', 'TND', 'XAF', 'CLP']) {
    expect(isCurrencyCode(currency)).toBe(true);
    const format = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    expect([currency, minorUnitsOf(currency)]).toEqual([currency, format.maximumFractionDigits]);
  }
});

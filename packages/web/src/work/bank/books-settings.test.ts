import { booksSettingsModel, parseBooksSettings } from '@rappen/core/bookkeeping';
import { writeValue } from '@rappen/core/model';
import { expect, test } from 'vitest';
import { keptBooks, settingsOf, type TypedBooks, typedOf, withTyped } from './books-settings.ts';

const read = (changes: Partial<TypedBooks>) =>
  parseBooksSettings(writeValue(booksSettingsModel, settingsOf({ ...keptBooks(), ...changes }, 'de')));

test('what is typed becomes settings, and what is wrong is told', () => {
  const banks = [{ of: 'CH8198765000700420011 EUR', typed: '1025' }];
  const right = read({
    accounts: { receivables: ' 1105 ', discounts: '' },
    banks,
    rates: [{ of: 'EUR', typed: '0,95' }],
  });
  if (!right.ok) throw new Error('refused');
  expect(right.value.accounts).toMatchObject({ receivables: '1105', discounts: '3800' });
  expect([...right.value.banks.values()]).toEqual(['1025']);
  expect([...right.value.rates]).toEqual([['EUR', '0.95']]);
  const wrong = read({ rates: [{ of: 'EUR', typed: 'much' }] });
  expect(wrong.ok ? [] : wrong.problems.map(({ code }) => code)).not.toEqual([]);
  const numbers = read({ format: 'datev', consultant: '1', client: '7' });
  expect(numbers.ok ? [] : numbers.problems.map(({ code }) => code)).toEqual(['BOOKS_NUMBER_RANGE']);
});

test('what is emptied is as usual again', () => {
  const typed = withTyped(withTyped([], 'EUR', '1'), 'USD', '2');
  expect(typedOf(typed, 'USD')).toBe('2');
  expect(withTyped(typed, 'EUR', '')).toEqual([{ of: 'USD', typed: '2' }]);
});

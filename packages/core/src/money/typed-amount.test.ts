import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { amounts } from '../../../../test/arbitraries/qr-invoice.ts';
import { codesOf } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { isAmount, parseAmount, parseTypedAmount } from './index.ts';

test.each([
  ["1'949.75", '1949.75'],
  ['1’949.75', '1949.75'],
  ['1949,75', '1949.75'],
  ['1949.75', '1949.75'],
  ['1 949.75', '1949.75'],
  ['1\u00a0949,75', '1949.75'],
  ['1\u202f949.75', '1949.75'],
  ['1.949,75', '1949.75'],
  ['1,949.75', '1949.75'],
  ["1'234'567.8", '1234567.80'],
  ['1.234.567', '1234567.00'],
  ['1,234,567', '1234567.00'],
  ["1'949", '1949.00'],
  ['100.–', '100.00'],
  ['100.-', '100.00'],
  ['100.--', '100.00'],
  ['100,-', '100.00'],
  ['100.—', '100.00'],
  ["1'000.–", '1000.00'],
  ['CHF 100.-', '100.00'],
  ['chf100', '100.00'],
  ['100 CHF', '100.00'],
  ['CHF 100.–', '100.00'],
  ['100.– CHF', '100.00'],
  ['Fr. 100.50', '100.50'],
  ['SFr. 1’000', '1000.00'],
  ['100.', '100.00'],
  ['.50', '0.50'],
  [',5', '0.50'],
  ['0.05', '0.05'],
  ['007', '7.00'],
  [' 50 ', '50.00'],
  ['0', '0.00'],
])('%j is %s', (text, amount) => {
  expect(parseTypedAmount(text, 'CHF')).toEqual({ ok: true, value: amount });
});

test.each([
  ['1,234', 'AMOUNT_AMBIGUOUS'],
  ['1.234', 'AMOUNT_AMBIGUOUS'],
  ['CHF 12,345', 'AMOUNT_AMBIGUOUS'],
  ['999.999.–', 'AMOUNT_AMBIGUOUS'],
  ['EUR 100', 'AMOUNT_OTHER_CURRENCY'],
  ['100 €', 'AMOUNT_OTHER_CURRENCY'],
  ['', 'AMOUNT_FORMAT'],
  ['.', 'AMOUNT_FORMAT'],
  ['–', 'AMOUNT_FORMAT'],
  ['CHF', 'AMOUNT_FORMAT'],
  ["1'94.75", 'AMOUNT_FORMAT'],
  ["12'3456", 'AMOUNT_FORMAT'],
  ['1,234,56', 'AMOUNT_FORMAT'],
  ['1.234.56', 'AMOUNT_FORMAT'],
  ['1.234.567.89', 'AMOUNT_FORMAT'],
  ["1'234.567'8", 'AMOUNT_FORMAT'],
  ['1,234 567', 'AMOUNT_FORMAT'],
  ['1 2', 'AMOUNT_FORMAT'],
  ['1e3', 'AMOUNT_FORMAT'],
  ['ten', 'AMOUNT_FORMAT'],
  ['-5', 'AMOUNT_RANGE'],
  ['0,125', 'AMOUNT_SCALE'],
  ['1234,567', 'AMOUNT_SCALE'],
  ["1'234.567", 'AMOUNT_SCALE'],
  ["1'000'000'000", 'AMOUNT_RANGE'],
])('%j is refused with %s', (text, code) => {
  const typed = parseTypedAmount(text, 'CHF');
  expect(codesOf(typed)).toEqual([code]);
  if (!typed.ok) expect(sentenceOf(typed.problems[0])).not.toMatch(/[{}]/);
});

/** Below zero in every way that people, banks and spreadsheets write it. */
const signed = [
  ...['-', '–', '—', '−', '‐', '‑', '‒', '―', '﹣', '－'].flatMap((minus) => [
    `${minus}12.50`,
    `${minus} 12.50`,
    `12.50${minus}`,
    `1'234.50${minus}`,
    `1 234,50 ${minus}`,
    `CHF ${minus}12.50`,
    `${minus}CHF 12.50`,
    `${minus}12.50 CHF`,
    `12.50${minus} CHF`,
    `CHF 12.50${minus}`,
    `12.50 CHF ${minus}`,
    `12.50 ${minus}${minus}`,
    `${minus}100.–`,
    `${minus}0.00`,
  ]),
  ...[
    '(12.50)',
    '( 12.50 )',
    '(CHF 12.50)',
    'CHF (12.50)',
    '(12.50) CHF',
    "(1'234.50)",
    '(100.–)',
    '-(5)',
    '(100)',
    '（5）',
  ],
  ...['12.50 CR', '12.50CR', '12.50 Cr.', 'CR 12.50', 'cr12.50', '12.50 CHF CR', '100.– CR', '(12.50) CR'],
];

test.each(signed)('%j is below zero, and no bill', (text) => {
  expect(codesOf(parseTypedAmount(text, 'CHF'))).toEqual(['AMOUNT_RANGE']);
});

test.each([
  ['100-', '100.00'],
  ['100 -', '100.00'],
  ['100–', '100.00'],
  ['100--', '100.00'],
  ['100−', '100.00'],
  ['100.−', '100.00'],
  ['100.–-', '100.00'],
  ['100.---', '100.00'],
  ["1'000-", '1000.00'],
  ['CHF 100-', '100.00'],
  ['100- CHF', '100.00'],
])('%j may be below zero: it is unclear', (text, whole) => {
  const typed = parseTypedAmount(text, 'CHF');
  expect(typed.ok ? [] : typed.problems.map(({ code, params }) => [code, params['whole']])).toEqual([
    ['AMOUNT_SIGN_UNCLEAR', whole],
  ]);
});

test.each(['12.50.-', '12.50,–', '()', '(', '12.50)', 'CR', '- CHF', '+12.50', '12.50 DR', '-x'])(
  '%j is no amount',
  (text) => expect(codesOf(parseTypedAmount(text, 'CHF'))).toEqual(['AMOUNT_FORMAT']),
);

test.each(['12.50-', '−12.50', '(12.50)', '100-', '–5', '- 5'])('%j of a program is below zero too', (text) => {
  expect(codesOf(parseAmount(text))).toEqual(['AMOUNT_RANGE']);
});

test('an amount with a sign is none, however it is written', () => {
  const minus = fc.constantFrom('-', '–', '—', '−', '‐', '－');
  const place = fc.constantFrom<(figures: string, sign: string) => string>(
    (figures, sign) => `${sign}${figures}`,
    (figures, sign) => `${figures}${sign}`,
    (figures, sign) => `${figures} ${sign}`,
    (figures, sign) => `CHF ${sign} ${figures}`,
    (figures, sign) => `${figures}${sign} CHF`,
    (figures) => `(${figures})`,
    (figures) => `${figures} CR`,
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom('', "'", ' ', '’'), minus, place, (amount, group, sign, placed) => {
      const figures = amount.replace(/\B(?=(?:\d{3})+\.)/g, group);
      expect(codesOf(parseTypedAmount(placed(figures, sign), 'CHF'))).toEqual(['AMOUNT_RANGE']);
    }),
  );
});

test('an ambiguous amount is told with what it may be', () => {
  const typed = parseTypedAmount('1,234');
  expect(typed.ok ? '' : sentenceOf(typed.problems[0])).toBe(
    'In 1,234 the separator may mark thousands or decimals: write 1234.00, or give two decimals',
  );
});

test('an amount is itself in every spelling of a person', () => {
  const spelling = fc.record({
    group: fc.constantFrom('', "'", '’', ' ', '\u00a0', '\u202f', '.', ','),
    decimal: fc.constantFrom('.', ','),
    before: fc.constantFrom('', 'CHF ', 'CHF', 'Fr. ', ' '),
    after: fc.constantFrom('', ' CHF', ' '),
    dash: fc.boolean(),
  });
  fc.assert(
    fc.property(amounts, spelling, (amount, { group, decimal, before, after, dash }) => {
      fc.pre(group !== decimal && !(before.trim() && after.trim()));
      const [whole = '', rest = ''] = amount.split('.');
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
      const decimals = dash && rest === '00' ? '–' : rest;
      expect(parseTypedAmount(`${before}${grouped}${decimal}${decimals}${after}`, 'CHF')).toEqual({
        ok: true,
        value: amount,
      });
    }),
    { numRuns: 1000 },
  );
});

test('any text is an amount or refused; whatever a program may write means the same to a person, or is refused as ambiguous', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(..."0123456789.,' -") })), (text) => {
      const typed = parseTypedAmount(text);
      if (typed.ok) expect(isAmount(typed.value)).toBe(true);
      const plain = parseAmount(text);
      if (plain.ok) expect(typed).toEqual(plain);
    }),
    { numRuns: 2000 },
  );
});

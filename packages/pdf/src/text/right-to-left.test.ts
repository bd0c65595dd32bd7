import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inReadingOrder } from './right-to-left.ts';

test.each([
  ['Total CHF 12.50', 'Total CHF 12.50'],
  ['םולש', 'שלום'],
  ['2026-0042 תינובשח', 'חשבונית 2026-0042'],
  ['םויל CHF 12.50 :םולשתל', 'לתשלום: CHF 12.50 ליום'],
  ['(8.1% מ״עמ)', '(מע״מ 8.1%)'],
  ['!םולש ,םולש', 'שלום, שלום!'],
  ['.(םולש) !', '! (שלום).'],
  ['Invoice for םלוע םולש in Zürich', 'Invoice for שלום עולם in Zürich'],
])('%s is read as %s', (seen, read) => expect(inReadingOrder(seen)).toBe(read));

test('no character is lost, and lines from left to right stay as they are', () => {
  const line = fc.string({ unit: fc.constantFrom(...'אבג ابج abc 123 .,:-()%«»'), maxLength: 60 });
  const counted = (text: string) => [...text].map((one) => ('()«»'.includes(one) ? '(' : one)).sort();
  fc.assert(
    fc.property(line, (seen) => {
      expect(counted(inReadingOrder(seen))).toEqual(counted(seen));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/[\u0590-\u08ff]/.test(text));
      expect(inReadingOrder(text)).toBe(text);
    }),
  );
});

test('a long line takes little work', () => {
  for (const part of ['אa1 ', 'א', 'א '])
    expect(inReadingOrder(part.repeat(1_000_000 / part.length))).toHaveLength(1_000_000);
});

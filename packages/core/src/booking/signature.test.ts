import { expect, test } from 'vitest';
import { signatureOf } from './read-told.ts';
import type { Row } from './told.ts';

const row = (amount: string | undefined, ...references: string[]): Row => ({
  amount,
  direction: 'credit',
  references: references.map((text) => ({ type: 'QRR', text })),
});
const one = row('10.00', '210000000003139471430009017');
const other = row('5.00', 'RF18539007547034');
const entry = { amount: '15.00', direction: 'credit' } as const;

test.each<[string, readonly Row[], { amount: string; direction: 'credit' | 'debit' }, string | undefined]>([
  ['of payments with references', [one, other], entry, '210000000003139471430009017=10.00;RF18539007547034=5.00'],
  ['the order says nothing', [other, one], entry, '210000000003139471430009017=10.00;RF18539007547034=5.00'],
  ['blanks and zeros in front of digits say nothing', [row('15.00', '00 12')], entry, '12=15.00'],
  ['nor do capitals', [row('15.00', 'rf 12')], entry, 'RF12=15.00'],
  ['a single one', [row('15.00', 'A')], entry, 'A=15.00'],
  ['several references of one', [row('15.00', 'B', 'A')], entry, 'A,B=15.00'],
  ['seen the other way', [{ ...row('15.00', 'A'), direction: 'debit' }], { ...entry, direction: 'debit' }, 'A=-15.00'],
  ['none without payments', [], entry, undefined],
  ['none where one has no reference', [one, row('5.00')], entry, undefined],
  ['none where they make less than the entry', [one], entry, undefined],
  ['where they make more', [row('16.00', 'A')], entry, 'A=16.00'],
])('%s', (_name, rows, told, signature) => expect(signatureOf(rows, told)).toBe(signature));

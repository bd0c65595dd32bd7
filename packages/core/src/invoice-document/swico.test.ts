import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import type { CalendarDate } from '../date/index.ts';
import { characterSets } from '../swiss-qr/character-sets.ts';
import { parseSwicoS1 } from '../swiss-qr/index.ts';
import type { Uid } from '../uid/index.ts';
import { type SwicoIngredients, swicoTextOf } from './swico.ts';

const date = (text: string): CalendarDate => text as CalendarDate;
const base: SwicoIngredients = {
  invoiceNr: 'R/26\\118',
  invoiceDate: date('2026-09-30'),
  customerReference: 'Auftrag 77',
  uid: 'CHE395856455' as Uid,
  servicePeriod: { from: date('2026-09-01'), to: date('2026-09-25') },
  vatGroups: [
    { rate: '8.1', net: '100.00', vat: '8.10', gross: '108.10' },
    { rate: undefined, net: '10.00', vat: '0.00', gross: '10.00' },
  ],
  terms: { days: 30, cashDiscounts: [{ percent: '2', days: 10, date: date('2026-10-10'), amount: '115.74' }] },
  due: '118.10',
};
const whole = '//S1/10/R\\/26\\\\118/11/260930/20/Auftrag 77/30/395856455/31/260901260925/32/8.1:100;0:10/40/2:10;0:30';

describe('bill information of an invoice', () => {
  test('says all that Swico S1 has a tag for, and adds up', () => {
    expect(swicoTextOf(base, 140, characterSets['2.3'])).toEqual({ text: whole, omitted: [] });
    expect(expectValue(parseSwicoS1(whole, '118.10')).invoiceReference).toBe('R/26\\118');
  });

  test('loses its tags one by one as the room shrinks: 20, 31, 40, 32, 11, 30, 10', () => {
    const orders: string[] = [];
    for (let room = whole.length; room >= 0; room--) {
      const { text, omitted } = swicoTextOf(base, room, characterSets['2.3']);
      expect(text?.length ?? 0).toBeLessThanOrEqual(room);
      const key = omitted.join(',');
      if (orders.at(-1) !== key) orders.push(key);
    }
    expect(orders).toEqual([
      '',
      '20',
      '20,31',
      '20,31,40',
      '20,31,32,40',
      '11,20,31,32,40',
      '11,20,30,31,32,40',
      '10,11,20,30,31,32,40',
    ]);
  });

  test('one rate stands alone, for whatever amount', () => {
    const vatGroups = base.vatGroups.slice(0, 1);
    expect(swicoTextOf({ ...base, vatGroups, due: '8.10' }, 140, characterSets['2.3']).text).toContain('/32/8.1/');
  });

  test.each<[name: string, change: Partial<SwicoIngredients>, omitted: readonly string[]]>([
    ['VAT that does not add up after a prepayment', { due: '18.10' }, ['32']],
    [
      'a negative sum of a rate',
      {
        vatGroups: [
          { rate: '8.1', net: '150.00', vat: '12.15', gross: '162.15' },
          { rate: '2.6', net: '-42.93', vat: '-1.12', gross: '-44.05' },
        ],
      },
      ['32'],
    ],
    ['a date of another century', { invoiceDate: date('1999-12-31') }, ['11', '40']],
    ['a period of another century', { servicePeriod: { from: date('1999-12-31'), to: undefined } }, ['31']],
    ['a number in letters that the set lacks', { customerReference: '日' }, ['20']],
  ])('leaves out %s', (_name, change, omitted) => {
    expect(swicoTextOf({ ...base, ...change }, 140, characterSets['2.3']).omitted).toEqual(omitted);
  });

  test('is absent when there is nothing to say', () => {
    const { invoiceNr: _, ...rest } = base;
    const empty = { ...rest, invoiceNr: '日', uid: undefined, servicePeriod: undefined, customerReference: undefined };
    const nothing = {
      ...empty,
      invoiceDate: date('1999-01-01'),
      vatGroups: [],
      terms: { days: undefined, cashDiscounts: [] },
    };
    expect(swicoTextOf(nothing, 140, characterSets['2.3'])).toEqual({ text: undefined, omitted: ['10', '11'] });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOf } from '../shell/route.ts';
import { addressOf, type ListView, viewOf } from './list-view.ts';

const text = fc.string({ maxLength: 20 });
const view: fc.Arbitrary<ListView> = fc.record({
  text,
  type: text,
  state: text,
  status: text,
  cursors: fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 10 }),
});

test('the address of a list leads to the same rows', () => {
  fc.assert(
    fc.property(view, (shown) => {
      const route = routeOf(addressOf({ rest: ['staged'] }, shown));
      expect(route.rest).toEqual(['staged']);
      expect(viewOf(route)).toEqual(shown);
    }),
  );
});

test.each([
  ['#/biller/cases', []],
  ['#/biller/cases?behind=', []],
  ['#/biller/cases?behind=12.x.-1.0.5.99999999999', [12, 5]],
])('of %s the pages are %j', (hash, cursors) => expect(viewOf(routeOf(hash)).cursors).toEqual(cursors));

test('a list that shows everything has a plain address', () =>
  expect(addressOf({ rest: ['cases'] }, viewOf(routeOf('#/biller/cases')))).toBe('#/biller/cases'));

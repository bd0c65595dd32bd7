import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOf } from '../../parts/page/route.ts';
import { addressOf, dateKinds, isFiltered, type ListView, parametersOf, sortings, viewOf } from './list-view.ts';

const text = fc.string({ maxLength: 20 });
const day = fc.constantFrom('', '2026-11-21', '2027-01-31');
const view: fc.Arbitrary<ListView> = fc.record({
  text,
  type: text,
  state: text,
  status: text,
  date: fc.constantFrom(...dateKinds),
  from: day,
  to: day,
  sortBy: fc.constantFrom(...sortings),
  sortOrder: fc.constantFrom('ascending', 'descending'),
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

test('what an address cannot mean is left out', () => {
  const shown = viewOf(routeOf('#/biller/cases?sort=constructor&order=up&date=never&from=yesterday&to=2026-1-1'));
  expect(shown).toEqual(viewOf(routeOf('#/biller/cases')));
});

test('a list that shows everything has a plain address', () =>
  expect(addressOf({ rest: ['cases'] }, viewOf(routeOf('#/biller/cases')))).toBe('#/biller/cases'));

test('a filter is asked for by what it is about', () => {
  const none = viewOf(routeOf('#/biller/cases'));
  expect(isFiltered(none)).toBe(false);
  const asked = viewOf(routeOf('#/biller/cases?type=payable&state=DELIVERED&date=paid&from=2026-11-01'));
  expect(isFiltered(asked)).toBe(true);
  expect(parametersOf(asked, ['STAGED', 'DELIVERED'])).toEqual({
    processingStatuses: ['DELIVERED'],
    types: ['Bill', 'InstalmentBill'],
    paidFrom: '2026-11-01',
  });
  expect(JSON.stringify(parametersOf(none, ['STAGED']))).toBe('{"processingStatuses":["STAGED"]}');
});

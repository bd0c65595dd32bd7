import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['', 'desk', []],
  ['#', 'desk', []],
  ['#/read', 'read', []],
  ['#/many?x=1', 'many', []],
  ['#/biller/cases/7', 'biller', ['cases', '7']],
  ['#/welcome/a-token', 'welcome', ['a-token']],
  ['#/invitation/a-token', 'invitation', ['a-token']],
  ['#/reset/a-token', 'reset', ['a-token']],
  ['#/nowhere', 'desk', []],
  ['#/constructor', 'desk', []],
])('%j leads to %s', (hash, page, rest) => expect(routeOf(hash)).toMatchObject({ page, rest }));

test('parameters stand behind the path', () => {
  expect(routeOf('#/make?d=abc-_').parameters.get('d')).toBe('abc-_');
  expect(routeOf('#/make').parameters.get('d')).toBeNull();
});

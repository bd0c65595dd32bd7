import { expect, test } from 'vitest';
import { formatPath, problem, sentenceOf, within } from './index.ts';

test('a sentence has its parameters in place, and what they hold is left alone', () => {
  expect(sentenceOf(problem('IBAN_LENGTH', [], { length: 20, expected: 21 }))).toBe(
    'The IBAN has 20 characters: one from CH or LI has 21',
  );
  expect(sentenceOf(problem('MALFORMED_JSON', [], { detail: '{max} $& $1' }))).toContain('{max} $& $1');
  expect(sentenceOf(problem('REFERENCE_BRACES', [], { open: '{', close: '}' }))).toContain('{customer:number}');
  expect(sentenceOf({ code: 'IBAN_LENGTH', path: [], params: {} })).toContain('{length}');
});

test.each<[path: (string | number)[], text: string]>([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 0, 'c'], 'a.b[0].c'],
  [[0, 'a'], '[0].a'],
  [['a', 1, 2], 'a[1][2]'],
])('the path %j is written %s', (path, text) => expect(formatPath(path)).toBe(text));

test('problems of a part are problems of the whole, further in', () => {
  const inner = [problem('REQUIRED', ['name']), problem('COUNTRY_UNKNOWN', [])];
  expect(within(['items', 3], inner).map((found) => formatPath(found.path))).toEqual(['items[3].name', 'items[3]']);
  expect(inner[0]?.path).toEqual(['name']);
});

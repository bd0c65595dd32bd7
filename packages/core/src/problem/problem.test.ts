import { expect, test } from 'vitest';
import { catalogue, formatPath, problem, sentenceOf, statusOf, within } from './index.ts';

test('codes are words with hyphens and dots, those of eBill capitals; sentences begin with a capital, end without a point and do not shout', () => {
  for (const [code, row] of Object.entries(catalogue)) {
    expect(code).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*|[A-Z0-9]+(?:_[A-Z0-9]+)*)$/);
    expect(row.sentence, code).toMatch(/^(?:[A-Z]|eBill).*[^.\s]$/);
    expect(row.sentence, code).not.toMatch(/!|\s\s/);
    expect(row.source, code).not.toBe('');
    expect([400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 503], code).toContain(row.status);
  }
});

test('a sentence has its parameters in place, and what they hold is left alone', () => {
  expect(sentenceOf(problem('IBAN_LENGTH', [], { length: 20, expected: 21 }))).toBe(
    'The IBAN has 20 characters: a Swiss or Liechtenstein IBAN has 21',
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

test('unreadable input outranks a broken rule', () => {
  const rule = problem('REQUIRED', []);
  const unreadable = problem('UNKNOWN_FIELD', []);
  expect([statusOf([rule]), statusOf([rule, unreadable]), statusOf([unreadable, rule])]).toEqual([422, 400, 400]);
});

import { ExactNumber } from '@rappen/core/json';
import { jsonSchemaOf, memberSchemaOf, object, openObject, optional, required, type Shape } from '@rappen/core/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { base64Pdf, decodeBase64 } from '../../body/base64.ts';
import {
  emailAddressText,
  int32Max,
  numberText,
  readShape,
  sizedList,
  sizedText,
  wholeNumberOf,
} from '../../body/shapes.ts';
import { idempotencyKeyHeader, idempotencyKeyOf } from './idempotency-key.ts';
import { readQueryParameters } from './parameters.ts';

/** Zod reads the JSON Schema of a shape on its own account. */
function described(shape: Shape<unknown>) {
  return z.fromJSONSchema(jsonSchemaOf(shape) as Parameters<typeof z.fromJSONSchema>[0]);
}

const codesOf = (shape: Shape<unknown>, value: unknown) => {
  const read = readShape(shape, value);
  return read.ok ? [] : read.problems.map(({ code }) => code);
};

describe('a whole number', () => {
  const type = numberText(1, int32Max);
  const schema = described(type);

  test('is described as the number that its text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -2, max: 2 }), fc.maxSafeInteger()), (value) => {
        expect(readShape(type, String(value)).ok).toBe(schema.safeParse(value).success);
      }),
    );
  });

  test.each(['0', '-1', '01', '1.0', '1e1', ' 1', '', 'x', '2147483648', '9'.repeat(16)])('is not %j', (text) => {
    expect(codesOf(type, text)).toEqual(['PATTERN']);
  });

  test.each<[node: unknown, value: number | string[]]>([
    [new ExactNumber('7'), 7],
    [new ExactNumber('7.0'), 7],
    ['7', 7],
    [new ExactNumber('7.5'), ['PATTERN']],
    [new ExactNumber('0'), ['PATTERN']],
    ['7.0', ['PATTERN']],
    [true, ['TYPE']],
    [{ text: '7' }, ['TYPE']],
  ])('in a body: %j is %j', (node, value) => {
    const found = readShape(wholeNumberOf(1, int32Max), node);
    expect(found.ok ? found.value : found.problems.map(({ code }) => code)).toEqual(value);
  });

  test('may be 0 and 2147483647', () => {
    expect(codesOf(numberText(0, 1), '0')).toEqual([]);
    expect(codesOf(type, '2147483647')).toEqual([]);
  });
});

describe('a sized text', () => {
  test('is as long as it has characters, not halves of them', () => {
    expect(codesOf(sizedText(1, 3), '🧾🧾🧾')).toEqual([]);
    for (const text of ['', '🧾🧾🧾🧾', 'x'.repeat(7)]) expect(codesOf(sizedText(1, 3), text)).toEqual(['SIZE']);
    for (const text of ['a\n', '\u0085', '\ud800']) expect(codesOf(sizedText(1, 3), text)).toEqual(['CHARSET']);
  });

  test('is described with what it may hold', () => {
    const { pattern, ...bounds } = jsonSchemaOf(sizedText(1, 3)) as { pattern: string };
    expect(bounds).toMatchObject({ minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }), (text) => {
        expect(readShape(sizedText(1, 3), text).ok).toBe(new RegExp(pattern, 'u').test(text));
      }),
    );
  });
});

test.each([
  ['a@b.ch', []],
  ["a.b+c'd@e-f.example.org", []],
  ['a@b', ['PATTERN']],
  ['a@b.ch ', ['PATTERN']],
  ['é@b.ch', ['PATTERN']],
  [`${'a'.repeat(250)}@b.ch`, []],
  [`${'a'.repeat(252)}@b.ch`, ['PATTERN']],
])('%s as an e-mail address: %j', (text, codes) => {
  expect(codesOf(emailAddressText, text)).toEqual(codes);
});

describe('an idempotency key', () => {
  const keyOf = (header: string) => {
    const read = idempotencyKeyOf(new Request('http://localhost', { headers: { 'idempotency-key': header } }));
    return read.ok ? read.value : read.problems.map(({ code }) => code);
  };

  test.each<[string, string]>([
    ['a', 'a'],
    ['"a b"', 'a b'],
    ['"a\\"b\\\\c"', 'a"b\\c'],
    ['"a', '"a'],
    ['x'.repeat(255), 'x'.repeat(255)],
    [`"${'\\"'.repeat(255)}"`, '"'.repeat(255)],
  ])('%s is the key %s', (header, key) => {
    expect(keyOf(header)).toBe(key);
  });

  test.each(['', 'a b', 'é', 'x'.repeat(256), `"${' '.repeat(256)}"`])('%j is none', (header) => {
    expect(keyOf(header)).toEqual(['INVALID_IDEMPOTENCY_KEY']);
  });

  test('is described by what is taken', () => {
    const { pattern = '' } = memberSchemaOf(idempotencyKeyHeader) as { pattern?: string };
    const header = fc.string({ unit: fc.constantFrom('"', '\\', 'a', '~', '!'), maxLength: 8 });
    fc.assert(
      fc.property(header, (text) => {
        expect(typeof keyOf(text) === 'string').toBe(new RegExp(pattern).test(text));
      }),
    );
  });
});

test('base64 is described by what is taken', () => {
  const { pattern = '' } = jsonSchemaOf(base64Pdf) as { pattern?: string };
  const text = fc.string({ unit: fc.constantFrom('A', 'b', '9', '+', '/', '=', '-'), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(text, (encoded) => {
      expect(decodeBase64(encoded, 100, []).ok).toBe(new RegExp(pattern).test(encoded));
    }),
  );
});

describe('a member that is null', () => {
  const item = object({ name: required(sizedText(1, 9)), note: optional(sizedText(1, 9)) });
  const body = object({ items: required(sizedList(item, 1, 3)), limit: optional(numberText(1, 9)) });
  const read = (value: unknown) => readShape(body, value);

  test('is absent', () => {
    expect(read({ items: [{ name: 'a', note: null }, { name: 'b' }], limit: null })).toEqual({
      ok: true,
      value: { items: [{ name: 'a' }, { name: 'b' }] },
    });
  });

  test.each<[unknown, [code: string, path: unknown][]]>([
    [{ items: [{ name: null, note: null }] }, [['REQUIRED', ['items', 0, 'name']]]],
    [{ items: null }, [['REQUIRED', ['items']]]],
    [{ items: [null] }, [['REQUIRED', ['items', 0]]]],
    [null, [['TYPE', []]]],
    [{ items: [{ name: 'a', other: null }] }, [['UNKNOWN_FIELD', ['items', 0, 'other']]]],
    [
      { items: [{ name: '', note: null }], limit: '0' },
      [
        ['SIZE', ['items', 0, 'name']],
        ['PATTERN', ['limit']],
      ],
    ],
  ])('is no excuse: %j', (value, expected) => {
    const found = read(value);
    expect(found.ok ? [] : found.problems.map(({ code, path }) => [code, path])).toEqual(expected);
  });
});

test('a parameter that is given twice is neither of both', () => {
  const query = openObject({ limit: optional(numberText(1, 9)), since: optional(sizedText(1, 9)) });
  const read = (text: string) => readQueryParameters(query, new URLSearchParams(text));
  expect(read('limit=1&other=1&other=2')).toEqual({ ok: true, value: { limit: '1' } });
  for (const text of ['limit=1&limit=2', 'limit=1&limit=1', 'limit=&limit']) {
    const found = read(text);
    expect(found.ok ? [] : found.problems).toMatchObject([{ code: 'PARAMETER_REPEATED', path: ['limit'] }]);
  }
});

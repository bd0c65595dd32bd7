import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseJsonText } from '../ebill/document/read-json.ts';
import { ExactNumber, writeJson } from '../json/index.ts';
import {
  anyNumber,
  anyObject,
  anyShapeOf,
  anyText,
  base64Text,
  boolean,
  choice,
  code,
  constant,
  date,
  defaulted,
  exactNumber,
  extended,
  implied,
  inDocumentOrder,
  instant,
  isRecord,
  jsonSchemaOf,
  list,
  type Member,
  nothing,
  object,
  openObject,
  optional,
  optionalOrNull,
  orNull,
  read,
  required,
  type Shape,
  union,
  wholeNumber,
  writeValue,
} from './index.ts';

/** A shape, and values of it. */
interface Kind {
  readonly shape: Shape<unknown>;
  readonly values: fc.Arbitrary<unknown>;
}

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((found) => found.toISOString());
const decimals = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`);
const leaves: readonly Kind[] = [
  { shape: anyText(), values: fc.string() },
  { shape: anyNumber(), values: fc.integer().map((number) => number / 8) },
  { shape: wholeNumber(), values: fc.maxSafeInteger() },
  { shape: exactNumber, values: decimals },
  { shape: boolean, values: fc.boolean() },
  { shape: choice(['A', 'B']), values: fc.constantFrom('A', 'B') },
  { shape: constant('A'), values: fc.constant('A') },
  { shape: code(/^[0-9]{2}$/, 'two digits'), values: fc.constantFrom('00', '42') },
  { shape: date, values: days.map((text) => text.slice(0, 10)) },
  { shape: instant, values: days },
];
const plainNames = ['a', 'b', 'id', 'length'];
/** Zod takes what every object inherits for a member. */
const inheritedNames = ['toString', 'constructor'];
const presences: readonly ((shape: Shape<unknown>) => Member)[] = [
  (shape) => required(shape),
  (shape) => optional(shape),
  (shape) => orNull(shape),
  (shape) => optionalOrNull(shape),
];

function membersOf(kinds: readonly (Kind & { readonly name: string; readonly presence: number })[]): Kind {
  const members = Object.fromEntries(
    kinds.map(({ name, presence, shape }) => [name, (presences[presence] as (typeof presences)[0])(shape)]),
  );
  const values = Object.fromEntries(
    kinds.map(({ name, presence, values }) => [name, presence < 2 ? values : fc.option(values, { nil: null })]),
  );
  const requiredKeys = kinds.filter(({ presence }) => presence % 2 === 0).map(({ name }) => name);
  return { shape: object(members), values: fc.record(values, { requiredKeys }) };
}

function listOf({ shape, values }: Kind): Kind {
  return {
    shape: list(shape, { absentIsEmpty: false }),
    values: fc.array(values, { maxLength: 3 }),
  };
}

function kinds(depth: number, names: readonly string[]): fc.Arbitrary<Kind> {
  const leaf = fc.constantFrom(...leaves);
  if (depth === 0) return leaf;
  const inner = kinds(depth - 1, names);
  const named = fc.uniqueArray(fc.record({ name: fc.constantFrom(...names), presence: fc.nat(3), kind: inner }), {
    selector: ({ name }) => name,
    maxLength: 4,
  });
  const objects = named.map((found) => membersOf(found.map(({ kind, ...rest }) => ({ ...kind, ...rest }))));
  const unions = fc.tuple(inner, inner).map(([one, other]): Kind => {
    const variant = (kind: string, of: Kind) => ({
      shape: object({ kind: required(constant(kind)), value: required(of.shape) }),
      values: fc.record({ kind: fc.constant(kind), value: of.values }),
    });
    const [x, y] = [variant('X', one), variant('Y', other)];
    return { shape: union('kind', { X: x.shape, Y: y.shape }), values: fc.oneof(x.values, y.values) };
  });
  return fc.oneof(leaf, objects, inner.map(listOf), unions);
}

const shapesAndValues = (names: readonly string[]) =>
  kinds(3, names).chain(({ shape, values }) => values.map((value) => ({ shape, value })));
const bounds = { entriesMax: 100 };

function textOf(shape: Shape<unknown>, value: unknown): string {
  return writeJson(writeValue(shape, value));
}

function reread(text: string): unknown {
  const parsed = parseJsonText(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** A place in a document holds something else, or is gone. */
/** A document without what stands for absent, which schemas do not say. */
function withoutNulls(of: Shape<unknown>, document: unknown): unknown {
  const shape = anyShapeOf(of);
  if (shape.kind === 'list') {
    return Array.isArray(document) ? document.map((entry) => withoutNulls(shape.entry, entry)) : document;
  }
  if (shape.kind === 'leaf' || !isRecord(document)) return document;
  if (shape.kind === 'union') {
    const tag = document[shape.tag];
    const variant = typeof tag === 'string' && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
    return variant === undefined ? document : withoutNulls(variant, document);
  }
  const members = new Map(shape.members);
  const kept = Object.entries(document).flatMap(([name, value]) => {
    const member = members.get(name);
    if (member === undefined) return [[name, value]];
    if (value === null && !member.isAsked && member.keepsNull !== true) return [];
    return [[name, withoutNulls(member.shape, value)]];
  });
  return Object.fromEntries(kept);
}

function mutated(document: unknown, seed: number, instead: unknown): unknown {
  if (typeof document !== 'object' || document === null || seed % 3 === 0) return instead;
  const rest = Math.floor(seed / 3);
  const keys = Object.keys(document);
  if (keys.length === 0 || rest % 5 === 0)
    return Array.isArray(document) ? [...document, instead] : { ...document, zz: instead };
  const key = keys[rest % keys.length] as string;
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Record<string, unknown>;
  if (rest % 7 === 0 && !Array.isArray(document)) delete copy[key];
  else copy[key] = mutated(copy[key], Math.floor(rest / keys.length), instead);
  return copy;
}

describe('a shape', () => {
  test('reads what it writes', () => {
    fc.assert(
      fc.property(shapesAndValues([...plainNames, ...inheritedNames]), ({ shape, value }) => {
        const found = read(shape, reread(textOf(shape, value)), bounds);
        expect(found.ok ? found.value : found.problems).toEqual(value);
      }),
    );
  });

  test('is described as it reads, by the word of another reader of JSON Schema', () => {
    fc.assert(
      fc.property(
        shapesAndValues(plainNames),
        fc.nat(),
        fc.jsonValue({ maxDepth: 1 }),
        ({ shape, value }, seed, instead) => {
          const schema = z.fromJSONSchema(jsonSchemaOf(shape) as Parameters<typeof z.fromJSONSchema>[0]);
          const document: unknown = JSON.parse(textOf(shape, value));
          for (const given of [document, mutated(document, seed, instead)]) {
            const { success } = schema.safeParse(withoutNulls(shape, given));
            expect([JSON.stringify(given), read(shape, given, bounds).ok]).toEqual([JSON.stringify(given), success]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('reports every problem at its place, and keeps what is in order', () => {
    const shape = object({
      id: required(wholeNumber()),
      name: required(anyText()),
      entries: optional(list(object({ day: required(date) }))),
    });
    const found = read(shape, { name: 5, entries: [{ day: '2026-02-30' }, { day: '2026-02-28' }, null], x: 1 }, bounds);
    expect(found.draft).toEqual({ entries: [{}, { day: '2026-02-28' }, undefined] });
    const problems = found.ok ? [] : found.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
    const inOrder = [
      'REQUIRED id',
      'TYPE name',
      'DATE_UNKNOWN_DAY entries.0.day',
      'REQUIRED entries.2',
      'UNKNOWN_FIELD x',
    ];
    expect(problems).toEqual(inOrder);
    const sorted = inDocumentOrder([...(found.ok ? [] : found.problems)].reverse(), shape);
    expect(sorted.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(inOrder);
  });
});

describe('members', () => {
  const shape = object({
    must: orNull(anyText()),
    may: optionalOrNull(anyText()),
    other: optional(anyText()),
    flag: defaulted(boolean, false),
    type: implied('T'),
  });

  test.each<[document: unknown, value: unknown]>([
    [{ must: 'a' }, { must: 'a', flag: false, type: 'T' }],
    [
      { must: null, may: null, other: null, flag: true },
      { must: null, may: null, flag: true, type: 'T' },
    ],
    [{}, ['REQUIRED must']],
    [{ must: 'a', may: 5, type: 'T' }, ['TYPE may', 'UNKNOWN_FIELD type']],
  ])('%j is %j', (document, value) => {
    const found = read(shape, document, bounds);
    expect(found.ok ? found.value : found.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(value);
  });

  test('that are null are written where null says something', () => {
    expect(textOf(shape, { must: null, may: null, flag: true, type: 'T' })).toBe(
      '{"must":null,"may":null,"flag":true}',
    );
  });

  test('of other names are ignored by an open object, and are no part of what it writes', () => {
    const open = openObject({ id: required(wholeNumber()) });
    expect(read(open, { id: 1, more: 2 }, bounds)).toMatchObject({ ok: true, value: { id: 1 } });
    expect(writeJson(writeValue(open, { id: 1, more: 2 } as { id: number }))).toBe('{"id":1}');
    expect(jsonSchemaOf(open)).not.toHaveProperty('additionalProperties');
  });

  test('may be added to an object, or say something else there', () => {
    const base = object({ id: required(wholeNumber()), note: optional(anyText()) }, { name: 'Base' });
    const more = extended(base, { note: required(boolean), extra: required(anyText()) }, { name: 'More' });
    const value = { id: 1, note: true, extra: 'x' };
    expect(read(more, value, bounds)).toMatchObject({ ok: true, value });
    expect(jsonSchemaOf(more)).toMatchObject({ required: ['id', 'note', 'extra'], additionalProperties: false });
  });

  test('of a list that is absent', () => {
    const absent = (shape: Shape<unknown>) => read(object({ items: required(shape) }), {}, bounds);
    expect(absent(list(anyText()))).toMatchObject({ ok: true, value: { items: [] } });
    expect(absent(list(anyText(), { absentIsEmpty: false }))).toMatchObject({
      ok: false,
      problems: [{ code: 'REQUIRED' }],
    });
  });
});

describe('leaves', () => {
  test.each<[shape: Shape<unknown>, node: unknown, value: unknown]>([
    [exactNumber, new ExactNumber('50.00'), '50.00'],
    [exactNumber, 0.1, '0.1'],
    [exactNumber, '50.00', 'TYPE'],
    [wholeNumber(), new ExactNumber('7'), 7],
    [wholeNumber(), 7.5, 'TYPE'],
    [wholeNumber(), 2 ** 53, 'TYPE'],
    [anyNumber(), new ExactNumber('7.5'), 7.5],
    [anyNumber(), { text: '7.5' }, 'TYPE'],
    [nothing, null, null],
    [nothing, 0, 'TYPE'],
    [anyObject, { a: [1] }, { a: [1] }],
    [anyObject, [], 'TYPE'],
    [anyObject, new ExactNumber('1'), 'TYPE'],
    [instant, '2026-11-21T09:53:31.814Z', '2026-11-21T09:53:31.814Z'],
    [instant, '2026-11-21T09:53:31+01:00', '2026-11-21T09:53:31+01:00'],
    [instant, '2026-02-30T09:53:31Z', 'PATTERN'],
    [instant, '2026-11-21T24:00:00Z', 'PATTERN'],
    [instant, '2026-11-21T09:53:31', 'PATTERN'],
    [instant, 5, 'TYPE'],
    [choice(['A']), 5, 'TYPE'],
    [choice(['A']), 'B', 'INVALID_ENUM'],
    [choice(['toString']), 'constructor', 'INVALID_ENUM'],
  ])('%#: %j is %j', (shape, node, value) => {
    const found = read(shape, node, bounds);
    expect(found.ok ? found.value : found.problems[0].code).toEqual(value);
  });

  test('numbers are written to the digit', () => {
    expect(textOf(object({ value: required(exactNumber) }), { value: '50.00' })).toBe('{"value":50.00}');
  });
});

describe('hostile documents', () => {
  const shape = object({ id: required(wholeNumber()), list: optional(list(anyText())) });
  const codes = (document: unknown) => {
    const found = read(shape, document, bounds);
    return found.ok ? [] : found.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
  };

  test('inherited members are none', () => {
    expect(codes(Object.create({ id: 1 }))).toEqual(['REQUIRED id']);
    expect(codes(JSON.parse('{"__proto__":{"id":1}}'))).toEqual(['REQUIRED id', 'UNKNOWN_FIELD __proto__']);
    const found = read(openObject({}), JSON.parse('{"__proto__":{"admin":true}}'), bounds);
    expect(found.ok && 'admin' in (found.value as object)).toBe(false);
  });

  test('an error of the one who made the document is the own error of that one', () => {
    const document = {
      get id(): number {
        throw new RangeError('mine');
      },
    };
    expect(() => codes(document)).toThrow(RangeError);
  });

  test('lists stand for no objects, objects for no lists', () => {
    expect(codes([])).toEqual(['TYPE ']);
    expect(codes({ id: 1, list: { length: 1, 0: 'a' } })).toEqual(['TYPE list']);
    expect(codes({ id: [1] })).toEqual(['TYPE id']);
    expect(codes({ id: 1, list: new Array(3) })).toEqual(['REQUIRED list.0', 'REQUIRED list.1', 'REQUIRED list.2']);
    expect(codes(null)).toEqual(['TYPE ']);
    expect(codes(undefined)).toEqual(['TYPE ']);
  });

  test('what leads back to itself is left where no shape leads on', () => {
    const document: Record<string, unknown> = { id: 1 };
    document['self'] = document;
    document['list'] = [document];
    expect(codes(document)).toEqual(['TYPE list.0', 'UNKNOWN_FIELD self']);
  });

  test('of a hundred thousand faults one is told', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => [`x${index}`, null] as const);
    expect(codes(Object.fromEntries(many))).toEqual(['LIST_TOO_LONG ']);
    expect(codes({ id: 1, list: many })).toEqual(['LIST_TOO_LONG list']);
  });

  test('a long name is cut', () => {
    const found = read(shape, { id: 1, ['x'.repeat(5000)]: 1 }, bounds);
    expect(found.ok ? '' : found.problems[0].path[0]).toHaveLength(100);
  });
});

describe('texts of forms and XML', () => {
  const shape = object({ flag: required(boolean), note: optional(anyText()), inner: required(object({})) });

  test.each<[document: unknown, value: unknown]>([
    [
      { flag: 'true', note: '', inner: '' },
      { flag: true, inner: {} },
    ],
    [
      { flag: '0', note: 'x', inner: {} },
      { flag: false, note: 'x', inner: {} },
    ],
    [{ flag: 'yes', inner: '' }, ['TYPE flag']],
  ])('%j is %j', (document, value) => {
    const found = read(shape, document, { ...bounds, origin: 'text' });
    expect(found.ok ? found.value : found.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(value);
  });
});

describe('named parts', () => {
  test('stand once under their name', () => {
    const part = object({ id: required(wholeNumber()) }, { name: 'Part', description: 'A part' });
    const schemas: Record<string, unknown> = {};
    const whole = object({ one: required(part), many: required(list(part)) });
    const schema = jsonSchemaOf(whole, { schemas, names: new Map() });
    expect(schema).toMatchObject({
      properties: {
        one: { $ref: '#/components/schemas/Part' },
        many: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
      },
    });
    expect(schemas).toEqual({ Part: jsonSchemaOf(part) });
  });
});

test('a text of Base64 may be as long as a request', () => {
  const shape = object({ content: required(base64Text()) });
  const long = 'A'.repeat(14_000_000);
  for (const content of ['A', 'QQ==', 'QUE=', long, `${long}==`]) {
    expect(read(shape, { content }, { entriesMax: 10 })).toMatchObject({ ok: true });
  }
  for (const content of ['', '=', '==', 'A===', 'A=A', `${long}.`, `.${long}`, `${long}=A`, `${long}===`]) {
    expect(read(shape, { content }, { entriesMax: 10 })).toMatchObject({
      ok: false,
      problems: [{ code: 'PATTERN', path: ['content'] }],
    });
  }
});

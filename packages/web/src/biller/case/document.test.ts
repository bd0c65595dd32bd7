import type { CalendarDate } from '@rappen/core/date';
import {
  type BusinessCaseType,
  businessCaseJson,
  exampleBusinessCase,
  exampleNames,
  parseBusinessCase,
  readJsonDocument,
} from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { describe, expect, test } from 'vitest';
import { changedAt, type Editable, editableOf, placeFor, placesOf, sentOf, shapeOf } from './document.ts';

const today = '2026-11-21' as CalendarDate;

function exampleOf(name: (typeof exampleNames)[number]) {
  const made = exampleBusinessCase(name, { today, iban: 'CH4431999123000889012', referenceNumber: 'R1' });
  if (!made.ok) throw new Error('The example is wrong');
  return made.value;
}

function parsed(type: BusinessCaseType, document: Editable) {
  return parseBusinessCase(type, readJsonDocument(sentOf(document)), { today });
}

describe.each(exampleNames)('the form of %s', (name) => {
  const example = exampleOf(name);
  const shape = shapeOf(example.type);
  const shown = JSON.parse(writeJson(businessCaseJson(example)));

  test('says the same as the case that it was made from', () => {
    const answered = { ...shown, id: 7, status: 'OPEN', statusHistory: [] };
    expect(parsed(example.type, editableOf(answered, shape))).toEqual({ ok: true, value: example });
  });

  test('has a place for each problem of an empty one', () => {
    const document = editableOf({}, shape);
    const verdict = parsed(example.type, document);
    const places = new Set(placesOf(document));
    expect(verdict.ok).toBe(false);
    if (!verdict.ok) for (const { path } of verdict.problems) expect(placeFor(path.join('.'), places)).not.toBe('');
  });
});

test('places are changed, added and taken away, and nothing else', () => {
  const document: Editable = { a: '1', list: [{ b: 'x' }, { b: 'y' }], group: { c: true } };
  expect(changedAt(document, ['list', 1, 'b'], 'z')).toEqual({ ...document, list: [{ b: 'x' }, { b: 'z' }] });
  expect(changedAt(document, ['list', 2], { b: '' })).toMatchObject({ list: [{}, {}, { b: '' }] });
  expect(changedAt(document, ['list', 0], undefined)).toMatchObject({ list: [{ b: 'y' }] });
  expect(changedAt(document, ['group'], undefined)).toEqual({ a: '1', list: document['list'] });
  expect(document).toEqual({ a: '1', list: [{ b: 'x' }, { b: 'y' }], group: { c: true } });
});

test('empty texts are not sent; what is false is', () => {
  expect(sentOf({ a: '', b: false, c: { d: '' }, e: ['', 'x'] })).toEqual({ b: false, c: {}, e: [undefined, 'x'] });
});

test('a problem stands at its field, at the value of an amount, or at the nearest group', () => {
  const places = new Set(placesOf({ total: { value: '', currency: '' }, list: [{ a: '' }] }));
  expect(placeFor('total', places)).toBe('total.value');
  expect(placeFor('total.currency', places)).toBe('total.currency');
  expect(placeFor('list[0].b.c', places)).toBe('list[0]');
  expect(placeFor('list[3].a', places)).toBe('list');
  expect(placeFor('elsewhere', places)).toBe('');
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../../test/arbitraries/any-text.ts';
import { today } from '../../../../../test/ebill-cases.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { formatPath } from '../../problem/problem.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { readFormDocument } from './read-form.ts';

type Fields = readonly (readonly [name: string, text: string])[];

const advice: Fields = [
  ['advice[referenceNumber]', '1'],
  ['advice[businessCaseDate]', '2026-11-21'],
  ['advice[totalAmount][value]', '-12.5'],
  ['advice[totalAmount][currencyCode]', 'CHF'],
  ['advice[billRecipient][billRecipientNetId]', '41010560425610173'],
  ['advice[billRecipient][name]', 'Petra Muster'],
  ['advice[billRecipient][address]', ''],
];

function findings(fields: Fields): string[] {
  const read = readFormDocument('Advice', fields);
  if (!read.ok) return codesOf(read);
  const parsed = parseBusinessCase('Advice', read.value, { today });
  return parsed.ok ? [] : parsed.problems.map((found) => `${formatPath(found.path)} ${found.code}`.trim());
}

test('fields with brackets are a business case', () => {
  const document = expectValue(readFormDocument('Advice', advice));
  expect(expectValue(parseBusinessCase('Advice', document, { today }))).toEqual({
    type: 'Advice',
    referenceNumber: '1',
    businessCaseDate: '2026-11-21',
    totalAmount: { value: '-12.50', currencyCode: 'CHF' },
    billRecipient: { billRecipientNetId: '41010560425610173', name: 'Petra Muster', address: {} },
  });
});

describe('what is validated as a field', () => {
  const vat = 'advice[workflow][vatEnterpriseIdentificationNumbers][vatEnterpriseIdentificationNumber]';

  const path = 'workflow.vatEnterpriseIdentificationNumbers.vatEnterpriseIdentificationNumber';

  test.each<[name: string, more: Fields, ...found: string[]]>([
    ['an empty optional text', [['advice[billRecipient][emailAddress]', '']]],
    [
      'a list',
      [
        [`${vat}[0]`, 'CHE123456789'],
        [`${vat}[1]`, 'CHE123456789TVA'],
      ],
    ],
    [
      'a list from behind',
      [
        [`${vat}[1]`, 'CHE123456789'],
        [`${vat}[0]`, 'CHE123456789'],
      ],
    ],
    ['an unknown field', [['advice[extra]', '1']], 'extra UNKNOWN_FIELD'],
    ['another part', [['comment', '1']], 'comment UNKNOWN_FIELD'],
    ['another type', [['bill[referenceNumber]', '1']], 'bill UNKNOWN_FIELD'],
    ['a list without indexes', [[vat, 'CHE123456789']], `${path} TYPE`],
    ['an empty list', [[vat, '']], `${path} REQUIRED`],
    [
      'an object for a text',
      [['advice[referencedBill][referenceNumber][a]', '1']],
      'referencedBill.referenceNumber TYPE',
    ],
    ['a text for an object', [['advice[referencedBill]', '1']], 'referencedBill TYPE'],
  ])('%s', (_name, more, ...found) => expect(findings([...advice, ...more])).toEqual(found));

  test('nothing at all', () => {
    expect(findings([])).toEqual(['advice REQUIRED']);
    expect(findings([['advice', 'text']])).toEqual(['TYPE']);
    expect(findings([['advice[0]', 'text']])).toEqual(['TYPE']);
  });
});

describe('MALFORMED_MULTIPART', () => {
  test.each<[name: string, more: Fields]>([
    ['a field twice', [['advice[referenceNumber]', '1']]],
    ['a text and an object', [['advice[totalAmount]', '1']]],
    ['an object and a text', [['advice[referenceNumber][a]', '1']]],
    [
      'an index and a name',
      [
        ['advice[a][0]', '1'],
        ['advice[a][b]', '1'],
      ],
    ],
    [
      'a name and an index',
      [
        ['advice[a][b]', '1'],
        ['advice[a][0]', '1'],
      ],
    ],
    [
      'a gap',
      [
        ['advice[a][0]', '1'],
        ['advice[a][2]', '1'],
      ],
    ],
    ['no first index', [['advice[a][1]', '1']]],
    ['a gap inside', [['advice[a][0][b][1]', '1']]],
    [
      'an index with a zero in front',
      [
        ['advice[a][0]', '1'],
        ['advice[a][01]', '1'],
      ],
    ],
    [
      'a huge index',
      [
        ['advice[a][0]', '1'],
        ['advice[a][4294967295]', '1'],
      ],
    ],
    ['an empty step', [['advice[a][]', '1']]],
    ['an empty name', [['', '1']]],
    ['an open bracket', [['advice[a', '1']]],
    ['a bracket too many', [['advice[a]]', '1']]],
    ['a bracket in a bracket', [['advice[a[b]]', '1']]],
    ['text behind a bracket', [['advice[a]b', '1']]],
    ['text between brackets', [['advice[a]b[c]', '1']]],
    ['__proto__', [['advice[__proto__][polluted]', '1']]],
    ['__proto__ in front', [['__proto__[polluted]', '1']]],
    ['constructor', [['advice[constructor][prototype][polluted]', '1']]],
    ['more than 32 levels', [[`advice${'[a]'.repeat(32)}`, '1']]],
    ['100,000 levels', [[`advice${'[a]'.repeat(100_000)}`, '1']]],
    ['more than 400 fields', Array.from({ length: 394 }, (_, at) => [`advice[x${at}]`, '1'] as const)],
    ['more than 1,000,000 characters', [['advice[workflow][caseReferenceForBillRecipient]', 'x'.repeat(1_000_000)]]],
  ])('%s', (_name, more) => {
    expect(findings([...advice, ...more])).toEqual(['MALFORMED_MULTIPART']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('but 32 levels and 400 fields are read', () => {
    expect(findings([...advice, [`advice${'[a]'.repeat(31)}`, '1']])).toEqual(['a UNKNOWN_FIELD']);
    const many = Array.from({ length: 393 }, (_, at) => [`advice[x${at}]`, '1'] as const);
    expect(findings([...advice, ...many])).toHaveLength(100);
  });
});

test('names of every kind take linear time', () => {
  for (const unit of ['[', ']', '[]', '[a]', '[0]', 'a']) {
    findings([[`advice${unit.repeat(900_000 / unit.length)}`, '1']]);
  }
});

test('any fields are read or refused', () => {
  const step = fc.constantFrom('[a]', '[0]', '[1]', '[', ']', '[__proto__]', '[toString]', '[totalAmount]', 'advice');
  const name = fc.oneof(
    anyText,
    fc.array(step).map((steps) => `advice${steps.join('')}`),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, anyText), { maxLength: 20 }), (fields) => {
      expect(findings(fields).length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

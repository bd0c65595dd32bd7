import { expect, test } from 'vitest';
import { ruleAfter, unpackedRows } from './packed.ts';

const text = `
*A B C
c%
@/Root/Part
:R-007#One
#Two/Three
b~2Four *0
:X!
a!@name
@2Other
12/w<.`
  .replace('12/w<.', '12<')
  .concat('\nc:R-020/w+Five\n');

test('what repeats stands once: paths, rules that follow each other, and lists', () => {
  expect(unpackedRows(text, 0).split('\n')).toEqual([
    '%',
    '@ /Root/Part',
    'R-007 # One',
    'R-008 # Two/Three',
    'X ! @name',
    '@ /Root/Other',
    'R-012 < .',
    'R-020/w + Five',
  ]);
});

test('each set has its rows alone, and rules are counted for all of them', () => {
  expect(unpackedRows(text, 1).split('\n')).toEqual([
    '%',
    '@ /Root/Part',
    'R-007 # One',
    'R-008 # Two/Three',
    'R-009 ~ Two/Three/Four =A B C',
    'X ! .',
    '@ /Root/Other',
    'R-020/w + Five',
  ]);
});

test.each([
  ['R-009/w', '', 'R-010/w'],
  ['R-099', '7', 'R-007'],
  ['FX-SCH', '', 'FX-SCH'],
])('after %s with %j comes %s', (rule, number, next) => {
  expect(ruleAfter(rule, number)).toBe(next);
});

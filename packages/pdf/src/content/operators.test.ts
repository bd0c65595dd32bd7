import { expect, test } from 'vitest';
import {
  type Effect,
  hasItsOperands,
  type Operator,
  operandKinds,
  operatorCode,
  operators,
  operatorsByCode,
} from './operators.ts';

/** ISO 32000-1, annex A, table A.1, in its order. */
const annex =
  'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s ' +
  'S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "';

const named = (name: string): Operator | undefined => operatorsByCode.get(operatorCode(name));

test('all 73 operators of the standard are there, each once, and no others', () => {
  const names = annex.split(' ');
  expect(names).toHaveLength(73);
  expect(operators.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(operatorsByCode.size).toBe(73);
});

test('operands are of kinds that exist', () => {
  for (const { name, operands } of operators)
    expect(
      name + operands.replace('*', '').replace(new RegExp(`[${Object.keys(operandKinds).join('')}]`, 'g'), ''),
    ).toBe(name);
});

test.each([
  ['path painting', 'paint', 'b B b* B* f F f* n s S'],
  ['text showing', 'show', 'Tj TJ \' "'],
  ['what closes a path that it paints', (operator: Operator) => operator.closes === true, 'b b* s'],
  ['what fills', (operator: Operator) => operator.fills !== undefined, 'b B b* B* f F f*'],
  ['what strokes', (operator: Operator) => operator.strokes === true, 'b B b* B* s S'],
  ['even-odd', (operator: Operator) => operator.fills === 'even-odd', 'b* B* f*'],
  ['colours of areas', (operator: Operator) => operator.target === 'fill', 'cs g k rg sc scn'],
  ['colours of lines', (operator: Operator) => operator.target === 'stroke', 'CS G K RG SC SCN'],
  [
    'what needs a resource',
    (operator: Operator) => operator.resource !== undefined,
    'BDC CS cs Do DP gs SCN scn sh Tf',
  ],
  ['marks', (operator: Operator) => /mark/.test(operator.effect), 'BDC BMC DP EMC MP'],
] as const)('%s', (_, chosen: Effect | ((operator: Operator) => boolean), expected) => {
  const fits = typeof chosen === 'string' ? ({ effect }: Operator) => effect === chosen : chosen;
  const names = operators.filter(fits).map(({ name }) => name);
  expect(names.sort()).toEqual(expected.split(' ').sort());
});

test.each<[operator: string, operands: Parameters<typeof hasItsOperands>[1], hasThem: boolean]>([
  ['Tj', ['string'], true],
  ['Tj', ['number'], false],
  ['Tj', ['number', 'string'], true],
  ['TJ', ['string'], false],
  ['Tf', ['name', 'number'], true],
  ['Tf', ['name', 'name'], false],
  ['BDC', ['name', 'dictionary'], true],
  ['BDC', ['name', 'name'], true],
  ['BDC', ['name', 'array'], false],
  ['scn', ['number', 'name'], true],
  ['scn', ['name', 'number'], false],
  ['sc', ['name'], false],
  ['d', ['array', 'number'], true],
  ['d', ['number', 'array'], false],
  ['Q', ['number'], true],
])('%s after %j: %s', (name, kinds, hasThem) => {
  expect(hasItsOperands(named(name) as Operator, kinds)).toBe(hasThem);
});

test('what takes the place of an operator is one', () => {
  for (const { without } of operators) if (without !== undefined) expect(named(without)).toBeDefined();
});

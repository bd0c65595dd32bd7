import { expect, test } from 'vitest';
import { operators } from '../../packages/pdf/src/content/operators.ts';
import { isNode, type Node, syntaxOf } from '../../scripts/syntax.ts';
import { isGenerated, type Source, shipped } from './sources.ts';

const table = 'packages/pdf/src/content/operators.ts';

const names: ReadonlySet<string> = new Set(operators.map(({ name }) => name));
const listMin = 3;
/** Names that are nothing else: `TL` and `SC` are countries too, `w` and `h` sizes. */
const isTelling = (name: string): boolean => name.length > 1 && !/^[A-Z]+$/.test(name);

const textOf = (node: unknown): readonly string[] =>
  isNode(node) && typeof node['value'] === 'string'
    ? [node['value']]
    : isNode(node) && node.type === 'Identifier'
      ? [String(node['name'])]
      : [];
const textsIn = (nodes: unknown, pick: (node: Node) => unknown): readonly string[] =>
  (Array.isArray(nodes) ? nodes : []).filter(isNode).flatMap((node) => textOf(pick(node)));

/** The words of a list, a map, a set, a union, a choice, or of one text with blanks. */
function listOf(node: Node): readonly string[] {
  const { type, value } = node;
  if (type === 'ArrayExpression') {
    const rows = (Array.isArray(node['elements']) ? node['elements'] : []).filter(isNode);
    return rows.flatMap((row) =>
      row.type === 'ArrayExpression' && Array.isArray(row['elements']) ? textOf(row['elements'][0]) : textOf(row),
    );
  }
  if (type === 'ObjectExpression') return textsIn(node['properties'], (property) => property['key']);
  if (type === 'SwitchStatement') return textsIn(node['cases'], (one) => one['test']);
  if (type === 'TSUnionType') return textsIn(node['types'], (one) => one['literal']);
  if (type === 'LogicalExpression') return comparedIn(node);
  return typeof value === 'string' && type === 'Literal' && /^\S+(?: \S+)+$/.test(value) ? value.split(' ') : [];
}

/** The texts that something is compared with, one after another. */
function comparedIn(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node.type === 'LogicalExpression') return [...comparedIn(node['left']), ...comparedIn(node['right'])];
  return node.type === 'BinaryExpression'
    ? [...textOf(node['left']), ...textOf(node['right'])].filter((text) => names.has(text))
    : [];
}

/** Lists of three operators or more, of nothing but operators. */
function listsOf({ path, text }: Source): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (isNode(node)) {
      const list = listOf(node);
      const isList = new Set(list).size >= listMin && list.every((word) => names.has(word)) && list.some(isTelling);
      if (isList) found.push(`${path}: ${list.join(' ')}`);
      for (const each of Object.values(node)) visit(each);
    }
  };
  visit(syntaxOf(path, text));
  return found;
}

test('operators of PDF are listed in one table', () => {
  const others = shipped.filter((source) => !isGenerated(source) && source.path !== table);
  expect(others.flatMap(listsOf)).toEqual([]);
});

test.each([
  ["const showing = ['Tj', 'TJ', '\"'];"],
  ["const showing = new Set('Tj TJ T*'.split(' '));"],
  ['const steps = { q: 1, Q: 2, cm: 3 };'],
  ["const steps = new Map([['q', 1], ['Q', 2], ['cm', 3]]);"],
  ["switch (name) { case 'gs': case 'sh': case 'Do': break; }"],
  ["type Name = 'Tj' | 'TJ' | 'Tf';"],
  ["if (name === 'sc' || name === 'scn' || 'cs' === name) {}"],
])('a list elsewhere is found: %s', (text) => {
  expect(listsOf({ path: 'a.ts', text })).toHaveLength(1);
});

test.each([["const countries = ['TJ', 'TL', 'SC'];"], ['const size = { w: 1, h: 2 };'], ["const two = ['Tj', 'TJ'];"]])(
  'other lists are none: %s',
  (text) => {
    expect(listsOf({ path: 'a.ts', text })).toEqual([]);
  },
);

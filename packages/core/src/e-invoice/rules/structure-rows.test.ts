import { describe, expect, test } from 'vitest';
import type { XmlElement } from '../../xml/index.ts';
import { codesOf } from '../codes/index.ts';
import { isUnderstood } from './expression.ts';
import { lists } from './lists.ts';
import { RuleDocument } from './nodes.ts';
import type { Row } from './rows.ts';
import { brokenRules } from './run-table.ts';
import { type SyntaxTables, tablesOf } from './tables.ts';

const profiles = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'] as const;
const tables: readonly (readonly [string, SyntaxTables['table']])[] = [
  ...(['CII', 'UBL'] as const).flatMap((syntax) =>
    tablesOf('xrechnung', syntax, undefined).map(({ table }, index) => [`${syntax} ${index}`, table] as const),
  ),
  ...tablesOf('peppol', 'UBL', undefined)
    .slice(2)
    .map(({ table }) => ['Peppol', table] as const),
  ...profiles.flatMap((profile) =>
    tablesOf('facturx', 'CII', profile).map(({ table }, index) => [`${profile} ${index}`, table] as const),
  ),
];

test.each(tables)('every condition of %s is understood to its end', (_, { variables, patterns }) => {
  const conditions = [
    ...Object.values(variables),
    ...patterns.flat().flatMap(({ elements, rows }) => [elements, ...rows.flatMap(conditionsOf)]),
  ];
  expect(conditions.length).toBeGreaterThan(5);
  expect(conditions.filter((condition) => !isUnderstood(condition))).toEqual([]);
});

function conditionsOf({ place, check, when }: Row): string[] {
  const own = check.kind === 'condition' ? [check.condition] : check.kind === 'equal' ? [check.to] : [];
  return [...(place === '-' ? [] : [place]), ...own, ...(when === undefined ? [] : [when])];
}

interface Made {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Made[];
  text: string;
}

function made(name: string): Made {
  return { name, attributes: new Map(), children: [], text: '' };
}

function elementOf({ name, attributes, children, text }: Made): XmlElement {
  return { name, namespace: '', attributes, children: children.map(elementOf), text, hasLiteral: false };
}

/** Elements along a path, each new; the innermost. */
function grown(from: Made, path: string): Made {
  let at = from;
  for (const name of path.split('/').filter((one) => one !== '')) {
    const child = made(name.replace(/[()]/g, '').split('|')[0] as string);
    at.children.push(child);
    at = child;
  }
  return at;
}

/** Paths that the test can build: of names alone, or of all elements whose names end so. */
const buildable = /^\/{1,2}(?:[\w/|()]+|\*|\*\[ends\(name\(\), '\w+'\)\])$/;

/** An invoice with one element that the rule is for, and in it as many of the row as are asked for. */
function invoiceWith(elements: string, { place }: Row, count: number, text = ''): RuleDocument {
  const [first = ''] = elements.split(' | ');
  const isAnywhere = first.startsWith('//');
  const root = made(
    isAnywhere ? 'Invoice' : first === '/*' ? 'Invoice' : ((/^\/(\w+)/.exec(first)?.[1] as string) ?? ''),
  );
  const inside = isAnywhere ? first.slice(2) : first.replace(/^\/(?:\w+|\*)\/?/, '');
  const suffix = /^\*\[ends\(name\(\), '(\w+)'\)/.exec(inside)?.[1];
  const at = suffix === undefined ? grown(root, inside) : grown(root, `Any${suffix}`);
  for (let index = 0; index < count; index += 1) {
    if (place.startsWith('@')) at.attributes.set(place.slice(1), text);
    else if (place.startsWith('//@')) at.attributes.set(place.slice(3), text);
    else if (place.includes('/@')) {
      const [path = '', name = ''] = place.split('/@');
      grown(at, path.replace(/^\/+/, '')).attributes.set(name, text);
    } else grown(at, place.replace(/^\/+/, '')).text = text;
  }
  return new RuleDocument(elementOf(root));
}

/** How many of an element break a rule, and how many keep it. */
const counts = { unused: [1, 0], single: [2, 1], once: [0, 1], some: [0, 1] } as const;

const rows = tables.flatMap(([name, table]) =>
  table.patterns.flatMap((pattern) =>
    pattern.flatMap(({ elements, rows: own }) =>
      own
        .filter(
          ({ check, place, term }) =>
            (check.kind in counts || check.kind === 'listed') && term === undefined && place !== '.',
        )
        .map((row) => ({ name, elements, row })),
    ),
  ),
);

describe('each row of elements is broken by one that it forbids, and kept without it', () => {
  const reached = rows.filter(
    ({ elements, row }) => buildable.test(elements.split(' | ')[0] as string) && /^[\w/@|()]+$/.test(row.place),
  );

  test('most rows can be built: the others are compared with the published rules alone', () => {
    expect(rows.length).toBeGreaterThan(1800);
    expect(reached.length / rows.length).toBeGreaterThan(0.65);
  });

  test.each([...new Set(reached.map(({ name }) => name))])('of %s', (name) => {
    const table = (tables.find(([one]) => one === name) as (typeof tables)[number])[1];
    const wrong = reached
      .filter((one) => one.name === name)
      .flatMap(({ elements, row }) => {
        const single = { ...table, patterns: [[{ elements, rows: [row] }]] };
        const breaks = (count: number, text?: string): boolean =>
          brokenRules(single, invoiceWith(elements, row, count, text)).broken.length > 0;
        if (row.check.kind === 'listed') {
          const [code = ''] = codesIn(row.check.list);
          return breaks(1, 'no such code') && !breaks(1, code) ? [] : [row.rule];
        }
        const [broken, kept] = counts[row.check.kind as keyof typeof counts];
        return breaks(broken) && !breaks(kept) ? [] : [`${row.rule} ${elements} ${row.place}`];
      });
    expect(wrong).toEqual([]);
  });
});

function codesIn(list: string): readonly string[] {
  return codesOf(list.startsWith('=') ? list.slice(1) : (lists[list] ?? ''));
}

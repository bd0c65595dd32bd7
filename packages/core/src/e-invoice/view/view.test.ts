import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { readEInvoice } from '../reading/index.ts';
import { unpackedRows } from '../rules/packed.ts';
import { facturXStructure } from '../rules/structure-facturx.generated.ts';
import { type EInvoice, termNames } from '../semantic/index.ts';
import { cii } from '../syntax/cii.ts';
import { writeCii, writeUbl } from '../syntax/index.ts';
import type { SyntaxNode, SyntaxTable } from '../syntax/table.ts';
import { ublCreditNote, ublInvoice } from '../syntax/ubl.ts';
import { codeTable } from './code-words.ts';
import { viewOfEInvoice } from './index.ts';
import { labelTable } from './labels.ts';
import { termsOfSyntax } from './naming.ts';
import { labelOf, viewLanguages } from './words.ts';

const namespaces: Readonly<Record<string, string>> = { ...cii.namespaces, ...ublInvoice.namespaces };

/** Something with a value in an XML: the elements that lead to it, its attribute, and what tells its elements from others. */
interface Leaf {
  readonly path: readonly string[];
  readonly attribute?: string | undefined;
  /** Where it stands in the value that is read. */
  readonly keys?: string;
}

/** All that a table of the reader binds to a member. */
function leavesOf(nodes: readonly SyntaxNode[], around: readonly string[], keys = ''): Leaf[] {
  return nodes.flatMap((node): Leaf[] => {
    if (node.kind === 'scope') return leavesOf(node.nodes, around, `${keys}.${node.key}`);
    if (node.kind === 'element') {
      return leavesOf(
        node.nodes,
        [...around, node.name],
        node.scope === undefined ? keys : `${keys}.${node.scope.key}`,
      );
    }
    if (!('key' in node.value)) return [];
    return [
      { path: around, attribute: node.kind === 'attribute' ? node.name : undefined, keys: `${keys}.${node.value.key}` },
    ];
  });
}

/** The elements that the rules of Factur-X EXTENDED name as allowed, without others in them. */
function extendedLeaves(): Leaf[] {
  const named = new Set<string>();
  const forbidden = new Set<string>();
  let at = '';
  // MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED
  for (const line of unpackedRows(facturXStructure, 4).split('\n')) {
    const [first = '', operator = '', child = ''] = line.split(' ');
    if (first === '@') at = /^\/[\w/]+$/.test(operator) ? operator : '';
    if (at === '') continue;
    if (operator === '!' && child === '.') forbidden.add(at);
    else if (operator === '!' && /^\w+$/.test(child)) forbidden.add(`${at}/${child}`);
    else named.add(at);
    if (/^[<#]$/.test(operator) && /^[\w/]+$/.test(child)) named.add(`${at}/${child}`);
  }
  const all = [...named].filter((path) => ![...forbidden].some((one) => path === one || path.startsWith(`${one}/`)));
  const inner = new Set(
    all.flatMap((path) => path.split('/').map((_, index, steps) => steps.slice(0, index).join('/'))),
  );
  return all.filter((path) => !inner.has(path)).map((path) => ({ path: prefixed(path) }));
}

/** Wrappers of values that schemas put around dates and indicators. */
const wrapped: Readonly<Record<string, string>> = {
  IssueDateTime: 'DateTimeString',
  DueDateDateTime: 'DateTimeString',
  OccurrenceDateTime: 'DateTimeString',
  StartDateTime: 'DateTimeString',
  EndDateTime: 'DateTimeString',
  CompleteDateTime: 'DateTimeString',
  BasisDateTime: 'DateTimeString',
  ConversionRateDateTime: 'DateTimeString',
  FormattedIssueDateTime: 'DateTimeString',
  FormattedReceivedDateTime: 'DateTimeString',
  TaxPointDate: 'DateString',
  ChargeIndicator: 'Indicator',
  CopyIndicator: 'Indicator',
  TestIndicator: 'Indicator',
};

function prefixed(path: string): string[] {
  const names = path.split('/').slice(1);
  const last = wrapped[names.at(-1) ?? ''];
  return [...names, ...(last === undefined ? [] : [last])].map((name) =>
    /^(?:CrossIndustryInvoice|ExchangedDocument.*|SupplyChainTradeTransaction)$/.test(name)
      ? `rsm:${name}`
      : `ram:${name}`,
  );
}

function xmlOf({ path, attribute }: Leaf, value: string): string {
  const [root = '', ...inner] = path;
  const declared = Object.entries(root.includes(':') ? cii.namespaces : { ...namespaces, '': rootNamespace(root) })
    .filter(([prefix]) => root.includes(':') || ['', 'cac', 'cbc'].includes(prefix))
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${uri}"`)
    .join('');
  const written = attribute === undefined ? '' : ` ${attribute}="${value}"`;
  const open = inner.map((name, index) => `<${name}${index === inner.length - 1 ? written : ''}>`).join('');
  const close = inner
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
  return `<${root}${declared}>${open}${attribute === undefined ? value : '1'}${close}</${root}>`;
}

function rootNamespace(root: string): string {
  return `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`;
}

const tables: readonly (readonly [string, SyntaxTable])[] = [
  ['CII', cii],
  ['UBL invoices', ublInvoice],
  ['UBL credit notes', ublCreditNote],
];

const lists: readonly (readonly [string, readonly Leaf[]])[] = [
  ...tables.map(([name, { root }]) => [name, leavesOf(root.nodes, [root.name])] as const),
  ['EXTENDED', extendedLeaves()],
];

describe.each(lists)('every term of %s', (_, leaves) => {
  test('stands in the view when it stands in the XML, in each language, and is not called unread', () => {
    expect(leaves.length).toBeGreaterThan(140);
    const lost = leaves.flatMap((leaf) => {
      const value = leaf.attribute === undefined && /Object$/.test(leaf.path.at(-1) ?? '') ? 'QUJD' : 'X7Q';
      const received = expectValue(readEInvoice(xmlOf(leaf, value)));
      return viewLanguages.flatMap((language) => {
        const view = viewOfEInvoice(received, { language });
        const rows = view.sections.flatMap((section) => section.rows);
        const isThere =
          value === 'QUJD' ? view.attachments.length === 1 : rows.some(({ shown }) => shown.includes(value));
        return isThere && view.unread.length === 0
          ? []
          : [`${language} ${leaf.path.join('/')}@${leaf.attribute ?? ''}`];
      });
    });
    expect(lost).toEqual([]);
  });
});

test.each(['CII', 'UBL'] as const)('every name of the table of %s is there in four languages', (syntax) => {
  const rows = [...termsOfSyntax(syntax).values()];
  const keys = rows.flatMap(({ label, section }) => [...(label ? [label] : []), ...(section ? [`§${section}`] : [])]);
  const missing = keys.flatMap((key) =>
    viewLanguages.filter((language) => !labelOf(key, language)).map((one) => `${key} ${one}`),
  );
  expect([rows.length > 250, missing]).toEqual([true, []]);
});

test('names and codes have four texts each, and every code list of the tables has words', () => {
  const rows = [labelTable, codeTable]
    .flatMap((table) => table.trim().split('\n'))
    .filter((row) => !row.startsWith('#'));
  expect(rows.filter((row) => row.split('|').length !== 5 || row.split('|').includes(''))).toEqual([]);
  const used = (['CII', 'UBL'] as const).flatMap((syntax) =>
    [...termsOfSyntax(syntax).values()].flatMap(({ list }) => list ?? []),
  );
  const known = [...codeTable.matchAll(/^#(\w+)$/gm)].map(([, name]) => name);
  expect([...new Set(used)].filter((list) => list !== 'country' && !known.includes(list))).toEqual([]);
});

test.each(['CII', 'UBL'] as const)('the table of %s has every business term that problems speak of', (syntax) => {
  const terms = new Set([...termsOfSyntax(syntax).values()].map(({ term }) => term));
  // Units stand with their quantities
  const withOthers = ['BT-130', 'BT-150', ...(syntax === 'UBL' ? ['BT-21', 'BT-90'] : [])];
  expect(
    Object.keys(termNames).filter((term) => term.startsWith('BT-') && !terms.has(term) && !withOthers.includes(term)),
  ).toEqual([]);
});

test('what no table knows is shown as it stands: elements, attributes, any depth', () => {
  const name = fc.stringMatching(/^Zz[a-z]{1,8}$/);
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 5 }),
      fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
      fc.boolean(),
      (names, value, isAttribute) => {
        const leaf = {
          path: ['rsm:CrossIndustryInvoice', ...names.map((one) => `ram:${one}`)],
          attribute: isAttribute ? 'zz' : undefined,
        };
        const { unread } = viewOfEInvoice(expectValue(readEInvoice(xmlOf(leaf, value))));
        expect(unread.some((one) => one.value.includes(value) && one.path.includes(names.at(-1) as string))).toBe(true);
      },
    ),
  );
});

/** An invoice with a value of its own for each member that CII has a place for. */
function filled(nodes: readonly SyntaxNode[], next: () => number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const node of nodes) {
    if (node.kind === 'element' && node.isAlias) continue;
    if (node.kind === 'scope') value[node.key] = { ...(value[node.key] as object), ...filled(node.nodes, next) };
    else if (node.kind === 'element') {
      const inside = filled(node.nodes, next);
      if (node.scope === undefined) Object.assign(value, inside);
      else if (node.scope.isList) value[node.scope.key] ??= [inside];
      else value[node.scope.key] = { ...inside, ...(value[node.scope.key] as object | undefined) };
    } else if ('key' in node.value) {
      const { key, form } = node.value;
      const n = next();
      value[key] ??=
        form === 'decimal' ? `${n}.00` : /date/i.test(form) ? `20${10 + (n % 80)}-01-${10 + (n % 18)}` : `V${n}`;
    }
  }
  return value;
}

test('a value has the same business term in both syntaxes, and nearly all of EN 16931 is among them', () => {
  let count = 1000;
  const { terms: _, ...all } = filled(cii.root.nodes, () => ++count);
  const invoice = {
    ...all,
    currency: 'EUR',
    vatCurrency: 'CHF',
    typeCode: '380',
    paymentTerms: 'V1',
    dueDate: '2026-12-24',
    mandate: 'V2',
  } as unknown as EInvoice;
  const [first, second] = [writeCii, writeUbl].map((write) => {
    const { sections } = viewOfEInvoice(expectValue(readEInvoice(write(invoice))));
    const rows = sections.flatMap(({ rows: own }) => own).filter(({ value }) => /^(?:V|1\d\d\d)/.test(value));
    return new Map(rows.map(({ value, term }) => [value, term]));
  }) as [Map<string, string | undefined>, Map<string, string | undefined>];
  const differing = [...first].filter(([value, term]) => second.has(value) && second.get(value) !== term);
  expect(differing).toEqual([]);
  expect(new Set([...first.values()].filter((term) => term !== undefined)).size).toBeGreaterThan(120);
});

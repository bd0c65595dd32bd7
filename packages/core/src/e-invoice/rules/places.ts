import type { Path } from '../../problem/problem.ts';
import type { PlacedElement, PlacedElements, SyntaxNode } from '../syntax/index.ts';
import type { RuleNode } from './nodes.ts';
import type { Row, RuleTable } from './rows.ts';

/** The path of an element in its XML: names, with places among those of the same name. */
export function xmlPathOf(node: RuleNode): Path {
  const path: (string | number)[] = [];
  for (let one: RuleNode | undefined = node; one !== undefined; one = one.parent) {
    const same = one.parent?.childrenNamed(one.name) ?? [];
    if (same.length > 1) path.unshift(same.indexOf(one));
    path.unshift(one.name);
  }
  return path;
}

/** What a term is called in other parts of an invoice than the one that its rule is written for, by the first members of its path. */
const termsByPart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  __proto__: null as never,
  'BT-29': { buyer: 'BT-46', payee: 'BT-60' },
  'BT-30': { buyer: 'BT-47', payee: 'BT-61' },
  'BT-31': { buyer: 'BT-48', taxRepresentative: 'BT-63' },
  'BT-34': { buyer: 'BT-49' },
  'BT-40': { buyer: 'BT-55', taxRepresentative: 'BT-69', delivery: 'BT-80' },
  'BT-92': { charges: 'BT-99', 'lines allowances': 'BT-136', 'lines charges': 'BT-141' },
  'BT-93': { charges: 'BT-100', 'lines allowances': 'BT-137', 'lines charges': 'BT-142' },
  'BT-94': { charges: 'BT-101', 'lines allowances': 'BT-138', 'lines charges': 'BT-143' },
  'BT-95': { charges: 'BT-102', vatBreakdown: 'BT-118' },
  'BT-98': { 'lines allowances': 'BT-140' },
  'BT-105': { 'lines charges': 'BT-145' },
  'BT-151': { vatBreakdown: 'BT-118' },
};

/** The term at a path. */
export function termAt(term: string, path: Path): string {
  const [first = '', second = ''] = path.filter((one) => typeof one === 'string');
  const parts = termsByPart[term];
  return parts?.[`${first} ${second}`] ?? parts?.[first] ?? term;
}

/** Terms that stand once and share their elements with others, or have another place in the value than in the XML. */
const ownPaths: Readonly<Record<string, Path>> = {
  __proto__: null as never,
  'BT-9': ['dueDate'],
  'BT-20': ['paymentTerms'],
  'BT-31': ['seller', 'vatId'],
  'BT-48': ['buyer', 'vatId'],
  'BT-83': ['remittance'],
  'BT-89': ['mandate'],
  'BT-90': ['creditorId'],
  'BT-110': ['totals', 'vat'],
  'BT-111': ['totals', 'vatInVatCurrency'],
};

/**
 * Where a term stands in the value of the invoice, or would stand: from the element of a rule along the path of its row. Where neither
 * is a term, the path in the XML.
 */
export function placeOf(
  { place, term = '' }: Row,
  at: RuleNode,
  { variables }: RuleTable,
  placed: PlacedElements,
): Path {
  // A VAT number that is checked by itself may be that of any party
  const isOfParty = term === 'BT-31' || term === 'BT-48';
  const own = isOfParty && !place.startsWith('$') ? undefined : ownPaths[term];
  if (own !== undefined) return own;
  const names = namesOf(place, variables);
  let node: RuleNode | undefined = place.startsWith('$') || place.startsWith('/') ? rootOf(at) : at;
  const missing: string[] = [];
  for (const name of names) {
    const next: RuleNode | undefined = missing.length > 0 ? undefined : stepped(node, name);
    if (next === undefined) missing.push(name);
    else node = next;
  }
  const known = nearest(node, placed);
  if (known === undefined) return xmlPathOf(at);
  return pathWithin(known.element, [...known.below, ...missing]);
}

/** The names of a path, without what tells its elements from others; the first of several. */
function namesOf(place: string, variables: RuleTable['variables']): readonly string[] {
  let path = place;
  for (let depth = 0; depth < 4 && path.startsWith('$'); depth += 1) {
    path = path.replace(/^\$(\w+)/, (_, name: string) => variables[name] ?? '');
  }
  const [first = ''] = path.replace(/\[[^\]]*\]+/g, '').split('|');
  const isAbsolute = first.startsWith('/');
  const names = first.split('/').filter((name) => name !== '' && name !== '.');
  // The root is where such a path begins
  return (isAbsolute && !first.startsWith('//') ? names.slice(1) : names).map((name) => name.replace(/[()]/g, ''));
}

function stepped(node: RuleNode | undefined, name: string): RuleNode | undefined {
  if (name === '..') return node?.parent;
  return node?.childrenNamed(name)[0];
}

function rootOf(node: RuleNode): RuleNode {
  let root = node;
  while (root.parent !== undefined) root = root.parent;
  return root;
}

/** The element itself, or the next around it that holds a term. */
function nearest(node: RuleNode | undefined, placed: PlacedElements) {
  const below: string[] = [];
  for (let one = node; one !== undefined; one = one.parent) {
    const element = one.element && placed.get(one.element);
    if (element !== undefined) return { element, below };
    below.unshift(one.name);
  }
  return undefined;
}

function pathWithin({ path, nodes }: PlacedElement, names: readonly string[]): Path {
  let inside = nodes;
  const keys: (string | number)[] = [...path];
  for (const [index, name] of names.entries()) {
    const found = nodeNamed(inside, name, keys);
    if (found === undefined) return keys;
    // A part that is missing as a whole is named by itself, and what is missing in a list by the list
    if (found.scope !== undefined && (found.scope.isList || index === names.length - 1)) return keys;
    inside = found.nodes;
  }
  const content = inside.find((node) => node.kind === 'content');
  if (content?.kind === 'content' && 'key' in content.value) keys.push(content.value.key);
  return keys;
}

type Found = Pick<Extract<SyntaxNode, { kind: 'element' }>, 'nodes' | 'scope'>;

/** The element or attribute of this name; the keys that lead to it are added. */
function nodeNamed(nodes: readonly SyntaxNode[], name: string, keys: (string | number)[]): Found | undefined {
  for (const node of nodes) {
    if (node.kind === 'scope') {
      const inner: (string | number)[] = [...keys, node.key];
      const found = nodeNamed(node.nodes, name, inner);
      if (found === undefined) continue;
      keys.splice(0, keys.length, ...inner);
      return found;
    }
    if (node.kind === 'attribute' && `@${node.name}` === name) {
      if ('key' in node.value) keys.push(node.value.key);
      return { nodes: [], scope: undefined };
    }
    if (node.kind !== 'element' || node.name.replace(/^.*:/, '') !== name) continue;
    if (node.scope !== undefined) keys.push(node.scope.key);
    return node;
  }
  return undefined;
}

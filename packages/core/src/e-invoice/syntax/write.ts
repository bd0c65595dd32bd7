import { writeXml, type XmlNode } from '../../xml/index.ts';
import type { AttributeNode, Currencies, ElementNode, Form, SyntaxNode, SyntaxTable } from './table.ts';

type Value = Readonly<Record<string, unknown>>;

/** An element as it is written, and whether a term stands in it: one of constants alone is left out. */
interface Written {
  readonly node: XmlNode;
  readonly saysSomething: boolean;
}

/** The XML of a value by a table: elements in its order, what is absent left out. Same value, same text. */
export function writeSyntax({ namespaces, root }: SyntaxTable, value: object, currencies: Currencies): string {
  const [written] = writtenOf(root, value as Value, currencies);
  const declared = Object.entries(namespaces).map(
    ([prefix, namespace]) => [prefix === '' ? 'xmlns' : `xmlns:${prefix}`, namespace] as const,
  );
  const [name, content] = written?.node ?? [root.name, null];
  return writeXml([name, content, Object.fromEntries(declared)]);
}

function writtenOf(node: ElementNode, value: Value, currencies: Currencies): Written[] {
  const { scope, holds } = node;
  if (node.isAlias) return [];
  const inside = scope === undefined ? value : value[scope.key];
  const values = scope?.isList ? ((inside ?? []) as readonly Value[]) : inside === undefined ? [] : [inside as Value];
  return values.flatMap((one) => (holds?.(one) === false ? [] : (elementOf(node, one, currencies) ?? [])));
}

function elementOf(node: ElementNode, outer: Value, currencies: Currencies): Written | undefined {
  const attributes: Record<string, string> = {};
  const children: XmlNode[] = [];
  let content: string | undefined;
  let saysSomething = false;
  for (const [inner, value] of partsOf(node.nodes, outer)) {
    if (inner.kind === 'attribute') {
      const text = attributeOf(inner, value, currencies);
      if (text !== undefined) attributes[inner.name] = text;
    } else if (inner.kind === 'content') {
      const text = 'fixed' in inner.value ? inner.value.fixed[0] : textOf(value[inner.value.key], inner.value.form);
      if (text === undefined) return undefined;
      content = text;
      saysSomething ||= 'key' in inner.value;
    } else {
      const written = writtenOf(inner, value, currencies);
      children.push(...written.map((one) => one.node));
      saysSomething ||= written.some((one) => one.saysSomething);
    }
  }
  if (!saysSomething && node.isRequired) return { node: [node.name, null], saysSomething: false };
  if (!saysSomething && !isConstant(node)) return undefined;
  return { node: [node.name, content ?? children, attributes], saysSomething };
}

/** Whether nothing in an element depends on the value. */
function isConstant(node: SyntaxNode): boolean {
  if (node.kind === 'scope') return false;
  return node.kind === 'element' ? node.nodes.every(isConstant) : 'fixed' in node.value;
}

type Part = readonly [node: Exclude<SyntaxNode, { kind: 'scope' }>, value: Value];

/** The nodes of an element, each with the value that it is about. */
function partsOf(nodes: readonly SyntaxNode[], value: Value, parts: Part[] = []): readonly Part[] {
  for (const node of nodes) {
    if (node.kind === 'scope') partsOf(node.nodes, (value[node.key] ?? nothing) as Value, parts);
    else parts.push([node, value]);
  }
  return parts;
}

const nothing: Value = {};

function attributeOf({ value: bound }: AttributeNode, value: Value, currencies: Currencies): string | undefined {
  if ('fixed' in bound) return bound.fixed[0];
  if ('currency' in bound) return currencies[bound.currency];
  return textOf(value[bound.key], bound.form);
}

function textOf(value: unknown, form: Form): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return form === 'compactDate' ? value.replaceAll('-', '') : value;
}

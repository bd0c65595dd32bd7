import { parseCalendarDate } from '../../date/index.ts';
import { formatPath, type Path, type Problem } from '../../problem/problem.ts';
import type { XmlElement } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import type { BoundValue, ContentNode, Currencies, ElementNode, ScopeNode, SyntaxNode, SyntaxTable } from './table.ts';

/** What a table finds in an XML tree. */
export interface SyntaxReading {
  readonly value: unknown;
  /** Values in another form than the syntax has for them; what cannot be read is absent from the value. */
  readonly deviations: readonly Problem[];
  /** Paths of elements and attributes that the table does not know. */
  readonly unread: readonly string[];
}

/** The terms of a tree by a table: elements in any order. Reports `E_INVOICE_NUMBER`, `E_INVOICE_DATE`, `E_INVOICE_AMOUNT_CURRENCY`. */
export function readSyntax(table: SyntaxTable, root: XmlElement, currencies: Currencies): SyntaxReading {
  const reader = new SyntaxReader(table.namespaces, currencies);
  const value = emptyValue(table.root.nodes);
  reader.readInto(value, table.root, root);
  return { value, deviations: reader.deviations, unread: reader.unreadIn(root) };
}

type Value = Record<string, unknown>;

/** Lists are always there. */
function emptyValue(nodes: readonly SyntaxNode[]): Value {
  const value: Value = {};
  for (const node of nodes) {
    if (node.kind !== 'element' || node.isAlias) continue;
    if (node.scope === undefined) Object.assign(value, emptyValue(node.nodes));
    else if (node.scope.isList) value[node.scope.key] = [];
  }
  return value;
}

class SyntaxReader {
  readonly deviations: Problem[] = [];
  private readonly namespaces: SyntaxTable['namespaces'];
  private readonly currencies: Currencies;
  private readonly read = new Set<XmlElement>();
  private readonly readAttributes = new Map<XmlElement, Set<string>>();
  private readonly around: XmlElement[] = [];

  constructor(namespaces: SyntaxTable['namespaces'], currencies: Currencies) {
    this.namespaces = namespaces;
    this.currencies = currencies;
  }

  /** Whether a term was found. */
  readInto(value: Value, node: ElementNode, element: XmlElement): boolean {
    this.read.add(element);
    this.around.push(element);
    const hasTerm = this.readNodes(value, node.nodes, element);
    this.around.pop();
    return hasTerm;
  }

  private readNodes(value: Value, nodes: readonly SyntaxNode[], element: XmlElement): boolean {
    let hasTerm = false;
    for (const inner of nodes) {
      if (inner.kind === 'scope') hasTerm = this.readPart(value, inner, element) || hasTerm;
      else if (inner.kind === 'attribute') hasTerm = this.readAttribute(value, inner, element) || hasTerm;
      else if (inner.kind === 'content') hasTerm = this.readContent(value, inner, element) || hasTerm;
      else hasTerm = this.readElements(value, inner, element) || hasTerm;
    }
    return hasTerm;
  }

  private readPart(value: Value, { key, nodes }: ScopeNode, element: XmlElement): boolean {
    const inside = emptyValue(nodes);
    const hasTerm = this.readNodes(inside, nodes, element);
    if (hasTerm || value[key] !== undefined) value[key] = { ...(value[key] as Value), ...inside };
    return hasTerm;
  }

  private readElements(value: Value, node: ElementNode, parent: XmlElement): boolean {
    const { scope } = node;
    let hasTerm = false;
    for (const child of parent.children) {
      if (!this.isOf(node, child) || this.read.has(child)) continue;
      if (scope === undefined) return this.readInto(value, node, child);
      const inside = emptyValue(node.nodes);
      const hasInner = this.readInto(inside, node, child);
      if (scope.isList) (value[scope.key] as Value[]).push(inside);
      else if (hasInner) value[scope.key] = { ...(value[scope.key] as Value | undefined), ...inside };
      if (!scope.isList) return hasInner;
      hasTerm = true;
    }
    return hasTerm;
  }

  private isOf(node: ElementNode, element: XmlElement): boolean {
    const [prefix, name] = node.name.includes(':') ? (node.name.split(':') as [string, string]) : ['', node.name];
    if (element.name !== name || element.namespace !== this.namespaces[prefix]) return false;
    return (node.isMeant?.(element, this.currencies) ?? true) && this.isTold(node, element);
  }

  /** Whether the values that tell an element from others of its name are in it. */
  private isTold(node: ElementNode, element: XmlElement): boolean {
    return node.nodes.every((inner) => {
      if (inner.kind === 'scope') return true;
      if (inner.kind === 'element') {
        if (!inner.tells) return true;
        const child = element.children.find((one) => this.isOf({ ...inner, nodes: [], isMeant: undefined }, one));
        return child !== undefined && this.isTold(inner, child);
      }
      if ('key' in inner.value || !inner.value.tells) return true;
      const found = inner.kind === 'content' ? element.text.trim() : element.attributes.get(inner.name);
      if ('fixed' in inner.value) return found !== undefined && inner.value.fixed.includes(found);
      const expected = this.currencies[inner.value.currency];
      return found === undefined ? inner.value.currency === 'currency' : found === expected;
    });
  }

  private readAttribute(value: Value, node: Extract<SyntaxNode, { kind: 'attribute' }>, element: XmlElement): boolean {
    const found = element.attributes.get(node.name);
    if ('currency' in node.value) this.validateCurrency(node.value.currency, found);
    else if ('fixed' in node.value && (found === undefined || !node.value.fixed.includes(found))) return false;
    const known = this.readAttributes.get(element) ?? new Set();
    this.readAttributes.set(element, known.add(node.name));
    if (found === undefined || !('key' in node.value)) return false;
    return this.take(value, node.value, found);
  }

  private validateCurrency(which: keyof Currencies, found: string | undefined): void {
    const expected = this.currencies[which];
    if (expected === undefined || found === expected) return;
    this.report(problem('E_INVOICE_AMOUNT_CURRENCY', this.path(), { found: found ?? 'none', expected }));
  }

  private readContent(value: Value, node: ContentNode, element: XmlElement): boolean {
    return 'key' in node.value && this.take(value, node.value, element.text);
  }

  private take(value: Value, { key, form }: BoundValue, text: string): boolean {
    const found = form === 'lines' ? text.replace(/^\s+|[ \t]+$/g, '') : text.trim();
    if (found === '') return false;
    const taken = this.valueOf(found, form);
    if (taken === undefined) return false;
    value[key] ??= taken;
    return true;
  }

  private valueOf(text: string, form: BoundValue['form']): string | undefined {
    if (form === 'decimal') {
      const decimal = decimalOf(text);
      if (decimal === undefined) this.report(problem('E_INVOICE_NUMBER', this.path(), { found: shown(text) }));
      return decimal;
    }
    if (form !== 'date' && form !== 'compactDate') return text;
    const day = text.slice(0, 10);
    const compact = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const isOfForm = form === 'date' ? text.length === 10 : /^\d{8}$/.test(text);
    const parsed = parseCalendarDate(/^\d{8}$/.test(text) ? compact : day);
    if (!parsed.ok || !isOfForm) this.report(problem('E_INVOICE_DATE', this.path(), { found: shown(text) }));
    return parsed.ok ? parsed.value : undefined;
  }

  /** Older invoices name their currency with every amount. */
  private isOwnCurrency(name: string, element: XmlElement): boolean {
    return name === 'currencyID' && element.attributes.get(name) === this.currencies.currency;
  }

  private report(found: Problem): void {
    if (this.deviations.length < limits.deviationsMax) this.deviations.push(found);
  }

  private path(): Path {
    return this.around.flatMap((element, depth) => stepOf(element, this.around[depth - 1]));
  }

  /** What no node of the table has looked at. */
  unreadIn(root: XmlElement): string[] {
    const unread: string[] = [];
    const visit = (element: XmlElement, path: Path): void => {
      if (unread.length >= limits.unreadMax) return;
      if (!this.read.has(element)) {
        unread.push(formatPath(path));
        return;
      }
      for (const name of element.attributes.keys()) {
        const isKnown = this.readAttributes.get(element)?.has(name) || this.isOwnCurrency(name, element);
        if (!isKnown) unread.push(formatPath([...path, `@${name}`]));
      }
      const counts = new Map<string, number>();
      const repeated = new Set(element.children.filter(isRepeated(counts)).map(({ name }) => name));
      counts.clear();
      for (const child of element.children) {
        const index = counts.get(child.name) ?? 0;
        counts.set(child.name, index + 1);
        visit(child, repeated.has(child.name) ? [...path, child.name, index] : [...path, child.name]);
      }
    };
    visit(root, [root.name]);
    return unread;
  }
}

function isRepeated(counts: Map<string, number>): (element: XmlElement) => boolean {
  return ({ name }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1;
  };
}

/** Name and, among several of the name, place of an element. */
function stepOf(element: XmlElement, parent: XmlElement | undefined): Path {
  const same = parent?.children.filter(({ name }) => name === element.name) ?? [];
  return same.length > 1 ? [element.name, same.indexOf(element)] : [element.name];
}

/** A decimal as it was written, without plus sign; undefined for exponents, grouping, commas and what is no number. */
function decimalOf(text: string): string | undefined {
  const [, sign, whole = '', fraction] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (sign === undefined || whole + (fraction ?? '') === '') return undefined;
  if (whole.length + (fraction?.length ?? 0) > limits.digitsMax) return undefined;
  const digits = fraction === undefined || fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`;
  return `${sign === '-' ? '-' : ''}${digits}`;
}

function shown(text: string): string {
  return text.length > limits.foundShownMax ? `${text.slice(0, limits.foundShownMax)}…` : text;
}

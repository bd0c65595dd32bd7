import type { CalendarDate } from '../../date/index.ts';
import { formatPath, type Path, type Problem } from '../../problem/problem.ts';
import type { XmlElement } from '../../xml/index.ts';
import { collapsed, dateIn, dayIn, decimalIn } from '../../xsd/index.ts';
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
  /** Total number; if there are very many, only the first are listed. */
  readonly unreadCount: number;
  /** Where the elements that were read stand in the value. */
  readonly placed: PlacedElements;
}

/** An element that was read: where its value is, and what the table has in it. */
export interface PlacedElement {
  readonly path: Path;
  readonly nodes: readonly SyntaxNode[];
}

export type PlacedElements = ReadonlyMap<XmlElement, PlacedElement>;

/** The terms of a tree by a table: elements in any order. Reports `E_INVOICE_NUMBER`, `E_INVOICE_DATE`, `E_INVOICE_AMOUNT_CURRENCY`. */
export function readSyntax(table: SyntaxTable, root: XmlElement, currencies: Currencies): SyntaxReading {
  const reader = new SyntaxReader(table.namespaces, currencies);
  const value = emptyValue(table.root.nodes);
  reader.readInto(value, table.root, root);
  return { value, deviations: reader.allDeviations(), placed: reader.placed, ...reader.unreadIn(root) };
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
  private readonly deviations: Problem[] = [];
  private deviationsLeftOut = 0;
  private readonly namespaces: SyntaxTable['namespaces'];
  private readonly currencies: Currencies;
  readonly placed = new Map<XmlElement, PlacedElement>();
  /** The members of the value that lead to what is being read. */
  private readonly keys: (string | number)[] = [];
  private readonly readAttributes = new Map<XmlElement, Set<string>>();
  private readonly around: XmlElement[] = [];
  /** What `placesIn` finds, by parent. */
  private readonly places = new Map<XmlElement, ReadonlyMap<XmlElement, number>>();

  constructor(namespaces: SyntaxTable['namespaces'], currencies: Currencies) {
    this.namespaces = namespaces;
    this.currencies = currencies;
  }

  /** Whether a term was found. */
  readInto(value: Value, node: ElementNode, element: XmlElement): boolean {
    this.placed.set(element, { path: [...this.keys], nodes: node.nodes });
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
    this.keys.push(key);
    const hasTerm = this.readNodes(inside, nodes, element);
    this.keys.pop();
    if (hasTerm || value[key] !== undefined) value[key] = { ...(value[key] as Value), ...inside };
    return hasTerm;
  }

  private readElements(value: Value, node: ElementNode, parent: XmlElement): boolean {
    const { scope } = node;
    let hasTerm = false;
    for (const child of parent.children) {
      if (!this.isOf(node, child) || this.placed.has(child)) continue;
      if (scope === undefined) return this.readInto(value, node, child);
      const inside = emptyValue(node.nodes);
      const place = scope.isList ? [scope.key, (value[scope.key] as Value[]).length] : [scope.key];
      this.keys.push(...place);
      const hasInner = this.readInto(inside, node, child);
      this.keys.length -= place.length;
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
      const found = inner.kind === 'content' ? collapsed(element.text) : attributeOf(element, inner.name);
      if ('fixed' in inner.value) return found !== undefined && inner.value.fixed.includes(found);
      const expected = this.currencies[inner.value.currency];
      return found === undefined ? inner.value.currency === 'currency' : found === expected;
    });
  }

  private readAttribute(value: Value, node: Extract<SyntaxNode, { kind: 'attribute' }>, element: XmlElement): boolean {
    const found = attributeOf(element, node.name);
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
    this.report((path) => problem('E_INVOICE_AMOUNT_CURRENCY', path, { found: found ?? 'none', expected }));
  }

  private readContent(value: Value, node: ContentNode, element: XmlElement): boolean {
    return 'key' in node.value && this.take(value, node.value, element.text);
  }

  private take(value: Value, { key, form }: BoundValue, text: string): boolean {
    const found =
      form === 'lines' ? text.replace(/^\s+|[ \t]+$/g, '') : form === 'code' ? collapsed(text) : text.trim();
    if (found === '') return false;
    const taken = this.valueOf(found, form);
    if (taken === undefined) return false;
    value[key] ??= taken;
    return true;
  }

  private valueOf(text: string, form: BoundValue['form']): string | undefined {
    if (form === 'decimal') {
      const decimal = decimalOf(text);
      if (decimal === undefined) this.report((path) => problem('E_INVOICE_NUMBER', path, { found: shown(text) }));
      return decimal;
    }
    if (form !== 'date' && form !== 'compactDate') return text;
    const day = dayOfForm(text, form);
    if (day !== undefined) return day;
    // What has another form is told; a day with a time, or in the form of the other syntax, is read nevertheless
    this.report((path) => problem('E_INVOICE_DATE', path, { found: shown(text) }));
    return dayIn(text) ?? dayOfForm(text, 'compactDate');
  }

  /** Older invoices name their currency with every amount. */
  private isOwnCurrency(name: string, element: XmlElement): boolean {
    return name === 'currencyID' && attributeOf(element, name) === this.currencies.currency;
  }

  /** The place is looked for only as long as there is room. */
  private report(foundAt: (path: Path) => Problem): void {
    if (this.deviations.length < limits.deviationsMax) this.deviations.push(foundAt(this.path()));
    else this.deviationsLeftOut += 1;
  }

  /** What is beyond the bound is the last one. */
  allDeviations(): readonly Problem[] {
    if (this.deviationsLeftOut === 0) return this.deviations;
    return [...this.deviations, problem('E_INVOICE_MORE', [], { count: this.deviationsLeftOut })];
  }

  private path(): Path {
    return this.around.flatMap((element, depth): Path => {
      const place = this.placeOf(element, this.around[depth - 1]);
      return place === undefined ? [element.name] : [element.name, place];
    });
  }

  private placeOf(element: XmlElement, parent: XmlElement | undefined): number | undefined {
    if (parent === undefined) return undefined;
    const places = this.places.get(parent) ?? placesIn(parent);
    this.places.set(parent, places);
    return places.get(element);
  }

  /** What no node of the table has looked at. */
  unreadIn(root: XmlElement): { readonly unread: string[]; readonly unreadCount: number } {
    const unread: string[] = [];
    let unreadCount = 0;
    const note = (path: Path): void => {
      unreadCount += 1;
      if (unread.length < limits.unreadMax) unread.push(formatPath(path));
    };
    const visit = (element: XmlElement, path: Path): void => {
      if (!this.placed.has(element)) {
        note(path);
        return;
      }
      for (const name of element.attributes.keys()) {
        const isKnown = this.readAttributes.get(element)?.has(name) || this.isOwnCurrency(name, element);
        if (!isKnown) note([...path, `@${name}`]);
      }
      const places = placesIn(element);
      for (const child of element.children) {
        const place = places.get(child);
        visit(child, place === undefined ? [...path, child.name] : [...path, child.name, place]);
      }
    };
    visit(root, [root.name]);
    return { unread, unreadCount };
  }
}

/** Attributes are codes, names of schemes and currencies. */
function attributeOf(element: XmlElement, name: string): string | undefined {
  const text = element.attributes.get(name);
  return text && collapsed(text);
}

/** The children of an element whose name others of them have too, each with its place among those. */
function placesIn(parent: XmlElement): ReadonlyMap<XmlElement, number> {
  const counts = new Map<string, number>();
  const places = new Map<XmlElement, number>();
  for (const child of parent.children) {
    const place = counts.get(child.name) ?? 0;
    counts.set(child.name, place + 1);
    places.set(child, place);
  }
  for (const child of parent.children) if (counts.get(child.name) === 1) places.delete(child);
  return places;
}

/** A decimal with as many decimals as were written; undefined for exponents, grouping, commas and what is no number. */
function decimalOf(text: string): string | undefined {
  const decimal = decimalIn(text);
  return decimal !== undefined && decimal.replace(/\D/g, '').length <= limits.digitsMax ? decimal : undefined;
}

/** A day as the syntax has it: in UBL a date of XML Schema, in CII eight digits. */
function dayOfForm(text: string, form: 'date' | 'compactDate'): CalendarDate | undefined {
  if (form === 'date') return dateIn(text);
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return dateIn(`${year}-${month}-${day}`);
}

function shown(text: string): string {
  return text.length > limits.foundShownMax ? `${text.slice(0, limits.foundShownMax)}…` : text;
}

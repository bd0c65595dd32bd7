import type { Path, Problem } from '../../problem/problem.ts';
import type { ClosedElement, OpenedElement, XmlElement, XmlPlace, XmlWatch } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { rootType, type SchemaPart, type SchemaType, type TextKind } from './table.ts';
import { exampleAgainst } from './values.ts';

/** What a schema has against an e-invoice, and where. */
export interface SchemaProblem extends Problem {
  /** Of the element, or of the one in which it is missing; from 1. Undefined where there are more than are told. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** An element that is open. */
interface Open {
  readonly name: string;
  readonly outer: Open | undefined;
  /** How many of its name stand before it. */
  readonly before: number;
  readonly place: XmlPlace;
  readonly type: SchemaType;
  /** How often each of its parts stood in it. */
  readonly counts: number[];
  /** The part that came last, in the order of the type. */
  last: number;
  hasWrongOrder: boolean;
}

/** A step of a path: of several of a name, the one before which so many stand. */
type Step = readonly [name: string, before: number];

interface Told {
  readonly steps: readonly Step[];
  readonly made: Problem;
  readonly place: XmlPlace;
  /** Whether a newer release allows it. */
  readonly isNewer: boolean;
}

/**
 * Holds an e-invoice against the schema of its syntax, UBL 2.1, CII D16B or D22B: elements that are unknown, missing,
 * repeated or in another order or namespace, values that are no number, day, truth or base64, and attributes. Codes are a matter of rules, and
 * what stands in the extensions of UBL one of those who agreed on them. Follows the elements as they are read, in time of their number.
 *
 * Reports `E_INVOICE_SCHEMA_UNKNOWN`, `E_INVOICE_SCHEMA_NAMESPACE`, `E_INVOICE_SCHEMA_ORDER`, `E_INVOICE_SCHEMA_REPEATED`,
 * `E_INVOICE_SCHEMA_CHOICE`, `E_INVOICE_SCHEMA_MISSING`, `E_INVOICE_SCHEMA_TEXT`, `E_INVOICE_SCHEMA_VALUE`, `E_INVOICE_SCHEMA_ATTRIBUTE`,
 * `E_INVOICE_SCHEMA_ATTRIBUTE_MISSING`, `E_INVOICE_MORE`. Source: OASIS UBL 2.1; UN/CEFACT, CII D16B and D22B.
 */
export class SchemaCheck implements XmlWatch {
  private readonly told: Told[] = [];
  private leftOut = 0;
  private opened: Open | undefined;
  /** Elements open in one that has no place here, or may hold anything. */
  private passed = 0;

  /** What was found, with the paths of the tree that was read; `isNewer`: the invoice may use what D22B has more than D16B. */
  foundIn(root: XmlElement, isNewer: boolean): readonly SchemaProblem[] {
    const paths = new Paths(root);
    const found = this.told
      .filter((one) => !(isNewer && one.isNewer))
      .map(({ steps, made, place }) => ({
        ...made,
        path: paths.of(steps),
        line: place.line,
        column: place.column,
      }));
    return this.leftOut === 0 ? found : [...found, problem('E_INVOICE_MORE', [], { count: this.leftOut })];
  }

  open({ name, namespace, attributes, place }: OpenedElement): void {
    if (this.passed > 0) {
      this.passed += 1;
      return;
    }
    const outer = this.opened;
    if (outer === undefined) {
      this.openRoot(name, namespace, attributes, place);
      return;
    }
    const part = outer.type.byName.get(name);
    if (part === undefined || part.namespace !== namespace) {
      this.strange(part, name, namespace, outer, place);
      this.passed = 1;
      return;
    }
    const before = outer.counts[part.at] ?? 0;
    outer.counts[part.at] = before + 1;
    const opened = openedOf(part.name, part.type, outer, before, place);
    if (part.newer === 'element' && before === 0) this.tell(outer, unknown(name, outer), place, true);
    this.checkPosition(part, before, outer, opened);
    this.enter(opened, attributes);
  }

  close({ text, hasElements }: ClosedElement): void {
    if (this.passed > 0) {
      this.passed -= 1;
      return;
    }
    const closed = this.opened as Open;
    this.opened = closed.outer;
    const { name, type, place } = closed;
    if (type.kind === undefined) this.checkWhole(closed, hasElements, text);
    else if (!hasElements) this.checkValue(closed, name, type.kind, text, place);
  }

  private openRoot(name: string, namespace: string, attributes: OpenedElement['attributes'], place: XmlPlace): void {
    const type = rootType(name, namespace);
    if (type === undefined) this.passed = 1;
    else this.enter(openedOf(name, type, undefined, 0, place), attributes);
  }

  private enter(opened: Open, attributes: OpenedElement['attributes']): void {
    if (opened.type.kind === 'any') {
      this.passed = 1;
      return;
    }
    this.opened = opened;
    this.checkAttributes(opened, attributes);
  }

  private strange(part: SchemaPart | undefined, name: string, namespace: string, outer: Open, place: XmlPlace): void {
    const element = shortened(name);
    if (part === undefined) {
      this.tell(outer, unknown(element, outer), place);
    } else {
      const params = {
        element,
        found: namespace.slice(0, limits.specificationShownMax) || '""',
        expected: part.namespace,
      };
      this.tell(outer, problem('E_INVOICE_SCHEMA_NAMESPACE', [element], params), place);
    }
  }

  private checkPosition(part: SchemaPart, before: number, outer: Open, opened: Open): void {
    const { isChoice, parts } = outer.type;
    const last = parts[outer.last];
    const { name, place } = opened;
    if (before > 0 && !part.isMany) {
      this.tell(opened, problem('E_INVOICE_SCHEMA_REPEATED', [], { element: name }), place, part.newer === 'number');
    } else if (isChoice && last !== undefined && last !== part) {
      this.tell(opened, problem('E_INVOICE_SCHEMA_CHOICE', [], { element: name, other: last.name }), place);
    } else if (last !== undefined && part.at < outer.last && !outer.hasWrongOrder) {
      // Of one that stands too early all that follow would be told
      outer.hasWrongOrder = true;
      this.tell(opened, problem('E_INVOICE_SCHEMA_ORDER', [], { element: name, other: last.name }), place);
    }
    outer.last = Math.max(outer.last, part.at);
  }

  private checkAttributes(opened: Open, attributes: OpenedElement['attributes']): void {
    const { name: element, type, place } = opened;
    if (attributes.length === 0 && type.attributes.size === 0) return;
    for (const { namespace, prefix, name, value } of attributes) {
      if (namespace === schemaInstance && name !== 'nil') continue;
      const known = namespace === '' ? type.attributes.get(name) : undefined;
      if (known !== undefined) this.checkValue(opened, `@${name}`, known.kind, value, place);
      else {
        const attribute = shortened(prefix === '' ? name : `${prefix}:${name}`);
        this.tell(opened, problem('E_INVOICE_SCHEMA_ATTRIBUTE', [], { element, attribute }), place);
      }
    }
    for (const [attribute, { isNeeded }] of type.attributes) {
      if (!isNeeded || attributes.some(({ namespace, name }) => namespace === '' && name === attribute)) continue;
      this.tell(opened, problem('E_INVOICE_SCHEMA_ATTRIBUTE_MISSING', [], { element, attribute }), place);
    }
  }

  private checkValue(at: Open, element: string, kind: TextKind, text: string, place: XmlPlace): void {
    const example = exampleAgainst(kind, text);
    if (example === undefined) return;
    const found = text.slice(0, limits.foundShownMax);
    this.tell(at, problem('E_INVOICE_SCHEMA_VALUE', [], { element, found, example }), place);
  }

  /** What is missing where an element ends. */
  private checkWhole(closed: Open, hasElements: boolean, text: string): void {
    const { name: outer, type, counts, last, place } = closed;
    if (!hasElements && text.trim() !== '') {
      this.tell(closed, problem('E_INVOICE_SCHEMA_TEXT', [], { element: outer }), place);
    }
    const missing = type.isChoice
      ? type.parts.slice(0, last < 0 ? 1 : 0)
      : type.parts.filter(({ isNeeded, newer, at }) => isNeeded && newer !== 'element' && counts[at] === undefined);
    for (const { name: element, newer } of missing) {
      const made = problem('E_INVOICE_SCHEMA_MISSING', [element], { element, outer });
      this.tell(closed, made, place, newer === 'number');
    }
  }

  private tell(at: Open, made: Problem, place: XmlPlace, isNewer = false): void {
    if (this.told.length === limits.deviationsMax) {
      this.leftOut += 1;
      return;
    }
    const steps: Step[] = made.path.map((name) => [String(name), 0]);
    for (let one: Open | undefined = at; one !== undefined; one = one.outer) steps.unshift([one.name, one.before]);
    this.told.push({ steps, made, place, isNewer });
  }
}

function unknown(element: string, { name: outer }: Open): Problem {
  return problem('E_INVOICE_SCHEMA_UNKNOWN', [element], { element, outer });
}

function openedOf(name: string, type: SchemaType, outer: Open | undefined, before: number, place: XmlPlace): Open {
  return { name, outer, before, place, type, counts: [], last: -1, hasWrongOrder: false };
}

/** Paths of elements: names, with the places of those that have others of their name beside them. */
class Paths {
  private readonly root: XmlElement;
  /** Many may be wrong in one element, and its own are sorted by their names once. */
  private readonly inner = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();

  constructor(root: XmlElement) {
    this.root = root;
  }

  of([, ...steps]: readonly Step[]): Path {
    const path: (string | number)[] = [this.root.name];
    let outer: XmlElement | undefined = this.root;
    for (const [name, before] of steps) {
      const same: readonly XmlElement[] = outer === undefined ? [] : (this.innerOf(outer).get(name) ?? []);
      path.push(name);
      if (same.length > 1) path.push(before);
      outer = same[before];
    }
    return path;
  }

  private innerOf(outer: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
    const known = this.inner.get(outer);
    if (known !== undefined) return known;
    const byName = new Map<string, XmlElement[]>();
    for (const one of outer.children) {
      const same = byName.get(one.name);
      if (same === undefined) byName.set(one.name, [one]);
      else same.push(one);
    }
    this.inner.set(outer, byName);
    return byName;
  }
}

function shortened(name: string): string {
  return name.slice(0, limits.foundShownMax);
}

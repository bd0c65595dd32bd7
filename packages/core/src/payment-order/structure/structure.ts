import type { Path, Problem } from '../../problem/problem.ts';
import type { ClosedElement, OpenedElement, XmlPlace, XmlWatch } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { paymentNamespace } from '../message.ts';
import { problem } from '../problems.ts';
import { fileLimits } from './file-limits.ts';
import { type ElementPart, type ElementType, elementType } from './parts.ts';
import { pathStep } from './path-step.ts';
import { valueProblem } from './values.ts';

/** What the schema of a message has against a file. */
export interface StructureProblem {
  readonly problem: Problem;
  readonly place: XmlPlace;
  /** Whether a rule for the same element says more: it does of a text, and of an element that is known elsewhere. */
  readonly yieldsToRule: boolean;
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** An element that is open. */
interface Open {
  readonly name: string;
  readonly path: Path;
  readonly place: XmlPlace;
  /** What it is; undefined: it has no place here, and what is in it is passed over. */
  readonly part: ElementPart | undefined;
  readonly content: ElementType | undefined;
  /** How often each of its parts stood in it. */
  readonly counts: number[];
  /** The part that came last, in the order of the type. */
  last: number;
  hasWrongOrder: boolean;
}

/**
 * Holds a file against the elements that the Swiss schema of payment files knows: what is missing, repeated, unknown, empty, in another order or
 * namespace, or of another form. Follows the elements as they are read, so that it needs the memory of those that are open.
 * Reports `REQUIRED`, `PAYMENT_FILE_UNKNOWN`, `PAYMENT_FILE_ORDER`, `PAYMENT_FILE_CHOICE`, `PAYMENT_FILE_ELEMENT_REPEATED`,
 * `PAYMENT_FILE_ELEMENT_EMPTY`, `PAYMENT_FILE_TEXT`, `PAYMENT_FILE_NAMESPACE`, `PAYMENT_FILE_ATTRIBUTE`, `PAYMENT_FILE_MORE`, and what
 * `valueProblem` reports.
 */
export class Structure implements XmlWatch {
  readonly found: StructureProblem[] = [];
  private readonly opened: Open[] = [rootOf()];
  private namespace = paymentNamespace;
  /** Elements open in one that has no place here. */
  private strange = 0;

  open({ name, namespace, attributes, place }: OpenedElement): void {
    const outer = this.opened.at(-1) as Open;
    if (this.strange > 0) {
      this.strange += 1;
      return;
    }
    if (this.opened.length === 1) this.validateNamespace(name, namespace, place);
    const isForeign = namespace !== this.namespace;
    const part = isForeign ? undefined : outer.content?.byName.get(name);
    if (part === undefined) {
      if (isForeign) this.foreign(name, namespace, outer, place);
      else this.unknown(name, outer, place);
      this.strange += 1;
      return;
    }
    const before = outer.counts[part.at] ?? 0;
    outer.counts[part.at] = before + 1;
    const path = [...outer.path, ...pathStep(name, outer.path, before)];
    const inner: Open = { name, path, place, part, content: part.content, counts: [], last: -1, hasWrongOrder: false };
    this.validatePosition(part, before, outer, inner);
    this.validateAttributes(attributes, inner);
    this.opened.push(inner);
  }

  close({ text, hasElements, hasLiteral }: ClosedElement): void {
    if (this.strange > 0) {
      this.strange -= 1;
      return;
    }
    const closed = this.opened.pop() as Open;
    const { name, path, content, part } = closed;
    if (!hasElements && (hasLiteral || /^\s*$/.test(text))) {
      this.tell(problem('PAYMENT_FILE_ELEMENT_EMPTY', path, { element: name }), closed.place);
      return;
    }
    if (content !== undefined) {
      if (!hasElements) this.tell(problem('PAYMENT_FILE_TEXT', path, { element: name }), closed.place);
      this.validateWhole(content, closed);
    } else if (!hasElements && part !== undefined) {
      const found = valueProblem(part.type, text, name, path);
      if (found !== undefined) this.tell(found, closed.place, true);
    }
  }

  /** The namespace of the first element is that of the others. */
  private validateNamespace(name: string, namespace: string, place: XmlPlace): void {
    if (namespace !== paymentNamespace) this.foreign(name, namespace, undefined, place);
    this.namespace = namespace;
  }

  private validatePosition(part: ElementPart, before: number, outer: Open, { name, path, place }: Open): void {
    const { isChoice, parts } = outer.content as ElementType;
    const last = parts[outer.last];
    if (before >= part.max) {
      this.tell(problem('PAYMENT_FILE_ELEMENT_REPEATED', path, { element: name, max: part.max }), place);
    } else if (isChoice && last !== undefined && last !== part) {
      this.tell(problem('PAYMENT_FILE_CHOICE', path, { element: name, other: last.name }), place);
    } else if (last !== undefined && part.at < outer.last && !outer.hasWrongOrder) {
      // Of one that stands too early all that follow would be told
      outer.hasWrongOrder = true;
      this.tell(problem('PAYMENT_FILE_ORDER', path, { element: name, other: last.name }), place);
    }
    outer.last = Math.max(outer.last, part.at);
  }

  /** Only amounts have an attribute. */
  private validateAttributes(attributes: OpenedElement['attributes'], { name, path, place, part }: Open): void {
    let currency: string | undefined;
    for (const { namespace, prefix, name: attribute, value } of attributes) {
      const isLocation = /^(?:noNamespaceS|s)chemaLocation$/.test(attribute);
      if (namespace === schemaInstance && isLocation) continue;
      if (namespace === '' && attribute === 'Ccy' && part?.type === 'amount') currency = value;
      else {
        const shown = shortened(prefix === '' ? attribute : `${prefix}:${attribute}`);
        this.tell(problem('PAYMENT_FILE_ATTRIBUTE', path, { element: name, attribute: shown }), place);
      }
    }
    if (part?.type !== 'amount') return;
    const at = [...path, '@Ccy'];
    const found = currency === undefined ? problem('REQUIRED', at) : valueProblem('currency', currency, 'Ccy', at);
    if (found !== undefined) this.tell(found, place, currency !== undefined);
  }

  /** What is missing where an element ends. */
  private validateWhole({ isChoice, parts }: ElementType, { path, place, counts, last }: Open): void {
    const missing = isChoice
      ? parts.slice(0, last < 0 ? 1 : 0)
      : parts.filter(({ isNeeded, at }) => isNeeded && counts[at] === undefined);
    for (const { name } of missing) this.tell(problem('REQUIRED', [...path, name]), place);
  }

  private unknown(name: string, outer: Open, place: XmlPlace): void {
    const element = shortened(name);
    this.tell(problem('PAYMENT_FILE_UNKNOWN', [...outer.path, element], { element, outer: outer.name }), place, true);
  }

  private foreign(name: string, namespace: string, outer: Open | undefined, place: XmlPlace): void {
    const element = shortened(name);
    const params = { element, found: namespace.slice(0, namespaceShownMax) || '""', expected: this.namespace };
    this.tell(problem('PAYMENT_FILE_NAMESPACE', outer === undefined ? [] : [...outer.path, element], params), place);
  }

  private tell(told: Problem, place: XmlPlace, yieldsToRule = false): void {
    const { structureProblemsMax: max } = fileLimits;
    if (this.found.length < max) this.found.push({ problem: told, place, yieldsToRule });
    else if (this.found.length === max) {
      this.found.push({ problem: problem('PAYMENT_FILE_MORE', [], { max }), place, yieldsToRule: false });
    }
  }
}

const namespaceShownMax = 100;

/** What stands around a file. */
function rootOf(): Open {
  return {
    name: 'XML',
    path: [],
    place: { line: 1, column: 1 },
    part: undefined,
    content: elementType('root'),
    counts: [],
    last: -1,
    hasWrongOrder: false,
  };
}

function shortened(name: string): string {
  return name.slice(0, limits.idLengthMax);
}

import { splitName } from './characters.ts';
import type { XmlTag } from './scanner.ts';

/** An attribute that declares no namespace, with what its prefix means: the empty text where it has none. */
export interface XmlAttribute {
  readonly namespace: string;
  readonly prefix: string;
  readonly name: string;
  readonly value: string;
}

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Namespaces in XML 1.0, 3. */
function isReserved(namespace: string): boolean {
  return namespace === xmlNamespace || namespace === 'http://www.w3.org/2000/xmlns/';
}

/** Whether a prefix may stand for a namespace: it always stands for one (Namespaces in XML 1.0, 3 and 5). */
function isSound(prefix: string, namespace: string): boolean {
  if (prefix === 'xml') return namespace === xmlNamespace;
  return prefix !== 'xmlns' && namespace !== '' && !isReserved(namespace);
}

const none: readonly XmlAttribute[] = [];

/**
 * What prefixes mean as elements open and close. A declaration is noted when its element opens and taken back when it closes, so that
 * it costs the same however many are in force around it. Source: Namespaces in XML 1.0, 6.
 */
export class Namespaces {
  private readonly inForce = new Map([
    ['', ''],
    ['xml', xmlNamespace],
  ]);
  /** What the declarations of the open elements hid: prefix by prefix, the latest last. */
  private readonly hidden: [prefix: string, namespace: string | undefined][] = [];
  /** How many were hidden before each open element. */
  private readonly before: number[] = [];

  /** Goes into an element. Its attributes but for declarations; undefined when a prefix means nothing or something it must not, or two are the same. */
  enter({ attributes }: XmlTag): readonly XmlAttribute[] | undefined {
    this.before.push(this.hidden.length);
    if (attributes.size === 0) return none;
    if (attributes.size === 1) {
      for (const [name, value] of attributes)
        if (name !== 'xmlns' && !name.includes(':')) return [{ namespace: '', prefix: '', name, value }];
    }
    const others: [attribute: string, value: string][] = [];
    for (const [attribute, value] of attributes) {
      const [prefix, name] = splitName(attribute);
      const isDeclaration = attribute === 'xmlns' || prefix === 'xmlns';
      if (!isDeclaration) others.push([attribute, value]);
      else if (attribute === 'xmlns' ? isReserved(value) : !isSound(name, value)) return undefined;
      else this.note(prefix === '' ? '' : name, value);
    }
    return others.length === 0 ? none : this.meaningOf(others);
  }

  /** Leaves the element that was entered last. */
  leave(): void {
    const count = this.before.pop() ?? 0;
    while (this.hidden.length > count) {
      const [prefix, namespace] = this.hidden.pop() as [string, string | undefined];
      if (namespace === undefined) this.inForce.delete(prefix);
      else this.inForce.set(prefix, namespace);
    }
  }

  /** What a prefix means here; undefined: nothing. */
  of(prefix: string): string | undefined {
    return this.inForce.get(prefix);
  }

  private note(prefix: string, namespace: string): void {
    this.hidden.push([prefix, this.inForce.get(prefix)]);
    this.inForce.set(prefix, namespace);
  }

  private meaningOf(others: readonly (readonly [attribute: string, value: string])[]): XmlAttribute[] | undefined {
    const meant: XmlAttribute[] = [];
    const seen = new Set<string>();
    for (const [attribute, value] of others) {
      const [prefix, name] = splitName(attribute);
      const namespace = prefix === '' ? '' : this.of(prefix);
      const expanded = `${name} ${namespace}`;
      if (namespace === undefined || seen.has(expanded)) return undefined;
      seen.add(expanded);
      meant.push({ namespace, prefix, name, value });
    }
    return meant;
  }
}

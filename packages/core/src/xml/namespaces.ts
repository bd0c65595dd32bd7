import { splitName, type XmlTag } from './scanner.ts';

/** The other attributes of a tag by name, without schema locations; undefined when a prefix means nothing, or two are the same. */
export type MeantAttributes = ReadonlyMap<string, string> | undefined;

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
const schemaLocations = ['schemaLocation', 'noNamespaceSchemaLocation'];
const none: ReadonlyMap<string, string> = new Map();

/**
 * What prefixes mean as elements open and close. A declaration is noted when its element opens and taken back when it closes, so that
 * it costs the same however many are in force around it. Source: Namespaces in XML 1.0, 6.
 */
export class Namespaces {
  private readonly inForce = new Map([
    ['', ''],
    ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ]);
  /** What the declarations of the open elements hid: prefix by prefix, the latest last. */
  private readonly hidden: [prefix: string, namespace: string | undefined][] = [];
  /** How many were hidden before each open element. */
  private readonly before: number[] = [];

  /** Goes into an element. What its attributes mean, declarations apart. */
  enter({ attributes }: XmlTag): MeantAttributes {
    this.before.push(this.hidden.length);
    if (attributes.size === 0) return none;
    const others: [attribute: string, value: string][] = [];
    for (const [attribute, value] of attributes) {
      const [prefix, name] = splitName(attribute);
      if (attribute === 'xmlns') this.note('', value);
      else if (prefix === 'xmlns' && value !== '') this.note(name, value);
      else others.push([attribute, value]);
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

  /** An attribute without prefix goes before one of the same name in another vocabulary. */
  private meaningOf(others: readonly (readonly [attribute: string, value: string])[]): MeantAttributes {
    const meant = new Map<string, string>();
    const seen = new Set<string>();
    for (const [attribute, value] of others) {
      const [prefix, name] = splitName(attribute);
      const namespace = prefix === '' ? '' : this.of(prefix);
      const expanded = `${name} ${namespace}`;
      if (namespace === undefined || seen.has(expanded)) return undefined;
      seen.add(expanded);
      if (namespace === schemaInstance && schemaLocations.includes(name)) continue;
      if (prefix === '' || !meant.has(name)) meant.set(name, value);
    }
    return meant;
  }
}

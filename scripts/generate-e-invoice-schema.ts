/**
 * Writes what the schemas of CII and UBL allow as tables of our own: elements, their order, their number, their kind, and attributes. Facts
 * alone, no text. Codes are not listed, nor what attributes are fixed to: the rules of EN 16931 have lists of their own. The folders with the
 * published schemas are the arguments: of UBL 2.1 (`maindoc` and `common`), CII D16B and D22B, and Factur-X EXTENDED:
 * `node scripts/generate-e-invoice-schema.ts UBL D16B D22B EXTENDED`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childrenOf, parseXml, type XmlElement } from '../packages/core/src/xml/index.ts';

const limits = {
  charactersMax: 50_000_000,
  levelsMax: 64,
  elementsMax: 5_000_000,
  commentsMax: 500_000,
  attributesMax: 100,
};

interface Part {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly isMany: boolean;
  /** `^`: it stands in a newer release only; `~`: as often as one likes there. */
  readonly newer?: '^' | '~';
}

/** A type with elements in it, by the namespace of these, or with a text. */
interface Type {
  readonly isChoice: boolean;
  readonly parts: readonly Part[];
  readonly kind: string;
  /** A mark behind those that must stand. */
  readonly attributes: readonly string[];
}

/** Everything that the files of a schema declare, by `namespace name`. */
class Schema {
  private readonly types = new Map<string, { element: XmlElement; namespaces: Prefixes }>();
  private readonly elements = new Map<string, { element: XmlElement; namespaces: Prefixes }>();
  private readonly made = new Map<string, Type>();

  constructor(...folders: readonly string[]) {
    for (const folder of folders) {
      for (const name of readdirSync(folder))
        if (name.endsWith('.xsd')) this.add(readFileSync(join(folder, name), 'utf8'));
    }
  }

  private add(text: string): void {
    const bare = text
      .replace(/^\uFEFF/, '')
      .replace(/<!DOCTYPE[\s\S]*?\]>/, '')
      .replace(/<(xsd?):annotation[\s\S]*?<\/\1:annotation>/g, '');
    const parsed = parseXml(bare.replace(/^\s*<\?xml[^>]*\?>/, ''), { limits });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const file = parsed.value;
    const target = file.attributes.get('targetNamespace') ?? '';
    const namespaces = prefixesOf(bare);
    for (const element of file.children) {
      const name = `${target} ${element.attributes.get('name')}`;
      if (element.name === 'element') this.elements.set(name, { element, namespaces });
      else this.types.set(name, { element, namespaces });
    }
  }

  /** The type of a root element. */
  root(name: string): string {
    const [key, found] = [...this.elements].find(([one]) => one.endsWith(` ${name}`)) ?? [];
    if (key === undefined || found === undefined) throw new Error(`no element ${name}`);
    return this.named(found.element.attributes.get('type') as string, found.namespaces);
  }

  private named(name: string, namespaces: Prefixes): string {
    const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
    return `${namespaces[prefix as string] ?? ''} ${local}`;
  }

  type(key: string): Type {
    const known = this.made.get(key) ?? this.read(key);
    this.made.set(key, known);
    return known;
  }

  private read(key: string): Type {
    // Whatever a sender agrees with a recipient
    if (key.endsWith(' UBLExtensionsType')) return { isChoice: false, parts: [], kind: 'any', attributes: [] };
    if (key.startsWith('http://www.w3.org/2001/XMLSchema ')) {
      return { isChoice: false, parts: [], kind: kindOf(key.split(' ')[1] as string), attributes: [] };
    }
    const found = this.types.get(key);
    if (found === undefined) throw new Error(`no type ${key}`);
    return this.typeOf(found.element, found.namespaces, key);
  }

  private typeOf(element: XmlElement, namespaces: Prefixes, key: string): Type {
    const [simple] = [...childrenOf(element, 'simpleContent'), ...(element.name === 'simpleType' ? [element] : [])];
    if (simple !== undefined) {
      const derived = simple.children.find(({ name }) => name === 'extension' || name === 'restriction') as XmlElement;
      const base = this.type(this.named(derived.attributes.get('base') as string, namespaces));
      const own = childrenOf(derived, 'attribute').map((one) => this.attribute(one, namespaces));
      const names = own.map(bareName);
      return { ...base, attributes: [...own, ...base.attributes.filter((one) => !names.includes(bareName(one)))] };
    }
    const [group] = [...childrenOf(element, 'sequence'), ...childrenOf(element, 'choice')];
    if (group === undefined || childrenOf(group, 'any').length > 0)
      return { isChoice: false, parts: [], kind: 'any', attributes: [] };
    const parts = group.children.map((one, at): Part => {
      if (one.name !== 'element') throw new Error(`${key}: ${one.name}`);
      const { attributes } = one;
      const ref = attributes.get('ref');
      const name = ref === undefined ? (attributes.get('name') as string) : (ref.split(':').at(-1) as string);
      return {
        name,
        type: ref === undefined ? this.typeNameOf(one, namespaces, `${key}.${at}`) : this.referred(ref, namespaces),
        isNeeded: attributes.get('minOccurs') !== '0',
        isMany: attributes.has('maxOccurs') && attributes.get('maxOccurs') !== '1',
      };
    });
    return { isChoice: group.name === 'choice', parts, kind: '', attributes: [] };
  }

  private typeNameOf(element: XmlElement, namespaces: Prefixes, key: string): string {
    const named = element.attributes.get('type');
    if (named !== undefined) return this.named(named, namespaces);
    this.made.set(key, this.typeOf(element.children[0] as XmlElement, namespaces, key));
    return key;
  }

  private referred(ref: string, namespaces: Prefixes): string {
    const found = this.elements.get(this.named(ref, namespaces));
    if (found === undefined) throw new Error(`no element ${ref}`);
    return this.typeNameOf(found.element, found.namespaces, ref);
  }

  private attribute(element: XmlElement, namespaces: Prefixes): string {
    const name = element.attributes.get('name') as string;
    const use = element.attributes.get('use') === 'required' ? '!' : '';
    const type = element.attributes.get('type');
    const kind = type === undefined ? 'text' : this.type(this.named(type, namespaces)).kind;
    return `${name}${kind === 'text' ? '' : `:${kind}`}${use}`;
  }
}

type Prefixes = Readonly<Record<string, string>>;

function prefixesOf(text: string): Prefixes {
  const [root = ''] = /<xsd?:schema[^>]*>/.exec(text) ?? [];
  return Object.fromEntries(
    [...root.matchAll(/xmlns(?::([\w-]+))?="([^"]*)"/g)].map(([, prefix = '', uri = '']) => [prefix, uri]),
  );
}

function bareName(attribute: string): string {
  return /^\w+/.exec(attribute)?.[0] as string;
}

const kinds: Readonly<Record<string, string>> = {
  decimal: 'decimal',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'dateTime',
  time: 'time',
  base64Binary: 'binary',
  language: 'language',
};

function kindOf(name: string): string {
  return kinds[name] ?? (['token', 'string', 'normalizedString', 'anyURI'].includes(name) ? 'text' : `?${name}`);
}

/** The types that a root leads to, by their short names: what is in it, and in whose namespace. */
class Table {
  readonly types = new Map<string, Type>();
  readonly kinds = new Map<string, Type>();
  private readonly names = new Map<string, string>();

  add(schema: Schema, root: string): void {
    const todo = [schema.root(root)];
    const seen = new Set<string>();
    for (let key = todo.pop(); key !== undefined; key = todo.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const type = schema.type(key);
      const parts = type.parts.map((part) => ({ ...part, type: this.nameOf(part.type, schema) }));
      const name = this.nameOf(key, schema);
      const held = type.parts.length > 0 ? this.types : this.kinds;
      held.set(name, this.merged(held.get(name), { ...type, parts }));
      for (const part of type.parts) todo.push(part.type);
    }
  }

  /** What a newer release has more or lets stand otherwise is marked; what stands in none but the older stays. */
  private merged(one: Type | undefined, other: Type): Type {
    if (one === undefined) return other;
    const parts = [...one.parts];
    let at = 0;
    for (const part of other.parts) {
      const found = parts.findIndex(({ name }) => name === part.name);
      if (found < 0) parts.splice(at, 0, { ...part, newer: '^' });
      else {
        const known = parts[found] as Part;
        const isLooser = (part.isMany && !known.isMany) || (!part.isNeeded && known.isNeeded);
        parts[found] = {
          ...known,
          type: this.either(known.type, part.type),
          ...(isLooser && known.newer === undefined && { newer: '~' }),
        };
      }
      at = (found < 0 ? at : found) + 1;
    }
    return { ...one, parts };
  }

  /** Of two kinds of texts one with the attributes of both. */
  private either(one: string, other: string): string {
    const first = this.kinds.get(one);
    const second = this.kinds.get(other);
    if (one === other || first === undefined || second === undefined) return one;
    const more = second.attributes.filter((name) => !first.attributes.includes(name) && !name.endsWith('!'));
    const both = { ...first, attributes: [...first.attributes, ...more] };
    const text = [both.kind, ...both.attributes].join(' ');
    const name = this.names.get(text) ?? `${both.kind}${this.names.size}`;
    this.names.set(text, name);
    this.kinds.set(name, both);
    return name;
  }

  /** Types of texts are one where they are alike. */
  private nameOf(key: string, schema: Schema): string {
    const type = schema.type(key);
    if (type.parts.length > 0) return typeName(key);
    const text = [type.kind, ...type.attributes].join(' ');
    const known = this.names.get(text) ?? `${type.kind}${this.names.size}`;
    this.names.set(text, known);
    return known;
  }
}

/** `qdt` and `udt` have types of the same name. */
function typeName(key: string): string {
  const [namespace = '', name = ''] = key.split(' ');
  const [, prefix = ''] = /:(Un|Q)?(?:ualified|qualified)DataType:/.exec(namespace) ?? [];
  return `${name.replace(/Type$/, '')}${prefix === 'Un' ? '/udt' : prefix === 'Q' ? '/qdt' : /:CrossIndustryInvoice:/.test(namespace) ? '/rsm' : ''}`;
}

function mostOf(names: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] as string;
}

/** The last word of a name. */
function wordOf(name: string): string {
  return /[A-Z][a-z]*$|[A-Z]+$/.exec(name)?.[0] ?? name;
}

/** A name without none, one or more of its first words. */
function endsOf(name: string): string[] {
  return [...name.matchAll(/[A-Z]/g)].map(({ index }) => name.slice(index));
}

/** The lines of a table: kinds of texts with the words that their names end in, names of another type than that, and types. */
function linesOf({ types, kinds }: Table): string[] {
  const parts = [...types.values()].flatMap((type) => type.parts);
  const words = new Map<string, string>();
  for (const word of new Set(parts.map(({ name }) => wordOf(name)))) {
    const kindsOfWord = parts
      .filter((part) => wordOf(part.name) === word && kinds.has(part.type))
      .map(({ type }) => type);
    if (kindsOfWord.length > 0) words.set(word, mostOf(kindsOfWord));
  }
  const usual = (name: string): string =>
    endsOf(name).find((end) => types.has(end)) ?? words.get(wordOf(name)) ?? 'text';
  const byName = new Map<string, string>();
  for (const name of new Set(parts.map((part) => part.name))) {
    const type = mostOf(parts.filter((part) => part.name === name).map((part) => part.type));
    if (type !== usual(name)) byName.set(name, type);
  }
  const used = new Set(parts.map(({ type }) => type));
  const texts = [...kinds]
    .filter(([name]) => used.has(name))
    .map(([name, { kind, attributes }]) => {
      const own = [...words].filter(([, type]) => type === name).map(([word]) => word);
      return `. ${[name, kind, ...attributes].join(' ')} : ${own.join(' ')}`.trim();
    });
  const grouped = new Map<string, string[]>();
  for (const [name, type] of byName) grouped.set(type, [...(grouped.get(type) ?? []), name]);
  const others = [...grouped].map(([type, names]) => `= ${type} ${names.join(' ')}`);
  const rows = [...types].map(([name, { isChoice, parts: own }]) => {
    const shown = own.map((part) => {
      const mark = part.isNeeded ? (part.isMany ? '+' : '') : part.isMany ? '*' : '?';
      const type = part.type === (byName.get(part.name) ?? usual(part.name)) ? '' : `:${part.type}`;
      return `${part.name}${type}${mark}${part.newer ?? ''}`;
    });
    return `${name}${isChoice ? '|' : ''} ${shown.join(' ')}`;
  });
  return [...texts, ...others, ...rows];
}

function write(module: string, name: string, source: string, lines: readonly string[]): void {
  const output = fileURLToPath(
    new URL(`../packages/core/src/e-invoice/schema/${module}.generated.ts`, import.meta.url),
  );
  writeFileSync(
    output,
    `// Made by scripts/generate-e-invoice-schema.ts from the published schemas: do not edit.\n\n/** ${source}. */\nexport const ${name}: string = \`\n${lines.join('\n')}\n\`;\n`,
  );
}

const [ubl = '', d16b = '', d22b = '', extended = ''] = process.argv.slice(2);
if (extended === '') throw new Error('Name the folders with the schemas');
const ublTable = new Table();
const ublSchema = new Schema(join(ubl, 'maindoc'), join(ubl, 'common'));
for (const root of ['Invoice', 'CreditNote']) ublTable.add(ublSchema, root);
const ciiTable = new Table();
for (const folder of [d16b, d22b, extended]) ciiTable.add(new Schema(folder), 'CrossIndustryInvoice');
write('ubl', 'ublSchema', 'UBL 2.1, Invoice and CreditNote', linesOf(ublTable));
write('cii', 'ciiSchema', 'CII D16B, with what D22B has more', linesOf(ciiTable));

import { xmlText } from '../base/xml-text.ts';
import type { XmlAttribute } from '../xml/index.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** A value of XMP (ISO 16684-1, 6.3). */
export type XmpValue =
  | { readonly kind: 'text'; readonly text: string; readonly language?: string }
  | { readonly kind: 'list'; readonly list: 'Bag' | 'Seq' | 'Alt'; readonly items: readonly XmpValue[] }
  | { readonly kind: 'structure'; readonly fields: readonly XmpProperty[] };

export interface XmpProperty {
  readonly namespace: string;
  readonly prefix: string;
  readonly name: string;
  readonly value: XmpValue;
}

/** What an XMP packet says. */
export interface XmpPacket {
  readonly properties: readonly XmpProperty[];
  /**
   * Whether instructions stand around its element only, and the first names neither an encoding nor a number of bytes, as
   * old packets do.
   */
  readonly isPlain: boolean;
}

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const xml = 'http://www.w3.org/XML/1998/namespace';
const lists = ['Bag', 'Seq', 'Alt'] as const;

/** Reads a packet (ISO 16684-1, 7); undefined when it is not well-formed, or written in a way that is not understood. */
export function readPacket(text: string): XmpPacket | undefined {
  const root = parseXml(text);
  const description = root?.name === 'xmpmeta' ? elementsOf(root).find(isNamed('RDF')) : root;
  if (description === undefined || !isNamed('RDF')(description) || hasText(description)) return undefined;
  const properties: XmpProperty[] = [];
  for (const element of elementsOf(description)) {
    const own = isNamed('Description')(element) ? propertiesOf(element) : undefined;
    if (own === undefined) return undefined;
    properties.push(...own);
  }
  const names = properties.map(({ namespace, name }) => `${namespace} ${name}`);
  if (new Set(names).size < names.length) return undefined;
  const head = /<\?xpacket\s+begin=[^?]*\?>/.exec(text)?.[0] ?? '';
  const inside = text.slice(text.search(/<[^?!]/), text.lastIndexOf('</'));
  return { properties, isPlain: !inside.includes('<?') && !/\s(?:bytes|encoding)\s*=/.test(head) };
}

function isNamed(name: string): (element: XmlElement) => boolean {
  return (element) => element.namespace === rdf && element.name === name;
}

/** Whether an attribute is a property, or one of those that RDF has for descriptions. */
function isKnownAttribute({ namespace, name }: XmlAttribute): boolean {
  if (namespace === rdf) return name === 'about' || name === 'parseType';
  return namespace === '' ? name === 'about' : true;
}

/** Whether there is text where only elements may stand. */
function hasText(element: XmlElement): boolean {
  return element.children.some((child) => typeof child === 'string' && child.trim() !== '');
}

function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** Properties written as elements and as attributes of a description. */
function propertiesOf(element: XmlElement): XmpProperty[] | undefined {
  if (hasText(element) || !element.attributes.every(isKnownAttribute)) return undefined;
  const properties: XmpProperty[] = element.attributes
    .filter(({ namespace }) => namespace !== rdf && namespace !== xml && namespace !== '')
    .map(({ namespace, prefix, name, value }) => ({ namespace, prefix, name, value: { kind: 'text', text: value } }));
  for (const child of elementsOf(element)) {
    const value = valueOf(child);
    if (value === undefined || child.namespace === rdf) return undefined;
    properties.push({ namespace: child.namespace, prefix: child.prefix, name: child.name, value });
  }
  return properties;
}

function valueOf(element: XmlElement): XmpValue | undefined {
  const children = elementsOf(element);
  const [only] = children;
  const resource = attributeOf(element, rdf, 'resource');
  if (attributeOf(element, rdf, 'parseType') === 'Resource') return structure(element);
  if (only === undefined) {
    const fields = element.attributes.filter(({ namespace }) => namespace !== rdf && namespace !== xml);
    if (fields.length > 0) return structure(element);
    const language = attributeOf(element, xml, 'lang');
    const text = resource ?? element.children.join('');
    return language === undefined ? { kind: 'text', text } : { kind: 'text', text, language };
  }
  if (children.length > 1 || only.namespace !== rdf || hasText(element) || hasText(only)) return undefined;
  if (only.name === 'Description') return structure(only);
  const list = lists.find((name) => name === only.name);
  const items = elementsOf(only).map((item) => (isNamed('li')(item) ? valueOf(item) : undefined));
  return list !== undefined && items.every((item) => item !== undefined) ? { kind: 'list', list, items } : undefined;
}

function structure(element: XmlElement): XmpValue | undefined {
  const fields = propertiesOf(element);
  return fields && { kind: 'structure', fields };
}

function attributeOf(element: XmlElement, namespace: string, name: string): string | undefined {
  return element.attributes.find((each) => each.namespace === namespace && each.name === name)?.value;
}

/** A packet of these properties, as `readPacket` reads it. */
export function writePacket(properties: readonly XmpProperty[]): string {
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">\n` +
    `${descriptionOf(properties)}</rdf:RDF></x:xmpmeta>\n` +
    '<?xpacket end="w"?>'
  );
}

/** The element of these properties inside `rdf:RDF`, with the prefixes that it uses. */
export function descriptionOf(properties: readonly XmpProperty[]): string {
  const prefixes = new Map<string, string>();
  const named = (list: readonly XmpProperty[]): void => {
    for (const { namespace, prefix, value } of list) {
      if (!prefixes.has(namespace)) prefixes.set(namespace, free(prefix, prefixes));
      nameParts(value, named);
    }
  };
  named(properties);
  const declared = Array.from(prefixes, ([namespace, prefix]) => ` xmlns:${prefix}="${xmlText(namespace)}"`).join('');
  const body = properties.map((property) => propertyText(property, prefixes)).join('\n');
  return `<rdf:Description rdf:about=""${declared}>\n${body}\n</rdf:Description>`;
}

function nameParts(value: XmpValue, named: (list: readonly XmpProperty[]) => void): void {
  if (value.kind === 'structure') named(value.fields);
  else if (value.kind === 'list') for (const item of value.items) nameParts(item, named);
}

/** The prefix, or one like it that nothing else has. */
function free(prefix: string, taken: ReadonlyMap<string, string>): string {
  const names = new Set([...taken.values(), 'rdf', 'x', 'xml', '']);
  let name = prefix;
  for (let index = 1; names.has(name); index++) name = `ns${index}`;
  return name;
}

function propertyText({ namespace, name, value }: XmpProperty, prefixes: ReadonlyMap<string, string>): string {
  return elementText(`${prefixes.get(namespace)}:${name}`, value, prefixes);
}

function elementText(tag: string, value: XmpValue, prefixes: ReadonlyMap<string, string>): string {
  if (value.kind === 'text') {
    const language = value.language === undefined ? '' : ` xml:lang="${xmlText(value.language)}"`;
    return `<${tag}${language}>${xmlText(value.text)}</${tag}>`;
  }
  if (value.kind === 'structure') {
    const fields = value.fields.map((field) => propertyText(field, prefixes)).join('');
    return `<${tag} rdf:parseType="Resource">${fields}</${tag}>`;
  }
  const items = value.items.map((item) => elementText('rdf:li', item, prefixes)).join('');
  return `<${tag}><rdf:${value.list}>${items}</rdf:${value.list}></${tag}>`;
}

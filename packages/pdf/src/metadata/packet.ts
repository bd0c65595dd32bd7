import type { XmlAttribute } from '../xml/index.ts';
import { rdf } from './namespaces.ts';
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
    for (const property of own) properties.push(property);
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

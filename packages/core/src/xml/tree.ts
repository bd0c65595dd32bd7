import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';
import { isBlank, XmlScanner, type XmlTag, type XmlToken } from './scanner.ts';
import type { XmlLimits } from './xml-limits.ts';

/** An element with its children, or with its text: never both. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string;
  /** Empty: in none. */
  readonly namespace: string;
  /** By their names without prefix; none where attributes are refused. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Whether part of the text stood in a literal (CDATA) section. */
  readonly hasLiteral: boolean;
}

export interface XmlOptions {
  readonly limits: XmlLimits;
  /** `refused`: only `xmlns` and schema locations may stand. Default: kept. */
  readonly attributes?: 'refused' | 'kept' | undefined;
  /**
   * Called at the end of each element below the root, with the names of those around it, from the root down. An element that it
   * takes is not kept in the tree: a long list is read in the memory of one entry.
   */
  readonly take?: ((element: XmlElement, around: readonly string[]) => boolean) | undefined;
}

interface OpenElement {
  readonly tag: XmlTag;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** Whether elements stand in it, kept or taken. */
  hasElements: boolean;
  text: string;
  hasLiteral: boolean;
  readonly namespaces: ReadonlyMap<string, string>;
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
const schemaLocations = ['schemaLocation', 'noNamespaceSchemaLocation'];
const predefined: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);
const none: ReadonlyMap<string, string> = new Map();
const childless: readonly XmlElement[] = [];

/**
 * Reads XML 1.0 with namespaces into a tree. Document types, processing instructions, entities other than the five of XML and text
 * beside elements are refused; the first error ends it. Takes linear time.
 * Reports `MALFORMED_XML`, `XML_DOCTYPE_FORBIDDEN`, `XML_LIMIT_EXCEEDED`.
 * Source: XML 1.0, Namespaces in XML 1.0.
 */
export function parseXml(text: string, options: XmlOptions): Result<XmlElement> {
  const { charactersMax: max } = options.limits;
  if (text.length > max) return failed(problem('XML_LIMIT_EXCEEDED', [], { what: 'characters', max }));
  const scanner = new XmlScanner(text, options.limits);
  const builder = new TreeBuilder(scanner, options);
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) builder.add(token);
  if (builder.root === undefined || builder.isOpen) scanner.malformed('it ends too early');
  return scanner.found === undefined ? ok(builder.root as XmlElement) : failed(scanner.found);
}

/** The only child of this name, or the first of several. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** All children of this name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? childless;
}

/** The text of the element that these names lead to, from child to child; undefined when one of them is absent. */
export function textAt(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  return names.reduce(childOf, element)?.text;
}

/** Puts tags and texts together; what does not fit ends the scanning. */
class TreeBuilder {
  root: XmlElement | undefined;
  private readonly scanner: XmlScanner;
  private readonly options: XmlOptions;
  private readonly open: OpenElement[] = [];
  /** The names of the open elements, without prefix. */
  private readonly around: string[] = [];
  private elements = 0;

  constructor(scanner: XmlScanner, options: XmlOptions) {
    this.scanner = scanner;
    this.options = options;
  }

  get isOpen(): boolean {
    return this.open.length > 0;
  }

  add(token: XmlToken): void {
    if (token.kind === 'text') this.addText(token.text, token.isLiteral);
    else if (token.kind === 'open') this.openElement(token);
    else this.closeElement(token.name);
  }

  private addText(text: string, isLiteral: boolean): void {
    const parent = this.open.at(-1);
    if (parent === undefined) {
      if (isLiteral || !isBlank(text)) this.scanner.malformed('text outside of the root element');
      return;
    }
    parent.text += text;
    parent.hasLiteral ||= isLiteral;
  }

  private openElement(tag: XmlTag): undefined {
    const { elementsMax, levelsMax } = this.options.limits;
    this.elements += 1;
    const outer = this.open.at(-1);
    if (this.root !== undefined) return this.scanner.malformed('a second root element');
    if (this.elements > elementsMax) return this.scanner.exceeded('elements', elementsMax);
    if (this.open.length >= levelsMax) return this.scanner.exceeded('levels', levelsMax);
    const { namespaces, attributes } = meaningOf(tag, outer?.namespaces ?? predefined);
    if (this.options.attributes === 'refused' ? attributes?.size !== 0 : attributes === undefined) {
      return this.scanner.malformed('an attribute that has no place here');
    }
    const [prefix, name] = splitName(tag.name);
    if (outer !== undefined) outer.hasElements = true;
    this.around.push(name);
    this.open.push({
      tag,
      name,
      namespace: namespaces.get(prefix),
      attributes: attributes ?? none,
      children: [],
      hasElements: false,
      text: '',
      hasLiteral: false,
      namespaces,
    });
  }

  private closeElement(name: string): undefined {
    const closed = this.open.pop();
    this.around.pop();
    if (closed?.tag.name !== name) return this.scanner.malformed('an end tag without its start tag');
    const element = elementOf(closed);
    if (element === undefined) return this.scanner.malformed('text beside elements, or a prefix without a namespace');
    const outer = this.open.at(-1);
    if (outer === undefined) this.root = element;
    else if (!this.options.take?.(element, this.around)) outer.children.push(element);
  }
}

/** The name and namespace of the root element, if it begins within so many characters; what follows is not looked at. */
export function rootNameOf(
  text: string,
  limits: XmlLimits,
): { readonly name: string; readonly namespace: string | undefined } | undefined {
  const scanner = new XmlScanner(text.slice(0, limits.charactersMax), limits);
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) {
    if (token.kind !== 'open') continue;
    const [prefix, name] = splitName(token.name);
    return { name, namespace: meaningOf(token, predefined).namespaces.get(prefix) };
  }
  return undefined;
}

function elementOf(open: OpenElement): XmlElement | undefined {
  const { name, namespace, attributes, children, hasElements, text, hasLiteral } = open;
  const isMixed = hasElements && (hasLiteral || !isBlank(text));
  if (namespace === undefined || isMixed) return undefined;
  return { name, namespace, attributes, children, text: hasElements ? '' : text, hasLiteral };
}

interface Meaning {
  /** What the prefixes mean inside the element. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** Other attributes by name, without schema locations and those with a prefix; undefined when a prefix means nothing. */
  readonly attributes: ReadonlyMap<string, string> | undefined;
}

function meaningOf(tag: XmlTag, outer: ReadonlyMap<string, string>): Meaning {
  if (tag.attributes.size === 0) return { namespaces: outer, attributes: none };
  const declared: [name: string, namespace: string][] = [];
  const others: [attribute: string, value: string][] = [];
  for (const [attribute, value] of tag.attributes) {
    const [prefix, name] = splitName(attribute);
    if (attribute === 'xmlns') declared.push(['', value]);
    else if (prefix === 'xmlns' && value !== '') declared.push([name, value]);
    else others.push([attribute, value]);
  }
  const namespaces = declared.length === 0 ? outer : new Map([...outer, ...declared]);
  if (others.length === 0) return { namespaces, attributes: none };
  const attributes = new Map<string, string>();
  for (const [attribute, value] of others) {
    const [prefix, name] = splitName(attribute);
    const namespace = prefix === '' ? '' : namespaces.get(prefix);
    if (namespace === undefined) return { namespaces, attributes: undefined };
    if (namespace !== schemaInstance || !schemaLocations.includes(name)) attributes.set(name, value);
  }
  return { namespaces, attributes };
}

function splitName(qualified: string): readonly [prefix: string, name: string] {
  const colon = qualified.indexOf(':');
  return colon < 0 ? ['', qualified] : [qualified.slice(0, colon), qualified.slice(colon + 1)];
}

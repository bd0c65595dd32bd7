import { failed, ok, type Result } from '../../result.ts';
import { isBlank } from '../leaves.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { XmlScanner, type XmlTag, type XmlToken } from './xml-scanner.ts';

/** An element with its children, or with its text: never both. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string;
  /** Empty: in none. */
  readonly namespace: string;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Whether part of the text stood in a literal (CDATA) section. */
  readonly hasLiteral: boolean;
}

interface OpenElement {
  readonly tag: XmlTag;
  readonly children: XmlElement[];
  readonly texts: string[];
  hasLiteral: boolean;
  readonly namespaces: ReadonlyMap<string, string>;
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
const schemaLocations = ['schemaLocation', 'noNamespaceSchemaLocation'];
const predefined: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

/**
 * Reads XML 1.0 with namespaces into a tree. Document types, processing instructions, entities other than the five of XML,
 * attributes other than `xmlns` and schema locations, and text beside elements are refused; the first error ends it. Takes linear time.
 * Reports `MALFORMED_XML`, `XML_DOCTYPE_FORBIDDEN`, `XML_LIMIT_EXCEEDED` (characters as given, 32 levels, 20,000 elements, 20,000
 * comments, 64 attributes of one, 400,000 references, carriage returns or closing brackets).
 * Source: XML 1.0, Namespaces in XML 1.0; eBill submission contract, XML.
 */
export function parseXml(text: string, lengthMax: number): Result<XmlElement> {
  if (text.length > lengthMax) return failed(problem('XML_LIMIT_EXCEEDED', [], { what: 'characters', max: lengthMax }));
  const scanner = new XmlScanner(text);
  const builder = new TreeBuilder(scanner);
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) builder.add(token);
  if (builder.root === undefined || builder.isOpen) scanner.malformed('it ends too early');
  return scanner.found === undefined ? ok(builder.root as XmlElement) : failed(scanner.found);
}

/** Puts tags and texts together; what does not fit ends the scanning. */
class TreeBuilder {
  root: XmlElement | undefined;
  private readonly scanner: XmlScanner;
  private readonly open: OpenElement[] = [];
  private elements = 0;

  constructor(scanner: XmlScanner) {
    this.scanner = scanner;
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
    parent.texts.push(text);
    parent.hasLiteral ||= isLiteral;
  }

  private openElement(tag: XmlTag): void {
    this.elements += 1;
    const namespaces = namespacesOf(tag, this.open.at(-1)?.namespaces ?? predefined);
    if (this.root !== undefined) this.scanner.malformed('a second root element');
    else if (this.elements > limits.xmlElementsMax) this.scanner.exceeded('elements', limits.xmlElementsMax);
    else if (this.open.length >= limits.depthMax) this.scanner.exceeded('levels', limits.depthMax);
    else if (namespaces === undefined) this.scanner.malformed('an attribute that has no place here');
    else this.open.push({ tag, children: [], texts: [], hasLiteral: false, namespaces });
  }

  private closeElement(name: string): undefined {
    const closed = this.open.pop();
    if (closed?.tag.name !== name) return this.scanner.malformed('an end tag without its start tag');
    const element = elementOf(closed);
    if (element === undefined) return this.scanner.malformed('text beside elements, or a prefix without a namespace');
    const outer = this.open.at(-1);
    if (outer === undefined) this.root = element;
    else outer.children.push(element);
  }
}

/** The namespace of the root element, if it begins within 4,096 characters; what follows is not looked at. */
export function rootNamespaceOf(text: string): string | undefined {
  const scanner = new XmlScanner(text.slice(0, limits.xmlHeadLengthMax));
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) {
    if (token.kind !== 'open') continue;
    const [prefix] = splitName(token.name);
    return namespacesOf(token, predefined)?.get(prefix);
  }
  return undefined;
}

function elementOf({ tag, children, texts, hasLiteral, namespaces }: OpenElement): XmlElement | undefined {
  const [prefix, name] = splitName(tag.name);
  const namespace = namespaces.get(prefix);
  const text = texts.join('');
  const isMixed = children.length > 0 && (hasLiteral || !isBlank(text));
  if (namespace === undefined || isMixed) return undefined;
  return { name, namespace, children, text: children.length > 0 ? '' : text, hasLiteral };
}

/** What the prefixes mean inside this element; undefined when it has an attribute that means something else. */
function namespacesOf(tag: XmlTag, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  if (tag.attributes.size === 0) return outer;
  const declared = new Map(outer);
  const others: string[] = [];
  for (const [attribute, value] of tag.attributes) {
    const [prefix, name] = splitName(attribute);
    if (attribute === 'xmlns') declared.set('', value);
    else if (prefix === 'xmlns' && value !== '') declared.set(name, value);
    else others.push(attribute);
  }
  const allowed = others.every((attribute) => {
    const [prefix, name] = splitName(attribute);
    return prefix !== '' && declared.get(prefix) === schemaInstance && schemaLocations.includes(name);
  });
  return allowed ? declared : undefined;
}

function splitName(qualified: string): readonly [prefix: string, name: string] {
  const colon = qualified.indexOf(':');
  return colon < 0 ? ['', qualified] : [qualified.slice(0, colon), qualified.slice(colon + 1)];
}

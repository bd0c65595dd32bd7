import { failed, ok, type Result } from '../result.ts';
import { Namespaces } from './namespaces.ts';
import { problem } from './problems.ts';
import { isBlank, splitName, XmlScanner, type XmlTag, type XmlToken } from './scanner.ts';
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
  /** Made for the first of them: most elements have none. */
  children: XmlElement[] | undefined;
  /** Whether elements stand in it, kept or taken. */
  hasElements: boolean;
  text: string;
  hasLiteral: boolean;
}

const none: ReadonlyMap<string, string> = new Map();
const childless: readonly XmlElement[] = [];

/**
 * Reads XML 1.0 with namespaces into a tree. Comments and processing instructions are passed over; document types, entities other than
 * the five of XML and text beside elements are refused; the first error ends it, and is told with line and column. Takes linear time
 * whatever is nested, repeated or declared.
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
  private readonly namespaces = new Namespaces();
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
      const beginning = isLiteral ? 0 : text.search(/[^ \t\n\r]/);
      if (beginning >= 0) this.scanner.misplaced('text outside of the root element', beginning);
      return;
    }
    parent.text += text;
    parent.hasLiteral ||= isLiteral;
  }

  private openElement(tag: XmlTag): undefined {
    const { elementsMax, levelsMax } = this.options.limits;
    this.elements += 1;
    const outer = this.open.at(-1);
    if (this.root !== undefined) return this.scanner.misplaced('a second root element');
    if (this.elements > elementsMax) return this.scanner.exceeded('elements', elementsMax);
    if (this.open.length >= levelsMax) return this.scanner.exceeded('levels', levelsMax);
    const attributes = this.namespaces.enter(tag);
    if (this.options.attributes === 'refused' ? attributes?.size !== 0 : attributes === undefined) {
      return this.scanner.misplaced('an attribute that has no place here');
    }
    const [prefix, name] = splitName(tag.name);
    if (outer !== undefined) outer.hasElements = true;
    this.around.push(name);
    this.open.push({
      tag,
      name,
      namespace: this.namespaces.of(prefix),
      attributes: attributes ?? none,
      children: undefined,
      hasElements: false,
      text: '',
      hasLiteral: false,
    });
  }

  private closeElement(name: string): undefined {
    const closed = this.open.pop();
    this.around.pop();
    if (closed?.tag.name !== name) return this.scanner.misplaced('an end tag without its start tag');
    const element = elementOf(closed);
    this.namespaces.leave();
    if (element === undefined) return this.scanner.misplaced('text beside elements, or a prefix without a namespace');
    const outer = this.open.at(-1);
    if (outer === undefined) this.root = element;
    else if (!this.options.take?.(element, this.around)) {
      outer.children ??= [];
      outer.children.push(element);
    }
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
    const namespaces = new Namespaces();
    namespaces.enter(token);
    return { name, namespace: namespaces.of(prefix) };
  }
  return undefined;
}

function elementOf(open: OpenElement): XmlElement | undefined {
  const { name, namespace, attributes, children = childless, hasElements, text, hasLiteral } = open;
  const isMixed = hasElements && (hasLiteral || !isBlank(text));
  if (namespace === undefined || isMixed) return undefined;
  return { name, namespace, attributes, children, text: hasElements ? '' : text, hasLiteral };
}

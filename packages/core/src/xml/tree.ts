import {
  isBlank,
  Namespaces,
  type Place,
  splitName,
  type XmlAttribute,
  type XmlFault,
  XmlScanner,
  type XmlTag,
  type XmlToken,
} from '@rappen/pdf/internal/xml';
import { withOne } from '../lists.ts';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';
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
  /** Told of each element as it opens and as it closes. */
  readonly watch?: XmlWatch | undefined;
}

/** Follows the elements of a text from front to back. */
export interface XmlWatch {
  open(element: OpenedElement): void;
  /** The element that was opened last and is still open. */
  close(content: ClosedElement): void;
}

/** The beginning of an element. */
export interface OpenedElement {
  /** Without prefix. */
  readonly name: string;
  /** Empty: in none. */
  readonly namespace: string;
  /** All but declarations of namespaces. */
  readonly attributes: readonly XmlAttribute[];
  readonly place: Place;
}

/** What an element holds besides elements. */
export interface ClosedElement {
  /** Empty where it holds elements. */
  readonly text: string;
  readonly hasElements: boolean;
  /** Whether part of the text stood in a literal (CDATA) section. */
  readonly hasLiteral: boolean;
}

export type { Place as XmlPlace } from '@rappen/pdf/internal/xml';

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
  const scanner = new XmlScanner(options.limits, text);
  return new TreeBuilder(scanner, options).finished();
}

/**
 * Reads XML that comes in pieces, each of whole characters: with `take`, an element is given as soon as its end has come, and what was
 * read is let go. What it reads and reports is what `parseXml` does of the whole.
 */
export class XmlStream {
  private readonly scanner: XmlScanner;
  private readonly builder: TreeBuilder;
  private readonly charactersMax: number;
  private characters = 0;

  constructor(options: XmlOptions) {
    this.charactersMax = options.limits.charactersMax;
    this.scanner = new XmlScanner(options.limits);
    this.builder = new TreeBuilder(this.scanner, options);
  }

  /** Goes on with the next piece. Whether anything more is wanted: false after an error, which `end` tells. */
  add(piece: string): boolean {
    this.characters += piece.length;
    if (this.characters > this.charactersMax) this.scanner.exceeded('characters', this.charactersMax);
    else this.scanner.add(piece);
    this.builder.build();
    return this.scanner.fault === undefined;
  }

  /** Everything has come: the root element with all in it that was not taken. */
  end(): Result<XmlElement> {
    this.scanner.end();
    return this.builder.finished();
  }
}

function problemOf(fault: XmlFault): Problem {
  if (fault.kind === 'doctype') return problem('XML_DOCTYPE_FORBIDDEN', []);
  if (fault.kind === 'limit') return problem('XML_LIMIT_EXCEEDED', [], { what: fault.what, max: fault.max });
  return problem('MALFORMED_XML', [], { detail: fault.detail });
}

/** The only child of this name, or the first of several. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (element === undefined) return undefined;
  for (const child of element.children) if (child.name === name) return child;
  return undefined;
}

/** All children of this name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  if (childOf(element, name) === undefined) return childless;
  return element?.children.filter((child) => child.name === name) ?? childless;
}

/** The text of the element that these names lead to, from child to child; undefined when one of them is absent. */
export function textAt(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  let found = element;
  for (const name of names) found = childOf(found, name);
  return found?.text;
}

/** Puts tags and texts together; what does not fit ends the scanning. */
class TreeBuilder {
  private root: XmlElement | undefined;
  private readonly scanner: XmlScanner;
  private readonly options: XmlOptions;
  private readonly open: OpenElement[] = [];
  /** Of each open element whether elements stand in it, kept or taken. */
  private readonly isFilled: boolean[] = [];
  /** The names of the open elements, without prefix. */
  private readonly around: string[] = [];
  private readonly namespaces = new Namespaces();

  constructor(scanner: XmlScanner, options: XmlOptions) {
    this.scanner = scanner;
    this.options = options;
  }

  /** Goes on with all that is there. */
  build(): void {
    for (let token = this.scanner.next(); token !== undefined; token = this.scanner.next()) this.add(token);
  }

  /** What was built, when nothing more comes. */
  finished(): Result<XmlElement> {
    this.build();
    const { fault } = this.scanner;
    return fault === undefined ? ok(this.root as XmlElement) : failed(problemOf(fault));
  }

  private add(token: XmlToken): void {
    if (token.kind === 'text') this.addText(token.text, token.isLiteral);
    else if (token.kind === 'open') this.openElement(token);
    else this.closeElement();
  }

  private addText(text: string, isLiteral: boolean): void {
    const parent = this.open.at(-1);
    if (parent === undefined) return;
    parent.text += text;
    parent.hasLiteral ||= isLiteral;
  }

  private openElement(tag: XmlTag): undefined {
    const given = this.namespaces.enter(tag);
    const attributes = meantAttributes(given, tag);
    if (this.options.attributes === 'refused' ? attributes?.size !== 0 : attributes === undefined) {
      return this.scanner.misplaced('an attribute that has no place here');
    }
    const colon = tag.name.indexOf(':') + 1;
    const name = colon === 0 ? tag.name : tag.name.slice(colon);
    const namespace = this.namespaces.of(colon === 0 ? '' : tag.name.slice(0, colon - 1));
    if (this.open.length > 0) this.isFilled[this.open.length - 1] = true;
    this.around.push(name);
    const { watch } = this.options;
    // A prefix without a namespace ends the reading when the element closes
    watch?.open({ name, namespace: namespace ?? '', attributes: given ?? [], place: this.scanner.place() });
    this.open.push(new OpenElement(name, namespace, attributes ?? none));
    this.isFilled.push(false);
  }

  private closeElement(): undefined {
    const element = this.open.pop() as OpenElement;
    const hasElements = this.isFilled.pop() === true;
    this.around.pop();
    this.namespaces.leave();
    const isMixed = hasElements && (element.hasLiteral || !isBlank(element.text));
    if (isMixed || !isNamed(element)) {
      return this.scanner.misplaced('text beside elements, or a prefix without a namespace');
    }
    if (hasElements) element.text = '';
    this.options.watch?.close({ text: element.text, hasElements, hasLiteral: element.hasLiteral });
    const outer = this.open.at(-1);
    if (outer === undefined) this.root = element;
    else if (!this.options.take?.(element, this.around)) outer.children = withOne(outer.children, element);
  }
}

/**
 * An element that is being read. Made by a constructor: what literals make, engines come to put among what lives long once some of it did,
 * and there elements that are read and let go hold on to all that they came from.
 */
class OpenElement {
  readonly name: string;
  readonly namespace: string | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  children = childless;
  text = '';
  hasLiteral = false;

  constructor(name: string, namespace: string | undefined, attributes: ReadonlyMap<string, string>) {
    this.name = name;
    this.namespace = namespace;
    this.attributes = attributes;
  }
}

function isNamed(element: OpenElement): element is OpenElement & XmlElement {
  return element.namespace !== undefined;
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
const schemaLocations = ['schemaLocation', 'noNamespaceSchemaLocation'];

/** By name, without schema locations: one without prefix goes before one of the same name in another vocabulary. */
function meantAttributes(
  attributes: readonly XmlAttribute[] | undefined,
  tag: XmlTag,
): ReadonlyMap<string, string> | undefined {
  if (attributes === undefined || attributes.length === 0) return attributes && none;
  if (tag.attributes.size === 1 && attributes[0]?.prefix === '') return tag.attributes;
  const meant = new Map<string, string>();
  for (const { namespace, prefix, name, value } of attributes) {
    if (namespace === schemaInstance && schemaLocations.includes(name)) continue;
    if (prefix === '' || !meant.has(name)) meant.set(name, value);
  }
  return meant;
}

/** The name and namespace of the root element, if it begins within so many characters; what follows is not looked at. */
export function rootNameOf(
  text: string,
  limits: XmlLimits,
): { readonly name: string; readonly namespace: string | undefined } | undefined {
  const scanner = new XmlScanner(limits, text.slice(0, limits.charactersMax));
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) {
    if (token.kind !== 'open') continue;
    const [prefix, name] = splitName(token.name);
    const namespaces = new Namespaces();
    namespaces.enter(token);
    return { name, namespace: namespaces.of(prefix) };
  }
  return undefined;
}

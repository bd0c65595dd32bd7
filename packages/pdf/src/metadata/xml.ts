import { Namespaces, splitName, type XmlAttribute, XmlScanner, type XmlTag } from '../xml/index.ts';

/** An element of an XML document with its names resolved (XML 1.0 and Namespaces in XML 1.0). */
export interface XmlElement {
  readonly namespace: string;
  readonly prefix: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** Elements, and the texts between them. */
  readonly children: readonly (XmlElement | string)[];
}

const limits = { levelsMax: 33, elementsMax: 20_000, commentsMax: 20_000, attributesMax: 64 };

/** An element whose end has not come. */
interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/** Reads a document without document type, up to 33 deep. Processing instructions and comments are passed over. Undefined for anything else. */
export function parseXml(text: string): XmlElement | undefined {
  const scanner = new XmlScanner(limits, text);
  const namespaces = new Namespaces();
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) {
    const outer = open.at(-1);
    if (token.kind === 'text') outer?.children.push(token.text);
    else if (token.kind === 'close') {
      namespaces.leave();
      root = open.pop();
    } else {
      const element = opened(token, namespaces);
      if (element === undefined) return undefined;
      outer?.children.push(element);
      open.push(element);
    }
  }
  return scanner.fault === undefined ? root : undefined;
}

function opened(tag: XmlTag, namespaces: Namespaces): OpenElement | undefined {
  const attributes = namespaces.enter(tag);
  const [prefix, name] = splitName(tag.name);
  const namespace = namespaces.of(prefix);
  if (attributes === undefined || namespace === undefined) return undefined;
  return { namespace, prefix, name, attributes, children: [] };
}

/** An element of an XML document with its names resolved (XML 1.0 and Namespaces in XML 1.0). */
export interface XmlElement {
  readonly namespace: string;
  readonly prefix: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly (XmlElement | string)[];
}

export interface XmlAttribute {
  readonly namespace: string;
  readonly prefix: string;
  readonly name: string;
  readonly value: string;
}

const depthMax = 32;
const elementsMax = 20_000;
const attributesMax = 64;
const nameText = '[A-Za-z_\\u0080-\\uffff][\\w.\\-\\u0080-\\uffff]*';
const tagStart = new RegExp(`<(?:(${nameText}):)?(${nameText})`, 'y');
const attribute = new RegExp(`\\s+(?:(${nameText}):)?(${nameText})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const instructionStart = new RegExp(`<\\?(${nameText})(?=\\s|\\?>)`, 'y');
const tagEnd = /\s*(\/?)>/y;
const closing = new RegExp(`</(?:(${nameText}):)?(${nameText})\\s*>`, 'y');
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Characters that XML 1.0, 2.2 does not have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** What prefixes mean in an element: those that it declares itself, and those of the elements around it, at most `depthMax`. */
interface Scope {
  readonly own: ReadonlyMap<string, string> | undefined;
  readonly outer: Scope | undefined;
}

function meaningOf(prefix: string, scope: Scope): string | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.own?.get(prefix);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads a document without document type, up to 32 deep, with one root element. Processing instructions and comments are
 * passed over. Undefined for anything else.
 */
export function parseXml(text: string): XmlElement | undefined {
  if (forbidden.test(text)) return undefined;
  const reader = new Reader(text);
  reader.passOver();
  const root = reader.element({ own: new Map([['xml', xmlNamespace]]), outer: undefined }, 0);
  reader.passOver();
  return reader.at === text.length ? root : undefined;
}

interface WrittenAttributes {
  readonly others: { readonly prefix: string; readonly name: string; readonly value: string }[];
  readonly declared: ReadonlyMap<string, string> | undefined;
}

class Reader {
  at = 0;
  readonly #text: string;
  #elementsLeft = elementsMax;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes over white space, comments and instructions. */
  passOver(): void {
    for (;;) {
      while (' \t\r\n\ufeff'.includes(this.#text.charAt(this.at)) && this.at < this.#text.length) this.at++;
      if (!this.#skipMark()) return;
    }
  }

  element(outer: Scope, depth: number): XmlElement | undefined {
    const start = this.#match(tagStart);
    if (start === undefined || depth > depthMax || --this.#elementsLeft < 0) return undefined;
    const written = this.#attributes();
    const end = this.#match(tagEnd);
    if (written === undefined || end === undefined) return undefined;
    const scope = written.declared === undefined ? outer : { own: written.declared, outer };
    const [, prefix = '', name = ''] = start;
    const namespace = meaningOf(prefix, scope) ?? (prefix === '' ? '' : undefined);
    const attributes = written.others.map((each) => ({
      ...each,
      namespace: each.prefix === '' ? '' : meaningOf(each.prefix, scope),
    }));
    if (namespace === undefined || attributes.some((each) => each.namespace === undefined)) return undefined;
    const children = end[1] === '/' ? [] : this.#children(scope, depth, start);
    return children && { namespace, prefix, name, attributes: attributes as XmlAttribute[], children };
  }

  #children(scope: Scope, depth: number, start: RegExpExecArray): (XmlElement | string)[] | undefined {
    const children: (XmlElement | string)[] = [];
    for (;;) {
      const next = this.#text.indexOf('<', this.at);
      if (next === -1) return undefined;
      const text = unescaped(this.#text.slice(this.at, next));
      if (text === undefined) return undefined;
      if (text !== '') children.push(text);
      this.at = next;
      if (this.#text.startsWith('</', next)) {
        const end = this.#match(closing);
        return end?.[1] === start[1] && end?.[2] === start[2] ? children : undefined;
      }
      if (this.#skipMark()) continue;
      const child = this.element(scope, depth + 1);
      if (child === undefined) return undefined;
      children.push(child);
    }
  }

  /** Attributes, apart from those that declare namespaces. */
  #attributes(): WrittenAttributes | undefined {
    const others: WrittenAttributes['others'] = [];
    let declared: Map<string, string> | undefined;
    const declare = (name: string, value: string) => {
      declared ??= new Map();
      declared.set(name, value);
    };
    const seen = new Set<string>();
    for (let found = this.#match(attribute); found !== undefined; found = this.#match(attribute)) {
      const [, prefix = '', name = ''] = found;
      const value = unescaped(found[3] ?? found[4] ?? '');
      if (value === undefined || seen.has(`${prefix}:${name}`) || seen.size >= attributesMax) return undefined;
      seen.add(`${prefix}:${name}`);
      if (prefix === 'xmlns') declare(name, value);
      else if (prefix === '' && name === 'xmlns') declare('', value);
      else others.push({ prefix, name, value });
    }
    return { others, declared };
  }

  /** Goes over a comment or an instruction. */
  #skipMark(): boolean {
    const start = this.at;
    const target = this.#match(instructionStart)?.[1];
    // The declaration stands at the beginning only (XML 1.0, 2.6)
    if (target?.toLowerCase() === 'xml' && this.#text.slice(0, start).replace('\ufeff', '') !== '') return false;
    if (target !== undefined) return this.#skipTo('?>');
    if (!this.#text.startsWith('<!--', this.at)) return false;
    this.at += 4;
    // Two hyphens stand at its end only (XML 1.0, 2.5)
    return this.#skipTo('--') && this.#text.charAt(this.at++) === '>';
  }

  /** Goes behind the next of these marks. */
  #skipTo(mark: string): boolean {
    const end = this.#text.indexOf(mark, this.at);
    if (end === -1) return false;
    this.at = end + mark.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.at = pattern.lastIndex;
    return found;
  }
}

const references = /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{1,16}));/g;
const loneAmpersand = /&(?!#x[0-9a-fA-F]{1,6};|#\d{1,7};|\w{1,16};)/;

/** Text with its references replaced; undefined when one is unknown. */
function unescaped(text: string): string | undefined {
  if (!text.includes('&')) return text;
  if (loneAmpersand.test(text)) return undefined;
  let isKnown = true;
  const replaced = text.replace(references, (_, hex?: string, decimal?: string, name?: string) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character =
      name === undefined ? (point > 0 && point < 0x110000 ? String.fromCodePoint(point) : undefined) : entities[name];
    if (character === undefined) isKnown = false;
    return character ?? '';
  });
  return isKnown ? replaced : undefined;
}

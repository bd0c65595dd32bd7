import { characterData, xmlDeclaration } from '../../xml/index.ts';
import { ByteSink, type Constant, TextSink, type XmlSink } from './sink.ts';
import type { AttributeNode, Currencies, ElementNode, Form, SyntaxNode, SyntaxTable } from './table.ts';

type Value = Readonly<Record<string, unknown>>;

/** The XML of a value by a table: elements in its order, what is absent left out. Same value, same text. */
export function writeSyntax(table: SyntaxTable, value: object, currencies: Currencies): string {
  return written(new TextSink(), table, value, currencies).text;
}

/** The same as bytes, in UTF-8. */
export function writeSyntaxBytes(table: SyntaxTable, value: object, currencies: Currencies): Uint8Array<ArrayBuffer> {
  return written(new ByteSink(), table, value, currencies).bytes;
}

function written<T extends XmlSink>(
  sink: T,
  { namespaces, root }: SyntaxTable,
  value: object,
  currencies: Currencies,
): T {
  let declared = '';
  for (const [prefix, namespace] of Object.entries(namespaces)) {
    declared += ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${namespace}"`;
  }
  sink.add(xmlDeclaration);
  new SyntaxWriter(sink, currencies).element(root, value as Value, declared);
  return sink;
}

class SyntaxWriter {
  readonly #sink: XmlSink;
  readonly #currencies: Currencies;
  /** What waits for a term: tags of elements that have none so far, and constants, which are left out without one. */
  readonly #waiting: (string | Constant)[] = [];
  /** How many wait: a shortened list would be laid out anew. */
  #waitingCount = 0;
  /** How many terms were written. */
  #terms = 0;

  constructor(sink: XmlSink, currencies: Currencies) {
    this.#sink = sink;
    this.#currencies = currencies;
  }

  element(node: ElementNode, value: Value, declared = ''): void {
    const termsBefore = this.#terms;
    const waitingBefore = this.#waitingCount;
    const attributes = node.hasAttributes ? declared + this.#attributes(node.nodes, value) : declared;
    this.#wait(attributes === '' ? node.tags.start : `<${node.name}${attributes}>`);
    const isWhole = this.#content(node.nodes, value);
    if (this.#terms > termsBefore) {
      this.#flush();
      this.#sink.add(node.tags.end);
      return;
    }
    if (isWhole && !node.isRequired && this.#waitingCount > waitingBefore + 1 && isConstant(node)) {
      this.#wait(node.tags.end);
      return;
    }
    this.#waitingCount = waitingBefore;
    if (isWhole && node.isRequired) this.#wait(`<${node.name}/>`);
  }

  /** Writes what stands in an element; false where a text that it is there for is absent: nothing was written then. */
  #content(nodes: readonly SyntaxNode[], value: Value): boolean {
    for (const node of nodes) {
      if (node.kind === 'element') this.#elements(node, value);
      else if (node.kind === 'scope') {
        if (!this.#content(node.nodes, (value[node.key] ?? nothing) as Value)) return false;
      } else if (node.kind === 'content') {
        if ('fixed' in node.value) {
          this.#wait(characterData(node.value.fixed[0] as string));
          continue;
        }
        const text = textOf(value[node.value.key], node.value.form);
        if (text === undefined) return false;
        this.#flush();
        this.#sink.add(characterData(text));
        this.#terms += 1;
      }
    }
    return true;
  }

  #wait(piece: string | Constant): void {
    this.#waiting[this.#waitingCount++] = piece;
  }

  #flush(): void {
    for (let at = 0; at < this.#waitingCount; at++) this.#sink.add(this.#waiting[at] as string | Constant);
    this.#waitingCount = 0;
  }

  #attributes(nodes: readonly SyntaxNode[], value: Value): string {
    let attributes = '';
    for (const node of nodes) {
      if (node.kind === 'scope') attributes += this.#attributes(node.nodes, (value[node.key] ?? nothing) as Value);
      if (node.kind !== 'attribute') continue;
      const text = attributeOf(node, value, this.#currencies);
      if (text !== undefined) attributes += ` ${node.name}="${characterData(text)}"`;
    }
    return attributes;
  }

  /** As many as its scope has values. */
  #elements(node: ElementNode, value: Value): void {
    const { scope, holds } = node;
    if (node.isAlias) return;
    const inner = scope === undefined ? value : (value[scope.key] as Value | readonly Value[] | undefined);
    if (inner === undefined) return;
    if (!scope?.isList) {
      if (holds?.(inner) !== false) this.element(node, inner as Value);
      return;
    }
    for (const one of inner as readonly Value[]) {
      if (holds?.(one) !== false) this.element(node, one);
    }
  }
}

/** Whether nothing in an element depends on the value. */
function isConstant(node: SyntaxNode): boolean {
  if (node.kind === 'scope') return false;
  return node.kind === 'element' ? node.nodes.every(isConstant) : 'fixed' in node.value;
}

const nothing: Value = {};

function attributeOf({ value: bound }: AttributeNode, value: Value, currencies: Currencies): string | undefined {
  if ('fixed' in bound) return bound.fixed[0];
  if ('currency' in bound) return currencies[bound.currency];
  return textOf(value[bound.key], bound.form);
}

function textOf(value: unknown, form: Form): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return form === 'compactDate' ? value.replaceAll('-', '') : value;
}

import { characterData, xmlDeclaration } from '../../xml/index.ts';
import type { AttributeNode, Currencies, ElementNode, Form, SyntaxNode, SyntaxTable } from './table.ts';

type Value = Readonly<Record<string, unknown>>;

/** The XML of a value by a table: elements in its order, what is absent left out. Same value, same text. */
export function writeSyntax({ namespaces, root }: SyntaxTable, value: object, currencies: Currencies): string {
  let declared = '';
  for (const [prefix, namespace] of Object.entries(namespaces)) {
    declared += ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${namespace}"`;
  }
  return xmlDeclaration + new SyntaxWriter(currencies).element(root, value as Value, declared);
}

/** What stands in an element so far. */
interface Inside {
  attributes: string;
  content: string;
}

class SyntaxWriter {
  readonly #currencies: Currencies;
  /** How many terms were written: an element in which there is none, constants alone, is left out. */
  #terms = 0;

  constructor(currencies: Currencies) {
    this.#currencies = currencies;
  }

  element(node: ElementNode, value: Value, declared = ''): string {
    const before = this.#terms;
    const inside: Inside = { attributes: declared, content: '' };
    const isWhole = this.#fill(inside, node.nodes, value);
    if (!isWhole) this.#terms = before;
    const saysSomething = this.#terms > before;
    if (isWhole && !saysSomething && node.isRequired) return `<${node.name}/>`;
    if (!isWhole || inside.content === '' || (!saysSomething && !isConstant(node))) return '';
    return `<${node.name}${inside.attributes}>${inside.content}</${node.name}>`;
  }

  /** Writes nodes of an element; false where a text that it is there for is absent. */
  #fill(inside: Inside, nodes: readonly SyntaxNode[], value: Value): boolean {
    for (const node of nodes) {
      if (node.kind === 'element') inside.content += this.#elements(node, value);
      else if (node.kind === 'attribute') {
        const text = attributeOf(node, value, this.#currencies);
        if (text !== undefined) inside.attributes += ` ${node.name}="${characterData(text)}"`;
      } else if (node.kind === 'content') {
        const text = 'fixed' in node.value ? node.value.fixed[0] : textOf(value[node.value.key], node.value.form);
        if (text === undefined) return false;
        inside.content += characterData(text);
        if ('key' in node.value) this.#terms += 1;
      } else if (!this.#fill(inside, node.nodes, (value[node.key] ?? nothing) as Value)) return false;
    }
    return true;
  }

  /** As many as its scope has values. */
  #elements(node: ElementNode, value: Value): string {
    const { scope, holds } = node;
    if (node.isAlias) return '';
    const inner = scope === undefined ? value : value[scope.key];
    if (inner === undefined) return '';
    const values = (scope?.isList ? inner : [inner]) as readonly Value[];
    let written = '';
    for (const one of values) {
      if (holds?.(one) !== false) written += this.element(node, one);
    }
    return written;
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

import type { XmlElement } from '../../xml/index.ts';
import { Constant } from './sink.ts';

/**
 * Where the terms of an invoice stand in a syntax: elements in the order of its schema, each with what it has in it. The same table is
 * written from and read by, so that what is written is read back.
 */
export type SyntaxNode = ElementNode | AttributeNode | ContentNode | ScopeNode;

export interface ElementNode {
  readonly kind: 'element';
  /** With its prefix. */
  readonly name: string;
  /** Its tags, without attributes. */
  readonly tags: { readonly start: Constant; readonly end: Constant };
  /** Whether it can have attributes. */
  readonly hasAttributes: boolean;
  /** The member of the value that is a value of its own inside; a list stands for as many elements. */
  readonly scope: { readonly key: string; readonly isList: boolean } | undefined;
  readonly nodes: readonly SyntaxNode[];
  /** Written also when it is empty. */
  readonly isRequired: boolean;
  /** Another place of a term: read, and not written. */
  readonly isAlias: boolean;
  /** Whether the element around it is another one without it. */
  readonly tells: boolean;
  /** What tells it from others of its name, besides its fixed values. */
  readonly isMeant: ((element: XmlElement, currencies: Currencies) => boolean) | undefined;
  /** Which values of its scope are written here. */
  readonly holds: ((value: object) => boolean) | undefined;
}

/** Nodes of the same element that belong to a value of its own. */
export interface ScopeNode {
  readonly kind: 'scope';
  readonly key: string;
  readonly nodes: readonly SyntaxNode[];
}

/** The text of an element. */
export interface ContentNode {
  readonly kind: 'content';
  readonly value: BoundValue | FixedValue;
}

export interface AttributeNode {
  readonly kind: 'attribute';
  readonly name: string;
  readonly value: BoundValue | FixedValue | CurrencyValue;
}

export interface BoundValue {
  readonly key: string;
  readonly form: Form;
}

/** The first of the texts is written, all are read. `tells`: an element without it is another one. */
interface FixedValue {
  readonly fixed: readonly string[];
  readonly tells: boolean;
}

/** The currency that an amount is in; with `tells` an amount in another one is another term. */
interface CurrencyValue {
  readonly currency: keyof Currencies;
  readonly tells: boolean;
}

export interface Currencies {
  readonly currency: string | undefined;
  readonly vatCurrency: string | undefined;
}

/**
 * How a text is read: `text` and `code` without blanks around, `lines` with line ends after it, decimals exactly, and days as each
 * syntax writes them.
 */
export type Form = 'text' | 'code' | 'lines' | 'decimal' | 'date' | 'compactDate';

export interface SyntaxTable {
  /** Namespaces by prefix; the empty prefix is that of the root. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly root: ElementNode;
}

type TextKeys<T> = { [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never }[keyof T] & string;
type GroupKeys<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends string | readonly unknown[] ? never : K;
}[keyof T] &
  string;
type ListKeys<T> = { [K in keyof T]-?: NonNullable<T[K]> extends readonly unknown[] ? K : never }[keyof T] & string;

/** An element that stands for nothing by itself. */
export function within(name: string, ...nodes: readonly SyntaxNode[]): ElementNode {
  const defaults = {
    hasAttributes: nodes.some(canBeAttribute),
    scope: undefined,
    isRequired: false,
    isAlias: false,
    tells: false,
    isMeant: undefined,
    holds: undefined,
  };
  return { kind: 'element', ...named(name), nodes, ...defaults };
}

/** The name of an element with its tags. */
export function named(name: string): Pick<ElementNode, 'name' | 'tags'> {
  return { name, tags: { start: new Constant(`<${name}>`), end: new Constant(`</${name}>`) } };
}

function canBeAttribute(node: SyntaxNode): boolean {
  return node.kind === 'scope' ? node.nodes.some(canBeAttribute) : node.kind === 'attribute';
}

/** The same, written also when it is empty. */
export function standing(name: string, ...nodes: readonly SyntaxNode[]): ElementNode {
  return { ...within(name, ...nodes), isRequired: true };
}

/** The same element, read only where the condition holds. */
export function meant(isMeant: NonNullable<ElementNode['isMeant']>, node: ElementNode): ElementNode {
  return { ...node, isMeant };
}

/** Another place where a term is read from. */
export function also(node: ElementNode): ElementNode {
  return { ...node, isAlias: true };
}

/** The same element, written only for such values. */
export function holding<T extends object>(holds: (value: T) => boolean, node: ElementNode): ElementNode {
  return { ...node, holds: holds as (value: object) => boolean };
}

/** An element that always has this text, beside others that say something; it may be missing. */
export function constant(name: string, ...fixed: readonly string[]): ElementNode {
  return within(name, { kind: 'content', value: { fixed, tells: false } });
}

/** The same, which tells the element that it stands in from others. */
export function sign(name: string, ...fixed: readonly string[]): ElementNode {
  return signWithin(name, { kind: 'content', value: { fixed, tells: true } });
}

/** An element with a sign in it, which tells the one that it stands in from others. */
export function signWithin(name: string, ...nodes: readonly SyntaxNode[]): ElementNode {
  return { ...within(name, ...nodes), tells: true };
}

/** An attribute that always has this value and tells its element from others. */
export function signAttribute(name: string, ...fixed: readonly string[]): AttributeNode {
  return { kind: 'attribute', name, value: { fixed, tells: true } };
}

/** An attribute that always has this value. */
export function constantAttribute(name: string, ...fixed: readonly string[]): AttributeNode {
  return { kind: 'attribute', name, value: { fixed, tells: false } };
}

/** The currency of an amount. */
export function inCurrency(currency: keyof Currencies, tells = false): AttributeNode {
  return { kind: 'attribute', name: 'currencyID', value: { currency, tells } };
}

/** What binds elements to the members of a value of this type. */
export interface Binder<T> {
  /** An element whose text is a member, with attributes. */
  leaf(name: string, key: TextKeys<T>, form: Form, ...attributes: readonly AttributeNode[]): ElementNode;
  text(name: string, key: TextKeys<T>): ElementNode;
  code(name: string, key: TextKeys<T>): ElementNode;
  decimal(name: string, key: TextKeys<T>): ElementNode;
  /** The text of the element that this stands in. */
  content(key: TextKeys<T>, form: Form): ContentNode;
  attribute(name: string, key: TextKeys<T>): AttributeNode;
  /** An element that is a value of its own. */
  group(name: string, key: GroupKeys<T>, ...nodes: readonly SyntaxNode[]): ElementNode;
  /** Parts of the same element that are a value of their own. */
  part(key: GroupKeys<T>, ...nodes: readonly SyntaxNode[]): ScopeNode;
  /** As many elements as the list has entries. */
  list(name: string, key: ListKeys<T>, ...nodes: readonly SyntaxNode[]): ElementNode;
}

export function binderOf<T>(): Binder<T> {
  const leaf: Binder<T>['leaf'] = (name, key, form, ...attributes) => ({
    ...within(name, { kind: 'content', value: { key, form } }, ...attributes),
    tells: attributes.some(({ value }) => 'fixed' in value && value.tells),
  });
  return {
    leaf,
    text: (name, key) => leaf(name, key, 'text'),
    code: (name, key) => leaf(name, key, 'code'),
    decimal: (name, key) => leaf(name, key, 'decimal'),
    content: (key, form) => ({ kind: 'content', value: { key, form } }),
    attribute: (name, key) => ({ kind: 'attribute', name, value: { key, form: 'code' } }),
    group: (name, key, ...nodes) => ({ ...within(name, ...nodes), scope: { key, isList: false } }),
    part: (key, ...nodes) => ({ kind: 'scope', key, nodes }),
    list: (name, key, ...nodes) => ({ ...within(name, ...nodes), scope: { key, isList: true } }),
  };
}

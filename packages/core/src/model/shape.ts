import type { JsonValue } from '../json/write.ts';
import type { Reading } from './reading.ts';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The description of one kind of value, from which everything else follows: its TypeScript type (`Infer`), reading it with all
 * problems (`read`), writing it (`writeValue`), its JSON Schema (`jsonSchemaOf`), and the order of its fields everywhere.
 */
export interface Shape<out T> {
  readonly kind: 'leaf' | 'object' | 'list' | 'union';
  /** The name of its part in an API document; without: it stands where it is used. */
  readonly name?: string | undefined;
  /** Further keywords of its JSON Schema. */
  readonly keywords: JsonSchema;
  /** The value, or undefined when a problem was reported; parts with problems are left out. */
  readonly read: (node: unknown, reading: Reading) => T | undefined;
}

/** The type of the values that a shape describes. */
export type Infer<S> = S extends Shape<infer T> ? T : never;

/** A text, number or whatever else has no fields of its own. */
export interface Leaf<out T> extends Shape<T> {
  readonly kind: 'leaf';
  readonly schema: JsonSchema;
  /** Which texts stand for an absent value. */
  readonly isBlank?: ((text: string) => boolean) | undefined;
  /** Whether blanks in it mean something, also in XML, where they are collapsed in all else. */
  readonly isFreeText: boolean;
  /** Whether each text is its own value, so that none needs to be read. */
  readonly takesAnyText: boolean;
  readonly write: (value: never) => JsonValue;
}

/** One field of an object. */
export interface Member<out T = unknown, out Presence extends 'required' | 'optional' = 'required' | 'optional'> {
  readonly shape: Shape<T>;
  /** Whether the value always has it. */
  readonly presence: Presence;
  /** Whether senders must give it; the rules say so where reading does not. */
  readonly isAsked: boolean;
  /** The value when nothing was sent. */
  readonly otherwise?: T | undefined;
  /** Whether its absence is left to the rules, though the value always has it. */
  readonly isLeftToRules?: boolean | undefined;
  /** Not part of any document: the value has it because of its shape. */
  readonly isImplied?: boolean | undefined;
  /** Whether null is a value of its own, which the JSON Schema says; elsewhere it stands for absent. */
  readonly keepsNull?: boolean | undefined;
  /** `description` and other keywords of its JSON Schema. */
  readonly keywords: JsonSchema;
}

export type Members = { readonly [name: string]: Member };

export interface ObjectShape<out T> extends Shape<T> {
  readonly kind: 'object';
  /** In the order of every document. */
  readonly members: readonly (readonly [name: string, member: Member])[];
  /** Names that mean something elsewhere, but may not stand here. */
  readonly elsewhere: readonly string[];
  /** Whether other names are ignored, as readers of answers do, or refused. */
  readonly isOpen: boolean;
}

export interface ListShape<out T> extends Shape<T> {
  readonly kind: 'list';
  readonly entry: Shape<unknown>;
  readonly countMin: number;
  readonly countMax: number;
  /** Whether an absent list is one of no entries, which the bounds check; otherwise it is reported as `REQUIRED`. */
  readonly absentIsEmpty: boolean;
}

/** Objects of several kinds, told apart by one member. */
export interface UnionShape<out T> extends Shape<T> {
  readonly kind: 'union';
  readonly tag: string;
  readonly variants: Readonly<Record<string, ObjectShape<unknown>>>;
}

export type AnyShape = Leaf<unknown> | ObjectShape<unknown> | ListShape<unknown> | UnionShape<unknown>;

/** The shapes of this module are closed: whatever is a `Shape` is one of the four. */
export function anyShapeOf(shape: Shape<unknown>): AnyShape {
  return shape as AnyShape;
}

type Flat<T> = { [Name in keyof T]: T[Name] };
type NamesOf<M extends Members, P extends Member['presence']> = {
  [Name in keyof M]: M[Name] extends Member<unknown, infer Q> ? (Q extends P ? Name : never) : never;
}[keyof M];
type TypeOf<M> = M extends Member<infer T> ? T : never;

/** Mapped member by member, so that what is written above a member stands in its type too. */
type Always<M extends Members, Names extends keyof M> = { readonly [Name in Names]: TypeOf<M[Name]> };
type Perhaps<M extends Members, Names extends keyof M> = { readonly [Name in Names]?: TypeOf<M[Name]> | undefined };

/** The type of an object of these members. */
export type ObjectOf<M extends Members> = Flat<Always<M, NamesOf<M, 'required'>> & Perhaps<M, NamesOf<M, 'optional'>>>;

/** A value as it is put together to be read: every member is named, and may hold nothing. A new member is missed by the compiler. */
export type Named<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly Named<Entry>[]
    : { readonly [Name in keyof T]-?: Named<T[Name]> | undefined };

/** Takes no type but `never`: what is left of the names of a record when those are taken out that are read. */
export type NothingLeft<Left extends never> = Left;

/** A value of which any part may be missing, because it was absent or faulty. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly (Draft<Entry> | undefined)[]
    : { readonly [Name in keyof T]?: Draft<T[Name]> | undefined };

import { leaf } from './leaf.ts';
import { isRecord, kindOf, type Reading, shownName } from './reading.ts';
import {
  type AnyShape,
  anyShapeOf,
  type JsonSchema,
  type ListShape,
  type Member,
  type Members,
  type ObjectOf,
  type ObjectShape,
  type Shape,
  type UnionShape,
} from './shape.ts';

/** A member that must be there. Its absence is reported as `REQUIRED`. */
/* @__NO_SIDE_EFFECTS__ */
export function required<T>(shape: Shape<T>, description?: string, keywords: JsonSchema = {}): Member<T, 'required'> {
  return member(shape, { presence: 'required', isAsked: true }, description, keywords);
}

/** A member that may be absent; null in a document stands for absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(shape: Shape<T>, description?: string, keywords: JsonSchema = {}): Member<T, 'optional'> {
  return member(shape, { presence: 'optional', isAsked: false }, description, keywords);
}

/** A member that is always there and may be null, which says something: nobody, never, not yet. Reports `REQUIRED`. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(
  shape: Shape<T>,
  description?: string,
  keywords: JsonSchema = {},
): Member<T | null, 'required'> {
  const how = { presence: 'required', isAsked: true, keepsNull: true } as const;
  return member<T | null, 'required'>(shape, how, description, keywords);
}

/** A member that may be absent, or null, which does not say the same. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalOrNull<T>(
  shape: Shape<T>,
  description?: string,
  keywords: JsonSchema = {},
): Member<T | null, 'optional'> {
  const how = { presence: 'optional', isAsked: false, keepsNull: true } as const;
  return member<T | null, 'optional'>(shape, how, description, keywords);
}

/** A member that a rule asks for: the JSON Schema requires it, reading leaves its absence to the rule. */
/* @__NO_SIDE_EFFECTS__ */
export function asked<T>(shape: Shape<T>, description?: string, keywords: JsonSchema = {}): Member<T, 'optional'> {
  return member(shape, { presence: 'optional', isAsked: true }, description, keywords);
}

/** A member that values always have, and whose absence a rule reports: what is read is a draft until the rules have seen it. */
/* @__NO_SIDE_EFFECTS__ */
export function expected<T>(shape: Shape<T>, description?: string, keywords: JsonSchema = {}): Member<T, 'required'> {
  return member(shape, { presence: 'required', isAsked: true, isLeftToRules: true }, description, keywords);
}

/** A member with a value for its absence. */
/* @__NO_SIDE_EFFECTS__ */
export function defaulted<T>(
  shape: Shape<T>,
  otherwise: NoInfer<T>,
  description?: string,
  keywords: JsonSchema = {},
): Member<T, 'required'> {
  const how = { presence: 'required', isAsked: false, otherwise } as const;
  return member(shape, how, description, { default: otherwise, ...keywords });
}

/** A member that no document has: values of this shape have it, such as the type that an address already names. */
/* @__NO_SIDE_EFFECTS__ */
export function implied<const T extends string>(otherwise: T): Member<T, 'required'> {
  const nothing = leaf<T>({}, () => undefined);
  const how = { presence: 'required', isAsked: false, otherwise, isImplied: true } as const;
  return member(nothing, how, undefined, {});
}

type How<T, P> = Pick<Member<T>, 'isAsked' | 'keepsNull' | 'otherwise' | 'isImplied' | 'isLeftToRules'> & {
  readonly presence: P;
};

function member<T, P extends Member['presence']>(
  shape: Shape<T>,
  how: How<T, P>,
  description: string | undefined,
  keywords: JsonSchema,
): Member<T, P> {
  return { shape, ...how, keywords: description === undefined ? keywords : { description, ...keywords } };
}

export interface ObjectOptions {
  /** The name of its part in an API document. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Further keywords of its JSON Schema. */
  readonly keywords?: JsonSchema | undefined;
  readonly elsewhere?: readonly string[] | undefined;
  /** Other names are ignored instead of refused. */
  readonly isOpen?: boolean | undefined;
}

/**
 * An object of exactly these members, in this order. Reports `TYPE`, `REQUIRED`, `UNKNOWN_FIELD`, `FIELD_NOT_ALLOWED` (a name of
 * `elsewhere`, unless it holds null), and `LIST_TOO_LONG` for more members than reading allows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<M extends Members>(members: M, options: ObjectOptions = {}): ObjectShape<ObjectOf<M>> {
  const { name, description, keywords = {}, elsewhere = [], isOpen = false } = options;
  const entries = Object.entries(members);
  const fields = entries.map(([member, described]) => fieldOf(member, described));
  const known = new Set(entries.filter(([, { isImplied }]) => !isImplied).map(([member]) => member));
  return {
    kind: 'object',
    name,
    keywords: description === undefined ? keywords : { description, ...keywords },
    members: entries,
    elsewhere,
    isOpen,
    read(node, reading) {
      const given = reading.isText && node === '' ? {} : node;
      if (!isRecord(given)) return reading.report('TYPE', { expected: 'an object', found: kindOf(given) });
      const names = Object.keys(given);
      const max = reading.entriesMax;
      if (names.length > max) return reading.report('LIST_TOO_LONG', { count: names.length, max });
      const value: Record<string, unknown> = {};
      let found = 0;
      for (const field of fields) {
        const { name } = field;
        // Most documents have the order of their description: then no name is looked up
        const isGiven =
          found < names.length && !field.isImplied && (names[found] === name || Object.hasOwn(given, name));
        const inner = isGiven ? given[name] : undefined;
        if (inner !== undefined) found += 1;
        if (field.takesAnyText && typeof inner === 'string' && !(inner === '' && reading.isText)) {
          value[name] = inner;
          continue;
        }
        if (inner === undefined && field.mayBeAbsent) {
          if (field.otherwise !== undefined) value[name] = field.otherwise;
          continue;
        }
        reading.path.push(name);
        const part = readField(inner, field, reading);
        reading.path.pop();
        if (part !== undefined) value[name] = part;
      }
      if (names.length > found && !isOpen) validateNames(names, given, known, elsewhere, reading);
      return value as ObjectOf<M>;
    },
  };
}

/** An object that may have other members too: they are ignored, so that answers can grow. */
/* @__NO_SIDE_EFFECTS__ */
export function openObject<M extends Members>(members: M, options: ObjectOptions = {}): ObjectShape<ObjectOf<M>> {
  return object(members, { ...options, isOpen: true });
}

/** An object with the members of another, and more. */
/* @__NO_SIDE_EFFECTS__ */
export function extended<T, M extends Members>(
  base: ObjectShape<T>,
  members: M,
  options: ObjectOptions = {},
): ObjectShape<Omit<T, keyof M> & ObjectOf<M>> {
  const all = { ...Object.fromEntries(base.members), ...members };
  const { elsewhere, isOpen } = base;
  return object(all, { elsewhere, isOpen, ...options }) as ObjectShape<unknown> as ObjectShape<
    Omit<T, keyof M> & ObjectOf<M>
  >;
}

/** What reading needs of a member, found once, in objects that are all made alike: engines read those fastest. */
interface Field {
  readonly name: string;
  readonly shape: AnyShape;
  readonly isImplied: boolean;
  readonly keepsNull: boolean;
  readonly mayBeAbsent: boolean;
  readonly otherwise: unknown;
  readonly isLeaf: boolean;
  /** Whether each text that is given is its own value. */
  readonly takesAnyText: boolean;
  readonly isBlank: ((text: string) => boolean) | undefined;
}

function fieldOf(name: string, member: Member): Field {
  const { presence, otherwise, isImplied = false, keepsNull = false, isLeftToRules = false } = member;
  const shape = anyShapeOf(member.shape);
  const isLeaf = shape.kind === 'leaf';
  const mayBeAbsent = isImplied || isLeftToRules || otherwise !== undefined || presence === 'optional';
  const isBlank = isLeaf ? shape.isBlank : undefined;
  const takesAnyText = isLeaf && shape.takesAnyText && isBlank === undefined;
  return { name, shape, isImplied, keepsNull, mayBeAbsent, otherwise, isLeaf, takesAnyText, isBlank };
}

function readField(node: unknown, field: Field, reading: Reading): unknown {
  const { shape } = field;
  if (field.keepsNull && node === null) return null;
  if (!isAbsent(node, field, reading)) return shape.read(node, reading);
  if (field.mayBeAbsent) return field.otherwise;
  return shape.kind === 'list' && shape.absentIsEmpty ? shape.read([], reading) : reading.report('REQUIRED');
}

/** Null says as little as nothing; so does an empty text where all is text, and a blank one where a text may be blank. */
function isAbsent(node: unknown, { isLeaf, isBlank }: Field, reading: Reading): boolean {
  if (node === undefined || node === null) return true;
  if (typeof node !== 'string' || !isLeaf) return false;
  return (node === '' && reading.isText) || (isBlank?.(node) ?? false);
}

/** A name of another kind of object that holds null is what a sender with one model for all kinds writes. */
function validateNames(
  names: readonly string[],
  node: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  elsewhere: readonly string[],
  reading: Reading,
): void {
  for (const name of names) {
    if (known.has(name)) continue;
    if (!elsewhere.includes(name)) reading.reportAt([shownName(name)], 'UNKNOWN_FIELD');
    else if (node[name] !== null) reading.reportAt([name], 'FIELD_NOT_ALLOWED');
  }
}

/** How many entries a list may have, and who says so when it has others. */
export interface ListOptions {
  readonly countMin?: number | undefined;
  readonly countMax?: number | undefined;
  /** Whether an absent list is one of no entries; true unless said. */
  readonly absentIsEmpty?: boolean | undefined;
  /** Reports a count out of bounds; without it, the bounds are in the JSON Schema only and rules check the count. */
  readonly validateCount?: ((count: number, reading: Reading) => void) | undefined;
}

/**
 * A list whose entries all have one shape; entries over the bound are not read. Reports `TYPE`, `LIST_TOO_LONG` for more entries
 * than reading allows, `REQUIRED` for a null entry.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<E>(entry: Shape<E>, options: ListOptions = {}): ListShape<readonly E[]> {
  const { countMin = 0, countMax = Number.POSITIVE_INFINITY, absentIsEmpty = true, validateCount } = options;
  const field = fieldOf('', required(entry));
  return {
    kind: 'list',
    keywords: {},
    entry,
    countMin,
    countMax,
    absentIsEmpty,
    read(node, reading) {
      const given: unknown = reading.isText && node === '' ? [] : node;
      if (!Array.isArray(given)) return reading.report('TYPE', { expected: 'a list', found: kindOf(given) });
      const count = given.length;
      if (count > reading.entriesMax) return reading.report('LIST_TOO_LONG', { count, max: reading.entriesMax });
      validateCount?.(count, reading);
      const max = validateCount === undefined ? count : countMax;
      const entries: unknown[] = [];
      for (let index = 0; index < given.length && index < max; index++) {
        reading.path.push(index);
        entries.push(readField(given[index], field, reading));
        reading.path.pop();
      }
      return entries as readonly E[];
    },
  };
}

/**
 * Objects of several kinds, told apart by the text of one member. Reports at that member `REQUIRED`, `TYPE` and `INVALID_ENUM`; otherwise
 * what the object of that kind reports.
 */
/* @__NO_SIDE_EFFECTS__ */
export function union<V extends Readonly<Record<string, ObjectShape<unknown>>>>(
  tag: string,
  variants: V,
  name?: string,
): UnionShape<V[keyof V] extends Shape<infer T> ? T : never> {
  type Value = V[keyof V] extends Shape<infer T> ? T : never;
  return {
    kind: 'union',
    name,
    keywords: {},
    tag,
    variants,
    read(node, reading) {
      if (!isRecord(node)) return reading.report('TYPE', { expected: 'an object', found: kindOf(node) });
      const kind = Object.hasOwn(node, tag) ? node[tag] : undefined;
      if (kind === undefined || kind === null) return reading.reportAt([tag], 'REQUIRED');
      if (typeof kind !== 'string' || !Object.hasOwn(variants, kind)) {
        return reading.reportAt([tag], 'INVALID_ENUM', { allowed: Object.keys(variants).join(', ') });
      }
      return variants[kind]?.read(node, reading) as Value | undefined;
    },
  };
}

import { attempt, isList, isPlain, kindOf } from '../model/kind.ts';
import { leaf } from '../model/leaf.ts';
import { problem } from '../model/problems.ts';
import { Reading } from '../model/reading.ts';
import type { Leaf, Member, Members, ObjectOf, Shape } from '../model/shape.ts';
import type { Path } from '../problem/problem.ts';
import { limits } from '../swiss-qr/limits.ts';
import { unreadable } from './copy.ts';

/**
 * Reads values from any JavaScript caller by their shapes. Each member is read once, so that a value that changes between two reads
 * cannot be validated as one thing and written as another. What throws when it is read is a problem.
 */
export class Caller extends Reading {
  readonly #meant: (name: string, known: readonly string[]) => string | undefined;

  /** `meant`: which of the known names an unknown one means. */
  constructor(meant: (name: string, known: readonly string[]) => string | undefined = () => undefined) {
    super({ entriesMax: limits.jsonEntriesMax });
    this.#meant = meant;
  }

  /** Reads a part that stands at this place. */
  at<T>(path: Path, read: () => T): T {
    this.path.push(...path);
    const value = read();
    this.path.length -= path.length;
    return value;
  }

  /**
   * Reads an object by its members. Reports `REQUIRED`, `LIST_TOO_LONG`, `UNKNOWN_FIELD` with the name that is meant, and `TYPE` for what
   * is no plain object (instances of classes keep things where nobody sees them), for inherited members and those that throw when they
   * are read.
   */
  membersOf(node: unknown, members: readonly (readonly [string, Member])[]): Record<string, unknown> | undefined {
    const keys = isPlain(node) ? attempt(() => Object.keys(node)) : undefined;
    if (keys === undefined) return wrong(this, 'a plain object', node);
    if (this.#isTooLong(keys.length)) return undefined;
    const names = members.map(([name]) => name);
    for (const key of keys) if (!names.includes(key)) this.#unknown(key, names);
    const value: Record<string, unknown> = {};
    for (const [name, member] of members) {
      const part = this.at([name], () => this.#memberOf(node as Record<string, unknown>, name, member));
      if (part !== undefined) value[name] = part;
    }
    return value;
  }

  #memberOf(node: Record<string, unknown>, name: string, { shape, presence, isLeftToRules }: Member): unknown {
    const found = attempt(() => (Object.hasOwn(node, name) ? [node[name]] : name in node ? 'inherited' : [undefined]));
    if (found === undefined) return this.take(unreadable([]));
    if (found === 'inherited')
      return this.report('TYPE', { expected: 'a field of the object itself', found: 'an inherited one' });
    const [value] = found;
    if (value !== undefined) return shape.read(value, this);
    return presence === 'optional' || isLeftToRules ? undefined : this.report('REQUIRED');
  }

  #unknown(name: string, names: readonly string[]): void {
    const meant = this.#meant(name, names);
    const told = problem('UNKNOWN_FIELD', [...this.path, name.slice(0, 100)]);
    this.problems.push({ ...told, ...(meant && { params: { meant } }) });
  }

  #isTooLong(count: number): boolean {
    const { entriesMax: max } = this;
    if (count > max) this.report('LIST_TOO_LONG', { count, max });
    return count > max;
  }

  /** Reads a list. Reports `TYPE`, `LIST_TOO_LONG`. */
  entriesOf(node: unknown, entry: Shape<unknown>): readonly unknown[] | undefined {
    if (!isList(node)) return wrong(this, 'a list', node);
    const found = attempt(() => {
      const { length } = node;
      return length > this.entriesMax ? length : Array.from({ length }, (_, index): unknown => node[index]);
    });
    if (found === undefined) return this.take(unreadable([]));
    if (typeof found === 'number') return void this.#isTooLong(found);
    return found.map((each, index) => this.at([index], () => entry.read(each, this)));
  }
}

/** The type of an object whose members a function names. */
export type FieldsOf<F extends () => Members> = ObjectOf<ReturnType<F>>;

/**
 * An object of exactly these members, as a caller hands it over: see `Caller.membersOf`. They are named by a function, which is called
 * when the first object is read: a program that reads none has none of them in it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fields<M extends Members>(membersOf: () => M): Leaf<ObjectOf<M>> {
  let members: readonly (readonly [string, Member])[] | undefined;
  return leaf({}, (node, reading) => {
    members ??= Object.entries(membersOf());
    return (reading as Caller).membersOf(node, members) as ObjectOf<M> | undefined;
  });
}

/** A list of one kind of entries, as a caller hands it over. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<E>(entry: Shape<E>): Leaf<readonly E[]> {
  return leaf({}, (node, reading) => (reading as Caller).entriesOf(node, entry) as readonly E[] | undefined);
}

/** What can be walked by `for … of`, a text excepted; not walked yet. Reports `TYPE`. */
export function readIterable<T>(reading: Reading, value: unknown): Iterable<T> | undefined {
  const list = value as Iterable<T> | null | undefined;
  const can = typeof value !== 'string' && attempt(() => typeof list?.[Symbol.iterator] === 'function');
  return can ? (list as Iterable<T>) : wrong(reading, 'a list', value);
}

/** Reports a value of the wrong type at the present place. */
export function wrong(reading: Reading, expected: string, value: unknown): undefined {
  reading.report('TYPE', { expected, found: kindOf(value) });
}

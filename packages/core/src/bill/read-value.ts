import type { catalogue } from '../catalogue/rows.ts';
import type { Path } from '../problem/problem.ts';
import { ProblemList } from '../problem-list.ts';
import { limits } from '../swiss-qr/limits.ts';
import { unreadable } from './copy.ts';

/**
 * Reads values from any JavaScript caller. Each member is read once, so that a value that changes between two reads
 * cannot be validated as one thing and written as another. What throws when it is read is a problem.
 */
export class ValueReader extends ProblemList<typeof catalogue> {
  /**
   * The members of an object by name. Reports what is no plain object (instances of classes keep things where nobody sees
   * them), names that are not listed, and inherited members.
   */
  members<Name extends string>(
    value: unknown,
    names: readonly Name[],
    path: Path,
  ): Readonly<Partial<Record<Name, unknown>>> {
    const members: Partial<Record<Name, unknown>> = Object.create(null);
    const keys = isPlain(value) ? attempt(() => Object.keys(value)) : undefined;
    if (keys === undefined) {
      this.wrong(path, 'a plain object', value);
      return members;
    }
    const { jsonEntriesMax } = limits;
    if (keys.length > jsonEntriesMax) {
      this.report('LIST_TOO_LONG', path, { count: keys.length, max: jsonEntriesMax });
      return members;
    }
    for (const key of keys) {
      if (!(names as readonly string[]).includes(key)) this.report('UNKNOWN_FIELD', [...path, key.slice(0, 100)]);
    }
    for (const name of names) {
      const found = attempt(() => memberOf(value as Record<string, unknown>, name));
      if (found === undefined) this.problems.push(unreadable([...path, name]));
      else if (found === 'inherited') {
        this.report('TYPE', [...path, name], { expected: 'a field of the object itself', found: 'an inherited one' });
      } else members[name] = found.value;
    }
    return members;
  }

  /** A text; undefined (and reported) for anything else but undefined. */
  text(value: unknown, path: Path): string | undefined {
    if (value === undefined || typeof value === 'string') return value;
    return this.wrong(path, 'text', value);
  }

  /**
   * A decimal as its text: a number is taken digit by digit as it is printed, nothing is rounded. One that is printed with an
   * exponent keeps it, for the rules to refuse.
   */
  decimal(value: unknown, path: Path): string | undefined {
    if (value === undefined || typeof value === 'string') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    return this.wrong(path, 'a number or text', value);
  }

  /** A finite number from `min` to `max`. */
  number(value: unknown, path: Path, min: number, max: number): number | undefined {
    if (value === undefined || (typeof value === 'number' && value >= min && value <= max)) return value;
    const found = typeof value === 'number' ? String(value) : kindOf(value);
    this.report('TYPE', path, { expected: `a number from ${min} to ${max}`, found });
    return undefined;
  }

  flag(value: unknown, path: Path): boolean | undefined {
    if (value === undefined || typeof value === 'boolean') return value;
    return this.wrong(path, 'true or false', value);
  }

  /** One of a few values. */
  choice<T extends string | number>(value: unknown, allowed: readonly T[], path: Path): T | undefined {
    if (value === undefined || allowed.includes(value as T)) return value as T | undefined;
    this.report('INVALID_ENUM', path, { allowed: allowed.map(shown).join(', ') });
    return undefined;
  }

  /** The entries of a list; none (and reported) for anything else but undefined. */
  list(value: unknown, path: Path): readonly unknown[] {
    if (value === undefined) return [];
    if (!isList(value)) return this.wrong(path, 'a list', value) ?? [];
    const max = limits.jsonEntriesMax;
    const count = attempt((): number => value.length);
    if (count !== undefined && count > max) {
      this.report('LIST_TOO_LONG', path, { count, max });
      return [];
    }
    const entries = attempt(() => Array.from({ length: count ?? 0 }, (_, index): unknown => value[index]));
    if (count === undefined || entries === undefined) this.problems.push(unreadable(path));
    return entries ?? [];
  }

  /** What can be walked by `for … of`, a text excepted; not walked yet. */
  iterable<T>(value: unknown, path: Path): Iterable<T> | undefined {
    const list = value as Iterable<T> | null | undefined;
    const can = typeof value !== 'string' && attempt(() => typeof list?.[Symbol.iterator] === 'function');
    return can ? (list as Iterable<T>) : this.wrong(path, 'a list', value);
  }

  /** Bytes of a file. */
  bytes(value: unknown, path: Path, expected = 'a Uint8Array'): Uint8Array | undefined {
    return attempt(() => value instanceof Uint8Array) ? (value as Uint8Array) : this.wrong(path, expected, value);
  }

  /** A value of the wrong type. */
  wrong(path: Path, expected: string, value: unknown): undefined {
    this.report('TYPE', path, { expected, found: kindOf(value) });
  }
}

/** An object from a literal, from JSON or without a prototype, from any realm. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || isList(value)) return false;
  return (
    attempt(() => {
      const prototype: unknown = Object.getPrototypeOf(value);
      return prototype === null || Object.getPrototypeOf(prototype) === null;
    }) ?? false
  );
}

/** Whether it is an array; a proxy that was revoked is none. */
function isList(value: unknown): value is readonly unknown[] {
  return attempt(() => Array.isArray(value)) ?? false;
}

/** A member of the object itself; nothing where it has none. */
function memberOf(value: Record<string, unknown>, name: string): { readonly value: unknown } | 'inherited' {
  if (Object.hasOwn(value, name)) return { value: value[name] };
  return name in value ? 'inherited' : { value: undefined };
}

/** What a look at a value of the caller gives; undefined where its getters or its proxy throw. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Shows line ends as escapes. */
function shown(value: string | number): string {
  return String(value).replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isList(value)) return 'a list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : String(value);
  return typeof value === 'object' ? (isPlain(value) ? 'an object' : 'an instance of a class') : `a ${typeof value}`;
}

import { problem } from '../json/problems.ts';
import { problem as typeProblem } from '../model/problems.ts';
import type { Path, Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';

/** Levels of a document; real ones have five. */
const levelsMax = 32;
/** Values in one document: more than any has, so that lists which hold each other have an end. */
const valuesMax = 1_000_000;

/** `TYPE` for a value whose getters or proxy throw when it is looked at. */
export function unreadable(path: Path): Problem {
  return typeProblem('TYPE', path, { expected: 'a value that can be read', found: 'one that throws when it is read' });
}

/**
 * A copy of lists and plain objects, each member read once; what is an instance of a class stays itself. Reports `JSON_TOO_DEEP` for what
 * is nested too deep, or holds itself, and `TYPE` for what throws when it is read.
 */
export function copied(value: unknown): Result<unknown> {
  const copier = new Copier();
  try {
    const copy = copier.copy(value, levelsMax);
    return copier.isTooDeep ? failed(problem('JSON_TOO_DEEP', [], { max: levelsMax })) : ok(copy);
  } catch {
    // Nothing is called here but what the value brings with it
    return failed(unreadable([]));
  }
}

class Copier {
  isTooDeep = false;
  #left = valuesMax;

  copy(value: unknown, levels: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    this.#left -= 1;
    this.isTooDeep ||= levels === 0 || this.#left < 0;
    if (this.isTooDeep) return undefined;
    if (Array.isArray(value)) return value.map((entry) => this.copy(entry, levels - 1));
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.copy(member, levels - 1)]));
  }
}

import { isRecord, read, type Shape } from '@rappen/core/model';
import type { Problem } from '@rappen/core/problem';

/** A record of a file as far as it is understood. */
export interface Tolerated<T> {
  readonly value: T;
  /** Whether something in it has another value now: what it said there is not understood. */
  readonly isChanged: boolean;
  /** Whether it has members that are kept, and mean nothing here. */
  readonly hasUnknown: boolean;
}

/**
 * Reads a record of a file that another version may have written: members that are unknown here stay in it, and one with a value
 * that is none is read as if it were not there. Undefined: without that it is no record.
 */
export function readTolerantly<T>(shape: Shape<T>, document: unknown): Tolerated<T> | undefined {
  const options = { entriesMax: Number.POSITIVE_INFINITY };
  const whole = read(shape, document, options);
  if (whole.ok) return { value: whole.value, isChanged: false, hasUnknown: false };
  const isUnknown = ({ code }: Problem) => code === 'UNKNOWN_FIELD';
  const wrong = whole.problems.filter((found) => !isUnknown(found));
  // An entry that is taken out of a list would move those behind it
  if (wrong.some(({ path }) => typeof (path.at(-1) ?? 0) === 'number')) return undefined;
  const kept = without(document, wrong);
  const known = read(shape, without(kept, whole.problems.filter(isUnknown)), options);
  if (!known.ok) return undefined;
  const hasUnknown = wrong.length < whole.problems.length;
  return { value: joined(kept, known.value) as T, isChanged: wrong.length > 0, hasUnknown };
}

/** A copy without the members that problems are about. */
function without(node: unknown, problems: readonly Problem[]): unknown {
  if (problems.length === 0) return node;
  if (Array.isArray(node)) return node.map((entry, index) => without(entry, within(problems, index)));
  if (!isRecord(node)) return node;
  const isGone = (name: string) => problems.some(({ path }) => path.length === 1 && isNamed(name, path[0]));
  const entries = Object.entries(node).filter(([name]) => !isGone(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, without(value, within(problems, name))]));
}

/** A path has no more of a name that somebody made up than its beginning. */
function isNamed(name: string, step: string | number | undefined): boolean {
  return name === step || (typeof step === 'string' && step.length >= 100 && name.startsWith(step));
}

function within(problems: readonly Problem[], step: string | number): readonly Problem[] {
  return problems
    .filter(({ path }) => path.length > 1 && path[0] === step)
    .map((found) => ({ ...found, path: found.path.slice(1) }));
}

/** What was read, with the members beside it that were not. */
function joined(node: unknown, value: unknown): unknown {
  if (Array.isArray(node) && Array.isArray(value)) return value.map((entry, index) => joined(node[index], entry));
  if (!isRecord(node) || !isRecord(value)) return value;
  const known = Object.entries(value).map(([name, own]) => [name, joined(node[name], own)] as const);
  const names = new Set(Object.keys(value));
  const others = Object.entries(node).filter(([name, own]) => !names.has(name) && own !== null);
  // A member of this name would be another prototype wherever somebody assigns it
  return Object.fromEntries([...others.filter(([name]) => name !== '__proto__'), ...known]);
}

/** What a look at a value of the caller gives; undefined where its getters or its proxy throw. */
export function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** An object from a literal, from JSON or without a prototype, from any realm. */
export function isPlain(value: unknown): value is object {
  const isRoot = (object: object): boolean => Object.getPrototypeOf(object) === null;
  const look = () => isRoot(value as object) || isRoot(Object.getPrototypeOf(value));
  return typeof value === 'object' && value !== null && !isList(value) && attempt(look) === true;
}

/** Whether it is an array; a proxy that was revoked is none. */
export function isList(value: unknown): value is readonly unknown[] {
  return attempt(() => Array.isArray(value)) ?? false;
}

/** What a value of JavaScript is, in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (isList(value)) return 'a list';
  return isPlain(value) ? 'an object' : 'an instance of a class';
}

/** Adds to the list of a key; one that is not there yet begins with it. */
export function append<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}

/** A list with one more. An empty one stays as it is: it may stand for that of many. */
export function withOne<T>(list: readonly T[], one: T): readonly T[] {
  if (list.length === 0) return [one];
  (list as T[]).push(one);
  return list;
}

/** What has the same key, in the order of the first of each. */
export function listsBy<T>(all: Iterable<T>, keyOf: (one: T) => string): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const one of all) append(lists, keyOf(one), one);
  return lists;
}

/** The same without the keys. */
export function groupsBy<T>(all: Iterable<T>, keyOf: (one: T) => string): T[][] {
  return [...listsBy(all, keyOf).values()];
}

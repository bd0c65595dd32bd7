/**
 * A map that is a plain value: setting a key copies one bucket and the list of buckets, and leaves the old map as it was.
 * With 1024 buckets a map of 100,000 entries copies some 1,100 references a step. It is the same after a trip through JSON.
 */
export interface Table<V> {
  readonly size: number;
  readonly buckets: readonly (readonly Entry<V>[])[];
}

type Entry<V> = readonly [key: string, value: V];

const bucketCount = 1024;

export function emptyTable<V>(): Table<V> {
  return { size: 0, buckets: Array.from({ length: bucketCount }, () => []) };
}

/** The value of a key; undefined where there is none. */
export function valueOf<V>(table: Table<V>, key: string): V | undefined {
  return table.buckets[bucketOf(key)]?.find((entry) => entry[0] === key)?.[1];
}

/** The table with a key set; undefined as the value removes it. */
export function withValue<V>(table: Table<V>, key: string, value: V | undefined): Table<V> {
  const index = bucketOf(key);
  const before = table.buckets[index] ?? [];
  const others = before.filter((entry) => entry[0] !== key);
  const bucket = value === undefined ? others : [...others, [key, value] as const];
  const buckets = [...table.buckets];
  buckets[index] = bucket;
  return { size: table.size + bucket.length - before.length, buckets };
}

/** Every entry, in an order that depends on the keys only by their history. */
export function entriesOf<V>(table: Table<V>): readonly Entry<V>[] {
  return table.buckets.flat();
}

/** The table of these entries, whose keys are all different; the same one as they were taken from by `entriesOf`. */
export function tableOf<V>(entries: readonly Entry<V>[]): Table<V> {
  const buckets: Entry<V>[][] = Array.from({ length: bucketCount }, () => []);
  for (const entry of entries) buckets[bucketOf(entry[0])]?.push(entry);
  return { size: entries.length, buckets };
}

/** FNV-1a over the character codes. */
function bucketOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 16)) & (bucketCount - 1);
}

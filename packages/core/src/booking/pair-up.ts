/** What pairs are made by. */
export interface Pairable {
  /** The account reference of an entry: two that have one must have the same. */
  readonly reference?: string | undefined;
  /** What its payments are told by: two that have one must have the same. */
  readonly signature: string | undefined;
}

export interface Paired<T extends Pairable> {
  readonly pairs: readonly (readonly [T, T])[];
  readonly lefts: readonly T[];
  readonly rights: readonly T[];
}

/**
 * Pairs what may be the same, each with one other at most: first what says the same, then what says less with what says more, in the
 * given order. Nothing is paired that contradicts. Takes linear time.
 */
export function pairUp<T extends Pairable>(lefts: readonly T[], rights: readonly T[]): Paired<T> {
  if (lefts.length === 0 || rights.length === 0) return { pairs: [], lefts, rights };
  const pool = new Pool(lefts);
  const pairs: [T, T][] = [];
  let open = rights;
  for (const find of [pool.alike, pool.near, pool.any]) {
    const left: T[] = [];
    for (const right of open) {
      const found = find(right);
      if (found === undefined) left.push(right);
      else pairs.push([found, right]);
    }
    open = left;
  }
  return { pairs, lefts: pool.left(), rights: open };
}

/** Stands for any account reference. */
const anyReference = '?';

/** What is still to be paired, by what it says. */
class Pool<T extends Pairable> {
  private readonly all: readonly T[];
  private readonly taken = new Set<T>();
  private readonly queues = new Map<string, { readonly list: T[]; next: number }>();

  constructor(all: readonly T[]) {
    this.all = all;
    for (const one of all) {
      for (const name of [nameOf(one.reference), anyReference]) {
        this.put(keyOf(name, one.signature), one);
        if (one.signature !== undefined) this.put(anyOf(name), one);
      }
    }
  }

  private put(key: string, one: T): void {
    const queue = this.queues.get(key);
    if (queue === undefined) this.queues.set(key, { list: [one], next: 0 });
    else queue.list.push(one);
  }

  private take(key: string): T | undefined {
    const queue = this.queues.get(key);
    if (queue === undefined) return undefined;
    while (queue.next < queue.list.length) {
      const one = queue.list[queue.next++] as T;
      if (this.taken.has(one)) continue;
      this.taken.add(one);
      return one;
    }
    return undefined;
  }

  /** Same reference, same payments. */
  readonly alike = ({ reference, signature }: T): T | undefined =>
    signature === undefined ? undefined : this.take(keyOf(nameOf(reference), signature));

  /** Same payments, where one has no reference of the account. */
  readonly near = ({ reference, signature }: T): T | undefined =>
    signature === undefined ? undefined : this.take(keyOf(compatible(reference), signature));

  /** One of the two does not say what its payments are. */
  readonly any = ({ reference, signature }: T): T | undefined => {
    const names = [nameOf(reference), compatible(reference)];
    for (const name of names) {
      const mute = this.take(keyOf(name, undefined));
      if (mute !== undefined) return mute;
    }
    if (signature !== undefined) return undefined;
    return names.map(anyOf).reduce<T | undefined>((found, key) => found ?? this.take(key), undefined);
  };

  left(): T[] {
    return this.all.filter((one) => !this.taken.has(one));
  }
}

function nameOf(reference: string | undefined): string {
  return reference === undefined ? '' : `=${reference}`;
}

/** Whose reference does not contradict this one, beside the same. */
function compatible(reference: string | undefined): string {
  return reference === undefined ? anyReference : '';
}

function keyOf(name: string, signature: string | undefined): string {
  return `${name}|${signature === undefined ? '' : `=${signature}`}`;
}

function anyOf(name: string): string {
  return `${name}|*`;
}

/** Which of some sides may be another: by account reference and payments, where both have them. */
export class Fitting<T extends Pairable> {
  private readonly byKey = new Map<string, { readonly first: T; count: number }>();

  constructor(sides: readonly T[]) {
    for (const one of sides) {
      for (const key of keysOf([one.reference ?? missing, anything], [one.signature ?? missing, anything])) {
        const found = this.byKey.get(key);
        if (found === undefined) this.byKey.set(key, { first: one, count: 1 });
        else found.count += 1;
      }
    }
  }

  of(side: T): T | undefined {
    return this.fitting(side)[0]?.first;
  }

  countOf(side: T): number {
    return this.fitting(side).reduce((sum, { count }) => sum + count, 0);
  }

  private fitting({ reference, signature }: T): { readonly first: T; readonly count: number }[] {
    const wanted = (one: string | undefined) => (one === undefined ? [anything] : [one, missing]);
    return keysOf(wanted(reference), wanted(signature)).flatMap((key) => this.byKey.get(key) ?? []);
  }
}

const missing = '';
const anything = '*';

function keysOf(references: readonly string[], signatures: readonly string[]): string[] {
  return references.flatMap((one) => signatures.map((other) => `${one}|${other}`));
}

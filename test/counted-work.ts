type Method = (this: never, ...given: never[]) => unknown;

/** Methods whose work grows with what they are given, and how much it is: entries written, walked over or looked through, and characters. */
const watched: readonly (readonly [owner: object, name: PropertyKey, cost: (self: never, result: never) => number])[] =
  [
    [Map.prototype, 'set', () => 1],
    [Set.prototype, 'add', () => 1],
    [Object.getPrototypeOf([][Symbol.iterator]()), 'next', () => 1],
    [Object.getPrototypeOf(new Map()[Symbol.iterator]()), 'next', () => 1],
    [Object.getPrototypeOf(new Set()[Symbol.iterator]()), 'next', () => 1],
    ...(['filter', 'map', 'flatMap', 'slice', 'concat', 'join', 'forEach', 'reduce', 'every'] as const).map(
      (name) => [Array.prototype, name, ({ length }: readonly unknown[]) => length] as const,
    ),
    ...(['find', 'findIndex', 'some', 'indexOf', 'includes'] as const).map(
      (name) => [Array.prototype, name, ({ length }: readonly unknown[]) => length] as const,
    ),
    [String.prototype, 'slice', (_: string, { length }: string) => length],
    [String.prototype, 'includes', ({ length }: string) => length],
    [String.prototype, 'replace', ({ length }: string) => length],
    [String.prototype, 'split', ({ length }: string) => length],
    [String.prototype, 'trim', ({ length }: string) => length],
    [RegExp.prototype, 'exec', (_: RegExp, found: RegExpExecArray | null) => found?.[0].length ?? 1],
  ] as never;

/** How much a piece of code does, by counting instead of by the clock: what built-in methods walk over while it runs. */
function countedWork(run: () => unknown): number {
  let work = 0;
  const originals = watched.map(([owner, name]) => Reflect.get(owner, name) as Method);
  watched.forEach(([owner, name, cost], index) => {
    const original = originals[index] as Method;
    const counted = function counted(this: never, ...given: never[]): unknown {
      const result = Reflect.apply(original, this, given) as never;
      work += cost(this, result);
      return result;
    };
    Object.defineProperty(owner, name, { value: counted, configurable: true, writable: true });
  });
  try {
    run();
  } finally {
    for (let index = 0; index < watched.length; index++) {
      const [owner, name] = watched[index] as (typeof watched)[number];
      Object.defineProperty(owner, name, { value: originals[index], configurable: true, writable: true });
    }
  }
  return work;
}

/** How many times as much is done for what is four times as long: about 4 where it is linear, 16 where it is quadratic. */
export function growthOf(run: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const [short, long] = [textOf(length), textOf(4 * length)];
  run(short);
  const once = countedWork(() => run(short));
  return countedWork(() => run(long)) / Math.max(1, once);
}

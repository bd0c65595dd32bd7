/** What is worked out of an object once: rows stay the same objects until they are read anew. */
export function onceEach<K extends object, T>(of: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = of(key);
    known.set(key, { value });
    return value;
  };
}

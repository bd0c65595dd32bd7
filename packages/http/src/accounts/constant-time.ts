/** Whether two texts or byte strings are the same, in a time that depends on the length of the first alone. */
export function equalInConstantTime<T extends string | Uint8Array>(expected: T, given: T): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at++) difference |= elementOf(expected, at) ^ elementOf(given, at);
  return difference === 0;
}

/** Behind the end: 0. */
function elementOf(value: string | Uint8Array, at: number): number {
  return typeof value === 'string' ? value.charCodeAt(at) : (value[at] ?? 0);
}

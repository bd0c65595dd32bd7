/** Counts up or down by name; what is nothing is forgotten. */
export function count(counts: Map<string, number>, name: string, more: number): void {
  const left = (counts.get(name) ?? 0) + more;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

/** Puts a value behind all others; of more than `most`, those that were put longest ago are forgotten. */
export function putLast<V>(values: Map<string, V>, name: string, value: V, most: number): void {
  values.delete(name);
  values.set(name, value);
  for (const longestAgo of values.keys()) {
    if (values.size <= most) break;
    values.delete(longestAgo);
  }
}

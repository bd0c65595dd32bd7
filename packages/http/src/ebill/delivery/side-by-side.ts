/** Does something with each of a list, with at most so many at a time. What one throws is reported and stops no other. */
export async function sideBySide<T>(
  items: readonly T[],
  countMax: number,
  work: (item: T) => Promise<void>,
  onFault: (error: unknown) => void,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item).catch(onFault);
  };
  await Promise.all(Array.from({ length: Math.min(countMax, items.length) }, worker));
}

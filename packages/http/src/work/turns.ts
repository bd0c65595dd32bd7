/** Who waits, by owner: each owner has its turn, and in it the one that waits longest. */
export class Turns<T extends { readonly owner: string }> {
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  lengthOf(owner: string): number {
    return this.waiting.get(owner)?.length ?? 0;
  }

  add(entry: T): void {
    const own = this.waiting.get(entry.owner);
    if (own === undefined) this.waiting.set(entry.owner, [entry]);
    else own.push(entry);
    this.count += 1;
  }

  /** Takes out the first that can go on; its owner is the last to have its next turn. */
  next(canGoOn: (entry: T) => boolean): T | undefined {
    for (const [owner, entries] of this.waiting) {
      const found = entries.find(canGoOn);
      if (found === undefined) continue;
      this.remove(found);
      const rest = this.waiting.get(owner);
      if (rest !== undefined) {
        this.waiting.delete(owner);
        this.waiting.set(owner, rest);
      }
      return found;
    }
    return undefined;
  }

  remove(entry: T): void {
    const own = this.waiting.get(entry.owner) ?? [];
    const index = own.indexOf(entry);
    if (index < 0) return;
    own.splice(index, 1);
    this.count -= 1;
    if (own.length === 0) this.waiting.delete(entry.owner);
  }

  /** Takes out all. */
  clear(): readonly T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }
}

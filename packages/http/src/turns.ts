import { putLast } from './maps.ts';

/** How many owners are remembered who wait for nothing. */
const rememberedMax = 1000;

/**
 * Who waits, by owner: whoever has had least has the next turn, and of those who have had the same, the one who waits longest; within
 * an owner the one that waits longest. What an owner has had is what `charge` says: where nobody charges, owners take turns one by one.
 */
export class Turns<T extends { readonly owner: string }> {
  private readonly waiting = new Map<string, T[]>();
  /** What each owner has had, from the same beginning. */
  private readonly had = new Map<string, number>();
  /** What the owner of the last turn had had: nobody who comes back from a rest has had less, or there would be no end to catching up. */
  private level = 0;
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

  /** Counts what an owner has had of what there are turns for; whole ones make a difference. */
  charge(owner: string, amount: number): void {
    putLast(this.had, owner, this.hadBy(owner) + amount, rememberedMax);
  }

  /** Takes out the first that can go on; of those who have had as much, its owner is the last to have its next turn. */
  next(canGoOn: (entry: T) => boolean): T | undefined {
    const owners = [...this.waiting.keys()].sort(
      (one, other) => Math.floor(this.hadBy(one)) - Math.floor(this.hadBy(other)),
    );
    for (const owner of owners) {
      const found = this.waiting.get(owner)?.find(canGoOn);
      if (found === undefined) continue;
      this.level = Math.max(this.level, this.hadBy(owner));
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

  /** Whether any of those who wait is such a one. */
  some(isSuch: (entry: T) => boolean): boolean {
    return [...this.waiting.values()].some((entries) => entries.some(isSuch));
  }

  /** Takes out all. */
  clear(): readonly T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }

  /** What an owner has had, as far as it counts for its next turn. */
  hadBy(owner: string): number {
    return Math.max(this.had.get(owner) ?? 0, this.level);
  }
}

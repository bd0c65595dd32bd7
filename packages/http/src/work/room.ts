import type { WorkLimits } from './work-limits.ts';

/** Room for bytes that are kept for work: a bound for all owners together, and one for each. */
export class Room {
  private readonly limits: Pick<WorkLimits, 'bytesMax' | 'ownerBytesMax'>;
  private readonly taken = new Map<string, number>();
  private all = 0;

  constructor(limits: Pick<WorkLimits, 'bytesMax' | 'ownerBytesMax'>) {
    this.limits = limits;
  }

  /** Undefined: there is not enough left. What it returns gives the room back, once. */
  take(owner: string, bytes: number): (() => void) | undefined {
    const own = this.taken.get(owner) ?? 0;
    if (this.all + bytes > this.limits.bytesMax || own + bytes > this.limits.ownerBytesMax) return undefined;
    this.all += bytes;
    this.taken.set(owner, own + bytes);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.all -= bytes;
      const left = (this.taken.get(owner) ?? 0) - bytes;
      if (left > 0) this.taken.set(owner, left);
      else this.taken.delete(owner);
    };
  }
}

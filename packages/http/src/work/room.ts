import { count } from '../maps.ts';
import type { WorkLimits } from './work-limits.ts';

/**
 * Room for bytes that are kept for work: a bound for all owners together, and one for each. Nobody has more than what is left to the
 * others, so that whoever comes next finds room, however many took what they could.
 */
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
    const left = this.limits.bytesMax - this.all;
    if (own + bytes > Math.min(left, this.limits.ownerBytesMax)) return undefined;
    this.all += bytes;
    count(this.taken, owner, bytes);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.all -= bytes;
      count(this.taken, owner, -bytes);
    };
  }
}

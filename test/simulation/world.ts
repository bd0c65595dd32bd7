import type { Chance } from '../faults/chance.ts';
import type { Fate } from './fate.ts';
import type { Owner, SimulatedTime } from './time.ts';

/** What everything simulated stands on. */
export interface World {
  readonly time: SimulatedTime;
  readonly fate: Fate;
  /** Decides all that is no fault: what clients do, and how long things take. */
  readonly chance: Chance;
  /** Writes down what happens, in plain words. */
  tell(line: string): void;
  /** Notes a promise that was broken. */
  broken(promise: string): void;
}

/** A process of the service from its start to its end. */
export interface Life extends Owner {
  readonly name: string;
  /** Ends it at once: nothing of it goes on. */
  kill(why: string): void;
}

/** What a process waits for that has ended. */
const never = new Promise<never>(() => {});

/**
 * A step of a process outside of itself: it takes so long, and more while the process stands still. Does not come back to
 * one that has ended.
 */
export async function step({ time }: World, life: Life, milliseconds: number): Promise<void> {
  if (!life.isAlive) return never;
  await time.pass(milliseconds);
  while (life.isAlive && life.frozenUntil > time.now) await time.pass(life.frozenUntil - time.now);
  if (!life.isAlive) return never;
}

/** Ends the process that asks, which hears no more of it. */
export function dies(life: Life, why: string): Promise<never> {
  life.kill(why);
  return never;
}

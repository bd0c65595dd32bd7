import type { Trial } from './trial.ts';

/** One promise of the contract, and how it is tried. */
export interface Check {
  readonly name: string;
  /** What a gateway does that keeps it. */
  readonly sentence: string;
  /** Rejects with `Wrong` where it is not kept, with `Untried` where that cannot be seen. */
  run(trial: Trial): Promise<void>;
}

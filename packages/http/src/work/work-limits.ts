/** The bounds of long work. */
export interface WorkLimits {
  /** Threads at work at the same time. */
  readonly threads: number;
  /** Seconds at work, of the processor where the runtime tells: until an answer begins, and for each part of one. */
  readonly secondsMax: number;
  /**
   * Seconds after which work is long: from then on others have their turn in one more thread, for so many seconds each. What takes
   * longer there is begun anew where long work is done.
   */
  readonly longAfterSeconds: number;
  readonly shortSecondsMax: number;
  /** Threads for what is short: the first one, and a reserve while that one may be at something long too. */
  readonly shortThreads: number;
  /** Seconds after which a first try there makes room for somebody who has had none. */
  readonly tryAfterSeconds: number;
  /** Seconds more for the first piece of that thread, which has to start. */
  readonly startSecondsMax: number;
  /** Seconds for which work goes on whose caller has gone: what is nearly done costs less than another thread. */
  readonly abandonedSecondsMax: number;
  /** Pieces that may wait, of all owners and of one. */
  readonly waitingMax: number;
  readonly ownerWaitingMax: number;
  /** Pieces of one owner that are begun and not yet sent: a slow receiver holds one. */
  readonly ownerOpenMax: number;
  /** Pieces that one thread has begun. */
  readonly threadOpenMax: number;
  /** Bytes of the requests and files that are kept for work, of all owners and of one. */
  readonly bytesMax: number;
  readonly ownerBytesMax: number;
  /** Seconds that a receiver may take nothing of its answer. */
  readonly idleSecondsMax: number;
}

export const defaultWorkLimits: WorkLimits = {
  threads: 1,
  secondsMax: 20,
  longAfterSeconds: 0.1,
  shortSecondsMax: 2,
  shortThreads: 2,
  tryAfterSeconds: 0.5,
  startSecondsMax: 5,
  abandonedSecondsMax: 0.25,
  waitingMax: 64,
  ownerWaitingMax: 32,
  ownerOpenMax: 4,
  threadOpenMax: 16,
  bytesMax: 134_217_728,
  ownerBytesMax: 67_108_864,
  idleSecondsMax: 60,
};

/** A piece that gets little of the processor is waited for, but not longer than this many times its seconds. */
export const waitingFactorMax = 4;

/** More threads than this share memory and gain little. */
const threadsMax = 4;

/** How many threads a machine with so many cores gets: one core is left to the server. */
export function threadsFor(cores: number): number {
  return Math.min(threadsMax, Math.max(1, cores - 1));
}

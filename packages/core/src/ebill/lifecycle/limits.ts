/** Every bound of the life of a business case, once. */
export const lifecycleLimits = {
  /** Attempts to hand one release over to the network; the last failing one is final. */
  attemptsMax: 12,
  /** Milliseconds from the first failed attempt to the last that may be repeated: 24 hours. */
  attemptWindowMillisecondsMax: 86_400_000,
  /** Replacements followed from a case to the head of its chain. */
  chainLengthMax: 128,
  /** Reminders linked to one case; further ones are delivered without a link. */
  remindersMax: 64,
  /** Ids of network events kept per case to know repetitions; the oldest are forgotten first. */
  networkEventsMax: 512,
} as const;

/** Seconds to wait after the first, second, … failed attempt: about 22 hours in all. */
export const retryDelaysSeconds: readonly number[] = [5, 15, 60, 300, 900, 1800, 3600, 7200, 14_400, 21_600, 28_800];

/** What came of trying access to a network. */
export const networkOutcomes = ['available', 'signInRefused', 'otherBiller', 'notReached'] as const;
export interface NetworkTrial {
  readonly outcome: (typeof networkOutcomes)[number];
  /** The same as a sentence; it names no secret. */
  readonly message: string;
}

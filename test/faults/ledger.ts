/** What one biller has asked for, and what it was told. */
export interface Asked {
  readonly referenceNumber: string;
  readonly mode: 'STAGE' | 'DELIVER';
  readonly kind: 'bill' | 'reminder' | 'credit-note';
  readonly body: string;
  readonly idempotencyKey?: string | undefined;
  /** The ids that answers with 201 have named: the same one each time. */
  readonly ids: Set<number>;
  /** Whether a release was asked for, and whether its answer came. */
  release?: 'asked' | 'done' | undefined;
}

/** A biller of the trial and everything that it knows for certain. */
export interface Biller {
  readonly id: number;
  readonly key: string;
  readonly asked: Asked[];
  /** Records of all feeds as the poller saw them, in the order of their arrival. */
  readonly seen: { readonly feed: string; readonly id: number; readonly record: Readonly<Record<string, unknown>> }[];
}

/** What came of a run. */
export interface Counts {
  /** Answers with 201, and requests that were cut off by a kill. */
  acknowledged: number;
  cutOff: number;
  /** Answers of other kinds, by their status and code. */
  readonly refused: Map<string, number>;
  polls: number;
}

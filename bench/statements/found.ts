/** What a reader found in a statement, and what that cost: one line of JSON of each child. */
export interface Found {
  readonly entries: number;
  /** Sum of all entries in hundredths. */
  readonly hundredths: string;
  readonly references: number;
  readonly payers: number;
  readonly endToEndIds: number;
  readonly balances: number;
  /** Seconds of the processor, all threads, of each reading in turn: the first is cold. */
  readonly cpuSeconds: readonly number[];
  readonly peakBytes: number;
}

/** How often each child reads the file. */
export const readings = 4;

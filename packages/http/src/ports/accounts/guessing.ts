/**
 * What failures are counted by: an account and the address of a client together, each of them alone, a browser that has signed in
 * before, and the address that wrong keys or ended sessions come from; mails by whom they are for and where they are asked for;
 * entries of audit logs by whom they are about.
 */
export type AttemptKind = 'pair' | 'account' | 'client' | 'device' | 'key' | 'session' | 'mail' | 'mails' | 'entry';

/** Something that is tried, by one of the things it is counted by. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly of: string;
}

/** Slows down who guesses passwords or keys. */
export interface Guessing {
  /** Counts an attempt by several things, as a failure for the time being, unless one of them has to wait. */
  take(attempts: readonly Attempt[], now: number): Promise<Taken>;
}

export interface Taken {
  /** Until the attempt may be made; 0: it may be made, and was counted. */
  readonly seconds: number;
  /** Gives the attempt back: it was no failure. */
  giveBack(): Promise<void>;
}

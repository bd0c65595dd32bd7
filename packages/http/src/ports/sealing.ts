/** What the store keeps sealed, wherever it lies, for the one who holds the keys. */
export interface SealingStore {
  /** The name of the key that seals; undefined: none has been settled yet. */
  keyName(): Promise<string | undefined>;
  /** Makes another key the one that seals. False: it was no longer `from`. */
  settleKey(from: string | undefined, to: string): Promise<boolean>;
  /** Some of the values that another key than this one has sealed; none: there are no more. */
  sealedByOthers(keyName: string): Promise<readonly SealedValue[]>;
  /** Puts a value in the place of a sealed one, where that still lies there. */
  replace(value: SealedValue, sealed: string): Promise<void>;
  /** Puts a new secret in the place of one that cannot be opened any more, and disables the webhook whose secret it is. */
  giveUp(value: SealedValue, sealed: string): Promise<void>;
}

export interface SealedValue {
  /** Where it lies; the store's own name for it. */
  readonly place: string;
  readonly sealed: string;
}

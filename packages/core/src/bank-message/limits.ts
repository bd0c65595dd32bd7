/** Every bound of a file from or for a bank, once. */
export const limits = {
  /** Of the whole file, in characters and in bytes. */
  charactersMax: 100_000_000,
  levelsMax: 64,
  elementsMax: 12_000_000,
  commentsMax: 10_000,
  attributesMax: 20,
  /** Of one element. */
  textLengthMax: 65_536,
  /** As far as the beginning of a file says what it is. */
  beginningLength: 4096,
  /** Digits of an amount in all, and behind the point. Source: ISO 20022, ActiveOrHistoricCurrencyAndAmount. */
  amountDigitsMax: 18,
  amountDecimalsMax: 5,
} as const;

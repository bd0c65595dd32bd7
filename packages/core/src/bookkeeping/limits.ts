/** Bounds of settings and of what programs take. */
export const limits = {
  /** Numbers of a batch for DATEV. Source: DATEV-Format, header. */
  datev: {
    consultant: { min: 1001, max: 9_999_999 },
    client: { min: 1, max: 99_999 },
    accountLength: { min: 4, max: 8 },
  },
  entriesMax: 100_000,
  /** Of a text of the journal; longer ones are cut. */
  textLengthMax: 300,
  rateDecimalsMax: 8,
} as const;

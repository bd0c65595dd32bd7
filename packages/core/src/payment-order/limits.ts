/** Every bound of a payment order, once. Lengths are in characters. Source: SPS 2025, credit transfers, unless named. */
export const limits = {
  /** Of identifications. */
  idLengthMax: 35,
  nameLengthMax: 140,
  sepaNameLengthMax: 70,
  streetLengthMax: 70,
  buildingNumberLengthMax: 16,
  postalCodeLengthMax: 16,
  townLengthMax: 35,
  addressLineLengthMax: 70,
  addressLinesMax: 2,
  countryCodeLength: 2,
  messageLengthMax: 140,
  codeLengthMax: 4,
  softwareLengthMax: 128,
  /** Payments of one message. */
  paymentsMax: 99_999,
  /** Payments of one order that is split into several messages; entries of any list of its JSON model. */
  orderPaymentsMax: 200_000,
  amountMin: '0.01',
  domesticAmountMax: '9999999999.99',
  sepaAmountMax: '999999999.99',
  /** Of other payments: what the schema of the message can hold. */
  amountMax: '999999999999999.99',
  /** How far ahead banks take orders without asking. */
  daysAheadMax: 360,
  /** A payment as it was told: far longer than a file name. */
  sourceLengthMax: 300,
} as const;

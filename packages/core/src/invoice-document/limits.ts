/** Every bound of an invoice document, once. Lengths are in characters. */
export const limits = {
  /** Names, numbers, references: whatever stands on one line of its own. */
  lineLengthMax: 80,
  unitLengthMax: 12,
  /** Descriptions and notes, line ends included. */
  textLengthMax: 2_000,
  textLinesMax: 100,
  addressLinesMax: 8,
  positionsMax: 1_000,
  /** Discounts and surcharges on the whole, each. */
  adjustmentsMax: 16,
  notesMax: 24,
  attachmentsMax: 24,
  /** Of all attached files, as Base64. */
  attachmentsLengthMax: 5_000_000,
  /** Units that a price is for. */
  priceQuantityMax: '1000000',
  /** Of a rate between two currencies. */
  exchangeRateMax: '1000000',
  cashDiscountsMax: 4,
  vatRatesMax: 8,
  quantityMax: '9999999',
  priceMax: '999999999',
  /** Of one position, either way; the whole is bounded by the amount of a bill. */
  positionAmountMax: '999999999.99',
  percentMax: '100',
  /** Decimals of quantities and unit prices; of percentages; of amounts. */
  quantityDecimalsMax: 6,
  percentDecimalsMax: 3,
  amountDecimalsMax: 2,
  paymentDaysMax: 9_999,
  /** Entries of any list or object of the JSON model. */
  jsonEntriesMax: 1_000,
  resourceNameLengthMax: 64,
} as const;

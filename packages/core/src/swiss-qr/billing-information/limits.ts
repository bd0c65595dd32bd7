/** Every bound of billing information by Swico S1, once. Source: Swico S1 1.2, tags 32, 33 and 40. */
export const swicoLimits = {
  /** Three digits and three decimals. */
  percentageMax: 999.999,
  daysMax: 9_999,
} as const;

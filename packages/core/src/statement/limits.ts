/** Every bound of an account statement, once. */
export const limits = {
  /** Single payments of one file. */
  detailsMax: 200_000,
  /** Of what is shown of a text that cannot be read. */
  shownLengthMax: 35,
} as const;

/** Every bound of an account statement, once. */
export const limits = {
  /** Single payments of one file. */
  detailsMax: 200_000,
  /** Of a file that comes piece by piece, in bytes and in elements. */
  streamedCharactersMax: 4_000_000_000,
  streamedElementsMax: 400_000_000,
  /** Texts that entries repeat, kept once. */
  sharedTextsMax: 10_000,
  /** Of what is shown of a text that cannot be read. */
  shownLengthMax: 35,
  /** Of what stands behind `:61:` on lines of its own. */
  supplementaryLengthMax: 200,
} as const;

/** Bounds of what is looked at of the files in a document. */
export const limits = {
  attachmentsMax: 200,
  /** Bytes of one attached file. */
  fileBytesMax: 1_000_000,
  /** Bytes of all attached files of a document that are read. */
  allBytesMax: 20_000_000,
  /** Nodes of a name tree. */
  nodesMax: 10_000,
  /** Names of a tree. */
  namesMax: 100_000,
  nameCharactersMax: 255,
} as const;

/** Every bound of the HTTP service, once. */
export const limits = {
  /** A JSON or text body. */
  textBodyBytesMax: 1_048_576,
  /** A multipart body with files. */
  fileBodyBytesMax: 10_485_760,
  rejectedValueLengthMax: 100,
  /** How many problems one answer lists; the rest is counted. */
  problemsListedMax: 1_000,
  /** Layout warnings that one report of a bulk document lists. */
  bulkWarningsMax: 1_000,
  headerValueLengthMax: 2_000,
  keyLengthMax: 256,
  /** Keys whose requests are counted at a time. */
  rateLimitedKeysMax: 20_000,
  /** Entries of one bulk request with a key for trials. */
  demoBulkEntriesMax: 10,
  /** A file that a customer keeps: a logo or a letterhead. */
  resourceBytesMax: 2_097_152,
  resourcesMax: 100,
  /** Hint for the size of a raster code. */
  rasterPixelsMax: 10_000,
} as const;

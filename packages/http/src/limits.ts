/** Every bound of the HTTP service, once. */
export const limits = {
  /** A JSON or text body. */
  textBodyBytesMax: 1_048_576,
  /** A multipart body with files. */
  fileBodyBytesMax: 10_485_760,
  rejectedValueLengthMax: 100,
  /** How many problems one answer lists; the rest is counted. */
  problemsListedMax: 100,
  headerValueLengthMax: 2_000,
  /** Hint for the size of a raster code. */
  rasterPixelsMax: 10_000,
} as const;

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
  /** Seconds after which a request that nobody had time for may come again. */
  retrySeconds: 5,
  headerValueLengthMax: 2_000,
  keyLengthMax: 256,
  /** Keys whose requests are counted at a time. */
  rateLimitedKeysMax: 20_000,
  /** Wrong keys that may come from one address in a minute. */
  wrongKeysPerMinuteMax: 20,
  /** Entries of one bulk request with a key for trials. */
  demoBulkEntriesMax: 10,
  /** A file that a customer keeps: a logo or a letterhead. */
  resourceBytesMax: 2_097_152,
  resourcesMax: 100,
  /** Hint for the size of a raster code. */
  rasterPixelsMax: 10_000,

  /** Entries of any list or object of a JSON body of the submission service. */
  bodyEntriesMax: 1_000,

  // The submission service. Bytes unless said; a PDF in base64 grows by a third.
  ebillPdfBytesMax: 10_000_000,
  ebillTextBodyBytesMax: 14_000_000,
  ebillMultipartBytesMax: 10_300_000,
  ebillMultipartFieldBytesMax: 65_000,
  /** Problems that one answer lists. */
  ebillProblemsListedMax: 100,
  /** Characters of headers. */
  idempotencyKeyLengthMax: 255,
  fileNameLengthMax: 99,
  /** Seconds that an answer may wait for a delivery when the caller prefers so, and milliseconds between two looks. */
  waitSecondsMax: 10,
  waitStepMilliseconds: 50,
  /** Events in one page of a feed, and how many when the caller does not say. */
  feedPageMax: 1000,
  feedPageDefault: 100,
  /** Subscriptions that may be begun for one e-mail address in a day. */
  invitationsPerDayMax: 20,
  /** Webhooks of one biller. */
  webhooksMax: 20,
  webhookDescriptionLengthMax: 140,
  /** Keys of one biller that are valid at a time, and people who may sign in for it. */
  ownKeysMax: 20,
  usersMax: 100,
  /** Sessions of one person; another one ends the oldest. */
  sessionsPerUserMax: 20,
  /** Addresses and blocks that a key may be limited to. */
  keyAddressesMax: 50,
  /** Windows of maintenance that the configuration may name. */
  maintenanceWindowsMax: 20,
  /** Milliseconds that a request waits for the network, and until the network must have said how it is. */
  networkMillisecondsMax: 10_000,
  healthMillisecondsMax: 2000,
} as const;

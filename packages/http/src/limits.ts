/** Every bound of the HTTP service, once. */
export const limits = {
  /** A JSON or text body. */
  textBodyBytesMax: 1_048_576,
  /** A body of somebody who has not said yet who it is. */
  openBodyBytesMax: 65_000,
  /** A body up to this length is read in the thread that serves: it takes less time there than on the way to another one. */
  bodyReadInPlaceBytesMax: 32_768,
  /** A multipart body with files. */
  fileBodyBytesMax: 10_485_760,
  /** Files in all ZIP archives of a request, and their bytes when unpacked. */
  archivedFilesMax: 230,
  unpackedBytesMax: 52_428_800,
  rejectedValueLengthMax: 100,
  /** How many problems one answer lists; the rest is counted. */
  problemsListedMax: 1_000,
  /** Layout warnings that one report of a bulk document lists. */
  bulkWarningsMax: 1_000,
  /** Seconds after which a request refused for lack of capacity may be repeated. */
  retrySeconds: 5,
  headerValueLengthMax: 2_000,
  keyLengthMax: 256,
  /** Keys whose requests are counted at a time. */
  rateLimitedKeysMax: 20_000,
  /** Wrong keys from one address before the next one waits. */
  wrongKeysFree: 20,
  /** Accounts and addresses whose failed attempts are kept. */
  failuresKeptMax: 20_000,
  /** Browsers and addresses of one account that are known. */
  devicesPerAccountMax: 40,
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
  /** Cases that one call releases, resends or discards. */
  casesPerCallMax: 100,
  /** Payments of the account statements of one call. */
  receiptsPerCallMax: 4500,
  /** Mails of the desk that a biller may send in 24 hours, and their PDF, form, text and subject. */
  mailsPerDayMax: 100,
  mailPdfBytesMax: 5_000_000,
  mailFormBytesMax: 5_100_000,
  mailTextLengthMax: 10_000,
  mailSubjectLengthMax: 180,
  /** Customers that an operator is told of, those first who had most of the threads. */
  sharesListedMax: 20,
  /** Webhooks of one biller. */
  webhooksMax: 20,
  webhookDescriptionLengthMax: 140,
  /** Keys of one biller that are valid at a time, and people who may sign in for it. */
  ownKeysMax: 20,
  usersMax: 100,
  /** Open invitations of one biller, and hours for which one, and a link to a new password, are good. */
  invitationsMax: 100,
  invitationHours: 72,
  resetHours: 1,
  /** Sessions of one person, of which another one ends the oldest, and passkeys. */
  sessionsPerUserMax: 20,
  passkeysMax: 10,
  /** Addresses and blocks that a key may be limited to. */
  keyAddressesMax: 50,
  /** Windows of maintenance that the configuration may name. */
  maintenanceWindowsMax: 20,
  /** Milliseconds that a request waits for the network, and until the network must have said how it is. */
  networkMillisecondsMax: 10_000,
  healthMillisecondsMax: 2000,
} as const;

/** How a process listens, and how it ends when it is told to. */
export const serverLimits = {
  /** Connections at a time; more wait for the system, or are refused by it. */
  connectionsMax: 1_000,
  /** Of these, so many are never of one address alone, which may be that of a proxy. */
  connectionsForOthers: 100,
  /** Until the head of a request is there, and the whole of it. */
  headSecondsMax: 10,
  requestSecondsMax: 100,
  /** How long a connection may be without a request, and nothing may happen on one while there is a request. */
  keepAliveSeconds: 5,
  /** How long the rest of a refused body is read. */
  drainSecondsMax: 1,
  idleSecondsMax: 240,
  /** How long running requests may take to end, then work in the background, then the store. */
  stopRequestsSeconds: 10,
  stopWorkSeconds: 10,
  stopStoreSeconds: 5,
  /** A process that still runs so long after it was told to stop is ended. */
  stopSecondsMax: 27,
} as const;

/** Every bound of the store, once. */
export const limits = {
  /** A row of `blob_chunk`: D1 keeps rows up to 1 MB. */
  chunkBytes: 524_288,
  /** Chunks that one commit carries. */
  chunksPerCommitMax: 8,
  /** One blob. */
  blobBytesMax: 33_554_432,
  /** Blobs that a sweep looks at by one statement. */
  blobsPerLookMax: 2000,
  /** Orphaned blobs that one sweep deletes. */
  sweptBlobsMax: 100,
  /** Sealed texts of one column that are read at a time. */
  sealedValuesMax: 100,
  /** How long opening a SQLite file waits for another process that writes it. */
  busyMilliseconds: 5_000,
  /** How long a read waits for another process; it holds up the thread that serves. */
  readBusyMilliseconds: 50,
  /** Pages of a SQLite file that a connection that reads keeps in memory. */
  readCacheKibibytes: 16_384,
  /** Reads at length that wait for the thread that makes them, and for how long. */
  longReadsWaitingMax: 64,
  longReadWaitMilliseconds: 10_000,
  /** How long a commit waits for its turn, and for another process that writes the same file. */
  commitWaitMilliseconds: 2_000,
  /** How long a service waits at its start for one that is ending, and between two looks. */
  lockWaitMilliseconds: 5_000,
  lockPauseMilliseconds: 100,
  looksMax: 3,
  /** A SQLite file up to which every page is checked at the start. */
  checkedBytesMax: 67_108_864,
  /** Commits that wait for the writer, and their characters and bytes. */
  commitsWaitingMax: 1_000,
  waitingSizeMax: 134_217_728,
  /** Commits that are put on the disk together, and their characters and bytes. */
  commitsPerGroupMax: 100,
  groupSizeMax: 8_388_608,
  /** How long a probe may take, and how long its result stands. */
  probeMilliseconds: 2_000,
  probeReusedMilliseconds: 1_000,
  /** How often it is looked whether the probe of another call is over, and when that call is taken for ended. */
  probeLookMilliseconds: 10,
  probeGivenUpMilliseconds: 30_000,
  /** How often a process says that it is at work, and after how long without a word another takes over its leases. */
  beatMilliseconds: 1_000,
  silentMilliseconds: 5_000,
  /** Statements that a SQLite connection keeps prepared. */
  preparedStatementsMax: 300,
  /** Connections to PostgreSQL of processes that serve together, and of one of them at least. */
  connectionsMax: 10,
  connectionsMin: 2,
  connectMilliseconds: 7_000,
  statementMilliseconds: 30_000,
  answerMilliseconds: 35_000,
  /** How long the last step of a commit may take, in which PostgreSQL waits for a synchronous standby. */
  commitMilliseconds: 10_000,
  /** How long S3 may take for one object, how often it is asked after passing trouble, and the first pause before the next time. */
  objectMilliseconds: 20_000,
  objectAttemptsMax: 4,
  objectPauseMilliseconds: 50,
  /** How long it stands that a bucket takes writes: each probe is a request that may cost. */
  objectProbeReusedMilliseconds: 5_000,
  /** How often PostgreSQL may ask for the same commit again. */
  commitAttemptsMax: 20,
  /** Longest pause before the next of them. */
  pauseMillisecondsMax: 80,
} as const;

/** Every bound of what the eBill service keeps, once. */
export const ebillLimits = {
  /** Ids of cases and webhooks that a biller takes at a time; they stay 32-bit integers for two million blocks. */
  idsPerBlock: 1000,
  /** The last id of all. */
  idMax: 2_147_483_647,
  /** How far ids, and numbers of feeds and audit logs, leap where a store may have lost some. */
  idsPerEpoch: 1_000_000,
  recordsPerEpoch: 1_000_000_000,
  webhooksPerBillerMax: 20,
  /** Billers that use a network other than the simulator, and bills of one of them that are asked for. */
  networkBillersMax: 10_000,
  networkBillsMax: 10_000,
  /** Characters of an answer of a webhook that are kept. */
  answerLengthMax: 1000,
  /** Rows of one page, whatever is asked for. */
  pageLengthMax: 1000,
  /** Records of a feed that are joined into one text: D1 keeps a text up to 2 MB. */
  feedPartMax: 100,
  /** Cases of a list that are looked at before anything else leads to those that are wanted. */
  firstLookCases: 300,
  /** Cases that are led to and then sorted, and those that are gone through at a time where nothing leads to few. */
  ledCasesMax: 2000,
  walkedCasesMax: 5000,
  /** Months whose cases are read one by one and then put together. */
  monthsPerListMax: 12,
  /** Queries that one statement unites: D1 takes no more. */
  unionsPerQueryMax: 5,
  /** Cases that one statement names by their ids: with what else a filter asks for D1 takes 100 parameters. */
  casesPerQueryMax: 60,
  /** Cases whose texts one call puts into the index of texts. */
  searchFilledMax: 200,
  /** Cases with one reference number or structured reference that are looked at. */
  candidatesMax: 100,
  /** Billers or webhooks that a worker is told of at a time. */
  dueMax: 1000,
  /** Commands to the simulator that are read at a time. */
  simulatorEntriesMax: 10_000,
  /** Cases that one call purges. */
  purgedCasesMax: 200,
  /** Idempotency keys that are remembered while the store cannot be told that they are free. */
  abandonedKeysMax: 10_000,
  /** How soon the store is told again, and of how many at a time. */
  freeingMilliseconds: 200,
  freedKeysMax: 100,
  /** Idempotency keys that one call purges, but for more of one millisecond. */
  purgedKeysMax: 10_000,
  /** Feed records that one call purges. */
  purgedRecordsMax: 10_000,
  /** Structured references that one statement looks for: D1 takes 100 parameters. */
  referencesPerQueryMax: 90,
  /** Structured references that one statement writes, with three parameters each. */
  referencesPerInsertMax: 30,
  /** Bookings of account statements that one statement writes, with nine parameters each. */
  receiptsPerInsertMax: 11,
  /** How often a commit is tried again after a race for ids or keys. */
  attemptsMax: 8,
} as const;

/** Every bound of what is kept of people who sign in, once. */
export const accountLimits = {
  /** Rows about failed attempts, and how many too many one attempt deletes. */
  failuresMax: 20_000,
  failuresForgottenMax: 100,
  /** Rows that one call purges: D1 takes 100 parameters. */
  purgedRowsMax: 90,
} as const;

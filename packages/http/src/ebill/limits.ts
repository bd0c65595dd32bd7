/** Every bound of the work behind the submission service, once. */
export const deliveryLimits = {
  /** Milliseconds in which the network must have answered, unless said; and times this for which a job belongs to who claimed it. */
  networkTimeoutMilliseconds: 30_000,
  leasePerNetworkTimeout: 3,
  /** Minutes for which a webhook delivery belongs to who claimed it: longer than any attempt. */
  webhookLeaseMinutes: 1,
  /** Cases of one biller that are under way at a time: 1 keeps them in their order. */
  inFlightPerBillerMax: 1,
  /** Jobs of one biller in one run, and billers of one network that are served side by side. */
  jobsPerRunMax: 1000,
  billersOfNetworkSideBySide: 8,
  /** Times that a change is decided again because another writer was faster. */
  conflictsMax: 8,
  /** The same for account statements, of which many may come at once for the same cases. */
  statementConflictsMax: 32,
  /** Milliseconds until a network that did not answer is tried again, and a case that waits for another is looked at again. */
  holdMillisecondsMax: 300_000,
  /** Part of a delay by which it may be longer. */
  jitterMax: 0.1,
  /** Events of the network that are asked for at a time, and times in one run. */
  newsPerPoll: 1000,
  pollsPerRunMax: 10,
  /** Deliveries to one webhook at a time, and webhooks that are served side by side. */
  inFlightPerWebhookMax: 4,
  webhooksSideBySide: 64,
  /** Attempts for one webhook in one run. */
  attemptsPerRunMax: 1000,
  /** Cases that are listed at a time when all are gone through. */
  casesPerLook: 100,
  /** Days for which answers under idempotency keys, feed records, and failed attempts are kept. */
  idempotencyDaysKept: 1,
  recordDaysKept: 90,
  failureDaysKept: 1,
  /** Days for which a mail of the desk is tried, and for which it is known what became of it. */
  mailDaysTried: 5,
  mailDaysKept: 90,
  /** Days after which a file that nothing names is an orphan: no request takes so long. */
  orphanDaysKept: 1,
  /** Times that one kind of thing is forgotten in one run, each time so many as the store bounds. */
  purgesPerRunMax: 25,
  /** How often a run puts some cases of an earlier version into the index of texts. */
  searchFillsPerRunMax: 450,
} as const;

/** For how many days things are kept where an operator says nothing, and what they may say. */
export const retentionLimits = { caseDays: 730, addressDays: 390, daysMin: 1, daysMax: 36_500 } as const;

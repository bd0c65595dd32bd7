/** Every bound of the network's rules and of the simulator, once. */
export const networkLimits = {
  /** Months for which a former e-mail address of a recipient still counts. */
  formerEmailAddressMonthsMax: 15,
  /** Milliseconds for which an activation code is valid: 60 minutes. */
  activationMillisecondsMax: 3_600_000,
  /** Wrong codes for one token. */
  activationAttemptsMax: 5,
  /** Days after which an open case is archived, counted from when it is due, or else from its own date. */
  archivedAfterDays: 180,
  /** Recipients in one search. */
  searchItemsMax: 100,
  /** Bytes of a PDF. */
  pdfBytesMax: 10_000_000,
  /** Characters of what a network says about a bill. */
  reasonLengthMax: 450,
  /** Events in one answer. */
  eventsPerPollMax: 1000,
  /** Cases in a list of what the simulator has taken. */
  casesListedMax: 1000,
  /** What one simulator holds: cases, recipients, initiations with their mails, and events of each stream. */
  casesMax: 250_000,
  recipientsMax: 50_000,
  initiationsMax: 25_000,
  eventsMax: 500_000,
} as const;

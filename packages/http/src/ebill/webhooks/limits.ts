/** Every bound of outgoing webhooks and mails, once. */
export const webhookLimits = {
  /** Characters of the address of a webhook, of its host, and of one part of the host between dots (RFC 1035). */
  urlLengthMax: 2_048,
  hostLengthMax: 253,
  hostLabelLengthMax: 63,
  /** Ports that may be called. */
  ports: [443, 8_443],

  /** Random bytes of a secret (Standard Webhooks). */
  secretBytesMin: 24,
  secretBytesMax: 64,
  /** How far the time of a message may be from now, both ways. */
  toleranceMinutesMax: 5,
  /** Characters of a message id, and signatures in one header that are looked at. */
  messageIdLengthMax: 250,
  signaturesMax: 16,

  /** The body of one message: 20 KiB. */
  bodyBytesMax: 20_480,
  /** From the look-up of the name to the end of the answer. */
  timeoutMilliseconds: 15_000,
  /** Of an answer: what is read, and what is kept. */
  answerBytesMax: 64_000,
  answerBytesKept: 1_000,
  /** Addresses of one name that are looked at. */
  addressesMax: 64,

  /** Seconds before each attempt, counted from the one before (Standard Webhooks). */
  attemptDelaysSeconds: [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
  /** Part of a delay by which it may be shorter or longer. */
  jitterMax: 0.1,
  /** The longest wait that a receiver can ask for. */
  retryAfterSecondsMax: 86_400,
  /** A webhook that failed this often in a row, and for this long, is disabled: five days. */
  failuresBeforeDisabled: 10,
  failingMillisecondsMax: 432_000_000,

  /** Mails that a list in memory keeps: the oldest go first. */
  mailsKept: 1_000,
} as const;

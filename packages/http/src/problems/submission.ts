import type { Rows } from '@rappen/core/problem';

/** What can be wrong with a submission, and with what is asked about it. */
export const submissionProblems = {
  INVALID_IDEMPOTENCY_KEY: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'An idempotency key must have 1 to {max} visible ASCII characters',
  },
  INVALID_ANOMALY_HEADER: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The header x-anomaly-detection can only be SKIP',
  },
  CONFLICTING_REFERENCES: {
    status: 400,
    source: 'eBill submission contract, references to bills',
    sentence: 'The references belong to different bills',
  },
  SINCE_WITH_CURSOR: {
    status: 400,
    source: 'eBill submission contract, feeds',
    sentence: 'Use either since or {cursor}: since is for the first page only',
  },
  CASE_NOW_INVALID: {
    source: 'eBill submission contract, staging',
    sentence: 'The case breaks a rule by now: correct or discard it',
  },
  ERASE_WHAT: {
    status: 400,
    source: 'eBill submission contract, retention',
    sentence: 'Name either cases by their ids, or one recipient by an e-mail address or an eBill account',
  },
  CASE_NOT_OVER: {
    status: 409,
    source: 'eBill submission contract, retention',
    sentence: 'The case is not over: only a case that is completed, rejected, failed or discarded can be erased',
  },
  CURSOR_UNKNOWN: {
    status: 400,
    source: 'eBill submission contract, events',
    sentence: 'No event of this biller has this id',
  },
  ONE_IDENTIFIER: {
    status: 400,
    source: 'eBill submission contract, recipients',
    sentence: 'Enter exactly one identifier of the recipient',
  },
  CURSOR_EXPIRED: {
    status: 410,
    source: 'eBill submission contract, events',
    sentence: 'The events after this one are no longer kept: start again from the beginning',
  },
  BILLER_UNKNOWN: {
    status: 403,
    source: 'eBill submission contract, transport',
    sentence: 'This API key belongs to no biller',
  },
  BILLER_SUSPENDED: {
    status: 403,
    source: 'eBill submission contract, transport',
    sentence: 'The biller is suspended and has read-only access',
  },
  NOT_PRIMARY_NETWORK_PARTNER: {
    status: 403,
    source: 'eBill submission contract, subscriptions',
    sentence: 'Only the primary network partner of the biller may do this',
  },
  BUSINESS_CASE_TOO_LARGE: {
    status: 413,
    source: 'eBill submission contract, limits',
    sentence: 'As XML the business case is larger than {max} bytes: it does not fit in the PDF',
  },
  BUSINESS_CASE_NOT_REPLACEABLE: {
    source: 'eBill submission contract, PDF attachments',
    sentence: 'The business case in this PDF cannot be replaced: submit another PDF',
  },
  PDF_TOO_LARGE: {
    status: 413,
    source: 'eBill submission contract, limits',
    sentence: 'The PDF is larger than {max} bytes',
  },
  PDF_INVALID: {
    source: 'eBill submission contract, PDF',
    sentence: 'The file is damaged or not a PDF',
  },
  PDF_HAS_XML_ATTACHMENT: {
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF has an XML attachment: remove it, or use the endpoint for PDFs alone',
  },
  PDF_MULTIPLE_XML_ATTACHMENTS: {
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF contains several business cases',
  },
  PDF_NO_BUSINESS_DATA: {
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF contains no business case and no Swiss QR code',
  },
  PDF_MULTIPLE_QR_CODES: {
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF contains {count} different Swiss QR codes',
  },
  PDF_CONVERSION_FAILED: {
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF cannot be converted to PDF/A-3b',
  },
  PDF_TOO_LARGE_AFTER_CONVERSION: {
    source: 'eBill submission contract, limits',
    sentence: 'As PDF/A-3b the PDF is larger than {max} bytes',
  },
  IDEMPOTENCY_KEY_REUSED: {
    source: 'eBill submission contract, idempotency',
    sentence: 'The idempotency key was already used for a different request',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    source: 'eBill submission contract, idempotency',
    sentence: 'The request with this idempotency key is still in progress',
  },
  SUBSCRIPTION_THROTTLED: {
    status: 429,
    source: 'eBill submission contract, subscriptions',
    sentence: 'Too many subscriptions were started: try again in {seconds} seconds',
  },
  MAIL_NOT_OFFERED: {
    status: 404,
    source: 'API',
    sentence:
      'This service sends no mails of desks: its operator has to allow them and name a mail server, which is possible on Node',
  },
  MAIL_NOT_FOUND: { status: 404, source: 'API', sentence: 'No mail has this id, or it was too long ago' },
  MAIL_LIMIT: {
    status: 429,
    source: 'API',
    sentence: 'The biller has sent {max} mails within 24 hours: try again later',
  },
  MAIL_REPLY_TO: {
    source: 'API',
    sentence:
      'Replies can only go to a user of the biller, or to the address that it has chosen for its bills by e-mail',
  },
  NETWORK_ACCESS_REFUSED: { source: 'API', sentence: 'The network does not let you in: {message}' },
  NETWORK_IN_USE: {
    status: 409,
    source: 'API',
    sentence: 'Bills are still on their way: change the network when they have arrived',
  },
  NETWORK_WITHOUT_SUBSCRIPTIONS: {
    source: 'API',
    sentence: 'Bills of this biller go by e-mail, where recipients do not subscribe',
  },
  NETWORK_UNAVAILABLE: {
    status: 503,
    source: 'eBill submission contract, transport',
    sentence: 'The eBill network cannot be reached: try again later',
  },
} as const satisfies Rows;

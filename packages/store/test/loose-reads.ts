/** What bounds a read that no column of its own leads to. */
type Bound =
  /** The rows of one page, in the order of an index: nothing is passed over, or little. */
  | 'page'
  /** So many rows at a time, in steps. */
  | 'step'
  /** What is asked for by days, hours or minutes: rows of sums and marks, and not of cases. */
  | 'time'
  /** Few of a biller or a person, by a limit of the service; or what a case has of its own. */
  | 'few'
  /** What is deleted because its time is over, so many at a time, or what a day or an hour has brought. */
  | 'over'
  /** What may be many, and is therefore read in the thread for that. */
  | 'at length'
  /** Once at the start, or when an operator asks. */
  | 'operator'
  /** A person asks for it, seldom: it grows, and this is known. */
  | 'grows';

interface LooseRead {
  /** How the statement looks, its places counted as one. */
  readonly statement: RegExp;
  readonly bound: Bound;
  /** How its loose steps have to look, where it matters which index they take. */
  readonly by?: RegExp;
}

const summary = 'SELECT id, net_id, type, .* created_at FROM';
const led = String.raw`SELECT (?:id, net_id, type, .*|currency, COUNT\(\*\) AS cases, .*) FROM \(SELECT`;

/** What leads to cases: an index of texts, of days, of kinds. Not all cases in their order. */
const ofLeaders =
  /TEMP B-TREE|SCAN (?:led|days|all_found)|ebill_search|ebill_case_(?:sorted_by_due|by_day|by_payment|of_kind)/;

/** One table of all reads that are not led straight to rows of their own: a new one has to be thought of, and put here. */
export const looseReads: readonly LooseRead[] = [
  // Lists of days: the first rows of a month in the order of its index
  {
    statement: new RegExp(
      `^${summary} ebill_case WHERE biller_id = \\? AND is_listed = 1 AND \\w+ IS NOT NULL AND SUBSTR\\(\\w+, 1, 7\\) = \\? AND (?!.* \\|\\| ).* ORDER BY .* LIMIT \\?$`,
    ),
    bound: 'page',
    by: /ebill_case_in_\w+_month_by_/,
  },
  {
    statement: new RegExp(
      `^${summary} ebill_case WHERE biller_id = \\? AND is_listed = 1 AND \\w+ IS NOT NULL AND SUBSTR\\(\\w+, 1, 7\\) = \\? AND .* LIMIT \\?$`,
    ),
    bound: 'at length',
    by: /ebill_case_in_\w+_month_by_/,
  },
  // Lists: what comes behind a place and passes nothing over, so many cases behind one, or those that something led to
  {
    statement: new RegExp(
      `^${summary} ebill_case WHERE (?!.*(?: LIKE |_on \\|\\| |due_date \\|\\| |AND status \\|\\| |type \\|\\| )).* ORDER BY .* LIMIT \\?$`,
    ),
    bound: 'page',
  },
  {
    statement: new RegExp(`^${summary} \\(SELECT id, .* LIMIT \\?\\) AS next_cases WHERE .* LIMIT \\?$`),
    bound: 'step',
  },
  {
    statement:
      /^SELECT id, .* AS sort_key FROM ebill_case WHERE biller_id = \? AND is_listed = 1 .* LIMIT 1 OFFSET \?$/,
    bound: 'step',
  },
  {
    statement: new RegExp(`^${led}.*\\) AS led CROSS JOIN ebill_case WHERE id = found_id `),
    bound: 'at length',
    by: ofLeaders,
  },
  {
    statement:
      /^SELECT MIN\(found_id\) AS first, MAX\(found_id\) AS last FROM \(SELECT id \+ 0 AS found_id FROM ebill_case/,
    bound: 'at length',
    by: ofLeaders,
  },
  { statement: /^SELECT MAX\(id\) AS last FROM \(SELECT id FROM ebill_case .* ORDER BY id LIMIT \?\)/, bound: 'step' },
  {
    statement:
      /^SELECT currency, COUNT\(\*\) AS cases, .* FROM ebill_case WHERE .* AND id > \? AND id <= \? GROUP BY currency$/,
    bound: 'step',
  },
  { statement: new RegExp(`^${summary} ebill_case WHERE .* AND id IN \\(\\?…?\\) ORDER BY `), bound: 'few' },
  // Texts
  {
    statement: /^SELECT rowid AS found_id FROM ebill_search WHERE ebill_search MATCH \? .* LIMIT \?$/,
    bound: 'at length',
  },
  { statement: /^SELECT \? AS piece, COUNT\(\*\) AS cases, .* LIMIT 100\)$/, bound: 'page' },
  {
    statement:
      /^SELECT COUNT\(\*\) AS count(?:, (?:MIN|MAX)\(found_id\) AS edge)? FROM \(SELECT rowid AS found_id FROM ebill_search .* LIMIT \?\) AS found$/,
    bound: 'at length',
  },
  {
    statement:
      /^SELECT id, revision, search_text FROM ebill_case WHERE biller_id = \? AND id <= \? ORDER BY id DESC LIMIT \?$/,
    bound: 'step',
  },
  { statement: /^UPDATE ebill_search_rest SET through_id = \? /, bound: 'step' },
  // Sums that are kept
  {
    statement:
      /^SELECT processing_status, status, type, CAST\(SUM\(cases\) AS BIGINT\) AS cases FROM ebill_total WHERE biller_id = \? AND kind = 'all' /,
    bound: 'few',
  },
  {
    statement:
      /^SELECT (?:currency, )?CAST\((?:COALESCE\()?SUM\(cases\).* FROM \(SELECT currency, cases, amounts, hundredths FROM ebill_total WHERE biller_id = \? AND kind = /,
    bound: 'time',
  },
  { statement: /^SELECT day AS month FROM ebill_total WHERE biller_id = \? AND kind = .* LIMIT \?$/, bound: 'time' },
  // Submissions: the last thousand
  {
    statement:
      /^SELECT STRING_AGG\(amount, ','\) AS amounts FROM \(SELECT amount.* ORDER BY id DESC LIMIT \?\) AS last_cases WHERE /,
    bound: 'page',
  },
  {
    statement: /^SELECT DISTINCT c\.id, .* FROM ebill_case_reference r CROSS JOIN ebill_case c WHERE .* LIMIT \?$/,
    bound: 'few',
  },
  { statement: /^SELECT SUM\(submissions\) AS total, .* FROM ebill_submission_hour /, bound: 'time' },
  {
    statement:
      /^INSERT INTO ebill_delivery .* AND r\.id > \(SELECT last_record_id FROM ebill_numbering WHERE biller_id = \?\) - \?$/,
    bound: 'few',
  },
  { statement: /^INSERT INTO ebill_record_time /, bound: 'time' },
  // Feeds
  {
    statement:
      /^SELECT (?:STRING_AGG\(record, ','\) AS text|r\.id, r\.feed), .* FROM ebill_record r WHERE r\.biller_id = \? AND r\.feed = \? AND r\.id > \? (?:AND r\.at >= \? )?AND r\.record <> '' ORDER BY r\.id LIMIT \?(?:\) AS part)?$/,
    bound: 'page',
  },
  {
    statement: /^SELECT first_id FROM ebill_record_time WHERE biller_id = \? AND minute >= \? ORDER BY minute LIMIT 2$/,
    bound: 'page',
  },
  {
    statement: /^SELECT news, updated_at FROM ebill_subscription .* ORDER BY recipient_net_id LIMIT \?$/,
    bound: 'page',
  },
  {
    statement: /^SELECT \* FROM ebill_audit WHERE biller_id = \? AND id < \? ORDER BY id DESC LIMIT \?$/,
    bound: 'page',
  },
  // Outbox and webhooks: of what is due the first, in order
  {
    statement:
      /^SELECT id, kind FROM \(SELECT b\.id, \(SELECT MIN\(o\.next_at\) FROM ebill_outbox o WHERE o\.biller_id = b\.id\) AS first_at FROM ebill_biller b /,
    bound: 'few',
  },
  {
    statement: /^UPDATE ebill_outbox SET lease = \?, instance = \?, .* ORDER BY position, case_id LIMIT \?\) /,
    bound: 'page',
    by: /_in_order|_leased/,
  },
  {
    statement: /^SELECT case_id, claims, enqueued_at, trail FROM ebill_outbox WHERE biller_id = \? AND lease = \? /,
    bound: 'few',
  },
  { statement: /^SELECT COUNT\(\*\) AS count, MIN\(enqueued_at\) AS oldest_at FROM ebill_outbox$/, bound: 'at length' },
  {
    statement:
      /^SELECT COUNT\(\*\) AS count, MIN\(next_at\) AS oldest_at FROM ebill_delivery WHERE next_at IS NOT NULL AND next_at <= \?$/,
    bound: 'at length',
  },
  { statement: /^SELECT w\.biller_id, w\.id FROM ebill_webhook w WHERE w\.status = 'ACTIVE' AND EXISTS/, bound: 'few' },
  {
    statement: /^UPDATE ebill_delivery SET lease = \?, instance = \?, .* ORDER BY next_at, record_id LIMIT \?\) /,
    bound: 'page',
    by: /_due .*next_at<\?|_leased/,
  },
  {
    statement:
      /^SELECT r\.id, .*, d\.attempts FROM ebill_delivery d JOIN ebill_record r .* AND d\.lease = \? ORDER BY d\.record_id \+ 0$/,
    bound: 'few',
  },
  {
    statement:
      /^SELECT \* FROM ebill_delivery WHERE biller_id = \? AND webhook_id = \? AND record_id < \? ORDER BY record_id DESC LIMIT \?$/,
    bound: 'page',
  },
  { statement: /^SELECT w\.\*, m\.role AS maker_role, /, bound: 'few' },
  {
    statement:
      /^SELECT status, COUNT\(\*\) AS count, COUNT\(failing_since\) AS failing FROM ebill_webhook GROUP BY status$/,
    bound: 'few',
  },
  {
    statement:
      /^UPDATE ebill_numbering SET last_id = last_id WHERE biller_id = \? AND \(SELECT COUNT\(\*\) FROM (?:ebill_webhook|app_\w+|api_key) /,
    bound: 'few',
  },
  {
    statement:
      /^SELECT COUNT\(\*\) AS count, MAX\(record_id\) AS through FROM \(SELECT record_id FROM ebill_delivery .* LIMIT \?\)/,
    bound: 'step',
  },
  {
    statement: /^DELETE FROM ebill_delivery WHERE biller_id = \? AND webhook_id = \?(?: AND record_id <= \?)?$/,
    bound: 'step',
  },
  {
    statement:
      /^UPDATE ebill_delivery SET status = \?, next_at = \?, lease = \? WHERE biller_id = \? AND webhook_id = \? AND next_at IS NOT NULL AND status = 'PENDING'$/,
    bound: 'grows',
  },
  {
    statement: /^UPDATE ebill_(?:outbox|delivery|idempotency) SET (?:lease|leased_until) = .* instance /,
    bound: 'few',
    by: /_leased|_in_progress/,
  },
  // Mails of desks: no more than so many of a biller in a day, and of what is due the first
  {
    statement: /^SELECT COUNT\(\*\) AS count FROM ebill_mail WHERE biller_id = \? AND created_at > \?$/,
    bound: 'time',
  },
  { statement: /^INSERT INTO ebill_mail .* FROM ebill_biller WHERE id = \? AND \(SELECT COUNT\(\*\) /, bound: 'time' },
  {
    statement:
      /^SELECT id FROM \(SELECT b\.id, \(SELECT MIN\(m\.next_at\) FROM ebill_mail m WHERE m\.biller_id = b\.id AND m\.next_at IS NOT NULL\) AS first_at FROM ebill_biller b/,
    bound: 'few',
  },
  {
    statement:
      /^SELECT id, state, .* FROM ebill_mail WHERE biller_id = \? AND next_at <= \? ORDER BY next_at, id LIMIT 1$/,
    bound: 'page',
    by: /_mail_due/,
  },
  {
    statement: /^UPDATE ebill_mail SET .* WHERE biller_id = \? AND next_at IS NOT NULL AND LOWER\(content\) LIKE /,
    bound: 'few',
    by: /_mail_due/,
  },
  {
    statement: /^UPDATE ebill_mail SET .* WHERE biller_id = \? AND next_at IS NOT NULL AND created_at < \?$/,
    bound: 'few',
    by: /_mail_(?:due|by_age)/,
  },
  { statement: /^DELETE FROM ebill_mail WHERE biller_id = \? AND created_at < \?$/, bound: 'over', by: /_mail_by_age/ },
  // Statements and receipts
  { statement: /^SELECT \* FROM ebill_receipt WHERE biller_id = \? AND case_id IN /, bound: 'few' },
  {
    statement:
      /^SELECT line FROM ebill_booking WHERE biller_id = \? AND account = \? AND last_day >= \? AND first_day <= \? /,
    bound: 'time',
  },
  // What is over, and what is forgotten
  {
    statement: /^SELECT (?:begun_at|sha256) FROM (?:ebill_idempotency|app_\w+) WHERE \w+ < \? ORDER BY \w+ LIMIT \?$/,
    bound: 'over',
  },
  {
    statement:
      /^SELECT id, search_text FROM ebill_case WHERE biller_id = \? AND document <> '' AND COALESCE\(due_date, business_case_date\) < \? .* LIMIT \?$/,
    bound: 'over',
  },
  { statement: /^SELECT MAX\((?:id|at)\) AS (?:through|last_old)/, bound: 'over' },
  {
    statement: /^SELECT (?:MAX\(sha256\) AS last FROM \(SELECT )?sha256 FROM blob WHERE sha256 > \? .* LIMIT \?/,
    bound: 'step',
  },
  {
    statement:
      /^DELETE FROM (?:ebill_idempotency WHERE begun_at|ebill_(?:record|booking|receipt|submission_hour) WHERE biller_id = \? AND (?:case_id IS NULL AND )?(?:id|received_at|hour)|ebill_simulator_\w+ WHERE number) <=? \?$/,
    bound: 'over',
  },
  { statement: /^DELETE FROM ebill_record_time /, bound: 'time' },
  {
    statement:
      /^(?:DELETE FROM|UPDATE) ebill_delivery .*webhook_id IN \(SELECT id FROM ebill_webhook WHERE biller_id = \?\) AND record_id /,
    bound: 'over',
  },
  { statement: /^DELETE FROM ebill_audit WHERE biller_id = \? AND id <= \? AND at < \?$/, bound: 'over' },
  { statement: /^UPDATE ebill_audit SET address = NULL /, bound: 'over' },
  { statement: /^DELETE FROM ebill_idempotency WHERE biller_id = \? AND made_id IS NULL /, bound: 'over' },
  {
    statement:
      /^SELECT id, revision, type, .* FROM ebill_case WHERE biller_id = \? AND document <> '' AND id > \? ORDER BY id LIMIT \?$/,
    bound: 'step',
  },
  { statement: /^UPDATE ebill_booking SET line = REPLACE/, bound: 'grows' },
  // People, keys, files
  { statement: /^DELETE FROM app_device WHERE account_sha256 = \? AND sha256 NOT IN /, bound: 'few' },
  { statement: /^DELETE FROM app_failure WHERE sha256 IN \(SELECT sha256 FROM app_failure /, bound: 'few' },
  { statement: /^SELECT .* FROM app_\w+ /, bound: 'few' },
  { statement: /^(?:UPDATE|DELETE FROM) app_\w+ /, bound: 'few' },
  { statement: /^SELECT .* FROM api_key WHERE owner = \? ORDER BY created_at DESC, id LIMIT \?$/, bound: 'page' },
  {
    statement:
      /^SELECT (?:COUNT\(\*\) AS keys|id, prefix, .*) FROM api_key (?:WHERE demo = 0|ORDER BY created_at, id)$/,
    bound: 'operator',
  },
  { statement: /^SELECT \* FROM ebill_credit_account WHERE biller_id = \? ORDER BY created_at, iban$/, bound: 'few' },
  { statement: /^SELECT name, media_type, size, sha256, created_at FROM resource WHERE owner = \?$/, bound: 'few' },
  {
    statement: /^SELECT number, at, command FROM ebill_simulator_entry WHERE number > \? ORDER BY number LIMIT \?$/,
    bound: 'page',
  },
  { statement: /^SELECT \w+ AS sealed FROM \w+ WHERE .* LIMIT \?$/, bound: 'operator' },
  {
    statement:
      /^(?:UPDATE|DELETE FROM) (?:ebill_webhook|app_second_factor|ebill_idempotency) (?:SET .* )?WHERE (?:previous_)?(?:secret|answer) = \?$/,
    bound: 'operator',
  },
  // Whether anything of a biller is on its way: the first is enough
  { statement: /^INSERT INTO ebill_biller_network .* NOT EXISTS \(SELECT 1 FROM ebill_outbox /, bound: 'page' },
  // The one row of a biller
  { statement: /^SELECT \* FROM ebill_biller_network WHERE biller_id = \?$/, bound: 'few' },
  // Bills of a biller at a network: the latest, and events behind one
  { statement: /^SELECT \* FROM ebill_network_bill WHERE .* ORDER BY position DESC LIMIT \?$/, bound: 'page' },
  { statement: /^SELECT event FROM ebill_network_event WHERE .* ORDER BY position LIMIT \?$/, bound: 'page' },
  { statement: /^SELECT net_id FROM ebill_biller_network JOIN ebill_biller .* LIMIT \?$/, bound: 'page' },
  { statement: /^SELECT COUNT\(\*\) AS count, .* AS claimed FROM ebill_outbox/, bound: 'at length' },
];

/** A column with an amount as hundredths, which are sorted and added up as numbers. */
export function hundredths(column: string): string {
  return `CAST(REPLACE(${column}, '.', '') AS BIGINT)`;
}

/** An amount as it is sorted: what has none comes before all others. */
export const amountKey = `COALESCE(${hundredths('amount')}, -1)`;

/** A due date as it is sorted: what is never due comes last. */
export const dueKey = "COALESCE(due_date, '9999-99-99')";

/** The month of a day, `2026-11`, which lists and sums of whole months are led by. */
export function monthOf(day: string): string {
  return `SUBSTR(${day}, 1, 7)`;
}

/** The day by which a case grows old: when it was due, or dated where nothing was. */
export const ageKey = 'COALESCE(due_date, business_case_date)';

/** Cases that wait for people: few of many, which lists ask for again and again. In queries as it stands here, else no index is found by it. */
export const isWaiting = "processing_status IN ('STAGED', 'INVALID', 'FAILED')";
export const waitingStatuses: readonly string[] = ['STAGED', 'INVALID', 'FAILED'];

/**
 * What the eBill service keeps, one step of the schema. Everything but the simulator and the network's cursors belongs to a
 * biller, whose id leads each key. Amounts and ids of the network are text; lists and objects are JSON text.
 */
export const ebillSchema: readonly string[] = [
  // Ids of cases and webhooks: billers take them in blocks, so that commits of different billers do not wait for each other
  'CREATE TABLE ebill_id_block (name TEXT PRIMARY KEY, last_id BIGINT NOT NULL)',
  "INSERT INTO ebill_id_block (name, last_id) VALUES ('id', 0)",
  `CREATE TABLE ebill_biller (
    id BIGINT PRIMARY KEY,
    owner TEXT NOT NULL UNIQUE,
    net_id TEXT NOT NULL UNIQUE,
    legal_name TEXT NOT NULL,
    address TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'SUSPENDED')),
    is_primary SMALLINT NOT NULL CHECK (is_primary IN (0, 1)),
    payment_term_days BIGINT NOT NULL,
    created_at TEXT NOT NULL
  )`,
  // Each commit of a biller begins here: on PostgreSQL the row makes them wait for each other, so that feeds have no holes
  `CREATE TABLE ebill_numbering (
    biller_id BIGINT PRIMARY KEY REFERENCES ebill_biller (id),
    last_id BIGINT NOT NULL DEFAULT 0,
    block_end BIGINT NOT NULL DEFAULT 0,
    last_record_id BIGINT NOT NULL DEFAULT 0,
    purged_record_id BIGINT NOT NULL DEFAULT 0,
    last_audit_id BIGINT NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE ebill_credit_account (
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    iban TEXT NOT NULL,
    currencies TEXT NOT NULL,
    holder_name TEXT,
    created_at TEXT NOT NULL,
    PRIMARY KEY (biller_id, iban)
  )`,
  // What is long comes last: SQLite reads a row up to the column that is asked for
  `CREATE TABLE ebill_case (
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    id BIGINT NOT NULL,
    token TEXT NOT NULL,
    revision BIGINT NOT NULL,
    type TEXT NOT NULL,
    reference_number TEXT NOT NULL,
    referenced_number TEXT,
    amount TEXT,
    currency TEXT NOT NULL,
    business_case_date TEXT NOT NULL,
    due_date TEXT,
    recipient_name TEXT NOT NULL,
    recipient_net_id TEXT,
    ibans TEXT NOT NULL,
    structured_references TEXT NOT NULL,
    pdf_submitted TEXT REFERENCES blob (sha256),
    pdf_archival TEXT REFERENCES blob (sha256),
    pdf_is_converted SMALLINT NOT NULL CHECK (pdf_is_converted IN (0, 1)),
    pdf_conformance TEXT NOT NULL,
    file_name TEXT,
    net_id TEXT,
    processing_status TEXT NOT NULL,
    status TEXT NOT NULL,
    is_listed SMALLINT NOT NULL CHECK (is_listed IN (0, 1)),
    holds_number SMALLINT NOT NULL CHECK (holds_number IN (0, 1)),
    submitted_on TEXT NOT NULL,
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    anomalies TEXT NOT NULL,
    search_text TEXT NOT NULL,
    state TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (biller_id, id)
  )`,
  'CREATE UNIQUE INDEX ebill_case_held_number ON ebill_case (biller_id, reference_number) WHERE holds_number = 1',
  'CREATE UNIQUE INDEX ebill_case_net_id ON ebill_case (biller_id, net_id)',
  'CREATE INDEX ebill_case_by_number ON ebill_case (biller_id, reference_number, id)',
  'CREATE INDEX ebill_case_by_recipient ON ebill_case (biller_id, recipient_net_id, id)',
  'CREATE INDEX ebill_case_by_type ON ebill_case (biller_id, type, currency, id)',
  'CREATE INDEX ebill_case_by_submitted ON ebill_case (pdf_submitted)',
  'CREATE INDEX ebill_case_by_archival ON ebill_case (pdf_archival)',
  `CREATE TABLE ebill_case_reference (
    biller_id BIGINT NOT NULL,
    reference TEXT NOT NULL,
    case_id BIGINT NOT NULL,
    PRIMARY KEY (biller_id, reference, case_id),
    FOREIGN KEY (biller_id, case_id) REFERENCES ebill_case (biller_id, id)
  )`,
  'CREATE INDEX ebill_case_reference_by_case ON ebill_case_reference (biller_id, case_id)',
  `CREATE TABLE ebill_case_event (
    biller_id BIGINT NOT NULL,
    case_id BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    place BIGINT NOT NULL,
    at TEXT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (biller_id, case_id, revision, place),
    FOREIGN KEY (biller_id, case_id) REFERENCES ebill_case (biller_id, id)
  )`,
  `CREATE TABLE ebill_submission_hour (
    biller_id BIGINT NOT NULL,
    hour TEXT NOT NULL,
    submissions BIGINT NOT NULL,
    PRIMARY KEY (biller_id, hour)
  )`,
  `CREATE TABLE ebill_idempotency (
    biller_id BIGINT NOT NULL,
    idempotency_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    token TEXT NOT NULL,
    begun_at TEXT NOT NULL,
    leased_until TEXT NOT NULL,
    case_id BIGINT,
    answer TEXT,
    PRIMARY KEY (biller_id, idempotency_key)
  )`,
  'CREATE INDEX ebill_idempotency_by_age ON ebill_idempotency (begun_at)',
  `CREATE TABLE ebill_record (
    biller_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    feed TEXT NOT NULL,
    case_id BIGINT,
    event_net_id TEXT,
    at TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (biller_id, id)
  )`,
  'CREATE INDEX ebill_record_by_feed ON ebill_record (biller_id, feed, id)',
  'CREATE UNIQUE INDEX ebill_record_event_net_id ON ebill_record (biller_id, event_net_id)',
  `CREATE TABLE ebill_webhook (
    biller_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    feed TEXT NOT NULL,
    hook_url TEXT NOT NULL,
    description TEXT,
    secret TEXT NOT NULL,
    previous_secret TEXT,
    previous_until TEXT,
    status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'DISABLED')),
    disabled_reason TEXT,
    failing_since TEXT,
    failures BIGINT NOT NULL,
    last_delivery_at TEXT,
    last_status BIGINT,
    created_at TEXT NOT NULL,
    PRIMARY KEY (biller_id, id),
    UNIQUE (biller_id, feed, hook_url)
  )`,
  `CREATE TABLE ebill_delivery (
    biller_id BIGINT NOT NULL,
    webhook_id BIGINT NOT NULL,
    record_id BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'DELIVERED', 'DEAD')),
    attempts BIGINT NOT NULL,
    next_at TEXT,
    lease TEXT,
    last_attempt_at TEXT,
    last_status BIGINT,
    last_answer TEXT,
    PRIMARY KEY (biller_id, webhook_id, record_id)
  )`,
  'CREATE INDEX ebill_delivery_due ON ebill_delivery (biller_id, webhook_id, next_at) WHERE next_at IS NOT NULL',
  `CREATE TABLE ebill_outbox (
    biller_id BIGINT NOT NULL,
    case_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    enqueued_at TEXT NOT NULL,
    next_at TEXT NOT NULL,
    lease TEXT,
    claims BIGINT NOT NULL,
    PRIMARY KEY (biller_id, case_id),
    FOREIGN KEY (biller_id, case_id) REFERENCES ebill_case (biller_id, id)
  )`,
  'CREATE INDEX ebill_outbox_due ON ebill_outbox (biller_id, next_at)',
  `CREATE TABLE ebill_subscription (
    biller_id BIGINT NOT NULL,
    recipient_net_id TEXT NOT NULL,
    news TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (biller_id, recipient_net_id)
  )`,
  `CREATE TABLE ebill_cursor (stream TEXT PRIMARY KEY, event_net_id TEXT NOT NULL)`,
  `INSERT INTO ebill_cursor (stream, event_net_id)
    VALUES ('businessCase', ''), ('instalment', ''), ('subscription', ''), ('emailAddress', '')`,
  'CREATE TABLE ebill_simulator_entry (number BIGINT PRIMARY KEY, at BIGINT NOT NULL, command TEXT NOT NULL)',
  `CREATE TABLE ebill_audit (
    biller_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    request_id TEXT,
    action TEXT NOT NULL,
    case_id BIGINT,
    detail TEXT,
    PRIMARY KEY (biller_id, id)
  )`,
];

/** Where what was done was asked for from. */
export const auditAddressSchema: readonly string[] = [
  'ALTER TABLE ebill_audit ADD COLUMN address TEXT',
  'CREATE INDEX ebill_audit_by_address_age ON ebill_audit (biller_id, at) WHERE address IS NOT NULL',
];

/** Under idempotency keys lie answers about webhooks too. */
export const answersSchema: readonly string[] = ['ALTER TABLE ebill_idempotency RENAME COLUMN case_id TO made_id'];

/**
 * Who made each webhook: of those that are there already, whoever the audit log says. The entry was written by the commit that
 * made the webhook, a moment after the instant that the webhook was given.
 */
export const makersSchema: readonly string[] = [
  'ALTER TABLE ebill_webhook ADD COLUMN created_by TEXT',
  `UPDATE ebill_webhook SET created_by = (
    SELECT a.actor FROM ebill_audit a WHERE a.biller_id = ebill_webhook.biller_id AND a.action = 'webhook.created'
      AND a.at >= ebill_webhook.created_at AND a.detail = CASE ebill_webhook.feed
        WHEN 'processingStatus' THEN 'PROCESSING_STATUS_CHANGED_EVENTS'
        WHEN 'businessCaseStatus' THEN 'BUSINESS_CASE_STATUS_CHANGED_EVENTS'
        WHEN 'instalmentStatus' THEN 'INSTALMENT_STATUS_CHANGED_EVENTS'
        WHEN 'subscriptionStatus' THEN 'SUBSCRIPTION_STATUS_CHANGED_EVENTS'
        ELSE 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS' END
    ORDER BY a.at, a.id LIMIT 1
  )`,
];

/** Of which request a delivery or a message to a webhook is the consequence, for those who follow one through the service. */
export const trailSchema: readonly string[] = [
  'ALTER TABLE ebill_outbox ADD COLUMN trail TEXT',
  'ALTER TABLE ebill_record ADD COLUMN trail TEXT',
];

/** What was written about one case, for who forgets it. */
export const forgettingSchema: readonly string[] = [
  'CREATE INDEX ebill_record_by_case ON ebill_record (biller_id, case_id)',
];

/**
 * Snapshots of the simulator: the one row says which is whole, the parts hold its bytes. Duties, with the period in which each
 * was done last. Until when nothing of a biller is handed over, because the network does not answer.
 */
export const upkeepSchema: readonly string[] = [
  'ALTER TABLE ebill_biller ADD COLUMN held_until TEXT',
  'CREATE TABLE ebill_duty (name TEXT PRIMARY KEY, mark TEXT NOT NULL)',
  "INSERT INTO ebill_duty (name, mark) VALUES ('housekeeping', ''), ('recheck', '')",
  'CREATE TABLE ebill_simulator_snapshot (number BIGINT PRIMARY KEY, parts BIGINT NOT NULL)',
  'INSERT INTO ebill_simulator_snapshot (number, parts) VALUES (0, 0)',
  `CREATE TABLE ebill_simulator_snapshot_part (
    number BIGINT NOT NULL,
    part BIGINT NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (number, part)
  )`,
];

/** Letters with marks, as the Swiss languages have them, and what they are sorted as. */
const plainLetters = ['aàáâä', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôö', 'uùúûü'].flatMap(([plain = '', ...marked]) =>
  marked.flatMap((letter) => [letter, letter.toUpperCase()].map((each) => [each, plain] as const)),
);

/** What a list of cases is sorted by, and what is added up of it, so that neither reads every case of a biller. */
export const listSchema: readonly string[] = [
  // The name as it is sorted; of cases that are there already as near as SQL comes to it
  "ALTER TABLE ebill_case ADD COLUMN recipient_key TEXT NOT NULL DEFAULT ''",
  `UPDATE ebill_case SET recipient_key = LOWER(${plainLetters.reduce(
    (name, [marked, plain]) => `REPLACE(${name}, '${marked}', '${plain}')`,
    'recipient_name',
  )})`,
  // The day in Switzerland; of cases that are there already the day in UTC
  'ALTER TABLE ebill_case ADD COLUMN paid_on TEXT',
  `UPDATE ebill_case SET paid_on = SUBSTR((
      SELECT MAX(e.at) FROM ebill_case_event e WHERE e.biller_id = ebill_case.biller_id AND e.case_id = ebill_case.id
        AND (e.event LIKE '%"kind":"completed"%' OR e.event LIKE '%"kind":"instalmentsCompleted"%')
    ), 1, 10)
    WHERE state LIKE '%"completion":"paid"%'`,
  `CREATE INDEX ebill_case_sorted_by_recipient ON ebill_case (biller_id, recipient_key, id) WHERE is_listed = 1`,
  `CREATE INDEX ebill_case_sorted_by_amount ON ebill_case (biller_id, (${amountKey}), id) WHERE is_listed = 1`,
  `CREATE INDEX ebill_case_sorted_by_due ON ebill_case (biller_id, (${dueKey}), id) WHERE is_listed = 1`,
  `CREATE INDEX ebill_case_totals ON ebill_case
    (biller_id, processing_status, status, type, due_date, submitted_on, paid_on, currency, amount) WHERE is_listed = 1`,
  'CREATE INDEX ebill_audit_by_case ON ebill_audit (biller_id, case_id, id) WHERE case_id IS NOT NULL',
];

/** What account statements have told of cases, once for each booking: no word of who paid. */
export const receiptSchema: readonly string[] = [
  `CREATE TABLE ebill_receipt (
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    receipt_key TEXT NOT NULL,
    case_id BIGINT,
    external_instalment_id TEXT,
    amount TEXT,
    currency TEXT,
    booked_on TEXT,
    verdict TEXT,
    received_at TEXT NOT NULL,
    PRIMARY KEY (biller_id, receipt_key),
    FOREIGN KEY (biller_id, case_id) REFERENCES ebill_case (biller_id, id)
  )`,
  'CREATE INDEX ebill_receipt_by_case ON ebill_receipt (biller_id, case_id, booked_on) WHERE case_id IS NOT NULL',
  'CREATE INDEX ebill_receipt_by_age ON ebill_receipt (biller_id, received_at) WHERE case_id IS NULL',
];

/**
 * What account statements told of bookings, so that later files are understood by it: accounts, days, amounts and references, of payers
 * fingerprints alone. See `MemoryRecord` of the core.
 */
export const bookingSchema: readonly string[] = [
  `CREATE TABLE ebill_booking (
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    booking_key TEXT NOT NULL,
    account TEXT NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    line TEXT NOT NULL,
    received_at TEXT NOT NULL,
    PRIMARY KEY (biller_id, booking_key)
  )`,
  'CREATE INDEX ebill_booking_by_day ON ebill_booking (biller_id, account, last_day, first_day)',
  'CREATE INDEX ebill_booking_by_age ON ebill_booking (biller_id, received_at)',
];

/** Of a case whose amount the next ones are compared with. */
export const hasAmount = 'holds_number = 1 AND amount IS NOT NULL';

/**
 * Indexes by which each query for a submission, a delivery or a list reads no more rows than it answers, however many there are.
 * Those that they stand for go: with both, it would be left to a guess which one is taken.
 */
export const volumeSchema: readonly string[] = [
  'DROP INDEX ebill_case_by_type',
  'DROP INDEX ebill_case_by_recipient',
  `CREATE INDEX ebill_case_amount_of_type ON ebill_case
    (biller_id, type, currency, id, amount, holds_number) WHERE ${hasAmount}`,
  `CREATE INDEX ebill_case_amount_of_recipient ON ebill_case
    (biller_id, recipient_net_id, id, amount, type, currency, holds_number) WHERE ${hasAmount}`,
  `CREATE INDEX ebill_case_recent_of_recipient ON ebill_case (biller_id, recipient_net_id, submitted_on, id)
    WHERE holds_number = 1`,
  ...Object.entries({
    id: '',
    number: 'reference_number, ',
    recipient: 'recipient_key, ',
    amount: `(${amountKey}), `,
    due: `(${dueKey}), `,
  }).map(
    ([name, key]) =>
      `CREATE INDEX ebill_case_waiting_by_${name} ON ebill_case (biller_id, ${key}id) WHERE is_listed = 1 AND ${isWaiting}`,
  ),
  'CREATE INDEX ebill_outbox_in_order ON ebill_outbox (biller_id, position, case_id)',
  'CREATE INDEX ebill_outbox_leased ON ebill_outbox (biller_id, lease) WHERE lease IS NOT NULL',
  'CREATE INDEX ebill_delivery_leased ON ebill_delivery (biller_id, webhook_id, lease) WHERE lease IS NOT NULL',
];

/**
 * What leads to cases of one kind, and to those of some days, each in the order of ids. Sums are kept by themselves: the index that
 * they were added up by goes. A purge looks for what is over by its day, and forgets what was kept of a case by its id.
 */
export const leadingSchema: readonly string[] = [
  'DROP INDEX ebill_case_totals',
  `CREATE INDEX ebill_case_of_kind ON ebill_case (biller_id, processing_status, status, type, id) WHERE is_listed = 1`,
  // With the day itself, so that the index alone tells the ids of some days
  'DROP INDEX ebill_case_sorted_by_due',
  `CREATE INDEX ebill_case_sorted_by_due ON ebill_case (biller_id, (${dueKey}), id, due_date) WHERE is_listed = 1`,
  'CREATE INDEX ebill_case_by_day ON ebill_case (biller_id, submitted_on, id) WHERE is_listed = 1',
  `CREATE INDEX ebill_case_by_payment ON ebill_case (biller_id, paid_on, id) WHERE is_listed = 1 AND paid_on IS NOT NULL`,
  `CREATE INDEX ebill_case_by_age ON ebill_case (biller_id, (${ageKey}), id) WHERE document <> ''`,
  // A message that is due is found with all that are due at the same moment in their order
  'DROP INDEX ebill_delivery_due',
  'CREATE INDEX ebill_delivery_due ON ebill_delivery (biller_id, webhook_id, next_at, record_id) WHERE next_at IS NOT NULL',
  'CREATE INDEX ebill_idempotency_by_made ON ebill_idempotency (biller_id, made_id) WHERE made_id IS NOT NULL',
  'CREATE INDEX ebill_idempotency_in_progress ON ebill_idempotency (leased_until) WHERE answer IS NULL',
  'CREATE INDEX ebill_idempotency_of_none ON ebill_idempotency (biller_id) WHERE made_id IS NULL AND answer IS NOT NULL',
];

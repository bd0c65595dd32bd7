/**
 * People, their sessions, and what is known of keys, one step of the schema. Tokens are kept by their SHA-256 only. Scopes, modes
 * and addresses of a key are words with blanks between them.
 */
export const accountSchema: readonly string[] = [
  'ALTER TABLE api_key ADD COLUMN name TEXT',
  "ALTER TABLE api_key ADD COLUMN processing_modes TEXT NOT NULL DEFAULT 'STAGE DELIVER'",
  'ALTER TABLE api_key ADD COLUMN may_skip_anomaly SMALLINT NOT NULL DEFAULT 1 CHECK (may_skip_anomaly IN (0, 1))',
  "ALTER TABLE api_key ADD COLUMN ip_allow TEXT NOT NULL DEFAULT ''",
  'ALTER TABLE api_key ADD COLUMN created_by TEXT',
  'ALTER TABLE api_key ADD COLUMN last_used_at TEXT',
  'CREATE INDEX api_key_by_owner ON api_key (owner, created_at)',
  "UPDATE api_key SET scopes = REPLACE(scopes, 'admin', 'connect:*')",
  `CREATE TABLE app_user (
    id TEXT PRIMARY KEY,
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    email_address TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('viewer', 'operator', 'owner')),
    created_at TEXT NOT NULL
  )`,
  'CREATE INDEX app_user_by_biller ON app_user (biller_id, email_address)',
  `CREATE TABLE app_session (
    sha256 TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES app_user (id),
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  )`,
  'CREATE INDEX app_session_by_user ON app_session (user_id, created_at)',
  'CREATE INDEX app_session_by_end ON app_session (expires_at)',
  // One row, whose place is there from the beginning: whoever makes the first person locks it
  `CREATE TABLE app_welcome (
    name TEXT PRIMARY KEY,
    biller_id BIGINT,
    sha256 TEXT,
    expires_at TEXT
  )`,
  "INSERT INTO app_welcome (name) VALUES ('first')",
];

/** Failed attempts to sign in or to use a key, and where people have signed in before: both by a SHA-256 only. */
export const guessingSchema: readonly string[] = [
  `CREATE TABLE app_failure (
    sha256 TEXT PRIMARY KEY,
    failures BIGINT NOT NULL,
    last_at TEXT NOT NULL,
    free_at TEXT NOT NULL
  )`,
  'CREATE INDEX app_failure_by_age ON app_failure (last_at)',
  `CREATE TABLE app_device (
    sha256 TEXT PRIMARY KEY,
    account_sha256 TEXT NOT NULL,
    used_at TEXT NOT NULL
  )`,
  'CREATE INDEX app_device_by_account ON app_device (account_sha256, used_at)',
  'CREATE INDEX app_device_by_age ON app_device (used_at)',
];

/**
 * One person, several billers, with a role for each. A session is that of a person and is about one biller at a time. Whoever
 * was a user of one biller before is a person with one membership, under the same id, and stays signed in.
 */
export const membershipSchema: readonly string[] = [
  `CREATE TABLE app_person (
    id TEXT PRIMARY KEY,
    email_address TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    last_biller_id BIGINT
  )`,
  `INSERT INTO app_person (id, email_address, password_hash, created_at, last_biller_id)
    SELECT id, email_address, password_hash, created_at, biller_id FROM app_user`,
  `CREATE TABLE app_membership (
    person_id TEXT NOT NULL REFERENCES app_person (id),
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    role TEXT NOT NULL CHECK (role IN ('viewer', 'operator', 'owner')),
    created_at TEXT NOT NULL,
    PRIMARY KEY (person_id, biller_id)
  )`,
  `INSERT INTO app_membership (person_id, biller_id, role, created_at)
    SELECT id, biller_id, role, created_at FROM app_user`,
  'CREATE INDEX app_membership_by_biller ON app_membership (biller_id)',
  `CREATE TABLE app_person_session (
    sha256 TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES app_person (id),
    biller_id BIGINT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  )`,
  `INSERT INTO app_person_session (sha256, person_id, biller_id, created_at, expires_at)
    SELECT s.sha256, s.user_id, u.biller_id, s.created_at, s.expires_at FROM app_session s JOIN app_user u ON u.id = s.user_id`,
  'CREATE INDEX app_person_session_by_person ON app_person_session (person_id, created_at)',
  'CREATE INDEX app_person_session_by_end ON app_person_session (expires_at)',
  'DROP TABLE app_session',
  'DROP TABLE app_user',
];

/** Links that are good once: invitations to a biller, and ways to a new password. Whose password was chosen by somebody else. */
export const linkSchema: readonly string[] = [
  'ALTER TABLE app_person ADD COLUMN is_password_own SMALLINT NOT NULL DEFAULT 0 CHECK (is_password_own IN (0, 1))',
  `CREATE TABLE app_invitation (
    sha256 TEXT PRIMARY KEY,
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    email_address TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('viewer', 'operator', 'owner')),
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    created_by TEXT NOT NULL
  )`,
  'CREATE INDEX app_invitation_by_biller ON app_invitation (biller_id, email_address)',
  'CREATE INDEX app_invitation_by_end ON app_invitation (expires_at)',
  `CREATE TABLE app_password_reset (
    sha256 TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    expires_at TEXT NOT NULL
  )`,
  'CREATE INDEX app_password_reset_by_person ON app_password_reset (person_id)',
  'CREATE INDEX app_password_reset_by_end ON app_password_reset (expires_at)',
];

/** Apps that make codes, recovery codes by their SHA-256, and billers who ask their users for a second factor. */
export const secondFactorSchema: readonly string[] = [
  `CREATE TABLE app_second_factor (
    person_id TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    is_confirmed SMALLINT NOT NULL CHECK (is_confirmed IN (0, 1)),
    last_step BIGINT NOT NULL
  )`,
  `CREATE TABLE app_recovery_code (
    person_id TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (person_id, sha256)
  )`,
  `ALTER TABLE ebill_biller ADD COLUMN requires_second_factor SMALLINT NOT NULL DEFAULT 0
    CHECK (requires_second_factor IN (0, 1))`,
];

/** Passkeys of people by their credential ids, and the challenges that were answered, until they end by themselves. */
export const passkeySchema: readonly string[] = [
  `CREATE TABLE app_passkey (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    algorithm BIGINT NOT NULL,
    counter BIGINT NOT NULL,
    created_at TEXT NOT NULL,
    last_used_at TEXT
  )`,
  'CREATE INDEX app_passkey_by_person ON app_passkey (person_id)',
  'CREATE TABLE app_used_challenge (sha256 TEXT PRIMARY KEY, expires_at TEXT NOT NULL)',
  'CREATE INDEX app_used_challenge_by_end ON app_used_challenge (expires_at)',
];

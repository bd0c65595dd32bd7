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

import {
  accountSchema,
  guessingSchema,
  linkSchema,
  membershipSchema,
  passkeySchema,
  secondFactorSchema,
} from './accounts/schema.ts';
import type { Definition } from './database.ts';
import { monthSchema } from './ebill/case-months.ts';
import { timeMarkSchema } from './ebill/feed-times.ts';
import { mailSchema } from './ebill/mails.ts';
import { networkReachSchema, networkSchema } from './ebill/networks.ts';
import {
  answersSchema,
  auditAddressSchema,
  bookingSchema,
  ebillSchema,
  forgettingSchema,
  leadingSchema,
  listSchema,
  makersSchema,
  receiptSchema,
  trailSchema,
  upkeepSchema,
  volumeSchema,
} from './ebill/schema.ts';
import { numberPiecesSchema, searchSchema } from './ebill/search.ts';
import { monthTotalSchema, totalSchema } from './ebill/totals.ts';
import { filesSchema, presenceSchema, probeSchema, stateSchema } from './own-schema.ts';
import { factSchema } from './sealing.ts';

/**
 * The schema, in steps that are never changed once they have been released: a change is another step.
 * One text for SQLite and PostgreSQL, but where they have no words in common. Instants are text; SMALLINT is 0 or 1; SQLite keeps BYTEA as the bytes it is given.
 */
export const migrations: readonly (readonly Definition[])[] = [
  [
    `CREATE TABLE api_key (
      id TEXT PRIMARY KEY,
      prefix TEXT NOT NULL,
      sha256 TEXT NOT NULL UNIQUE,
      owner TEXT NOT NULL,
      scopes TEXT NOT NULL,
      demo SMALLINT NOT NULL CHECK (demo IN (0, 1)),
      created_at TEXT NOT NULL,
      expires_at TEXT,
      revoked_at TEXT
    )`,
    `CREATE TABLE blob (
      sha256 TEXT PRIMARY KEY,
      size BIGINT NOT NULL,
      stored_at TEXT NOT NULL,
      swept_at TEXT
    )`,
    `CREATE TABLE blob_chunk (
      sha256 TEXT NOT NULL REFERENCES blob (sha256),
      part BIGINT NOT NULL,
      bytes BYTEA NOT NULL,
      PRIMARY KEY (sha256, part)
    )`,
    `CREATE TABLE resource (
      owner TEXT NOT NULL,
      name TEXT NOT NULL,
      media_type TEXT NOT NULL,
      size BIGINT NOT NULL,
      sha256 TEXT NOT NULL REFERENCES blob (sha256),
      created_at TEXT NOT NULL,
      PRIMARY KEY (owner, name)
    )`,
    'CREATE INDEX resource_by_blob ON resource (sha256)',
  ],
  ebillSchema,
  accountSchema,
  upkeepSchema,
  answersSchema,
  factSchema,
  probeSchema,
  makersSchema,
  stateSchema,
  presenceSchema,
  guessingSchema,
  membershipSchema,
  linkSchema,
  secondFactorSchema,
  trailSchema,
  forgettingSchema,
  auditAddressSchema,
  passkeySchema,
  filesSchema,
  listSchema,
  receiptSchema,
  bookingSchema,
  volumeSchema,
  networkSchema,
  leadingSchema,
  totalSchema,
  timeMarkSchema,
  searchSchema,
  networkReachSchema,
  mailSchema,
  [...monthTotalSchema, ...monthSchema],
  numberPiecesSchema,
];

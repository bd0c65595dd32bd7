import {
  type DeskMail,
  type MailContent,
  type MailState,
  type MailStore,
  mayHaveBeenSent,
  type NewDeskMail,
} from '@rappen/http';
import { type BlobStore, keepBlob } from '../blobs.ts';
import type { Database, Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { audited } from './audit.ts';
import { jsonOf, numberOf, optionalTextOf, textOf } from './columns.ts';
import { finish, keyTaken } from './idempotency.ts';
import { containing, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

/** Mails of desks. `HANDING`: it may have come through. What is over has no `next_at`, no PDF and no content. */
export const mailSchema: readonly string[] = [
  `CREATE TABLE ebill_mail (
    biller_id BIGINT NOT NULL REFERENCES ebill_biller (id),
    id TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    reason TEXT,
    next_at TEXT,
    lease TEXT,
    claims BIGINT NOT NULL,
    pdf TEXT REFERENCES blob (sha256),
    content TEXT NOT NULL,
    PRIMARY KEY (biller_id, id)
  )`,
  'CREATE INDEX ebill_mail_by_age ON ebill_mail (biller_id, created_at)',
  'CREATE INDEX ebill_mail_due ON ebill_mail (biller_id, next_at, id) WHERE next_at IS NOT NULL',
  'CREATE INDEX ebill_mail_by_pdf ON ebill_mail (pdf)',
];

const handing = 'HANDING';
const one = 'biller_id = ? AND id = ?';
const over = { next_at: null, lease: null, pdf: null, content: '' };

export function mailStore(database: Database, blobs: BlobStore): MailStore {
  return {
    async create(billerId, mail) {
      const outcome = await commitSteps(database, creationSteps(billerId, mail));
      if (outcome.kind === 'done') return { kind: 'created' };
      if (outcome.kind === 'conflict') return { kind: 'limit' };
      if (outcome.kind === 'keyTaken' && mail.idempotency !== undefined)
        return keyTaken(database, billerId, mail.idempotency);
      throw new Error(`The mail could not be written (${outcome.kind})`);
    },
    async count(billerId, since) {
      const sql = 'SELECT COUNT(*) AS count FROM ebill_mail WHERE biller_id = ? AND created_at > ?';
      return Number((await database.query(sql, [billerId, since]))[0]?.['count']);
    },
    async get(billerId, id) {
      const sql = `SELECT id, state, created_at, changed_at, reason FROM ebill_mail WHERE ${one}`;
      const [row] = await database.query(sql, [billerId, id]);
      return row && mailOf(row);
    },
    async due(now) {
      const rows = await database.query(
        `SELECT id FROM (
          SELECT b.id, (SELECT MIN(m.next_at) FROM ebill_mail m WHERE m.biller_id = b.id AND m.next_at IS NOT NULL) AS first_at
          FROM ebill_biller b
        ) AS waiting WHERE first_at <= ? ORDER BY first_at, id LIMIT ?`,
        [now, ebillLimits.dueMax],
      );
      return rows.map((row) => numberOf(row, 'id'));
    },
    async claim(billerId, { now, until }) {
      for (;;) {
        const sql = `SELECT id, state, created_at, reason, next_at, claims, pdf, content FROM ebill_mail
          WHERE biller_id = ? AND next_at <= ? ORDER BY next_at, id LIMIT 1`;
        const [row] = await database.query(sql, [billerId, now]);
        if (row === undefined) return undefined;
        const [id, claims, lease] = [textOf(row, 'id'), numberOf(row, 'claims'), crypto.randomUUID()];
        const taken = { state: handing, lease, next_at: until, claims: claims + 1 };
        const seen = [billerId, id, claims, textOf(row, 'next_at')];
        const claim = { ...update('ebill_mail', taken, `${one} AND claims = ? AND next_at = ?`, seen), rows: 1 };
        // Another worker was faster: there may be more
        if (!(await database.commit([claim])).ok) continue;
        return {
          id,
          claims,
          lease,
          pdf: await blobs.get(textOf(row, 'pdf')),
          createdAt: textOf(row, 'created_at'),
          content: jsonOf<MailContent>(row, 'content'),
          isUnknown: row['state'] === handing,
          reason: optionalTextOf(row, 'reason'),
        };
      }
    },
    async settle(billerId, { id, lease }, outcome, at) {
      const where = `${one} AND lease = ?`;
      const key = [billerId, id, lease];
      const [row] = await database.query(`SELECT pdf FROM ebill_mail WHERE ${where}`, key);
      const reason = outcome.reason ?? null;
      const columns =
        outcome.kind === 'later'
          ? { state: outcome.isUnknown ? handing : 'WAITING', reason, lease: null, next_at: outcome.nextAt }
          : { state: outcome.kind, reason, ...over };
      const settled = { ...update('ebill_mail', { ...columns, changed_at: at }, where, key), rows: 1 };
      if (!(await database.commit([settled])).ok) return false;
      if (outcome.kind !== 'later' && row !== undefined) await blobs.delete(textOf(row, 'pdf'));
      return true;
    },
    async returned(id, reason, at) {
      const columns = { state: 'RETURNED', reason, ...over, changed_at: at };
      await database.commit([update('ebill_mail', columns, `id = ? AND state IN ('${handing}', 'SENT')`, [id])]);
    },
    async forget(billerId, emailAddress, at) {
      const to = containing(`"to":${JSON.stringify(emailAddress.toLowerCase())}`);
      const where = "biller_id = ? AND next_at IS NOT NULL AND LOWER(content) LIKE ? ESCAPE '!'";
      await database.commit([givenUp(where, [billerId, to], at, 'NULL')]);
    },
    async purge(billerId, before, waitingBefore, at) {
      const waiting = 'biller_id = ? AND next_at IS NOT NULL AND created_at < ?';
      const sql = 'DELETE FROM ebill_mail WHERE biller_id = ? AND created_at < ?';
      await database.commit([
        givenUp(waiting, [billerId, waitingBefore], at, 'reason'),
        { sql, parameters: [billerId, before] },
      ]);
    },
  };
}

/** Ends mails that wait; those that may have come through say so. */
function givenUp(where: string, key: readonly (string | number)[], at: string, otherwise: 'reason' | 'NULL') {
  const reason = { sql: `CASE WHEN state = '${handing}' THEN ? ELSE ${otherwise} END`, parameters: [mayHaveBeenSent] };
  return update('ebill_mail', { state: 'FAILED', reason, ...over, changed_at: at }, where, key);
}

/** The lock of the biller comes first, so that mails of one moment are counted one after the other. */
function creationSteps(billerId: number, { id, at, content, pdf, limit, idempotency, audit }: NewDeskMail): Step[] {
  const insertion = {
    sql: `INSERT INTO ebill_mail (biller_id, id, state, created_at, changed_at, next_at, claims, pdf, content)
      SELECT id, ?, 'WAITING', ?, ?, ?, 0, ?, ? FROM ebill_biller WHERE id = ?
        AND (SELECT COUNT(*) FROM ebill_mail WHERE biller_id = ? AND created_at > ?) < ?`,
    parameters: [id, at, at, at, pdf, JSON.stringify(content), billerId, billerId, limit.since, limit.count],
    rows: 1,
  };
  return [
    ...audited(billerId, audit),
    { ...keepBlob(pdf, at), otherwise: 'blobSwept' },
    ...(idempotency === undefined ? [] : [finish(billerId, idempotency, null)]),
    insertion,
  ];
}

function mailOf(row: Row): DeskMail {
  const state = textOf(row, 'state');
  return {
    id: textOf(row, 'id'),
    state: state === handing ? 'WAITING' : (state as MailState),
    createdAt: textOf(row, 'created_at'),
    changedAt: textOf(row, 'changed_at'),
    reason: optionalTextOf(row, 'reason'),
  };
}

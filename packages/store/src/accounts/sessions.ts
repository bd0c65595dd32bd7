import type { SessionStore, WelcomeStore } from '@rappen/http';
import type { Database } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { numberOf, textOf } from '../ebill/columns.ts';
import { insertion, update } from '../ebill/sql.ts';
import { commitSteps, type Step } from '../ebill/steps.ts';
import { membershipInsertion, personInsertion, signedInOf, userRows } from './users.ts';

/** The biller that somebody signs in to next; fails where the person is none of its users, and waits for who removes them. */
function choosing(userId: string, billerId: number): Step[] {
  const isMember = 'person_id = ? AND biller_id = ?';
  return [
    { ...update('app_membership', { person_id: userId }, isMember, [userId, billerId]), rows: 1 },
    { ...update('app_person', { last_biller_id: billerId }, 'id = ?', [userId]), rows: 1 },
  ];
}

export function sessionStore(database: Database): SessionStore {
  return {
    async begin({ sha256, userId, billerId, createdAt, expiresAt }, sessionsMax) {
      const row = { sha256, person_id: userId, biller_id: billerId, created_at: createdAt, expires_at: expiresAt };
      const newest =
        'SELECT sha256 FROM app_person_session WHERE person_id = ? ORDER BY created_at DESC, sha256 LIMIT ?';
      const { kind } = await commitSteps(database, [
        ...choosing(userId, billerId),
        { sql: 'DELETE FROM app_person_session WHERE expires_at <= ?', parameters: [createdAt] },
        {
          sql: `DELETE FROM app_person_session WHERE person_id = ? AND sha256 NOT IN (${newest})`,
          parameters: [userId, userId, sessionsMax - 1],
        },
        insertion('app_person_session', row),
      ]);
      return kind === 'done';
    },
    async find(sha256, now) {
      const [row] = await database.query(
        `SELECT u.*, s.expires_at FROM app_person_session s JOIN (${userRows}) u ON u.id = s.person_id AND u.biller_id = s.biller_id
          WHERE s.sha256 = ? AND s.expires_at > ?`,
        [sha256, now],
      );
      if (row === undefined) return undefined;
      return {
        ...signedInOf(row),
        billerNetId: textOf(row, 'net_id'),
        expiresAt: textOf(row, 'expires_at'),
      };
    },
    async elsewhere(userId, billerNetId) {
      const [row] = await database.query(`${userRows} WHERE p.id = ? AND b.net_id = ?`, [userId, billerNetId]);
      return row && signedInOf(row);
    },
    async choose(sha256, userId, billerId) {
      const where = 'sha256 = ? AND person_id = ?';
      const session = update('app_person_session', { biller_id: billerId }, where, [sha256, userId]);
      const { kind } = await commitSteps(database, [...choosing(userId, billerId), { ...session, rows: 1 }]);
      return kind === 'done';
    },
    async end(sha256) {
      await database.commit([{ sql: 'DELETE FROM app_person_session WHERE sha256 = ?', parameters: [sha256] }]);
    },
  };
}

const nobodyYet = 'NOT EXISTS (SELECT 1 FROM app_person)';
const inForce = "name = 'first' AND sha256 = ?";

export function welcomeStore(database: Database): WelcomeStore {
  return {
    async renew(billerId, sha256, expiresAt) {
      const token = { biller_id: billerId, sha256, expires_at: expiresAt };
      const renewed = update('app_welcome', token, `name = 'first' AND ${nobodyYet}`, []);
      return (await database.commit([{ ...renewed, rows: 1 }])).ok;
    },
    async find(sha256, now) {
      const sql = `SELECT biller_id FROM app_welcome WHERE ${inForce} AND expires_at > ? AND ${nobodyYet}`;
      const [row] = await database.query(sql, [sha256, now]);
      return row && numberOf(row, 'biller_id');
    },
    async claim(sha256, user, audit) {
      const used = update('app_welcome', { sha256: null }, `${inForce} AND ${nobodyYet}`, [sha256]);
      const { kind } = await commitSteps(database, [
        { ...used, rows: 1 },
        ...audited(user.billerId, audit),
        personInsertion(user),
        membershipInsertion(user),
      ]);
      return kind === 'done';
    },
  };
}

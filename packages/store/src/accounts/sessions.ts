import type { SessionStore, WelcomeStore } from '@rappen/http';
import type { Database } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { numberOf, textOf } from '../ebill/columns.ts';
import { insertion, update } from '../ebill/sql.ts';
import { commitSteps } from '../ebill/steps.ts';
import { userInsertion, userOf } from './users.ts';

export function sessionStore(database: Database): SessionStore {
  return {
    async begin({ sha256, userId, createdAt, expiresAt }, sessionsMax) {
      const row = { sha256, user_id: userId, created_at: createdAt, expires_at: expiresAt };
      const newest = 'SELECT sha256 FROM app_session WHERE user_id = ? ORDER BY created_at DESC, sha256 LIMIT ?';
      const { kind } = await commitSteps(database, [
        // Also waits for whoever is removing the person
        { ...update('app_user', { id: userId }, 'id = ?', [userId]), rows: 1 },
        { sql: 'DELETE FROM app_session WHERE expires_at <= ?', parameters: [createdAt] },
        {
          sql: `DELETE FROM app_session WHERE user_id = ? AND sha256 NOT IN (${newest})`,
          parameters: [userId, userId, sessionsMax - 1],
        },
        insertion('app_session', row),
      ]);
      return kind === 'done';
    },
    async find(sha256, now) {
      const [row] = await database.query(
        `SELECT u.*, b.owner, s.expires_at FROM app_session s JOIN app_user u ON u.id = s.user_id
          JOIN ebill_biller b ON b.id = u.biller_id WHERE s.sha256 = ? AND s.expires_at > ?`,
        [sha256, now],
      );
      return row && { user: userOf(row), owner: textOf(row, 'owner'), expiresAt: textOf(row, 'expires_at') };
    },
    async end(sha256) {
      await database.commit([{ sql: 'DELETE FROM app_session WHERE sha256 = ?', parameters: [sha256] }]);
    },
  };
}

const nobodyYet = 'NOT EXISTS (SELECT 1 FROM app_user)';
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
        userInsertion(user),
      ]);
      return kind === 'done';
    },
  };
}

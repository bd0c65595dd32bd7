import type { Invitation, LinkStore, Role } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { numberOf, textOf } from '../ebill/columns.ts';
import { insertion, pageLength, update } from '../ebill/sql.ts';
import { commitSteps, type Step } from '../ebill/steps.ts';
import { purged } from './failures.ts';
import { isBelowLimit, membershipInsertion, passwordColumns, personInsertion, personOf } from './users.ts';

const ofAddress = 'biller_id = ? AND email_address = ?';

export function linkStore(database: Database): LinkStore {
  return {
    async invite(sha256, invitation, invitationsMax, audit) {
      const { billerId, emailAddress, role, createdAt, expiresAt, createdBy } = invitation;
      const isMember = `SELECT 1 AS one FROM app_membership m JOIN app_person p ON p.id = m.person_id
        WHERE m.biller_id = ? AND p.email_address = ?`;
      if ((await database.query(isMember, [billerId, emailAddress])).length > 0) return 'exists';
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        { sql: `DELETE FROM app_invitation WHERE ${ofAddress}`, parameters: [billerId, emailAddress] },
        {
          sql: 'DELETE FROM app_invitation WHERE biller_id = ? AND expires_at <= ?',
          parameters: [billerId, createdAt],
        },
        // Counted behind the lock of the numbering: of two at once the second sees the first
        {
          sql: `UPDATE ebill_numbering SET last_id = last_id
            WHERE biller_id = ? AND (SELECT COUNT(*) FROM app_invitation WHERE biller_id = ?) < ?`,
          parameters: [billerId, billerId, invitationsMax],
          rows: 1,
        },
        insertion('app_invitation', {
          sha256,
          biller_id: billerId,
          email_address: emailAddress,
          role,
          created_at: createdAt,
          expires_at: expiresAt,
          created_by: createdBy,
        }),
      ]);
      return kind === 'done' ? 'done' : 'limit';
    },
    async invitations(billerId, now) {
      const sql = 'SELECT * FROM app_invitation WHERE biller_id = ? AND expires_at > ? ORDER BY email_address LIMIT ?';
      return (await database.query(sql, [billerId, now, pageLength(Number.POSITIVE_INFINITY)])).map(invitationOf);
    },
    async findInvitation(sha256, now) {
      const sql = 'SELECT * FROM app_invitation WHERE sha256 = ? AND expires_at > ?';
      const [row] = await database.query(sql, [sha256, now]);
      return row && invitationOf(row);
    },
    async withdraw(billerId, emailAddress, audit) {
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        { sql: `DELETE FROM app_invitation WHERE ${ofAddress}`, parameters: [billerId, emailAddress], rows: 1 },
      ]);
      return kind === 'done';
    },
    async accept(sha256, user, password, usersMax, audit) {
      const { billerId, id } = user;
      const known = (await database.query('SELECT 1 AS one FROM app_person WHERE id = ?', [id])).length > 0;
      const own = password && { ...password, isPasswordOwn: true };
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        // Also waits for whoever uses the same link
        { sql: 'DELETE FROM app_invitation WHERE sha256 = ?', parameters: [sha256], rows: 1, otherwise: 'keyTaken' },
        isBelowLimit(billerId, usersMax),
        ...(own === undefined ? [] : known ? newPassword(id, own) : [personInsertion({ ...user, ...own })]),
        membershipInsertion(user),
      ]);
      if (kind === 'done') return 'done';
      return kind === 'conflict' ? 'limit' : 'gone';
    },
    async beginReset(sha256, personId, expiresAt) {
      await database.commit([
        { sql: 'DELETE FROM app_password_reset WHERE person_id = ?', parameters: [personId] },
        insertion('app_password_reset', { sha256, person_id: personId, expires_at: expiresAt }),
      ]);
    },
    async findReset(sha256, now) {
      const sql = `SELECT p.* FROM app_password_reset r JOIN app_person p ON p.id = r.person_id
        WHERE r.sha256 = ? AND r.expires_at > ?`;
      const [row] = await database.query(sql, [sha256, now]);
      return row && personOf(row);
    },
    async reset(sha256, personId, password, audit) {
      // In one order, so that two who wait for each other's billers do not wait for ever
      const sql = 'SELECT biller_id FROM app_membership WHERE person_id = ? ORDER BY biller_id';
      const billers = (await database.query(sql, [personId])).map((row) => numberOf(row, 'biller_id'));
      const used = 'DELETE FROM app_password_reset WHERE sha256 = ? AND person_id = ?';
      const { kind } = await commitSteps(database, [
        { sql: used, parameters: [sha256, personId], rows: 1 },
        ...billers.flatMap((billerId) => audited(billerId, audit)),
        ...newPassword(personId, { ...password, isPasswordOwn: true }),
      ]);
      return kind === 'done';
    },
    async purge(before) {
      const invitations = await purged(database, 'app_invitation', 'expires_at', before);
      return invitations + (await purged(database, 'app_password_reset', 'expires_at', before));
    },
  };
}

function newPassword(id: string, password: { readonly passwordHash: string; readonly isPasswordOwn: boolean }): Step[] {
  return [
    { ...update('app_person', passwordColumns(password), 'id = ?', [id]), rows: 1, otherwise: 'keyTaken' },
    { sql: 'DELETE FROM app_person_session WHERE person_id = ?', parameters: [id] },
  ];
}

function invitationOf(row: Row): Invitation {
  return {
    billerId: numberOf(row, 'biller_id'),
    emailAddress: textOf(row, 'email_address'),
    role: textOf(row, 'role') as Role,
    createdAt: textOf(row, 'created_at'),
    expiresAt: textOf(row, 'expires_at'),
    createdBy: textOf(row, 'created_by'),
  };
}

import type { Audited, BillerId, Role, User, UserChange, UserStore, UserWithPassword } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { numberOf, textOf } from '../ebill/columns.ts';
import { insertion, pageLength, update } from '../ebill/sql.ts';
import { commitSteps, type Step } from '../ebill/steps.ts';

const ofUser = 'biller_id = ? AND id = ?';

export function userStore(database: Database): UserStore {
  const commit = async (steps: readonly Step[]) => (await commitSteps(database, steps)).kind === 'done';

  async function has(billerId: BillerId, id: string): Promise<boolean> {
    return (await database.query(`SELECT 1 AS one FROM app_user WHERE ${ofUser}`, [billerId, id])).length > 0;
  }

  /** What takes the role of owner from somebody must leave another one. */
  async function changed(billerId: BillerId, id: string, audit: Audited, step: Step): Promise<UserChange> {
    const steps = [...audited(billerId, audit), ...endingSessions(billerId, id), { ...step, rows: 1 }];
    if (await commit(steps)) return 'done';
    return (await has(billerId, id)) ? 'lastOwner' : 'unknown';
  }

  return {
    async isEmpty() {
      return (await database.query('SELECT 1 AS one FROM app_user LIMIT 1')).length === 0;
    },
    async findByEmailAddress(emailAddress) {
      const [row] = await database.query('SELECT * FROM app_user WHERE email_address = ?', [emailAddress]);
      return row && { ...userOf(row), passwordHash: textOf(row, 'password_hash') };
    },
    async list(billerId) {
      const sql = 'SELECT * FROM app_user WHERE biller_id = ? ORDER BY email_address LIMIT ?';
      return (await database.query(sql, [billerId, pageLength(Number.POSITIVE_INFINITY)])).map(userOf);
    },
    async create(user, usersMax, audit) {
      const { billerId } = user;
      const isBelowLimit: Step = {
        sql: `UPDATE ebill_numbering SET last_id = last_id
          WHERE biller_id = ? AND (SELECT COUNT(*) FROM app_user WHERE biller_id = ?) < ?`,
        parameters: [billerId, billerId, usersMax],
        rows: 1,
        otherwise: 'conflict',
      };
      const { kind } = await commitSteps(database, [...audited(billerId, audit), isBelowLimit, userInsertion(user)]);
      if (kind === 'done') return 'done';
      return kind === 'duplicate' ? 'exists' : 'limit';
    },
    setRole(billerId, id, role, audit) {
      const where = `${ofUser} AND (? = 'owner' OR role <> 'owner' OR ${anotherOwner})`;
      return changed(billerId, id, audit, update('app_user', { role }, where, [billerId, id, role, billerId, id]));
    },
    setPassword(billerId, id, passwordHash, audit) {
      const change = update('app_user', { password_hash: passwordHash }, ofUser, [billerId, id]);
      return commit([...audited(billerId, audit), ...endingSessions(billerId, id), { ...change, rows: 1 }]);
    },
    remove(billerId, id, audit) {
      const sql = `DELETE FROM app_user WHERE ${ofUser} AND (role <> 'owner' OR ${anotherOwner})`;
      return changed(billerId, id, audit, { sql, parameters: [billerId, id, billerId, id] });
    },
  };
}

/** Judged behind the lock of the numbering: of two owners who leave at once the second sees that the first has gone. */
const anotherOwner = "EXISTS (SELECT 1 FROM app_user o WHERE o.biller_id = ? AND o.id <> ? AND o.role = 'owner')";

function endingSessions(billerId: BillerId, id: string): Step[] {
  const sql = `DELETE FROM app_session WHERE user_id IN (SELECT id FROM app_user WHERE ${ofUser})`;
  return [{ sql, parameters: [billerId, id] }];
}

export function userInsertion({ id, billerId, emailAddress, passwordHash, role, createdAt }: UserWithPassword): Step {
  return insertion('app_user', {
    id,
    biller_id: billerId,
    email_address: emailAddress,
    password_hash: passwordHash,
    role,
    created_at: createdAt,
  });
}

/** Of a row whose columns are those of `app_user`. */
export function userOf(row: Row): User {
  return {
    id: textOf(row, 'id'),
    billerId: numberOf(row, 'biller_id'),
    emailAddress: textOf(row, 'email_address'),
    role: textOf(row, 'role') as Role,
    createdAt: textOf(row, 'created_at'),
  };
}

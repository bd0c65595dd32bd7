import type {
  Audited,
  BillerId,
  Membership,
  Person,
  Role,
  SignedInUser,
  User,
  UserChange,
  UserStore,
} from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { numberOf, textOf } from '../ebill/columns.ts';
import { insertion, pageLength, update } from '../ebill/sql.ts';
import { commitSteps, type Step } from '../ebill/steps.ts';
import { secondFactorTables } from './second-factors.ts';

const ofMember = 'biller_id = ? AND person_id = ?';

/** People as users of their billers: what `userOf` reads. */
export const userRows = `SELECT p.id, p.email_address, m.biller_id, m.role, m.created_at, b.owner, b.net_id,
    CASE WHEN b.requires_second_factor = 1 AND NOT EXISTS (
      SELECT 1 FROM app_second_factor f WHERE f.person_id = p.id AND f.is_confirmed = 1
    ) AND NOT EXISTS (SELECT 1 FROM app_passkey k WHERE k.person_id = p.id) THEN 1 ELSE 0 END AS lacks_second_factor
  FROM app_person p JOIN app_membership m ON m.person_id = p.id JOIN ebill_biller b ON b.id = m.biller_id`;

export function userStore(database: Database): UserStore {
  const commit = async (steps: readonly Step[]) => (await commitSteps(database, steps)).kind === 'done';

  async function has(billerId: BillerId, id: string): Promise<boolean> {
    return (await database.query(`SELECT 1 AS one FROM app_membership WHERE ${ofMember}`, [billerId, id])).length > 0;
  }

  /** What takes the role of owner from somebody must leave another one. */
  async function changed(
    billerId: BillerId,
    id: string,
    audit: Audited,
    step: Step,
    ...more: readonly Step[]
  ): Promise<UserChange> {
    const ends = [endingSessionsFor(billerId, id), endingInvitationsOf(billerId, `user:${id}`)];
    const steps = [...audited(billerId, audit), ...ends, { ...step, rows: 1 }, ...more];
    if (await commit(steps)) return 'done';
    return (await has(billerId, id)) ? 'lastOwner' : 'unknown';
  }

  async function joined(user: User, usersMax: number, audit: Audited, person: readonly Step[]) {
    const { billerId } = user;
    const steps = [...audited(billerId, audit), isBelowLimit(billerId, usersMax), ...person, membershipInsertion(user)];
    const { kind } = await commitSteps(database, steps);
    if (kind === 'done') return 'done';
    return kind === 'duplicate' ? 'exists' : 'limit';
  }

  return {
    async isEmpty() {
      return (await database.query('SELECT 1 AS one FROM app_person LIMIT 1')).length === 0;
    },
    async findByEmailAddress(emailAddress) {
      const [row] = await database.query('SELECT * FROM app_person WHERE email_address = ?', [emailAddress]);
      return row && personOf(row);
    },
    async list(billerId) {
      const sql = `${userRows} WHERE m.biller_id = ? ORDER BY p.email_address LIMIT ?`;
      return (await database.query(sql, [billerId, pageLength(Number.POSITIVE_INFINITY)])).map(userOf);
    },
    async memberships(id) {
      const rows = await database.query(
        `SELECT b.id, b.net_id, b.legal_name, m.role FROM app_membership m JOIN ebill_biller b ON b.id = m.biller_id
          WHERE m.person_id = ? ORDER BY b.legal_name, b.id LIMIT ?`,
        [id, pageLength(Number.POSITIVE_INFINITY)],
      );
      return rows.map(membershipOf);
    },
    async ofLastBiller(id) {
      const [row] = await database.query(
        `${userRows} WHERE p.id = ? ORDER BY CASE WHEN m.biller_id = p.last_biller_id THEN 0 ELSE 1 END, m.biller_id LIMIT 1`,
        [id],
      );
      return row && userOf(row);
    },
    create: (user, usersMax, audit) => joined(user, usersMax, audit, [personInsertion(user)]),
    async join(user, usersMax, audit) {
      // Also waits for whoever is removing the person
      const isThere: Step = { ...update('app_person', { id: user.id }, 'id = ?', [user.id]), rows: 1 };
      return joined(user, usersMax, audit, [isThere]);
    },
    setRole(billerId, id, role, audit) {
      const where = `${ofMember} AND (? = 'owner' OR role <> 'owner' OR ${anotherOwner})`;
      const step = update('app_membership', { role }, where, [billerId, id, role, billerId, id]);
      return changed(billerId, id, audit, step);
    },
    setPassword(billerId, id, password, audit) {
      const where = `id = ? AND EXISTS (SELECT 1 FROM app_membership m WHERE m.biller_id = ? AND m.person_id = ?)`;
      const change = update('app_person', passwordColumns(password), where, [id, billerId, id]);
      const sessions = { sql: 'DELETE FROM app_person_session WHERE person_id = ?', parameters: [id] };
      return commit([...audited(billerId, audit), { ...change, rows: 1 }, sessions]);
    },
    remove(billerId, id, audit) {
      const sql = `DELETE FROM app_membership WHERE ${ofMember} AND (role <> 'owner' OR ${anotherOwner})`;
      const isNobodys = 'NOT EXISTS (SELECT 1 FROM app_membership m WHERE m.person_id = ?)';
      return changed(
        billerId,
        id,
        audit,
        { sql, parameters: [billerId, id, billerId, id] },
        // Of other billers the person stays a user, and is signed in to them
        { sql: `DELETE FROM app_person_session WHERE person_id = ? AND ${isNobodys}`, parameters: [id, id] },
        ...secondFactorTables.map((table) => ({
          sql: `DELETE FROM ${table} WHERE person_id = ? AND ${isNobodys}`,
          parameters: [id, id],
        })),
        { sql: `DELETE FROM app_person WHERE id = ? AND ${isNobodys}`, parameters: [id, id] },
      );
    },
  };
}

/** Checked behind the lock of the numbering: of two owners who leave at once the second sees that the first has gone. */
const anotherOwner = `EXISTS (
  SELECT 1 FROM app_membership o WHERE o.biller_id = ? AND o.person_id <> ? AND o.role = 'owner'
)`;

function endingSessionsFor(billerId: BillerId, id: string): Step {
  return { sql: `DELETE FROM app_person_session WHERE ${ofMember}`, parameters: [billerId, id] };
}

/** Counted behind the lock of the numbering: of two at once the second sees the first. */
export function isBelowLimit(billerId: BillerId, usersMax: number): Step {
  return {
    sql: `UPDATE ebill_numbering SET last_id = last_id
      WHERE biller_id = ? AND (SELECT COUNT(*) FROM app_membership WHERE biller_id = ?) < ?`,
    parameters: [billerId, billerId, usersMax],
    rows: 1,
    otherwise: 'conflict',
  };
}

/** What somebody has given out ends with their rights. */
export function endingInvitationsOf(billerId: BillerId, createdBy: string): Step {
  const sql = 'DELETE FROM app_invitation WHERE biller_id = ? AND created_by = ?';
  return { sql, parameters: [billerId, createdBy] };
}

export function passwordColumns({ passwordHash, isPasswordOwn }: Pick<Person, 'passwordHash' | 'isPasswordOwn'>) {
  return { password_hash: passwordHash, is_password_own: isPasswordOwn ? 1 : 0 };
}

export function personInsertion({ id, emailAddress, createdAt, ...password }: Person): Step {
  return insertion('app_person', {
    id,
    email_address: emailAddress,
    ...passwordColumns(password),
    created_at: createdAt,
  });
}

export function membershipInsertion({ id, billerId, role, createdAt }: User): Step {
  return insertion('app_membership', { person_id: id, biller_id: billerId, role, created_at: createdAt });
}

export function personOf(row: Row): Person {
  return {
    id: textOf(row, 'id'),
    emailAddress: textOf(row, 'email_address'),
    passwordHash: textOf(row, 'password_hash'),
    isPasswordOwn: numberOf(row, 'is_password_own') === 1,
    createdAt: textOf(row, 'created_at'),
  };
}

function membershipOf(row: Row): Membership {
  return {
    billerId: numberOf(row, 'id'),
    billerNetId: textOf(row, 'net_id'),
    legalName: textOf(row, 'legal_name'),
    role: textOf(row, 'role') as Role,
  };
}

/** Of a row of `userRows`. */
export function signedInOf(row: Row): SignedInUser {
  const lacksSecondFactor = numberOf(row, 'lacks_second_factor') === 1;
  return { user: userOf(row), owner: textOf(row, 'owner'), lacksSecondFactor };
}

/** Of a row of `userRows`. */
function userOf(row: Row): User {
  return {
    id: textOf(row, 'id'),
    billerId: numberOf(row, 'biller_id'),
    emailAddress: textOf(row, 'email_address'),
    role: textOf(row, 'role') as Role,
    createdAt: textOf(row, 'created_at'),
  };
}

import type { BillerId } from '@rappen/http';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import type { Expression } from './sql.ts';
import type { Step } from './steps.ts';

/** What a commit takes from the numberings of its biller. */
export interface Numbers {
  readonly ids?: 0 | 1;
  readonly records?: number;
  readonly audit?: number;
}

/**
 * Allots numbers; comes before everything that asks for them. The row is locked until the commit ends, so the numbers become
 * visible in their order, and a commit that fails leaves no hole.
 */
export function allot(billerId: BillerId, { ids = 0, records = 0, audit = 0 }: Numbers): Step {
  return {
    sql: `UPDATE ebill_numbering SET last_id = last_id + ?, last_record_id = last_record_id + ?,
      last_audit_id = last_audit_id + ? WHERE biller_id = ? AND last_id + ? <= block_end`,
    parameters: [ids, records, audit, billerId, ids],
    rows: 1,
    otherwise: 'idsUsedUp',
  };
}

/** The id that this commit was allotted. */
export function newId(billerId: BillerId): Expression {
  return { sql: '(SELECT last_id FROM ebill_numbering WHERE biller_id = ?)', parameters: [billerId] };
}

/** The last of the numbers that this commit was allotted, or so many before it. */
export function newNumber(billerId: BillerId, column: 'last_record_id' | 'last_audit_id', before: number): Expression {
  return { sql: `(SELECT ${column} FROM ebill_numbering WHERE biller_id = ?) - ?`, parameters: [billerId, before] };
}

/**
 * Gives a biller whose ids are used up the next block of them. Of several at once one does. Throws where there is no such
 * biller, and after the last 32-bit integer.
 */
export async function takeBlock(database: Database, billerId: BillerId): Promise<void> {
  const size = ebillLimits.idsPerBlock;
  const { ok } = await database.commit([
    {
      sql: `UPDATE ebill_id_block SET last_id = last_id + ? WHERE name = 'id' AND last_id + ? <= ?`,
      parameters: [size, size, ebillLimits.idMax],
      rows: 1,
    },
    {
      sql: `UPDATE ebill_numbering SET last_id = (SELECT last_id FROM ebill_id_block) - ?,
        block_end = (SELECT last_id FROM ebill_id_block) WHERE biller_id = ? AND last_id = block_end`,
      parameters: [size, billerId],
      rows: 1,
    },
  ]);
  if (ok) return;
  const [row] = await database.query('SELECT last_id, block_end FROM ebill_numbering WHERE biller_id = ?', [billerId]);
  if (row === undefined) throw new Error(`There is no biller ${billerId}`);
  if (row['last_id'] === row['block_end']) throw new Error('All ids of business cases are used up');
}

import type { BusinessCaseType, ProcessingStatus, Status } from '@rappen/core/ebill';
import type { BillerId, KeptCase, KeptCaseQuery, KeptCases } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { numberOf, optionalTextOf, textOf } from './columns.ts';
import { pageLength } from './sql.ts';

const columns =
  'id, revision, type, reference_number, processing_status, status, is_listed, net_id, recipient_net_id, document';

/** Looks at so many cases in their order: for an e-mail address there is no index, and the letters may be large or small. */
export async function keptCases(database: Database, billerId: BillerId, query: KeptCaseQuery): Promise<KeptCases> {
  const { id, after = 0, limit } = query;
  const isKept = `SELECT ${columns} FROM ebill_case WHERE biller_id = ? AND document <> ''`;
  if (id !== undefined) {
    const rows = await database.query(`${isKept} AND id = ?`, [billerId, id]);
    return { cases: rows.map(keptCaseOf) };
  }
  const length = pageLength(limit);
  const rows = await database.query(`${isKept} AND id > ? ORDER BY id LIMIT ?`, [billerId, after, length]);
  const last = rows.at(-1);
  const cases = rows.filter((row) => isOf(row, query)).map(keptCaseOf);
  return { cases, ...(last !== undefined && rows.length === length && { through: numberOf(last, 'id') }) };
}

function isOf(row: Row, { emailAddress, billRecipientNetId }: KeptCaseQuery): boolean {
  if (billRecipientNetId !== undefined && optionalTextOf(row, 'recipient_net_id') === billRecipientNetId) return true;
  const { billRecipient } = JSON.parse(textOf(row, 'document')) as { readonly billRecipient?: Addressed };
  if (billRecipientNetId !== undefined) return billRecipient?.billRecipientNetId === billRecipientNetId;
  return emailAddress !== undefined && billRecipient?.emailAddress?.toLowerCase() === emailAddress.toLowerCase();
}

/** What a document says of its recipient. */
interface Addressed {
  readonly emailAddress?: string;
  readonly billRecipientNetId?: string;
}

function keptCaseOf(row: Row): KeptCase {
  return {
    id: numberOf(row, 'id'),
    revision: numberOf(row, 'revision'),
    type: textOf(row, 'type') as BusinessCaseType,
    referenceNumber: textOf(row, 'reference_number'),
    processingStatus: textOf(row, 'processing_status') as ProcessingStatus,
    status: textOf(row, 'status') as Status,
    discarded: numberOf(row, 'is_listed') === 0,
    businessCaseNetId: optionalTextOf(row, 'net_id'),
    billRecipientNetId: optionalTextOf(row, 'recipient_net_id'),
  };
}

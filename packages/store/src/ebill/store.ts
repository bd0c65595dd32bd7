import type { EbillStore } from '@rappen/http';
import type { BlobStore } from '../blobs.ts';
import type { Database } from '../database.ts';
import { auditLog } from './audit.ts';
import { billerStore, creditAccountStore } from './billers.ts';
import { caseStore } from './cases.ts';
import { deliveryQueue } from './deliveries.ts';
import { dutyStore } from './duties.ts';
import { feedStore, subscriptionStore } from './feeds.ts';
import { idempotencyStore } from './idempotency.ts';
import { mailStore } from './mails.ts';
import { networkCursors, simulatorJournal } from './network.ts';
import { billerNetworks, networkJournal } from './networks.ts';
import { outbox } from './outbox.ts';
import { receiptStore } from './receipts.ts';
import { webhookStore } from './webhooks.ts';

/** Everything that the eBill service keeps, on a database whose schema is up to date. Leases belong to the instance. */
export function ebillStore(database: Database, blobs: BlobStore, instance: string): EbillStore {
  return {
    billers: billerStore(database),
    creditAccounts: creditAccountStore(database),
    cases: caseStore(database, blobs),
    pdfs: {
      put: (bytes) => blobs.put(bytes),
      sweep: (before) => blobs.sweep(before),
      async get(billerId, id, which) {
        const column = which === 'submitted' ? 'pdf_submitted' : 'pdf_archival';
        const sql = `SELECT ${column} AS sha256 FROM ebill_case WHERE biller_id = ? AND id = ? AND is_listed = 1`;
        const [row] = await database.query(sql, [billerId, id]);
        return row && blobs.get(String(row['sha256']));
      },
    },
    receipts: receiptStore(database),
    idempotency: idempotencyStore(database, instance),
    feeds: feedStore(database),
    subscriptions: subscriptionStore(database),
    webhooks: webhookStore(database),
    deliveries: deliveryQueue(database, instance),
    outbox: outbox(database, instance),
    cursors: networkCursors(database),
    networks: billerNetworks(database),
    journal: (network) => networkJournal(database, network),
    simulator: simulatorJournal(database),
    mails: mailStore(database, blobs),
    audit: auditLog(database),
    duties: dutyStore(database, instance),
  };
}

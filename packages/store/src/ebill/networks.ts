import type { EventStream, NetEvent } from '@rappen/core/ebill/network';
import type { BillerNetwork, BillerNetworkStore, NetworkJournal, NetworkKind, SeenBill } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { audited } from './audit.ts';
import { jsonOf, optionalTextOf, textOf } from './columns.ts';
import { insertion, pageLength, update } from './sql.ts';

/** By which network the bills of each biller go, and what is remembered of networks that tell states instead of events. */
export const networkSchema: readonly string[] = [
  `CREATE TABLE ebill_biller_network (
    biller_id BIGINT PRIMARY KEY REFERENCES ebill_biller (id),
    kind TEXT NOT NULL,
    settings TEXT NOT NULL,
    secret TEXT,
    changed_at TEXT NOT NULL
  )`,
  'CREATE INDEX ebill_biller_network_by_kind ON ebill_biller_network (kind, biller_id)',
  `CREATE TABLE ebill_network_bill (
    network TEXT NOT NULL,
    biller_net_id TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    case_net_id TEXT NOT NULL,
    currency TEXT NOT NULL,
    state TEXT NOT NULL,
    position BIGINT NOT NULL,
    PRIMARY KEY (network, biller_net_id, transaction_id)
  )`,
  'CREATE INDEX ebill_network_bill_by_case ON ebill_network_bill (case_net_id)',
  'CREATE INDEX ebill_network_bill_in_order ON ebill_network_bill (network, biller_net_id, position)',
  `CREATE TABLE ebill_network_event (
    network TEXT NOT NULL,
    position BIGINT NOT NULL,
    stream TEXT NOT NULL,
    event_net_id TEXT NOT NULL UNIQUE,
    event TEXT NOT NULL,
    PRIMARY KEY (network, position)
  )`,
  'CREATE INDEX ebill_network_event_of_stream ON ebill_network_event (network, stream, position)',
];

/** How far the news of each biller were taken in that a network tells in files. */
export const networkReachSchema: readonly string[] = [
  `CREATE TABLE ebill_network_reach (
    network TEXT NOT NULL,
    biller_net_id TEXT NOT NULL,
    stream TEXT NOT NULL,
    reached TEXT NOT NULL,
    PRIMARY KEY (network, biller_net_id, stream)
  )`,
];

export function billerNetworks(database: Database): BillerNetworkStore {
  return {
    async get(billerId) {
      const [row] = await database.query('SELECT * FROM ebill_biller_network WHERE biller_id = ?', [billerId]);
      return row && networkOf(row);
    },
    async set(billerId, { kind, settings, secret, changedAt }, audit) {
      // In the commit itself: a bill that is enqueued meanwhile waits for the lock of the biller
      const statement = {
        sql: `INSERT INTO ebill_biller_network (biller_id, kind, settings, secret, changed_at)
          SELECT id, ?, ?, ?, ? FROM ebill_biller
            WHERE id = ? AND NOT EXISTS (SELECT 1 FROM ebill_outbox WHERE biller_id = ?)
          ON CONFLICT (biller_id) DO UPDATE SET kind = excluded.kind, settings = excluded.settings,
            secret = excluded.secret, changed_at = excluded.changed_at`,
        parameters: [kind, settings, secret ?? null, changedAt, billerId, billerId],
        rows: 1,
      };
      return (await database.commit([...audited(billerId, audit), statement])).ok;
    },
    async using(kind) {
      const sql = `SELECT net_id FROM ebill_biller_network JOIN ebill_biller ON id = biller_id
        WHERE kind = ? ORDER BY biller_id LIMIT ?`;
      return (await database.query(sql, [kind, ebillLimits.networkBillersMax])).map((row) => textOf(row, 'net_id'));
    },
  };
}

function networkOf(row: Row): BillerNetwork {
  return {
    kind: textOf(row, 'kind') as NetworkKind,
    settings: textOf(row, 'settings'),
    secret: optionalTextOf(row, 'secret'),
    changedAt: textOf(row, 'changed_at'),
  };
}

export function networkJournal(database: Database, network: NetworkKind): NetworkJournal {
  const positionIn = (table: string) => ({
    sql: `(SELECT COALESCE(MAX(position), 0) + 1 FROM ${table} WHERE network = ?)`,
    parameters: [network],
  });
  return {
    async bills(billerNetId) {
      const sql = `SELECT * FROM ebill_network_bill WHERE network = ? AND biller_net_id = ?
        ORDER BY position DESC LIMIT ?`;
      const rows = await database.query(sql, [network, billerNetId, ebillLimits.networkBillsMax]);
      return rows.map(billOf);
    },
    async bill(businessCaseNetId) {
      const sql = 'SELECT * FROM ebill_network_bill WHERE case_net_id = ? AND network = ?';
      const [row] = await database.query(sql, [businessCaseNetId, network]);
      return row && billOf(row);
    },
    async begin({ billerNetId, transactionId, businessCaseNetId, currencyCode, state }) {
      for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
        const row = insertion('ebill_network_bill', {
          network,
          biller_net_id: billerNetId,
          transaction_id: transactionId,
          case_net_id: businessCaseNetId,
          currency: currencyCode,
          state,
          position: positionIn('ebill_network_bill'),
        });
        if ((await database.commit([row])).ok) return;
        const where = 'network = ? AND biller_net_id = ? AND transaction_id = ?';
        const known = [network, billerNetId, transactionId];
        const [found] = await database.query(`SELECT 1 AS one FROM ebill_network_bill WHERE ${where}`, known);
        if (found !== undefined) return;
      }
      throw new Error('The bill could not be written: others came first each time');
    },
    async see({ billerNetId, transactionId, state }, before, event) {
      const where = 'network = ? AND biller_net_id = ? AND transaction_id = ? AND state = ?';
      const key = [network, billerNetId, transactionId, before];
      const change = update('ebill_network_bill', { state }, where, key);
      const told =
        event &&
        insertion('ebill_network_event', {
          network,
          position: positionIn('ebill_network_event'),
          stream: event.stream,
          event_net_id: event.eventNetId,
          event: JSON.stringify(event),
        });
      for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
        if ((await database.commit([{ ...change, rows: 1 }, ...(told ? [told] : [])])).ok) return true;
        const found = await database.query(`SELECT 1 AS one FROM ebill_network_bill WHERE ${where}`, key);
        if (found.length === 0) return false;
      }
      throw new Error('What was seen could not be written: others came first each time');
    },
    async reached(billerNetId, stream) {
      const sql = 'SELECT reached FROM ebill_network_reach WHERE network = ? AND biller_net_id = ? AND stream = ?';
      const [row] = await database.query(sql, [network, billerNetId, stream]);
      return row && textOf(row, 'reached');
    },
    async tell(billerNetId, stream, events, reached) {
      const told = events.map((event) => ({
        sql: `INSERT INTO ebill_network_event (network, position, stream, event_net_id, event)
          SELECT ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM ebill_network_event WHERE network = ?), ?, ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM ebill_network_event WHERE event_net_id = ?)`,
        parameters: [network, network, event.stream, event.eventNetId, JSON.stringify(event), event.eventNetId],
      }));
      const reach = {
        sql: `INSERT INTO ebill_network_reach (network, biller_net_id, stream, reached) VALUES (?, ?, ?, ?)
          ON CONFLICT (network, biller_net_id, stream) DO UPDATE SET reached = excluded.reached`,
        parameters: [network, billerNetId, stream, reached],
      };
      return (await database.commit([...told, reach])).ok;
    },
    async read(stream: EventStream, after, limit) {
      const sql = `SELECT event FROM ebill_network_event WHERE network = ? AND stream = ? AND position >
        COALESCE((SELECT position FROM ebill_network_event WHERE network = ? AND event_net_id = ?), 0)
        ORDER BY position LIMIT ?`;
      const rows = await database.query(sql, [network, stream, network, after ?? '', pageLength(limit)]);
      return rows.map((row) => jsonOf<NetEvent>(row, 'event'));
    },
  };
}

function billOf(row: Row): SeenBill {
  return {
    billerNetId: textOf(row, 'biller_net_id'),
    transactionId: textOf(row, 'transaction_id'),
    businessCaseNetId: textOf(row, 'case_net_id'),
    currencyCode: textOf(row, 'currency'),
    state: textOf(row, 'state'),
  };
}

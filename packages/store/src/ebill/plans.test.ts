import type { Biller, CaseSorting, EbillStore } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { created, later, newBiller, newCase, now, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { unlistedOf } from '../../test/judged-plans.ts';
import { type Asked, recordedDatabase } from '../../test/recorded-database.ts';
import { repeatCase } from '../../test/volume.ts';
import type { Database } from '../database.ts';
import { readAtLength } from '../read-at-length.ts';
import { createStore } from '../store.ts';

/** Does once all that is done for a submission, a delivery, a feed, a list. */
async function doAll(ebill: EbillStore, { id: billerId, owner }: Biller, find: (key: string) => Promise<unknown>) {
  const until = '2026-11-21T12:05:00.000Z';
  await find('a key');
  await ebill.billers.ofOwner(owner);
  const hook = { feed: 'processingStatus', hookUrl: 'https://a.example/', sealedSecret: 's', createdAt: now } as const;
  await ebill.webhooks.create(billerId, hook);
  const begun = { key: 'once', fingerprint: 'f', token: 't' };
  await ebill.idempotency.begin(billerId, begun, { now, until });
  const idempotency = { ...begun, answer: '{}' };
  const content = (await newCase(ebill, bill('P-1'))).content;
  const submission = await newCase(ebill, bill('P-1'), 'DELIVER', {
    content: { ...content, structuredReferences: ['reference 7', 'reference 8'] },
    idempotency,
    audit: [{ actor: 'key', action: 'case.submitted' }],
  });
  const outcome = await ebill.cases.create(billerId, submission);
  if (outcome.kind !== 'created') throw new Error(outcome.kind);
  await ebill.cases.create(billerId, submission);
  const { id } = outcome;
  await lookUp(ebill, billerId, id);
  await ebill.outbox.due(now);
  const [job] = await ebill.outbox.claim(billerId, { now: later, until }, 1);
  if (job !== undefined) await ebill.outbox.postpone(billerId, job, until);
  await ebill.outbox.backlog(billerId);
  const found = await ebill.cases.get(billerId, id);
  if (found === undefined) throw new Error('The case is not there');
  await ebill.cases.change(billerId, {
    at: later,
    cases: [step(found, [{ kind: 'delivered', businessCaseNetId: `BCID${'1'.repeat(32)}` }])],
    receipts: [{ key: 'k', entry: { caseId: id, amount: '1.00', currency: 'CHF', bookedOn: undefined, verdict: 'v' } }],
  });
  await ebill.deliveries.due(later);
  const [webhook] = await ebill.webhooks.list(billerId);
  const webhookId = webhook?.id ?? 0;
  for (const delivery of await ebill.deliveries.claim(billerId, webhookId, { now: later, until }, 4))
    await ebill.deliveries.settle(billerId, { ...delivery, webhookId, recordId: delivery.id }, {
      at: later,
      status: 200,
      next: { kind: 'delivered' },
    } as never);
  await ebill.deliveries.list(billerId, webhookId, { limit: 10 });
  await showLists(ebill, billerId, id);
}

async function lookUp({ cases, receipts, pdfs }: EbillStore, billerId: number, id: number): Promise<void> {
  const type = 'Bill';
  const structuredReferences = ['reference 7', 'reference 8'];
  const digest = { now, type, currencyCode: 'CHF', billRecipientNetId: '41010560425610173' } as const;
  await cases.digest(billerId, { ...digest, structuredReferences });
  await cases.digest(billerId, { ...digest, structuredReferences: ['reference 9'] });
  await cases.getByNetId(billerId, 'net 5');
  await cases.findByReferenceNumber(billerId, 'V-5');
  await cases.findByStructuredReference(billerId, 'reference 5');
  await cases.history(billerId, id);
  await cases.kept(billerId, { id, limit: 1 });
  await pdfs.get(billerId, id, 'archival');
  await receipts.known(billerId, ['k', 'l']);
  await receipts.ofCases(billerId, [id, id + 1]);
  await receipts.casesOf(billerId, ['reference 5', 'reference 6']);
}

const sortings: readonly CaseSorting[] = ['submitted', 'referenceNumber', 'recipient', 'amount', 'dueDate'];

async function showLists({ cases, feeds, subscriptions, audit }: EbillStore, billerId: number, id: number) {
  const waiting = { processingStatuses: ['STAGED', 'INVALID', 'FAILED'] } as const;
  for (const sortBy of sortings)
    for (const sortOrder of ['ascending', 'descending'] as const)
      for (const filter of [{}, waiting])
        for (const before of [undefined, id])
          await cases.list(billerId, { ...filter, sortBy, sortOrder, before, limit: 50 });
  const month = { dueFrom: '2026-12-10', dueTo: '2026-12-12' } as never;
  const whole = { dueFrom: '2026-12-01', dueTo: '2026-12-31' } as never;
  for (const filter of [
    { text: 'v-17' },
    { statuses: ['REJECTED'] },
    month,
    whole,
    { statuses: ['OPEN'], ...(whole as object) },
    { text: 'v-17', ...(month as object) },
  ] as const) {
    for (const sortBy of sortings) await cases.list(billerId, { ...filter, sortBy, limit: 50 });
    await cases.totals(billerId, filter);
  }
  await cases.fillSearch();
  await feeds.page(billerId, 'processingStatus', { since: '2026-11-22T12:00:00.000Z', limit: 100 });
  await feeds.page(billerId, 'processingStatus', { limit: 100 });
  await feeds.page(billerId, 'processingStatus', { after: 5, limit: 100 });
  await feeds.idOf(billerId, 'EVID1');
  await subscriptions.list(billerId, { limit: 10 });
  await audit.list(billerId, { limit: 10 });
  await audit.list(billerId, { caseId: id, limit: 10 });
}

/** A store that one biller fills, or in which very many have a little. */
async function filled(plain: Database, count: number) {
  const database = recordedDatabase(plain);
  const store = await createStore(database, { now: () => Date.parse(now) });
  const biller = await newBiller(store.ebill);
  const { id } = await created(store.ebill, biller.id);
  if (count > 0) await repeatCase(plain, biller.id, id, count, { processing_status: "'DELIVERED'" });
  (database.asked as Map<string, Asked>).clear();
  await doAll(store.ebill, biller, store.keys.find);
  return { store, asked: [...database.asked.values()] };
}

const sqlite = engines.find(({ name }) => name === 'SQLite in memory');

/** What SQLite's plan of a statement goes through that nobody has thought of. */
async function faultsOf({ query }: Database, { sql, parameters, atLength }: Asked): Promise<readonly string[]> {
  if (!/^\s*(?:SELECT|UPDATE|DELETE|INSERT)/.test(sql)) return [];
  const steps = (await query(`EXPLAIN QUERY PLAN ${sql}`, parameters)).map(({ detail }) => String(detail));
  return unlistedOf(sql, steps, atLength);
}

test('a statement that reads more with every case, and that nobody has listed, is not made', async () => {
  const engine = await sqlite?.start();
  const database = await engine?.open();
  if (database === undefined) throw new Error('SQLite is always there');
  const store = await createStore(database);
  const growing = 'SELECT id FROM ebill_case WHERE biller_id = ? AND file_name = ? ORDER BY id LIMIT 1';
  await expect(readAtLength(database, growing, [1, 'x'])).rejects.toThrow('not listed');
  const known = 'SELECT COUNT(*) AS count, MIN(enqueued_at) AS oldest_at FROM ebill_outbox';
  expect(await readAtLength(database, known)).toHaveLength(1);
  expect(unlistedOf(known, ['SCAN ebill_outbox'], false)).toEqual(['SCAN ebill_outbox']);
  await store.close();
  await engine?.stop();
});

describe('the plans of SQLite lead to what is wanted, and no further', () => {
  const one = '150000 150000 20 2 1 1 1 1';
  const statistics: Readonly<Record<string, readonly string[]>> = {
    'that knows nothing of its tables, as each does once it is opened': [],
    'that knows of one large biller': [
      'ANALYZE',
      `UPDATE sqlite_stat1 SET stat = '${one}' WHERE idx IS NOT NULL`,
      'ANALYZE sqlite_schema',
    ],
  };
  test.each(Object.entries(statistics))('of a store %s', async (_, statements) => {
    const engine = await sqlite?.start();
    const plain = await engine?.open();
    if (plain === undefined) throw new Error('SQLite is always there');
    const { store, asked } = await filled(plain, 400);
    for (const sql of statements) await plain.commit([{ sql }]);
    expect(asked.length).toBeGreaterThan(60);
    const faults = new Map<string, readonly string[]>();
    for (const one of asked) {
      const found = await faultsOf(plain, one);
      if (found.length > 0) faults.set(one.sql, found);
    }
    expect(Object.fromEntries(faults)).toEqual({});
    await store.close();
    await engine?.stop();
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Rows that PostgreSQL has looked at. */
function rowsLookedAt(nodes: readonly PlanNode[]): number {
  return nodes
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce(
      (sum, node) =>
        sum + ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1),
      0,
    );
}

const postgres = engines.find(({ name }) => name.startsWith('PostgreSQL'));
const large = ['ebill_case', 'ebill_case_reference', 'ebill_case_event', 'ebill_record', 'ebill_audit'];

describe.skipIf(postgres?.isThere !== true)('PostgreSQL (needs initdb), with 20 000 cases of one biller', () => {
  const count = 20_000;
  let engine: Awaited<ReturnType<NonNullable<typeof postgres>['start']>>;
  let plain: Database;
  let made: Awaited<ReturnType<typeof filled>>;
  beforeAll(async () => {
    engine = (await postgres?.start()) as typeof engine;
    plain = await engine.open();
    made = await filled(plain, count);
    await plain.query('ANALYZE');
  });
  afterAll(async () => {
    await made.store.close();
    await engine.stop();
  });

  test('looks at no more rows than a page has, or the last thousand', async () => {
    const rows: Record<string, number> = {};
    for (const { sql, parameters } of made.asked.filter(({ atLength }) => !atLength)) {
      const isRead = sql.trimStart().startsWith('SELECT');
      const [row] = await plain.query(`EXPLAIN (${isRead ? 'ANALYZE, ' : ''}FORMAT JSON) ${sql}`, parameters);
      const plan = row?.['QUERY PLAN'] as unknown as readonly [{ readonly Plan: PlanNode }];
      const nodes = nodesOf(plan[0].Plan);
      const whole = nodes.filter(
        (node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''),
      );
      expect(whole, sql).toEqual([]);
      if (isRead) rows[sql] = rowsLookedAt(nodes);
    }
    expect(Object.entries(rows).filter(([, looked]) => looked > 2_100)).toEqual([]);
  });
});

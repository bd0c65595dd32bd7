import type { CaseQuery } from '@rappen/http';
import { summaryColumns } from '../../packages/store/src/ebill/case-rows.ts';
import type { Store } from '../../packages/store/src/store.ts';
import { newCase } from '../../packages/store/test/ebill.ts';
import { bill } from '../../test/ebill-submissions.ts';
import type { Filled } from './store.ts';

/** Something that is done again and again. */
export interface Operation {
  readonly run: (round: number) => Promise<unknown>;
  /** As many rows by their primary key. */
  readonly bare?: ((round: number) => Promise<unknown>) | undefined;
}

const now = '2026-11-25T12:00:00.000Z';
const until = '2026-11-25T12:05:00.000Z';
const page = 50;
/** Pages that the smallest store fills too: of what one of fifty cases is, and of what some of a month are. */
const rejectedPage = 20;
const openPage = 5;

/** What a service does for a submission, a list, a feed. */
export function operationsOf(store: Store, filled: Filled): Readonly<Record<string, Operation>> {
  const { ebill, database, keys } = store;
  const { biller, webhookId, key, firstId, count } = filled;
  const { id: billerId } = biller;
  const some = (round: number) => firstId + 1 + ((round * 7919) % count);
  const digest = { now, type: 'Bill', currencyCode: 'CHF' } as const;
  let submitted = 0;

  async function submit(mode: 'STAGE' | 'DELIVER'): Promise<void> {
    submitted += 1;
    const number = submitted;
    const made = await newCase(ebill, bill(`N-${number}`), mode);
    const structuredReferences = [`2200000000${number}`];
    const billRecipientNetId = `4101056${10_000_000_000 + (number % 20_011)}`;
    await ebill.cases.digest(billerId, { ...digest, billRecipientNetId, structuredReferences });
    const recipient = { name: 'Anna Müller', billRecipientNetId };
    const content = { ...made.content, recipient, structuredReferences };
    const outcome = await ebill.cases.create(billerId, { ...made, at: now, content });
    if (outcome.kind !== 'created') throw new Error(outcome.kind);
  }
  const list = (query: Partial<CaseQuery>) => () => ebill.cases.list(billerId, { limit: page, ...query });
  const bareCases = (round: number) => {
    const sql = `SELECT ${summaryColumns} FROM ebill_case WHERE biller_id = ? AND id IN (${Array(page).fill('?').join(', ')})`;
    const ids = Array.from({ length: page }, (_, index) => some(round * page + index));
    return database.query(sql, [billerId, ...ids]);
  };
  const bareRecords = (round: number) => {
    const sql = 'SELECT * FROM ebill_record WHERE biller_id = ? AND id > ? ORDER BY id LIMIT 100';
    return database.query(sql, [billerId, some(round) + count]);
  };
  const month = { dueFrom: '2024-03-01', dueTo: '2024-03-31' } as Partial<CaseQuery>;
  const quarter = { paidFrom: '2024-02-10', paidTo: '2024-05-09' } as Partial<CaseQuery>;
  const paid = { paidFrom: '2024-03-01', paidTo: '2024-03-31' } as Partial<CaseQuery>;
  const part = (round: number) => `26000${String((round * 7919) % 1000).padStart(3, '0')}`;
  return {
    'Submission, staged': { run: () => submit('STAGE') },
    'Submission, delivered': { run: () => submit('DELIVER') },
    'Eight submissions at a time': { run: () => Promise.all(Array.from({ length: 8 }, () => submit('DELIVER'))) },
    'Case by id': { run: (round) => ebill.cases.get(billerId, some(round)) },
    'All cases, newest first': { run: list({}), bare: bareCases },
    'Staged cases': { run: list({ processingStatuses: ['STAGED', 'INVALID', 'FAILED'] }) },
    'Cases that were rejected': { run: list({ statuses: ['REJECTED'], limit: rejectedPage }) },
    'Cases due in a month of two years ago': { run: list(month) },
    'Cases paid in a month, by amount': { run: list({ ...paid, sortBy: 'amount' }) },
    'Open cases due in a month, by amount': {
      run: list({ ...month, statuses: ['OPEN'], sortBy: 'amount', limit: openPage }),
    },
    'Search: a name that many have': { run: list({ text: 'müller' }), bare: bareCases },
    'Search: two letters': { run: list({ text: 'öl' }) },
    'Search: a reference number': {
      run: (round) => list({ text: `RE-${2026000000 + 1 + ((round * 7919) % count)}` })(),
    },
    'Search: part of a reference, by amount': { run: (round) => list({ text: part(round), sortBy: 'amount' })() },
    'Search: what nobody has': { run: list({ text: 'quarzuhr' }) },
    'Totals of all cases': { run: () => ebill.cases.totals(billerId, {}) },
    'Totals of a month': { run: () => ebill.cases.totals(billerId, month) },
    'Totals of a quarter that begins within a month': { run: () => ebill.cases.totals(billerId, quarter) },
    'Page of a feed': {
      run: (round) => ebill.feeds.page(billerId, 'processingStatus', { after: some(round) + count, limit: 100 }),
      bare: bareRecords,
    },
    'Feed from a day on': {
      run: (round) => {
        const since = `2026-10-${String(10 + (round % 20))}T00:00:00.000Z` as const;
        return ebill.feeds.page(billerId, 'processingStatus', { since, limit: 100 });
      },
    },
    'Outbox: claimed and put back': {
      async run() {
        await ebill.outbox.due(now);
        const jobs = await ebill.outbox.claim(billerId, { now, until }, 1);
        for (const job of jobs) await ebill.outbox.postpone(billerId, job, now);
      },
    },
    'Webhook: claimed and delivered': {
      async run() {
        await ebill.deliveries.due(now);
        for (const one of await ebill.deliveries.claim(billerId, webhookId, { now, until }, 1))
          await ebill.deliveries.settle(
            billerId,
            { webhookId, recordId: one.id, lease: one.lease },
            { at: now, status: 200, answer: undefined, next: { kind: 'delivered' } },
          );
      },
    },
    Key: { run: () => keys.find(key) },
  };
}

import type { FeedName } from '@rappen/core/ebill/events';
import { replay } from '@rappen/core/ebill/lifecycle';
import { type SimulatorNetwork, type StoredCase, simulatorNetwork } from '@rappen/http';
import type { Store } from '@rappen/store';
import type { Asked, Biller } from './ledger.ts';

const feeds: readonly FeedName[] = [
  'processingStatus',
  'businessCaseStatus',
  'instalmentStatus',
  'subscriptionStatus',
  'emailAddress',
];
const pageLength = 1000;
const legal = [/^(?:STAGED|INVALID|PROCESSING|FAILED) OPEN$/, /^DELIVERED (?:OPEN|APPROVED|REJECTED|COMPLETED)$/];

/** What was found at the end. */
export interface Verdict {
  readonly violations: readonly string[];
  readonly delivered: number;
  readonly events: number;
}

/**
 * Holds what the billers were told against what is kept, and both against the books of the network. `mayRepeat`: the network,
 * whose books lie in the store too, may have written down a case after its sender had asked for it in vain: the store was away, or
 * the machine so busy that the network did not answer in time.
 */
export async function validate(store: Store, billers: readonly Biller[], mayRepeat: boolean): Promise<Verdict> {
  const violations: string[] = [];
  const say = (what: string) => void violations.push(what);
  const network = simulatorNetwork(store.ebill.simulator, Date.now);
  let delivered = 0;
  let events = 0;
  for (const biller of billers) {
    const billerNetId = (await store.ebill.billers.get(biller.id))?.billerNetId ?? '';
    const cases = await allCases(store, biller.id);
    for (const asked of biller.asked) validateAsked(asked, cases, say);
    for (const stored of cases.values()) {
      await validateCase(store, biller, stored, say);
      await validateDelivery(network, billerNetId, stored, say);
      if (stored.state.processingStatus === 'DELIVERED') delivered += 1;
    }
    events += await validateFeeds(store, biller, cases, say);
    const { count } = await store.ebill.outbox.backlog(biller.id);
    if (count > 0) say(`biller ${biller.id}: ${count} cases wait in the outbox for ever`);
  }
  const { accepted, referenceNumbers, repeated } = await network.tell({ kind: 'count' });
  if (accepted !== referenceNumbers) say(`the network has accepted ${accepted} cases of ${referenceNumbers} numbers`);
  if (accepted !== delivered) say(`the network has accepted ${accepted} cases, the books say ${delivered}`);
  if (repeated > 0 && !mayRepeat) say(`${repeated} cases were sent again after they had been accepted`);
  return { violations, delivered, events };
}

async function allCases(store: Store, billerId: number): Promise<Map<number, StoredCase>> {
  const found = new Map<number, StoredCase>();
  for (let before: number | undefined; ; ) {
    const page = await store.ebill.cases.list(billerId, { before, limit: pageLength });
    for (const { id } of page) {
      const stored = await store.ebill.cases.get(billerId, id);
      if (stored !== undefined) found.set(id, stored);
    }
    before = page.at(-1)?.id;
    if (before === undefined) return found;
  }
}

function validateAsked(asked: Asked, cases: ReadonlyMap<number, StoredCase>, say: (what: string) => void): void {
  const { referenceNumber, ids, mode, release, idempotencyKey } = asked;
  if (ids.size > 1) say(`${referenceNumber} has several ids: ${[...ids]}`);
  for (const id of ids) {
    if (cases.get(id)?.referenceNumber !== referenceNumber)
      say(`${referenceNumber} was acknowledged as ${id} and is lost`);
  }
  const all = [...cases.values()].filter((one) => one.referenceNumber === referenceNumber);
  const living = all.filter(({ state }) => state.processingStatus !== 'FAILED');
  if (living.length > 1) say(`${referenceNumber} is there ${living.length} times`);
  if (idempotencyKey !== undefined && all.length > 1) say(`the key of ${referenceNumber} has made ${all.length} cases`);
  for (const { state } of living) {
    const { processingStatus } = state;
    const isSent = mode === 'DELIVER' || release === 'done';
    const mayBeSent = isSent || release === 'asked';
    if (isSent && processingStatus !== 'DELIVERED')
      say(`${referenceNumber} is ${processingStatus}: it was to be delivered`);
    if (!mayBeSent && processingStatus !== 'STAGED')
      say(`${referenceNumber} is ${processingStatus}: it was only staged`);
  }
}

async function validateCase(
  store: Store,
  { id: billerId }: Biller,
  { id, referenceNumber, state }: StoredCase,
  say: (what: string) => void,
): Promise<void> {
  const { processingStatus, status, failure } = state;
  const name = `case ${id} (${referenceNumber})`;
  const both = `${processingStatus} ${status}`;
  if (!legal.some((pattern) => pattern.test(both))) say(`${name} is ${both}`);
  if (processingStatus === 'FAILED' && failure?.code !== 'REFERENCED_CASE_CLOSED')
    say(`${name} has failed: ${failure?.code}`);
  const history = await store.ebill.cases.history(billerId, id);
  const folded = JSON.stringify(replay(history.map(({ event }) => event)));
  if (folded !== JSON.stringify(state)) say(`${name} is not what its history makes it`);
  for (const which of ['submitted', 'archival'] as const) {
    if ((await store.ebill.pdfs.get(billerId, id, which)) === undefined) say(`${name} has lost its ${which} file`);
  }
}

/** What is delivered is in the books of the network under the same id, and nothing else is. */
async function validateDelivery(
  network: SimulatorNetwork,
  billerNetId: string,
  { id, referenceNumber, state }: StoredCase,
  say: (what: string) => void,
): Promise<void> {
  const found = await network.findByReference(billerNetId, referenceNumber);
  if (state.processingStatus === 'FAILED') return;
  if (found?.businessCaseNetId !== state.businessCaseNetId)
    say(
      `case ${id} (${referenceNumber}) is ${state.businessCaseNetId} here and ${found?.businessCaseNetId} in the network`,
    );
}

/** The never-ending reader has seen all there is, in order, once; and each step of a case is told once. */
async function validateFeeds(
  store: Store,
  biller: Biller,
  cases: ReadonlyMap<number, StoredCase>,
  say: (what: string) => void,
): Promise<number> {
  const name = `biller ${biller.id}`;
  const last = new Map<string, number>();
  for (const { feed, id } of biller.seen) {
    if (id <= (last.get(feed) ?? 0)) say(`${name}: ${feed} went back to ${id}`);
    last.set(feed, id);
  }
  const kept: number[] = [];
  for (const feed of feeds) {
    for (let after = 0; ; ) {
      const page = await store.ebill.feeds.page(biller.id, feed, { after, limit: pageLength });
      kept.push(...(JSON.parse(page.text) as readonly { readonly id: number }[]).map(({ id }) => id));
      after = page.lastOfPage ?? Number.POSITIVE_INFINITY;
      if (page.count < pageLength) break;
    }
  }
  kept.sort((one, other) => one - other);
  const seen = biller.seen.map(({ id }) => id).sort((one, other) => one - other);
  if (kept.some((id, index) => id !== index + 1)) say(`${name}: the numbers of the feeds have holes`);
  if (kept.join() !== seen.join()) say(`${name}: ${kept.length} records are kept, ${seen.length} were seen`);
  const steps = new Map<string, number>();
  for (const { feed, record } of biller.seen) {
    const step = `${feed} ${record['businessCaseId']} ${record['newStatus']}`;
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  for (const [step, count] of steps) if (count > 1) say(`${name}: ${step} was told ${count} times`);
  for (const { id, state } of cases.values()) {
    if (!steps.has(`processing-status-changed ${id} ${state.processingStatus}`))
      say(`${name}: that case ${id} is ${state.processingStatus} was never told`);
  }
  return kept.length;
}

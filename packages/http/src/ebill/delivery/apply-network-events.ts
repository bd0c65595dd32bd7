import { decide } from '@rappen/core/ebill/lifecycle';
import { commandOfNews, type EventStream, eventStreams, type NetEvent } from '@rappen/core/ebill/network';
import { instantOf } from '../../instant.ts';
import type { Biller, Change, CursorMove, StoredCase } from '../../ports/ebill/index.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import type { Ports } from '../../ports/ports.ts';
import { updatesOf } from '../cases/updates.ts';
import { deliveryLimits } from '../limits.ts';
import { withTimeout } from '../operation/with-timeout.ts';
import { traced } from './traced.ts';
import { yieldToRequests } from './yield-to-requests.ts';

/**
 * Applies the events of the network: statuses, subscriptions, new e-mail addresses, each event in one step with the cursor, so
 * that none is lost or taken twice. One run, for an adapter to repeat. Answers how many events were taken in.
 */
export async function applyNetworkEvents(ports: Ports): Promise<number> {
  const { ebill } = ports;
  if (ebill === undefined) return 0;
  const taken = await Promise.all(networksIn(ebill).map((network) => applyEventsOf(ports, ebill, network)));
  return taken.reduce((sum, count) => sum + count, 0);
}

/** The networks whose events are asked for. */
export function networksIn({ networks, network }: EbillPorts): readonly EbillPorts['network'][] {
  return networks ?? [network];
}

/** The same for one network, which may keep its caller waiting: nobody waits for another. */
export async function applyEventsOf(ports: Ports, ebill: EbillPorts, network: EbillPorts['network']): Promise<number> {
  let taken = 0;
  for (const stream of eventStreams) {
    if (network.isDue?.(stream) === false) continue;
    try {
      taken += await takeStream(ports, ebill, network, stream);
    } catch (error) {
      ports.log.fault('news', error);
    }
  }
  return taken;
}

async function takeStream(
  ports: Ports,
  ebill: EbillPorts,
  network: EbillPorts['network'],
  stream: EventStream,
): Promise<number> {
  let taken = 0;
  for (let polls = 0; polls < deliveryLimits.pollsPerRunMax; polls++) {
    const from = await ebill.store.cursors.get(stream, network.kind);
    const polled = network.pollEvents(stream, from, deliveryLimits.newsPerPoll);
    const events = await withTimeout(polled, deliveryLimits.networkTimeoutMilliseconds);
    let cursor = from;
    for (const event of events) {
      const step = { network: network.kind, stream, from: cursor, to: event.eventNetId };
      const isTaken = await traced({ ...ports, ebill }, { name: `news ${stream}` }, (own) =>
        takeEvent(own, own.ebill ?? ebill, event, step),
      );
      if (!isTaken) return taken;
      cursor = event.eventNetId;
      taken += 1;
      await yieldToRequests();
    }
    if (events.length < deliveryLimits.newsPerPoll) break;
  }
  return taken;
}

/** What an event of the network comes to for the books. */
type Effect =
  | { readonly kind: 'change'; readonly biller: Biller; readonly change: Omit<Change, 'at' | 'cursor'> }
  | { readonly kind: 'nothing' }
  /** It is about a case whose delivery is not in the books yet: it has to be told again. */
  | { readonly kind: 'tooEarly' };

/** False: not now. */
async function takeEvent(ports: Ports, ebill: EbillPorts, event: NetEvent, cursor: CursorMove): Promise<boolean> {
  for (let tries = 0; tries < deliveryLimits.conflictsMax; tries++) {
    const effect = await effectOf(ports, ebill, event);
    if (effect.kind === 'tooEarly') return false;
    if (effect.kind === 'nothing') return ebill.store.cursors.move(cursor);
    const at = instantOf(ports.clock.now());
    const outcome = await ebill.store.cases.change(effect.biller.id, { at, ...effect.change, cursor });
    if (outcome.kind === 'changed') return true;
    if ((await ebill.store.cursors.get(cursor.stream, cursor.network)) !== cursor.from) return false;
  }
  return false;
}

async function effectOf(ports: Ports, ebill: EbillPorts, event: NetEvent): Promise<Effect> {
  const biller = await ebill.store.billers.ofNetId(event.billerNetId);
  if (biller === undefined) return { kind: 'nothing' };
  if (event.stream === 'subscription') {
    const { stream: _stream, eventNetId, billerNetId: _net, at: _at, newStatus, ...news } = event;
    const record = { feed: 'subscriptionStatus', newStatus, ...news } as const;
    const change = { cases: [], records: [{ record, eventNetId }], subscriptions: [{ status: newStatus, ...news }] };
    return { kind: 'change', biller, change };
  }
  const stored = await caseOf(ebill, biller, event.businessCaseNetId);
  if (stored === undefined) return { kind: 'nothing' };
  if (stored === 'mayBeUnderWay') return { kind: 'tooEarly' };
  if (event.stream === 'emailAddress') return { kind: 'change', biller, change: addressChange(stored, event) };
  const decision = decide(stored.state, commandOfNews(event));
  if (!decision.ok) {
    const codes = decision.problems.map(({ code }) => code).join(' ');
    ports.log.fault('news', new Error(`${event.eventNetId} says what cannot be: ${codes}`));
    return { kind: 'nothing' };
  }
  if (decision.value.length === 0) return { kind: 'nothing' };
  const happening = { stored, events: decision.value };
  const cases = await updatesOf(ebill.store.cases, biller.id, [happening], event.eventNetId);
  return { kind: 'change', biller, change: { cases } };
}

/**
 * The case that the network calls so; undefined: there is none. No times are compared, since the clock of the network is another one:
 * whatever a worker has claimed may be there and not recorded yet. What was recorded meanwhile is seen by the second look.
 */
async function caseOf(
  { store }: EbillPorts,
  { id }: Biller,
  businessCaseNetId: string,
): Promise<StoredCase | 'mayBeUnderWay' | undefined> {
  const stored = await store.cases.getByNetId(id, businessCaseNetId);
  if (stored !== undefined) return stored;
  const { claimed } = await store.outbox.backlog(id);
  return claimed > 0 ? 'mayBeUnderWay' : store.cases.getByNetId(id, businessCaseNetId);
}

function addressChange(
  { id, revision, state }: StoredCase,
  event: Extract<NetEvent, { stream: 'emailAddress' }>,
): Omit<Change, 'at' | 'cursor'> {
  const { eventNetId, businessCaseNetId, oldEmailAddress, newEmailAddress } = event;
  const record = { feed: 'emailAddress', businessCaseNetId, oldEmailAddress, newEmailAddress } as const;
  return { cases: [{ id, revision, state, events: [], records: [{ record, eventNetId }] }] };
}

import {
  type CaseEvent,
  type Command,
  decide,
  deliver,
  lifecycleLimits,
  retryDelayMilliseconds,
  waitsFor,
} from '@rappen/core/ebill/lifecycle';
import type { SubmitOutcome } from '@rappen/core/ebill/network';
import type { Result } from '@rappen/core/result';
import { instantOf } from '../../instant.ts';
import type { Biller, BillerId, DueBiller, OutboxJob, OutboxMove, StoredCase } from '../../ports/ebill/index.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import type { Ports } from '../../ports/ports.ts';
import { businessCaseOf } from '../cases/content.ts';
import { type Happening, updatesOf } from '../cases/updates.ts';
import { deliveryLimits } from '../limits.ts';
import { withTimeout } from '../operation/with-timeout.ts';
import { type Pump, pump } from './pump.ts';
import { sideBySide } from './side-by-side.ts';
import { traced } from './traced.ts';
import { yieldToRequests } from './yield-to-requests.ts';

/** What became of a case, as the network reports it. */
type KnownOutcome = Exclude<SubmitOutcome, { kind: 'unknown' | 'pending' }>;

/**
 * Hands what is due over to the network: one run, for an adapter to repeat. Each biller's cases go in their order; what fails
 * for one biller holds up no other. Answers how many cases came to an end or got another date.
 */
export async function deliverDue(ports: Ports, now: number = ports.clock.now()): Promise<number> {
  const { ebill } = ports;
  if (ebill === undefined) return 0;
  let done = 0;
  const work = async ({ billerId }: DueBiller) => {
    done += await deliverOf(ports, ebill, billerId);
  };
  const onFault = (error: unknown) => ports.log.fault('outbox', error);
  const due = await ebill.store.outbox.due(instantOf(now));
  const networks = [...new Set(due.map(networkOf))].map((network) => due.filter((one) => networkOf(one) === network));
  const max = deliveryLimits.billersOfNetworkSideBySide;
  await Promise.all(networks.map((billers) => sideBySide(billers, max, work, onFault)));
  return done;
}

/** Billers of one network wait for one another, and for nobody else: one that does not answer keeps them all. */
function networkOf({ network }: DueBiller): string {
  return network ?? '';
}

/** The same without end: a biller with much to deliver holds up no other. */
export function outboxPump(ports: Ports, ebill: EbillPorts): Pump {
  return pump({
    due: () => ebill.store.outbox.due(instantOf(ports.clock.now())),
    keyOf: ({ billerId }) => billerId,
    groupOf: networkOf,
    serve: ({ billerId }) => deliverOf(ports, ebill, billerId),
    countMax: deliveryLimits.billersOfNetworkSideBySide,
    onFault: (error) => ports.log.fault('outbox', error),
  });
}

/** The same for one biller, by its number. */
export async function deliverOf(ports: Ports, ebill: EbillPorts, billerId: BillerId): Promise<number> {
  const biller = await ebill.store.billers.get(billerId);
  return biller === undefined ? 0 : deliverBiller(ports, ebill, biller);
}

/** Hands what is due of one biller over to the network, at most a thousand cases. Answers how many. */
export async function deliverBiller(ports: Ports, ebill: EbillPorts, biller: Biller): Promise<number> {
  for (let done = 0; done < deliveryLimits.jobsPerRunMax; ) {
    const now = ports.clock.now();
    const until = now + timeoutOf(ebill) * deliveryLimits.leasePerNetworkTimeout;
    const lease = { now: instantOf(now), until: instantOf(until) };
    const jobs = await ebill.store.outbox.claim(biller.id, lease, deliveryLimits.inFlightPerBillerMax);
    if (jobs.length === 0) return done;
    for (const job of jobs) {
      await deliverTraced(ports, ebill, biller, job, until).catch((error) =>
        giveBack(ports, ebill, biller, job, error),
      );
    }
    done += jobs.length;
    await yieldToRequests();
  }
  return deliveryLimits.jobsPerRunMax;
}

function timeoutOf({ networkTimeoutMilliseconds }: EbillPorts): number {
  return networkTimeoutMilliseconds ?? deliveryLimits.networkTimeoutMilliseconds;
}

/** A job that cannot even be tried must not stand in the way of those behind it. */
async function giveBack(
  ports: Ports,
  ebill: EbillPorts,
  biller: Biller,
  job: OutboxJob,
  error: unknown,
): Promise<void> {
  ports.log.fault('outbox', error);
  const nextAt = instantOf(ports.clock.now() + retryDelayMilliseconds(job.claims + 1));
  await ebill.store.outbox.postpone(biller.id, job, nextAt);
}

/** As `deliverJob`: a piece of the trace of the request that enqueued the job, where there are traces. */
async function deliverTraced(
  ports: Ports,
  ebill: EbillPorts,
  biller: Biller,
  job: OutboxJob,
  until: number,
): Promise<void> {
  const facts = { 'rappen.biller': biller.owner, 'rappen.case': job.caseId, 'rappen.request_id': job.trail?.requestId };
  await traced({ ...ports, ebill }, { name: 'deliver', facts, traceparent: job.trail?.traceparent }, (own) =>
    deliverJob(own, own.ebill ?? ebill, biller, job, until),
  );
}

/** `until`: when the lease ends, in milliseconds since 1970. */
async function deliverJob(
  ports: Ports,
  ebill: EbillPorts,
  biller: Biller,
  job: OutboxJob,
  until: number,
): Promise<void> {
  const stored = await ebill.store.cases.get(biller.id, job.caseId);
  if (stored?.state.processingStatus !== 'PROCESSING') return;
  if (await hasToWait(ports, ebill, stored, job)) {
    const nextAt = instantOf(ports.clock.now() + waitMilliseconds(job));
    await ebill.store.outbox.postpone(biller.id, job, nextAt);
    return;
  }
  const outcome = await attempt(ports, ebill, biller, stored, job, until);
  if (outcome.kind === 'tooLate') return;
  if (outcome.kind === 'pending') {
    const nextAt = instantOf(ports.clock.now() + waitMilliseconds(job, outcome.afterMs));
    await ebill.store.outbox.postpone(biller.id, job, nextAt);
    return;
  }
  if (outcome.kind === 'retry' && outcome.code === unavailable) await hold(ports, ebill, biller, job, outcome.afterMs);
  else await settle(ports, ebill, biller, job, outcome);
}

/**
 * Whether what a case references has to go first. Not longer than attempts are made for it: two cases that were sent again and
 * reference one another by now would wait for ever.
 */
async function hasToWait(
  { clock }: Ports,
  { store }: EbillPorts,
  stored: StoredCase,
  { billerId, enqueuedAt }: OutboxJob,
): Promise<boolean> {
  const waited = clock.now() - Date.parse(enqueuedAt);
  return waited <= lifecycleLimits.attemptWindowMillisecondsMax && waitsFor(await targetOf(store, billerId, stored));
}

/** The case that a case references, as that was resolved. */
async function targetOf(
  { cases }: EbillPorts['store'],
  billerId: BillerId,
  { state: { reference } }: StoredCase,
): Promise<StoredCase | undefined> {
  return reference && cases.get(billerId, reference.id);
}

function waitMilliseconds({ claims }: OutboxJob, afterMs?: number): number {
  return Math.min(retryDelayMilliseconds(claims + 1, afterMs), deliveryLimits.holdMillisecondsMax);
}

/** The code of a network that cannot be asked at all. */
const unavailable = 'NETWORK_UNAVAILABLE';

/**
 * Waits for a network that does not answer: that is no attempt of this case, however long it lasts, and what comes behind it
 * waits with it, so that all is delivered in its order afterwards.
 */
async function hold(
  { clock }: Ports,
  { store }: EbillPorts,
  { id }: Biller,
  job: OutboxJob,
  afterMs?: number,
): Promise<void> {
  await store.outbox.hold(id, job, instantOf(clock.now() + waitMilliseconds(job, afterMs)));
}

/**
 * Submits a case. Whoever tried before and got no answer may have succeeded: then the network is asked for the case first,
 * since it delivers a reference number once but does not know one attempt from another. Nothing is sent that may still be under
 * way when the lease ends, since the owner of the next one would look too early.
 */
async function attempt(
  ports: Ports,
  ebill: EbillPorts,
  { id: billerId, billerNetId }: Biller,
  stored: StoredCase,
  { claims, trail }: OutboxJob,
  until: number,
): Promise<KnownOutcome | Extract<SubmitOutcome, { kind: 'pending' }> | { readonly kind: 'tooLate' }> {
  const { store, network } = ebill;
  const milliseconds = timeoutOf(ebill);
  const isRepetition = claims > 0 || stored.state.attempts > 0;
  const find = () => withTimeout(network.findByReference(billerNetId, stored.referenceNumber, trail), milliseconds);
  const unreachable = (error: unknown) => {
    ports.log.fault('outbox', error);
    return { kind: 'retry', code: unavailable } as const;
  };
  try {
    const earlier = isRepetition ? await find() : undefined;
    if (earlier !== undefined) return { kind: 'accepted', ...earlier };
  } catch (error) {
    return unreachable(error);
  }
  const pdf = await store.pdfs.get(billerId, stored.id, 'archival');
  if (pdf === undefined) throw new Error('The PDF of a business case is gone');
  if (ports.clock.now() + milliseconds > until) return { kind: 'tooLate' };
  const submitted = network.submit(
    { billerNetId, businessCase: businessCaseOf(stored), pdf },
    {
      correlationId: crypto.randomUUID(),
      attempt: stored.state.attempts + 1,
      isRepetition,
      signal: AbortSignal.timeout(milliseconds),
      trail,
    },
  );
  const outcome = await withTimeout(submitted, milliseconds).catch((error: unknown): SubmitOutcome => {
    ports.log.fault('outbox', error);
    return { kind: 'unknown' };
  });
  if (outcome.kind !== 'unknown') return outcome;
  try {
    const arrived = await find();
    return arrived === undefined ? { kind: 'retry', code: 'OUTCOME_UNKNOWN' } : { kind: 'accepted', ...arrived };
  } catch (error) {
    return unreachable(error);
  }
}

/** Records what an attempt came to. A change of the case in the meantime lets it be decided again on the new state. */
async function settle(
  ports: Ports,
  { store }: EbillPorts,
  biller: Biller,
  job: OutboxJob,
  outcome: KnownOutcome,
): Promise<void> {
  for (let tries = 0; tries < deliveryLimits.conflictsMax; tries++) {
    const now = ports.clock.now();
    const stored = await store.cases.get(biller.id, job.caseId);
    if (stored === undefined) return;
    const target = await targetOf(store, biller.id, stored);
    const happenings = happeningsOf(stored, target, outcome, now);
    if (!happenings.ok) return;
    const [own, ...others] = await updatesOf(store.cases, biller.id, happenings.value);
    if (own === undefined) return;
    const outbox = outboxMove(own.state, job, outcome, now);
    const change = { at: instantOf(now), cases: [{ ...own, outbox }, ...others], trail: job.trail };
    if ((await store.cases.change(biller.id, change)).kind === 'changed') return;
  }
  ports.log.fault('outbox', new Error(`What became of case ${job.caseId} could not be recorded: its lease ran out`));
}

function happeningsOf(
  stored: StoredCase,
  target: StoredCase | undefined,
  outcome: KnownOutcome,
  now: number,
): Result<readonly Happening[]> {
  if ('businessCaseNetId' in outcome) {
    const { businessCaseNetId, network } = outcome;
    const accept = { kind: 'accept', businessCaseNetId, network } as const;
    const delivery = deliver(stored, accept, target);
    if (!delivery.ok) return delivery;
    const { own, other } = delivery.value;
    const effect = other !== undefined && target !== undefined ? [{ stored: target, events: other.events }] : [];
    return { ok: true, value: [{ stored, events: own }, ...effect] };
  }
  const command: Command =
    outcome.kind === 'refused'
      ? { kind: 'refuse', code: outcome.code, message: outcome.message }
      : { kind: 'delay', code: outcome.code, now };
  const decision: Result<readonly CaseEvent[]> = decide(stored.state, command);
  return decision.ok ? { ok: true, value: [{ stored, events: decision.value }] } : decision;
}

function outboxMove(
  { processingStatus, attempts }: StoredCase['state'],
  { lease }: OutboxJob,
  outcome: KnownOutcome,
  now: number,
): OutboxMove {
  if (processingStatus !== 'PROCESSING') return { kind: 'done', lease };
  const afterMs = outcome.kind === 'retry' ? outcome.afterMs : undefined;
  const delay = retryDelayMilliseconds(attempts, afterMs) * (1 + deliveryLimits.jitterMax * Math.random());
  return { kind: 'retry', lease, nextAt: instantOf(now + Math.round(delay)) };
}

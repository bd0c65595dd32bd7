import { addDays } from '@rappen/core/date';
import { instantOf } from '../../instant.ts';
import type { Biller } from '../../ports/ebill/index.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import type { Ports, Retention } from '../../ports/ports.ts';
import { traced } from '../delivery/traced.ts';
import { yieldToRequests } from '../delivery/yield-to-requests.ts';
import { deliveryLimits, retentionLimits } from '../limits.ts';
import { moveCase, rechecked } from '../staging/moves.ts';

const dayMilliseconds = 86_400_000;

/**
 * Looks at everything that is staged again, under the rules and in the books of today. One run, for an adapter to repeat once
 * a day. Answers how many cases were looked at.
 */
export async function recheckStaged(ports: Ports): Promise<number> {
  const { ebill } = ports;
  if (ebill === undefined) return 0;
  let looked = 0;
  for await (const biller of everyBiller(ebill)) {
    const acting = { ebill, biller, ports, requestId: actor, key: { id: actor } };
    let before: number | undefined;
    do {
      const query = { processingStatuses: ['STAGED'], before, limit: deliveryLimits.casesPerLook } as const;
      const page = await ebill.store.cases.list(biller.id, query);
      for (const { id } of page) {
        await moveCase(acting, id, rechecked(acting));
        await yieldToRequests();
      }
      looked += page.length;
      before = page.at(-1)?.id;
    } while (before !== undefined);
  }
  return looked;
}

const actor = 'recheck';

async function* everyBiller({ store }: EbillPorts): AsyncGenerator<Biller> {
  let after: number | undefined;
  do {
    const billers = await store.billers.list(after);
    yield* billers;
    after = billers.at(-1)?.id;
  } while (after !== undefined);
}

/**
 * Runs what is due by the clock: expired data is deleted once an hour, staged cases are validated again once a day. Of several
 * processes one does it: adapters may call as often as they like. Cases of an earlier version come into the index of texts first.
 */
export async function runScheduledTasks(ports: Ports): Promise<void> {
  const { ebill, clock } = ports;
  if (ebill === undefined) return;
  const { duties, cases } = ebill.store;
  for (let times = 0; times < deliveryLimits.searchFillsPerRunMax && (await cases.fillSearch()) > 0; times++)
    await yieldToRequests();
  if (await duties.take('housekeeping', hourOf(clock.now()))) {
    await traced(ports, { name: 'housekeeping' }, deleteExpired);
    await duties.done('housekeeping');
  }
  if (await duties.take('recheck', clock.today())) {
    await traced(ports, { name: 'recheck' }, recheckStaged);
    await duties.done('recheck');
  }
}

/** `2026-11-21T09`. */
function hourOf(milliseconds: number): string {
  return instantOf(milliseconds).slice(0, 'yyyy-mm-ddThh'.length);
}

/**
 * Forgets what need not be kept any longer, by the settings of the operator: failed attempts to sign in, known browsers and
 * addresses, answers under idempotency keys, feed records with their webhook deliveries, mails, cases that are over, old entries of
 * the audit log, and files that nothing names. What is left of a purged case is that its number was used. One run, in small
 * steps, which does no more than so much: the next one goes on.
 */
export async function deleteExpired(ports: Ports): Promise<void> {
  const { ebill, accounts, clock, retention = retentionLimits as Retention } = ports;
  if (ebill === undefined) return;
  const { store } = ebill;
  const now = clock.now();
  const { caseDays, auditDays, addressDays } = retention;
  const daysAgo = (days: number) => instantOf(now - days * dayMilliseconds);
  if (accounts !== undefined) {
    const { failures, devices, links } = accounts.store;
    await repeated(() => links.purge(instantOf(now)));
    await repeated(() => failures.purge(daysAgo(deliveryLimits.failureDaysKept)));
    await repeated(() => devices.purge(daysAgo(addressDays)));
  }
  await repeated(() => store.idempotency.purge(daysAgo(deliveryLimits.idempotencyDaysKept)));
  const casesBefore = addDays(clock.today(), -caseDays);
  for await (const { id } of everyBiller(ebill)) {
    await repeated(() => store.feeds.purge(id, daysAgo(deliveryLimits.recordDaysKept)));
    if (casesBefore !== undefined) await repeated(() => store.cases.purge(id, casesBefore, instantOf(now)));
    // A day more than they are tried: only what nobody tries any more is left then
    const waitingBefore = daysAgo(deliveryLimits.mailDaysTried + 1);
    await store.mails.purge(id, daysAgo(deliveryLimits.mailDaysKept), waitingBefore, instantOf(now));
    await repeated(() => store.audit.forgetAddresses(id, daysAgo(addressDays)));
    if (auditDays !== undefined) await repeated(() => store.audit.purge(id, daysAgo(auditDays)));
  }
  await repeated(() => store.pdfs.sweep(daysAgo(deliveryLimits.orphanDaysKept)));
  await store.cases.scrub();
}

/** Until there is nothing left to do, or this run has done enough. */
async function repeated(purge: () => Promise<number>): Promise<void> {
  for (let times = 0; times < deliveryLimits.purgesPerRunMax; times++) {
    if ((await purge()) === 0) return;
    await yieldToRequests();
  }
}

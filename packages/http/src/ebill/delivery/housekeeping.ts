import { addDays } from '@rappen/core/date';
import { instantOf } from '../../keys.ts';
import type { Ports } from '../../ports.ts';
import { moveCase, rechecked } from '../cases/moves.ts';
import type { Biller } from '../ports.ts';
import type { EbillPorts } from '../service.ts';
import { breathe } from './breathe.ts';
import { deliveryLimits } from './limits.ts';

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
        await breathe();
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
 * What comes round with the clock: once an hour house is kept, once a day what is staged is looked at again. Of several
 * processes one does it: adapters may call as often as they like.
 */
export async function doDuties(ports: Ports): Promise<void> {
  const { ebill, clock } = ports;
  if (ebill === undefined) return;
  const { duties } = ebill.store;
  if (await duties.take('housekeeping', hourOf(clock.now()))) await keepHouse(ports);
  if (await duties.take('recheck', clock.today())) await recheckStaged(ports);
}

/** `2026-11-21T09`. */
function hourOf(milliseconds: number): string {
  return instantOf(milliseconds).slice(0, 'yyyy-mm-ddThh'.length);
}

/**
 * Forgets what need not be kept any longer: answers under idempotency keys after a day, feed records with their webhook
 * deliveries after 90 days, documents and files of cases two years after they were due, and files that nothing names. What is
 * left of a purged case is that its number was used; the audit log is kept. One run, which does no more than so much.
 */
export async function keepHouse(ports: Ports): Promise<void> {
  const { ebill, clock } = ports;
  if (ebill === undefined) return;
  const { store } = ebill;
  const now = clock.now();
  const daysAgo = (days: number) => instantOf(now - days * dayMilliseconds);
  await repeated(() => store.idempotency.purge(daysAgo(deliveryLimits.idempotencyDaysKept)));
  const casesBefore = addDays(clock.today(), -deliveryLimits.caseDaysKept);
  for await (const { id } of everyBiller(ebill)) {
    await repeated(() => store.feeds.purge(id, daysAgo(deliveryLimits.recordDaysKept)));
    if (casesBefore !== undefined) await repeated(() => store.cases.purge(id, casesBefore, instantOf(now)));
  }
  await repeated(() => store.pdfs.sweep(daysAgo(deliveryLimits.orphanDaysKept)));
}

/** Until there is nothing left to do, or this run has done enough. */
async function repeated(purge: () => Promise<number>): Promise<void> {
  for (let times = 0; times < deliveryLimits.purgesPerRunMax; times++) {
    if ((await purge()) === 0) return;
    await breathe();
  }
}

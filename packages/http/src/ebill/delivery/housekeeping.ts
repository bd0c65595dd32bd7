import { addDays } from '@rappen/core/date';
import { instantOf } from '../../keys.ts';
import type { Ports } from '../../ports.ts';
import { moveCase, rechecked } from '../cases/moves.ts';
import type { Biller } from '../ports.ts';
import type { EbillPorts } from '../service.ts';
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
      for (const { id } of page) await moveCase(acting, id, rechecked(acting));
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
 * Forgets what need not be kept any longer: answers under idempotency keys after a day, feed records after 90 days, documents
 * of cases two years after they were due. One run, for an adapter to repeat every hour or so.
 */
export async function keepHouse(ports: Ports): Promise<void> {
  const { ebill, clock } = ports;
  if (ebill === undefined) return;
  const now = clock.now();
  const daysAgo = (days: number) => instantOf(now - days * dayMilliseconds);
  await ebill.store.idempotency.purge(daysAgo(deliveryLimits.idempotencyDaysKept));
  const casesBefore = addDays(clock.today(), -deliveryLimits.caseDaysKept);
  for await (const { id } of everyBiller(ebill)) {
    await ebill.store.feeds.purge(id, daysAgo(deliveryLimits.recordDaysKept));
    if (casesBefore !== undefined) await ebill.store.cases.purge(id, casesBefore, instantOf(now));
  }
}

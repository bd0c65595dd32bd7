import { recordsOf } from '@rappen/core/ebill/events';
import {
  applyAll,
  type CaseEvent,
  type CaseId,
  type CaseState,
  decide,
  type FollowUp,
  followUps,
} from '@rappen/core/ebill/lifecycle';
import { hexOf } from '@rappen/pdf/internal/base';
import type { BillerId, CaseStore, CaseUpdate, NewRecord, StoredCase } from '../../ports/ebill/index.ts';

/** A case and what happens to it. */
export interface Happening {
  readonly stored: StoredCase;
  readonly events: readonly CaseEvent[];
}

interface Moved extends Happening {
  readonly state: CaseState;
}

/**
 * What happens to cases, and all that follows from it for others: the updates of one change, with their feed records.
 * `eventNetId`: the event of the network that brought it about, for the first record of a feed that has such ids.
 */
export async function updatesOf(
  cases: CaseStore,
  billerId: BillerId,
  happenings: readonly Happening[],
  eventNetId?: string,
): Promise<readonly CaseUpdate[]> {
  const moved = new Map<CaseId, Moved>();
  const waiting: FollowUp[] = [];
  const take = ({ stored, events }: Happening) => {
    const earlier = moved.get(stored.id);
    const before = earlier?.state ?? stored.state;
    const state = applyAll(before, events);
    moved.set(stored.id, { stored, state, events: [...(earlier?.events ?? []), ...events] });
    waiting.push(...followUps(stored.id, before, state));
  };
  for (const happening of happenings) take(happening);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const earlier = moved.get(next.id);
    const stored = earlier?.stored ?? (await cases.get(billerId, next.id));
    if (stored === undefined) continue;
    const decision = decide(earlier?.state ?? stored.state, next.command);
    if (decision.ok && decision.value.length > 0) take({ stored, events: decision.value });
  }
  let given = eventNetId;
  const idOfNext = () => {
    const id = given ?? newEventNetId();
    given = undefined;
    return id;
  };
  return [...moved.values()].map((one) => updateOf(one, idOfNext));
}

function updateOf({ stored, state, events }: Moved, idOfNext: () => string): CaseUpdate {
  const { id, revision, referenceNumber } = stored;
  const records = recordsOf({ businessCaseId: id, referenceNumber }, stored.state, state).map(
    (record): NewRecord => (record.feed === 'processingStatus' ? { record } : { record, eventNetId: idOfNext() }),
  );
  return { id, revision, state, events, records };
}

const eventIdBytes = 16;

/** An id for an event that the network has not told of in so many words. */
function newEventNetId(): string {
  return `EVID${hexOf(crypto.getRandomValues(new Uint8Array(eventIdBytes))).toUpperCase()}`;
}

import { changesBetween } from './changes.ts';
import type { CaseEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { CaseState } from './state.ts';

/** An event and when it was recorded: UTC to the millisecond, `2026-11-21T09:53:31.814Z`. */
export interface RecordedEvent {
  readonly at: string;
  readonly event: CaseEvent;
}

/** One move of one of the two statuses of a case. */
export interface StatusChange {
  readonly at: string;
  readonly field: 'processingStatus' | 'status';
  /** Absent for the first. */
  readonly from?: string | undefined;
  readonly to: string;
  /** The kind of the event; for a completion its cause. */
  readonly cause: string;
}

/** The moves of both statuses in the order of the history. Its first event must be the submission. */
export function statusHistory(recorded: readonly RecordedEvent[]): StatusChange[] {
  const moves: StatusChange[] = [];
  let state: CaseState | undefined;
  for (const { at, event } of recorded) {
    const after = evolve(state, event);
    const cause = 'cause' in event ? event.cause : event.kind;
    for (const { field, from, to } of changesBetween(state, after)) {
      if (field !== 'instalment') moves.push({ at, field, from, to, cause });
    }
    state = after;
  }
  return moves;
}

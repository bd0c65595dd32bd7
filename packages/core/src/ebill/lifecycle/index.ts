export type { Change } from './changes.ts';
export { changesBetween } from './changes.ts';
export type { Command, CommandKind } from './command.ts';
export { decide, isClosed, permit } from './decide.ts';
export type { CaseEvent } from './event.ts';
export { applyAll, evolve, replay } from './evolve.ts';
export type { RecordedEvent, StatusChange } from './history.ts';
export { statusHistory } from './history.ts';
export { lifecycleLimits } from './limits.ts';
export type { Delivery, FindCase, FollowUp, KnownCase } from './references.ts';
export { deliver, followUps, pickReferenced, requireReferenced, resolveReference, waitsFor } from './references.ts';
export { retryDelayMilliseconds } from './retry.ts';
export type {
  CaseFacts,
  CaseId,
  CaseState,
  ClosingCause,
  CompletionCause,
  Draft,
  Failure,
  InstalmentFacts,
  InstalmentState,
  Reference,
} from './state.ts';
export { factsOf } from './state.ts';
export type { Actor } from './transitions.ts';
export { instalmentMoves, isLegal, isPossiblePair, processingMoves, statusMoves } from './transitions.ts';

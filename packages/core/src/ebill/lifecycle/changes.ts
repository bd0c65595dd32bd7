import type { ProcessingStatus, Status } from '../business-case.ts';
import type { CaseState, InstalmentState } from './state.ts';

/** One status that is not what it was. A new case has moved to its processing status from nothing. */
export type Change =
  | { readonly field: 'processingStatus'; readonly from?: ProcessingStatus | undefined; readonly to: ProcessingStatus }
  | { readonly field: 'status'; readonly from: Status; readonly to: Status }
  | { readonly field: 'instalment'; readonly instalment: InstalmentState; readonly from: Status; readonly to: Status };

/** Every status that differs between two states of a case, the instalments last and in their order. */
export function changesBetween(before: CaseState | undefined, after: CaseState): Change[] {
  const changes: Change[] = [];
  if (before?.processingStatus !== after.processingStatus) {
    changes.push({ field: 'processingStatus', from: before?.processingStatus, to: after.processingStatus });
  }
  if (before === undefined) return changes;
  if (before.status !== after.status) changes.push({ field: 'status', from: before.status, to: after.status });
  for (const [index, instalment] of after.instalments.entries()) {
    const from = before.instalments[index]?.status ?? 'OPEN';
    if (from !== instalment.status) changes.push({ field: 'instalment', instalment, from, to: instalment.status });
  }
  return changes;
}

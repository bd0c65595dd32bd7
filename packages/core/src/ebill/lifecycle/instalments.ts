import type { Status } from '../business-case.ts';
import type { CaseEvent } from './event.ts';
import type { CaseState, CompletionCause, InstalmentState } from './state.ts';

/**
 * The status of an instalment bill, from the instalments that count: those of the chosen group, or all before there is one.
 * OPEN while one is open, then APPROVED while one waits for its payment. REJECTED when nothing but rejections is left, else
 * COMPLETED.
 */
export function statusOfInstalments(instalments: readonly InstalmentState[], chosenGroup?: string): Status {
  const counting = countingOf(instalments, chosenGroup);
  const has = (status: Status) => counting.some((instalment) => instalment.status === status);
  if (counting.length === 0 || has('OPEN')) return 'OPEN';
  if (has('APPROVED')) return 'APPROVED';
  return has('COMPLETED') ? 'COMPLETED' : 'REJECTED';
}

function countingOf(
  instalments: readonly InstalmentState[],
  chosenGroup: string | undefined,
): readonly InstalmentState[] {
  return instalments.filter(
    (instalment) => chosenGroup === undefined || instalment.externalPaymentByInstalmentsId === chosenGroup,
  );
}

/** The instalment of an external id; undefined for an unknown one. */
export function instalmentOf(state: CaseState, externalInstalmentId: string): InstalmentState | undefined {
  return state.instalments.find((instalment) => instalment.externalInstalmentId === externalInstalmentId);
}

/** Whether the recipient has approved or settled something of the case. */
export function isPartlySettled({ instalments, chosenGroup }: CaseState): boolean {
  return countingOf(instalments, chosenGroup).some(({ status }) => status === 'APPROVED' || status === 'COMPLETED');
}

/** Completes every instalment that stands in one of the statuses, but for those of one group. No event for none. */
export function completions(
  state: CaseState,
  from: readonly Status[],
  cause: CompletionCause,
  exceptGroup?: string,
): CaseEvent[] {
  const externalInstalmentIds = idsOf(
    state.instalments.filter(
      ({ status, externalPaymentByInstalmentsId: group }) => from.includes(status) && group !== exceptGroup,
    ),
  );
  return externalInstalmentIds.length === 0 ? [] : [{ kind: 'instalmentsCompleted', externalInstalmentIds, cause }];
}

/** Rejects every open instalment. */
export function rejections(state: CaseState): CaseEvent[] {
  const externalInstalmentIds = idsOf(state.instalments.filter(({ status }) => status === 'OPEN'));
  return [{ kind: 'instalmentsRejected', externalInstalmentIds }];
}

function idsOf(instalments: readonly InstalmentState[]): string[] {
  return instalments.map(({ externalInstalmentId }) => externalInstalmentId);
}

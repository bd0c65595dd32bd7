import type { Problem } from '../../problem/problem.ts';
import type { Amount } from '../business-case.ts';
import type { CaseId, ClosingCause, CompletionCause, Draft } from './state.ts';

/**
 * What happened to a business case. Its history is the list of its events, and its state their fold: see `evolve`.
 * `eventNetId`: the network's event that brought the news; of several events of one piece of news the first has it.
 */
export type CaseEvent = { readonly eventNetId?: string | undefined } & (
  | { readonly kind: 'submitted'; readonly processingMode: 'STAGE' | 'DELIVER'; readonly draft: Draft }
  | { readonly kind: 'edited' | 'released' | 'resent'; readonly draft: Draft }
  | { readonly kind: 'invalidated'; readonly problems: readonly Problem[] }
  | { readonly kind: 'discarded' }
  | { readonly kind: 'delivered'; readonly businessCaseNetId: string; readonly network?: string | undefined }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  /** `at` in milliseconds since 1970. */
  | { readonly kind: 'delayed'; readonly code: string; readonly at: number }
  | {
      readonly kind: 'approved';
      readonly approvedAmount: Amount;
      readonly externalDonationPurposeId?: string | undefined;
    }
  | { readonly kind: 'approvalWithdrawn' | 'rejected' }
  | { readonly kind: 'completed'; readonly cause: CompletionCause }
  | { readonly kind: 'instalmentApproved'; readonly externalInstalmentId: string; readonly approvedAmount: Amount }
  | { readonly kind: 'instalmentApprovalWithdrawn'; readonly externalInstalmentId: string }
  | { readonly kind: 'instalmentsRejected'; readonly externalInstalmentIds: readonly string[] }
  | {
      readonly kind: 'instalmentsCompleted';
      readonly externalInstalmentIds: readonly string[];
      readonly cause: CompletionCause;
    }
  | { readonly kind: 'reminded'; readonly by: CaseId }
  /** `closing`: given where its own delivery is still under way; then that completes it. */
  | { readonly kind: 'replaced'; readonly by: CaseId; readonly closing?: ClosingCause | undefined }
  | { readonly kind: 'networkStatusReported'; readonly networkStatus: string; readonly reason?: string | undefined }
  /** News that came too late to change anything. */
  | { readonly kind: 'newsDropped' }
);

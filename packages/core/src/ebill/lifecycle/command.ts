import type { Problem } from '../../problem/problem.ts';
import type { Result } from '../../result.ts';
import type { Amount } from '../business-case.ts';
import type { CaseId, Draft, NetworkWord } from './state.ts';

/** A command that may come as news of the network: with its event id it is taken into account once, and never fails for being late. */
export interface News {
  readonly eventNetId?: string | undefined;
  /** The words of the network, and why it says so: kept beside what the news changes. */
  readonly told?: NetworkWord | undefined;
}

/** A completion that the biller's own account statement tells of, and not the network. */
export interface FromStatement {
  readonly fromStatement?: true | undefined;
}

/** The commands for a business case. `transitions.ts` says who may give which, and when. */
export type Command =
  // The biller, by the interface for programs or by the pages.
  | { readonly kind: 'submit'; readonly processingMode: 'STAGE' | 'DELIVER'; readonly draft: Draft }
  /** A changed draft: what it comes to, or what is wrong with it. The type of a case never changes. */
  | { readonly kind: 'edit'; readonly draft: Result<Draft> }
  | { readonly kind: 'discard' }
  /** `check`: the verdict of today over the whole case. With problems a release makes it INVALID, and a resend fails. */
  | { readonly kind: 'release' | 'resend'; readonly check: Result<Draft> }
  // The service itself.
  | { readonly kind: 'recheck'; readonly check: readonly Problem[] }
  // The gateway to the network.
  /** `network`: by which it went, where there are several. */
  | { readonly kind: 'accept'; readonly businessCaseNetId: string; readonly network?: string | undefined }
  | { readonly kind: 'refuse'; readonly code: string; readonly message: string }
  /** A passing fault: tried again until attempts or time are used up. `now` in milliseconds since 1970. */
  | { readonly kind: 'delay'; readonly code: string; readonly now: number }
  // The recipient and the recipient's bank, as the network tells it.
  | (News & {
      readonly kind: 'approve';
      readonly approvedAmount: Amount;
      readonly externalDonationPurposeId?: string | undefined;
    })
  | (News & { readonly kind: 'withdraw' | 'reject' | 'archive' })
  | (News & FromStatement & { readonly kind: 'complete' })
  | (News & {
      readonly kind: 'approveInstalment';
      readonly externalInstalmentId: string;
      readonly approvedAmount: Amount;
    })
  | (News & {
      readonly kind: 'withdrawInstalment' | 'rejectInstalment';
      readonly externalInstalmentId: string;
    })
  | (News & FromStatement & { readonly kind: 'completeInstalment'; readonly externalInstalmentId: string })
  /** A word of the network that is none of our statuses. */
  | (News & { readonly kind: 'report'; readonly told: NetworkWord })
  // Another case of the same biller.
  | { readonly kind: 'remind' | 'settleSibling'; readonly by: CaseId }
  | { readonly kind: 'replace' | 'cancel'; readonly by: CaseId };

export type CommandKind = Command['kind'];

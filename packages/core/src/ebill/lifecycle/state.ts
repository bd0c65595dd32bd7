import type { Problem } from '../../problem/problem.ts';
import type { Amount, BusinessCase, BusinessCaseType, ProcessingStatus, Status } from '../business-case.ts';

/** The platform's own number of a business case, 1 to 2147483647. */
export type CaseId = number;

/** What the life of a business case depends on, read off its document by `factsOf`. */
export interface CaseFacts {
  readonly type: BusinessCaseType;
  readonly totalAmount: Amount;
  /** Whether the recipient may approve another amount than the total. */
  readonly payableAmountCanBeModified: boolean;
  /** Donation inquiries: the purposes to choose from. */
  readonly donationPurposeIds: readonly string[];
  /** Instalment bills: every instalment of every group. */
  readonly instalments: readonly InstalmentFacts[];
}

/** One instalment of one group. `externalInstalmentId` is unique in the whole case. */
export interface InstalmentFacts {
  readonly externalPaymentByInstalmentsId: string;
  readonly externalInstalmentId: string;
  readonly amount: Amount;
  readonly payableAmountCanBeModified: boolean;
}

/** An instalment with what became of it. */
export interface InstalmentState extends InstalmentFacts {
  readonly status: Status;
  readonly approvedAmount?: Amount | undefined;
}

/** What a case does to the case it references: resolved when it is submitted or released, carried out at delivery. */
export interface Reference {
  readonly effect: 'remind' | 'cancel' | 'replace';
  readonly id: CaseId;
}

/** What a submission comes to: the facts of its document, and the reference as it was resolved. */
export interface Draft {
  readonly facts: CaseFacts;
  readonly reference?: Reference | undefined;
}

/** What another case comes to for the one that it references. */
export type ClosingCause = 'replaced' | 'cancelled';

/** Why something is COMPLETED. Of an open case or instalment the network only says that it is: `toldByNetwork`. */
export type CompletionCause =
  | 'paid'
  /** The account statement of the biller has it. */
  | 'receivedByStatement'
  | 'settledElsewhere'
  | 'toldByNetwork'
  | ClosingCause
  | 'siblingSettled'
  | 'otherGroupChosen'
  | 'archived'
  | 'acknowledged';

/** Why a delivery failed: the code and message of the network, or of the service itself. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** A word of the network about a case, and its reason where it gives one. */
export interface NetworkWord {
  readonly status: string;
  readonly reason?: string | undefined;
}

/** Where a business case stands: the fold of its events, and nothing else. */
export interface CaseState {
  readonly facts: CaseFacts;
  readonly processingStatus: ProcessingStatus;
  readonly status: Status;
  /** Removed before it was delivered: its reference number is free again. */
  readonly discarded: boolean;
  /** Given by the network with the delivery. */
  readonly businessCaseNetId?: string | undefined;
  /** The network that delivered it, where there were several. */
  readonly network?: string | undefined;
  /** Failed attempts since the last release, and when the first of them was, in milliseconds since 1970. */
  readonly attempts: number;
  readonly firstAttemptAt?: number | undefined;
  readonly failure?: Failure | undefined;
  /** What makes it INVALID. */
  readonly problems: readonly Problem[];
  readonly approvedAmount?: Amount | undefined;
  readonly externalDonationPurposeId?: string | undefined;
  readonly completion?: CompletionCause | undefined;
  readonly instalments: readonly InstalmentState[];
  /** The group of instalments that the recipient settled on with the first approval. */
  readonly chosenGroup?: string | undefined;
  readonly reference?: Reference | undefined;
  readonly replacedBy?: CaseId | undefined;
  /** Replaced or cancelled before its own delivery was recorded: it is COMPLETED with that. */
  readonly closing?: ClosingCause | undefined;
  readonly remindedBy: readonly CaseId[];
  /** The last word of the network that is none of our statuses or came with a reason, as it was. */
  readonly networkStatus?: string | undefined;
  readonly networkReason?: string | undefined;
  /** Network events that were taken into account, the newest last. */
  readonly networkEvents: readonly string[];
}

/** What the life of a case depends on. */
export function factsOf(businessCase: BusinessCase): CaseFacts {
  const payment = 'singlePayment' in businessCase ? businessCase.singlePayment.paymentInformation : undefined;
  return {
    type: businessCase.type,
    totalAmount: businessCase.totalAmount,
    payableAmountCanBeModified: payment?.payableAmountCanBeModified ?? false,
    donationPurposeIds:
      businessCase.type === 'DonationInquiry'
        ? (businessCase.donationPurposes?.donationPurpose ?? []).map((purpose) => purpose.externalDonationPurposeId)
        : [],
    instalments: businessCase.type === 'InstalmentBill' ? instalmentsOf(businessCase) : [],
  };
}

function instalmentsOf(bill: Extract<BusinessCase, { type: 'InstalmentBill' }>): InstalmentFacts[] {
  return bill.paymentsByInstalments.paymentByInstalments.flatMap((group) =>
    group.instalments.instalment.map(({ externalInstalmentId, paymentInformation }) => ({
      externalPaymentByInstalmentsId: group.externalPaymentByInstalmentsId,
      externalInstalmentId,
      amount: paymentInformation.amount,
      payableAmountCanBeModified: paymentInformation.payableAmountCanBeModified,
    })),
  );
}

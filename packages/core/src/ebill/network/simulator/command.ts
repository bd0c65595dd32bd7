import type { Result } from '../../../result.ts';
import type { Amount, BusinessCase } from '../../business-case.ts';
import type { CaseState } from '../../lifecycle/state.ts';
import type {
  EventStream,
  NetEvent,
  NetHealth,
  NetRecipient,
  RecipientHit,
  RecipientQuery,
  SubmitOutcome,
  SubscriptionInitiation,
} from '../port.ts';
import type { SimulatedMail, SimulatedRecipient } from './state.ts';

/** What a recipient may do with a case. Without an amount an approval is over what was asked for. */
export type RecipientAction =
  | {
      readonly kind: 'approve';
      readonly approvedAmount?: Amount | undefined;
      readonly externalDonationPurposeId?: string | undefined;
    }
  | { readonly kind: 'withdraw' | 'reject' | 'complete' }
  | {
      readonly kind: 'approveInstalment';
      readonly externalInstalmentId: string;
      readonly approvedAmount?: Amount | undefined;
    }
  | {
      readonly kind: 'withdrawInstalment' | 'rejectInstalment' | 'completeInstalment';
      readonly externalInstalmentId: string;
    };

interface Commands {
  // What the port asks of a network.
  submit: { readonly billerNetId: string; readonly businessCase: BusinessCase };
  findByReference: { readonly billerNetId: string; readonly referenceNumber: string };
  searchRecipients: { readonly billerNetId: string; readonly queries: readonly RecipientQuery[] };
  hasRecipient: { readonly billRecipientNetId: string };
  initiateSubscription: {
    readonly billerNetId: string;
    readonly emailAddress: string;
    readonly token: string;
    readonly activationCode: string;
  };
  confirmSubscription: { readonly billerNetId: string; readonly token: string; readonly activationCode: string };
  pollEvents: { readonly stream: EventStream; readonly after?: string | undefined; readonly limit: number };
  health: Readonly<Record<never, never>>;
  // What happens on the other side of a network.
  act: { readonly businessCaseNetId: string; readonly action: RecipientAction };
  addRecipient: { readonly recipient: SimulatedRecipient };
  changeEmailAddress: { readonly billRecipientNetId: string; readonly newEmailAddress: string };
  setSubscription: {
    readonly billerNetId: string;
    readonly billRecipientNetId: string;
    readonly status: 'REQUESTED' | 'ACTIVE' | 'INACTIVE';
  };
  setAvailable: { readonly isAvailable: boolean };
  forget: { readonly businessCaseNetId?: string | undefined; readonly billRecipientNetId?: string | undefined };
  /** Lets the time since the last command of this kind take effect: payments, archives, what tags ask for. */
  advance: Readonly<Record<never, never>>;
  listMails: Readonly<Record<never, never>>;
  count: Readonly<Record<never, never>>;
  /** The cases of a biller, the newest first; at most 1000. */
  listCases: { readonly billerNetId: string };
}

/** What each command is answered with. */
export interface SimulatorAnswers {
  /** `delayMs`: how long the answer is to be held back. */
  submit: { readonly outcome: SubmitOutcome; readonly delayMs: number };
  findByReference: { readonly businessCaseNetId: string } | undefined;
  searchRecipients: readonly RecipientHit[];
  hasRecipient: boolean;
  initiateSubscription: Result<SubscriptionInitiation>;
  confirmSubscription: Result<NetRecipient>;
  pollEvents: readonly NetEvent[];
  health: NetHealth;
  act: Result<undefined>;
  addRecipient: Result<undefined>;
  changeEmailAddress: Result<undefined>;
  setSubscription: Result<undefined>;
  setAvailable: undefined;
  forget: undefined;
  advance: undefined;
  listMails: readonly SimulatedMail[];
  count: SimulatorCounts;
  listCases: readonly ListedCase[];
}

/** A case in a list of what the network has taken. */
export interface ListedCase {
  readonly businessCaseNetId: string;
  readonly referenceNumber: string;
  readonly billRecipientNetId: string;
  readonly status: CaseState['status'];
}

/** What came in. */
export interface SimulatorCounts {
  /** Submissions that were accepted, and reference numbers of billers among them. */
  readonly accepted: number;
  readonly referenceNumbers: number;
  /** Submissions of cases that had been delivered before. */
  readonly repeated: number;
}

export type SimulatorCommandKind = keyof Commands;

/** A command to the simulator, of one kind or of any. */
export type SimulatorCommand<K extends SimulatorCommandKind = SimulatorCommandKind> = {
  readonly [P in K]: { readonly kind: P } & Commands[P];
}[K];

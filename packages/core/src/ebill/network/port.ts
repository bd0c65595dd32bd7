import type { CalendarDate } from '../../date/calendar-date.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Result } from '../../result.ts';
import type { Amount, BusinessCase } from '../business-case.ts';

/**
 * What the service needs of the network that carries bills to their recipients. An adapter may reject a promise when the
 * network cannot be reached: only `submit` has outcomes for that. The service waits for none of them without end, and an
 * answer that comes too late counts as none. `Signal` is the AbortSignal of the runtime.
 */
export interface BillingNetwork<Signal = unknown> {
  /** `simulator`, or the name of a real network. */
  readonly kind: string;
  /** Bytes of a PDF, and recipients in one search. */
  readonly limits: { readonly pdfBytesMax: number; readonly searchItemsMax: number };
  submit(submission: NetSubmission, options: SubmitOptions<Signal>): Promise<SubmitOutcome>;
  /** The case of a biller's reference number, for reconciling after an unknown outcome. */
  findByReference(billerNetId: string, referenceNumber: string, trail?: Trail): Promise<Delivered | undefined>;
  /** One hit for each query, in the same order. */
  searchRecipients(
    billerNetId: string,
    queries: readonly RecipientQuery[],
    trail?: Trail,
  ): Promise<readonly RecipientHit[]>;
  /** Whether a recipient has this id; it need not be an active one. */
  hasRecipient(billerNetId: string, billRecipientNetId: string, trail?: Trail): Promise<boolean>;
  initiateSubscription(
    billerNetId: string,
    emailAddress: string,
    trail?: Trail,
  ): Promise<Result<SubscriptionInitiation>>;
  confirmSubscription(
    billerNetId: string,
    token: string,
    activationCode: string,
    trail?: Trail,
  ): Promise<Result<NetRecipient>>;
  /** Whether to ask for events of a stream now; without: always. It costs nothing, so that who has none costs nothing either. */
  isDue?(stream: EventStream): boolean;
  /** Events of one stream behind the given EVID (undefined: from the oldest), at most `limit`, oldest first. */
  pollEvents(stream: EventStream, after: string | undefined, limit: number): Promise<readonly NetEvent[]>;
  /** For one biller, where each has a network of its own. */
  health(trail?: Trail, billerNetId?: string): Promise<NetHealth>;
}

/** Of what a call is a part, so that both sides can find it: an adapter sends it in headers. Never personal data. */
export interface Trail {
  /** The id of the request that led to the call, for `X-Request-Id`. */
  readonly requestId?: string | undefined;
  /** For the header of this name (W3C Trace Context); absent where there are no traces. */
  readonly traceparent?: string | undefined;
}

/** A case on its way to the network, and its PDF/A-3b. */
export interface NetSubmission {
  readonly billerNetId: string;
  readonly businessCase: BusinessCase;
  readonly pdf: Uint8Array;
}

/** How one attempt is made. */
export interface SubmitOptions<Signal = unknown> {
  /** At most 36 characters. */
  readonly correlationId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Whether somebody may have begun to submit it before, and not learned how that ended. */
  readonly isRepetition: boolean;
  readonly signal: Signal;
  readonly trail?: Trail | undefined;
}

/** A case as the network has it. */
interface Delivered {
  readonly businessCaseNetId: string;
  /** The network, where there are several. */
  readonly network?: string | undefined;
}

/**
 * What became of a submission. `duplicate`: the reference number was delivered before, so this is the case of an earlier
 * attempt. `retry`: nothing happened, try again. `unknown`: it may have arrived; look with `findByReference`
 * before trying again, since the network delivers a reference number once but knows no attempts. `pending`: the network has it and
 * has not decided yet: asked again later, that is no attempt.
 */
export type SubmitOutcome =
  | ({ readonly kind: 'accepted' | 'duplicate' } & Delivered)
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly problems?: readonly Problem[] | undefined;
    }
  | { readonly kind: 'retry'; readonly code: string; readonly afterMs?: number | undefined }
  | { readonly kind: 'pending'; readonly afterMs?: number | undefined }
  | { readonly kind: 'unknown' };

/** Exactly one identifier. */
export type RecipientQuery =
  | { readonly emailAddress: string }
  | { readonly billRecipientNetId: string }
  | { readonly enterpriseIdentificationNumber: string };

/** What the network says about one identifier. */
export type RecipientHit =
  | {
      readonly submissionStatus: 'ALLOWED';
      /** Absent where the network does not say it. */
      readonly billRecipientNetId?: string | undefined;
      readonly activeSubscription: boolean;
      /** Whether the recipient permits EBILL_DEBIT. */
      readonly directDebit: boolean;
      /** The address in force, where a former one was given. */
      readonly newEmailAddress?: string | undefined;
    }
  | {
      readonly submissionStatus: 'NOT_ALLOWED';
      readonly reason: 'UNKNOWN' | 'EMAIL_EXPIRED' | 'NOT_SUBSCRIBED';
      readonly billRecipientNetId?: string | undefined;
    };

/** A bill recipient as the network describes one to a biller. */
export interface NetRecipient {
  readonly billRecipientNetId: string;
  readonly type: 'PRIVATE' | 'COMPANY';
  readonly name: string;
  readonly firstName?: string | undefined;
  readonly emailAddress?: string | undefined;
  readonly enterpriseIdentificationNumber?: string | undefined;
  /** ISO 639-2/B: `ger`, `fre`, `ita`, `eng`, `roh`. */
  readonly correspondenceLanguage: string;
  readonly address: {
    readonly streetName: string;
    readonly postalCode: string;
    readonly city: string;
    readonly countryCode: string;
  };
}

/** A subscription that waits for its activation code. */
export interface SubscriptionInitiation {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** How the network is. */
export interface NetHealth {
  readonly available: boolean;
  readonly message: string;
  readonly environmentStage: string;
}

/** The event streams of a network, each with its own cursor. */
export const eventStreams = ['businessCase', 'instalment', 'subscription', 'emailAddress'] as const;
export type EventStream = (typeof eventStreams)[number];

/** What every event of the network has. */
interface NetEventBase {
  /** `EVID` and 32 capital hexadecimal digits, unique for ever. */
  readonly eventNetId: string;
  readonly billerNetId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An event of the network. `newStatus` is its own word, which need not be one of ours: see `commandOfNews`. */
export type NetEvent = NetEventBase &
  (
    | {
        readonly stream: 'businessCase';
        readonly businessCaseNetId: string;
        readonly newStatus: string;
        readonly approvedAmount?: Amount | undefined;
        readonly externalDonationPurposeId?: string | undefined;
        /** Why, in words of the network. */
        readonly reason?: string | undefined;
      }
    | {
        readonly stream: 'instalment';
        readonly businessCaseNetId: string;
        readonly externalPaymentByInstalmentsId: string;
        readonly externalInstalmentId: string;
        readonly newStatus: string;
        readonly approvedAmount?: Amount | undefined;
        readonly reason?: string | undefined;
      }
    | SubscriptionNews
    | EmailAddressNews
  );

/** A subscription of a recipient to the bills of a biller has changed. */
export interface SubscriptionNews {
  readonly stream: 'subscription';
  readonly newStatus: 'REQUESTED' | 'ACTIVE' | 'INACTIVE';
  readonly billRecipient: NetRecipient;
  /** The recipient's number at the biller, up to 21 characters, and a reference of an earlier bill. */
  readonly accountNumber?: string | undefined;
  readonly referenceStructured?: string | undefined;
  readonly formFields?: readonly { readonly technicalId: string; readonly value: string }[] | undefined;
}

/** A case was submitted with an address that the recipient had given up. */
export interface EmailAddressNews {
  readonly stream: 'emailAddress';
  readonly businessCaseNetId: string;
  readonly oldEmailAddress: string;
  readonly newEmailAddress: string;
}

/** A former e-mail address, and the day on which it was given up. */
export interface FormerEmailAddress {
  readonly emailAddress: string;
  readonly changedOn: CalendarDate;
}

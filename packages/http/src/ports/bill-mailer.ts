import type { DeliveryReport } from '@rappen/core/ebill/mail';
import type { NetworkTrial } from './network-trial.ts';

/** Hands mails with bills over to a mail server, and reads what comes back. None of its promises is rejected for what a server does. */
export interface BillMailer {
  /** The address of the sender. */
  readonly from: string;
  /** The part of `Message-ID` behind the `@`. */
  readonly domain: string;
  /** Hands a mail over. Whoever calls it again with the same `messageId` hands over the same mail. */
  send(mail: OutgoingBill, signal: AbortSignal): Promise<MailHandover>;
  /** Whether the servers let the service in. */
  check(signal: AbortSignal): Promise<NetworkTrial>;
  /** Where the mail server puts what comes back; without: nobody learns of it. */
  readonly mailbox?: BillMailbox | undefined;
}

export interface OutgoingBill {
  /** In its angle brackets. */
  readonly messageId: string;
  readonly to: string;
  /** The name of the sender; the address is that of the mail server. */
  readonly fromName: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

/** What became of a mail. `reason`: what the server said, in one line. */
export type MailHandover =
  | { readonly kind: 'taken' }
  /** The server does not take this mail, now or later. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It does not take it now: nothing was sent. */
  | { readonly kind: 'busy'; readonly reason: string }
  /** No mail can be handed over at all. */
  | { readonly kind: 'unavailable'; readonly reason: 'sign-in' | 'sender' | 'no answer' }
  /** It may have been taken, or not. */
  | { readonly kind: 'unknown' };

export interface BillMailbox {
  /** Whether the server keeps this mail among those that it has taken. False says nothing: not every server keeps them. */
  hasSent(messageId: string, signal: AbortSignal): Promise<boolean>;
  /**
   * Reports of deliveries that have come behind a place; undefined: those of the latest 60 days. Rejects where the mailbox cannot be read.
   */
  reports(after: string | undefined, signal: AbortSignal): Promise<MailReports>;
}

export interface MailReports {
  /** In the order in which they came; `id` is the same each time that one is read. */
  readonly reports: readonly (DeliveryReport & { readonly id: string })[];
  /** Where to go on. */
  readonly last: string | undefined;
  /** Whether there are more behind it. */
  readonly hasMore: boolean;
}

import type { BillMailer } from './bill-mailer.ts';

/** Sends mails: codes of subscriptions, invitations, links to a new password. */
export interface Mailer {
  /** Throws when the mail could not be handed over: that is a fault, not the caller's doing. */
  send(mail: Mail): Promise<void>;
  /** Hands bills over; without, no bills go by e-mail. */
  readonly bills?: BillMailer | undefined;
}

/** A mail of plain text to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

import { webhookLimits } from './limits.ts';

/** Sends mails, such as the codes with which a recipient confirms a subscription. */
export interface Mailer {
  /** Throws when the mail could not be handed over: that is a fault, not the caller's doing. */
  send(mail: Mail): Promise<void>;
}

/** A mail of plain text to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mailer that sends nothing and keeps what it was given, for trials and tests. */
export interface OutboxMailer extends Mailer {
  /** The newest first. */
  sent(): readonly Mail[];
}

/** Keeps the newest 1000 mails, as long as the process runs. */
export function outboxMailer(): OutboxMailer {
  let mails: readonly Mail[] = [];
  return {
    async send(mail) {
      mails = [mail, ...mails].slice(0, webhookLimits.mailsKept);
    },
    sent: () => mails,
  };
}

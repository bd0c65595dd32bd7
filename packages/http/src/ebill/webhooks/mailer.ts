import type { Mail, Mailer } from '../../ports/mailer.ts';
import { webhookLimits } from './limits.ts';

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

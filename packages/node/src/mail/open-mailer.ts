import type { Config, Mailer } from '@rappen/http';
import { smtpBillMailer } from './bill-mailer.ts';
import { imapMailbox, readMailboxUrl } from './mailbox.ts';
import { readSmtpUrl, smtpMailer } from './mailer.ts';

/** The mail server and the mailbox of the settings; undefined: there are none. Or what is wrong with the settings, in sentences. */
export function openMailer({
  smtpUrl,
  mailboxUrl,
  allowsDeskMail = false,
}: Pick<Config, 'smtpUrl' | 'mailboxUrl' | 'allowsDeskMail'>):
  | { readonly errors: readonly string[] }
  | { readonly mailer: Mailer | undefined } {
  const smtp = smtpUrl === undefined ? undefined : readSmtpUrl(smtpUrl);
  const mailbox = mailboxUrl === undefined ? undefined : readMailboxUrl(mailboxUrl);
  const errors = [smtp, mailbox].flatMap((one) => (one !== undefined && 'error' in one ? [one.error] : []));
  if (mailbox !== undefined && smtp === undefined) errors.push('RAPPEN_MAILBOX_URL needs RAPPEN_SMTP_URL');
  if (allowsDeskMail && smtp === undefined) errors.push('RAPPEN_DESK_MAIL needs RAPPEN_SMTP_URL');
  if (errors.length > 0) return { errors };
  if (smtp === undefined || 'error' in smtp) return { mailer: undefined };
  const box = mailbox === undefined || 'error' in mailbox ? undefined : imapMailbox(mailbox);
  return { mailer: smtpMailer(smtp, smtpBillMailer(smtp, box)) };
}

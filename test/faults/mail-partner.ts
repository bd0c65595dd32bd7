import { startMailbox } from '../mail/mailbox.ts';
import { startMailServer, type TakenMail } from '../mail/smtp.ts';
import type { Partner } from './partners.ts';

const headerOf = (mail: TakenMail, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail.source.toString('latin1'))?.[1]?.trim() ?? '';
const referenceOf = (mail: TakenMail) => /K-\d+-\d+(?:-r)?/.exec(headerOf(mail, 'Subject'))?.[0] ?? '';

/** A mail server that keeps what was sent before it says that it has it, and whose mails to some recipients come back. Needs Dovecot. */
export async function mailPartner(): Promise<Partner> {
  const [server, mailbox] = [await startMailServer(), await startMailbox()];
  const returned = new Set<TakenMail>();
  server.onTaken = async ({ source }) => mailbox.put('Sent', source);
  return {
    name: 'mail',
    variables: {
      RAPPEN_SMTP_URL: `smtp://127.0.0.1:${server.port}?from=bills@example.ch`,
      RAPPEN_MAILBOX_URL: mailbox.url,
    },
    choiceOf: () => ({ kind: 'mail', mail: { language: 'de' } }),
    destinyOf: (referenceNumber) => (referenceNumber.endsWith('-r') ? 'REJECTED' : undefined),
    step() {
      for (const mail of server.taken) {
        if (!referenceOf(mail).endsWith('-r') || returned.has(mail)) continue;
        returned.add(mail);
        mailbox.put('INBOX', reportOf(headerOf(mail, 'Message-ID')));
      }
    },
    sent() {
      const counts = new Map<string, number>();
      for (const mail of server.taken) counts.set(referenceOf(mail), (counts.get(referenceOf(mail)) ?? 0) + 1);
      return counts;
    },
    async close() {
      await server.close();
      await mailbox.stop();
    },
  };
}

/** That nobody has the address: as RFC 3464 has it. */
function reportOf(messageId: string): string {
  return [
    'From: MAILER-DAEMON@mx.example.ch',
    'To: bills@example.ch',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.ch',
    '',
    'Final-Recipient: rfc822; petra@example.org',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--x--',
    '',
  ].join('\r\n');
}

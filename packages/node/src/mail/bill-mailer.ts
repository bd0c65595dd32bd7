import { Readable } from 'node:stream';
import type { BillMailer, MailHandover, NetworkTrial, OutgoingBill } from '@rappen/http';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mailbox } from './mailbox.ts';
import { isPlainAddress, type SmtpSettings } from './mailer.ts';
import { hostName, mailTimeouts, needsTls } from './server-url.ts';

/** What nodemailer says of a failure. */
interface SmtpError extends Error {
  readonly code?: string | undefined;
  /** The step that failed: `AUTH`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
}

const reasonLengthMax = 400;
const chunkBytes = 65_536;

/**
 * Hands bills over to a mail server by SMTP (RFC 5321), each over a connection of its own, and says how far it came: only an answer to the
 * whole mail says that it was taken. Asks the server to report failures with the headers of the mail alone (RFC 3461). `mailbox`: where
 * they come back to.
 */
export function smtpBillMailer(settings: SmtpSettings, mailbox?: Mailbox): BillMailer {
  const { from } = settings;
  return {
    from,
    domain: from.slice(from.lastIndexOf('@') + 1),
    mailbox,
    async send(mail, signal) {
      if (!isPlainAddress(mail.to)) return { kind: 'refused', reason: 'not one plain address' };
      const { message, envelope } = await composed(mail, from);
      let begun = false;
      try {
        await connected(settings, signal, (connection) => {
          const stream = streamOf(message, () => {
            begun = true;
          });
          return new Promise<void>((resolve, reject) =>
            connection.send(envelope, stream, (error) => (error ? reject(error) : resolve())),
          );
        });
        return { kind: 'taken' };
      } catch (error) {
        return handoverOf(error as SmtpError, begun);
      }
    },
    async check(signal) {
      const mails = await connected(settings, signal, async () => {}).then(
        () => undefined,
        (error: SmtpError) => trialOf(handoverOf(error, false)),
      );
      return mails ?? (await mailbox?.check(signal)) ?? { outcome: 'available', message: 'The mail server answers' };
    },
  };
}

/** The whole mail, and who it is from and to. */
async function composed(
  { to, fromName, replyTo, subject, text, messageId, fileName, pdf }: OutgoingBill,
  from: string,
) {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const content = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const mail = new MailComposer({
    messageId,
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    attachments: [{ filename: fileName, content, contentType: 'application/pdf' }],
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const message = await mail.build();
  const dsn = { id: messageId, return: 'headers', notify: ['failure', 'delay'] };
  const { from: sender, to: receivers } = mail.getEnvelope();
  return { message, envelope: { from: sender, to: receivers, size: message.length, dsn } as SMTPConnection.Envelope };
}

/** The bytes of a mail. `onRead`: the server has asked for them. */
function streamOf(message: Buffer, onRead: () => void): Readable {
  let place = 0;
  return new Readable({
    read() {
      onRead();
      const chunk = message.subarray(place, place + chunkBytes);
      place += chunk.length;
      this.push(chunk.length === 0 ? null : chunk);
    },
  });
}

/** Does something while signed in. Rejects with what the server says, or when nobody waits any more. */
async function connected<T>(
  settings: SmtpSettings,
  signal: AbortSignal,
  work: (connection: SMTPConnection) => Promise<T>,
): Promise<T> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { port, secure, user, password = '' } = settings;
  const options = { host: hostName(settings), port, secure, requireTLS: needsTls(settings), ...mailTimeouts };
  const connection = new Connection(options);
  const ended = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The connection has ended')));
    const giveUp = () => reject(new Error('Nobody waits any more'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
  // What comes after the answer is nobody's
  ended.catch(() => {});
  connection.on('error', () => {});
  try {
    await Promise.race([new Promise<void>((resolve) => connection.connect(() => resolve())), ended]);
    if (user !== undefined) {
      const signIn = new Promise<void>((resolve, reject) =>
        connection.login({ user, pass: password } as never, (error) => (error ? reject(error) : resolve())),
      );
      await Promise.race([signIn, ended]);
    }
    return await Promise.race([work(connection), ended]);
  } finally {
    connection.close();
  }
}

/** How far a mail came that was not taken. `begun`: the server has asked for its bytes. */
function handoverOf({ code, command, responseCode, response, message }: SmtpError, begun: boolean): MailHandover {
  const reason = (response ?? message).replaceAll(/\p{Cc}+/gu, ' ').slice(0, reasonLengthMax);
  if (code === 'EAUTH' || command?.startsWith('AUTH')) return { kind: 'unavailable', reason: 'sign-in' };
  // What the server, or the mail itself, does not allow at all
  if (responseCode === undefined && (code === 'EMESSAGE' || code === 'EENVELOPE')) return { kind: 'refused', reason };
  if (responseCode === undefined) return begun ? { kind: 'unknown' } : { kind: 'unavailable', reason: 'no answer' };
  // The server says that it ends here (RFC 5321, 3.8)
  if (responseCode === 421) return { kind: 'unavailable', reason: 'no answer' };
  if (responseCode < 500) return { kind: 'busy', reason };
  if (command === 'MAIL FROM') return { kind: 'unavailable', reason: 'sender' };
  return command === 'RCPT TO' || command === 'DATA'
    ? { kind: 'refused', reason }
    : { kind: 'unavailable', reason: 'no answer' };
}

function trialOf(handover: MailHandover): NetworkTrial {
  return handover.kind === 'unavailable' && handover.reason === 'sign-in'
    ? { outcome: 'signInRefused', message: 'The mail server does not accept the user name or password' }
    : { outcome: 'notReached', message: 'The mail server cannot be reached' };
}

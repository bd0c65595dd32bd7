import type { BillMailer, Mailer } from '@rappen/http';
import { hostName, type MailServer, mailTimeouts, needsTls, readServer } from './server-url.ts';

/** The mail server and the sender of e-mails. */
export interface SmtpSettings extends MailServer {
  /** The address in `From`, and where failures are reported to. */
  readonly from: string;
}

const name = 'RAPPEN_SMTP_URL';

/**
 * Reads the address of a mail server, `smtp://user:password@mail.example.ch:587?from=bills@example.ch`, or explains in a sentence
 * what is wrong with it. `smtps` uses TLS from the start (port 465), `smtp` switches to TLS before a password is sent, except on
 * this machine (port 587). The address may contain a password: no sentence repeats it.
 */
export function readSmtpUrl(text: string): SmtpSettings | { readonly error: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const server = readServer(name, url, { 'smtp:': 587, 'smtps:': 465 });
  const [from, second] = url?.searchParams.getAll('from') ?? [];
  if ('error' in server && !server.error.includes('%25')) return server;
  if (from === undefined || second !== undefined || !isPlainAddress(from))
    return { error: `${name} must end with ?from= and the sender address` };
  if (url === undefined || url.searchParams.size > 1 || url.hash !== '' || !/^\/?$/.test(url.pathname))
    return { error: `${name} must have nothing after the host except ?from=` };
  return 'error' in server ? server : { ...server, from };
}

/** Sends e-mails by SMTP (RFC 5321). Throws if the server refuses one, or if there is not exactly one address. */
export function smtpMailer(settings: SmtpSettings, bills?: BillMailer): Mailer {
  const { port, secure, user, password, from } = settings;
  const options = {
    host: hostName(settings),
    port,
    secure,
    requireTLS: needsTls(settings),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...mailTimeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Commands that send nothing do not load it
  const opened = () => import('nodemailer').then(({ createTransport }) => createTransport(options));
  let transport: ReturnType<typeof opened> | undefined;
  return {
    async send({ to, subject, text }) {
      if (!isPlainAddress(to)) throw new Error('An e-mail must have exactly one address');
      transport ??= opened();
      await (await transport).sendMail({
        from: { name: '', address: from },
        to: { name: '', address: to },
        subject,
        text,
      });
    },
    bills,
  };
}

/** One address without a name: nothing that a mail program could read as two, or as more header lines. */
export function isPlainAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u.test(text);
}

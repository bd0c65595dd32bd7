import type { Mailer } from '@rappen/http';
import { createTransport } from 'nodemailer';

/** The mail server and the sender of e-mails. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Whether the connection uses TLS from the start (RFC 8314). */
  readonly secure: boolean;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The address in `From`, and where failures are reported to. */
  readonly from: string;
}

/** The longest wait for the connection, for the greeting, and for each answer of the server. */
const timeoutMilliseconds = 15_000;
const defaultPorts = { 'smtp:': 587, 'smtps:': 465 } as const;
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the address of a mail server, `smtp://user:password@mail.example.ch:587?from=bills@example.ch`, or explains in a sentence
 * what is wrong with it. `smtps` uses TLS from the start (port 465), `smtp` switches to TLS before a password is sent, except on
 * this machine (port 587). The address may contain a password: no sentence repeats it.
 */
export function readSmtpUrl(text: string): SmtpSettings | { readonly error: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [from, second] = url?.searchParams.getAll('from') ?? [];
  if (url === undefined || !(url.protocol in defaultPorts) || url.hostname === '')
    return { error: 'RAPPEN_SMTP_URL must begin with smtp:// or smtps:// and a host' };
  if (from === undefined || second !== undefined || !isPlainAddress(from))
    return { error: 'RAPPEN_SMTP_URL must end with ?from= and the sender address' };
  if (url.searchParams.size > 1 || url.hash !== '' || !/^\/?$/.test(url.pathname))
    return { error: 'RAPPEN_SMTP_URL must have nothing after the host except ?from=' };
  const [user, password] = [url.username, url.password].map(decoded);
  if (user === undefined || password === undefined)
    return { error: 'RAPPEN_SMTP_URL must write % in user and password as %25' };
  return {
    host: url.hostname,
    port: Number(url.port || defaultPorts[url.protocol as keyof typeof defaultPorts]),
    secure: url.protocol === 'smtps:',
    ...(user !== '' && { user, password }),
    from,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Sends e-mails by SMTP (RFC 5321). Throws if the server refuses one, or if there is not exactly one address. */
export function smtpMailer({ host, port, secure, user, password, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port,
    secure,
    requireTLS: !secure && user !== undefined && !loopbackHosts.includes(host),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      if (!isPlainAddress(to)) throw new Error('An e-mail must have exactly one address');
      await transport.sendMail({ from: { name: '', address: from }, to: { name: '', address: to }, subject, text });
    },
  };
}

/** One address without a name: nothing that a mail program could read as two, or as more header lines. */
function isPlainAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u.test(text);
}

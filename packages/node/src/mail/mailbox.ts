import { readDeliveryReport } from '@rappen/core/ebill/mail';
import type { BillMailbox, MailReports, NetworkTrial } from '@rappen/http';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { hostName, type MailServer, mailTimeouts, needsTls, readServer } from './server-url.ts';

/** A mailbox, and whether it lets the service in. */
export interface Mailbox extends BillMailbox {
  /** Undefined: it does. */
  check(signal: AbortSignal): Promise<NetworkTrial | undefined>;
}

/** The server of a mailbox, and its folder. */
export interface MailboxSettings extends MailServer {
  readonly folder: string;
}

const name = 'RAPPEN_MAILBOX_URL';
const daysBack = 60;
const dayMilliseconds = 86_400_000;
const mailsPerPage = 500;
/** A report has the headers of a mail; some servers send the whole of it back. */
const reportBytesMax = 2_000_000;
const reportPattern = /^content-type:\s*multipart\/report\b/im;

/**
 * Reads the address of a mailbox, `imaps://user:password@imap.example.ch/INBOX`, or explains in a sentence what is wrong with it. `imaps`
 * uses TLS from the start (port 993), `imap` switches to TLS before the password is sent, except on this machine (port 143). Without a
 * folder it is `INBOX`.
 */
export function readMailboxUrl(text: string): MailboxSettings | { readonly error: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const server = readServer(name, url, { 'imap:': 143, 'imaps:': 993 });
  if ('error' in server) return server;
  if (server.user === undefined) return { error: `${name} must name the user and the password` };
  if (url === undefined || url.search !== '' || url.hash !== '')
    return { error: `${name} must have nothing after the folder` };
  try {
    return { ...server, folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX' };
  } catch {
    return { error: `${name} must write % in the folder as %25` };
  }
}

/** Reads reports of deliveries from a mailbox by IMAP (RFC 9051), over a connection of its own each time. Changes nothing in it. */
export function imapMailbox(settings: MailboxSettings): Mailbox {
  const inFolder = <T>(folder: string, signal: AbortSignal, work: (client: ImapFlow) => Promise<T>) =>
    signedIn(settings, signal, async (client) => {
      await client.mailboxOpen(folder, { readOnly: true });
      return work(client);
    });
  return {
    hasSent: (messageId, signal) =>
      signedIn(settings, signal, async (client) => {
        const sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent');
        if (sent === undefined) return false;
        await client.mailboxOpen(sent.path, { readOnly: true });
        const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
        return Array.isArray(found) && found.length > 0;
      }),
    reports: (after, signal) => inFolder(settings.folder, signal, (client) => reportsOf(client, after)),
    async check(signal) {
      try {
        await inFolder(settings.folder, signal, async () => {});
        return undefined;
      } catch (error) {
        return (error as { readonly authenticationFailed?: boolean }).authenticationFailed
          ? { outcome: 'signInRefused', message: 'The mailbox does not accept the user name or password' }
          : { outcome: 'notReached', message: 'The mailbox cannot be opened' };
      }
    },
  };
}

async function signedIn<T>(
  settings: MailboxSettings,
  signal: AbortSignal,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const { ImapFlow } = await import('imapflow');
  const { port, secure, user = '', password = '' } = settings;
  const client = new ImapFlow({
    host: hostName(settings),
    port,
    secure,
    auth: { user, pass: password },
    ...(needsTls(settings) && { doSTARTTLS: true }),
    ...mailTimeouts,
    logger: false,
  });
  // What goes wrong reaches who waits; what comes after is nobody's
  client.on('error', () => {});
  const giveUp = () => client.close();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await client.connect();
    const done = await work(client);
    await client.logout();
    return done;
  } finally {
    signal.removeEventListener('abort', giveUp);
    client.close();
  }
}

/** A place in a mailbox: `validity:uid`. Where the server numbers its mails anew, reading begins again. */
async function reportsOf(client: ImapFlow, after: string | undefined): Promise<MailReports> {
  const validity = client.mailbox === false ? '' : String(client.mailbox.uidValidity);
  const [known, uid] = after?.split(':') ?? [];
  const since = known === validity ? Number(uid) : 0;
  const wanted = since > 0 ? { uid: `${since + 1}:*` } : { since: new Date(Date.now() - daysBack * dayMilliseconds) };
  const found = await client.search(wanted, { uid: true });
  // `n:*` names the last mail where there is none behind n (RFC 9051, 9)
  const all = (Array.isArray(found) ? found : []).filter((one) => one > since).sort((one, other) => one - other);
  const page = all.slice(0, mailsPerPage);
  const last = page.at(-1) ?? (since > 0 ? since : undefined);
  const reports: MailReports['reports'][number][] = [];
  if (page.length > 0) {
    const headers = await client.fetchAll(page, { uid: true, headers: ['content-type'] }, { uid: true });
    for (const { uid: one } of headers.filter(isReport).sort((a, b) => a.uid - b.uid)) {
      const whole = await client.fetchOne(String(one), { source: { maxLength: reportBytesMax } }, { uid: true });
      const report = whole ? whole.source && (await readReport(whole.source)) : undefined;
      if (report) reports.push({ ...report, id: `${validity}:${one}` });
    }
  }
  return { reports, last: last === undefined ? undefined : `${validity}:${last}`, hasMore: all.length > page.length };
}

function isReport({ headers }: FetchMessageObject): boolean {
  const text = headers?.toString('latin1').replaceAll(/\r?\n[ \t]+/g, ' ') ?? '';
  return reportPattern.test(text);
}

/** The report that a mail is; undefined: it is none, or cannot be read. */
async function readReport(source: Buffer) {
  const { default: PostalMime } = await import('postal-mime');
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' } as const;
  const mail = await PostalMime.parse(new Uint8Array(source), options).catch(() => undefined);
  const textOf = (...types: readonly string[]) => {
    const content = mail?.attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
    return content === undefined || typeof content === 'string' ? content : new TextDecoder().decode(content);
  };
  const status = textOf('message/delivery-status', 'message/global-delivery-status');
  const original = textOf('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers');
  return status === undefined || original === undefined ? undefined : readDeliveryReport(status, original);
}

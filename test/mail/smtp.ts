import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A mail as a server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: Buffer;
}

/** When a server says something else than yes: at a step, the code and the words. */
export type SmtpFault =
  | { readonly at: 'MAIL' | 'RCPT' | 'DATA'; readonly code: number; readonly message?: string }
  /** It takes the mail, and ends the connection before it says so. */
  | { readonly at: 'ANSWER' }
  /** It asks for the mail and never answers. */
  | { readonly at: 'SILENCE' };

export interface MailServerStandIn {
  readonly port: number;
  readonly taken: TakenMail[];
  /** What is done with a mail before it is acknowledged, as a server that keeps what was sent does. */
  onTaken: (mail: TakenMail) => Promise<void>;
  /** The next mails meet these, one each. */
  readonly faults: SmtpFault[];
  close(): Promise<void>;
}

/** A mail server that keeps what it takes: `smtp-server`, by the makers of nodemailer, with a password where one is given. */
export async function startMailServer(
  account?: { readonly user: string; readonly password: string },
  options: SMTPServerOptions = {},
): Promise<MailServerStandIn> {
  const faults: SmtpFault[] = [];
  const sockets = new Map<string, () => void>();
  const refusal = (at: string): Error | null => {
    const [fault] = faults;
    if (fault?.at !== at || !('code' in fault)) return null;
    faults.shift();
    return Object.assign(new Error(fault.message ?? 'refused'), { responseCode: fault.code });
  };
  const standIn = { taken: [] as TakenMail[], faults, onTaken: async (_mail: TakenMail) => {} };
  const server = new SMTPServer({
    disabledCommands: account === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    authOptional: account === undefined,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('bad credentials'), { responseCode: 535 })),
    onMailFrom: (_address, _session, done) => done(refusal('MAIL')),
    onRcptTo: (_address, _session, done) => done(refusal('RCPT')),
    onData(stream, session: SMTPServerSession, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = refusal('DATA');
        if (refused !== null) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const mail = { from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks) };
        const [fault] = faults;
        if (fault?.at === 'SILENCE') {
          faults.shift();
          return;
        }
        standIn.taken.push(mail);
        await standIn.onTaken(mail);
        if (fault?.at === 'ANSWER') {
          faults.shift();
          sockets.get(session.id)?.();
          return;
        }
        done(null);
      });
    },
    ...options,
  });
  // Whoever is told to hang up in the middle of a conversation
  server.on('connect', (session: SMTPServerSession & { readonly _socket?: never }) => {
    const connection = [...(server as unknown as { connections: Set<Conversation> }).connections].find(
      ({ id }) => id === session.id,
    );
    sockets.set(session.id, () => connection?._socket.destroy());
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return Object.assign(standIn, {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        for (const end of sockets.values()) end();
        server.close(() => resolve());
      }),
  });
}

interface Conversation {
  readonly id: string;
  readonly _socket: { destroy(): void };
}

/** `Message-ID` of a mail, in its angle brackets. */
export function messageIdOf({ source }: TakenMail): string {
  return /^message-id:\s*(<[^>]+>)/im.exec(source.toString('latin1').split('\r\n\r\n', 1)[0] ?? '')?.[1] ?? '';
}

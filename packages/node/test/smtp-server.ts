import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a mail server was told, and the mails that it took, as they came. */
interface Received {
  readonly commands: string[];
  readonly mails: string[];
}

export interface SmtpServer {
  readonly received: Received;
  readonly port: number;
  stop(): Promise<void>;
}

/** A mail server of the few commands of RFC 5321 that are needed; `refuse` names one that it refuses. */
export async function startSmtpServer({ refuse = '', offers = '' } = {}): Promise<SmtpServer> {
  const received: Received = { commands: [], mails: [] };
  const server = createServer(
    (socket) =>
      void converse(
        socket.on('error', () => {}),
        received,
        refuse,
        offers,
      ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(socket: Socket, { commands, mails }: Received, refuse: string, offers: string): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let data: string | undefined;
  say('220 mail.example.ch');
  for await (const line of createInterface({ input: socket })) {
    if (data !== undefined) {
      if (line !== '.') data += `${line}\n`;
      else {
        mails.push(data);
        data = undefined;
        say('250 taken');
      }
      continue;
    }
    commands.push(line);
    const [verb = ''] = line.split(/[ :]/);
    if (verb === 'DATA' && refuse !== verb) data = '';
    if (verb === refuse) say('550 refused');
    else if (verb === 'EHLO') say(`250-mail.example.ch\r\n250${offers && `-${offers}\r\n250`} SMTPUTF8`);
    else if (verb === 'AUTH') say('235 welcome');
    else if (verb === 'DATA') say('354 go on');
    else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 fine');
  }
}

/** What a transfer encoding hid: quoted-printable of UTF-8. */
export function plainMail(data: string): string {
  const bytes = data
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

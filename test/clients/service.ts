import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startServer } from '@rappen/node';
import { smtpBillMailer } from '../../packages/node/src/mail/bill-mailer.ts';
import { smtpMailer } from '../../packages/node/src/mail/mailer.ts';
import { startMailServer } from '../mail/smtp.ts';

export const apiKey = 'a-key-for-clients-only';
const owner = { emailAddress: 'anna@example.ch', password: 'a password of her own' };

/** A mail of the desk, with replies to the owner of the service. */
export const mail = { to: 'petra@example.org', subject: 'Invoice 7', text: 'Attached.', replyTo: owner.emailAddress };

/** The service, and a receiver of its webhooks that hands each client what came for it. */
export interface Service {
  readonly url: string;
  /** Where a webhook is to send. A GET waits for the first message and answers with it. */
  readonly receiver: string;
  stop(): Promise<void>;
}

/** Starts both on ports of their own, the service without a store to keep. */
export async function startService(): Promise<Service> {
  const receiver = createReceiver();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const mailServer = await startMailServer();
  const config = {
    port: 0,
    host: '127.0.0.1',
    apiKey,
    hookUrls: { allowLoopback: true },
    allowsDeskMail: true,
    firstUser: owner,
  };
  const smtp = { host: '127.0.0.1', port: mailServer.port, secure: false, from: 'bills@example.ch' };
  const server = await startServer(config, () => {}, smtpMailer(smtp, smtpBillMailer(smtp)));
  return {
    url: server.url,
    receiver: `http://127.0.0.1:${port}/events`,
    async stop() {
      await server.stop();
      await mailServer.close();
      receiver.close();
      receiver.closeAllConnections();
    },
  };
}

interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function createReceiver(): Server {
  let receive: (message: Message) => void = () => {};
  const first = new Promise<Message>((resolve) => {
    receive = resolve;
  });
  return createServer(async (request, answer) => {
    const { method, headers } = request;
    if (method === 'POST') {
      receive({ headers, body: await buffer(request) });
      answer.end();
      return;
    }
    const message = await first;
    for (const [name, value] of Object.entries(message.headers))
      if (name.startsWith('webhook-')) answer.setHeader(name, String(value));
    answer.end(message.body);
  });
}

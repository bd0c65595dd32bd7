import { createServer, type Server } from 'node:http';
import { verifyWebhook } from '@rappen/http';

/** A call of the service with the key of the demo; throws unless it was answered well. */
export type Call = (method: string, path: string, init?: RequestInit) => Promise<Response>;

const kinds = ['bill', 'instalment-bill', 'advice', 'credit-note', 'reminder', 'donation-inquiry'];
const jsonType = { 'content-type': 'application/json' };
const secondsMax = 20;

interface Case {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly processingStatus: string;
  readonly businessCaseNetId?: string;
}

interface Received {
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Submits one business case of each kind, waits until all are delivered, lets the recipient approve the bill, and receives what
 * the webhook says of it.
 */
export async function demoEbill(call: Call): Promise<void> {
  const received: Received[] = [];
  const receiver = await receive(received);
  try {
    const hookUrl = `http://127.0.0.1:${(receiver.address() as { readonly port: number }).port}/`;
    const hook = { eventType: 'BUSINESS_CASE_STATUS_CHANGED_EVENTS', hookUrl };
    const { secret } = await jsonOf<{ readonly secret: string }>(post(call, '/api/v1/webhook/events', hook));

    for (const kind of kinds) {
      const example = await (await call('GET', `/api/v1/examples/${kind}`)).text();
      const path = `/api/v1/business-cases/${kind}?processingMode=DELIVER`;
      const { id, type, processingStatus } = await jsonOf<Case>(
        call('POST', path, { headers: jsonType, body: example }),
      );
      console.log(`eBill ${id} is a ${type}: ${processingStatus}`);
    }
    const cases = await until('all are delivered', async () => {
      const feed = await jsonOf<{ readonly businessCaseId: number; readonly newStatus: string }[]>(
        call('GET', '/api/v1/events/processing-status-changed'),
      );
      const delivered = feed.filter(({ newStatus }) => newStatus === 'DELIVERED');
      return delivered.length === kinds.length ? delivered : undefined;
    });
    console.log(`The feed says that all ${cases.length} are DELIVERED`);

    const bill = await jsonOf<Case>(call('GET', `/api/v1/business-cases/${cases[0]?.businessCaseId}`));
    await post(call, '/connect/Simulator/approve', { businessCaseNetId: bill.businessCaseNetId });
    const message = await until('the webhook is called', async () => received[0]);
    const verdict = await verifyWebhook(message.headers, message.body, secret, { now: Date.now() });
    if (!verdict.valid) throw new Error(`The signature of the webhook is not valid: ${verdict.reason}`);
    console.log(`The recipient approved it; the webhook, its signature verified, says:\n${message.body}`);
  } finally {
    receiver.close();
  }
}

function post(call: Call, path: string, body: unknown): Promise<Response> {
  return call('POST', path, { headers: jsonType, body: JSON.stringify(body) });
}

async function jsonOf<T>(answer: Promise<Response>): Promise<T> {
  return (await answer).json() as Promise<T>;
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < secondsMax * 10; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`After ${secondsMax} seconds it is not so that ${what}`);
}

/** A server that keeps what it is sent. */
function receive(received: Received[]): Promise<Server> {
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: new Headers(request.headers as Record<string, string>), body });
      answer.end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import type { BillingNetwork, NetEvent } from '@rappen/core/ebill/network';
import { swissDay, verifyWebhook } from '@rappen/http';

/** A gateway that serves a network over the contract of gateways: what whoever writes one has to do, and what it is tried with. */
export interface Gateway {
  readonly address: string;
  /** Calls that were let in. */
  readonly calls: string[];
  /** How the next call goes wrong. */
  failNext(how: 'unsigned' | 'status' | 'noJson' | 'otherShape' | 'lostAnswer'): void;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: a body is what its sender says
type Body = any;

async function answerOf(network: BillingNetwork<AbortSignal>, name: string, body: Body): Promise<object | undefined> {
  const { billerNetId } = body;
  switch (name) {
    case 'submit': {
      const options = { today: swissDay(new Date(body.now ?? Date.now())) };
      const businessCase = parseBusinessCase(body.type, readJsonDocument(body.businessCase), options);
      if (!businessCase.ok) return { outcome: 'refused', code: businessCase.problems[0].code, message: 'not a case' };
      const outcome = await network.submit(
        { billerNetId, businessCase: businessCase.value, pdf: Buffer.from(body.pdf, 'base64') },
        {
          correlationId: '',
          attempt: body.attempt,
          isRepetition: body.isRepetition,
          signal: AbortSignal.timeout(9_000),
        },
      );
      const { kind, ...more } = outcome;
      return { outcome: kind === 'unknown' ? 'retry' : kind, ...more };
    }
    case 'find':
      return (await network.findByReference(billerNetId, body.referenceNumber)) ?? {};
    case 'recipients':
      return { hits: await network.searchRecipients(billerNetId, body.queries) };
    case 'recipient':
      return { isKnown: await network.hasRecipient(billerNetId, body.billRecipientNetId) };
    case 'initiate': {
      const begun = await network.initiateSubscription(billerNetId, body.emailAddress);
      return begun.ok ? { token: begun.value.token } : {};
    }
    case 'confirm': {
      const confirmed = await network.confirmSubscription(billerNetId, body.token, body.activationCode);
      return confirmed.ok ? { recipient: confirmed.value } : {};
    }
    case 'events': {
      const events = await network.pollEvents(body.stream, body.after, body.limit);
      return { events: events.map(({ stream: _stream, ...event }: NetEvent) => event) };
    }
    case 'health':
      return network.health();
    default:
      return undefined;
  }
}

/** `now`: the day by which business cases are judged, in milliseconds since 1970. */
export async function startGateway(
  network: BillingNetwork<AbortSignal>,
  secret: string,
  now: () => number = Date.now,
): Promise<Gateway> {
  const calls: string[] = [];
  let fault: Parameters<Gateway['failNext']>[0] | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const how = fault;
    fault = undefined;
    const verdict = await verifyWebhook(new Headers(request.headers as never), text, secret, { now: now() });
    if (!verdict.valid || how === 'unsigned') return response.writeHead(401).end();
    if (how === 'status') return response.writeHead(500).end();
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    calls.push(name);
    const answer = await answerOf(network, name, { ...JSON.parse(text), now: now() }).catch((error: Error) => error);
    if (answer instanceof Error) return response.writeHead(500).end(answer.message);
    if (how === 'lostAnswer') return request.socket.destroy();
    if (answer === undefined) return response.writeHead(404).end();
    const body =
      how === 'noJson' ? '<html>' : JSON.stringify(how === 'otherShape' ? { outcome: 'perhaps', hits: 1 } : answer);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/network`,
    calls,
    failNext: (how) => {
      fault = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

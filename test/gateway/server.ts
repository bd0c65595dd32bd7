import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import { type BillingNetwork, eventStreams, type NetEvent } from '@rappen/core/ebill/network';
import { swissDay, verifyWebhook } from '@rappen/http';

/** A gateway that serves a network over the contract of gateways: what whoever writes one has to do, and what it is tried with. */
export interface Gateway {
  readonly address: string;
  /** Calls that were let in. */
  readonly calls: string[];
  /** How the next call goes wrong. */
  failNext(how: 'unsigned' | 'status' | 'noJson' | 'otherShape' | 'lostAnswer' | 'hang'): void;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: a body is what its sender says
export type Body = any;
/** A call, by its name; undefined: it is none, or lacks what it needs. */
export type AnswerCall = (name: string, body: Body) => Promise<object | undefined>;
export type LetIn = (headers: Headers, text: string, secret: string, now: number) => Promise<boolean>;

/** A gateway that is wrong in one way. */
export interface Wrongdoing {
  readonly letIn?: LetIn;
  readonly answer?: (right: AnswerCall) => AnswerCall;
  /** Text that is no JSON is answered as an empty call. */
  readonly takesAnyText?: boolean;
  readonly bodyCharactersMax?: number;
}

const isSigned: LetIn = async (headers, text, secret, now) =>
  (await verifyWebhook(headers, text, secret, { now })).valid;

const needed: Readonly<Record<string, readonly string[]>> = {
  submit: ['billerNetId', 'type', 'businessCase', 'pdf'],
  find: ['billerNetId', 'referenceNumber'],
  recipients: ['billerNetId', 'queries'],
  recipient: ['billerNetId', 'billRecipientNetId'],
  initiate: ['billerNetId', 'emailAddress'],
  confirm: ['billerNetId', 'token', 'activationCode'],
  events: ['stream', 'limit'],
  health: [],
};

function answersOf(network: BillingNetwork<AbortSignal>, now: () => number): AnswerCall {
  return async (name, body) => {
    const { billerNetId } = body;
    if (needed[name]?.every((member) => body[member] !== undefined) !== true) return undefined;
    switch (name) {
      case 'submit': {
        const document = readJsonDocument(body.businessCase);
        const businessCase = parseBusinessCase(body.type, document, { today: swissDay(new Date(now())) });
        if (!businessCase.ok) return { outcome: 'refused', code: businessCase.problems[0].code, message: 'not a case' };
        const submission = { billerNetId, businessCase: businessCase.value, pdf: Buffer.from(body.pdf, 'base64') };
        const { attempt, isRepetition } = body;
        const signal = AbortSignal.timeout(9_000);
        const outcome = await network.submit(submission, { correlationId: '', attempt, isRepetition, signal });
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
        if (!eventStreams.includes(body.stream)) return undefined;
        const events = await network.pollEvents(body.stream, body.after, body.limit);
        return { events: events.map(({ stream: _stream, ...event }: NetEvent) => event) };
      }
      default:
        return network.health();
    }
  };
}

/** `now`: the day by which business cases are judged, in milliseconds since 1970. */
export async function startGateway(
  network: BillingNetwork<AbortSignal>,
  secret: string,
  now: () => number = Date.now,
  { letIn = isSigned, answer = (right) => right, takesAnyText, bodyCharactersMax }: Wrongdoing = {},
): Promise<Gateway> {
  const calls: string[] = [];
  let fault: Parameters<Gateway['failNext']>[0] | undefined;
  const answering = answer(answersOf(network, now));
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const how = fault;
    fault = undefined;
    const isIn = await letIn(new Headers(request.headers as never), text, secret, now());
    if (!isIn || how === 'unsigned') return response.writeHead(401).end();
    if (how === 'status') return response.writeHead(500).end();
    if (how === 'hang') return undefined;
    if (text.length > (bodyCharactersMax ?? Number.POSITIVE_INFINITY)) return response.writeHead(413).end();
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    calls.push(name);
    const answered = await called(answering, name, text, takesAnyText).catch((error: Error) => error);
    if (answered instanceof Error) return response.writeHead(500).end(answered.message);
    if (how === 'lostAnswer') return request.socket.destroy();
    if (answered === undefined) return response.writeHead(404).end();
    const body =
      how === 'noJson' ? '<html>' : JSON.stringify(how === 'otherShape' ? { outcome: 'perhaps', hits: 1 } : answered);
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

async function called(answering: AnswerCall, name: string, text: string, takesAnyText = false) {
  let body: Body;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (takesAnyText) return {};
    throw error;
  }
  return answering(name, body);
}

// Lets in what the service has signed, and answers what a gateway does: the part that is the same for all of them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

const needs = {
  submit: ['billerNetId', 'type', 'businessCase', 'pdf'],
  find: ['billerNetId', 'referenceNumber'],
  recipients: ['billerNetId', 'queries'],
  recipient: ['billerNetId', 'billRecipientNetId'],
  initiate: ['billerNetId', 'emailAddress'],
  confirm: ['billerNetId', 'token', 'activationCode'],
  events: ['stream', 'limit'],
  health: [],
} as const;
const streams = ['businessCase', 'instalment', 'subscription', 'emailAddress'];
const secondsMax = 300;

// biome-ignore lint/suspicious/noExplicitAny: the service says what its guide says
export type Calls = Record<keyof typeof needs, (body: any) => Promise<object>>;

function isSigned(headers: IncomingHttpHeaders, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= secondsMax)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  const given = String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one));
  return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
}

/** Serves at PORT, with the secret of GATEWAY_SECRET. What throws is answered with 500: the service asks again. */
export function serveGateway(calls: Calls): void {
  const { PORT = '9000', GATEWAY_SECRET: secret = '' } = process.env;
  const server = createServer(async (request, response) => {
    try {
      const body = await text(request);
      if (!isSigned(request.headers, body, secret)) return response.writeHead(401).end();
      const name = (request.url ?? '').split('/').at(-1) as keyof Calls;
      const given = JSON.parse(body);
      const isCall = Object.hasOwn(needs, name) && needs[name].every((member) => given[member] !== undefined);
      if (!isCall || (name === 'events' && !streams.includes(given.stream))) return response.writeHead(400).end();
      const answer = JSON.stringify(await calls[name](given));
      return response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    } catch (error) {
      console.error(error);
      return response.writeHead(500).end();
    }
  });
  server.listen(Number(PORT), '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') console.log(`Gateway at http://127.0.0.1:${address.port}`);
  });
}

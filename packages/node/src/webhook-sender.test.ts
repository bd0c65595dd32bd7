import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { hasTools, outputOf } from '../../../test/oracles/tools.ts';
import { type Attempt, type Runtime, runtimes } from '../test/webhook-runtimes.ts';

/** A server on this machine that counts who comes. */
interface Receiver {
  readonly port: number;
  readonly url: string;
  connections: number;
  /** Connections that have ended. */
  closed: number;
}

const running: { readonly server: Server; readonly sockets: Set<Socket> }[] = [];
afterEach(async () => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
});

async function listen(server: Server, scheme = 'http'): Promise<Receiver> {
  const sockets = new Set<Socket>();
  running.push({ server, sockets });
  const receiver = { port: 0, url: '', connections: 0, closed: 0 };
  server.on('connection', (socket) => {
    sockets.add(socket);
    receiver.connections += 1;
    socket.on('error', () => {}).on('close', () => (receiver.closed += 1));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `${scheme}://localhost:${receiver.port}/hook`;
  return receiver;
}

type Handler = (request: IncomingMessage & { readonly text: string }, response: ServerResponse) => void;

const receive = (handle: Handler) =>
  listen(
    createServer(async (request, response) => {
      let text = '';
      for await (const piece of request.setEncoding('utf8')) text += piece;
      handle(
        Object.assign(request, { text }),
        response.on('error', () => {}),
      );
    }),
  );

const listener = () => receive((_request, response) => response.end('private'));
const rules = { allowLoopback: true };
const home = [['127.0.0.1']];

for (const runtime of runtimes) describe.skipIf(runtime.isHere === false)(runtime.name, () => testsOn(runtime));

function testsOn({ start, resolves }: (typeof runtimes)[number]): void {
  let runtime: Runtime;
  beforeAll(async () => {
    runtime = await start();
  });
  afterAll(() => runtime.stop());
  const outcomeOf = async (attempt: Attempt) => (await runtime.make(attempt)).outcome;
  const sentTo = (receiver: Receiver, changes: Partial<Attempt> = {}) =>
    outcomeOf({ url: receiver.url, rules, ...(resolves && { lookups: home }), ...changes });

  test('a message arrives as it is', async () => {
    const seen: unknown[] = [];
    const receiver = await receive((request, response) => {
      seen.push([
        request.method,
        request.url,
        request.headers['webhook-id'],
        request.headers['content-type'],
        request.text,
      ]);
      response.end('taken');
    });
    const body = JSON.stringify({ name: 'Zoë 🧾' });
    expect(await sentTo(receiver, { body })).toEqual({ status: 200, bodyStart: 'taken' });
    expect(seen).toEqual([['POST', '/hook', 'evt_1_1', 'application/json', body]]);
  });

  test.each([
    [201, {}, { status: 201, bodyStart: 'said' }],
    [204, {}, { status: 204, bodyStart: '' }],
    [400, {}, { status: 400, bodyStart: 'said' }],
    [410, {}, { status: 410, bodyStart: 'said' }],
    [429, { 'retry-after': '120' }, { status: 429, retryAfterSeconds: 120, bodyStart: 'said' }],
    [503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, { status: 503, retryAfterSeconds: 0, bodyStart: 'said' }],
  ])('a %d is told', async (status, headers, outcome) => {
    const receiver = await receive((_request, response) => response.writeHead(status, headers).end('said'));
    expect(await sentTo(receiver)).toEqual(outcome);
  });

  test.each([301, 302, 303, 307, 308])('a %d is not followed', async (status) => {
    const hidden = await listener();
    const location = `http://127.0.0.1:${hidden.port}/`;
    const receiver = await receive((_request, response) => response.writeHead(status, { location }).end());
    expect(await sentTo(receiver)).toEqual({ status, bodyStart: '' });
    expect(hidden.connections).toBe(0);
  });

  test('an endless answer is left', async () => {
    const receiver = await receive((_request, response) => {
      const fill = () => {
        while (response.write('x'.repeat(16_384)));
      };
      response.on('drain', fill);
      fill();
    });
    expect(await sentTo(receiver)).toEqual({ status: 200, bodyStart: 'x'.repeat(1000) });
    await eventually(() => expect(receiver.closed).toBe(receiver.connections));
  });

  test('who does not answer in time has not answered', async () => {
    const receiver = await receive(() => {});
    expect(await sentTo(receiver, { timeoutMilliseconds: 300 })).toEqual({ failure: 'TIMED_OUT' });
  });

  test('who answers in time and then drips has answered', async () => {
    const receiver = await receive((_request, response) => response.writeHead(200).write('begun'));
    expect(await sentTo(receiver, { timeoutMilliseconds: 4000 })).toEqual({ status: 200, bodyStart: 'begun' });
  });

  test('what is no HTTP is no answer', async () => {
    const receiver = await listen(createSocketServer((socket) => socket.on('error', () => {}).end('SSH-2.0-x\r\n')));
    expect(await sentTo(receiver)).toEqual({
      failure: expect.stringMatching(/^(?:ANSWER_UNREADABLE|CONNECTION_FAILED)$/),
    });
  });

  test('endless headers are no answer', async () => {
    const receiver = await listen(
      createSocketServer((socket) =>
        socket.on('error', () => {}).write(`HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(2000)}`),
      ),
    );
    const outcome = await sentTo(receiver, { timeoutMilliseconds: 1000 });
    expect(outcome).toEqual({ failure: expect.stringMatching(/^(?:ANSWER_UNREADABLE|CONNECTION_FAILED|TIMED_OUT)$/) });
  });

  test('for development this machine may be called by its address', async () => {
    const receiver = await listener();
    const url = `http://127.0.0.1:${receiver.port}/`;
    expect(await sentTo({ ...receiver, url })).toEqual({ status: 200, bodyStart: 'private' });
  });

  test('where nobody listens nothing arrives', async () => {
    expect(await sentTo({ ...(await listener()), url: 'http://localhost:9/' })).toEqual({
      failure: 'CONNECTION_FAILED',
    });
  });

  const spellings = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '①②⑦.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
  ];
  const mapped = [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    'localhost',
    'localhost.',
  ];

  test('a private host is never called, however it is spelled', async () => {
    const hidden = await listener();
    for (const host of [...spellings, ...mapped, 'user:password@127.0.0.1', 'a.localhost', '169.254.169.254'])
      for (const scheme of ['http', 'https']) {
        const url = `${scheme}://${host}:${hidden.port}/`;
        const attempt = { url, rules: { ports: [hidden.port] }, ...(resolves && { lookups: home }) };
        expect(await runtime.make(attempt), url).toEqual({ outcome: { failure: 'URL_NOT_ALLOWED' }, lookups: 0 });
      }
    expect(hidden.connections).toBe(0);
  });

  describe.runIf(resolves)('names (needs a resolver that can be replaced)', () => {
    const url = (port: number) => `https://hooks.example.com:${port}/`;

    test('none that stands for a private address is called', async () => {
      const hidden = await listener();
      const addresses = [
        ...['127.0.0.1', '0.0.0.0', '10.0.0.1', '169.254.169.254', '192.168.0.1', '100.64.0.1', '::', '::1'],
        ...[
          '::7f00:1',
          '::127.0.0.1',
          '::ffff:127.0.0.1',
          '64:ff9b::7f00:1',
          '2002:7f00:1::',
          '2001:0:7f00:1::',
          'fe80::1',
        ],
      ];
      const lookups = [...addresses.map((one) => [one]), ...addresses.map((one) => ['2d00::1', one]), []];
      for (const answered of lookups) {
        const attempt = { url: url(hidden.port), rules: { ports: [hidden.port] }, lookups: [answered] };
        const made = { outcome: { failure: 'ADDRESS_NOT_ALLOWED' }, lookups: 1 };
        expect(await runtime.make(attempt), answered.join()).toEqual(made);
      }
      expect(hidden.connections).toBe(0);
    });

    test('one that changes from public to private is looked up once, and called where it was validated', async () => {
      const hidden = await listener();
      // Of the public part of IPv6 that nobody has been given
      const attempt = { url: url(hidden.port), rules: { ports: [hidden.port] }, lookups: [['2d00::1'], ['127.0.0.1']] };
      const { outcome, lookups } = await runtime.make({ ...attempt, timeoutMilliseconds: 1000 });
      expect(outcome).toEqual({ failure: expect.stringMatching(/^(?:CONNECTION_FAILED|TIMED_OUT)$/) });
      expect([lookups, hidden.connections]).toEqual([1, 0]);
    });

    test('one that is given an address of this machine for development has one of this machine only', async () => {
      const hidden = await listener();
      expect(await sentTo(hidden, { lookups: [['127.0.0.1', '10.0.0.1']] })).toEqual({
        failure: 'ADDRESS_NOT_ALLOWED',
      });
      const made = await runtime.make({
        url: hidden.url.replace('localhost', 'a.b.example.com'),
        rules,
        lookups: home,
      });
      expect(made).toEqual({ outcome: { failure: 'URL_NOT_ALLOWED' }, lookups: 0 });
      expect(hidden.connections).toBe(0);
      expect(await sentTo(hidden)).toEqual({ status: 200, bodyStart: 'private' });
      expect(hidden.connections).toBe(1);
    });

    test('localhost is found without help', async () => {
      const receiver = await listener();
      expect(await outcomeOf({ url: receiver.url, rules })).toEqual({ status: 200, bodyStart: 'private' });
    });
  });

  describe.skipIf(!resolves || !hasTools('openssl'))('certificates (needs openssl)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rappen-certificates-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    const certified = async (host: string) => {
      const [key, certificate] = [join(folder, `${host}.key`), join(folder, `${host}.pem`)];
      const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
      const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
      outputOf('openssl', 'req', '-x509', ...kind, '-keyout', key, '-out', certificate, ...names);
      const pair = { key: readFileSync(key), cert: readFileSync(certificate) };
      const server = createSecureServer(pair, (_request, response) => response.end('secure'));
      return { receiver: await listen(server, 'https'), certificateAuthorities: String(pair.cert) };
    };

    test('a valid one is taken', async () => {
      const { receiver, certificateAuthorities } = await certified('localhost');
      expect(await sentTo(receiver, { certificateAuthorities })).toEqual({ status: 200, bodyStart: 'secure' });
    });

    test('one of an unknown authority, one of another name and none at all are not', async () => {
      const { receiver } = await certified('localhost');
      expect(await sentTo(receiver)).toEqual({ failure: 'TLS_FAILED' });
      const other = await certified('other.example.com');
      const { certificateAuthorities } = other;
      expect(await sentTo(other.receiver, { certificateAuthorities })).toEqual({ failure: 'TLS_FAILED' });
      const plain = await listener();
      expect(await sentTo({ ...plain, url: plain.url.replace('http:', 'https:') })).toEqual({ failure: 'TLS_FAILED' });
    });
  });
}

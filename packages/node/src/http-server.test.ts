import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { freeAddress, serveAt } from './http-server.ts';

let server: Awaited<ReturnType<typeof serveAt>>;
beforeAll(async () => {
  const refused = async () => new Response('no room', { status: 503 });
  server = await serveAt(refused, await freeAddress({ port: 0, hostname: '127.0.0.1' }));
});
afterAll(() => server.close());

test('who sends megabytes that nobody wants reads the whole answer, and can ask again on the same connection', async () => {
  const { port } = server;
  const body = Buffer.alloc(8_000_000);
  for (let time = 0; time < 3; time += 1) {
    const sent = request({ port, method: 'POST', headers: { 'content-length': body.length } });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    expect([answer.statusCode, text]).toEqual([503, 'no room']);
  }
});

test('the connection of one who does not end sending is closed', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
  const trickle = setInterval(() => socket.write('.'), 100);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  clearInterval(trickle);
  expect(said).toMatch(/^HTTP\/1\.1 503 /);
});

test('one address never has all connections, and what it gives back it may have again', async () => {
  const answer = async () => new Response('here');
  const limits = { connectionsMax: 8, connectionsForOthers: 3 };
  const own = await serveAt(answer, await freeAddress({ port: 0, hostname: '127.0.0.1' }), limits);
  const from = (localAddress: string) => connect({ port: own.port, host: '127.0.0.1', localAddress });
  const isServed = async (localAddress: string): Promise<boolean> => {
    const socket = from(localAddress);
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    await once(socket, 'close');
    return said.startsWith('HTTP/1.1 200');
  };
  const held: Socket[] = [];
  /** Who sends nothing is closed after a while, and on a busy machine that may be before it is asked: then there is another one. */
  const holdAll = async () => {
    for (let at = 0; at < 5; at += 1) {
      if (held[at]?.destroyed === false) continue;
      const socket = from('127.0.0.1').resume();
      held[at] = socket;
      await once(socket, 'connect');
      socket.on('error', () => {});
    }
  };
  await eventually(async () => {
    await holdAll();
    expect(await isServed('127.0.0.1')).toBe(false);
  });
  expect(await isServed('127.0.0.2')).toBe(true);
  for (const socket of held) socket.destroy();
  await eventually(async () => expect(await isServed('127.0.0.1')).toBe(true));
  await own.close();
});

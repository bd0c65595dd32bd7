import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { apiKey, withServer } from './server.ts';

const server = withServer();
const megabyte = 1_048_576;
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Begins a request and never ends it; answers the status it got all the same, if any, after others have been served. */
function beginRequest(path: string, headers: Readonly<Record<string, string>>): { readonly said: () => string } {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  const lines = Object.entries({ Host: 'rappen', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n{"a":"`);
  sockets.push(socket);
  return { said: () => said.slice(0, 12) };
}

const json = { 'Content-Type': 'application/json' };

describe('bodies that are begun and never end', () => {
  test('of somebody unknown are refused by their length where they are long', async () => {
    const { said } = beginRequest('/connect/Session/login', { ...json, 'Content-Length': String(megabyte) });
    await expect.poll(said).toBe('HTTP/1.1 413');
    const body = JSON.stringify({ emailAddress: 'a@example.ch', password: 'x'.repeat(65_000) });
    const login = await fetch(`${server.url}/connect/Session/login`, { method: 'POST', headers: json, body });
    expect(login.status).toBe(413);
  });

  test('have room up to a bound for each customer; whoever comes after it is told at once to come again', async () => {
    const headers = { ...json, 'X-API-Key': apiKey, 'Content-Length': String(megabyte) };
    const begun = Array.from({ length: 100 }, () => beginRequest('/connect/Webhooks/create', headers));
    await expect.poll(() => begun.filter(({ said }) => said() === 'HTTP/1.1 503').length).toBe(36);
    const small = await fetch(`${server.url}/v2/iban/validate`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', 'X-API-Key': apiKey },
      body: 'CH93 0076 2011 6238 5295 7',
    });
    expect(small.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    const again = () =>
      fetch(`${server.url}/connect/Webhooks/create`, {
        method: 'POST',
        headers: { ...json, 'X-API-Key': apiKey },
        body: `{"a":"${'x'.repeat(99_999)}"}`,
      });
    await expect.poll(async () => (await again()).status).toBe(400);
  });
});

test('pages are framed by nobody', async () => {
  for (const path of ['/', '/docs']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

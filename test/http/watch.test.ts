import { readFile } from 'node:fs/promises';
import { customerIdOf } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { apiKey, withServer } from './server.ts';

const metricsKey = 'a-key-of-those-who-watch';
const server = withServer({ metricsKey });
const unwatched = withServer();
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('figures for those who watch the service', () => {
  test('count requests by service and status, and tell what waits', async () => {
    await fetch(`${server.url}/v2/iban/validate`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'text/plain' },
      body: 'CH93 0076 2011 6238 5295 7',
    });
    await fetch(`${server.url}/v2/nothing`);
    const answer = await fetch(`${server.url}/metrics`, bearer(metricsKey));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('rappen_http_requests_total{service="v2",method="POST",status="200"} 1');
    expect(lines).toContain('rappen_http_requests_total{service="v2",method="GET",status="404"} 1');
    for (const line of ['rappen_store_ready 1', 'rappen_outbox_waiting 0', 'rappen_webhooks{state="failing"} 0'])
      expect(lines).toContain(line);
    expect(lines.find((line) => line.startsWith('process_resident_memory_bytes '))).toMatch(/ [1-9]\d+$/);
    for (const line of lines)
      expect(line).toMatch(/^(?:|# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
  });

  test('are for nobody else, and not there where nobody is to watch', async () => {
    for (const init of [{}, bearer('another-key'), bearer(apiKey), bearer(`${metricsKey}x`)])
      expect((await fetch(`${server.url}/metrics`, init)).status).toBe(401);
    expect((await fetch(`${unwatched.url}/metrics`, bearer('undefined'))).status).toBe(404);
  });
});

describe('readiness', () => {
  test('is a word for everybody, and how the networks are for those who watch', async () => {
    for (const init of [{}, bearer('another-key')])
      expect(await (await fetch(`${server.url}/readyz`, init)).text()).toBe('ok');
    const told = await fetch(`${server.url}/readyz`, bearer(metricsKey));
    expect(await told.json()).toEqual({ store: 'ok', networks: [] });
    expect(await (await fetch(`${unwatched.url}/readyz`, bearer(metricsKey))).text()).toBe('ok');
  });
});

describe('shares', () => {
  const sharesOf = async (init: RequestInit) => fetch(`${server.url}/shares`, init);

  test('tell an operator who had how much lately, by ids', async () => {
    const answer = await fetch(`${server.url}/v2/swiss-qr-code?format=image/png&size=3000`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: await readFile('examples/invoice.json'),
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    const own = async () => {
      const told = await (await sharesOf(bearer(metricsKey))).json();
      const id = await customerIdOf('first');
      return told.customers.find(({ customer }: { customer: string }) => customer === id);
    };
    await expect.poll(own).toMatchObject({ pieces: 1, refused: 0 });
    const { requests, bodyBytes, threadMilliseconds } = await own();
    expect(requests).toBeGreaterThanOrEqual(1);
    expect(bodyBytes).toBeGreaterThan(100);
    expect(threadMilliseconds).toBeGreaterThan(0);
    const figures = await (await fetch(`${server.url}/metrics`, bearer(metricsKey))).text();
    expect(figures).toMatch(/^rappen_work_pieces_total\{outcome="answer"\} 1$/m);
    expect(figures).toMatch(/^rappen_largest_share 1$/m);
  });

  test('are for nobody else, and not there where nobody is to watch', async () => {
    for (const init of [{}, bearer('another-key'), bearer(apiKey)]) expect((await sharesOf(init)).status).toBe(401);
    expect((await fetch(`${unwatched.url}/shares`, bearer('undefined'))).status).toBe(404);
  });
});

test('the log says whose request it was, by which key, and from where', async () => {
  await fetch(`${server.url}/v2/iban/validate`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'text/plain', 'x-request-id': 'whose-request' },
    body: 'CH93 0076 2011 6238 5295 7',
  });
  const lines = () =>
    server.lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === 'whose-request');
  await expect
    .poll(lines)
    .toMatchObject([{ biller: 'first', key: 'RAPPEN_API_KEY', address: '127.0.0.1', status: 200 }]);
  expect(server.lines.join()).not.toContain(apiKey);
});

import { routes } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Received, send } from './exchange.ts';
import { apiKey, cases } from './requests.ts';
import { type Server, startServers } from './servers.ts';

let servers: readonly Server[] = [];

beforeAll(async () => {
  servers = await startServers(apiKey);
});

afterAll(() => Promise.all(servers.map((server) => server.stop())));

test('every operation of the route table is asked at least once', () => {
  const asked = new Set(cases.map(({ method, target }) => `${method} ${target.split('?')[0]}`));
  expect(routes.map(({ method, path }) => `${method} ${path}`).filter((operation) => !asked.has(operation))).toEqual([]);
});

describe('the same answer on every runtime', () => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const [expected, ...others] = await Promise.all(servers.map(async (server) => [server.runtime, await send(server.url, each)] as const));
    expect(expected![1].status, textOf(expected![1])).toBe(each.status);
    for (const [runtime, received] of others) {
      expect.soft(readable(received), runtime).toEqual(readable(expected![1]));
      expect.soft(received.body.equals(expected![1].body), `${runtime}: the bytes of the body`).toBe(true);
    }
  });
});

/** Status, headers and the start of the body, so that a difference can be read. */
function readable(received: Received): unknown {
  const { status, headers } = received;
  return { status, headers, text: textOf(received) };
}

function textOf({ body }: Received): string {
  return body.subarray(0, 2000).toString('latin1');
}

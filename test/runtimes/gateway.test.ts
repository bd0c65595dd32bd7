import { newWebhookSecret, simulatorNetwork } from '@rappen/http';
import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBun } from '../../runtimes/programs.ts';
import { eventually } from '../eventually.ts';
import { type Gateway, startGateway } from '../gateway/server.ts';
import { apiKey } from './case.ts';
import { type Server, startServers } from './servers.ts';
import { api, billOf, submit, Teller } from './teller.ts';

const secret = newWebhookSecret(new Uint8Array(32).fill(4));
let behind: Awaited<ReturnType<typeof createStore>>;
let gateway: Gateway;
let servers: readonly Server[] = [];

beforeAll(async () => {
  behind = await createStore(sqliteDatabase(':memory:'));
  gateway = await startGateway(simulatorNetwork(behind.ebill.simulator, Date.now), secret);
  servers = await startServers(apiKey, { address: gateway.address, secret });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await gateway.close();
  await behind.close();
});

test('on every runtime a bill goes through a gateway to its recipient, and is approved', async () => {
  const told = servers.map(async ({ runtime, url }) => {
    const teller = new Teller(url);
    expect((await teller.tell('Network/choose', { kind: 'http' })).kind, runtime).toBe('http');
    const { id } = (await submit(teller, 'DELIVER', billOf(`G-${runtime} #approve`), { prefer: 'wait=10' })).json;
    await eventually(async () => {
      // A Worker looks for news after any POST, or by its schedule, which nobody keeps here
      await teller.tell('Network/get');
      const { processingStatus, status } = (await teller.ask('GET', `${api}/business-cases/${id}`)).json;
      expect([processingStatus, status], runtime).toEqual(['DELIVERED', 'APPROVED']);
    });
  });
  await Promise.all(told);
  const runtimes = servers.map(({ runtime }) => runtime);
  expect(runtimes).toEqual(expect.arrayContaining(['node', 'deno', 'workerd', ...(hasBun ? ['bun'] : [])]));
  const counted = await simulatorNetwork(behind.ebill.simulator, Date.now).tell({ kind: 'count' });
  expect(counted).toEqual({ accepted: servers.length, referenceNumbers: servers.length, repeated: 0 });
});

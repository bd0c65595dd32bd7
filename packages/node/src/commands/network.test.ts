import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newWebhookSecret, simulatorNetwork } from '@rappen/http';
import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from '../../../../test/gateway/server.ts';
import { type StandIn, startStandIn } from '../../../../test/postfinance/stand-in.ts';
import { program } from '../../test/program.ts';
import { startServer } from '../serve.ts';

const run = promisify(execFile);
const apiKey = 'a-key-for-the-tests-only';
const accountId = '41101000001021209';
let folder: string;
let standIn: StandIn;
let gateway: Gateway;
let behind: Awaited<ReturnType<typeof createStore>>;
const secret = newWebhookSecret(new Uint8Array(32).fill(3));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-network-'));
  behind = await createStore(sqliteDatabase(':memory:'));
  gateway = await startGateway(simulatorNetwork(behind.ebill.simulator, Date.now), secret, Date.now);
  standIn = await startStandIn({ userName: 'u', password: 'p', billerIds: [accountId] });
});
afterAll(async () => {
  await standIn.close();
  await gateway.close();
  await behind.close();
  rmSync(folder, { recursive: true });
});

/** Runs `rappen network check`: exit status, and everything it said. */
function check(...more: readonly string[]): Promise<readonly [number, string]> {
  return checkWith({}, ...more);
}

function checkWith(settings: object, ...more: readonly string[]): Promise<readonly [number, string]> {
  const env = { PATH: process.env['PATH'], RAPPEN_DATA: folder, RAPPEN_POSTFINANCE_URL: standIn.url, ...settings };
  return run(process.execPath, [...program, 'network', 'check', ...more], { env }).then(
    ({ stdout, stderr }) => [0, stdout + stderr],
    (error) => [error.code, error.stdout + error.stderr],
  );
}

test('says of each biller whether it gets in, and names no password', async () => {
  const config = {
    port: 0,
    host: '127.0.0.1',
    apiKey,
    storage: { folder },
    postfinanceAddress: standIn.url,
    gateway: { address: gateway.address, secret },
  };
  const server = await startServer(config, () => {});
  const choose = async (json: object) => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const body = JSON.stringify(json);
    const answer = await fetch(`${server.url}/connect/Network/choose`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  };
  try {
    expect(await check()).toEqual([0, 'every biller uses the simulator\n']);
    const access = { accountId, stage: 'production', userName: 'u', password: 'p', language: 'de' };
    await choose({ kind: 'postfinance', postfinance: access });
    expect(await check()).toEqual([0, 'BIID0000000001: PostFinance answers\n']);
    standIn.fail({ operation: 'ExecutePing', how: 'signIn' });
    expect(await check()).toEqual([1, 'BIID0000000001: PostFinance does not accept the user name or password\n']);
    const [status, said] = await check('--json');
    expect([status, JSON.parse(said)]).toEqual([
      0,
      { ok: true, billers: [{ billerNetId: 'BIID0000000001', outcome: 'available', message: 'PostFinance answers' }] },
    ]);
    await choose({ kind: 'http' });
    expect(await check()).toEqual([1, 'BIID0000000001: There is no gateway\n']);
    const own = { RAPPEN_GATEWAY_URL: gateway.address, RAPPEN_GATEWAY_SECRET: secret };
    expect(await checkWith(own)).toEqual([0, 'BIID0000000001: The simulated network is available\n']);
    const nowhere = { ...own, RAPPEN_GATEWAY_URL: 'http://127.0.0.1:9' };
    expect(await checkWith(nowhere)).toEqual([
      1,
      expect.stringMatching(/^BIID0000000001: The gateway cannot be asked/),
    ]);
  } finally {
    await server.stop();
  }
});

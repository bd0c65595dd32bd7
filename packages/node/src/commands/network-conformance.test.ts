import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newWebhookSecret, simulatorNetwork } from '@rappen/http';
import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from '../../../../test/gateway/server.ts';
import { runHere } from '../../test/run-here.ts';

const secret = newWebhookSecret(new Uint8Array(32).fill(3));
let folder: string;
let behind: Awaited<ReturnType<typeof createStore>>;
let gateway: Gateway;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-conformance-'));
  writeFileSync(join(folder, 'secret'), `${secret}\n`);
  writeFileSync(join(folder, 'none'), 'whsec_short\n');
  behind = await createStore(sqliteDatabase(':memory:'));
  gateway = await startGateway(simulatorNetwork(behind.ebill.simulator, Date.now), secret);
});
afterAll(async () => {
  await gateway.close();
  await behind.close();
  rmSync(folder, { recursive: true });
});

const conformance = (...more: readonly string[]) => runHere(['network', 'conformance', ...more]);
const of = (url: string, file = 'secret') => ['--url', url, '--secret-file', join(folder, file)];

test('says of each check whether it was passed, and why it could not be tried', async () => {
  const { status, output } = await conformance(...of(`${gateway.address}/`), '--wait', '1');
  expect(output).toContain('ok      submit: A bill is taken, and has a businessCaseNetId of the right form.\n');
  expect(output).toContain('        no other biller was named\n');
  expect(output).toMatch(/\n\d+ passed, 0 failed, \d could not be tried\n$/);
  expect(status).toBe(0);
});

test('fails where nothing answers, and tells it to programs too', async () => {
  const { status, output } = await conformance(...of('http://127.0.0.1:9'), '--json');
  const { ok, checks } = JSON.parse(output);
  expect([status, ok]).toEqual([1, false]);
  expect(checks[0]).toMatchObject({ name: 'health', verdict: 'failed', reason: 'health: no answer' });
});

test.each<[string, () => string[], RegExp]>([
  ['an address that is none', () => of('gateway'), /^--url must be an address/],
  ['a file without a secret', () => of('http://127.0.0.1:9', 'none'), /^--secret-file has no secret/],
])('%s is refused', async (_, options, sentence) => {
  const { status, errors } = await conformance(...options());
  expect([status, errors]).toEqual([2, expect.stringMatching(sentence)]);
});

test('an account that is none is refused before anything is sent', async () => {
  const before = gateway.calls.length;
  const { status, errors } = await conformance(...of(gateway.address), '--iban', 'CH00');
  expect([status, errors]).toEqual([1, expect.stringContaining('IBAN')]);
  expect(gateway.calls.length).toBe(before);
});

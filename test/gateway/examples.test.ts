import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readEInvoice } from '@rappen/core';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { newWebhookSecret } from '@rappen/http';
import { fetchTransport, gatewayConformance } from '@rappen/http/conformance';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasTools } from '../oracles/tools.ts';

const secret = newWebhookSecret(new Uint8Array(32).fill(5));
let folder: string;
let program: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-gateway-'));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function stop(): Promise<void> {
  if (program === undefined) return;
  const ended = new Promise((resolve) => program?.once('exit', resolve));
  program.kill('SIGKILL');
  await ended;
  program = undefined;
}

/** Starts an example, and answers where it is. */
function start(command: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string> {
  const [name = '', ...args] = command;
  const env = { ...process.env, PORT: '0', GATEWAY_SECRET: secret, GATEWAY_FILE: join(folder, 'bills'), ...more };
  const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  program = child;
  return new Promise((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`The example ended with status ${status}`)));
    child.stdout.setEncoding('utf8').on('data', (said: string) => {
      const address = /Gateway at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

const typescript = (file: string) => [process.execPath, '--conditions=rappen-source', `examples/${file}`];

/** Names of the checks that were not passed, and why. */
async function missedBy(address: string, recipient = 'petra.muster+allowed@example.org') {
  const findings = await gatewayConformance({
    transport: fetchTransport,
    address,
    secret,
    billerNetId: 'BIID0000000001',
    otherBillerNetId: 'BIID0000000002',
    recipient,
    iban: 'CH5204835012345671000',
    waitSeconds: 3,
    now: Date.now,
  });
  return findings.flatMap(({ name, verdict, reason }) =>
    verdict === 'passed' ? [] : [`${name}: ${verdict}, ${reason}`],
  );
}

const withoutCodes = ['confirm-wrong', 'confirm'].map(
  (name) => `${name}: untried, initiate gave no token: this network has no subscriptions by code`,
);

test('the gateway in TypeScript keeps every promise, also after it was killed', async () => {
  const command = typescript('gateway.ts');
  expect(await missedBy(await start(command))).toEqual(withoutCodes);
  await stop();
  expect(await missedBy(await start(command))).toEqual(withoutCodes);
});

test.skipIf(!hasTools('python3'))('the gateway in Python keeps every promise (needs python3)', async () => {
  expect(await missedBy(await start(['python3', 'examples/gateway.py']))).toEqual(withoutCodes);
});

test('the gateway to Peppol keeps every promise, and hands over what is a valid invoice, once', async () => {
  const { sender, contactPerson } = eInvoiceExamples.exported;
  writeFileSync(join(folder, 'seller.json'), JSON.stringify({ language: 'de', sender, contactPerson }));
  const documents = new Map<string, string>();
  const accessPoint = createServer(async (request, response) => {
    if (request.method === 'GET') return response.writeHead(request.url?.endsWith(':CHE109322551') ? 200 : 404).end();
    const key = String(request.headers['idempotency-key']);
    expect(documents.has(key)).toBe(false);
    documents.set(key, await text(request));
    return response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => accessPoint.listen(0, '127.0.0.1', resolve));
  try {
    const address = await start(typescript('gateway-peppol.ts'), {
      ACCESS_POINT_URL: `http://127.0.0.1:${(accessPoint.address() as AddressInfo).port}`,
      SELLER_FILE: join(folder, 'seller.json'),
    });
    const noEvents = ['events-limit', 'events-cursor'].map((name) => `${name}: untried, fewer than 2 events are there`);
    expect(await missedBy(address, 'CHE109322551')).toEqual([
      ...withoutCodes,
      'events-of-bill: untried, no event of the bill within 3 seconds',
      ...noEvents,
      'events-again: untried, fewer than 1 events are there',
    ]);
  } finally {
    accessPoint.closeAllConnections();
    accessPoint.close();
  }
  expect(documents.size).toBeGreaterThan(3);
  for (const xml of documents.values()) {
    const read = readEInvoice(new TextEncoder().encode(xml), { rules: 'peppol' });
    expect(read.ok && read.value.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(read.ok && read.value.isValid).toBe(true);
  }
});

test('the gateway to Peppol refuses what cannot be UBL, and says why', async () => {
  const { sender, contactPerson } = eInvoiceExamples.exported;
  writeFileSync(join(folder, 'seller.json'), JSON.stringify({ language: 'de', sender, contactPerson }));
  const address = await start(typescript('gateway-peppol.ts'), { SELLER_FILE: join(folder, 'seller.json') });
  expect(await missedBy(address)).toContain(
    'submit: failed, submit: refused (RECIPIENT_WITHOUT_UID: Peppol finds recipients by their UID) for a bill that is sent for the first time',
  );
});

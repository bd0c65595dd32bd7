import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@rappen/store/open';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { program } from '../test/program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-refused-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the service, which must end by itself, and gives its exit status with what it says to the operator. */
function startedAndEnded(
  settings: Readonly<Record<string, string>> = {},
): Promise<readonly [status: unknown, said: string]> {
  const words = [...program, 'serve'];
  const env = { ...process.env, RAPPEN_DATA: folder, PORT: '0', ...settings };
  return new Promise((ended) => {
    execFile(process.execPath, words, { env }, (error, _, said) => ended([error?.code ?? 0, said]));
  });
}

test('a damaged secret ends the start with status 1', async () => {
  writeFileSync(join(folder, 'secret.key'), new Uint8Array(16));
  const [status, said] = await startedAndEnded();
  expect([status, said.trim()]).toEqual([1, `${join(folder, 'secret.key')} must have 32 bytes: it is damaged`]);
});

test('so does a first owner with a password that is tried first, and nobody is made', async () => {
  const owner = { RAPPEN_ADMIN_EMAIL: 'anna@example.ch', RAPPEN_ADMIN_PASSWORD: 'Passwort2026!' };
  const refused = 'This password is among the first that are tried: choose another one, such as several words';
  expect(await startedAndEnded(owner)).toEqual([1, `RAPPEN_ADMIN_PASSWORD: ${refused}\n`]);
  const store = await openStore({ folder });
  expect(await store.accounts.users.isEmpty()).toBe(true);
  await store.close();
});

test('so does an emptied database', async () => {
  await (await openStore({ folder })).close();
  truncateSync(join(folder, 'rappen.sqlite'));
  const [status, said] = await startedAndEnded();
  expect(status).toBe(1);
  expect(said).toMatch(
    /^The store in RAPPEN_DATA \(.*\) is not whole: .*rappen\.sqlite is empty, .*rappen store restore FILE.*\n$/,
  );
});

test('and a folder where another service is at work', async () => {
  const store = await openStore({ folder }, 'service');
  const [status, said] = await startedAndEnded();
  expect([status, said]).toEqual([1, expect.stringContaining('is in use by another service: stop that one first\n')]);
  await store.close();
});

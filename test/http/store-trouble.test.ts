import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '@rappen/node';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pngOf } from './hostile-files.ts';
import { apiKey, type ErrorBody } from './server.ts';

const body = new Uint8Array(pngOf(8, 8, new Uint8Array(8 * 9)));

test('while another process has locked the database, the service reads, says so of writes, and goes on afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-locked-'));
  const lines: string[] = [];
  const config = { port: 0, host: '127.0.0.1', apiKey, storage: { folder } };
  const server = await startServer(config, (line) => lines.push(line));
  const headers = { 'x-api-key': apiKey, 'content-type': 'image/png' };
  const resources = `${server.url}/v2/invoice-document/resources`;
  const put = () => fetch(`${resources}/logo.png`, { method: 'POST', headers, body });
  const list = async () => (await fetch(resources, { headers })).status;
  expect((await put()).status).toBe(200);
  const other = new DatabaseSync(join(folder, 'rappen.sqlite'));
  // The service may be writing something of its own just now
  await eventually(() => other.exec('BEGIN EXCLUSIVE'));
  let isOver = false;
  const written = put().finally(() => {
    isOver = true;
  });
  expect([(await fetch(`${server.url}/livez`)).status, await list(), isOver]).toEqual([200, 200, false]);
  const refused = await written;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(((await refused.json()) as ErrorBody).code).toBe('STORAGE_UNAVAILABLE');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  expect((await put()).status).toBe(200);
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
  expect(lines.filter((line) => line.includes('"reason"')).length).toBeGreaterThan(0);
  await server.stop();
  rmSync(folder, { recursive: true });
});

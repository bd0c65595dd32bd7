import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { lostOf, newLedger, submitTo } from './load.ts';

/** A service that forgets every third bill, and breaks off some answers. */
const forgetful = createServer((request, response) => {
  const id = Number(/\/business-cases\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
  request.resume();
  request.on('end', () => {
    if (request.method === 'POST') {
      submitted += 1;
      if (submitted % 5 === 0) return void response.destroy();
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id: submitted }));
    } else response.writeHead(id % 3 === 0 ? 404 : 200).end('{}');
  });
});
let submitted = 0;
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => forgetful.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(forgetful.address() as AddressInfo).port}`;
});
afterAll(() => forgetful.close());

test('only what was acknowledged is asked for, and each bill that is gone is told', async () => {
  const ledger = newLedger();
  const end = submitTo(url, 'a-key', ledger);
  await eventually(() => expect(ledger.acknowledged.length).toBeGreaterThan(12));
  await end();
  expect([...ledger.statuses.keys()].sort()).toEqual([0, 201]);
  expect(ledger.acknowledged.length).toBe(ledger.statuses.get(201));
  expect(ledger.acknowledged.filter((id) => id % 5 === 0)).toEqual([]);
  const expected = ledger.acknowledged.filter((id) => id % 3 === 0).sort((one, other) => one - other);
  expect(await lostOf(url, 'a-key', ledger)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});

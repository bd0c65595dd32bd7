import { instantOf } from '@rappen/http';
import { expect, test } from 'vitest';
import { bill } from '../../../test/ebill-submissions.ts';
import { created, newBiller } from '../test/ebill.ts';
import { announce } from './presence.ts';
import { sqliteDatabase } from './sqlite/database.ts';
import { createStore } from './store.ts';

test('a service that is started again waits for what the one before may still have on its way to the network', async () => {
  const database = sqliteDatabase(':memory:');
  const killed = await createStore(database, { instance: 'killed' });
  const { id } = await newBiller(killed.ebill);
  await created(killed.ebill, id, bill('sent'));
  const began = Date.now();
  const leaseFrom = (now: number) => ({ now: instantOf(now), until: instantOf(now + 90_000) });
  const ticket = (token: string) => ({ key: 'key', fingerprint: 'f', token });
  await killed.ebill.idempotency.begin(id, ticket('killed'), leaseFrom(began));
  expect(await killed.ebill.outbox.claim(id, leaseFrom(began), 1)).toHaveLength(1);

  const again = await createStore(database, { instance: 'again' });
  const presence = await announce(database, 'again', true);
  const repetition = await again.ebill.idempotency.begin(id, ticket('again'), leaseFrom(Date.now()));
  expect(repetition.kind).toBe('started');
  expect(await again.ebill.outbox.claim(id, leaseFrom(began + 89_999), 1)).toEqual([]);
  expect(await again.ebill.outbox.claim(id, leaseFrom(began + 90_000), 1)).toMatchObject([{ claims: 1 }]);
  await presence.end();
  await again.close();
});

import { secretBox, secretKeyOf } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { newBiller } from '../test/ebill.ts';
import { engines } from '../test/engines.ts';
import { migrations } from './migrations.ts';
import { sealedColumns } from './sealing.ts';
import { createStore } from './store.ts';

const key = await secretBox(await secretKeyOf('a key of somebody else'));

describe.each(engines)('$name', ({ isThere, start }) => {
  test.skipIf(!isThere)('finds what other keys have sealed, replaces it, and gives up what is lost', async () => {
    const engine = await start();
    const database = await engine.open();
    const store = await createStore(database);
    const { sealing, ebill } = store;
    expect(await sealing.keyName()).toBeUndefined();
    expect(await sealing.settleKey('a', 'b')).toBe(false);
    expect(await sealing.settleKey(undefined, 'a')).toBe(true);
    expect(await sealing.settleKey(undefined, 'b')).toBe(false);
    expect(await sealing.settleKey('a', 'b')).toBe(true);
    expect(await sealing.keyName()).toBe('b');

    const biller = await newBiller(ebill);
    const sealedSecret = await key.seal('whsec_x');
    const audit = { at: '2026-11-21T12:00:00.000Z', actor: 'test', action: 'webhook.created', subject: undefined };
    const webhook = { feed: 'bill-events', hookUrl: 'https://hooks.example.org/', sealedSecret, createdAt: audit.at };
    const made = await ebill.webhooks.create(biller.id, webhook as never, audit as never);
    const id = made.kind === 'created' ? made.webhook.id : 0;
    const secretsOf = async () => (await ebill.webhooks.get(biller.id, id))?.secrets;

    expect(await sealing.sealedByOthers('b')).toEqual([{ place: 'ebill_webhook.secret', sealed: sealedSecret }]);
    expect(await sealing.sealedByOthers(sealedSecret.split('.')[1] ?? '')).toEqual([]);
    const value = { place: 'ebill_webhook.secret', sealed: sealedSecret };
    await sealing.replace({ ...value, sealed: 'another' }, 'sealed.b.x.x');
    expect(await secretsOf()).toMatchObject({ current: sealedSecret });
    await sealing.replace(value, 'sealed.b.x.y');
    expect(await secretsOf()).toMatchObject({ current: 'sealed.b.x.y' });
    await sealing.giveUp({ place: 'ebill_webhook.secret', sealed: 'sealed.b.x.y' }, 'sealed.b.x.z');
    expect(await ebill.webhooks.get(biller.id, id)).toMatchObject({
      secrets: { current: 'sealed.b.x.z' },
      status: 'DISABLED',
      disabledReason: 'SECRET_LOST',
    });
    await expect(sealing.replace({ place: 'elsewhere', sealed: 'x' }, 'y')).rejects.toThrow('Nothing is sealed in');
    await database.close();
    await engine.stop();
  });
});

test('every column that may hold a sealed text is known', () => {
  const texts = migrations.flat().flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one).flat()));
  const named = texts.flatMap((sql) => {
    const [, table] = /(?:CREATE|ALTER) TABLE (\w+)/.exec(sql) ?? [];
    return (sql.match(/\b(?:\w+_)?secret\b/g) ?? []).map((column) => `${table}.${column}`);
  });
  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`).filter((name) => /secret$/.test(name));
  expect([...new Set(named)].sort()).toEqual(sealed.sort());
});

import type { AccountStore, Biller, Passkey } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later, newBiller, now, openEbill } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import type { Store } from '../store.ts';

const audit = { at: now, actor: 'test', action: 'test', address: '192.0.2.7' };

describe.each(engines.filter(({ name }) => !/without|memory/.test(name)))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('passkeys and refused keys', () => {
    let engine: RunningEngine;
    let store: Store;
    let accounts: AccountStore;
    let biller: Biller;
    let count = 0;

    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
      accounts = store.accounts;
      biller = await newBiller(store.ebill);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    async function person(): Promise<string> {
      count += 1;
      const user = { id: `person ${count}`, billerId: biller.id, emailAddress: `${count}@example.ch`, role: 'viewer' };
      const made = { ...user, role: 'viewer' as const, createdAt: now, passwordHash: 'hash', isPasswordOwn: true };
      expect(await accounts.users.create(made, 1000, audit)).toBe('done');
      return user.id;
    }

    const challenge = () => {
      count += 1;
      return { sha256: `challenge ${count}`, expiresAt: later };
    };
    const passkey = (id: string, counter = 0): Passkey => ({
      id,
      name: 'Phone',
      publicKey: 'key',
      algorithm: -7,
      counter,
      createdAt: now,
      lastUsedAt: undefined,
    });
    const add = (personId: string, one: Passkey, more: object = {}) => {
      const added = { passkey: one, challenge: challenge(), recoverySha256s: [], passkeysMax: 2, ...more };
      return accounts.secondFactors.addPasskey(biller.id, personId, added, audit);
    };

    test('a passkey is that of one person, and one of so many', async () => {
      const [anna, bert] = [await person(), await person()];
      const once = challenge();
      expect(await add(anna, passkey('a'), { challenge: once, recoverySha256s: ['r'] })).toBe('done');
      expect(await add(anna, passkey('b'), { challenge: once })).toBe('challengeUsed');
      expect(await add(bert, passkey('a'))).toBe('exists');
      const outcomes = await Promise.all(['c', 'd', 'e'].map((id) => add(anna, passkey(id))));
      expect(outcomes.sort()).toEqual(['done', 'limit', 'limit']);
      expect(await accounts.secondFactors.passkeys(anna)).toHaveLength(2);
      expect(await accounts.secondFactors.passkeys(bert)).toEqual([]);
      const { removePasskey, passkeys, useRecoveryCode } = accounts.secondFactors;
      expect(await removePasskey(biller.id, bert, 'a', audit)).toBe(false);
      expect(await removePasskey(biller.id, anna, 'a', audit)).toBe(true);
      expect(await useRecoveryCode(anna, 'r')).toBe(true);
      expect((await passkeys(anna)).map(({ id }) => id)).not.toContain('a');
    });

    test('a challenge is good once, and a counter only grows', async () => {
      const anna = await person();
      await add(anna, passkey('counts', 5));
      const use = (counter: number, once = challenge(), personId = anna) =>
        accounts.secondFactors.usePasskey(personId, { id: 'counts', counter, challenge: once, now });
      const once = challenge();
      const outcomes = await Promise.all([6, 7, 8].map((counter) => use(counter, once)));
      expect(outcomes.sort()).toEqual(['challengeUsed', 'challengeUsed', 'done']);
      expect(await use(5)).toBe('counterWrong');
      expect(await use(0)).toBe('counterWrong');
      expect(await use(9, challenge(), await person())).toBe('counterWrong');
      expect(await use(9)).toBe('done');
      expect(await accounts.secondFactors.passkeys(anna)).toEqual([{ ...passkey('counts', 9), lastUsedAt: now }]);
      // What has ended by itself is forgotten
      await accounts.secondFactors.usePasskey(anna, { id: 'counts', counter: 10, challenge: challenge(), now: later });
      const sql = 'SELECT COUNT(*) AS rows FROM app_used_challenge';
      expect(Number((await store.database.query(sql))[0]?.['rows'])).toBe(1);
    });

    test('the recovery codes go with the last second factor, and all of it with the person', async () => {
      const anna = await person();
      const { prepare, confirm, remove, removeAll, removePasskey, useRecoveryCode } = accounts.secondFactors;
      await prepare(anna, 'sealed');
      const confirmed = { sealedSecret: 'sealed', step: 1, recoverySha256s: ['one', 'two', 'three'] };
      expect(await confirm(biller.id, anna, confirmed, audit)).toBe(true);
      await add(anna, passkey('last'));
      expect(await remove(biller.id, anna, audit)).toBe(true);
      expect(await useRecoveryCode(anna, 'one')).toBe(true);
      expect(await removePasskey(biller.id, anna, 'last', audit)).toBe(true);
      expect(await useRecoveryCode(anna, 'two')).toBe(false);
      expect(await removeAll(biller.id, anna, audit)).toBe(false);
      await add(anna, passkey('again'), { recoverySha256s: ['four'] });
      expect(await removeAll(biller.id, anna, audit)).toBe(true);
      expect([await useRecoveryCode(anna, 'four'), await accounts.secondFactors.passkeys(anna)]).toEqual([false, []]);
      await add(anna, passkey('gone'));
      expect(await accounts.users.remove(biller.id, anna, audit)).toBe('done');
      expect(await accounts.secondFactors.passkeys(anna)).toEqual([]);
    });

    test('whoever has a passkey does not lack a second factor', async () => {
      const anna = await person();
      await store.ebill.billers.update(biller.id, { requiresSecondFactor: true }, audit);
      const begun = { sha256: 'session', userId: anna, billerId: biller.id, createdAt: now, expiresAt: later };
      await accounts.sessions.begin(begun, 20);
      const lacks = async () => (await accounts.sessions.find('session', now))?.lacksSecondFactor;
      expect(await lacks()).toBe(true);
      await add(anna, passkey('enough'));
      expect(await lacks()).toBe(false);
    });

    test('a refused key is in the log of its biller, with the address', async () => {
      const refused = { id: 'shop', owner: biller.owner, code: 'API_KEY_EXPIRED', count: 7, at: now, address: '::1' };
      await store.keys.auditRefused?.([refused, { ...refused, owner: 'nobody' }]);
      const [last, before] = await store.ebill.audit.list(biller.id, { limit: 2 });
      expect(last).toMatchObject({ actor: 'shop', action: 'key.refused', detail: 'API_KEY_EXPIRED 7', address: '::1' });
      expect(before?.address).toBe('192.0.2.7');
    });
  });
});

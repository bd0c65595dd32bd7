import type { AccountStore, Biller, NewKey, UserWithPassword } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later, newBiller, now, openEbill } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import { findKey } from '../keys.ts';
import type { Store } from '../store.ts';

const audit = { at: now, actor: 'test', action: 'test' };
const tooLate = '2026-11-22T00:00:00.000Z';

describe.each(engines.filter(({ name }) => !/without|memory/.test(name)))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('people and keys', () => {
    let engine: RunningEngine;
    let store: Store;
    let accounts: AccountStore;
    let owner: Biller;
    let other: Biller;
    let count = 0;

    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
      accounts = store.accounts;
      owner = await newBiller(store.ebill);
      other = await newBiller(store.ebill);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    function person(biller: Biller, role: UserWithPassword['role'] = 'viewer'): UserWithPassword {
      count += 1;
      const emailAddress = `person-${count}@example.ch`;
      return {
        id: `person ${count}`,
        billerId: biller.id,
        emailAddress,
        role,
        createdAt: now,
        passwordHash: 'hash',
        isPasswordOwn: true,
      };
    }

    const personOf = ({ billerId: _, role: __, ...rest }: UserWithPassword) => rest;

    async function made(biller: Biller, role?: UserWithPassword['role']): Promise<UserWithPassword> {
      const user = person(biller, role);
      expect(await accounts.users.create(user, 1000, audit)).toBe('done');
      return user;
    }

    const session = (userId: string, sha256: string, at = now, billerId = owner.id) => ({
      sha256,
      userId,
      billerId,
      createdAt: at,
      expiresAt: later,
    });

    test('the first person claims the token that came last, once', async () => {
      expect(await accounts.users.isEmpty()).toBe(true);
      expect(await accounts.welcome.find('one', now)).toBeUndefined();
      expect(await accounts.welcome.renew(owner.id, 'one', later)).toBe(true);
      expect(await accounts.welcome.renew(owner.id, 'two', later)).toBe(true);
      expect(await accounts.welcome.find('one', now)).toBeUndefined();
      expect(await accounts.welcome.find('two', later)).toBeUndefined();
      expect(await accounts.welcome.find('two', now)).toBe(owner.id);
      expect(await accounts.welcome.claim('one', person(owner, 'owner'), audit)).toBe(false);
      const claims = [1, 2, 3].map(() => accounts.welcome.claim('two', person(owner, 'owner'), audit));
      expect((await Promise.all(claims)).sort()).toEqual([false, false, true]);
      expect(await accounts.users.list(owner.id)).toHaveLength(1);
      expect(await accounts.users.isEmpty()).toBe(false);
      expect(await accounts.welcome.find('two', now)).toBeUndefined();
      expect(await accounts.welcome.renew(owner.id, 'three', later)).toBe(false);
    });

    test('a person is found by address, listed without password, and there once', async () => {
      const user = await made(other);
      const { passwordHash, isPasswordOwn, ...shown } = user;
      expect(await accounts.users.findByEmailAddress(user.emailAddress)).toEqual(personOf(user));
      expect(await accounts.users.list(other.id)).toEqual([shown]);
      expect(await accounts.users.findByEmailAddress('nobody@example.ch')).toBeUndefined();
      const same = { ...person(owner), emailAddress: user.emailAddress };
      expect(await accounts.users.create(same, 1000, audit)).toBe('exists');
      expect(await accounts.users.create(person(other), 1, audit)).toBe('limit');
      const wishes = [1, 2, 3].map(() => accounts.users.create(person(other), 2, audit));
      expect((await Promise.all(wishes)).sort()).toEqual(['done', 'limit', 'limit']);
    });

    test('a biller changes nobody of another', async () => {
      const user = await made(owner);
      await accounts.sessions.begin(session(user.id, 'of the other'), 20);
      expect(await accounts.users.setRole(other.id, user.id, 'owner', audit)).toBe('unknown');
      expect(
        await accounts.users.setPassword(other.id, user.id, { passwordHash: 'x', isPasswordOwn: true }, audit),
      ).toBe(false);
      expect(await accounts.users.remove(other.id, user.id, audit)).toBe('unknown');
      expect(await accounts.users.findByEmailAddress(user.emailAddress)).toEqual(personOf(user));
      expect(await accounts.sessions.find('of the other', now)).toMatchObject({ user: { id: user.id } });
    });

    test('somebody stays owner, however many go at once', async () => {
      const biller = await newBiller(store.ebill);
      const [one, two] = [await made(biller, 'owner'), await made(biller, 'owner')];
      const changes = await Promise.all([
        accounts.users.setRole(biller.id, one.id, 'viewer', audit),
        accounts.users.remove(biller.id, two.id, audit),
      ]);
      expect([...changes].sort()).toEqual(['done', 'lastOwner']);
      const left = (await accounts.users.list(biller.id)).filter(({ role }) => role === 'owner');
      expect(left).toHaveLength(1);
      const [{ id = '' } = {}] = left;
      expect(await accounts.users.setRole(biller.id, id, 'owner', audit)).toBe('done');
      expect(await accounts.users.setRole(biller.id, id, 'operator', audit)).toBe('lastOwner');
      expect(await accounts.users.remove(biller.id, 'nobody', audit)).toBe('unknown');
      // Only what happened is in the log
      expect(await store.ebill.audit.list(biller.id, { limit: 100 })).toHaveLength(4);
    });

    test('sessions end by time, by hand, and with the role, the password or the person', async () => {
      const user = await made(owner);
      const { passwordHash: _, isPasswordOwn: __, ...shown } = user;
      const isThere = async (sha256: string) => (await accounts.sessions.find(sha256, now)) !== undefined;
      expect(await accounts.sessions.begin(session(user.id, 'a'), 20)).toBe(true);
      expect(await accounts.sessions.find('a', now)).toEqual({
        user: shown,
        owner: owner.owner,
        billerNetId: owner.billerNetId,
        lacksSecondFactor: false,
        expiresAt: later,
      });
      expect(await accounts.sessions.find('a', later)).toBeUndefined();
      await accounts.sessions.end('a');
      expect(await isThere('a')).toBe(false);
      const endings = [
        () => accounts.users.setRole(owner.id, user.id, 'operator', audit),
        () => accounts.users.setPassword(owner.id, user.id, { passwordHash: 'other', isPasswordOwn: true }, audit),
        () => accounts.users.remove(owner.id, user.id, audit),
      ];
      for (const [index, end] of endings.entries()) {
        await accounts.sessions.begin(session(user.id, `b${index}`), 20);
        expect(await isThere(`b${index}`)).toBe(true);
        await end();
        expect(await isThere(`b${index}`)).toBe(false);
      }
      expect(await accounts.sessions.begin(session(user.id, 'c'), 20)).toBe(false);
      expect(await isThere('c')).toBe(false);
    });

    test('of one person so many sessions go on, the newest, and what has ended is forgotten', async () => {
      const user = await made(owner);
      for (const minute of [1, 2, 3, 4]) {
        await accounts.sessions.begin(session(user.id, `s${minute}`, `2026-11-21T12:0${minute}:00.000Z`), 3);
      }
      const there = ['s1', 's2', 's3', 's4'].map(
        async (name) => (await accounts.sessions.find(name, now)) !== undefined,
      );
      expect(await Promise.all(there)).toEqual([false, true, true, true]);
      await accounts.sessions.begin({ ...session(user.id, 'new', tooLate), expiresAt: '2026-11-23T00:00:00.000Z' }, 3);
      expect((await store.database.query('SELECT sha256 FROM app_person_session')).map(({ sha256 }) => sha256)).toEqual(
        ['new'],
      );
    });

    test('one person is a user of several billers, with a role for each', async () => {
      const [one, two] = [await newBiller(store.ebill), await newBiller(store.ebill)];
      const { passwordHash: _, isPasswordOwn: __, ...user } = await made(one, 'owner');
      const inTwo = { ...user, billerId: two.id, role: 'viewer' } as const;
      const joins = await Promise.all([1, 2].map(() => accounts.users.join(inTwo, 1000, audit)));
      expect(joins.sort()).toEqual(['done', 'exists']);
      expect(await accounts.users.join({ ...inTwo, id: 'nobody' }, 1000, audit)).toBe('limit');
      const { users, sessions } = accounts;
      expect(await users.memberships(user.id)).toEqual(
        expect.arrayContaining([
          { billerId: one.id, billerNetId: one.billerNetId, legalName: one.legalName, role: 'owner' },
          { billerId: two.id, billerNetId: two.billerNetId, legalName: two.legalName, role: 'viewer' },
        ]),
      );
      expect(await users.ofLastBiller(user.id)).toEqual(user);
      expect(await sessions.begin(session(user.id, 'm1', now, one.id), 20)).toBe(true);
      expect(await sessions.begin(session(user.id, 'm2', now, one.id), 20)).toBe(true);
      expect(await sessions.begin(session(user.id, 'm3', now, other.id), 20)).toBe(false);
      expect(await sessions.choose('m2', user.id, other.id)).toBe(false);
      expect(await sessions.choose('m2', user.id, two.id)).toBe(true);
      expect(await sessions.find('m2', now)).toMatchObject({ user: inTwo, owner: two.owner });
      expect(await users.ofLastBiller(user.id)).toEqual(inTwo);
      expect(await sessions.elsewhere(user.id, one.billerNetId)).toEqual({
        user,
        owner: one.owner,
        lacksSecondFactor: false,
      });
      expect(await sessions.elsewhere(user.id, other.billerNetId)).toBeUndefined();
      // What changes for one biller leaves the other
      expect(await users.setRole(two.id, user.id, 'operator', audit)).toBe('done');
      expect([await sessions.find('m1', now), await sessions.find('m2', now)]).toEqual([expect.anything(), undefined]);
      expect(await users.remove(one.id, user.id, audit)).toBe('lastOwner');
      expect(await users.remove(two.id, user.id, audit)).toBe('done');
      expect(await sessions.find('m1', now)).toMatchObject({ user });
      expect(await users.findByEmailAddress(user.emailAddress)).toBeDefined();
      await made(one, 'owner');
      expect(await users.remove(one.id, user.id, audit)).toBe('done');
      expect(await users.findByEmailAddress(user.emailAddress)).toBeUndefined();
      expect(await sessions.find('m1', now)).toBeUndefined();
    });

    function wish(changes: Partial<NewKey> = {}): NewKey {
      count += 1;
      return {
        id: `key ${count}`,
        name: `Key <b>${count}</b>`,
        owner: owner.owner,
        scopes: ['cases:submit'],
        demo: false,
        processingModes: ['STAGE'],
        maySkipAnomaly: false,
        ipAllow: ['192.0.2.0/24', '::1'],
        expiresAt: later,
        createdBy: 'user:1',
        createdAt: now,
        ...changes,
      };
    }

    test('a key is what was wished for, once it is looked up', async () => {
      const wanted = wish();
      const key = await accounts.keys.create(owner.id, wanted, 20, audit);
      expect(key?.entry).toMatchObject(wanted);
      expect(await findKey(store.database, key?.key ?? '')).toEqual({ ...key?.entry, revokedAt: undefined });
      expect(await accounts.keys.list(owner.owner)).toEqual([key?.entry]);
      expect(await accounts.keys.list(other.owner)).toEqual([]);
      await store.keys.touch?.(new Map([[wanted.id, later]]));
      expect(await findKey(store.database, key?.key ?? '')).toMatchObject({ lastUsedAt: later });
    });

    test('of keys at once as many are made as may be valid', async () => {
      const biller = await newBiller(store.ebill);
      const create = () => accounts.keys.create(biller.id, wish({ owner: biller.owner }), 2, audit);
      const keys = await Promise.all([1, 2, 3, 4].map(create));
      const there = keys.filter((key) => key !== undefined);
      expect(there).toHaveLength(2);
      const [first, second] = there.map(({ entry }) => entry.id);
      expect(await accounts.keys.revoke(biller.id, other.owner, first ?? '', now, audit)).toBe(false);
      expect(await accounts.keys.revoke(biller.id, biller.owner, first ?? '', now, audit)).toBe(true);
      expect(await accounts.keys.revoke(biller.id, biller.owner, first ?? '', now, audit)).toBe(false);
      expect(await create()).toBeDefined();
      expect(await create()).toBeUndefined();

      const replaced = { id: second ?? '', owner: biller.owner };
      const next = wish({ owner: biller.owner });
      expect(
        await accounts.keys.rotate(other.id, { ...replaced, owner: other.owner }, next, now, audit),
      ).toBeUndefined();
      const until = '2026-11-21T12:05:00.000Z';
      expect(await accounts.keys.rotate(biller.id, replaced, next, until, audit)).toBeDefined();
      const ends = (await accounts.keys.list(biller.owner)).find(({ id }) => id === second)?.expiresAt;
      expect(ends).toBe(until);
      await accounts.keys.rotate(biller.id, replaced, wish({ owner: biller.owner }), later, audit);
      expect((await accounts.keys.list(biller.owner)).find(({ id }) => id === second)?.expiresAt).toBe(until);
      expect(
        await accounts.keys.rotate(biller.id, { ...replaced, id: first ?? '' }, wish(), later, audit),
      ).toBeUndefined();
    });

    test('no password, token or key stands in the database', async () => {
      const key = await accounts.keys.create(owner.id, wish(), 20, audit);
      const rows = await Promise.all(
        ['api_key', 'app_person', 'app_membership', 'app_person_session', 'app_welcome', 'ebill_audit'].map((table) =>
          store.database.query(`SELECT * FROM ${table}`),
        ),
      );
      expect(JSON.stringify(rows)).not.toContain(key?.key.slice(-72) ?? '');
    });
  });
});

test('keys with the former scope of administration have its new name', async () => {
  const { migrations } = await import('../migrations.ts');
  const { migrate } = await import('../migrate.ts');
  const { sqliteDatabase } = await import('../sqlite/index.ts');
  const database = sqliteDatabase(':memory:');
  const step = migrations.findIndex((statements) =>
    statements.some((sql) => typeof sql === 'string' && sql.includes('app_user')),
  );
  await migrate(database, migrations.slice(0, step));
  const sql = `INSERT INTO api_key (id, prefix, sha256, owner, scopes, demo, created_at) VALUES (?, 'p', ?, 'o', ?, 0, 'now')`;
  for (const scopes of ['qr ebill admin', 'admin', 'qr'])
    await database.commit([{ sql, parameters: [scopes, scopes, scopes] }]);
  await migrate(database);
  const rows = await database.query('SELECT scopes FROM api_key ORDER BY id');
  expect(rows.map(({ scopes }) => scopes)).toEqual(['connect:*', 'qr', 'qr ebill connect:*']);
  await database.close();
});

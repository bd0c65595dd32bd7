import { deleteExpired, guessing, memoryFailures } from '@rappen/http';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../eventually.ts';
import { browserOf, logIn, password, personOf } from './people.ts';
import { type Answered, keys, type Service, startService } from './service.ts';

const minute = 60_000;
const home = '192.0.2.1';
const office = '198.51.100.1';

/** Every cookie that an answer sets, as a browser sends them. */
const cookiesOf = ({ headers }: Answered) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function withService(work: (service: Service) => Promise<void>): Promise<void> {
  const service = await startService();
  await work(service);
  expect(service.faults).toEqual([]);
  await service.close();
}

/** Tries wrong passwords until it is slowed down; answers how many were tried. */
async function guessUntilSlow(service: Service, addressOf: (count: number) => string, sent = {}): Promise<number> {
  for (let count = 0; ; count++) {
    const { status, json } = await logIn(service, addressOf(count), sent, `wrong ${count}`);
    if (status !== 429) {
      expect([status, json.code]).toEqual([401, 'LOGIN_FAILED']);
      continue;
    }
    expect(json.code).toBe('LOGIN_THROTTLED');
    return count;
  }
}

test('the wait grows from a second to a quarter of an hour, and what is refused for it does not count', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'viewer');
    const from = { clientAddress: home };
    expect(await guessUntilSlow(service, () => emailAddress, from)).toBe(5);
    const waits = [];
    for (let count = 0; count < 12; count++) {
      const refused = await logIn(service, emailAddress, from);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(refused.json.message).toBe(`Too many sign-in attempts: try again in ${seconds} seconds`);
      waits.push(seconds);
      service.moveClock(seconds * 1000 - 1);
      expect((await logIn(service, emailAddress, from)).status).toBe(429);
      service.moveClock(1);
      expect((await logIn(service, emailAddress, from, 'x')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    service.moveClock(900_000);
    expect((await logIn(service, emailAddress, from)).status).toBe(200);
    expect((await logIn(service, emailAddress, from)).status).toBe(200);
  }));

test('many machines guess at one account, and its owner goes on signing in at home and in the office', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'owner');
    const atHome = await logIn(service, emailAddress, { clientAddress: home });
    const cookie = cookiesOf(atHome);
    let tried = 0;
    for (let machine = 0; machine < 100; machine++) {
      const { status } = await logIn(service, emailAddress, { clientAddress: `203.0.113.${machine}` }, 'wrong');
      if (status === 401) tried += 1;
    }
    expect(tried).toBe(10);
    // From an address that has signed in before, without its cookie
    expect((await logIn(service, emailAddress, { clientAddress: home })).status).toBe(200);
    // In a browser that has signed in before, anywhere
    const travelling = { clientAddress: office, headers: { cookie } };
    expect((await logIn(service, emailAddress, travelling)).status).toBe(200);
    // From elsewhere with the right password: it may be a guess
    const elsewhere = await logIn(service, emailAddress, { clientAddress: '203.0.113.200' });
    expect([elsewhere.status, elsewhere.json.code]).toEqual([429, 'LOGIN_THROTTLED']);
    // The cookie of one account is worth nothing for another
    const other = await personOf(service, 'viewer');
    await guessUntilSlow(service, () => other, { clientAddress: '203.0.113.201' });
    expect(await guessUntilSlow(service, () => other, travelling)).toBeLessThanOrEqual(5);
  }));

test('one machine guesses at many accounts, and whoever is known behind its address signs in', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'operator');
    const cookie = cookiesOf(await logIn(service, emailAddress, { clientAddress: office }));
    const tried = await guessUntilSlow(service, (count) => `nobody-${count}@example.ch`, { clientAddress: office });
    expect(tried).toBe(30);
    const from = { clientAddress: office, headers: { cookie } };
    expect((await logIn(service, emailAddress, from)).status).toBe(200);
    expect((await logIn(service, await personOf(service, 'viewer'), { clientAddress: office })).status).toBe(429);
    expect((await logIn(service, 'nobody@example.ch', { clientAddress: home }, 'x')).status).toBe(401);
    // One who signs in to an account of one's own in between gains no guesses
    expect((await logIn(service, 'nobody-1@example.ch', { clientAddress: office }, 'x')).status).toBe(429);
  }));

test('a stolen browser guesses no faster', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'owner');
    const cookie = cookiesOf(await logIn(service, emailAddress, { clientAddress: home }));
    expect(await guessUntilSlow(service, () => emailAddress, { headers: { cookie }, clientAddress: office })).toBe(10);
    expect((await logIn(service, emailAddress, { clientAddress: home })).status).toBe(200);
  }));

test('who changes a password is not kept from it by who guesses at the door', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'viewer');
    const { call } = await browserOf(service, emailAddress);
    await guessUntilSlow(service, () => emailAddress);
    const change = { password: 'wrong', newPassword: 'another password of hers' };
    for (let count = 0; count < 10; count++)
      expect((await call('Session/changePassword', change)).json.code).toBe('PASSWORD_WRONG');
    expect((await call('Session/changePassword', { ...change, password })).json.code).toBe('LOGIN_THROTTLED');
    service.moveClock(1000);
    expect((await call('Session/changePassword', { ...change, password })).status).toBe(200);
  }));

test('guesses at once are counted one by one, also by several processes on one store', () =>
  withService(async (service) => {
    const store = service.ports.accounts?.store.failures;
    if (store === undefined) throw new Error('no accounts');
    const attempt = [{ kind: 'pair', of: 'somebody' }] as const;
    const processes = [guessing(store), guessing(store), guessing(store)];
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, index) => processes[index % 3]?.take(attempt, service.ports.clock.now())),
    );
    expect(taken.filter((one) => one?.seconds === 0).length).toBeLessThanOrEqual(5);
  }));

test('addresses and accounts are kept as hashes only, and not for ever', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'viewer');
    await logIn(service, emailAddress, { clientAddress: home });
    await logIn(service, emailAddress, { clientAddress: home }, 'wrong');
    const rows = async () => [
      ...(await service.database.query('SELECT * FROM app_failure')),
      ...(await service.database.query('SELECT * FROM app_device')),
    ];
    // What the audit log says of a failure is not waited for
    await eventually(async () => expect(await rows()).toHaveLength(7));
    const kept = JSON.stringify(await rows());
    for (const secret of [emailAddress, home]) expect(kept).not.toContain(secret);
    service.moveClock(24 * 60 * minute + 1);
    await deleteExpired(service.ports);
    expect(await rows()).toHaveLength(2);
    service.moveClock(390 * 24 * 60 * minute);
    await deleteExpired(service.ports);
    expect(await rows()).toEqual([]);
  }));

test('of failed attempts there are so many rows at most', () =>
  withService(async (service) => {
    const { failures } = service.ports.accounts?.store ?? {};
    for (const store of [failures, memoryFailures()]) {
      if (store === undefined) throw new Error('no accounts');
      const failed = (count: number) => ({
        before: undefined,
        after: {
          sha256: `${count}`,
          count: 1,
          lastAt: new Date(count).toISOString(),
          freeAt: new Date(0).toISOString(),
        },
      });
      for (let from = 0; from < 20_100; from += 300)
        await store.replace(Array.from({ length: 300 }, (_, index) => failed(from + index)));
      for (const count of [30_000, 30_001, 30_002]) await store.replace([failed(count)]);
      expect(await store.find(['0'])).toEqual([]);
      expect(await store.find(['20099', '30002'])).toHaveLength(2);
      // What was found and has changed since is not replaced
      expect(await store.replace([failed(30_002)])).toBe(false);
    }
  }));

test('wrong keys from one address wait longer and longer, and good keys go on', () =>
  withService(async (service) => {
    (service.ports as { wrongKeys: unknown }).wrongKeys = service.ports.accounts?.logins;
    const head = (key: string, clientAddress: string) => service.send('HEAD', '/api/v1/apikey', { key, clientAddress });
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await head(`wrong-key-${count}`, home)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    const refused = await service.send('GET', '/api/v1/webhook', { key: 'wrong', clientAddress: home });
    expect([refused.json.code, refused.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '1']);
    const plain = await service.send('GET', '/v2/examples/qr-invoice/blank', { key: 'wrong', clientAddress: home });
    expect([plain.status, plain.json.code]).toEqual([429, 'TOO_MANY_WRONG_KEYS']);
    expect((await head(keys.alpha, home)).status).toBe(200);
    expect((await head('wrong', office)).status).toBe(401);
    expect((await service.send('GET', '/api/v1/webhook', { key: '', clientAddress: home })).status).toBe(401);
    service.moveClock(1000);
    expect((await head('wrong', home)).status).toBe(401);
    expect((await head('wrong', home)).headers.get('retry-after')).toBe('2');
    // A subscriber of IPv6 has many addresses, which count together
    for (let count = 0; count < 20; count++) await head('wrong', `2001:db8::${count.toString(16)}`);
    expect((await head('wrong', '2001:db8::ffff')).status).toBe(429);
    expect((await head('wrong', '2001:db8:0:1::1')).status).toBe(401);
  }));

test('twenty-nine people of one office sign in at once, each with the right password, and all are let in', () =>
  withService(async (service) => {
    const people: string[] = [];
    for (let count = 0; count < 29; count++) people.push(await personOf(service, 'viewer'));
    const answers = await Promise.all(people.map((one) => logIn(service, one, { clientAddress: office })));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    // It has used up none of what the office may get wrong
    const wrong = await logIn(service, people[0] as string, { clientAddress: office }, 'wrong');
    expect(wrong.status).toBe(401);
  }));

test('who has signed in before finds a place at the door while strangers fill it', () =>
  withService(async (service) => {
    const emailAddress = await personOf(service, 'owner');
    const cookie = cookiesOf(await logIn(service, emailAddress, { clientAddress: home }));
    const order: string[] = [];
    const strangers = Array.from({ length: 60 }, async (_, index) => {
      const from = { clientAddress: `203.0.113.${index}` };
      const { status } = await logIn(service, `nobody-${index}@example.ch`, from);
      if (status === 401) order.push('stranger');
    });
    const known = logIn(service, emailAddress, { clientAddress: office, headers: { cookie } });
    const { status } = await known.finally(() => order.push('known'));
    await Promise.all(strangers);
    expect(status).toBe(200);
    expect(order.length).toBeGreaterThan(30);
    expect(order.indexOf('known')).toBeLessThanOrEqual(4);
  }));

test('of forty strangers at once few are heard, the others are told when to come again, and it counts for none of them', () =>
  withService(async (service) => {
    const strangers = Array.from({ length: 40 }, (_, index) => ({
      emailAddress: `nobody-${index}@example.ch`,
      from: { clientAddress: `203.0.113.${index}` },
    }));
    const order: string[] = [];
    const attempts = strangers.map(async ({ emailAddress, from }) => {
      const answer = await logIn(service, emailAddress, from);
      order.push('stranger');
      return answer;
    });
    const keyed = service.send('GET', '/api/v1/business-cases/1', { key: keys.alpha }).then(({ status }) => {
      order.push('key');
      return status;
    });
    const answers = await Promise.all(attempts);
    expect(await keyed).toBe(404);
    const busy = answers.filter(({ status }) => status === 503);
    expect([busy.length, answers.filter(({ status }) => status === 401).length]).toEqual([8, 32]);
    for (const { json, headers } of busy)
      expect([json.code, headers.get('retry-after')]).toEqual(['SERVICE_BUSY', '30']);
    // Only who is turned away is answered sooner than a request with a key
    expect(order.indexOf('key')).toBeLessThanOrEqual(8);
    const { accounts } = service.ports;
    const counted = vi.spyOn(accounts?.logins ?? { take: async () => undefined }, 'take');
    await logIn(service, 'nobody-39@example.ch', { clientAddress: '203.0.113.39' });
    expect(counted).toHaveBeenCalledOnce();
  }));

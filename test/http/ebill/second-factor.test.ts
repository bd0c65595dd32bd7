import { expect, test } from 'vitest';
import { totpCode, totpStepAt } from '../../../packages/http/src/accounts/totp.ts';
import { type Browser, browserOf, browserWith, logIn, password, personOf } from './people.ts';
import { keys, type Service, startService } from './service.ts';

interface Scene {
  readonly service: Service;
  readonly anna: Browser;
  readonly emailAddress: string;
  /** The code of an app with a secret, now. */
  codeOf(secret: string): Promise<string>;
  signIn(code?: string): ReturnType<typeof logIn>;
  /** Sets the app up; its secret and the recovery codes. */
  setUp(): Promise<{ secret: string; recoveryCodes: string[] }>;
}

async function withScene(work: (scene: Scene) => Promise<void>): Promise<void> {
  const service = await startService();
  const emailAddress = await personOf(service, 'owner');
  const anna = await browserOf(service, emailAddress);
  const codeOf = (secret: string) => totpCode(secret, totpStepAt(service.ports.clock.now()));
  await work({
    service,
    anna,
    emailAddress,
    codeOf,
    signIn: (code) =>
      service.send('POST', '/connect/Session/login', {
        key: '',
        json: { emailAddress, password, ...(code && { code }) },
      }),
    async setUp() {
      const { secret } = (await anna.call('Session/prepareSecondFactor', { password })).json;
      const confirmed = await anna.call('Session/confirmSecondFactor', { code: await codeOf(secret) });
      expect(confirmed.status, confirmed.text).toBe(200);
      service.moveClock(30_000);
      return { secret, recoveryCodes: confirmed.json.recoveryCodes };
    },
  });
  expect(service.faults).toEqual([]);
  await service.close();
}

test('signing in takes a code once the app is confirmed, and each code once', () =>
  withScene(async ({ service, anna, signIn, codeOf, setUp }) => {
    expect((await anna.call('Session/prepareSecondFactor', { password: 'wrong' })).json.code).toBe('PASSWORD_WRONG');
    expect((await anna.call('Session/confirmSecondFactor', { code: '123456' })).json.code).toBe(
      'SECOND_FACTOR_NOT_FOUND',
    );
    const prepared = await anna.call('Session/prepareSecondFactor', { password });
    expect(prepared.json.address).toContain(prepared.json.secret);
    // Not before: who stops half way can still sign in
    expect((await signIn()).status).toBe(200);
    expect((await anna.call('Session/confirmSecondFactor', { code: '000000' })).json.code).toBe('SECOND_FACTOR_WRONG');
    const { secret } = await setUp();
    const needed = await signIn();
    expect([needed.status, needed.json.code, needed.headers.get('set-cookie')]).toEqual([
      401,
      'SECOND_FACTOR_NEEDED',
      null,
    ]);
    const code = await codeOf(secret);
    const done = await signIn(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect([done.status, done.json.hasSecondFactor]).toEqual([200, true]);
    const replayed = await signIn(code);
    expect([replayed.status, replayed.json.code]).toEqual([401, 'SECOND_FACTOR_WRONG']);
    service.moveClock(30_000);
    expect((await signIn(await codeOf(secret))).status).toBe(200);
    expect((await anna.call('Session/prepareSecondFactor', { password })).json.code).toBe('SECOND_FACTOR_EXISTS');
  }));

test('of one code at several doors at once one is let in', () =>
  withScene(async ({ signIn, codeOf, setUp }) => {
    const { secret } = await setUp();
    const code = await codeOf(secret);
    const statuses = (await Promise.all([1, 2, 3].map(() => signIn(code)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  }));

test('of one confirmation sent twice at once one is taken, and only its recovery codes are told', () =>
  withScene(async ({ service, anna, emailAddress, codeOf }) => {
    const { secret } = (await anna.call('Session/prepareSecondFactor', { password })).json;
    const code = await codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => anna.call('Session/confirmSecondFactor', { code })));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_NOT_FOUND']).toContain(refused.json.code);
    const [told] = taken[0]?.json.recoveryCodes ?? [];
    const json = { emailAddress, password, code: told };
    expect((await service.send('POST', '/connect/Session/login', { key: '', json })).status).toBe(200);
  }));

test('a wrong password is told before any code, and codes are not guessed', () =>
  withScene(async ({ service, emailAddress, signIn, setUp }) => {
    await setUp();
    expect((await logIn(service, emailAddress, {}, 'wrong')).json.code).toBe('LOGIN_FAILED');
    const codes = [];
    for (let count = 0; count < 12; count++) codes.push((await signIn(String(100_000 + count))).json.code);
    expect(codes.at(-1)).toBe('LOGIN_THROTTLED');
  }));

test('recovery codes are good once each, and kept as hashes', () =>
  withScene(async ({ service, anna, signIn, setUp }) => {
    const { secret, recoveryCodes } = await setUp();
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first.toLowerCase())).status).toBe(200);
    expect((await signIn(first)).json.code).toBe('SECOND_FACTOR_WRONG');
    const tables = ['app_second_factor', 'app_recovery_code', 'ebill_audit'];
    const rows = await Promise.all(tables.map((table) => service.database.query(`SELECT * FROM ${table}`)));
    const kept = JSON.stringify(rows) + service.lines.join() + (await anna.call('Audit/list')).text;
    for (const word of [secret, first, second, second.replaceAll('-', '')]) expect(kept).not.toContain(word);
    // Password and code take it away again
    const remove = (json: object) => anna.call('Session/removeSecondFactor', json);
    expect((await remove({ password: 'wrong', code: second })).json.code).toBe('PASSWORD_WRONG');
    expect((await remove({ password, code: 'wrong' })).json.code).toBe('SECOND_FACTOR_WRONG');
    expect((await remove({ password, code: second })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await service.database.query('SELECT * FROM app_recovery_code')).toEqual([]);
  }));

test('no link gets around the code', () =>
  withScene(async ({ service, anna, emailAddress, codeOf, setUp }) => {
    const other = await browserOf(service, await personOf(service, 'owner'));
    const { secret } = await setUp();
    const { link } = (await other.call('Users/resetLink', { id: anna.me.json.user.id })).json;
    const token = link.split('/').at(-1);
    const reset = (json: object) =>
      service.send('POST', '/connect/Session/reset', {
        key: '',
        json: { token, password: 'another password', ...json },
      });
    expect((await reset({})).json.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await reset({ code: '000000' })).json.code).toBe('SECOND_FACTOR_WRONG');
    expect((await reset({ code: await codeOf(secret) })).status).toBe(200);
    expect((await logIn(service, emailAddress, {}, 'another password')).json.code).toBe('SECOND_FACTOR_NEEDED');
    const removed = await other.call('Users/removeSecondFactor', { id: anna.me.json.user.id });
    expect(removed.status).toBe(200);
    expect((await logIn(service, emailAddress, {}, 'another password')).status).toBe(200);
    const again = await other.call('Users/removeSecondFactor', { id: anna.me.json.user.id });
    expect(again.json.code).toBe('SECOND_FACTOR_NOT_FOUND');
    const nobody = await other.call('Users/removeSecondFactor', { id: 'nobody' });
    expect(nobody.json.code).toBe('USER_NOT_FOUND');
  }));

test('a biller may require it: its users can do nothing but set it up', () =>
  withScene(async ({ service, anna, emailAddress, setUp, codeOf }) => {
    const byKey = await service.send('POST', '/connect/Users/requireSecondFactor', {
      key: keys.admin,
      json: { isRequired: true },
    });
    expect(byKey.json.code).toBe('RIGHTS_EXCEEDED');
    expect((await anna.call('Users/requireSecondFactor', { isRequired: true })).status).toBe(200);
    const refused = await anna.call('Cases/list');
    expect([refused.status, refused.json.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const pdf = await anna.send('GET', '/api/v1/events/processing-status-changed');
    expect(pdf.json.code).toBe('SECOND_FACTOR_REQUIRED');
    const again = browserWith(service, await logIn(service, emailAddress));
    expect((await again.call('Session/me')).json).toMatchObject({
      hasSecondFactor: false,
      needsSecondFactor: true,
      biller: { requiresSecondFactor: true },
    });
    const { secret } = await setUp();
    expect((await anna.call('Cases/list')).status).toBe(200);
    expect(await codeOf(secret)).toMatch(/^\d{6}$/);
    // Other billers, and keys, are not affected
    expect((await service.send('POST', '/connect/Cases/list', { key: keys.admin, json: {} })).status).toBe(200);
    const beta = await browserOf(service, await personOf(service, 'owner', service.beta.id));
    expect((await beta.call('Cases/list')).status).toBe(200);
    expect((await anna.call('Users/requireSecondFactor', { isRequired: false })).status).toBe(200);
  }));

import { expect, test } from 'vitest';
import { totpCode, totpStepAt } from '../../../packages/http/src/accounts/totp.ts';
import { type Algorithm, authenticator, type Changes, type Signed } from '../../authenticator.ts';
import { type Browser, browserOf, browserWith, logIn, password, personOf } from './people.ts';
import { type Answered, type Service, startService } from './service.ts';

const origin = 'http://localhost';
type Authenticator = Awaited<ReturnType<typeof authenticator>>;

interface Scene {
  readonly service: Service;
  readonly anna: Browser;
  readonly emailAddress: string;
  signIn(more?: object): Promise<Answered>;
  /** The challenge of an attempt whose password is right. */
  challenge(): Promise<string>;
}

async function withScene(work: (scene: Scene) => Promise<void>): Promise<void> {
  const service = await startService();
  const emailAddress = await personOf(service, 'owner');
  const anna = await browserOf(service, emailAddress);
  const signIn = (more: object = {}) =>
    service.send('POST', '/connect/Session/login', {
      key: '',
      json: { emailAddress, password, ...more },
      headers: { origin },
    });
  const challenge = async () => (await signIn()).json.passkeyRequest.challenge;
  await work({ service, anna, emailAddress, signIn, challenge });
  expect(service.faults).toEqual([]);
  await service.close();
}

/** Adds a passkey; the answer of the service. */
async function add(browser: Browser, device: Authenticator, changes: Changes = {}, name = 'Phone'): Promise<Answered> {
  const prepared = await browser.call('Session/preparePasskey', { password }, { origin });
  expect(prepared.status, prepared.text).toBe(200);
  const passkey = await device.create(prepared.json.challenge, changes);
  return browser.call('Session/addPasskey', { name, passkey }, { origin });
}

test.each<Algorithm>(['ES256', 'RS256'])('signing in takes a passkey (%s) in the place of a code', (algorithm) =>
  withScene(async ({ service, anna, emailAddress, signIn }) => {
    expect((await anna.call('Session/preparePasskey', { password: 'wrong' })).json.code).toBe('PASSWORD_WRONG');
    const device = await authenticator(origin, algorithm);
    const added = await add(anna, device);
    expect([added.status, added.json.id, added.json.name, added.json.recoveryCodes.length]).toEqual([
      200,
      device.id,
      'Phone',
      10,
    ]);
    const needed = await signIn();
    expect([needed.status, needed.json.code, needed.headers.get('set-cookie')]).toEqual([
      401,
      'SECOND_FACTOR_NEEDED',
      null,
    ]);
    const { challenge, rpId, ids } = needed.json.passkeyRequest;
    expect([rpId, ids]).toEqual(['localhost', [device.id]]);
    service.moveClock(60_000);
    const done = await signIn({ passkey: await device.sign(challenge) });
    expect([done.status, done.json.hasSecondFactor, done.json.hasCodeApp], done.text).toEqual([200, true, false]);
    const [listed] = (await anna.call('Session/passkeys')).json;
    expect(listed).toEqual({
      id: device.id,
      name: 'Phone',
      createdAt: '2026-11-21T11:00:00.000Z',
      lastUsedAt: '2026-11-21T11:01:00.000Z',
    });
    // An app's code does not exist, a recovery code does
    expect((await signIn({ code: '123456' })).json.code).toBe('SECOND_FACTOR_WRONG');
    const [first, second] = added.json.recoveryCodes;
    expect((await signIn({ code: first })).status).toBe(200);
    const remove = (more: object) => anna.call('Session/removePasskey', { id: device.id, ...more }, { origin });
    expect((await remove({ password: 'wrong' })).json.code).toBe('PASSWORD_WRONG');
    const asked = await remove({ password });
    expect(asked.json.code).toBe('SECOND_FACTOR_NEEDED');
    const removed = await remove({ password, passkey: await device.sign(asked.json.passkeyRequest.challenge) });
    expect(removed.status, removed.text).toBe(200);
    expect((await remove({ password })).json.code).toBe('PASSKEY_NOT_FOUND');
    expect((await logIn(service, emailAddress)).status).toBe(200);
    expect(await service.database.query('SELECT * FROM app_recovery_code')).toEqual([]);
    expect(second).toBeDefined();
    const actions = (await anna.call('Audit/list')).json.map(({ action }: { action: string }) => action);
    expect(actions).toContain('user.passkeyAdded');
    expect(actions).toContain('user.passkeyRemoved');
  }),
);

type Wrong = [what: string, code: string, sign: (device: Authenticator, scene: Scene) => Promise<Signed>];

test.each<Wrong>([
  [
    'for another origin',
    'PASSKEY_OF_OTHER_SITE',
    async (device, { challenge }) => device.sign(await challenge(), { origin: 'https://localhost.evil.example' }),
  ],
  [
    'in a frame of another site',
    'PASSKEY_OF_OTHER_SITE',
    async (device, { challenge }) => device.sign(await challenge(), { crossOrigin: true }),
  ],
  [
    'for another domain',
    'PASSKEY_OF_OTHER_SITE',
    async (device, { challenge }) => device.sign(await challenge(), { rpId: 'evil.example' }),
  ],
  [
    'that was used',
    'PASSKEY_CHALLENGE_INVALID',
    async (device, { challenge, signIn }) => {
      const passkey = await device.sign(await challenge());
      expect((await signIn({ passkey })).status).toBe(200);
      return passkey;
    },
  ],
  [
    'with a challenge that was used',
    'PASSKEY_CHALLENGE_INVALID',
    async (device, { challenge, signIn }) => {
      const used = await challenge();
      expect((await signIn({ passkey: await device.sign(used) })).status).toBe(200);
      return device.sign(used);
    },
  ],
  [
    'after five minutes',
    'PASSKEY_CHALLENGE_INVALID',
    async (device, { challenge, service }) => {
      const old = await challenge();
      service.moveClock(300_000);
      return device.sign(old);
    },
  ],
  [
    'with a challenge of its own',
    'PASSKEY_CHALLENGE_INVALID',
    async (device) => device.sign(Buffer.from('sealed.it.was.not').toString('base64url')),
  ],
  [
    'with the challenge for a new passkey',
    'PASSKEY_CHALLENGE_INVALID',
    async (device, { anna }) => device.sign((await anna.call('Session/preparePasskey', { password })).json.challenge),
  ],
  [
    'with the challenge of somebody else',
    'PASSKEY_CHALLENGE_INVALID',
    async (device, { service }) => {
      const other = await personOf(service, 'viewer');
      await add(await browserOf(service, other), await authenticator(origin));
      return device.sign((await logIn(service, other)).json.passkeyRequest.challenge);
    },
  ],
  [
    'with a counter that went back',
    'PASSKEY_COUNTER_WRONG',
    async (device, { challenge, signIn }) => {
      expect((await signIn({ passkey: await device.sign(await challenge(), { counter: 40 }) })).status).toBe(200);
      return device.sign(await challenge(), { counter: 39 });
    },
  ],
  [
    'of another person',
    'PASSKEY_NOT_FOUND',
    async (_device, { service, challenge }) => {
      const device = await authenticator(origin);
      await add(await browserOf(service, await personOf(service, 'viewer')), device);
      return device.sign(await challenge());
    },
  ],
  [
    'of another device under the same id',
    'PASSKEY_WRONG',
    async (device, { challenge }) => ({
      ...(await (await authenticator(origin)).sign(await challenge())),
      id: device.id,
    }),
  ],
  [
    'without anybody there',
    'PASSKEY_WRONG',
    async (device, { challenge }) => device.sign(await challenge(), { isUserThere: false }),
  ],
  [
    'that makes a passkey',
    'PASSKEY_WRONG',
    async (device, { challenge }) => device.sign(await challenge(), { type: 'webauthn.create' }),
  ],
  [
    'with a signature that is none',
    'PASSKEY_WRONG',
    async (device, { challenge }) => ({ ...(await device.sign(await challenge())), signature: 'MAYCAQECAQE' }),
  ],
])('an answer %s is refused: %s', (_what, code, sign) =>
  withScene(async (scene) => {
    const device = await authenticator(origin);
    expect((await add(scene.anna, device)).status).toBe(200);
    const refused = await scene.signIn({ passkey: await sign(device, scene) });
    expect([refused.json.code, refused.headers.get('set-cookie')]).toEqual([code, null]);
    expect(refused.status).toBe(code === 'PASSKEY_NOT_FOUND' ? 404 : 401);
    // And can be tried again
    const { challenge } = refused.json.passkeyRequest;
    expect((await scene.signIn({ passkey: await device.sign(challenge, { counter: 41 }) })).status).toBe(200);
  }),
);

test('of one answer at several doors at once one is let in', () =>
  withScene(async ({ anna, signIn, challenge }) => {
    const device = await authenticator(origin);
    await add(anna, device, { counter: 0 });
    const passkey = await device.sign(await challenge(), { counter: 0 });
    const statuses = (await Promise.all([1, 2, 3].map(() => signIn({ passkey })))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  }));

test('an authenticator that does not count is good again', () =>
  withScene(async ({ anna, signIn, challenge }) => {
    const device = await authenticator(origin);
    await add(anna, device, { counter: 0 });
    for (let count = 0; count < 2; count++)
      expect((await signIn({ passkey: await device.sign(await challenge(), { counter: 0 }) })).status).toBe(200);
  }));

test('answers and passwords are not guessed', () =>
  withScene(async ({ anna, signIn }) => {
    const device = await authenticator(origin);
    await add(anna, device);
    const codes: string[] = [];
    const passkey = await device.sign('AAAA');
    for (let count = 0; count < 12; count++) codes.push((await signIn({ passkey })).json.code);
    expect([codes[0], codes.at(-1)]).toEqual(['PASSKEY_CHALLENGE_INVALID', 'LOGIN_THROTTLED']);
  }));

test('a new passkey is of this site, whole, there once, and one of ten', () =>
  withScene(async ({ service, anna }) => {
    const other = await browserOf(service, await personOf(service, 'viewer'));
    const codeOf = async (changes: Changes) => (await add(anna, await authenticator(origin), changes)).json.code;
    expect(await codeOf({ origin: 'https://evil.example' })).toBe('PASSKEY_OF_OTHER_SITE');
    expect(await codeOf({ rpId: 'evil.example' })).toBe('PASSKEY_OF_OTHER_SITE');
    expect(await codeOf({ type: 'webauthn.get' })).toBe('PASSKEY_WRONG');
    const device = await authenticator(origin);
    const prepare = async (browser: Browser) => (await browser.call('Session/preparePasskey', { password })).json;
    const put = async (passkey: object, browser = anna) =>
      (await browser.call('Session/addPasskey', { name: 'Key', passkey })).json;
    const made = await device.create((await prepare(anna)).challenge);
    for (const wrong of [
      { publicKey: 'AAAA' },
      { algorithm: -8 },
      { algorithm: -257 },
      { id: 'AAAA' },
      { authenticatorData: 'AAAA' },
      { clientDataJSON: Buffer.from('[]').toString('base64url') },
      { clientDataJSON: Buffer.from('{').toString('base64url') },
    ])
      expect((await put({ ...made, ...wrong })).code, JSON.stringify(wrong)).toBe('PASSKEY_WRONG');
    expect((await put(await device.create((await prepare(other)).challenge))).code).toBe('PASSKEY_CHALLENGE_INVALID');
    expect((await put(made)).recoveryCodes).toHaveLength(10);
    expect((await put(made)).code).toBe('PASSKEY_CHALLENGE_INVALID');
    const { excludedIds, challenge } = await prepare(anna);
    expect(excludedIds).toEqual([device.id]);
    expect((await put(await device.create(challenge))).code).toBe('PASSKEY_EXISTS');
    expect((await put(await device.create((await prepare(other)).challenge), other)).code).toBe('PASSKEY_EXISTS');
    for (let count = 1; count < 9; count++)
      expect((await add(anna, await authenticator(origin))).json.recoveryCodes).toEqual([]);
    const [ninth, tenth] = [await prepare(anna), await prepare(anna)];
    const put10 = async ({ challenge }: { challenge: string }) =>
      put(await (await authenticator(origin)).create(challenge));
    expect((await put10(ninth)).code).toBeUndefined();
    expect((await put10(tenth)).code).toBe('PASSKEY_LIMIT');
    const more = await anna.call('Session/preparePasskey', { password });
    expect([more.status, more.json.code]).toEqual([422, 'PASSKEY_LIMIT']);
  }));

test('app and passkey stand beside each other, and the recovery codes go with the last', () =>
  withScene(async ({ service, anna, emailAddress, signIn, challenge }) => {
    const codes = () => service.database.query('SELECT * FROM app_recovery_code');
    const { secret } = (await anna.call('Session/prepareSecondFactor', { password })).json;
    const codeOf = () => totpCode(secret, totpStepAt(service.ports.clock.now()));
    expect((await anna.call('Session/confirmSecondFactor', { code: await codeOf() })).status).toBe(200);
    service.moveClock(30_000);
    const device = await authenticator(origin);
    expect((await add(anna, device)).json.recoveryCodes).toEqual([]);
    expect((await signIn({ code: await codeOf() })).json.hasCodeApp).toBe(true);
    expect((await signIn({ passkey: await device.sign(await challenge()) })).status).toBe(200);
    const removed = await anna.call('Session/removeSecondFactor', {
      password,
      passkey: await device.sign(await challenge()),
    });
    expect(removed.status, removed.text).toBe(200);
    expect([(await codes()).length, (await logIn(service, emailAddress)).json.code]).toEqual([
      10,
      'SECOND_FACTOR_NEEDED',
    ]);
    // An owner of all billers removes what is lost
    const owner = await browserOf(service, await personOf(service, 'owner'));
    const { id } = anna.me.json.user;
    expect((await owner.call('Users/removeSecondFactor', { id })).status).toBe(200);
    expect([await codes(), (await anna.call('Session/passkeys')).json]).toEqual([[], []]);
    expect((await logIn(service, emailAddress)).status).toBe(200);
    expect((await owner.call('Users/removeSecondFactor', { id })).json.code).toBe('SECOND_FACTOR_NOT_FOUND');
  }));

test('a biller that requires a second factor is content with a passkey, and no link gets around it', () =>
  withScene(async ({ service, anna, emailAddress }) => {
    expect((await anna.call('Users/requireSecondFactor', { isRequired: true })).status).toBe(200);
    expect((await anna.call('Cases/list')).json.code).toBe('SECOND_FACTOR_REQUIRED');
    const device = await authenticator(origin);
    await add(anna, device);
    expect((await anna.call('Cases/list')).status).toBe(200);
    expect((await anna.call('Session/me')).json.needsSecondFactor).toBe(false);
    const other = await authenticator(origin);
    const owner = await browserOf(service, await personOf(service, 'owner'));
    await add(owner, other);
    const { link } = (await owner.call('Users/resetLink', { id: anna.me.json.user.id })).json;
    const reset = (more: object) =>
      service.send('POST', '/connect/Session/reset', {
        key: '',
        json: { token: link.split('/').at(-1), password: 'another password', ...more },
      });
    const needed = await reset({});
    expect(needed.json.code).toBe('SECOND_FACTOR_NEEDED');
    const done = await reset({ passkey: await device.sign(needed.json.passkeyRequest.challenge) });
    expect(done.status, done.text).toBe(200);
    expect((await browserWith(service, done).call('Cases/list')).status).toBe(200);
    expect((await logIn(service, emailAddress, {}, 'another password')).json.code).toBe('SECOND_FACTOR_NEEDED');
  }));

test('the domain is that of the page, of the public address, or of the request', () =>
  withScene(async ({ service, anna, emailAddress }) => {
    const { accounts } = service.ports;
    if (accounts === undefined) throw new Error('nobody can sign in');
    (accounts as { ownHosts: readonly string[] }).ownHosts = ['bills.example.ch:8443'];
    const rpId = async (headers: Record<string, string>) =>
      (await anna.call('Session/preparePasskey', { password }, headers)).json.rpId;
    const publicOrigin = 'https://bills.example.ch:8443';
    expect([await rpId({}), await rpId({ origin }), await rpId({ origin: publicOrigin })]).toEqual([
      'bills.example.ch',
      'localhost',
      'bills.example.ch',
    ]);
    const device = await authenticator(publicOrigin);
    expect((await add(anna, device)).json.code).toBeUndefined();
    const { challenge } = (await logIn(service, emailAddress)).json.passkeyRequest;
    const json = { emailAddress, password, passkey: await device.sign(challenge) };
    expect((await logIn(service, emailAddress, { json })).status).toBe(200);
  }));

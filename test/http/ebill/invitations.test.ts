import { deleteExpired, type Mail } from '@rappen/http';
import { expect, test } from 'vitest';
import { type Browser, browserOf, browserWith, logIn, password, personOf } from './people.ts';
import { type Answered, keys, type Service, startService } from './service.ts';

const hour = 3_600_000;
const own = 'a password of Carla';
const carla = 'carla@example.ch';

interface Scene {
  readonly service: Service;
  readonly owner: Browser;
  readonly ofBeta: Browser;
  readonly mails: Mail[];
  /** What is asked by somebody who is not signed in. */
  ask(name: string, json: object, headers?: Record<string, string>): Promise<Answered>;
}

async function withScene(work: (scene: Scene) => Promise<void>, { sendsMails = false } = {}): Promise<void> {
  const service = await startService();
  const mails: Mail[] = [];
  if (sendsMails) {
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    Object.assign(service.ports.accounts ?? {}, { mail: { mailer, publicUrl: 'https://bills.example.ch' } });
  }
  const owner = await browserOf(service, await personOf(service, 'owner'));
  const ofBeta = await browserOf(service, await personOf(service, 'owner', service.beta.id));
  const ask = (name: string, json: object, headers = {}) =>
    service.send('POST', `/connect/Session/${name}`, { key: '', json, headers });
  await work({ service, owner, ofBeta, mails, ask });
  expect(service.faults).toEqual([]);
  await service.close();
}

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function invited(browser: Browser, role = 'operator', emailAddress = carla): Promise<string> {
  const answer = await browser.call('Users/invite', { emailAddress, role });
  expect(answer.status, answer.text).toBe(200);
  return tokenOf(answer.json.link);
}

test('somebody new follows a link, chooses a password and is a user', () =>
  withScene(async ({ service, owner, ask }) => {
    const answer = await owner.call('Users/invite', { emailAddress: 'Carla@Example.ch', role: 'operator' });
    expect(answer.json).toEqual({
      emailAddress: carla,
      role: 'operator',
      createdAt: '2026-11-21T11:00:00.000Z',
      expiresAt: '2026-11-24T11:00:00.000Z',
      link: expect.stringMatching(/^http:\/\/localhost\/#\/invitation\/[\w-]{43}$/),
    });
    const { link, ...shown } = answer.json;
    const token = tokenOf(link);
    expect((await owner.call('Users/invitations')).json).toEqual([shown]);
    const { legalName } = service.alpha;
    const { createdAt: _, ...told } = shown;
    expect((await ask('invitation', { token })).json).toEqual({ ...told, legalName });
    expect((await ask('accept', { token, password: 'short' })).json.code).toBe('PASSWORD_LENGTH');
    expect((await ask('accept', { token, password: carla })).json.code).toBe('PASSWORD_IS_ADDRESS');
    expect((await ask('accept', { token, password: own }, { origin: 'https://evil.example' })).json.code).toBe(
      'ORIGIN_NOT_ALLOWED',
    );
    const accepted = await ask('accept', { token, password: own });
    expect(accepted.json).toMatchObject({ user: { emailAddress: carla, role: 'operator' } });
    expect((await browserWith(service, accepted).call('Cases/list')).status).toBe(200);
    expect((await logIn(service, carla, {}, own)).status).toBe(200);
    for (const again of [await ask('accept', { token, password: own }), await ask('invitation', { token })])
      expect([again.status, again.json.code]).toEqual([404, 'LINK_INVALID']);
    expect((await owner.call('Users/invitations')).json).toEqual([]);
    const log = (await owner.call('Audit/list', { limit: 3 })).json;
    expect(log.map(({ action, actorName }: Record<string, string>) => `${action} ${actorName}`)).toEqual([
      `user.signedIn ${carla}`,
      `user.joined ${carla}`,
      `user.invited ${owner.me.json.user.emailAddress}`,
    ]);
    const kept = JSON.stringify(await service.database.query('SELECT * FROM app_invitation'));
    expect(kept + JSON.stringify(log) + service.lines.join()).not.toContain(token);
  }));

test('a link is good for 72 hours, until it is withdrawn, replaced, or who gave it has lost the right to', () =>
  withScene(async ({ service, owner, ask }) => {
    const isGood = async (token: string) => (await ask('invitation', { token })).status === 200;
    const first = await invited(owner);
    const second = await invited(owner, 'viewer');
    expect([await isGood(first), await isGood(second), await isGood('A'.repeat(43))]).toEqual([false, true, false]);
    expect((await owner.call('Users/withdraw', { emailAddress: carla })).status).toBe(200);
    expect((await owner.call('Users/withdraw', { emailAddress: carla })).json.code).toBe('INVITATION_NOT_FOUND');
    expect(await isGood(second)).toBe(false);
    const late = await invited(owner);
    service.moveClock(72 * hour - 1);
    expect(await isGood(late)).toBe(true);
    service.moveClock(1);
    expect((await ask('accept', { token: late, password: own })).json.code).toBe('LINK_INVALID');
    await deleteExpired(service.ports);
    service.moveClock(1);
    await deleteExpired(service.ports);
    expect(await service.database.query('SELECT * FROM app_invitation')).toEqual([]);

    const boss = await browserOf(service, await personOf(service, 'owner'));
    const other = await browserOf(service, await personOf(service, 'owner'));
    const ofOther = await invited(other);
    await boss.call('Users/setRole', { id: other.me.json.user.id, role: 'operator' });
    expect(await isGood(ofOther)).toBe(false);
    const rights = { scopes: ['qr', 'ebill', 'connect:*'], maySkipAnomaly: true, expiresAt: null };
    const key = (await boss.call('ApiKeys/create', { name: 'All', ...rights })).json;
    const json = { emailAddress: carla, role: 'viewer' };
    const byKey = await service.send('POST', '/connect/Users/invite', { key: key.key, json });
    expect(await isGood(tokenOf(byKey.json.link))).toBe(true);
    await boss.call('ApiKeys/revoke', { id: key.id });
    expect(await isGood(tokenOf(byKey.json.link))).toBe(false);
  }));

test('nobody invites to more than their own rights, or whoever is there already', () =>
  withScene(async ({ service, owner }) => {
    const { key } = (await owner.call('ApiKeys/create', { name: 'Narrow', scopes: ['connect:*'] })).json;
    const json = { emailAddress: carla, role: 'viewer' };
    const refused = await service.send('POST', '/connect/Users/invite', { key, json });
    expect([refused.status, refused.json.code]).toEqual([403, 'RIGHTS_EXCEEDED']);
    const there = await owner.call('Users/invite', { ...json, emailAddress: owner.me.json.user.emailAddress });
    expect([there.status, there.json.code]).toEqual([409, 'USER_EXISTS']);
    for (let count = 0; count < 100; count++) await invited(owner, 'viewer', `user-${count}@example.ch`);
    const more = await owner.call('Users/invite', json);
    expect([more.status, more.json.code]).toEqual([422, 'INVITATION_LIMIT']);
  }));

test('whoever has an account accepts with its password, and keeps it', () =>
  withScene(async ({ service, owner, ofBeta, ask }) => {
    const unknown = await owner.call('Users/invite', { emailAddress: 'nobody@example.ch', role: 'viewer' });
    const known = await owner.call('Users/invite', { emailAddress: ofBeta.me.json.user.emailAddress, role: 'viewer' });
    // Who invites is not told who has an account
    expect(Object.keys(known.json)).toEqual(Object.keys(unknown.json));
    const token = tokenOf(known.json.link);
    expect((await ask('accept', { token, password: own })).json.code).toBe('PASSWORD_WRONG');
    const accepted = await ask('accept', { token, password });
    expect(accepted.json).toMatchObject({ role: 'viewer', biller: { billerNetId: service.alpha.billerNetId } });
    expect(accepted.json.billers).toHaveLength(2);
    // Sessions go on, and the role for the other biller stays
    expect((await ofBeta.call('Session/me')).json).toMatchObject({ role: 'owner' });
  }));

test('a password that somebody else has chosen is not good enough to join another biller', () =>
  withScene(async ({ service, owner, ofBeta, ask }) => {
    const theirs = 'chosen by the owner of beta';
    const first = await ask('accept', { token: await invited(ofBeta, 'viewer'), password: own });
    const { id } = first.json.user;
    expect((await ofBeta.call('Users/setPassword', { id, password: theirs })).status).toBe(200);
    const token = await invited(owner);
    const refused = await ask('accept', { token, password: theirs });
    expect([refused.status, refused.json.code]).toEqual([422, 'PASSWORD_NOT_OWN']);
    const session = browserWith(service, await logIn(service, carla, {}, theirs));
    const accepted = await ask('accept', { token, password: theirs, newPassword: own });
    expect([accepted.status, accepted.json.role]).toEqual([200, 'operator']);
    expect((await session.call('Session/me')).json.code).toBe('SESSION_ENDED');
    expect((await logIn(service, carla, {}, theirs)).status).toBe(401);
    // From now on the owner of the first biller has no way in
    for (const name of ['setPassword', 'resetLink']) {
      const json = name === 'setPassword' ? { id, password: theirs } : { id };
      expect((await ofBeta.call(`Users/${name}`, json)).json.code).toBe('USER_OF_OTHERS');
    }
  }));

test('of several who use a link at once one becomes a user', () =>
  withScene(async ({ owner, ask }) => {
    const token = await invited(owner);
    const answers = await Promise.all([1, 2, 3].map((turn) => ask('accept', { token, password: `${own} ${turn}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  }));

test.each([
  ['de', 'Einladung: Rechnungen für Robert Schneider AG', 'Neues Passwort für Rappen'],
  ['fr', 'Invitation : factures pour Robert Schneider AG', 'Nouveau mot de passe pour Rappen'],
  ['it', 'Invito: fatture per Robert Schneider AG', 'Nuova password per Rappen'],
  ['en', 'Invitation: invoices for Robert Schneider AG', 'New password for Rappen'],
])('in %s a link is sent by mail, and told to nobody else', (language, invitation, reset) =>
  withScene(
    async ({ owner, mails, ask }) => {
      const json = { emailAddress: carla, role: 'viewer', language };
      expect((await owner.call('Users/invite', json)).json.link).toBeNull();
      const { id } = owner.me.json.user;
      const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      expect((await owner.call('Users/resetLink', { id, language }, host)).json).toEqual({
        expiresAt: '2026-11-21T12:00:00.000Z',
        link: null,
      });
      const [first, second] = mails;
      expect([first?.to, first?.subject]).toEqual([carla, invitation]);
      expect([second?.to, second?.subject]).toEqual([owner.me.json.user.emailAddress, reset]);
      const link = /^https:\/\/bills\.example\.ch\/#\/(\w+)\/([\w-]{43})$/m;
      const [, , token] = link.exec(first?.text ?? '') ?? [];
      expect((await ask('invitation', { token })).json.emailAddress).toBe(carla);
      expect(link.exec(second?.text ?? '')?.[1]).toBe('reset');
      for (const mail of mails) expect(mail.text + mail.subject).not.toMatch(/[{}]|undefined/);
    },
    { sendsMails: true },
  ),
);

test('whoever has forgotten a password gets a mail, and everybody the same answer', () =>
  withScene(
    async ({ service, owner, mails, ask }) => {
      const { emailAddress } = owner.me.json.user;
      const [known, unknown] = [
        await ask('requestReset', { emailAddress: emailAddress.toUpperCase() }),
        await ask('requestReset', { emailAddress: 'nobody@example.ch' }),
      ];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
      expect(known.json).toEqual({ sendsMails: true });
      await expect.poll(() => mails.length).toBe(1);
      const token = /reset\/([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
      expect((await ask('passwordReset', { token })).json).toEqual({ emailAddress });
      expect((await ask('passwordReset', { token: 'A'.repeat(43) })).json.code).toBe('LINK_INVALID');
      expect((await ask('reset', { token: 'A'.repeat(43), password: own })).json.code).toBe('LINK_INVALID');
      expect((await ask('reset', { token, password: 'short' })).json.code).toBe('PASSWORD_LENGTH');
      const done = await ask('reset', { token, password: own });
      expect(done.json.user.emailAddress).toBe(emailAddress);
      expect((await owner.call('Session/me')).json.code).toBe('SESSION_ENDED');
      expect((await ask('passwordReset', { token })).json.code).toBe('LINK_INVALID');
      expect((await ask('reset', { token, password: own })).json.code).toBe('LINK_INVALID');
      expect([
        (await logIn(service, emailAddress)).status,
        (await logIn(service, emailAddress, {}, own)).status,
      ]).toEqual([401, 200]);
      const log: { action: string; actorName: string }[] = (await browserWith(service, done).call('Audit/list')).json;
      expect(log).toContainEqual(expect.objectContaining({ action: 'user.passwordReset', actorName: emailAddress }));
      expect(JSON.stringify(log) + service.lines.join()).not.toContain(token);
      // Nobody is flooded with mails, whether or not there is an account
      for (const account of [emailAddress, 'nobody@example.ch']) {
        const statuses = [];
        for (let count = 0; count < 4; count++)
          statuses.push((await ask('requestReset', { emailAddress: account })).status);
        expect(statuses).toContain(429);
      }
    },
    { sendsMails: true },
  ));

test('a link to a new password is good for an hour, and the one before it no more', () =>
  withScene(async ({ service, owner, ask }) => {
    const viewer = await browserOf(service, await personOf(service, 'viewer'));
    const { id } = viewer.me.json.user;
    const resetLink = async () => tokenOf((await owner.call('Users/resetLink', { id })).json.link);
    const [first, second] = [await resetLink(), await resetLink()];
    expect((await ask('reset', { token: first, password: own })).json.code).toBe('LINK_INVALID');
    service.moveClock(hour);
    expect((await ask('reset', { token: second, password: own })).json.code).toBe('LINK_INVALID');
    expect((await viewer.call('Session/me')).status).toBe(200);
    expect((await ask('reset', { token: await resetLink(), password: own })).status).toBe(200);
    expect((await viewer.call('Session/me')).json.code).toBe('SESSION_ENDED');
    expect((await owner.call('Users/resetLink', { id: 'nobody' })).json.code).toBe('USER_NOT_FOUND');
    // Without a mail server nobody can ask for one, whether or not there is an account
    for (const emailAddress of [viewer.me.json.user.emailAddress, 'nobody@example.ch'])
      expect((await ask('requestReset', { emailAddress })).json).toEqual({ sendsMails: false });
    const byKey = await service.send('POST', '/connect/Users/resetLink', { key: keys.otherAdmin, json: { id } });
    expect(byKey.status).toBe(404);
  }));

test.each(['https://bills.example.ch', 'http://192.0.2.7:8080/rappen'])(
  'links that are shown lead to the public address %s, whatever host a request names',
  (publicUrl) =>
    withScene(async ({ service, owner }) => {
      Object.assign(service.ports.accounts ?? {}, { publicUrl });
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
      const { id } = owner.me.json.user;
      const shown = [
        await owner.call('Users/invite', { emailAddress: carla, role: 'viewer' }, headers),
        await owner.call('Users/resetLink', { id }, headers),
      ];
      for (const { json } of shown) expect(json.link.startsWith(`${publicUrl}/#/`), json.link).toBe(true);
    }),
);

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Browser, browserOf, browserWith, joinBeta, logIn, password, personOf } from './people.ts';
import { keys, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
/** An owner of both billers, who was a user of alpha first. */
let both: Browser;
let ofBeta: Browser;
beforeAll(async () => {
  service = await startService();
  both = await browserOf(service, await personOf(service, 'owner'));
  ofBeta = await browserOf(service, await personOf(service, 'owner', service.beta.id));
  await joinBeta(service, both.me.json.user.emailAddress);
});
afterAll(() => service.close());

const header = (biller: { readonly billerNetId: string }) => ({ 'x-biller': biller.billerNetId });

test('somebody is told all billers, and works for the one that a request names', async () => {
  const { alpha, beta } = service;
  const me = await both.call('Session/me');
  expect(me.json.biller.billerNetId).toBe(alpha.billerNetId);
  expect(me.json.billers).toEqual(
    [alpha, beta].map(({ billerNetId, legalName }) => ({ billerNetId, legalName, role: 'owner' })),
  );
  expect((await both.call('Session/me', {}, header(beta))).json.biller.billerNetId).toBe(beta.billerNetId);
  await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE', key: keys.beta });
  expect((await both.call('Cases/list', {}, header(alpha))).json).toEqual([]);
  expect((await both.call('Cases/list', {}, header(beta))).json).toHaveLength(1);
  const path = '/api/v1/events/processing-status-changed';
  const [{ businessCaseId }] = (await both.send('GET', path, { headers: header(beta) })).json;
  const byHand = await both.send('GET', `/api/v1/business-cases/${businessCaseId}`, { headers: header(beta) });
  expect(byHand.status).toBe(200);
  expect((await both.send('GET', `/api/v1/business-cases/${businessCaseId}`)).status).toBe(404);
});

test('a biller of others, and one that is none, are the same', async () => {
  for (const billerNetId of [service.alpha.billerNetId, 'BIID9999999999', 'x']) {
    const answer = await ofBeta.call('Cases/list', {}, { 'x-biller': billerNetId });
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([
      404,
      'BILLER_NOT_FOUND',
      'You have no access to a biller with this id',
    ]);
    const byKey = { key: keys.otherAdmin, json: {}, headers: { 'x-biller': billerNetId } };
    expect((await service.send('POST', '/connect/Cases/list', byKey)).json.code).toBe('BILLER_NOT_FOUND');
  }
  const own = { key: keys.otherAdmin, json: {}, headers: header(service.beta) };
  expect((await service.send('POST', '/connect/Cases/list', own)).status).toBe(200);
  const chosen = await ofBeta.call('Session/chooseBiller', { billerNetId: service.alpha.billerNetId });
  expect([chosen.status, chosen.json.code]).toEqual([404, 'BILLER_NOT_FOUND']);
  const byKey = await service.send('POST', '/connect/Session/chooseBiller', {
    key: keys.admin,
    json: { billerNetId: service.alpha.billerNetId },
  });
  expect(byKey.json.code).toBe('SESSION_NEEDED');
});

test('the biller that was chosen stays, also when somebody signs in again', async () => {
  const { alpha, beta } = service;
  const one = await browserOf(service, both.me.json.user.emailAddress);
  const chosen = await one.call('Session/chooseBiller', { billerNetId: beta.billerNetId });
  expect([chosen.status, chosen.json.biller.billerNetId, chosen.json.csrfToken]).toEqual([
    200,
    beta.billerNetId,
    one.csrfToken,
  ]);
  expect((await one.call('Session/me')).json.biller.billerNetId).toBe(beta.billerNetId);
  // Another session goes on with its own
  expect((await both.call('Session/me')).json.biller.billerNetId).toBe(alpha.billerNetId);
  const again = await logIn(service, both.me.json.user.emailAddress);
  expect(again.json.biller.billerNetId).toBe(beta.billerNetId);
  await browserWith(service, again).call('Session/chooseBiller', { billerNetId: alpha.billerNetId });
});

test('who makes users is not told who has an account elsewhere, by an answer or by the time of one', async () => {
  const elsewhere = await personOf(service, 'viewer');
  const { users } = service.ports.accounts?.store ?? {};
  const wish = { name: 'Of an owner', scopes: ['qr', 'ebill', 'connect:*'], maySkipAnomaly: true, expiresAt: null };
  const { key } = (await ofBeta.call('ApiKeys/create', wish)).json;
  const byKey = (json: object) => service.send('POST', '/connect/Users/create', { key, json });
  for (const create of [(json: object) => ofBeta.call('Users/create', json), byKey]) {
    const seen = [];
    for (const emailAddress of [elsewhere, 'somebody-new@example.ch', elsewhere.toUpperCase()]) {
      const looks = users ? vi.spyOn(users, 'memberships') : undefined;
      const { status, json } = await create({ emailAddress, password: 'chosen by an owner', role: 'viewer' });
      const { requestId: _one, ...answer } = json;
      seen.push({ status, answer, looks: looks?.mock.calls.length });
      looks?.mockRestore();
    }
    expect(seen[0]?.answer.code).toBe('USER_NEEDS_INVITATION');
    for (const one of seen.slice(1)) expect(one).toEqual(seen[0]);
  }
  // Who is here already is no secret
  const here = await personOf(service, 'viewer', service.beta.id);
  const again = await ofBeta.call('Users/create', {
    emailAddress: here,
    password: 'chosen by an owner',
    role: 'viewer',
  });
  expect([again.status, again.json.code]).toEqual([409, 'USER_EXISTS']);
});

test('an owner of both makes a user of one a user of the other; an owner of one does not', async () => {
  const { alpha, beta } = service;
  const emailAddress = await personOf(service, 'viewer');
  const json = { emailAddress, password: 'another password', role: 'operator' };
  const refused = await ofBeta.call('Users/create', json);
  expect([refused.status, refused.json.code]).toEqual([409, 'USER_NEEDS_INVITATION']);
  const made = await both.call('Users/create', json, header(beta));
  expect([made.status, made.json.role]).toEqual([200, 'operator']);
  // With the password of before
  expect((await logIn(service, emailAddress, {}, 'another password')).status).toBe(401);
  const { call, me } = await browserOf(service, emailAddress);
  expect(me.json.billers.map(({ role }: { role: string }) => role).sort()).toEqual(['operator', 'viewer']);
  const release = (biller: typeof alpha) => call('StagedCases/release', { id: 1 }, header(biller));
  expect((await release(alpha)).json.code).toBe('ROLE_MISSING');
  expect((await release(beta)).json.code).not.toBe('ROLE_MISSING');

  const { id } = made.json;
  const taken = await ofBeta.call('Users/setPassword', { id, password: 'a password of beta' });
  expect([taken.status, taken.json.code]).toEqual([409, 'USER_OF_OTHERS']);
  expect((await logIn(service, emailAddress)).status).toBe(200);
  expect((await both.call('Users/setPassword', { id, password: 'a password of both' })).status).toBe(200);
  expect((await call('Session/me', {}, header(beta))).json.code).toBe('SESSION_ENDED');

  const signedIn = await browserWith(service, await logIn(service, emailAddress, {}, 'a password of both'));
  await signedIn.call('Session/chooseBiller', { billerNetId: alpha.billerNetId });
  expect((await ofBeta.call('Users/remove', { id })).status).toBe(200);
  expect((await signedIn.call('Session/me')).json.billers).toEqual([
    { billerNetId: alpha.billerNetId, legalName: alpha.legalName, role: 'viewer' },
  ]);
  expect((await signedIn.call('Session/me', {}, header(beta))).json.code).toBe('BILLER_NOT_FOUND');
  // Each biller's log has what was done for it, and by whom
  const logged = async (biller: typeof alpha) =>
    (await both.call('Audit/list', {}, header(biller))).json
      .filter(({ detail }: { detail?: string }) => detail === id)
      .map(({ action, actorName }: { action: string; actorName: string }) => `${action} ${actorName}`);
  expect(await logged(beta)).toEqual([
    `user.removed ${ofBeta.me.json.user.emailAddress}`,
    `user.created ${both.me.json.user.emailAddress}`,
  ]);
  expect(await logged(alpha)).toEqual([`user.passwordSet ${both.me.json.user.emailAddress}`]);
  expect(password).not.toBe('a password of both');
});

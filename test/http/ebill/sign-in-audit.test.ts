import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeBiller } from '../../../packages/http/src/accounts/billers.ts';
import { eventually } from '../../eventually.ts';
import { type Browser, browserOf, browserWith, logIn, password, personOf } from './people.ts';
import { base64, plainPdf, type Service, startService } from './service.ts';
import { caseOf } from './submissions.ts';

const clientAddress = '192.0.2.7';
let service: Service;
let owner: Browser;
beforeEach(async () => {
  service = await startService();
  owner = await browserOf(service, await personOf(service, 'owner'));
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

interface Entry {
  readonly action: string;
  readonly actorName?: string;
  readonly detail?: string;
  readonly address?: string;
}

/** What the log of a biller says of a person or a key, the oldest first. */
async function logOf(name: string, browser = owner): Promise<string[]> {
  const entries: Entry[] = (await browser.call('Audit/list', { limit: 1000 })).json;
  return entries
    .filter(({ actorName }) => actorName === name)
    .map(({ action, detail, address }) => [action, detail, address].filter(Boolean).join(' '))
    .reverse();
}

test('who signs in, fails to, and signs out is in the logs of all billers of the person, with the address', async () => {
  const anna = await personOf(service, 'viewer');
  const ofBeta = await browserOf(service, await personOf(service, 'owner', service.beta.id));
  const both = await service.ports.accounts?.store.users.findByEmailAddress(anna);
  const user = { id: both?.id ?? '', billerId: service.beta.id, emailAddress: anna, role: 'viewer' as const };
  const at = '2026-11-21T11:00:00.000Z';
  await service.ports.accounts?.store.users.join({ ...user, createdAt: at }, 100, {
    at,
    actor: 'test',
    action: 'test',
  });

  const from = { clientAddress, headers: { 'x-request-id': 'her-request' } };
  expect((await logIn(service, anna, from, 'wrong')).json.code).toBe('LOGIN_FAILED');
  await eventually(async () => expect(await logOf(anna, ofBeta)).toHaveLength(1));
  const browser = browserWith(service, await logIn(service, anna, from));
  await browser.send('POST', '/connect/Session/changePassword', {
    json: { password, newPassword: 'another password' },
    clientAddress,
  });
  const again = browserWith(service, await logIn(service, anna, from, 'another password'));
  await again.send('POST', '/connect/Session/logout', { json: {}, clientAddress: '2001:db8::1' });
  const door = ['user.signInFailed LOGIN_FAILED 192.0.2.7', 'user.signedIn 192.0.2.7', 'user.signedIn 192.0.2.7'];
  const out = 'user.signedOut 2001:db8::1';
  expect(await logOf(anna, ofBeta)).toEqual([...door, out]);
  const changed = `user.passwordChanged ${user.id} 192.0.2.7`;
  expect((await logOf(anna)).sort()).toEqual([...door, out, changed].sort());
  const [last] = (await ofBeta.call('Audit/list', { limit: 2 })).json.filter(
    ({ action }: Entry) => action !== 'user.signedOut',
  );
  expect(last.requestId).toBe('her-request');
});

test('an address without an account leaves nothing', async () => {
  const rows = () => service.database.query('SELECT COUNT(*) AS rows FROM ebill_audit');
  const before = await rows();
  await logIn(service, 'nobody@example.ch', { clientAddress });
  await owner.call('Session/me');
  expect(await rows()).toEqual(before);
});

test('a right password without its second factor is told apart from a wrong one', async () => {
  const { totpCode, totpStepAt } = await import('../../../packages/http/src/accounts/totp.ts');
  const anna = await personOf(service, 'viewer');
  const browser = await browserOf(service, anna);
  const { secret } = (await browser.call('Session/prepareSecondFactor', { password })).json;
  const code = await totpCode(secret, totpStepAt(service.ports.clock.now()));
  expect((await browser.call('Session/confirmSecondFactor', { code })).status).toBe(200);
  await logIn(service, anna, { clientAddress });
  await logIn(service, anna, { clientAddress, json: { emailAddress: anna, password, code } });
  await eventually(async () =>
    expect((await logOf(anna)).slice(-2).sort()).toEqual([
      'user.signInFailed SECOND_FACTOR_NEEDED 192.0.2.7',
      'user.signInFailed SECOND_FACTOR_WRONG 192.0.2.7',
    ]),
  );
});

test('nobody fills the log: of one person each kind of entry becomes rare, and one kind does not hide another', async () => {
  const anna = await personOf(service, 'viewer');
  for (let count = 0; count < 63; count++) await browserOf(service, anna);
  expect(await logOf(anna)).toEqual(Array(60).fill('user.signedIn'));
  service.moveClock(1000);
  const last = await browserOf(service, anna);
  await last.call('Session/logout');
  expect((await logOf(anna)).slice(60)).toEqual(['user.signedIn', 'user.signedOut']);
});

test('a known key that is refused is counted by the hour', async () => {
  const made = (await owner.call('ApiKeys/create', { name: 'Shop', ipAllow: ['198.51.100.0/24'] })).json;
  const use = (key: string) =>
    service
      .send('GET', '/api/v1/events/processing-status-changed', { key, clientAddress })
      .then(({ json }) => json.code);
  const write = () => service.ports.keyUse?.write();
  for (let count = 0; count < 3; count++) expect(await use(made.key)).toBe('IP_NOT_ALLOWED');
  await write();
  await use(made.key);
  await write();
  expect(await logOf('Shop')).toEqual(['key.refused IP_NOT_ALLOWED 3 192.0.2.7']);
  await owner.call('ApiKeys/revoke', { id: made.id });
  service.moveClock(3_600_000);
  for (let count = 0; count < 2; count++) expect(await use(made.key)).toBe('API_KEY_REVOKED');
  expect(await use('a-key-that-nobody-knows')).toBe('API_KEY_INVALID');
  await write();
  await write();
  expect((await logOf('Shop')).slice(1)).toEqual([
    'key.refused IP_NOT_ALLOWED 1 192.0.2.7',
    'key.refused API_KEY_REVOKED 2 192.0.2.7',
  ]);
});

test('what keys and people do carries the address, and so do changes of the biller', async () => {
  const json = { pdf: base64(plainPdf()), businessCase: caseOf('bill') };
  const path = '/api/v1/business-cases/bill?processingMode=STAGE';
  const submitted = await service.send('POST', path, { json, clientAddress });
  expect(submitted.status, submitted.text).toBe(201);
  const discard = { json: { id: submitted.json.id ?? submitted.json.businessCaseId }, clientAddress };
  expect((await owner.send('POST', '/connect/StagedCases/discard', discard)).status).toBe(200);
  const required = { json: { isRequired: false }, clientAddress };
  expect((await owner.send('POST', '/connect/Users/requireSecondFactor', required)).status).toBe(200);
  const change = { legalName: 'Muster AG', isPrimaryNetworkPartner: true };
  const changed = await changeBiller(service.store, service.alpha, change, service.ports.clock.now());
  expect(changed).toMatchObject({ ok: true, value: { legalName: 'Muster AG' } });
  const entries: Entry[] = (await owner.call('Audit/list', { limit: 4 })).json;
  expect(entries.map(({ action, detail, address }) => [action, detail, address])).toEqual([
    ['biller.changed', 'legalName isPrimaryNetworkPartner=true', undefined],
    ['biller.secondFactorRequired', 'false', clientAddress],
    ['case.discard', undefined, clientAddress],
    ['case.submitted', 'STAGE', clientAddress],
  ]);
});

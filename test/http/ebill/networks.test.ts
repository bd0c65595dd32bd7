import { applyNetworkEvents, deliverDue } from '@rappen/http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StandIn, startStandIn } from '../../postfinance/stand-in.ts';
import { keys, type Service, startService, today } from './service.ts';
import { caseOf, submitJson as submit } from './submissions.ts';

const accountId = '41101000001021209';
const access = { accountId, stage: 'integration', userName: 'u', language: 'de' };
const recipient = {
  accountId: '41010198248040391',
  emailAddress: 'petra.muster+allowed@example.org',
  isAllowed: true,
  type: 'PRIVATE',
  language: 'de',
  address: { FamilyName: 'Muster', GivenName: 'Petra', ZIP: '3600', City: 'Thun', Country: 'CH' },
} as const;
const minute = 60_000;

let standIn: StandIn;
let service: Service;
let faults: string[];

beforeEach(async () => {
  faults = [];
  standIn = await startStandIn({
    userName: 'u',
    password: 'p',
    billerIds: [accountId],
    recipients: [recipient],
    today: () => today,
  });
  service = await startService(undefined, undefined, {
    postfinanceAddress: standIn.url,
    onNetworkFault: (network, biller, reason) => faults.push(`${network} ${biller} ${reason}`),
  });
});
afterEach(async () => {
  await service.close();
  await standIn.close();
});

const ask = (method: string, json: object, key: string = keys.admin) =>
  service.send('POST', `/connect/Network/${method}`, { json, key });
const choose = (more: object = {}, key?: string) =>
  ask('choose', { kind: 'postfinance', postfinance: { ...access, password: 'p', ...more } }, key);

/** Time for what waits for its next look, and the work that is due then. */
async function later(milliseconds = 6 * minute): Promise<void> {
  service.moveClock(milliseconds);
  await deliverDue(service.ports);
  await applyNetworkEvents(service.ports);
}

async function statusOf(id: number): Promise<unknown[]> {
  const { json } = await service.send('GET', `/api/v1/business-cases/${id}`);
  return [json.processingStatus, json.status];
}

describe('a biller that uses PostFinance', () => {
  test('its bill is submitted, delivered, approved and told of; bills of others stay with the simulator', async () => {
    expect((await choose()).json).toMatchObject({ kind: 'postfinance', hasPassword: true, postfinance: { accountId } });
    const { id, referenceNumber } = (await submit(service, 'bill', caseOf('bill'))).json;
    const other = (await submit(service, 'bill', caseOf('bill'), { key: keys.beta })).json;
    await deliverDue(service.ports);
    expect(await statusOf(id)).toEqual(['PROCESSING', 'OPEN']);
    expect([...standIn.bills.keys()]).toEqual([referenceNumber]);
    expect(await service.network.findByReference(service.beta.billerNetId, other.referenceNumber)).toBeDefined();
    await later();
    expect(await statusOf(id)).toEqual(['PROCESSING', 'OPEN']);
    standIn.move(referenceNumber, { state: 'Open' });
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
    standIn.move(referenceNumber, { state: 'Paid' });
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'APPROVED']);
    const feed = await service.send('GET', '/api/v1/events/six/business-case-status-changed');
    expect(feed.text).toContain('APPROVED');
    expect(standIn.bills.get(referenceNumber)?.uploads).toBe(1);
    expect(faults).toEqual([]);
  });

  test('a bill that the partner refuses has failed, with the reason; sent again it goes under another identification', async () => {
    await choose();
    const { id, referenceNumber } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    standIn.move(referenceNumber, { state: 'Invalid', reasonCode: '16', reasonText: 'Unknown recipient' });
    await later();
    expect(await statusOf(id)).toEqual(['FAILED', 'OPEN']);
    const { text } = await service.send('POST', '/connect/Cases/get', { json: { id }, key: keys.admin });
    expect(text).toContain('16: Unknown recipient');
    const resent = await service.send('POST', '/connect/StagedCases/resend', { json: { id }, key: keys.admin });
    expect(resent.status).toBe(200);
    await later();
    expect([...standIn.bills.keys()]).toEqual([referenceNumber, `${referenceNumber}~2`]);
    standIn.move(`${referenceNumber}~2`, { state: 'Open' });
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
  });

  test.each(['lostAnswer', 'lostCall', 'error500', 'html', 'cutOff', 'wrongRelatesTo'] as const)(
    'after an upload that ends in %s the bill arrives once',
    async (how) => {
      await choose();
      standIn.fail({ operation: 'UploadFilesReport', how });
      const { id, referenceNumber } = (await submit(service, 'bill', caseOf('bill'))).json;
      await deliverDue(service.ports);
      await later();
      standIn.move(referenceNumber, { state: 'Open' });
      await later();
      expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
      expect(standIn.bills.get(referenceNumber)?.uploads).toBe(1);
    },
  );

  test('a password that is wrong by now holds bills back, which arrive once it is right again', async () => {
    await choose();
    standIn.fail({ operation: 'SearchInvoices', how: 'signIn' });
    const { id, referenceNumber } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    expect(faults).toEqual([`postfinance ${service.alpha.billerNetId} sign-in`]);
    expect(standIn.bills.size).toBe(0);
    await later(20 * minute);
    await later(20 * minute);
    standIn.move(referenceNumber, { state: 'Open' });
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
  });

  test('what the network does not carry has failed before anything was sent', async () => {
    await choose();
    const { id } = (await submit(service, 'advice', caseOf('advice'))).json;
    await deliverDue(service.ports);
    expect(await statusOf(id)).toEqual(['FAILED', 'OPEN']);
    expect(standIn.calls.get('UploadFilesReport')).toBeUndefined();
  });

  test('health is that of the network of the biller', async () => {
    await choose();
    const own = await service.send('GET', '/api/v1/healthcheck/ebill');
    expect(own.json).toMatchObject({ message: 'PostFinance answers', environmentStage: 'POSTFINANCE' });
    const others = await service.send('GET', '/api/v1/healthcheck/ebill', { key: keys.beta });
    expect(others.json.environmentStage).toBe('SIMULATOR');
    standIn.fail({ how: 'html' });
    const { status, json } = await service.send('GET', '/api/v1/healthcheck/ebill');
    expect([status, json.environmentStage]).toEqual([503, 'POSTFINANCE']);
    await standIn.close();
    expect((await service.send('GET', '/api/v1/healthcheck/ebill')).status).toBe(503);
  });
});

describe('choosing a network', () => {
  test('access is tried before it is kept; the password is in no answer, no log and no row', async () => {
    const before = await ask('get', {});
    expect(before.json).toEqual({ kind: 'simulator', hasPassword: false, offered: ['simulator', 'postfinance'] });
    const refused = await choose({ password: 'a wrong one' });
    expect([refused.status, refused.json.code]).toEqual([422, 'NETWORK_ACCESS_REFUSED']);
    expect((await ask('get', {})).json).toEqual(before.json);
    const checked = await ask('check', { kind: 'postfinance', postfinance: { ...access, password: 'p' } });
    expect(checked.json).toEqual({ outcome: 'available', message: 'PostFinance answers' });
    expect((await ask('get', {})).json).toEqual(before.json);
    const chosen = await choose({ paidIsCompleted: true });
    expect(chosen.json.postfinance).toEqual({ ...access, paidIsCompleted: true });
    const rows = await service.database.query('SELECT settings, secret FROM ebill_biller_network');
    expect(JSON.stringify([rows, service.lines, chosen.text, refused.text])).not.toMatch(/a wrong one|"p"/);
    expect(rows[0]?.['secret']).toMatch(/^sealed\./);
  });

  test('without a password the one that is kept is used', async () => {
    expect((await choose({ password: undefined })).text).toContain('REQUIRED');
    await choose();
    const changed = await choose({ password: undefined, language: 'fr' });
    expect(changed.json).toMatchObject({ hasPassword: true, postfinance: { language: 'fr' } });
  });

  test('while bills are on their way, the network stays', async () => {
    await submit(service, 'bill', caseOf('bill'));
    const refused = await choose();
    expect([refused.status, refused.json.code]).toEqual([409, 'NETWORK_IN_USE']);
    await deliverDue(service.ports);
    expect((await choose()).status).toBe(200);
    expect((await ask('choose', { kind: 'simulator' })).json).toMatchObject({ kind: 'simulator', hasPassword: false });
  });

  test('access of one biller is not that of another', async () => {
    await choose();
    expect((await ask('get', {}, keys.otherAdmin)).json).toEqual({
      kind: 'simulator',
      hasPassword: false,
      offered: ['simulator', 'postfinance'],
    });
  });

  test.each([
    ['another number', { accountId: '123' }, 'PATTERN'],
    ['another stage', { stage: 'test' }, 'INVALID_ENUM'],
    ['an address', { address: 'http://10.0.0.1/' }, 'UNKNOWN_FIELD'],
    ['a password that is too long', { password: 'x'.repeat(201) }, 'SIZE'],
  ])('%s is refused', async (_, more, code) => {
    const refused = await choose(more);
    expect(refused.text).toContain(code);
    expect(refused.status).toBe(400);
  });
});

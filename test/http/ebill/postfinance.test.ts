import { parseCalendarDate } from '@rappen/core/date';
import { type BusinessCase, type ExampleName, exampleBusinessCase } from '@rappen/core/ebill';
import type { NetEvent } from '@rappen/core/ebill/network';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchTransport } from '../../../packages/http/src/ebill/network/fetch-transport.ts';
import { postfinanceNetwork } from '../../../packages/http/src/ebill/network/postfinance/network.ts';
import type { PostfinanceSettings } from '../../../packages/http/src/ebill/network/postfinance/settings.ts';
import { swissDay } from '../../../packages/http/src/swiss-day.ts';
import type { StandInFault } from '../../postfinance/books.ts';
import { memoryJournal } from '../../postfinance/memory-journal.ts';
import { type StandIn, startStandIn } from '../../postfinance/stand-in.ts';
import { expectValue } from '../../results.ts';

const now = Date.now();
const today = expectValue(parseCalendarDate(swissDay(new Date(now))));
const accountId = '41101000001021209';
const biller = 'BIID0000000001';
const recipient = {
  accountId: '41010198248040391',
  emailAddress: 'anna@example.ch',
  uid: 'CHE123456789',
  isAllowed: true,
  type: 'PRIVATE' as const,
  language: 'fr',
  address: {
    FamilyName: 'Muster',
    GivenName: 'Anna',
    Address1: 'Seestrasse 7',
    ZIP: '3600',
    City: 'Thun',
    Country: 'CH',
  },
};

let standIn: StandIn;
let faults: string[];
let settings: PostfinanceSettings;

async function start(more: object = {}) {
  standIn = await startStandIn({
    userName: 'u',
    password: 'p',
    billerIds: [accountId],
    recipients: [recipient],
    ...more,
  });
  settings = {
    address: standIn.url,
    userName: 'u',
    password: 'p',
    language: 'de',
    biller: {
      accountId,
      name: 'Robert Schneider AG',
      address: { postalCode: '2501', city: 'Biel', countryCode: 'CH' },
    },
  };
}

beforeEach(() => {
  faults = [];
});
afterEach(() => standIn.close());

function open(timeoutMilliseconds = 5_000) {
  return postfinanceNetwork({
    transport: fetchTransport,
    journal: memoryJournal(),
    billers: async () => [biller],
    settingsOf: async (id) => (id === biller ? settings : undefined),
    now: () => now,
    onFault: (_, reason) => faults.push(reason),
    timeoutMilliseconds,
    pollMilliseconds: 0,
  });
}

function caseOf(name: ExampleName = 'bill', referenceNumber = 'R-2026-1'): BusinessCase {
  const options = { today, iban: 'CH4431999123000889012', referenceNumber, recipientEmail: 'anna@example.ch' };
  return expectValue(exampleBusinessCase(name, options));
}

const pdf = new TextEncoder().encode('%PDF-1.7');
type Network = ReturnType<typeof open>;
const submit = (network: Network, businessCase = caseOf(), isRepetition = false) =>
  network.submit(
    { billerNetId: biller, businessCase, pdf },
    { correlationId: 'c', attempt: 1, isRepetition, signal: new AbortController().signal },
  );
const uploads = () => [...standIn.bills.values()].map((bill) => bill.uploads);
const statusesOf = (events: readonly NetEvent[]) => events.map((event) => 'newStatus' in event && event.newStatus);

describe('a bill on its way', () => {
  beforeEach(() => start());

  test('it is under way until the partner has it, and then accepted under an id that stays', async () => {
    const network = open();
    expect(await submit(network)).toMatchObject({ kind: 'pending' });
    expect(await network.findByReference(biller, 'R-2026-1')).toBeUndefined();
    expect(await submit(network, caseOf(), true)).toMatchObject({ kind: 'pending' });
    standIn.move('R-2026-1', { state: 'Open' });
    const accepted = await submit(network, caseOf(), true);
    expect(accepted).toMatchObject({
      kind: 'accepted',
      businessCaseNetId: expect.stringMatching(/^BCID[0-9A-F]{32}$/),
    });
    expect(await network.findByReference(biller, 'R-2026-1')).toEqual({
      businessCaseNetId: 'businessCaseNetId' in accepted && accepted.businessCaseNetId,
    });
    expect(uploads()).toEqual([1]);
    expect(standIn.bills.get('R-2026-1')?.data.toString()).toContain('<TransactionID>R-2026-1</TransactionID>');
  });

  test('what is delivered already is a duplicate for another case', async () => {
    await submit(open());
    standIn.move('R-2026-1', { state: 'Paid' });
    expect(await submit(open())).toMatchObject({ kind: 'duplicate' });
    expect(uploads()).toEqual([1]);
  });

  test.each(['Invalid', 'Incomplete'])(
    '%s: refused with the reason, and sent again under another identification',
    async (state) => {
      const network = open();
      await submit(network);
      standIn.move('R-2026-1', { state, reasonCode: '16', reasonText: 'Unknown recipient' });
      expect(await submit(network, caseOf(), true)).toEqual({
        kind: 'refused',
        code: 'REFUSED_BY_NETWORK',
        message: '16: Unknown recipient',
      });
      expect(await submit(network)).toMatchObject({ kind: 'pending' });
      expect([...standIn.bills.keys()]).toEqual(['R-2026-1', 'R-2026-1~2']);
    },
  );

  test.each<ExampleName>(['advice', 'donation-inquiry'])('%s is refused before anything is sent', async (name) => {
    expect(await submit(open(), caseOf(name))).toMatchObject({ kind: 'refused', code: 'NETWORK_TYPE_UNSUPPORTED' });
    expect(standIn.calls.get('UploadFilesReport')).toBeUndefined();
  });

  test('a number that the network has refused nine times is refused, and not sent under one that is never looked for', async () => {
    const network = open();
    for (let turn = 1; turn <= 9; turn += 1) {
      expect(await submit(network)).toMatchObject({ kind: 'pending' });
      standIn.move(turn === 1 ? 'R-2026-1' : `R-2026-1~${turn}`, { state: 'Invalid', reasonText: 'No' });
    }
    expect(await submit(network)).toMatchObject({ kind: 'refused', code: 'REFUSED_BY_NETWORK' });
    expect(standIn.bills.size).toBe(9);
  });

  test('a bill that may be among those that an answer leaves out is not sent', async () => {
    await standIn.close();
    await start({ pageLength: 0 });
    await submit(open());
    expect(await submit(open(), caseOf(), true)).toMatchObject({ kind: 'retry', code: 'NETWORK_UNAVAILABLE' });
    expect(uploads()).toEqual([1]);
  });

  test('numbers that are no identification get one of their own', async () => {
    const network = open();
    for (const number of ['Rechnung 7/2026', 'Rechnung 7_2026']) await submit(network, caseOf('bill', number));
    expect([...standIn.bills.keys()]).toEqual([
      expect.stringMatching(/^R-[0-9a-f]{40}$/),
      expect.stringMatching(/^R-[0-9a-f]{40}$/),
    ]);
    expect(new Set(standIn.bills.keys()).size).toBe(2);
  });
});

describe('faults on the way', () => {
  beforeEach(() => start());
  const upload = (how: StandInFault['how']): StandInFault => ({ operation: 'UploadFilesReport', how });

  test.each<StandInFault['how']>([
    'lostAnswer',
    'lostCall',
    'redirect',
    'error500',
    'html',
    'wrongRelatesTo',
    'cutOff',
    'huge',
  ])('an upload that ends in %s is unknown, and never sent twice', async (how) => {
    const network = open();
    standIn.fail(upload(how));
    expect(await submit(network)).toEqual({ kind: 'unknown' });
    const isThere = standIn.bills.has('R-2026-1');
    expect(isThere).toBe(['lostAnswer', 'wrongRelatesTo', 'cutOff'].includes(how));
    expect(await submit(network, caseOf(), true)).toMatchObject({ kind: 'pending' });
    expect(uploads()).toEqual([1]);
    expect(faults).toHaveLength(1);
  });

  test('an answer that does not come is given up', async () => {
    standIn.fail(upload('hang'));
    expect(await submit(open(300))).toEqual({ kind: 'unknown' });
  });

  test.each<StandInFault['how']>(['error500', 'html', 'lostCall', 'wrongRelatesTo', 'cutOff'])(
    'where the look before ends in %s, nothing is sent',
    async (how) => {
      standIn.fail({ operation: 'SearchInvoices', how });
      expect(await submit(open())).toEqual({ kind: 'retry', code: 'NETWORK_UNAVAILABLE' });
      expect(standIn.bills.size).toBe(0);
      standIn.fail({ operation: 'SearchInvoices', how });
      await expect(open().findByReference(biller, 'R-2026-1')).rejects.toThrow(/PostFinance/);
    },
  );

  test('a wrong password is told, and tried again only after a while', async () => {
    settings = { ...settings, password: 'wrong' };
    const network = open();
    expect(await submit(network)).toEqual({ kind: 'retry', code: 'NETWORK_UNAVAILABLE', afterMs: 900_000 });
    expect(faults).toEqual(['sign-in']);
    expect(await network.health()).toMatchObject({
      available: false,
      message: expect.stringMatching(/user name or password/),
    });
    expect(JSON.stringify(faults)).not.toContain('wrong');
  });

  test('a wrong number of the biller, and a service that is not there', async () => {
    settings = { ...settings, biller: { ...settings.biller, accountId: '4'.repeat(17) } };
    expect(await open().health()).toMatchObject({ available: false });
    settings = { ...settings, address: 'http://127.0.0.1:9/' };
    expect(await open().health()).toMatchObject({ available: false });
    expect(await submit(open())).toEqual({ kind: 'retry', code: 'NETWORK_UNAVAILABLE' });
  });

  test('a biller without access is no reason to ask with the access of another', async () => {
    await expect(open().findByReference('BIID0000000002', 'R-2026-1')).rejects.toThrow(/no access/);
    expect(standIn.calls.size).toBe(0);
  });

  test('health', async () => {
    expect(await open().health()).toMatchObject({ available: true });
  });
});

describe('what becomes of bills', () => {
  test('states become events, each once and in order', async () => {
    await start();
    const network = open();
    await submit(network);
    expect(await network.pollEvents('businessCase', undefined, 10)).toEqual([]);
    standIn.move('R-2026-1', { state: 'Open' });
    expect(await network.pollEvents('businessCase', undefined, 10)).toEqual([]);
    standIn.move('R-2026-1', { state: 'Paid' });
    const [approved] = await network.pollEvents('businessCase', undefined, 10);
    expect(approved).toMatchObject({
      eventNetId: expect.stringMatching(/^EVID[0-9A-F]{32}$/),
      newStatus: 'APPROVED',
      approvedAmount: { value: caseOf().totalAmount.value, currencyCode: 'CHF' },
    });
    standIn.move('R-2026-1', { state: 'Rejected' });
    const after = await network.pollEvents('businessCase', approved?.eventNetId, 10);
    expect(statusesOf(after)).toEqual(['REJECTED']);
    standIn.move('R-2026-1', { state: 'Invalid', reasonCode: '09', reasonText: 'Other number' });
    standIn.move('R-2026-1', { state: 'Novel' });
    expect(statusesOf(await network.pollEvents('businessCase', after[0]?.eventNetId, 10))).toEqual(['Novel']);
    expect(
      await network.pollEvents(
        'businessCase',
        (await network.pollEvents('businessCase', undefined, 10)).at(-1)?.eventNetId,
        10,
      ),
    ).toEqual([]);
    for (const stream of ['instalment', 'subscription', 'emailAddress'] as const)
      expect(await network.pollEvents(stream, undefined, 10)).toEqual([]);
  });

  test('more bills than an answer has are asked for by days and states; what does not fit even so is told', async () => {
    await start({ pageLength: 2, firstState: 'Open' });
    const network = open();
    const numbers = ['1', '2', '3', '4', '5'];
    for (const number of numbers) await submit(network, caseOf('bill', `R-${number}`));
    standIn.move('R-1', { state: 'Paid' });
    standIn.move('R-2', { state: 'Rejected' });
    const events = await network.pollEvents('businessCase', undefined, 10);
    expect(statusesOf(events).sort()).toEqual(['APPROVED', 'REJECTED']);
    expect(faults).toEqual(['1 bills of one day and state do not fit into an answer']);
  });

  test('what is in no part of a search that was too large is told', async () => {
    await start({ pageLength: 1, firstState: 'Open' });
    const network = open();
    for (const number of ['1', '2']) await submit(network, caseOf('bill', `R-${number}`));
    standIn.move('R-1', { state: 'Novel' });
    await network.pollEvents('businessCase', undefined, 10);
    expect(faults).toEqual(['1 bills are in no part of a search that was too large']);
  });

  test('while the partner cannot be asked, what is known already is told', async () => {
    await start({ firstState: 'Open' });
    const network = open();
    await submit(network);
    standIn.move('R-2026-1', { state: 'Paid' });
    await network.pollEvents('businessCase', undefined, 10);
    standIn.fail({ how: 'html' });
    expect(statusesOf(await network.pollEvents('businessCase', undefined, 10))).toEqual(['APPROVED']);
    expect(faults).toHaveLength(1);
  });
});

describe('recipients', () => {
  beforeEach(() => start());

  test('each is looked up by what it is known by', async () => {
    const hits = await open().searchRecipients(biller, [
      { emailAddress: 'Anna@Example.ch' },
      { emailAddress: 'nobody@example.ch' },
      { enterpriseIdentificationNumber: 'CHE123456789' },
      { billRecipientNetId: recipient.accountId },
    ]);
    const allowed = { submissionStatus: 'ALLOWED', billRecipientNetId: recipient.accountId };
    expect(hits).toMatchObject([
      { submissionStatus: 'NOT_ALLOWED' },
      { submissionStatus: 'NOT_ALLOWED' },
      allowed,
      allowed,
    ]);
    expect(await open().hasRecipient(biller, recipient.accountId)).toBe(true);
    expect(await open().hasRecipient(biller, '41010198248040392')).toBe(false);
  });

  test('an allowed one without an account has no id, not an empty one', async () => {
    await standIn.close();
    await start({ recipients: [{ ...recipient, accountId: undefined }] });
    const [hit] = await open().searchRecipients(biller, [{ emailAddress: recipient.emailAddress }]);
    expect(hit).toEqual({
      submissionStatus: 'ALLOWED',
      billRecipientNetId: undefined,
      activeSubscription: false,
      directDebit: false,
    });
  });

  test('a subscription is begun and confirmed; a wrong code, and an address that nobody has, are no difference at the beginning', async () => {
    const network = open();
    const begun = expectValue(await network.initiateSubscription(biller, 'anna@example.ch'));
    const nobody = expectValue(await network.initiateSubscription(biller, 'nobody@example.ch'));
    expect(Object.keys(begun)).toEqual(Object.keys(nobody));
    expect(await network.confirmSubscription(biller, begun.token, '000000')).toMatchObject({
      problems: [{ code: 'ACTIVATION_CODE_REFUSED' }],
    });
    expect(await network.confirmSubscription(biller, nobody.token, '123456')).toMatchObject({ ok: false });
    expect(expectValue(await network.confirmSubscription(biller, begun.token, '123456'))).toMatchObject({
      billRecipientNetId: recipient.accountId,
      type: 'PRIVATE',
      name: 'Muster',
      firstName: 'Anna',
      correspondenceLanguage: 'fre',
      address: { streetName: 'Seestrasse 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
    });
  });
});

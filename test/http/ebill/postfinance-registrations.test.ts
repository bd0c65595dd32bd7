import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchTransport } from '../../../packages/http/src/ebill/network/fetch-transport.ts';
import { postfinanceNetwork } from '../../../packages/http/src/ebill/network/postfinance/network.ts';
import type { PostfinanceSettings } from '../../../packages/http/src/ebill/network/postfinance/settings.ts';
import type { StandInFault } from '../../postfinance/books.ts';
import { memoryJournal } from '../../postfinance/memory-journal.ts';
import { type StandIn, startStandIn } from '../../postfinance/stand-in.ts';

const now = Date.now();
const accountId = '41101000001021209';
const biller = 'BIID0000000001';

let standIn: StandIn;
let faults: string[];
let settings: PostfinanceSettings;

beforeEach(async () => {
  faults = [];
  standIn = await startStandIn({ userName: 'u', password: 'p', billerIds: [accountId] });
  const address = { postalCode: '2501', city: 'Biel', countryCode: 'CH' };
  const own = { accountId, name: 'Robert Schneider AG', address };
  settings = { address: standIn.url, userName: 'u', password: 'p', language: 'de', biller: own };
});
afterEach(() => standIn.close());

function open(journal = memoryJournal(), pollMilliseconds: number | undefined = 0) {
  return postfinanceNetwork({
    transport: fetchTransport,
    journal,
    billers: async () => [biller],
    settingsOf: async () => settings,
    now: () => now,
    onFault: (_, reason) => faults.push(reason),
    pollMilliseconds,
  });
}

type Network = ReturnType<typeof open>;

describe('who registers', () => {
  const registration = (type: number, id = '1') =>
    `<CustomerRegistration><SubscriptionType>${type}</SubscriptionType><BillerID>${accountId}</BillerID><RecipientID>${id}</RecipientID>
    <RecipientType>PRIVATE</RecipientType><Language>de</Language><CustomerNameAddress><NamePrivate><GivenName>Anna</GivenName>
    <FamilyName>Muster</FamilyName></NamePrivate><Address>Seestrasse 7</Address><Zip>3600</Zip><City>Thun</City><Country>CH</Country>
    </CustomerNameAddress></CustomerRegistration>`;
  const put = (second: number, ...registrations: readonly string[]) =>
    standIn.registrationFiles.push({
      createdAt: `2026-11-26T10:00:${String(second).padStart(2, '0')}.123`,
      fileType: 'CustomerRegistrationMessage',
      name: `${second}.xml`,
      content: `<CustomerRegistrationMessage version="2.0">${registrations.join('')}</CustomerRegistrationMessage>`,
    });
  const told = async (network: Network, after?: string) =>
    (await network.pollEvents('subscription', after, 1000)).map(
      (event) => event.stream === 'subscription' && [event.newStatus, event.billRecipient.billRecipientNetId],
    );

  test('each is told once, in the order of the files, however often the service is started', async () => {
    const journal = memoryJournal();
    put(2, registration(3, '2'), registration(1, '3'));
    put(1, registration(1, '1'));
    const all = [
      ['REQUESTED', '1'],
      ['INACTIVE', '2'],
      ['REQUESTED', '3'],
    ];
    const network = open(journal);
    expect(await told(network)).toEqual(all);
    expect(await told(network)).toEqual(all);
    put(3, registration(2, '4'));
    expect(await told(open(journal))).toEqual([...all, ['REQUESTED', '4']]);
    const [first] = await network.pollEvents('subscription', undefined, 1);
    expect(await told(network, first?.eventNetId)).toEqual([...all.slice(1), ['REQUESTED', '4']]);
    expect([standIn.calls.get('GetRegistrationProtocol'), faults]).toEqual([5, []]);
  });

  test('a biller whom the service does not answer holds up no other', async () => {
    put(1, registration(1, '1'));
    const network = postfinanceNetwork({
      transport: fetchTransport,
      journal: memoryJournal(),
      billers: async () => ['BIID1', 'BIID2', 'BIID3', biller],
      settingsOf: async (id) => (id === biller ? settings : new Promise(() => {})),
      now: () => now,
      onFault: (_, reason) => faults.push(reason),
    });
    const looked = network.pollEvents('subscription', undefined, 10);
    await expect.poll(() => standIn.calls.get('GetRegistrationProtocol')).toBe(1);
    expect(await Promise.race([looked.then(() => 'done'), Promise.resolve('still asking')])).toBe('still asking');
  });

  test('files of many are told whole', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => String(index));
    put(1, ...ids.map((id) => registration(1, id)));
    expect((await told(open())).flatMap((one) => one || []).filter((one) => /\d/.test(one))).toEqual(ids);
  });

  test.each<StandInFault['how']>(['lostAnswer', 'error500', 'html', 'cutOff'])(
    'nothing is lost with an answer: %s',
    async (how) => {
      put(1, registration(1, '1'));
      put(2, registration(1, '2'));
      standIn.fail({ operation: 'GetRegistrationProtocol', how });
      const network = open();
      expect(await told(network)).toEqual([]);
      expect(faults).toHaveLength(1);
      expect(await told(network)).toEqual([
        ['REQUESTED', '1'],
        ['REQUESTED', '2'],
      ]);
    },
  );

  test('nothing is lost where the journal could not be written', async () => {
    const journal = memoryJournal();
    put(1, registration(1, '1'));
    const broken = { ...journal, tell: async () => false };
    expect(await told(open(broken))).toEqual([]);
    expect(await told(open(journal))).toEqual([['REQUESTED', '1']]);
  });

  test('a file of another form is said to be unread, and holds up no other', async () => {
    put(1, registration(1, '1'));
    standIn.registrationFiles.push({
      createdAt: '2026-11-26T10:00:00.000',
      fileType: 'CustomerRegistrationMessage',
      name: 'registrations.csv',
      content: 'SubscriptionType;BillerID',
    });
    put(2, registration(4, '2'), registration(1, '3'));
    const network = open();
    expect(await told(network)).toEqual([
      ['REQUESTED', '1'],
      ['REQUESTED', '3'],
    ]);
    expect(faults).toEqual(['a file of registrations is not CRM XML 2.0, and was not read']);
    standIn.registrationFiles.push({ createdAt: '2026-11-26T10:00:09', fileType: 'Other', name: '', content: '' });
    expect(await told(network)).toHaveLength(2);
    expect(faults).toHaveLength(1);
  });

  test('a moment later nobody is asked again, and other streams are not told of at all', async () => {
    const network = open(memoryJournal(), 60_000);
    expect((['subscription', 'instalment', 'emailAddress'] as const).map((stream) => network.isDue?.(stream))).toEqual([
      true,
      false,
      false,
    ]);
    await network.pollEvents('subscription', undefined, 10);
    await network.pollEvents('subscription', undefined, 10);
    expect(network.isDue?.('subscription')).toBe(false);
    expect(standIn.calls.get('GetRegistrationProtocolList')).toBe(1);
  });
});

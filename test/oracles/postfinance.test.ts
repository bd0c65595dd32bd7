import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCalendarDate } from '@rappen/core/date';
import { exampleBusinessCase } from '@rappen/core/ebill';
import { writeYellowbill, yellowbillOf } from '@rappen/core/ebill/yellowbill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchTransport } from '../../packages/http/src/ebill/network/fetch-transport.ts';
import { postfinanceNetwork } from '../../packages/http/src/ebill/network/postfinance/network.ts';
import { memoryJournal } from '../postfinance/memory-journal.ts';
import { type StandIn, startStandIn } from '../postfinance/stand-in.ts';
import { expectValue } from '../results.ts';
import { hasTools, pathOf } from './tools.ts';

const accountId = '41101000001021209';
const biller = {
  accountId,
  name: 'Robert Schneider AG',
  address: { postalCode: '2501', city: 'Biel', countryCode: 'CH' },
};
const today = expectValue(parseCalendarDate('2026-11-26'));
const bill = expectValue(
  exampleBusinessCase('bill', {
    today,
    iban: 'CH4431999123000889012',
    referenceNumber: 'R-1',
    recipientEmail: 'anna@example.ch',
  }),
);

const registrations = {
  createdAt: '2026-11-26T10:00:00.123',
  fileType: 'CustomerRegistrationMessage',
  name: 'a.xml',
  content: `<CustomerRegistrationMessage version="2.0"><CustomerRegistration><SubscriptionType>1</SubscriptionType>
    <RecipientID>41010198248040391</RecipientID></CustomerRegistration></CustomerRegistrationMessage>`,
};

/** A program beside the tests, which answers while they serve it. */
function python(script: string, programArguments: readonly string[], input = ''): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const path = new URL(`../postfinance/${script}`, import.meta.url).pathname;
    const child = execFile(pathOf('zeep') ?? '', [path, ...programArguments], { maxBuffer: 1e8 }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    child.stdin?.end(input);
  });
}

describe.skipIf(!hasTools('zeep'))('PostFinance, as others understand its service (needs zeep)', () => {
  let standIn: StandIn;
  const messages: string[] = [];
  beforeAll(async () => {
    standIn = await startStandIn({
      userName: 'u',
      password: 'p',
      billerIds: [accountId],
      firstState: 'Open',
      today: () => '2026-11-26',
      recipients: [
        {
          accountId: '41010198248040391',
          emailAddress: 'anna@example.ch',
          isAllowed: true,
          type: 'PRIVATE',
          language: 'de',
          address: {
            FamilyName: 'Muster',
            GivenName: 'Anna',
            Address1: 'Seestrasse 7',
            ZIP: '3600',
            City: 'Thun',
            Country: 'CH',
          },
        },
      ],
      onExchange: (call, answer) => messages.push(call, answer),
    });
  });
  afterAll(() => standIn.close());

  test('a client that others wrote gets along with the stand-in', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'rappen-')), 'bill.xml');
    const options = {
      network: 'postfinance',
      biller,
      transactionId: 'R-1',
      deliveryDate: today,
      language: 'de',
      pdf: 'JVBERi0xLjcK',
    } as const;
    standIn.registrationFiles.push(registrations);
    writeFileSync(file, writeYellowbill(expectValue(yellowbillOf(bill, options))));
    const answers = await python('client.py', [standIn.url, 'u', 'p', accountId, file, '2026-11-26T23:00:00']);
    expect(answers).toMatchObject({
      ping: accountId,
      errorTest: { error: 'Fault' },
      upload: [{ TransactionID: 'R-1', FileType: 'XML', ProcessingState: 'OK' }],
      search: {
        InvoiceCount: 1,
        TotalInvoiceCount: 1,
        InvoiceList: { SearchInvoice: [{ TransactionId: 'R-1', State: 'Open' }] },
      },
      all: { InvoiceCount: 1 },
      status: [{ EbillAccountID: '41010198248040391', EmailAddress: 'anna@example.ch' }],
      nobody: [{ Message: 'No subscription' }],
      processed: [{ FileType: 'ProcessProtocol' }],
      process: [{ Filename: '2026-11-26.xml', Data: expect.stringContaining('<TransactionID>R-1</TransactionID>') }],
      bills: [{ TransactionID: 'R-1', FileType: 'XML' }],
      bill: [{ Filename: 'R-1.xml' }],
      ofPayer: null,
      toPayer: { Filename: 'R-1.xml' },
      files: [{ FileType: 'CustomerRegistrationMessage' }],
      file: [{ Filename: 'a.xml' }],
      again: [],
      begun: { SubscriptionInitiationToken: 'T-1' },
      confirmed: { EbillAccountID: '41010198248040391', Party: { Address: { FamilyName: 'Muster', City: 'Thun' } } },
      wrong: { error: 'Fault' },
    });
  });

  test('all that is sent and answered is valid by the schemas of the service', async () => {
    const network = postfinanceNetwork({
      transport: fetchTransport,
      journal: memoryJournal(),
      billers: async () => ['B'],
      settingsOf: async () => ({ address: standIn.url, userName: 'u', password: 'p', language: 'de', biller }),
      now: () => Date.now(),
      onFault: (_, reason) => expect.fail(reason),
    });
    const pdf = new TextEncoder().encode('%PDF-1.7');
    const businessCase = { ...bill, referenceNumber: 'R-2' };
    await network.submit(
      { billerNetId: 'B', businessCase, pdf },
      { correlationId: '', attempt: 1, isRepetition: false, signal: new AbortController().signal },
    );
    await network.findByReference('B', 'R-2');
    standIn.move('R-2', { state: 'Paid' });
    expect(await network.pollEvents('businessCase', undefined, 10)).toHaveLength(1);
    expect(await network.pollEvents('subscription', undefined, 10)).toHaveLength(1);
    await network.searchRecipients('B', [
      { emailAddress: 'anna@example.ch' },
      { enterpriseIdentificationNumber: 'CHE123456789' },
    ]);
    const begun = expectValue(await network.initiateSubscription('B', 'anna@example.ch'));
    await network.confirmSubscription('B', begun.token, '123456');
    await network.health();
    expect(messages.length).toBeGreaterThan(30);
    expect(await python('validate.py', [], JSON.stringify(messages))).toEqual([]);
  });
});

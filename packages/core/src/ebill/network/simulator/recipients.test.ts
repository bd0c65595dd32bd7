import { describe, expect, test } from 'vitest';
import { network } from '../../../../../../test/ebill-simulator.ts';
import { bill, biller, day, recipient } from '../../../../../../test/ebill-submissions.ts';
import { codesOf } from '../../../../../../test/results.ts';
import type { SimulatedRecipient, SimulatorCommand } from '../index.ts';
import { networkLimits } from '../limits.ts';

const to = (emailAddress: string, referenceNumber = emailAddress) =>
  bill(referenceNumber, { billRecipient: { ...recipient, emailAddress } });

const company: SimulatedRecipient = {
  billRecipientNetId: '41012280648521306',
  type: 'COMPANY',
  name: 'Muster AG',
  emailAddress: 'office@muster.example',
  enterpriseIdentificationNumber: 'CHE123456788',
  correspondenceLanguage: 'fre',
  address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
  formerEmailAddresses: [{ emailAddress: 'old@muster.example', changedOn: day('2025-08-21') }],
  isOpenToAll: true,
  allowsDirectDebit: true,
};

describe('recipients', () => {
  const search = (net: ReturnType<typeof network>, ...queries: SimulatorCommand<'searchRecipients'>['queries']) =>
    net.tell({ kind: 'searchRecipients', billerNetId: biller, queries });

  test('are found by e-mail address, UID and id', () => {
    const net = network();
    expect(codesOf(net.tell({ kind: 'addRecipient', recipient: company }))).toEqual([]);
    const hit = {
      submissionStatus: 'ALLOWED',
      billRecipientNetId: company.billRecipientNetId,
      activeSubscription: false,
      directDebit: true,
    };
    expect(
      search(
        net,
        { emailAddress: 'OFFICE@muster.example' },
        { enterpriseIdentificationNumber: 'CHE123456788' },
        { billRecipientNetId: company.billRecipientNetId },
        { billRecipientNetId: '1' },
        { enterpriseIdentificationNumber: 'CHE000000000' },
      ),
    ).toMatchObject([hit, hit, hit, { reason: 'UNKNOWN' }, { reason: 'UNKNOWN' }]);
    expect(net.tell({ kind: 'hasRecipient', billRecipientNetId: company.billRecipientNetId })).toBe(true);
    expect(net.tell({ kind: 'hasRecipient', billRecipientNetId: '1' })).toBe(false);
    expect(codesOf(net.tell({ kind: 'addRecipient', recipient: company }))).toEqual(['BILL_RECIPIENT_EXISTS']);
  });

  test.each([
    [0, { submissionStatus: 'ALLOWED', newEmailAddress: 'office@muster.example' }],
    [1, { submissionStatus: 'NOT_ALLOWED', reason: 'EMAIL_EXPIRED' }],
  ])('an address given up 15 months and %i days ago', (days, hit) => {
    const net = network();
    net.tell({ kind: 'addRecipient', recipient: company });
    net.pass(days);
    expect(search(net, { emailAddress: 'old@muster.example' })).toMatchObject([hit]);
  });

  test('a submission to a former address is accepted and tells the new one', () => {
    const net = network();
    const id = net.accepted(to('petra+historic@example.org'));
    expect(net.events('emailAddress')).toMatchObject([
      { businessCaseNetId: id, oldEmailAddress: 'petra+historic@example.org', newEmailAddress: 'petra@example.org' },
    ]);
  });

  test('change their address and may change it back', () => {
    const net = network();
    net.tell({ kind: 'addRecipient', recipient: company });
    const change = (newEmailAddress: string, billRecipientNetId = company.billRecipientNetId) =>
      codesOf(net.tell({ kind: 'changeEmailAddress', billRecipientNetId, newEmailAddress }));
    expect(change('new@muster.example')).toEqual([]);
    expect(search(net, { emailAddress: 'office@muster.example' })).toMatchObject([
      { newEmailAddress: 'new@muster.example' },
    ]);
    expect(change('office@muster.example')).toEqual([]);
    expect(search(net, { emailAddress: 'office@muster.example' })).toMatchObject([{ newEmailAddress: undefined }]);
    expect(change('x@muster.example', '1')).toEqual(['BILL_RECIPIENT_NOT_FOUND']);
    search(net, { emailAddress: 'petra+allowed@example.org' });
    expect(change('petra+allowed@example.org')).toEqual(['BILL_RECIPIENT_EXISTS']);
  });

  test('more than a search may hold are not answered', () => {
    const queries = Array(networkLimits.searchItemsMax + 1).fill({ billRecipientNetId: '1' });
    expect(search(network(), ...queries)).toHaveLength(networkLimits.searchItemsMax);
  });

  test('two are not one', () => {
    const net = network();
    net.tell({ kind: 'addRecipient', recipient: company });
    const billRecipient = { ...recipient, billRecipientNetId: company.billRecipientNetId };
    expect(net.submit(bill('x', { billRecipient }))).toMatchObject({ kind: 'refused', code: 'RECIPIENT_MISMATCH' });
  });
});

import { describe, expect, test } from 'vitest';
import {
  advice,
  bill,
  creditNote,
  donationInquiry,
  instalmentBill,
  reminderOf,
} from '../../../../../test/ebill-submissions.ts';
import { expectValue } from '../../../../../test/results.ts';
import { problem } from '../../catalogue/index.ts';
import { writeJson } from '../../json/write.ts';
import type { BusinessCase } from '../business-case.ts';
import { applyAll, type CaseEvent, type CaseState, type Command, decide, factsOf } from '../lifecycle/index.ts';
import type { SubscriptionNews } from '../network/index.ts';
import {
  emailAddressRecord,
  type FeedRecord,
  feeds,
  recordJson,
  recordsOf,
  subscriptionRecord,
  webhookBody,
} from './index.ts';

const identity = { businessCaseId: 10442, referenceNumber: '2026-0042-R1' };
const stamp = { id: 1201, eventNetId: 'EVID82A65938766547EBBBA39BA6F7B07F24', timestamp: '2026-11-21T09:53:32.004Z' };
const submitted = (businessCase: BusinessCase, processingMode: 'STAGE' | 'DELIVER' = 'DELIVER'): CaseEvent => ({
  kind: 'submitted',
  processingMode,
  draft: { facts: factsOf(businessCase) },
});
const delivered: CaseEvent = { kind: 'delivered', businessCaseNetId: 'BCID0FB909852BBC4D06AD8336AAE87D7FC9' };
const francs = (value: string) => ({ value, currencyCode: 'CHF' });

function stateOf(businessCase: BusinessCase, ...events: CaseEvent[]): CaseState {
  const [first, ...rest] = [submitted(businessCase), ...events];
  return applyAll(applyAll(undefined as never, [first as CaseEvent]), rest);
}

/** The records of one command to a delivered case. */
function told(businessCase: BusinessCase, command: Command, ...before: CaseEvent[]): FeedRecord[] {
  const state = stateOf(businessCase, delivered, ...before);
  return recordsOf(identity, state, applyAll(state, expectValue(decide(state, command))));
}

describe('processing statuses', () => {
  test('a delivery', () => {
    const before = stateOf(reminderOf('2026-0042'));
    const [record] = recordsOf(identity, before, applyAll(before, [delivered]));
    expect(writeJson(recordJson(record as FeedRecord, stamp))).toBe(
      '{"id":1201,"timestamp":"2026-11-21T09:53:32.004Z","businessCaseId":10442,' +
        '"businessCaseNetId":"BCID0FB909852BBC4D06AD8336AAE87D7FC9","referenceNumber":"2026-0042-R1","type":"Reminder",' +
        '"oldStatus":"PROCESSING","newStatus":"DELIVERED"}',
    );
  });

  test('a submission has no status before', () => {
    expect(recordsOf(identity, undefined, stateOf(bill()))).toMatchObject([
      { newStatus: 'PROCESSING', oldStatus: undefined },
    ]);
  });

  test('a failure and an invalid case say why', () => {
    const state = stateOf(bill());
    const failed = applyAll(state, [{ kind: 'failed', code: 'RECIPIENT_UNKNOWN', message: 'Nobody' }]);
    expect(recordsOf(identity, state, failed)).toMatchObject([
      { newStatus: 'FAILED', reason: { code: 'RECIPIENT_UNKNOWN', message: 'Nobody' } },
    ]);
    const invalid = applyAll(state, [{ kind: 'invalidated', problems: [problem('REQUIRED', ['referenceNumber'])] }]);
    const [record] = recordsOf(identity, state, invalid) as [FeedRecord];
    expect(writeJson(recordJson(record, stamp))).toContain(
      '"reason":{"code":"REQUIRED","message":"A value is required"}',
    );
  });

  test('what changes no status is not told', () => {
    const state = stateOf(bill());
    expect(recordsOf(identity, state, applyAll(state, [{ kind: 'delayed', code: 'DOWN', at: 1 }]))).toEqual([]);
    expect(recordsOf(identity, state, applyAll(state, [{ kind: 'discarded' }]))).toEqual([]);
  });
});

describe('statuses', () => {
  const approve: Command = { kind: 'approve', approvedAmount: francs('140.80') };

  test('an approval of a bill carries its amount with two decimals', () => {
    const [record] = told(bill('2026-0042-R1'), approve) as [FeedRecord];
    expect(writeJson(recordJson(record, { ...stamp, id: 7 }))).toBe(
      '{"id":7,"eventNetId":"EVID82A65938766547EBBBA39BA6F7B07F24","timestamp":"2026-11-21T09:53:32.004Z",' +
        '"businessCaseId":10442,"businessCaseNetId":"BCID0FB909852BBC4D06AD8336AAE87D7FC9",' +
        '"referenceNumber":"2026-0042-R1","type":"Bill","newStatus":"APPROVED",' +
        '"approvedAmount":{"value":140.80,"currencyCode":"CHF"}}',
    );
  });

  test('an approval of a donation carries its purpose, a payment neither', () => {
    const approved: Command = { kind: 'approve', approvedAmount: francs('20.00'), externalDonationPurposeId: 'P1' };
    expect(told(donationInquiry(), approved)).toMatchObject([
      { newStatus: 'APPROVED', externalDonationPurposeId: 'P1' },
    ]);
    const [paid] = told(donationInquiry(), { kind: 'complete' }, { kind: 'approved', approvedAmount: francs('20.00') });
    expect(writeJson(recordJson(paid as FeedRecord, stamp))).not.toContain('approved');
  });

  test('credit notes and advices have none to tell', () => {
    for (const businessCase of [creditNote(), advice()]) expect(told(businessCase, { kind: 'complete' })).toEqual([]);
  });

  test('of an instalment bill each instalment is told and the case is not', () => {
    const records = told(instalmentBill(), {
      kind: 'approveInstalment',
      externalInstalmentId: 'G2-1',
      approvedAmount: francs('300.00'),
    });
    expect(records.map((record) => record.feed)).toEqual(Array(4).fill('instalmentStatus'));
    const bodies = records.map((record) => writeJson(recordJson(record, stamp)));
    expect(bodies[3]).toBe(
      '{"id":1201,"eventNetId":"EVID82A65938766547EBBBA39BA6F7B07F24","timestamp":"2026-11-21T09:53:32.004Z",' +
        '"businessCaseId":10442,"businessCaseNetId":"BCID0FB909852BBC4D06AD8336AAE87D7FC9",' +
        '"externalPaymentByInstalmentsId":"G2","externalInstalmentId":"G2-1","newStatus":"APPROVED",' +
        '"approvedAmount":{"value":300.00,"currencyCode":"CHF"}}',
    );
    expect(bodies[0]).toContain('"externalInstalmentId":"G1-1","newStatus":"COMPLETED"}');
    const approved: CaseEvent = {
      kind: 'instalmentApproved',
      externalInstalmentId: 'G2-1',
      approvedAmount: francs('300.00'),
    };
    const [paid] = told(instalmentBill(), { kind: 'completeInstalment', externalInstalmentId: 'G2-1' }, approved);
    expect(writeJson(recordJson(paid as FeedRecord, stamp))).toContain('"newStatus":"COMPLETED"}');
  });
});

describe('recipients', () => {
  const news: SubscriptionNews = {
    stream: 'subscription',
    newStatus: 'ACTIVE',
    billRecipient: {
      billRecipientNetId: '41012280648521306',
      type: 'PRIVATE',
      name: 'Muster',
      firstName: 'Petra',
      emailAddress: 'p@example.org',
      correspondenceLanguage: 'ger',
      address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
    },
    accountNumber: '4711',
    formFields: [{ technicalId: 'customer', value: '"42"' }],
  };

  test('a subscription', () => {
    expect(JSON.parse(writeJson(recordJson(subscriptionRecord(news), stamp)))).toEqual({
      id: 1201,
      eventNetId: stamp.eventNetId,
      timestamp: stamp.timestamp,
      newStatus: 'ACTIVE',
      billRecipient: news.billRecipient,
      accountNumber: '4711',
      formFields: [{ technicalId: 'customer', value: '"42"' }],
    });
  });

  test('a changed address, as a webhook gets it', () => {
    const record = emailAddressRecord(10511, {
      stream: 'emailAddress',
      businessCaseNetId: 'BCID1',
      oldEmailAddress: 'old@example.org',
      newEmailAddress: 'new@example.org',
    });
    expect(webhookBody(record.feed, writeJson(recordJson(record, stamp)))).toBe(
      '{"id":1201,"eventNetId":"EVID82A65938766547EBBBA39BA6F7B07F24","timestamp":"2026-11-21T09:53:32.004Z",' +
        '"businessCaseId":10511,"businessCaseNetId":"BCID1","oldEmailAddress":"old@example.org",' +
        '"newEmailAddress":"new@example.org","eventName":"recipient.email_address_changed"}',
    );
  });
});

test('in a webhook the type of the case stays what it is', () => {
  const [record] = recordsOf(identity, undefined, stateOf(bill())) as [FeedRecord];
  expect(JSON.parse(webhookBody(record.feed, writeJson(recordJson(record, stamp))))).toMatchObject({
    type: 'Bill',
    eventName: 'processing_status.changed',
  });
});

test('every feed has its own names', () => {
  for (const name of ['path', 'eventType', 'eventName'] as const) {
    expect(new Set(Object.values(feeds).map((feed) => feed[name])).size).toBe(5);
  }
});

import { describe, expect, test } from 'vitest';
import { day, recipient } from '../../../../../test/ebill-submissions.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import {
  commandOfNews,
  lastDayOfFormerAddress,
  type NetEvent,
  queriesOf,
  type RecipientHit,
  validateRecipient,
} from './index.ts';

const allowed: RecipientHit = {
  submissionStatus: 'ALLOWED',
  billRecipientNetId: '41012280648521306',
  activeSubscription: true,
  directDebit: false,
};
const denied = (reason: 'UNKNOWN' | 'EMAIL_EXPIRED' | 'NOT_SUBSCRIBED', billRecipientNetId?: string): RecipientHit => ({
  submissionStatus: 'NOT_ALLOWED',
  reason,
  billRecipientNetId,
});

describe('a submission may go to', () => {
  test.each<[string, RecipientHit[], 'EBILL' | 'EBILL_DEBIT' | undefined, string[]]>([
    ['who is known', [allowed], 'EBILL', []],
    ['who is known twice', [allowed, allowed], undefined, []],
    ['who has no id in one of two answers', [{ ...allowed, billRecipientNetId: undefined }, allowed], 'EBILL', []],
    ['nobody without identifier', [], 'EBILL', ['RECIPIENT_UNKNOWN']],
    ['nobody unknown', [denied('UNKNOWN')], 'EBILL', ['RECIPIENT_UNKNOWN']],
    ['nobody by an address long given up', [denied('EMAIL_EXPIRED', '1')], 'EBILL', ['RECIPIENT_EMAIL_EXPIRED']],
    ['nobody who takes none', [denied('NOT_SUBSCRIBED', '1')], 'EBILL', ['RECIPIENT_NOT_ALLOWED']],
    ['nobody half known', [allowed, denied('UNKNOWN')], 'EBILL', ['RECIPIENT_UNKNOWN']],
    ['not two', [allowed, { ...allowed, billRecipientNetId: '1' }], 'EBILL', ['RECIPIENT_MISMATCH']],
    ['not two, whatever they take', [allowed, denied('NOT_SUBSCRIBED', '1')], 'EBILL', ['RECIPIENT_MISMATCH']],
    ['who permits no debit, without one', [allowed], 'EBILL_DEBIT', ['EBILL_DEBIT_NOT_ALLOWED']],
    ['who permits a debit', [{ ...allowed, directDebit: true }], 'EBILL_DEBIT', []],
  ])('%s', (_name, hits, mode, codes) => expect(codesOf(validateRecipient(hits, mode))).toEqual(codes));

  test('the id is that of the answer that has one', () => {
    const without = { ...allowed, billRecipientNetId: undefined };
    const idOf = (...hits: RecipientHit[]) => expectValue(validateRecipient(hits, 'EBILL')).billRecipientNetId;
    expect([idOf(without, allowed), idOf(without)]).toEqual(['41012280648521306', undefined]);
  });

  test('the address in force is told', () => {
    const hits: RecipientHit[] = [allowed, { ...allowed, newEmailAddress: 'new@example.org' }];
    expect(expectValue(validateRecipient(hits, 'EBILL'))).toMatchObject({ newEmailAddress: 'new@example.org' });
  });
});

test('each identifier is asked for', () => {
  expect(queriesOf(recipient)).toEqual([{ emailAddress: recipient.emailAddress }]);
  const all = { billRecipientNetId: '1', emailAddress: 'a@b.ch', enterpriseIdentificationNumber: 'CHE123456788' };
  expect(queriesOf({ ...recipient, ...all })).toEqual([
    { billRecipientNetId: '1' },
    { emailAddress: 'a@b.ch' },
    { enterpriseIdentificationNumber: 'CHE123456788' },
  ]);
});

test.each([
  ['2025-08-21', '2026-11-21'],
  ['2025-01-31', '2026-04-30'],
  ['2022-11-30', '2024-02-29'],
  ['2023-11-30', '2025-02-28'],
  ['2025-10-01', '2027-01-01'],
  ['2025-12-31', '2027-03-31'],
])('an address given up on %s counts until %s', (changedOn, last) => {
  expect(lastDayOfFormerAddress(day(changedOn))).toBe(last);
});

test('there is no last day after the year 9999', () => {
  expect(lastDayOfFormerAddress(day('9999-01-01'))).toBeUndefined();
});

describe('news of the network', () => {
  const base = { eventNetId: 'EVID1', billerNetId: 'B', at: 0, businessCaseNetId: 'BCID1' };
  const approvedAmount = { value: '1.00', currencyCode: 'CHF' };
  const caseNews = (newStatus: string, more = {}): NetEvent => ({
    ...base,
    stream: 'businessCase',
    newStatus,
    ...more,
  });
  const instalmentNews = (newStatus: string, more = {}): NetEvent => ({
    ...base,
    stream: 'instalment',
    externalPaymentByInstalmentsId: 'G1',
    externalInstalmentId: 'G1-1',
    newStatus,
    ...more,
  });

  test.each<[NetEvent, object]>([
    [caseNews('APPROVED', { approvedAmount }), { kind: 'approve', approvedAmount }],
    [caseNews('APPROVED'), { kind: 'report', told: { status: 'APPROVED' } }],
    [caseNews('OPEN'), { kind: 'withdraw' }],
    [caseNews('REJECTED'), { kind: 'reject' }],
    [caseNews('COMPLETED'), { kind: 'complete' }],
    [
      caseNews('REJECTED', { reason: 'x'.repeat(451) }),
      { kind: 'reject', told: { status: 'REJECTED', reason: 'x'.repeat(450) } },
    ],
    [caseNews('CHARGEBACK_INITIATED'), { kind: 'report', told: { status: 'CHARGEBACK_INITIATED' } }],
    [caseNews('__proto__'), { kind: 'report', told: { status: '__proto__' } }],
    [
      instalmentNews('APPROVED', { approvedAmount }),
      { kind: 'approveInstalment', externalInstalmentId: 'G1-1', approvedAmount },
    ],
    [instalmentNews('APPROVED'), { kind: 'report' }],
    [instalmentNews('OPEN'), { kind: 'withdrawInstalment', externalInstalmentId: 'G1-1' }],
    [instalmentNews('REJECTED'), { kind: 'rejectInstalment' }],
    [instalmentNews('COMPLETED'), { kind: 'completeInstalment' }],
    [instalmentNews(''), { kind: 'report', told: { status: '' } }],
  ])('%#', (news, command) => {
    if (news.stream !== 'businessCase' && news.stream !== 'instalment') throw new Error('no status');
    expect(commandOfNews(news)).toMatchObject({ ...command, eventNetId: 'EVID1' });
  });
});

import { describe, expect, test } from 'vitest';
import { network } from '../../../../../../test/ebill-simulator.ts';
import {
  advice,
  bill,
  biller,
  creditNote,
  dayMilliseconds,
  donationInquiry,
  instalmentBill,
  noon,
  openBill,
  recipient,
  reminderOf,
  today,
} from '../../../../../../test/ebill-submissions.ts';
import { codesOf } from '../../../../../../test/results.ts';
import type { BusinessCase } from '../../business-case.ts';
import { emptySimulator, type SimulatorCommand, simulate } from '../index.ts';
import { networkLimits } from '../limits.ts';
import { dayOf } from './clock.ts';

const named = (referenceNumber: string) => bill(referenceNumber);
const to = (emailAddress: string, referenceNumber = emailAddress) =>
  bill(referenceNumber, { billRecipient: { ...recipient, emailAddress } });
const statusesOf = (events: readonly object[]) => events.map((event) => (event as { newStatus: string }).newStatus);

test('the clock of the tests is what its name says', () => {
  expect([new Date(noon).toISOString(), dayOf(noon)]).toEqual(['2026-11-21T12:00:00.000Z', today]);
});

describe('a submission', () => {
  test('is accepted once for a reference number of a biller', () => {
    const net = network();
    const first = net.submit(bill());
    expect(first).toMatchObject({ kind: 'accepted', businessCaseNetId: expect.stringMatching(/^BCID[0-9A-F]{32}$/) });
    expect(net.submit(bill())).toEqual({ ...first, kind: 'duplicate' });
    expect(net.submit(bill(), 'BIID0000000043')).toMatchObject({ kind: 'accepted' });
    const { businessCaseNetId } = first as { businessCaseNetId: string };
    const find = (referenceNumber: string) =>
      net.tell({ kind: 'findByReference', billerNetId: biller, referenceNumber });
    expect(find('2026-1')).toEqual({ businessCaseNetId });
    expect(find('2026-9')).toBeUndefined();
  });

  test.each([
    ['nobody@example.org', 'RECIPIENT_UNKNOWN'],
    ['petra+denied@example.org', 'RECIPIENT_NOT_ALLOWED'],
    ['petra+expired@example.org', 'RECIPIENT_EMAIL_EXPIRED'],
  ])('to %s is refused with %s', (emailAddress, code) => {
    const net = network();
    expect(net.submit(to(emailAddress))).toMatchObject({
      kind: 'refused',
      code,
      problems: [{ code, path: ['billRecipient'] }],
    });
    expect(net.tell({ kind: 'findByReference', billerNetId: biller, referenceNumber: emailAddress })).toBeUndefined();
  });

  test('by direct debit needs the permission, and is then approved and paid by itself', () => {
    const debit = (emailAddress: string): BusinessCase => {
      const plain = to(emailAddress);
      return { ...plain, singlePayment: { ...plain.singlePayment, paymentMode: 'EBILL_DEBIT' } };
    };
    const net = network();
    expect(net.submit(debit('petra+allowed@example.org'))).toMatchObject({ code: 'EBILL_DEBIT_NOT_ALLOWED' });
    net.accepted(debit('petra+debit@example.org'));
    net.pass(0);
    expect(statusesOf(net.events('businessCase'))).toEqual(['APPROVED']);
    net.pass(28);
    expect(net.events('businessCase')).toHaveLength(1);
    net.pass(1);
    expect(statusesOf(net.events('businessCase'))).toEqual(['APPROVED', 'COMPLETED']);
  });

  test('waits while the network is switched off', () => {
    const net = network();
    net.tell({ kind: 'setAvailable', isAvailable: false });
    expect(net.submit(bill())).toEqual({ kind: 'retry', code: 'NETWORK_UNAVAILABLE' });
    expect(net.tell({ kind: 'health' })).toMatchObject({ available: false });
    net.tell({ kind: 'setAvailable', isAvailable: true });
    expect(net.submit(bill()).kind).toBe('accepted');
    expect(net.tell({ kind: 'health' })).toMatchObject({ available: true, environmentStage: 'SIMULATOR' });
  });
});

describe('scripts', () => {
  const find = (net: ReturnType<typeof network>, referenceNumber: string) =>
    net.tell({ kind: 'findByReference', billerNetId: biller, referenceNumber });

  test('#fail is refused for good', () => {
    const net = network();
    expect([1, 2].map(() => net.submit(named('1#fail')).kind)).toEqual(['refused', 'refused']);
  });

  test('#retry-3 is a passing fault three times', () => {
    const net = network();
    expect([1, 2, 3, 4].map(() => net.submit(named('1#retry-3')).kind)).toEqual([
      'retry',
      'retry',
      'retry',
      'accepted',
    ]);
  });

  test('#timeout-then-ok arrives without an answer, so that looking for it finds it', () => {
    const net = network();
    expect(net.submit(named('1#timeout-then-ok'))).toEqual({ kind: 'unknown' });
    const found = find(net, '1#timeout-then-ok');
    expect(net.submit(named('1#timeout-then-ok'))).toEqual({ kind: 'duplicate', ...found });
  });

  test('#lost-then-ok never arrives, so that looking for it finds nothing', () => {
    const net = network();
    expect(net.submit(named('1#lost-then-ok'))).toEqual({ kind: 'unknown' });
    expect(find(net, '1#lost-then-ok')).toBeUndefined();
    expect(net.submit(named('1#lost-then-ok')).kind).toBe('accepted');
  });

  test('#dup is taken in with the answer of a repetition', () => {
    const net = network();
    expect(net.submit(named('1#dup'))).toEqual({ kind: 'duplicate', ...find(net, '1#dup') });
  });

  test('#slow holds the answer back', () => {
    const net = network();
    const submitted = (referenceNumber: string) =>
      net.tell({ kind: 'submit', billerNetId: biller, businessCase: named(referenceNumber) }).delayMs;
    expect([submitted('1#slow'), submitted('2')]).toEqual([10_000, 0]);
  });

  test.each([
    ['#approve', ['APPROVED']],
    ['#reject', ['REJECTED']],
    ['#settle', ['COMPLETED']],
  ])('%s in the name of the recipient happens when time moves on', (tag, statuses) => {
    const net = network();
    net.accepted(bill('1', { billRecipient: { ...recipient, name: `Petra ${tag}` } }));
    expect(net.events('businessCase')).toEqual([]);
    net.pass(0);
    expect(statusesOf(net.events('businessCase'))).toEqual(statuses);
  });

  test('#approve takes the first instalment, the first proposal, and something where nothing is said', () => {
    const net = network();
    net.accepted(instalmentBill('I#approve'));
    net.accepted(donationInquiry('D#approve'));
    net.accepted(openBill('O#approve'));
    net.pass(0);
    expect(net.events('instalment')[0]).toMatchObject({
      externalInstalmentId: 'G1-1',
      approvedAmount: { value: '100.00' },
    });
    const approved = net
      .events('businessCase')
      .map((event) => 'approvedAmount' in event && event.approvedAmount?.value);
    expect(approved).toEqual(['20.00', '50.00']);
  });
});

describe('a recipient', () => {
  test('approves, and the bank pays on the due date', () => {
    const net = network();
    const id = net.accepted(bill());
    expect(codesOf(net.act(id, { kind: 'approve' }))).toEqual([]);
    expect(net.events('businessCase')).toMatchObject([
      {
        businessCaseNetId: id,
        newStatus: 'APPROVED',
        approvedAmount: { value: '140.80' },
        at: noon,
        billerNetId: biller,
      },
    ]);
    net.pass(29);
    expect(statusesOf(net.events('businessCase'))).toEqual(['APPROVED', 'COMPLETED']);
  });

  test('may do what the state allows and nothing else', () => {
    const net = network();
    const id = net.accepted(bill());
    expect(codesOf(net.act(id, { kind: 'approve', approvedAmount: { value: '1.00', currencyCode: 'CHF' } }))).toEqual([
      'APPROVED_AMOUNT_NOT_ALLOWED',
    ]);
    expect(codesOf(net.act(id, { kind: 'reject' }))).toEqual([]);
    expect(codesOf(net.act(id, { kind: 'approve' }))).toEqual(['ILLEGAL_STATE']);
    expect(codesOf(net.act('BCID0', { kind: 'approve' }))).toEqual(['BUSINESS_CASE_NOT_FOUND']);
    expect(codesOf(net.act(id, { kind: 'approveInstalment', externalInstalmentId: 'X' }))).toEqual([
      'INSTALMENT_NOT_FOUND',
    ]);
  });

  test('withdraws only where that is allowed, and is then not charged', () => {
    const strict = network();
    const refused = strict.accepted(bill());
    strict.act(refused, { kind: 'approve' });
    expect(codesOf(strict.act(refused, { kind: 'withdraw' }))).toEqual(['ILLEGAL_STATE']);
    const net = network({ allowsWithdrawal: true });
    const id = net.accepted(bill());
    net.act(id, { kind: 'approve' });
    expect(codesOf(net.act(id, { kind: 'withdraw' }))).toEqual([]);
    net.pass(60);
    expect(statusesOf(net.events('businessCase'))).toEqual(['APPROVED', 'OPEN']);
  });

  test('pays by instalments, each when it is due', () => {
    const net = network();
    const id = net.accepted(instalmentBill());
    for (const externalInstalmentId of ['G1-1', 'G1-2', 'G1-3']) {
      expect(codesOf(net.act(id, { kind: 'approveInstalment', externalInstalmentId }))).toEqual([]);
    }
    expect(statusesOf(net.events('instalment'))).toEqual(['APPROVED', 'COMPLETED', 'APPROVED', 'APPROVED']);
    for (const [days, paid] of [
      [29, 1],
      [31, 2],
      [30, 2],
      [1, 3],
    ] as const) {
      net.pass(days);
      expect(statusesOf(net.events('instalment')).filter((status) => status === 'COMPLETED')).toHaveLength(1 + paid);
    }
    expect(net.events('businessCase')).toEqual([]);
  });

  test('who does nothing has the bill archived 180 days after it was due', () => {
    const net = network();
    net.accepted(bill());
    net.pass(29 + networkLimits.archivedAfterDays - 1);
    expect(net.events('businessCase')).toEqual([]);
    net.pass(1);
    expect(statusesOf(net.events('businessCase'))).toEqual(['COMPLETED']);
  });
});

describe('references', () => {
  test('an advice cancels, and what is cancelled takes no other', () => {
    const net = network();
    const id = net.accepted(bill('B'));
    net.accepted(advice('A', 'B'));
    expect(net.events('businessCase')).toMatchObject([{ businessCaseNetId: id, newStatus: 'COMPLETED' }]);
    expect(net.submit(creditNote('C', 'B'))).toMatchObject({ kind: 'refused', code: 'REFERENCED_CASE_CLOSED' });
    expect(net.submit(creditNote('D', 'A'))).toMatchObject({ kind: 'refused', code: 'NOT_REFERENCEABLE' });
    net.pass(0);
    expect(statusesOf(net.events('businessCase'))).toEqual(['COMPLETED', 'COMPLETED']);
  });

  test('a bill replaces the head of the chain', () => {
    const net = network();
    const ids = ['B1', 'B2', 'B3'].map((name) =>
      net.accepted(bill(name, name === 'B1' ? {} : { referencedBill: { referenceNumber: 'B1' } })),
    );
    const completed = net
      .events('businessCase')
      .map((event) => 'businessCaseNetId' in event && event.businessCaseNetId);
    expect(completed).toEqual(ids.slice(0, 2));
  });

  test('paying a reminder settles the bill and its other reminder', () => {
    const net = network();
    const ids = [net.accepted(bill('B')), net.accepted(reminderOf('B', 'R1')), net.accepted(reminderOf('B', 'R2'))];
    net.act(ids[1] as string, { kind: 'complete' });
    const completed = net
      .events('businessCase')
      .map((event) => 'businessCaseNetId' in event && event.businessCaseNetId);
    expect(completed).toEqual([ids[1], ids[0], ids[2]]);
  });

  test('a reference to nothing makes a new case', () => {
    expect(network().submit(reminderOf('nothing')).kind).toBe('accepted');
  });
});

test('the same commands lead to the same state, byte for byte, also after a trip through JSON', () => {
  const run = (keep: boolean) => {
    let state = emptySimulator('seed');
    const commands: SimulatorCommand[] = [
      { kind: 'submit', billerNetId: biller, businessCase: bill('1#approve') },
      { kind: 'submit', billerNetId: biller, businessCase: instalmentBill() },
      { kind: 'submit', billerNetId: biller, businessCase: reminderOf('1#approve') },
      { kind: 'advance' },
    ];
    for (const command of commands) {
      state = simulate(state, command, noon + dayMilliseconds).state;
      if (!keep) state = JSON.parse(JSON.stringify(state));
    }
    return JSON.stringify(state);
  };
  expect(run(true)).toBe(run(false));
});

import { describe, expect, test } from 'vitest';
import {
  advice,
  bill,
  creditNote,
  donationInquiry,
  instalmentBill,
  reminderOf,
} from '../../../../../test/ebill-submissions.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { ok } from '../../result.ts';
import { type BusinessCase, businessCaseTypes } from '../business-case.ts';
import {
  applyAll,
  type CaseEvent,
  type CaseState,
  type Command,
  decide,
  deliver,
  factsOf,
  followUps,
  type KnownCase,
  lifecycleLimits,
  pickReferenced,
  type Reference,
  replay,
  requireReferenced,
  resolveReference,
  waitsFor,
} from './index.ts';

const path = ['referencedBill'];
const amount = { value: '140.80', currencyCode: 'CHF' };

function processing(businessCase: BusinessCase, reference?: Reference): CaseState {
  return replay([
    { kind: 'submitted', processingMode: 'DELIVER', draft: { facts: factsOf(businessCase), reference } },
  ]) as CaseState;
}

function known(id: number, businessCase: BusinessCase = bill(), ...events: CaseEvent[]): KnownCase {
  const state = applyAll(processing(businessCase), [{ kind: 'delivered', businessCaseNetId: `BCID${id}` }, ...events]);
  return { id, state };
}

function after({ id, state }: KnownCase, command: Command): KnownCase {
  return { id, state: applyAll(state, expectValue(decide(state, command))) };
}

const nobody = () => undefined;
const approved: CaseEvent = { kind: 'approved', approvedAmount: amount };
const completed: CaseEvent = { kind: 'completed', cause: 'settledElsewhere' };
const rejected: CaseEvent = { kind: 'rejected' };
const g1Approved: CaseEvent = { kind: 'instalmentApproved', externalInstalmentId: 'G1-1', approvedAmount: amount };

describe('what a reference comes to', () => {
  test.each<[string, KnownCase, [bill: string, advice: string, reminder: string]]>([
    ['an open bill', known(1), ['replace', 'cancel', 'remind']],
    ['a rejected bill', known(1, bill(), rejected), ['replace', 'cancel', 'remind']],
    ['an approved bill', known(1, bill(), approved), ['closed', 'closed', 'remind']],
    ['a settled bill', known(1, bill(), completed), ['closed', 'closed', 'remind']],
    ['an open instalment bill', known(1, instalmentBill()), ['replace', 'cancel', 'remind']],
    ['a partly approved instalment bill', known(1, instalmentBill(), g1Approved), ['closed', 'closed', 'remind']],
    ['a bill under way', { id: 1, state: processing(bill()) }, ['replace', 'cancel', 'remind']],
    [
      'a staged bill',
      { id: 1, state: { ...processing(bill()), processingStatus: 'STAGED' } },
      ['none', 'none', 'none'],
    ],
    [
      'a failed bill',
      { id: 1, state: { ...processing(bill()), processingStatus: 'FAILED' } },
      ['none', 'none', 'none'],
    ],
    ['a discarded bill', { id: 1, state: { ...processing(bill()), discarded: true } }, ['none', 'none', 'none']],
    ['a reminder', known(1, reminderOf('x')), ['not', 'not', 'not']],
    ['an advice', known(1, advice()), ['not', 'not', 'not']],
    ['a credit note', known(1, creditNote()), ['not', 'not', 'not']],
    ['a donation inquiry', known(1, donationInquiry()), ['not', 'not', 'not']],
  ])('of %s', (_name, referenced, [forBill, forAdvice, forReminder]) => {
    const expected = {
      Bill: forBill,
      InstalmentBill: forBill,
      CreditNote: forBill,
      Advice: forAdvice,
      Reminder: forReminder,
      DonationInquiry: 'none',
    };
    for (const type of businessCaseTypes) {
      const resolved = resolveReference(type, referenced, nobody, path);
      const words: Record<string, string> = { REFERENCED_CASE_CLOSED: 'closed', NOT_REFERENCEABLE: 'not' };
      const word = resolved.ok ? (resolved.value?.effect ?? 'none') : words[codesOf(resolved).join()];
      expect([type, word]).toEqual([type, expected[type]]);
      if (!resolved.ok) expect(resolved.problems[0].path).toEqual(path);
    }
  });

  test('nothing found, a new case', () => {
    for (const type of businessCaseTypes)
      expect(resolveReference(type, undefined, nobody, path)).toEqual(ok(undefined));
  });

  test('of a replaced case the head of the chain is meant', () => {
    const cases = [
      known(1, bill(), { kind: 'replaced', by: 2 }, { kind: 'completed', cause: 'replaced' }),
      known(2, bill(), { kind: 'replaced', by: 3 }, { kind: 'completed', cause: 'replaced' }),
      known(3),
    ];
    const find = (id: number) => cases.find((one) => one.id === id);
    expect(resolveReference('Bill', cases[0], find, path)).toEqual(ok({ effect: 'replace', id: 3 }));
    expect(resolveReference('Reminder', cases[1], find, path)).toEqual(ok({ effect: 'remind', id: 3 }));
  });

  test('a cancelled bill is closed, and a reminder goes to the last bill', () => {
    const cancelled = known(1, bill(), { kind: 'replaced', by: 2 }, { kind: 'completed', cause: 'cancelled' });
    const find = (id: number) => (id === 2 ? known(2, advice()) : undefined);
    expect(codesOf(resolveReference('Bill', cancelled, find, path))).toEqual(['REFERENCED_CASE_CLOSED']);
    expect(resolveReference('Reminder', cancelled, find, path)).toEqual(ok({ effect: 'remind', id: 1 }));
  });

  test('a chain that bites its tail ends', () => {
    const find = (id: number) => known(id, bill(), { kind: 'replaced', by: id === 1 ? 2 : 1 });
    expect(codesOf(resolveReference('Bill', find(1), find, path))).toEqual(['REFERENCED_CASE_CLOSED']);
  });
});

describe('the case that a number means', () => {
  const under = (id: number): KnownCase => ({ id, state: processing(bill()) });
  const failed = (id: number): KnownCase => ({ id, state: { ...processing(bill()), processingStatus: 'FAILED' } });

  test.each<[KnownCase[], number | undefined]>([
    [[], undefined],
    [[under(1)], 1],
    [[failed(1)], undefined],
    [[known(1), known(3), known(2)], 3],
    [[known(1), under(2), under(3)], 1],
    [[failed(1), under(2)], 2],
  ])('%#', (candidates, id) => expect(expectValue(pickReferenced(candidates, path))?.id).toBe(id));

  test('is not clear when several wait', () => {
    expect(codesOf(pickReferenced([under(1), under(2)], path))).toEqual(['REFERENCED_CASE_AMBIGUOUS']);
  });

  test('must be there when its id was given', () => {
    expect(requireReferenced(under(1), path).ok).toBe(true);
    expect(codesOf(requireReferenced(undefined, path))).toEqual(['REFERENCED_CASE_NOT_FOUND']);
    const discarded = { id: 1, state: { ...processing(bill()), discarded: true } };
    expect(codesOf(requireReferenced(discarded, path))).toEqual(['REFERENCED_CASE_NOT_FOUND']);
  });
});

describe('a delivery', () => {
  const accept = { kind: 'accept', businessCaseNetId: 'BCID9' } as const;
  const replacing = (id: number): KnownCase => ({ id, state: processing(bill(), { effect: 'replace', id: 1 }) });

  test('replaces what it references, and the first of two wins', () => {
    const target = known(1);
    const first = expectValue(deliver(replacing(2), accept, target));
    expect(first.other).toEqual({
      id: 1,
      events: [
        { kind: 'replaced', by: 2 },
        { kind: 'completed', cause: 'replaced' },
      ],
    });
    const replaced = { id: 1, state: applyAll(target.state, first.other?.events ?? []) };
    const second = expectValue(deliver(replacing(3), accept, replaced));
    expect(second.other).toBeUndefined();
    expect(second.own).toMatchObject([{ kind: 'failed', code: 'REFERENCED_CASE_CLOSED' }]);
    const repeated = expectValue(deliver(replacing(2), accept, replaced));
    expect(repeated.other?.events).toEqual([]);
  });

  test('of an advice cancels; a rejected bill stays rejected', () => {
    const cancelling = { id: 2, state: processing(advice(), { effect: 'cancel', id: 1 }) };
    const open = expectValue(deliver(cancelling, accept, known(1)));
    expect(open.other?.events).toContainEqual({ kind: 'completed', cause: 'cancelled' });
    const refused = expectValue(deliver(cancelling, accept, known(1, bill(), rejected)));
    expect(refused.other?.events).toEqual([{ kind: 'replaced', by: 2 }]);
  });

  test('of a reminder links, up to a bound', () => {
    const reminding = { id: 2, state: processing(reminderOf('2026-1'), { effect: 'remind', id: 1 }) };
    const target = known(1);
    const delivery = expectValue(deliver(reminding, accept, target));
    const linked = applyAll(target.state, delivery.other?.events ?? []);
    expect(linked.remindedBy).toEqual([2]);
    expect(expectValue(decide(linked, { kind: 'remind', by: 2 }))).toEqual([]);
    let many = known(1);
    for (let by = 2; by < lifecycleLimits.remindersMax + 10; by++) many = after(many, { kind: 'remind', by });
    expect(many.state.remindedBy).toHaveLength(lifecycleLimits.remindersMax);
  });

  test.each(['STAGED', 'INVALID', 'FAILED', undefined] as const)(
    'beside a target that is %s only delivers',
    (status) => {
      const target = status && { id: 1, state: { ...processing(bill()), processingStatus: status } };
      const delivery = expectValue(deliver(replacing(2), accept, target));
      expect(delivery).toEqual({ own: [{ kind: 'delivered', businessCaseNetId: 'BCID9' }] });
    },
  );

  test('happens once', () => {
    expect(codesOf(deliver(known(2), { ...accept, businessCaseNetId: 'BCID8' }, undefined))).toEqual(['ILLEGAL_STATE']);
  });

  test('that the network has accepted counts, whatever the target was settled by in the meantime', () => {
    const delivery = expectValue(deliver(replacing(2), accept, known(1, bill(), completed)));
    expect(delivery).toEqual({ own: [{ kind: 'delivered', businessCaseNetId: 'BCID9' }] });
  });

  test('waits for what it references', () => {
    expect(waitsFor({ id: 1, state: processing(bill()) })).toBe(true);
    for (const target of [undefined, known(1)]) expect(waitsFor(target)).toBe(false);
  });
});

describe('what follows for linked cases', () => {
  const original = known(1, bill(), { kind: 'reminded', by: 2 }, { kind: 'reminded', by: 3 });
  const reminder: KnownCase = {
    id: 2,
    state: applyAll(processing(reminderOf('2026-1'), { effect: 'remind', id: 1 }), [
      { kind: 'delivered', businessCaseNetId: 'BCID2' },
    ]),
  };

  test('paying the reminder settles the bill, and the bill its other reminders', () => {
    const paid = after(after(reminder, { kind: 'approve', approvedAmount: amount }), { kind: 'complete' });
    const first = followUps(2, reminder.state, paid.state);
    expect(first).toEqual([{ id: 1, command: { kind: 'settleSibling', by: 2 } }]);
    const settled = after(original, { kind: 'settleSibling', by: 2 });
    expect(settled.state).toMatchObject({ status: 'COMPLETED', completion: 'siblingSettled' });
    expect(followUps(1, original.state, settled.state).map(({ id }) => id)).toEqual([2, 3]);
    expect(decide(paid.state, { kind: 'settleSibling', by: 1 })).toEqual(ok([]));
  });

  test.each<[string, Command]>([
    ['a replacement', { kind: 'replace', by: 9 }],
    ['a cancellation', { kind: 'cancel', by: 9 }],
    ['the archive', { kind: 'archive' }],
    ['a rejection', { kind: 'reject' }],
    ['an approval', { kind: 'approve', approvedAmount: amount }],
    ['a completion of unknown cause', { kind: 'complete', eventNetId: 'EVID1' }],
  ])('%s settles nothing', (_name, command) => {
    expect(followUps(1, original.state, after(original, command).state)).toEqual([]);
  });

  test('what was settled before settles nothing again', () => {
    const settled = after(original, { kind: 'complete' });
    expect(followUps(1, settled.state, settled.state)).toEqual([]);
  });
});

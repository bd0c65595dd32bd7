import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bill, biller, dayMilliseconds, noon, recipient } from '../../../../../../test/ebill-submissions.ts';
import { codesOf, expectValue } from '../../../../../../test/results.ts';
import { emptySimulator, type NetEvent, type SimulatorCommand, type SimulatorState, simulate } from '../index.ts';
import { networkLimits } from '../limits.ts';

const address = 'petra+denied@example.org';
const initiate = (
  token = 'T1',
  emailAddress = address,
  activationCode = '012345',
): SimulatorCommand<'initiateSubscription'> => ({
  kind: 'initiateSubscription',
  billerNetId: biller,
  emailAddress,
  token,
  activationCode,
});
const confirm = (
  token = 'T1',
  activationCode = '012345',
  billerNetId = biller,
): SimulatorCommand<'confirmSubscription'> => ({
  kind: 'confirmSubscription',
  billerNetId,
  token,
  activationCode,
});

/** The state after commands at noon. */
function after(...commands: SimulatorCommand[]): SimulatorState {
  return commands.reduce((state, command) => simulate(state, command, noon).state, emptySimulator('seed'));
}

const verdict = (state: SimulatorState, command: SimulatorCommand<'confirmSubscription'>, now = noon) =>
  codesOf(simulate(state, command, now).answer);

describe('a subscription at the biller', () => {
  test('begins with a mail and is active with its code', () => {
    const begun = simulate(emptySimulator('seed'), initiate(), noon);
    expect(begun.answer).toEqual({ ok: true, value: { token: 'T1', expiresAt: noon + 3_600_000 } });
    expect(simulate(begun.state, { kind: 'listMails' }, noon).answer).toEqual([
      { to: address, billerNetId: biller, activationCode: '012345', at: noon },
    ]);
    const confirmed = simulate(begun.state, confirm(), noon);
    expect(expectValue(confirmed.answer)).toMatchObject({ emailAddress: address, type: 'PRIVATE' });
    expect(Object.keys(expectValue(confirmed.answer))).not.toContain('formerEmailAddresses');
    expect(confirmed.events).toMatchObject([{ stream: 'subscription', newStatus: 'ACTIVE' }]);
    const again = simulate(confirmed.state, confirm(), noon + dayMilliseconds);
    expect([again.answer, again.events]).toEqual([confirmed.answer, []]);
    const submit = {
      kind: 'submit',
      billerNetId: biller,
      businessCase: bill('1', { billRecipient: { ...recipient, emailAddress: address } }),
    } as const;
    expect(simulate(begun.state, submit, noon).answer.outcome.kind).toBe('refused');
    expect(simulate(confirmed.state, submit, noon).answer.outcome.kind).toBe('accepted');
  });

  test.each([
    [-1, []],
    [0, ['SUBSCRIPTION_TOKEN_EXPIRED']],
  ])('lets a code of 60 minutes and %i milliseconds in: %j', (more, codes) => {
    expect(verdict(after(initiate()), confirm(), noon + networkLimits.activationMillisecondsMax + more)).toEqual(codes);
  });

  test('lets five wrong codes be tried, and then none', () => {
    let state = after(initiate());
    for (let left = networkLimits.activationAttemptsMax - 1; left >= 0; left--) {
      const step = simulate(state, confirm('T1', '000000'), noon);
      expect(step.answer).toMatchObject({
        problems: [{ code: 'ACTIVATION_CODE_INVALID', params: { remainingAttempts: left } }],
      });
      state = step.state;
    }
    expect(verdict(state, confirm())).toEqual(['SUBSCRIPTION_ATTEMPTS_EXCEEDED']);
  });

  test('knows its token and its biller only, and the newest token of an address', () => {
    expect(verdict(after(initiate()), confirm('T2'))).toEqual(['SUBSCRIPTION_TOKEN_NOT_FOUND']);
    expect(verdict(after(initiate()), confirm('T1', '012345', 'BIID0000000043'))).toEqual([
      'SUBSCRIPTION_TOKEN_NOT_FOUND',
    ]);
    const twice = after(initiate('T1'), initiate('T2', address.toUpperCase().replace('+DENIED', '+denied')));
    expect([verdict(twice, confirm('T1')), verdict(twice, confirm('T2'))]).toEqual([
      ['SUBSCRIPTION_TOKEN_NOT_FOUND'],
      [],
    ]);
  });

  test('of an unknown address looks the same and never succeeds', () => {
    const state = after(initiate('T1', 'nobody@example.org'));
    expect(simulate(state, { kind: 'listMails' }, noon).answer).toEqual([]);
    expect(verdict(state, confirm())).toEqual(['ACTIVATION_CODE_INVALID']);
  });

  test('is confirmed once by two at the same time', () => {
    const first = simulate(after(initiate()), confirm(), noon);
    const second = simulate(first.state, confirm(), noon);
    expect([first.events.length, second.events.length]).toEqual([1, 0]);
  });
});

test('the simulator forgets expired initiations before it is full', () => {
  let state = emptySimulator('seed');
  for (let i = 0; i < networkLimits.initiationsMax; i++) {
    state = simulate(state, initiate(`T${i}`, `nobody${i}@example.org`), noon).state;
  }
  expect(codesOf(simulate(state, initiate('X', 'more@example.org'), noon).answer)).toEqual(['SIMULATOR_FULL']);
  const later = simulate(state, initiate('X', 'more@example.org'), noon + networkLimits.activationMillisecondsMax);
  expect([codesOf(later.answer), later.state.initiations.size, later.state.tokens.size]).toEqual([[], 1, 1]);
});

describe('a subscription in the portal', () => {
  const id = (state: SimulatorState) => {
    const [hit] = simulate(
      state,
      { kind: 'searchRecipients', billerNetId: biller, queries: [{ emailAddress: address }] },
      noon,
    ).answer;
    return hit?.billRecipientNetId ?? '';
  };
  const known = after({ kind: 'searchRecipients', billerNetId: biller, queries: [{ emailAddress: address }] });
  const set = (status: 'REQUESTED' | 'ACTIVE' | 'INACTIVE', billRecipientNetId = id(known)) =>
    ({ kind: 'setSubscription', billerNetId: biller, billRecipientNetId, status }) as const;

  test('that was asked for becomes active with the first delivery', () => {
    const requested = simulate(known, set('REQUESTED'), noon);
    expect(requested.events).toMatchObject([{ newStatus: 'REQUESTED' }]);
    const businessCase = bill('1', { billRecipient: { ...recipient, emailAddress: address } });
    const delivered = simulate(requested.state, { kind: 'submit', billerNetId: biller, businessCase }, noon);
    expect(delivered.answer.outcome.kind).toBe('accepted');
    expect(delivered.events).toMatchObject([{ stream: 'subscription', newStatus: 'ACTIVE' }]);
  });

  test('that has ended lets no more bills through', () => {
    const ended = simulate(simulate(known, set('ACTIVE'), noon).state, set('INACTIVE'), noon);
    expect(ended.events).toMatchObject([{ newStatus: 'INACTIVE' }]);
    expect(simulate(ended.state, set('INACTIVE'), noon).events).toEqual([]);
    const hits = simulate(
      ended.state,
      { kind: 'searchRecipients', billerNetId: biller, queries: [{ emailAddress: address }] },
      noon,
    );
    expect(hits.answer).toMatchObject([{ reason: 'NOT_SUBSCRIBED' }]);
    expect(codesOf(simulate(known, set('ACTIVE', '1'), noon).answer)).toEqual(['BILL_RECIPIENT_NOT_FOUND']);
  });
});

describe('event streams', () => {
  let state = emptySimulator('seed');
  for (let i = 0; i < 1100; i++) {
    state = simulate(state, { kind: 'submit', billerNetId: biller, businessCase: bill(`${i}#reject`) }, noon + i).state;
  }
  state = simulate(state, { kind: 'advance' }, noon + 2000).state;
  const poll = (after: string | undefined, limit: number): readonly NetEvent[] =>
    simulate(state, { kind: 'pollEvents', stream: 'businessCase', after, limit }, noon).answer;

  test('are read page by page, each event once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2000 }), (limit) => {
        const seen: string[] = [];
        for (let page = poll(undefined, limit); page.length > 0; page = poll(seen.at(-1), limit)) {
          expect(page.length).toBeLessThanOrEqual(Math.min(limit, networkLimits.eventsPerPollMax));
          seen.push(...page.map((event) => event.eventNetId));
        }
        expect(new Set(seen).size).toBe(1100);
        expect(seen).toHaveLength(1100);
      }),
      { numRuns: 10 },
    );
  });

  test('begin anew with an id that was never given', () => {
    expect(poll('EVID0', 1)).toEqual(poll(undefined, 1));
    expect(poll(undefined, 0)).toEqual([]);
  });
});

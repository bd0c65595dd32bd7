import { expect, test } from 'vitest';
import { bill, biller, noon } from '../../../../../../test/ebill-submissions.ts';
import { recipientNetIdOf } from './identifier.ts';
import { simulate } from './simulate.ts';
import { readSimulator, writeSimulator } from './snapshot.ts';
import { emptySimulator, type SimulatorState } from './state.ts';

const address = 'petra+historic@example.org';
const billRecipientNetId = recipientNetIdOf(address);

function submitted(state: SimulatorState, referenceNumber: string) {
  const wanted = bill(referenceNumber);
  const businessCase = { ...wanted, billRecipient: { ...wanted.billRecipient, emailAddress: address } };
  const { state: after, answer } = simulate(state, { kind: 'submit', billerNetId: biller, businessCase }, noon);
  if (!('businessCaseNetId' in answer.outcome)) throw new Error('not taken');
  return { state: after, businessCaseNetId: answer.outcome.businessCaseNetId };
}

test('a recipient is forgotten with their last case, and its number stays used', () => {
  const first = submitted(emptySimulator('seed'), '1');
  const second = submitted(first.state, '2');
  const forgotten = (state: SimulatorState, businessCaseNetId: string) =>
    simulate(state, { kind: 'forget', businessCaseNetId }, noon).state;
  const one = forgotten(second.state, first.businessCaseNetId);
  expect(writeSimulator(one)).toContain('petra');
  const none = forgotten(one, second.businessCaseNetId);
  expect(writeSimulator(none)).not.toMatch(/petra|example\.org/);
  expect(writeSimulator(none)).not.toContain(billRecipientNetId);
  expect(none.events.emailAddress.pages.flat().length).toBe(second.state.events.emailAddress.pages.flat().length);
  expect(readSimulator(writeSimulator(none))).toEqual(none);
  const find = { kind: 'findByReference', billerNetId: biller, referenceNumber: '1' } as const;
  expect(simulate(none, find, noon).answer).toEqual({ businessCaseNetId: first.businessCaseNetId });
});

test('a recipient with a subscription stays, and so does who is not named', () => {
  const { state, businessCaseNetId } = submitted(emptySimulator('seed'), '1');
  const subscribe = { kind: 'setSubscription', billerNetId: biller, billRecipientNetId, status: 'ACTIVE' } as const;
  const subscribed = simulate(state, subscribe, noon).state;
  const after = simulate(subscribed, { kind: 'forget', businessCaseNetId }, noon).state;
  expect(writeSimulator(after)).toContain(billRecipientNetId);
  expect(simulate(state, { kind: 'forget', businessCaseNetId: 'BCID0' }, noon).state).toBe(state);
});

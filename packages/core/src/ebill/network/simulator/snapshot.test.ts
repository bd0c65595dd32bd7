import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advice,
  bill,
  biller,
  dayMilliseconds,
  donationInquiry,
  instalmentBill,
  noon,
  reminderOf,
} from '../../../../../../test/ebill-submissions.ts';
import type { BusinessCase } from '../../business-case.ts';
import { emptySimulator, type SimulatorCommand, type SimulatorState, simulate } from '../index.ts';
import { readSimulator, writeSimulator } from './snapshot.ts';

const tags = ['', '#retry-2', '#timeout-then-ok', '#lost-then-ok', '#approve', '#reject', '#fail'];
const submissions = fc.tuple(fc.nat(5), fc.constantFrom(...tags), fc.nat(4)).map(([number, tag, kind]) => {
  const name = `${number}${tag}`;
  const documents = [
    bill(name),
    instalmentBill(name),
    reminderOf(String(number), `${name}R`),
    advice(`${name}A`, String(number)),
    donationInquiry(name),
  ];
  return { kind: 'submit', billerNetId: biller, businessCase: documents[kind] as BusinessCase } as const;
});
/** Names such as those of the tables and of members of objects. */
const words = fc.constantFrom('__proto__', 'constructor', 'pages', 'buckets', 'a', '\u{1f9fe} \u0000');
const billRecipientNetIds = fc.constantFrom('41010012345678901', '41010012345678902');
const commands: fc.Arbitrary<SimulatorCommand> = fc.oneof(
  submissions,
  fc.constant({ kind: 'advance' } as const),
  fc.record({ kind: fc.constant('setAvailable' as const), isAvailable: fc.boolean() }),
  fc.record({
    kind: fc.constant('initiateSubscription' as const),
    billerNetId: words,
    emailAddress: words.map((word) => `${word}+allowed@example.org`),
    token: words,
    activationCode: fc.constant('123456'),
  }),
  fc.record({
    kind: fc.constant('confirmSubscription' as const),
    billerNetId: words,
    token: words,
    activationCode: fc.constantFrom('123456', '0'),
  }),
  billRecipientNetIds.map((billRecipientNetId) => ({
    kind: 'addRecipient' as const,
    recipient: {
      billRecipientNetId,
      type: 'COMPANY' as const,
      name: 'Muster AG',
      emailAddress: `${billRecipientNetId}@example.org`,
      formerEmailAddresses: [],
      correspondenceLanguage: 'ger' as const,
      address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
      isOpenToAll: true,
      allowsDirectDebit: false,
    },
  })),
  fc.record({
    kind: fc.constant('setSubscription' as const),
    billerNetId: fc.constant(biller),
    billRecipientNetId: billRecipientNetIds,
    status: fc.constantFrom('REQUESTED' as const, 'ACTIVE' as const, 'INACTIVE' as const),
  }),
);

const steps = fc.array(fc.tuple(commands, fc.constantFrom(0, 1, 40, 200)), { maxLength: 40 });

function after(state: SimulatorState, list: readonly (readonly [SimulatorCommand, number])[], start: number) {
  let [last, now] = [state, start];
  const answers = list.map(([command, days]) => {
    now += days * dayMilliseconds;
    const step = simulate(last, command, now);
    last = step.state;
    return step.answer;
  });
  return { state: last, answers, now };
}

test('a state that is written and read is the same one, and goes on in the same way', () => {
  fc.assert(
    fc.property(steps, steps, (before, then) => {
      const { state, now } = after(emptySimulator('seed', { allowsWithdrawal: true }), before, noon);
      const text = writeSimulator(state);
      const read = readSimulator(text) as SimulatorState;
      expect(read).toEqual(state);
      expect(writeSimulator(read)).toBe(text);
      const [one, other] = [after(state, then, now), after(read, then, now)];
      expect(other.answers).toEqual(one.answers);
      expect(writeSimulator(other.state)).toBe(writeSimulator(one.state));
    }),
    { numRuns: 200 },
  );
});

test('a log of many pages is the same one', () => {
  let state = emptySimulator('seed');
  for (let number = 0; number < 1100; number++)
    state = simulate(
      state,
      { kind: 'submit', billerNetId: biller, businessCase: bill(`${number}#reject`) },
      noon,
    ).state;
  state = simulate(state, { kind: 'advance' }, noon).state;
  expect(state.events.businessCase.pages.map(({ length }) => length)).toEqual([512, 512, 76]);
  expect(readSimulator(writeSimulator(state))).toEqual(state);
});

test('a text of another version is not taken for one of this', () => {
  const text = writeSimulator(emptySimulator('seed'));
  expect(readSimulator(text.replace('"format":1', '"format":2'))).toBeUndefined();
  expect(text.length).toBeLessThan(1000);
});

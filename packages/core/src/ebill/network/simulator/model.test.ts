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
import { expectValue } from '../../../../../../test/results.ts';
import type { BusinessCase } from '../../business-case.ts';
import { applyAll, type CaseState, decide, evolve, factsOf } from '../../lifecycle/index.ts';
import {
  commandOfNews,
  emptySimulator,
  type NetEvent,
  type RecipientAction,
  type SimulatorState,
  simulate,
} from '../index.ts';
import { valueOf } from './table.ts';

/** A gateway in miniature: looks before it sends again, and hands news to the cases in their order. */
class Gateway {
  simulator: SimulatorState = emptySimulator('seed', { allowsWithdrawal: true });
  readonly cases = new Map<string, CaseState>();
  now = noon;

  /** Sends until there is an answer, as an outbox does. */
  submit(businessCase: BusinessCase): string | undefined {
    for (let attempt = 0; attempt < 12; attempt++) {
      const step = simulate(this.simulator, { kind: 'submit', billerNetId: biller, businessCase }, this.now);
      this.simulator = step.state;
      const { outcome } = step.answer;
      if (outcome.kind === 'refused') return undefined;
      const id =
        outcome.kind === 'accepted' || outcome.kind === 'duplicate'
          ? outcome.businessCaseNetId
          : this.find(businessCase);
      if (id === undefined) continue;
      if (!this.cases.has(id)) this.cases.set(id, delivered(businessCase, id));
      return id;
    }
    return undefined;
  }

  find({ referenceNumber }: BusinessCase): string | undefined {
    return simulate(this.simulator, { kind: 'findByReference', billerNetId: biller, referenceNumber }, this.now).answer
      ?.businessCaseNetId;
  }

  hear(events: readonly NetEvent[]): void {
    for (const event of events) {
      if (event.stream !== 'businessCase' && event.stream !== 'instalment') continue;
      const state = this.cases.get(event.businessCaseNetId) as CaseState;
      this.cases.set(event.businessCaseNetId, applyAll(state, expectValue(decide(state, commandOfNews(event)))));
    }
  }
}

function delivered(businessCase: BusinessCase, businessCaseNetId: string): CaseState {
  const draft = { facts: factsOf(businessCase) };
  return evolve(evolve(undefined, { kind: 'submitted', processingMode: 'DELIVER', draft }), {
    kind: 'delivered',
    businessCaseNetId,
  });
}

const tags = fc.constantFrom(
  '',
  '',
  '#retry-2',
  '#timeout-then-ok',
  '#lost-then-ok',
  '#dup',
  '#approve',
  '#reject',
  '#fail',
);
const documents = fc.tuple(fc.nat(5), tags, fc.nat(4)).map(([number, tag, kind]): BusinessCase => {
  const referenceNumber = `${number}${tag}`;
  return [
    bill(referenceNumber),
    instalmentBill(referenceNumber),
    reminderOf(String(number), `${referenceNumber}R`),
    advice(`${referenceNumber}A`, String(number)),
    donationInquiry(referenceNumber),
  ][kind] as BusinessCase;
});
const actions = fc.constantFrom<RecipientAction>(
  { kind: 'approve' },
  { kind: 'withdraw' },
  { kind: 'reject' },
  { kind: 'complete' },
  { kind: 'approveInstalment', externalInstalmentId: 'G1-1' },
  { kind: 'approveInstalment', externalInstalmentId: 'G2-1' },
  { kind: 'rejectInstalment', externalInstalmentId: 'G1-2' },
  { kind: 'withdrawInstalment', externalInstalmentId: 'G1-1' },
);
const steps = fc.array(
  fc.oneof(
    fc.record({ submit: documents }),
    fc.record({ act: actions, on: fc.nat(9) }),
    fc.record({ pass: fc.constantFrom(0, 1, 30, 200) }),
  ),
  { maxLength: 30 },
);

test('who follows the events knows what the network knows, and no case is delivered twice', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (list, hearsTwice) => {
      const gateway = new Gateway();
      for (const step of list) {
        if ('submit' in step) gateway.submit(step.submit);
        if ('act' in step) {
          const businessCaseNetId = [...gateway.cases.keys()][step.on];
          if (businessCaseNetId === undefined) continue;
          const command = { kind: 'act', businessCaseNetId, action: step.act } as const;
          gateway.simulator = simulate(gateway.simulator, command, gateway.now).state;
        }
        if ('pass' in step) {
          gateway.now += step.pass * dayMilliseconds;
          gateway.simulator = simulate(gateway.simulator, { kind: 'advance' }, gateway.now).state;
        }
      }
      for (const stream of ['businessCase', 'instalment'] as const) {
        const events = simulate(gateway.simulator, { kind: 'pollEvents', stream, limit: 1000 }, gateway.now).answer;
        gateway.hear(events);
        if (hearsTwice) gateway.hear(events);
      }
      expect(gateway.cases.size).toBe(gateway.simulator.cases.size);
      for (const [netId, ours] of gateway.cases) {
        const id = valueOf(gateway.simulator.casesByNetId, netId) as number;
        const theirs = valueOf(gateway.simulator.cases, String(id))?.state as CaseState;
        expect([ours.status, ours.approvedAmount]).toEqual([theirs.status, theirs.approvedAmount]);
        expect(ours.instalments).toEqual(theirs.instalments);
      }
    }),
    { numRuns: 300 },
  );
});

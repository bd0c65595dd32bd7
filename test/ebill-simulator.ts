import type { BusinessCase } from '../packages/core/src/ebill/business-case.ts';
import {
  type EventStream,
  emptySimulator,
  type RecipientAction,
  type SimulatorAnswers,
  type SimulatorCommand,
  type SimulatorCommandKind,
  simulate,
} from '../packages/core/src/ebill/network/index.ts';
import { biller, dayMilliseconds, noon } from './ebill-submissions.ts';

/** A simulator with a clock that stands still until it is moved. */
export function network(options: { allowsWithdrawal?: boolean } = {}) {
  let state = emptySimulator('seed', options);
  let now = noon;
  const tell = <K extends SimulatorCommandKind>(command: SimulatorCommand<K>): SimulatorAnswers[K] => {
    const step = simulate(state, command, now);
    state = step.state;
    return step.answer;
  };
  return {
    tell,
    submit: (businessCase: BusinessCase, billerNetId = biller) =>
      tell({ kind: 'submit', billerNetId, businessCase }).outcome,
    /** Submits what must be accepted, and gives its id. */
    accepted: (businessCase: BusinessCase): string => {
      const { outcome } = tell({ kind: 'submit', billerNetId: biller, businessCase });
      if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
      return outcome.businessCaseNetId;
    },
    act: (businessCaseNetId: string, action: RecipientAction) => tell({ kind: 'act', businessCaseNetId, action }),
    events: (stream: EventStream) => tell({ kind: 'pollEvents', stream, limit: 1000 }),
    pass: (days: number) => {
      now += days * dayMilliseconds;
      tell({ kind: 'advance' });
    },
  };
}

import { assert } from '../../../assert.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { changesBetween } from '../../lifecycle/changes.ts';
import type { Command } from '../../lifecycle/command.ts';
import { decide } from '../../lifecycle/decide.ts';
import type { CaseEvent } from '../../lifecycle/event.ts';
import { applyAll } from '../../lifecycle/evolve.ts';
import { type FollowUp, followUps } from '../../lifecycle/references.ts';
import type { CaseId, CaseState } from '../../lifecycle/state.ts';
import { problem } from '../../problems.ts';
import { networkLimits } from '../limits.ts';
import type { NetEvent } from '../port.ts';
import { schedule } from './agenda.ts';
import { dayOf } from './clock.ts';
import { identifier } from './identifier.ts';
import { appended } from './log.ts';
import type { Run, SimulatedCase } from './state.ts';
import { valueOf, withValue } from './table.ts';

/** An event before it has an id and a time. */
export type EventBody = NetEvent extends infer E ? (E extends NetEvent ? Omit<E, 'eventNetId' | 'at'> : never) : never;

/** Puts an event at the end of its stream. */
export function emit(run: Run, body: EventBody): void {
  const number = run.state.lastEventNumber + 1;
  const event = { ...body, eventNetId: identifier('EVID', run.state.seed, number), at: run.now } as NetEvent;
  const stream = appended(run.state.events[event.stream], event, networkLimits.eventsMax);
  run.state = {
    ...run.state,
    lastEventNumber: number,
    events: { ...run.state.events, [event.stream]: stream },
  };
  run.events.push(event);
}

export function caseOf(run: Run, id: CaseId): SimulatedCase | undefined {
  return valueOf(run.state.cases, String(id));
}

/** The case of a `businessCaseNetId`. Reports `BUSINESS_CASE_NOT_FOUND`. */
export function caseOfNetId(run: Run, businessCaseNetId: string): Result<SimulatedCase> {
  const id = valueOf(run.state.casesByNetId, businessCaseNetId);
  const found = id === undefined ? undefined : caseOf(run, id);
  return found === undefined ? failed(problem('BUSINESS_CASE_NOT_FOUND', ['businessCaseNetId'])) : ok(found);
}

export function saveCase(run: Run, simulated: SimulatedCase): void {
  run.state = { ...run.state, cases: withValue(run.state.cases, String(simulated.id), simulated) };
}

/**
 * Gives a case a command, and every linked case what follows from it: see `followUps`. Reports what `decide` reports; what
 * follows for others never fails.
 */
export function command(run: Run, id: CaseId, wanted: Command): Result<undefined> {
  const first = commandOne(run, id, wanted);
  if (!first.ok) return first;
  const waiting: FollowUp[] = [...first.value];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const followed = commandOne(run, next.id, next.command);
    if (followed.ok) waiting.push(...followed.value);
  }
  return ok(undefined);
}

function commandOne(run: Run, id: CaseId, wanted: Command): Result<readonly FollowUp[]> {
  const simulated = caseOf(run, id);
  assert(simulated !== undefined, 'a case that is commanded is in the books');
  const decision = decide(simulated.state, wanted);
  if (!decision.ok) return decision;
  const after = record(run, simulated, decision.value);
  return ok(followUps(id, simulated.state, after));
}

/** Adds events to a case, tells its biller what changed, and lets approvals be paid when they are due. */
export function record(run: Run, simulated: SimulatedCase, events: readonly CaseEvent[]): CaseState {
  const state = applyAll(simulated.state, events);
  const after = { ...simulated, state };
  saveCase(run, after);
  announce(run, after, simulated.state);
  return state;
}

function announce(run: Run, simulated: SimulatedCase, before: CaseState): void {
  const { id, state, businessCaseNetId, billerNetId } = simulated;
  for (const change of changesBetween(before, state)) {
    if (change.field === 'processingStatus') continue;
    const newStatus = change.to;
    if (change.field === 'instalment') {
      const { externalPaymentByInstalmentsId, externalInstalmentId, approvedAmount } = change.instalment;
      emit(run, {
        stream: 'instalment',
        billerNetId,
        businessCaseNetId,
        externalPaymentByInstalmentsId,
        externalInstalmentId,
        newStatus,
        approvedAmount: newStatus === 'APPROVED' ? approvedAmount : undefined,
      });
      if (newStatus === 'APPROVED') {
        const dueDate = simulated.instalmentDueDates[externalInstalmentId] ?? dayOf(run.now);
        schedule(run, dueDate, { id, action: 'payInstalment', externalInstalmentId });
      }
    } else if (state.facts.type !== 'InstalmentBill') {
      const isApproval = newStatus === 'APPROVED';
      emit(run, {
        stream: 'businessCase',
        billerNetId,
        businessCaseNetId,
        newStatus,
        approvedAmount: isApproval ? state.approvedAmount : undefined,
        externalDonationPurposeId: isApproval ? state.externalDonationPurposeId : undefined,
      });
      if (isApproval) schedule(run, simulated.dueDate ?? dayOf(run.now), { id, action: 'pay' });
    }
  }
}

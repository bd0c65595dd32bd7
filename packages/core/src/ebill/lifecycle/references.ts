import type { Path } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { BusinessCaseType } from '../business-case.ts';
import { problem } from '../problems.ts';
import type { Command } from './command.ts';
import { decide, isClosed } from './decide.ts';
import type { CaseEvent } from './event.ts';
import { lifecycleLimits } from './limits.ts';
import type { CaseId, CaseState, Reference } from './state.ts';
import { isReferenceable } from './transitions.ts';

/** A case of the same biller, as it was looked up. */
export interface KnownCase {
  readonly id: CaseId;
  readonly state: CaseState;
}

/** Finds a case of the same biller by its id. */
export type FindCase = (id: CaseId) => KnownCase | undefined;

/**
 * The case that a reference number or a structured reference means, of all the cases of the biller that bear it: the only
 * one that has not failed, or else the newest delivered one. Undefined when there is none: then a new case arises.
 * Reports `REFERENCED_CASE_AMBIGUOUS` when several wait for their delivery.
 */
export function pickReferenced(candidates: readonly KnownCase[], path: Path): Result<KnownCase | undefined> {
  const alive = candidates.filter(({ state }) => !state.discarded && state.processingStatus !== 'FAILED');
  const delivered = alive.filter(({ state }) => state.processingStatus === 'DELIVERED');
  if (delivered.length > 0) return ok(delivered.reduce((newest, other) => (other.id > newest.id ? other : newest)));
  return alive.length > 1 ? failed(problem('REFERENCED_CASE_AMBIGUOUS', path)) : ok(alive[0]);
}

/**
 * The case that a platform id or a structured reference names: other than by its reference number, a case is only referenced
 * when it is there. Reports `REFERENCED_CASE_NOT_FOUND` at `path`.
 */
export function requireReferenced(found: KnownCase | undefined, path: Path): Result<KnownCase> {
  return found === undefined || found.state.discarded ? failed(problem('REFERENCED_CASE_NOT_FOUND', path)) : ok(found);
}

/**
 * What a new case of a type will do to the case it references, once it is delivered; undefined when nothing.
 *
 * - A reminder is linked to a bill, whatever became of it.
 * - An advice cancels, and every other type replaces: only what the recipient has neither approved nor settled.
 * - A donation inquiry has no effect, and what the network does not have yet (staged, invalid, failed) gets none.
 * - Of a replaced case the head of its chain is meant; a reminder goes to the last bill of the chain.
 *
 * Reports `NOT_REFERENCEABLE` and `REFERENCED_CASE_CLOSED` at `path`.
 */
export function resolveReference(
  type: BusinessCaseType,
  referenced: KnownCase | undefined,
  findCase: FindCase,
  path: Path,
): Result<Reference | undefined> {
  if (type === 'DonationInquiry' || referenced === undefined || !isUnderWay(referenced.state)) return ok(undefined);
  if (!isReferenceable(referenced.state.facts.type)) return failed(problem('NOT_REFERENCEABLE', path));
  const chain = chainOf(referenced, findCase);
  const lastBill = chain.filter(({ state }) => isReferenceable(state.facts.type)).at(-1) ?? referenced;
  if (type === 'Reminder') return ok({ effect: 'remind', id: lastBill.id });
  if (lastBill !== chain.at(-1) || isClosed(lastBill.state)) return failed(problem('REFERENCED_CASE_CLOSED', path));
  return ok({ effect: type === 'Advice' ? 'cancel' : 'replace', id: lastBill.id });
}

/** A case, what replaced it, what replaced that, and so on. */
function chainOf(first: KnownCase, findCase: FindCase): KnownCase[] {
  const chain = [first];
  for (let next = successorOf(first, findCase); next !== undefined; next = successorOf(next, findCase)) {
    if (chain.length >= lifecycleLimits.chainLengthMax) break;
    chain.push(next);
  }
  return chain;
}

function successorOf({ state }: KnownCase, findCase: FindCase): KnownCase | undefined {
  return state.replacedBy === undefined ? undefined : findCase(state.replacedBy);
}

function isUnderWay({ discarded, processingStatus }: CaseState): boolean {
  return !discarded && (processingStatus === 'PROCESSING' || processingStatus === 'DELIVERED');
}

/** What a delivery makes happen: to the case itself, and to the case it references. To be recorded in one step. */
export interface Delivery {
  readonly own: readonly CaseEvent[];
  readonly other?: { readonly id: CaseId; readonly events: readonly CaseEvent[] } | undefined;
}

/**
 * Whether a case has to wait for the one that it references: the network knows a bill only once it has it, and takes a
 * replacement that comes before the bill for a case of its own. `target`: the case of `state.reference`.
 */
export function waitsFor(target: KnownCase | undefined): boolean {
  return target?.state.processingStatus === 'PROCESSING';
}

/**
 * Delivers a case that the network has accepted, and carries out its reference. Of several replacements of one case the
 * first to be delivered wins; the others fail with REFERENCED_CASE_CLOSED. One whose target is over by now for another reason
 * is delivered all the same: the network has taken it. `target`: the case of `state.reference`. Reports `ILLEGAL_STATE`.
 */
export function deliver(
  { id, state }: KnownCase,
  command: Extract<Command, { kind: 'accept' }>,
  target: KnownCase | undefined,
): Result<Delivery> {
  const own = decide(state, command);
  if (!own.ok) return own;
  const { reference } = state;
  if (reference === undefined || target === undefined || !isUnderWay(target.state)) return ok({ own: own.value });
  const effect = decide(target.state, { kind: reference.effect, by: id });
  if (effect.ok) return ok({ own: own.value, other: { id: target.id, events: effect.value } });
  if (target.state.status === 'COMPLETED' && target.state.replacedBy === undefined) return ok({ own: own.value });
  const refused = decide(state, {
    kind: 'refuse',
    code: 'REFERENCED_CASE_CLOSED',
    message: 'The referenced bill has been replaced, cancelled or settled in the meantime',
  });
  return refused.ok ? ok({ own: refused.value }) : refused;
}

/** A command that another case is to get. */
export interface FollowUp {
  readonly id: CaseId;
  readonly command: Command;
}

/**
 * What follows for linked cases when a case moves from one state to another: once a bill or one of its reminders is settled,
 * the others are too. Each follow-up may have follow-ups of its own; what is settled already takes the command without effect.
 * An open case that the network has completed without saying why settles no other: of those the network tells as well.
 */
export function followUps(id: CaseId, before: CaseState, after: CaseState): FollowUp[] {
  const settling = ['paid', 'receivedByStatement', 'settledElsewhere', 'siblingSettled'];
  const isSettled = before.status !== 'COMPLETED' && settling.includes(after.completion ?? '');
  if (!isSettled) return [];
  const reminded = after.reference?.effect === 'remind' ? [after.reference.id] : [];
  return [...reminded, ...after.remindedBy].map((other) => ({ id: other, command: { kind: 'settleSibling', by: id } }));
}

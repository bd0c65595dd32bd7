import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advice,
  bill,
  creditNote,
  donationInquiry,
  instalmentBill,
  reminderOf,
} from '../../../../../test/ebill-submissions.ts';
import { problem } from '../../catalogue/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import {
  applyAll,
  type CaseEvent,
  type CaseState,
  type Command,
  changesBetween,
  type Draft,
  decide,
  deliver,
  evolve,
  factsOf,
  followUps,
  isPossiblePair,
  type KnownCase,
  replay,
  statusHistory,
} from './index.ts';

const documents = [bill(), instalmentBill(), advice(), creditNote(), reminderOf('2026-1'), donationInquiry()];
const drafts = documents.map((document): Draft => ({ facts: factsOf(document) }));
const wrong: Result<never> = failed(problem('REQUIRED', []));

const newsIds = fc.option(fc.constantFrom('EVID1', 'EVID2', 'EVID3', 'EVID4'), { nil: undefined });
const amounts = fc
  .constantFrom('140.80', '100.00', '300.00', '20.00', '0.00')
  .map((value) => ({ value, currencyCode: 'CHF' }));
const instalments = fc.constantFrom('G1-1', 'G1-2', 'G1-3', 'G2-1', 'X');
const others = fc.integer({ min: 2, max: 4 });

/** Any command of any actor, for a case of this draft. */
const words = fc.record({ status: fc.string(), reason: fc.option(fc.string(), { nil: undefined }) });

function commandsOf(draft: Draft): fc.Arbitrary<Command> {
  const verdicts = fc.constantFrom<Result<Draft>>(ok(draft), ok(draft), wrong);
  return fc.oneof(
    fc.record({
      kind: fc.constant('submit' as const),
      processingMode: fc.constantFrom('STAGE', 'DELIVER'),
      draft: fc.constant(draft),
    }),
    fc.record({ kind: fc.constant('edit' as const), draft: verdicts }),
    fc.record({ kind: fc.constantFrom('release' as const, 'resend' as const), check: verdicts }),
    fc.constantFrom<Command>(
      { kind: 'discard' },
      { kind: 'recheck', check: [] },
      { kind: 'recheck', check: wrong.ok ? [] : wrong.problems },
    ),
    fc.constantFrom<Command>(
      { kind: 'accept', businessCaseNetId: 'BCID1' },
      { kind: 'accept', businessCaseNetId: 'BCID1' },
      { kind: 'refuse', code: 'X', message: 'x' },
      { kind: 'delay', code: 'X', now: 0 },
    ),
    fc.record({ kind: fc.constant('approve' as const), approvedAmount: amounts, eventNetId: newsIds }),
    fc.record({
      kind: fc.constantFrom('withdraw' as const, 'reject' as const, 'complete' as const, 'archive' as const),
      told: fc.option(words, { nil: undefined }),
      eventNetId: newsIds,
    }),
    fc.record({
      kind: fc.constant('approveInstalment' as const),
      externalInstalmentId: instalments,
      approvedAmount: amounts,
      eventNetId: newsIds,
    }),
    fc.record({
      kind: fc.constantFrom('withdrawInstalment' as const, 'rejectInstalment' as const, 'completeInstalment' as const),
      externalInstalmentId: instalments,
      eventNetId: newsIds,
    }),
    fc.record({ kind: fc.constant('report' as const), told: words, eventNetId: newsIds }),
    fc.record({ kind: fc.constantFrom('remind' as const, 'settleSibling' as const), by: others }),
    fc.record({ kind: fc.constantFrom('replace' as const, 'cancel' as const), by: others }),
  );
}

/** A life: a draft, and commands that mostly begin with a submission and a delivery, so that many get far. */
const lives = fc.constantFrom(...drafts).chain((draft) =>
  fc.record({
    draft: fc.constant(draft),
    opening: fc.constantFrom<readonly Command[]>(
      [],
      [{ kind: 'submit', processingMode: 'STAGE', draft }],
      [{ kind: 'submit', processingMode: 'DELIVER', draft }],
      [
        { kind: 'submit', processingMode: 'DELIVER', draft },
        { kind: 'accept', businessCaseNetId: 'BCID1' },
      ],
    ),
    commands: fc.array(commandsOf(draft), { maxLength: 40 }),
  }),
);

const finalStatuses = ['REJECTED', 'COMPLETED'];

test('whatever anybody does in any order, a case keeps to its table, and its history is its fold', () => {
  fc.assert(
    fc.property(lives, ({ draft, opening, commands }) => {
      const history: CaseEvent[] = [];
      let state: CaseState | undefined;
      for (const command of [...opening, ...commands]) {
        const decision = decide(state, command);
        expect(decide(state, command)).toEqual(decision);
        if (!decision.ok) continue;
        for (const event of decision.value) {
          const before: CaseState | undefined = state;
          state = evolve(before, event);
          history.push(event);
          keepsToTable(draft, before, state);
        }
      }
      expect(replay(history)).toEqual(state);
      if (state !== undefined) endsWhereItIs(history, state);
    }),
    { numRuns: 1500 },
  );
});

function keepsToTable({ facts: { type } }: Draft, before: CaseState | undefined, after: CaseState): void {
  expect(after.facts.type).toBe(type);
  expect(isPossiblePair(type, after.processingStatus, after.status)).toBe(true);
  if (before === undefined) return;
  if (finalStatuses.includes(before.status)) expect(after.status).toBe(before.status);
  if (before.processingStatus === 'DELIVERED') expect(after.processingStatus).toBe('DELIVERED');
  const wasReplaced = before.replacedBy !== undefined && after.processingStatus !== 'FAILED';
  if (wasReplaced) expect(after.replacedBy).toBe(before.replacedBy);
  if (before.processingStatus !== 'DELIVERED' && after.status === 'COMPLETED') expect(after.replacedBy).toBeDefined();
  if (before.status === 'APPROVED' && type !== 'InstalmentBill') expect(after.status).not.toBe('REJECTED');
  for (const change of changesBetween(before, after)) {
    if (change.field === 'instalment') expect(finalStatuses).not.toContain(change.from);
  }
}

function endsWhereItIs(history: readonly CaseEvent[], state: CaseState): void {
  const moves = statusHistory(history.map((event) => ({ at: '', event })));
  const last = (field: string) => moves.filter((move) => move.field === field).at(-1)?.to;
  expect(last('processingStatus')).toBe(state.processingStatus);
  expect(last('status') ?? 'OPEN').toBe(state.status);
}

test('news told twice, in any order with other news, leads to the same state as told once', () => {
  fc.assert(
    fc.property(lives, ({ opening, commands }) => {
      const told = commands.filter((command) => 'eventNetId' in command && command.eventNetId !== undefined);
      const run = (list: readonly Command[]) =>
        list.reduce<CaseState | undefined>((state, command) => {
          const decision = decide(state, command);
          return decision.ok ? decision.value.reduce<CaseState | undefined>(evolve, state) : state;
        }, undefined);
      const once = run([...opening, ...told]);
      if (once?.processingStatus !== 'DELIVERED') return;
      expect(run([...opening, ...told.flatMap((command) => [command, command])])).toEqual(once);
      const known = new Set(once.networkEvents);
      const repeated = told.filter((command) => 'eventNetId' in command && known.has(command.eventNetId ?? ''));
      expect(run([...opening, ...told, ...repeated])).toEqual(once);
    }),
    { numRuns: 500 },
  );
});

test('of any number of replacements and cancellations of one case, delivered in any order, one wins', () => {
  const rivals = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 2, max: 99 }), effect: fc.constantFrom('replace' as const, 'cancel' as const) }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(rivals, fc.boolean(), (list, isRejected) => {
      let target = open(1, undefined, isRejected);
      const winners = list.filter(({ id, effect }) => {
        const rival = open(id, { effect, id: 1 });
        const delivery = deliver({ id, state: { ...rival.state, processingStatus: 'PROCESSING' } }, accepted, target);
        if (!delivery.ok) return false;
        target = { id: 1, state: applyAll(target.state, delivery.value.other?.events ?? []) };
        return delivery.value.own.some((event) => event.kind === 'delivered');
      });
      expect(winners).toHaveLength(1);
      expect(target.state.replacedBy).toBe(winners[0]?.id);
      expect(target.state.status).toBe(isRejected ? 'REJECTED' : 'COMPLETED');
    }),
  );
});

const accepted = { kind: 'accept', businessCaseNetId: 'BCID9' } as const;

function open(id: number, reference: Draft['reference'], isRejected = false): KnownCase {
  const submitted = replay([
    { kind: 'submitted', processingMode: 'DELIVER', draft: { facts: factsOf(bill()), reference } },
    { kind: 'delivered', businessCaseNetId: `BCID${id}` },
  ]) as CaseState;
  return { id, state: isRejected ? evolve(submitted, { kind: 'rejected' }) : submitted };
}

test('settling one of a bill and its reminders settles all that is open, and comes to an end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.nat(12), (reminders, chosen) => {
      const all = new Map<number, CaseState>();
      const ids = Array.from({ length: reminders }, (_, index) => index + 2);
      all.set(
        1,
        applyAll(
          open(1, undefined).state,
          ids.map((by) => ({ kind: 'reminded', by })),
        ),
      );
      for (const id of ids) all.set(id, open(id, { effect: 'remind', id: 1 }).state);
      const waiting: { id: number; command: Command }[] = [
        { id: (chosen % (reminders + 1)) + 1, command: { kind: 'complete' } },
      ];
      let steps = 0;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const before = all.get(next.id) as CaseState;
        const decision = decide(before, next.command);
        const after = applyAll(before, decision.ok ? decision.value : []);
        all.set(next.id, after);
        waiting.push(...followUps(next.id, before, after));
        steps += 1;
      }
      expect([...all.values()].map(({ status }) => status)).toEqual(ids.concat(1).map(() => 'COMPLETED'));
      expect(steps).toBeLessThanOrEqual(3 * (reminders + 1));
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advice, bill, creditNote, instalmentBill, reminderOf } from '../../../../../test/ebill-submissions.ts';
import { expectValue } from '../../../../../test/results.ts';
import type { BusinessCase } from '../business-case.ts';
import {
  applyAll,
  type CaseEvent,
  type Command,
  decide,
  deliver,
  factsOf,
  type KnownCase,
  type Reference,
  replay,
  statusHistory,
} from './index.ts';

/** What is known here of a bill and of the case that references it: written down in whatever order the news comes. */
class Books {
  readonly histories = new Map<number, CaseEvent[]>();

  submit(id: number, businessCase: BusinessCase, reference?: Reference): void {
    const draft = { facts: factsOf(businessCase), reference };
    this.histories.set(id, [{ kind: 'submitted', processingMode: 'DELIVER', draft }]);
  }

  known(id: number): KnownCase {
    const state = replay(this.histories.get(id) ?? []);
    if (state === undefined) throw new Error(`There is no case ${id}`);
    return { id, state };
  }

  record(id: number, events: readonly CaseEvent[]): void {
    const before = this.known(id).state;
    this.histories.get(id)?.push(...events);
    expect(this.known(id).state).toEqual(applyAll(before, events));
  }

  accept(id: number): void {
    const { state } = this.known(id);
    const target = state.reference && this.known(state.reference.id);
    const command = { kind: 'accept', businessCaseNetId: `BCID${id}` } as const;
    const delivery = expectValue(deliver({ id, state }, command, target));
    this.record(id, delivery.own);
    if (delivery.other !== undefined) this.record(delivery.other.id, delivery.other.events);
  }

  refuse(id: number): void {
    this.record(id, expectValue(decide(this.known(id).state, { kind: 'refuse', code: 'X', message: 'x' })));
  }

  /** False: the delivery is not in the books yet, so it has to be told again. */
  tell(id: number, command: Command): boolean {
    const { state } = this.known(id);
    if (state.processingStatus !== 'DELIVERED') return false;
    this.record(id, expectValue(decide(state, command)));
    return true;
  }

  causeOf(id: number): string | undefined {
    const recorded = (this.histories.get(id) ?? []).map((event) => ({ at: '', event }));
    return statusHistory(recorded).find(({ field }) => field === 'status')?.cause;
  }
}

const closings = [
  { document: bill('2026-2'), effect: 'replace', cause: 'replaced' },
  { document: creditNote('2026-2'), effect: 'replace', cause: 'replaced' },
  { document: advice('2026-2'), effect: 'cancel', cause: 'cancelled' },
] as const;

/** The network tells that the bill is over, and not that the other case was the reason. */
const wordsOf = (document: BusinessCase): readonly Command[] =>
  document.type === 'InstalmentBill'
    ? ['G1-1', 'G1-2', 'G1-3', 'G2-1'].map((externalInstalmentId) => ({
        kind: 'completeInstalment',
        externalInstalmentId,
        eventNetId: `EVID${externalInstalmentId}`,
      }))
    : [{ kind: 'complete', eventNetId: 'EVID1' }];

const orders = fc.shuffledSubarray(['acceptBill', 'acceptOther', 'words'] as const, { minLength: 3 });

test('in whatever order the books learn of a bill, its replacement and its end, it ends replaced', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(bill(), instalmentBill()),
      fc.constantFrom(...closings),
      orders,
      fc.nat(4),
      (document, { document: other, effect, cause }, order, wordsBefore) => {
        const books = new Books();
        books.submit(1, document);
        books.submit(2, other, { effect, id: 1 });
        let words = [...wordsOf(document)];
        const tell = (count: number) => {
          const told = words.slice(0, count).filter((word) => books.tell(1, word));
          words = words.filter((word) => !told.includes(word));
        };
        for (const step of order) {
          if (step === 'acceptBill') books.accept(1);
          else if (step === 'acceptOther') books.accept(2);
          else tell(wordsBefore);
        }
        tell(words.length);
        expect(words).toEqual([]);
        expect(books.known(1).state).toMatchObject({
          processingStatus: 'DELIVERED',
          status: 'COMPLETED',
          replacedBy: 2,
        });
        expect(books.known(1).state.closing).toBeUndefined();
        expect(books.known(2).state.processingStatus).toBe('DELIVERED');
        expect([cause, 'toldByNetwork', 'instalmentsCompleted']).toContain(books.causeOf(1));
      },
    ),
    { numRuns: 500 },
  );
});

test('what is replaced before its delivery is recorded is replaced by that, and by no other', () => {
  for (const { document, effect, cause } of closings) {
    const books = new Books();
    books.submit(1, bill());
    books.submit(2, document, { effect, id: 1 });
    books.submit(3, bill('2026-3'), { effect: 'replace', id: 1 });
    books.accept(2);
    expect(books.known(1).state).toMatchObject({ processingStatus: 'PROCESSING', status: 'OPEN', replacedBy: 2 });
    books.accept(3);
    expect(books.known(3).state).toMatchObject({
      processingStatus: 'FAILED',
      failure: { code: 'REFERENCED_CASE_CLOSED' },
    });
    books.accept(1);
    expect(books.known(1).state).toMatchObject({ status: 'COMPLETED', completion: cause, replacedBy: 2 });
    expect(books.causeOf(1)).toBe(cause);
  }
});

test('a bill that the network refuses after all was not replaced', () => {
  const books = new Books();
  books.submit(1, bill());
  books.submit(2, bill('2026-2'), { effect: 'replace', id: 1 });
  books.accept(2);
  books.refuse(1);
  const { state } = books.known(1);
  expect([state.processingStatus, state.replacedBy, state.closing]).toEqual(['FAILED', undefined, undefined]);
  const draft = { facts: state.facts };
  books.record(1, expectValue(decide(state, { kind: 'resend', check: { ok: true, value: draft } })));
  books.accept(1);
  expect(books.known(1).state).toMatchObject({ processingStatus: 'DELIVERED', status: 'OPEN' });
});

test('a reminder is linked to a bill whose delivery is recorded after its own', () => {
  const books = new Books();
  books.submit(1, bill());
  books.submit(2, reminderOf('2026-1'), { effect: 'remind', id: 1 });
  books.accept(2);
  books.accept(1);
  expect(books.known(1).state).toMatchObject({ processingStatus: 'DELIVERED', status: 'OPEN', remindedBy: [2] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const entry = (owner: string, number = 0) => ({ owner, number });
const all = () => true;

test('where nobody charges, owners take turns one by one, and an owner’s own in their order', () => {
  const turns = new Turns<{ owner: string; number: number }>();
  for (const number of [1, 2, 3]) turns.add(entry('a', number));
  turns.add(entry('b', 1));
  turns.add(entry('c', 1));
  const order = Array.from({ length: 5 }, () => turns.next(all)).map((one) => `${one?.owner}${one?.number}`);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect([turns.length, turns.next(all)]).toEqual([0, undefined]);
});

test('who comes back from a rest has had as much as the others, and no less', () => {
  const turns = new Turns<{ owner: string; number: number }>();
  for (let number = 0; number < 100; number += 1) {
    turns.add(entry('busy', number));
    turns.next(all);
    turns.charge('busy', 10);
  }
  // Else it would have a thousand before the other has one
  const order: string[] = [];
  for (let number = 0; number < 20; number += 1) turns.add(entry('rested', number));
  for (let number = 0; number < 20; number += 1) turns.add(entry('busy', number));
  for (let number = 0; number < 20; number += 1) {
    const { owner = '' } = turns.next(all) ?? {};
    order.push(owner);
    turns.charge(owner, 10);
  }
  expect(order[0]).toBe('rested');
  const ofRested = order.filter((owner) => owner === 'rested').length;
  expect([ofRested - 10, 10 - ofRested].every((more) => more <= 1)).toBe(true);
});

test('whatever the pieces cost, nobody who waits has had more than the others by more than one piece', () => {
  const piece = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), cost: fc.integer({ min: 0, max: 50 }) });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 80 }), (pieces) => {
      const turns = new Turns<{ owner: string; cost: number }>();
      for (const one of pieces) turns.add(one);
      const had: Record<string, number> = { a: 0, b: 0, c: 0 };
      const left: Record<string, number> = { a: 0, b: 0, c: 0 };
      for (const { owner } of pieces) left[owner] = (left[owner] ?? 0) + 1;
      for (let count = 0; count < pieces.length; count += 1) {
        const waiting = Object.keys(left).filter((owner) => (left[owner] ?? 0) > 0);
        const least = Math.min(...waiting.map((owner) => had[owner] ?? 0));
        const next = turns.next(all);
        if (next === undefined) throw new Error('one was lost');
        expect(had[next.owner]).toBe(least);
        turns.charge(next.owner, next.cost);
        had[next.owner] = (had[next.owner] ?? 0) + next.cost;
        left[next.owner] = (left[next.owner] ?? 0) - 1;
      }
      expect(turns.length).toBe(0);
    }),
  );
});

test('owners without end are not all remembered', () => {
  const turns = new Turns<{ owner: string }>();
  for (let number = 0; number < 5_000; number += 1) {
    turns.add({ owner: `owner ${number}` });
    expect(turns.next(all)?.owner).toBe(`owner ${number}`);
    turns.charge(`owner ${number}`, number);
  }
  expect((turns as unknown as { had: Map<string, number> }).had.size).toBeLessThanOrEqual(1_001);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnLoad } from './overload.ts';

/** A thread on which each admitted request takes some milliseconds, and each refusal next to nothing. */
function threadWith(milliseconds: number) {
  const time = { now: 0 };
  let ends: (() => void)[] = [];
  const load = turnLoad(
    (end) => ends.push(end),
    () => time.now,
  );
  /** So many requests arrive in a turn: how many are admitted, and how long it takes. */
  return (count: number, each = milliseconds) => {
    const started = time.now;
    let admitted = 0;
    for (let number = 0; number < count; number += 1) {
      if (load.admits()) {
        admitted += 1;
        time.now += each;
      } else time.now += 0.05;
    }
    for (const end of ends) end();
    ends = [];
    return { admitted, length: time.now - started };
  };
}

test('what a thread can do is admitted, also when much comes at once', () => {
  const turn = threadWith(0.3);
  for (let round = 0; round < 100; round += 1) expect(turn(100).admitted).toBe(100);
});

test('few at a time are never refused, however slow the machine is', () => {
  const turn = threadWith(50);
  for (let round = 0; round < 50; round += 1) expect(turn(15).admitted).toBe(15);
});

test('whatever comes, a turn is not much longer than it may be', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 800 }), { minLength: 20, maxLength: 60 }),
      fc.double({ min: 0.05, max: 5, noNaN: true }),
      (arrivals, each) => {
        const turn = threadWith(each);
        for (const count of arrivals)
          expect(turn(count).length).toBeLessThan(Math.max(45 + 2 * each, 15 * each) + count * 0.05 + 1);
      },
    ),
  );
});

test('work that goes on after its turn makes the next ones smaller, and they grow again when it is over', () => {
  const time = { now: 0 };
  let ends: (() => void)[] = [];
  const load = turnLoad(
    (end) => ends.push(end),
    () => time.now,
  );
  const turn = (later: number) => {
    let admitted = 0;
    for (let number = 0; number < 500; number += 1) if (load.admits()) admitted += 1;
    time.now += later * admitted;
    for (const end of ends) end();
    ends = [];
    return admitted;
  };
  const overloaded = Array.from({ length: 30 }, () => turn(1));
  expect(overloaded[0]).toBe(220);
  expect(Math.max(...overloaded.slice(5))).toBeLessThanOrEqual(60);
  const after = Array.from({ length: 60 }, () => turn(0.01));
  expect(after.at(-1)).toBe(500);
});

/** Requests of one customer after another arrive in one turn; which of them began. */
function turnsOf(each: number) {
  const time = { now: 0 };
  let ends: (() => void)[] = [];
  const load = turnLoad(
    (end) => ends.push(end),
    () => time.now,
  );
  return (arrivals: readonly (readonly [share: string | undefined, count: number])[]) => {
    const begun: Record<string, number> = {};
    for (const [share, count] of arrivals)
      for (let number = 0; number < count; number += 1) {
        const isAdmitted = load.admits(share);
        begun[share ?? 'strangers'] = (begun[share ?? 'strangers'] ?? 0) + (isAdmitted ? 1 : 0);
        time.now += isAdmitted ? each : 0.05;
      }
    for (const end of ends) end();
    ends = [];
    return begun;
  };
}

test('whoever asks for a hundred times as much as can be done is refused, and not the others', () => {
  const turn = turnsOf(1);
  for (let round = 0; round < 50; round += 1) {
    const begun = turn([
      ['noisy', 2_000],
      ['small', 3],
      ['also small', 1],
    ]);
    expect([begun['small'], begun['also small']]).toEqual([3, 1]);
    expect(begun['noisy']).toBeLessThan(60);
  }
});

test('of several who ask for too much each has its part', () => {
  const turn = turnsOf(1);
  let last: Record<string, number> = {};
  for (let round = 0; round < 50; round += 1) {
    last = turn([
      ['first', 30],
      ['second', 30],
      ['first', 30],
      ['second', 30],
    ]);
  }
  expect(last['second']).toBeGreaterThanOrEqual((last['first'] ?? 0) / 2);
});

test('strangers have one part together, however many they are, and no room beside it', () => {
  const turn = turnsOf(1);
  for (let round = 0; round < 50; round += 1) {
    const begun = turn([
      ['customer', 2],
      [undefined, 2_000],
      ['customer', 2],
    ]);
    expect(begun['customer']).toBe(4);
    expect(begun['strangers']).toBeLessThan(60);
  }
});

test('customers without end cannot fill a turn', () => {
  const turn = turnsOf(1);
  const many = Array.from({ length: 3_000 }, (_, number) => [`customer ${number}`, 5] as const);
  for (let round = 0; round < 5; round += 1) {
    const begun = turn(many);
    expect(Object.values(begun).reduce((sum, one) => sum + one, 0)).toBeLessThan(220 + 64 + 1);
  }
});

test('at twice what a thread can do, half of it and more is answered', () => {
  const turn = threadWith(0.4);
  let admitted = 0;
  let time = 0;
  let arriving = 100;
  while (time < 10_000) {
    const { admitted: now, length } = turn(arriving);
    admitted += now;
    time += length;
    arriving = Math.round(length * 5);
  }
  expect(admitted).toBeGreaterThan((0.5 * 10_000) / 0.4);
});

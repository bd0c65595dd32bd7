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

import { afterEach, expect, test, vi } from 'vitest';
import { ServiceBusy } from '../ports/service-busy.ts';
import { hashPassword, inTurn, isPassword, passwordLimits, takeAttempt } from './password.ts';

afterEach(() => vi.restoreAllMocks());

test('of many passwords at once two at most are worked on, whether somebody has them or nobody', async () => {
  const hash = await hashPassword('correct horse battery');
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
  let running = 0;
  let most = 0;
  const calls = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    const bits = await derive(...asked);
    running -= 1;
    return bits;
  });
  const known = await isPassword('wrong', hash);
  const ofKnown = calls.mock.calls.length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => isPassword('wrong', undefined)));
  expect([known, ...answers]).toEqual(Array.from({ length: 9 }, () => false));
  expect(calls.mock.calls.length).toBe(9 * ofKnown);
  expect(most).toBeLessThanOrEqual(2);
});

test('who comes when too many wait is told so, and the others have their turns in order', async () => {
  const order: number[] = [];
  const ends: (() => void)[] = [];
  const turn = (number: number) =>
    inTurn(async () => {
      order.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const turns = Array.from({ length: passwordLimits.waitingMax + 3 }, (_, number) => turn(number));
  const outcomes = Promise.allSettled(turns);
  await Promise.resolve();
  while (order.length < passwordLimits.waitingMax + 1) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const end of ends) end();
  const refused = (await outcomes).filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(ServiceBusy);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test('nobody works for a caller who has gone, and the turn goes on', async () => {
  const gone = new AbortController();
  let end = () => {};
  const first = Promise.all([1, 2].map(() => inTurn(() => new Promise<void>((resolve) => (end = resolve)))));
  const work = vi.fn(async () => {});
  const second = inTurn(work, gone.signal);
  const third = inTurn(async () => 'done');
  gone.abort();
  const outcome = expect(second).rejects.toBeInstanceOf(ServiceBusy);
  while (end !== undefined && !(await Promise.race([first.then(() => true), tick()]))) end();
  await outcome;
  expect(work).not.toHaveBeenCalled();
  expect(await third).toBe('done');
});

function tick(): Promise<false> {
  return new Promise((resolve) => setImmediate(() => resolve(false)));
}

test('there are so many places at the door, and one that is left is free', () => {
  const places = Array.from({ length: passwordLimits.attemptsMax }, takeAttempt);
  expect(places.every((leave) => leave !== undefined)).toBe(true);
  expect(takeAttempt()).toBeUndefined();
  for (const leave of places) leave?.();
  const again = takeAttempt();
  expect(again).toBeDefined();
  again?.();
});

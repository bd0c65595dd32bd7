import { afterEach, expect, test, vi } from 'vitest';
import { ServiceBusy } from '../../ports/service-busy.ts';
import { hashPassword, isPassword } from '../password.ts';
import { inTurn, passwordLimits, takeAttempt, takeKnownAttempt } from './turns.ts';

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
  const second = inTurn(work, { of: '', isKnown: true, signal: gone.signal });
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

test('there are so many places at the door, some of them not for one address, and one that is left is free', () => {
  const { attemptsMax, attemptsOfOneMax, knownAttemptsMax } = passwordLimits;
  const ofOne = Array.from({ length: attemptsOfOneMax }, () => takeAttempt('192.0.2.1'));
  expect(ofOne.every((leave) => leave !== undefined)).toBe(true);
  expect(takeAttempt('192.0.2.1')).toBeUndefined();
  const others = Array.from({ length: attemptsMax - attemptsOfOneMax }, (_, at) => takeAttempt(`198.51.100.${at}`));
  expect(others.length).toBeGreaterThan(0);
  expect(others.every((leave) => leave !== undefined)).toBe(true);
  expect(takeAttempt('203.0.113.1')).toBeUndefined();
  // Who has signed in before finds a place all the same
  const known = Array.from({ length: knownAttemptsMax }, takeKnownAttempt);
  expect(known.every((leave) => leave !== undefined)).toBe(true);
  expect(takeKnownAttempt()).toBeUndefined();
  for (const leave of [...ofOne, ...others, ...known]) leave?.();
  for (const take of [() => takeAttempt('192.0.2.1'), takeKnownAttempt]) {
    const again = take();
    expect(again).toBeDefined();
    again?.();
  }
});

test('each address has its turn, and every second one is of somebody known', async () => {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const turn = (of: string, isKnown = false) =>
    inTurn(
      async () => {
        order.push(of);
        await new Promise<void>((resolve) => ends.push(resolve));
      },
      { of, isKnown },
    );
  const before = [turn('first', true), turn('first', true)];
  const office = Array.from({ length: 6 }, () => turn('office'));
  const others = [turn('alone'), turn('anna', true), turn('beat', true)];
  const all = Promise.all([...before, ...office, ...others]);
  while (order.length < 11) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const end of ends) end();
  await all;
  const ofOffice = order.flatMap((of, at) => (of === 'office' ? [at] : []));
  const at = (of: string) => order.indexOf(of);
  expect(at('anna')).toBeLessThan(ofOffice[1] as number);
  expect(at('beat')).toBeLessThan(ofOffice[2] as number);
  expect(at('alone')).toBeLessThan(ofOffice[2] as number);
  // However many are known, a stranger has every second turn
  expect(ofOffice[0]).toBeLessThan(at('beat'));
});

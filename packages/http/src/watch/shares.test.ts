import { expect, test } from 'vitest';
import { customerIdOf, memoryShares, type Shares, sharesTold } from './shares.ts';

const minute = 60_000;
const worked = (workingMilliseconds: number, waitingMilliseconds = 0) => ({
  outcome: 'answer',
  workingMilliseconds,
  waitingMilliseconds,
});
const told = (...all: readonly Shares[]) => sharesTold(all.map((shares) => shares.measured()));

test('who had most of the threads comes first, then who sent most; nobody is named', async () => {
  const shares = memoryShares(() => 0);
  shares.worked('Muster AG', worked(300, 20));
  shares.worked('Muster AG', worked(100, 5));
  shares.worked('Beispiel GmbH', worked(100));
  shares.answered('Beispiel GmbH', { status: 200, bodyBytes: 10 });
  shares.answered('Klein', { status: 503, bodyBytes: 99 });
  shares.answered('Klein', { status: 429, bodyBytes: 0 });
  shares.answered(undefined, { status: 401, bodyBytes: 1 });
  const { customers, largestShare, minutes } = await told(shares);
  expect([minutes, largestShare]).toEqual([5, 0.8]);
  expect(customers).toEqual([
    {
      customer: await customerIdOf('Muster AG'),
      requests: 0,
      refused: 0,
      bodyBytes: 0,
      pieces: 2,
      threadMilliseconds: 400,
      waitedMilliseconds: 25,
      longestWaitMilliseconds: 20,
    },
    expect.objectContaining({ customer: await customerIdOf('Beispiel GmbH'), requests: 1, bodyBytes: 10 }),
    expect.objectContaining({ customer: await customerIdOf('Klein'), requests: 2, refused: 2 }),
    expect.objectContaining({ customer: 'nobody', requests: 1, bodyBytes: 1 }),
  ]);
  expect(JSON.stringify(customers)).not.toMatch(/Muster|Beispiel|Klein/);
  expect(await customerIdOf('Muster AG')).toMatch(/^[0-9a-f]{12}$/);
});

test('what is older than five minutes is forgotten, minute by minute', async () => {
  let now = 0;
  const shares = memoryShares(() => now);
  for (let passed = 0; passed < 7; passed += 1) {
    now = passed * minute;
    shares.answered('a', { status: 200, bodyBytes: 1 });
  }
  expect((await told(shares)).customers[0]?.requests).toBe(5);
  now += 4 * minute;
  expect((await told(shares)).customers[0]?.requests).toBe(1);
  now += minute;
  expect(await told(shares)).toEqual({ minutes: 5, largestShare: 0, customers: [] });
});

test('of several processes the counts are added up, and the longest wait is that of the longest', async () => {
  const [one, other] = [memoryShares(() => 0), memoryShares(() => 0)];
  one.worked('a', worked(10, 700));
  other.worked('a', worked(30, 500));
  other.worked('b', worked(120));
  const { customers, largestShare } = await told(one, other);
  expect(
    customers.map(({ threadMilliseconds, longestWaitMilliseconds }) => [threadMilliseconds, longestWaitMilliseconds]),
  ).toEqual([
    [120, 0],
    [40, 700],
  ]);
  expect(largestShare).toBe(0.75);
});

test('customers without end fill neither the memory nor an answer, and none is lost from the sum', async () => {
  const shares = memoryShares(() => 0);
  for (let number = 0; number < 5_000; number += 1)
    shares.answered(`customer ${number}`, { status: 200, bodyBytes: 1 });
  // Whoever is called as what is counted together is not counted with it
  shares.answered('others', { status: 200, bodyBytes: 0 });
  const { shares: series = [] } = shares.measured();
  expect(new Set(series.map(({ labels }) => labels[0])).size).toBeLessThanOrEqual(201);
  const { customers } = await told(shares);
  expect(customers).toHaveLength(20);
  expect(customers[0]).toMatchObject({ customer: 'others', requests: 4_801 });
  const requests = series.filter(({ labels }) => labels[1] === 'requests').reduce((sum, { value }) => sum + value, 0);
  expect(requests).toBe(5_001);
});

import { expect, test } from 'vitest';
import { pump } from './pump.ts';

test('what one group is kept waiting by holds up no other, and each has its own places', async () => {
  const served: number[] = [];
  let release = () => {};
  const silence = new Promise<void>((resolve) => {
    release = resolve;
  });
  const items = [1, 2, 3, 4, 15, 16].map((key) => ({ key, group: key > 10 ? 'other' : 'silent' }));
  const one = pump({
    due: async () => items,
    keyOf: ({ key }) => key,
    groupOf: ({ group }) => group,
    serve: async ({ key, group }) => {
      served.push(key);
      if (group === 'silent') await silence;
    },
    countMax: 2,
    onFault: (error) => expect.fail(String(error)),
  });
  expect(await one.begin()).toBe(4);
  expect(served).toEqual([1, 2, 15, 16]);
  release();
  await one.settled();
  served.length = 0;
  await one.begin();
  expect(served).toEqual([1, 2, 15, 16]);
  await one.settled();
});

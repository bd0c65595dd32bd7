import { expect, test } from 'vitest';
import { guardedLookup, type ResolvedAddress } from './guarded-lookup.ts';

type Answer = readonly [error: string | undefined, address: string | ResolvedAddress[], family?: number | undefined];

const asked = (addresses: readonly string[] | Error, all: boolean, host = 'hooks.example.ch') =>
  new Promise<Answer>((done) => {
    const resolve = async () => {
      if (addresses instanceof Error) throw addresses;
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    guardedLookup(resolve, {})(host, { all }, (error, ...rest) => done([error?.message, ...rest]));
  });

test('public addresses are handed over, all or the first', async () => {
  const addresses = ['8.8.8.8', '2606:4700::1'];
  const [eight, six] = [
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ];
  expect(await asked(addresses, true)).toEqual([undefined, [eight, six]]);
  expect(await asked(addresses, false)).toEqual([undefined, '8.8.8.8', 4]);
});

test.each([[['8.8.8.8', '10.0.0.1']], [['10.0.0.1', '8.8.8.8']], [['::1']], [[]], [['fe80::1%eth0']]])(
  'none of %j is handed over',
  async (addresses) => {
    const refused = 'hooks.example.ch does not stand for public addresses only';
    expect(await asked(addresses, true)).toEqual([refused, []]);
    expect(await asked(addresses, false)).toEqual([refused, []]);
  },
);

test('a resolver that fails is passed on', async () => {
  expect(await asked(new Error('no such name'), true)).toEqual(['no such name', []]);
});

import type { BillingNetwork, NetEvent, SubmitOutcome } from '@rappen/core/ebill/network';
import { expect, test } from 'vitest';
import type { NetworkCall, StoreFigures } from '../../ports/watch.ts';
import { prometheusWatch } from '../../watch/watch.ts';
import { watchedNetwork } from './watched.ts';

const outcomes: SubmitOutcome[] = [
  { kind: 'accepted', businessCaseNetId: 'BCID' },
  { kind: 'refused', code: 'X', message: '' },
  { kind: 'unknown' },
];

test('each call is told with its outcome, events only where there were any', async () => {
  const left = [...outcomes];
  const events = [[], [{} as NetEvent]];
  const network = {
    kind: 'mail',
    submit: async () => left.shift(),
    findByReference: () => Promise.reject(new Error('away')),
    health: async () => ({ available: false, message: '', environmentStage: '' }),
    pollEvents: async () => events.shift(),
  } as unknown as BillingNetwork<AbortSignal>;
  let time = 0;
  const now = () => {
    time += 250;
    return time;
  };
  const calls: NetworkCall[] = [];
  const own = watchedNetwork(network, now, (call) => calls.push(call));
  for (const _ of outcomes) await own.submit({} as never, {} as never);
  await expect(own.findByReference('b', 'r')).rejects.toThrow('away');
  await own.health();
  for (const _ of [1, 2]) await own.pollEvents('businessCase', undefined, 1);
  expect(calls.map(({ call, outcome }) => [call, outcome])).toEqual([
    ['submit', 'accepted'],
    ['submit', 'refused'],
    ['submit', 'unknown'],
    ['find', 'failed'],
    ['health', 'failed'],
    ['events', 'answered'],
  ]);
  expect(calls[0]).toMatchObject({ network: 'mail', seconds: 0.25 });
});

test('how a network is: what waits, and what was heard of it last, of all processes', async () => {
  const now = Date.parse('2026-11-26T12:00:00.000Z');
  const networks = [{ network: 'postfinance', count: 3, oldestAt: '2026-11-26T11:59:00.000Z' }];
  const figures = async () => ({
    ...({ outbox: { count: 3 }, deliveries: { count: 0 } } as StoreFigures),
    webhooks: { working: 0, failing: 0, disabled: 0 },
    networks,
  });
  const watch = prometheusWatch({ key: 'k', store: { check: async () => {}, figures } as never, now: () => now });
  const told = async () => (await watch.networks?.('k'))?.map(({ network, isFailing }) => [network, isFailing]);
  watch.called?.({ network: 'mail', call: 'submit', outcome: 'accepted', seconds: 0.1 });
  expect(await told()).toEqual([['postfinance', undefined]]);
  watch.heard?.('mail');
  expect(await told()).toEqual([
    ['mail', false],
    ['postfinance', undefined],
  ]);
  watch.heard?.('mail', 'sign-in');
  watch.heard?.('postfinance', '12 bills of one day and state do not fit into an answer');
  expect(await watch.networks?.('k')).toEqual([
    { network: 'mail', waiting: 0, oldestSeconds: 0, isFailing: true },
    { network: 'postfinance', waiting: 3, oldestSeconds: 60, isFailing: true },
  ]);
  watch.heard?.('mail');
  expect(await told()).toEqual([
    ['mail', false],
    ['postfinance', true],
  ]);
  expect([await watch.networks?.('other'), await watch.networks?.(undefined)]).toEqual([undefined, undefined]);
  const text = await watch.metrics('k');
  for (const line of [
    'rappen_network_calls_total{network="mail",call="submit",outcome="accepted"} 1',
    'rappen_network_faults_total{network="mail",reason="sign-in"} 1',
    'rappen_network_faults_total{network="postfinance",reason="other"} 1',
    'rappen_network_failing{network="postfinance"} 1',
    'rappen_network_waiting{network="postfinance"} 3',
    'rappen_network_oldest_seconds{network="postfinance"} 60',
    'rappen_network_seconds_count{network="mail"} 1',
  ])
    expect(text?.split('\n')).toContain(line);
});

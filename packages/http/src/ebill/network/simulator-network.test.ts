import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bill, biller, noon } from '../../../../../test/ebill-submissions.ts';
import type { SimulatorEntry, SimulatorJournal } from '../../ports/ebill/index.ts';
import { simulatorNetwork } from './simulator-network.ts';

let close: () => Promise<void>;
let journal: SimulatorJournal;
/** Entries that were read, by whoever reads. */
let read: SimulatorEntry[];

beforeEach(async () => {
  const store = await createStore(sqliteDatabase(':memory:'));
  const { simulator } = store.ebill;
  close = () => store.close();
  read = [];
  journal = {
    ...simulator,
    async read(after, limit) {
      const entries = await simulator.read(after, limit);
      read.push(...entries);
      return entries;
    },
  };
});
afterEach(() => close());

const open = () => simulatorNetwork(journal, () => noon);
const submit = (network: ReturnType<typeof open>, number: number) =>
  network.tell({ kind: 'submit', billerNetId: biller, businessCase: bill(`${number}`) });
const find = (network: ReturnType<typeof open>, number: number) => network.findByReference(biller, `${number}`);

test('who starts again carries out only what came after the snapshot', async () => {
  const network = open();
  for (let number = 1; number <= 2300; number++) await submit(network, number);
  read = [];
  const again = open();
  for (const number of [1, 1000, 2000, 2300]) expect(await find(again, number)).toEqual(await find(network, number));
  expect(await find(again, 2301)).toBeUndefined();
  expect(read).toHaveLength(300);
  expect(await again.tell({ kind: 'count' })).toEqual({ accepted: 2300, referenceNumbers: 2300, repeated: 0 });
});

test('who was left behind goes on from the snapshot, and all agree', async () => {
  const [one, left] = [open(), open()];
  await submit(one, 0);
  expect(await find(left, 0)).toBeDefined();
  for (let number = 1; number <= 1500; number++) await submit(one, number);
  // The entries between are gone: the next number of this one is taken all the same
  const last = await submit(left, 1501);
  expect(last.outcome).toMatchObject({ kind: 'accepted' });
  const both = await Promise.all([submit(one, 1502), submit(left, 1503), submit(one, 1502)]);
  expect(both.map(({ outcome }) => outcome.kind)).toEqual(['accepted', 'accepted', 'duplicate']);
  for (const network of [one, left, open()])
    expect(await network.tell({ kind: 'count' })).toEqual({ accepted: 1504, referenceNumbers: 1504, repeated: 1 });
});

test('a snapshot that cannot be kept loses nothing', async () => {
  journal = { ...journal, keepSnapshot: () => Promise.reject(new Error('full')) };
  const network = open();
  for (let number = 1; number <= 1001; number++) await submit(network, number);
  expect(await find(open(), 1001)).toBeDefined();
});

test('a snapshot of another version is not guessed at', async () => {
  await submit(open(), 1);
  await journal.keepSnapshot({ number: 1, text: '{"format":0}' });
  await expect(find(open(), 1)).rejects.toThrow('another version of Rappen');
});

test('a call that never ends holds up the others for a while only, and nothing is carried out twice', async () => {
  const network = open();
  await submit(network, 1);
  const { append } = journal;
  let goOn: () => void = () => {};
  let hasBegun: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  journal.append = async (entry) => {
    journal.append = append;
    hasBegun();
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    return append(entry);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const stuck = submit(network, 2);
    const next = submit(network, 3);
    await begun;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await next).outcome.kind).toBe('accepted');
    goOn();
    expect((await stuck).outcome.kind).toBe('accepted');
  } finally {
    vi.useRealTimers();
  }
  for (const one of [network, open()])
    expect(await one.tell({ kind: 'count' })).toEqual({ accepted: 3, referenceNumbers: 3, repeated: 0 });
});

import { ok } from '@rappen/core/result';
import { expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { buffersOf, type Order, type Progress, type Reply, type Work } from './messages.ts';
import { createWorkPool } from './pool.ts';
import type { Outcome } from './seat.ts';
import { defaultWorkLimits, threadsFor, type WorkLimits } from './work-limits.ts';

/** What a piece does, by the first byte of its file: the rest of the bytes are the parts of a stream. */
const does = {
  answer: 0,
  never: 1,
  die: 2,
  bug: 3,
  findAndHang: 4,
  findNothing: 5,
  stream: 6,
  tooLarge: 7,
  ask: 8,
  hangLater: 9,
} as const;

const progress: Progress = { found: [{ text: 'SPC' } as Progress['found'][number]], pagesLeft: [2, 3] };

function pool(
  some: Partial<WorkLimits> = {},
  cpuMilliseconds?: () => Promise<number>,
  watch?: Parameters<typeof createWorkPool>[2],
) {
  const counts = { started: 0, ended: 0, dropped: 0 };
  const order: string[] = [];
  let worn = false;
  const made = createWorkPool(
    (replied, died) => {
      counts.started += 1;
      const parts = new Map<number, number[]>();
      let isEnded = false;
      const later = (reply: Reply) => queueMicrotask(() => isEnded || replied(reply));
      const start = (id: number, work: Work) => {
        const [kind, ...rest] = work.kind === 'answer' ? [] : work.file;
        order.push(`start ${work.kind === 'answer' ? '' : work.options && (work.options as { owner?: string }).owner}`);
        if (work.found !== undefined) return later({ id, answer: work.found, streams: false });
        if (kind === does.findAndHang) return replied({ id, progress });
        if (kind === does.findNothing) return replied({ id, progress: { found: [], pagesLeft: [1] } });
        if (kind === does.never) return;
        if (kind === does.die) return queueMicrotask(died);
        if (kind === does.bug) return later({ id, fault: 'a bug' });
        if (kind === does.tooLarge) return later({ id, tooLarge: true });
        if (kind === does.ask) return later({ id, asks: { resource: 'logo.png' } });
        parts.set(id, rest);
        later({ id, answer: ok([]), streams: kind === does.stream || kind === does.hangLater, isWorn: worn });
      };
      return {
        post(said: Order) {
          if ('start' in said) start(said.id, said.start);
          else if ('told' in said) later({ id: said.id, answer: said.told, streams: false });
          else if ('drop' in said) counts.dropped += 1;
          else {
            const part = parts.get(said.id)?.shift() as number;
            if (part === does.never) return void order.push('hangs');
            const isLast = parts.get(said.id)?.length === 0;
            order.push(`part ${part}`);
            later({ id: said.id, piece: Uint8Array.of(part), isLast });
          }
        },
        end() {
          isEnded = true;
          counts.ended += 1;
        },
        ...(cpuMilliseconds && { cpuMilliseconds }),
      };
    },
    { ...defaultWorkLimits, threads: 1, secondsMax: 0.05, waitingMax: 2, ...some },
    watch,
  );
  const over: number[] = [];
  const run = (
    file: readonly number[],
    owner = 'a',
    asked?: Parameters<typeof made.run>[0]['asked'],
    signal?: AbortSignal,
  ) =>
    made.run({
      signal,
      owner,
      work: { kind: 'examine', file: Uint8Array.from(file), options: { now: '', beginnings: [], owner } },
      asked,
      over: () => over.push(file[0] as number),
    });
  return { counts, order, over, pool: made, run, wear: () => (worn = true) };
}

const kindOf = ({ kind }: Outcome): string => kind;
const kindsOf = async (outcomes: readonly Promise<Outcome>[]) => (await Promise.all(outcomes)).map(kindOf);

async function bytesOf(outcome: Outcome): Promise<readonly number[]> {
  if (outcome.kind !== 'answer' || outcome.stream === undefined) throw new Error('there is no stream');
  return [...new Uint8Array(await new Response(outcome.stream).arrayBuffer())];
}

test('pieces are done one after another in one thread, and are over once each', async () => {
  const { counts, run, over } = pool();
  expect(await kindsOf([run([0]), run([0]), run([0])])).toEqual(['answer', 'answer', 'answer']);
  expect([counts.started, over]).toEqual([1, [0, 0, 0]]);
});

test.each([
  ['slow', does.never],
  ['slow', does.findNothing],
  ['too-large', does.die],
])('a piece that is %s goes with its thread, and the next is done', async (kind, what) => {
  const { counts, run, over } = pool();
  expect(await kindsOf([run([what]), run([0])])).toEqual([kind, 'answer']);
  expect([counts.started, counts.ended, over.length]).toEqual([2, 1, 2]);
});

test('memory that was not enough for a piece is no fault of its thread, nor is a bug', async () => {
  const { counts, run } = pool();
  const [large, buggy, sound] = [run([does.tooLarge]), run([does.bug]), run([0])];
  await expect(buggy).rejects.toThrow('a bug');
  expect([await large.then(kindOf), await sound.then(kindOf), counts.started]).toEqual(['too-large', 'answer', 1]);
});

test('of a piece whose time is up another thread makes the answer of what was found', async () => {
  const { counts, run } = pool();
  expect(await run([does.findAndHang])).toEqual({ kind: 'answer', answer: progress });
  expect(counts).toMatchObject({ started: 2, ended: 1 });
});

test('a piece that waits for the processor is not slow, but is not waited for without end', async () => {
  let [asked, worked] = [0, 0];
  const kindWhere = (workedEachTime: number) => {
    [asked, worked] = [0, 0];
    const cpu = async () => {
      asked += 1;
      worked += workedEachTime;
      return worked;
    };
    return pool({}, cpu).run([does.never]).then(kindOf);
  };
  expect([await kindWhere(1000), asked]).toEqual(['slow', 2]);
  expect(await kindWhere(0)).toBe('slow');
  expect(asked).toBeGreaterThan(3);
});

test('only so many pieces wait: of all owners, and of one', async () => {
  const all = pool();
  expect(await kindsOf([all.run([1]), all.run([0]), all.run([0]), all.run([0])])).toEqual([
    'slow',
    'answer',
    'answer',
    'busy',
  ]);
  const one = pool({ waitingMax: 9, ownerWaitingMax: 1 });
  const runs = [one.run([1]), one.run([0]), one.run([0]), one.run([0], 'b')];
  expect(await kindsOf(runs)).toEqual(['slow', 'answer', 'busy', 'answer']);
});

test('whoever comes next has a place to wait, however many wait for much', async () => {
  const { run } = pool({ waitingMax: 16, ownerWaitingMax: 8, secondsMax: 20, abandonedSecondsMax: 0 });
  const gone = new AbortController();
  const busy: Record<string, number> = {};
  const all: Promise<unknown>[] = [];
  for (const owner of ['a', 'b', 'c'])
    for (let count = 0; count < 20; count += 1)
      all.push(
        run([does.never], owner, undefined, gone.signal).then(({ kind }) => {
          if (kind === 'busy') busy[owner] = (busy[owner] ?? 0) + 1;
        }),
      );
  await eventually(() => expect(busy).toEqual({ a: 11, b: 16, c: 18 }));
  const next = run([0], 'd', undefined, gone.signal);
  expect(await Promise.race([next.then(kindOf), Promise.resolve('waits')])).toBe('waits');
  gone.abort();
  await Promise.all([...all, next]);
});

test('owners take turns', async () => {
  const { order, run } = pool({ waitingMax: 9 });
  await Promise.all([run([0]), run([0]), run([0]), run([0]), run([0], 'b'), run([0], 'c')]);
  expect(order).toEqual(['start a', 'start a', 'start b', 'start c', 'start a', 'start a']);
});

test('who has had least of the threads is next, whoever asks for more pieces', async () => {
  // Each look at the clock finds the next time: a piece of the first owner takes 300 ms, one of the others a millisecond
  let time = 0;
  const order: string[] = [];
  const noise = pool({ waitingMax: 40 }, undefined, { now: () => time });
  const run = (owner: string, milliseconds: number) =>
    noise.run([0], owner).then(() => {
      order.push(owner);
      return milliseconds;
    });
  const all = [...Array.from({ length: 4 }, () => run('noisy', 300))];
  time += 300;
  all.push(...Array.from({ length: 8 }, () => run('small', 1)));
  await Promise.all(all);
  expect(order.slice(0, 9)).toEqual(['noisy', ...Array(8).fill('small')]);
});

test('what owners have had is told with every piece', async () => {
  let time = 0;
  const told: unknown[] = [];
  const { run } = pool({}, undefined, {
    now: () => time,
    measured: (owner, { outcome, waitingMilliseconds, workingMilliseconds }) =>
      told.push([owner, outcome, waitingMilliseconds, workingMilliseconds]),
  });
  const both = [run([0]), run([0], 'b')];
  time += 40;
  await Promise.all(both);
  await run([does.bug]).catch(() => {});
  expect(told).toEqual([
    ['a', 'answer', 0, 40],
    ['b', 'answer', 40, 0],
    ['a', 'fault', 0, 0],
  ]);
});

test('a small piece has a reserve while two others are at long work, and nobody loses a thread for it', async () => {
  const short = { longAfterSeconds: 0, tryAfterSeconds: 30, shortSecondsMax: 30, startSecondsMax: 0 };
  const { counts, order, run } = pool({ ...short, secondsMax: 20, abandonedSecondsMax: 0, waitingMax: 9 });
  const gone = new AbortController();
  const long = ['a', 'b'].map((owner) => run([does.never], owner, undefined, gone.signal));
  expect(await kindsOf([run([0], 'c'), run([0], 'd'), run([0], 'c')])).toEqual(['answer', 'answer', 'answer']);
  expect(order).toEqual(['start a', 'start b', 'start c', 'start d', 'start c']);
  expect([counts.started, counts.ended]).toEqual([3, 0]);
  gone.abort();
  expect(await kindsOf(long)).toEqual(['gone', 'gone']);
});

test('a first try makes room for somebody who has had none, and has a second one', async () => {
  const short = { longAfterSeconds: 0, tryAfterSeconds: 0.01, shortSecondsMax: 30, startSecondsMax: 0 };
  const { counts, order, run } = pool({ ...short, secondsMax: 20, abandonedSecondsMax: 0, waitingMax: 9 });
  const gone = new AbortController();
  const long = run([does.never], 'a', undefined, gone.signal);
  const alike = ['b', 'c'].map((owner) => run([does.never], owner, undefined, gone.signal));
  await eventually(() => expect(order).toEqual(['start a', 'start b', 'start c']));
  // Three others are at long work, and a small piece does not wait until one of them has had its seconds
  expect(await run([0], 'd').then(kindOf)).toBe('answer');
  await eventually(() => expect(order).toEqual(['start a', 'start b', 'start c', 'start d', 'start b']));
  expect(counts.ended).toBe(1);
  gone.abort();
  expect(await kindsOf([long, ...alike])).toEqual(['gone', 'gone', 'gone']);
});

test('one owner leaves a thread to the others', async () => {
  const { order, run } = pool({ threads: 2, waitingMax: 9 });
  await Promise.all([run([does.never]), run([0]), run([0], 'b')]);
  expect(order).toEqual(['start a', 'start b', 'start a']);
});

test('a stream gives its thread free between two parts', async () => {
  const { order, run } = pool({ waitingMax: 9 });
  const stream = await run([does.stream, 10, 11, 12, 13, 14, 15]);
  const [bytes, other] = await Promise.all([bytesOf(stream), run([0], 'b')]);
  expect([bytes, kindOf(other)]).toEqual([[10, 11, 12, 13, 14, 15], 'answer']);
  expect(order.indexOf('start b')).toBeLessThan(order.indexOf('part 15'));
});

test('of a stream no more is made than its receiver takes, and nothing once it is gone', async () => {
  const { counts, order, over, run } = pool();
  const outcome = await run([does.stream, ...Array(50).fill(10)]);
  if (outcome.kind !== 'answer') throw new Error(outcome.kind);
  const reader = outcome.stream?.getReader();
  await reader?.read();
  await eventually(() => expect(order.length).toBeGreaterThan(3));
  expect(await run([0]).then(kindOf)).toBe('answer');
  expect(order.length).toBeLessThan(10);
  await reader?.cancel();
  expect([counts.dropped, over]).toEqual([1, [0, does.stream]]);
});

test('a receiver that takes nothing is given up', async () => {
  const { counts, over, run } = pool({ idleSecondsMax: 0.02 });
  const outcome = await run([does.stream, ...Array(50).fill(10)]);
  await eventually(() => expect(counts.dropped).toBe(1));
  await expect(bytesOf(outcome)).rejects.toThrow('takes nothing');
  expect(over).toEqual([does.stream]);
});

test('a stream goes on in another thread, where it was, when its own is lost to another piece', async () => {
  const { counts, run } = pool({ waitingMax: 9 });
  const outcome = await run([does.stream, 10, 11, 12, 13, 14, 15, 16]);
  if (outcome.kind !== 'answer' || outcome.stream === undefined) throw new Error(outcome.kind);
  const reader = outcome.stream.getReader();
  const bytes = [...((await reader.read()).value ?? [])];
  expect(await run([does.die], 'b').then(kindOf)).toBe('too-large');
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes.push(...part.value);
  expect([bytes, counts.started]).toEqual([[10, 11, 12, 13, 14, 15, 16], 2]);
});

test('a stream that takes too long on its way is broken off, and that is told', async () => {
  const { run, over } = pool();
  const reasons: string[] = [];
  const asked = { resource: async () => undefined, brokenOff: ({ message }: Error) => reasons.push(message) };
  const outcome = await run([does.hangLater, 10, does.never, 11], 'a', asked);
  await expect(bytesOf(outcome)).rejects.toThrow('slow');
  expect([reasons.length, over]).toEqual([1, [does.hangLater]]);
});

test('a thread is told what it asks, and its work ends where nobody knows', async () => {
  const { counts, run } = pool();
  const file = { mediaType: 'image/png', bytes: Uint8Array.of(1) };
  const brokenOff = () => {};
  expect(await run([does.ask], 'a', { resource: async () => file, brokenOff })).toEqual({
    kind: 'answer',
    answer: file,
  });
  await expect(
    run([does.ask], 'a', { resource: () => Promise.reject(new Error('no store')), brokenOff }),
  ).rejects.toThrow('no store');
  expect(await run([0]).then(kindOf)).toBe('answer');
  expect(counts).toMatchObject({ started: 2, ended: 1 });
});

test('a thread that has grown is replaced', async () => {
  const { counts, run, wear } = pool();
  wear();
  await run([0]);
  await run([0]);
  expect(counts).toMatchObject({ started: 3, ended: 2 });
});

test('what is not done when the pool ends is busy, and so is what comes after', async () => {
  const { counts, over, pool: ended, run } = pool();
  const runs = [run([1]), run([0])];
  ended.end();
  expect(await kindsOf([...runs, run([0])])).toEqual(['busy', 'busy', 'busy']);
  expect([counts.ended, over.length]).toEqual([1, 3]);
});

test('one core is left to the server', () => {
  expect([1, 2, 4, 64].map(threadsFor)).toEqual([1, 1, 3, 4]);
});

test('large buffers of an answer are handed over, each once', () => {
  const large = new ArrayBuffer(100_000);
  const answer = ok({ files: [new Uint8Array(large, 0, 5), new Uint8Array(large)], small: new Uint8Array(3) });
  expect([...buffersOf(answer)]).toEqual([large]);
});

test('what waits for a caller who has gone is not begun, and what is at it ends with its thread; the turn goes on', async () => {
  const { counts, order, over, run } = pool({ abandonedSecondsMax: 0, secondsMax: 20 });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = run([does.never], 'a', undefined, first.signal);
  const waiting = run([does.never], 'b', undefined, second.signal);
  const sound = run([0], 'c');
  second.abort();
  expect(await waiting.then(kindOf)).toBe('gone');
  first.abort();
  expect(await kindsOf([running, sound])).toEqual(['gone', 'answer']);
  expect([order, counts.started, counts.ended]).toEqual([['start a', 'start c'], 2, 1]);
  expect(over).toEqual([does.never, does.never, 0]);
  expect(await run([0], 'd', undefined, AbortSignal.abort()).then(kindOf)).toBe('gone');
});

test('what is nearly done when its caller goes costs no thread', async () => {
  const { counts, run } = pool({ abandonedSecondsMax: 20 });
  const gone = new AbortController();
  const running = run([0], 'a', undefined, gone.signal);
  gone.abort();
  expect([await running.then(kindOf), counts.ended]).toEqual(['answer', 0]);
});

test('the part of a stream that does not end is ended when nobody takes it any more', async () => {
  const { counts, order, run } = pool({ abandonedSecondsMax: 0, secondsMax: 20 });
  const outcome = await run([does.stream, 5, does.never]);
  if (outcome.kind !== 'answer') throw new Error('there is no stream');
  const reader = outcome.stream?.getReader();
  await reader?.read();
  await eventually(() => expect(order).toContain('hangs'));
  await reader?.cancel();
  expect(await run([0], 'b').then(kindOf)).toBe('answer');
  expect(counts.ended).toBe(1);
});

test('what is short overtakes the long work of others, and what is not short after all does not', async () => {
  const short = { longAfterSeconds: 0, shortSecondsMax: 0.02, startSecondsMax: 0, shortThreads: 1 };
  const { counts, order, run } = pool({ ...short, secondsMax: 20, abandonedSecondsMax: 0, waitingMax: 9 });
  const gone = new AbortController();
  const long = run([does.never], 'a', undefined, gone.signal);
  const own = run([0], 'a');
  expect(await run([0], 'c').then(kindOf)).toBe('answer');
  const alike = run([does.never], 'b', undefined, gone.signal);
  expect(await run([0], 'd').then(kindOf)).toBe('answer');
  // Whose work is long takes the place of nobody else
  const second = run([0], 'b');
  expect(await kindsOf([run([0], 'c'), run([0], 'd')])).toEqual(['answer', 'answer']);
  expect(order).toEqual(['start a', 'start c', 'start b', 'start d', 'start c', 'start d']);
  expect(counts.ended).toBe(1);
  gone.abort();
  expect(await kindsOf([long, alike, own, second])).toEqual(['gone', 'gone', 'answer', 'answer']);
});

test('while nothing is long there is no thread beside the others', async () => {
  const { counts, run } = pool({ threads: 1, waitingMax: 9 });
  expect(await kindsOf([run([0]), run([0], 'b'), run([0], 'c')])).toEqual(['answer', 'answer', 'answer']);
  expect(counts.started).toBe(1);
});

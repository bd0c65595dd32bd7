import { ok } from '@rappen/core/result';
import { expect, test } from 'vitest';
import { documentWork } from './document-work.ts';
import type { FoundCode } from './found-code.ts';
import {
  buffersOf,
  carryOut,
  createThreadPool,
  type ThreadLimits,
  threadsFor,
  type WorkAnswer,
  warmUp,
} from './thread-pool.ts';

const options = { effort: 'DEFAULT', all: true } as const;

/** Threads whose answer to a file is chosen by its first byte: 0 nothing, 1 never, 2 dies, 3 a bug, 4 a part and then never, 5 a part without codes. */
function threads(limits: Partial<ThreadLimits> = {}) {
  const counts = { started: 0, ended: 0, atWork: 0, mostAtWork: 0 };
  const pool = createThreadPool(
    (replied, died) => {
      counts.started += 1;
      return {
        post({ file }) {
          counts.atWork += 1;
          counts.mostAtWork = Math.max(counts.mostAtWork, counts.atWork);
          if (file[0] === 4) replied({ progress: { found: [{ text: 'SPC' } as FoundCode], pagesLeft: [2, 3, 5] } });
          if (file[0] === 5) replied({ progress: { found: [], pagesLeft: [1] } });
          if ([1, 4, 5].includes(file[0] as number)) return;
          queueMicrotask(() => {
            counts.atWork -= 1;
            if (file[0] === 2) died();
            else if (file[0] === 3) replied({ fault: 'a bug' });
            else replied({ answer: ok([]) });
          });
        },
        end() {
          counts.ended += 1;
        },
      };
    },
    { threads: 1, secondsMax: 0.05, waitingMax: 2, ...limits },
  );
  const read = (kind: number, length = 1) => pool.readCodes(new Uint8Array(length).fill(kind), options);
  return { counts, pool, read };
}

function codeOf(answer: WorkAnswer): string {
  return answer.ok ? 'ok' : answer.problems[0].code;
}

test('files are read one after another in one thread', async () => {
  const { counts, read } = threads();
  expect((await Promise.all([read(0), read(0), read(0)])).map(codeOf)).toEqual(['ok', 'ok', 'ok']);
  expect(counts).toEqual({ started: 1, ended: 0, atWork: 0, mostAtWork: 1 });
});

test('several threads work side by side, and no more than there are to be', async () => {
  const { counts, read } = threads({ threads: 2, waitingMax: 9 });
  expect((await Promise.all(Array.from({ length: 6 }, () => read(0)))).map(codeOf)).toEqual(Array(6).fill('ok'));
  expect(counts).toEqual({ started: 2, ended: 0, atWork: 0, mostAtWork: 2 });
});

test('a thread that is there is taken before another is started', async () => {
  const { counts, read } = threads({ threads: 4 });
  for (let index = 0; index < 5; index++) await read(0);
  expect(counts.started).toBe(1);
});

test.each([
  [1, 'FILE_TOO_SLOW'],
  [2, 'PDF_TOO_COMPLEX'],
])('a file of kind %i ends as %s, with its thread, and the next is read', async (kind, code) => {
  const { counts, read } = threads();
  expect((await Promise.all([read(kind), read(0)])).map(codeOf)).toEqual([code, 'ok']);
  expect(counts).toMatchObject({ started: 2, ended: 1 });
});

test('of a file whose time is up comes back what was found, with the pages that were left', async () => {
  const { counts, read } = threads();
  const [part, none, next] = await Promise.all([read(4), read(5), read(0)]);
  expect(part).toEqual({
    ok: true,
    value: [{ text: 'SPC' }],
    warnings: [{ code: 'FILE_PAGES_LEFT', path: [], params: { pages: '2–3, 5' } }],
  });
  expect([codeOf(none), codeOf(next)]).toEqual(['FILE_TOO_SLOW', 'ok']);
  expect(next).not.toHaveProperty('warnings');
  expect(counts).toMatchObject({ started: 3, ended: 2 });
});

test('a file that ends its thread does not touch the one beside it', async () => {
  const { read } = threads({ threads: 2 });
  expect((await Promise.all([read(2), read(0), read(1), read(0)])).map(codeOf)).toEqual([
    'PDF_TOO_COMPLEX',
    'ok',
    'FILE_TOO_SLOW',
    'ok',
  ]);
});

test('only so many files wait', async () => {
  const { read } = threads();
  const readings = await Promise.all([read(1), read(0), read(0), read(0)]);
  expect(readings.map(codeOf)).toEqual(['FILE_TOO_SLOW', 'ok', 'ok', 'SERVICE_BUSY']);
});

test('only so many bytes wait', async () => {
  const { read } = threads({ waitingBytesMax: 1000 });
  const readings = await Promise.all([read(1), read(0, 1001), read(0)]);
  expect(readings.map(codeOf)).toEqual(['FILE_TOO_SLOW', 'ok', 'SERVICE_BUSY']);
});

test('what is not done when the threads end is refused', async () => {
  const { counts, pool, read } = threads();
  const readings = [read(1), read(0)];
  pool.end();
  expect((await Promise.all(readings)).map(codeOf)).toEqual(['SERVICE_BUSY', 'SERVICE_BUSY']);
  expect(counts).toMatchObject({ started: 1, ended: 1 });
});

test('a thread that does not work is noticed at the start', async () => {
  const { counts, pool } = threads();
  await expect(warmUp(pool)).rejects.toThrow('does not start');
  expect(counts.started).toBe(counts.ended);
});

test('a bug in the work is a fault of its file alone, and the thread goes on', async () => {
  const { counts, read } = threads();
  const [buggy, sound] = [read(3), read(0)];
  await expect(buggy).rejects.toThrow('a bug');
  expect([codeOf(await sound), counts.started]).toEqual(['ok', 1]);
});

test('work that needs too much is refused, and what is thrown otherwise is a fault', async () => {
  const thrown = (error: unknown) =>
    carryOut(documentWork({ readCodes: () => Promise.reject(error) }), {
      name: 'readCodes',
      file: new Uint8Array(),
      options,
    });
  expect(await thrown(new RangeError('Maximum call stack size exceeded'))).toMatchObject({
    answer: { problems: [{ code: 'PDF_TOO_COMPLEX' }] },
  });
  expect(await thrown(new TypeError('undefined is not a function'))).toMatchObject({
    fault: expect.stringContaining('not a function'),
  });
});

test('one core is left to the server', () => {
  expect([1, 2, 4, 64].map(threadsFor)).toEqual([1, 1, 3, 4]);
});

test('large buffers of an answer are handed over, each once', () => {
  const large = new ArrayBuffer(100_000);
  const answer = ok({ files: [new Uint8Array(large, 0, 5), new Uint8Array(large)], small: new Uint8Array(3) });
  expect([...buffersOf(answer)]).toEqual([large]);
});

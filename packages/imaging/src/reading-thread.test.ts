import { ok } from '@rappen/core/result';
import { expect, test } from 'vitest';
import { createThreadReader, type Reading, type ThreadLimits, warmUp } from './reading-thread.ts';

const options = { effort: 'DEFAULT', all: true } as const;
const limits: ThreadLimits = { secondsMax: 0.05, waitingMax: 2 };

/** A thread whose answer to a file is chosen by its first byte: 0 nothing, 1 never, 2 dies. */
function threads() {
  const counts = { started: 0, ended: 0 };
  const reader = createThreadReader((answered, died) => {
    counts.started += 1;
    return {
      post({ file }) {
        if (file[0] === 0) queueMicrotask(() => answered(ok([])));
        if (file[0] === 2) queueMicrotask(died);
      },
      end() {
        counts.ended += 1;
      },
    };
  }, limits);
  const read = (kind: number) => reader.readCodes(Uint8Array.of(kind), options);
  return { counts, reader, read };
}

function codeOf(reading: Reading): string {
  return reading.ok ? 'ok' : reading.problems[0].code;
}

test('files are read one after another in one thread', async () => {
  const { counts, read } = threads();
  expect((await Promise.all([read(0), read(0), read(0)])).map(codeOf)).toEqual(['ok', 'ok', 'ok']);
  expect(counts).toEqual({ started: 1, ended: 0 });
});

test.each([
  [1, 'file.too-slow'],
  [2, 'pdf.too-complex'],
])('a file of kind %i ends as %s, with its thread, and the next is read', async (kind, code) => {
  const { counts, read } = threads();
  expect((await Promise.all([read(kind), read(0)])).map(codeOf)).toEqual([code, 'ok']);
  expect(counts).toEqual({ started: 2, ended: 1 });
});

test('only so many files wait', async () => {
  const { read } = threads();
  const readings = await Promise.all([read(1), read(0), read(0), read(0)]);
  expect(readings.map(codeOf)).toEqual(['file.too-slow', 'ok', 'ok', 'file.reader-busy']);
});

test('a thread that does not work is noticed at the start', async () => {
  const { counts, reader } = threads();
  await expect(warmUp(reader)).rejects.toThrow('does not start');
  expect(counts.started).toBe(counts.ended);
});

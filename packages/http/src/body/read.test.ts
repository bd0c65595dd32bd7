import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { readBytes } from './read.ts';

function requestOf(pieces: readonly (Uint8Array | Error)[], headers: Record<string, string> = {}): Request {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(piece);
    },
  });
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const piece = new Uint8Array([1, 2, 3]);

test.each<[name: string, headers: Record<string, string>]>([
  ['a body of a length that nobody declared', {}],
  ['a body of a length that was declared', { 'content-length': '6' }],
])('%s is read to its bound, and not beyond', async (_name, headers) => {
  expect(expectValue(await readBytes(requestOf([piece, piece], headers), 6))).toEqual(
    new Uint8Array([1, 2, 3, 1, 2, 3]),
  );
  expect(codesOf(await readBytes(requestOf([piece, piece], headers), 5))).toEqual(['PAYLOAD_TOO_LARGE']);
});

test.each<[headers: Record<string, string>]>([[{}], [{ 'content-length': '6' }]])(
  'a sender who goes away (%o) has sent no body, and is no fault of ours',
  async (headers) => {
    const request = requestOf([piece, new Error('aborted')], headers);
    expect(codesOf(await readBytes(request, 100))).toEqual(['BODY_BROKEN_OFF']);
  },
);

test('a body without a byte is none', async () => {
  expect(codesOf(await readBytes(requestOf([]), 100))).toEqual(['BODY_REQUIRED']);
  expect(codesOf(await readBytes(new Request('http://localhost'), 100))).toEqual(['BODY_REQUIRED']);
});

import { expect, test } from 'vitest';
import type { Answer } from '../answer/answer.ts';
import { text } from '../answer/answer.ts';
import { printedAnswer } from '../answer/printed.ts';
import { wordingOf } from '../ebill/operation/wording.ts';
import type { LongWork, RouteCall, WorkAnswer } from '../ports/work.ts';
import type { Call, LongWorkDescription, Route } from '../route/route.ts';
import { serveLongWork } from './serve-call.ts';

const inPlace = text('in place');
const print = (answer: Answer) => printedAnswer(answer, 'id', wordingOf('/v2'));

function serve(
  longWork: LongWorkDescription | undefined,
  body: string | ReadableStream<Uint8Array> | undefined,
  answered: WorkAnswer = print(text('in a thread')),
  headers: Record<string, string> = {},
) {
  const calls: RouteCall[] = [];
  const kept: (Uint8Array | undefined)[] = [];
  const room = { taken: 0, given: 0 };
  const given = (bytes: number) => () => {
    room.given += bytes;
  };
  const work: LongWork = {
    takeRoom(_owner, bytes) {
      room.taken += bytes;
      return bytes > 2_000_000 ? undefined : given(bytes);
    },
    async answer(call, _asked, over) {
      calls.push(structuredClone(call));
      kept.push(call.body);
      over();
      return answered;
    },
  };
  const route = { method: 'POST', path: '/v2/a', longWork, handle: () => inPlace } as unknown as Route;
  const length = typeof body === 'string' ? { 'content-length': String(body.length) } : {};
  const request = new Request('http://a/v2/a', {
    method: 'POST',
    headers: { ...length, 'x-api-key': 'secret', ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  } as RequestInit);
  const clock = { today: () => '2026-01-02', now: () => 7 };
  const call = {
    request,
    requestId: 'id',
    key: { id: 'k', owner: 'o', scopes: [], demo: false },
    query: {},
    parameters: {},
    profile: { name: '2.3' },
    ports: { clock, work },
  } as unknown as Call;
  return { calls, kept, room, sent: serveLongWork(route, call, print) };
}

const codesOf = async ({ sent }: ReturnType<typeof serve>) => (await sent)?.codes;
const long = { bodyBytesMax: 1_000_000 };

test('a thread gets the call as plain data, without the proof of who calls', async () => {
  const { calls, kept, room, sent } = serve(long, 'x', undefined, { accept: 'image/png' });
  expect((await sent)?.body).toBe('in a thread');
  expect(calls).toMatchObject([{ method: 'POST', path: '/v2/a', profile: '2.3', today: '2026-01-02', now: 7 }]);
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    accept: 'image/png',
    'content-length': '1',
    'content-type': 'text/plain;charset=UTF-8',
  });
  expect(new TextDecoder().decode(calls[0]?.body)).toBe('x');
  expect(room).toEqual({ taken: 1, given: 1 });
  // The memory of the body is free when the work is over
  expect(kept[0]?.length).toBe(0);
});

test('what is short stays where it is, unless the route says that it is long', async () => {
  const onlyLarge = { ...long, isLong: () => false };
  expect(await serve(undefined, 'x').sent).toBeUndefined();
  expect(await serve(onlyLarge, 'x').sent).toBeUndefined();
  expect((await serve(onlyLarge, 'x'.repeat(40_000)).sent)?.body).toBe('in a thread');
  expect((await serve({ ...long, isLong: () => true }, 'x').sent)?.body).toBe('in a thread');
});

test('a body that is too long by its own words is left to the handler, unread', async () => {
  const { room, sent } = serve(long, 'x', undefined, { 'content-length': '1000001' });
  expect([await sent, room.taken]).toEqual([undefined, 0]);
});

test('a body that does not say its length takes the room of the longest, and is refused at the byte too many', async () => {
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
  const served = serve(long, endless);
  expect(await codesOf(served)).toEqual(['PAYLOAD_TOO_LARGE']);
  expect(served.room).toEqual({ taken: 1_000_000, given: 1_000_000 });
});

test('a body that breaks off gives its room back', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });
  const served = serve(long, broken);
  expect(await codesOf(served)).toEqual(['BODY_BROKEN_OFF']);
  expect(served.room).toEqual({ taken: 1_000_000, given: 1_000_000 });
});

test('without a body the handler says what is wrong', async () => {
  expect((await serve(long, undefined).sent)?.body).toBe('in place');
});

test('where there is no room nothing is read', async () => {
  const body = new ReadableStream<Uint8Array>(
    {
      pull() {
        throw new Error('read');
      },
    },
    { highWaterMark: 0 },
  );
  expect(await codesOf(serve({ bodyBytesMax: 3_000_000 }, body))).toEqual(['SERVICE_BUSY']);
});

test.each([
  ['busy', false, 503, 'SERVICE_BUSY'],
  ['gone', false, 400, 'CALLER_GONE'],
  ['too-large', false, 422, 'WORK_TOO_LARGE'],
  ['too-large', true, 422, 'PDF_TOO_COMPLEX'],
  [{ slowAfterSeconds: 20 }, false, 422, 'WORK_TOO_SLOW'],
  [{ slowAfterSeconds: 20 }, true, 422, 'FILE_TOO_SLOW'],
] as const)('%o, on pages %o: %i %s', async (answered, isOnPages, status, code) => {
  const sent = await serve({ ...long, isOnPages }, 'x', answered).sent;
  expect([sent?.status, sent?.codes]).toEqual([status, [code]]);
});

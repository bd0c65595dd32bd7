import { expect, test } from 'vitest';
import { bodyStartOf, failureOf, retryAfterSecondsOf } from './sender.ts';

const now = Date.parse('2026-11-21T09:53:31.814Z');

test.each([
  ['0', 0],
  ['120', 120],
  [' 120 ', 120],
  ['999999999', 999_999_999],
  ['Sat, 21 Nov 2026 09:54:32 GMT', 61],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ...[
    '',
    '-1',
    '1.5',
    '1e3',
    '1234567890',
    'soon',
    '2026-11-22',
    'Sat, 99 Nov 2026 09:54:32 GMT',
    'Sat, 21 Nov 2026',
  ].map((text): [string, undefined] => [text, undefined]),
  [null, undefined],
  [undefined, undefined],
])('Retry-After %j is %j seconds', (header, seconds) => expect(retryAfterSecondsOf(header, now)).toBe(seconds));

async function* pieces(count: number, length: number, taken: { count: number; closed: boolean }, fails = false) {
  try {
    for (let index = 0; index < count; index++) {
      taken.count += 1;
      yield new Uint8Array(length).fill(97 + (index % 26));
    }
    if (fails) throw new Error('broken off');
  } finally {
    taken.closed = true;
  }
}

test.each([
  [0, 0, 0, 0],
  [3, 10, 30, 3],
  [3, 999, 1000, 3],
  [1_000_000, 1000, 1000, 64],
  [10, 64_000, 1000, 1],
  [100_000, 1, 1000, 64_000],
])('of %d pieces of %d bytes %d are kept and %d taken', async (count, length, kept, expected) => {
  const taken = { count: 0, closed: false };
  expect((await bodyStartOf(pieces(count, length, taken))).length).toBe(kept);
  expect(taken).toEqual({ count: expected, closed: true });
});

test('what breaks off is kept, and bytes that are no UTF-8 are replaced', async () => {
  expect(await bodyStartOf(pieces(2, 1, { count: 0, closed: false }, true))).toBe('ab');
  const bytes = (async function* () {
    yield Uint8Array.from([0x61, 0xff, 0xc3]);
    yield Uint8Array.from([0xa9]);
  })();
  expect(await bodyStartOf(bytes)).toBe('a\ufffdé');
});

test.each([
  [{ code: 'ADDRESS_NOT_ALLOWED' }, 'ADDRESS_NOT_ALLOWED'],
  [{ name: 'TimeoutError', code: 23 }, 'TIMED_OUT'],
  [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'TIMED_OUT'],
  [{ code: 'ETIMEDOUT' }, 'TIMED_OUT'],
  [{ code: 'ABORT_ERR' }, 'TIMED_OUT'],
  [{ code: 'ENOTFOUND' }, 'NAME_NOT_FOUND'],
  [{ code: 'EAI_AGAIN' }, 'NAME_NOT_FOUND'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'TLS_FAILED'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'TLS_FAILED'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'TLS_FAILED'],
  [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'TLS_FAILED'],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'TLS_FAILED'],
  [{ code: 'HPE_INVALID_CONSTANT' }, 'ANSWER_UNREADABLE'],
  [{ code: 'UND_ERR_HEADERS_OVERFLOW' }, 'ANSWER_UNREADABLE'],
  [{ code: 'ECONNREFUSED' }, 'CONNECTION_FAILED'],
  [new TypeError('fetch failed'), 'CONNECTION_FAILED'],
])('%j is %s', (error, failure) => expect(failureOf(error)).toBe(failure));

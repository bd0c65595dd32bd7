import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswerError, Rappen, RappenError, type RappenOptions } from './index.ts';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

type Reply = Response | Error | (() => Response) | 'silence';

/** A client whose service answers with these, one after the other; the last stays. */
function clientOf(replies: readonly Reply[], options: Partial<RappenOptions> = {}) {
  const sent: Sent[] = [];
  const answering: typeof fetch = async (input, init = {}) => {
    const { method = 'GET', headers, body } = init;
    const bytes = body as Uint8Array | undefined;
    sent.push({ url: String(input), method, headers: new Headers(headers), body: new TextDecoder().decode(bytes) });
    const reply = replies[Math.min(sent.length, replies.length) - 1];
    if (reply === 'silence')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('nothing was prepared');
    return typeof reply === 'function' ? reply() : reply.clone();
  };
  const client = new Rappen({ url: 'https://bills.example.ch/', apiKey: 'key', fetch: answering, ...options });
  return { client, sent };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  code,
  message: `Refused: ${code}`,
  fieldErrors: [],
  requestId: 'r-1',
  ...more,
});

/** What a promise ends with, while no time passes but that which the client waits for. */
async function ended<T>(promise: Promise<T>): Promise<T | Error> {
  const settled = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = { ids: [1] };
const report = { done: 1, refused: 0, cases: [] };

describe('what is sent', () => {
  test('the key, what is accepted, the query and the body', async () => {
    const { client, sent } = clientOf([new Response('<svg/>')]);
    const query = { language: 'de', pageSize: 'A5', boundaryLines: false } as const;
    const invoice = { paymentAmountInformation: { amount: 1949.75, currency: 'CHF' } } as never;
    expect(await client.createPaymentPart(invoice, { ...query, format: 'image/svg+xml' })).toBe('<svg/>');
    const [{ url, method, headers, body }] = sent as [Sent];
    expect([method, url]).toEqual([
      'POST',
      'https://bills.example.ch/v2/payment-part-receipt?language=de&pageSize=A5&boundaryLines=false',
    ]);
    expect(headers.get('x-api-key')).toBe('key');
    expect(headers.get('accept')).toBe('image/svg+xml, application/json;q=0.1');
    expect(headers.get('user-agent')).toMatch(/^rappen-client-typescript\/\d+\.\d+\.\d+ \(api \d+\.\d+\)$/);
    expect(body).toBe('{"paymentAmountInformation":{"amount":1949.75,"currency":"CHF"}}');
  });

  test('parts of the path are quoted, and the biller is that of the call', async () => {
    const { client, sent } = clientOf([json(200, {})], { biller: 'BIID0000000001' });
    await client.getBusinessCase('1/../2');
    await client.getBillRecipient('4', { biller: 'BIID0000000002' });
    expect(sent.map(({ url }) => url.replace('https://bills.example.ch', ''))).toEqual([
      '/api/v1/business-cases/1%2F..%2F2',
      '/api/v1/bill-recipients/4',
    ]);
    expect(sent.map(({ headers }) => headers.get('x-biller'))).toEqual(['BIID0000000001', 'BIID0000000002']);
  });

  test('a form is the same bytes each time, and its boundary is in none of its files', async () => {
    const { client, sent } = clientOf([new Response('VALID')]);
    const file = { name: 'a"b.pdf', data: new TextEncoder().encode('x rappen-client-boundary y') };
    for (const _ of [1, 2]) await client.validateQrBill({ file });
    const [first, second] = sent as [Sent, Sent];
    expect(first.body).toBe(second.body);
    expect(first.headers.get('content-type')).toBe('multipart/form-data; boundary=rappen-client-boundary-');
    expect(first.body).toContain('name="file"; filename="a_b.pdf"');
    expect(first.body.split('--rappen-client-boundary-')).toHaveLength(3);
  });

  test('what a success says in its headers is handed over', async () => {
    const { client } = clientOf([new Response('SPC', { headers: { 'x-normalized-fields': 'creditor.name' } })]);
    const said: (string | null)[] = [];
    const onHeaders = (headers: Headers) => said.push(headers.get('x-normalized-fields'));
    await client.createPayload({} as never, { normalizeInput: true, onHeaders });
    expect(said).toEqual(['creditor.name']);
  });

  test('a body of several possible types is the one that is said', async () => {
    const { client, sent } = clientOf([json(200, {})]);
    const png = new Uint8Array([1]);
    await client.saveResource('logo.png', png, { contentType: 'image/png' });
    expect(sent[0]?.headers.get('content-type')).toBe('image/png');
    const wrong = client.saveResource('logo.png', png, { contentType: 'text/html' as never });
    await expect(wrong).rejects.toThrow(TypeError);
  });
});

describe('what is sent again', () => {
  const twice: readonly (readonly [string, Reply])[] = [
    ['a lost connection', new TypeError('fetch failed')],
    ['status 429', json(429, refusal(429, 'RATE_LIMITED'))],
    ['status 502', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['status 503', json(503, refusal(503, 'SERVICE_BUSY'))],
    ['status 504', new Response('', { status: 504 })],
    ['a first that still runs', json(409, refusal(409, 'IDEMPOTENCY_IN_PROGRESS'), { 'retry-after': '1' })],
  ];
  test.each(twice)('%s: with the key that the client has made', async (_name, reply) => {
    const { client, sent } = clientOf([reply, json(200, report)]);
    expect(await ended(client.releaseBusinessCases(ids))).toEqual(report);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  test('a call that is made again has another key, unless the caller gives one', async () => {
    const { client, sent } = clientOf([json(200, report)]);
    await client.releaseBusinessCases(ids);
    await client.releaseBusinessCases(ids);
    await client.releaseBusinessCases(ids, { idempotencyKey: 'mine' });
    const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  test.each([400, 401, 403, 404, 409, 410, 422, 500])('nothing with status %i', async (status) => {
    const { client, sent } = clientOf([json(status, refusal(status, 'OTHER'))]);
    expect(await ended(client.releaseBusinessCases(ids))).toMatchObject({ status, code: 'OTHER' });
    expect(sent).toHaveLength(1);
  });

  test('as often as is said, and then the last refusal is thrown', async () => {
    const { client, sent } = clientOf([json(503, refusal(503, 'SERVICE_BUSY'))], { retries: 2 });
    expect(await ended(client.listCountries())).toBeInstanceOf(RappenError);
    expect(sent).toHaveLength(3);
    expect(await ended(client.listCountries({ retries: 0 }))).toBeInstanceOf(RappenError);
    expect(sent).toHaveLength(4);
  });

  test.each([
    ['seconds', '7', 7],
    ['a date', new Date('2026-01-01T00:00:09Z').toUTCString(), 9],
  ])('not before the time that the service says in %s', async (_name, header, seconds) => {
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    const { client, sent } = clientOf([json(429, {}, { 'retry-after': header }), json(200, [])]);
    const answer = client.listCountries();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual([]);
  });

  test('nothing where the service asks for more than a minute', async () => {
    const { client, sent } = clientOf([json(503, {}, { 'retry-after': '61' })]);
    expect(await ended(client.listCountries())).toMatchObject({ retryAfterSeconds: 61, code: 'HTTP_503' });
    expect(sent).toHaveLength(1);
  });

  test('a deletion that was carried out although its answer was lost', async () => {
    const gone = json(404, refusal(404, 'WEBHOOK_NOT_FOUND'));
    const lost = clientOf([new TypeError('fetch failed'), gone]).client;
    expect(await ended(lost.deleteWebhook(undefined, { id: 1 }))).toBeUndefined();
    const busy = clientOf([json(503, {}), gone]).client;
    expect(await ended(busy.deleteWebhook(undefined, { id: 1 }))).toMatchObject({ status: 404 });
  });
});

describe('time', () => {
  test('an attempt that takes too long is given up, and made again', async () => {
    const { client, sent } = clientOf(['silence', json(200, [])], { timeoutMilliseconds: 900 });
    expect(await ended(client.listCountries())).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test('the error says that it was the time, and the key to go on with', async () => {
    const { client } = clientOf(['silence'], { retries: 0 });
    const error = await ended(client.releaseBusinessCases(ids, { idempotencyKey: 'k-1' }));
    expect(error).toBeInstanceOf(NoAnswerError);
    expect(error).toMatchObject({ isTimeout: true, idempotencyKey: 'k-1' });
  });

  test('a signal ends a call that waits for an answer, or for the next attempt', async () => {
    for (const reply of ['silence', json(503, {})] as const) {
      const controller = new AbortController();
      const { client, sent } = clientOf([reply]);
      const answer = client.listCountries({ signal: controller.signal }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(100);
      controller.abort('enough');
      expect(await answer).toBe('enough');
      expect(sent).toHaveLength(1);
    }
  });

  test('a signal that was given before lets nothing be sent', async () => {
    const { client, sent } = clientOf([json(200, [])]);
    await expect(client.listCountries({ signal: AbortSignal.abort('no') })).rejects.toBe('no');
    expect(sent).toEqual([]);
  });
});

describe('errors', () => {
  test('say everything that the service says', async () => {
    const fieldErrors = [{ fieldName: 'creditorInformation.iban', message: 'Wrong', code: 'IBAN_CHECKSUM' }];
    const anomalies = [{ code: 'VELOCITY', severity: 'block' }];
    const body = refusal(422, 'ANOMALY_DETECTED', { fieldErrors, anomalies, businessCaseId: 7 });
    const { client } = clientOf([json(422, body)]);
    const error = await ended(client.releaseBusinessCases(ids));
    expect(error).toMatchObject({ ...body, body, name: 'RappenError' });
  });

  test.each<readonly [string, Response]>([
    ['a page of HTML', new Response('<html>', { status: 400, headers: { 'content-type': 'text/html' } })],
    ['nothing', new Response(null, { status: 400 })],
    ['JSON of another', json(400, { fieldErrors: 'x', code: 7, message: null, anomalies: {} })],
    ['a list', json(400, [1])],
    ['null', json(400, null)],
    ['half an error', new Response('{"code":"A', { status: 400 })],
  ])('of somebody else are errors all the same: %s', async (_name, reply) => {
    const { client } = clientOf([reply]);
    expect(await ended(client.listCountries())).toMatchObject({ status: 400, code: 'HTTP_400', fieldErrors: [] });
  });

  test('the text of a verdict is the message', async () => {
    const { client } = clientOf([
      new Response('iban: wrong', { status: 422, headers: { 'content-type': 'text/plain' } }),
    ]);
    expect(await ended(client.validatePayload('SPC'))).toMatchObject({ status: 422, message: 'iban: wrong' });
  });

  test('a success that is no JSON is one', async () => {
    const { client } = clientOf([new Response('<html>sign in</html>')]);
    expect(await ended(client.listCountries())).toMatchObject({ status: 200, code: 'ANSWER_NOT_JSON' });
  });

  test('a redirection is one: the key goes nowhere else', async () => {
    const { client, sent } = clientOf([
      new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    ]);
    expect(await ended(client.listCountries())).toMatchObject({ status: 302 });
    expect(sent).toHaveLength(1);
  });

  test('an answer without an end is read no further than agreed', async () => {
    let pulled = 0;
    const endless = (status: number) => () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(100_000));
          },
        }),
        { status },
      );
    const { client } = clientOf([endless(200)], { answerBytesMax: 1_000_000 });
    expect(await ended(client.exampleBulkXlsx())).toMatchObject({ code: 'ANSWER_TOO_LONG' });
    const refused = clientOf([endless(400)]);
    expect(await ended(refused.client.exampleBulkXlsx())).toMatchObject({ code: 'HTTP_400' });
    expect(pulled).toBeLessThan(40);
  });
});

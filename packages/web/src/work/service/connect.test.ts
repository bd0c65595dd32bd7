import { afterEach, expect, test, vi } from 'vitest';
import { call, submitExample } from './connect.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers in turn, and keeps what was asked. */
function serve(...answers: readonly (Response | Error)[]) {
  const asked: { readonly path: string; readonly init: RequestInit }[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No answer is left');
    return answer;
  });
  return asked;
}

test('money comes as it was written, other numbers as numbers', async () => {
  serve(new Response('[{"id":7,"totalAmount":{"value":150.10,"currencyCode":"CHF"},"at":1795254811814}]'));
  const answer = await call('Cases.list');
  expect(answer).toEqual({
    ok: true,
    value: [{ id: 7, totalAmount: { value: '150.10', currencyCode: 'CHF' }, at: 1795254811814 }],
  });
});

test('texts that look like money, or hold quotation marks, stay as they are', async () => {
  const value = { a: '1.50', b: 'x "1.50" \\ 2.50', '3.50': ['\\', 'é "'], c: true, d: null, e: -7 };
  serve(new Response(JSON.stringify(value)));
  expect(await call('Cases.get')).toEqual({ ok: true, value });
});

test('an answer may be long', async () => {
  const many = Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'x'.repeat(10), value: `${id}.50` }));
  serve(new Response(JSON.stringify(many).replace(/"(\d+\.50)"/g, '$1')));
  expect(await call('Simulator.submissions')).toEqual({ ok: true, value: many });
});

test('the token of the session goes with every call after it was told', async () => {
  const asked = serve(new Response('{"csrfToken":"abc"}'), new Response('null'));
  await call('Session.me');
  expect(await call('Users.remove', { id: 'x' })).toEqual({ ok: true, value: null });
  expect(asked[1]).toMatchObject({
    path: '/connect/Users/remove',
    init: { method: 'POST', body: '{"id":"x"}', headers: { 'x-csrf-token': 'abc' }, redirect: 'error' },
  });
});

test('a refusal is told with its fields', async () => {
  const fieldErrors = [{ fieldName: 'iban', message: 'wrong', code: 'IBAN_FORMAT' }];
  const body = { status: 400, code: 'VALIDATION_FAILED', message: 'wrong', fieldErrors };
  serve(new Response(JSON.stringify(body), { status: 400 }));
  expect(await call('CreditAccounts.add')).toEqual({ ok: false, refusal: { ...body, anomalies: [] } });
});

test.each([
  ['nothing', new Error('offline')],
  ['a page of a proxy', new Response('<html>', { status: 502 })],
  ['what is no JSON', new Response('<html>')],
  ['JSON without a code', new Response('[1]', { status: 500 })],
])('%s is no answer', async (_name, answer) => {
  serve(answer);
  expect(await call('Cases.list')).toMatchObject({ ok: false, refusal: { code: 'UNREACHABLE' } });
});

test('an example is submitted as it came, to the digit', async () => {
  const text = '{"businessCase":{"totalAmount":{"value":10.00}}}';
  const asked = serve(new Response(text), new Response('{"id":3}', { status: 201 }));
  expect(await submitExample('bill', 'STAGE')).toEqual({ ok: true, value: { id: 3 } });
  expect(asked[1]).toMatchObject({ path: '/api/v1/business-cases/bill?processingMode=STAGE', init: { body: text } });
});

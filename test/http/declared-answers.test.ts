import { routes } from '@rappen/http';
import { expect, test } from 'vitest';
import { invoiceExample } from '../../packages/http/src/qr/request/examples.ts';
import { slip } from '../runtimes/samples.ts';
import { undeclared } from './declared-answers.ts';
import { recordExchange } from './example-recorder.ts';
import { apiKey, withServer } from './server.ts';

const server = withServer();
const readable = ['application/json', 'text/plain', 'application/xml'];
/** Those on payments are asked with orders of the day, in tests of their own, which look at each answer in the same way. */
const operations = routes.filter(
  ({ path, answers }) =>
    path.startsWith('/v2/') &&
    !path.startsWith('/v2/payments/') &&
    readable.some((type) => Object.hasOwn(answers, type)),
);

/** An answer to the example of an operation, or to the file of a slip, and what is undeclared in it. */
async function ask(method: string, path: string, init: RequestInit, query = ''): Promise<[number, string | undefined]> {
  const headers = { 'x-api-key': apiKey, accept: readable.join(', '), ...init.headers };
  const response = await fetch(`${server.url}${path}${query}`, { ...init, method, headers });
  const answer = await response.text();
  const answerType = response.headers.get('content-type') ?? undefined;
  if (response.ok) recordExchange({ method, path, answerType, answer });
  const isJson = answerType?.startsWith('application/json') === true;
  return [response.status, isJson ? undeclared(method, path, response.status, answer) : undefined];
}

test.each(operations.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers as it says',
  async (_name, { method, path, body: first, otherBodies = [] }) => {
    // What reads other files than slips has one as its example
    const xml = otherBodies.find((other) => 'type' in other && other.type === 'application/xml');
    const body = path.startsWith('/v2/e-invoice/') ? (xml ?? first) : first;
    if (body !== undefined && 'types' in body) return;
    const isForm = body?.type === 'multipart/form-data';
    if (isForm) {
      const png = await fetch(`${server.url}${slip}?format=image/png`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(invoiceExample),
      });
      const form = new FormData();
      form.append('file', await png.blob(), 'slip.png');
      for (const query of ['', '?details=true', '?details=true&expandBillInformation=true']) {
        expect(await ask(method, path, { body: form }, query)).toEqual([200, undefined]);
      }
      return;
    }
    const example = body?.example;
    const sent =
      body === undefined
        ? {}
        : {
            headers: { 'content-type': body.type },
            body: typeof example === 'string' ? example : JSON.stringify(example),
          };
    const [status, wrong] = await ask(method, path, sent);
    expect([status < 300 || path.endsWith('/resources'), wrong]).toEqual([true, undefined]);
  },
);

test('refusals are as they say', async () => {
  const json = { 'content-type': 'application/json' };
  const path = '/v2/swiss-payments-code';
  expect(await ask('POST', path, { headers: json, body: '{"x":1}' })).toEqual([400, undefined]);
  const iban = { creditorInformation: { iban: 'CH0000000000000000000' } };
  expect(await ask('POST', path, { headers: json, body: JSON.stringify(iban) })).toEqual([422, undefined]);
  expect(await ask('POST', path, { headers: json, body: '{' })).toEqual([400, undefined]);
});

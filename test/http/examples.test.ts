import { routes } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { apiKey, withServer } from './server.ts';

const server = withServer();
const examples = routes.map(({ path }) => path).filter((path) => path.startsWith('/v2/examples/'));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { ...init, headers: { 'x-api-key': apiKey, ...init.headers } });

type Use = (example: Response) => Promise<Response>;

const post =
  (path: string, type: string): Use =>
  async (example) =>
    ask(path, { method: 'POST', headers: { 'content-type': type }, body: await example.arrayBuffer() });

const upload =
  (path: string, more: Readonly<Record<string, string>> = {}, field = 'file'): Use =>
  async (example) => {
    const form = new FormData();
    form.set(field, await example.blob(), 'example');
    for (const [name, other] of Object.entries(more)) form.set(name, await (await ask(other)).blob(), name);
    return ask(path, { method: 'POST', body: form });
  };

/** Every character of the set, in messages that are short enough. */
const print =
  (profile: string): Use =>
  async (example) => {
    const characters = [...(await example.text())].filter((character) => character.trim() !== '');
    const messages: string[] = [];
    for (let at = 0; at < characters.length; at += 100) messages.push(`a${characters.slice(at, at + 100).join('')}a`);
    const bill = (await (await ask('/v2/examples/qr-invoice/without-reference')).json()) as object;
    const list = messages.map((unstructuredMessage) => ({
      ...bill,
      paymentReference: { referenceType: 'NON', additionalInformation: { unstructuredMessage } },
    }));
    const path = `/v2/payment-part-receipt/bulk/list?profile=${profile}`;
    return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(list) });
  };

const json = 'application/json';
const slip = '/v2/payment-part-receipt';
const payments = '/v2/examples/payments';

/** By the end of the path: what an example is meant for. */
const uses: readonly (readonly [name: RegExp, use: Use, answer?: string | RegExp])[] = [
  [/qr-invoice\/combined-address$/, post(`${slip}?profile=2.2`, json)],
  [/qr-invoice\/bulk\/list$/, post(`${slip}/bulk/list`, json)],
  [/qr-invoice\/bulk\/(csv|xlsx)$/, upload(`${slip}/bulk/file`)],
  [/qr-invoice\/[a-z-]+$/, post(slip, json)],
  [/epc-payment\/[a-z-]+$/, post('/v2/epc-qr-code', json)],
  [/charset\/lteV2_2$/, print('2.2')],
  [/charset\/(gteV2_3|addedInV2_3)$/, print('2.3')],
  [/swiss-payments-code\/[a-z-]+$/, post('/v2/swiss-payments-code/validate', 'text/plain'), 'VALID'],
  [/swicos1v12$/, post('/v2/bill-information/swicos1v12/validate', 'text/plain'), 'VALID'],
  [/\/(qr-reference)$/, post('/v2/qr-reference/validate', 'text/plain'), 'true'],
  [/\/qr-iban$/, post('/v2/qr-iban/validate', 'text/plain'), 'true'],
  [/\/iban$/, post('/v2/iban/validate', 'text/plain'), 'true'],
  [/\/creditor-reference$/, post('/v2/creditor-reference/validate', 'text/plain'), 'true'],
  [/e-invoice\/authority$/, post('/v2/invoice-document?eInvoice=xrechnung', json)],
  [/e-invoice\/[a-z-]+$/, post('/v2/invoice-document?eInvoice=facturx', json)],
  [/invoice-document\/[a-z-]+$/, post('/v2/invoice-document', json)],
  [/payments\/order$/, post('/v2/payments/file', json), /^<\?xml/],
  [/payments\/file$/, upload('/v2/payments/file/validate?asOfToday=true'), /^\{"valid":true,/],
  [
    /payments\/status$/,
    upload('/v2/payments/status', { order: `${payments}/order` }, 'report'),
    /"order":\{"state":"partlyRejected",.*"state":"accepted"/,
  ],
  [/payments\/statement$/, upload('/v2/payments/statements/parse'), /^\{"message":"camt\.054",.*"notices":\[\]\}$/],
  [
    /payments\/open-bills$/,
    upload('/v2/payments/reconcile', { statement: `${payments}/statement` }, 'bills'),
    /"id":"B1","state":"settled"/,
  ],
];

test('there are all of them', () => {
  expect(examples).toHaveLength(38);
});

describe('each example is taken by the operation it is meant for', () => {
  test.each(examples)('%s', async (path) => {
    const [, use, expected] = uses.find(([name]) => name.test(path)) ?? [];
    const example = await ask(path);
    expect(example.status).toBe(200);
    const answer = await (use as Use)(example);
    expect(answer.status).toBe(200);
    if (typeof expected === 'string') expect(await answer.text()).toBe(expected);
    else if (expected !== undefined) expect(await answer.text()).toMatch(expected);
    else expect(answer.headers.get('content-type')).toBe('application/pdf');
  });
});

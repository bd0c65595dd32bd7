import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { receiptsExample } from '@rappen/core/statement';
import { encodeSymbol, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { type BillMailer, deleteExpired, openApiDocument, type Route, routes } from '@rappen/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { expectValue } from '../../results.ts';
import { formOf } from '../payment-bodies.ts';
import { mailForm } from './mail-form.ts';
import { personOf } from './people.ts';
import { type Answered, base64, iban, keys, plainPdf, type Sent, type Service, startService } from './service.ts';
import { caseOf, fieldsOf, type Kind, kindNames, submitJson } from './submissions.ts';

/** Every answer that the API document has for an operation of the submission service is given by some request, as it says. */

type Json = { readonly [name: string]: unknown };
type Operation = { readonly responses: Record<string, { content?: Record<string, { schema: Json }>; headers: Json }> };
const document = JSON.parse(JSON.stringify(openApiDocument(routes))) as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Json;
    readonly headers: Record<string, { required: boolean; schema: Json }>;
  };
};
const described = routes.filter(({ path }) => path.startsWith('/api/v1/'));

const readers = new Map<string, ReturnType<typeof z.fromJSONSchema>>();

/** Zod reads JSON Schema on its own account; it looks for named parts elsewhere, and makes all that it is given. */
function readerOf(schema: Json) {
  const key = JSON.stringify(schema);
  let reader = readers.get(key);
  if (reader === undefined) {
    const parts: Record<string, unknown> = {};
    addParts(parts, key);
    const text = JSON.stringify({ ...schema, $defs: parts });
    reader = z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
    readers.set(key, reader);
  }
  return reader;
}

/** The named parts that a schema refers to, and those that they refer to. */
function addParts(parts: Record<string, unknown>, schema: string): void {
  for (const [, name = ''] of schema.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (name in parts) continue;
    parts[name] = document.components.schemas[name];
    addParts(parts, JSON.stringify(parts[name]));
  }
}

let service: Service;
let created: Answered;
let replyTo: string;
const billMailer: BillMailer = {
  from: 'bills@example.ch',
  domain: 'example.ch',
  send: async () => ({ kind: 'taken' }),
  check: async () => ({ outcome: 'available', message: '' }),
};
beforeAll(async () => {
  service = await startService(undefined, undefined, { billMailer, allowsDeskMail: true });
  replyTo = await personOf(service, 'owner');
  created = await submitJson(service, 'bill', caseOf('bill'), { headers: { prefer: 'wait=5' } });
});
afterAll(() => service.close());

const cases = '/api/v1/business-cases';
const mails = '/api/v1/mails';
const begin = '/api/v1/bill-recipient-subscriptions/initiations';
const webhook = { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://a.example.org' };
const address = 'petra+allowed@example.org';
const nobody = '0dc2ff79-7d07-4b0c-9a53-1f3f7d9f4a11';

function kindOf({ path }: Route): Kind | undefined {
  return kindNames.find((kind) => path === `${cases}/${kind}` || path === `${cases}/${kind}/multipart`);
}

/** A request that an operation accepts, and its address. */
async function goodRequest(route: Route, own: Service): Promise<[target: string, sent: Sent]> {
  const { path, method } = route;
  const kind = kindOf(route);
  if (kind !== undefined) return [`${path}?processingMode=STAGE`, await submission(path, kind)];
  if (path.endsWith('/erase')) return [path, { json: { ids: [created.json.id] }, key: keys.admin }];
  if (/\/(?:release|resend|discard)$/.test(path)) return [path, { json: { ids: [created.json.id] } }];
  if (path === cases) return [`${path}?processingMode=STAGE`, pdf(qrBill())];
  if (path.startsWith(mails)) return mailRequest(method, own);
  if (path.endsWith('/statements')) return [path, await statementForm()];
  if (path.includes('pdfa3b')) return [path, { json: { pdf: base64(plainPdf()) } }];
  if (path.endsWith('/search')) return [path, { json: { items: [{ emailAddress: address }] } }];
  if (path === begin) return [path, { json: { emailAddress: address } }];
  if (path.startsWith(begin)) {
    const { json } = await own.send('POST', begin, { json: { emailAddress: address } });
    const activationCode = (await own.network.tell({ kind: 'listMails' })).at(-1)?.activationCode;
    return [`${begin}/${json.subscriptionInitiationToken}`, { json: { activationCode } }];
  }
  if (path.startsWith('/api/v1/bill-recipients/')) {
    const found = await own.send('POST', '/api/v1/bill-recipients/search', {
      json: { items: [{ emailAddress: address }] },
    });
    return [path.replace(':billRecipientNetId', found.json.items[0].billRecipientNetId), {}];
  }
  if (path.startsWith(`${cases}/:`)) return [`${cases}/${created.json.id}`, {}];
  if (path === '/api/v1/webhook/events')
    return [path, { json: { ...webhook, hookUrl: `https://${method}.example.org` } }];
  if (method === 'DELETE') {
    const { json } = await own.send('GET', '/api/v1/webhook');
    const known = json[0] ?? (await own.send('POST', '/api/v1/webhook/events', { json: webhook })).json;
    return [`${path}?id=${known.id}`, {}];
  }
  return [path, {}];
}

async function mailRequest(method: string, own: Service): Promise<[target: string, sent: Sent]> {
  const sent = { ...mailForm({ to: address, subject: 's', text: 't', replyTo }), key: keys.admin };
  if (method === 'POST') return [mails, sent];
  const { json } = await own.send('POST', mails, sent);
  return [`${mails}/${json.id}`, { key: keys.admin }];
}

const pdf = (body: Uint8Array<ArrayBuffer>): Sent => ({ body, headers: { 'content-type': 'application/pdf' } });

let bills = 0;

/** Another sum each time, so that no bill looks like the repetition of another. */
function qrBill(): Uint8Array<ArrayBuffer> {
  bills += 1;
  const place = { addressType: 'STRUCTURED', postalCode: '3600', city: 'Thun', countryCode: 'CH' } as const;
  const draft = {
    iban,
    creditor: { ...place, name: 'Robert Schneider AG' },
    amount: `${100 + bills}.35`,
    currency: 'CHF',
    debtor: { ...place, name: 'Muster Petra' },
    referenceType: 'NON',
    alternativeProcedures: [`eBill/B/${address}`],
  } as const;
  const invoice = expectValue(parseDraft(draft, profiles['2.3']));
  const symbol = expectValue(encodeSymbol(invoice));
  const slip = expectValue(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' }));
  return renderPdf([slip.drawing]) as Uint8Array<ArrayBuffer>;
}

async function submission(path: string, kind: Kind, file = plainPdf()): Promise<Sent> {
  if (!path.endsWith('/multipart')) return { json: { pdf: base64(file), businessCase: caseOf(kind) } };
  const form = new FormData();
  form.append('file', new Blob([file], { type: 'application/pdf' }), 'bill.pdf');
  const part = kind.replace(/-[a-z]/g, (letters) => letters.slice(1).toUpperCase());
  for (const [name, text] of fieldsOf(part, caseOf(kind))) form.append(name, text);
  // Once, so that a repetition has the same boundary
  const written = new Response(form);
  return { headers: { 'content-type': written.headers.get('content-type') ?? '' }, body: await written.blob() };
}

async function statementForm(): Promise<Sent> {
  const written = new Response(formOf({ statement: receiptsExample }));
  return { headers: { 'content-type': written.headers.get('content-type') ?? '' }, body: await written.blob() };
}

const notPdf = new TextEncoder().encode('no PDF');
const otherBiller = { 'x-biller': 'BIID9999999999' };
const huge = { 'content-type': 'application/json', 'content-length': '99000000' };

/** Twice the same under one key, where the first waits for the second. */
async function heldUp(method: string, target: string, sent: Sent): Promise<Answered> {
  const own = await startService();
  const { receipts } = own.store;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const known: typeof receipts.known = (...asked) => held.then(() => receipts.known(...asked));
  Object.assign(own.store, { receipts: { ...receipts, known } });
  const headers = { ...sent.headers, 'idempotency-key': 'held-up' };
  const both = [1, 2].map(() => own.send(method, target, { ...sent, headers }));
  const first = await Promise.race(both);
  release();
  await Promise.all(both);
  await own.close();
  return first;
}

/** What leads to each status, where it is not the good request itself. */
const causes: Readonly<Record<number, (route: Route, target: string, sent: Sent) => Promise<Answered> | undefined>> = {
  304: ({ method }, target) =>
    service
      .send(method, target)
      .then(({ headers }) => service.send(method, target, { headers: { 'if-none-match': headers.get('etag') ?? '' } })),
  401: ({ method }, target, sent) => service.send(method, target, { ...sent, key: '' }),
  async 403({ method }, target, sent) {
    const own = await startService();
    const key = { id: 'a', owner: 'alpha', scopes: ['ebill'], demo: false, ipAllow: ['203.0.113.1'] };
    (own.ports as { keys: unknown }).keys = { find: async () => key };
    const answer = await own.send(method, target, { ...sent, clientAddress: '203.0.113.2' });
    await own.close();
    return answer;
  },
  404({ method, path }, good, sentWell) {
    const names = path.includes('/:') || method === 'DELETE';
    if (!names) return service.send(method, good, { ...sentWell, headers: { ...sentWell.headers, ...otherBiller } });
    const missing = path.replace(':businessCaseId', '2147483647').replace(':billRecipientNetId', '1');
    const target = missing.replace(':subscriptionInitiationToken', nobody).replace(':mailId', '0'.repeat(32));
    const sent = method === 'PUT' ? { json: { activationCode: '000000' } } : { key: sentWell.key ?? keys.alpha };
    return service.send(method, method === 'DELETE' ? `${target}?id=2147483647` : target, sent);
  },
  400({ method, path }, _target, { key = keys.alpha }) {
    const target = path.replace(/:\w+/, 'x');
    const sent = method === 'GET' ? {} : { json: method === 'DELETE' ? undefined : {} };
    const query = path.startsWith('/api/v1/events/') ? '?limit=0' : '?recipientEmail=x';
    const body = path === cases ? pdf(qrBill()) : sent;
    const form = /(?:multipart|\/statements|\/mails)$/.test(path) ? { body: new FormData() } : body;
    return service.send(method, `${target}${query}`, { key, ...form });
  },
  406: ({ method }, target, sent) =>
    service.send(method, target, { ...sent, headers: { ...sent.headers, accept: 'image/png' } }),
  async 409({ method, path }, target, sent) {
    if (path.endsWith('/statements')) return heldUp(method, target, sent);
    const headers = { ...sent.headers, 'idempotency-key': `key-${target.length}-${Math.random()}` };
    const answers = await Promise.all([1, 2, 3].map(() => service.send(method, target, { ...sent, headers })));
    return answers.find(({ status }) => status === 409) ?? (answers[0] as Answered);
  },
  async 410({ method, path }) {
    const own = await startService();
    for (const kind of ['bill', 'bill'] as const) await submitJson(own, kind, caseOf(kind));
    own.moveClock(100 * 86_400_000);
    await deleteExpired(own.ports);
    const answer = await own.send(method, `${path}?lastEventId=1`);
    await own.close();
    return answer;
  },
  413({ method, path }, target, { key = keys.alpha }) {
    const type =
      path.endsWith('multipart') || path === mails ? 'multipart/form-data; boundary=b' : huge['content-type'];
    const files: Readonly<Record<string, string>> = {
      [cases]: 'application/pdf',
      '/api/v1/statements': 'application/xml',
    };
    const headers = { ...huge, 'content-type': files[path] ?? type };
    return service.send(method, target, { key, headers, body: '{}' });
  },
  415: ({ method }, target, { key = keys.alpha }) =>
    service.send(method, target, { key, headers: { 'content-type': 'video/mp4' }, body: 'x' }),
  async 422(route, target) {
    const { method, path } = route;
    const kind = kindOf(route);
    if (kind !== undefined) return service.send(method, target, await submission(path, kind, notPdf));
    if (path === cases) return service.send(method, target, pdf(plainPdf()));
    if (path === mails)
      return service.send(method, path, {
        ...mailForm({ to: address, subject: 's', text: 't', replyTo }, notPdf),
        key: keys.admin,
      });
    if (path.includes('pdfa3b')) return service.send(method, path, { json: { pdf: base64(notPdf) } });
    if (path.endsWith('/statements')) {
      const trial = receiptsExample.replace('</GrpHdr>', '<AddtlInf>SPS/2.0/TEST</AddtlInf></GrpHdr>');
      return service.send(method, path, { body: trial, headers: { 'content-type': 'application/xml' } });
    }
    const own = await startService();
    const answer = await denied(own, route);
    await own.close();
    return answer;
  },
  async 429({ method }, target, sent) {
    const own = await startService();
    const rate = {
      allowed: false,
      policy: 'key',
      requestsPerMinute: 1,
      remaining: 0,
      secondsToNext: 60,
      secondsToFull: 60,
    };
    (own.ports as { rates?: unknown }).rates = { take: () => rate };
    const answer = await own.send(method, target, sent);
    await own.close();
    return answer;
  },
  async 503({ method }, target, sent) {
    const own = await startService();
    (own.ports as { ebill?: unknown }).ebill = undefined;
    const answer = await own.send(method, target, sent);
    await own.close();
    return answer;
  },
};

/** By the books of a biller, which are empty or full. */
async function denied(own: Service, { method, path }: Route): Promise<Answered> {
  if (path.startsWith('/api/v1/examples/')) {
    for (const { iban } of await own.store.creditAccounts.list(own.alpha.id)) {
      await own.store.creditAccounts.remove(own.alpha.id, iban);
    }
    return own.send(method, path);
  }
  if (path === begin) {
    const headers = { 'idempotency-key': 'of-another' };
    await own.send('POST', begin, { json: { emailAddress: 'other+allowed@example.org' }, headers });
    return own.send('POST', begin, { json: { emailAddress: address }, headers });
  }
  if (path.startsWith(begin)) {
    const { json } = await own.send('POST', begin, { json: { emailAddress: address } });
    const right = (await own.network.tell({ kind: 'listMails' })).at(-1)?.activationCode;
    const activationCode = right === '000000' ? '000001' : '000000';
    return own.send(method, `${begin}/${json.subscriptionInitiationToken}`, { json: { activationCode } });
  }
  for (let count = 0; count < 20; count++) {
    await own.send('POST', path, { json: { ...webhook, hookUrl: `https://a${count}.example.org` } });
  }
  return own.send(method, path, { json: webhook });
}

/** Whether an answer is the one that the document has for its status. */
function expectDescribed({ status, headers, json }: Answered, { responses }: Operation): void {
  const response = responses[status];
  expect(Object.keys(responses)).toContain(String(status));
  for (const name of Object.keys(response?.headers ?? {})) {
    const { required, schema } = document.components.headers[name] as { required: boolean; schema: Json };
    const value = headers.get(name);
    if (required) expect([name, value]).not.toEqual([name, null]);
    if (value !== null && schema['type'] === 'string')
      expect([name, readerOf(schema).safeParse(value).error]).toEqual([name, undefined]);
  }
  const type = (headers.get('content-type') ?? '').split(';')[0] as string;
  if (response?.content === undefined || status === 304) return;
  expect(Object.keys(response.content)).toContain(type);
  if (type !== 'application/json') return;
  const schema = response.content[type]?.schema as Json;
  expect(readerOf(schema).safeParse(json).error?.issues).toBeUndefined();
}

test.each(described.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_name, route) => {
  const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()] as Operation;
  const reached: number[] = [];
  for (const status of Object.keys(operation.responses).map(Number)) {
    const [target, sent] = await goodRequest(route, service);
    const answer = await (causes[status]?.(route, target, sent) ?? service.send(route.method, target, sent));
    reached.push(answer.status);
    expect([status, answer.status, answer.text.slice(0, 300)]).toEqual([status, status, answer.text.slice(0, 300)]);
    if (route.method !== 'HEAD') expectDescribed(answer, operation);
  }
  expect(reached.sort()).toEqual(Object.keys(operation.responses).map(Number).sort());
});

import { createServer, type Server } from 'node:http';
import { readConfig } from '@rappen/http';
import { startServer } from '@rappen/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { base64, iban, plainPdf } from '../ebill/service.ts';
import { caseOf } from '../ebill/submissions.ts';
import { apiKey } from '../server.ts';
import { type Collector, openCollector, type SeenSpan } from './collector.ts';

const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;
const metricsKey = 'a-key-of-those-who-watch';

let collector: Collector;
let receiver: Server;
let hookUrl: string;
let hooked: Readonly<Record<string, unknown>>[] = [];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    hooked.push(request.headers);
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  hookUrl = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/a-secret-path`;
});
afterAll(() => receiver.close());
beforeEach(async () => {
  hooked = [];
  collector = await openCollector();
});
afterEach(() => collector.close());

/** The real server with settings of an operator; ends with what it was asked. */
async function serving(
  settings: Readonly<Record<string, string>>,
  work: (url: string, lines: string[]) => Promise<void>,
): Promise<void> {
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    RAPPEN_API_KEY: apiKey,
    RAPPEN_METRICS_KEY: metricsKey,
    RAPPEN_BILLER_ACCOUNTS: iban,
    RAPPEN_WEBHOOK_ALLOW_LOOPBACK: '1',
    ...settings,
  });
  if ('errors' in config) throw new Error(config.errors.join());
  const lines: string[] = [];
  const server = await startServer({ ...config, port: 0, storage: undefined }, (line) => lines.push(line));
  try {
    await work(server.url, lines);
  } finally {
    await server.stop();
  }
}

function post(url: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const sent = { 'x-api-key': apiKey, 'content-type': 'application/json', ...headers };
  return fetch(`${url}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

async function validate(url: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const sent = { 'x-api-key': apiKey, 'content-type': 'text/plain', ...headers };
  const body = 'CH93 0076 2011 6238 5295 7';
  expect((await fetch(`${url}/v2/iban/validate`, { method: 'POST', headers: sent, body })).status).toBe(200);
}

function named(name: string): SeenSpan {
  const found = collector.spans.find((span) => span.name === name);
  if (found === undefined) throw new Error(`no span ${name}: ${collector.spans.map((span) => span.name).join(', ')}`);
  return found;
}

test('a submission is one trace: from the caller to the network and the receiver of its webhook', async () => {
  const businessCase = caseOf('bill');
  await serving({ OTEL_SERVICE_NAME: 'bills' }, async (url, lines) => {
    const hook = { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl };
    expect((await post(url, '/api/v1/webhook/events', hook)).status).toBe(201);
    const body = { pdf: base64(plainPdf()), businessCase };
    const headers = { traceparent, 'x-request-id': 'the-request', 'x-anomaly-detection': 'SKIP' };
    const answer = await post(url, '/api/v1/business-cases/bill?processingMode=DELIVER', body, headers);
    expect(answer.status).toBe(201);
    await eventually(() => expect(hooked.length).toBe(2));
    const calls = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'network');
    expect(calls).toMatchObject([
      { call: 'searchRecipients', requestId: 'the-request' },
      { call: 'submit', requestId: 'the-request' },
    ]);
  });
  const own = collector.spans.filter(({ traceId }) => traceId === caller.traceId);
  const request = named('POST /api/v1/business-cases/bill');
  expect(request).toMatchObject({
    parentSpanId: caller.spanId,
    kind: 2,
    hasFailed: false,
    facts: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/business-cases/bill',
      'http.response.status_code': '201',
      'rappen.biller': 'first',
      'rappen.request_id': 'the-request',
    },
  });
  const parentOf = (name: string) => own.find(({ spanId }) => spanId === named(name).parentSpanId)?.name;
  const path = ['store cases.create', 'network searchRecipients', 'work inspect', 'store pdfs.put'];
  for (const name of path) expect([name, parentOf(name)]).toEqual([name, request.name]);
  expect(parentOf('deliver')).toBe('store cases.create');
  expect(parentOf('network submit')).toBe('deliver');
  expect(parentOf('store cases.change')).toBe('deliver');
  expect(parentOf('webhook POST')).toBe('deliver webhook');
  expect(named('work inspect').facts).toMatchObject({ 'rappen.outcome': 'answer' });
  expect(Number(named('work inspect').facts['rappen.waiting_ms'])).toBeGreaterThanOrEqual(0);
  expect(Number(named('work inspect').facts['rappen.cpu_ms'])).toBeGreaterThan(0);
  const sent = own.filter(({ name }) => name === 'webhook POST');
  expect(hooked.map((headers) => headers['traceparent']).sort()).toEqual(
    sent.map(({ spanId }) => `00-${caller.traceId}-${spanId}-01`).sort(),
  );
  const said = collector.requests.map(({ text }) => text).join();
  expect(said).toContain('"service.name","value":{"stringValue":"bills"}');
  const { billRecipient } = businessCase as { billRecipient: { emailAddress: string } };
  for (const secret of [apiKey, billRecipient.emailAddress, 'a-secret-path', iban, '127.0.0.1:'])
    expect(said).not.toContain(secret);
});

test('a traceparent that is none begins a new trace', async () => {
  const wrong = ['nonsense', `00-${'0'.repeat(32)}-${caller.spanId}-01`, `ff-${caller.traceId}-${caller.spanId}-01`];
  await serving({}, async (url) => {
    for (const given of wrong) await validate(url, { traceparent: given });
  });
  const requests = collector.spans.filter(({ kind }) => kind === 2);
  expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined, undefined]);
  expect(new Set([...requests.map(({ traceId }) => traceId), caller.traceId]).size).toBe(4);
});

test('what no route serves has no address, since that may hold anything', async () => {
  await serving({}, async (url) => {
    await fetch(`${url}/v2/petra.muster@example.org`);
    await fetch(`${url}/livez`);
  });
  const requests = collector.spans.filter(({ kind }) => kind === 2);
  expect(requests.map(({ name, facts }) => [name, facts['http.response.status_code']])).toEqual([['GET', '404']]);
  expect(JSON.stringify(collector.spans)).not.toContain('petra');
});

test.each([
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.0' }, 3],
  [{}, 2],
  [{ OTEL_SDK_DISABLED: 'true' }, 0],
])(
  '%j records %d of three requests: without a caller, of a recorded trace, of one that is not',
  async (settings, count) => {
    await serving(settings as Record<string, string>, async (url) => {
      await validate(url);
      await validate(url, { traceparent });
      await validate(url, { traceparent: traceparent.replace(/01$/, '00') });
    });
    expect(collector.spans.filter(({ kind }) => kind === 2).length).toBe(count);
  },
);

test('headers for the collector are sent, an endpoint for traces alone is used as it is', async () => {
  const settings = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a-token, x-tenant=1',
  };
  await serving(settings, (url) => validate(url));
  expect(collector.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'x-tenant': '1',
    'content-type': 'application/json',
  });
});

test.each(['never', 503, 400] as const)(
  'a collector that answers %s holds up neither requests nor the end, and drops are counted',
  async (answer) => {
    collector.answer = answer;
    await serving({ OTEL_EXPORTER_OTLP_TIMEOUT: '60000' }, async (url, lines) => {
      for (let time = 0; time < 600; time += 1) await validate(url);
      await eventually(() => expect(collector.requests.length).toBeGreaterThan(0));
      await validate(url);
      const figures = async () => {
        const headers = { authorization: `Bearer ${metricsKey}` };
        return (await fetch(`${url}/metrics`, { headers })).text();
      };
      const dropped = answer === 400 ? /rappen_trace_spans_dropped_total [1-9]/ : /rappen_trace_spans_dropped_total 0/;
      await eventually(async () => expect(await figures()).toMatch(dropped));
      if (answer !== 'never') expect(lines.join()).toContain(`"why":"status ${answer}"`);
    });
    expect(collector.spans).toEqual([]);
  },
);

import { request } from 'node:http';
import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import { tableOf, writeCsv } from '@rappen/core/bulk';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { bulkRows } from './bulk-rows.ts';
import { apiKey, demoKey, type ErrorBody, withServer } from './server.ts';

const server = withServer({ threads: 1 });
const path = '/v2/payment-part-receipt/bulk/file';

function form(csv: string): FormData {
  const made = new FormData();
  made.set('file', new File([csv], 'bills.csv'));
  return made;
}

function post(body: FormData, key = apiKey, to = path): Promise<Response> {
  return fetch(server.url + to, { method: 'POST', headers: { 'x-api-key': key }, body });
}

const many = writeCsv(tableOf(bulkRows(4000)));
const few = writeCsv(tableOf(bulkRows(3)));

test('who asks whether the process runs is answered before long work that was sent first', async () => {
  const order: string[] = [];
  const long = post(form(many)).then(async (answer) => {
    await answer.arrayBuffer();
    order.push('bulk');
  });
  for (let time = 0; time < 5; time++) {
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    order.push('livez');
  }
  await long;
  expect(order.at(-1)).toBe('bulk');
});

test('the bytes are those of the same work in another order, and owners do not see each other', async () => {
  const [own, trial, again] = await Promise.all(
    [apiKey, demoKey, apiKey].map(async (key) => new Uint8Array(await (await post(form(few), key)).arrayBuffer())),
  );
  expect(own).toEqual(again);
  expect(own).not.toEqual(trial);
});

test('a client that goes away in the middle of an answer leaves the thread to the next', async () => {
  const controller = new AbortController();
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'x-api-key': apiKey },
    body: form(many),
    signal: controller.signal,
  });
  await answer.body?.getReader().read();
  controller.abort();
  for (let time = 0; time < 5; time++) expect((await post(form(few))).status).toBe(200);
});

test('a slow receiver keeps nobody waiting, and gets all of its answer', async () => {
  const answer = await post(form(many));
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect((await post(form(few), demoKey)).status).toBe(200);
  let length = first?.value?.length ?? 0;
  let last: Uint8Array | undefined;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.length;
    last = part.value;
  }
  expect(new TextDecoder('latin1').decode(last)).toMatch(/%%EOF\n$/);
  expect(length).toBeGreaterThan(4000 * 1000);
});

test('a body that breaks off takes no place', async () => {
  const { hostname, port } = new URL(server.url);
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${apiKey}\r\nContent-Type: multipart/form-data; boundary=a\r\n`;
  for (let time = 0; time < 12; time++) {
    await new Promise<void>((closed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head}Content-Length: 10000000\r\n\r\n--a`, () => socket.destroy());
      });
      socket.on('close', () => closed());
    });
  }
  await eventually(async () => expect((await post(form(few))).status).toBe(200));
});

test('bodies that have no room are refused before they are sent', async () => {
  const bodies = Array.from({ length: 8 }, () => {
    const headers = {
      'x-api-key': apiKey,
      'content-type': 'multipart/form-data; boundary=a',
      'content-length': '10000000',
    };
    const sent = request(server.url + path, { method: 'POST', headers });
    const answered = new Promise<{ status: number; retryAfter: unknown }>((resolve) => {
      sent.on('response', (answer) =>
        resolve({ status: answer.statusCode as number, retryAfter: answer.headers['retry-after'] }),
      );
    });
    sent.on('error', () => {});
    sent.flushHeaders();
    return { sent, answered };
  });
  const first = await Promise.race(bodies.map(({ answered }) => answered));
  expect(first).toEqual({ status: 503, retryAfter: '5' });
  // Another owner has room
  expect((await post(form(few), demoKey)).status).toBe(200);
  for (const { sent } of bodies) sent.destroy();
  await eventually(async () => expect((await post(form(few))).status).toBe(200));
});

test('what is wrong with a request is said as it is where no thread is asked', async () => {
  const send = (headers: Record<string, string>, body?: string) =>
    fetch(server.url + path, { method: 'POST', headers: { 'x-api-key': apiKey, ...headers }, ...(body && { body }) });
  const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).code];
  expect(await codeOf(await send({}))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await codeOf(await send({ 'content-type': 'multipart/form-data; boundary=a' }))).toEqual([
    400,
    'BODY_REQUIRED',
  ]);
  expect(await codeOf(await send({ 'content-type': 'text/plain' }, 'x'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

/** A page that is painted over so often that no time is enough. */
function slowPdf(): Uint8Array<ArrayBuffer> {
  const content = deflateSync('0 0 595 842 re f\n'.repeat(400_000), { level: 1 });
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream
`;
  return new Uint8Array(
    Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]),
  );
}

test('work whose callers have gone ends, begun or not, and the log says why', async () => {
  const gone = new AbortController();
  const body = () => {
    const made = new FormData();
    made.set('file', new File([slowPdf()], 'slow.pdf'));
    return made;
  };
  const read = `${server.url}/v2/swiss-qr-code/parseAll`;
  const before = server.lines.length;
  const asked = Array.from({ length: 3 }, () =>
    fetch(read, { method: 'POST', headers: { 'x-api-key': apiKey }, body: body(), signal: gone.signal }),
  );
  // The bodies are there when a file that is sent behind them waits
  const few = post(form(writeCsv(tableOf(bulkRows(3)))), demoKey);
  await fetch(`${server.url}/livez`);
  gone.abort();
  expect((await Promise.allSettled(asked)).every(({ status }) => status === 'rejected')).toBe(true);
  expect((await few).status).toBe(200);
  const told = () =>
    server.lines.slice(before).filter((line) => line.includes('CALLER_GONE') || line.includes('BODY_BROKEN_OFF'));
  await eventually(() => expect(told()).toHaveLength(3));
});

import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import type { RunningServer } from '@rappen/http';
import { startServer } from '@rappen/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '../../ebill-submissions.ts';
import { sampled } from '../../long-tests.ts';
import { expectValue } from '../../results.ts';
import { boundary, hostileBodies } from './hostile-bodies.ts';
import { hostilePdfs } from './hostile-pdfs.ts';

const apiKey = 'the-key-of-the-hostile';
const path = '/api/v1/business-cases/bill';
const formType = `multipart/form-data; boundary=${boundary}`;
const types = { json: 'application/json', xml: 'application/xml', multipart: formType };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', apiKey, threads: 2 }, () => {});
});
afterAll(() => server.stop());

async function post(target: string, type: string, body: BodyInit): Promise<{ status: number; code: string }> {
  // Making a sample may take longer than a connection is kept
  const headers = { 'x-api-key': apiKey, 'content-type': type, connection: 'close' };
  const response = await fetch(server.url + target, { method: 'POST', headers, body });
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
}

/** A bill with this PDF, as a form. */
function formOf(pdf: Uint8Array, referenceNumber: string): Blob {
  const today = day(new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  const example = exampleBusinessCase('bill', { today, iban: 'CH5204835012345671000', referenceNumber });
  const bill = writeJson(businessCaseJson(expectValue(example)));
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  return new Blob([
    `${part('name="bill"')}Content-Type: application/json\r\n\r\n${bill}\r\n`,
    `${part('name="file"; filename="a.pdf"')}Content-Type: application/pdf\r\n\r\n`,
    pdf as Uint8Array<ArrayBuffer>,
    `\r\n--${boundary}--\r\n`,
  ]);
}

test.each(sampled(hostilePdfs, 2))('a PDF of %s is answered, and the server goes on', async (name, bytes, codes) => {
  const { status, code } = await post(`${path}/multipart?processingMode=STAGE`, formType, formOf(bytes(), name));
  expect(codes).toContain(status === 201 ? 'accepted' : code);
  expect(status).toBeLessThan(500);
});

test.each(sampled(hostileBodies, 2))('$name is answered with $code', async ({ kind, body, code }) => {
  const target = kind === 'multipart' ? `${path}/multipart` : path;
  const answer = await post(`${target}?processingMode=STAGE`, types[kind], body());
  expect(answer).toEqual({ status: 400, code });
});

test('what is in names does not get out of them', () => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('afterwards a bill is taken as before', async () => {
  const alive = await fetch(`${server.url}/livez`);
  expect(await alive.text()).toBe('ok');
});

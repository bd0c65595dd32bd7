import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPdf } from '@rappen/core/render/pdf';
import { expect, test } from 'vitest';
import { buildWorker } from '../../scripts/build-worker.ts';
import { startWorker } from '../../scripts/start-worker.ts';
import { pagePdf } from '../oracles/page-pdfs.ts';
import { postText, upload } from './case.ts';
import { send } from './exchange.ts';
import { drawnSlip } from './samples.ts';
import { startWorkerd } from './servers.ts';

const example = '/v2/examples/qr-invoice/blank';
const notSet = 'RAPPEN_API_KEY is not set: run "wrangler secret put RAPPEN_API_KEY"\n';

test.each([
  [undefined, notSet],
  ['too-short', 'RAPPEN_API_KEY must have at least 16 characters\n'],
])('a Worker with the key %s says what is wrong with it', async (apiKey, sentence) => {
  const worker = await startWorkerd(apiKey);
  try {
    for (const target of ['/livez', example]) {
      const { status, body } = await send(worker.url, { method: 'GET', target, headers: { 'x-api-key': 'undefined' } });
      expect([status, body.toString()]).toEqual([503, sentence]);
    }
  } finally {
    await worker.stop();
  }
});

test('a Worker keeps its keys in the database, and forgets a secret that was replaced or taken away', async () => {
  const data = await mkdtemp(join(tmpdir(), 'rappen-d1-'));
  const statusesWith = async (apiKey: string | undefined) => {
    const worker = await startWorkerd(apiKey, { data });
    const keys = ['the-first-secret-key', 'the-second-secret-key'];
    const answers = await Promise.all(
      keys.map((key) => send(worker.url, { method: 'GET', target: example, headers: { 'x-api-key': key } })),
    );
    await worker.stop();
    return answers.map(({ status }) => status);
  };
  try {
    expect(await statusesWith('the-first-secret-key')).toEqual([200, 401]);
    expect(await statusesWith('the-second-secret-key')).toEqual([401, 200]);
    expect(await statusesWith(undefined)).toEqual([503, 503]);
  } finally {
    await rm(data, { recursive: true });
  }
});

test('a Worker without the PDF renderer reads bills that are drawn, and mends what can be mended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-small-'));
  const bundle = join(folder, 'bundle');
  await buildWorker(bundle, undefined, undefined, false);
  const apiKey = 'the-key-of-the-small-one';
  const worker = await startWorker(bundle, { port: 0, host: '127.0.0.1', apiKey, storage: { folder } });
  try {
    const convert = (pdf: Uint8Array) => postText(200, '/api/v1/pdf/pdfa3b/convert', pdf, 'application/pdf');
    const asked = [
      upload(200, '/v2/swiss-qr-code/parse', renderPdf([drawnSlip()])),
      convert(pagePdf('1 0 0 rg 60 600 200 100 re f')),
      convert(pagePdf('<', { page: '/MediaBox[0 0 1 1]' })),
    ];
    const headers = { 'x-api-key': apiKey };
    const answers = await Promise.all(
      asked.map((each) => send(worker.url, { ...each, headers: { ...each.headers, ...headers } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422]);
  } finally {
    await worker.stop();
    await rm(folder, { recursive: true });
  }
});

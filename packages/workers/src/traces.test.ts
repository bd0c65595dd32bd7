import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasWorkerd } from '../../../runtimes/programs.ts';
import type { Miniflare } from '../../../runtimes/workerd.ts';
import { eventually } from '../../../test/eventually.ts';
import { type Collector, openCollector } from '../../../test/http/traces/collector.ts';
import { openWorker } from '../test/open-worker.ts';

const key = 'a-key-of-the-trace-tests';
let folder: string;
let collector: Collector;
let miniflare: Miniflare | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-traces-'));
  collector = await openCollector();
});
afterEach(async () => {
  await miniflare?.dispose();
  await collector.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasWorkerd)(
  'a Worker sends its spans behind the answer, with no timer between requests (needs workerd)',
  async () => {
    const bindings = {
      RAPPEN_API_KEY: key,
      RAPPEN_SECRET: 'a-secret-of-the-tests',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    };
    const worker = await openWorker(folder, { key, options: { bindings } });
    miniflare = worker;
    const headers = { 'x-api-key': key, 'content-type': 'text/plain', 'x-request-id': 'of-the-worker' };
    const sent = { method: 'POST', headers, body: 'CH93 0076 2011 6238 5295 7' };
    expect((await worker.dispatchFetch('http://worker/v2/iban/validate', sent)).status).toBe(200);
    await eventually(() =>
      expect(collector.spans).toMatchObject([
        { name: 'POST /v2/iban/validate', kind: 2, facts: { 'rappen.request_id': 'of-the-worker' } },
      ]),
    );
  },
);

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachFile } from '@rappen/pdf/attachments';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasWorkerd } from '../../../runtimes/programs.ts';
import type { Miniflare } from '../../../runtimes/workerd.ts';
import { eventually } from '../../../test/eventually.ts';
import { plainPdf } from '../../../test/http/ebill/service.ts';
import { expectValue } from '../../../test/results.ts';
import { openWorker } from '../test/open-worker.ts';

const key = 'a-key-of-the-large-tests';
const headers = { 'x-api-key': key, 'content-type': 'application/json', 'x-anomaly-detection': 'SKIP' };
let folder: string;
let miniflare: Miniflare | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-large-'));
});
afterEach(async () => {
  await miniflare?.dispose();
  rmSync(folder, { recursive: true });
});

/** A PDF with files in it that cannot be compressed, ten million bytes of them at most. */
function largePdf(files: number): Uint8Array<ArrayBuffer> {
  let pdf = plainPdf();
  for (let index = 0; index < files; index++) {
    const content = createHash('shake256', { outputLength: 980_000 }).update(`${index}`).digest();
    const described = { mediaType: 'application/octet-stream', relationship: 'Supplement', description: '' } as const;
    const file = { name: `${index}.bin`, ...described, content, modifiedAt: '2026-11-21T10:00:00Z' };
    pdf = expectValue(attachFile(pdf, file)) as Uint8Array<ArrayBuffer>;
  }
  return pdf;
}

/** Everything that bookkeeping may want, as often and as long as it may be. */
function largestWorkflow(workflow: Record<string, unknown>): object {
  const amount = { value: 99_999.99, currencyCode: 'CHF' };
  const rate = { percentage: 8.125, taxBaseAmount: amount, taxAmount: amount };
  return {
    ...workflow,
    vatRates: { vatRate: Array.from({ length: 20 }, () => rate) },
    vatEnterpriseIdentificationNumbers: {
      vatEnterpriseIdentificationNumber: Array.from({ length: 10 }, () => 'CHE123456788MWST'),
    },
    caseReferenceForBillRecipient: '漢'.repeat(70),
  };
}

// D1 takes bytes as lists of numbers: without a bucket files are kept, but not quickly
test.skipIf(!hasWorkerd).each([
  { files: 10, where: 'in a bucket', options: { r2Buckets: ['BLOBS'] } },
  { files: 1, where: 'in the database', options: {} },
])('a submission with $files MB is kept, with its files $where (needs workerd)', async ({ files, options }) => {
  const worker = await openWorker(folder, { key, options });
  miniflare = worker;
  const send = (path: string, init: object = {}) => worker.dispatchFetch(`http://worker${path}`, { headers, ...init });
  const example = (await (await send('/api/v1/examples/bill-with-workflow')).json()) as {
    businessCase: { workflow: Record<string, unknown> };
  };
  const pdf = largePdf(files);
  const { businessCase } = example;
  const body = JSON.stringify({
    pdf: Buffer.from(pdf).toString('base64'),
    businessCase: { ...businessCase, workflow: largestWorkflow(businessCase.workflow) },
  });
  expect(body.length).toBeGreaterThan(1_300_000 * files);
  const created = await send('/api/v1/business-cases/bill?processingMode=DELIVER', { method: 'POST', body });
  const { id, ...answer } = (await created.json()) as { id: number };
  expect([created.status, answer]).toEqual([201, expect.objectContaining({ processingStatus: 'PROCESSING' })]);
  const path = `/api/v1/business-cases/${id}`;
  await eventually(async () =>
    expect(await (await send(path)).json()).toMatchObject({ processingStatus: 'DELIVERED' }),
  );
  const file = await send(path, { headers: { ...headers, accept: 'application/pdf' } });
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(pdf.length);
});

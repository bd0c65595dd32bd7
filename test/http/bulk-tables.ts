import { setImmediate } from 'node:timers/promises';
import { readBulkList, tableOf, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { writeJson } from '@rappen/core/json';
import { decodeSymbol } from '@rappen/core/qr';
import { profiles, qrInvoiceJsonOf, writePayload } from '@rappen/core/swiss-qr';
import { codesOfPages } from '@rappen/pdf/codes';
import { defaultPdfReadingLimits } from '@rappen/pdf/internal/syntax';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { bulkRows } from './bulk-rows.ts';
import { apiKey } from './server.ts';

/** Sends something to an operation of many bills. */
export function sendBulk(
  { url }: { readonly url: string },
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/v2/payment-part-receipt/bulk/${path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, ...headers },
    body,
  });
}

/** Sends a table as a file of a form. */
export function sendTable(
  server: { readonly url: string },
  bytes: Uint8Array | string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), 'bills');
  return sendBulk(server, `file?${query}`, form, headers);
}

type Row = ReturnType<typeof bulkRows>[number];

/** A row as the JSON of its bill. */
export const jsonOfRow = ({ draft }: Row): Record<string, unknown> => JSON.parse(writeJson(qrInvoiceJsonOf(draft)));

/** What the codes must say, by the JSON model: a way of its own beside tables. */
function payloadsOf(rows: readonly Row[]): string[] {
  const read = expectValue(readBulkList(rows.map(jsonOfRow), { profile: profiles['2.3'] }));
  return [...read.bills()].map(({ invoice }) => writePayload(invoice));
}

/** As long as a document of the tests can be. */
const limits = { ...defaultPdfReadingLimits, pagesMax: 10_000, pdfReadContentBytesMax: 1 << 30, pdfReadCallsMax: 1e6 };

/** What the code of each page says. */
export async function textsOfPages(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const texts: (string | undefined)[] = [];
  for (const { codes } of codesOfPages(bytes, decodeSymbol, limits)) {
    // Connections that wait for the next request live in this process too
    if (texts.push(codes[0]?.text) % 100 === 0) await setImmediate();
  }
  return texts;
}

const isTenth = (_: unknown, index: number): boolean => index % 10 === 0;

/** Tables of so many rows become what their rows say. */
export function testTables(server: { readonly url: string }, count: number): void {
  describe(`${count} rows`, () => {
    const rows = bulkRows(count);
    const table = tableOf(rows);
    const expected = payloadsOf(rows);

    test('CSV and XLSX become the same PDF, whose pages say what the rows say', async () => {
      const [ofCsv, ofXlsx] = await Promise.all([
        sendTable(server, writeCsv(table)),
        sendTable(server, writeXlsx(table)),
      ]);
      expect([ofCsv.status, ofCsv.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const bytes = Buffer.from(await ofCsv.arrayBuffer());
      expect(bytes.equals(Buffer.from(await ofXlsx.arrayBuffer()))).toBe(true);
      expect(await textsOfPages(bytes)).toEqual(expected);
    });

    test('CSV becomes a ZIP with a file each, named by row and reference', async () => {
      const answer = await sendTable(server, writeCsv(table), '', { accept: 'application/zip' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
      const archive = new Uint8Array(await answer.arrayBuffer());
      let seen = 0;
      const files = Object.entries(unzipSync(archive, { filter: (file) => isTenth(file, seen++) }));
      expect(seen).toBe(count);
      const nameOf = ({ draft: { reference, iban } }: Row, index: number) =>
        `${String(index + 2).padStart(5, '0')}-${reference || iban}.pdf`;
      expect(files.map(([name]) => name)).toEqual(rows.map(nameOf).filter(isTenth));
      const texts: (string | undefined)[] = [];
      for (const [, bytes] of files) texts.push(...(await textsOfPages(bytes)));
      expect(texts).toEqual(expected.filter(isTenth));
    });
  });
}

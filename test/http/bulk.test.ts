import { tableOf, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bulkRows } from './bulk-rows.ts';
import { jsonOfRow, sendBulk, sendTable, testTables, textsOfPages } from './bulk-tables.ts';
import { apiKey, demoKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const rows = bulkRows(10_000);
const table = tableOf(rows);
const few = tableOf(rows.slice(0, 12));

const sendFile = (bytes: Uint8Array | string, query = '', headers: Record<string, string> = {}) =>
  sendTable(server, bytes, query, headers);

const sendList = (list: readonly unknown[] | string, query = '') =>
  sendBulk(server, `list?${query}`, typeof list === 'string' ? list : JSON.stringify(list), {
    'content-type': 'application/json',
  });

const json = (index: number): Record<string, unknown> => jsonOfRow(rows[index] as (typeof rows)[0]);

testTables(server, 1_000);

test('a list makes the same document as a table', async () => {
  const list = Array.from({ length: 12 }, (_, index) => json(index));
  const inGerman = few.map((cells, row) => cells.map((cell, at) => (row > 0 && at === cells.length - 1 ? 'de' : cell)));
  const [ofList, ofTable] = await Promise.all([sendList(list), sendFile(writeCsv(inGerman))]);
  expect(ofList.status).toBe(200);
  expect(new Uint8Array(await ofList.arrayBuffer())).toEqual(new Uint8Array(await ofTable.arrayBuffer()));
});

test('all rows are validated at once, and nothing is made', async () => {
  const bad = few.map((cells, row) => cells.map((cell) => (row > 2 && cell === 'CHF' ? 'USD' : cell)));
  const answer = await sendFile(writeCsv(bad));
  const body = (await answer.json()) as ErrorBody;
  expect([answer.status, body.code, body.message]).toEqual([422, 'VALIDATION_FAILED', '7 problems were found']);
  expect(body.fieldErrors[0]).toEqual({
    fieldName: 'row 5.CcyAmt/Ccy',
    message: 'The currency must be CHF or EUR',
    rejectedValue: 'USD',
    code: 'CURRENCY_NOT_SUPPORTED',
  });
});

describe('onError=skip', () => {
  const bad = few.map((cells, row) => cells.map((cell) => (row === 5 && cell === 'CHF' ? 'USD' : cell)));
  const found = { fieldName: 'row 6.CcyAmt/Ccy', code: 'CURRENCY_NOT_SUPPORTED' };

  test('a PDF comes with a report part', async () => {
    const answer = await sendFile(writeCsv(bad), 'onError=skip');
    const boundary = /boundary=(.+)$/.exec(answer.headers.get('content-type') ?? '')?.[1] as string;
    const whole = Buffer.from(await answer.arrayBuffer());
    const [pdf, report] = whole
      .toString('latin1')
      .split(`--${boundary}`)
      .slice(1, 3)
      .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2)) as [string, string];
    expect(await textsOfPages(Buffer.from(pdf, 'latin1'))).toHaveLength(11);
    expect(JSON.parse(report)).toMatchObject({
      made: 11,
      skipped: 1,
      problemCount: 1,
      problems: [found],
      warnings: [],
    });
  });

  test('a ZIP holds the report', async () => {
    const answer = await sendFile(writeCsv(bad), 'onError=skip&format=application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toHaveLength(12);
    expect(JSON.parse(Buffer.from(files['report.json'] as Uint8Array).toString())).toMatchObject({
      made: 11,
      problems: [found],
    });
  });

  test('nothing but refused rows is a refusal', async () => {
    const answer = await sendFile(
      writeCsv(few.map((cells) => cells.map((cell) => cell.replace(/CHF|EUR/, 'USD')))),
      'onError=skip',
    );
    expect(answer.status).toBe(422);
  });
});

describe('bad input', () => {
  test.each([
    ['an empty file', '', 422, 'TABLE_EMPTY'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 422, 'VALIDATION_FAILED'],
    ['a header alone', writeCsv(few.slice(0, 1)), 422, 'TABLE_EMPTY'],
    ['an unknown column', writeCsv(few.map((cells) => [...cells, 'x'])), 422, 'TABLE_COLUMN_UNKNOWN'],
    ['a workbook cut off', writeXlsx(few).subarray(0, 999), 422, 'WORKBOOK_UNREADABLE'],
  ])('%s', async (_, file, status, code) => {
    const answer = await sendFile(file);
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([status, code]);
  });

  test.each([
    ['no list', '{}', '', 400, 'TYPE'],
    ['an empty list', '[]', '', 422, 'TABLE_EMPTY'],
    ['no JSON', '[', '', 400, 'MALFORMED_JSON'],
    ['a list of numbers', '[1, 2]', '', 400, 'VALIDATION_FAILED'],
    ['an unknown format', '[]', 'format=text/html', 400, 'PARAMETER_VALUE'],
    ['an unknown choice', '[]', 'onError=ignore', 400, 'PARAMETER_VALUE'],
  ])('%s', async (_, list, query, status, code) => {
    const answer = await sendList(list, query);
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([status, code]);
  });

  test('options that no slip can have are refused before anything is sent', async () => {
    const answer = await sendList([json(0)], 'boundaryLineSeparationText=true');
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([
      422,
      'LAYOUT_SEPARATION_TEXT_NEEDS_ROOM',
    ]);
  });

  test('a type that is not made is refused', async () => {
    expect((await sendFile(writeCsv(few), '', { accept: 'image/png' })).status).toBe(406);
    expect((await sendBulk(server, 'file', 'x', { 'content-type': 'text/csv' })).status).toBe(415);
  });
});

describe('a key for trials', () => {
  const demo = { 'x-api-key': demoKey };

  test('makes bills that nobody can pay', async () => {
    const form = new FormData();
    form.set('file', new Blob([writeCsv(few.slice(0, 11))]), 'bills');
    const answer = await sendBulk(server, 'file', form, demo);
    expect(answer.status).toBe(200);
    const texts = await textsOfPages(new Uint8Array(await answer.arrayBuffer()));
    expect(texts).toHaveLength(10);
    for (const text of texts) expect(text?.split('\n')[18]).toBe('0.00');
  });

  test('makes ten of them at most', async () => {
    const list = JSON.stringify(Array.from({ length: 11 }, (_, index) => json(index)));
    const answer = await sendBulk(server, 'list', list, { ...demo, 'content-type': 'application/json' });
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([422, 'TABLE_TOO_LONG']);
  });
});

test('who goes away early ends the work', async () => {
  const stop = new AbortController();
  const form = new FormData();
  form.set('file', new Blob([writeCsv(table)]), 'bills');
  const answer = await fetch(`${server.url}/v2/payment-part-receipt/bulk/file`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey },
    body: form,
    signal: stop.signal,
  });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  stop.abort();
  await expect(reader?.read()).rejects.toThrow();
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  expect(server.lines.filter((line) => line.includes('"fault"'))).toEqual([]);
});

describe('an amount of a row', () => {
  const at = (few[0] ?? []).indexOf('CcyAmt/Amt');
  const withAmount = (text: string) => few.map((row, index) => (index === 2 ? row.with(at, text) : row));

  test.each([
    ['12.50-', 'AMOUNT_RANGE'],
    ["1'234.50-", 'AMOUNT_RANGE'],
    ['(12.50)', 'AMOUNT_RANGE'],
    ['−12.50', 'AMOUNT_RANGE'],
    ['12.50 CR', 'AMOUNT_RANGE'],
    ['100-', 'AMOUNT_SIGN_UNCLEAR'],
    ['', 'TABLE_AMOUNT_EMPTY'],
  ])('%j is refused: %s', async (text, code) => {
    for (const bytes of [writeCsv(withAmount(text)), writeXlsx(withAmount(text))]) {
      const answer = await sendFile(bytes);
      expect(answer.status).toBe(422);
      const { fieldErrors } = (await answer.json()) as ErrorBody;
      expect(fieldErrors.map((error) => [error.code, error.fieldName])).toEqual([[code, 'row 3.CcyAmt/Amt']]);
    }
  });

  test('may be open where that is said', async () => {
    expect((await sendFile(writeCsv(withAmount('')), 'openAmounts=true')).status).toBe(200);
    expect((await sendFile(writeCsv(withAmount('100.–')))).status).toBe(200);
  });
});

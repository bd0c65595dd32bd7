import { completeQrReference } from '@rappen/core/reference';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptsOfDay, writeStatement } from '../../arbitraries/statement.ts';
import { expectValue } from '../../results.ts';
import { formOf } from '../payment-bodies.ts';
import { qrIban, type Sent, type Service, startService } from './service.ts';
import { archiveOf, zipped } from './statement-archives.ts';
import { fieldErrorsOf } from './submissions.ts';

const path = '/api/v1/statements';
const alone = (xml: string): Sent => ({ body: xml, headers: { 'content-type': 'application/xml' } });
const fileOf = (id: string, entry: ReturnType<typeof receiptsOfDay>) =>
  writeStatement({ id, qrIban, entries: [entry] });
const reference = expectValue(completeQrReference('771'));

describe('what is no account statement is refused, and nothing is half made', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const good = fileOf('good', receiptsOfDay('2026-11-20', [{ name: 'good', amount: '10.00', reference }]));
  test.each<[string, Sent, number, string, string[]]>([
    ['empty', alone(''), 400, 'BODY_REQUIRED', []],
    ['no XML', alone('camt'), 400, 'BANK_FILE_KIND', []],
    ['broken XML', alone(good.slice(0, -20)), 400, 'MALFORMED_XML', []],
    ['a document type', alone(`<!DOCTYPE a [<!ENTITY b "c">]>${good}`), 400, 'XML_DOCTYPE_FORBIDDEN', []],
    ['JSON', { json: {} }, 415, 'UNSUPPORTED_MEDIA_TYPE', []],
    [
      'a form without files',
      { body: formOf({ other: good }) },
      400,
      'VALIDATION_FAILED',
      ['statement BODY_FILE_MISSING'],
    ],
    ['too long', alone(`${good}${' '.repeat(10_485_760)}`), 413, 'PAYLOAD_TOO_LARGE', []],
  ])('%s', async (_name, sent, status, code, fields) => {
    const answer = await service.send('POST', path, sent);
    expect([answer.status, answer.json.code, fieldErrorsOf(answer)]).toEqual([status, code, fields]);
  });

  test('another message, a trial of the bank, one bad file among good ones, too many payments', async () => {
    const wrong = await service.send('POST', path, alone(good.replaceAll('BkToCstmrDbtCdtNtfctn', 'CstmrPmtStsRpt')));
    expect([wrong.status, wrong.json.code]).toEqual([400, 'BANK_FILE_OTHER_MESSAGE']);
    const trial = good.replace('</GrpHdr>', '<AddtlInf>SPS/2.0/TEST</AddtlInf></GrpHdr>');
    const mixed = await service.send('POST', path, { body: formOf({ statement: [good, 'no statement'] }) });
    expect([mixed.status, fieldErrorsOf(mixed)]).toEqual([400, ['statement[1] BANK_FILE_KIND']]);
    const refused = await service.send('POST', path, alone(trial));
    expect([refused.status, refused.json.code]).toEqual([422, 'STATEMENT_TEST']);
    const payments = Array.from({ length: 4501 }, (_, index) => ({ name: String(index), amount: '1.00' }));
    const many = await service.send('POST', path, alone(fileOf('many', receiptsOfDay('2026-11-20', payments))));
    expect([many.status, fieldErrorsOf(many)]).toEqual([400, ['statement STATEMENT_TOO_LARGE']]);
    expect(await service.database.query('SELECT * FROM ebill_receipt')).toEqual([]);
    expect(service.faults).toEqual([]);
  });

  test('hostile and broken archives', async () => {
    const half = archiveOf(good).slice(0, 400);
    const damaged = await service.send('POST', path, zipped(half));
    expect([damaged.status, damaged.json.code]).toEqual([422, 'ARCHIVE_DAMAGED']);
    const empty = await service.send('POST', path, { body: formOf({ statement: [good, archiveOf()] }) });
    expect([empty.status, fieldErrorsOf(empty)]).toEqual([422, ['statement[1] ARCHIVE_EMPTY']]);
    const bomb = await service.send('POST', path, zipped(zipSync({ 'a.xml': new Uint8Array(60_000_000) })));
    expect([bomb.status, bomb.json.code]).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    const part = zipSync({ 'a.xml': new Uint8Array(30_000_000) });
    const together = await service.send('POST', path, { body: formOf({ statement: [part, part] }) });
    expect(fieldErrorsOf(together)).toContain('statement[1] ARCHIVE_TOO_LARGE');
    const names = Object.fromEntries(Array.from({ length: 231 }, (_, at) => [`${at}.xml`, new Uint8Array()]));
    expect((await service.send('POST', path, zipped(zipSync(names)))).json.code).toBe('ARCHIVE_TOO_LARGE');
    const inner = await service.send('POST', path, zipped(archiveOf(good, 'no statement')));
    expect([inner.status, fieldErrorsOf(inner)]).toEqual([400, ['statement[1] BANK_FILE_KIND']]);
    const nested = zipSync({ 'a.zip': archiveOf(good) });
    expect((await service.send('POST', path, zipped(nested))).json.code).toBe('BANK_FILE_KIND');
    expect(await service.database.query('SELECT * FROM ebill_receipt')).toEqual([]);
    expect(service.faults).toEqual([]);
  });
});

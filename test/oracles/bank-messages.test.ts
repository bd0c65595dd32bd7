import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exactSumOf } from '@rappen/core/money';
import { readPaymentFile, statusReportExample } from '@rappen/core/payment-order';
import { executedExample, readStatement, receiptsExample } from '@rappen/core/statement';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statementVersions, toldEntries, writeStatement } from '../arbitraries/statement.ts';
import { scenarioOf, textsOf } from '../laws/bank/scenario.ts';
import { messageVersions } from '../laws/bank/telling.ts';
import { codesOf, expectValue } from '../results.ts';
import { bankPackages, orderSchema, statementSchema, statusSchema } from './bank-packages.ts';
import { paymentFiles } from './payment-corpus.ts';
import { complaints } from './xml-schema.ts';

describe.skipIf(bankPackages === undefined)('schemas (needs xmllint, Python and its packages)', () => {
  test('every order that we write is valid by the Swiss schema', () => {
    const files = paymentFiles(500);
    expect(complaints(orderSchema(), files)).toEqual([]);
    // The rule on characters is in force
    expect(complaints(orderSchema(), [(files[0] as string).replace('<Nm>', '<Nm>\u00ad')])).not.toEqual([]);
  });

  test.each<[what: string, from: string, to: string, code: string]>([
    [
      'a QR reference on a plain IBAN',
      'CH2731998000700420011',
      'CH6998765000000815002',
      'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN',
    ],
    ['a wrong sum', '<CtrlSum>2319.65<', '<CtrlSum>1.00<', 'PAYMENT_FILE_SUM'],
    ['an address without town', '<TwnNm>Lenzburg</TwnNm>', '', 'PAYMENT_ADDRESS_INCOMPLETE'],
    ['two messages', '<AddtlRmtInf>', '<AddtlRmtInf>A</AddtlRmtInf><AddtlRmtInf>', 'PAYMENT_FILE_ELEMENT_REPEATED'],
    ['an identification', 'RAPPEN-20261123-0001<', '/X//Y<', 'PAYMENT_ID_CHARACTERS'],
  ])('%s is valid by the schema, and refused all the same', (_what, from, to, code) => {
    const fixture = 'packages/core/src/payment-order/fixtures/order.xml';
    const file = readFileSync(fixture, 'utf8').replace(/>\s+</g, '><').replace(from, to);
    expect(complaints(orderSchema(), [file])).toEqual([]);
    expect(codesOf(readPaymentFile(file))).toEqual([code]);
  });

  test('the examples of statements are valid', () => {
    expect(complaints(statementSchema('camt.054.001.08'), [receiptsExample])).toEqual([]);
    expect(complaints(statementSchema('camt.053.001.04'), [executedExample])).toEqual([]);
  });

  test.each(statementVersions.filter((version) => version !== '02'))(
    'what tests write as version %s is valid',
    (version) => {
      const files = fc.sample(toldEntries, { seed: 1, numRuns: 20 }).filter((entries) => entries.length > 0);
      const written = files.map((entries) => writeStatement({ id: 'S', entries }, version));
      expect(complaints(statementSchema(`camt.054.001.${version}`), written)).toEqual([]);
    },
  );

  test.each(
    messageVersions.flatMap((version) =>
      (['camt.052', 'camt.053', 'camt.054'] as const).map((name) => `${name}.001.${version}`),
    ),
  )('what the law on bookings reads as %s is valid', (message) => {
    const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
    const files = seeds.flatMap((seed) => textsOf(scenarioOf(seed))).filter((file) => file.includes(`:${message}"`));
    expect(files.length).toBeGreaterThan(3);
    expect(complaints(statementSchema(message), files)).toEqual([]);
  });

  test.skipIf(statusSchema === undefined)('the example of a status report is valid (needs Maven)', () => {
    expect(complaints(statusSchema ?? '', [statusReportExample])).toEqual([]);
  });
});

describe.skipIf(bankPackages === undefined)('test files of banks (needs xmllint, Python and its packages)', () => {
  const files = bankPackages === undefined ? [] : statementsBelow(join(bankPackages, 'unpacked/odoo'));

  test('are there', () => expect(files.length).toBeGreaterThan(4));

  test.each(files)('%s is read without loss', (path) => {
    const text = readFileSync(path, 'utf8').replace(/>\s+</g, '><');
    const entries = [...text.matchAll(/<Ntry>.*?<\/Ntry>/gs)].map(([entry]) => entry);
    const amounts = entries.map((entry) => /<Amt Ccy="[A-Z]{3}">([\d.]+)</.exec(entry)?.[1] ?? '');
    const { statements } = expectValue(readStatement(readFileSync(path)));
    const read = statements.flatMap((statement) => statement.entries);
    expect(statements.map(({ unreadable }) => unreadable)).toEqual(statements.map(() => 0));
    expect(read).toHaveLength(entries.length);
    expect(exactSumOf(read.map(({ amount }) => amount))).toBe(exactSumOf(amounts));
    const details = text.match(/<TxDtls>/g) ?? [];
    expect(read.flatMap((entry) => entry.details)).toHaveLength(details.length);
  });
});

function statementsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\/tests\//.test(`${entry.parentPath}/`) && !/\.(?:py|pydata|zip)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /xsd:camt\.05[234]/.test(readFileSync(path, 'utf8').slice(0, 2000)))
    .filter((path) => !path.includes('invalid'));
}

import { writeValue } from '@rappen/core/model';
import { readStatusReport, statusReportExample } from '@rappen/core/payment-order';
import { openBillsExample, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { readStatement, receiptsExample } from '@rappen/core/statement';
import { invoiceExamples, profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import type { BankRecords } from '../bank/records.ts';
import type { Everything } from '../kept/desk-store.ts';
import { paymentOfBill, rowOf } from '../pay/payment-of-bill.ts';
import { readBackup, writeBackup } from './backup.ts';
import { newCompany, newInvoice } from './records.ts';

const company = newCompany('de');
const desk = { companies: [company], customers: [], articles: [], invoices: [newInvoice(company, '2026-11-24')] };

/** Records as the pages make them: of a bill to pay, a file with its answer, and a statement with what somebody decided. */
function bankRecords(): BankRecords {
  const payment = paymentOfBill(
    { standard: 'SWISS_QR', draft: invoiceExamples.withQrReference, payment: undefined },
    profiles['2.3'],
  );
  if (payment === undefined) throw new Error('The example cannot be paid');
  const row = rowOf(payment, 'a.pdf', 1);
  const matched = expectValue(
    reconcile([expectValue(readStatement(receiptsExample))], writeValue(reconciliationModel, openBillsExample)),
  );
  const [first, ...others] = matched.receipts;
  if (first === undefined) throw new Error('The example has no receipts');
  const effect = { bill: 'desk:1', amount: '-5.00', paidOn: '2026-11-20' };
  const run = {
    id: 'run',
    madeAt: '2026-11-24T08:00:00Z',
    files: ['camt.xml'],
    seen: matched.seen,
    receipts: [{ ...first, decided: effect }, ...others],
    sums: matched.sums,
    effects: [effect],
  };
  const file = {
    id: 'RAP-1',
    name: 'pay.xml',
    madeAt: '2026-11-24T08:00:00Z',
    text: '<Document/>',
    reports: [expectValue(readStatusReport(statusReportExample))],
    bookings: [{ groupId: '1', instructionId: '1-1', state: 'returned' as const, reasons: [{ information: ['zu'] }] }],
    rows: [row],
  };
  const bills = [
    { id: 'list:B1', bill: { id: 'list:B1', iban: 'CH27', referenceType: 'NON' as const, currency: 'CHF' } },
  ];
  return { rows: [row], files: [file], accounts: [{ id: 'CH27', name: 'Velowerk' }], runs: [run], bills };
}

const textOf = async (everything: Everything, passphrase = '') => (await writeBackup(everything, passphrase)).text();
/** Without members that say nothing, as JSON has them. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('a backup', () => {
  test.each(['', 'correct horse'])('gives back desk and bank as they were (passphrase %j)', async (passphrase) => {
    const everything = { desk, bank: bankRecords() };
    const read = await readBackup(await textOf(everything, passphrase), passphrase);
    expect(plain(read)).toEqual(plain(everything));
  });

  test('is not opened by another passphrase, or where a byte has changed', async () => {
    const text = await textOf({ desk, bank: undefined }, 'a');
    expect(text).not.toContain('companies');
    expect(await readBackup(text, 'b')).toBe('passphrase');
    expect(await readBackup(text.replace(/"encrypted":"../, '"encrypted":"AA'), 'a')).toBe('passphrase');
    expect(await readBackup(text.replace('600000', '60000000000'), 'a')).toBe('passphrase');
  });

  test('of any text is refused without harm', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await readBackup(text, '')).toBe('bad');
      }),
    );
  });

  test('of the first version has no bank, and leaves that alone', async () => {
    const old = JSON.stringify({ format: 'rappen-desk', version: 1, records: desk });
    expect(await readBackup(old, '')).toMatchObject({ desk: { companies: [{ id: company.id }] }, bank: undefined });
  });

  test.each([
    ['an amount that is none', (text: string) => text.replace('"amount":"-5.00"', '"amount":"5 francs"')],
    ['a verdict that is unknown', (text: string) => text.replace('"verdict":"settled"', '"verdict":"gone"')],
    ['another member', (text: string) => text.replace('"id":"RAP-1"', '"id":"RAP-1","run":"alert(1)"')],
    ['parameters that are objects', (text: string) => text.replace(/"params":\{\}/, '"params":{"a":{}}')],
    ['a newer version', (text: string) => text.replace('"version":2', '"version":3')],
  ])('with %s is none', async (_name, change) => {
    const text = await textOf({ desk, bank: bankRecords() });
    expect(change(text)).not.toBe(text);
    expect(await readBackup(change(text), '')).toBe('bad');
  });
});

import { writeValue } from '@rappen/core/model';
import { readStatusReport, statusReportExample } from '@rappen/core/payment-order';
import { openBillsExample, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { readStatement, receiptsExample } from '@rappen/core/statement';
import { invoiceExamples, profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { rowOf } from '../pay/payment-rows.ts';
import type { BankRecords } from '../records/bank/records.ts';
import {
  type Article,
  emptyPosition,
  newCompany,
  newCustomer,
  newEffort,
  newInvoice,
} from '../records/desk/records.ts';
import { paymentOfBill } from '../work/reading/payment-of-bill.ts';
import { isProven, readBackup, secretOf, writeBackup } from './backup.ts';
import type { Everything } from './everything.ts';

const company = newCompany('de');
const effort = newEffort(company.id, '2026-11-24');
const invoice = newInvoice(company, '2026-11-24');
const desk = { companies: [company], customers: [], articles: [], invoices: [invoice], efforts: [effort] };

const article: Article = {
  id: 'a',
  revision: 1,
  companyId: company.id,
  number: '',
  description: '',
  unit: '',
  price: '',
  vatRate: '',
};
const gone = { kind: 'customers' as const, id: 'k', before: newCustomer(company.id), after: '' };
const bin = [{ id: 'b', day: '2026-11-24', until: '2026-12-24', reason: 'removed' as const, changes: [gone] }];
/** What is chosen from a list, and no text. */
const choices = new Set([
  'vat',
  'buyerKind',
  'payTo',
  'language',
  'template',
  'eInvoice',
  'kind',
  'vatCategory',
  'part',
  'decision',
  'rhythm',
]);

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

const textOf = async (everything: Everything, passphrase = '') =>
  (await writeBackup(everything, await secretOf(passphrase))).text();
const proves = async (everything: Everything) => isProven(await textOf(everything), everything, '');
/** Without members that say nothing, as JSON has them. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('a backup', () => {
  test.each(['', 'correct horse'])('gives back desk and bank as they were (passphrase %j)', async (passphrase) => {
    const everything = { desk, bank: bankRecords(), bin, attached: [] };
    const read = await readBackup(await textOf(everything, passphrase), passphrase);
    expect(plain(read)).toEqual(plain({ everything, unread: [], withUnknown: 0, lacking: [] }));
  });

  test('is not opened by another passphrase, or where a byte has changed', async () => {
    const text = await textOf({ desk, bank: undefined, bin: [], attached: [] }, 'a');
    expect(text).not.toContain('companies');
    expect(await readBackup(text, 'b')).toBe('passphrase');
    expect(await readBackup(text.replace(/"encrypted":"../, '"encrypted":"AA'), 'a')).toBe('passphrase');
    expect(await readBackup(text.replace('600000', '60000000000'), 'a')).toBe('passphrase');
  });

  test('of a secret is opened by it, and by the passphrase that it was made of', async () => {
    const everything = { desk, bank: undefined, bin: [], attached: [] };
    const [secret, other] = [await secretOf('correct horse'), await secretOf('correct horse')];
    if (secret === undefined || other === undefined) throw new Error('There is a passphrase');
    const texts = await Promise.all(
      [writeBackup(everything, secret), writeBackup(everything, secret)].map(async (file) => (await file).text()),
    );
    for (const text of texts) {
      expect([await isProven(text, everything, secret), await isProven(text, everything, 'correct horse')]).toEqual([
        true,
        true,
      ]);
      expect(await isProven(text, everything, other)).toBe(false);
      expect(
        await isProven(text, { ...everything, desk: { ...desk, companies: [{ ...company, iban: 'x' }] } }, secret),
      ).toBe(false);
    }
    // One key, and yet never the same text
    expect(texts[0]).not.toBe(texts[1]);
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
    expect(await readBackup(old, '')).toMatchObject({
      everything: { desk: { companies: [{ id: company.id }] }, bank: undefined, bin: [], attached: [] },
      unread: [],
    });
  });

  test('of the second version knows no hours, and is read as it is', async () => {
    const { efforts: _later, ...before } = desk;
    const old = JSON.stringify({ format: 'rappen-desk', version: 2, records: before, bin });
    expect(await readBackup(old, '')).toMatchObject({ everything: { desk: { ...before, efforts: [] } }, unread: [] });
  });

  test('gives back whatever can be typed, however long, and the page says so before it calls it saved', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800'), fc.constant('x'.repeat(20_000)));
    const typed = <T extends object>(record: T) =>
      fc.record(Object.fromEntries(Object.keys(record).map((name) => [name, text]))).map((texts): T => {
        const free = Object.entries(texts).filter(
          ([name]) => typeof record[name as keyof T] === 'string' && !choices.has(name),
        );
        return { ...record, ...Object.fromEntries(free) };
      });
    const positions = fc.array(typed(emptyPosition), { maxLength: 3 });
    const invoices = fc
      .tuple(typed(newInvoice(company, '2026-11-24')), positions, fc.array(text))
      .map(([one, rows, versions]) => ({ ...one, positions: rows, versions }));
    const desks = fc.record({
      companies: fc.array(typed(company), { maxLength: 2 }),
      customers: fc.array(typed(newCustomer('c')), { maxLength: 2 }),
      articles: fc.array(typed(article), { maxLength: 2 }),
      invoices: fc.array(invoices, { maxLength: 2 }),
      efforts: fc.array(typed(effort), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(desks, text, async (drawn, message) => {
        const bank = bankRecords();
        const receipts = bank.runs.map((run) => ({
          ...run,
          receipts: run.receipts.map((one) => ({ ...one, message })),
        }));
        const everything = { desk: drawn, bank: { ...bank, runs: receipts }, bin, attached: [] };
        const read = await readBackup(await textOf(everything), '');
        expect(plain(read)).toEqual(plain({ everything, unread: [], withUnknown: 0, lacking: [] }));
        expect(await proves(everything)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('of more positions, bookings and longer files than any bound is read', async () => {
    const long = { ...newInvoice(company, '2026-11-24'), positions: Array(1500).fill(emptyPosition) };
    const bank = bankRecords();
    const runs = bank.runs.map((run) => ({ ...run, seen: Array(120_000).fill('key') as string[] }));
    const everything = { desk: { ...desk, invoices: [long] }, bank: { ...bank, runs }, bin: [], attached: [] };
    expect(await proves(everything)).toBe(true);
  });

  test('that would not give back what went into it is not called saved', async () => {
    const odd = { ...company, rounding: 'often' as unknown as boolean };
    const everything = { desk: { ...desk, companies: [odd] }, bank: undefined, bin: [], attached: [] };
    expect(await proves(everything)).toBe(false);
  });

  const id = '"id":"RAP-1"';
  test.each([
    ['a record that is none', '"companies":[{', '"companies":["lost",{', '"lost"', 1, 0],
    ['a record without a name', '"customers":[', '"customers":[{"address":"Lost"}', '"Lost"', 1, 0],
    ['an amount that is none', '"amount":"-5.00"', '"amount":"5 francs"', '"5 francs"', 1, 0],
    ['a verdict that is unknown', '"verdict":"settled"', '"verdict":"gone"', '"gone"', 1, 0],
    ['a template that is unknown', '"template":"classic"', '"template":"baroque"', '"baroque"', 1, 0],
    ['another member', id, `${id},"later":{"a":"kept"}`, '{"a":"kept"}', 0, 1],
    ['a long name of a member', id, `${id},"${'n'.repeat(300)}":"kept"`, 'nnn":"kept"', 0, 1],
    ['a bin that is none', '"reason":"removed"', '"reason":"eaten"', '"eaten"', 1, 0],
  ] as const)('with %s gives all the rest, and says what it is', async (_name, from, to, part, unread, withUnknown) => {
    const text = await textOf({ desk, bank: bankRecords(), bin, attached: [] });
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    const read = await readBackup(changed, '');
    if (typeof read === 'string') throw new Error(read);
    expect([read.unread.length, read.withUnknown]).toEqual([unread, withUnknown]);
    expect(read.everything.desk.invoices).toEqual(desk.invoices);
    // Whatever it is, it is still there when it is saved again
    expect((await textOf(read.everything)) + JSON.stringify(read.unread)).toContain(part);
  });

  test.each([
    ['lists that are missing', (text: string) => text.replace('"companies":', '"others":'), 'bad'],
    ['a bank that is none', (text: string) => text.replace('"bank":{', '"bank":7,"x":{'), 'bad'],
    ['a newer version', (text: string) => text.replace('"version":4', '"version":5'), 'newer'],
  ])('with %s is none', async (_name, change, fault) => {
    const text = await textOf({ desk, bank: bankRecords(), bin: [], attached: [] });
    expect(change(text)).not.toBe(text);
    expect(await readBackup(change(text), '')).toBe(fault);
  });
});

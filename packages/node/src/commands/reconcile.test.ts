import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchivedFile, zipChunks } from '@rappen/core/bulk';
import { openBillsExample } from '@rappen/core/reconciliation';
import { receiptsExample } from '@rappen/core/statement';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runHere } from '../../test/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'rappen-reconcile-'));
const file = (name: string) => join(folder, name);
const reconcile = (...args: string[]) => runHere(['reconcile', ...args]);
const csv = [
  'id;iban;reference;amount;currency',
  ...(openBillsExample.bills ?? []).map((bill) =>
    [bill.id, bill.iban, bill.reference, bill.amount, bill.currency].join(';'),
  ),
].join('\n');
/** One receipt, which settles B1. */
const onePayment = receiptsExample
  .replace(/<TxDtls><Refs><AcctSvcrRef>T-2[\s\S]*?(?=<\/NtryDtls>)/, '')
  .replace(/(?<=<\/Ntry>)\s*<Ntry>[\s\S]*<\/Ntry>/, '')
  .replace('<NbOfTxs>4<', '<NbOfTxs>1<')
  .replace('4141.20', '1520.40');
const withAccounts = ['--accounts', file('accounts.json')];

beforeEach(() => {
  writeFileSync(file('receipts.xml'), receiptsExample);
  writeFileSync(file('one.xml'), onePayment);
  writeFileSync(file('open.csv'), csv);
  writeFileSync(file('accounts.json'), JSON.stringify(openBillsExample.accounts));
  rmSync(file('seen.json'), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('counts and sums by verdict and currency; something to look at is status 1', async () => {
  const { status, output, errors } = await reconcile(
    file('receipts.xml'),
    '--bills',
    file('open.csv'),
    ...withAccounts,
  );
  expect([status, errors]).toEqual([1, '']);
  expect(output).toBe(
    [
      '1 file, 6 bookings',
      '  CHF  converted         1  93.10',
      '  CHF  double            1  1520.40',
      '  CHF  partial           1  500.00',
      '  CHF  reversed          1  1520.40',
      '  CHF  settled           1  1520.40',
      '  CHF  unknownReference  1  600.40',
      'CHF 4234.30 came in, 1520.40 taken back',
      'bills: 2 settled, 1 partlyPaid, 1 open',
      '',
    ].join('\n'),
  );
});

test('all clear is status 0', async () => {
  const { status, output } = await reconcile(file('one.xml'), '--bills', file('open.csv'), ...withAccounts);
  expect([status, output]).toEqual([0, expect.stringContaining('settled  1  1520.40')]);
});

test('files of a ZIP archive are read by name, and one that is damaged or no archive of statements is told', async () => {
  const archive = (...files: ArchivedFile[]) => Buffer.concat([...zipChunks(files)]);
  const both = [
    { name: 'a/one.xml', bytes: Buffer.from(onePayment) },
    { name: 'twice.xml', bytes: Buffer.from(onePayment) },
  ];
  const whole = archive(...both);
  writeFileSync(file('bank.zip'), whole);
  writeFileSync(file('empty.zip'), archive());
  writeFileSync(file('half.zip'), whole.subarray(0, 100));
  writeFileSync(file('other.zip'), archive({ name: 'readme.txt', bytes: Buffer.from('hello') }));
  const bills = ['--bills', file('open.csv'), ...withAccounts];
  const { status, output, errors } = await reconcile(file('bank.zip'), ...bills);
  expect([status, output]).toEqual([0, expect.stringContaining('2 files, 1 booking, 1 counted before')]);
  expect(errors).toContain('bank.zip/twice.xml entry 1');
  const { status: refused, errors: told } = await reconcile(
    file('half.zip'),
    file('other.zip'),
    file('empty.zip'),
    ...bills,
  );
  expect([refused, told]).toEqual([1, expect.stringContaining('half.zip: The ZIP archive is damaged or encrypted')]);
  expect(told).toContain('other.zip/readme.txt');
  expect(told).toContain('empty.zip: There is no file in the ZIP archive');
});

test('JSON and CSV, on standard output and in files', async () => {
  const all = [file('receipts.xml'), '--bills', file('open.csv'), ...withAccounts];
  const json = await reconcile(...all, '--json');
  expect([json.status, json.errors]).toEqual([1, '']);
  expect(JSON.parse(json.output).receipts).toHaveLength(6);
  const table = await reconcile(...all, '--csv');
  expect(table.output).toMatch(/^date;verdict;bill;/);
  expect(table.errors).toMatch(/^1 file, 6 bookings\n/);
  const kept = await reconcile(...all, '-o', file('receipts.csv'));
  expect(kept.output).toMatch(/^1 file, 6 bookings\n/);
  expect(readFileSync(file('receipts.csv'), 'utf8')).toBe(Buffer.from(table.output, 'latin1').toString());
  const whole = await reconcile(...all, '--json', '-o', file('receipts.json'));
  expect(JSON.parse(whole.output)).toEqual({ ok: false, output: file('receipts.json') });
  expect(JSON.parse(readFileSync(file('receipts.json'), 'utf8'))).toEqual(JSON.parse(json.output));
});

test('what was counted counts no more, and stays with its bill', async () => {
  const all = ['--bills', file('open.csv'), ...withAccounts, '--seen', file('seen.json')];
  expect((await reconcile(file('one.xml'), ...all)).status).toBe(0);
  const again = await reconcile(file('one.xml'), ...all);
  expect([again.status, again.output]).toEqual([0, expect.stringMatching(/^1 file, 0 bookings, 1 counted before\n/)]);
  expect(again.output).toContain('bills: 1 settled, 3 open');
  // The same bill is paid a second time, and the list of bills does not say that it was paid
  const later = await reconcile(file('receipts.xml'), ...all, '--json');
  const { receipts, repeated } = JSON.parse(later.output);
  expect(repeated).toBe(1);
  expect(receipts.map(({ verdict }: { verdict: string }) => verdict)).toContain('double');
  expect(receipts.map(({ verdict }: { verdict: string }) => verdict)).not.toContain('settled');
  expect(Object.keys(JSON.parse(readFileSync(file('seen.json'), 'utf8')))).toEqual(['seen', 'openBills', 'payers']);
});

test('whoever has paid before is known to the next run', async () => {
  writeFileSync(
    file('debtors.csv'),
    csv
      .split('\n')
      .map((line, at) => `${line};${at === 0 ? 'debtor' : 'Lenz AG'}`)
      .join('\n'),
  );
  const all = ['--bills', file('debtors.csv'), ...withAccounts, '--seen', file('seen.json'), '--json'];
  const account = '<RltdPties><DbtrAcct><Id><IBAN>CH5604835012345678009</IBAN></Id></DbtrAcct></RltdPties>';
  writeFileSync(
    file('one.xml'),
    onePayment.replace(/<RltdPties>.*?<\/RltdPties>/, '').replace('<RmtInf>', `${account}<RmtInf>`),
  );
  await reconcile(file('one.xml'), ...all);
  const { payers } = JSON.parse(readFileSync(file('seen.json'), 'utf8'));
  expect(payers).toEqual([{ account: 'CH5604835012345678009', debtor: 'Lenz AG' }]);
  const next = onePayment
    .replaceAll('1520.40', '980.00')
    .replace(/<RltdPties>.*?<\/RltdPties>/, '')
    .replace(/<RmtInf>.*?<\/RmtInf>/, `${account}<RmtInf><Ustrd>Danke</Ustrd></RmtInf>`)
    .replace(/<AcctSvcrRef>/g, '<AcctSvcrRef>N')
    .replace(/(?<=<Id>|<MsgId>)(?=[^<]+<\/(?:Id|MsgId)>)/g, 'N');
  writeFileSync(file('next.xml'), next);
  const { receipts } = JSON.parse((await reconcile(file('next.xml'), ...all)).output);
  const reasons = receipts.flatMap((one: { candidates: { bill: string; reason: { code: string } }[] }) =>
    one.candidates.map(({ bill, reason }) => [bill, reason.code]),
  );
  expect(reasons).toEqual([['B2', 'RECONCILIATION_FORMER_PAYER']]);
});

test('a tolerance settles what is nearly paid', async () => {
  writeFileSync(file('one.xml'), onePayment.replaceAll('1520.40', '1520.35'));
  const all = [file('one.xml'), '--bills', file('open.csv'), ...withAccounts];
  expect((await reconcile(...all)).status).toBe(1);
  expect((await reconcile(...all, '--tolerance', '0.05')).status).toBe(0);
});

test('a discount settles what is paid less it in time: by the bill, by the run, and over runs', async () => {
  const paid = onePayment.replaceAll('1520.40', '1489.99');
  const reversal = paid
    .replaceAll('CRDT', 'DBIT')
    .replace(/<Id>(?=[^<]*<\/Id>\s*<(?:ElctrncSeqNb|CreDtTm|Acct))/, '<Id>R')
    .replace(/<MsgId>/, '<MsgId>R')
    .replace(/(?<=<AcctSvcrRef>)/g, 'R')
    .replace('<RvslInd>false', '<RvslInd>true');
  const [day = ''] = /(?<=<BookgDt>\s*<Dt>)[\d-]+/.exec(paid) ?? [];
  writeFileSync(file('paid.xml'), paid);
  writeFileSync(file('reversal.xml'), reversal);
  const bills = (discounts: string, date = '') =>
    writeFileSync(
      file('open.csv'),
      csv
        .split('\n')
        .map((line, at) => `${line};${at === 0 ? 'date;discounts' : at === 1 ? `${date};${discounts}` : `${date};`}`)
        .join('\n'),
    );
  const run = (name: string, ...more: string[]) =>
    reconcile(file(name), '--bills', file('open.csv'), ...withAccounts, ...more);
  bills(`2:${day}`);
  const own = await run('paid.xml', '--seen', file('seen.json'));
  expect([own.status, own.output]).toEqual([0, expect.stringContaining('CHF 30.41 cash discount granted')]);
  const back = await run('reversal.xml', '--seen', file('seen.json'), '--json');
  const { receipts, openBills } = JSON.parse(back.output);
  expect(receipts[0]).toMatchObject({ verdict: 'reversed', counted: -1489.99, discount: -30.41 });
  expect(openBills[0]).toMatchObject({ paid: 0, state: 'open' });
  bills('', day);
  const table = await run('paid.xml', '--discounts', '2:0', '--csv');
  expect(table.output).toMatch(/;settled;B1;.*2 % was taken in time.*;1489\.99;30\.41;/);
  expect((await run('paid.xml')).output).toContain('partial  1  1489.99');
  bills('2 Prozent');
  expect((await run('paid.xml')).errors).toContain('row 2.discounts: The value must be');
  const wrong = await run('paid.xml', '--discounts', 'two');
  expect([wrong.status, wrong.errors]).toEqual([2, expect.stringContaining('--discounts must be discounts such as')]);
});

test('what is odd about a statement is told, and is something to look at', async () => {
  writeFileSync(file('one.xml'), onePayment.replace('<LastPgInd>true', '<LastPgInd>false'));
  const { status, errors } = await reconcile(file('one.xml'), '--bills', file('open.csv'), ...withAccounts);
  expect([status, errors]).toEqual([
    1,
    `${file('one.xml')}: warning: This is page 1, and more pages follow in other files\n`,
  ]);
});

test('everything that is wrong with the files is told at once, and nothing is kept', async () => {
  writeFileSync(file('junk.xml'), '<!DOCTYPE a><a/>');
  writeFileSync(file('wrong.csv'), csv.replace('currency', 'colour'));
  const all = [file('junk.xml'), '--bills', file('wrong.csv'), '--seen', file('seen.json')];
  const { status, output, errors } = await reconcile(...all);
  expect([status, output]).toEqual([1, '']);
  expect(errors).toContain('junk.xml: The XML has a document type declaration');
  expect(errors).toContain('wrong.csv: row 1.colour: No column has this name');
  const asJson = await reconcile(...all, '--json');
  expect(asJson.errors).toBe('');
  expect(JSON.parse(asJson.output).problems.map(({ code }: { code: string }) => code)).toEqual([
    'XML_DOCTYPE_FORBIDDEN',
    'TABLE_COLUMN_UNKNOWN',
  ]);
  writeFileSync(file('wrong.csv'), csv.replace('202611047120', '202611047121').replace('B4', 'B1'));
  const inRows = await reconcile(file('one.xml'), '--bills', file('wrong.csv'));
  expect(inRows.errors).toContain('wrong.csv: row 3.reference: ');
  expect(inRows.errors).toContain('wrong.csv: row 5.id: The bill B1 is listed twice\n');
});

test.each<[args: string[], status: number, sentence: RegExp]>([
  [['--json', '--csv'], 2, /not both\n$/],
  [['--tolerance', 'much'], 2, /^--tolerance must be an amount/],
  [['-o', 'receipts.pdf'], 2, /^--format must be one of json, csv|name of the output/],
  [['--accounts', file('nowhere.json')], 3, /no such file\n$/],
])('%j', async (more, status, sentence) => {
  const outcome = await reconcile(file('one.xml'), '--bills', file('open.csv'), ...more);
  expect([outcome.status, outcome.output]).toEqual([status, '']);
  expect(outcome.errors).toMatch(sentence);
});

test('a statement of a hundred megabytes is read piece by piece, and what is wrong with one is told', async () => {
  const [head = '', tail = ''] = onePayment
    .split('<Ntry>')
    .map((part, index) => (index === 0 ? part : `<Ntry>${part}`));
  const filler = `<!-- ${'x'.repeat(900_000)} -->`;
  const long = (more: string) => [head, ...Array.from({ length: 80 }, () => filler), more].join('');
  writeFileSync(file('long.xml'), long(tail));
  const all = ['--bills', file('open.csv'), ...withAccounts];
  const { status, output } = await reconcile(file('long.xml'), ...all);
  expect([status, output.split('\n')[0]]).toEqual([0, '1 file, 1 booking']);
  writeFileSync(file('long.xml'), long('<Ntry>'));
  const broken = await reconcile(file('long.xml'), ...all);
  expect([broken.status, broken.errors]).toEqual([1, expect.stringContaining('long.xml: The XML cannot be read')]);
});

test('double entries for a program, those of a booking only once', async () => {
  const all = ['--bills', file('open.csv'), ...withAccounts, '--seen', file('seen.json'), '--books', 'banana'];
  const { status, output } = await reconcile(file('one.xml'), ...all, '--books-output', file('first.txt'));
  expect([status, output]).toEqual([0, expect.stringContaining('books: 1 entry\n')]);
  const [header, row, ...more] = readFileSync(file('first.txt'), 'utf8').split('\r\n');
  expect(header?.split('\t')).toEqual(expect.arrayContaining(['Date', 'AccountDebit', 'AccountCredit', 'Amount']));
  expect(row?.split('\t')).toEqual(expect.arrayContaining(['2026-11-20', 'B1', '1020', '1100', '1520.40']));
  expect(more).toEqual(['']);
  const again = await reconcile(file('one.xml'), ...all, '--books-output', file('first.txt'));
  expect([again.status, again.errors]).toEqual([2, expect.stringContaining('first.txt is there already')]);
  const later = await reconcile(file('one.xml'), ...all, '--books-output', file('second.txt'));
  expect(later.output).toContain('books: 0 entries\n');
  expect(readFileSync(file('second.txt'), 'utf8').split('\r\n')).toEqual([header?.replace(/AmountC.*Rate\t/, ''), '']);
});

test('books are settled before anything is written, and refused with the place in the settings', async () => {
  const all = ['--bills', file('open.csv'), ...withAccounts, '--seen', file('seen.json'), '--books', 'datev'];
  writeFileSync(file('books.json'), '{"banks": [{"iban": "CH00", "account": "1021"}], "datev": {"client": 0}, "x": 1}');
  const settings = ['--books-settings', file('books.json'), '--books-output', file('datev.csv')];
  const { status, errors } = await reconcile(file('one.xml'), ...all, ...settings);
  expect(status).toBe(1);
  for (const place of ['books.json: banks[0].iban', 'books.json: datev.client', 'books.json: x'])
    expect(errors).toContain(place);
  const missing = await reconcile(file('one.xml'), ...all, '--books-output', file('datev.csv'));
  expect([missing.status, missing.errors]).toEqual([1, expect.stringContaining('datev.consultant')]);
  expect([existsSync(file('seen.json')), existsSync(file('datev.csv'))]).toEqual([false, false]);
  writeFileSync(file('books.json'), '{"datev": {"consultant": 29098, "client": 55003}}');
  expect((await reconcile(file('one.xml'), ...all, ...settings)).status).toBe(0);
  expect(readFileSync(file('datev.csv'), 'utf8')).toContain('1520,40;"S";"CHF"');
});

test.each([
  [['--books-output', 'x.txt'], '--books-output needs --books'],
  [['--books-settings', 'x.json'], '--books-settings needs --books'],
  [['--books', 'banana'], '--books needs --books-output FILE'],
  [['--books', 'banana', '--books-output', '-', '--json'], 'cannot print two things'],
])('%j is misunderstood', async (words, sentence) => {
  const { status, errors } = await reconcile(file('one.xml'), '--bills', file('open.csv'), ...words);
  expect([status, errors]).toEqual([2, expect.stringContaining(sentence)]);
});

test('what there is to say of the books stands beside JSON, too', async () => {
  const abroad = onePayment.replaceAll('Ccy="CHF"', 'Ccy="EUR"');
  writeFileSync(file('one.xml'), abroad);
  const all = [
    '--bills',
    file('open.csv'),
    ...withAccounts,
    '--books',
    'hledger',
    '--books-output',
    file('books.journal'),
  ];
  const { errors } = await reconcile(file('one.xml'), ...all, '--json');
  expect(errors).toContain('books: 1 entry');
});

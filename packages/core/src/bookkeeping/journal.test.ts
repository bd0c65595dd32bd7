import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { ExactNumber } from '../json/write.ts';
import { writeValue } from '../model/index.ts';
import { type OpenBillJson, reconcile, reconciliationModel } from '../reconciliation/index.ts';
import { executedExample, readStatement, type StatementFile } from '../statement/index.ts';
import { type Journal, journalOf, parseBooksSettings } from './index.ts';

const iban = 'CH8198765000700420011';
const qrIban = 'CH2731998000700420011';
const reference = '000000000000000202611047115';
const bill: OpenBillJson = {
  id: 'B1',
  iban: qrIban,
  referenceType: 'QRR',
  reference,
  amount: '100.00',
  currency: 'CHF',
};

interface Told {
  readonly amount?: string;
  readonly isDebit?: boolean;
  readonly code?: string;
  readonly rows?: readonly string[];
  readonly status?: string;
  readonly more?: string;
  readonly date?: string;
  readonly own?: string;
  readonly valued?: string;
}

const row = (amount: string, more = '') =>
  `<TxDtls><Refs><AcctSvcrRef>D-${amount}</AcctSvcrRef></Refs><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}<RltdPties><Dbtr><Pty><Nm>Anna Muster</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Lieferant AG</Nm></Pty></Cdtr></RltdPties><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
const withoutReference = (text: string) => text.replace(/<RmtInf>.*?<\/RmtInf>/, '');
const taken = (text: string) => text.replaceAll('CRDT', 'DBIT');

function entry({ amount = '100.00', isDebit = false, code = 'PMNT RCDT VCOM', rows = [], ...told }: Told): string {
  const { status = 'BOOK', more = '', date = '2026-11-20', own = 'C-1', valued = '2026-11-21' } = told;
  const [domain, family, sub] = code.split(' ');
  return `<Ntry><NtryRef>${qrIban}</NtryRef><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${valued}</Dt></ValDt><AcctSvcrRef>${own}</AcctSvcrRef><BkTxCd><Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>${more}<NtryDtls>${rows.join('')}</NtryDtls></Ntry>`;
}

function file(entries: readonly Told[], message: 'camt.053' | 'camt.054' = 'camt.053', id = 'S1'): StatementFile {
  const [body, container] = message === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return expectValue(
    readStatement(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.08"><${body}><GrpHdr><MsgId>${id}</MsgId></GrpHdr><${container}><Id>${id}</Id><CreDtTm>2026-11-20T23:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CHF</Ccy></Acct>${entries.map(entry).join('')}</${container}></${body}></Document>`,
    ),
  );
}

interface Given {
  readonly bills?: readonly OpenBillJson[];
  readonly seen?: readonly string[];
  readonly tolerance?: string;
  readonly settings?: unknown;
}

function run(files: readonly StatementFile[], { bills = [bill], seen = [], tolerance, settings }: Given = {}) {
  const limits = tolerance === undefined ? [] : [{ currency: 'CHF', amount: tolerance }];
  const input = writeValue(reconciliationModel, { bills, seen, tolerance: limits, accounts: [{ iban, qrIban }] });
  const result = expectValue(reconcile(files, input));
  return { result, journal: journalOf(result, files, expectValue(parseBooksSettings(settings))) };
}

/** `1020 +100.00`: debits are above zero. */
function linesOf({ entries }: Journal): string[][] {
  return entries.map(({ lines }) =>
    lines.map(({ account, side, amount }) => `${account} ${side === 'debit' ? '+' : '-'}${amount}`),
  );
}

test.each<[what: string, told: Told, given: Given, lines: string[]]>([
  ['a receipt settles a bill', { rows: [row('100.00')] }, {}, ['1020 +100.00', '1100 -100.00']],
  ['a part of a bill', { amount: '60.00', rows: [row('60.00')] }, {}, ['1020 +60.00', '1100 -60.00']],
  ['too much', { amount: '120.00', rows: [row('120.00')] }, {}, ['1020 +120.00', '1100 -100.00', '2030 -20.00']],
  [
    'paid before',
    { rows: [row('100.00')] },
    { bills: [{ ...bill, paid: '100.00' }] },
    ['1020 +100.00', '2030 -100.00'],
  ],
  [
    'closed by its biller',
    { rows: [row('100.00')] },
    { bills: [{ ...bill, closed: true }] },
    ['1020 +100.00', '2030 -100.00'],
  ],
  [
    'too little, tolerated',
    { amount: '99.95', rows: [row('99.95')] },
    { tolerance: '0.05' },
    ['1020 +99.95', '1100 -100.00', '3801 +0.05'],
  ],
  [
    'too much, tolerated',
    { amount: '100.05', rows: [row('100.05')] },
    { tolerance: '0.05' },
    ['1020 +100.05', '1100 -100.00', '3801 -0.05'],
  ],
  [
    'a bill without amount',
    { rows: [row('100.00')] },
    { bills: [{ ...bill, amount: undefined }] },
    ['1020 +100.00', '1100 -100.00'],
  ],
  ['an unknown reference', { rows: [row('100.00')] }, { bills: [] }, ['1020 +100.00', '1099 -100.00']],
  ['no reference', { rows: [withoutReference(row('100.00'))] }, {}, ['1020 +100.00', '1099 -100.00']],
  ['details elsewhere', {}, {}, ['1020 +100.00', '1090 -100.00']],
  ['payments that do not make the amount', { rows: [row('70.00')] }, {}, ['1020 +100.00', '1090 -100.00']],
  [
    'a reversal of a receipt',
    { isDebit: true, code: 'PMNT RCDT DAJT', rows: [taken(row('100.00'))] },
    { bills: [{ ...bill, paid: '100.00' }] },
    ['1020 -100.00', '1100 +100.00'],
  ],
  [
    'a reversal of nothing known',
    { isDebit: true, code: 'PMNT RCDT DAJT', rows: [taken(row('100.00'))] },
    {},
    ['1020 -100.00', '1099 +100.00'],
  ],
  [
    'a receipt sent back',
    { isDebit: true, code: 'PMNT RCDT RRTN', rows: [taken(row('100.00'))] },
    { bills: [{ ...bill, paid: '100.00' }] },
    ['1020 -100.00', '1100 +100.00'],
  ],
  [
    'a payment out',
    { isDebit: true, code: 'PMNT ICDT DMCT', rows: [taken(withoutReference(row('100.00')))] },
    {},
    ['1020 -100.00', '1099 +100.00'],
  ],
  ['a payment that came back', { code: 'PMNT RRCT RRTN' }, {}, ['1020 +100.00', '1099 -100.00']],
  ['charges', { amount: '5.00', isDebit: true, code: 'ACMT MDOP CHRG' }, {}, ['1020 -5.00', '6940 +5.00']],
  ['charges given back', { amount: '5.00', code: 'PMNT MCOP CHRG' }, {}, ['1020 +5.00', '6940 -5.00']],
  ['interest paid', { amount: '5.00', isDebit: true, code: 'ACMT MDOP INTR' }, {}, ['1020 -5.00', '6900 +5.00']],
  ['interest earned', { amount: '5.00', code: 'ACMT MCOP INTR' }, {}, ['1020 +5.00', '6950 -5.00']],
  [
    'payments told gross, charges taken off the entry',
    {
      amount: '97.00',
      rows: [row('100.00')],
      more: '<Chrgs><Rcrd><Amt Ccy="CHF">3.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>',
    },
    {},
    ['1020 +97.00', '1100 -100.00', '6940 +3.00'],
  ],
  [
    'payments told net of charges: the bill is paid as far as money came in',
    {
      amount: '97.00',
      rows: [row('97.00')],
      more: '<Chrgs><Rcrd><Amt Ccy="CHF">3.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>',
    },
    {},
    ['1020 +97.00', '1100 -97.00'],
  ],
])('%s', (_what, told, given, lines) => {
  const { journal } = run([file([told])], given);
  expect(linesOf(journal)).toEqual([lines]);
});

test('what is only announced gives nothing', () => {
  expect(run([file([{ status: 'PDNG', rows: [row('100.00')] }])]).journal.entries).toEqual([]);
});

test('an entry says its days, its document and what each line is for', () => {
  const { journal } = run([file([{ amount: '120.00', rows: [row('120.00')] }])]);
  expect(journal.entries[0]).toMatchObject({
    date: '2026-11-20',
    valueDate: '2026-11-21',
    document: 'C-1',
    account: iban,
    currency: 'CHF',
    receipts: [0],
    place: { file: 0, statement: 0, entry: 0 },
    lines: [
      { role: 'bank' },
      { role: 'receivables', bill: 'B1', receipt: 0, text: 'Bill B1, Anna Muster' },
      { role: 'customerCredits', bill: 'B1', receipt: 0, text: 'Paid in excess, Bill B1, Anna Muster' },
    ],
  });
});

test('payments out say to whom', () => {
  const { journal } = run([
    file([{ isDebit: true, code: 'PMNT ICDT DMCT', rows: [taken(withoutReference(row('100.00')))] }]),
  ]);
  expect(journal.entries[0]?.lines[1]?.text).toBe('Payment out, Lieferant AG');
});

test('texts are in the language of the books, accounts as these name them', () => {
  const settings = { language: 'de', accounts: { receivables: '1101' }, banks: [{ iban, account: '1021' }] };
  const { journal } = run([file([{ amount: '120.00', rows: [row('120.00')] }])], { settings });
  expect(journal.entries[0]?.lines.map(({ account, text }) => [account, text])).toEqual([
    ['1021', 'Zahlungseingang'],
    ['1101', 'Rechnung B1, Anna Muster'],
    ['2030', 'Zu viel bezahlt, Rechnung B1, Anna Muster'],
  ]);
});

test('money waits on the transit account until its payments are told, in whatever order the files come', () => {
  const statement = file([{ own: 'C-1' }]);
  const notified = file([{ own: 'C-1', rows: [row('100.00')] }], 'camt.054', 'N1');
  const first = run([statement]);
  const { seen, openBills } = first.result;
  expect(first.journal.entries[0]?.lines[1]).toMatchObject({ account: '1090', text: 'Payments are told elsewhere' });
  const second = run([notified], { seen, bills: openBills });
  expect(linesOf(second.journal)).toEqual([['1100 -100.00', '1090 +100.00']]);
  expect(linesOf(run([notified, statement]).journal)).toEqual([['1020 +100.00', '1100 -100.00']]);
  const known = run([notified, statement], { seen: second.result.seen, bills: second.result.openBills });
  expect(known.journal.entries).toEqual([]);
});

test('a receipt whose reference is told later leaves the account for what is unclear', () => {
  const first = run([file([{ rows: [withoutReference(row('100.00'))] }])]);
  const { seen, openBills } = first.result;
  const later = file([{ rows: [row('100.00')] }], 'camt.054', 'N1');
  const second = run([later], { seen, bills: openBills });
  expect(linesOf(second.journal)).toEqual([['1100 -100.00', '1099 +100.00']]);
  expect(second.journal.entries[0]?.lines[1]?.text).toBe('Receipt cleared up, Bill B1, Anna Muster');
});

test('open money says so, and a booking in doubt itself is left out', () => {
  const { journal } = run([file([{ rows: [row('70.00')] }])]);
  expect(journal.entries[0]?.lines[1]?.text).toBe('Open: cannot be decided yet (BOOKING_ROWS_SUM)');
  const advised = file([{ own: 'C-9', rows: [row('55.00')], amount: '55.00' }], 'camt.054', 'N1');
  const both = run([file([{ rows: [row('100.00')] }]), advised]).journal;
  expect(linesOf(both)).toEqual([['1020 +100.00', '1100 -100.00']]);
  expect(both.left).toMatchObject([{ amount: '55.00', reason: { code: 'BOOKING_NOT_IN_STATEMENT' } }]);
});

const discounted: OpenBillJson = { ...bill, discounts: [{ percent: '2', until: '2026-11-30' as never }] };
const taking = (amount: string, own: string, more: Partial<Told> = {}): Told => ({
  amount,
  own,
  rows: [row(amount).replace('D-', `D-${own}-`)],
  ...more,
});
const sumOn = (journal: Journal, account: string) =>
  linesOf(journal)
    .flat()
    .filter((line) => line.startsWith(account))
    .reduce((sum, line) => sum + Number((line.split(' ')[1] ?? '').replace('.', '')), 0);

test.each<[what: string, told: readonly Told[], owed: number, credit: number, granted: number]>([
  ['taken in time', [taking('98.00', 'C-1')], -10000, 0, 200],
  ['not taken', [taking('100.00', 'C-1')], -10000, 0, 0],
  ['taken too late', [taking('98.00', 'C-1', { valued: '2026-12-01' })], -9800, 0, 0],
  ['after a part', [taking('40.00', 'C-1'), taking('58.00', 'C-2')], -10000, 0, 200],
  ['and paid twice', [taking('98.00', 'C-1'), taking('98.00', 'C-2')], -10000, -9800, 200],
  [
    'and all paid after that',
    [taking('98.00', 'C-1'), taking('100.00', 'C-2', { date: '2026-11-23' })],
    -10000,
    -10000,
    200,
  ],
  [
    'and taken back',
    [
      taking('98.00', 'C-1'),
      taking('98.00', 'C-2', { isDebit: true, code: 'PMNT RCDT DAJT', rows: [taken(row('98.00'))] }),
    ],
    0,
    0,
    0,
  ],
])('a cash discount %s', (_, told, owed, credit, granted) => {
  const { journal } = run([file(told)], { bills: [discounted] });
  expect([sumOn(journal, '1100'), sumOn(journal, '2030'), sumOn(journal, '3800')]).toEqual([owed, credit, granted]);
  const bank = told.reduce(
    (sum, { amount = '', isDebit }) => sum + (isDebit ? -1 : 1) * Number(amount.replace('.', '')),
    0,
  );
  expect(sumOn(journal, '1020')).toBe(bank);
});

const ordered = (amount: string, instructed: string) =>
  row(amount, `<AmtDtls><InstdAmt><Amt Ccy="EUR">${instructed}</Amt></InstdAmt></AmtDtls>`);
const inEuro = { ...bill, currency: 'EUR' };

test('a converted receipt: at what it came in, with its rate; the exchange difference where the bill was booked', () => {
  const files = [file([{ amount: '93.10', rows: [ordered('93.10', '100.00')] }])];
  const unknown = run(files, { bills: [inEuro] }).journal;
  expect(linesOf(unknown)).toEqual([['1020 +93.10', '1100 -93.10']]);
  expect(unknown.entries[0]?.lines[1]).toMatchObject({
    foreign: { currency: 'EUR', amount: '100.00', rate: '0.931' },
    text: 'Bill B1, Anna Muster, exchange difference not booked',
  });
  expect(unknown.notices).toMatchObject([
    { code: 'BOOKS_EXCHANGE_DIFFERENCE', params: { bill: 'B1', currency: 'CHF' } },
  ]);
  const booked = (amount: string) => ({ bookedBills: [{ id: 'B1', amount: new ExactNumber(amount) }] });
  const loss = run(files, { bills: [inEuro], settings: booked('95.00') }).journal;
  expect([linesOf(loss), loss.notices]).toEqual([[['1020 +93.10', '1100 -95.00', '6942 +1.90']], []]);
  const gain = run(files, { bills: [inEuro], settings: booked('90.00') }).journal;
  expect(linesOf(gain)).toEqual([['1020 +93.10', '1100 -90.00', '6952 -3.10']]);
});

test('the parts of a converted bill make what it was booked at', () => {
  const settings = { bookedBills: [{ id: 'B1', amount: new ExactNumber('95.01') }] };
  const parts = ['33.33', '33.33', '43.34'].map((amount, at) => ({
    amount: '31.00',
    own: `C-${at}`,
    rows: [ordered('31.00', amount)],
  }));
  const { journal } = run(
    [file(parts.map((part, at) => ({ ...part, rows: part.rows.map((one) => one.replace('D-', `D-${at}`)) })))],
    { bills: [inEuro], settings },
  );
  const claims = journal.entries.flatMap(({ lines }) => lines.filter(({ role }) => role === 'receivables'));
  expect(claims.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0)).toBe(9501);
  expect(
    journal.entries.map(({ lines }) => lines.some(({ role }) => role === 'customerCredits')).filter(Boolean),
  ).toHaveLength(1);
});

test('bank accounts that nobody could tell apart in the books are told', () => {
  const files = [file([{ rows: [row('100.00')] }])];
  const other = files.map((one): StatementFile => {
    const statements = one.statements.map((statement) => ({ ...statement, id: 'S2', account: { id: qrIban } }));
    return { ...one, messageId: 'S2', statements };
  });
  const { journal } = run([...files, ...other]);
  expect(journal.notices).toMatchObject([{ code: 'BOOKS_BANK_SHARED', params: { account: '1020' } }]);
});

test('each currency of a bank account has its account in the books', () => {
  const euro = file(
    [{ own: 'C-2', rows: [row('100.00').replaceAll('"CHF"', '"EUR"')] }].map((one) => ({ ...one })),
    'camt.053',
    'S2',
  );
  const inEuros = euro.statements.map((statement) => ({
    ...statement,
    entries: statement.entries.map((one) => ({ ...one, currency: 'EUR' })),
  }));
  const banks = [
    { iban, account: '1021' },
    { iban, currency: 'EUR', account: '1022' },
  ];
  const { journal } = run([file([{ rows: [row('100.00')] }]), { ...euro, statements: inEuros }], {
    settings: { banks },
  });
  expect(journal.entries.map(({ currency, lines }) => [currency, lines[0]?.account])).toEqual([
    ['CHF', '1021'],
    ['EUR', '1022'],
  ]);
  expect(journal.notices).toEqual([]);
});

test('what has no date is booked on the day of its statement', () => {
  const [given] = [file([{ rows: [row('100.00')] }])];
  const undated = (value: string | undefined): StatementFile => ({
    ...given,
    createdAt: value,
    statements: given.statements.map((statement) => ({
      ...statement,
      createdAt: value,
      entries: statement.entries.map((one) => ({ ...one, bookingDate: undefined, valueDate: undefined })),
    })),
  });
  expect(run([undated('2026-11-20T23:00:00')]).journal.entries).toMatchObject([{ date: '2026-11-20' }]);
  const { entries, notices } = run([undated(undefined)]).journal;
  expect([entries, notices]).toMatchObject([[], [{ code: 'BOOKS_DATE_MISSING' }]]);
});

test('the example of a statement adds up', () => {
  const { journal, result } = run([expectValue(readStatement(executedExample))], { bills: [] });
  const [proof] = result.balances;
  const sum = journal.entries.flatMap(({ lines }) => lines.filter(({ role }) => role === 'bank'));
  const cents = sum.reduce(
    (total, { side, amount }) => total + (side === 'debit' ? 1 : -1) * Number(amount.replace('.', '')),
    0,
  );
  expect((cents / 100).toFixed(2)).toBe(proof?.counted);
  expect(proof?.difference).toBe('0.00');
});

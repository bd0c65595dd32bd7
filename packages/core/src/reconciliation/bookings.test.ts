import { expect, test } from 'vitest';
import {
  type ToldEntry,
  type ToldPayment,
  toldAccount,
  toldQrIban,
  toldReferences,
  writeStatement,
} from '../../../../test/arbitraries/statement.ts';
import { expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { readStatement } from '../statement/index.ts';
import { type OpenBillJson, type Reconciliation, reconcile, reconciliationModel } from './index.ts';

const [first, second] = toldReferences;
const bills: OpenBillJson[] = [first, second].map((reference, index) => ({
  id: `B${index + 1}`,
  iban: toldQrIban,
  referenceType: 'QRR',
  reference,
  amount: '100.00',
  currency: 'CHF',
}));

interface Memory {
  readonly bills: readonly OpenBillJson[];
  readonly seen: readonly string[];
}

function run(files: readonly string[], memory: Memory = { bills, seen: [] }): Reconciliation {
  const input = writeValue(reconciliationModel, { ...memory, accounts: [{ iban: toldAccount, qrIban: toldQrIban }] });
  return expectValue(
    reconcile(
      files.map((file) => expectValue(readStatement(file))),
      input,
    ),
  );
}

const next = ({ openBills, seen }: Reconciliation): Memory => ({ bills: openBills, seen });
const entry = (
  date: string,
  amount: string,
  own: string | undefined,
  payments: readonly ToldPayment[] = [],
): ToldEntry => ({
  amount,
  isCredit: true,
  isReversal: false,
  date,
  servicerReference: own,
  payments,
});
const row = (amount: string, reference: string | undefined, own?: string, payer?: string): ToldPayment => ({
  amount,
  reference,
  servicerReference: own,
  payer,
});
const notified = (id: string, ...entries: ToldEntry[]) => writeStatement({ id, entries });
const stated = (id: string, ...entries: ToldEntry[]) => writeStatement({ id, entries }, '08', 'camt.053');
const withBalances = (file: string, opening: string, closing: string): string => {
  const balance = (type: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
  return file.replace('</Acct>', `</Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}`);
};

const paidBy = (result: Reconciliation) => result.bills.map(({ paid }) => paid);
const incoming = ({ sums }: Reconciliation) => sums[0]?.incoming ?? '0.00';
const codes = ({ receipts }: Reconciliation) => receipts.flatMap(({ reasons }) => reasons.map(({ code }) => code));
const openCodes = ({ open }: Reconciliation) => open.map(({ reason }) => reason.code);

const advice = notified('A', entry('2026-11-20', '100.00', undefined, [row('100.00', first, 'T1', 'Anna')]));
const plain = notified('P', entry('2026-11-20', '100.00', undefined, [row('100.00', first)]));

test.each<[code: string, what: string, files: string[], incoming: string, paid: string]>([
  [
    'BOOKING_DAYS_DIFFER',
    'one here and one there, a day apart',
    [stated('S', entry('2026-11-21', '100.00', undefined)), plain],
    '100.00',
    '100.00',
  ],
  [
    'BOOKING_OTHER_REFERENCE',
    'the balance adds up with one of them',
    [
      withBalances(stated('S', entry('2026-11-20', '100.00', 'C1')), '0.00', '100.00'),
      notified('N', entry('2026-11-20', '100.00', 'C2', [row('100.00', first)])),
    ],
    '100.00',
    '100.00',
  ],
  [
    'BOOKING_IN_COLLECTION',
    'an advice before a collection of which nothing is known',
    [advice, stated('S', entry('2026-11-21', '350.00', 'C1'))],
    '350.00',
    '100.00',
  ],
  [
    'BOOKING_ROWS_MISSING',
    'two parts of three',
    [
      stated('S', entry('2026-11-20', '350.00', 'C1')),
      notified('1', entry('2026-11-20', '350.00', 'C1', [row('100.00', first, 'T1')])),
      notified('2', entry('2026-11-20', '350.00', 'C1', [row('100.00', second, 'T2')])),
    ],
    '350.00',
    '100.00',
  ],
])('%s: %s', (code, _what, files, sum, paid) => {
  for (const order of [files, [...files].reverse()]) {
    const result = run(order);
    expect([incoming(result), paidBy(result)[0], codes(result)]).toEqual([sum, paid, expect.arrayContaining([code])]);
    const [one = '', ...rest] = order;
    const begun = run([one]);
    const later = run(rest, next(begun));
    expect(paidBy(later)[0]).toBe(paid);
  }
});

test.each<[code: string, what: string, files: string[], incoming: string]>([
  [
    'BOOKING_MAYBE_COLLECTED',
    'an advice whose payment a collection may have',
    [
      advice,
      notified(
        'N',
        entry('2026-11-21', '150.00', 'C1', [row('100.00', first, undefined, 'Anna'), row('50.00', second)]),
      ),
    ],
    '150.00',
  ],
  [
    'BOOKING_NOT_IN_STATEMENT',
    'an advice that the statement of its day does not have',
    [
      notified('N', entry('2026-11-20', '100.00', 'C1', [row('100.00', first)])),
      stated('S', entry('2026-11-20', '7.00', 'C9')),
    ],
    '7.00',
  ],
  [
    'BOOKING_DAYS_APART',
    'a reference of the bank that comes again after nine days',
    [
      notified('N', entry('2026-11-11', '100.00', 'C1', [row('100.00', first)])),
      stated('S', entry('2026-11-20', '100.00', 'C1')),
    ],
    '100.00',
  ],
  [
    'BOOKING_COUNTS_DIFFER',
    'three notifications and two entries',
    [
      stated('S', entry('2026-11-20', '100.00', undefined), entry('2026-11-20', '100.00', undefined)),
      notified('1', entry('2026-11-20', '100.00', undefined, [row('100.00', first)])),
      notified('2', entry('2026-11-20', '100.00', undefined, [row('100.00', second)])),
      notified('3', entry('2026-11-20', '100.00', undefined, [row('100.00', toldReferences[2])])),
    ],
    '200.00',
  ],
  [
    'BOOKING_ROWS_SUM',
    'payments that are more than the entry',
    [stated('S', entry('2026-11-20', '100.00', 'C1', [row('80.00', first), row('30.00', second)]))],
    '100.00',
  ],
])('%s: %s is open, and counts for no bill', (code, _what, files, sum) => {
  for (const order of [files, [...files].reverse()]) {
    const result = run(order);
    expect([incoming(result), openCodes(result)]).toEqual([sum, expect.arrayContaining([code])]);
    expect(result.receipts.filter(({ verdict }) => verdict === 'open').length).toBeGreaterThan(0);
    const counted = result.receipts.filter(({ reasons }) => reasons.some((reason) => reason.code === code));
    expect(counted.every((receipt) => receipt.counted === undefined)).toBe(true);
    // What is open stays open in a run that tells nothing new
    expect(openCodes(run([], next(result)))).toEqual(openCodes(result));
  }
});

test('BOOKING_ALIKE: two notifications alike to the last field are one, or two that nobody can tell apart', () => {
  const twice = [plain, notified('Q', entry('2026-11-20', '100.00', undefined, [row('100.00', first)]))];
  const result = run(twice);
  expect([incoming(result), paidBy(result)[0], openCodes(result)]).toEqual(['100.00', '100.00', ['BOOKING_ALIKE']]);
  const [matter] = result.open;
  expect(matter?.places).toHaveLength(2);
  // The account statement decides
  const two = stated('S', entry('2026-11-20', '100.00', undefined), entry('2026-11-20', '100.00', undefined));
  expect(paidBy(run([two], next(result)))[0]).toBe('200.00');
  const one = run([stated('S', entry('2026-11-20', '100.00', undefined))], next(result));
  expect([paidBy(one)[0], incoming(one), openCodes(one)]).toEqual(['100.00', '0.00', []]);
});

test('BOOKING_OF_OTHER: a bill that was paid by an advice of another booking is paid by that booking', () => {
  const silent = entry('2026-11-20', '100.00', undefined, [row('100.00', undefined, undefined, 'Berta')]);
  const atOnce = notified('I', entry('2026-11-20', '100.00', 'A1', [row('100.00', first, 'T1', 'Berta')]));
  const begun = run([writeStatement({ id: 'R', entries: [silent] }, '08', 'camt.052'), atOnce]);
  expect([paidBy(begun)[0], incoming(begun)]).toEqual(['100.00', '100.00']);
  const rows = [row('100.00', first, 'T1', 'Berta'), row('50.00', second, 'T2')];
  const later = run([notified('N', entry('2026-11-21', '150.00', undefined, rows))], next(begun));
  expect([paidBy(later), incoming(later), codes(later)]).toEqual([
    ['100.00', '50.00'],
    '150.00',
    expect.arrayContaining(['BOOKING_OF_OTHER']),
  ]);
});

test('BOOKING_REFERENCE_LATER: what was for no bill is for one once its reference is told', () => {
  const begun = run([stated('S', entry('2026-11-20', '100.00', 'C1', [row('100.00', undefined, undefined, 'Anna')]))]);
  expect([paidBy(begun)[0], codes(begun)]).toEqual(['0.00', []]);
  const named = notified('N', entry('2026-11-20', '100.00', 'C1', [row('100.00', first, 'T1', 'Anna')]));
  const later = run([named], next(begun));
  expect([paidBy(later)[0], incoming(later), codes(later)]).toEqual(['100.00', '0.00', ['BOOKING_REFERENCE_LATER']]);
});

test('BOOKING_COUNTED_TWICE: what counted twice before it was known to be one is taken off once', () => {
  const collected = (own?: string) => [row('100.00', first, own, 'Berta'), row('50.00', second, own && 'T2', 'Beat')];
  const begun = run([advice, notified('N', entry('2026-11-21', '150.00', 'C1', collected()))]);
  expect(paidBy(begun)).toEqual(['200.00', '50.00']);
  const named = [row('100.00', first, 'T1'), row('50.00', second, 'T2')];
  const later = run([notified('M', entry('2026-11-21', '150.00', 'C1', named))], next(begun));
  expect([paidBy(later), codes(later), incoming(later)]).toEqual([
    ['100.00', '50.00'],
    expect.arrayContaining(['BOOKING_COUNTED_TWICE']),
    '-100.00',
  ]);
});

test('a statement takes back what was advised and is not in it, and gives it back once one has it', () => {
  const begun = run([notified('N', entry('2026-11-20', '100.00', 'C1', [row('100.00', first)]))]);
  expect([paidBy(begun)[0], begun.receipts[0]?.isAdvised]).toEqual(['100.00', true]);
  const missed = run([stated('S', entry('2026-11-20', '7.00', 'C9'))], next(begun));
  expect([paidBy(missed)[0], incoming(missed), openCodes(missed)]).toEqual([
    '0.00',
    '-93.00',
    expect.arrayContaining(['BOOKING_NOT_IN_STATEMENT']),
  ]);
  const found = run([stated('T', entry('2026-11-21', '100.00', 'C1'))], next(missed));
  expect([paidBy(found)[0], incoming(found)]).toEqual(['100.00', '100.00']);
});

test('what earlier versions remembered is asked before anything counts', () => {
  const money = `${toldAccount}|T1|100.00 CHF|credit`;
  const counted = run([advice], { bills, seen: [money] });
  expect([counted.receipts, counted.repeated, incoming(counted)]).toEqual([[], 1, '0.00']);
  const composite = `${toldAccount}|2026-11-20|100.00 CHF|credit|${first}|||`;
  expect(run([plain], { bills, seen: [composite] }).receipts).toEqual([]);
  // Something like it was counted: whether it is the same is not known
  const like = run([plain], { bills, seen: [`${toldAccount}|2026-11-20|100.00 CHF|credit|${first}||Anna|`] });
  expect([codes(like), paidBy(like)[0]]).toEqual([['BOOKING_COUNTED_BEFORE'], '0.00']);
  const other = run([plain], { bills, seen: [`${toldAccount}|2026-10-20|100.00 CHF|credit|${first}||Anna|`] });
  expect(paidBy(other)[0]).toBe('100.00');
});

test('a memory that somebody wrote by hand is read as far as it is one', () => {
  const begun = run([advice]);
  const odd = ['["2t"]', '["2m",1]', '["2e","x",1,[[0,"c","B1","100.00"]]]', '["2', 'null', '["2t","a.0",1,2,3]'];
  const again = run([advice], { bills: begun.openBills, seen: [...odd, ...begun.seen] });
  expect([again.receipts, again.repeated]).toEqual([[], 1]);
});

test('each entry that is taken for a repeat is named with the place of the other', () => {
  const state = stated('S', entry('2026-11-20', '100.00', 'C1', [row('100.00', first)]));
  const told = notified('N', entry('2026-11-20', '100.00', 'C1', [row('100.00', first, 'T1')]));
  const both = run([state, told]);
  expect([incoming(both), paidBy(both)[0]]).toEqual(['100.00', '100.00']);
  expect(both.repeats).toMatchObject([{ amount: '100.00', currency: 'CHF', date: '2026-11-20', direction: 'credit' }]);
  const [repeat] = both.repeats;
  expect(new Set([repeat?.place.file, repeat?.of?.file])).toEqual(new Set([0, 1]));
  const later = run([told], next(run([state])));
  expect([later.receipts, later.repeats]).toMatchObject([[], [{ place: { file: 0 } }]]);
});

const reversed = (
  date: string,
  amount: string,
  own: string | undefined,
  payments: readonly ToldPayment[] = [],
): ToldEntry => ({
  ...entry(date, amount, own, payments),
  isCredit: false,
  isReversal: true,
});

test.each<[what: string, reversal: ToldEntry]>([
  ['by the reference of the entry alone', reversed('2026-11-21', '100.00', 'C1')],
  ['by the bank’s reference of the payment', reversed('2026-11-21', '100.00', 'C7', [row('100.00', undefined, 'T1')])],
  ['by the reference of the bill', reversed('2026-11-21', '100.00', 'C7', [row('100.00', first)])],
  ['without payments, as the only collection of its account', reversed('2026-11-21', '100.00', undefined)],
])('what is taken back %s reopens the bill, in any order and run', (_what, reversal) => {
  const credit = notified('N', entry('2026-11-20', '100.00', 'C1', [row('100.00', first, 'T1', 'Anna')]));
  const back = notified('R', reversal);
  for (const order of [
    [credit, back],
    [back, credit],
  ]) {
    const result = run(order);
    expect([paidBy(result)[0], result.bills[0]?.state]).toEqual(['0.00', 'open']);
    expect(result.sums).toEqual([{ currency: 'CHF', incoming: '100.00', reversed: '100.00' }]);
    const [one = '', other = ''] = order;
    const begun = run([one]);
    const later = run([other], next(begun));
    expect([paidBy(later)[0], later.bills[0]?.state]).toEqual(['0.00', 'open']);
    // Once, however often it is told
    expect(paidBy(run([one, other, back], next(later)))[0]).toBe('0.00');
  }
});

test.each<[what: string, reversal: ToldEntry]>([
  ['of another amount', reversed('2026-11-21', '90.00', 'C7', [row('90.00', undefined, 'T1')])],
  ['before the receipt', reversed('2026-11-19', '100.00', 'C7', [row('100.00', undefined, 'T1')])],
  ['of another payment', reversed('2026-11-21', '100.00', 'C7', [row('100.00', undefined, 'T2', 'Beat')])],
])('what is taken back %s reopens nothing, and says so', (_what, reversal) => {
  const result = run([
    notified('N', entry('2026-11-20', '100.00', 'C1', [row('100.00', first, 'T1', 'Anna')])),
    notified('R', reversal),
  ]);
  expect([paidBy(result)[0], codes(result)]).toEqual([
    '100.00',
    expect.arrayContaining(['RECONCILIATION_NOTHING_TO_REVERSE']),
  ]);
});

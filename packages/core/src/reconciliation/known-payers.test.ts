import { expect, test } from 'vitest';
import { toldAccount, toldQrIban, toldReferences, writeStatement } from '../../../../test/arbitraries/statement.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { readStatement } from '../statement/index.ts';
import { type KnownPayer, reconcile, reconciliationLimits, reconciliationModel } from './index.ts';

const [first = '', second = '', third = ''] = toldReferences;
const payersAccount = 'CH5604835012345678009';

interface Paying {
  readonly amount: string;
  readonly reference?: string;
  readonly payer?: string;
  readonly account?: string;
}

const bill = (id: string, reference: string, amount: string, debtor?: string) => ({
  id,
  iban: toldQrIban,
  referenceType: 'QRR' as const,
  reference,
  amount,
  currency: 'CHF',
  debtor,
});
const open = [
  bill('A', first, '120.00', 'Muster AG'),
  bill('B', second, '80.50', 'Muster AG'),
  bill('C', third, '80.50'),
];

function run(paying: readonly Paying[], payers: readonly KnownPayer[], bills = open) {
  const entries = paying.map(({ amount, reference, payer }) => ({
    amount,
    isCredit: true,
    isReversal: false,
    date: '2026-11-20',
    payments: [{ amount, reference, payer }],
  }));
  let index = -1;
  const file = writeStatement({ id: 'S', entries }, '08', 'camt.053').replace(/<\/RltdPties>/g, (end) => {
    index += 1;
    const account = paying[index]?.account;
    return account === undefined ? end : `<DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct>${end}`;
  });
  const accounts = [{ iban: toldAccount, qrIban: toldQrIban }];
  const input = writeValue(reconciliationModel, { bills, accounts, payers: [...payers] });
  return expectValue(reconcile([expectValue(readStatement(file))], input));
}

function proposed(paying: Paying, payers: readonly KnownPayer[]): readonly string[] {
  const { receipts, bills } = run([paying], payers);
  expect(bills.every(({ paid }) => paid === '0.00')).toBe(true);
  return receipts.flatMap(({ candidates }) =>
    candidates.map(({ bill: id, score, reason }) => `${id} ${score} ${reason.code}`),
  );
}

const known: readonly KnownPayer[] = [
  { account: payersAccount, debtor: 'Muster AG' },
  { name: 'Peter Zahler', debtor: 'Muster AG' },
];

test.each<[what: string, paying: Paying, said: readonly string[]]>([
  [
    'the account that paid bills of the debtor before, and the amount of one of them',
    { amount: '120.00', payer: 'Wer Immer', account: payersAccount },
    ['A 60 RECONCILIATION_FORMER_PAYER'],
  ],
  [
    'the same in another writing',
    { amount: '120.00', payer: 'Wer Immer', account: payersAccount.replace(/(.{4})/g, '$1 ').toLowerCase() },
    ['A 60 RECONCILIATION_FORMER_PAYER'],
  ],
  [
    'the name, where the bank gives no account',
    { amount: '80.50', payer: 'Zahler, Peter' },
    ['B 60 RECONCILIATION_FORMER_PAYER'],
  ],
  [
    'what all bills of the debtor make',
    { amount: '200.50', payer: 'Wer Immer', account: payersAccount },
    ['A 45 RECONCILIATION_SUM_FITS', 'B 45 RECONCILIATION_SUM_FITS'],
  ],
  ['another amount, with several bills open', { amount: '1.00', payer: 'Wer Immer', account: payersAccount }, []],
  ['another account', { amount: '119.00', payer: 'Wer Immer', account: 'CH9300762011623852957' }, []],
  ['another name', { amount: '119.00', payer: 'Petra Zahler' }, []],
])('%s', (_, paying, said) => {
  expect(proposed(paying, known)).toEqual(said);
});

test('the only bill that is open of a debtor, though the amount is another', () => {
  const { receipts } = run([{ amount: '50.00', payer: 'X', account: payersAccount }], known, [
    open[0] ?? bill('', '', ''),
  ]);
  expect(receipts[0]?.candidates.map(({ bill: id, score }) => [id, score])).toEqual([['A', 25]]);
});

test('who pays with the reference of a bill is known to the next run, and no bill is settled by it', () => {
  const before = run([{ amount: '120.00', reference: first, payer: 'Treuhand GmbH', account: payersAccount }], []);
  expect(before.payers).toEqual([{ account: payersAccount, debtor: 'Muster AG' }]);
  const bills = open.filter(({ id }) => id !== 'A');
  const after = run([{ amount: '80.50', payer: 'Treuhand GmbH', account: payersAccount }], before.payers, bills);
  expect(after.receipts.map(({ verdict, candidates }) => [verdict, candidates.map(({ bill: id }) => id)])).toEqual([
    ['candidate', ['B']],
  ]);
  expect(after.bills.map(({ state }) => state)).toEqual(['open', 'open']);
  expect(after.payers).toEqual(before.payers);
});

test('a name is learned where it is another than that of the debtor', () => {
  const paying = (payer: string) => run([{ amount: '120.00', reference: first, payer }], []).payers;
  expect(paying('Peter Zahler')).toEqual([{ name: 'Peter Zahler', debtor: 'Muster AG' }]);
  expect(paying('MUSTER')).toEqual([]);
});

test('what does not count for a bill teaches nothing', () => {
  expect(run([{ amount: '120.00', payer: 'Muster AG', account: payersAccount }], []).payers).toEqual([]);
});

test('names of any length are compared', () => {
  const payers = [{ name: 'x'.repeat(1_000_000), debtor: 'y'.repeat(1_000_000) }];
  expect(run([{ amount: '119.00', payer: 'Anna' }], payers).receipts[0]?.candidates).toEqual([]);
});

test('an account that pays for many says nothing of one, however many there are', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => ({ account: payersAccount, debtor: `Kunde ${index}` }));
  const { payers, receipts } = run(
    [{ amount: '120.00', payer: 'Treuhand', account: payersAccount }],
    [...many, { account: payersAccount, debtor: 'Muster AG' }],
  );
  expect(receipts[0]?.candidates.map(({ reason }) => reason.code)).toEqual(['RECONCILIATION_AMOUNT_OF_ONE']);
  expect(payers).toHaveLength(reconciliationLimits.debtorsOfPayerMax + 1);
});

test.each([
  ['no list', 'x', ['TYPE']],
  ['without a debtor', [{ account: payersAccount }], ['REQUIRED']],
])('%s is refused', (_, payers, codes) => {
  expect(codesOf(reconcile([], { bills: [], payers }))).toEqual(codes);
});

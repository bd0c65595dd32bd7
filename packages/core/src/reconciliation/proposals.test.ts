import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldAccount, toldQrIban, toldReferences, writeStatement } from '../../../../test/arbitraries/statement.ts';
import { expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { readStatement } from '../statement/index.ts';
import { type OpenBillJson, reconcile, reconciliationModel } from './index.ts';

const [first = '', second = '', third = ''] = toldReferences;
const bill = (id: string, reference: string, amount: string, debtor?: string, number?: string): OpenBillJson => ({
  id,
  iban: toldQrIban,
  referenceType: 'QRR',
  reference,
  amount,
  currency: 'CHF',
  debtor,
  number,
});
const bills = [
  bill('A', first, '120.00', 'Muster AG', '2026-0045'),
  bill('B', second, '80.50', 'Anna Müller', 'R-1002'),
  bill('C', third, '33.00', 'Müller Anna', 'R-1003'),
];

interface Paying {
  readonly amount?: string;
  readonly reference?: string;
  readonly text?: string;
  readonly payer?: string;
  readonly endToEnd?: string;
}

/** What is said of one payment: its verdict, and what is proposed with why. */
function proposed(paying: Paying, open: readonly OpenBillJson[] = bills): readonly string[] {
  const { amount = '999.00', reference, text, payer, endToEnd } = paying;
  const entry = {
    amount,
    isCredit: true,
    isReversal: false,
    date: '2026-11-20',
    payments: [{ amount, reference, text, payer }],
  };
  const refs = endToEnd === undefined ? '' : `<Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>`;
  const file = writeStatement({ id: 'S', entries: [entry] }, '08', 'camt.053').replace('<TxDtls>', `<TxDtls>${refs}`);
  const accounts = [{ iban: toldAccount, qrIban: toldQrIban }];
  const input = writeValue(reconciliationModel, { bills: open, accounts });
  const result = expectValue(reconcile([expectValue(readStatement(file))], input));
  const [receipt] = result.receipts;
  // Whatever is proposed, no money counts by it
  const isCounted = receipt?.bill !== undefined;
  expect(isCounted || result.bills.every(({ paid }) => paid === '0.00')).toBe(true);
  return [receipt?.verdict ?? '', ...(receipt?.candidates ?? []).map(({ bill: id, reason }) => `${id} ${reason.code}`)];
}

const wrong = (at: number, text: string) => first.slice(0, at) + text + first.slice(at + text.length);
const other = (at: number) => String((Number(first[at]) + 1) % 10);
const nobodys = '000000000000000000099990011';

test.each<[what: string, paying: Paying, said: string[]]>([
  ['one digit wrong', { reference: wrong(22, other(22)) }, ['invalidReference', 'A RECONCILIATION_REFERENCE_TYPO']],
  [
    'a number with its separators',
    { text: 'Rechnung 2026-0045, danke' },
    ['candidate', 'A RECONCILIATION_NUMBER_IN_TEXT'],
  ],
  ['a number without them', { text: 'zahlung r1002' }, ['candidate', 'B RECONCILIATION_NUMBER_IN_TEXT']],
  ['a number as own reference', { endToEnd: 'R-1003' }, ['candidate', 'C RECONCILIATION_END_TO_END']],
  ['the reference as own reference', { endToEnd: second }, ['candidate', 'B RECONCILIATION_REFERENCE_IN_TEXT']],
  ['a number in another word', { text: 'XR1002Y' }, ['noReference']],
  [
    'a name with its place',
    { amount: '120.00', payer: 'Muster AG, Zürich' },
    ['candidate', 'A RECONCILIATION_AMOUNT_AND_NAME'],
  ],
  [
    'a name turned round, without its umlaut',
    { amount: '80.50', payer: 'MULLER ANNA' },
    ['candidate', 'B RECONCILIATION_AMOUNT_AND_NAME'],
  ],
  [
    'what two bills of the payer make',
    { amount: '113.50', payer: 'Anna Müller' },
    ['candidate', 'B RECONCILIATION_SUM_FITS', 'C RECONCILIATION_SUM_FITS'],
  ],
  [
    'the only bill of the payer, another amount',
    { amount: '100.00', payer: 'Muster' },
    ['candidate', 'A RECONCILIATION_NAME_FITS'],
  ],
  [
    'an amount that one bill has',
    { amount: '33.00', payer: 'Niemand' },
    ['candidate', 'C RECONCILIATION_AMOUNT_OF_ONE'],
  ],
  ['an amount that no bill has', { amount: '34.00', payer: 'Niemand' }, ['noReference']],
  [
    'an unknown reference with amount and name',
    { amount: '120.00', payer: 'Muster AG', reference: nobodys },
    ['unknownReference', 'A RECONCILIATION_AMOUNT_AND_NAME'],
  ],
])('%s', (_, paying, said) => {
  expect(proposed(paying)).toEqual(said);
});

test('an amount that two bills have, and a number of three characters, propose nothing', () => {
  const equal = [bill('A', first, '50.00', undefined, 'R-1'), bill('B', second, '50.00', undefined, 'R-2')];
  expect(proposed({ amount: '50.00', text: 'R-1' }, equal)).toEqual(['noReference']);
});

test.each(['***', '& / -'])('a payer whose name is %s is not the debtor of a bill that names none', (payer) => {
  const nobodys = [bill('A', first, '50.00'), bill('B', second, '70.00', '---')];
  for (const amount of ['34.00', '120.00']) expect(proposed({ amount, payer }, nobodys)).toEqual(['noReference']);
});

test('the only bill is the only one in the end, when all else was counted', () => {
  const entry = (amount: string, reference?: string) => ({
    amount,
    isCredit: true,
    isReversal: false,
    date: '2026-11-20',
    payments: [{ amount, reference, payer: 'Niemand' }],
  });
  // The first bill is open by as much as the second once its part is paid
  const open = [bill('A', first, '100.00'), bill('B', second, '40.00')];
  const candidatesAfter = (...entries: ReturnType<typeof entry>[]) => {
    const file = writeStatement({ id: 'S', entries }, '08', 'camt.053');
    const input = writeValue(reconciliationModel, {
      bills: open,
      accounts: [{ iban: toldAccount, qrIban: toldQrIban }],
    });
    const { receipts } = expectValue(reconcile([expectValue(readStatement(file))], input));
    return receipts.flatMap(({ candidates }) => candidates.map(({ bill: id }) => id));
  };
  expect(candidatesAfter(entry('40.00'))).toEqual(['B']);
  expect(candidatesAfter(entry('40.00'), entry('60.00', first))).toEqual([]);
});

test('any one digit wrong, missing or too many, or two exchanged, leads to the bill', () => {
  const faults = fc
    .integer({ min: 0, max: 26 })
    .chain((at) =>
      fc.constantFrom(
        wrong(at, other(at)),
        first.slice(0, at) + first.slice(at + 1),
        first.slice(0, at) + other(at) + first.slice(at),
        first.slice(0, at) + first.charAt(at + 1) + first.charAt(at) + first.slice(at + 2),
      ),
    );
  fc.assert(
    fc.property(faults, (reference) => {
      const [verdict, ...candidates] = proposed({ reference });
      // What the check digit does not see is another reference, or this one
      if (verdict === 'invalidReference') expect(candidates).toContain('A RECONCILIATION_REFERENCE_TYPO');
    }),
    { numRuns: 60 },
  );
});

test('what a payer writes costs little, whatever it is', () => {
  const words = Array.from({ length: 300 }, (_, index) => `W${index}`).join(' ');
  expect(proposed({ text: words.slice(0, 140), payer: words.slice(0, 140), reference: '1'.repeat(35) })[0]).toBe(
    'invalidReference',
  );
});

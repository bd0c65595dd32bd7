import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Mt940Names, writeMt940 } from '../../../../test/arbitraries/mt940.ts';
import {
  type ToldEntry,
  toldAccount,
  toldEntries,
  toldQrIban,
  toldReferences,
  writeStatement,
} from '../../../../test/arbitraries/statement.ts';
import { expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { readStatement } from '../statement/index.ts';
import { type OpenBillJson, type Reconciliation, reconcile, reconciliationModel } from './index.ts';

const [reference = ''] = toldReferences;
const bills: OpenBillJson[] = toldReferences.map((one, index) => ({
  id: `B${index + 1}`,
  iban: toldQrIban,
  referenceType: 'QRR',
  reference: one,
  amount: '100.00',
  currency: 'CHF',
}));

interface Memory {
  readonly bills: readonly OpenBillJson[];
  readonly seen: readonly string[];
}

function run(files: readonly string[], memory: Memory = { bills, seen: [] }): Reconciliation {
  const input = writeValue(reconciliationModel, { ...memory, accounts: [{ iban: toldAccount, qrIban: toldQrIban }] });
  const statements = files.map((file) => expectValue(readStatement(file)));
  return expectValue(reconcile(statements, input));
}

const cents = (text: string) => BigInt(text.replace('.', ''));

/** What came in over all runs, and what the bills have at the end. */
function ofRuns(runs: readonly (readonly string[])[]) {
  let memory: Memory = { bills, seen: [] };
  let [incoming, reversed] = [0n, 0n];
  let last: Reconciliation | undefined;
  for (const files of runs) {
    last = run(files, memory);
    memory = { bills: last.openBills, seen: last.seen };
    for (const sum of last.sums) {
      incoming += cents(sum.incoming);
      reversed += cents(sum.reversed);
    }
  }
  const paid = last?.bills.map(({ id, paid: amount, state }) => [id, amount, state]);
  const inDoubt = last?.open.filter(({ reason }) => reason.code.startsWith('BOOKING_')).length;
  return { incoming, reversed, paid, open: inDoubt, balances: last?.balances.map((one) => one.difference) };
}

const credit = (amount: string, date: string, own?: string, paid?: string): ToldEntry => ({
  amount,
  isCredit: true,
  isReversal: false,
  date,
  servicerReference: own,
  payments: paid === undefined ? [] : [{ amount, reference: paid }],
});
const names: readonly Mt940Names[] = ['same', 'other', 'none'];

describe.each(names)('one day told by camt.053 and MT940 with %s references of the bank', (kind) => {
  test('counts once, in both orders, in one run or in two', () => {
    fc.assert(
      fc.property(toldEntries, (entries) => {
        const official = writeStatement({ id: 'S', entries }, '08', 'camt.053');
        const swift = writeMt940({ id: 'M', entries }, kind);
        const { balances: _, ...once } = ofRuns([[official]]);
        for (const runs of [[[official, swift]], [[swift, official]], [[official], [swift]], [[swift], [official]]]) {
          const { balances, ...found } = ofRuns(runs);
          expect(found).toEqual(once);
          expect(new Set(balances)).toEqual(runs.at(-1)?.includes(swift) ? new Set(['0.00']) : new Set());
        }
      }),
      { numRuns: 60 },
    );
  });

  test('and by a notification counts once', () => {
    const entries = [credit('100.00', '2026-11-20', 'C1', reference), credit('40.00', '2026-11-20', 'C2')];
    const files = [writeMt940({ id: 'M', entries }, kind), writeStatement({ id: 'N', entries })];
    for (const order of [files, files.toReversed()]) {
      for (const runs of [[order], order.map((file) => [file])]) {
        const { incoming, paid, open } = ofRuns(runs);
        expect([incoming, paid?.[0], open]).toEqual([14000n, ['B1', '100.00', 'settled'], 0]);
      }
    }
  });
});

test('an MT940 alone is the money, settles nothing by texts, and its balance is proved', () => {
  const swift = writeMt940({ id: 'M', entries: [credit('100.00', '2026-11-20')] }).replace(
    '\r\n:62F',
    `\r\n:86:${reference}\r\n:62F`,
  );
  const result = run([swift]);
  expect(result.receipts.map(({ verdict, candidates }) => [verdict, candidates.map(({ bill }) => bill)])).toEqual([
    ['candidate', ['B1']],
  ]);
  expect(result.sums).toMatchObject([{ incoming: '100.00' }]);
  expect(result.balances).toMatchObject([{ difference: '0.00' }]);
  expect(result.bills[0]).toMatchObject({ paid: '0.00' });
});

test('a reference that the field names as one settles the bill', () => {
  const swift = writeMt940({ id: 'M', entries: [credit('100.00', '2026-11-20')] }).replace(
    '\r\n:62F',
    `\r\n:86:/QRR/${reference}/REMI/USTD//x/\r\n:62F`,
  );
  expect(run([swift]).bills[0]).toMatchObject({ id: 'B1', paid: '100.00', state: 'settled' });
});

test('what only the MT940 has of a day that a camt.053 is about is open, and no money', () => {
  const one = credit('100.00', '2026-11-20', 'C1');
  const official = writeStatement({ id: 'S', entries: [one] }, '08', 'camt.053');
  const swift = writeMt940({
    id: 'M',
    entries: [one, credit('100.00', '2026-11-20', 'C9'), credit('7.00', '2026-11-20')],
  });
  for (const runs of [[[official, swift]], [[swift], [official]], [[official], [swift]]]) {
    const { incoming, open } = ofRuns(runs);
    // Which of the two credits of 100.00 it is cannot be said
    expect([incoming, open]).toEqual([10000n, 3]);
  }
});

test('days that only one of them has count, also with equal amounts day by day', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  const entries = days.map((day) => credit('50.00', day, `C${day}`));
  const official = writeStatement({ id: 'S', entries: entries.slice(0, 3) }, '08', 'camt.053');
  const swift = writeMt940({ id: 'M', entries: entries.slice(2) }, 'other');
  for (const runs of [[[official, swift]], [[swift], [official]], [[official], [swift]]]) {
    const { incoming, open } = ofRuns(runs);
    expect([incoming, open]).toEqual([20000n, 0]);
  }
});

test('a booking that stands on another day in the MT940 is open, and never money twice', () => {
  const official = writeStatement({ id: 'S', entries: [credit('50.00', '2026-11-17', 'C1')] }, '08', 'camt.053');
  const swift = writeMt940({
    id: 'M',
    entries: [credit('1.00', '2026-11-17'), credit('50.00', '2026-11-18')],
  });
  for (const runs of [[[official, swift]], [[swift], [official]]]) {
    const { incoming, open } = ofRuns(runs);
    expect([incoming, open]).toEqual([5000n, 2]);
  }
});

test('two MT940 of one name and number are two days; the same file again is not', () => {
  const [one, other] = ['2026-11-19', '2026-11-20'].map((day) =>
    writeMt940({ id: 'STARTUMS', entries: [credit('5.00', day)] }),
  );
  const files = [one ?? '', other ?? ''];
  const result = run(files);
  expect(result.sums[0]?.incoming).toBe('10.00');
  expect(result.notices.map(({ code }) => code)).not.toContain('RECONCILIATION_SAME_STATEMENT');
  expect(ofRuns([files, files]).incoming).toBe(1000n);
});

test('an account by bank code and number is that of its IBAN', () => {
  const entries = [credit('5.00', '2026-11-20', 'C1')];
  const official = writeStatement({ id: 'S', entries }, '08', 'camt.053').replace(
    toldAccount,
    'DE89370400440532013000',
  );
  const swift = writeMt940({ id: 'M', entries }).replace(toldAccount, '37040044/532013000');
  expect(ofRuns([[official, swift]]).incoming).toBe(500n);
  expect(ofRuns([[swift], [official]]).incoming).toBe(500n);
});

test('an MT942 announces, and what it announced counts once the statement has it', () => {
  const entries = [credit('5.00', '2026-11-20')];
  const swift = writeMt940({ id: 'M', entries });
  const interim = swift.replace(/:6[02]F.*\r\n/g, '').replace(':28C:1/1', ':28C:1/1\r\n:34F:CHFD0,');
  expect(run([interim]).receipts.map(({ verdict }) => verdict)).toEqual(['announced']);
  expect(ofRuns([[interim], [interim, swift], [swift]]).incoming).toBe(500n);
});

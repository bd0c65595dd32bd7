import { expect, test } from 'vitest';
import { type ToldEntry, toldAccount, writeStatement } from '../../../../test/arbitraries/statement.ts';
import { expectValue } from '../../../../test/results.ts';
import { readStatement } from '../statement/index.ts';
import { type Reconciliation, reconcile } from './index.ts';

const credit = (amount: string, own?: string): ToldEntry => ({
  amount,
  isCredit: true,
  isReversal: false,
  date: '2026-11-20',
  servicerReference: own,
  payments: [],
});
const debit = (amount: string): ToldEntry => ({ ...credit(amount), isCredit: false });

interface Told {
  readonly id?: string;
  readonly balances: readonly [opening: string, closing: string];
  readonly days?: readonly [from: string, to: string];
  readonly page?: number;
  readonly isLast?: boolean;
}

function statement(
  { id = 'S', balances, days = ['2026-11-20', '2026-11-20'], ...page }: Told,
  ...entries: ToldEntry[]
) {
  const balance = (type: string, amount: string) => {
    const sign = amount.startsWith('-') ? 'DBIT' : 'CRDT';
    return `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount.replace('-', '')}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
  };
  const period = `<FrToDt><FrDtTm>${days[0]}T00:00:00</FrDtTm><ToDtTm>${days[1]}T23:59:59</ToDtTm></FrToDt>`;
  return writeStatement({ id, entries, ...page }, '08', 'camt.053')
    .replace('<Acct>', `${period}<Acct>`)
    .replace('</Acct>', `</Acct>${balance('OPBD', balances[0])}${balance('CLBD', balances[1])}`);
}

function run(...files: readonly string[]): Reconciliation {
  return expectValue(
    reconcile(
      files.map((file) => expectValue(readStatement(file))),
      { bills: [] },
    ),
  );
}

const codes = ({ notices }: Reconciliation) => notices.map(({ code }) => code);
const figures = ({ balances }: Reconciliation) =>
  balances.map(({ opening, counted, closing, difference }) => [opening, counted, closing, difference]);

test('opening balance and bookings make the closing balance', () => {
  const told = statement({ balances: ['-50.00', '925.00'] }, credit('1000.00', 'C1'), debit('25.00'));
  const result = run(told);
  expect(figures(result)).toEqual([['-50.00', '975.00', '925.00', '0.00']]);
  expect(result.balances[0]).toMatchObject({ place: { file: 0, statement: 0 }, account: toldAccount, currency: 'CHF' });
  expect(codes(result)).toEqual([]);
  // A copy proves nothing more
  expect(figures(run(told, told))).toHaveLength(1);
});

test('pages are proved together, and only where all of them are there', () => {
  const balances = ['0.00', '30.00'] as const;
  const first = statement({ balances, page: 1, isLast: false }, credit('10.00', 'C1'));
  const second = statement({ balances, page: 2, isLast: true }, credit('20.00', 'C2'));
  expect(figures(run(second, first))).toEqual([['0.00', '30.00', '30.00', '0.00']]);
  expect(figures(run(first))).toEqual([]);
  expect(figures(run(second))).toEqual([]);
});

test('RECONCILIATION_BALANCE_DIFFERS: pages that lack an entry', () => {
  const balances = ['0.00', '35.00'] as const;
  const first = statement({ balances, page: 1, isLast: false }, credit('10.00', 'C1'));
  const result = run(first, statement({ balances, page: 2, isLast: true }, credit('20.00', 'C2')));
  expect(figures(result)).toEqual([['0.00', '30.00', '35.00', '5.00']]);
  expect(codes(result)).toEqual(['RECONCILIATION_BALANCE_DIFFERS']);
});

test('RECONCILIATION_STATEMENT_MISSING: the next statement does not begin where the last one ended', () => {
  const monday = statement(
    { id: 'A', balances: ['0.00', '10.00'], days: ['2026-11-16', '2026-11-16'] },
    credit('10.00'),
  );
  const days = ['2026-11-18', '2026-11-18'] as const;
  const wednesday = (opening: string, closing: string) =>
    statement({ id: 'B', balances: [opening, closing], days }, credit('5.00'));
  expect(codes(run(wednesday('10.00', '15.00'), monday))).toEqual([]);
  const [notice] = run(wednesday('12.00', '17.00'), monday).notices;
  expect(notice).toMatchObject({
    code: 'RECONCILIATION_STATEMENT_MISSING',
    path: ['statements', 0],
    params: { account: toldAccount, one: '2026-11-16', ended: '10.00', other: '2026-11-18', begun: '12.00' },
  });
});

test('two that differ under one name prove nothing', () => {
  const balances = ['0.00', '10.00'] as const;
  const result = run(statement({ balances }, credit('10.00', 'C1')), statement({ balances }, credit('4.00', 'C2')));
  expect(figures(result)).toEqual([]);
  expect(codes(result)).toContain('RECONCILIATION_SAME_STATEMENT');
});

test('nothing is said of what has no balances, or cannot be read', () => {
  const told = writeStatement({ id: 'S', entries: [credit('10.00')] }, '08', 'camt.053');
  expect(figures(run(told))).toEqual([]);
  const unreadable = statement({ balances: ['0.00', '10.00'] }, credit('10.00', 'C1')).replaceAll('>10.00<', '>ten<');
  expect(figures(run(unreadable))).toEqual([]);
});

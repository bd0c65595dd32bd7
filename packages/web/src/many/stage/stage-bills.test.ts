import { expect, test } from 'vitest';
import type { RowBill } from '../../work/maker/protocol.ts';
import type { Answered, Refusal } from '../../work/service/connect.ts';
import { type Outcome, type StagedRow, stageBills } from './stage-bills.ts';

const made = (number: string): RowBill => ({
  pdf: new Blob(['%PDF-']),
  draft: {
    iban: 'CH5800791123000889012',
    amount: '10.00',
    currency: 'CHF',
    referenceType: 'NON',
    debtor: { addressType: 'STRUCTURED', name: 'Anna', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
  },
  number,
  date: '2026-05-01',
  due: '2026-05-31',
});
const rows = (count: number): StagedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 1,
    emailAddress: 'anna@example.ch',
    make: async () => made(String(1000 + index)),
  }));
const refusal = (status: number, code: string): Answered<never> => {
  const refused: Refusal = { status, code, message: code, fieldErrors: [], anomalies: [] };
  return { ok: false, refusal: refused };
};

async function staged(all: readonly StagedRow[], submit: (key: string) => Promise<Answered<{ readonly id: number }>>) {
  const outcomes = new Map<number, Outcome>();
  const keys: string[] = [];
  await stageBills(all, {
    onOutcome: (row, outcome) => outcomes.set(row, outcome),
    isStopped: () => false,
    submit: (_bill, _mode, key = '') => {
      keys.push(key);
      return submit(key);
    },
    wait: async () => {},
  });
  return { outcomes, keys };
}

test('every row is submitted once under a key of its own, at most three at a time', async () => {
  let underWay = 0;
  let most = 0;
  const submit = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    underWay -= 1;
    return { ok: true, value: { id: 7 } } as const;
  };
  const { outcomes, keys } = await staged(rows(20), submit);
  expect(most).toBe(3);
  expect(new Set(keys).size).toBe(20);
  expect([...outcomes.values()]).toEqual(Array.from({ length: 20 }, () => ({ id: 7 })));
});

test('the same row has the same key another time, a corrected one another', async () => {
  const accept = async () => ({ ok: true, value: { id: 1 } }) as const;
  const [first, again] = [await staged(rows(2), accept), await staged(rows(2), accept)];
  expect(again.keys).toEqual(first.keys);
  const corrected = rows(2).map((row) => ({ ...row, emailAddress: 'other@example.ch' }));
  for (const key of (await staged(corrected, accept)).keys) expect(first.keys).not.toContain(key);
});

test('a service without time is asked again under the same key, and a refusal is final', async () => {
  let asked = 0;
  const { outcomes, keys } = await staged(rows(1), async () => {
    asked += 1;
    return asked < 3 ? refusal(429, 'RATE_LIMITED') : { ok: true, value: { id: 5 } };
  });
  expect(outcomes.get(1)).toEqual({ id: 5 });
  expect(new Set(keys).size).toBe(1);
  const refused = await staged(rows(1), async () => refusal(422, 'RECIPIENT_UNKNOWN'));
  expect(refused.keys).toHaveLength(1);
  expect(refused.outcomes.get(1)).toMatchObject({ refusal: { code: 'RECIPIENT_UNKNOWN' } });
});

test('a row that is no invoice is told as incomplete, and nobody is asked', async () => {
  const all = rows(1).map((row) => ({ ...row, make: async () => undefined }));
  const { outcomes, keys } = await staged(all, async () => refusal(0, 'UNREACHABLE'));
  expect([outcomes.get(1), keys]).toEqual(['incomplete', []]);
});

test('what is stopped submits no further row', async () => {
  const outcomes: number[] = [];
  await stageBills(rows(10), {
    onOutcome: (row) => outcomes.push(row),
    isStopped: () => outcomes.length >= 3,
    submit: async () => ({ ok: true, value: { id: 1 } }),
  });
  expect(outcomes.length).toBeLessThanOrEqual(5);
});

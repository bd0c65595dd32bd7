import { readStatement } from '@rappen/core/statement';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { product } from './adapter.ts';
import { type Case, cases } from './cases.ts';
import { entangledCases } from './entangled-cases.ts';
import { account, bills, text } from './hand-made.ts';
import type { Answer, GivenBill } from './judge.ts';
import { amountText } from './telling.ts';

const accounts = [{ ...account, currency: 'CHF' as const }];
const given: GivenBill[] = bills.map(({ id, reference, amount }) => {
  const isQr = !reference.startsWith('RF');
  const iban = isQr ? account.qrIban : account.iban;
  return { id, iban, referenceType: isQr ? 'QRR' : 'SCOR', reference, amount, currency: 'CHF', paid: 0 };
});

function answersOf({ runs }: Case): Answer[] {
  const answers: Answer[] = [];
  for (const run of runs) {
    const before = answers.at(-1);
    const known = given.map((bill) => ({ ...bill, paid: before?.paid.get(bill.id) ?? 0 }));
    const files = run.map((file) => expectValue(readStatement(text(file))));
    answers.push(product({ files, bills: known, accounts, memory: before?.memory }));
  }
  return answers;
}

describe('the cases that the law names', () => {
  test.each([...cases, ...entangledCases].map((one) => [one.name, one] as const))('%s', (_, one) => {
    const answers = answersOf(one);
    const sumOf = (part: 'incoming' | 'reversed') =>
      answers.reduce((sum, answer) => sum + (answer[part].get('CHF') ?? 0), 0);
    const paid = answers.at(-1)?.paid ?? new Map<string, number>();
    const open = answers.flatMap(({ words }) => words).reduce((sum, { amount }) => sum + amount, 0);
    const { money, bills } = one.mayBeOpen ?? { money: 0, bills: 0 };
    const lackings = [
      ['incoming', one.incoming - sumOf('incoming'), money],
      ['reversed', (one.reversed ?? 0) - sumOf('reversed'), money],
      ...Object.entries(one.paid).map(([id, truth]) => [id, truth - (paid.get(id) ?? 0), bills] as const),
    ] as const;
    const wrong = lackings.filter(([, lacking, most]) => lacking < 0 || lacking > Math.min(open, most));
    expect(wrong.map(([what, lacking]) => `${what} lacks ${amountText(lacking)}`)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { catalogue, problem, sentenceOf } from '../../../../http/src/problems/index.ts';
import { bankCodes } from '../../language/bank/sentences.ts';
import { bankSentences } from '../../language/bank/words.ts';
import { sentenceOfReason } from './reason.ts';

const german: Readonly<Record<string, string>> = bankSentences.de;
const words = {
  language: 'de',
  sentenceOf: ({ code }: { readonly code: string }) => german[code] ?? `${code} of another page`,
} as const;
const told = (found: ReturnType<typeof problem>) =>
  sentenceOfReason(words, { code: found.code, message: sentenceOf(found) });

test('why a receipt is judged as it is comes in the language of the page, with amounts, accounts and rates', () => {
  expect(told(problem('RECONCILIATION_REST', [], { rest: '50.00' }))).toBe('Noch offen: 50.00');
  expect(told(problem('RECONCILIATION_CONVERTED', [], { ordered: 'EUR 100.00', booked: 'CHF 93.10 (0.931)' }))).toBe(
    'Der Zahler überwies EUR 100.00, die Bank schrieb CHF 93.10 (0.931) gut',
  );
  const account = 'CH8198765000700420011';
  expect(told(problem('RECONCILIATION_OTHER_ACCOUNT', [], { account }))).toContain(account);
  expect(told(problem('RECONCILIATION_CHARGES_DEDUCTED', [], { charges: 'CHF 2.00' }))).toContain('CHF 2.00');
  expect(told(problem('CASE_STAYS_REJECTED', []))).toBe(
    'Der Empfänger hat die Rechnung abgelehnt, und sie bleibt abgelehnt',
  );
});

test('what the page has no sentence for, or not its values, is told as it came', () => {
  expect(sentenceOfReason(words, { code: 'OF_LATER', message: 'Of later' })).toBe('Of later');
  expect(sentenceOfReason(words, { code: 'RECONCILIATION_REST', message: 'Open' })).toBe('Open');
});

const reasons = bankCodes.filter((code) => /^(?:RECONCILIATION|CASES?)_/.test(code));
describe.each(Object.entries(bankSentences))('%s', (_language, sentences) => {
  test.each(reasons)('%s has its values in the order of the service', (code) => {
    const order = (text: string) => [...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name);
    expect(order(sentences[code])).toEqual(order(catalogue[code].sentence));
  });
});

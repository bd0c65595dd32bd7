import { describe, expect, test } from 'vitest';
import { about, found, netId, usual } from '../../../../../test/ebill-evidence.ts';
import { bill, payment } from '../../../../../test/ebill-submissions.ts';
import { textReadRule } from './text-rules.ts';

describe('the text of the PDF', () => {
  const over = (value: string) => {
    const plain = bill('x', { totalAmount: { value, currencyCode: 'CHF' } });
    return { ...plain, singlePayment: { paymentMode: 'EBILL' as const, paymentInformation: payment(value) } };
  };
  const reading = (text: string | undefined, value = '1408.00') => found(usual(over(value), { text }));

  test.each([
    'Total 1408.00 CHF',
    "Total CHF 1'408.00",
    'Total CHF 1’408.00.',
    'Total 1 408.00',
    'Total 1\u00a0408,00',
    'Total 1.408,00',
    'Total 1,408.00',
    'CHF 1408.–',
    "Fr. 1'408.-",
  ])('%j has the amount', (text) => expect(reading(text)).toEqual([]));

  test.each(['Total 11408.00', 'Total 1408.005', 'Total 140.80', "Total 2'1408.00", 'Rechnung'])(
    '%j has it not',
    (text) => {
      expect(reading(text)).toEqual(['TEXT_AMOUNT_MISSING warn']);
    },
  );

  test('an amount of less than a thousand is not the end of a longer one', () => {
    expect(reading("Total 2'408.50", '408.50')).toEqual(['TEXT_AMOUNT_MISSING warn']);
    expect(reading('Total 408.50', '408.50')).toEqual([]);
  });

  test('of a text that was read in part only, that is said, and not that something is missing', () => {
    const partly = (text: string, textNotRead?: string) => found(usual(over('1408.00'), { text, textNotRead }));
    expect(partly('Rechnung', '36–77')).toEqual(['TEXT_NOT_READ warn']);
    expect(partly('Total 1408.00', '36–77')).toEqual(['TEXT_NOT_READ warn']);
    expect(partly('Konto CH93 0076 2011 6238 5295 7', '2')).toEqual(['TEXT_IBAN_MISMATCH block', 'TEXT_NOT_READ warn']);
    expect(partly(`Rechnung${' '.repeat(8_000_000)}`)).toEqual(['TEXT_NOT_READ warn']);
    expect(textReadRule(usual(over('1408.00'), { text: 'x', textNotRead: '36–77' }))).toEqual([
      { code: 'TEXT_NOT_READ', severity: 'warn', path: [], actual: '36–77' },
    ]);
  });

  test.each([undefined, '', ' \n\f', '\ufffd\ufffd \ufffd'])('%j is no text', (text) =>
    expect(reading(text)).toEqual([]),
  );

  test.each<[string, boolean]>([
    ['CH52 0076 4174 5044 6200 5', false],
    ['Konto CH9300762011623852957 oder CH5200764174504462005', false],
    ['Konto CH93 0076 2011 6238 5295 7 zahlbar', true],
    ['Konto CH93 0076 2011 6238 5295 8 zahlbar', false],
    ['LI21 0881 0000 2324 013A A', true],
    ['DE89370400440532013000', false],
  ])('%j names another account: %s', (account, expected) => {
    expect(reading(`1408.00 ${account}`)).toEqual(expected ? ['TEXT_IBAN_MISMATCH block'] : []);
  });

  test.each<[string, boolean]>([
    [`eBillRecipientId:${netId}`, false],
    [`(eBillRecipientId: ${netId}).`, false],
    ['eBillRecipientId:41012280648521307', true],
    ['eBill/B/petra+allowed@example.org.', false],
    ['eBill/B/other@example.org', true],
    ['eBillRecipientId:CHE123456788', false],
    ['eBillRecipientId:', false],
    ['eBill/B/petra+\nallowed@example.org', false],
    ['eBill/B/petra+allowed@exam\nZahlbar durch ple.org', false],
    ['eBill/B/petra+allowed@exam\nple.com', true],
    ['eBill/B/4711petra@exam\nple.com', true],
    ['eBill/B/4711petra-and-more\n@example.com', false],
  ])('%j names another recipient: %s', (identifier, expected) => {
    expect(reading(`1408.00 ${identifier}`)).toEqual(expected ? ['TEXT_OTHER_RECIPIENT_ID block'] : []);
  });

  test('of one recipient with two addresses names the one in force', () => {
    const evidence = {
      ...usual(over('1408.00'), { text: '1408.00 eBillRecipientId:new@example.org' }),
      recipient: { billRecipientNetId: netId, newEmailAddress: 'new@example.org' },
    };
    expect(found(evidence)).toEqual([]);
  });

  test('may be as long and as hostile as it likes', () => {
    for (const piece of ['1', '1.', 'CH5', 'eBill/B/', 'eBill/B/a@', "1'408.0", 'CH52 0076 ', ' ']) {
      const text = piece.repeat(3_000_000 / piece.length);
      expect(about(usual(over('1408.00'), { text }), 'TEXT_IBAN_MISMATCH')).toEqual([]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { found, netId, usual } from '../../../../../test/ebill-evidence.ts';
import { bill, day, instalmentBill, payment, recipient } from '../../../../../test/ebill-submissions.ts';
import type { Evidence } from './index.ts';

describe('dates', () => {
  const due = (dueDate: string, paymentMode: 'EBILL' | 'EBILL_DEBIT' = 'EBILL', businessCaseDate = '2026-11-20') =>
    found(
      usual(
        bill('x', {
          businessCaseDate: day(businessCaseDate),
          singlePayment: { paymentMode, paymentInformation: payment('140.80', dueDate) },
        }),
      ),
    );

  test.each([
    ['2026-11-20', '2026-11-20', ['DUE_IN_PAST warn']],
    ['2026-11-19', '2026-11-20', ['DUE_BEFORE_CASE_DATE block', 'DUE_IN_PAST warn']],
    ['2026-11-21', '2026-11-21', []],
    ['2026-11-22', '2026-11-20', []],
  ])('due on %s in a bill of %s', (dueDate, date, expected) => expect(due(dueDate, 'EBILL', date)).toEqual(expected));

  test('a direct debit on the same day', () => {
    expect(due('2026-11-21', 'EBILL_DEBIT')).toEqual(['DUE_SAME_DAY_DEBIT warn']);
    expect(due('2026-11-22', 'EBILL_DEBIT')).toEqual([]);
  });
});

describe('sums', () => {
  const francs = (value: string) => ({ value, currencyCode: 'CHF' });
  const vat = (total: string, changes: { base?: string; paid?: string; net?: string } = {}) =>
    found(
      usual(
        bill('x', {
          totalAmount: francs(total),
          workflow: {
            netAmount: francs(changes.net ?? '100.00'),
            amountPaid: changes.paid === undefined ? undefined : francs(changes.paid),
            vatRates: {
              vatRate: [
                { percentage: '8.1', taxBaseAmount: francs(changes.base ?? '100.00'), taxAmount: francs('8.10') },
              ],
            },
          },
        }),
      ),
    );

  test.each([
    ['108.10', {}, 0],
    ['108.15', {}, 0],
    ['108.05', {}, 0],
    ['108.16', {}, 1],
    ['108.04', {}, 1],
    ['58.10', { paid: '50.00' }, 0],
    ['108.10', { paid: '50.00' }, 1],
    ['108.10', { base: '99.99' }, 1],
    ['99.00', { base: '99.99' }, 2],
  ])('a total of %s with %j', (total, changes, count) => {
    expect(vat(total, changes)).toEqual(Array(count).fill('VAT_SUM_MISMATCH warn'));
  });

  test('are not validated without rates or net amount', () => {
    expect(found(usual(bill('x', { workflow: { netAmount: francs('1.00') } })))).toEqual([]);
    expect(found(usual(bill('x', { workflow: { vatRates: { vatRate: [] } } })))).toEqual([]);
  });

  const instalments = (...list: [value: string | undefined, dueDate: string][]) => {
    const instalment = list.map(([value, dueDate], index) => ({
      externalInstalmentId: String(index),
      paymentInformation: payment(value, dueDate),
    }));
    const group = {
      externalPaymentByInstalmentsId: 'G',
      isTotalAmountHidden: false,
      isTotalPaymentOption: false,
      instalments: { instalment },
    };
    return found(usual(instalmentBill('x', { paymentsByInstalments: { paymentByInstalments: [group] } })));
  };

  test.each<[string, string[]]>([
    ['299.99', ['INSTALMENT_SUM_BELOW_TOTAL block']],
    ['300.00', []],
    ['360.00', []],
    ['360.01', ['INSTALMENT_SUM_ABOVE_TOTAL_20PCT warn']],
  ])('instalments of %s for 300.00', (value, expected) => expect(instalments([value, '2026-12-20'])).toEqual(expected));

  test('instalments fall due in their order', () => {
    expect(instalments(['150.00', '2026-12-20'], ['150.00', '2026-12-20'])).toEqual([]);
    expect(instalments(['150.00', '2026-12-20'], ['150.00', '2026-12-19'])).toEqual([
      'INSTALMENT_DATES_NOT_ASCENDING warn',
    ]);
    expect(instalments([undefined, '2026-12-20'])).toEqual([]);
  });
});

describe('what is only shown', () => {
  const to = (identifiers: object) => bill('x', { billRecipient: { ...recipient, ...identifiers } });

  test.each<[Evidence, string[]]>([
    [usual(to({ billRecipientNetId: netId })), []],
    [usual(to({ billRecipientNetId: '41010560425610173' })), ['CHECKDIGIT_PID info']],
    [usual(to({ billRecipientNetId: '12' })), []],
    [usual(to({ enterpriseIdentificationNumber: 'CHE123456788' })), []],
    [usual(to({ enterpriseIdentificationNumber: 'CHE123456789' })), ['CHECKDIGIT_UID info']],
    [usual(bill(), { bytes: 4_000_000 }), []],
    [usual(bill(), { bytes: 4_000_001 }), ['PDF_LARGE info']],
    [usual(bill(), { hasForeignXml: true }), ['FOREIGN_XML_ATTACHMENT info']],
    [usual(bill(), { isBlank: true }), ['BLANK_PDF block']],
  ])('%#', (evidence, expected) => expect(found(evidence)).toEqual(expected));
});

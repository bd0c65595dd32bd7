import { profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { accountOf, paidInvoice, papersIn } from '../../records/desk/account.ts';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import { eInvoiceOfKind, eInvoiceRules } from '../../work/invoice/e-invoice-rules.ts';
import { interestOf, remindableFrom } from './dunning.ts';
import { reminderOf } from './reminder.ts';
import { reprintOf } from './reprint.ts';

const company: Company = {
  ...newCompany('en'),
  address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel',
  iban: 'CH44 3199 9123 0008 8901 2',
};
const invoice: Invoice = {
  ...newInvoice(company, '2026-10-01'),
  number: '2026-007',
  address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
  positions: [{ ...emptyPosition, description: 'Consulting', price: '200' }],
  issuedOn: '2026-10-01',
  due: '200.00',
};
const own = (changes: Partial<Company>): Company => ({ ...company, ...changes });
const level = { days: '5', daysToPay: '10', fee: '', title: '', text: '' };
const dueOf = (draft: Invoice, of = company) =>
  deskVerdict(draft, of, draft.number, profiles['2.4']).document?.totals.due;
/** The reminder of some invoices as it is issued on a day. */
function reminded(papers: readonly Invoice[], day: string, of: Company): Invoice {
  const draft = reminderOf(invoice, day, accountOf(invoice, papersIn(papers)), of);
  if (draft === undefined) throw new Error('Nothing is open');
  return { ...draft, issuedOn: day, due: dueOf(draft, of) ?? '' };
}

describe('the next reminder', () => {
  const from = (papers: readonly Invoice[], of = company) =>
    remindableFrom(invoice, accountOf(invoice, papersIn(papers)), of);
  test('can be written some days after the last day to pay, then after the deadline of the one before', () => {
    // Payable within 30 days of the first of October, then 5 days
    expect(from([invoice])).toBe('2026-11-05');
    const first = reminded([invoice], '2026-11-06', company);
    // Ten days to pay, then 10 more
    expect(from([invoice, first])).toBe('2026-11-26');
    const second = { ...first, id: '2', date: '2026-11-27' };
    const third = { ...first, id: '3', date: '2026-12-20' };
    expect(from([invoice, first, second, third])).toBe('');
    expect(from([{ ...invoice }], own({ dunning: [{ ...level, days: '20' }] }))).toBe('2026-11-20');
  });
  test('is none where nothing is open', () => {
    const paid = paidInvoice(invoice, '200.00', '2026-11-01');
    expect(remindableFrom(paid, accountOf(paid, papersIn([paid])), company)).toBe('');
  });
  test('has the heading and the letter of its level, ours or those of the company', () => {
    const first = reminded([invoice], '2026-11-06', company);
    const second = reminded([invoice, first], '2026-11-26', company);
    expect([first.title, second.title]).toEqual(['Payment reminder', 'Second reminder']);
    expect(first.introduction).toContain('within 10 days');
    const dunning = [{ ...level, title: 'Please', text: 'Pay {number} in {days} days', daysToPay: '7' }];
    expect(reminded([invoice], '2026-11-06', own({ dunning }))).toMatchObject({
      title: 'Please',
      introduction: 'Pay 2026-007 in 7 days',
      days: '7',
    });
  });
  test.each(['de', 'fr', 'it', 'en', 'rm'] as const)(
    'asks fee and interest in %s, which the next one asks too',
    (language) => {
      const of = own({
        dunning: [
          { ...level, fee: '20.-' },
          { ...level, fee: '30' },
        ],
        interest: '5',
      });
      const asked = { ...invoice, language };
      const draft = reminderOf(asked, '2026-11-30', accountOf(asked, papersIn([asked])), of);
      // 30 days at 5 % of 200: 0.82
      expect(draft?.positions.map(({ price }) => price)).toEqual(['200.00', '20.00', '0.82']);
      expect(draft && dueOf(draft, of)).toBe('220.82');
      const first = { ...(draft as Invoice), issuedOn: '2026-11-30', due: '220.82' };
      const second = reminderOf(asked, '2026-12-20', accountOf(asked, papersIn([asked, first])), of);
      expect(second?.positions.map(({ price }) => price)).toEqual(['200.00', '20.82', '30.00', '0.55']);
      expect([second?.asked, second && dueOf(second, of)]).toEqual(['220.82', '251.37']);
    },
  );
  test.each([
    ['5', '2026-10-31', undefined],
    ['', '2027-10-31', undefined],
    ['0', '2027-10-31', undefined],
    ['x', '2027-10-31', undefined],
    ['5', '2027-10-31', '10.00'],
    ['3,5', '2027-10-31', '7.00'],
  ])('asks for interest of %j % on %s: %s', (interest, day, amount) => {
    expect(interestOf(invoice, accountOf(invoice, papersIn([])), own({ interest }), day)?.amount).toBe(amount);
  });
});

describe('an invoice that is printed again', () => {
  const printed = (one: Invoice, ...papers: readonly Invoice[]) =>
    reprintOf(one, accountOf(one, papersIn([one, ...papers])));
  const paymentOf = (one: Invoice) => deskVerdict(one, company, '', profiles['2.4']).document;
  test('is as it was issued where nothing has happened', () => {
    expect(printed(invoice)).toBe(invoice);
    expect(printed(invoice, reminded([invoice], '2026-11-06', own({ dunning: [{ ...level, fee: '20' }] })))).toBe(
      invoice,
    );
  });
  test('asks what is still open, on the slip too, with the lines that say why', () => {
    const again = printed({ ...paidInvoice(invoice, '150.00', '2026-11-05'), prepaid: '' });
    expect(again.closing).toContain('Received on 05.11.2026: CHF 150.00');
    expect(paymentOf(again)).toMatchObject({
      payment: { amount: '50.00' },
      totals: { total: '200.00', prepaid: '150.00', due: '50.00' },
    });
  });
  test('has no slip once nothing is open', () => {
    const again = paymentOf(printed(paidInvoice(invoice, '220.00', '2026-11-05')));
    expect(again).toMatchObject({ totals: { due: '0.00' } });
    expect(again?.payment).toBeUndefined();
  });
  test('says the same as an e-invoice', () => {
    const of = own({ eInvoice: 'facturx', vat: 'added', uid: 'CHE-123.456.788' });
    const whole = { ...invoice, due: '216.20' };
    const again = printed(paidInvoice(whole, '150.00', '2026-11-05'));
    const verdict = deskVerdict(again, of, '', profiles['2.4'], eInvoiceRules);
    const made = verdict.document && eInvoiceOfKind(verdict.document, 'facturx');
    expect(verdict.problemCount).toBe(0);
    expect(made?.ok && made.value.totals).toMatchObject({ prepaid: '150.00', due: '66.20' });
  });
});

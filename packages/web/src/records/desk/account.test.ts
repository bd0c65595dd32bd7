import { exactSumOf, negated } from '@rappen/core/money';
import { profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditOf, duplicateOf, replacementOf } from '../../desk/drafts/drafts.ts';
import { askedAnew, isStale, reminderOf } from '../../desk/drafts/reminder.ts';
import { remindablesOf } from '../../desk/dunning/reminders.ts';
import { summaryOf } from '../../desk/invoices/summary.ts';
import { billOfInvoice } from '../../statements/open-bills.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import {
  accountOf,
  type InvoiceState,
  invoicedOf,
  invoiceOf,
  paidInvoice,
  papersIn,
  restOf,
  stateOf,
  unpaidInvoice,
} from './account.ts';
import { completed } from './completed.ts';
import type { Entered } from './lines.ts';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from './records.ts';

const day = '2026-11-25';
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
const paid = (amount: string, on = '2026-11-05') => paidInvoice(invoice, amount, on);
const payment = (amount: string, changes: Partial<Entered> = {}): Entered => ({
  kind: 'payment',
  on: day,
  amount,
  way: 'bank',
  discount: '',
  charge: '',
  ...changes,
});
const byHand = (...entered: readonly Entered[]): Invoice => ({ ...invoice, entered });
/** As a record of other days is read. */
const ofOtherDays = (changes: Partial<Invoice>) => completed('invoices', { ...invoice, ...changes });
const note = (due: string, changes: Partial<Invoice> = {}): Invoice => ({
  ...creditOf(invoice, '2026-11-10'),
  number: '2026-008',
  issuedOn: '2026-11-10',
  due,
  ...changes,
});
const reminderAsking = (due: string): Invoice => ({
  ...invoice,
  id: 'f',
  kind: 'reminder',
  of: invoice.id,
  asked: '200.00',
  due,
});
const reminder: Invoice = { ...invoice, id: 'r', kind: 'reminder', of: invoice.id, due: '200.00' };

describe('what is open of an invoice of 200.00', () => {
  const rows: readonly (readonly [string, Invoice, readonly Invoice[], string, InvoiceState])[] = [
    ['as it was issued', invoice, [], '200.00', 'overdue'],
    ['that is a draft', { ...invoice, issuedOn: '' }, [], '0.00', 'draft'],
    ['that is not due yet', { ...invoice, date: day }, [], '200.00', 'open'],
    ['of which 150 came', paid('150.00'), [], '50.00', 'overdue'],
    ['that was paid', paid('200.00'), [], '0.00', 'paid'],
    ['that was paid too much', paid('220.00'), [], '-20.00', 'paid'],
    ['whose payment was taken back', paidInvoice(paid('200.00'), '-200.00', day), [], '200.00', 'overdue'],
    ['whose payment was taken back in part', paidInvoice(paid('200.00'), '-80.00', day), [], '80.00', 'overdue'],
    ['that was credited', invoice, [note('200.00')], '0.00', 'credited'],
    ['that was credited in part', invoice, [note('50.00')], '150.00', 'overdue'],
    ['that was credited twice', invoice, [note('50.00'), note('60.00', { id: '2' })], '90.00', 'overdue'],
    ['that was credited more than it was', invoice, [note('230.00')], '-30.00', 'credited'],
    ['whose credit note is a draft', invoice, [note('200.00', { issuedOn: '' })], '200.00', 'overdue'],
    ['whose credit note was cancelled', invoice, [note('200.00', { cancelledOn: day })], '200.00', 'overdue'],
    ['whose credit note is in EUR', invoice, [note('200.00', { currency: 'EUR' })], '200.00', 'overdue'],
    ['whose credit note is of another one', invoice, [note('200.00', { of: 'x', ofNumber: 'x' })], '200.00', 'overdue'],
    ['whose credit note came by a link', invoice, [note('200.00', { of: '' })], '0.00', 'credited'],
    ['whose number another company credits', invoice, [note('9.00', { of: '', companyId: 'x' })], '200.00', 'overdue'],
    ['of which a part came and the rest was credited', paid('150.00'), [note('50.00')], '0.00', 'paid'],
    ['of which a part came and less was credited', paid('150.00'), [note('20.00')], '30.00', 'overdue'],
    ['that was paid, then credited', paid('200.00'), [note('50.00')], '-50.00', 'paid'],
    ['that was marked as paid', ofOtherDays({ paidOn: day, markedPaid: '200.00' }), [], '0.00', 'paid'],
    ['that was marked as paid long ago', ofOtherDays({ paidOn: day }), [], '0.00', 'paid'],
    ['that a statement paid long ago', ofOtherDays({ paidOn: day, received: '200.00' }), [], '0.00', 'paid'],
    ['that was paid by hand', byHand(payment('200.00')), [], '0.00', 'paid'],
    ['that was paid by hand in two parts', byHand(payment('80.00'), payment('70.00')), [], '50.00', 'overdue'],
    ['that was paid too much by hand', byHand(payment('250.00')), [], '-50.00', 'paid'],
    [
      'that was paid too much, and paid back',
      byHand(payment('250.00'), payment('50.00', { kind: 'refund' })),
      [],
      '0.00',
      'paid',
    ],
    ['paid by hand less a cash discount', byHand(payment('196.00', { discount: '4.00' })), [], '0.00', 'paid'],
    ['paid by card less a charge', byHand(payment('197.00', { way: 'card', charge: '3.00' })), [], '0.00', 'paid'],
    [
      'of which a rest is written off',
      byHand(payment('190.00'), payment('10.00', { kind: 'writeOff' })),
      [],
      '0.00',
      'paid',
    ],
    ['that is lost', byHand(payment('200.00', { kind: 'writeOff' })), [], '0.00', 'writtenOff'],
    [
      'that is lost for the most part',
      byHand(payment('20.00'), payment('180.00', { kind: 'writeOff' })),
      [],
      '0.00',
      'writtenOff',
    ],
    [
      'that was paid by hand, which a statement says too',
      { ...paid('200.00', day), entered: [payment('200.00')] },
      [],
      '0.00',
      'paid',
    ],
    [
      'of which a part was paid by hand, which a statement says too',
      { ...paid('80.00', '2026-11-20'), entered: [payment('80.00')] },
      [],
      '120.00',
      'overdue',
    ],
    [
      'of which a part was paid by hand, and another part of the same amount weeks before',
      { ...paid('80.00', '2026-10-20'), entered: [payment('80.00')] },
      [],
      '40.00',
      'overdue',
    ],
    [
      'paid in cash, beside a statement of the same amount',
      { ...paid('100.00', day), entered: [payment('100.00', { way: 'cash' })] },
      [],
      '0.00',
      'paid',
    ],
    [
      'paid by hand, of which a statement tells less',
      { ...paid('150.00', '2026-11-05'), entered: [payment('200.00')] },
      [],
      '0.00',
      'paid',
    ],
    [
      'paid by hand less a charge, which a statement tells whole',
      { ...paid('200.00', day), entered: [payment('195.00', { charge: '5.00' })] },
      [],
      '0.00',
      'paid',
    ],
    [
      'paid by hand, of which the bank took a charge that no statement tells',
      { ...paid('195.00', day), entered: [payment('195.00', { charge: '5.00' })] },
      [],
      '0.00',
      'paid',
    ],
    [
      'whose cash discount a statement grants as well',
      { ...paidInvoice(invoice, '196.00', day, '4.00'), entered: [payment('196.00', { discount: '4.00' })] },
      [],
      '0.00',
      'paid',
    ],
    [
      'paid by hand, whose booking a statement takes back',
      { ...paidInvoice(paid('200.00', day), '-200.00', day), entered: [payment('200.00')] },
      [],
      '200.00',
      'overdue',
    ],
    ['paid by hand, then credited', byHand(payment('200.00')), [note('50.00')], '-50.00', 'paid'],
    ['paid by hand after a credit note', byHand(payment('150.00')), [note('50.00')], '0.00', 'paid'],
    [
      'paid by hand after a credit note that was cancelled',
      byHand(payment('150.00')),
      [note('50.00', { cancelledOn: day })],
      '50.00',
      'overdue',
    ],
    ['paid less a cash discount', { ...paid('196.00'), granted: '4.00' }, [], '0.00', 'paid'],
    ['marked beside a cash discount', ofOtherDays({ granted: '4.00', paidOn: day }), [], '0.00', 'paid'],
    ['that was reminded of with a fee', invoice, [reminderAsking('220.00')], '220.00', 'overdue'],
    ['whose reminder with a fee was paid', paid('220.00'), [reminderAsking('220.00')], '0.00', 'paid'],
    [
      'whose reminder with a fee was cancelled',
      invoice,
      [{ ...reminderAsking('220.00'), cancelledOn: day }],
      '200.00',
      'overdue',
    ],
    ['that was cancelled', { ...invoice, cancelledOn: day }, [], '0.00', 'cancelled'],
    ['that was cancelled after it was paid', { ...paid('200.00'), cancelledOn: day }, [], '-200.00', 'cancelled'],
    ['that was reminded of', invoice, [reminder], '200.00', 'overdue'],
  ];
  test.each(rows)('%s', (_name, one, others, rest, state) => {
    const all = [one, ...others];
    const notes = papersIn(all);
    expect([restOf(one, notes), stateOf(one, day, notes)]).toEqual([rest, state]);
    const { due, charged, received, granted, credited, closed, writtenOff, lines } = accountOf(one, notes);
    const minus = [received, granted, credited, closed, writtenOff].map(negated);
    expect(exactSumOf([due, charged, ...minus])).toBe(rest);
    expect(exactSumOf(['0.00', ...lines.map(({ amount }) => amount)])).toBe(rest);
    // Sums, months, calendar and reminders say the same
    const { open, overdue, months, due: next } = summaryOf(all, 'CHF', day);
    const isOwed = state === 'open' || state === 'overdue';
    const owed = isOwed ? rest : '0.00';
    expect(exactSumOf([open, overdue])).toBe(owed);
    expect(exactSumOf(months.flatMap((month) => [month.open, month.overdue]))).toBe(owed);
    expect(next.map((each) => each.rest)).toEqual(isOwed ? [rest] : []);
    expect(reminderOf(one, day, accountOf(one, notes), company)?.asked).toBe(isOwed ? rest : undefined);
  });
});

describe('an offer, an order confirmation, a delivery note and a template', () => {
  const order = (changes: Partial<Invoice>): Invoice => ({ ...invoice, id: 'o', due: '300.00', ...changes });
  test.each(['offer', 'confirmation', 'delivery', 'template'] as const)(
    '%s: nothing of it is owed or counts',
    (kind) => {
      const one = order({ kind });
      const papers = papersIn([one]);
      expect(accountOf(one, papers)).toMatchObject({ due: '0.00', rest: '0.00', lines: [] });
      expect(summaryOf([one, invoice], 'CHF', day)).toEqual(summaryOf([invoice], 'CHF', day));
      expect(invoicedOf(one)).toBe('0.00');
      expect(billOfInvoice(one, company, papers)).toBeUndefined();
      expect(remindablesOf([one], company, '2027-12-31')).toEqual([]);
      expect(reminderOf(one, day, accountOf(one, papers), company)).toBeUndefined();
      // What was made of it does not count under it either
      const made = { ...invoice, of: one.id };
      expect(accountOf(made, papersIn([one, made])).rest).toBe('200.00');
      expect(accountOf(one, papersIn([one, made])).rest).toBe('0.00');
    },
  );
  const rows: readonly (readonly [string, Partial<Invoice>, readonly Invoice[], InvoiceState])[] = [
    ['is a draft', { issuedOn: '' }, [], 'draft'],
    ['is valid today', { date: '2026-10-26' }, [], 'open'],
    ['was valid until yesterday', { date: '2026-10-25' }, [], 'lapsed'],
    ['has no last day', { days: '' }, [], 'open'],
    ['was declined', { decision: 'declined' }, [], 'declined'],
    ['was accepted, and is old', { decision: 'accepted' }, [], 'accepted'],
    ['was made an invoice of', {}, [{ ...invoice, id: 'i', of: 'o' }], 'accepted'],
    ['was made a draft of', {}, [{ ...invoice, id: 'i', of: 'o', issuedOn: '' }], 'lapsed'],
    ['was made an invoice of that was cancelled', {}, [{ ...invoice, id: 'i', of: 'o', cancelledOn: day }], 'lapsed'],
    ['was cancelled', { cancelledOn: day }, [], 'cancelled'],
  ];
  test.each(rows)('an offer of 30 days that %s', (_name, changes, others, state) => {
    const offer = order({ kind: 'offer', ...changes });
    expect(stateOf(offer, day, papersIn([offer, ...others]))).toBe(state);
  });
});

test('a credit note in another currency is named, because it does not count', () => {
  const foreign = note('200.00', { currency: 'EUR' });
  expect(accountOf(invoice, papersIn([invoice, foreign])).uncounted).toEqual([foreign]);
});

test('payments that are counted and taken back in any order leave nothing behind', () => {
  const cents = fc.integer({ min: 1, max: 30_000 }).map((count) => (count / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (amounts, random) => {
      let one = amounts.reduce((before, amount) => paidInvoice(before, amount, day), invoice);
      expect(exactSumOf(['0.00', ...one.payments.map(({ amount }) => amount)])).toBe(one.received || '0.00');
      const left = [...amounts];
      while (left.length > 0) {
        const [amount = ''] = left.splice((random.next().value as number) % left.length, 1);
        one = unpaidInvoice(one, amount);
      }
      expect(one).toEqual(invoice);
    }),
  );
});

describe('a reminder', () => {
  const reminded = (one: Invoice, ...notes: readonly Invoice[]) =>
    reminderOf(one, day, accountOf(one, papersIn([one, ...notes])), company);
  const slipOf = (draft: Invoice | undefined, own: Partial<Company> = {}) =>
    draft && deskVerdict(draft, { ...company, ...own }, '', profiles['2.4']).document?.payment;

  test('asks what is open, on the slip too, with the lines that say why', () => {
    const draft = reminded(paid('150.00'));
    expect(draft?.positions.map(({ description, price }) => [description, price])).toEqual([
      ['Invoice 2026-007 of 01.10.2026', '200.00'],
      ['Received on 05.11.2026', '-150.00'],
    ]);
    expect(slipOf(draft)).toMatchObject({
      amount: '50.00',
      account: { reference: expect.stringContaining('2026007') },
    });
  });
  test.each(['de', 'fr', 'it', 'en', 'rm'] as const)('names payments and credit notes in %s', (language) => {
    const draft = reminded({ ...paid('100.00'), language }, note('30.00'));
    expect(slipOf(draft)?.amount).toBe('70.00');
    expect(draft?.positions.map(({ price }) => price)).toEqual(['200.00', '-100.00', '-30.00']);
    expect(draft?.positions[2]?.description).toContain('2026-008');
  });
  test('asks to the centime, whatever invoices are rounded to, and whether or not there is VAT', () => {
    for (const vat of ['none', 'added', 'included'] as const)
      expect(slipOf(reminded(paid('150.02')), { rounding: true, vat, uid: 'CHE-123.456.788' })?.amount).toBe('49.98');
  });
  test('of what came in on unknown days says that it did', () => {
    const draft = reminded(ofOtherDays({ received: '150.00' }));
    expect(draft?.positions[1]).toMatchObject({ description: 'Received before', price: '-150.00' });
  });
  test('of a reminder is one of its invoice', () => {
    const second = { ...reminder, id: 's', of: 'r' };
    expect(invoiceOf(second, [invoice, reminder, second])).toBe(invoice);
    expect(invoiceOf({ ...reminder, of: 'r' }, [{ ...reminder, of: 'r' }])).toBeUndefined();
  });
  test('whose invoice was paid in part since is stale, and asks anew without losing its own lines', () => {
    const draft = reminded(invoice);
    if (draft === undefined) throw new Error('Nothing is open');
    const later = paid('150.00');
    const account = accountOf(later, papersIn([]));
    expect([isStale(draft, account), isStale(draft, accountOf(invoice, papersIn([])))]).toEqual([true, false]);
    const fee = { ...emptyPosition, description: 'Fee', price: '20.00', vatRate: '-' };
    const anew = { ...draft, ...askedAnew({ ...draft, positions: [...draft.positions, fee] }, later, account) };
    expect(anew.positions.map(({ price }) => price)).toEqual(['200.00', '-150.00', '20.00']);
    expect([slipOf(anew)?.amount, isStale(anew, account)]).toEqual(['70.00', false]);
  });
});

test('a copy has nothing of what was issued, and a credit note the name of its invoice', () => {
  const whole = { ...paid('20.00'), versions: ['{}'], asked: '1', cancelledOn: day, markedPaid: '1.00', paidOn: day };
  for (const made of [duplicateOf(whole, day), replacementOf(whole)])
    expect(made).toMatchObject({
      issuedOn: '',
      received: '',
      payments: [],
      versions: [],
      asked: '',
      cancelledOn: '',
      markedPaid: '',
      paidOn: '',
    });
  expect(replacementOf(whole)).toMatchObject({
    number: invoice.number,
    replaces: invoice.id,
    positions: whole.positions,
  });
  expect(creditOf(whole, day)).toMatchObject({ of: invoice.id, ofNumber: invoice.number });
});

import { exactSumOf } from '@rappen/core/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '../../kept/backup.ts';
import { accountOf, paidInvoice, papersIn, restOf, unpaidInvoice } from '../../records/desk/account.ts';
import type { Entered } from '../../records/desk/lines.ts';
import { type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { openAmountOf, openBillsOf } from '../../statements/open-bills.ts';
import { creditOf } from '../drafts/drafts.ts';
import { reminderOf } from '../drafts/reminder.ts';
import { summaryOf } from './summary.ts';

/**
 * A year in the life of a desk: three companies, 400 invoices, part payments by statements and by hand, credits, reminders with fees,
 * write-offs, things that are taken back, and a computer that is lost and restored from its backup. What is open is reckoned beside it in
 * whole centimes by nothing but additions.
 */

const companies = ['a', 'b', 'c'].map((id) => ({
  ...newCompany('de'),
  id,
  iban: 'CH4431999123000889012',
  address: `${id} AG\n3000 Bern`,
  dunning: [{ days: '5', daysToPay: '10', fee: '20', title: '', text: '' }],
}));
const lastDay = '2026-12-31';
const amountOf = (cents: number) => `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const signedAmountOf = (cents: number) => (cents < 0 ? `-${amountOf(-cents)}` : amountOf(cents));
const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

type Step = readonly [kind: string, which: number, part: number];
const kinds = [
  'statement',
  'statement',
  'hand',
  'cash',
  'credit',
  'remind',
  'writeOff',
  'refund',
  'untold',
  'remove',
  'lost',
];
const steps = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(59), fc.integer({ min: 1, max: 100 })), {
  minLength: 300,
  maxLength: 500,
});

/** What is open of each invoice, in centimes, and what its sums have to be. */
class Book {
  readonly rest = new Map<string, number>();
  readonly invoices = new Map<string, Invoice>();
  paid = 0;
  change(id: string, cents: number) {
    this.rest.set(id, (this.rest.get(id) ?? 0) + cents);
  }
}

/** A desk with its 400 invoices, issued over ten months. */
function opened(): Book {
  const book = new Book();
  for (let at = 0; at < 400; at++) {
    const [company = companies[0]] = [companies[at % 3]];
    if (company === undefined) throw new Error('There are three');
    const date = dayOf(Math.trunc(at * 0.75));
    const cents = 5_000 + at * 37;
    const id = `i${at}`;
    const head = { id, number: `${company.id}-${at}`, date, issuedOn: date, due: amountOf(cents), reference: '' };
    book.invoices.set(id, { ...newInvoice(company, date), ...head });
    book.change(id, cents);
  }
  return book;
}

const enteredOf = (kind: Entered['kind'], on: string, cents: number, way: Entered['way']): Entered => ({
  kind,
  on,
  amount: amountOf(cents),
  way,
  discount: '',
  charge: '',
});

/** One step, in the desk and in the book beside it. */
function play(book: Book, [kind, which, part]: Step, at: number): void {
  const id = `i${which}`;
  const invoice = book.invoices.get(id) as Invoice;
  const set = (changed: Invoice) => book.invoices.set(changed.id, changed);
  const day = dayOf(310 + (at % 50));
  const open = book.rest.get(id) ?? 0;
  const share = Math.max(1, Math.trunc((open * part) / 100));
  // Some pay too much
  const paid = Math.max(1, Math.trunc((open * part) / 75));
  const enter = (entered: Entered) => set({ ...invoice, entered: [...invoice.entered, entered] });
  const hasBank = invoice.entered.some((one) => one.kind === 'payment' && one.way === 'bank');
  switch (kind) {
    case 'statement':
      // Of money that was entered as a bank payment a statement is not sure to be another: that has tests of its own
      if (hasBank || open <= 0) return;
      set(paidInvoice(invoice, amountOf(paid), day));
      book.change(id, -paid);
      book.paid += paid;
      return;
    case 'untold': {
      const last = invoice.payments.at(-1);
      if (last === undefined) return;
      set(unpaidInvoice(invoice, last.amount));
      book.change(id, centsOf(last.amount));
      book.paid -= centsOf(last.amount);
      return;
    }
    case 'hand':
    case 'cash': {
      if (open <= 0 || (kind === 'hand' && invoice.payments.length > 0)) return;
      enter(enteredOf('payment', day, paid, kind === 'hand' ? 'bank' : 'cash'));
      book.change(id, -paid);
      book.paid += paid;
      return;
    }
    case 'writeOff':
      if (open <= 0) return;
      enter(enteredOf('writeOff', day, share, 'other'));
      book.change(id, -share);
      return;
    case 'refund':
      if (open >= 0) return;
      enter(enteredOf('refund', day, -open, 'bank'));
      book.paid += open;
      book.change(id, -open);
      return;
    case 'remove': {
      const one = invoice.entered.at(-1);
      if (one === undefined) return;
      set({ ...invoice, entered: invoice.entered.slice(0, -1) });
      const cents = centsOf(one.amount) * (one.kind === 'refund' ? -1 : 1);
      if (one.kind !== 'writeOff') book.paid -= cents;
      book.change(id, cents);
      return;
    }
    case 'credit': {
      const noteId = `g${at}`;
      const due = amountOf(Math.max(1, share));
      set({ ...creditOf(invoice, day), id: noteId, number: noteId, issuedOn: day, due });
      book.change(id, -centsOf(due));
      return;
    }
    default: {
      const company = companies.find((one) => one.id === invoice.companyId) ?? companies[0];
      const account = accountOf(invoice, papersIn([...book.invoices.values()]));
      const draft = company && reminderOf(invoice, day, account, company);
      if (draft === undefined) return;
      expect(draft.asked).toBe(amountOf(open));
      set({ ...draft, id: `m${at}`, issuedOn: day, due: amountOf(open + 2_000) });
      book.change(id, 2_000);
      return;
    }
  }
}

test('a year in the life: sums, lists and open bills agree with a book that only adds, before and after a computer is lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const book = opened();
      for (const [at, step] of drawn.entries()) {
        if (step[0] !== 'lost') play(book, step, at);
        else if (at % 7 === 0) {
          const everything = {
            desk: { companies, customers: [], articles: [], efforts: [], invoices: [...book.invoices.values()] },
            bank: undefined,
            bin: [],
            attached: [],
          };
          const read = await readBackup(await (await writeBackup(everything)).text(), '');
          if (typeof read === 'string') throw new Error(read);
          book.invoices.clear();
          for (const invoice of read.everything.desk.invoices) book.invoices.set(invoice.id, invoice);
        }
      }
      const all = [...book.invoices.values()];
      const papers = papersIn(all);
      for (const [id, cents] of book.rest)
        expect(restOf(book.invoices.get(id) as Invoice, papers), id).toBe(signedAmountOf(cents));
      const positive = [...book.rest.values()].filter((cents) => cents > 0).reduce((sum, cents) => sum + cents, 0);
      const { open, overdue, paid, due } = summaryOf(all, 'CHF', lastDay);
      expect([exactSumOf([open, overdue]), paid]).toEqual([signedAmountOf(positive), signedAmountOf(book.paid)]);
      expect(exactSumOf(['0.00', ...due.map(({ rest }) => rest)])).toBe(signedAmountOf(positive));
      const bills = openBillsOf(all, companies, []).map(({ bill }) => openAmountOf(bill) ?? '0.00');
      expect(exactSumOf(['0.00', ...bills])).toBe(signedAmountOf(positive));
    }),
    { numRuns: 6 },
  );
});

import type { CalendarDate } from '@rappen/core/date';
import { customerStatement, debtorJournal, openItems, vatByPeriod } from '@rappen/core/debtors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf, paidInvoice, papersIn, restOf } from '../../records/desk/account.ts';
import type { Entered } from '../../records/desk/lines.ts';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { creditOf } from '../drafts/drafts.ts';
import { reminderOf } from '../drafts/reminder.ts';
import { companyDebtors } from './use-content.ts';

/**
 * A year in the life of three companies with 400 invoices: part payments by statement and by hand, cash discounts, credit notes,
 * reminders with fees, write-offs, refunds, and documents that are cancelled. A book beside it has nothing but a list of days with
 * whole centimes; what the journal, the open items, the statements of customers and VAT say must be what that list adds up to.
 */

const companies: readonly Company[] = ['a', 'b', 'c'].map((id, index) => ({
  ...newCompany('de'),
  id,
  iban: 'CH4431999123000889012',
  uid: 'CHE-123.456.788 MWST',
  address: `${id} AG\nBahnhofstrasse 1\n3000 Bern`,
  vat: index === 2 ? 'none' : 'added',
  dunning: [{ days: '5', daysToPay: '10', fee: '20', title: '', text: '' }],
}));
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10) as CalendarDate;
const amountOf = (cents: number) => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`;
const centsOf = (amount: string) => Math.round(Number(amount) * 100);
/** Half up, in whole numbers: rates in tenths of a per cent. */
const vatOf = (net: number, rate: number) => Math.trunc((net * rate + 500) / 1000);
/** To five centimes, half up. */
const rounded = (cents: number) => Math.trunc((cents + 2.5) / 5) * 5;

interface Note {
  readonly company: string;
  readonly customer: string;
  readonly invoice: string;
  readonly day: string;
  readonly cents: number;
}
interface Tax {
  readonly kind: 'invoice' | 'credit';
  readonly company: string;
  readonly day: string;
  /** In tenths of a per cent. */
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
}

class Book {
  readonly notes: Note[] = [];
  readonly taxes: Tax[] = [];
  readonly invoices = new Map<string, Invoice>();
  readonly cancelled = new Set<string>();
  rest(id: string) {
    return this.sum(({ invoice }) => invoice === id);
  }
  sum(isCounted: (note: Note) => boolean) {
    return this.notes.filter(isCounted).reduce((sum, { cents }) => sum + cents, 0);
  }
  note({ id, companyId, customerId }: Invoice, day: string, cents: number) {
    this.notes.push({ company: companyId, customer: customerId, invoice: id, day, cents });
  }
  /** A document of one net amount at each rate: what it comes to, in centimes. */
  tax(kind: Tax['kind'], companyId: string, day: string, nets: readonly number[], sign: 1 | -1): number {
    const rates = companyId === 'c' ? [0, 0] : [81, 26];
    const sums = nets.map((net, index) => ({ net, rate: rates[index] ?? 0, vat: vatOf(net, rates[index] ?? 0) }));
    if (companyId !== 'c')
      for (const { net, rate, vat } of sums)
        if (net > 0) this.taxes.push({ kind, company: companyId, day, rate, net: sign * net, vat: sign * vat });
    return rounded(sums.reduce((sum, { net, vat }) => sum + net + vat, 0));
  }
}

const item = (cents: number, vatRate: string) => ({
  ...emptyPosition,
  description: 'Arbeit',
  price: amountOf(cents),
  vatRate,
});
const itemsOf = (nets: readonly number[]) =>
  nets.flatMap((net, index) => (net > 0 ? [item(net, index === 0 ? '8.1' : '2.6')] : []));
const netsOf = (at: number): readonly number[] => [5_000 + at * 37, at % 2 === 0 ? 1_111 + at * 13 : 0];

function opened(): Book {
  const book = new Book();
  for (let at = 0; at < 400; at++) {
    const company = companies[at % 3] as Company;
    const date = dayOf(Math.trunc(at * 0.75));
    const nets = netsOf(at);
    const due = book.tax('invoice', company.id, date, nets, 1);
    const invoice: Invoice = {
      ...newInvoice(company, date),
      id: `i${at}`,
      number: `${company.id}-${at}`,
      customerId: `k${at % 7}`,
      address: `Kunde ${at % 7}\nSeestrasse 7\n3600 Thun`,
      positions: itemsOf(nets),
      issuedOn: date,
      due: amountOf(due),
    };
    book.invoices.set(invoice.id, invoice);
    book.note(invoice, date, due);
  }
  return book;
}

const kinds = ['statement', 'hand', 'cash', 'discount', 'credit', 'remind', 'writeOff', 'refund', 'cancel'] as const;
type Step = readonly [kind: (typeof kinds)[number], which: number, part: number, days: number];
const nothing = { net: '0.00', vat: '0.00' };
const stepsOf = (drawn: readonly Step[0][]) =>
  fc.array(fc.tuple(fc.constantFrom(...drawn), fc.nat(79), fc.integer({ min: 1, max: 100 }), fc.nat(59)), {
    minLength: 200,
    maxLength: 400,
  });

function play(book: Book, [kind, which, part, days]: Step, at: number): void {
  const id = `i${which}`;
  const invoice = book.invoices.get(id) as Invoice;
  const set = (changed: Invoice) => book.invoices.set(changed.id, changed);
  const day = dayOf(300 + days);
  const open = book.rest(id);
  const share = Math.max(1, Math.trunc((open * part) / 100));
  const enter = (cents: number, more: Partial<Entered>) => {
    const entered: Entered = {
      kind: 'payment',
      on: day,
      amount: amountOf(cents),
      way: 'cash',
      discount: '',
      charge: '',
      ...more,
    };
    set({ ...invoice, entered: [...invoice.entered, entered] });
  };
  if (book.cancelled.has(id)) return;
  switch (kind) {
    case 'statement':
      if (open <= 0 || invoice.entered.some(({ way, kind: what }) => what === 'payment' && way === 'bank')) return;
      set(paidInvoice(invoice, amountOf(share), day));
      book.note(invoice, day, -share);
      return;
    case 'hand':
      if (open <= 0 || invoice.payments.length > 0) return;
      enter(share, { way: 'bank', charge: '0.30' });
      book.note(invoice, day, -share - 30);
      return;
    case 'cash':
      if (open <= 0) return;
      enter(share, {});
      book.note(invoice, day, -share);
      return;
    case 'discount':
      if (open <= 200) return;
      enter(share, { discount: '1.05' });
      book.note(invoice, day, -share - 105);
      return;
    case 'writeOff':
      if (open <= 0) return;
      enter(share, { kind: 'writeOff' });
      book.note(invoice, day, -share);
      return;
    case 'refund':
      if (open >= 0) return;
      enter(-open, { kind: 'refund' });
      book.note(invoice, day, -open);
      return;
    case 'credit': {
      const nets = [Math.max(10, Math.trunc(share / 2)), 0];
      const due = book.tax('credit', invoice.companyId, day, nets, -1);
      const note = { ...creditOf(invoice, day), id: `g${at}`, number: `g${at}`, issuedOn: day, due: amountOf(due) };
      set({ ...note, positions: itemsOf(nets) });
      book.note(invoice, day, -due);
      return;
    }
    case 'cancel': {
      if (part > 30 || invoice.payments.length + invoice.entered.length > 0) return;
      const about = [...book.invoices.values()].some(({ of }) => of === id);
      if (about) return;
      set({ ...invoice, cancelledOn: day });
      book.cancelled.add(id);
      book.tax('invoice', invoice.companyId, day, netsOf(which), -1);
      book.note(invoice, day, -centsOf(invoice.due));
      return;
    }
    default: {
      const company = companies.find((one) => one.id === invoice.companyId) as Company;
      const draft = reminderOf(invoice, day, accountOf(invoice, papersIn([...book.invoices.values()])), company);
      if (draft === undefined) return;
      set({ ...draft, id: `m${at}`, issuedOn: day, due: amountOf(open + 2_000) });
      book.note(invoice, day, 2_000);
      return;
    }
  }
}

test.each([
  ['', true],
  [', without cash discounts and losses', false],
])('a year in the life%s: all sums are what a list of days and centimes adds up to', (_, hasLosses) => {
  const drawnKinds = kinds.filter((kind) => hasLosses || (kind !== 'discount' && kind !== 'writeOff'));
  fc.assert(
    fc.property(stepsOf(drawnKinds), fc.nat(360), fc.nat(200), (drawn, start, length) => {
      const book = opened();
      for (const [at, step] of drawn.entries()) play(book, step, at);
      const invoices = [...book.invoices.values()];
      const records = { companies, customers: [], articles: [], efforts: [], invoices };
      const period = { from: dayOf(start), to: dayOf(start + length) };
      const papers = papersIn(invoices);
      for (const company of companies) {
        const own = (note: { readonly company: string }) => note.company === company.id;
        const debtors = companyDebtors(records, company);
        const [journal] = debtorJournal(debtors, period);
        const [before, after] = [
          book.sum((note) => own(note) && note.day < period.from),
          book.sum((note) => own(note) && note.day <= period.to),
        ];
        expect([journal?.opening, journal?.closing]).toEqual([amountOf(before), amountOf(after)]);
        const [open] = openItems(debtors, period.to);
        expect(open?.total).toBe(amountOf(after));
        for (const { debtor, rest } of open?.items ?? [])
          expect(rest).toBe(amountOf(book.sum(({ invoice, day }) => invoice === debtor.id && day <= period.to)));
        for (const customer of new Set(debtors.map((debtor) => debtor.customer))) {
          const sum = book.sum((note) => own(note) && note.customer === customer && note.day <= period.to);
          expect(customerStatement(debtors, customer, period)[0]?.closing).toBe(amountOf(sum));
        }
        // At the end it is what the account of each invoice says
        const [end] = openItems(debtors, dayOf(400));
        const rests = invoices.filter(({ companyId, kind }) => companyId === company.id && kind === 'invoice');
        const all = rests.reduce((sum, one) => sum + centsOf(restOf(one, papers)), 0);
        expect(end?.total ?? '0.00').toBe(amountOf(all));
        const taxed = companyDebtors(records, company, period);
        const [vat] = vatByPeriod(taxed, period, 'agreed');
        for (const rate of [81, 26]) {
          const row = vat?.rows.find((one) => one.rate === String(rate / 10));
          const told = (is: (tax: Tax) => boolean, name: 'net' | 'vat') =>
            amountOf(
              book.taxes
                .filter(
                  (tax) => own(tax) && tax.rate === rate && tax.day >= period.from && tax.day <= period.to && is(tax),
                )
                .reduce((sum, tax) => sum + tax[name], 0),
            );
          const { turnover, reductions } = row ?? { turnover: nothing, reductions: nothing };
          const isOf = (kind: Tax['kind']) => (tax: Tax) => tax.kind === kind;
          expect([turnover.net, turnover.vat]).toEqual([told(isOf('invoice'), 'net'), told(isOf('invoice'), 'vat')]);
          if (!hasLosses)
            expect([reductions.net, reductions.vat]).toEqual([
              told(isOf('credit'), 'net'),
              told(isOf('credit'), 'vat'),
            ]);
        }
        expect(vat?.unknown ?? []).toEqual([]);
      }
    }),
    { numRuns: 4 },
  );
});

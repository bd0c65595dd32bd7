import type { CalendarDate } from '@rappen/core/date';
import { customerStatement, debtorJournal, openItems, vatByPeriod } from '@rappen/core/debtors';
import { exactSumOf } from '@rappen/core/money';
import { profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../test/long-tests.ts';
import { paidInvoice, papersIn, restOf } from '../../records/desk/account.ts';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import { issueFactsOf } from '../actions/issue-facts.ts';
import { creditOf } from '../drafts/drafts.ts';
import { depositOf, finalOf, madeOf } from '../drafts/orders.ts';
import { companyDebtors } from './use-content.ts';

/**
 * A year of orders: offers that become confirmations, deposits, some of which are credited, final invoices, and payments in part and in
 * whole. A book beside it has a list of days with whole centimes: an order asks for nothing, a deposit for its share, the final invoice
 * for the rest.
 */

const companies: readonly Company[] = ['a', 'b', 'c'].map((id, index) => ({
  ...newCompany('de'),
  id,
  iban: 'CH4431999123000889012',
  uid: 'CHE-123.456.788 MWST',
  address: `${id} AG\nBahnhofstrasse 1\n3000 Bern`,
  vat: index === 2 ? 'none' : 'added',
}));
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10) as CalendarDate;
const lastDay = dayOf(364);
const amountOf = (cents: number) => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`;
/** Half up, in whole numbers: rates in tenths of a per cent. */
const vatOf = (net: number, rate: number) => Math.trunc((net * rate + 500) / 1000);
/** To five centimes, half up, of hundredths of a centime. */
const rounded = (hundredths: number) => Math.trunc((hundredths + 250) / 500) * 5;
const rates = [81, 26] as const;

interface Chain {
  readonly company: number;
  readonly customer: number;
  /** Of each rate, in centimes. */
  readonly nets: readonly [number, number];
  readonly begin: number;
  readonly deposits: readonly { readonly percent: number; readonly isCredited: boolean }[];
  /** Of what is open, in per cent: what is paid of each paper, in turn. */
  readonly paid: readonly number[];
}

const chains = fc.array(
  fc.record({
    company: fc.nat(2),
    customer: fc.nat(6),
    nets: fc.tuple(
      fc.integer({ min: 2_000, max: 900_000 }),
      fc.oneof(fc.constant(0), fc.integer({ min: 1_000, max: 90_000 })),
    ),
    begin: fc.nat(250),
    deposits: fc.array(fc.record({ percent: fc.integer({ min: 5, max: 45 }), isCredited: fc.boolean() }), {
      maxLength: 2,
    }),
    paid: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
  }),
  { minLength: 20, maxLength: 30 },
);

class Year {
  readonly invoices: Invoice[] = [];
  readonly notes: {
    readonly company: string;
    readonly customer: string;
    readonly id: string;
    readonly day: string;
    readonly cents: number;
  }[] = [];
  readonly taxes: { readonly company: string; readonly rate: number; readonly net: number }[] = [];

  /** As it is issued: what it asks for is what the book says. */
  issue(draft: Invoice, company: Company, day: string, asked: number | undefined): Invoice {
    const number = `${company.id}-${this.invoices.length}`;
    const { document, problemCount, problems } = deskVerdict(draft, company, number, profiles['2.4']);
    if (document === undefined || problemCount > 0) throw new Error(JSON.stringify([...problems]));
    const { day: issuedOn, ...facts } = issueFactsOf(document, company, day);
    const issued = { ...draft, ...facts, id: `p${this.invoices.length}`, number, issuedOn };
    if (asked !== undefined) expect(issued.due).toBe(amountOf(asked));
    this.invoices.push(issued);
    return issued;
  }

  note({ id, companyId, customerId }: Invoice, day: string, cents: number): void {
    this.notes.push({ company: companyId, customer: customerId, id, day, cents });
  }

  pay(invoice: Invoice, day: string, open: number, percent: number): void {
    const cents = Math.trunc((open * percent) / 100);
    if (cents === 0) return;
    this.invoices[this.invoices.indexOf(invoice)] = paidInvoice(invoice, amountOf(cents), day);
    this.note(invoice, day, -cents);
  }

  play({ company: which, customer, nets, begin, deposits, paid }: Chain): void {
    const company = companies[which] as Company;
    const taxed = company.vat === 'none' ? [0, 0] : rates;
    const whole = rounded(100 * nets.reduce((sum, net, index) => sum + net + vatOf(net, taxed[index] ?? 0), 0));
    for (const [index, net] of nets.entries())
      if (net > 0 && company.vat !== 'none')
        this.taxes.push({ company: company.id, rate: rates[index] as number, net });
    const day = (at: number) => dayOf(begin + at);
    const positions = nets.flatMap((net, index) =>
      net === 0
        ? []
        : [{ ...emptyPosition, description: 'Küche', price: amountOf(net), vatRate: index === 0 ? '8.1' : '2.6' }],
    );
    const draft: Invoice = {
      ...newInvoice(company, day(0)),
      kind: 'offer',
      customerId: `k${customer}`,
      address: `Kunde ${customer}\nSeestrasse 7\n3600 Thun`,
      positions,
    };
    const offer = this.issue(draft, company, day(0), undefined);
    const order = this.issue(madeOf(offer, 'confirmation', company, day(5)), company, day(5), undefined);
    let deducted = 0;
    for (const [index, { percent, isCredited }] of deposits.entries()) {
      const at = 10 + 10 * index;
      const asked = rounded(whole * percent);
      const made = depositOf(index === 0 ? offer : order, company, { percent }, day(at));
      const deposit = this.issue(made as Invoice, company, day(at), asked);
      this.note(deposit, day(at), asked);
      if (isCredited) {
        const note = this.issue(creditOf(deposit, day(at + 2)), company, day(at + 2), asked);
        expect(note.kind).toBe('credit');
        this.note(deposit, day(at + 2), -asked);
      } else {
        deducted += asked;
        this.pay(deposit, day(at + 5), asked, paid[index] as number);
      }
    }
    const final = this.issue(finalOf(order, company, [...this.invoices], day(60)), company, day(60), whole - deducted);
    this.note(final, day(60), whole - deducted);
    this.pay(final, day(90), whole - deducted, paid[2] as number);
  }

  sum(isCounted: (note: Year['notes'][number]) => boolean): string {
    return amountOf(this.notes.filter(isCounted).reduce((sum, { cents }) => sum + cents, 0));
  }
}

test('a year of offers, deposits and final invoices: all sums are what a list of days and centimes adds up to', () => {
  fc.assert(
    fc.property(chains, fc.nat(360), fc.nat(200), (drawn, start, length) => {
      const year = new Year();
      for (const chain of drawn) year.play(chain);
      const { invoices } = year;
      const records = { companies, customers: [], articles: [], efforts: [], invoices };
      const papers = papersIn(invoices);
      for (const one of invoices)
        expect([one.number, restOf(one, papers)]).toEqual([one.number, year.sum(({ id }) => id === one.id)]);
      const period = { from: dayOf(start), to: dayOf(Math.min(364, start + length)) };
      for (const company of companies) {
        const debtors = companyDebtors(records, company);
        if (debtors.length === 0) continue;
        const own = (note: { readonly company: string }) => note.company === company.id;
        const [journal] = debtorJournal(debtors, period);
        const closing = year.sum((note) => own(note) && note.day <= period.to);
        expect([journal?.opening, journal?.closing]).toEqual([
          year.sum((note) => own(note) && note.day < period.from),
          closing,
        ]);
        expect(openItems(debtors, period.to)[0]?.total ?? '0.00').toBe(closing);
        for (const customer of new Set(debtors.map((debtor) => debtor.customer)))
          expect(customerStatement(debtors, customer, period)[0]?.closing ?? '0.00').toBe(
            year.sum((note) => own(note) && note.customer === customer && note.day <= period.to),
          );
        const all = { from: dayOf(0), to: lastDay };
        const [vat] = vatByPeriod(companyDebtors(records, company, all), all, 'agreed');
        expect(vat?.unknown ?? []).toEqual([]);
        for (const rate of rates) {
          const row = vat?.rows.find((each) => each.rate === String(rate / 10));
          const wholes = year.taxes.filter((tax) => own(tax) && tax.rate === rate);
          const told = (name: 'net' | 'vat') =>
            exactSumOf([row?.turnover[name] ?? '0.00', row?.reductions[name] ?? '0.00']);
          expect([rate, told('net'), told('vat')]).toEqual([
            rate,
            amountOf(wholes.reduce((sum, { net }) => sum + net, 0)),
            amountOf(wholes.reduce((sum, { net }) => sum + vatOf(net, rate), 0)),
          ]);
        }
      }
    }),
    { numRuns: runs(80) },
  );
});

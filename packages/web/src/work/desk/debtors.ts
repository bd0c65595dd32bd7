import { type CalendarDate, calendarDateOf } from '@rappen/core/date';
import type { Consideration, Debtor, DebtorEvent, DebtorEventKind, VatShare } from '@rappen/core/debtors';
import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import {
  type AccountLine,
  accountOf,
  feeOf,
  isInForce,
  isInvoiced,
  isPositive,
  type LineKind,
  type Papers,
  papersIn,
} from '../../records/desk/account.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import type { Company, Customer, Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { restAfter } from '../invoice/deposit-lines.ts';
import { deskVerdict } from '../invoice/document.ts';
import { sharesOf } from '../invoice/document-json.ts';

/** Documents that ask for money or take some back. All others never reach the journal. */
const asksMoney = (paper: Invoice): boolean =>
  paper.issuedOn !== '' && (isInvoiced(paper) || paper.kind === 'reminder');

/** What an issued invoice or credit note charges, as it is printed. */
export type ConsiderationOf = (paper: Invoice) => Consideration | undefined;

const kinds: Readonly<Record<LineKind, DebtorEventKind>> = {
  due: 'invoice',
  fee: 'fee',
  received: 'payment',
  takenBack: 'takenBack',
  paid: 'payment',
  refunded: 'refund',
  charge: 'charge',
  granted: 'discount',
  credited: 'credit',
  writtenOff: 'writeOff',
};

const nothing = '0.00';

/**
 * Issued invoices of a company with their accounts, for the journal: each event of an account on its day, and what was cancelled with
 * its day. Credit notes without their invoice, or in another currency, stand for themselves. Their sum is what is open on the desk, less
 * what those credit notes owe. `considerationOf` tells what papers charge, where VAT is wanted; `only`: of what
 * these ids have.
 */
export function debtorsOf(
  all: readonly Invoice[],
  customers: readonly Customer[],
  considerationOf: ConsiderationOf = () => undefined,
  only?: ReadonlySet<string>,
): readonly Debtor[] {
  const issued = all.filter(asksMoney);
  const papers = papersIn(issued);
  const cancelled = cancelledPapers(issued);
  const keyOf = customerKeys(customers);
  const isWanted = (id: string) => only === undefined || only.has(id);
  const accounts = issued
    .filter(({ kind, id }) => kind === 'invoice' && isWanted(id))
    .map((invoice) => ({
      invoice,
      lines: accountOf(invoice, papers).lines,
      papers: (cancelled.get(invoice.id) ?? []).filter(({ currency }) => currency === invoice.currency),
    }));
  const told = new Set(
    accounts.flatMap((each) => [...each.papers, ...each.lines.flatMap(({ of }) => of ?? [])].map(({ id }) => id)),
  );
  const debtors = accounts.map((each) =>
    debtorOf(each.invoice, keyOf, [
      ...invoiceEvents(each.invoice, each.lines, considerationOf),
      ...each.papers.flatMap((paper) => cancelledPair(paper, each.invoice, considerationOf)),
    ]),
  );
  const alone = issued.filter(({ kind, id }) => kind === 'credit' && isWanted(id) && !told.has(id));
  return [...debtors, ...alone.map((note) => debtorOf(note, keyOf, creditEvents(note, considerationOf)))];
}

/** Credit notes and reminders by their invoice, of which nothing counts any more: they were cancelled, or their invoice was. */
function cancelledPapers(issued: readonly Invoice[]): Papers {
  const byId = new Map(issued.map((one) => [one.id, one]));
  const homes = papersIn(issued.map((one) => ({ ...one, cancelledOn: '' })));
  return new Map(
    [...homes].map(([id, papers]) => {
      const isOwed = byId.get(id)?.cancelledOn === '';
      const own = papers.flatMap(({ id: paper }) => byId.get(paper) ?? []);
      return [id, own.filter((paper) => !isInForce(paper) || (paper.kind === 'reminder' && !isOwed))];
    }),
  );
}

function debtorOf(invoice: Invoice, keyOf: (invoice: Invoice) => string, events: readonly DebtorEvent[]): Debtor {
  const { id, number, currency, address } = invoice;
  const date = dateOf(invoice);
  const dueDay = calendarDateOf(dueDayOf(invoice));
  return { id, number, customer: keyOf(invoice), name: firstLine(address), currency, date, dueDay, events };
}

/** What is known of the customer: the record, else one of the same address, else the address itself. */
function customerKeys(customers: readonly Customer[]): (invoice: Invoice) => string {
  const plain = (address: string) => address.trim().toLocaleLowerCase();
  const byAddress = new Map(customers.map(({ id, address }) => [plain(address), id]));
  return ({ customerId, address }) => customerId || byAddress.get(plain(address)) || plain(address);
}

const firstDay = '0001-01-01' as CalendarDate;

/** Of what is told without a day it is that of the invoice. */
const dateOf = ({ date, issuedOn }: Invoice): CalendarDate =>
  calendarDateOf(date) ?? calendarDateOf(issuedOn) ?? firstDay;

/** Never before it was there. */
function cancelDayOf(paper: Invoice, invoice: Invoice): CalendarDate {
  const day = calendarDateOf(paper.cancelledOn || invoice.cancelledOn);
  const date = dateOf(paper);
  return day === undefined || day < date ? date : day;
}

function invoiceEvents(
  invoice: Invoice,
  lines: readonly AccountLine[],
  considerationOf: ConsiderationOf,
): readonly DebtorEvent[] {
  const others = lines.filter(({ kind, amount }) => kind !== 'due' && compareDecimals(amount, '0') !== 0);
  const events = others.map((line) => eventOf(line, invoice, considerationOf));
  const amount = exactSumOf([nothing, invoice.due || nothing]);
  const consideration = considerationOf(invoice);
  const own = { kind: 'invoice', day: dateOf(invoice), amount, number: invoice.number, consideration } as const;
  if (isInForce(invoice)) return [own, ...events];
  return [own, reversed(own, cancelDayOf(invoice, invoice), 'invoice'), ...events];
}

function eventOf(
  { kind, on, amount, way, entry, of }: AccountLine,
  invoice: Invoice,
  considerationOf: ConsiderationOf,
) {
  const isMoney = kind !== 'fee' && kind !== 'credited' && kind !== 'writtenOff';
  const consideration = kind === 'credited' && of ? considerationOf(of) : undefined;
  return {
    kind: kinds[kind],
    day: calendarDateOf(on) ?? dateOf(invoice),
    amount: exactSumOf([nothing, amount]),
    number: of?.number || invoice.number,
    consideration: consideration && opposite(consideration),
    way: isMoney ? (way ?? 'bank') : undefined,
    isTold: isMoney && entry === undefined,
  } as const;
}

/** A credit note or reminder that counted until it was cancelled. */
function cancelledPair(paper: Invoice, invoice: Invoice, considerationOf: ConsiderationOf): readonly DebtorEvent[] {
  const day = cancelDayOf(paper, invoice);
  if (paper.kind === 'credit') {
    const [own] = creditEvents(paper, considerationOf);
    return own ? [own, reversed(own, day, 'credit')] : [];
  }
  const fee = feeOf(paper);
  if (!isPositive(fee)) return [];
  const own = { kind: 'fee', day: dateOf(paper), amount: fee, number: paper.number } as const;
  return [own, reversed(own, day, 'fee')];
}

/** A credit note by itself, and what cancels it. */
function creditEvents(note: Invoice, considerationOf: ConsiderationOf): readonly DebtorEvent[] {
  const consideration = considerationOf(note);
  const own: DebtorEvent = {
    kind: 'credit',
    day: dateOf(note),
    amount: negated(note.due || nothing),
    number: note.number,
    consideration: consideration && opposite(consideration),
  };
  return isInForce(note) ? [own] : [own, reversed(own, cancelDayOf(note, note), 'credit')];
}

function reversed(event: DebtorEvent, day: CalendarDate, cancels: DebtorEvent['cancels']): DebtorEvent {
  const { amount, consideration } = event;
  return {
    ...event,
    kind: 'cancelled',
    day,
    cancels,
    amount: negated(amount),
    consideration: consideration && opposite(consideration),
  };
}

function opposite({ total, prepaid, shares }: Consideration): Consideration {
  return {
    total: negated(total),
    prepaid: negated(prepaid),
    shares: shares.map(({ net, vat, gross, ...share }) => ({
      ...share,
      net: negated(net),
      vat: negated(vat),
      gross: negated(gross),
    })),
  };
}

const found = new WeakMap<Invoice, { readonly company: Company; readonly consideration: Consideration }>();

/**
 * What issued papers of a company charge: their document is made again, as it was issued. Where it does not come to what was issued,
 * such as in what was taken over without positions, nobody can say what VAT is in it.
 */
export function considerationsOf(company: Company, profile: RuleProfile): ConsiderationOf {
  return (paper) => {
    const before = found.get(paper);
    if (before?.company === company) return before.consideration;
    const consideration = considerationIn(paper, company, profile);
    found.set(paper, { company, consideration });
    return consideration;
  };
}

function considerationIn(paper: Invoice, company: Company, profile: RuleProfile): Consideration {
  const due = paper.due || nothing;
  const { document } = deskVerdict({ ...paper, asked: '' }, issuedBy(paper, company), paper.number, profile);
  const totals = document?.totals;
  if (document === undefined || totals === undefined || compareDecimals(totals.due, due) !== 0) {
    const share = { category: 'unknown', rate: undefined, net: due, vat: nothing, gross: due } as const;
    return { total: due, prepaid: nothing, shares: [share] };
  }
  // What deposits charged they have told themselves
  const deposits = exactSumOf([nothing, ...paper.deposits.map(({ amount }) => amount)]);
  const less = (amount: string) => exactSumOf([amount, negated(deposits)]);
  const shares = restAfter(sharesOf(document), paper.deposits);
  return {
    total: less(totals.total),
    prepaid: less(totals.prepaid),
    shares: shares.map(({ rate, category, ...share }) => ({
      ...share,
      category: category as VatShare['category'],
      rate: rate === '' ? undefined : rate,
    })),
  };
}

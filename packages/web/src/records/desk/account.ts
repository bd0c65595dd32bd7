import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { dueDayOf, hasOwnNumber } from './numbers.ts';
import type { Invoice, Payment } from './records.ts';

/** What stands under an invoice: its amount, less all that settles it. Decimal texts of its currency. */
export interface Account {
  /** As it was issued; nothing of what was cancelled, of drafts, and of what is no invoice. */
  readonly due: string;
  /** What came in, by statements of the bank. */
  readonly received: string;
  /** Cash discount that is granted because that came in time. */
  readonly granted: string;
  /** What credit notes take off. */
  readonly credited: string;
  /** What was marked as paid by hand, as far as statements do not say the same. */
  readonly closed: string;
  /** What is still to be paid; negative: what the customer has in credit. */
  readonly rest: string;
  /** Days and amounts of `received`, as far as they are known. */
  readonly payments: readonly Payment[];
  readonly credits: readonly Invoice[];
  /** Credit notes over it that do not count, because they are in another currency. */
  readonly uncounted: readonly Invoice[];
}

/** The issued credit notes over each invoice, by its id. */
export type CreditNotes = ReadonlyMap<string, readonly Invoice[]>;

const nothing = '0.00';

/** The credit notes over some invoices, of their ids; cancelled ones and drafts are none. */
export function creditNotesIn(invoices: readonly Invoice[]): CreditNotes {
  const notes = new Map<string, Invoice[]>();
  const target = targets(invoices);
  for (const note of invoices) {
    if (note.kind !== 'credit' || !isInForce(note)) continue;
    const { id } = target(note) ?? { id: note.of };
    notes.set(id, [...(notes.get(id) ?? []), note]);
  }
  return notes;
}

/** The invoice that a credit note or reminder is about, also where a reminder is of a reminder; undefined where it is not among them. */
export function invoiceOf(about: Invoice, invoices: readonly Invoice[]): Invoice | undefined {
  const target = targets(invoices);
  const passed = new Set<string>();
  let found: Invoice | undefined = about;
  while (found !== undefined && found.kind !== 'invoice' && !passed.has(found.id)) {
    passed.add(found.id);
    found = target(found);
  }
  return found?.kind === 'invoice' ? found : undefined;
}

/** By the id that it names; what came by a link has only the number, which is that of one invoice in a company. */
function targets(invoices: readonly Invoice[]): (about: Invoice) => Invoice | undefined {
  const byId = new Map(invoices.map((one) => [one.id, one]));
  const keyOf = (companyId: string, number: string) => JSON.stringify([companyId, number]);
  const numbered = invoices.filter((one) => one.kind === 'invoice' && hasOwnNumber(one));
  const byNumber = new Map(numbered.map((one) => [keyOf(one.companyId, one.number), one]));
  return ({ kind, of, ofNumber, number, companyId }) =>
    byId.get(of) ?? byNumber.get(keyOf(companyId, kind === 'credit' ? ofNumber : number));
}

/** The account under an invoice. It is the one place that says what is open: lists, sums, reminders and statements ask it. */
export function accountOf(invoice: Invoice, notes: CreditNotes): Account {
  const isOwed = invoice.kind === 'invoice' && isInForce(invoice);
  const due = isOwed ? invoice.due || nothing : nothing;
  const received = invoice.received || nothing;
  const granted = invoice.granted || nothing;
  const of = invoice.kind === 'invoice' ? (notes.get(invoice.id) ?? []) : [];
  const credits = of.filter(({ currency }) => currency === invoice.currency);
  const credited = exactSumOf(credits.map((note) => note.due || nothing));
  const closed = isOwed ? closedOf(invoice, { due, received, granted, credited }) : nothing;
  return {
    due,
    received,
    granted,
    credited,
    closed,
    rest: exactSumOf([due, ...[received, granted, credited, closed].map(negated)]),
    payments: paymentsOf(invoice),
    credits,
    uncounted: of.filter(({ currency }) => currency !== invoice.currency),
  };
}

/** What somebody marked as paid, but no more than statements leave of the amount: they may tell of the same money later. */
function closedOf(
  { paidOn, markedPaid }: Invoice,
  { due, received, granted, credited }: Pick<Account, 'due' | 'received' | 'granted' | 'credited'>,
): string {
  if (paidOn === '') return nothing;
  const unpaid = exactSumOf([due, negated(received), negated(granted)]);
  const marked = markedPaid || exactSumOf([unpaid, negated(credited)]);
  const closed = compareDecimals(marked, unpaid) > 0 ? unpaid : marked;
  return isPositive(closed) ? closed : nothing;
}

/** What is still to be paid of an invoice; negative: what its customer has in credit. */
export function restOf(invoice: Invoice, notes: CreditNotes): string {
  return accountOf(invoice, notes).rest;
}

/** What came in with its days; of invoices of other days, part of it without. */
function paymentsOf({ payments, received, paidOn }: Invoice): readonly Payment[] {
  const unknown = exactSumOf([received || nothing, ...payments.map(({ amount }) => negated(amount))]);
  return compareDecimals(unknown, '0') === 0 ? payments : [{ on: paidOn, amount: unknown }, ...payments];
}

/** The words for a payment: it came in on a day or before, or was taken back. */
export function wordsOfPayment<W>(
  { on, amount }: Payment,
  words: { readonly received: W; readonly receivedBefore: W; readonly takenBack: W },
): W {
  if (on === '') return words.receivedBefore;
  return isPositive(amount) ? words.received : words.takenBack;
}

/** Where an invoice stands on a day. */
export type InvoiceState = 'draft' | 'open' | 'overdue' | 'paid' | 'credited' | 'cancelled' | 'issued';

/** `credited` is what credit notes settled alone; `issued` is what is never paid: credit notes and reminders. */
export function stateOf(invoice: Invoice, day: string, notes: CreditNotes): InvoiceState {
  if (invoice.issuedOn === '') return 'draft';
  if (invoice.cancelledOn !== '') return 'cancelled';
  if (invoice.kind !== 'invoice') return 'issued';
  const { rest, received, credited, closed } = accountOf(invoice, notes);
  if (!isPositive(rest))
    return isPositive(credited) && !isPositive(received) && !isPositive(closed) ? 'credited' : 'paid';
  const last = dueDayOf(invoice);
  return last !== '' && last < day ? 'overdue' : 'open';
}

/** Whether it was issued and not cancelled. */
export function isInForce({ issuedOn, cancelledOn }: Invoice): boolean {
  return issuedOn !== '' && cancelledOn === '';
}

/** What an invoice adds to what was invoiced: a credit note takes off, a reminder and what was cancelled add nothing. */
export function invoicedOf(invoice: Invoice): string {
  if (invoice.kind === 'reminder' || !isInForce(invoice)) return nothing;
  const due = invoice.due || nothing;
  return invoice.kind === 'credit' ? negated(due) : due;
}

/**
 * An invoice after so much more came in on a day, and so much more cash discount was granted for it. A negative amount was taken back, and
 * opens what was marked as paid.
 */
export function paidInvoice(invoice: Invoice, amount: string, day: string, discount: string = nothing): Invoice {
  const received = exactSumOf([invoice.received || nothing, amount]);
  const granted = exactSumOf([invoice.granted || nothing, discount]);
  const isTakenBack = compareDecimals(amount, '0') < 0;
  const marked = isTakenBack ? { paidOn: '', markedPaid: '' } : {};
  const paidOn = isWhole(received, granted, invoice) ? { paidOn: invoice.paidOn || day } : marked;
  const payments = [...invoice.payments, { on: day, amount }];
  return { ...invoice, received: withoutZero(received), granted: withoutZero(granted), payments, ...paidOn };
}

/**
 * An invoice without a payment that was counted, and without the cash discount that was granted for it: `before` is the day on which it
 * was paid before that. What somebody has marked as paid since stays so.
 */
export function unpaidInvoice(invoice: Invoice, amount: string, before: string, discount: string = nothing): Invoice {
  const received = exactSumOf([invoice.received || nothing, negated(amount)]);
  const granted = exactSumOf([invoice.granted || nothing, negated(discount)]);
  const isMarked = invoice.paidOn !== '' && !isWhole(invoice.received || nothing, invoice.granted || nothing, invoice);
  const at = invoice.payments.map((one) => compareDecimals(one.amount, amount)).lastIndexOf(0);
  return {
    ...invoice,
    received: withoutZero(received),
    granted: withoutZero(granted),
    payments: invoice.payments.filter((_, index) => index !== at),
    paidOn: isMarked ? invoice.paidOn : before,
  };
}

function isWhole(received: string, granted: string, { due }: Invoice): boolean {
  return compareDecimals(exactSumOf([received, granted]), due || nothing) >= 0;
}

function withoutZero(amount: string): string {
  return compareDecimals(amount, '0') === 0 ? '' : amount;
}

/** Whether there is anything of an amount. */
export function isPositive(amount: string): boolean {
  return compareDecimals(amount, '0') > 0;
}

import { accountOf, invoiceOf, papersIn } from '../records/desk/account.ts';
import { isOrder, membersOfPaper, type PaperKind } from '../records/desk/paper.ts';
import { customerMembers, type Invoice, newInvoice } from '../records/desk/records.ts';
import { templateOf } from '../records/desk/repeats.ts';
import { swissDay } from '../records/swiss-day.ts';
import { typedReduction } from '../work/invoice/typed-numbers.ts';
import { creditOf, duplicateOf, nextFor } from './drafts/drafts.ts';
import { depositOf, finalOf, madeOf } from './drafts/orders.ts';
import { reminderOf } from './drafts/reminder.ts';
import type { Desk } from './state/use-desk.ts';

/** What an order is made into; an address may ask for nothing else. */
const madeOfOrders: readonly PaperKind[] = ['confirmation', 'delivery', 'invoice', 'deposit', 'final'];

/** The draft that an address asks for: empty, of a kind, for a customer, or made of another document. */
export function initialInvoice(desk: Desk, parameters: URLSearchParams): Invoice | undefined {
  const { records, company } = desk;
  const day = swissDay(new Date());
  const named = (name: string) => {
    const wanted = parameters.get(name);
    return wanted === null ? undefined : records?.invoices.find(({ id }) => id === wanted);
  };
  const [duplicate, credit, reminder, next, repeat, from] = [
    'duplicate',
    'credit',
    'reminder',
    'next',
    'repeat',
    'from',
  ].map(named);
  if (duplicate) return duplicateOf(duplicate, day);
  if (credit) return creditOf(credit, day);
  if (repeat) return templateOf(repeat, duplicateOf(repeat, day));
  if (company === undefined) return undefined;
  if (from && isOrder(from)) return madeFor(from, desk, parameters, day);
  if (reminder) return reminderFor(reminder, desk, day);
  if (next) return nextFor(next, company, day);
  const customer = records?.customers.find(({ id }) => id === parameters.get('customer'));
  if (customer) return { ...newInvoice(company, day), ...customerMembers(customer) };
  return parameters.get('kind') === 'offer' ? { ...newInvoice(company, day), ...membersOfPaper('offer') } : undefined;
}

/** What is made of an order: a deposit of the share that the address names. */
function madeFor(order: Invoice, desk: Desk, parameters: URLSearchParams, day: string): Invoice | undefined {
  const paper = madeOfOrders.find((one) => one === parameters.get('kind'));
  const company = desk.records?.companies.find(({ id }) => id === order.companyId) ?? desk.company;
  if (paper === undefined || company === undefined) return undefined;
  if (paper === 'final') return finalOf(order, company, desk.records?.invoices ?? [], day);
  if (paper !== 'deposit') return madeOf(order, paper, company, day);
  const share = typedReduction(parameters.get('share') ?? '');
  return share && depositOf(order, company, share, day);
}

/** A reminder of an invoice, also where one of its reminders was chosen; the invoice itself where nothing of it is open. */
function reminderFor(chosen: Invoice, { records, company }: Desk, day: string): Invoice {
  const invoices = records?.invoices ?? [];
  const invoice = invoiceOf(chosen, invoices) ?? chosen;
  const sender = records?.companies.find(({ id }) => id === invoice.companyId) ?? company;
  return (sender && reminderOf(invoice, day, accountOf(invoice, papersIn(invoices)), sender)) ?? invoice;
}

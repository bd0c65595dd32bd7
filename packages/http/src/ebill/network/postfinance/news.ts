import type { NetEvent } from '@rappen/core/ebill/network';
import {
  type FoundInvoice,
  type FoundInvoices,
  type InvoiceSearch,
  meaningOfState,
  postfinanceStates,
  searchInvoices,
} from '@rappen/core/ebill/postfinance';
import type { NetworkJournal, SeenBill } from '../../../ports/ebill/index.ts';
import type { Transport } from '../fetch-transport.ts';
import { eventNetIdOf } from '../ids.ts';
import { type Called, type CallOptions, callPostfinance } from './client.ts';

/** Days that a bill is asked for after it was delivered. */
const windowDays = 400;
const dayMilliseconds = 86_400_000;

/**
 * Asks for the states of a biller's bills, and writes an event for each that is another one than before. One call where all fit into one
 * answer; else the days are halved until they do, and a day that is too long is asked for by state. Answers what was in the way.
 */
export async function takeNews(
  transport: Transport,
  journal: NetworkJournal,
  billerNetId: string,
  options: CallOptions,
): Promise<string | undefined> {
  const open = new Map((await journal.bills(billerNetId)).map((bill) => [bill.transactionId, bill]));
  if (open.size === 0) return undefined;
  const [from, to] = [options.now - windowDays * dayMilliseconds, options.now + dayMilliseconds].map(dayOf);
  const billerId = options.settings.biller.accountId;
  const search = { billerId, deliveredFrom: from, deliveredTo: to } as SpannedSearch;
  const take = async (invoices: readonly FoundInvoice[]) => {
    const changed = invoices.flatMap((invoice) => {
      const before = open.get(invoice.transactionId);
      return before === undefined || before.state === invoice.state ? [] : [{ before, invoice }];
    });
    for (const { before, invoice } of changed) {
      const event = await eventOf(before, invoice, options);
      const bill = { ...before, state: invoice.state };
      await journal.see(bill, before.state, event);
      open.set(bill.transactionId, bill);
    }
  };
  return (await searchAll(transport, search, options, take)).failure;
}

/** How many bills a search has shown, and what was in the way of others. */
interface Searched {
  readonly seen: number;
  readonly failure?: string | undefined;
}

type SpannedSearch = InvoiceSearch & { readonly deliveredFrom: string; readonly deliveredTo: string };

async function searchAll(
  transport: Transport,
  search: SpannedSearch,
  options: CallOptions,
  take: (invoices: readonly FoundInvoice[]) => Promise<void>,
): Promise<Searched> {
  const found: Called<FoundInvoices> = await callPostfinance(transport, searchInvoices, search, options);
  if (found.kind === 'signIn') return { seen: 0, failure: 'sign-in' };
  if (found.kind === 'unknown') return { seen: 0, failure: found.reason };
  const { invoices, total } = found.value;
  const left = total - invoices.length;
  const parts = left > 0 ? partsOf(search) : [];
  if (parts.length === 0) {
    await take(invoices);
    const failure = left > 0 ? `${left} bills of one day and state do not fit into an answer` : undefined;
    return { seen: invoices.length, failure };
  }
  let seen = 0;
  let failure: string | undefined;
  for (const part of parts) {
    const searched = await searchAll(transport, part, options, take);
    seen += searched.seen;
    failure ??= searched.failure;
  }
  // In a state that is not known, or on no day that was asked for
  if (seen < total) failure ??= `${total - seen} bills are in no part of a search that was too large`;
  return { seen, failure };
}

/** The same search in smaller ones; none where it cannot be made smaller. */
function partsOf(search: SpannedSearch): readonly SpannedSearch[] {
  const [from, to] = [search.deliveredFrom, search.deliveredTo].map((day) => Date.parse(`${day}T00:00:00Z`)) as [
    number,
    number,
  ];
  const days = Math.round((to - from) / dayMilliseconds);
  if (days > 0) {
    const middle = from + Math.floor(days / 2) * dayMilliseconds;
    return [
      { ...search, deliveredTo: dayOf(middle) },
      { ...search, deliveredFrom: dayOf(middle + dayMilliseconds) },
    ];
  }
  return search.state === undefined ? postfinanceStates.map((state) => ({ ...search, state })) : [];
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The event that a new state is; undefined where it changes nothing for the biller. */
async function eventOf(
  { billerNetId, businessCaseNetId, transactionId, state: before, currencyCode }: SeenBill,
  invoice: FoundInvoice,
  { settings, now }: CallOptions,
): Promise<NetEvent | undefined> {
  const meaning = meaningOfState(invoice, { paidIsCompleted: settings.paidIsCompleted });
  if (meaning.kind === 'underWay') return undefined;
  // Delivered is what it is after it was taken over; after anything else it is open again
  if (meaning.kind === 'delivered' && (before === '' || before === 'Processing' || before === 'Unsigned'))
    return undefined;
  const facts = [settings.biller.accountId, transactionId, before, invoice.state, String(now)];
  const eventNetId = await eventNetIdOf(JSON.stringify(facts));
  const base = { stream: 'businessCase', eventNetId, billerNetId, at: now, businessCaseNetId } as const;
  switch (meaning.kind) {
    case 'delivered':
      return { ...base, newStatus: 'OPEN' };
    case 'status': {
      const value = invoice.amount === undefined ? undefined : twoDecimals(invoice.amount);
      const isApproved = meaning.newStatus === 'APPROVED' && value !== undefined;
      const { newStatus, reason } = meaning;
      return { ...base, newStatus, reason, ...(isApproved && { approvedAmount: { value, currencyCode } }) };
    }
    case 'failed':
      return { ...base, newStatus: invoice.state, reason: meaning.reason };
    default:
      return { ...base, newStatus: invoice.state };
  }
}

function twoDecimals(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}

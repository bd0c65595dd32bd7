import type { CalendarDate } from '../date/index.ts';
import type { VatCategory } from '../invoice-document/index.ts';

/** What can happen on the account of an invoice. */
export const debtorEventKinds = [
  'invoice',
  'fee',
  'credit',
  'payment',
  'takenBack',
  'charge',
  'discount',
  'writeOff',
  'refund',
  'cancelled',
] as const;
export type DebtorEventKind = (typeof debtorEventKinds)[number];

/** What an invoice or credit note comes to at one rate. Amounts of credit notes and of what was cancelled are negative. */
export interface VatShare {
  /** `unknown` where nobody can say what the document charges. */
  readonly category: VatCategory | 'unknown';
  /** In per cent; absent: outside VAT, or unknown. */
  readonly rate: string | undefined;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** What is to be paid for what was supplied. */
export interface Consideration {
  /** What `shares` come to, and the rounding to 0.05. */
  readonly total: string;
  /** What of it was paid before the document was issued. */
  readonly prepaid: string;
  readonly shares: readonly VatShare[];
}

/** Something that changes what is owed. */
export interface DebtorEvent {
  readonly day: CalendarDate;
  readonly kind: DebtorEventKind;
  /** In the currency of the invoice: what it adds to what is owed, negative where it settles. */
  readonly amount: string;
  /** The number of the paper that says so: of the invoice, the credit note, the reminder. */
  readonly number: string;
  /** Of invoices, credit notes, and what cancels one of these. */
  readonly consideration?: Consideration | undefined;
  /** What is cancelled. */
  readonly cancels?: 'invoice' | 'credit' | 'fee' | undefined;
  /** How the money came or went. */
  readonly way?: PaymentWay | undefined;
  /** Whether a statement of the bank tells it, so that the books of the bank have it already. */
  readonly isTold?: boolean | undefined;
}

export type PaymentWay = 'bank' | 'twint' | 'card' | 'cash' | 'other';

/** An invoice that asks for money, or a credit note without one, with all that happened to it. */
export interface Debtor {
  readonly id: string;
  readonly number: string;
  /** Who owes it: the same text for the same customer. */
  readonly customer: string;
  readonly name: string;
  readonly currency: string;
  readonly date: CalendarDate;
  /** The last day to pay; absent where there is none. */
  readonly dueDay?: CalendarDate | undefined;
  readonly events: readonly DebtorEvent[];
}

/** Days of the calendar, `yyyy-mm-dd`: both are part of it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const ranks = new Map(debtorEventKinds.map((kind, rank) => [kind, rank]));

/** The order of what happened: by day, on one day the invoice before what settles it; the same in whatever order it came. */
export function compareEvents(one: DebtorEvent, other: DebtorEvent): number {
  return (
    compareTexts(one.day, other.day) ||
    (ranks.get(one.kind) ?? 0) - (ranks.get(other.kind) ?? 0) ||
    compareTexts(one.number, other.number) ||
    compareTexts(one.amount, other.amount) ||
    compareTexts(JSON.stringify(one), JSON.stringify(other))
  );
}

/** Compares texts by their characters, without regard to any language. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Currencies of debtors, each once. */
export function currenciesOf(debtors: readonly Debtor[]): readonly string[] {
  return [...new Set(debtors.map(({ currency }) => currency))].sort();
}

import { calendarDateOf } from '@rappen/core/date';
import { normalizeIban } from '@rappen/core/iban';
import { writeValue } from '@rappen/core/model';
import { compareDecimals, exactSumOf, isAmount, negated } from '@rappen/core/money';
import { type OpenBillJson, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { isCreditorReference, isQrReference } from '@rappen/core/reference';
import type { ListedBill, MatchableBill } from '../records/bank/records.ts';
import { accountOf, isPositive, type Papers, papersIn } from '../records/desk/account.ts';
import { issuedBy } from '../records/desk/issued-by.ts';
import type { Company, Invoice } from '../records/desk/records.ts';
import { firstLine } from '../records/first-line.ts';
import { typedNumber } from '../work/invoice/typed-numbers.ts';
import type { ListedReceipt } from './lists.ts';

/** A bill that payments are matched with, and how it is shown. */
export interface OpenBill {
  readonly bill: MatchableBill;
  readonly label: string;
  /** The invoice of the desk that it is. */
  readonly invoice?: Invoice;
}

/** What the ids of bills begin with, by where they come from. */
const prefixes = { desk: 'desk:', list: 'list:' } as const;

function idOfInvoice(id: string): string {
  return prefixes.desk + id;
}

export function idOfListed(id: string): string {
  return prefixes.list + id;
}

/** The invoice that the id of a bill means; undefined for a bill of a list. */
export function invoiceIdOf(bill: string): string | undefined {
  return bill.startsWith(prefixes.desk) ? bill.slice(prefixes.desk.length) : undefined;
}

/** The type of a reference, by what it is itself. */
export function referenceTypeOf(reference: string): OpenBillJson['referenceType'] {
  if (isQrReference(reference)) return 'QRR';
  return isCreditorReference(reference) ? 'SCOR' : 'NON';
}

/** Issued invoices of the desk and bills of lists: each that can be matched, and of two with the same account and reference the first. */
export function openBillsOf(
  invoices: readonly Invoice[],
  companies: readonly Company[],
  listed: readonly ListedBill[],
): readonly OpenBill[] {
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const notes = papersIn(invoices);
  const ofDesk = invoices.flatMap((invoice): OpenBill[] => {
    const company = companyOf.get(invoice.companyId);
    const bill = company && billOfInvoice(invoice, company, notes);
    return bill ? [{ bill, label: invoice.number, invoice }] : [];
  });
  const ofLists = listed.map(({ id, bill }): OpenBill => ({ bill, label: id.slice(prefixes.list.length) }));
  const taken = new Set<string>();
  const all = [...ofDesk, ...ofLists].map((one) => ({ ...one, bill: { ...one.bill, number: one.label || undefined } }));
  return valid(all).filter(({ bill: { id, iban, reference } }) => {
    const key = reference === undefined ? id : `${normalizeIban(iban)} ${reference}`;
    if (taken.has(key) || taken.has(id)) return false;
    taken.add(key).add(id);
    return true;
  });
}

/**
 * An issued invoice as an open bill with the fees of its reminders, less what was credited, written off and entered by hand; undefined for a draft, a reminder or a credit note, and for one of
 * nothing. What is settled, marked as paid or cancelled is closed: a payment is still told to be of it.
 */
export function billOfInvoice(invoice: Invoice, company: Company, notes: Papers): MatchableBill | undefined {
  const { id, kind, issuedOn, due, currency, received, granted, payments, address } = invoice;
  if (kind !== 'invoice' || issuedOn === '' || !isAmount(due)) return undefined;
  const account = accountOf(invoice, notes);
  const isMarked = isPositive(account.closed) && !isPositive(account.rest);
  const byHand = exactSumOf([isMarked ? '0.00' : account.closed, account.granted, negated(granted || '0.00')]);
  const off = [account.credited, account.writtenOff, byHand].map(negated);
  const asked = exactSumOf([account.due, account.charged, ...off]);
  // Where nothing is left of it, its amount only tells payments of it
  const isClosed = !isPositive(asked) || isMarked;
  const reference = invoice.reference.replace(/\s+/g, '');
  const referenceType = referenceTypeOf(reference);
  return {
    id: idOfInvoice(id),
    iban: normalizeIban(issuedBy(invoice, company).iban),
    referenceType,
    reference: referenceType === 'NON' ? undefined : reference,
    amount: isPositive(asked) ? asked : due,
    currency,
    date: calendarDateOf(invoice.date),
    discounts: discountsOf(invoice),
    paid: received || undefined,
    discount: granted || undefined,
    lastPaid: calendarDateOf(
      payments
        .map(({ on }) => on)
        .sort()
        .at(-1),
    ),
    closed: isClosed || undefined,
    debtor: firstLine(address).slice(0, debtorLengthMax) || undefined,
  };
}

const debtorLengthMax = 140;

/** The cash discount that is printed on an invoice; none where it cannot be dated. */
function discountsOf({ date, discountPercent, discountDays }: Invoice): OpenBillJson['discounts'] {
  const percent = typedNumber(discountPercent);
  const days = typedNumber(discountDays);
  const isDated = calendarDateOf(date) !== undefined && days !== undefined && /^\d{1,4}$/.test(days);
  const isRate = percent !== undefined && /^\d{1,2}(?:\.\d{1,3})?$/.test(percent);
  return isRate && isDated ? [{ percent, days: Number(days) }] : undefined;
}

/** Bills that keep every rule of matching: one that does not would stop all of them. */
function valid(bills: readonly OpenBill[]): readonly OpenBill[] {
  return bills.filter(({ bill }) => isMatchable(bill));
}

/** Whether payments can be matched with a bill: account, reference and amount are right. */
export function isMatchable(bill: MatchableBill): boolean {
  return reconcile([], writeValue(reconciliationModel, { bills: [bill] })).ok;
}

/** What is still open of a bill; undefined where it has no amount. */
export function openAmountOf({ amount, paid = '0.00', discount = '0.00', closed }: OpenBillJson): string | undefined {
  if (amount === undefined) return undefined;
  const open = exactSumOf([amount, negated(paid), negated(discount)]);
  return closed === true || compareDecimals(open, '0') < 0 ? '0.00' : open;
}

/** Bills of the currency of a receipt that are still open, for somebody to choose among; what is open itself counts by a later file. */
export function choicesFor({ receipt }: ListedReceipt, open: readonly OpenBill[]): readonly OpenBill[] {
  if (receipt.verdict === 'open') return [];
  return open.filter(({ bill }) => bill.currency === receipt.currency && openAmountOf(bill) !== '0.00');
}

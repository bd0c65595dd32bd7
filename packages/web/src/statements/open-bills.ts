import { normalizeIban } from '@rappen/core/iban';
import { writeValue } from '@rappen/core/model';
import { compareDecimals, exactSumOf, isAmount, negated } from '@rappen/core/money';
import { type OpenBillJson, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { isCreditorReference, isQrReference } from '@rappen/core/reference';
import type { ListedBill, MatchableBill } from '../bank/records.ts';
import { issuedBy } from '../desk/issued-by.ts';
import type { Company, Invoice } from '../desk/records.ts';

/** A bill that payments are matched with, and how it is shown. */
export interface OpenBill {
  readonly bill: MatchableBill;
  readonly label: string;
  /** The invoice of the desk that it is. */
  readonly invoice?: Invoice;
}

/** What the ids of bills begin with, by where they come from. */
const prefixes = { desk: 'desk:', list: 'list:' } as const;

export function idOfInvoice(id: string): string {
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
  const ofDesk = invoices.flatMap((invoice): OpenBill[] => {
    const company = companyOf.get(invoice.companyId);
    const bill = company && billOfInvoice(invoice, company);
    return bill ? [{ bill, label: invoice.number, invoice }] : [];
  });
  const ofLists = listed.map(({ id, bill }): OpenBill => ({ bill, label: id.slice(prefixes.list.length) }));
  const taken = new Set<string>();
  return valid([...ofDesk, ...ofLists]).filter(({ bill: { id, iban, reference } }) => {
    const key = reference === undefined ? id : `${normalizeIban(iban)} ${reference}`;
    if (taken.has(key) || taken.has(id)) return false;
    taken.add(key).add(id);
    return true;
  });
}

/** An issued invoice as an open bill; undefined for a draft, a reminder or a credit note, and for one of nothing. */
export function billOfInvoice(invoice: Invoice, company: Company): MatchableBill | undefined {
  const { id, kind, issuedOn, due, currency, paidOn, received, address } = invoice;
  if (kind !== 'invoice' || issuedOn === '' || !isAmount(due)) return undefined;
  const reference = invoice.reference.replace(/\s+/g, '');
  const referenceType = referenceTypeOf(reference);
  return {
    id: idOfInvoice(id),
    iban: normalizeIban(issuedBy(invoice, company).iban),
    referenceType,
    reference: referenceType === 'NON' ? undefined : reference,
    amount: due,
    currency,
    paid: received || undefined,
    // Somebody has marked it as paid
    closed: paidOn !== '' || undefined,
    debtor: address.split('\n')[0]?.slice(0, debtorLengthMax) || undefined,
  };
}

const debtorLengthMax = 140;

/** Bills that keep every rule of matching: one that does not would stop all of them. */
function valid(bills: readonly OpenBill[]): readonly OpenBill[] {
  return bills.filter(({ bill }) => isMatchable(bill));
}

/** Whether payments can be matched with a bill: account, reference and amount are right. */
export function isMatchable(bill: MatchableBill): boolean {
  return reconcile([], writeValue(reconciliationModel, { bills: [bill] })).ok;
}

/** What is still open of a bill; undefined where it has no amount. */
export function openAmountOf({ amount, paid = '0.00', closed }: OpenBillJson): string | undefined {
  if (amount === undefined) return undefined;
  const open = exactSumOf([amount, negated(paid)]);
  return closed === true || compareDecimals(open, '0') < 0 ? '0.00' : open;
}

/** An invoice after so much more was paid of it on a day. A negative amount was taken back. */
export function paidInvoice(invoice: Invoice, amount: string, day: string): Invoice {
  const received = exactSumOf([invoice.received || '0.00', amount]);
  const isPaid = compareDecimals(received, invoice.due) >= 0;
  const isTakenBack = compareDecimals(amount, '0') < 0;
  const paidOn = isPaid ? invoice.paidOn || day : isTakenBack ? '' : invoice.paidOn;
  return { ...invoice, received: withoutZero(received), paidOn };
}

/** An invoice as it was before so much was paid of it. */
export function unpaidInvoice(invoice: Invoice, amount: string, paidOn: string): Invoice {
  return { ...invoice, received: withoutZero(exactSumOf([invoice.received || '0.00', negated(amount)])), paidOn };
}

function withoutZero(amount: string): string {
  return compareDecimals(amount, '0') === 0 ? '' : amount;
}

import { byTerms, optionsOfBilling } from '@rappen/core/bills-to-pay';
import type { CalendarDate } from '@rappen/core/date';
import { draftOf, draftOfData, draftOfEpc, type PaymentDraft } from '@rappen/core/payment-order';
import { type InvoiceDraft, parseDraft, profiles, type RuleProfile } from '@rappen/core/swiss-qr';
import type { BillPayment } from '../../records/bank/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { isContradicted } from './e-invoice.ts';
import type { FoundBill } from './reading.ts';

/**
 * The payment of a bill that was read. A bill that today's rules refuse for its old address is paid all the same; undefined for one that
 * says too little, or something wrong, of whom and what to pay, or whose data and QR code differ. By the terms of an e-invoice it is the
 * whole on the day by which it is due, with its discounts as options; `today` tells which of them are over.
 */
export function paymentOfBill(
  found: Pick<FoundBill, 'draft' | 'payment' | 'eInvoice' | 'standard'>,
  profile: RuleProfile,
  today: string = swissDay(new Date()),
): BillPayment | undefined {
  const payment = plainPaymentOf(found, profile);
  const terms = found.eInvoice?.content.bill;
  if (payment === undefined) return undefined;
  if (terms === undefined) {
    const offered = optionsOfBilling(payment, found.draft?.billingInformation, today as CalendarDate);
    return offered.length > 0 ? { ...payment, options: offered } : payment;
  }
  const { draft, options } = byTerms(payment, terms, today as CalendarDate);
  const { amount, executionDate } = draft;
  return { ...payment, amount, ...(executionDate && { executionDate }), ...(options.length > 0 && { options }) };
}

function plainPaymentOf(
  found: Pick<FoundBill, 'draft' | 'payment' | 'eInvoice' | 'standard'>,
  profile: RuleProfile,
): BillPayment | undefined {
  const { draft: bill, payment } = found;
  if (isContradicted(found)) return undefined;
  if (payment !== undefined) return complete(draftOfEpc(payment));
  for (const rules of bill ? [profile, profiles['2.2']] : []) {
    const invoice = parseDraft(bill as InvoiceDraft, rules);
    if (invoice.ok) return complete(draftOf(invoice.value));
  }
  // Data that stand alone may ask for a payment abroad
  const data = found.standard === 'E_INVOICE' ? found.eInvoice?.content.draft : undefined;
  return data && complete(draftOfData(data));
}

/** Undefined: it does not say whom to pay, where to, or in what. */
function complete(draft: PaymentDraft | undefined): BillPayment | undefined {
  const { creditor, iban, currency } = draft ?? {};
  const name = creditor?.name;
  return name && iban && currency ? { ...draft, creditor: { ...creditor, name }, iban, currency } : undefined;
}

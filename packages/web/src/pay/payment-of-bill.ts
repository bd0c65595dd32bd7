import type { EpcDraft } from '@rappen/core/epc';
import { draftOf } from '@rappen/core/payment-order';
import { type InvoiceDraft, parseDraft, profiles, type RuleProfile } from '@rappen/core/swiss-qr';
import type { BillPayment, PaymentRow } from '../bank/records.ts';
import { newId } from '../desk/records.ts';
import { isContradicted } from '../read/e-invoice.ts';
import type { FoundBill } from '../read/reading.ts';

/**
 * The payment of a bill that was read. A bill that today's rules refuse for its old address is paid all the same; undefined for one that
 * says too little, or something wrong, of whom and what to pay, or whose data and QR code differ.
 */
export function paymentOfBill(
  found: Pick<FoundBill, 'draft' | 'payment' | 'eInvoice'>,
  profile: RuleProfile,
): BillPayment | undefined {
  const { draft: bill, payment } = found;
  if (isContradicted(found)) return undefined;
  if (payment !== undefined) return paymentOfEpc(payment);
  for (const rules of bill ? [profile, profiles['2.2']] : []) {
    const invoice = parseDraft(bill as InvoiceDraft, rules);
    if (!invoice.ok) continue;
    const { creditor, account, currency } = invoice.value;
    const draft = draftOf(invoice.value);
    return { ...draft, creditor: { ...draft.creditor, name: creditor.name }, iban: account.iban, currency };
  }
  return undefined;
}

function paymentOfEpc({ name, iban, bic, amount, reference, message }: EpcDraft): BillPayment | undefined {
  if (name === undefined || iban === undefined) return undefined;
  return {
    creditor: { name },
    iban,
    bic: bic || undefined,
    currency: 'EUR',
    amount: amount || undefined,
    billAmount: amount || undefined,
    referenceType: reference ? 'SCOR' : 'NON',
    reference: reference || undefined,
    message: message || undefined,
  };
}

/** A payment as a row of the list; amount and message can be changed there. */
export function rowOf(payment: BillPayment, source: string, place: number): PaymentRow {
  const isNotification = payment.billAmount === '0.00';
  return {
    id: newId(),
    place,
    source,
    payment,
    amount: isNotification ? '0.00' : (payment.amount ?? ''),
    message: payment.message ?? '',
    executionDate: '',
    isAgain: false,
  };
}

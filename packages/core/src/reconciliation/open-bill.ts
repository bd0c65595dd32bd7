import type { QrInvoice } from '../swiss-qr/invoice.ts';
import type { OpenBillJson } from './model.ts';

/** A QR-bill that was sent, as a bill that is open; `id` is how its biller calls it. */
export function openBillOf(id: string, invoice: QrInvoice): OpenBillJson {
  const { account, amount, currency, debtor } = invoice;
  return {
    id,
    iban: account.iban,
    referenceType: account.referenceType,
    reference: account.referenceType === 'NON' ? undefined : account.reference,
    amount,
    currency,
    debtor: debtor?.name,
  };
}

import { readSwicoS1 } from '../swiss-qr/billing-information/swico-s1-text.ts';
import type { QrInvoice } from '../swiss-qr/invoice.ts';
import { isDiscountRate } from './discounts.ts';
import { limits } from './limits.ts';
import type { OpenBillJson } from './model.ts';

/**
 * A QR-bill that was sent, as a bill that is open; `id` is how its biller calls it. Its date and its discounts are those of its billing
 * information (Swico S1, tags 11 and 40), where it has any.
 */
export function openBillOf(id: string, invoice: QrInvoice): OpenBillJson {
  const { account, amount, currency, debtor } = invoice;
  return {
    id,
    iban: account.iban,
    referenceType: account.referenceType,
    reference: account.referenceType === 'NON' ? undefined : account.reference,
    amount,
    currency,
    ...termsOf(invoice),
    debtor: debtor?.name,
  };
}

function termsOf({ billingInformation }: QrInvoice): Pick<OpenBillJson, 'date' | 'discounts'> {
  const read = readSwicoS1(billingInformation ?? '');
  const { invoiceDate: date, paymentConditions = [] } = read.ok ? read.value.value : {};
  const discounts = paymentConditions
    .map(({ cashDiscountPercentage: percent, eligiblePaymentPeriodDays: days }) => ({ percent, days }))
    .filter(({ percent, days }) => isDiscountRate(percent) && days <= limits.discountDaysMax)
    .slice(0, limits.discountsMax);
  return date === undefined || discounts.length === 0 ? { date } : { date, discounts };
}

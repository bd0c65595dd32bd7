import type { Address, QrInvoice } from '../swiss-qr/invoice.ts';
import type { PaymentDraft, PaymentPartyJson } from './model.ts';

/**
 * The payment of a bill: account, reference, amount, message, payee and whose bill it is. A bill without amount gives a draft without
 * amount, which an order refuses until it has one. Billing information and alternative procedures are not sent with a payment.
 * Source: SPS 2025, credit transfers, annex B.
 */
export function draftOf(invoice: QrInvoice): PaymentDraft {
  const { account, amount, debtor } = invoice;
  return {
    creditor: partyOf(invoice.creditor),
    iban: account.iban,
    currency: invoice.currency,
    amount: amount === '0.00' ? undefined : amount,
    billAmount: amount,
    referenceType: account.referenceType,
    reference: account.referenceType === 'NON' ? undefined : account.reference,
    message: invoice.unstructuredMessage,
    ultimateDebtor: debtor && partyOf(debtor),
  };
}

function partyOf(address: Address): PaymentPartyJson {
  const { name, countryCode: country } = address;
  if (address.addressType === 'COMBINED') {
    const { addressLine1, addressLine2 } = address;
    return { name, country, addressLine1, addressLine2 };
  }
  const { street: streetName, buildingNumber: houseNumber, postalCode, city } = address;
  return { name, streetName, houseNumber, postalCode, city, country };
}

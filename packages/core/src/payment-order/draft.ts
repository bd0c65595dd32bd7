import type { EpcDraft } from '../epc/payment.ts';
import type { AddressDraft, InvoiceDraft } from '../swiss-qr/draft.ts';
import type { QrInvoice } from '../swiss-qr/invoice.ts';
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

/**
 * The payment of an EPC QR code: euros, to an account of any country of the SEPA. Undefined where it names no payee or no account.
 * Source: EPC069-12, section 2.
 */
export function draftOfEpc(code: EpcDraft): PaymentDraft | undefined {
  const { name, iban, bic, amount, purpose, reference, message } = code;
  if (!name || !iban) return undefined;
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
    purpose: purpose || undefined,
  };
}

/**
 * The payment that the data of an e-invoice ask for, as `billOfEInvoice` gives them; the account may be of any country. Undefined where
 * they name no payee, no account or no currency.
 */
export function draftOfData(data: InvoiceDraft): PaymentDraft | undefined {
  const { creditor, iban, currency, amount, reference, unstructuredMessage: message, debtor } = data;
  if (!creditor?.name || !iban || !currency) return undefined;
  const referenceType = data.referenceType === 'QRR' || data.referenceType === 'SCOR' ? data.referenceType : 'NON';
  return {
    creditor: partyOf(creditor),
    iban,
    currency,
    amount: amount || undefined,
    billAmount: amount || undefined,
    referenceType,
    reference: referenceType === 'NON' ? undefined : reference,
    message: message || undefined,
    ultimateDebtor: debtor?.name ? partyOf(debtor) : undefined,
  };
}

function partyOf<Name extends string | undefined>(
  address: AddressDraft & { readonly name?: Name },
): PaymentPartyJson & { readonly name: Name } {
  const { countryCode: country } = address;
  const name = address.name as Name;
  if (address.addressType === 'COMBINED') {
    const { addressLine1, addressLine2 } = address;
    return { name, country, addressLine1, addressLine2 };
  }
  const { street: streetName, buildingNumber: houseNumber, postalCode, city } = address;
  return { name, streetName, houseNumber, postalCode, city, country };
}

import type { Address, QrInvoice } from './invoice.ts';

/** A bill before validation: texts by name. JSON, payloads and table rows all become drafts. */
export interface InvoiceDraft {
  readonly iban?: string | undefined;
  readonly creditor?: AddressDraft | undefined;
  readonly ultimateCreditor?: AddressDraft | undefined;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly debtor?: AddressDraft | undefined;
  readonly referenceType?: string | undefined;
  readonly reference?: string | undefined;
  readonly unstructuredMessage?: string | undefined;
  readonly billingInformation?: string | undefined;
  readonly alternativeProcedures?: readonly string[] | undefined;
}

export interface AddressDraft {
  readonly addressType?: string | undefined;
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly buildingNumber?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly addressLine1?: string | undefined;
  readonly addressLine2?: string | undefined;
}

/** An empty text is empty. */
export function isFilled(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** Whether a text shows nothing: spaces of any kind, no-break ones and soft hyphens too. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first > 0x20 && first < 0x7f) return false;
  return /^[\s\u00ad]*$/.test(text);
}

/** Whether any field of an address says something: an address of empty texts is none, and a type alone is not an address. */
export function isFilledAddress(address: AddressDraft | undefined): address is AddressDraft {
  if (address === undefined) return false;
  for (const field in address) {
    if (field !== 'addressType' && isFilled(address[field as keyof AddressDraft])) return true;
  }
  return false;
}

/** The draft that `parseQrInvoice` turns into the same invoice. */
export function draftOf(invoice: QrInvoice): InvoiceDraft {
  const { account } = invoice;
  return {
    iban: account.iban,
    creditor: addressDraftOf(invoice.creditor),
    amount: invoice.amount,
    currency: invoice.currency,
    debtor: invoice.debtor && addressDraftOf(invoice.debtor),
    referenceType: account.referenceType,
    reference: account.referenceType === 'NON' ? undefined : account.reference,
    unstructuredMessage: invoice.unstructuredMessage,
    billingInformation: invoice.billingInformation,
    alternativeProcedures: invoice.alternativeProcedures,
  };
}

function addressDraftOf(address: Address): AddressDraft {
  return { ...address };
}

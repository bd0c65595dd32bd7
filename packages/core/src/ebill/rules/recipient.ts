import type { BusinessCaseDraft } from './draft.ts';
import type { Validation } from './validation.ts';

const identifiers = ['emailAddress', 'enterpriseIdentificationNumber', 'billRecipientNetId'] as const;

/** eBill submission contract, recipient: one identifier at least, and one form of address. */
export function validateRecipient({ billRecipient }: BusinessCaseDraft, validation: Validation): void {
  if (billRecipient === undefined) return;
  const isNamed = identifiers.some(
    (name) => billRecipient[name] !== undefined || !validation.isSound(['billRecipient', name]),
  );
  if (!isNamed) validation.report('RECIPIENT_IDENTIFIER_MISSING', ['billRecipient']);
  const { address } = billRecipient;
  if (address?.structuredAddress !== undefined && address.unstructuredAddress !== undefined) {
    validation.report('FIELD_NOT_ALLOWED', ['billRecipient', 'address', 'unstructuredAddress']);
  }
}

/** eBill submission contract, references to bills: a bill is not about itself. */
export function validateReferencedBill(
  { referenceNumber, referencedBill }: BusinessCaseDraft,
  validation: Validation,
): void {
  if (referenceNumber === undefined || referencedBill?.referenceNumber !== referenceNumber) return;
  validation.report('SELF_REFERENCE', ['referencedBill', 'referenceNumber']);
}

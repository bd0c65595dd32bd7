import type { BusinessCaseDraft } from './draft.ts';
import type { Judgement } from './judgement.ts';

const identifiers = ['emailAddress', 'enterpriseIdentificationNumber', 'billRecipientNetId'] as const;

/** eBill submission contract, recipient: one identifier at least, and one form of address. */
export function judgeRecipient({ billRecipient }: BusinessCaseDraft, judgement: Judgement): void {
  if (billRecipient === undefined) return;
  const isNamed = identifiers.some(
    (name) => billRecipient[name] !== undefined || !judgement.isSound(['billRecipient', name]),
  );
  if (!isNamed) judgement.report('RECIPIENT_IDENTIFIER_MISSING', ['billRecipient']);
  const { address } = billRecipient;
  if (address?.structuredAddress !== undefined && address.unstructuredAddress !== undefined) {
    judgement.report('FIELD_NOT_ALLOWED', ['billRecipient', 'address', 'unstructuredAddress']);
  }
}

/** eBill submission contract, references to bills: a bill is not about itself. */
export function judgeReferencedBill(
  { referenceNumber, referencedBill }: BusinessCaseDraft,
  judgement: Judgement,
): void {
  if (referenceNumber === undefined || referencedBill?.referenceNumber !== referenceNumber) return;
  judgement.report('SELF_REFERENCE', ['referencedBill', 'referenceNumber']);
}

import { type AddressDraft, type InvoiceDraft, isFilled, isFilledAddress } from '../swiss-qr/draft.ts';
import type { Bill, CombinedParty, Party } from './bill.ts';

/** A bill as read: the fields of `Bill` as texts, valid or not, if present. */
export interface FoundBill {
  readonly creditor?: FoundParty;
  readonly account?: string;
  /** Decimal text with two decimals where it is an amount. */
  readonly amount?: string;
  readonly currency?: string;
  readonly debtor?: FoundParty;
  readonly reference?: string;
  readonly message?: string;
  readonly billingInformation?: string;
  readonly procedures?: readonly string[];
  /** Must be empty: reserved by the guidelines. */
  readonly ultimateCreditor?: FoundParty;
  /** As in the code; the type of a valid bill follows from its account and reference. */
  readonly referenceType?: string;
}

/** A party as read. */
export type FoundParty = Partial<Party & CombinedParty>;

/** The content of a draft with the field names of a bill; empty texts are omitted. */
export function billOfDraft(draft: InvoiceDraft): FoundBill {
  const { alternativeProcedures = [] } = draft;
  return {
    ...party('creditor', draft.creditor),
    ...filled('account', draft.iban),
    ...filled('amount', draft.amount),
    ...filled('currency', draft.currency),
    ...party('debtor', draft.debtor),
    ...filled('reference', draft.reference),
    ...filled('message', draft.unstructuredMessage),
    ...filled('billingInformation', draft.billingInformation),
    ...(alternativeProcedures.length > 0 ? { procedures: alternativeProcedures } : {}),
    ...party('ultimateCreditor', draft.ultimateCreditor),
    ...filled('referenceType', draft.referenceType),
  };
}

function filled<Name extends keyof Bill | keyof FoundBill | keyof FoundParty>(
  name: Name,
  text: string | undefined,
): Partial<Record<Name, string>> {
  return isFilled(text) ? ({ [name]: text } as Record<Name, string>) : {};
}

function party<Name extends string>(name: Name, address: AddressDraft | undefined): Partial<Record<Name, FoundParty>> {
  if (!isFilledAddress(address)) return {};
  const found: FoundParty = {
    ...filled('name', address.name),
    ...filled('street', address.street),
    ...filled('buildingNumber', address.buildingNumber),
    ...filled('addressLine1', address.addressLine1),
    ...filled('addressLine2', address.addressLine2),
    ...filled('postalCode', address.postalCode),
    ...filled('city', address.city),
    ...filled('country', address.countryCode),
  };
  return { [name]: found } as Record<Name, FoundParty>;
}

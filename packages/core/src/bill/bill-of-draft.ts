import { type AddressDraft, type InvoiceDraft, isFilledAddress } from '../swiss-qr/draft.ts';
import type { Bill, CombinedParty, Party } from './bill.ts';
import { billName } from './names.ts';

/** A party as read. */
export type FoundParty = Partial<Party & CombinedParty>;

/** Member by member of `Bill`: amounts are decimal texts with two decimals. */
type Found<Names extends keyof Bill> = {
  readonly [Name in Names]?: Name extends 'creditor' | 'debtor'
    ? FoundParty
    : Name extends 'procedures'
      ? readonly string[]
      : string;
};

/** A bill as read: the fields of `Bill` as texts, valid or not, if present. */
export interface FoundBill extends Found<Exclude<keyof Bill, 'language'>> {
  /** Must be empty: reserved by the guidelines. */
  readonly ultimateCreditor?: FoundParty;
  /** As in the code; the type of a valid bill follows from its account and reference. */
  readonly referenceType?: string;
}

/** The content of a draft with the field names of a bill; empty texts are omitted. */
export function billOfDraft(draft: InvoiceDraft): FoundBill {
  return filled(draft, (value) => (typeof value === 'string' || 'length' in value ? value : partyOf(value)));
}

function partyOf(address: AddressDraft): FoundParty | undefined {
  const { addressType: _, ...fields } = address;
  return isFilledAddress(address) ? filled(fields, (text) => text) : undefined;
}

/** By the names of a bill what a draft says; neither empty texts nor empty lists. */
function filled<D extends object>(draft: D, read: (value: NonNullable<D[keyof D]>) => unknown): object {
  const entries = (Object.entries(draft) as [string, D[keyof D]][]).map(([field, value]) => [
    billName(field),
    value && read(value),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && (value as string).length !== 0));
}

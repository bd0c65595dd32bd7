import type { InvoiceDocument } from '../../invoice-document/index.ts';
import { type BuyerKind, type EInvoiceProfile, profileFor } from '../semantic/index.ts';
import { buyerOf } from './parties.ts';

/** What is said of the profile: its name, or who buys. */
export interface ProfileChoice {
  readonly profile?: EInvoiceProfile | undefined;
  readonly buyerKind?: BuyerKind | undefined;
}

/**
 * The profile that was named, else the one that `profileFor` advises for the kind of buyer and the country of the recipient; `en16931`
 * where neither is said.
 */
export function chosenProfile(document: InvoiceDocument, { profile, buyerKind }: ProfileChoice): EInvoiceProfile {
  if (profile !== undefined) return profile;
  return buyerKind === undefined ? 'en16931' : profileFor(buyerOf(document).address?.country, buyerKind).profile;
}

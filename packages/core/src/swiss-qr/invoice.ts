import type { NothingLeft } from '../model/shape.ts';
import type { Amount } from '../money/amount.ts';
import type { CreditorReference } from '../reference/creditor-reference.ts';
import type { QrReference } from '../reference/qr-reference.ts';
import type { Iban, QrIban } from './account.ts';

/**
 * The content of a Swiss QR-bill. Only `parseQrInvoice` and `readPayload` create one, so a value of this type
 * keeps every rule of the implementation guidelines for the profile it was parsed with.
 */
export interface QrInvoice {
  readonly account: AccountAndReference;
  readonly creditor: Address;
  /** If absent, the payer fills it in. `0.00`: a notification that must not be paid. */
  readonly amount?: Amount | undefined;
  readonly currency: QrCurrency;
  readonly debtor?: Address | undefined;
  readonly unstructuredMessage?: string | undefined;
  readonly billingInformation?: string | undefined;
  /** At most two. */
  readonly alternativeProcedures: readonly string[];
}

export const qrCurrencies = ['CHF', 'EUR'] as const;
export type QrCurrency = (typeof qrCurrencies)[number];

/** Account and reference belong together: the union cannot be built wrongly (guidelines 2.3, 4.2.2). */
export type AccountAndReference =
  | { readonly referenceType: 'QRR'; readonly iban: QrIban; readonly reference: QrReference }
  | { readonly referenceType: 'SCOR'; readonly iban: Iban; readonly reference: CreditorReference }
  | { readonly referenceType: 'NON'; readonly iban: Iban };

export type ReferenceType = AccountAndReference['referenceType'];
/** All of them, in the order of the guidelines. */
export const referenceTypes = ['QRR', 'SCOR', 'NON'] as const satisfies readonly ReferenceType[];
/** The compiler refuses a type that the list lacks. @proof */
export type Unlisted = NothingLeft<Exclude<ReferenceType, (typeof referenceTypes)[number]>>;

export type Address = StructuredAddress | CombinedAddress;

/** Address type S. */
export interface StructuredAddress {
  readonly addressType: 'STRUCTURED';
  readonly name: string;
  readonly street?: string | undefined;
  readonly buildingNumber?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** Address type K: can always be read, but issued only under the rules of guidelines 2.2. */
export interface CombinedAddress {
  readonly addressType: 'COMBINED';
  readonly name: string;
  readonly addressLine1?: string | undefined;
  readonly addressLine2: string;
  readonly countryCode: string;
}

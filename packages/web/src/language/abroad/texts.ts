import type { ProfileReason } from '@rappen/core/e-invoice';

/** What the fields of invoices abroad say. */
export interface AbroadTexts {
  readonly buyer: string;
  readonly buyers: Readonly<Record<'' | 'company' | 'authority' | 'private', string>>;
  /** `{profile}: {reason}`, and what takes it. */
  readonly advice: string;
  readonly take: string;
  readonly reasons: Readonly<Record<ProfileReason, string>>;
  readonly customerRegistration: string;
  readonly deliveryAddress: string;
  readonly addressHint: string;
  readonly contractNr: string;
  readonly projectNr: string;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly exchangeHint: string;
  readonly payTo: string;
  readonly payToSlip: string;
  readonly payToAbroad: string;
  readonly noSlip: string;
  readonly iban: string;
  readonly bic: string;
  readonly refundIban: string;
  readonly vatNumber: string;
  readonly vatHint: string;
  readonly taxNumber: string;
  readonly frenchNotes: string;
}

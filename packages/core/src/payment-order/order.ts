import type { CalendarDate } from '../date/calendar-date.ts';
import type { RegisteredIban } from '../iban/iban.ts';
import type { Iban } from '../swiss-qr/account.ts';
import type { adviceControls, chargeBearers, paymentServices } from './model.ts';
import type { PaymentRules } from './payment-rules.ts';

/** Of an account abroad without an IBAN. Only `readPaymentFile` creates one. */
export type AccountNumber = string & { readonly accountNumber: true };

/** Domestic in francs or euros, SEPA transfer, or anything else across a border or in another currency. */
export type PaymentType = 'D' | 'S' | 'X';

/**
 * Payments from one account, grouped as the message demands. Only `parsePaymentOrder` and `readPaymentFile` create one, so a value
 * of this type keeps every rule that it was parsed with.
 */
export interface PaymentOrder {
  readonly messageId: string;
  /** Date and time, as given. */
  readonly createdAt: string;
  /** The day that holds for payments without one of their own. */
  readonly executionDate: CalendarDate;
  readonly debtor: PaymentDebtor;
  readonly batchBooking: boolean;
  readonly software: PaymentSoftware;
  readonly groups: readonly PaymentGroup[];
  /** Payments in all groups. */
  readonly count: number;
  /** Across all currencies: a control total for banks, not an amount of money. */
  readonly controlSum: string;
  /** Amounts paid, by currency. */
  readonly sums: readonly CurrencySum[];
  readonly rules: PaymentRules;
}

export interface CurrencySum {
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
}

export interface PaymentDebtor {
  readonly name: string;
  readonly iban: Iban;
  readonly agent: { readonly bic: string } | { readonly institution: string };
  readonly adviceControl?: (typeof adviceControls)[number] | undefined;
}

export interface PaymentSoftware {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly provider?: string | undefined;
}

/** A group of payments that a bank may book together: of one day, currency and kind. */
export interface PaymentGroup {
  /** `PmtInfId` */
  readonly id: string;
  readonly debtor: PaymentDebtor;
  readonly executionDate: CalendarDate;
  readonly batchBooking: boolean;
  readonly currency: string;
  readonly type: PaymentType;
  readonly service?: (typeof paymentServices)[number] | undefined;
  readonly express: boolean;
  readonly chargeBearer?: (typeof chargeBearers)[number] | 'SLEV' | undefined;
  readonly categoryPurpose?: string | undefined;
  readonly payments: readonly Payment[];
  /** Exact, of its payments. */
  readonly sum: string;
}

export interface Payment {
  /** Its place in the order that was given: `payments[index]`. */
  readonly index: number;
  /** `InstrId` */
  readonly instructionId: string;
  readonly endToEndId?: string | undefined;
  readonly uetr?: string | undefined;
  readonly creditor: PaymentParty;
  /** In a file of others perhaps the number of an account abroad that has no IBAN. */
  readonly iban: RegisteredIban | AccountNumber;
  readonly bic?: string | undefined;
  readonly currency: string;
  /** With the decimals of its currency. */
  readonly amount: string;
  readonly ultimateDebtor?: PaymentParty | undefined;
  readonly purpose?: string | undefined;
  readonly remittance?: Remittance | undefined;
  readonly source?: string | undefined;
}

/** What the payee is told: a reference, perhaps with a message, or a message alone. */
export type Remittance =
  | { readonly referenceType: 'QRR' | 'SCOR'; readonly reference: string; readonly message?: string | undefined }
  | { readonly referenceType: 'NON'; readonly message: string };

export interface PaymentParty {
  readonly name: string;
  readonly address?: PaymentAddress | undefined;
}

/** Town and country always; lines only for what has no field of its own (hybrid address). */
export interface PaymentAddress {
  readonly street?: string | undefined;
  readonly buildingNumber?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly town: string;
  readonly country: string;
  readonly lines: readonly string[];
}

import type { CalendarDate } from '../date/calendar-date.ts';

/** The six kinds of business case, as the wire names them. */
export const businessCaseTypes = [
  'Bill',
  'InstalmentBill',
  'Advice',
  'CreditNote',
  'Reminder',
  'DonationInquiry',
] as const;
export type BusinessCaseType = (typeof businessCaseTypes)[number];

/** What the bill recipient made of it; meaningful once it is delivered. */
export type Status = 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';

/** How far it has come on its way to the bill recipient. */
export type ProcessingStatus = 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';

/** Decimal text with two decimals, for advices with a sign: `150.00`, `-12.50`. Never a float. */
export type AmountValue = string;

export interface Amount {
  /** Absent where the recipient decides. */
  readonly value?: AmountValue | undefined;
  readonly currencyCode: string;
}

export interface StructuredAddress {
  readonly street?: string | undefined;
  readonly buildingNumber?: string | undefined;
  readonly city: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

export interface UnstructuredAddress {
  readonly addressLine1: string;
  readonly addressLine2?: string | undefined;
  readonly countryCode: string;
}

export interface RecipientAddress {
  readonly structuredAddress?: StructuredAddress | undefined;
  readonly unstructuredAddress?: UnstructuredAddress | undefined;
}

export interface BillRecipient {
  readonly emailAddress?: string | undefined;
  readonly enterpriseIdentificationNumber?: string | undefined;
  /** Up to 17 digits: text, since a JSON number cannot hold it. */
  readonly billRecipientNetId?: string | undefined;
  readonly name: string;
  readonly address: RecipientAddress;
}

export interface AccountAndReference {
  readonly accountHolder?:
    | { readonly name: string; readonly structuredAddress?: StructuredAddress | undefined }
    | undefined;
  readonly generic: {
    readonly referenceType: 'QRR' | 'SCOR' | 'NON';
    readonly referenceStructured?: string | undefined;
    readonly referenceUnstructured?: string | undefined;
    readonly iban: string;
  };
}

export interface PaymentInformation {
  readonly accountAndReference: AccountAndReference;
  readonly amount: Amount;
  readonly dueDate: CalendarDate;
  readonly payableAmountCanBeModified: boolean;
}

export interface SinglePayment {
  readonly paymentMode: 'EBILL' | 'EBILL_DEBIT';
  readonly paymentInformation: PaymentInformation;
}

export interface Instalment {
  readonly externalInstalmentId: string;
  readonly description?: string | undefined;
  readonly paymentInformation: PaymentInformation;
}

export interface PaymentByInstalments {
  readonly externalPaymentByInstalmentsId: string;
  readonly description?: string | undefined;
  readonly isTotalAmountHidden: boolean;
  readonly isTotalPaymentOption: boolean;
  readonly instalments: { readonly instalment: readonly Instalment[] };
}

export interface Workflow {
  readonly vatEnterpriseIdentificationNumbers?:
    | { readonly vatEnterpriseIdentificationNumber: readonly string[] }
    | undefined;
  readonly deliveryDateStart?: CalendarDate | undefined;
  readonly deliveryDateEnd?: CalendarDate | undefined;
  readonly netAmount?: Amount | undefined;
  readonly amountPaid?: Amount | undefined;
  readonly vatRates?: { readonly vatRate: readonly VatRate[] } | undefined;
  readonly caseReferenceForBillRecipient?: string | undefined;
}

export interface VatRate {
  /** Decimal text, 0 to 100. */
  readonly percentage: string;
  readonly taxBaseAmount: Amount;
  readonly taxAmount: Amount;
}

interface Common {
  /** The biller's own, unique for the biller. */
  readonly referenceNumber: string;
  readonly businessCaseDate: CalendarDate;
  readonly totalAmount: Amount;
  readonly referencedBill?: { readonly referenceNumber: string } | undefined;
  readonly billRecipient: BillRecipient;
  readonly workflow?: Workflow | undefined;
}

/**
 * What a biller submits, judged: only `parseBusinessCase` and `businessCaseOfQrInvoice` make one. The member names are
 * those of the wire, in JSON, XML and multipart alike.
 */
export type BusinessCase =
  | (Common & { readonly type: 'Bill' | 'Reminder'; readonly singlePayment: SinglePayment })
  | (Common & {
      readonly type: 'DonationInquiry';
      readonly singlePayment: SinglePayment;
      readonly proposedDonationAmounts?: { readonly proposedDonationAmount: readonly Amount[] } | undefined;
      readonly donationPurposes?: { readonly donationPurpose: readonly DonationPurpose[] } | undefined;
    })
  | (Common & {
      readonly type: 'InstalmentBill';
      readonly paymentsByInstalments: { readonly paymentByInstalments: readonly PaymentByInstalments[] };
    })
  | (Common & { readonly type: 'CreditNote' | 'Advice' });

export interface DonationPurpose {
  readonly externalDonationPurposeId: string;
  readonly label: string;
}

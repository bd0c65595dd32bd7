import type { RegisteredIban } from '../iban/iban.ts';
import type { Amount } from '../money/amount.ts';

/** `001` always names the BIC; `002` may leave it out within the European Economic Area. */
export const epcVersions = ['001', '002'] as const;
export type EpcVersion = (typeof epcVersions)[number];

/** SEPA Credit Transfer, or SEPA Instant Credit Transfer. */
export const epcTransfers = ['SCT', 'INST'] as const;
export type EpcTransfer = (typeof epcTransfers)[number];

/**
 * The content of an EPC QR code (GiroCode): one credit transfer in euros. Only `parseEpcDraft` and its callers create one, so a
 * value of this type keeps every rule of EPC069-12.
 */
export interface EpcPayment {
  readonly version: EpcVersion;
  readonly transfer: EpcTransfer;
  /** Of the bank of the beneficiary: 8 or 11 capital letters and digits. */
  readonly bic?: string | undefined;
  /** The beneficiary. */
  readonly name: string;
  /** Of a country of the SEPA. */
  readonly iban: RegisteredIban;
  /** Euros, 0.01 or more. If absent, the payer fills it in. */
  readonly amount?: Amount | undefined;
  /** Code of the purpose (ISO 20022), such as CHAR. */
  readonly purpose?: string | undefined;
  /** Structured remittance information: a creditor reference (ISO 11649) or one of the country. Excludes `message`. */
  readonly reference?: string | undefined;
  /** Unstructured remittance information. Excludes `reference`. */
  readonly message?: string | undefined;
  /** From the beneficiary to the payer; it is not sent with the transfer. */
  readonly information?: string | undefined;
}

/** A payment before validation: texts by name. JSON and payloads both become drafts. */
export type EpcDraft = { readonly [Field in keyof EpcPayment]?: string | undefined };

/** The fields in the order of the payload, behind service tag, version, character set and kind of transfer. */
export const epcElements = [
  'bic',
  'name',
  'iban',
  'amount',
  'purpose',
  'reference',
  'message',
  'information',
] as const satisfies readonly (keyof EpcPayment)[];

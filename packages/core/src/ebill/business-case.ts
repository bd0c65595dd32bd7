export type { BusinessCaseType, ProcessingStatus, Status } from './business-case-type.ts';
export { businessCaseTypes } from './business-case-type.ts';
export type {
  AccountAndReference,
  Amount,
  BillRecipient,
  BusinessCase,
  DonationPurpose,
  Instalment,
  PaymentByInstalments,
  PaymentInformation,
  RecipientAddress,
  SinglePayment,
  StructuredAddress,
  UnstructuredAddress,
  VatRate,
  Workflow,
} from './model.ts';

/** Decimal text with two decimals, for advices with a sign: `150.00`, `-12.50`. Never a float. */
export type AmountValue = string;

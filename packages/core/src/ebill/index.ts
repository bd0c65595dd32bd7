export type { JsonSchema } from '../model/index.ts';
export type {
  AccountAndReference,
  Amount,
  AmountValue,
  BillRecipient,
  BusinessCase,
  BusinessCaseType,
  DonationPurpose,
  Instalment,
  PaymentByInstalments,
  PaymentInformation,
  ProcessingStatus,
  RecipientAddress,
  SinglePayment,
  Status,
  StructuredAddress,
  UnstructuredAddress,
  VatRate,
  Workflow,
} from './business-case.ts';
export { businessCaseTypes } from './business-case.ts';
export type { BusinessCaseDocument, SubmissionRequest } from './document/document.ts';
export { businessCaseJsonSchema } from './document/json-schema.ts';
export { readFormDocument } from './document/read-form.ts';
export { parseJsonText, readJsonDocument, readJsonRequest } from './document/read-json.ts';
export { isBusinessCaseXml, readXmlDocument, readXmlRequest } from './document/read-xml.ts';
export { businessCaseJson } from './document/write-json.ts';
export { writeXmlDocument, writeXmlRequest } from './document/write-xml.ts';
export { businessCaseOfEInvoice, type EInvoiceCaseOptions } from './e-invoice/business-case.ts';
export type { ExampleName, ExampleOptions } from './examples/examples.ts';
export { exampleBusinessCase, exampleNames } from './examples/examples.ts';
export { limits } from './limits.ts';
export { businessCaseModels, businessCaseNamespace, businessCaseParts, requestNameOf, wireNameOf } from './model.ts';
export type { QrInvoiceOptions } from './qr-bill/business-case.ts';
export { businessCaseOfQrInvoice } from './qr-bill/business-case.ts';
export { type CreditAccount, checkCreditAccounts } from './rules/credit-accounts.ts';
export type { ParseOptions } from './rules/parse.ts';
export { parseBusinessCase } from './rules/parse.ts';

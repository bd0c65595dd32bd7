export type { AlternativeProcedure, RawProcedure } from './alternative-procedures/alternative-procedure.ts';
export { parseAlternativeProcedure, parseRawProcedure } from './alternative-procedures/alternative-procedure.ts';
export type { EbillProcedure } from './alternative-procedures/ebill.ts';
export { parseEbillProcedure, writeEbillProcedure } from './alternative-procedures/ebill.ts';
export {
  alternativeSchemeJsonOf,
  alternativeSchemeObjectModel,
  ebillProcedureModel,
  ebillProcedureOf,
} from './alternative-procedures/json.ts';
export type { BillingInformation } from './billing-information/billing-information.ts';
export { parseBillingInformation, parseRawBillingInformation } from './billing-information/billing-information.ts';
export {
  billInformationJsonOf,
  billInformationObjectModel,
  swicoS1Model,
  swicoS1Of,
} from './billing-information/json.ts';
export type { ImportTax, PaymentCondition, SwicoS1, VatDetail } from './billing-information/swico-s1.ts';
export { checkSwicoS1, defaultPaymentPeriodDays, grossOf } from './billing-information/swico-s1.ts';
export type { SwicoS1Reading } from './billing-information/swico-s1-text.ts';
export { parseSwicoS1, readSwicoS1, writeSwicoS1 } from './billing-information/swico-s1-text.ts';
export { normalizeBillText } from './character-meanings.ts';
export { characterSets } from './character-sets.ts';
export type { AddressDraft, InvoiceDraft } from './draft.ts';
export { draftOf } from './draft.ts';
export { invoiceExamples } from './examples.ts';
export type {
  AccountAndReference,
  Address,
  CombinedAddress,
  QrCurrency,
  QrInvoice,
  ReferenceType,
  StructuredAddress,
} from './invoice.ts';
export type { InvoiceJsonOptions, ParsedInvoice, QrInvoiceMembers } from './json.ts';
export { parseQrInvoice, qrInvoiceJsonOf } from './json.ts';
export { limits } from './limits.ts';
export type { PartyJson, QrInvoiceAsReadJson, QrInvoiceJson } from './model.ts';
export {
  alternativeSchemesModel,
  creditorInformationModel,
  partyModel,
  paymentReferenceModel,
  qrInvoiceAsReadMembers,
  qrInvoiceAsReadModel,
  qrInvoiceModel,
} from './model.ts';
export type { DraftChange } from './normalize.ts';
export { normalizeDraft } from './normalize.ts';
export { notesOf } from './notes.ts';
export { asNotification, isNotificationMessage, notificationMessage, notificationMessages } from './notification.ts';
export type { WrittenInvoice } from './parse.ts';
export { parseDraft, writeDraft } from './parse.ts';
export { writePayload } from './payload.ts';
export type { ProfileName, RuleProfile } from './profile.ts';
export { profileAt, profileDefault, profileNames, profiles } from './profile.ts';
export { profileNotesOf } from './profile-notes.ts';
export type { PayloadReading } from './read-payload.ts';
export { payloadBeginnings, readPayload } from './read-payload.ts';
export { withoutCountryPrefix } from './rules/address.ts';
export type { SymbolOptions } from './symbol.ts';
export { encodePayload, encodeSymbol, symbolParameters, validateSymbol } from './symbol.ts';
export { readTypedAmount } from './typed-amount.ts';
export { wirePathOf } from './wire-path.ts';

export { actionOf, readSoapAnswer, type SoapAnswer, type SoapCall, type SoapHead, soapCall } from './envelope.ts';
export {
  type BegunSubscription,
  type ConfirmedSubscription,
  confirmSubscription,
  type FoundInvoice,
  type FoundInvoices,
  type InvoiceSearch,
  initiateSubscription,
  type PostfinanceOperation,
  type PostfinanceState,
  type ProcessedFile,
  ping,
  postfinanceStates,
  type RecipientStatus,
  recipientStatuses,
  searchInvoices,
  type UploadedFile,
  uploadFiles,
} from './operations.ts';
export { meaningOfState, type StateMeaning, type StateOptions, transactionIdOf } from './states.ts';

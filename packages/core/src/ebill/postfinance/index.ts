export { actionOf, readSoapAnswer, type SoapAnswer, type SoapCall, type SoapHead, soapCall } from './envelope.ts';
export {
  type BegunSubscription,
  type ConfirmedSubscription,
  confirmSubscription,
  type DownloadedFile,
  type FoundInvoice,
  type FoundInvoices,
  fetchRegistrationFiles,
  type InvoiceSearch,
  initiateSubscription,
  type ListedFile,
  listRegistrationFiles,
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
export { type ReadRegistrations, type Registration, readRegistrations } from './registrations.ts';
export { meaningOfState, type StateMeaning, type StateOptions, transactionIdOf } from './states.ts';

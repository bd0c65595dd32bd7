// Made of the API document by npm run generate: not to be changed by hand.
import type { Bytes, FileInput } from './body.ts';
import type { FeedOptions } from './feed.ts';
import type { Call, CallOptions, Operation } from './operation.ts';

/** Version of the API document that this client was made of. */
export const API_VERSION = '2.1';

/** Version of this client. */
export const CLIENT_VERSION = '0.1.0';

export interface AccountAndReference {
  /** If the account holder is not the biller. */
  accountHolder?: AccountHolder | undefined;
  /** Account and reference. */
  generic: GenericAccount;
}

export interface AccountHolder {
  /** Name of the account holder. */
  name: string;
  /** Address in separate fields. */
  structuredAddress?: StructuredAddress | undefined;
}

export interface AccountLink {
  iban: string;
  qrIban?: string | undefined;
  /** Discounts of bills of this account that name none. */
  discounts?: readonly BillDiscount[] | undefined;
}

export interface AdditionalInformation {
  /** Purpose or further text. */
  unstructuredMessage?: string | undefined;
  /** Coded information for automated booking. */
  billInformation?: string | undefined;
  /** Object form of the bill information. */
  billInformationObject?: BillInformationObject | undefined;
}

export interface AdditionalInformationAsRead {
  /** Message. */
  unstructuredMessage?: string | undefined;
  /** Bill information. */
  billInformation?: string | undefined;
  billInformationObject?: BillInformationObject | undefined;
}

export interface AddressAsRead {
  /** As in the code. */
  addressType?: string | undefined;
  /** As in the code. */
  name?: string | undefined;
  /** As in the code. */
  streetName?: string | undefined;
  /** As in the code. */
  houseNumber?: string | undefined;
  /** As in the code. */
  postalCode?: string | undefined;
  /** As in the code. */
  city?: string | undefined;
  /** As in the code. */
  country?: string | undefined;
  /** As in the code. */
  addressLine1?: string | undefined;
  /** As in the code. */
  addressLine2?: string | undefined;
}

export interface AdviceRequest {
  /** Number assigned by the biller, unique for the biller. */
  referenceNumber: string;
  /** Today or up to 90 days ago, in Europe/Zurich. */
  businessCaseDate: string;
  /** Total of the business case. */
  totalAmount: SignedAmountToSend;
  /** The bill that this case refers to. */
  referencedBill?: ReferencedBill | undefined;
  /** The recipient. */
  billRecipient: RecipientToBill;
  /** Bookkeeping data for the recipient. */
  workflow?: SignedWorkflow | undefined;
}

export type AlternativeSchemeObject = EbillScheme | RawScheme;

export interface AlternativeSchemes {
  /** At most two that are not empty, each at most 100 characters. */
  alternativeSchemeParameters?: readonly string[] | undefined;
  /** The same as objects. */
  alternativeSchemeParameterObjects?: readonly AlternativeSchemeObject[] | undefined;
}

export interface AlternativeSchemesAsRead {
  alternativeSchemeParameters?: readonly string[] | undefined;
  alternativeSchemeParameterObjects?: readonly AlternativeSchemeObject[] | undefined;
}

export interface AmountToSend {
  /** Exact decimal with at most two decimals: a number, or the same as text. */
  value?: number | undefined;
  /** ISO 4217; with a QR-IBAN CHF or EUR. */
  currencyCode: string;
}

export interface AnsweredGroup {
  id: string;
  state: 'partlyRejected' | 'accepted' | 'rejected' | 'pending' | 'unknown';
  /** As the bank gave it: ACCP, RJCT and so on. */
  status?: string | undefined;
}

export interface AnsweredPayment {
  groupId: string;
  instructionId: string;
  endToEndId?: string | undefined;
  /** Name of the payee. */
  creditor: string;
  iban: string;
  currency: string;
  amount: number;
  state: 'accepted' | 'rejected' | 'pending' | 'unknown';
  /** As the bank gave it: ACCP, RJCT and so on. */
  status?: string | undefined;
  /** Accepted, because the bank did not list it among the refused ones. */
  isBySilence: boolean;
  /** Accepted with a change, such as another day. */
  isChanged: boolean;
  reasons: readonly StatusReason[];
}

export interface AnsweredPaymentOrder {
  state: 'partlyRejected' | 'accepted' | 'rejected' | 'pending' | 'unknown';
  groups: readonly AnsweredGroup[];
  payments: readonly AnsweredPayment[];
  /** Accepted payments, by currency. */
  toBePaid: readonly CurrencySum[];
  notices: readonly Finding[];
}

export interface AppendPdfsRequest {
  /** PDF; at most 10 MiB. */
  file: FileInput;
  /** PDF; at most 10 MiB. */
  file2: FileInput;
}

export interface Balance {
  /** OPBD, CLBD, PRCD, ITBD, CLAV, FWAV. */
  type: string;
  currency: string;
  amount: number;
  direction: 'credit' | 'debit';
  date?: string | undefined;
  /** For every page but the last. */
  isIntermediate: boolean;
}

/** An account statement compared with what was counted of it. */
export interface BalanceProof {
  place: PlaceOfStatement;
  account: string;
  currency: string;
  opening: number;
  /** Credits less debits, each booking once; what is in doubt is not included. */
  counted: number;
  closing: number;
  /** What is missing up to the closing balance: 0.00 if the statement is proved. */
  difference: number;
}

export interface BankAccount {
  /** IBAN of any country. */
  iban: string;
  bic?: string | undefined;
  /** Default: the sender; of a credit note the recipient. */
  holder?: string | undefined;
  /** What the payer is to quote. Default: the number of the invoice. */
  reference?: string | undefined;
}

export interface BankFile {
  /** XML, at most 10 MiB. */
  file: FileInput;
}

export interface BankTransactionCode {
  domain?: string | undefined;
  family?: string | undefined;
  subFamily?: string | undefined;
  proprietary?: string | undefined;
}

export interface Batch {
  messageId?: string | undefined;
  paymentInformationId?: string | undefined;
  count?: string | undefined;
}

export interface BeginSubscriptionAnswer {
  subscriptionInitiationToken: string;
  expiresAt: string;
}

export interface BeginSubscriptionRequest {
  emailAddress: string;
}

export interface BillDetails {
  /** From 1; an image is page 1. */
  page: number;
  box: CodeBox;
  symbol: SymbolFacts;
  valid: boolean;
  /** Rules that are broken. */
  problems: readonly Finding[];
  /** Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their syntax. */
  deviations: readonly Finding[];
}

export interface BillDiscount {
  /** Per cent, at most three decimals; 0 is a payment term without discount. */
  percent: number;
  /** Last day on which it may be taken. */
  until?: string | undefined;
  /** Days from the date of the bill, in place of until. */
  days?: number | undefined;
}

export type BillInformationObject = SwicoS1v12 | RawBillInformation;

export interface BillRecipient {
  emailAddress?: string | undefined;
  billRecipientNetId: string;
  enterpriseIdentificationNumber?: string | undefined;
  type: 'PRIVATE' | 'COMPANY';
  name: string;
  firstName?: string | undefined;
  /** ISO 639-2/B. */
  correspondenceLanguage: string;
  address: BillRecipientAddress;
}

export interface BillRecipientAddress {
  streetName: string;
  postalCode: string;
  city: string;
  countryCode: string;
}

export interface BillRequest {
  /** Number assigned by the biller, unique for the biller. */
  referenceNumber: string;
  /** Today or up to 90 days ago, in Europe/Zurich. */
  businessCaseDate: string;
  /** Total of the business case. */
  totalAmount: AmountToSend;
  /** The bill that this case refers to. */
  referencedBill?: ReferencedBill | undefined;
  /** The recipient. */
  billRecipient: RecipientToBill;
  /** One payment. */
  singlePayment: SinglePayment;
  /** Bookkeeping data for the recipient. */
  workflow?: Workflow | undefined;
}

export interface BillToPay {
  /** Name of the file. */
  source?: string | undefined;
  /** From 1; an image is page 1. */
  page?: number | undefined;
  /** The bill has no problems, and its payment lacks nothing. */
  payable: boolean;
  /** The payment for an order: in full, and for e-invoices on the due date. */
  draft?: PaymentDraft | undefined;
  /** Choices of the payer under the payment terms of an e-invoice or QR-bill; empty if there are none. */
  options: readonly PaymentOption[];
  problems: readonly Finding[];
  notices: readonly Finding[];
}

export interface BillVerdict {
  valid: boolean;
  /** Rules that are broken. */
  problems: readonly Finding[];
  /** Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their syntax. */
  deviations: readonly Finding[];
}

export interface BillsToPay {
  /** PDF, PNG or JPEG with any number of bills, or an e-invoice as PDF or XML; several files are several parts. */
  file: FileInput;
}

export interface BookedBill {
  id: string;
  /** In the currency of the bank account that is paid into. */
  amount: number;
}

export interface BookingPlace {
  /** Index of the file, from 0. */
  file: number;
  /** Index of the statement in the file. */
  statement: number;
  /** Index of the entry in the statement. */
  entry: number;
  /** Index of the payment in the entry. */
  detail?: number | undefined;
}

export interface Books {
  /** The program that the file is for. */
  format: 'hledger' | 'beancount' | 'datev' | 'banana' | 'bexio' | 'abacus';
  /** Media type of the file. */
  type: string;
  /** How its name ends. */
  extension: string;
  /** The file, to be written in UTF-8. */
  text: string;
  /** How many entries it has. */
  entries: number;
  /** Bookings of open that are in no entry, because it is not decided whether they are money. */
  left: number;
  /** What a person has to look at. */
  notices: readonly Finding[];
}

export interface BooksAccounts {
  /** Bank accounts that banks does not name. Default: 1020. */
  bank?: string | undefined;
  /** Money whose payments are not known, or not decided yet. Default: 1090. */
  transit?: string | undefined;
  /** Receipts that settle no known bill. Default: 1099. */
  unclearReceipts?: string | undefined;
  /** What customers owe. Default: 1100. */
  receivables?: string | undefined;
  /** What customers paid in excess. Default: 2030. */
  customerCredits?: string | undefined;
  /** Cash discounts. Default: 3800. */
  discounts?: string | undefined;
  /** Differences that are tolerated. Default: 3801. */
  roundingDifferences?: string | undefined;
  /** Payments out, until somebody says what they are for. Default: 1099. */
  outgoing?: string | undefined;
  /** Default: 6940. */
  bankCharges?: string | undefined;
  /** Default: 6900. */
  interestExpense?: string | undefined;
  /** Default: 6950. */
  interestIncome?: string | undefined;
  /** Default: 6942. */
  exchangeLosses?: string | undefined;
  /** Default: 6952. */
  exchangeGains?: string | undefined;
}

export interface BooksBank {
  iban: string;
  /** If the bank account has several. */
  currency?: string | undefined;
  account: string;
}

export interface BooksBeancount {
  /** Whether accounts are opened in the file. Default: true. */
  open?: boolean | undefined;
}

export interface BooksDatev {
  /** Beraternummer. */
  consultant?: number | undefined;
  /** Mandantennummer. */
  client?: number | undefined;
  /** Sachkontenlänge. Default: 4. */
  accountLength?: number | undefined;
  /** First day of the business year, MM-DD. Default: 01-01. */
  yearStart?: string | undefined;
}

export interface BooksRate {
  currency: string;
  /** What one unit is worth in that of the books. */
  rate: number;
}

export interface BooksRequest {
  /** The program that the file is for. */
  format: 'hledger' | 'beancount' | 'datev' | 'banana' | 'bexio' | 'abacus';
  /** Default: the Swiss SME chart of accounts. */
  settings?: BooksSettings | undefined;
}

export interface BooksSettings {
  /** Currency of the books. Default: CHF. */
  currency?: string | undefined;
  /** Language of the texts. Default: en. */
  language?: 'en' | 'de' | 'fr' | 'it' | undefined;
  accounts?: BooksAccounts | undefined;
  /** Account of each bank account. */
  banks?: readonly BooksBank[] | undefined;
  /** For formats that need every amount in the currency of the books. */
  rates?: readonly BooksRate[] | undefined;
  /** At what amount bills in another currency were booked: then exchange differences are booked. */
  bookedBills?: readonly BookedBill[] | undefined;
  datev?: BooksDatev | undefined;
  beancount?: BooksBeancount | undefined;
}

export interface BusinessCase {
  id: number;
  /** Absent until the network has accepted the case. */
  businessCaseNetId?: string | undefined;
  type: 'Bill' | 'InstalmentBill' | 'Advice' | 'CreditNote' | 'Reminder' | 'DonationInquiry';
  billerNetId: string;
  referenceNumber: string;
  referencedBill?: BusinessCaseReferencedBill | undefined;
  businessCaseDate: string;
  status: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';
  processingStatus: 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';
  totalAmount: EbillAmount;
  createdAt: string;
  pdfa: BusinessCasePdfa;
  anomalies: readonly BusinessCaseAnomaly[];
}

export interface BusinessCaseAnomaly {
  code: string;
  severity: 'block' | 'warn' | 'info';
  fieldName?: string | undefined;
  expected?: string | undefined;
  actual?: string | undefined;
}

export interface BusinessCasePdfa {
  converted: boolean;
  conformance: string;
}

export interface BusinessCaseReferencedBill {
  businessCaseNetId?: string | undefined;
  referenceNumber: string;
}

export interface BusinessCaseStatusEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  referenceNumber: string;
  type: string;
  newStatus: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';
  approvedAmount?: EbillAmount | undefined;
  externalDonationPurposeId?: string | undefined;
}

export interface CandidateBill {
  bill: string;
  /** How likely the match is, out of 100. */
  score: number;
  reason: VerdictReason;
}

export interface CandidateCase {
  businessCaseId: number;
  /** How likely the match is, out of 100. */
  score: number;
  reason: ReceiptReason;
}

/** One payment of a statement, and its effect on the cases. */
export interface CaseReceipt {
  /** Index of the file, from 0. */
  file: number;
  /** Index of the statement in the file. */
  statement: number;
  /** Index of the entry in the statement. */
  entry: number;
  /** Index of the payment in the entry. */
  detail?: number | undefined;
  /** paid: nothing left to do; look: needs checking; other: belongs to no case. */
  outcome: 'paid' | 'look' | 'other';
  verdict: 'settled' | 'partial' | 'over' | 'double' | 'amountFree' | 'wrongCurrency' | 'converted' | 'unknownReference' | 'invalidReference' | 'noReference' | 'candidate' | 'reversed' | 'detailsElsewhere' | 'announced' | 'notABill' | 'open';
  /** For a converted receipt: the amount that counts in the currency of the case. */
  inner?: 'settled' | 'partial' | 'over' | 'double' | 'amountFree' | undefined;
  /** The case it counts towards, or from which it was taken back. */
  businessCaseId?: number | undefined;
  /** Of that case. */
  referenceNumber?: string | undefined;
  /** For instalment bills: the instalment. */
  externalInstalmentId?: string | undefined;
  /** Amount that counts towards the case, in its currency; negative if taken back. */
  counted?: EbillAmount | undefined;
  /** Possible matches for a person to choose from; no money counts towards them. */
  candidates: readonly CandidateCase[];
  reasons: readonly ReceiptReason[];
  currency: string;
  /** 0.00 if the bank does not state it. */
  amount: number;
  direction: 'credit' | 'debit';
  /** When the bank booked it. */
  date?: string | undefined;
  /** For receipts that count towards no case: the reference as it was compared. */
  reference?: string | undefined;
}

export interface CaseReport {
  /** Number of cases that changed. */
  done: number;
  /** Number of cases that did not change, or became INVALID. */
  refused: number;
  /** In the order of the ids. */
  cases: readonly CaseReportCase[];
}

export interface CaseReportCase {
  id: number;
  /** Current status of the case; absent: it is gone, or never existed. */
  processingStatus?: 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED' | undefined;
  /** Why it did not change. */
  problems?: readonly CaseReportCaseProblem[] | undefined;
}

export interface CaseReportCaseProblem {
  fieldName?: string | undefined;
  message: string;
  code: string;
}

export interface Charge {
  currency: string;
  amount: number;
  direction?: 'credit' | 'debit' | undefined;
  /** They were deducted from the amount of the entry. */
  isIncluded: boolean;
}

export interface ClonePaymentPartRequest {
  /** PDF; at most 10 MiB. */
  file: FileInput;
}

/** Corners of the code as the code stands, in fractions of the page from its top left. */
export interface CodeBox {
  topLeft: PagePoint;
  topRight: PagePoint;
  bottomRight: PagePoint;
  bottomLeft: PagePoint;
}

export interface ConfirmSubscriptionRequest {
  activationCode: string;
}

export interface ContactPerson {
  /** Name. */
  name?: string | undefined;
  /** Telephone. */
  phone?: string | undefined;
  /** E-mail address. */
  email?: string | undefined;
}

export interface ConvertFileToPdfARequest {
  file: FileInput;
}

export interface ConvertToPdfAAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  converted: boolean;
  conformance: 'PDF/A-3b';
  warnings: readonly ConvertToPdfAAnswerWarning[];
}

export interface ConvertToPdfAAnswerWarning {
  code: string;
  message: string;
}

export interface ConvertToPdfARequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
}

export interface Country {
  code: string;
  english: string;
  german: string;
  french: string;
  italian: string;
}

export interface CreatePaymentPartsOfTableRequest {
  /** CSV or XLSX, at most 10 MiB. */
  file: FileInput;
}

export interface CreateWebhookAnswer {
  id: number;
  eventType: 'PROCESSING_STATUS_CHANGED_EVENTS' | 'BUSINESS_CASE_STATUS_CHANGED_EVENTS' | 'INSTALMENT_STATUS_CHANGED_EVENTS' | 'SUBSCRIPTION_STATUS_CHANGED_EVENTS' | 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS';
  hookUrl: string;
  description?: string | undefined;
  status: 'ACTIVE' | 'DISABLED';
  createdAt: string;
  secret: string;
}

export interface CreateWebhookRequest {
  /** Ignored. */
  id?: unknown;
  eventType: 'PROCESSING_STATUS_CHANGED_EVENTS' | 'BUSINESS_CASE_STATUS_CHANGED_EVENTS' | 'INSTALMENT_STATUS_CHANGED_EVENTS' | 'SUBSCRIPTION_STATUS_CHANGED_EVENTS' | 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS';
  /** A public address with https; not an IP address, nor this service itself. */
  hookUrl: string;
  description?: string | undefined;
}

export interface CreditNoteRequest {
  /** Number assigned by the biller, unique for the biller. */
  referenceNumber: string;
  /** Today or up to 90 days ago, in Europe/Zurich. */
  businessCaseDate: string;
  /** Total of the business case. */
  totalAmount: AmountToSend;
  /** The bill that this case refers to. */
  referencedBill?: ReferencedBill | undefined;
  /** The recipient. */
  billRecipient: RecipientToBill;
  /** Bookkeeping data for the recipient. */
  workflow?: Workflow | undefined;
}

export interface Creditor {
  /** STRUCTURED (S) or COMBINED (K). COMBINED ended on 21.11.2025 and is only accepted with profile=2.2. */
  addressType: 'STRUCTURED' | 'COMBINED';
  /** First name (optional) and last name, or company name. */
  name: string;
  /** Street without building number. */
  streetName?: string | undefined;
  /** Building number. */
  houseNumber?: string | undefined;
  /** Postal code without country prefix. */
  postalCode: string;
  /** City. */
  city: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** COMBINED only: street and building number, or P.O. box. */
  addressLine1?: string | undefined;
  /** COMBINED only: postal code and city. */
  addressLine2?: string | undefined;
}

export interface CreditorInformation {
  /** IBAN or QR-IBAN of CH or LI. */
  iban: string;
  creditor: Creditor;
}

export interface CreditorInformationAsRead {
  /** Account, without spaces. */
  iban?: string | undefined;
  creditor?: AddressAsRead | undefined;
}

export interface CurrencySum {
  currency: string;
  /** Payments in this currency. */
  count: number;
  /** Their sum. */
  amount: number;
}

export interface CurrencyTotal {
  currency: string;
  /** What these files add to the receipts, each booking once; negative if more is taken off what an earlier run counted. */
  incoming: number;
  /** What these files add to the reversals. */
  reversed: number;
}

export interface DeleteWebhookRequest {
  id: number;
}

export interface DeskMail {
  id: string;
  /** WAITING: it is tried for five days. SENT: the mail server took it. REFUSED: the mail server refused it. FAILED: it is not tried any more, as a rule after five days. Where an attempt before may have come through, the reason of both says so. RETURNED: it came back. */
  state: 'WAITING' | 'SENT' | 'REFUSED' | 'FAILED' | 'RETURNED';
  createdAt: string;
  changedAt: string;
  /** What the mail server said last; addresses are left out. */
  reason?: string | undefined;
}

export interface DetailReference {
  type?: string | undefined;
  text: string;
}

export interface DiscardBusinessCasesRequest {
  /** Ids of cases; duplicates are handled once. */
  ids: readonly number[];
}

export interface DonationInquiryRequest {
  /** Number assigned by the biller, unique for the biller. */
  referenceNumber: string;
  /** Today or up to 90 days ago, in Europe/Zurich. */
  businessCaseDate: string;
  /** Total of the business case. */
  totalAmount: AmountToSend;
  /** The bill that this case refers to. */
  referencedBill?: ReferencedBill | undefined;
  /** The recipient. */
  billRecipient: RecipientToBill;
  /** One payment. */
  singlePayment: SinglePayment;
  /** Amounts to choose from; total and payment then have no value. */
  proposedDonationAmounts?: ProposedDonationAmounts | undefined;
  /** Purposes to choose from. */
  donationPurposes?: DonationPurposes | undefined;
  /** Bookkeeping data for the recipient. */
  workflow?: Workflow | undefined;
}

export interface DonationPurposes {
  /** The purposes. */
  donationPurpose: readonly DonationPurposesDonationPurpose[];
}

export interface DonationPurposesDonationPurpose {
  /** Id of the purpose, given by the biller. */
  externalDonationPurposeId: string;
  /** What the recipient reads. */
  label: string;
}

/** By the business terms of EN 16931; amounts are decimal text, as sent. */
export interface EInvoice {
  /** BT-24. */
  specification?: string | undefined;
  /** BT-23. */
  businessProcess?: string | undefined;
  /** BT-1. */
  number?: string | undefined;
  /** BT-2: yyyy-mm-dd. */
  issueDate?: string | undefined;
  /** BT-3. */
  typeCode?: string | undefined;
  /** BT-5. */
  currency?: string | undefined;
  /** BT-6. */
  vatCurrency?: string | undefined;
  /** BT-9: yyyy-mm-dd. */
  dueDate?: string | undefined;
  /** BT-10. */
  buyerReference?: string | undefined;
  /** BT-11. */
  project?: string | undefined;
  /** BT-12. */
  contract?: string | undefined;
  /** BT-13. */
  order?: string | undefined;
  /** BT-14. */
  salesOrder?: string | undefined;
  /** BT-15. */
  receivingAdvice?: string | undefined;
  /** BT-16. */
  despatchAdvice?: string | undefined;
  /** BT-17. */
  tender?: string | undefined;
  /** BT-18. */
  invoicedObject?: EInvoiceIdentifier | undefined;
  /** BT-19. */
  accountingReference?: string | undefined;
  /** BT-20. */
  paymentTerms?: string | undefined;
  /** Structured terms, if there is more than a due date and text. */
  terms?: readonly EInvoicePaymentTerm[] | undefined;
  /** BT-89. */
  mandate?: string | undefined;
  /** BT-90. */
  creditorId?: string | undefined;
  /** BG-1. */
  notes: readonly EInvoiceNote[];
  /** BG-3. */
  precedingInvoices: readonly EInvoicePreceding[];
  /** BG-4. */
  seller?: EInvoiceParty | undefined;
  /** BG-7. */
  buyer?: EInvoiceParty | undefined;
  /** BG-10. */
  payee?: EInvoicePayee | undefined;
  /** BG-11. */
  taxRepresentative?: EInvoiceTaxRepresentative | undefined;
  /** BG-13. */
  delivery?: EInvoiceDelivery | undefined;
  /** BG-14. */
  period?: EInvoicePeriod | undefined;
  /** BT-83. */
  remittance?: string | undefined;
  /** BG-16, 17. */
  paymentMeans: readonly EInvoicePaymentMeans[];
  /** BG-20. */
  allowances: readonly EInvoiceAllowance[];
  /** BG-21. */
  charges: readonly EInvoiceAllowance[];
  /** BG-22. */
  totals?: EInvoiceTotals | undefined;
  /** BG-23. */
  vatBreakdown: readonly EInvoiceVatBreakdown[];
  /** BG-24. */
  supportingDocuments: readonly EInvoiceSupportingDocument[];
  /** BG-25. */
  lines: readonly EInvoiceLine[];
}

export interface EInvoiceAddress {
  /** BT-35, 50. */
  line1?: string | undefined;
  /** BT-36, 51. */
  line2?: string | undefined;
  /** BT-162, 163. */
  line3?: string | undefined;
  /** BT-38, 53. */
  postalCode?: string | undefined;
  /** BT-37, 52. */
  city?: string | undefined;
  /** BT-39, 54. */
  subdivision?: string | undefined;
  /** BT-40, 55. */
  country?: string | undefined;
}

export interface EInvoiceAllowance {
  /** BT-92, 99, 136, 141: decimal text. */
  amount?: string | undefined;
  /** BT-93, 100, 137, 142: decimal text. */
  base?: string | undefined;
  /** BT-94, 101, 138, 143: decimal text. */
  percent?: string | undefined;
  /** BT-97, 104, 139, 144. */
  reason?: string | undefined;
  /** BT-98, 105, 140, 145. */
  reasonCode?: string | undefined;
  vat?: EInvoiceVat | undefined;
}

export interface EInvoiceAttachment {
  name: string;
  /** Its relationship to the PDF, such as Alternative. */
  relationship?: string | undefined;
  /** Its profile according to the PDF, such as EN 16931. */
  level?: string | undefined;
}

export interface EInvoiceClassification {
  /** Identifier. */
  id?: string | undefined;
  /** Its list. */
  scheme?: string | undefined;
  /** The release of the list. */
  version?: string | undefined;
}

export interface EInvoiceContact {
  /** BT-41, 56. */
  name?: string | undefined;
  /** BT-42, 57. */
  phone?: string | undefined;
  /** BT-43, 58. */
  email?: string | undefined;
}

export interface EInvoiceDelivery {
  /** BT-70. */
  name?: string | undefined;
  /** BT-71. */
  location?: EInvoiceIdentifier | undefined;
  /** BT-72: yyyy-mm-dd. */
  date?: string | undefined;
  /** BG-15. */
  address?: EInvoiceAddress | undefined;
}

export interface EInvoiceDiscount {
  /** Absent if the invoice states only an amount. */
  percent?: string | undefined;
  /** From the day of the invoice. */
  days?: number | undefined;
  /** Base of the discount. Default: the amount due. */
  basis?: string | undefined;
  /** The last day on which it is granted: yyyy-mm-dd. */
  until: string;
  /** Discount amount, rounded half up to 0.01. */
  amount: string;
  /** Amount left to pay. */
  payable: string;
}

export interface EInvoiceFile {
  /** The file in base64. */
  base64?: string | undefined;
  /** Its media type. */
  mediaType?: string | undefined;
  /** Its name. */
  name?: string | undefined;
}

export interface EInvoiceFinding {
  /** The rule that is broken, such as BR-CO-16. */
  rule?: string | undefined;
  /** The business term, such as BT-115. */
  term?: string | undefined;
  /** Where: in invoice of the answer of parse. */
  fieldName: string;
  message: string;
  code: string;
  /** As published with the rule: only errors make an e-invoice invalid. */
  severity: 'ERROR' | 'WARNING' | 'INFORMATION';
  /** Of what the schema says: the line in the XML, from 1. */
  line?: number | undefined;
  column?: number | undefined;
}

export interface EInvoiceIdentifier {
  /** Identifier. */
  id?: string | undefined;
  /** Its list. */
  scheme?: string | undefined;
}

export interface EInvoiceInstalment {
  amount: string;
  dueDate?: string | undefined;
}

export interface EInvoiceItem {
  /** BT-153. */
  name?: string | undefined;
  /** BT-154. */
  description?: string | undefined;
  /** BT-155. */
  sellerId?: string | undefined;
  /** BT-156. */
  buyerId?: string | undefined;
  /** BT-157. */
  standardId?: EInvoiceIdentifier | undefined;
  /** BT-158. */
  classifications: readonly EInvoiceClassification[];
  /** BT-159. */
  originCountry?: string | undefined;
  /** BG-32. */
  attributes: readonly EInvoiceItemAttribute[];
}

export interface EInvoiceItemAttribute {
  /** BT-160. */
  name?: string | undefined;
  /** BT-161. */
  value?: string | undefined;
}

export interface EInvoiceLine {
  /** BT-126. */
  id?: string | undefined;
  /** BT-127. */
  note?: string | undefined;
  /** BT-128. */
  object?: EInvoiceIdentifier | undefined;
  /** BT-129, 130. */
  quantity?: EInvoiceQuantity | undefined;
  /** BT-131: decimal text. */
  net?: string | undefined;
  /** BT-132. */
  orderLine?: string | undefined;
  /** BT-133. */
  accountingReference?: string | undefined;
  /** BG-26. */
  period?: EInvoicePeriod | undefined;
  /** BG-27. */
  allowances: readonly EInvoiceLineAllowance[];
  /** BG-28. */
  charges: readonly EInvoiceLineAllowance[];
  /** BG-29. */
  price?: EInvoicePrice | undefined;
  /** BG-30. */
  vat?: EInvoiceVat | undefined;
  /** BG-31. */
  item?: EInvoiceItem | undefined;
}

export interface EInvoiceLineAllowance {
  /** BT-92, 99, 136, 141: decimal text. */
  amount?: string | undefined;
  /** BT-93, 100, 137, 142: decimal text. */
  base?: string | undefined;
  /** BT-94, 101, 138, 143: decimal text. */
  percent?: string | undefined;
  /** BT-97, 104, 139, 144. */
  reason?: string | undefined;
  /** BT-98, 105, 140, 145. */
  reasonCode?: string | undefined;
}

export interface EInvoiceNote {
  /** BT-21. */
  subject?: string | undefined;
  /** BT-22. */
  text?: string | undefined;
}

export interface EInvoiceParty {
  /** BT-27, 44. */
  name?: string | undefined;
  /** BT-28, 45. */
  tradingName?: string | undefined;
  /** BT-29, 46. */
  ids: readonly EInvoiceIdentifier[];
  /** BT-30, 47. */
  registration?: EInvoiceIdentifier | undefined;
  /** BT-31, 48. */
  vatId?: string | undefined;
  /** BT-32. */
  taxNumber?: string | undefined;
  /** BT-33. */
  legalForm?: string | undefined;
  /** BT-34, 49. */
  electronicAddress?: EInvoiceIdentifier | undefined;
  /** BG-5, 8. */
  address?: EInvoiceAddress | undefined;
  /** BG-6, 9. */
  contact?: EInvoiceContact | undefined;
}

export interface EInvoicePayee {
  /** BT-59. */
  name?: string | undefined;
  /** BT-60. */
  id?: EInvoiceIdentifier | undefined;
  /** BT-61. */
  registration?: EInvoiceIdentifier | undefined;
}

export interface EInvoicePayment {
  /** Whether it can be paid by credit transfer. */
  payable: boolean;
  /** Why it cannot. */
  reason?: string | undefined;
  /** Decimal text. */
  amount?: string | undefined;
  currency?: string | undefined;
  /** QR reference or creditor reference. */
  reference?: string | undefined;
  message?: string | undefined;
  /** Due date of the full amount: yyyy-mm-dd. */
  dueDate?: string | undefined;
  /** Whether it is collected by direct debit. */
  collected: boolean;
  /** All accounts that may be paid, the preferred one first. */
  accounts: readonly string[];
  /** Cash discounts, by their last day. */
  discounts: readonly EInvoiceDiscount[];
  /** Instalments, if it is to be paid in parts. */
  instalments: readonly EInvoiceInstalment[];
  /** Parts of the terms that were not understood. */
  openTerms: readonly EInvoiceFinding[];
}

export interface EInvoicePaymentMeans {
  /** BT-81. */
  code?: string | undefined;
  /** BT-82. */
  text?: string | undefined;
  /** BT-84. */
  account?: string | undefined;
  /** BT-85. */
  accountName?: string | undefined;
  /** BT-86. */
  bic?: string | undefined;
  /** BT-91. */
  payerAccount?: string | undefined;
}

export interface EInvoicePaymentTerm {
  /** BT-20. */
  description?: string | undefined;
  /** BT-9: yyyy-mm-dd. */
  dueDate?: string | undefined;
  /** The part of the amount due that it covers: decimal text. */
  partialAmount?: string | undefined;
  /** Discounts for early payment. */
  discounts: readonly EInvoiceTermAdjustment[];
  /** Penalties for late payment. */
  penalties: readonly EInvoiceTermAdjustment[];
}

export interface EInvoicePeriod {
  /** BT-73, 134: yyyy-mm-dd. */
  from?: string | undefined;
  /** BT-74, 135: yyyy-mm-dd. */
  to?: string | undefined;
}

export interface EInvoicePreceding {
  /** BT-25. */
  number?: string | undefined;
  /** BT-26: yyyy-mm-dd. */
  issueDate?: string | undefined;
}

export interface EInvoicePrice {
  /** BT-146: decimal text. */
  net?: string | undefined;
  /** BT-147: decimal text. */
  discount?: string | undefined;
  /** BT-148: decimal text. */
  gross?: string | undefined;
  /** BT-149, 150. */
  base?: EInvoiceQuantity | undefined;
}

export interface EInvoiceQuantity {
  /** BT-129, 149: decimal text. */
  value?: string | undefined;
  /** BT-130, 150. */
  unit?: string | undefined;
}

export interface EInvoiceReading {
  /** Whether none of the rules checked is broken as an error. */
  valid: boolean;
  syntax: 'CII' | 'UBL';
  /** The profile it claims; absent if unknown. */
  profile?: 'minimum' | 'basicwl' | 'basic' | 'en16931' | 'extended' | 'xrechnung' | 'peppol' | 'peppolSelfBilling' | 'pint' | 'extendedCtcFr' | undefined;
  /** The rules that you asked for, or those that it claims to keep. */
  rules: 'en16931' | 'peppol' | 'xrechnung' | 'facturx' | 'france';
  /** The schema and rule sets that it was validated against, with their releases. */
  ruleSets: readonly EInvoiceRuleSet[];
  /** What is not checked of these sets, and of the profile that it claims. */
  uncheckedRules: readonly string[];
  /** Broken rules: errors, warnings and information. */
  findings: readonly EInvoiceFinding[];
  /** Points that break no rule, but that a person should see. */
  remarks: readonly EInvoiceFinding[];
  /** The attachment of the PDF that contained it. */
  file?: EInvoiceAttachment | undefined;
  invoice: EInvoice;
  payment: EInvoicePayment;
  /** Paths of what was not understood. */
  unread: readonly string[];
  /** Total number; if there are very many, only the first are listed. */
  unreadCount: number;
  /** The QR-bill for it, if the account is in Switzerland or Liechtenstein. */
  qrInvoice?: QrInvoiceAsRead | undefined;
}

export interface EInvoiceRuleSet {
  name: string;
  version: string;
}

export interface EInvoiceSupportingDocument {
  /** BT-122. */
  id?: string | undefined;
  /** BT-123. */
  description?: string | undefined;
  /** BT-124. */
  location?: string | undefined;
  /** BT-125. */
  file?: EInvoiceFile | undefined;
}

export interface EInvoiceTaxRepresentative {
  /** BT-62. */
  name?: string | undefined;
  /** BT-63. */
  vatId?: string | undefined;
  /** BG-12. */
  address?: EInvoiceAddress | undefined;
}

export interface EInvoiceTermAdjustment {
  /** The first day of the period: yyyy-mm-dd. */
  from?: string | undefined;
  /** Length of the period. */
  period?: EInvoiceQuantity | undefined;
  /** The last day of it: yyyy-mm-dd. */
  until?: string | undefined;
  /** Base amount: decimal text. */
  base?: string | undefined;
  /** Percentage: decimal text. */
  percent?: string | undefined;
  /** Amount: decimal text. */
  amount?: string | undefined;
}

export interface EInvoiceToRead {
  /** A PDF with an embedded e-invoice, or XML, at most 10 MiB. */
  file: FileInput;
}

export interface EInvoiceTotals {
  /** BT-106: decimal text. */
  lines?: string | undefined;
  /** BT-107: decimal text. */
  allowances?: string | undefined;
  /** BT-108: decimal text. */
  charges?: string | undefined;
  /** BT-109: decimal text. */
  net?: string | undefined;
  /** BT-110: decimal text. */
  vat?: string | undefined;
  /** BT-111: decimal text. */
  vatInVatCurrency?: string | undefined;
  /** BT-112: decimal text. */
  gross?: string | undefined;
  /** BT-113: decimal text. */
  prepaid?: string | undefined;
  /** BT-114: decimal text. */
  rounding?: string | undefined;
  /** BT-115: decimal text. */
  due?: string | undefined;
}

export interface EInvoiceVat {
  /** BT-95, 102, 118, 151. */
  category?: string | undefined;
  /** BT-96, 103, 119, 152: decimal text. */
  rate?: string | undefined;
}

export interface EInvoiceVatBreakdown {
  /** BT-95, 102, 118, 151. */
  category?: string | undefined;
  /** BT-96, 103, 119, 152: decimal text. */
  rate?: string | undefined;
  /** BT-116: decimal text. */
  base?: string | undefined;
  /** BT-117: decimal text. */
  amount?: string | undefined;
  /** BT-120. */
  reason?: string | undefined;
  /** BT-121. */
  reasonCode?: string | undefined;
}

export interface EInvoiceVerdict {
  /** Whether none of the rules checked is broken as an error. */
  valid: boolean;
  syntax: 'CII' | 'UBL';
  /** The profile it claims; absent if unknown. */
  profile?: 'minimum' | 'basicwl' | 'basic' | 'en16931' | 'extended' | 'xrechnung' | 'peppol' | 'peppolSelfBilling' | 'pint' | 'extendedCtcFr' | undefined;
  /** The rules that you asked for, or those that it claims to keep. */
  rules: 'en16931' | 'peppol' | 'xrechnung' | 'facturx' | 'france';
  /** The schema and rule sets that it was validated against, with their releases. */
  ruleSets: readonly EInvoiceRuleSet[];
  /** What is not checked of these sets, and of the profile that it claims. */
  uncheckedRules: readonly string[];
  /** Broken rules: errors, warnings and information. */
  findings: readonly EInvoiceFinding[];
  /** Points that break no rule, but that a person should see. */
  remarks: readonly EInvoiceFinding[];
}

export interface EbillAmount {
  value?: number | undefined;
  currencyCode: string;
}

export interface EbillError {
  status: number;
  message: string;
  /** All problems with fields. */
  fieldErrors: readonly ({ fieldName: string; message: string; rejectedValue?: string | undefined; code: string })[];
  code: string;
  requestId: string;
  /** The code of the first problem; this and the next two members are for the pages. */
  type?: string | undefined;
  detail?: string | undefined;
  validationErrorData?: readonly { parameterName: string; message: string }[] | undefined;
  /** The case that already has the reference number. */
  businessCaseId?: number | undefined;
  /** Number of attempts left for an activation code. */
  remainingAttempts?: number | undefined;
  /** Id of the oldest event still kept. */
  oldestEventId?: number | undefined;
  /** Why the submission was held. */
  anomalies?: readonly ({ code: string; severity: 'block' | 'warn' | 'info'; fieldName?: string | undefined; expected?: string | undefined; actual?: string | undefined })[] | undefined;
  /** Why a PDF could not be converted. */
  reasons?: readonly { code: string; message: string }[] | undefined;
  /** If a passkey can be used instead of a code. */
  passkeyRequest?: { challenge: string; rpId: string; ids: readonly string[] } | undefined;
}

/** eBill parameters: give exactly one of the three ways to name the recipient. */
export interface EbillScheme {
  alternativeSchemeType: 'EBILL';
  type: 'BILL' | 'REMINDER';
  emailAddress?: string | undefined;
  enterpriseIdentificationNumber?: string | undefined;
  billRecipientId?: string | undefined;
  referencedBill?: string | undefined;
}

export interface ElectronicAddress {
  /** Scheme of the address (EAS code). */
  scheme: string;
  /** The address. */
  id: string;
}

export interface EmailAddressEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  oldEmailAddress: string;
  newEmailAddress: string;
}

/** One payment of an entry. */
export interface EntryDetail {
  /** Of the bank. */
  servicerReference?: string | undefined;
  messageId?: string | undefined;
  /** Group of its own. */
  paymentInformationId?: string | undefined;
  instructionId?: string | undefined;
  endToEndId?: string | undefined;
  uetr?: string | undefined;
  /** In the currency of the entry; absent if the bank does not state it. */
  amount?: number | undefined;
  direction: 'credit' | 'debit';
  /** The amount the payer ordered, possibly in another currency. */
  instructed?: Money | undefined;
  transaction?: Money | undefined;
  exchangeRate?: string | undefined;
  charges: readonly Charge[];
  debtor?: StatementParty | undefined;
  ultimateDebtor?: StatementParty | undefined;
  creditor?: StatementParty | undefined;
  ultimateCreditor?: StatementParty | undefined;
  debtorAccount?: string | undefined;
  creditorAccount?: string | undefined;
  /** As sent, including blanks and lower-case letters. */
  references: readonly DetailReference[];
  /** Remark of the bank on reading the reference: ?REJECT?0, ?ERROR?000. */
  flags: readonly string[];
  message?: string | undefined;
  returned?: ReturnReason | undefined;
  code?: BankTransactionCode | undefined;
  information?: string | undefined;
}

export interface EpcDetails {
  /** For a file: from 1; an image is page 1. */
  page?: number | undefined;
  box?: CodeBox | undefined;
  symbol?: SymbolFacts | undefined;
  valid: boolean;
  /** Rules that are broken. */
  problems: readonly Finding[];
  /** Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their syntax. */
  deviations: readonly Finding[];
}

/** One credit transfer in euros. */
export interface EpcPayment {
  /** Default: 002. 001 needs a BIC. */
  version?: '001' | '002' | undefined;
  /** Default: credit transfer; INST for an instant one. */
  transfer?: 'SCT' | 'INST' | undefined;
  /** BIC of the bank; needed by version 001 and outside the European Economic Area. */
  bic?: string | undefined;
  /** Who is paid. */
  name: string;
  /** IBAN of a SEPA country. */
  iban: string;
  /** Euros, 0.01 to 999999999.99; if absent, the payer fills it in. */
  amount?: number | undefined;
  /** Code of the purpose (ISO 20022), such as CHAR. */
  purpose?: string | undefined;
  /** Creditor reference (ISO 11649); not together with a message. */
  reference?: string | undefined;
  /** Text for the beneficiary; not together with a reference. */
  message?: string | undefined;
  /** Text for the payer; it is not sent with the transfer. */
  information?: string | undefined;
}

export interface EpcPaymentRead {
  version?: string | undefined;
  transfer?: string | undefined;
  /** BIC of the bank; needed by version 001 and outside the European Economic Area. */
  bic?: string | undefined;
  name?: string | undefined;
  iban?: string | undefined;
  /** Text, if it is not a number. */
  amount?: unknown;
  /** Code of the purpose (ISO 20022), such as CHAR. */
  purpose?: string | undefined;
  /** Creditor reference (ISO 11649); not together with a message. */
  reference?: string | undefined;
  /** Text for the beneficiary; not together with a reference. */
  message?: string | undefined;
  /** Text for the payer; it is not sent with the transfer. */
  information?: string | undefined;
  details?: EpcDetails | undefined;
}

export interface EraseBusinessCasesRequest {
  /** Ids of cases; duplicates are handled once. */
  ids?: readonly number[] | undefined;
  /** Address to which cases were sent; upper or lower case. */
  emailAddress?: string | undefined;
  /** eBill account of a recipient. */
  billRecipientNetId?: string | undefined;
  /** With a recipient: only cases after this one, as given in next. */
  after?: number | undefined;
}

export interface ErasureReport {
  /** Number of cases erased. */
  erased: number;
  /** Number of cases left unchanged. */
  refused: number;
  /** In the order of the ids. */
  cases: readonly ErasureReportCase[];
  /** There may be more cases of this recipient: repeat the call with this value as after. */
  next?: number | undefined;
}

export interface ErasureReportCase {
  id: number;
  type?: 'Bill' | 'InstalmentBill' | 'Advice' | 'CreditNote' | 'Reminder' | 'DonationInquiry' | undefined;
  /** Together with type; absent if there is no such case. */
  referenceNumber?: string | undefined;
  outcome: 'ERASED' | 'REFUSED';
  /** Why it was refused. */
  code?: string | undefined;
  message?: string | undefined;
}

export interface Error {
  status: number;
  message: string;
  fieldErrors: readonly { fieldName: string; message: string; rejectedValue?: unknown; code: string }[];
  /** The code of the single problem, or VALIDATION_FAILED. */
  code: string;
  requestId: string;
}

export interface ExampleAdviceAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleAdviceWithWorkflowAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleBillAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleBillWithWorkflowAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleCreditNoteAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleCreditNoteWithWorkflowAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleDonationInquiryAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleDonationInquiryWithWorkflowAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleInstalmentBillAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleInstalmentBillWithWorkflowAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleReminderAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface ExampleReminderWithWorkflowAnswer {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: Readonly<Record<string, unknown>>;
}

export interface FileReading {
  bills: readonly QrInvoiceWithDetails[];
  unreadableBills: readonly FileReadingUnreadableBill[];
  otherCodes: readonly FileReadingOtherCode[];
  /** Pages that were not searched completely. */
  warnings: readonly Finding[];
}

export interface FileReadingOtherCode {
  text: string;
  /** The payment standard of the code, if it has one. */
  standard?: string | undefined;
  /** From 1; an image is page 1. */
  page: number;
  box: CodeBox;
  symbol: SymbolFacts;
}

export interface FileReadingUnreadableBill {
  /** From 1; an image is page 1. */
  page: number;
  box: CodeBox;
  symbol: SymbolFacts;
  problems: readonly Finding[];
}

export interface FileToRead {
  /** PDF, PNG or JPEG, at most 10 MiB. */
  file: FileInput;
}

export interface Finding {
  fieldName: string;
  message: string;
  /** The text found. */
  rejectedValue?: string | undefined;
  code: string;
}

export interface GenericAccount {
  /** QRR with a QR-IBAN; SCOR or NON with an IBAN. */
  referenceType: 'QRR' | 'SCOR' | 'NON';
  /** QR reference (27 digits) or creditor reference (ISO 11649). */
  referenceStructured?: string | undefined;
  /** Unstructured message. */
  referenceUnstructured?: string | undefined;
  /** IBAN or QR-IBAN of CH or LI, one of the credit accounts of the biller. */
  iban: string;
}

export interface GetBillRecipientAnswer {
  billRecipientNetId: string;
}

export interface GetEbillHealthAnswer {
  message: string;
  requestDateTime: string;
  receivedHeaders: readonly GetEbillHealthAnswerReceivedHeader[];
  environmentStage: string;
  applicationVersion: string;
  apiVersion: string;
  maintenanceWindows: readonly GetEbillHealthAnswerMaintenanceWindow[];
}

export interface GetEbillHealthAnswerMaintenanceWindow {
  from: string;
  to: string;
}

export interface GetEbillHealthAnswerReceivedHeader {
  headerName: string;
  headerValue: string;
}

export interface GivenMail {
  /** The sender: its name is that of the biller. */
  from: string;
  /** Mails that the biller may send within 24 hours. */
  perDay: number;
  /** Ask by it what became of the mail. */
  id: string;
  state: 'WAITING';
}

export interface HealthError {
  status: number;
  message: string;
  /** All problems with fields. */
  fieldErrors: readonly ({ fieldName: string; message: string; rejectedValue?: string | undefined; code: string })[];
  code: string;
  requestId: string;
  /** The code of the first problem; this and the next two members are for the pages. */
  type?: string | undefined;
  detail?: string | undefined;
  validationErrorData?: readonly { parameterName: string; message: string }[] | undefined;
  /** The case that already has the reference number. */
  businessCaseId?: number | undefined;
  /** Number of attempts left for an activation code. */
  remainingAttempts?: number | undefined;
  /** Id of the oldest event still kept. */
  oldestEventId?: number | undefined;
  /** Why the submission was held. */
  anomalies?: readonly ({ code: string; severity: 'block' | 'warn' | 'info'; fieldName?: string | undefined; expected?: string | undefined; actual?: string | undefined })[] | undefined;
  /** Why a PDF could not be converted. */
  reasons?: readonly { code: string; message: string }[] | undefined;
  /** If a passkey can be used instead of a code. */
  passkeyRequest?: { challenge: string; rpId: string; ids: readonly string[] } | undefined;
  requestDateTime?: string | undefined;
  receivedHeaders?: readonly { headerName: string; headerValue: string }[] | undefined;
  environmentStage?: string | undefined;
  applicationVersion?: string | undefined;
  apiVersion?: string | undefined;
  maintenanceWindows?: readonly { from: string; to: string }[] | undefined;
}

export interface Instalment {
  /** Id of the instalment, unique in the whole business case. */
  externalInstalmentId: string;
  /** What the recipient reads. */
  description?: string | undefined;
  /** What is to be paid. */
  paymentInformation: PaymentInformation;
}

export interface InstalmentBillRequest {
  /** Number assigned by the biller, unique for the biller. */
  referenceNumber: string;
  /** Today or up to 90 days ago, in Europe/Zurich. */
  businessCaseDate: string;
  /** Total of the business case. */
  totalAmount: AmountToSend;
  /** The bill that this case refers to. */
  referencedBill?: ReferencedBill | undefined;
  /** The recipient. */
  billRecipient: RecipientToBill;
  /** Groups of instalments, of which the recipient chooses one. */
  paymentsByInstalments: PaymentsByInstalments;
  /** Bookkeeping data for the recipient. */
  workflow?: Workflow | undefined;
}

export interface InstalmentGroup {
  /** Id of the group, given by the biller. */
  externalPaymentByInstalmentsId: string;
  /** What the recipient reads. */
  description?: string | undefined;
  /** Default: false. */
  isTotalAmountHidden?: boolean | undefined;
  /** Whether this group pays everything at once, in exactly one instalment of the total; true in at most one group. */
  isTotalPaymentOption?: boolean | undefined;
  /** The instalments of the group. */
  instalments: InstalmentGroupInstalments;
}

export interface InstalmentGroupInstalments {
  /** The instalments. */
  instalment: readonly Instalment[];
}

export interface InstalmentStatusEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  externalPaymentByInstalmentsId: string;
  externalInstalmentId: string;
  newStatus: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';
  approvedAmount?: EbillAmount | undefined;
}

export interface InvoiceAddress {
  /** Default: the first printed line. */
  name?: string | undefined;
  /** Street, or P.O. box. */
  streetName?: string | undefined;
  /** Building number. */
  houseNumber?: string | undefined;
  /** Floor, building, department. */
  additionalLine?: string | undefined;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
}

export interface InvoiceAdjustment {
  /** Name of the discount or surcharge. */
  description?: string | undefined;
  /** Per cent, at most three decimals. */
  percent?: number | undefined;
  /** Instead of a percentage. */
  amount?: number | undefined;
  /** The rate it belongs to. Default: split among all rates in proportion to their line items. */
  vatRate?: number | undefined;
  /** How VAT is charged: S at a rate, Z at zero, E exempt, AE by the recipient, G export, O outside VAT. Default: by the rate. */
  vatCategory?: 'S' | 'Z' | 'E' | 'AE' | 'G' | 'O' | undefined;
  /** For E, AE, G and O. Default: the usual wording. */
  vatExemption?: VatExemption | undefined;
  /** Reason as a code: UNTDID 5189 for discounts, 7161 for surcharges. */
  reasonCode?: string | undefined;
}

export interface InvoiceAttachment {
  /** Number or name that the file is referred to by. */
  nr: string;
  /** What it is. */
  description?: string | undefined;
  /** Name of the file. */
  name: string;
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' | 'application/vnd.oasis.opendocument.spreadsheet';
  /** The file as Base64. */
  content: string;
}

export interface InvoiceDocument {
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Default: invoice. The amounts of a credit note are owed to the recipient; a final invoice deducts its deposits as prepaid; an offer, an order confirmation and a delivery note have no payment part. */
  kind?: 'invoice' | 'creditNote' | 'correction' | 'prepayment' | 'partial' | 'selfBilled' | 'final' | 'offer' | 'orderConfirmation' | 'deliveryNote' | undefined;
  /** The invoice that a credit note or correction refers to. */
  precedingInvoice?: PrecedingInvoice | undefined;
  /** Default: the name of the kind of document in its language. */
  title?: string | undefined;
  sender: InvoiceSender;
  recipient: InvoiceRecipient;
  contactPerson?: ContactPerson | undefined;
  /** Number of the customer. */
  customerNr?: string | undefined;
  /** Reference of the customer. */
  customerReference?: string | undefined;
  /** Number of the order. */
  orderNr?: string | undefined;
  /** Number of the contract. */
  contractNr?: string | undefined;
  /** Number of the project. */
  projectNr?: string | undefined;
  /** Number of the invoice. */
  invoiceNr: string;
  /** Date of the invoice. */
  invoiceDate: string;
  /** When the goods or services were delivered. */
  servicePeriod?: InvoiceDocumentServicePeriod | undefined;
  /** Where the goods were delivered, if not to the recipient. */
  deliveryAddress?: InvoiceAddress | undefined;
  /** Default: the date of the invoice plus the payment term. Of an offer: until when it is valid. */
  dueDate?: string | undefined;
  paymentTerms?: InvoiceDocumentPaymentTerms | undefined;
  /** ISO 4217; a payment part needs CHF or EUR. */
  currency: string;
  /** States the VAT in a second currency as well, such as CHF. */
  vatCurrency?: VatCurrency | undefined;
  /** Text above the line items; 
 begins a new line. */
  introduction?: string | undefined;
  /** Text below the totals; 
 begins a new line. */
  closing?: string | undefined;
  /** Texts with a code of what they are about, printed below the closing. */
  notes?: readonly InvoiceNote[] | undefined;
  positions: readonly InvoicePosition[];
  discounts?: readonly InvoiceAdjustment[] | undefined;
  surcharges?: readonly InvoiceAdjustment[] | undefined;
  /** Default: false, VAT is added to the prices. */
  pricesIncludeVat?: boolean | undefined;
  /** cash: to 0.05. Default: none. */
  rounding?: 'none' | 'cash' | undefined;
  /** Deducted from the total. */
  prepaidAmount?: number | undefined;
  /** Name of a resource: PDF to print the invoice on. */
  letterhead?: string | undefined;
  /** Account to pay to in place of a payment part, in any currency; of a credit note the account of the refund. */
  bankAccount?: BankAccount | undefined;
  /** Supporting documents that go with an e-invoice. */
  attachments?: readonly InvoiceAttachment[] | undefined;
  /** Adds a payment part for the amount due. Without its own bill information, it gets Swico S1 data from the invoice. */
  qrInvoice?: InvoiceQrPart | undefined;
}

export interface InvoiceDocumentPaymentTerms {
  days?: number | undefined;
  /** Discounts for early payment. */
  cashDiscounts?: readonly InvoiceDocumentPaymentTermsCashDiscount[] | undefined;
}

export interface InvoiceDocumentPaymentTermsCashDiscount {
  /** Per cent, at most three decimals. */
  percent: number;
  days: number;
}

export interface InvoiceDocumentServicePeriod {
  /** Day, or first day. */
  from: string;
  /** Last day. */
  to?: string | undefined;
}

export interface InvoiceNote {
  /** UNTDID 4451, as France asks for: PMT costs of collection, PMD late payment, AAB discount. */
  subject: string;
  text: string;
}

export interface InvoicePosition {
  /** Default: item. A text has only a description; a subtotal adds up the items since the last one. */
  kind?: 'item' | 'text' | 'subtotal' | undefined;
  /** Number of the article. */
  articleNr?: string | undefined;
  /** GTIN with its check digit. */
  gtin?: string | undefined;
  /** What it is; 
 begins a new line. */
  description?: string | undefined;
  /** At most six decimals; may be negative. Default: 1. */
  quantity?: number | undefined;
  /** h, kg, m2 …. */
  unit?: string | undefined;
  /** Default: that of the unit. */
  unitCode?: string | undefined;
  /** At most six decimals; may be negative. */
  unitPrice?: number | undefined;
  /** How many units the price is for: 100 for a price per hundred. Default: 1. */
  priceQuantity?: number | undefined;
  /** On this line item. */
  discount?: InvoicePositionDiscount | undefined;
  /** VAT in per cent; absent: outside VAT. */
  vatRate?: number | undefined;
  /** How VAT is charged: S at a rate, Z at zero, E exempt, AE by the recipient, G export, O outside VAT. Default: by the rate. */
  vatCategory?: 'S' | 'Z' | 'E' | 'AE' | 'G' | 'O' | undefined;
  /** For E, AE, G and O. Default: the usual wording. */
  vatExemption?: VatExemption | undefined;
}

export interface InvoicePositionDiscount {
  /** Per cent, at most three decimals. */
  percent?: number | undefined;
  /** Instead of a percentage. */
  amount?: number | undefined;
}

export interface InvoiceQrPart {
  creditorInformation: CreditorInformation;
  ultimateDebtor?: Party | undefined;
  paymentReference: PaymentReference;
  alternativeSchemes?: AlternativeSchemes | undefined;
}

export interface InvoiceRecipient {
  /** As printed, line by line. */
  addressLines: readonly string[];
  /** In separate fields, for e-invoices. Default: that of the payment part. */
  address?: InvoiceAddress | undefined;
  /** UID of the recipient. */
  uid?: string | undefined;
  /** VAT number with its country prefix. */
  vatNumber?: string | undefined;
  /** Number in a register of companies abroad. Default: the UID. */
  registration?: RegistrationNumber | undefined;
  /** Electronic address for e-invoices. Default: the UID with scheme 0183. */
  electronicAddress?: ElectronicAddress | undefined;
}

export interface InvoiceSender {
  /** Default: the first address line. */
  name?: string | undefined;
  /** As printed, line by line. */
  addressLines: readonly string[];
  /** Telephone. */
  phone?: string | undefined;
  /** E-mail address. */
  email?: string | undefined;
  /** Website. */
  website?: string | undefined;
  /** UID or VAT number. */
  uid?: string | undefined;
  /** VAT number abroad, with its country prefix: the VAT of that country is charged. */
  vatNumber?: string | undefined;
  /** Tax number abroad that is no VAT number. */
  taxNumber?: string | undefined;
  /** Number in a register of companies abroad. Default: the UID. */
  registration?: RegistrationNumber | undefined;
  /** Whether the UID is a VAT number. Default: true if VAT is charged. */
  isVatRegistered?: boolean | undefined;
  /** In separate fields, for e-invoices. Default: that of the payment part. */
  address?: InvoiceAddress | undefined;
  /** Electronic address for e-invoices. Default: the UID with scheme 0183. */
  electronicAddress?: ElectronicAddress | undefined;
  /** Name of a resource: PNG or JPEG. */
  logo?: string | undefined;
}

export interface InvoiceTemplate {
  name: string;
  title: InvoiceTemplateTitle;
  description: InvoiceTemplateTitle;
  /** Address of an image of it (SVG). */
  preview: string;
}

export interface InvoiceTemplateTitle {
  de: string;
  fr: string;
  it: string;
  en: string;
  rm: string;
}

export interface KnownBooking {
  /** Index of the file, from 0. */
  file: number;
  /** Index of the statement in the file. */
  statement: number;
  /** Index of the entry in the statement. */
  entry: number;
  /** Index of the payment in the entry. */
  detail?: number | undefined;
  /** Where else it was reported; absent: in an earlier call. */
  of?: BookingPlace | undefined;
  /** When the bank booked it. */
  date?: string | undefined;
  amount: number;
  currency: string;
  direction: 'credit' | 'debit';
}

export interface KnownPayer {
  /** The account that is paid from. */
  account?: string | undefined;
  /** If no account is known: the name of the payer. */
  name?: string | undefined;
  /** As the bills call the payer. */
  debtor: string;
}

export interface LeftOutPayment {
  /** Its place in the payments that were sent, from 0. */
  index: number;
  /** Who would have been paid. */
  creditor?: string | undefined;
  iban: string;
  reference?: string | undefined;
  message?: string | undefined;
  currency?: string | undefined;
  amount?: number | undefined;
  source?: string | undefined;
  /** Where it was paid. */
  paid: PaidWhere;
}

export interface ListWebhooksAnswer {
  id: number;
  eventType: 'PROCESSING_STATUS_CHANGED_EVENTS' | 'BUSINESS_CASE_STATUS_CHANGED_EVENTS' | 'INSTALMENT_STATUS_CHANGED_EVENTS' | 'SUBSCRIPTION_STATUS_CHANGED_EVENTS' | 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS';
  hookUrl: string;
  description?: string | undefined;
  status: 'ACTIVE' | 'DISABLED';
  createdAt: string;
  disabledReason?: string | undefined;
  failingSince?: string | undefined;
  lastDeliveryAt?: string | undefined;
  lastStatus?: number | undefined;
}

export interface MailForm {
  /** The PDF; at most 5 000 000 bytes. */
  file: FileInput;
  mail: MailOfDesk;
}

export interface MailOfDesk {
  /** The one recipient. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Where replies go: a user of the biller, or its address for bills by e-mail. Default: the user who sends; required for keys. */
  replyTo?: string | undefined;
}

export interface MergePaymentPartRequest {
  /** PDF; at most 10 MiB. */
  file: FileInput;
  qrInvoice: QrInvoice;
}

export interface MergePdfsRequest {
  /** PDF; at most 10 MiB. */
  file: FileInput;
  /** PDF of a single page; at most 10 MiB. */
  file2: FileInput;
}

export interface Money {
  currency: string;
  amount: number;
}

export interface OpenBill {
  /** Unique id given by the biller. */
  id: string;
  /** The IBAN or QR-IBAN that is on the bill. */
  iban: string;
  referenceType: 'QRR' | 'SCOR' | 'NON';
  /** QR reference or creditor reference. */
  reference?: string | undefined;
  /** If absent, the payer fills it in. */
  amount?: number | undefined;
  currency: string;
  /** Date of the bill: the days of discounts count from it. */
  date?: string | undefined;
  /** Discounts for early payment: those of its account or of the run where it names none; an empty list grants none. */
  discounts?: readonly BillDiscount[] | undefined;
  /** Received before, less reversals. */
  paid?: number | undefined;
  /** Discount granted before, as returned by the last run. */
  discount?: number | undefined;
  /** Day of the last receipt that counts, as returned by the last run. */
  lastPaid?: string | undefined;
  /** Settled: nothing is open, whatever was paid. */
  closed?: boolean | undefined;
  /** As returned by the last run. */
  state?: 'open' | 'partlyPaid' | 'settled' | 'overpaid' | 'doublePaid' | undefined;
  /** Name of the payer, for suggesting bills. */
  debtor?: string | undefined;
  /** As payers quote it, for suggesting bills, unless it is the id. */
  number?: string | undefined;
}

export interface OpenBooking {
  /** Where these files report it; empty if only earlier ones did. */
  places: readonly BookingPlace[];
  /** Why it cannot be decided, and what would decide it. */
  reason: ReceiptReason;
  /** When the bank booked it. */
  date?: string | undefined;
  amount: number;
  currency: string;
  direction: 'credit' | 'debit';
}

/** Bookings that cannot be decided from these files and those of earlier runs. */
export interface OpenMatter {
  /** Where these files report it; empty if only earlier ones did. */
  places: readonly StatementPlace[];
  /** Why it cannot be decided, and what would decide it. */
  reason: VerdictReason;
  account: string;
  /** When the bank booked it. */
  date?: string | undefined;
  amount: number;
  currency: string;
  direction: 'credit' | 'debit';
}

export interface PagePoint {
  x: number;
  y: number;
}

export interface PaidPayment {
  iban: string;
  /** QR reference or creditor reference. */
  reference?: string | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
  message?: string | undefined;
  /** Message that paid it. */
  messageId?: string | undefined;
  /** Day for which it was ordered. */
  executionDate?: string | undefined;
}

export interface PaidWhere {
  /** Message that paid it, if alreadyPaid names it. */
  messageId?: string | undefined;
  /** Day for which that ordered it. */
  executionDate?: string | undefined;
  /** If it is in this order: its place in the payments that were sent. */
  index?: number | undefined;
}

/** All empty, or as complete as the creditor. */
export interface Party {
  /** STRUCTURED (S) or COMBINED (K). COMBINED ended on 21.11.2025 and is only accepted with profile=2.2. */
  addressType?: 'STRUCTURED' | 'COMBINED' | undefined;
  /** First name (optional) and last name, or company name. */
  name?: string | undefined;
  /** Street without building number. */
  streetName?: string | undefined;
  /** Building number. */
  houseNumber?: string | undefined;
  /** Postal code without country prefix. */
  postalCode?: string | undefined;
  /** City. */
  city?: string | undefined;
  /** ISO 3166-1 alpha-2 code. */
  country?: string | undefined;
  /** COMBINED only: street and building number, or P.O. box. */
  addressLine1?: string | undefined;
  /** COMBINED only: postal code and city. */
  addressLine2?: string | undefined;
}

export interface PaymentAmountAsRead {
  /** If absent, the payer fills it in. null: the text found is not an amount. */
  amount?: number | null | undefined;
  /** CHF or EUR, if the code follows the rules. */
  currency?: string | undefined;
}

export interface PaymentAmountInformation {
  /** If absent, the payer fills it in. */
  amount?: number | undefined;
  currency: 'CHF' | 'EUR';
}

export interface PaymentDebtor {
  name: string;
  /** IBAN of CH or LI; never a QR-IBAN. */
  iban: string;
  /** BIC of its bank; not together with institution. */
  bic?: string | undefined;
  /** Institution number (IID) of its bank. Default: that of the IBAN. */
  institution?: string | undefined;
  /** Remarks on single bookings. */
  adviceControl?: 'NOA' | 'SIA' | 'CND' | 'CWD' | undefined;
}

/** One payment. */
export interface PaymentDraft {
  /** Who is paid. */
  creditor: PaymentParty;
  /** IBAN of any country, or QR-IBAN. */
  iban: string;
  /** Bank of the payee, for payments abroad. */
  bic?: string | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** Amount to pay. */
  amount?: number | undefined;
  /** Amount of the bill; a bill of 0.00 must not be paid. */
  billAmount?: number | undefined;
  /** Default: NON. */
  referenceType?: 'QRR' | 'SCOR' | 'NON' | undefined;
  /** QR reference or creditor reference. */
  reference?: string | undefined;
  /** Message for the payee. */
  message?: string | undefined;
  /** The debtor named in the bill. */
  ultimateDebtor?: PaymentParty | undefined;
  /** Forwarded to the payee, such as a voucher number. */
  endToEndId?: string | undefined;
  /** Default: that of the order. */
  executionDate?: string | undefined;
  /** SEPA transfer, or instant payment (INST, or ITP where the bank asks for it). */
  service?: 'SEPA' | 'INST' | 'ITP' | undefined;
  /** Urgent. */
  express?: boolean | undefined;
  /** For payments abroad. Default: SHAR. */
  chargeBearer?: 'DEBT' | 'SHAR' | 'CRED' | undefined;
  /** SALA or PENS. */
  categoryPurpose?: string | undefined;
  /** Code of the purpose (ISO 20022). */
  purpose?: string | undefined;
  /** Unique end-to-end transaction reference: a UUID of version 4. */
  uetr?: string | undefined;
  /** Pay it even if the same payment was made before. */
  again?: boolean | undefined;
  /** Its origin, such as a file name; not written to the payment file. */
  source?: string | undefined;
}

export interface PaymentDrafts {
  bills: readonly BillToPay[];
}

export interface PaymentFile {
  /** The message pain.001.001.09. */
  file: string;
  /** What a bank changes or ignores, and points to check. */
  notices: readonly Finding[];
  /** Payments that leaveOutPaid left out of the order; absent if there are none. */
  leftOut?: readonly LeftOutPayment[] | undefined;
  messageId: string;
  /** Payments in all groups. */
  count: number;
  /** Across all currencies: a control total for banks, not an amount of money. */
  controlSum: number;
  /** Amounts paid, by currency. */
  sums: readonly CurrencySum[];
  groups: readonly PaymentGroup[];
}

export interface PaymentFinding {
  fieldName: string;
  message: string;
  /** The text found. */
  rejectedValue?: string | undefined;
  code: string;
  /** In a file: what the element is, in plain words, such as bank of the payer. */
  element?: string | undefined;
  /** In a file, from 1. */
  line?: number | undefined;
  /** In that line, from 1. */
  column?: number | undefined;
  /** In a file: the code with which a bank answers it in a status report, where it is known (CH21, AM10). */
  bankCode?: string | undefined;
}

/** A group of payments that a bank may book together. */
export interface PaymentGroup {
  /** Id of the group in the file (PmtInfId). */
  id: string;
  executionDate: string;
  currency: string;
  /** D: domestic, S: SEPA, X: all others. */
  type: 'D' | 'S' | 'X';
  service?: 'SEPA' | 'INST' | 'ITP' | undefined;
  express: boolean;
  /** For payments abroad. */
  chargeBearer?: string | undefined;
  /** Whether the group is booked as one. */
  batchBooking: boolean;
  /** Number of payments. */
  count: number;
  sum: number;
}

export interface PaymentInformation {
  /** Account and reference of the biller. */
  accountAndReference: AccountAndReference;
  /** Amount to be paid. */
  amount: AmountToSend;
  /** At most 90 days old and 1095 days ahead (30 with EBILL_DEBIT). */
  dueDate: string;
  /** Must be true if no amount is given. */
  payableAmountCanBeModified: boolean;
}

export interface PaymentOption {
  kind: 'net' | 'discount' | 'instalment';
  /** Amount to pay in that case. */
  amount: string;
  /** Last day of the discount: yyyy-mm-dd. */
  day?: string | undefined;
  /** Of a discount. */
  percent?: string | undefined;
  /** Amount of the discount. */
  discount?: string | undefined;
}

/** Payments from one account. */
export interface PaymentOrder {
  /** Never use one twice: banks refuse an id that they know. */
  messageId: string;
  /** Date and time without fractions: 2026-11-23T08:15:00. */
  createdAt: string;
  /** The day on which the bank pays. */
  executionDate: string;
  /** The payer. */
  debtor: PaymentDebtor;
  /** Requests one booking per group, or one per payment; banks may ignore it. */
  batchBooking?: boolean | undefined;
  /** Program that created the order. */
  software?: PaymentSoftware | undefined;
  payments: readonly PaymentDraft[];
}

export interface PaymentOrderFacts {
  messageId: string;
  /** Payments in all groups. */
  count: number;
  /** Across all currencies: a control total for banks, not an amount of money. */
  controlSum: number;
  /** Amounts paid, by currency. */
  sums: readonly CurrencySum[];
  groups: readonly PaymentGroup[];
}

/** Payments from one account, with what was paid before. */
export interface PaymentOrderRequest {
  /** Never use one twice: banks refuse an id that they know. */
  messageId: string;
  /** Date and time without fractions: 2026-11-23T08:15:00. */
  createdAt: string;
  /** The day on which the bank pays. */
  executionDate: string;
  /** The payer. */
  debtor: PaymentDebtor;
  /** Requests one booking per group, or one per payment; banks may ignore it. */
  batchBooking?: boolean | undefined;
  /** Program that created the order. */
  software?: PaymentSoftware | undefined;
  payments: readonly PaymentDraft[];
  /** Ids of earlier messages: banks refuse a repeated one. */
  knownMessageIds?: readonly string[] | undefined;
  /** Earlier payments, for finding double payments. */
  alreadyPaid?: readonly PaidPayment[] | undefined;
}

export interface PaymentOrderVerdict {
  valid: boolean;
  /** Problems that a bank would refuse; at most 1000. */
  problems: readonly PaymentFinding[];
  /** All of them. */
  problemCount: number;
  /** What a bank changes or ignores, and points to check. */
  notices: readonly PaymentFinding[];
  /** Payments that leaveOutPaid left out of the order; absent if there are none. */
  leftOut?: readonly LeftOutPayment[] | undefined;
  /** If the order is valid. */
  order?: PaymentOrderFacts | undefined;
}

export interface PaymentParty {
  /** At most 140 characters, for SEPA payments 70. */
  name: string;
  /** Street. */
  streetName?: string | undefined;
  /** Building number. */
  houseNumber?: string | undefined;
  /** Postal code. */
  postalCode?: string | undefined;
  /** Town: every address has one. */
  city?: string | undefined;
  /** ISO 3166-1 alpha-2 code: every address has one. */
  country?: string | undefined;
  /** Details without a field of their own, or the first line of a combined address. */
  addressLine1?: string | undefined;
  /** Further details, or postal code and town of a combined address. */
  addressLine2?: string | undefined;
}

export interface PaymentReference {
  referenceType: 'QRR' | 'SCOR' | 'NON';
  /** As its type requires; {number} or {customer:number} in braces is completed to a reference. */
  reference?: string | undefined;
  additionalInformation?: AdditionalInformation | undefined;
}

export interface PaymentReferenceAsRead {
  /** QRR, SCOR or NON, if the code follows the rules. */
  referenceType?: string | undefined;
  /** Reference, without spaces. */
  reference?: string | undefined;
  additionalInformation?: AdditionalInformationAsRead | undefined;
}

export interface PaymentSoftware {
  name?: string | undefined;
  version?: string | undefined;
  provider?: string | undefined;
}

export interface PaymentStatus {
  reports: readonly StatusReport[];
  /** If the order was sent along. */
  order?: AnsweredPaymentOrder | undefined;
}

export interface PaymentsByInstalments {
  /** The groups of instalments. */
  paymentByInstalments: readonly InstalmentGroup[];
}

export interface PlaceOfStatement {
  file: number;
  statement: number;
}

export interface PrecedingInvoice {
  /** Number. */
  nr: string;
  /** Date. */
  date?: string | undefined;
}

export interface ProcessingStatusEvent {
  id: number;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  referenceNumber: string;
  type: string;
  oldStatus?: string | undefined;
  newStatus: 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';
  reason?: ProcessingStatusEventReason | undefined;
}

export interface ProcessingStatusEventReason {
  code: string;
  message: string;
}

export interface ProposedDonationAmounts {
  /** Different amounts in the currency of the total. */
  proposedDonationAmount: readonly AmountToSend[];
}

export interface QrInvoice {
  creditorInformation: CreditorInformation;
  /** Reserved by the guidelines: must be empty. */
  ultimateCreditor?: Party | undefined;
  paymentAmountInformation: PaymentAmountInformation;
  ultimateDebtor?: Party | undefined;
  paymentReference: PaymentReference;
  alternativeSchemes?: AlternativeSchemes | undefined;
  /** Added by reading a file; ignored in requests, so that you can send back a bill that was read. */
  details?: unknown;
}

/** A bill as read: the fields of QrInvoice, whether or not they follow the rules. */
export interface QrInvoiceAsRead {
  creditorInformation: CreditorInformationAsRead;
  ultimateCreditor?: AddressAsRead | undefined;
  paymentAmountInformation: PaymentAmountAsRead;
  ultimateDebtor?: AddressAsRead | undefined;
  paymentReference: PaymentReferenceAsRead;
  alternativeSchemes?: AlternativeSchemesAsRead | undefined;
}

export interface QrInvoiceRead {
  creditorInformation: CreditorInformationAsRead;
  ultimateCreditor?: AddressAsRead | undefined;
  paymentAmountInformation: PaymentAmountAsRead;
  ultimateDebtor?: AddressAsRead | undefined;
  paymentReference: PaymentReferenceAsRead;
  alternativeSchemes?: AlternativeSchemesAsRead | undefined;
  /** If details=true was requested. */
  details?: BillDetails | undefined;
}

export interface QrInvoiceWithDetails {
  creditorInformation: CreditorInformationAsRead;
  ultimateCreditor?: AddressAsRead | undefined;
  paymentAmountInformation: PaymentAmountAsRead;
  ultimateDebtor?: AddressAsRead | undefined;
  paymentReference: PaymentReferenceAsRead;
  alternativeSchemes?: AlternativeSchemesAsRead | undefined;
  details: BillDetails;
}

export interface QrInvoiceWithVerdict {
  creditorInformation: CreditorInformationAsRead;
  ultimateCreditor?: AddressAsRead | undefined;
  paymentAmountInformation: PaymentAmountAsRead;
  ultimateDebtor?: AddressAsRead | undefined;
  paymentReference: PaymentReferenceAsRead;
  alternativeSchemes?: AlternativeSchemesAsRead | undefined;
  /** If details=true was requested. */
  details?: BillVerdict | undefined;
}

/** Bill information of any other syntax. */
export interface RawBillInformation {
  billInformationType: 'RawBillInformation';
  rawBillInformation: string;
}

/** For any other scheme: its text as in the code. */
export interface RawScheme {
  alternativeSchemeType: 'RAW';
  alternativeSchemeParameter: string;
  name?: string | undefined;
  separator?: string | undefined;
  parameters?: readonly string[] | undefined;
}

/** One payment of a statement, and its effect on the bills. */
export interface Receipt {
  place: StatementPlace;
  verdict: 'settled' | 'partial' | 'over' | 'double' | 'amountFree' | 'wrongCurrency' | 'converted' | 'unknownReference' | 'invalidReference' | 'noReference' | 'candidate' | 'reversed' | 'detailsElsewhere' | 'announced' | 'notABill' | 'open';
  /** For a converted receipt: the amount that counts in the currency of the bill. */
  inner?: 'settled' | 'partial' | 'over' | 'double' | 'amountFree' | undefined;
  /** The bill it counts towards, or from which it was taken back. */
  bill?: string | undefined;
  /** What it changes in the amount paid of the bill, in its currency. */
  counted?: number | undefined;
  /** Cash discount taken in time, in the currency of the bill; negative if it falls away again. */
  discount?: number | undefined;
  /** Tolerated difference, in the currency of the bill: what was open less what came in; with the other sign when taken back. */
  difference?: number | undefined;
  /** Charges as the bank reports them; those of a collective booking with its first payment. */
  charges?: readonly ReceiptCharge[] | undefined;
  /** What was credited for it, if that is amount less charges. */
  booked?: number | undefined;
  /** Possible matches for a person to choose from; no money counts towards them. */
  candidates: readonly CandidateBill[];
  reasons: readonly VerdictReason[];
  currency: string;
  /** 0.00 if the bank does not state it. */
  amount: number;
  direction: 'credit' | 'debit';
  date?: string | undefined;
  payer?: string | undefined;
  payerAccount?: string | undefined;
  /** As it was compared. */
  reference?: string | undefined;
  message?: string | undefined;
  /** Only reported by a notification so far: it counts, but no account statement has confirmed it. */
  isAdvised: boolean;
}

export interface ReceiptCharge {
  /** Negative if the bank gave it back. */
  amount: number;
  currency: string;
  /** Taken off the money of this booking; if false, only reported here. */
  isIncluded: boolean;
}

export interface ReceiptReason {
  code: string;
  message: string;
}

export interface RecipientAddress {
  /** Address in separate fields. */
  structuredAddress?: StructuredAddress | undefined;
  /** Address as lines; not together with the structured address. */
  unstructuredAddress?: UnstructuredAddress | undefined;
}

/** One of the three. */
export interface RecipientQuery {
  emailAddress?: string | undefined;
  billRecipientNetId?: string | undefined;
  enterpriseIdentificationNumber?: string | undefined;
}

export interface RecipientToBill {
  /** At least one of the three identifiers must be given. */
  emailAddress?: string | undefined;
  /** Swiss enterprise identification number without punctuation. */
  enterpriseIdentificationNumber?: string | undefined;
  /** Identifier in the eBill network: text, since a JSON number cannot hold it. */
  billRecipientNetId?: string | undefined;
  /** Name of the recipient. */
  name: string;
  /** Address of the recipient. */
  address: RecipientAddress;
}

export interface ReconciledBill {
  id: string;
  state: 'open' | 'partlyPaid' | 'settled' | 'overpaid' | 'doublePaid';
  currency: string;
  amount?: number | undefined;
  paid: number;
  /** Cash discount granted so far. */
  discount?: number | undefined;
  /** Never negative. */
  open?: number | undefined;
  /** Amount paid in excess. */
  credit: number;
  /** Indexes of receipts. */
  receipts: readonly number[];
}

export interface Reconciliation {
  /** In the order of booking. */
  receipts: readonly Receipt[];
  bills: readonly ReconciledBill[];
  /** The open bills, for the next run. */
  openBills: readonly OpenBill[];
  /** Who has paid whose bills: pass it as payers to the next run, and payments without a reference are suggested by it. */
  payers: readonly KnownPayer[];
  totals: readonly VerdictTotal[];
  sums: readonly CurrencyTotal[];
  /** What is known of all bookings so far: pass it as seen to the next run. */
  seen: readonly string[];
  /** Number of bookings reported again, which do not count again: the payments of repeats. */
  repeated: number;
  /** Each entry taken as a repetition of a known one, and where that one was reported. */
  repeats: readonly RepeatedBooking[];
  /** Bookings that cannot be decided yet; they count towards no bill. */
  open: readonly OpenMatter[];
  /** Each account statement with balances and all its pages: whether opening balance and bookings make the closing balance. */
  balances: readonly BalanceProof[];
  /** Irregularities in the statements, alone and together. */
  notices: readonly Finding[];
  /** If they were asked for. */
  books?: Books | undefined;
}

export interface ReconciliationInput {
  bills: readonly OpenBill[];
  /** Which QR-IBAN belongs to which account. */
  accounts?: readonly AccountLink[] | undefined;
  /** As returned by the last run: receipts that do not count again. */
  seen?: readonly string[] | undefined;
  /** As returned by the last run: who has paid whose bills. Payments without a reference are suggested by it. */
  payers?: readonly KnownPayer[] | undefined;
  /** Difference at which an amount still settles a bill, by currency. Default: none. */
  tolerance?: readonly Tolerance[] | undefined;
  /** Discounts of all bills for which neither the bill nor its account names any. Default: none. */
  discounts?: readonly BillDiscount[] | undefined;
}

export interface ReconciliationRequest {
  bills: readonly OpenBill[];
  /** Which QR-IBAN belongs to which account. */
  accounts?: readonly AccountLink[] | undefined;
  /** As returned by the last run: receipts that do not count again. */
  seen?: readonly string[] | undefined;
  /** As returned by the last run: who has paid whose bills. Payments without a reference are suggested by it. */
  payers?: readonly KnownPayer[] | undefined;
  /** Difference at which an amount still settles a bill, by currency. Default: none. */
  tolerance?: readonly Tolerance[] | undefined;
  /** Discounts of all bills for which neither the bill nor its account names any. Default: none. */
  discounts?: readonly BillDiscount[] | undefined;
  /** Messages camt.052, camt.053, camt.054, MT940 and MT942. */
  statements: readonly string[];
  /** Answers the bookings as double entries for a program too. */
  books?: BooksRequest | undefined;
}

export interface ReferencedBill {
  /** Reference number of a bill. */
  referenceNumber: string;
}

export interface RegistrationNumber {
  /** The list: 0002 SIREN, 0009 SIRET, others of ISO 6523. */
  scheme: string;
  /** The number. */
  id: string;
}

export interface ReleaseBusinessCasesRequest {
  /** Ids of cases; duplicates are handled once. */
  ids: readonly number[];
  skipAnomalies?: boolean | undefined;
}

export interface ReminderRequest {
  /** Number assigned by the biller, unique for the biller. */
  referenceNumber: string;
  /** Today or up to 90 days ago, in Europe/Zurich. */
  businessCaseDate: string;
  /** Total of the business case. */
  totalAmount: AmountToSend;
  /** The bill that this case refers to. */
  referencedBill?: ReferencedBill | undefined;
  /** The recipient. */
  billRecipient: RecipientToBill;
  /** One payment. */
  singlePayment: SinglePayment;
  /** Bookkeeping data for the recipient. */
  workflow?: Workflow | undefined;
}

/** An entry taken as a repetition of a known one. */
export interface RepeatedBooking {
  place: StatementPlace;
  /** Where else it was reported; absent: in an earlier run. */
  of?: StatementPlace | undefined;
  account: string;
  /** When the bank booked it. */
  date?: string | undefined;
  amount: number;
  currency: string;
  direction: 'credit' | 'debit';
}

export interface ReportedGroup {
  id: string;
  /** As the bank gave it: ACCP, RJCT and so on. */
  status?: string | undefined;
  reasons: readonly StatusReason[];
  /** Often only the refused ones. */
  payments: readonly ReportedPayment[];
}

export interface ReportedPayment {
  instructionId?: string | undefined;
  endToEndId?: string | undefined;
  /** As the bank gave it: ACCP, RJCT and so on. */
  status?: string | undefined;
  reasons: readonly StatusReason[];
}

export interface Resource {
  name: string;
  mediaType: 'image/png' | 'image/jpeg' | 'application/pdf';
  /** Bytes. */
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  createdAt: string;
}

export interface ReturnReason {
  code?: string | undefined;
  information: readonly string[];
}

export interface SearchBillRecipientsAnswer {
  items: readonly SearchBillRecipientsAnswerItem[];
}

export interface SearchBillRecipientsAnswerItem {
  emailAddress?: string | undefined;
  billRecipientNetId?: string | undefined;
  enterpriseIdentificationNumber?: string | undefined;
  activeSubscription?: boolean | undefined;
  submissionStatus: 'ALLOWED' | 'NOT_ALLOWED';
}

export interface SearchBillRecipientsRequest {
  items: readonly RecipientQuery[];
}

export interface SignedAmountToSend {
  /** Exact decimal with at most two decimals: a number, or the same as text. */
  value?: number | undefined;
  /** ISO 4217; with a QR-IBAN CHF or EUR. */
  currencyCode: string;
}

export interface SignedWorkflow {
  /** VAT numbers of the biller. */
  vatEnterpriseIdentificationNumbers?: VatNumbers | undefined;
  /** Start of the service period, if it differs from the end. */
  deliveryDateStart?: string | undefined;
  /** Day of delivery, or end of the service. */
  deliveryDateEnd?: string | undefined;
  /** Total without VAT. */
  netAmount?: SignedAmountToSend | undefined;
  /** Paid in advance: the total is the amount still open. */
  amountPaid?: SignedAmountToSend | undefined;
  /** VAT by rate. */
  vatRates?: SignedWorkflowVatRates | undefined;
  /** The recipient's own reference, for bookkeeping. */
  caseReferenceForBillRecipient?: string | undefined;
}

export interface SignedWorkflowVatRate {
  /** Tax rate in per cent. */
  percentage: number;
  /** Taxable amount. */
  taxBaseAmount: SignedAmountToSend;
  /** Tax amount. */
  taxAmount: SignedAmountToSend;
}

export interface SignedWorkflowVatRates {
  /** The rates. */
  vatRate: readonly SignedWorkflowVatRate[];
}

export interface SinglePayment {
  /** Default: EBILL. */
  paymentMode?: 'EBILL' | 'EBILL_DEBIT' | undefined;
  /** What is to be paid. */
  paymentInformation: PaymentInformation;
}

export interface Statement {
  id: string;
  sequenceNumber?: string | undefined;
  createdAt?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** COPY, DUPL or CODU: the same bookings again. */
  copy?: string | undefined;
  account: StatementAccount;
  balances: readonly Balance[];
  entries: readonly StatementEntry[];
  /** Entries without a readable amount or direction: each has a notice. */
  unreadable: number;
}

export interface StatementAccount {
  /** The IBAN, or another identifier of the account at the bank. */
  id: string;
  currency?: string | undefined;
  owner?: string | undefined;
}

/** One booking. */
export interface StatementEntry {
  /** Its position among the entries of the statement, including unreadable ones. */
  index: number;
  /** Kind of booking, as far as it concerns bills and payments. */
  kind: 'announced' | 'returned' | 'reversal' | 'outgoing' | 'envelope' | 'incoming' | 'directDebit' | 'bankCharge';
  currency: string;
  amount: number;
  direction: 'credit' | 'debit';
  isReversal: boolean;
  /** BOOK counts; PDNG, INFO and FUTR are announcements. */
  status: string;
  bookingDate?: string | undefined;
  valueDate?: string | undefined;
  /** In Switzerland the account that a collected credit belongs to. */
  reference?: string | undefined;
  servicerReference?: string | undefined;
  code: BankTransactionCode;
  charges: readonly Charge[];
  batch?: Batch | undefined;
  /** The payments in it, as far as the bank lists them. */
  details: readonly EntryDetail[];
  information?: string | undefined;
}

export interface StatementFile {
  message: 'camt.052' | 'camt.053' | 'camt.054' | 'MT940' | 'MT942';
  /** 001.08, 001.04 or 001.02; empty if the file does not state it, and for MT940 and MT942. */
  version: string;
  messageId: string;
  createdAt?: string | undefined;
  page?: StatementPage | undefined;
  statements: readonly Statement[];
  /** Irregularities in the file. */
  notices: readonly Finding[];
}

export interface StatementPage {
  number: number;
  isLast: boolean;
}

export interface StatementParty {
  name?: string | undefined;
  /** Street, postal code and town, line by line. */
  address: readonly string[];
}

/** Indexes from 0: of the file, its statement, the entry and the payment in it. */
export interface StatementPlace {
  file: number;
  statement: number;
  entry: number;
  detail?: number | undefined;
}

export interface StatementReport {
  /** Receipts that have not counted before, in the order of booking. */
  receipts: readonly CaseReceipt[];
  /** Number of bookings that counted before, or appear twice here; they do not count again. */
  known: number;
  /** Each entry taken as a repetition of a known one. */
  repeats: readonly KnownBooking[];
  /** Bookings that cannot be decided from these files and those of earlier calls; they count towards no case. */
  open: readonly OpenBooking[];
  /** Cases COMPLETED by these statements: those paid, and those closed with them. */
  completed: readonly number[];
  /** Of these receipts, by currency. */
  sums: readonly StatementSum[];
  /** Irregularities in the files. */
  notices: readonly StatementReportNotice[];
}

export interface StatementReportNotice {
  code: string;
  fieldName?: string | undefined;
  message: string;
}

export interface StatementSum {
  currency: string;
  /** All receipts. */
  incoming: number;
  /** All reversals. */
  reversed: number;
  /** The part that counts towards cases, in their currency. */
  counted: number;
}

export interface StatementsAndBills {
  /** camt.052, camt.053, camt.054, MT940 or MT942, or ZIP archives of them, at most 10 MiB in all; several are several parts, and files of archives are numbered one by one. */
  statement: FileInput;
  /** Open bills: CSV or XLSX with the names of OpenBill in its header, or JSON: a list of them, or a whole ReconciliationInput. Its accounts, seen and payers may also be parts of their own, in JSON, and so may books (BooksRequest). */
  bills: FileInput;
}

export interface StatementsForCases {
  /** camt.052, camt.053, camt.054, MT940 or MT942, or ZIP archives of them, at most 10 MiB and 4500 payments in all; several are several parts, and files of archives are numbered one by one. */
  statement: FileInput;
}

export interface StatusOfOrder {
  /** The message pain.002, at most 10 MiB in all; several reports are several parts. */
  report: FileInput;
  /** The order in JSON, or its message pain.001. */
  order: FileInput;
}

export interface StatusReason {
  /** Of ISO 20022, or of the bank. */
  code?: string | undefined;
  /** What a known code means. */
  sentence?: string | undefined;
  /** The text of the bank itself. */
  information: readonly string[];
}

export interface StatusReport {
  /** Id of the report: a report sent twice counts once. */
  messageId: string;
  createdAt: string;
  /** The message that it answers. */
  originalMessageId: string;
  originalMessageName: string;
  /** As the bank gave it: ACCP, RJCT and so on. */
  status?: string | undefined;
  reasons: readonly StatusReason[];
  groups: readonly ReportedGroup[];
  notices: readonly Finding[];
}

export interface StructuredAddress {
  /** Street without building number. */
  street?: string | undefined;
  /** Building number. */
  buildingNumber?: string | undefined;
  /** City. */
  city: string;
  /** Postal code. */
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

export interface SubmitAdviceFormRequest {
  /** The PDF; at most 10 000 000 bytes. */
  file: FileInput;
  advice: AdviceRequest;
}

export interface SubmitAdviceRequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: AdviceRequest;
}

export interface SubmitAdviceXml {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: AdviceRequest;
}

export interface SubmitBillFormRequest {
  /** The PDF; at most 10 000 000 bytes. */
  file: FileInput;
  bill: BillRequest;
}

export interface SubmitBillRequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: BillRequest;
}

export interface SubmitBillXml {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: BillRequest;
}

export interface SubmitCreditNoteFormRequest {
  /** The PDF; at most 10 000 000 bytes. */
  file: FileInput;
  creditNote: CreditNoteRequest;
}

export interface SubmitCreditNoteRequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: CreditNoteRequest;
}

export interface SubmitCreditNoteXml {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: CreditNoteRequest;
}

export interface SubmitDonationInquiryFormRequest {
  /** The PDF; at most 10 000 000 bytes. */
  file: FileInput;
  donationInquiry: DonationInquiryRequest;
}

export interface SubmitDonationInquiryRequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: DonationInquiryRequest;
}

export interface SubmitDonationInquiryXml {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: DonationInquiryRequest;
}

export interface SubmitInstalmentBillFormRequest {
  /** The PDF; at most 10 000 000 bytes. */
  file: FileInput;
  instalmentBill: InstalmentBillRequest;
}

export interface SubmitInstalmentBillRequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: InstalmentBillRequest;
}

export interface SubmitInstalmentBillXml {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: InstalmentBillRequest;
}

export interface SubmitReminderFormRequest {
  /** The PDF; at most 10 000 000 bytes. */
  file: FileInput;
  reminder: ReminderRequest;
}

export interface SubmitReminderRequest {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: ReminderRequest;
}

export interface SubmitReminderXml {
  /** The PDF; at most 10 000 000 bytes. */
  pdf: string;
  businessCase: ReminderRequest;
}

export interface SubscriptionStatusEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  newStatus: 'REQUESTED' | 'ACTIVE' | 'INACTIVE';
  billRecipient: BillRecipient;
  accountNumber?: string | undefined;
  referenceStructured?: string | undefined;
  formFields?: readonly SubscriptionStatusEventFormField[] | undefined;
}

export interface SubscriptionStatusEventFormField {
  technicalId: string;
  value: string;
}

/** Bill information by the Swico syntax S1, version 1.2. */
export interface SwicoS1v12 {
  billInformationType: 'SwicoS1v12';
  /** Invoice number (tag 10). */
  invoiceReference?: string | undefined;
  /** Date of the invoice (tag 11). */
  invoiceDate?: string | undefined;
  /** Reference of the customer (tag 20). */
  customerReference?: string | undefined;
  /** Nine digits of the UID (tag 30). */
  uidNumber?: string | undefined;
  /** First day of service (tag 31). */
  vatDateStart?: string | undefined;
  /** Last day of service (tag 31). */
  vatDateEnd?: string | undefined;
  /** VAT rates with net amounts (tag 32). */
  vatDetails?: readonly ({ taxPercentage: number; taxedNetAmount?: number | undefined })[] | undefined;
  /** Taxes on import (tag 33). */
  importTaxes?: readonly { taxPercentage: number; taxAmount: number }[] | undefined;
  /** Discounts and their days (tag 40); 0 per cent is the payment term. */
  paymentConditions?: readonly { cashDiscountPercentage: number; eligiblePaymentPeriodDays: number }[] | undefined;
  /** Only in answers: payment term in days. */
  defaultPaymentPeriodDays?: number | undefined;
  /** Only in answers: due date. */
  defaultPaymentPeriod?: string | undefined;
  /** Only in answers: tags that could not be read, and why. */
  unreadTags?: readonly { tag: string; message: string; code: string }[] | undefined;
}

export interface SymbolFacts {
  version: number;
  errorCorrectionLevel: string;
  eci: boolean;
}

export interface Tolerance {
  currency: string;
  amount: number;
}

export interface UnstructuredAddress {
  /** First line. */
  addressLine1: string;
  /** Second line. */
  addressLine2?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

export interface VatCurrency {
  /** ISO 4217. */
  currency: string;
  /** How much of it one unit of the currency of the invoice is. */
  exchangeRate: number;
}

export interface VatExemption {
  /** Why no VAT is charged. */
  reason?: string | undefined;
  /** The same as a code of the VATEX list. */
  code?: string | undefined;
}

export interface VatNumbers {
  /** The numbers, without punctuation. */
  vatEnterpriseIdentificationNumber: readonly string[];
}

export interface VerdictReason {
  code: string;
  message: string;
}

export interface VerdictTotal {
  currency: string;
  verdict: 'settled' | 'partial' | 'over' | 'double' | 'amountFree' | 'wrongCurrency' | 'converted' | 'unknownReference' | 'invalidReference' | 'noReference' | 'candidate' | 'reversed' | 'detailsElsewhere' | 'announced' | 'notABill' | 'open';
  count: number;
  amount: number;
}

export interface WebhookBusinessCaseStatusEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  referenceNumber: string;
  type: string;
  newStatus: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';
  approvedAmount?: EbillAmount | undefined;
  externalDonationPurposeId?: string | undefined;
  eventName: 'business_case.status_changed';
}

export interface WebhookEmailAddressEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  oldEmailAddress: string;
  newEmailAddress: string;
  eventName: 'recipient.email_address_changed';
}

export interface WebhookInstalmentStatusEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  externalPaymentByInstalmentsId: string;
  externalInstalmentId: string;
  newStatus: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';
  approvedAmount?: EbillAmount | undefined;
  eventName: 'instalment.status_changed';
}

export interface WebhookProcessingStatusEvent {
  id: number;
  timestamp: string;
  businessCaseId: number;
  businessCaseNetId?: string | undefined;
  referenceNumber: string;
  type: string;
  oldStatus?: string | undefined;
  newStatus: 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';
  reason?: { code: string; message: string } | undefined;
  eventName: 'processing_status.changed';
}

export interface WebhookSubscriptionStatusEvent {
  id: number;
  eventNetId: string;
  timestamp: string;
  newStatus: 'REQUESTED' | 'ACTIVE' | 'INACTIVE';
  billRecipient: BillRecipient;
  accountNumber?: string | undefined;
  referenceStructured?: string | undefined;
  formFields?: readonly { technicalId: string; value: string }[] | undefined;
  eventName: 'subscription.status_changed';
}

export interface WholeBusinessCase {
  id: number;
  /** Absent until the network has accepted the case. */
  businessCaseNetId?: string | undefined;
  type: 'Bill' | 'InstalmentBill' | 'Advice' | 'CreditNote' | 'Reminder' | 'DonationInquiry';
  billerNetId: string;
  referenceNumber: string;
  referencedBill?: BusinessCaseReferencedBill | undefined;
  businessCaseDate: string;
  status: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';
  processingStatus: 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';
  totalAmount: EbillAmount;
  createdAt: string;
  pdfa: BusinessCasePdfa;
  anomalies: readonly BusinessCaseAnomaly[];
  /** As submitted, like the next five. */
  billRecipient: RecipientToBill;
  singlePayment?: SinglePayment | undefined;
  paymentsByInstalments?: WholeBusinessCasePaymentsByInstalments | undefined;
  proposedDonationAmounts?: ProposedDonationAmounts | undefined;
  donationPurposes?: DonationPurposes | undefined;
  workflow?: SignedWorkflow | undefined;
  approvedAmount?: EbillAmount | undefined;
  externalDonationPurposeId?: string | undefined;
  failure?: WholeBusinessCaseFailure | undefined;
  /** The network that delivered the case. */
  networkKind?: string | undefined;
  /** The last word of the network that is none of our statuses, or came with a reason. */
  networkStatus?: WholeBusinessCaseNetworkStatus | undefined;
  /** Why the case is INVALID. */
  invalid?: WholeBusinessCaseInvalid | undefined;
  /** What account statements have reported about the case; absent: nothing. */
  received?: WholeBusinessCaseReceived | undefined;
  replacedBy?: number | undefined;
  remindedBy?: readonly number[] | undefined;
  statusHistory: readonly WholeBusinessCaseStatusHistory[];
}

export interface WholeBusinessCaseFailure {
  code: string;
  message: string;
}

export interface WholeBusinessCaseInvalid {
  fieldErrors: readonly WholeBusinessCaseInvalidFieldError[];
}

export interface WholeBusinessCaseInvalidFieldError {
  fieldName: string;
  message: string;
  code: string;
}

export interface WholeBusinessCaseNetworkStatus {
  status: string;
  /** Why, in words of the network. */
  reason?: string | undefined;
}

export interface WholeBusinessCasePaymentsByInstalments {
  paymentByInstalments: readonly WholeBusinessCasePaymentsByInstalmentsPaymentByInstalment[];
}

export interface WholeBusinessCasePaymentsByInstalmentsPaymentByInstalment {
  /** Id of the group, given by the biller. */
  externalPaymentByInstalmentsId: string;
  /** What the recipient reads. */
  description?: string | undefined;
  /** Default: false. */
  isTotalAmountHidden?: boolean | undefined;
  /** Whether this group pays everything at once, in exactly one instalment of the total; true in at most one group. */
  isTotalPaymentOption?: boolean | undefined;
  instalments: WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalments;
}

export interface WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalments {
  instalment: readonly WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalmentsInstalment[];
}

export interface WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalmentsInstalment {
  /** Id of the instalment, unique in the whole business case. */
  externalInstalmentId: string;
  /** What the recipient reads. */
  description?: string | undefined;
  /** What is to be paid. */
  paymentInformation: PaymentInformation;
  status?: 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED' | undefined;
  approvedAmount?: EbillAmount | undefined;
}

export interface WholeBusinessCaseReceived {
  /** Total received, less reversals. */
  amount: EbillAmount;
  /** In the order of booking. */
  receipts: readonly WholeBusinessCaseReceivedReceipt[];
}

export interface WholeBusinessCaseReceivedReceipt {
  /** When the bank booked it. */
  bookedOn?: string | undefined;
  /** Negative if it was taken back. */
  amount: EbillAmount;
  /** As settled, partial, over, double, reversed. */
  verdict: string;
  externalInstalmentId?: string | undefined;
  /** When the statement was submitted. */
  receivedAt: string;
}

export interface WholeBusinessCaseStatusHistory {
  at: string;
  field: 'processingStatus' | 'status';
  from?: string | undefined;
  to: string;
  cause: string;
}

export interface Workflow {
  /** VAT numbers of the biller. */
  vatEnterpriseIdentificationNumbers?: VatNumbers | undefined;
  /** Start of the service period, if it differs from the end. */
  deliveryDateStart?: string | undefined;
  /** Day of delivery, or end of the service. */
  deliveryDateEnd?: string | undefined;
  /** Total without VAT. */
  netAmount?: AmountToSend | undefined;
  /** Paid in advance: the total is the amount still open. */
  amountPaid?: AmountToSend | undefined;
  /** VAT by rate. */
  vatRates?: WorkflowVatRates | undefined;
  /** The recipient's own reference, for bookkeeping. */
  caseReferenceForBillRecipient?: string | undefined;
}

export interface WorkflowVatRate {
  /** Tax rate in per cent. */
  percentage: number;
  /** Taxable amount. */
  taxBaseAmount: AmountToSend;
  /** Tax amount. */
  taxAmount: AmountToSend;
}

export interface WorkflowVatRates {
  /** The rates. */
  vatRate: readonly WorkflowVatRate[];
}

/** What is posted to a webhook, by the name of the event. */
export interface WebhookEvents {
  'processing_status.changed': WebhookProcessingStatusEvent;
  'business_case.status_changed': WebhookBusinessCaseStatusEvent;
  'instalment.status_changed': WebhookInstalmentStatusEvent;
  'subscription.status_changed': WebhookSubscriptionStatusEvent;
  'recipient.email_address_changed': WebhookEmailAddressEvent;
}

/** What is posted to a webhook: `eventName` says which it is. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** How each operation is sent. */
export const operations = {
  createQrCodeByQuery: { method: 'GET', path: '/v2/swiss-qr-code', query: ['resolution', 'size', 'quietZone', 'normalizeInput', 'profile', 'qrInvoice'], json: ['qrInvoice'], formats: ['application/pdf', 'image/svg+xml', 'image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'], isRepeatable: true },
  createQrCode: { method: 'POST', path: '/v2/swiss-qr-code', query: ['resolution', 'size', 'quietZone', 'normalizeInput', 'profile'], bodies: ['application/json'], formats: ['application/pdf', 'image/svg+xml', 'image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'], isRepeatable: true },
  validateQrBill: { method: 'POST', path: '/v2/swiss-qr-code/validate', query: ['effortLevel', 'profile'], bodies: ['multipart/form-data'], formats: ['text/plain'], isRepeatable: true },
  readQrBill: { method: 'POST', path: '/v2/swiss-qr-code/parse', query: ['expandBillInformation', 'effortLevel', 'details', 'profile'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  readQrBills: { method: 'POST', path: '/v2/swiss-qr-code/parseAll', query: ['expandBillInformation', 'effortLevel', 'profile'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  readFile: { method: 'POST', path: '/v2/swiss-qr-code/parseAll/details', query: ['expandBillInformation', 'effortLevel', 'profile'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  createPaymentPartByQuery: { method: 'GET', path: '/v2/payment-part-receipt', query: ['language', 'pageSize', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'resolution', 'normalizeInput', 'profile', 'qrInvoice'], json: ['qrInvoice'], formats: ['application/pdf', 'image/svg+xml', 'image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'], isRepeatable: true },
  createPaymentPart: { method: 'POST', path: '/v2/payment-part-receipt', query: ['language', 'pageSize', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'resolution', 'normalizeInput', 'profile'], bodies: ['application/json'], formats: ['application/pdf', 'image/svg+xml', 'image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'], isRepeatable: true },
  mergePaymentPart: { method: 'POST', path: '/v2/payment-part-receipt/merge', query: ['language', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'normalizeInput', 'profile', 'onPage', 'placement'], bodies: ['multipart/form-data'], formats: ['application/pdf'], isRepeatable: true },
  appendPaymentPart: { method: 'POST', path: '/v2/payment-part-receipt/append', query: ['language', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'normalizeInput', 'profile'], bodies: ['multipart/form-data'], formats: ['application/pdf'], isRepeatable: true },
  clonePaymentPart: { method: 'POST', path: '/v2/payment-part-receipt/clone', query: ['language', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'effortLevel', 'profile'], bodies: ['multipart/form-data'], formats: ['application/pdf'], isRepeatable: true },
  mergePdfs: { method: 'POST', path: '/v2/pdf/merge', query: ['onPage'], bodies: ['multipart/form-data'], formats: ['application/pdf'], isRepeatable: true },
  appendPdfs: { method: 'POST', path: '/v2/pdf/append', bodies: ['multipart/form-data'], formats: ['application/pdf'], isRepeatable: true },
  createPaymentParts: { method: 'POST', path: '/v2/payment-part-receipt/bulk/list', query: ['onError', 'openAmounts', 'language', 'pageSize', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'normalizeInput', 'profile'], bodies: ['application/json'], formats: ['application/pdf', 'application/zip'], isRepeatable: true },
  createPaymentPartsOfTable: { method: 'POST', path: '/v2/payment-part-receipt/bulk/file', query: ['onError', 'openAmounts', 'language', 'pageSize', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation', 'normalizeInput', 'profile'], bodies: ['multipart/form-data'], formats: ['application/pdf', 'application/zip'], isRepeatable: true },
  createInvoiceDocument: { method: 'POST', path: '/v2/invoice-document', query: ['template', 'accentColor', 'addressWindow', 'eInvoice', 'eInvoiceProfile', 'language', 'normalizeInput', 'profile', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation'], bodies: ['application/json'], formats: ['application/pdf', 'application/xml'], isRepeatable: true },
  createInvoiceTemplateModel: { method: 'POST', path: '/v2/invoice-document/xml-template-model', query: ['language', 'normalizeInput', 'profile'], bodies: ['application/json'], formats: ['application/xml'], isRepeatable: true },
  listInvoiceTemplates: { method: 'GET', path: '/v2/invoice-document/templates', formats: ['application/json'], isRepeatable: true },
  previewInvoiceTemplate: { method: 'GET', path: '/v2/invoice-document/templates/{name}/preview', query: ['language'], formats: ['image/svg+xml'], isRepeatable: true },
  listResources: { method: 'GET', path: '/v2/invoice-document/resources', formats: ['application/json'], isRepeatable: true },
  saveResource: { method: 'POST', path: '/v2/invoice-document/resources/{filename}', bodies: ['image/png', 'image/jpeg', 'application/pdf'], formats: ['application/json'], isRepeatable: true },
  draftPayments: { method: 'POST', path: '/v2/payments/drafts', query: ['effortLevel', 'profile'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  validatePaymentOrder: { method: 'POST', path: '/v2/payments/validate', query: ['addresses', 'ultimateDebtor', 'normalizeInput', 'rules', 'leaveOutPaid'], bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  createPaymentFile: { method: 'POST', path: '/v2/payments/file', query: ['addresses', 'ultimateDebtor', 'normalizeInput', 'rules', 'leaveOutPaid'], bodies: ['application/json'], formats: ['application/xml', 'application/json'], isRepeatable: true },
  validatePaymentFile: { method: 'POST', path: '/v2/payments/file/validate', query: ['asOfToday', 'rules'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  readPaymentStatus: { method: 'POST', path: '/v2/payments/status', query: ['language', 'addresses', 'ultimateDebtor', 'normalizeInput', 'rules', 'leaveOutPaid'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  readBankStatement: { method: 'POST', path: '/v2/payments/statements/parse', bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  reconcileStatements: { method: 'POST', path: '/v2/payments/reconcile', query: ['tolerance', 'discounts'], bodies: ['multipart/form-data'], formats: ['application/json', 'text/csv'], isRepeatable: true },
  createEInvoice: { method: 'POST', path: '/v2/e-invoice/create', query: ['eInvoiceProfile', 'buyerKind', 'syntax', 'language', 'normalizeInput', 'profile'], bodies: ['application/json'], formats: ['application/xml'], isRepeatable: true },
  validateEInvoice: { method: 'POST', path: '/v2/e-invoice/validate', query: ['rules'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  parseEInvoice: { method: 'POST', path: '/v2/e-invoice/parse', query: ['rules'], bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  renderEInvoice: { method: 'POST', path: '/v2/e-invoice/render', query: ['template', 'accentColor', 'addressWindow', 'language', 'profile', 'fontFamily', 'fontsEmbedded', 'boundaryLines', 'boundaryLinesMargins', 'boundaryLineScissors', 'boundaryLineSeparationText', 'boundaryLineStyle', 'additionalPrintMargin', 'printBillInformation'], bodies: ['multipart/form-data'], formats: ['application/pdf', 'text/plain'], isRepeatable: true },
  createPayload: { method: 'POST', path: '/v2/swiss-payments-code', query: ['normalizeInput', 'profile'], bodies: ['application/json'], formats: ['text/plain'], isRepeatable: true },
  validatePayload: { method: 'POST', path: '/v2/swiss-payments-code/validate', query: ['profile'], bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  parsePayload: { method: 'POST', path: '/v2/swiss-payments-code/parse', query: ['expandBillInformation', 'details', 'profile'], bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  createEpcQrCode: { method: 'POST', path: '/v2/epc-qr-code', query: ['resolution', 'label', 'language', 'normalizeInput'], bodies: ['application/json'], formats: ['application/pdf', 'image/svg+xml', 'image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'], isRepeatable: true },
  validateEpcQrCode: { method: 'POST', path: '/v2/epc-qr-code/validate', query: ['effortLevel'], bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  parseEpcQrCode: { method: 'POST', path: '/v2/epc-qr-code/parse', query: ['effortLevel', 'details'], bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  exampleEpcPaymentWithMessage: { method: 'GET', path: '/v2/examples/epc-payment/with-message', formats: ['application/json'], isRepeatable: true },
  exampleEpcPaymentWithCreditorReference: { method: 'GET', path: '/v2/examples/epc-payment/with-creditor-reference', formats: ['application/json'], isRepeatable: true },
  exampleEpcPaymentWithoutAmount: { method: 'GET', path: '/v2/examples/epc-payment/without-amount', formats: ['application/json'], isRepeatable: true },
  validateIban: { method: 'POST', path: '/v2/iban/validate', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  normalizeIban: { method: 'POST', path: '/v2/iban/normalize', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  formatIban: { method: 'POST', path: '/v2/iban/format', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  validateQrIban: { method: 'POST', path: '/v2/qr-iban/validate', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  validateQrReference: { method: 'POST', path: '/v2/qr-reference/validate', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  normalizeQrReference: { method: 'POST', path: '/v2/qr-reference/normalize', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  computeModulo10: { method: 'POST', path: '/v2/qr-reference/modulo10recursive', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  formatQrReference: { method: 'POST', path: '/v2/qr-reference/format', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  extractQrReference: { method: 'POST', path: '/v2/qr-reference/extract', query: ['customerIdLength'], bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  createQrReference: { method: 'POST', path: '/v2/qr-reference/create', query: ['customerId'], bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  validateCreditorReference: { method: 'POST', path: '/v2/creditor-reference/validate', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  normalizeCreditorReference: { method: 'POST', path: '/v2/creditor-reference/normalize', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  computeModulo97: { method: 'POST', path: '/v2/creditor-reference/modulo97', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  formatCreditorReference: { method: 'POST', path: '/v2/creditor-reference/format', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  extractCreditorReference: { method: 'POST', path: '/v2/creditor-reference/extract', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  createCreditorReference: { method: 'POST', path: '/v2/creditor-reference/create', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  validateCountry: { method: 'POST', path: '/v2/country/validate', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  listCountries: { method: 'GET', path: '/v2/country', formats: ['application/json'], isRepeatable: true },
  listCountryCodes: { method: 'GET', path: '/v2/country/codes', formats: ['application/json'], isRepeatable: true },
  validateSwicoS1: { method: 'POST', path: '/v2/bill-information/swicos1v12/validate', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  parseSwicoS1: { method: 'POST', path: '/v2/bill-information/swicos1v12/parse', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  createSwicoS1: { method: 'POST', path: '/v2/bill-information/swicos1v12/create', bodies: ['application/json'], formats: ['text/plain'], isRepeatable: true },
  parseBillInformation: { method: 'POST', path: '/v2/bill-information/parse', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  parseRawBillInformation: { method: 'POST', path: '/v2/bill-information/parse/raw', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  parseAlternativeScheme: { method: 'POST', path: '/v2/alternative-schemas/parse', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  parseRawAlternativeScheme: { method: 'POST', path: '/v2/alternative-schemas/parse/raw', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  validateEbillScheme: { method: 'POST', path: '/v2/alternative-schemas/ebill/validate', bodies: ['text/plain'], formats: ['text/plain'], isRepeatable: true },
  parseEbillScheme: { method: 'POST', path: '/v2/alternative-schemas/ebill/parse', bodies: ['text/plain'], formats: ['application/json'], isRepeatable: true },
  createEbillScheme: { method: 'POST', path: '/v2/alternative-schemas/ebill/create', bodies: ['application/json'], formats: ['text/plain'], isRepeatable: true },
  exampleQrInvoiceWithoutReference: { method: 'GET', path: '/v2/examples/qr-invoice/without-reference', formats: ['application/json'], isRepeatable: true },
  exampleQrInvoiceWithoutAmount: { method: 'GET', path: '/v2/examples/qr-invoice/without-amount', formats: ['application/json'], isRepeatable: true },
  exampleQrInvoiceWithQrReference: { method: 'GET', path: '/v2/examples/qr-invoice/with-qr-reference', formats: ['application/json'], isRepeatable: true },
  exampleQrInvoiceWithCreditorReference: { method: 'GET', path: '/v2/examples/qr-invoice/with-creditor-reference', formats: ['application/json'], isRepeatable: true },
  exampleQrInvoiceBlank: { method: 'GET', path: '/v2/examples/qr-invoice/blank', formats: ['application/json'], isRepeatable: true },
  exampleQrInvoiceCombinedAddress: { method: 'GET', path: '/v2/examples/qr-invoice/combined-address', formats: ['application/json'], isRepeatable: true },
  exampleCharsetLteV22: { method: 'GET', path: '/v2/examples/charset/lteV2_2', formats: ['text/plain'], isRepeatable: true },
  exampleCharsetGteV23: { method: 'GET', path: '/v2/examples/charset/gteV2_3', formats: ['text/plain'], isRepeatable: true },
  exampleCharsetAddedInV23: { method: 'GET', path: '/v2/examples/charset/addedInV2_3', formats: ['text/plain'], isRepeatable: true },
  exampleSwissPaymentsCodeWithoutReference: { method: 'GET', path: '/v2/examples/swiss-payments-code/without-reference', formats: ['text/plain'], isRepeatable: true },
  exampleSwissPaymentsCodeWithoutAmount: { method: 'GET', path: '/v2/examples/swiss-payments-code/without-amount', formats: ['text/plain'], isRepeatable: true },
  exampleSwissPaymentsCodeWithQrReference: { method: 'GET', path: '/v2/examples/swiss-payments-code/with-qr-reference', formats: ['text/plain'], isRepeatable: true },
  exampleSwissPaymentsCodeWithCreditorReference: { method: 'GET', path: '/v2/examples/swiss-payments-code/with-creditor-reference', formats: ['text/plain'], isRepeatable: true },
  exampleSwissPaymentsCodeBlank: { method: 'GET', path: '/v2/examples/swiss-payments-code/blank', formats: ['text/plain'], isRepeatable: true },
  exampleSwicos1v12: { method: 'GET', path: '/v2/examples/swicos1v12', formats: ['text/plain'], isRepeatable: true },
  exampleQrReference: { method: 'GET', path: '/v2/examples/qr-reference', formats: ['text/plain'], isRepeatable: true },
  exampleQrIban: { method: 'GET', path: '/v2/examples/qr-iban', formats: ['text/plain'], isRepeatable: true },
  exampleIban: { method: 'GET', path: '/v2/examples/iban', formats: ['text/plain'], isRepeatable: true },
  exampleCreditorReference: { method: 'GET', path: '/v2/examples/creditor-reference', formats: ['text/plain'], isRepeatable: true },
  exampleInvoiceDocumentMixedVat: { method: 'GET', path: '/v2/examples/invoice-document/mixed-vat', formats: ['application/json'], isRepeatable: true },
  exampleInvoiceDocumentGtin: { method: 'GET', path: '/v2/examples/invoice-document/gtin', formats: ['application/json'], isRepeatable: true },
  exampleInvoiceDocumentDiscounts: { method: 'GET', path: '/v2/examples/invoice-document/discounts', formats: ['application/json'], isRepeatable: true },
  exampleBulkList: { method: 'GET', path: '/v2/examples/qr-invoice/bulk/list', formats: ['application/json'], isRepeatable: true },
  exampleBulkCsv: { method: 'GET', path: '/v2/examples/qr-invoice/bulk/csv', formats: ['text/plain'], isRepeatable: true },
  exampleBulkXlsx: { method: 'GET', path: '/v2/examples/qr-invoice/bulk/xlsx', formats: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], isRepeatable: true },
  examplePaymentOrder: { method: 'GET', path: '/v2/examples/payments/order', formats: ['application/json'], isRepeatable: true },
  examplePaymentFile: { method: 'GET', path: '/v2/examples/payments/file', formats: ['application/xml'], isRepeatable: true },
  examplePaymentStatus: { method: 'GET', path: '/v2/examples/payments/status', formats: ['application/xml'], isRepeatable: true },
  exampleBankStatement: { method: 'GET', path: '/v2/examples/payments/statement', formats: ['application/xml'], isRepeatable: true },
  exampleOpenBills: { method: 'GET', path: '/v2/examples/payments/open-bills', formats: ['application/json'], isRepeatable: true },
  exampleEInvoiceDelivery: { method: 'GET', path: '/v2/examples/e-invoice/delivery', formats: ['application/json'], isRepeatable: true },
  exampleEInvoiceAuthority: { method: 'GET', path: '/v2/examples/e-invoice/authority', formats: ['application/json'], isRepeatable: true },
  exampleEInvoiceExported: { method: 'GET', path: '/v2/examples/e-invoice/exported', formats: ['application/json'], isRepeatable: true },
  exampleEInvoiceCreditNote: { method: 'GET', path: '/v2/examples/e-invoice/credit-note', formats: ['application/json'], isRepeatable: true },
  exampleEInvoiceWithoutVat: { method: 'GET', path: '/v2/examples/e-invoice/without-vat', formats: ['application/json'], isRepeatable: true },
  exampleReminder: { method: 'GET', path: '/api/v1/examples/reminder', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleReminderWithWorkflow: { method: 'GET', path: '/api/v1/examples/reminder-with-workflow', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleInstalmentBill: { method: 'GET', path: '/api/v1/examples/instalment-bill', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleInstalmentBillWithWorkflow: { method: 'GET', path: '/api/v1/examples/instalment-bill-with-workflow', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleDonationInquiry: { method: 'GET', path: '/api/v1/examples/donation-inquiry', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleDonationInquiryWithWorkflow: { method: 'GET', path: '/api/v1/examples/donation-inquiry-with-workflow', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleCreditNote: { method: 'GET', path: '/api/v1/examples/credit-note', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleCreditNoteWithWorkflow: { method: 'GET', path: '/api/v1/examples/credit-note-with-workflow', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleBill: { method: 'GET', path: '/api/v1/examples/bill', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleBillWithWorkflow: { method: 'GET', path: '/api/v1/examples/bill-with-workflow', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleAdvice: { method: 'GET', path: '/api/v1/examples/advice', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  exampleAdviceWithWorkflow: { method: 'GET', path: '/api/v1/examples/advice-with-workflow', query: ['recipientEmail', 'referencedBillReferenceNumber'], headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/xml'], isRepeatable: true },
  submitPdf: { method: 'POST', path: '/api/v1/business-cases', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/pdf'], formats: ['application/json'], isRepeatable: true },
  submitBill: { method: 'POST', path: '/api/v1/business-cases/bill', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json', 'application/xml'], formats: ['application/json'], isRepeatable: true },
  submitBillForm: { method: 'POST', path: '/api/v1/business-cases/bill/multipart', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  submitInstalmentBill: { method: 'POST', path: '/api/v1/business-cases/instalment-bill', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json', 'application/xml'], formats: ['application/json'], isRepeatable: true },
  submitInstalmentBillForm: { method: 'POST', path: '/api/v1/business-cases/instalment-bill/multipart', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  submitAdvice: { method: 'POST', path: '/api/v1/business-cases/advice', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json', 'application/xml'], formats: ['application/json'], isRepeatable: true },
  submitAdviceForm: { method: 'POST', path: '/api/v1/business-cases/advice/multipart', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  submitCreditNote: { method: 'POST', path: '/api/v1/business-cases/credit-note', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json', 'application/xml'], formats: ['application/json'], isRepeatable: true },
  submitCreditNoteForm: { method: 'POST', path: '/api/v1/business-cases/credit-note/multipart', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  submitReminder: { method: 'POST', path: '/api/v1/business-cases/reminder', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json', 'application/xml'], formats: ['application/json'], isRepeatable: true },
  submitReminderForm: { method: 'POST', path: '/api/v1/business-cases/reminder/multipart', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  submitDonationInquiry: { method: 'POST', path: '/api/v1/business-cases/donation-inquiry', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json', 'application/xml'], formats: ['application/json'], isRepeatable: true },
  submitDonationInquiryForm: { method: 'POST', path: '/api/v1/business-cases/donation-inquiry/multipart', query: ['processingMode', 'refByEBillReferenceNumber', 'refByReferenceStructured', 'refByPlatformID'], headers: { filename: 'x-filename', anomalyDetection: 'x-anomaly-detection', prefer: 'Prefer', biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  releaseBusinessCases: { method: 'POST', path: '/api/v1/business-cases/release', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  resendBusinessCases: { method: 'POST', path: '/api/v1/business-cases/resend', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  discardBusinessCases: { method: 'POST', path: '/api/v1/business-cases/discard', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  eraseBusinessCases: { method: 'POST', path: '/api/v1/business-cases/erase', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  handInStatements: { method: 'POST', path: '/api/v1/statements', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  getBusinessCase: { method: 'GET', path: '/api/v1/business-cases/{businessCaseId}', headers: { biller: 'X-Biller' }, formats: ['application/json', 'application/pdf'], isRepeatable: true },
  searchBillRecipients: { method: 'POST', path: '/api/v1/bill-recipients/search', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  getBillRecipient: { method: 'GET', path: '/api/v1/bill-recipients/{billRecipientNetId}', headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  beginSubscription: { method: 'POST', path: '/api/v1/bill-recipient-subscriptions/initiations', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  confirmSubscription: { method: 'PUT', path: '/api/v1/bill-recipient-subscriptions/initiations/{subscriptionInitiationToken}', headers: { biller: 'X-Biller' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  listProcessingStatusEvents: { method: 'GET', path: '/api/v1/events/processing-status-changed', query: ['lastEventId', 'limit', 'since'], headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  listBusinessCaseStatusEvents: { method: 'GET', path: '/api/v1/events/six/business-case-status-changed', query: ['lastEventId', 'limit', 'since', 'lastEventNetId', 'lastEventSixId'], headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  listInstalmentStatusEvents: { method: 'GET', path: '/api/v1/events/six/instalment-status-changed', query: ['lastEventId', 'limit', 'since', 'lastEventNetId', 'lastEventSixId'], headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  listSubscriptionStatusEvents: { method: 'GET', path: '/api/v1/events/six/bill-recipient-subscription-status-changed', query: ['lastEventId', 'limit', 'since', 'lastEventNetId', 'lastEventSixId'], headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  listEmailAddressEvents: { method: 'GET', path: '/api/v1/events/six/bill-recipient-email-address-changed', query: ['lastEventId', 'limit', 'since', 'lastEventNetId', 'lastEventSixId'], headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  createWebhook: { method: 'POST', path: '/api/v1/webhook/events', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['application/json'], formats: ['application/json'], isRepeatable: true },
  listWebhooks: { method: 'GET', path: '/api/v1/webhook', headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  deleteWebhook: { method: 'DELETE', path: '/api/v1/webhook', query: ['id'], headers: { biller: 'X-Biller' }, bodies: ['application/json'], formats: [], isRepeatable: true },
  sendMail: { method: 'POST', path: '/api/v1/mails', headers: { biller: 'X-Biller', idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/json'], isRepeatable: true },
  getMail: { method: 'GET', path: '/api/v1/mails/{mailId}', headers: { biller: 'X-Biller' }, formats: ['application/json'], isRepeatable: true },
  convertToPdfA: { method: 'POST', path: '/api/v1/pdf/pdfa3b/convert', headers: { idempotencyKey: 'Idempotency-Key' }, bodies: ['application/pdf', 'application/json'], formats: ['application/pdf', 'application/json'], isRepeatable: true },
  convertFileToPdfA: { method: 'POST', path: '/api/v1/pdf/pdfa3b/convert/file', headers: { idempotencyKey: 'Idempotency-Key' }, bodies: ['multipart/form-data'], formats: ['application/pdf', 'application/json'], isRepeatable: true },
  getEbillHealth: { method: 'GET', path: '/api/v1/healthcheck/ebill', formats: ['application/json'], isRepeatable: true },
  checkApiKey: { method: 'HEAD', path: '/api/v1/apikey', formats: [], isRepeatable: true },
} as const satisfies Readonly<Record<string, Operation>>;

/** Options of `createQrCodeByQuery`. */
export interface CreateQrCodeByQueryOptions extends CallOptions {
  /** Resolution of raster formats; GIF files do not record it. */
  resolution?: 'LOW_150_DPI' | 'MEDIUM_300_DPI' | 'HIGH_600_DPI' | undefined;
  /** Desired width in pixels: a hint for raster formats, instead of resolution. */
  size?: string | undefined;
  /** 56 mm with a blank border instead of 46 mm. */
  quietZone?: boolean | undefined;
  /** Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
  /** The QR invoice as JSON, URL-encoded in UTF-8. */
  qrInvoice: QrInvoice;
}

/** Options of `createQrCode`. */
export interface CreateQrCodeOptions extends CallOptions {
  /** Resolution of raster formats; GIF files do not record it. */
  resolution?: 'LOW_150_DPI' | 'MEDIUM_300_DPI' | 'HIGH_600_DPI' | undefined;
  /** Desired width in pixels: a hint for raster formats, instead of resolution. */
  size?: string | undefined;
  /** 56 mm with a blank border instead of 46 mm. */
  quietZone?: boolean | undefined;
  /** Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `validateQrBill`. */
export interface ValidateQrBillOptions extends CallOptions {
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `readQrBill`. */
export interface ReadQrBillOptions extends CallOptions {
  /** Return bill information as an object too. */
  expandBillInformation?: boolean | undefined;
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Return page, place, broken rules and deviations in the member details. */
  details?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `readQrBills`. */
export interface ReadQrBillsOptions extends CallOptions {
  /** Return bill information as an object too. */
  expandBillInformation?: boolean | undefined;
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `readFile`. */
export interface ReadFileOptions extends CallOptions {
  /** Return bill information as an object too. */
  expandBillInformation?: boolean | undefined;
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `createPaymentPartByQuery`. */
export interface CreatePaymentPartByQueryOptions extends CallOptions {
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Page format of the slip. */
  pageSize?: 'A4' | 'A5' | 'DIN_LANG' | 'DIN_LANG_CROPPED' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip; A4 and A5 only. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** Resolution of raster formats; GIF files do not record it. */
  resolution?: 'LOW_150_DPI' | 'MEDIUM_300_DPI' | 'HIGH_600_DPI' | undefined;
  /** Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
  /** The QR invoice as JSON, URL-encoded in UTF-8. */
  qrInvoice: QrInvoice;
}

/** Options of `createPaymentPart`. */
export interface CreatePaymentPartOptions extends CallOptions {
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Page format of the slip. */
  pageSize?: 'A4' | 'A5' | 'DIN_LANG' | 'DIN_LANG_CROPPED' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip; A4 and A5 only. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** Resolution of raster formats; GIF files do not record it. */
  resolution?: 'LOW_150_DPI' | 'MEDIUM_300_DPI' | 'HIGH_600_DPI' | undefined;
  /** Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `mergePaymentPart`. */
export interface MergePaymentPartOptions extends CallOptions {
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
  /** Page for the slip, counted from 1: this page and no other. Without it and without placement: page 1 if the place of the slip is free, otherwise an added page. */
  onPage?: number | undefined;
  /** Without onPage: auto, the last page if the place of the slip is free, otherwise a page added after it; last, the last page and no other. */
  placement?: 'auto' | 'last' | undefined;
}

/** Options of `appendPaymentPart`. */
export interface AppendPaymentPartOptions extends CallOptions {
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `clonePaymentPart`. */
export interface ClonePaymentPartOptions extends CallOptions {
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `mergePdfs`. */
export interface MergePdfsOptions extends CallOptions {
  /** Page of file to draw on, counted from 1. */
  onPage?: number | undefined;
}

/** Options of `createPaymentParts`. */
export interface CreatePaymentPartsOptions extends CallOptions {
  /** fail: nothing is created if any entry breaks a rule. skip: invalid entries are left out and listed in a report. */
  onError?: 'fail' | 'skip' | undefined;
  /** Treat empty cells in the amount column as open amounts that the payer fills in, like cells with the word open. Otherwise such rows break a rule. */
  openAmounts?: boolean | undefined;
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Page format of the slip. */
  pageSize?: 'A4' | 'A5' | 'DIN_LANG' | 'DIN_LANG_CROPPED' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip; A4 and A5 only. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** Trim texts and replace special characters with permitted ones. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `createPaymentPartsOfTable`. */
export interface CreatePaymentPartsOfTableOptions extends CallOptions {
  /** fail: nothing is created if any entry breaks a rule. skip: invalid entries are left out and listed in a report. */
  onError?: 'fail' | 'skip' | undefined;
  /** Treat empty cells in the amount column as open amounts that the payer fills in, like cells with the word open. Otherwise such rows break a rule. */
  openAmounts?: boolean | undefined;
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Page format of the slip. */
  pageSize?: 'A4' | 'A5' | 'DIN_LANG' | 'DIN_LANG_CROPPED' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip; A4 and A5 only. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
  /** Trim texts and replace special characters with permitted ones. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `createInvoiceDocument`. */
export interface CreateInvoiceDocumentOptions extends CallOptions {
  /** Name of a template, from the list of templates. */
  template?: 'classic' | 'modern' | 'compact' | undefined;
  /** Colour of the template as red, green and blue in hexadecimal digits: 1c3f6e. */
  accentColor?: string | undefined;
  /** Side of the envelope window. */
  addressWindow?: 'RIGHT' | 'LEFT' | undefined;
  /** Create an e-invoice: the PDF with embedded data (facturx, xrechnung), or the data alone as XML (ubl). */
  eInvoice?: 'facturx' | 'xrechnung' | 'ubl' | undefined;
  /** Profile of the e-invoice: en16931 (default) or basic of facturx; peppol (default), en16931 or xrechnung of ubl. */
  eInvoiceProfile?: 'en16931' | 'basic' | 'xrechnung' | 'peppol' | undefined;
  /** Language of the fixed texts; takes precedence over the document, which takes precedence over the header Accept-Language. Otherwise: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Trim texts of the payment part and replace special characters with permitted ones. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip; A4 and A5 only. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
}

/** Options of `createInvoiceTemplateModel`. */
export interface CreateInvoiceTemplateModelOptions extends CallOptions {
  /** Language of the fixed texts; takes precedence over the document, which takes precedence over the header Accept-Language. Otherwise: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Trim texts of the payment part and replace special characters with permitted ones. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `previewInvoiceTemplate`. */
export interface PreviewInvoiceTemplateOptions extends CallOptions {
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
}

/** Options of `saveResource`. */
export interface SaveResourceOptions extends CallOptions {
  /** What the body is. */
  contentType: 'image/png' | 'image/jpeg' | 'application/pdf';
}

/** Options of `draftPayments`. */
export interface DraftPaymentsOptions extends CallOptions {
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `validatePaymentOrder`. */
export interface ValidatePaymentOrderOptions extends CallOptions {
  /** hybrid: details without a field of their own are written as address lines, which only some banks accept. */
  addresses?: 'structured' | 'hybrid' | undefined;
  /** Whether the payment names the debtor of the bill. */
  ultimateDebtor?: 'copied' | 'omitted' | undefined;
  /** Replace characters that banks refuse, and remove blanks from account numbers and references. */
  normalizeInput?: boolean | undefined;
  /** Release of the Swiss Payment Standards; default: the one in force on the day. */
  rules?: 'sps2025' | 'sps2026' | undefined;
  /** Leave out of the order what alreadyPaid has or what stands in it twice, instead of refusing it; leftOut lists it. A payment with again is never left out. */
  leaveOutPaid?: boolean | undefined;
}

/** Options of `createPaymentFile`. */
export interface CreatePaymentFileOptions extends CallOptions {
  /** hybrid: details without a field of their own are written as address lines, which only some banks accept. */
  addresses?: 'structured' | 'hybrid' | undefined;
  /** Whether the payment names the debtor of the bill. */
  ultimateDebtor?: 'copied' | 'omitted' | undefined;
  /** Replace characters that banks refuse, and remove blanks from account numbers and references. */
  normalizeInput?: boolean | undefined;
  /** Release of the Swiss Payment Standards; default: the one in force on the day. */
  rules?: 'sps2025' | 'sps2026' | undefined;
  /** Leave out of the order what alreadyPaid has or what stands in it twice, instead of refusing it; leftOut lists it. A payment with again is never left out. */
  leaveOutPaid?: boolean | undefined;
}

/** Options of `validatePaymentFile`. */
export interface ValidatePaymentFileOptions extends CallOptions {
  /** Refuse execution dates in the past, as a bank would today. */
  asOfToday?: boolean | undefined;
  /** Release of the Swiss Payment Standards; default: the one in force on the day. */
  rules?: 'sps2025' | 'sps2026' | undefined;
}

/** Options of `readPaymentStatus`. */
export interface ReadPaymentStatusOptions extends CallOptions {
  /** Language of the reasons; takes precedence over the header Accept-Language. Otherwise: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** hybrid: details without a field of their own are written as address lines, which only some banks accept. */
  addresses?: 'structured' | 'hybrid' | undefined;
  /** Whether the payment names the debtor of the bill. */
  ultimateDebtor?: 'copied' | 'omitted' | undefined;
  /** Replace characters that banks refuse, and remove blanks from account numbers and references. */
  normalizeInput?: boolean | undefined;
  /** Release of the Swiss Payment Standards; default: the one in force on the day. */
  rules?: 'sps2025' | 'sps2026' | undefined;
  /** Leave out of the order what alreadyPaid has or what stands in it twice, instead of refusing it; leftOut lists it. A payment with again is never left out. */
  leaveOutPaid?: boolean | undefined;
}

/** Options of `reconcileStatements`. */
export interface ReconcileStatementsOptions extends CallOptions {
  /** Difference at which an amount still settles a bill, in every currency. Default: none. */
  tolerance?: string | undefined;
  /** Cash discounts of all bills that name none: 2:10;1:20 is 2 per cent within 10 days of the date of the bill, 1 per cent within 20. Default: none. */
  discounts?: string | undefined;
}

/** Options of `createEInvoice`. */
export interface CreateEInvoiceOptions extends CallOptions {
  /** Profile of the e-invoice. Default: by buyerKind, else en16931. */
  eInvoiceProfile?: 'en16931' | 'basic' | 'xrechnung' | 'peppol' | undefined;
  /** Who buys: without a profile the one that fits them in the country of the recipient is chosen. */
  buyerKind?: 'company' | 'authority' | 'private' | undefined;
  /** Default CII; for peppol UBL. */
  syntax?: 'CII' | 'UBL' | undefined;
  /** Language of the fixed texts; takes precedence over the document, which takes precedence over the header Accept-Language. Otherwise: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Trim texts of the payment part and replace special characters with permitted ones. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `validateEInvoice`. */
export interface ValidateEInvoiceOptions extends CallOptions {
  /** Rules to apply besides those that the e-invoice claims to keep: EN 16931 alone, or with Peppol BIS Billing 3.0, XRechnung 3.0 or the rules of France (BR-FR), or Factur-X. */
  rules?: 'en16931' | 'peppol' | 'xrechnung' | 'facturx' | 'france' | undefined;
}

/** Options of `parseEInvoice`. */
export interface ParseEInvoiceOptions extends CallOptions {
  /** Rules to apply besides those that the e-invoice claims to keep: EN 16931 alone, or with Peppol BIS Billing 3.0, XRechnung 3.0 or the rules of France (BR-FR), or Factur-X. */
  rules?: 'en16931' | 'peppol' | 'xrechnung' | 'facturx' | 'france' | undefined;
}

/** Options of `renderEInvoice`. */
export interface RenderEInvoiceOptions extends CallOptions {
  /** Accepted for compatibility: received e-invoices have a layout of their own. */
  template?: 'classic' | 'modern' | 'compact' | undefined;
  /** Accepted for compatibility: received e-invoices have a layout of their own. */
  accentColor?: string | undefined;
  /** Accepted for compatibility: received e-invoices have a layout of their own. */
  addressWindow?: 'RIGHT' | 'LEFT' | undefined;
  /** Language of the headings; takes precedence over the header Accept-Language. Without either: de. */
  language?: 'de' | 'fr' | 'it' | 'en' | 'rm' | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
  /** Accepted for compatibility: every slip is set in Liberation Sans, which has the widths of Helvetica and Arial and all 324 characters. */
  fontFamily?: 'LIBERATION_SANS' | 'HELVETICA' | 'ARIAL' | 'FRUTIGER' | undefined;
  /** Accepted for compatibility: the font is always embedded, as PDF/A requires. */
  fontsEmbedded?: boolean | undefined;
  /** Lines above the slip and between receipt and payment part. */
  boundaryLines?: boolean | undefined;
  /** End the lines before the edge of the page. */
  boundaryLinesMargins?: boolean | undefined;
  /** Scissors on the lines. */
  boundaryLineScissors?: boolean | undefined;
  /** Text instead of scissors above the slip; A4 and A5 only. */
  boundaryLineSeparationText?: boolean | undefined;
  /** Style of the lines. */
  boundaryLineStyle?: 'SOLID' | 'DASHED' | 'DOTTED' | undefined;
  /** 6 mm blank at the sides instead of 5 mm. */
  additionalPrintMargin?: boolean | undefined;
  /** Also print the bill information, which guidelines 2.3 no longer require. */
  printBillInformation?: boolean | undefined;
}

/** Options of `createPayload`. */
export interface CreatePayloadOptions extends CallOptions {
  /** Trim texts and replace special characters with permitted ones. */
  normalizeInput?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `validatePayload`. */
export interface ValidatePayloadOptions extends CallOptions {
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `parsePayload`. */
export interface ParsePayloadOptions extends CallOptions {
  /** Return bill information as an object too. */
  expandBillInformation?: boolean | undefined;
  /** Return broken rules and deviations in the member details. */
  details?: boolean | undefined;
  /** Version of the implementation guidelines; default: the oldest that is valid today. */
  profile?: '2.2' | '2.3' | '2.4' | undefined;
}

/** Options of `createEpcQrCode`. */
export interface CreateEpcQrCodeOptions extends CallOptions {
  /** Resolution of raster formats; GIF files do not record it. */
  resolution?: 'LOW_150_DPI' | 'MEDIUM_300_DPI' | 'HIGH_600_DPI' | undefined;
  /** Frame with a label below the code. */
  label?: boolean | undefined;
  /** Language of the label; takes precedence over the header Accept-Language. */
  language?: 'de' | 'fr' | 'it' | 'en' | undefined;
  /** Remove spaces from IBAN, BIC and creditor reference, and trim texts. */
  normalizeInput?: boolean | undefined;
}

/** Options of `validateEpcQrCode`. */
export interface ValidateEpcQrCodeOptions extends CallOptions {
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
}

/** Options of `parseEpcQrCode`. */
export interface ParseEpcQrCodeOptions extends CallOptions {
  /** HARDER takes longer and finds more codes. */
  effortLevel?: 'DEFAULT' | 'HARDER' | undefined;
  /** Return broken rules and deviations in the member details, and for files the page and place. */
  details?: boolean | undefined;
}

/** Options of `extractQrReference`. */
export interface ExtractQrReferenceOptions extends CallOptions {
  /** Number of leading digits to omit as well: the customer id. */
  customerIdLength?: number | undefined;
}

/** Options of `createQrReference`. */
export interface CreateQrReferenceOptions extends CallOptions {
  /** Digits at the start of the reference. */
  customerId?: string | undefined;
}

/** Options of `exampleReminder`. */
export interface ExampleReminderOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleReminderWithWorkflow`. */
export interface ExampleReminderWithWorkflowOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleInstalmentBill`. */
export interface ExampleInstalmentBillOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleInstalmentBillWithWorkflow`. */
export interface ExampleInstalmentBillWithWorkflowOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleDonationInquiry`. */
export interface ExampleDonationInquiryOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleDonationInquiryWithWorkflow`. */
export interface ExampleDonationInquiryWithWorkflowOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleCreditNote`. */
export interface ExampleCreditNoteOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleCreditNoteWithWorkflow`. */
export interface ExampleCreditNoteWithWorkflowOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleBill`. */
export interface ExampleBillOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleBillWithWorkflow`. */
export interface ExampleBillWithWorkflowOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleAdvice`. */
export interface ExampleAdviceOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `exampleAdviceWithWorkflow`. */
export interface ExampleAdviceWithWorkflowOptions extends CallOptions {
  /** E-mail address of the recipient. */
  recipientEmail?: string | undefined;
  /** Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one. */
  referencedBillReferenceNumber?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `submitPdf`. */
export interface SubmitPdfOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitBill`. */
export interface SubmitBillOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitBillForm`. */
export interface SubmitBillFormOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitInstalmentBill`. */
export interface SubmitInstalmentBillOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitInstalmentBillForm`. */
export interface SubmitInstalmentBillFormOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitAdvice`. */
export interface SubmitAdviceOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitAdviceForm`. */
export interface SubmitAdviceFormOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitCreditNote`. */
export interface SubmitCreditNoteOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitCreditNoteForm`. */
export interface SubmitCreditNoteFormOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitReminder`. */
export interface SubmitReminderOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitReminderForm`. */
export interface SubmitReminderFormOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitDonationInquiry`. */
export interface SubmitDonationInquiryOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `submitDonationInquiryForm`. */
export interface SubmitDonationInquiryFormOptions extends CallOptions {
  /** STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient. */
  processingMode: 'STAGE' | 'DELIVER';
  /** Reference number of the bill that this case is a reminder of, replaces or cancels. */
  refByEBillReferenceNumber?: string | undefined;
  /** Structured payment reference of that bill. */
  refByReferenceStructured?: string | undefined;
  /** Id of that bill. */
  refByPlatformID?: number | undefined;
  /** Name of the file, for support requests; never shown to the recipient. */
  filename?: string | undefined;
  /** SKIP: submit even if anomaly detection would hold it. */
  anomalyDetection?: 'SKIP' | undefined;
  /** wait=N: answer after the delivery, but after N seconds at the latest, 10 at most. */
  prefer?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `releaseBusinessCases`. */
export interface ReleaseBusinessCasesOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `resendBusinessCases`. */
export interface ResendBusinessCasesOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `discardBusinessCases`. */
export interface DiscardBusinessCasesOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `eraseBusinessCases`. */
export interface EraseBusinessCasesOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `handInStatements`. */
export interface HandInStatementsOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `getBusinessCase`. */
export interface GetBusinessCaseOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `searchBillRecipients`. */
export interface SearchBillRecipientsOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `getBillRecipient`. */
export interface GetBillRecipientOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `beginSubscription`. */
export interface BeginSubscriptionOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `confirmSubscription`. */
export interface ConfirmSubscriptionOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `listProcessingStatusEvents`. */
export interface ListProcessingStatusEventsOptions extends CallOptions {
  /** Id of the last event you know: only later ones are returned. */
  lastEventId?: number | undefined;
  /** Events per page: default 100, at most 1000. */
  limit?: number | undefined;
  /** Events from this instant; cannot be combined with a last event. */
  since?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `listBusinessCaseStatusEvents`. */
export interface ListBusinessCaseStatusEventsOptions extends CallOptions {
  /** Id of the last event you know: only later ones are returned. */
  lastEventId?: number | undefined;
  /** Events per page: default 100, at most 1000. */
  limit?: number | undefined;
  /** Events from this instant; cannot be combined with a last event. */
  since?: string | undefined;
  /** Network id of the last event you know. */
  lastEventNetId?: string | undefined;
  /** The same under its other name. */
  lastEventSixId?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `listInstalmentStatusEvents`. */
export interface ListInstalmentStatusEventsOptions extends CallOptions {
  /** Id of the last event you know: only later ones are returned. */
  lastEventId?: number | undefined;
  /** Events per page: default 100, at most 1000. */
  limit?: number | undefined;
  /** Events from this instant; cannot be combined with a last event. */
  since?: string | undefined;
  /** Network id of the last event you know. */
  lastEventNetId?: string | undefined;
  /** The same under its other name. */
  lastEventSixId?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `listSubscriptionStatusEvents`. */
export interface ListSubscriptionStatusEventsOptions extends CallOptions {
  /** Id of the last event you know: only later ones are returned. */
  lastEventId?: number | undefined;
  /** Events per page: default 100, at most 1000. */
  limit?: number | undefined;
  /** Events from this instant; cannot be combined with a last event. */
  since?: string | undefined;
  /** Network id of the last event you know. */
  lastEventNetId?: string | undefined;
  /** The same under its other name. */
  lastEventSixId?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `listEmailAddressEvents`. */
export interface ListEmailAddressEventsOptions extends CallOptions {
  /** Id of the last event you know: only later ones are returned. */
  lastEventId?: number | undefined;
  /** Events per page: default 100, at most 1000. */
  limit?: number | undefined;
  /** Events from this instant; cannot be combined with a last event. */
  since?: string | undefined;
  /** Network id of the last event you know. */
  lastEventNetId?: string | undefined;
  /** The same under its other name. */
  lastEventSixId?: string | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `createWebhook`. */
export interface CreateWebhookOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `listWebhooks`. */
export interface ListWebhooksOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `deleteWebhook`. */
export interface DeleteWebhookOptions extends CallOptions {
  /** Id of the webhook. */
  id?: number | undefined;
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `sendMail`. */
export interface SendMailOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `getMail`. */
export interface GetMailOptions extends CallOptions {
  /** The biller of the request, for users with several billers. Default: that of the session. */
  biller?: string | undefined;
}

/** Options of `convertToPdfA`. */
export interface ConvertToPdfAOptions extends CallOptions {
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** Options of `convertFileToPdfA`. */
export interface ConvertFileToPdfAOptions extends CallOptions {
  /** A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again. */
  idempotencyKey?: string | undefined;
}

/** What `createQrCodeByQuery` answers with, by the format that it is asked for. */
export interface CreateQrCodeByQueryFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'image/svg+xml': string;
  'image/png': Uint8Array<ArrayBuffer>;
  'image/jpeg': Uint8Array<ArrayBuffer>;
  'image/gif': Uint8Array<ArrayBuffer>;
  'image/bmp': Uint8Array<ArrayBuffer>;
  'image/tiff': Uint8Array<ArrayBuffer>;
}

/** What `createQrCode` answers with, by the format that it is asked for. */
export interface CreateQrCodeFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'image/svg+xml': string;
  'image/png': Uint8Array<ArrayBuffer>;
  'image/jpeg': Uint8Array<ArrayBuffer>;
  'image/gif': Uint8Array<ArrayBuffer>;
  'image/bmp': Uint8Array<ArrayBuffer>;
  'image/tiff': Uint8Array<ArrayBuffer>;
}

/** What `createPaymentPartByQuery` answers with, by the format that it is asked for. */
export interface CreatePaymentPartByQueryFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'image/svg+xml': string;
  'image/png': Uint8Array<ArrayBuffer>;
  'image/jpeg': Uint8Array<ArrayBuffer>;
  'image/gif': Uint8Array<ArrayBuffer>;
  'image/bmp': Uint8Array<ArrayBuffer>;
  'image/tiff': Uint8Array<ArrayBuffer>;
}

/** What `createPaymentPart` answers with, by the format that it is asked for. */
export interface CreatePaymentPartFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'image/svg+xml': string;
  'image/png': Uint8Array<ArrayBuffer>;
  'image/jpeg': Uint8Array<ArrayBuffer>;
  'image/gif': Uint8Array<ArrayBuffer>;
  'image/bmp': Uint8Array<ArrayBuffer>;
  'image/tiff': Uint8Array<ArrayBuffer>;
}

/** What `createPaymentParts` answers with, by the format that it is asked for. */
export interface CreatePaymentPartsFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'application/zip': Uint8Array<ArrayBuffer>;
}

/** What `createPaymentPartsOfTable` answers with, by the format that it is asked for. */
export interface CreatePaymentPartsOfTableFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'application/zip': Uint8Array<ArrayBuffer>;
}

/** What `createInvoiceDocument` answers with, by the format that it is asked for. */
export interface CreateInvoiceDocumentFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'application/xml': string;
}

/** What `createPaymentFile` answers with, by the format that it is asked for. */
export interface CreatePaymentFileFormats {
  'application/xml': string;
  'application/json': PaymentFile;
}

/** What `reconcileStatements` answers with, by the format that it is asked for. */
export interface ReconcileStatementsFormats {
  'application/json': Reconciliation;
  'text/csv': string;
}

/** What `renderEInvoice` answers with, by the format that it is asked for. */
export interface RenderEInvoiceFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'text/plain': string;
}

/** What `createEpcQrCode` answers with, by the format that it is asked for. */
export interface CreateEpcQrCodeFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'image/svg+xml': string;
  'image/png': Uint8Array<ArrayBuffer>;
  'image/jpeg': Uint8Array<ArrayBuffer>;
  'image/gif': Uint8Array<ArrayBuffer>;
  'image/bmp': Uint8Array<ArrayBuffer>;
  'image/tiff': Uint8Array<ArrayBuffer>;
}

/** What `exampleReminder` answers with, by the format that it is asked for. */
export interface ExampleReminderFormats {
  'application/json': ExampleReminderAnswer;
  'application/xml': string;
}

/** What `exampleReminderWithWorkflow` answers with, by the format that it is asked for. */
export interface ExampleReminderWithWorkflowFormats {
  'application/json': ExampleReminderWithWorkflowAnswer;
  'application/xml': string;
}

/** What `exampleInstalmentBill` answers with, by the format that it is asked for. */
export interface ExampleInstalmentBillFormats {
  'application/json': ExampleInstalmentBillAnswer;
  'application/xml': string;
}

/** What `exampleInstalmentBillWithWorkflow` answers with, by the format that it is asked for. */
export interface ExampleInstalmentBillWithWorkflowFormats {
  'application/json': ExampleInstalmentBillWithWorkflowAnswer;
  'application/xml': string;
}

/** What `exampleDonationInquiry` answers with, by the format that it is asked for. */
export interface ExampleDonationInquiryFormats {
  'application/json': ExampleDonationInquiryAnswer;
  'application/xml': string;
}

/** What `exampleDonationInquiryWithWorkflow` answers with, by the format that it is asked for. */
export interface ExampleDonationInquiryWithWorkflowFormats {
  'application/json': ExampleDonationInquiryWithWorkflowAnswer;
  'application/xml': string;
}

/** What `exampleCreditNote` answers with, by the format that it is asked for. */
export interface ExampleCreditNoteFormats {
  'application/json': ExampleCreditNoteAnswer;
  'application/xml': string;
}

/** What `exampleCreditNoteWithWorkflow` answers with, by the format that it is asked for. */
export interface ExampleCreditNoteWithWorkflowFormats {
  'application/json': ExampleCreditNoteWithWorkflowAnswer;
  'application/xml': string;
}

/** What `exampleBill` answers with, by the format that it is asked for. */
export interface ExampleBillFormats {
  'application/json': ExampleBillAnswer;
  'application/xml': string;
}

/** What `exampleBillWithWorkflow` answers with, by the format that it is asked for. */
export interface ExampleBillWithWorkflowFormats {
  'application/json': ExampleBillWithWorkflowAnswer;
  'application/xml': string;
}

/** What `exampleAdvice` answers with, by the format that it is asked for. */
export interface ExampleAdviceFormats {
  'application/json': ExampleAdviceAnswer;
  'application/xml': string;
}

/** What `exampleAdviceWithWorkflow` answers with, by the format that it is asked for. */
export interface ExampleAdviceWithWorkflowFormats {
  'application/json': ExampleAdviceWithWorkflowAnswer;
  'application/xml': string;
}

/** What `getBusinessCase` answers with, by the format that it is asked for. */
export interface GetBusinessCaseFormats {
  'application/json': WholeBusinessCase;
  'application/pdf': Uint8Array<ArrayBuffer>;
}

/** What `convertToPdfA` answers with, by the format that it is asked for. */
export interface ConvertToPdfAFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'application/json': ConvertToPdfAAnswer;
}

/** What `convertFileToPdfA` answers with, by the format that it is asked for. */
export interface ConvertFileToPdfAFormats {
  'application/pdf': Uint8Array<ArrayBuffer>;
  'application/json': ConvertToPdfAAnswer;
}

/** One method for each operation of the API. */
export abstract class Operations {
  protected abstract send<T>(operation: Operation, call: Call): Promise<T>;
  protected abstract follow<T>(operation: Operation, options: FeedOptions | undefined): AsyncGenerator<T, void, undefined>;

  /** Create a Swiss QR code (POST is preferred). */
  createQrCodeByQuery<F extends keyof CreateQrCodeByQueryFormats = 'application/pdf'>(options: CreateQrCodeByQueryOptions & { format?: F | undefined }): Promise<CreateQrCodeByQueryFormats[F]> {
    return this.send(operations.createQrCodeByQuery, { options });
  }

  /** Create a Swiss QR code. Accept selects the format; the parameter format takes precedence. Images have the resolution you ask for and record it: 46 mm is 272, 543 or 1087 pixels. With size, every module has the same whole number of pixels, and the resolution recorded is the one that prints 46 mm. GIF files cannot record a resolution: print them at 46 mm. */
  createQrCode<F extends keyof CreateQrCodeFormats = 'application/pdf'>(body: QrInvoice, options?: CreateQrCodeOptions & { format?: F | undefined }): Promise<CreateQrCodeFormats[F]> {
    return this.send(operations.createQrCode, { body, options });
  }

  /** Validate the single Swiss QR code of a file. Answers VALID, or 422 with one line for each broken rule. Lines that begin with warning: are no errors: deviations that banks accept, and S1 or eBill texts that break their own syntax. */
  validateQrBill(body: FileToRead, options?: ValidateQrBillOptions): Promise<string> {
    return this.send(operations.validateQrBill, { body, options });
  }

  /** Read the first Swiss QR code of a file. Reads leniently: returns what is there even if rules are broken; details lists them. */
  readQrBill(body: FileToRead, options?: ReadQrBillOptions): Promise<QrInvoiceRead> {
    return this.send(operations.readQrBill, { body, options });
  }

  /** Read every Swiss QR code of a file. Each bill with its page, place, broken rules and deviations; an empty array if there is none. When you send a bill back, its member details is ignored. */
  readQrBills(body: FileToRead, options?: ReadQrBillsOptions): Promise<readonly QrInvoiceWithDetails[]> {
    return this.send(operations.readQrBills, { body, options });
  }

  /** Read every code of a file. Lists the bills, the codes that begin like a bill but cannot be read, and all other codes. */
  readFile(body: FileToRead, options?: ReadFileOptions): Promise<FileReading> {
    return this.send(operations.readFile, { body, options });
  }

  /** Create payment part and receipt (POST is preferred). */
  createPaymentPartByQuery<F extends keyof CreatePaymentPartByQueryFormats = 'application/pdf'>(options: CreatePaymentPartByQueryOptions & { format?: F | undefined }): Promise<CreatePaymentPartByQueryFormats[F]> {
    return this.send(operations.createPaymentPartByQuery, { options });
  }

  /** Create payment part and receipt. Accept selects the format, Accept-Language the language; the header X-Layout-Warnings lists texts that had to be shortened. */
  createPaymentPart<F extends keyof CreatePaymentPartFormats = 'application/pdf'>(body: QrInvoice, options?: CreatePaymentPartOptions & { format?: F | undefined }): Promise<CreatePaymentPartFormats[F]> {
    return this.send(operations.createPaymentPart, { body, options });
  }

  /** Create payment part and receipt and merge them with a PDF. Draws the slip of 210 by 105 mm in the bottom left corner of the page as displayed, on top of its content. If content of the page would make the code unreadable, the slip is refused; other content shows through, with a warning. Without onPage, and with placement=auto, a page that has something there is left unchanged and the slip gets its own page; X-Slip-Page names the page. A page you name must not be smaller than the slip. Accept-Language sets the language; the header X-Layout-Warnings lists texts that had to be shortened, and SLIP_OVER_CONTENT if there is other content in the place of the slip. The document is not rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. An encrypted document that opens without a password is returned without encryption; one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is repaired. */
  mergePaymentPart(body: MergePaymentPartRequest, options?: MergePaymentPartOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(operations.mergePaymentPart, { body, options });
  }

  /** Create payment part and receipt and append them to a PDF. Adds an A4 page with the slip at the bottom. Accept-Language sets the language; the header X-Layout-Warnings lists texts that had to be shortened, and SLIP_OVER_CONTENT if there is other content in the place of the slip. The document is not rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. An encrypted document that opens without a password is returned without encryption; one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is repaired. */
  appendPaymentPart(body: MergePaymentPartRequest, options?: AppendPaymentPartOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(operations.appendPaymentPart, { body, options });
  }

  /** Recreate payment part and receipt from the Swiss QR code of a PDF. Reads the first Swiss QR code and redraws the slip in its place, on a white background of 210 by 105 mm, rotated like the old one. A bill that breaks a current rule, such as one with a combined address, is refused with the broken rules. The old slip stays in the file, under the white background. Accept-Language sets the language; the header X-Layout-Warnings lists texts that had to be shortened, and SLIP_OVER_CONTENT if there is other content in the place of the slip. The document is not rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. An encrypted document that opens without a password is returned without encryption; one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is repaired. */
  clonePaymentPart(body: ClonePaymentPartRequest, options?: ClonePaymentPartOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(operations.clonePaymentPart, { body, options });
  }

  /** Draw a page over a page of a PDF. Places the page of file2 on a page of file, in its own size, both upright as displayed, with the bottom left corners aligned. A Swiss QR code drawn by file2 must stay readable: if something on the page would cover it or show through it, the merge is refused; other content in the place of its slip gives a warning in X-Layout-Warnings. Links and form fields of file2 are not carried over. The document is not rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. An encrypted document that opens without a password is returned without encryption; one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is repaired. */
  mergePdfs(body: MergePdfsRequest, options?: MergePdfsOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(operations.mergePdfs, { body, options });
  }

  /** Append the pages of a PDF to another. Adds all pages of file2 after those of file, with their annotations. Outlines, form data and attachments of file2 are not carried over. The document is not rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. An encrypted document that opens without a password is returned without encryption; one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is repaired. */
  appendPdfs(body: AppendPdfsRequest, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(operations.appendPdfs, { body, options });
  }

  /** Create payment parts for a list of QR invoices. One PDF with a page per bill, or a ZIP with a file per bill, named by row and reference. Both are streamed. With onError=skip, the PDF comes as multipart/mixed with a report, and the ZIP holds report.json. */
  createPaymentParts<F extends keyof CreatePaymentPartsFormats = 'application/pdf'>(body: readonly QrInvoice[], options?: CreatePaymentPartsOptions & { format?: F | undefined }): Promise<CreatePaymentPartsFormats[F]> {
    return this.send(operations.createPaymentParts, { body, options });
  }

  /** Create payment parts for a table of bills. A CSV file (separator and character set are detected) or the first sheet of an XLSX workbook. The header names elements of the payload, in any order, as the examples under /v2/examples/qr-invoice/bulk show; a column Language chooses the language of each slip. One PDF with a page per bill, or a ZIP with a file per bill, named by row and reference. Both are streamed. With onError=skip, the PDF comes as multipart/mixed with a report, and the ZIP holds report.json. */
  createPaymentPartsOfTable<F extends keyof CreatePaymentPartsOfTableFormats = 'application/pdf'>(body: CreatePaymentPartsOfTableRequest, options?: CreatePaymentPartsOfTableOptions & { format?: F | undefined }): Promise<CreatePaymentPartsOfTableFormats[F]> {
    return this.send(operations.createPaymentPartsOfTable, { body, options });
  }

  /** Create an invoice with its payment part as PDF. All totals are calculated. The payment part is for the amount due, at the bottom of the last page or on a page of its own. The header X-Layout-Warnings lists what had to be omitted or shortened. The PDF conforms to PDF/A-3b unless it is printed on a letterhead. With eInvoice it is also an e-invoice, and each rule of the profile that it breaks is a problem with its field; trial keys cannot create e-invoices. */
  createInvoiceDocument<F extends keyof CreateInvoiceDocumentFormats = 'application/pdf'>(body: InvoiceDocument, options?: CreateInvoiceDocumentOptions & { format?: F | undefined }): Promise<CreateInvoiceDocumentFormats[F]> {
    return this.send(operations.createInvoiceDocument, { body, options });
  }

  /** The invoice with all totals as XML. For templates of your own: what the PDF shows, in the namespace urn:rappen:invoice-document:1. */
  createInvoiceTemplateModel(body: InvoiceDocument, options?: CreateInvoiceTemplateModelOptions): Promise<string> {
    return this.send(operations.createInvoiceTemplateModel, { body, options });
  }

  /** List the templates. */
  listInvoiceTemplates(options?: CallOptions): Promise<readonly InvoiceTemplate[]> {
    return this.send(operations.listInvoiceTemplates, { options });
  }

  /** An image of a template with example data. */
  previewInvoiceTemplate(name: string | number, options?: PreviewInvoiceTemplateOptions): Promise<string> {
    return this.send(operations.previewInvoiceTemplate, { path: { name }, options });
  }

  /** List your logos and letterheads. */
  listResources(options?: CallOptions): Promise<readonly Resource[]> {
    return this.send(operations.listResources, { options });
  }

  /** Store a logo (PNG, JPEG) or a letterhead (PDF). The body is the file, at most 2 MiB; its content must match Content-Type. It replaces a file with the same name. Documents refer to it in sender.logo or letterhead. */
  saveResource(filename: string | number, body: Bytes, options: SaveResourceOptions): Promise<Resource> {
    return this.send(operations.saveResource, { path: { filename }, body, options });
  }

  /** Create payments from bills. Each bill with its payment, its problems, and what a bank would change. For a bill without an amount the payment has none either: fill it in. */
  draftPayments(body: BillsToPay, options?: DraftPaymentsOptions): Promise<PaymentDrafts> {
    return this.send(operations.draftPayments, { body, options });
  }

  /** Validate a payment order. Lists what the Swiss Payment Standards refuse, change or ignore; groups and totals if nothing is refused. */
  validatePaymentOrder(body: PaymentOrderRequest, options?: ValidatePaymentOrderOptions): Promise<PaymentOrderVerdict> {
    return this.send(operations.validatePaymentOrder, { body, options });
  }

  /** Create the payment file of an order. The message pain.001.001.09 by the Swiss Payment Standards, for upload or EBICS; as JSON with notices, groups and totals. The same order always gives the same file. Nothing is sent to a bank. */
  createPaymentFile<F extends keyof CreatePaymentFileFormats = 'application/xml'>(body: PaymentOrderRequest, options?: CreatePaymentFileOptions & { format?: F | undefined }): Promise<CreatePaymentFileFormats[F]> {
    return this.send(operations.createPaymentFile, { body, options });
  }

  /** Validate a payment file. Checks a message pain.001.001.09 from any program as a Swiss bank does: by the schema pain.001.001.09.ch.03, then by all rules for orders and files. Places are given as elements (PmtInf[2]/CdtTrfTxInf[1]/Cdtr/Nm), with line and column. */
  validatePaymentFile(body: BankFile, options?: ValidatePaymentFileOptions): Promise<PaymentOrderVerdict> {
    return this.send(operations.validatePaymentFile, { body, options });
  }

  /** Read the answer of a bank to an order. Send the message pain.002 with the order or its file to get the status of each payment, with the reasons. The message alone is read as it is. Only an account statement shows that a payment was executed. */
  readPaymentStatus(body: StatusOfOrder, options?: ReadPaymentStatusOptions): Promise<PaymentStatus> {
    return this.send(operations.readPaymentStatus, { body, options });
  }

  /** Read an account statement. Converts camt.052, camt.053 or camt.054 of versions 08, 04 and 02, MT940 or MT942 to one format. Nothing is kept or logged. */
  readBankStatement(body: BankFile, options?: CallOptions): Promise<StatementFile> {
    return this.send(operations.readBankStatement, { body, options });
  }

  /** Match account statements with open bills. Shows which bills were paid in full, in part, too much, twice, or taken back. Money counts towards a bill only by its exact reference; other matches are suggested. Send openBills, seen and payers of each answer with the next statements: no booking counts twice, and whoever has paid before is known. As CSV, one row per receipt. With books, the bookings as double entries for a program for bookkeeping, each booking once. Nothing is kept or logged. */
  reconcileStatements<F extends keyof ReconcileStatementsFormats = 'application/json'>(body: StatementsAndBills, options?: ReconcileStatementsOptions & { format?: F | undefined }): Promise<ReconcileStatementsFormats[F]> {
    return this.send(operations.reconcileStatements, { body, options });
  }

  /** Write an invoice as the XML of an e-invoice. An invoice that breaks a rule of the profile is refused, with the rule, the term and the field of each problem. For a PDF with embedded data, use POST /v2/invoice-document?eInvoice=facturx. */
  createEInvoice(body: InvoiceDocument, options?: CreateEInvoiceOptions): Promise<string> {
    return this.send(operations.createEInvoice, { body, options });
  }

  /** Validate an e-invoice. CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or characters is refused. Each broken rule is a finding with its rule, term and place. */
  validateEInvoice(body: EInvoiceToRead, options?: ValidateEInvoiceOptions): Promise<EInvoiceVerdict> {
    return this.send(operations.validateEInvoice, { body, options });
  }

  /** Read an e-invoice. CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or characters is refused. Returns header, parties, lines, totals and payment instructions as they were sent; findings lists the broken rules. */
  parseEInvoice(body: EInvoiceToRead, options?: ParseEInvoiceOptions): Promise<EInvoiceReading> {
    return this.send(operations.parseEInvoice, { body, options });
  }

  /** Show an e-invoice as PDF or text. CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or characters is refused. Everything that stands in it, with codes in words, in your language: any currency, sign and sum; at the end what was not understood. As PDF (PDF/A-3b, with the XML inside as it was received, and a payment part if the invoice can be paid with one), or as text. */
  renderEInvoice<F extends keyof RenderEInvoiceFormats = 'application/pdf'>(body: EInvoiceToRead, options?: RenderEInvoiceOptions & { format?: F | undefined }): Promise<RenderEInvoiceFormats[F]> {
    return this.send(operations.renderEInvoice, { body, options });
  }

  /** Create the text of a Swiss QR code. */
  createPayload(body: QrInvoice, options?: CreatePayloadOptions): Promise<string> {
    return this.send(operations.createPayload, { body, options });
  }

  /** Validate the text of a Swiss QR code. Answers VALID, or 422 with one line for each broken rule. Lines that begin with warning: are no errors: deviations that banks accept, and S1 or eBill texts that break their own syntax. */
  validatePayload(body: string, options?: ValidatePayloadOptions): Promise<string> {
    return this.send(operations.validatePayload, { body, options });
  }

  /** Read the text of a Swiss QR code. Reads leniently: returns what is there even if rules are broken; details lists them. */
  parsePayload(body: string, options?: ParsePayloadOptions): Promise<QrInvoiceWithVerdict> {
    return this.send(operations.parsePayload, { body, options });
  }

  /** Create an EPC QR code (GiroCode). The code of a SEPA credit transfer, with its quiet zone. Accept selects the format; the parameter format takes precedence. */
  createEpcQrCode<F extends keyof CreateEpcQrCodeFormats = 'application/pdf'>(body: EpcPayment, options?: CreateEpcQrCodeOptions & { format?: F | undefined }): Promise<CreateEpcQrCodeFormats[F]> {
    return this.send(operations.createEpcQrCode, { body, options });
  }

  /** Validate an EPC QR code: its text, or the first one in a file. Answers VALID, or 422 with one line for each broken rule. Also accepts a PDF or an image, as multipart/form-data with the field file. */
  validateEpcQrCode(body: string, options?: ValidateEpcQrCodeOptions): Promise<string> {
    return this.send(operations.validateEpcQrCode, { body, options });
  }

  /** Read an EPC QR code: its text, or the first one in a file. Reads leniently: returns what is there even if rules are broken; details lists them. Also accepts a PDF or an image, as multipart/form-data with the field file. */
  parseEpcQrCode(body: string, options?: ParseEpcQrCodeOptions): Promise<EpcPaymentRead> {
    return this.send(operations.parseEpcQrCode, { body, options });
  }

  /** Payment for an EPC QR code with a message. */
  exampleEpcPaymentWithMessage(options?: CallOptions): Promise<EpcPayment> {
    return this.send(operations.exampleEpcPaymentWithMessage, { options });
  }

  /** Payment for an EPC QR code with a creditor reference. */
  exampleEpcPaymentWithCreditorReference(options?: CallOptions): Promise<EpcPayment> {
    return this.send(operations.exampleEpcPaymentWithCreditorReference, { options });
  }

  /** Payment for an EPC QR code without amount. */
  exampleEpcPaymentWithoutAmount(options?: CallOptions): Promise<EpcPayment> {
    return this.send(operations.exampleEpcPaymentWithoutAmount, { options });
  }

  /** Whether a text is an IBAN or QR-IBAN of CH or LI. */
  validateIban(body: string, options?: CallOptions): Promise<boolean> {
    return this.send(operations.validateIban, { body, options });
  }

  /** An IBAN without spaces and hyphens, in capital letters. */
  normalizeIban(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.normalizeIban, { body, options });
  }

  /** An IBAN in groups of four. */
  formatIban(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.formatIban, { body, options });
  }

  /** Whether a text is a QR-IBAN: an IBAN with an institution from 30000 to 31999. */
  validateQrIban(body: string, options?: CallOptions): Promise<boolean> {
    return this.send(operations.validateQrIban, { body, options });
  }

  /** Whether a text is a QR reference. */
  validateQrReference(body: string, options?: CallOptions): Promise<boolean> {
    return this.send(operations.validateQrReference, { body, options });
  }

  /** A QR reference without spaces. */
  normalizeQrReference(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.normalizeQrReference, { body, options });
  }

  /** The check digit of a number. */
  computeModulo10(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.computeModulo10, { body, options });
  }

  /** A QR reference in groups of five, from the right. */
  formatQrReference(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.formatQrReference, { body, options });
  }

  /** The number in a QR reference: without check digit and leading zeros. */
  extractQrReference(body: string, options?: ExtractQrReferenceOptions): Promise<string> {
    return this.send(operations.extractQrReference, { body, options });
  }

  /** A QR reference for a number, with its check digit. */
  createQrReference(body: string, options?: CreateQrReferenceOptions): Promise<string> {
    return this.send(operations.createQrReference, { body, options });
  }

  /** Whether a text is a creditor reference (ISO 11649). */
  validateCreditorReference(body: string, options?: CallOptions): Promise<boolean> {
    return this.send(operations.validateCreditorReference, { body, options });
  }

  /** A creditor reference without spaces, in capital letters. */
  normalizeCreditorReference(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.normalizeCreditorReference, { body, options });
  }

  /** The two check digits of the creditor reference for a text. */
  computeModulo97(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.computeModulo97, { body, options });
  }

  /** A creditor reference in groups of four. */
  formatCreditorReference(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.formatCreditorReference, { body, options });
  }

  /** The text after RF and the check digits. */
  extractCreditorReference(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.extractCreditorReference, { body, options });
  }

  /** A creditor reference for a text, with RF and its check digits. */
  createCreditorReference(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.createCreditorReference, { body, options });
  }

  /** Whether a text is a country code of ISO 3166-1: two capital letters. */
  validateCountry(body: string, options?: CallOptions): Promise<boolean> {
    return this.send(operations.validateCountry, { body, options });
  }

  /** The countries with their names. */
  listCountries(options?: CallOptions): Promise<readonly Country[]> {
    return this.send(operations.listCountries, { options });
  }

  /** The country codes. */
  listCountryCodes(options?: CallOptions): Promise<readonly string[]> {
    return this.send(operations.listCountryCodes, { options });
  }

  /** Validate Swico S1 bill information. Answers VALID, or 422 with one line for each broken rule. */
  validateSwicoS1(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.validateSwicoS1, { body, options });
  }

  /** Read Swico S1 bill information. Reads leniently: wrong order and empty tags do not matter; unreadTags lists the tags that could not be read, and why. */
  parseSwicoS1(body: string, options?: CallOptions): Promise<SwicoS1v12> {
    return this.send(operations.parseSwicoS1, { body, options });
  }

  /** Write Swico S1 bill information. */
  createSwicoS1(body: SwicoS1v12, options?: CallOptions): Promise<string> {
    return this.send(operations.createSwicoS1, { body, options });
  }

  /** Read bill information of any syntax: Swico S1 as its fields, others raw. */
  parseBillInformation(body: string, options?: CallOptions): Promise<BillInformationObject> {
    return this.send(operations.parseBillInformation, { body, options });
  }

  /** Read bill information without interpreting it. */
  parseRawBillInformation(body: string, options?: CallOptions): Promise<BillInformationObject> {
    return this.send(operations.parseRawBillInformation, { body, options });
  }

  /** Read the parameters of a scheme: eBill as its fields, others raw. */
  parseAlternativeScheme(body: string, options?: CallOptions): Promise<AlternativeSchemeObject> {
    return this.send(operations.parseAlternativeScheme, { body, options });
  }

  /** Split the parameters of a scheme without interpreting them. */
  parseRawAlternativeScheme(body: string, options?: CallOptions): Promise<AlternativeSchemeObject> {
    return this.send(operations.parseRawAlternativeScheme, { body, options });
  }

  /** Validate eBill parameters. Answers VALID, or 422 with one line for each broken rule. */
  validateEbillScheme(body: string, options?: CallOptions): Promise<string> {
    return this.send(operations.validateEbillScheme, { body, options });
  }

  /** Read eBill parameters. */
  parseEbillScheme(body: string, options?: CallOptions): Promise<EbillScheme> {
    return this.send(operations.parseEbillScheme, { body, options });
  }

  /** Write eBill parameters. */
  createEbillScheme(body: EbillScheme, options?: CallOptions): Promise<string> {
    return this.send(operations.createEbillScheme, { body, options });
  }

  /** QR invoice without reference. */
  exampleQrInvoiceWithoutReference(options?: CallOptions): Promise<QrInvoice> {
    return this.send(operations.exampleQrInvoiceWithoutReference, { options });
  }

  /** QR invoice without amount. */
  exampleQrInvoiceWithoutAmount(options?: CallOptions): Promise<QrInvoice> {
    return this.send(operations.exampleQrInvoiceWithoutAmount, { options });
  }

  /** QR invoice with a QR reference, bill information and eBill. */
  exampleQrInvoiceWithQrReference(options?: CallOptions): Promise<QrInvoice> {
    return this.send(operations.exampleQrInvoiceWithQrReference, { options });
  }

  /** QR invoice with a creditor reference, in euros. */
  exampleQrInvoiceWithCreditorReference(options?: CallOptions): Promise<QrInvoice> {
    return this.send(operations.exampleQrInvoiceWithCreditorReference, { options });
  }

  /** QR invoice with blank fields for amount and debtor. */
  exampleQrInvoiceBlank(options?: CallOptions): Promise<QrInvoice> {
    return this.send(operations.exampleQrInvoiceBlank, { options });
  }

  /** QR invoice with a combined address (deprecated; profile=2.2 only). */
  exampleQrInvoiceCombinedAddress(options?: CallOptions): Promise<QrInvoiceAsRead> {
    return this.send(operations.exampleQrInvoiceCombinedAddress, { options });
  }

  /** Characters of guidelines 2.0 to 2.2. */
  exampleCharsetLteV22(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleCharsetLteV22, { options });
  }

  /** Characters of guidelines 2.3. */
  exampleCharsetGteV23(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleCharsetGteV23, { options });
  }

  /** Characters added in guidelines 2.3. */
  exampleCharsetAddedInV23(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleCharsetAddedInV23, { options });
  }

  /** Text of a code without reference. */
  exampleSwissPaymentsCodeWithoutReference(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleSwissPaymentsCodeWithoutReference, { options });
  }

  /** Text of a code without amount. */
  exampleSwissPaymentsCodeWithoutAmount(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleSwissPaymentsCodeWithoutAmount, { options });
  }

  /** Text of a code with a QR reference, bill information and eBill. */
  exampleSwissPaymentsCodeWithQrReference(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleSwissPaymentsCodeWithQrReference, { options });
  }

  /** Text of a code with a creditor reference, in euros. */
  exampleSwissPaymentsCodeWithCreditorReference(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleSwissPaymentsCodeWithCreditorReference, { options });
  }

  /** Text of a code with blank fields for amount and debtor. */
  exampleSwissPaymentsCodeBlank(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleSwissPaymentsCodeBlank, { options });
  }

  /** Swico S1 bill information. */
  exampleSwicos1v12(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleSwicos1v12, { options });
  }

  /** QR reference. */
  exampleQrReference(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleQrReference, { options });
  }

  /** QR-IBAN. */
  exampleQrIban(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleQrIban, { options });
  }

  /** IBAN. */
  exampleIban(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleIban, { options });
  }

  /** Creditor reference. */
  exampleCreditorReference(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleCreditorReference, { options });
  }

  /** Invoice document with several VAT rates included in the prices. */
  exampleInvoiceDocumentMixedVat(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleInvoiceDocumentMixedVat, { options });
  }

  /** Invoice document with articles and their GTINs, in French. */
  exampleInvoiceDocumentGtin(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleInvoiceDocumentGtin, { options });
  }

  /** Invoice document with discounts, a surcharge and a prepayment. */
  exampleInvoiceDocumentDiscounts(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleInvoiceDocumentDiscounts, { options });
  }

  /** List of QR invoices. */
  exampleBulkList(options?: CallOptions): Promise<readonly QrInvoice[]> {
    return this.send(operations.exampleBulkList, { options });
  }

  /** Table of QR invoices as CSV. */
  exampleBulkCsv(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleBulkCsv, { options });
  }

  /** Table of QR invoices as a workbook. */
  exampleBulkXlsx(options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(operations.exampleBulkXlsx, { options });
  }

  /** Payment order of four payments, dated today. */
  examplePaymentOrder(options?: CallOptions): Promise<PaymentOrder> {
    return this.send(operations.examplePaymentOrder, { options });
  }

  /** The same order as the file for the bank. */
  examplePaymentFile(options?: CallOptions): Promise<string> {
    return this.send(operations.examplePaymentFile, { options });
  }

  /** The answer of a bank to it. */
  examplePaymentStatus(options?: CallOptions): Promise<string> {
    return this.send(operations.examplePaymentStatus, { options });
  }

  /** Receipts as a bank reports them. */
  exampleBankStatement(options?: CallOptions): Promise<string> {
    return this.send(operations.exampleBankStatement, { options });
  }

  /** The open bills that belong to these receipts. */
  exampleOpenBills(options?: CallOptions): Promise<ReconciliationInput> {
    return this.send(operations.exampleOpenBills, { options });
  }

  /** Invoice document of a delivery in Switzerland. */
  exampleEInvoiceDelivery(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleEInvoiceDelivery, { options });
  }

  /** Invoice document to a German authority (XRechnung). */
  exampleEInvoiceAuthority(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleEInvoiceAuthority, { options });
  }

  /** Invoice document for goods to France (Peppol). */
  exampleEInvoiceExported(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleEInvoiceExported, { options });
  }

  /** Invoice document that credits part of a delivery. */
  exampleEInvoiceCreditNote(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleEInvoiceCreditNote, { options });
  }

  /** Invoice document of a sender without VAT. */
  exampleEInvoiceWithoutVat(options?: CallOptions): Promise<InvoiceDocument> {
    return this.send(operations.exampleEInvoiceWithoutVat, { options });
  }

  /** Example of a reminder. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleReminder<F extends keyof ExampleReminderFormats = 'application/json'>(options?: ExampleReminderOptions & { format?: F | undefined }): Promise<ExampleReminderFormats[F]> {
    return this.send(operations.exampleReminder, { options });
  }

  /** Example of a reminder with data for bookkeeping. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleReminderWithWorkflow<F extends keyof ExampleReminderWithWorkflowFormats = 'application/json'>(options?: ExampleReminderWithWorkflowOptions & { format?: F | undefined }): Promise<ExampleReminderWithWorkflowFormats[F]> {
    return this.send(operations.exampleReminderWithWorkflow, { options });
  }

  /** Example of an instalment bill. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleInstalmentBill<F extends keyof ExampleInstalmentBillFormats = 'application/json'>(options?: ExampleInstalmentBillOptions & { format?: F | undefined }): Promise<ExampleInstalmentBillFormats[F]> {
    return this.send(operations.exampleInstalmentBill, { options });
  }

  /** Example of an instalment bill with data for bookkeeping. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleInstalmentBillWithWorkflow<F extends keyof ExampleInstalmentBillWithWorkflowFormats = 'application/json'>(options?: ExampleInstalmentBillWithWorkflowOptions & { format?: F | undefined }): Promise<ExampleInstalmentBillWithWorkflowFormats[F]> {
    return this.send(operations.exampleInstalmentBillWithWorkflow, { options });
  }

  /** Example of a donation inquiry. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleDonationInquiry<F extends keyof ExampleDonationInquiryFormats = 'application/json'>(options?: ExampleDonationInquiryOptions & { format?: F | undefined }): Promise<ExampleDonationInquiryFormats[F]> {
    return this.send(operations.exampleDonationInquiry, { options });
  }

  /** Example of a donation inquiry with data for bookkeeping. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleDonationInquiryWithWorkflow<F extends keyof ExampleDonationInquiryWithWorkflowFormats = 'application/json'>(options?: ExampleDonationInquiryWithWorkflowOptions & { format?: F | undefined }): Promise<ExampleDonationInquiryWithWorkflowFormats[F]> {
    return this.send(operations.exampleDonationInquiryWithWorkflow, { options });
  }

  /** Example of a credit note. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleCreditNote<F extends keyof ExampleCreditNoteFormats = 'application/json'>(options?: ExampleCreditNoteOptions & { format?: F | undefined }): Promise<ExampleCreditNoteFormats[F]> {
    return this.send(operations.exampleCreditNote, { options });
  }

  /** Example of a credit note with data for bookkeeping. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleCreditNoteWithWorkflow<F extends keyof ExampleCreditNoteWithWorkflowFormats = 'application/json'>(options?: ExampleCreditNoteWithWorkflowOptions & { format?: F | undefined }): Promise<ExampleCreditNoteWithWorkflowFormats[F]> {
    return this.send(operations.exampleCreditNoteWithWorkflow, { options });
  }

  /** Example of a bill. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleBill<F extends keyof ExampleBillFormats = 'application/json'>(options?: ExampleBillOptions & { format?: F | undefined }): Promise<ExampleBillFormats[F]> {
    return this.send(operations.exampleBill, { options });
  }

  /** Example of a bill with data for bookkeeping. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleBillWithWorkflow<F extends keyof ExampleBillWithWorkflowFormats = 'application/json'>(options?: ExampleBillWithWorkflowOptions & { format?: F | undefined }): Promise<ExampleBillWithWorkflowFormats[F]> {
    return this.send(operations.exampleBillWithWorkflow, { options });
  }

  /** Example of an advice. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleAdvice<F extends keyof ExampleAdviceFormats = 'application/json'>(options?: ExampleAdviceOptions & { format?: F | undefined }): Promise<ExampleAdviceFormats[F]> {
    return this.send(operations.exampleAdvice, { options });
  }

  /** Example of an advice with data for bookkeeping. A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example. */
  exampleAdviceWithWorkflow<F extends keyof ExampleAdviceWithWorkflowFormats = 'application/json'>(options?: ExampleAdviceWithWorkflowOptions & { format?: F | undefined }): Promise<ExampleAdviceWithWorkflowFormats[F]> {
    return this.send(operations.exampleAdviceWithWorkflow, { options });
  }

  /** Submit a PDF. A PDF with a business case as an XML attachment, with an e-invoice in it (Factur-X, ZUGFeRD), or with a Swiss QR code that names its recipient in an alternative procedure (eBill/B/…, for reminders eBill/R/…). The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitPdf(body: Bytes, options: SubmitPdfOptions): Promise<BusinessCase> {
    return this.send(operations.submitPdf, { body, options });
  }

  /** Submit a bill. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. GET /api/v1/examples/bill returns a body that is accepted. */
  submitBill(body: SubmitBillRequest | string, options: SubmitBillOptions): Promise<BusinessCase> {
    return this.send(operations.submitBill, { body, options });
  }

  /** Submit a bill as a form. Nested fields are named like bill[totalAmount][value], entries of lists like [0]; or one part bill holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitBillForm(body: SubmitBillFormRequest, options: SubmitBillFormOptions): Promise<BusinessCase> {
    return this.send(operations.submitBillForm, { body, options });
  }

  /** Submit an instalment bill. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. GET /api/v1/examples/instalment-bill returns a body that is accepted. */
  submitInstalmentBill(body: SubmitInstalmentBillRequest | string, options: SubmitInstalmentBillOptions): Promise<BusinessCase> {
    return this.send(operations.submitInstalmentBill, { body, options });
  }

  /** Submit an instalment bill as a form. Nested fields are named like instalmentBill[totalAmount][value], entries of lists like [0]; or one part instalmentBill holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitInstalmentBillForm(body: SubmitInstalmentBillFormRequest, options: SubmitInstalmentBillFormOptions): Promise<BusinessCase> {
    return this.send(operations.submitInstalmentBillForm, { body, options });
  }

  /** Submit an advice. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. GET /api/v1/examples/advice returns a body that is accepted. */
  submitAdvice(body: SubmitAdviceRequest | string, options: SubmitAdviceOptions): Promise<BusinessCase> {
    return this.send(operations.submitAdvice, { body, options });
  }

  /** Submit an advice as a form. Nested fields are named like advice[totalAmount][value], entries of lists like [0]; or one part advice holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitAdviceForm(body: SubmitAdviceFormRequest, options: SubmitAdviceFormOptions): Promise<BusinessCase> {
    return this.send(operations.submitAdviceForm, { body, options });
  }

  /** Submit a credit note. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. GET /api/v1/examples/credit-note returns a body that is accepted. */
  submitCreditNote(body: SubmitCreditNoteRequest | string, options: SubmitCreditNoteOptions): Promise<BusinessCase> {
    return this.send(operations.submitCreditNote, { body, options });
  }

  /** Submit a credit note as a form. Nested fields are named like creditNote[totalAmount][value], entries of lists like [0]; or one part creditNote holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitCreditNoteForm(body: SubmitCreditNoteFormRequest, options: SubmitCreditNoteFormOptions): Promise<BusinessCase> {
    return this.send(operations.submitCreditNoteForm, { body, options });
  }

  /** Submit a reminder. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. GET /api/v1/examples/reminder returns a body that is accepted. */
  submitReminder(body: SubmitReminderRequest | string, options: SubmitReminderOptions): Promise<BusinessCase> {
    return this.send(operations.submitReminder, { body, options });
  }

  /** Submit a reminder as a form. Nested fields are named like reminder[totalAmount][value], entries of lists like [0]; or one part reminder holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitReminderForm(body: SubmitReminderFormRequest, options: SubmitReminderFormOptions): Promise<BusinessCase> {
    return this.send(operations.submitReminderForm, { body, options });
  }

  /** Submit a donation inquiry. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. GET /api/v1/examples/donation-inquiry returns a body that is accepted. */
  submitDonationInquiry(body: SubmitDonationInquiryRequest | string, options: SubmitDonationInquiryOptions): Promise<BusinessCase> {
    return this.send(operations.submitDonationInquiry, { body, options });
  }

  /** Submit a donation inquiry as a form. Nested fields are named like donationInquiry[totalAmount][value], entries of lists like [0]; or one part donationInquiry holds everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the recipient as an attached XML file. */
  submitDonationInquiryForm(body: SubmitDonationInquiryFormRequest, options: SubmitDonationInquiryFormOptions): Promise<BusinessCase> {
    return this.send(operations.submitDonationInquiryForm, { body, options });
  }

  /** Release staged cases to their recipients. Cases are validated again as of today: one that now breaks a rule becomes INVALID. Each case is handled separately: one that is refused does not affect the others, and the answer has an entry for each. Repeat the call for those that are left. */
  releaseBusinessCases(body: ReleaseBusinessCasesRequest, options?: ReleaseBusinessCasesOptions): Promise<CaseReport> {
    return this.send(operations.releaseBusinessCases, { body, options });
  }

  /** Resend cases that failed. Cases are validated again as of today. Each case is handled separately: one that is refused does not affect the others, and the answer has an entry for each. Repeat the call for those that are left. */
  resendBusinessCases(body: ReleaseBusinessCasesRequest, options?: ResendBusinessCasesOptions): Promise<CaseReport> {
    return this.send(operations.resendBusinessCases, { body, options });
  }

  /** Discard cases that were not delivered. Their reference numbers can be used again. Each case is handled separately: one that is refused does not affect the others, and the answer has an entry for each. Repeat the call for those that are left. */
  discardBusinessCases(body: DiscardBusinessCasesRequest, options?: DiscardBusinessCasesOptions): Promise<CaseReport> {
    return this.send(operations.discardBusinessCases, { body, options });
  }

  /** Erase personal data of closed cases. For cases by id, or for all cases of one recipient: erases the document, files, recipient, history, and the answers of webhook receivers. Ids, statuses, dates and the reference number stay. This cannot be undone. Cases that are not closed are refused with CASE_NOT_OVER. The answer has an entry for each case; repeat the call for those that are left. */
  eraseBusinessCases(body: EraseBusinessCasesRequest, options?: EraseBusinessCasesOptions): Promise<ErasureReport> {
    return this.send(operations.eraseBusinessCases, { body, options });
  }

  /** Settle cases by account statements. Takes camt.052, camt.053, camt.054, MT940 or MT942, also as ZIP archives. A case or instalment becomes COMPLETED, with events and webhooks, when the exact amount was paid to its exact account and reference; part payments add up. Underpayments, overpayments, double payments, reversals and unclear receipts are reported and settle nothing. The same booking counts once, however often and in whichever file it arrives. Of each booking that counts, only case, amount and day are kept: nothing about who paid. */
  handInStatements(body: StatementsForCases, options?: HandInStatementsOptions): Promise<StatementReport> {
    return this.send(operations.handInStatements, { body, options });
  }

  /** A business case, or its PDF. Accept selects JSON, with content, history and current status, or the PDF/A-3b that the recipient gets. Answers 304 if If-None-Match has the ETag of an unchanged answer. */
  getBusinessCase<F extends keyof GetBusinessCaseFormats = 'application/json'>(businessCaseId: string | number, options?: GetBusinessCaseOptions & { format?: F | undefined }): Promise<GetBusinessCaseFormats[F]> {
    return this.send(operations.getBusinessCase, { path: { businessCaseId }, options });
  }

  /** Which recipients accept bills from this biller. Up to 100 recipients, each by exactly one identifier. The answer has one item for each, in the same order: an unknown recipient and one who accepts no bills look the same. */
  searchBillRecipients(body: SearchBillRecipientsRequest, options?: SearchBillRecipientsOptions): Promise<SearchBillRecipientsAnswer> {
    return this.send(operations.searchBillRecipients, { body, options });
  }

  /** Check whether a recipient has this id. A recipient that exists may still not accept your bills: use the search to find out. */
  getBillRecipient(billRecipientNetId: string | number, options?: GetBillRecipientOptions): Promise<GetBillRecipientAnswer> {
    return this.send(operations.getBillRecipient, { path: { billRecipientNetId }, options });
  }

  /** Begin a subscription. Sends an activation code to the address if a recipient has it; the answer does not say so. An earlier token for the same address becomes invalid. Only the primary network partner of a biller may do this. */
  beginSubscription(body: BeginSubscriptionRequest, options?: BeginSubscriptionOptions): Promise<BeginSubscriptionAnswer> {
    return this.send(operations.beginSubscription, { body, options });
  }

  /** Confirm a subscription by its activation code. The right code activates the subscription; sending it again gets the same answer. After five wrong codes the attempt ends. Only the primary network partner of a biller may do this. */
  confirmSubscription(subscriptionInitiationToken: string | number, body: ConfirmSubscriptionRequest, options?: ConfirmSubscriptionOptions): Promise<BillRecipient> {
    return this.send(operations.confirmSubscription, { path: { subscriptionInitiationToken }, body, options });
  }

  /** Business cases whose processing status changed. Events of one biller, oldest first, with ascending ids: ask again with the last id you have seen. A full page has a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events. */
  listProcessingStatusEvents(options?: ListProcessingStatusEventsOptions): Promise<readonly ProcessingStatusEvent[]> {
    return this.send(operations.listProcessingStatusEvents, { options });
  }

  /** Business cases whose processing status changed. Goes through them, page after page, from `after` or the oldest; `isFollowing` waits for more. */
  eachProcessingStatusEvent(options?: FeedOptions): AsyncGenerator<ProcessingStatusEvent, void, undefined> {
    return this.follow(operations.listProcessingStatusEvents, options);
  }

  /** Bills, reminders and donation inquiries whose status changed. Events of one biller, oldest first, with ascending ids: ask again with the last id you have seen. A full page has a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events. */
  listBusinessCaseStatusEvents(options?: ListBusinessCaseStatusEventsOptions): Promise<readonly BusinessCaseStatusEvent[]> {
    return this.send(operations.listBusinessCaseStatusEvents, { options });
  }

  /** Bills, reminders and donation inquiries whose status changed. Goes through them, page after page, from `after` or the oldest; `isFollowing` waits for more. */
  eachBusinessCaseStatusEvent(options?: FeedOptions): AsyncGenerator<BusinessCaseStatusEvent, void, undefined> {
    return this.follow(operations.listBusinessCaseStatusEvents, options);
  }

  /** Instalments of instalment bills whose status changed. Events of one biller, oldest first, with ascending ids: ask again with the last id you have seen. A full page has a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events. */
  listInstalmentStatusEvents(options?: ListInstalmentStatusEventsOptions): Promise<readonly InstalmentStatusEvent[]> {
    return this.send(operations.listInstalmentStatusEvents, { options });
  }

  /** Instalments of instalment bills whose status changed. Goes through them, page after page, from `after` or the oldest; `isFollowing` waits for more. */
  eachInstalmentStatusEvent(options?: FeedOptions): AsyncGenerator<InstalmentStatusEvent, void, undefined> {
    return this.follow(operations.listInstalmentStatusEvents, options);
  }

  /** Bill recipients whose subscription changed. Events of one biller, oldest first, with ascending ids: ask again with the last id you have seen. A full page has a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events. */
  listSubscriptionStatusEvents(options?: ListSubscriptionStatusEventsOptions): Promise<readonly SubscriptionStatusEvent[]> {
    return this.send(operations.listSubscriptionStatusEvents, { options });
  }

  /** Bill recipients whose subscription changed. Goes through them, page after page, from `after` or the oldest; `isFollowing` waits for more. */
  eachSubscriptionStatusEvent(options?: FeedOptions): AsyncGenerator<SubscriptionStatusEvent, void, undefined> {
    return this.follow(operations.listSubscriptionStatusEvents, options);
  }

  /** Bill recipients addressed by an outdated e-mail address. Events of one biller, oldest first, with ascending ids: ask again with the last id you have seen. A full page has a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events. */
  listEmailAddressEvents(options?: ListEmailAddressEventsOptions): Promise<readonly EmailAddressEvent[]> {
    return this.send(operations.listEmailAddressEvents, { options });
  }

  /** Bill recipients addressed by an outdated e-mail address. Goes through them, page after page, from `after` or the oldest; `isFollowing` waits for more. */
  eachEmailAddressEvent(options?: FeedOptions): AsyncGenerator<EmailAddressEvent, void, undefined> {
    return this.follow(operations.listEmailAddressEvents, options);
  }

  /** Create a webhook for one kind of event. The webhook is active at once and needs a key that may read events. Every event is sent as a POST signed as Standard Webhooks defines, with the secret that only this answer shows; it contains the record of the feed and the name of the event. */
  createWebhook(body: CreateWebhookRequest, options?: CreateWebhookOptions): Promise<CreateWebhookAnswer> {
    return this.send(operations.createWebhook, { body, options });
  }

  /** All webhooks of the biller. Lists those whose creator has no more rights than your key. */
  listWebhooks(options?: ListWebhooksOptions): Promise<readonly ListWebhooksAnswer[]> {
    return this.send(operations.listWebhooks, { options });
  }

  /** Delete a webhook. Takes the parameter id or a JSON body with the member id; if both are given, they must match. Nothing is sent to the webhook afterwards. A webhook whose creator has more rights than the key is not found. */
  deleteWebhook(body?: DeleteWebhookRequest, options?: DeleteWebhookOptions): Promise<void> {
    return this.send(operations.deleteWebhook, { body, options });
  }

  /** Send a document by e-mail. One PDF to one recipient, from the sender of the service and under the name of the biller. The mail is kept until it is sent, at most five days, and then forgotten but for its state. At most 100 mails of a biller within 24 hours. Only where the operator allows it (RAPPEN_DESK_MAIL) and has named a mail server, which is possible on Node; elsewhere the answer is MAIL_NOT_OFFERED. */
  sendMail(body: MailForm, options?: SendMailOptions): Promise<GivenMail> {
    return this.send(operations.sendMail, { body, options });
  }

  /** What became of a mail. Known for 90 days. That a mail came back is only seen where the operator has set the mailbox of the sender (RAPPEN_MAILBOX_URL). Only where the operator allows it (RAPPEN_DESK_MAIL) and has named a mail server, which is possible on Node; elsewhere the answer is MAIL_NOT_OFFERED. */
  getMail(mailId: string | number, options?: GetMailOptions): Promise<DeskMail> {
    return this.send(operations.getMail, { path: { mailId }, options });
  }

  /** Convert a PDF to PDF/A-3b. Accepts the PDF itself, base64 in JSON, or the field file of a form. A conforming PDF is returned byte for byte. Accept selects the answer: the PDF, or JSON that lists what had to be omitted; a JSON request gets JSON by default. */
  convertToPdfA<F extends keyof ConvertToPdfAFormats = 'application/pdf'>(body: Bytes | ConvertToPdfARequest, options?: ConvertToPdfAOptions & { format?: F | undefined }): Promise<ConvertToPdfAFormats[F]> {
    return this.send(operations.convertToPdfA, { body, options });
  }

  /** Convert an uploaded PDF to PDF/A-3b. Accepts the PDF itself, base64 in JSON, or the field file of a form. A conforming PDF is returned byte for byte. Accept selects the answer: the PDF, or JSON that lists what had to be omitted; a JSON request gets JSON by default. */
  convertFileToPdfA<F extends keyof ConvertFileToPdfAFormats = 'application/pdf'>(body: ConvertFileToPdfARequest, options?: ConvertFileToPdfAOptions & { format?: F | undefined }): Promise<ConvertFileToPdfAFormats[F]> {
    return this.send(operations.convertFileToPdfA, { body, options });
  }

  /** Status of the eBill network. Also returns the request headers as received, except those with secrets. */
  getEbillHealth(options?: CallOptions): Promise<GetEbillHealthAnswer> {
    return this.send(operations.getEbillHealth, { options });
  }

  /** Whether the API key is valid. The answer has no body. The header Api-Key-Scopes names the scopes of the key, Api-Key-Expires its expiry. */
  checkApiKey(options?: CallOptions): Promise<void> {
    return this.send(operations.checkApiKey, { options });
  }
}

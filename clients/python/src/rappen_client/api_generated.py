"""Types and operations. Made of the API document by npm run generate: not to be changed by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, overload

from ._body import Bytes, FileInput
from ._operation import Operation

__all__ = [
    "API_VERSION",
    "AccountAndReference",
    "AccountHolder",
    "AccountLink",
    "AdditionalInformation",
    "AdditionalInformationAsRead",
    "AddressAsRead",
    "AdviceRequest",
    "AlternativeSchemeObject",
    "AlternativeSchemes",
    "AlternativeSchemesAsRead",
    "AmountToSend",
    "AnsweredGroup",
    "AnsweredPayment",
    "AnsweredPaymentOrder",
    "AppendPdfsRequest",
    "Balance",
    "BankFile",
    "BankTransactionCode",
    "Batch",
    "BeginSubscriptionAnswer",
    "BeginSubscriptionRequest",
    "BillDetails",
    "BillInformationObject",
    "BillRecipient",
    "BillRecipientAddress",
    "BillRequest",
    "BillToPay",
    "BillVerdict",
    "BillsToPay",
    "BookingPlace",
    "BusinessCase",
    "BusinessCaseAnomaly",
    "BusinessCasePdfa",
    "BusinessCaseReferencedBill",
    "BusinessCaseStatusEvent",
    "CLIENT_VERSION",
    "CandidateBill",
    "CandidateCase",
    "CaseReceipt",
    "CaseReport",
    "CaseReportCase",
    "CaseReportCaseProblem",
    "Charge",
    "ClonePaymentPartRequest",
    "CodeBox",
    "ConfirmSubscriptionRequest",
    "ContactPerson",
    "ConvertFileToPdfARequest",
    "ConvertToPdfAAnswer",
    "ConvertToPdfAAnswerWarning",
    "ConvertToPdfARequest",
    "Country",
    "CreatePaymentPartsOfTableRequest",
    "CreateWebhookAnswer",
    "CreateWebhookRequest",
    "CreditNoteRequest",
    "Creditor",
    "CreditorInformation",
    "CreditorInformationAsRead",
    "CurrencySum",
    "CurrencyTotal",
    "DeleteWebhookRequest",
    "DetailReference",
    "DiscardBusinessCasesRequest",
    "DonationInquiryRequest",
    "DonationPurposes",
    "DonationPurposesDonationPurpose",
    "EInvoice",
    "EInvoiceAddress",
    "EInvoiceAllowance",
    "EInvoiceAttachment",
    "EInvoiceClassification",
    "EInvoiceContact",
    "EInvoiceDelivery",
    "EInvoiceDiscount",
    "EInvoiceFile",
    "EInvoiceFinding",
    "EInvoiceIdentifier",
    "EInvoiceInstalment",
    "EInvoiceItem",
    "EInvoiceItemAttribute",
    "EInvoiceLine",
    "EInvoiceLineAllowance",
    "EInvoiceNote",
    "EInvoiceParty",
    "EInvoicePayee",
    "EInvoicePayment",
    "EInvoicePaymentMeans",
    "EInvoicePaymentTerm",
    "EInvoicePeriod",
    "EInvoicePreceding",
    "EInvoicePrice",
    "EInvoiceQuantity",
    "EInvoiceReading",
    "EInvoiceRuleSet",
    "EInvoiceSupportingDocument",
    "EInvoiceTaxRepresentative",
    "EInvoiceTermAdjustment",
    "EInvoiceToRead",
    "EInvoiceTotals",
    "EInvoiceVat",
    "EInvoiceVatBreakdown",
    "EInvoiceVerdict",
    "EbillAmount",
    "EbillError",
    "EbillErrorAnomalies",
    "EbillErrorFieldErrors",
    "EbillErrorPasskeyRequest",
    "EbillErrorReasons",
    "EbillErrorValidationErrorData",
    "EbillScheme",
    "ElectronicAddress",
    "EmailAddressEvent",
    "EntryDetail",
    "EpcDetails",
    "EpcPayment",
    "EpcPaymentRead",
    "EraseBusinessCasesRequest",
    "ErasureReport",
    "ErasureReportCase",
    "Error",
    "ErrorFieldErrors",
    "ExampleAdviceAnswer",
    "ExampleAdviceWithWorkflowAnswer",
    "ExampleBillAnswer",
    "ExampleBillWithWorkflowAnswer",
    "ExampleCreditNoteAnswer",
    "ExampleCreditNoteWithWorkflowAnswer",
    "ExampleDonationInquiryAnswer",
    "ExampleDonationInquiryWithWorkflowAnswer",
    "ExampleInstalmentBillAnswer",
    "ExampleInstalmentBillWithWorkflowAnswer",
    "ExampleReminderAnswer",
    "ExampleReminderWithWorkflowAnswer",
    "FileReading",
    "FileReadingOtherCode",
    "FileReadingUnreadableBill",
    "FileToRead",
    "Finding",
    "GenericAccount",
    "GetBillRecipientAnswer",
    "GetEbillHealthAnswer",
    "GetEbillHealthAnswerMaintenanceWindow",
    "GetEbillHealthAnswerReceivedHeader",
    "HealthError",
    "HealthErrorAnomalies",
    "HealthErrorFieldErrors",
    "HealthErrorMaintenanceWindows",
    "HealthErrorPasskeyRequest",
    "HealthErrorReasons",
    "HealthErrorReceivedHeaders",
    "HealthErrorValidationErrorData",
    "Instalment",
    "InstalmentBillRequest",
    "InstalmentGroup",
    "InstalmentGroupInstalments",
    "InstalmentStatusEvent",
    "InvoiceAddress",
    "InvoiceAdjustment",
    "InvoiceDocument",
    "InvoiceDocumentPaymentTerms",
    "InvoiceDocumentPaymentTermsCashDiscount",
    "InvoiceDocumentServicePeriod",
    "InvoicePosition",
    "InvoicePositionDiscount",
    "InvoiceQrPart",
    "InvoiceRecipient",
    "InvoiceSender",
    "InvoiceTemplate",
    "InvoiceTemplateTitle",
    "KnownBooking",
    "ListWebhooksAnswer",
    "MergePaymentPartRequest",
    "MergePdfsRequest",
    "Money",
    "Number",
    "OpenBill",
    "OpenBooking",
    "OpenMatter",
    "Operations",
    "PagePoint",
    "PaidPayment",
    "Party",
    "PaymentAmountAsRead",
    "PaymentAmountInformation",
    "PaymentDebtor",
    "PaymentDraft",
    "PaymentDrafts",
    "PaymentFile",
    "PaymentGroup",
    "PaymentInformation",
    "PaymentOption",
    "PaymentOrder",
    "PaymentOrderFacts",
    "PaymentOrderRequest",
    "PaymentOrderVerdict",
    "PaymentParty",
    "PaymentReference",
    "PaymentReferenceAsRead",
    "PaymentSoftware",
    "PaymentStatus",
    "PaymentsByInstalments",
    "PrecedingInvoice",
    "ProcessingStatusEvent",
    "ProcessingStatusEventReason",
    "ProposedDonationAmounts",
    "QrInvoice",
    "QrInvoiceAsRead",
    "QrInvoiceRead",
    "QrInvoiceWithDetails",
    "QrInvoiceWithVerdict",
    "RawBillInformation",
    "RawScheme",
    "Receipt",
    "ReceiptReason",
    "RecipientAddress",
    "RecipientQuery",
    "RecipientToBill",
    "ReconciledBill",
    "Reconciliation",
    "ReconciliationInput",
    "ReconciliationRequest",
    "ReferencedBill",
    "ReleaseBusinessCasesRequest",
    "ReminderRequest",
    "RepeatedBooking",
    "ReportedGroup",
    "ReportedPayment",
    "Resource",
    "ReturnReason",
    "SearchBillRecipientsAnswer",
    "SearchBillRecipientsAnswerItem",
    "SearchBillRecipientsRequest",
    "SignedAmountToSend",
    "SignedWorkflow",
    "SignedWorkflowVatRate",
    "SignedWorkflowVatRates",
    "SinglePayment",
    "Statement",
    "StatementAccount",
    "StatementEntry",
    "StatementFile",
    "StatementPage",
    "StatementParty",
    "StatementPlace",
    "StatementReport",
    "StatementReportNotice",
    "StatementSum",
    "StatementsAndBills",
    "StatementsForCases",
    "StatusOfOrder",
    "StatusReason",
    "StatusReport",
    "StructuredAddress",
    "SubmitAdviceFormRequest",
    "SubmitAdviceRequest",
    "SubmitAdviceXml",
    "SubmitBillFormRequest",
    "SubmitBillRequest",
    "SubmitBillXml",
    "SubmitCreditNoteFormRequest",
    "SubmitCreditNoteRequest",
    "SubmitCreditNoteXml",
    "SubmitDonationInquiryFormRequest",
    "SubmitDonationInquiryRequest",
    "SubmitDonationInquiryXml",
    "SubmitInstalmentBillFormRequest",
    "SubmitInstalmentBillRequest",
    "SubmitInstalmentBillXml",
    "SubmitReminderFormRequest",
    "SubmitReminderRequest",
    "SubmitReminderXml",
    "SubscriptionStatusEvent",
    "SubscriptionStatusEventFormField",
    "SwicoS1v12",
    "SwicoS1v12ImportTaxes",
    "SwicoS1v12PaymentConditions",
    "SwicoS1v12UnreadTags",
    "SwicoS1v12VatDetails",
    "SymbolFacts",
    "Tolerance",
    "UnstructuredAddress",
    "VatExemption",
    "VatNumbers",
    "VerdictReason",
    "VerdictTotal",
    "WebhookBusinessCaseStatusEvent",
    "WebhookEmailAddressEvent",
    "WebhookEvent",
    "WebhookInstalmentStatusEvent",
    "WebhookProcessingStatusEvent",
    "WebhookProcessingStatusEventReason",
    "WebhookSubscriptionStatusEvent",
    "WebhookSubscriptionStatusEventFormFields",
    "WholeBusinessCase",
    "WholeBusinessCaseFailure",
    "WholeBusinessCaseInvalid",
    "WholeBusinessCaseInvalidFieldError",
    "WholeBusinessCasePaymentsByInstalments",
    "WholeBusinessCasePaymentsByInstalmentsPaymentByInstalment",
    "WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalments",
    "WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalmentsInstalment",
    "WholeBusinessCaseReceived",
    "WholeBusinessCaseReceivedReceipt",
    "WholeBusinessCaseStatusHistory",
    "Workflow",
    "WorkflowVatRate",
    "WorkflowVatRates",
]

API_VERSION = "2.1"
"""Version of the API document that this client was made of."""

CLIENT_VERSION = "0.1.0"
"""Version of this client."""

Number: TypeAlias = Decimal | int
"""A number of JSON, with all its digits."""


class AccountAndReference(TypedDict):
    accountHolder: NotRequired[AccountHolder]
    """If the account holder is not the biller."""
    generic: GenericAccount
    """Account and reference."""


class AccountHolder(TypedDict):
    name: str
    """Name of the account holder."""
    structuredAddress: NotRequired[StructuredAddress]
    """Address in separate fields."""


class AccountLink(TypedDict):
    iban: str
    qrIban: NotRequired[str]


class AdditionalInformation(TypedDict):
    unstructuredMessage: NotRequired[str]
    """Purpose or further text."""
    billInformation: NotRequired[str]
    """Coded information for automated booking."""
    billInformationObject: NotRequired[BillInformationObject]
    """Object form of the bill information."""


class AdditionalInformationAsRead(TypedDict):
    unstructuredMessage: NotRequired[str]
    """Message."""
    billInformation: NotRequired[str]
    """Bill information."""
    billInformationObject: NotRequired[BillInformationObject]


class AddressAsRead(TypedDict):
    addressType: NotRequired[str]
    """As in the code."""
    name: NotRequired[str]
    """As in the code."""
    streetName: NotRequired[str]
    """As in the code."""
    houseNumber: NotRequired[str]
    """As in the code."""
    postalCode: NotRequired[str]
    """As in the code."""
    city: NotRequired[str]
    """As in the code."""
    country: NotRequired[str]
    """As in the code."""
    addressLine1: NotRequired[str]
    """As in the code."""
    addressLine2: NotRequired[str]
    """As in the code."""


class AdviceRequest(TypedDict):
    referenceNumber: str
    """Number assigned by the biller, unique for the biller."""
    businessCaseDate: str
    """Today or up to 90 days ago, in Europe/Zurich."""
    totalAmount: SignedAmountToSend
    """Total of the business case."""
    referencedBill: NotRequired[ReferencedBill]
    """The bill that this case refers to."""
    billRecipient: RecipientToBill
    """The recipient."""
    workflow: NotRequired[SignedWorkflow]
    """Bookkeeping data for the recipient."""


AlternativeSchemeObject: TypeAlias = "EbillScheme | RawScheme"


class AlternativeSchemes(TypedDict):
    alternativeSchemeParameters: NotRequired[list[str]]
    """At most two that are not empty, each at most 100 characters."""
    alternativeSchemeParameterObjects: NotRequired[list[AlternativeSchemeObject]]
    """The same as objects."""


class AlternativeSchemesAsRead(TypedDict):
    alternativeSchemeParameters: NotRequired[list[str]]
    alternativeSchemeParameterObjects: NotRequired[list[AlternativeSchemeObject]]


class AmountToSend(TypedDict):
    value: NotRequired[Number]
    """Exact decimal with at most two decimals: a number, or the same as text."""
    currencyCode: str
    """ISO 4217; with a QR-IBAN CHF or EUR."""


class AnsweredGroup(TypedDict):
    id: str
    state: Literal["partlyRejected", "accepted", "rejected", "pending", "unknown"]
    status: NotRequired[str]
    """As the bank gave it: ACCP, RJCT and so on."""


class AnsweredPayment(TypedDict):
    groupId: str
    instructionId: str
    endToEndId: NotRequired[str]
    creditor: str
    """Name of the payee."""
    iban: str
    currency: str
    amount: Number
    state: Literal["accepted", "rejected", "pending", "unknown"]
    status: NotRequired[str]
    """As the bank gave it: ACCP, RJCT and so on."""
    isBySilence: bool
    """Accepted, because the bank did not list it among the refused ones."""
    isChanged: bool
    """Accepted with a change, such as another day."""
    reasons: list[StatusReason]


class AnsweredPaymentOrder(TypedDict):
    state: Literal["partlyRejected", "accepted", "rejected", "pending", "unknown"]
    groups: list[AnsweredGroup]
    payments: list[AnsweredPayment]
    toBePaid: list[CurrencySum]
    """Accepted payments, by currency."""
    notices: list[Finding]


class AppendPdfsRequest(TypedDict):
    file: FileInput
    """PDF; at most 10 MiB."""
    file2: FileInput
    """PDF; at most 10 MiB."""


class Balance(TypedDict):
    type: str
    """OPBD, CLBD, PRCD, ITBD, CLAV, FWAV."""
    currency: str
    amount: Number
    direction: Literal["credit", "debit"]
    date: NotRequired[str]
    isIntermediate: bool
    """For every page but the last."""


class BankFile(TypedDict):
    file: FileInput
    """XML, at most 10 MiB."""


class BankTransactionCode(TypedDict):
    domain: NotRequired[str]
    family: NotRequired[str]
    subFamily: NotRequired[str]
    proprietary: NotRequired[str]


class Batch(TypedDict):
    messageId: NotRequired[str]
    paymentInformationId: NotRequired[str]
    count: NotRequired[str]


class BeginSubscriptionAnswer(TypedDict):
    subscriptionInitiationToken: str
    expiresAt: str


class BeginSubscriptionRequest(TypedDict):
    emailAddress: str


class BillDetails(TypedDict):
    page: int
    """From 1; an image is page 1."""
    box: CodeBox
    symbol: SymbolFacts
    valid: bool
    problems: list[Finding]
    """Rules that are broken."""
    deviations: list[Finding]
    """Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their
    syntax.
    """


BillInformationObject: TypeAlias = "SwicoS1v12 | RawBillInformation"


class BillRecipient(TypedDict):
    emailAddress: NotRequired[str]
    billRecipientNetId: str
    enterpriseIdentificationNumber: NotRequired[str]
    type: Literal["PRIVATE", "COMPANY"]
    name: str
    firstName: NotRequired[str]
    correspondenceLanguage: str
    """ISO 639-2/B."""
    address: BillRecipientAddress


class BillRecipientAddress(TypedDict):
    streetName: str
    postalCode: str
    city: str
    countryCode: str


class BillRequest(TypedDict):
    referenceNumber: str
    """Number assigned by the biller, unique for the biller."""
    businessCaseDate: str
    """Today or up to 90 days ago, in Europe/Zurich."""
    totalAmount: AmountToSend
    """Total of the business case."""
    referencedBill: NotRequired[ReferencedBill]
    """The bill that this case refers to."""
    billRecipient: RecipientToBill
    """The recipient."""
    singlePayment: SinglePayment
    """One payment."""
    workflow: NotRequired[Workflow]
    """Bookkeeping data for the recipient."""


class BillToPay(TypedDict):
    source: NotRequired[str]
    """Name of the file."""
    page: NotRequired[int]
    """From 1; an image is page 1."""
    payable: bool
    """The bill has no problems, and its payment lacks nothing."""
    draft: NotRequired[PaymentDraft]
    """The payment for an order: in full, and for e-invoices on the due date."""
    options: list[PaymentOption]
    """Choices of the payer under the payment terms of an e-invoice or QR-bill; empty if there are
    none.
    """
    problems: list[Finding]
    notices: list[Finding]


class BillVerdict(TypedDict):
    valid: bool
    problems: list[Finding]
    """Rules that are broken."""
    deviations: list[Finding]
    """Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their
    syntax.
    """


class BillsToPay(TypedDict):
    file: FileInput
    """PDF, PNG or JPEG with any number of bills, or an e-invoice as PDF or XML; several files are
    several parts.
    """


class BookingPlace(TypedDict):
    file: int
    """Index of the file, from 0."""
    statement: int
    """Index of the statement in the file."""
    entry: int
    """Index of the entry in the statement."""
    detail: NotRequired[int]
    """Index of the payment in the entry."""


class BusinessCase(TypedDict):
    id: int
    businessCaseNetId: NotRequired[str]
    """Absent until the network has accepted the case."""
    type: Literal["Bill", "InstalmentBill", "Advice", "CreditNote", "Reminder", "DonationInquiry"]
    billerNetId: str
    referenceNumber: str
    referencedBill: NotRequired[BusinessCaseReferencedBill]
    businessCaseDate: str
    status: Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]
    processingStatus: Literal["STAGED", "INVALID", "PROCESSING", "FAILED", "DELIVERED"]
    totalAmount: EbillAmount
    createdAt: str
    pdfa: BusinessCasePdfa
    anomalies: list[BusinessCaseAnomaly]


class BusinessCaseAnomaly(TypedDict):
    code: str
    severity: Literal["block", "warn", "info"]
    fieldName: NotRequired[str]
    expected: NotRequired[str]
    actual: NotRequired[str]


class BusinessCasePdfa(TypedDict):
    converted: bool
    conformance: str


class BusinessCaseReferencedBill(TypedDict):
    businessCaseNetId: NotRequired[str]
    referenceNumber: str


class BusinessCaseStatusEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    referenceNumber: str
    type: str
    newStatus: Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]
    approvedAmount: NotRequired[EbillAmount]
    externalDonationPurposeId: NotRequired[str]


class CandidateBill(TypedDict):
    bill: str
    score: int
    """How likely the match is, out of 100."""
    reason: VerdictReason


class CandidateCase(TypedDict):
    businessCaseId: int
    score: int
    """How likely the match is, out of 100."""
    reason: ReceiptReason


class CaseReceipt(TypedDict):
    """One payment of a statement, and its effect on the cases."""
    file: int
    """Index of the file, from 0."""
    statement: int
    """Index of the statement in the file."""
    entry: int
    """Index of the entry in the statement."""
    detail: NotRequired[int]
    """Index of the payment in the entry."""
    outcome: Literal["paid", "look", "other"]
    """paid: nothing left to do; look: needs checking; other: belongs to no case."""
    verdict: Literal["settled", "partial", "over", "double", "amountFree", "wrongCurrency", "converted", "unknownReference", "invalidReference", "noReference", "candidate", "reversed", "detailsElsewhere", "announced", "notABill", "open"]
    inner: NotRequired[Literal["settled", "partial", "over", "double", "amountFree"]]
    """For a converted receipt: the amount that counts in the currency of the case."""
    businessCaseId: NotRequired[int]
    """The case it counts towards, or from which it was taken back."""
    referenceNumber: NotRequired[str]
    """Of that case."""
    externalInstalmentId: NotRequired[str]
    """For instalment bills: the instalment."""
    counted: NotRequired[EbillAmount]
    """Amount that counts towards the case, in its currency; negative if taken back."""
    candidates: list[CandidateCase]
    """Possible matches for a person to choose from; no money counts towards them."""
    reasons: list[ReceiptReason]
    currency: str
    amount: Number
    """0.00 if the bank does not state it."""
    direction: Literal["credit", "debit"]
    date: NotRequired[str]
    """When the bank booked it."""
    reference: NotRequired[str]
    """For receipts that count towards no case: the reference as it was compared."""


class CaseReport(TypedDict):
    done: int
    """Number of cases that changed."""
    refused: int
    """Number of cases that did not change, or became INVALID."""
    cases: list[CaseReportCase]
    """In the order of the ids."""


class CaseReportCase(TypedDict):
    id: int
    processingStatus: NotRequired[Literal["STAGED", "INVALID", "PROCESSING", "FAILED", "DELIVERED"]]
    """Current status of the case; absent: it is gone, or never existed."""
    problems: NotRequired[list[CaseReportCaseProblem]]
    """Why it did not change."""


class CaseReportCaseProblem(TypedDict):
    fieldName: NotRequired[str]
    message: str
    code: str


class Charge(TypedDict):
    currency: str
    amount: Number
    direction: NotRequired[Literal["credit", "debit"]]
    isIncluded: bool
    """They were deducted from the amount of the entry."""


class ClonePaymentPartRequest(TypedDict):
    file: FileInput
    """PDF; at most 10 MiB."""


class CodeBox(TypedDict):
    """Corners of the code as the code stands, in fractions of the page from its top left."""
    topLeft: PagePoint
    topRight: PagePoint
    bottomRight: PagePoint
    bottomLeft: PagePoint


class ConfirmSubscriptionRequest(TypedDict):
    activationCode: str


class ContactPerson(TypedDict):
    name: NotRequired[str]
    """Name."""
    phone: NotRequired[str]
    """Telephone."""
    email: NotRequired[str]
    """E-mail address."""


class ConvertFileToPdfARequest(TypedDict):
    file: FileInput


class ConvertToPdfAAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    converted: bool
    conformance: Literal["PDF/A-3b"]
    warnings: list[ConvertToPdfAAnswerWarning]


class ConvertToPdfAAnswerWarning(TypedDict):
    code: str
    message: str


class ConvertToPdfARequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""


class Country(TypedDict):
    code: str
    english: str
    german: str
    french: str
    italian: str


class CreatePaymentPartsOfTableRequest(TypedDict):
    file: FileInput
    """CSV or XLSX, at most 10 MiB."""


class CreateWebhookAnswer(TypedDict):
    id: int
    eventType: Literal["PROCESSING_STATUS_CHANGED_EVENTS", "BUSINESS_CASE_STATUS_CHANGED_EVENTS", "INSTALMENT_STATUS_CHANGED_EVENTS", "SUBSCRIPTION_STATUS_CHANGED_EVENTS", "BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS"]
    hookUrl: str
    description: NotRequired[str]
    status: Literal["ACTIVE", "DISABLED"]
    createdAt: str
    secret: str


class CreateWebhookRequest(TypedDict):
    id: NotRequired[Any]
    """Ignored."""
    eventType: Literal["PROCESSING_STATUS_CHANGED_EVENTS", "BUSINESS_CASE_STATUS_CHANGED_EVENTS", "INSTALMENT_STATUS_CHANGED_EVENTS", "SUBSCRIPTION_STATUS_CHANGED_EVENTS", "BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS"]
    hookUrl: str
    """A public address with https; not an IP address, nor this service itself."""
    description: NotRequired[str]


class CreditNoteRequest(TypedDict):
    referenceNumber: str
    """Number assigned by the biller, unique for the biller."""
    businessCaseDate: str
    """Today or up to 90 days ago, in Europe/Zurich."""
    totalAmount: AmountToSend
    """Total of the business case."""
    referencedBill: NotRequired[ReferencedBill]
    """The bill that this case refers to."""
    billRecipient: RecipientToBill
    """The recipient."""
    workflow: NotRequired[Workflow]
    """Bookkeeping data for the recipient."""


class Creditor(TypedDict):
    addressType: Literal["STRUCTURED", "COMBINED"]
    """STRUCTURED (S) or COMBINED (K). COMBINED ended on 21.11.2025 and is only accepted with
    profile=2.2.
    """
    name: str
    """First name (optional) and last name, or company name."""
    streetName: NotRequired[str]
    """Street without building number."""
    houseNumber: NotRequired[str]
    """Building number."""
    postalCode: str
    """Postal code without country prefix."""
    city: str
    """City."""
    country: str
    """ISO 3166-1 alpha-2 code."""
    addressLine1: NotRequired[str]
    """COMBINED only: street and building number, or P.O. box."""
    addressLine2: NotRequired[str]
    """COMBINED only: postal code and city."""


class CreditorInformation(TypedDict):
    iban: str
    """IBAN or QR-IBAN of CH or LI."""
    creditor: Creditor


class CreditorInformationAsRead(TypedDict):
    iban: NotRequired[str]
    """Account, without spaces."""
    creditor: NotRequired[AddressAsRead]


class CurrencySum(TypedDict):
    currency: str
    count: int
    """Payments in this currency."""
    amount: Number
    """Their sum."""


class CurrencyTotal(TypedDict):
    currency: str
    incoming: Number
    """What these files add to the receipts, each booking once; negative if more is taken off what
    an earlier run counted.
    """
    reversed: Number
    """What these files add to the reversals."""


class DeleteWebhookRequest(TypedDict):
    id: int


class DetailReference(TypedDict):
    type: NotRequired[str]
    text: str


class DiscardBusinessCasesRequest(TypedDict):
    ids: list[int]
    """Ids of cases; duplicates are handled once."""


class DonationInquiryRequest(TypedDict):
    referenceNumber: str
    """Number assigned by the biller, unique for the biller."""
    businessCaseDate: str
    """Today or up to 90 days ago, in Europe/Zurich."""
    totalAmount: AmountToSend
    """Total of the business case."""
    referencedBill: NotRequired[ReferencedBill]
    """The bill that this case refers to."""
    billRecipient: RecipientToBill
    """The recipient."""
    singlePayment: SinglePayment
    """One payment."""
    proposedDonationAmounts: NotRequired[ProposedDonationAmounts]
    """Amounts to choose from; total and payment then have no value."""
    donationPurposes: NotRequired[DonationPurposes]
    """Purposes to choose from."""
    workflow: NotRequired[Workflow]
    """Bookkeeping data for the recipient."""


class DonationPurposes(TypedDict):
    donationPurpose: list[DonationPurposesDonationPurpose]
    """The purposes."""


class DonationPurposesDonationPurpose(TypedDict):
    externalDonationPurposeId: str
    """Id of the purpose, given by the biller."""
    label: str
    """What the recipient reads."""


class EInvoice(TypedDict):
    """By the business terms of EN 16931; amounts are decimal text, as sent."""
    specification: NotRequired[str]
    """BT-24."""
    businessProcess: NotRequired[str]
    """BT-23."""
    number: NotRequired[str]
    """BT-1."""
    issueDate: NotRequired[str]
    """BT-2: yyyy-mm-dd."""
    typeCode: NotRequired[str]
    """BT-3."""
    currency: NotRequired[str]
    """BT-5."""
    vatCurrency: NotRequired[str]
    """BT-6."""
    dueDate: NotRequired[str]
    """BT-9: yyyy-mm-dd."""
    buyerReference: NotRequired[str]
    """BT-10."""
    project: NotRequired[str]
    """BT-11."""
    contract: NotRequired[str]
    """BT-12."""
    order: NotRequired[str]
    """BT-13."""
    salesOrder: NotRequired[str]
    """BT-14."""
    receivingAdvice: NotRequired[str]
    """BT-15."""
    despatchAdvice: NotRequired[str]
    """BT-16."""
    tender: NotRequired[str]
    """BT-17."""
    invoicedObject: NotRequired[EInvoiceIdentifier]
    """BT-18."""
    accountingReference: NotRequired[str]
    """BT-19."""
    paymentTerms: NotRequired[str]
    """BT-20."""
    terms: NotRequired[list[EInvoicePaymentTerm]]
    """Structured terms, if there is more than a due date and text."""
    mandate: NotRequired[str]
    """BT-89."""
    creditorId: NotRequired[str]
    """BT-90."""
    notes: list[EInvoiceNote]
    """BG-1."""
    precedingInvoices: list[EInvoicePreceding]
    """BG-3."""
    seller: NotRequired[EInvoiceParty]
    """BG-4."""
    buyer: NotRequired[EInvoiceParty]
    """BG-7."""
    payee: NotRequired[EInvoicePayee]
    """BG-10."""
    taxRepresentative: NotRequired[EInvoiceTaxRepresentative]
    """BG-11."""
    delivery: NotRequired[EInvoiceDelivery]
    """BG-13."""
    period: NotRequired[EInvoicePeriod]
    """BG-14."""
    remittance: NotRequired[str]
    """BT-83."""
    paymentMeans: list[EInvoicePaymentMeans]
    """BG-16, 17."""
    allowances: list[EInvoiceAllowance]
    """BG-20."""
    charges: list[EInvoiceAllowance]
    """BG-21."""
    totals: NotRequired[EInvoiceTotals]
    """BG-22."""
    vatBreakdown: list[EInvoiceVatBreakdown]
    """BG-23."""
    supportingDocuments: list[EInvoiceSupportingDocument]
    """BG-24."""
    lines: list[EInvoiceLine]
    """BG-25."""


class EInvoiceAddress(TypedDict):
    line1: NotRequired[str]
    """BT-35, 50."""
    line2: NotRequired[str]
    """BT-36, 51."""
    line3: NotRequired[str]
    """BT-162, 163."""
    postalCode: NotRequired[str]
    """BT-38, 53."""
    city: NotRequired[str]
    """BT-37, 52."""
    subdivision: NotRequired[str]
    """BT-39, 54."""
    country: NotRequired[str]
    """BT-40, 55."""


class EInvoiceAllowance(TypedDict):
    amount: NotRequired[str]
    """BT-92, 99, 136, 141: decimal text."""
    base: NotRequired[str]
    """BT-93, 100, 137, 142: decimal text."""
    percent: NotRequired[str]
    """BT-94, 101, 138, 143: decimal text."""
    reason: NotRequired[str]
    """BT-97, 104, 139, 144."""
    reasonCode: NotRequired[str]
    """BT-98, 105, 140, 145."""
    vat: NotRequired[EInvoiceVat]


class EInvoiceAttachment(TypedDict):
    name: str
    relationship: NotRequired[str]
    """Its relationship to the PDF, such as Alternative."""
    level: NotRequired[str]
    """Its profile according to the PDF, such as EN 16931."""


class EInvoiceClassification(TypedDict):
    id: NotRequired[str]
    """Identifier."""
    scheme: NotRequired[str]
    """Its list."""
    version: NotRequired[str]
    """The release of the list."""


class EInvoiceContact(TypedDict):
    name: NotRequired[str]
    """BT-41, 56."""
    phone: NotRequired[str]
    """BT-42, 57."""
    email: NotRequired[str]
    """BT-43, 58."""


class EInvoiceDelivery(TypedDict):
    name: NotRequired[str]
    """BT-70."""
    location: NotRequired[EInvoiceIdentifier]
    """BT-71."""
    date: NotRequired[str]
    """BT-72: yyyy-mm-dd."""
    address: NotRequired[EInvoiceAddress]
    """BG-15."""


class EInvoiceDiscount(TypedDict):
    percent: NotRequired[str]
    """Absent if the invoice states only an amount."""
    days: NotRequired[int]
    """From the day of the invoice."""
    basis: NotRequired[str]
    """Base of the discount. Default: the amount due."""
    until: str
    """The last day on which it is granted: yyyy-mm-dd."""
    amount: str
    """Discount amount, rounded half up to 0.01."""
    payable: str
    """Amount left to pay."""


class EInvoiceFile(TypedDict):
    base64: NotRequired[str]
    """The file in base64."""
    mediaType: NotRequired[str]
    """Its media type."""
    name: NotRequired[str]
    """Its name."""


class EInvoiceFinding(TypedDict):
    rule: NotRequired[str]
    """The rule that is broken, such as BR-CO-16."""
    term: NotRequired[str]
    """The business term, such as BT-115."""
    fieldName: str
    """Where: in invoice of the answer of parse."""
    message: str
    code: str
    severity: Literal["ERROR", "WARNING", "INFORMATION"]
    """As published with the rule: only errors make an e-invoice invalid."""


class EInvoiceIdentifier(TypedDict):
    id: NotRequired[str]
    """Identifier."""
    scheme: NotRequired[str]
    """Its list."""


class EInvoiceInstalment(TypedDict):
    amount: str
    dueDate: NotRequired[str]


class EInvoiceItem(TypedDict):
    name: NotRequired[str]
    """BT-153."""
    description: NotRequired[str]
    """BT-154."""
    sellerId: NotRequired[str]
    """BT-155."""
    buyerId: NotRequired[str]
    """BT-156."""
    standardId: NotRequired[EInvoiceIdentifier]
    """BT-157."""
    classifications: list[EInvoiceClassification]
    """BT-158."""
    originCountry: NotRequired[str]
    """BT-159."""
    attributes: list[EInvoiceItemAttribute]
    """BG-32."""


class EInvoiceItemAttribute(TypedDict):
    name: NotRequired[str]
    """BT-160."""
    value: NotRequired[str]
    """BT-161."""


class EInvoiceLine(TypedDict):
    id: NotRequired[str]
    """BT-126."""
    note: NotRequired[str]
    """BT-127."""
    object: NotRequired[EInvoiceIdentifier]
    """BT-128."""
    quantity: NotRequired[EInvoiceQuantity]
    """BT-129, 130."""
    net: NotRequired[str]
    """BT-131: decimal text."""
    orderLine: NotRequired[str]
    """BT-132."""
    accountingReference: NotRequired[str]
    """BT-133."""
    period: NotRequired[EInvoicePeriod]
    """BG-26."""
    allowances: list[EInvoiceLineAllowance]
    """BG-27."""
    charges: list[EInvoiceLineAllowance]
    """BG-28."""
    price: NotRequired[EInvoicePrice]
    """BG-29."""
    vat: NotRequired[EInvoiceVat]
    """BG-30."""
    item: NotRequired[EInvoiceItem]
    """BG-31."""


class EInvoiceLineAllowance(TypedDict):
    amount: NotRequired[str]
    """BT-92, 99, 136, 141: decimal text."""
    base: NotRequired[str]
    """BT-93, 100, 137, 142: decimal text."""
    percent: NotRequired[str]
    """BT-94, 101, 138, 143: decimal text."""
    reason: NotRequired[str]
    """BT-97, 104, 139, 144."""
    reasonCode: NotRequired[str]
    """BT-98, 105, 140, 145."""


class EInvoiceNote(TypedDict):
    subject: NotRequired[str]
    """BT-21."""
    text: NotRequired[str]
    """BT-22."""


class EInvoiceParty(TypedDict):
    name: NotRequired[str]
    """BT-27, 44."""
    tradingName: NotRequired[str]
    """BT-28, 45."""
    ids: list[EInvoiceIdentifier]
    """BT-29, 46."""
    registration: NotRequired[EInvoiceIdentifier]
    """BT-30, 47."""
    vatId: NotRequired[str]
    """BT-31, 48."""
    taxNumber: NotRequired[str]
    """BT-32."""
    legalForm: NotRequired[str]
    """BT-33."""
    electronicAddress: NotRequired[EInvoiceIdentifier]
    """BT-34, 49."""
    address: NotRequired[EInvoiceAddress]
    """BG-5, 8."""
    contact: NotRequired[EInvoiceContact]
    """BG-6, 9."""


class EInvoicePayee(TypedDict):
    name: NotRequired[str]
    """BT-59."""
    id: NotRequired[EInvoiceIdentifier]
    """BT-60."""
    registration: NotRequired[EInvoiceIdentifier]
    """BT-61."""


class EInvoicePayment(TypedDict):
    payable: bool
    """Whether it can be paid by credit transfer."""
    reason: NotRequired[str]
    """Why it cannot."""
    amount: NotRequired[str]
    """Decimal text."""
    currency: NotRequired[str]
    reference: NotRequired[str]
    """QR reference or creditor reference."""
    message: NotRequired[str]
    dueDate: NotRequired[str]
    """Due date of the full amount: yyyy-mm-dd."""
    collected: bool
    """Whether it is collected by direct debit."""
    accounts: list[str]
    """All accounts that may be paid, the preferred one first."""
    discounts: list[EInvoiceDiscount]
    """Cash discounts, by their last day."""
    instalments: list[EInvoiceInstalment]
    """Instalments, if it is to be paid in parts."""
    openTerms: list[EInvoiceFinding]
    """Parts of the terms that were not understood."""


class EInvoicePaymentMeans(TypedDict):
    code: NotRequired[str]
    """BT-81."""
    text: NotRequired[str]
    """BT-82."""
    account: NotRequired[str]
    """BT-84."""
    accountName: NotRequired[str]
    """BT-85."""
    bic: NotRequired[str]
    """BT-86."""
    payerAccount: NotRequired[str]
    """BT-91."""


class EInvoicePaymentTerm(TypedDict):
    description: NotRequired[str]
    """BT-20."""
    dueDate: NotRequired[str]
    """BT-9: yyyy-mm-dd."""
    partialAmount: NotRequired[str]
    """The part of the amount due that it covers: decimal text."""
    discounts: list[EInvoiceTermAdjustment]
    """Discounts for early payment."""
    penalties: list[EInvoiceTermAdjustment]
    """Penalties for late payment."""


EInvoicePeriod = TypedDict(
    "EInvoicePeriod",
    {
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
    },
)


class EInvoicePreceding(TypedDict):
    number: NotRequired[str]
    """BT-25."""
    issueDate: NotRequired[str]
    """BT-26: yyyy-mm-dd."""


class EInvoicePrice(TypedDict):
    net: NotRequired[str]
    """BT-146: decimal text."""
    discount: NotRequired[str]
    """BT-147: decimal text."""
    gross: NotRequired[str]
    """BT-148: decimal text."""
    base: NotRequired[EInvoiceQuantity]
    """BT-149, 150."""


class EInvoiceQuantity(TypedDict):
    value: NotRequired[str]
    """BT-129, 149: decimal text."""
    unit: NotRequired[str]
    """BT-130, 150."""


class EInvoiceReading(TypedDict):
    valid: bool
    """Whether none of the rules checked is broken as an error."""
    syntax: Literal["CII", "UBL"]
    profile: NotRequired[Literal["minimum", "basicwl", "basic", "en16931", "extended", "xrechnung", "peppol"]]
    """The profile it claims; absent if unknown."""
    rules: Literal["en16931", "peppol", "xrechnung"]
    """The rules it was validated against."""
    ruleSets: list[EInvoiceRuleSet]
    """The rule sets and their releases."""
    uncheckedRules: list[str]
    """Rules of these sets that are not checked."""
    findings: list[EInvoiceFinding]
    """Broken rules: errors, warnings and information."""
    remarks: list[EInvoiceFinding]
    """Points that break no rule, but that a person should see."""
    file: NotRequired[EInvoiceAttachment]
    """The attachment of the PDF that contained it."""
    invoice: EInvoice
    payment: EInvoicePayment
    unread: list[str]
    """Paths of what was not understood."""
    unreadCount: int
    """Total number; if there are very many, only the first are listed."""
    qrInvoice: NotRequired[QrInvoiceAsRead]
    """The QR-bill for it, if the account is in Switzerland or Liechtenstein."""


class EInvoiceRuleSet(TypedDict):
    name: str
    version: str


class EInvoiceSupportingDocument(TypedDict):
    id: NotRequired[str]
    """BT-122."""
    description: NotRequired[str]
    """BT-123."""
    location: NotRequired[str]
    """BT-124."""
    file: NotRequired[EInvoiceFile]
    """BT-125."""


class EInvoiceTaxRepresentative(TypedDict):
    name: NotRequired[str]
    """BT-62."""
    vatId: NotRequired[str]
    """BT-63."""
    address: NotRequired[EInvoiceAddress]
    """BG-12."""


EInvoiceTermAdjustment = TypedDict(
    "EInvoiceTermAdjustment",
    {
        "from": "NotRequired[str]",
        "period": "NotRequired[EInvoiceQuantity]",
        "until": "NotRequired[str]",
        "base": "NotRequired[str]",
        "percent": "NotRequired[str]",
        "amount": "NotRequired[str]",
    },
)


class EInvoiceToRead(TypedDict):
    file: FileInput
    """A PDF with an embedded e-invoice, or XML, at most 10 MiB."""


class EInvoiceTotals(TypedDict):
    lines: NotRequired[str]
    """BT-106: decimal text."""
    allowances: NotRequired[str]
    """BT-107: decimal text."""
    charges: NotRequired[str]
    """BT-108: decimal text."""
    net: NotRequired[str]
    """BT-109: decimal text."""
    vat: NotRequired[str]
    """BT-110: decimal text."""
    vatInVatCurrency: NotRequired[str]
    """BT-111: decimal text."""
    gross: NotRequired[str]
    """BT-112: decimal text."""
    prepaid: NotRequired[str]
    """BT-113: decimal text."""
    rounding: NotRequired[str]
    """BT-114: decimal text."""
    due: NotRequired[str]
    """BT-115: decimal text."""


class EInvoiceVat(TypedDict):
    category: NotRequired[str]
    """BT-95, 102, 118, 151."""
    rate: NotRequired[str]
    """BT-96, 103, 119, 152: decimal text."""


class EInvoiceVatBreakdown(TypedDict):
    category: NotRequired[str]
    """BT-95, 102, 118, 151."""
    rate: NotRequired[str]
    """BT-96, 103, 119, 152: decimal text."""
    base: NotRequired[str]
    """BT-116: decimal text."""
    amount: NotRequired[str]
    """BT-117: decimal text."""
    reason: NotRequired[str]
    """BT-120."""
    reasonCode: NotRequired[str]
    """BT-121."""


class EInvoiceVerdict(TypedDict):
    valid: bool
    """Whether none of the rules checked is broken as an error."""
    syntax: Literal["CII", "UBL"]
    profile: NotRequired[Literal["minimum", "basicwl", "basic", "en16931", "extended", "xrechnung", "peppol"]]
    """The profile it claims; absent if unknown."""
    rules: Literal["en16931", "peppol", "xrechnung"]
    """The rules it was validated against."""
    ruleSets: list[EInvoiceRuleSet]
    """The rule sets and their releases."""
    uncheckedRules: list[str]
    """Rules of these sets that are not checked."""
    findings: list[EInvoiceFinding]
    """Broken rules: errors, warnings and information."""
    remarks: list[EInvoiceFinding]
    """Points that break no rule, but that a person should see."""


class EbillAmount(TypedDict):
    value: NotRequired[Number]
    currencyCode: str


class EbillErrorFieldErrors(TypedDict):
    fieldName: str
    """Such as billRecipient.address.structuredAddress.city or items[0]."""
    message: str
    rejectedValue: NotRequired[str]
    """The beginning of the value; never files or secrets."""
    code: str


class EbillErrorValidationErrorData(TypedDict):
    parameterName: str
    message: str


class EbillErrorAnomalies(TypedDict):
    code: str
    severity: Literal["block", "warn", "info"]
    fieldName: NotRequired[str]
    expected: NotRequired[str]
    actual: NotRequired[str]


class EbillErrorReasons(TypedDict):
    code: str
    message: str


class EbillErrorPasskeyRequest(TypedDict):
    challenge: str
    """In base64url; works once, within five minutes."""
    rpId: str
    ids: list[str]
    """Ids of the passkeys of the user, in base64url."""


class EbillError(TypedDict):
    status: int
    message: str
    fieldErrors: list[EbillErrorFieldErrors]
    """All problems with fields."""
    code: str
    requestId: str
    type: NotRequired[str]
    """The code of the first problem; this and the next two members are for the pages."""
    detail: NotRequired[str]
    validationErrorData: NotRequired[list[EbillErrorValidationErrorData]]
    businessCaseId: NotRequired[int]
    """The case that already has the reference number."""
    remainingAttempts: NotRequired[int]
    """Number of attempts left for an activation code."""
    oldestEventId: NotRequired[int]
    """Id of the oldest event still kept."""
    anomalies: NotRequired[list[EbillErrorAnomalies]]
    """Why the submission was held."""
    reasons: NotRequired[list[EbillErrorReasons]]
    """Why a PDF could not be converted."""
    passkeyRequest: NotRequired[EbillErrorPasskeyRequest]
    """If a passkey can be used instead of a code."""


class EbillScheme(TypedDict):
    """eBill parameters: give exactly one of the three ways to name the recipient."""
    alternativeSchemeType: Literal["EBILL"]
    type: Literal["BILL", "REMINDER"]
    emailAddress: NotRequired[str]
    enterpriseIdentificationNumber: NotRequired[str]
    billRecipientId: NotRequired[str]
    referencedBill: NotRequired[str]


class ElectronicAddress(TypedDict):
    scheme: str
    """Scheme of the address (EAS code)."""
    id: str
    """The address."""


class EmailAddressEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    oldEmailAddress: str
    newEmailAddress: str


class EntryDetail(TypedDict):
    """One payment of an entry."""
    servicerReference: NotRequired[str]
    """Of the bank."""
    messageId: NotRequired[str]
    paymentInformationId: NotRequired[str]
    """Group of its own."""
    instructionId: NotRequired[str]
    endToEndId: NotRequired[str]
    uetr: NotRequired[str]
    amount: NotRequired[Number]
    """In the currency of the entry; absent if the bank does not state it."""
    direction: Literal["credit", "debit"]
    instructed: NotRequired[Money]
    """The amount the payer ordered, possibly in another currency."""
    transaction: NotRequired[Money]
    exchangeRate: NotRequired[str]
    charges: list[Charge]
    debtor: NotRequired[StatementParty]
    ultimateDebtor: NotRequired[StatementParty]
    creditor: NotRequired[StatementParty]
    ultimateCreditor: NotRequired[StatementParty]
    debtorAccount: NotRequired[str]
    creditorAccount: NotRequired[str]
    references: list[DetailReference]
    """As sent, including blanks and lower-case letters."""
    flags: list[str]
    """Remark of the bank on reading the reference: ?REJECT?0, ?ERROR?000."""
    message: NotRequired[str]
    returned: NotRequired[ReturnReason]
    code: NotRequired[BankTransactionCode]
    information: NotRequired[str]


class EpcDetails(TypedDict):
    page: NotRequired[int]
    """For a file: from 1; an image is page 1."""
    box: NotRequired[CodeBox]
    symbol: NotRequired[SymbolFacts]
    valid: bool
    problems: list[Finding]
    """Rules that are broken."""
    deviations: list[Finding]
    """Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their
    syntax.
    """


class EpcPayment(TypedDict):
    """One credit transfer in euros."""
    version: NotRequired[Literal["001", "002"]]
    """Default: 002. 001 needs a BIC."""
    transfer: NotRequired[Literal["SCT", "INST"]]
    """Default: credit transfer; INST for an instant one."""
    bic: NotRequired[str]
    """BIC of the bank; needed by version 001 and outside the European Economic Area."""
    name: str
    """Who is paid."""
    iban: str
    """IBAN of a SEPA country."""
    amount: NotRequired[Number]
    """Euros, 0.01 to 999999999.99; if absent, the payer fills it in."""
    purpose: NotRequired[str]
    """Code of the purpose (ISO 20022), such as CHAR."""
    reference: NotRequired[str]
    """Creditor reference (ISO 11649); not together with a message."""
    message: NotRequired[str]
    """Text for the beneficiary; not together with a reference."""
    information: NotRequired[str]
    """Text for the payer; it is not sent with the transfer."""


class EpcPaymentRead(TypedDict):
    version: NotRequired[str]
    transfer: NotRequired[str]
    bic: NotRequired[str]
    """BIC of the bank; needed by version 001 and outside the European Economic Area."""
    name: NotRequired[str]
    iban: NotRequired[str]
    amount: NotRequired[Any]
    """Text, if it is not a number."""
    purpose: NotRequired[str]
    """Code of the purpose (ISO 20022), such as CHAR."""
    reference: NotRequired[str]
    """Creditor reference (ISO 11649); not together with a message."""
    message: NotRequired[str]
    """Text for the beneficiary; not together with a reference."""
    information: NotRequired[str]
    """Text for the payer; it is not sent with the transfer."""
    details: NotRequired[EpcDetails]


class EraseBusinessCasesRequest(TypedDict):
    ids: NotRequired[list[int]]
    """Ids of cases; duplicates are handled once."""
    emailAddress: NotRequired[str]
    """Address to which cases were sent; upper or lower case."""
    billRecipientNetId: NotRequired[str]
    """eBill account of a recipient."""
    after: NotRequired[int]
    """With a recipient: only cases after this one, as given in next."""


class ErasureReport(TypedDict):
    erased: int
    """Number of cases erased."""
    refused: int
    """Number of cases left unchanged."""
    cases: list[ErasureReportCase]
    """In the order of the ids."""
    next: NotRequired[int]
    """There may be more cases of this recipient: repeat the call with this value as after."""


class ErasureReportCase(TypedDict):
    id: int
    type: NotRequired[Literal["Bill", "InstalmentBill", "Advice", "CreditNote", "Reminder", "DonationInquiry"]]
    referenceNumber: NotRequired[str]
    """Together with type; absent if there is no such case."""
    outcome: Literal["ERASED", "REFUSED"]
    code: NotRequired[str]
    """Why it was refused."""
    message: NotRequired[str]


class ErrorFieldErrors(TypedDict):
    fieldName: str
    message: str
    rejectedValue: NotRequired[Any]
    code: str


class Error(TypedDict):
    status: int
    message: str
    fieldErrors: list[ErrorFieldErrors]
    code: str
    """The code of the single problem, or VALIDATION_FAILED."""
    requestId: str


class ExampleAdviceAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleAdviceWithWorkflowAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleBillAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleBillWithWorkflowAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleCreditNoteAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleCreditNoteWithWorkflowAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleDonationInquiryAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleDonationInquiryWithWorkflowAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleInstalmentBillAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleInstalmentBillWithWorkflowAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleReminderAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class ExampleReminderWithWorkflowAnswer(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: dict[str, Any]


class FileReading(TypedDict):
    bills: list[QrInvoiceWithDetails]
    unreadableBills: list[FileReadingUnreadableBill]
    otherCodes: list[FileReadingOtherCode]
    warnings: list[Finding]
    """Pages that were not searched completely."""


class FileReadingOtherCode(TypedDict):
    text: str
    standard: NotRequired[str]
    """The payment standard of the code, if it has one."""
    page: int
    """From 1; an image is page 1."""
    box: CodeBox
    symbol: SymbolFacts


class FileReadingUnreadableBill(TypedDict):
    page: int
    """From 1; an image is page 1."""
    box: CodeBox
    symbol: SymbolFacts
    problems: list[Finding]


class FileToRead(TypedDict):
    file: FileInput
    """PDF, PNG or JPEG, at most 10 MiB."""


class Finding(TypedDict):
    fieldName: str
    message: str
    rejectedValue: NotRequired[str]
    """The text found."""
    code: str


class GenericAccount(TypedDict):
    referenceType: Literal["QRR", "SCOR", "NON"]
    """QRR with a QR-IBAN; SCOR or NON with an IBAN."""
    referenceStructured: NotRequired[str]
    """QR reference (27 digits) or creditor reference (ISO 11649)."""
    referenceUnstructured: NotRequired[str]
    """Unstructured message."""
    iban: str
    """IBAN or QR-IBAN of CH or LI, one of the credit accounts of the biller."""


class GetBillRecipientAnswer(TypedDict):
    billRecipientNetId: str


class GetEbillHealthAnswer(TypedDict):
    message: str
    requestDateTime: str
    receivedHeaders: list[GetEbillHealthAnswerReceivedHeader]
    environmentStage: str
    applicationVersion: str
    apiVersion: str
    maintenanceWindows: list[GetEbillHealthAnswerMaintenanceWindow]


GetEbillHealthAnswerMaintenanceWindow = TypedDict(
    "GetEbillHealthAnswerMaintenanceWindow",
    {
        "from": "str",
        "to": "str",
    },
)


class GetEbillHealthAnswerReceivedHeader(TypedDict):
    headerName: str
    headerValue: str


class HealthErrorFieldErrors(TypedDict):
    fieldName: str
    """Such as billRecipient.address.structuredAddress.city or items[0]."""
    message: str
    rejectedValue: NotRequired[str]
    """The beginning of the value; never files or secrets."""
    code: str


class HealthErrorValidationErrorData(TypedDict):
    parameterName: str
    message: str


class HealthErrorAnomalies(TypedDict):
    code: str
    severity: Literal["block", "warn", "info"]
    fieldName: NotRequired[str]
    expected: NotRequired[str]
    actual: NotRequired[str]


class HealthErrorReasons(TypedDict):
    code: str
    message: str


class HealthErrorPasskeyRequest(TypedDict):
    challenge: str
    """In base64url; works once, within five minutes."""
    rpId: str
    ids: list[str]
    """Ids of the passkeys of the user, in base64url."""


class HealthErrorReceivedHeaders(TypedDict):
    headerName: str
    headerValue: str


HealthErrorMaintenanceWindows = TypedDict(
    "HealthErrorMaintenanceWindows",
    {
        "from": "str",
        "to": "str",
    },
)


class HealthError(TypedDict):
    status: int
    message: str
    fieldErrors: list[HealthErrorFieldErrors]
    """All problems with fields."""
    code: str
    requestId: str
    type: NotRequired[str]
    """The code of the first problem; this and the next two members are for the pages."""
    detail: NotRequired[str]
    validationErrorData: NotRequired[list[HealthErrorValidationErrorData]]
    businessCaseId: NotRequired[int]
    """The case that already has the reference number."""
    remainingAttempts: NotRequired[int]
    """Number of attempts left for an activation code."""
    oldestEventId: NotRequired[int]
    """Id of the oldest event still kept."""
    anomalies: NotRequired[list[HealthErrorAnomalies]]
    """Why the submission was held."""
    reasons: NotRequired[list[HealthErrorReasons]]
    """Why a PDF could not be converted."""
    passkeyRequest: NotRequired[HealthErrorPasskeyRequest]
    """If a passkey can be used instead of a code."""
    requestDateTime: NotRequired[str]
    receivedHeaders: NotRequired[list[HealthErrorReceivedHeaders]]
    environmentStage: NotRequired[str]
    applicationVersion: NotRequired[str]
    apiVersion: NotRequired[str]
    maintenanceWindows: NotRequired[list[HealthErrorMaintenanceWindows]]


class Instalment(TypedDict):
    externalInstalmentId: str
    """Id of the instalment, unique in the whole business case."""
    description: NotRequired[str]
    """What the recipient reads."""
    paymentInformation: PaymentInformation
    """What is to be paid."""


class InstalmentBillRequest(TypedDict):
    referenceNumber: str
    """Number assigned by the biller, unique for the biller."""
    businessCaseDate: str
    """Today or up to 90 days ago, in Europe/Zurich."""
    totalAmount: AmountToSend
    """Total of the business case."""
    referencedBill: NotRequired[ReferencedBill]
    """The bill that this case refers to."""
    billRecipient: RecipientToBill
    """The recipient."""
    paymentsByInstalments: PaymentsByInstalments
    """Groups of instalments, of which the recipient chooses one."""
    workflow: NotRequired[Workflow]
    """Bookkeeping data for the recipient."""


class InstalmentGroup(TypedDict):
    externalPaymentByInstalmentsId: str
    """Id of the group, given by the biller."""
    description: NotRequired[str]
    """What the recipient reads."""
    isTotalAmountHidden: NotRequired[bool]
    """Default: false."""
    isTotalPaymentOption: NotRequired[bool]
    """Whether this group pays everything at once, in exactly one instalment of the total; true in
    at most one group.
    """
    instalments: InstalmentGroupInstalments
    """The instalments of the group."""


class InstalmentGroupInstalments(TypedDict):
    instalment: list[Instalment]
    """The instalments."""


class InstalmentStatusEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    externalPaymentByInstalmentsId: str
    externalInstalmentId: str
    newStatus: Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]
    approvedAmount: NotRequired[EbillAmount]


class InvoiceAddress(TypedDict):
    name: NotRequired[str]
    """Default: the first printed line."""
    streetName: NotRequired[str]
    """Street, or P.O. box."""
    houseNumber: NotRequired[str]
    """Building number."""
    additionalLine: NotRequired[str]
    """Floor, building, department."""
    postalCode: str
    city: str
    country: str
    """ISO 3166-1 alpha-2 code."""


class InvoiceAdjustment(TypedDict):
    description: NotRequired[str]
    """Name of the discount or surcharge."""
    percent: NotRequired[Number]
    """Per cent, at most three decimals."""
    amount: NotRequired[Number]
    """Instead of a percentage."""
    vatRate: NotRequired[Number]
    """The rate it belongs to. Default: split among all rates in proportion to their line items."""
    vatCategory: NotRequired[Literal["S", "Z", "E", "AE", "G", "O"]]
    """How VAT is charged: S at a rate, Z at zero, E exempt, AE by the recipient, G export, O
    outside VAT. Default: by the rate.
    """
    vatExemption: NotRequired[VatExemption]
    """For E, AE, G and O. Default: the usual wording."""
    reasonCode: NotRequired[str]
    """Reason as a code: UNTDID 5189 for discounts, 7161 for surcharges."""


class InvoiceDocument(TypedDict):
    language: NotRequired[Literal["de", "fr", "it", "en", "rm"]]
    kind: NotRequired[Literal["invoice", "creditNote", "correction", "prepayment", "partial", "selfBilled"]]
    """Default: invoice. The amounts of a credit note are owed to the recipient."""
    precedingInvoice: NotRequired[PrecedingInvoice]
    """The invoice that a credit note or correction refers to."""
    title: NotRequired[str]
    """Default: the name of the kind of document in its language."""
    sender: InvoiceSender
    recipient: InvoiceRecipient
    contactPerson: NotRequired[ContactPerson]
    customerNr: NotRequired[str]
    """Number of the customer."""
    customerReference: NotRequired[str]
    """Reference of the customer."""
    orderNr: NotRequired[str]
    """Number of the order."""
    invoiceNr: str
    """Number of the invoice."""
    invoiceDate: str
    """Date of the invoice."""
    servicePeriod: NotRequired[InvoiceDocumentServicePeriod]
    """When the goods or services were delivered."""
    dueDate: NotRequired[str]
    """Default: the date of the invoice plus the payment term."""
    paymentTerms: NotRequired[InvoiceDocumentPaymentTerms]
    currency: Literal["CHF", "EUR"]
    introduction: NotRequired[str]
    """Text above the line items; begins a new line."""
    closing: NotRequired[str]
    """Text below the totals; begins a new line."""
    positions: list[InvoicePosition]
    discounts: NotRequired[list[InvoiceAdjustment]]
    surcharges: NotRequired[list[InvoiceAdjustment]]
    pricesIncludeVat: NotRequired[bool]
    """Default: false, VAT is added to the prices."""
    rounding: NotRequired[Literal["none", "cash"]]
    """cash: to 0.05. Default: none."""
    prepaidAmount: NotRequired[Number]
    """Deducted from the total."""
    letterhead: NotRequired[str]
    """Name of a resource: PDF to print the invoice on."""
    qrInvoice: NotRequired[InvoiceQrPart]
    """Adds a payment part for the amount due. Without its own bill information, it gets Swico S1
    data from the invoice.
    """


class InvoiceDocumentPaymentTerms(TypedDict):
    days: NotRequired[int]
    cashDiscounts: NotRequired[list[InvoiceDocumentPaymentTermsCashDiscount]]
    """Discounts for early payment."""


class InvoiceDocumentPaymentTermsCashDiscount(TypedDict):
    percent: Number
    """Per cent, at most three decimals."""
    days: int


InvoiceDocumentServicePeriod = TypedDict(
    "InvoiceDocumentServicePeriod",
    {
        "from": "str",
        "to": "NotRequired[str]",
    },
)


class InvoicePosition(TypedDict):
    kind: NotRequired[Literal["item", "text", "subtotal"]]
    """Default: item. A text has only a description; a subtotal adds up the items since the last
    one.
    """
    articleNr: NotRequired[str]
    """Number of the article."""
    gtin: NotRequired[str]
    """GTIN with its check digit."""
    description: NotRequired[str]
    """What it is; begins a new line."""
    quantity: NotRequired[Number]
    """At most six decimals; may be negative. Default: 1."""
    unit: NotRequired[str]
    """h, kg, m2 …."""
    unitCode: NotRequired[str]
    """Default: that of the unit."""
    unitPrice: NotRequired[Number]
    """At most six decimals; may be negative."""
    discount: NotRequired[InvoicePositionDiscount]
    """On this line item."""
    vatRate: NotRequired[Number]
    """VAT in per cent; absent: outside VAT."""
    vatCategory: NotRequired[Literal["S", "Z", "E", "AE", "G", "O"]]
    """How VAT is charged: S at a rate, Z at zero, E exempt, AE by the recipient, G export, O
    outside VAT. Default: by the rate.
    """
    vatExemption: NotRequired[VatExemption]
    """For E, AE, G and O. Default: the usual wording."""


class InvoicePositionDiscount(TypedDict):
    percent: NotRequired[Number]
    """Per cent, at most three decimals."""
    amount: NotRequired[Number]
    """Instead of a percentage."""


class InvoiceQrPart(TypedDict):
    creditorInformation: CreditorInformation
    ultimateDebtor: NotRequired[Party]
    paymentReference: PaymentReference
    alternativeSchemes: NotRequired[AlternativeSchemes]


class InvoiceRecipient(TypedDict):
    addressLines: list[str]
    """As printed, line by line."""
    address: NotRequired[InvoiceAddress]
    """In separate fields, for e-invoices. Default: that of the payment part."""
    uid: NotRequired[str]
    """UID of the recipient."""
    vatNumber: NotRequired[str]
    """VAT number with its country prefix."""
    electronicAddress: NotRequired[ElectronicAddress]
    """Electronic address for e-invoices. Default: the UID with scheme 0183."""


class InvoiceSender(TypedDict):
    name: NotRequired[str]
    """Default: the first address line."""
    addressLines: list[str]
    """As printed, line by line."""
    phone: NotRequired[str]
    """Telephone."""
    email: NotRequired[str]
    """E-mail address."""
    website: NotRequired[str]
    """Website."""
    uid: NotRequired[str]
    """UID or VAT number."""
    isVatRegistered: NotRequired[bool]
    """Whether the UID is a VAT number. Default: true if VAT is charged."""
    address: NotRequired[InvoiceAddress]
    """In separate fields, for e-invoices. Default: that of the payment part."""
    electronicAddress: NotRequired[ElectronicAddress]
    """Electronic address for e-invoices. Default: the UID with scheme 0183."""
    logo: NotRequired[str]
    """Name of a resource: PNG or JPEG."""


class InvoiceTemplate(TypedDict):
    name: str
    title: InvoiceTemplateTitle
    description: InvoiceTemplateTitle
    preview: str
    """Address of an image of it (SVG)."""


class InvoiceTemplateTitle(TypedDict):
    de: str
    fr: str
    it: str
    en: str
    rm: str


class KnownBooking(TypedDict):
    file: int
    """Index of the file, from 0."""
    statement: int
    """Index of the statement in the file."""
    entry: int
    """Index of the entry in the statement."""
    detail: NotRequired[int]
    """Index of the payment in the entry."""
    of: NotRequired[BookingPlace]
    """Where else it was reported; absent: in an earlier call."""
    date: NotRequired[str]
    """When the bank booked it."""
    amount: Number
    currency: str
    direction: Literal["credit", "debit"]


class ListWebhooksAnswer(TypedDict):
    id: int
    eventType: Literal["PROCESSING_STATUS_CHANGED_EVENTS", "BUSINESS_CASE_STATUS_CHANGED_EVENTS", "INSTALMENT_STATUS_CHANGED_EVENTS", "SUBSCRIPTION_STATUS_CHANGED_EVENTS", "BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS"]
    hookUrl: str
    description: NotRequired[str]
    status: Literal["ACTIVE", "DISABLED"]
    createdAt: str
    disabledReason: NotRequired[str]
    failingSince: NotRequired[str]
    lastDeliveryAt: NotRequired[str]
    lastStatus: NotRequired[int]


class MergePaymentPartRequest(TypedDict):
    file: FileInput
    """PDF; at most 10 MiB."""
    qrInvoice: QrInvoice


class MergePdfsRequest(TypedDict):
    file: FileInput
    """PDF; at most 10 MiB."""
    file2: FileInput
    """PDF of a single page; at most 10 MiB."""


class Money(TypedDict):
    currency: str
    amount: Number


class OpenBill(TypedDict):
    id: str
    """Unique id given by the biller."""
    iban: str
    """The IBAN or QR-IBAN that is on the bill."""
    referenceType: Literal["QRR", "SCOR", "NON"]
    reference: NotRequired[str]
    """QR reference or creditor reference."""
    amount: NotRequired[Number]
    """If absent, the payer fills it in."""
    currency: str
    paid: NotRequired[Number]
    """Received before, less reversals."""
    closed: NotRequired[bool]
    """Settled: nothing is open, whatever was paid."""
    state: NotRequired[Literal["open", "partlyPaid", "settled", "overpaid", "doublePaid"]]
    """As returned by the last run."""
    debtor: NotRequired[str]
    """Name of the payer, for suggesting bills."""


class OpenBooking(TypedDict):
    places: list[BookingPlace]
    """Where these files report it; empty if only earlier ones did."""
    reason: ReceiptReason
    """Why it cannot be decided, and what would decide it."""
    date: NotRequired[str]
    """When the bank booked it."""
    amount: Number
    currency: str
    direction: Literal["credit", "debit"]


class OpenMatter(TypedDict):
    """Bookings that cannot be decided from these files and those of earlier runs."""
    places: list[StatementPlace]
    """Where these files report it; empty if only earlier ones did."""
    reason: VerdictReason
    """Why it cannot be decided, and what would decide it."""
    account: str
    date: NotRequired[str]
    """When the bank booked it."""
    amount: Number
    currency: str
    direction: Literal["credit", "debit"]


class PagePoint(TypedDict):
    x: Number
    y: Number


class PaidPayment(TypedDict):
    iban: str
    reference: NotRequired[str]
    """QR reference or creditor reference."""
    amount: NotRequired[Number]
    currency: NotRequired[str]
    message: NotRequired[str]


class Party(TypedDict):
    """All empty, or as complete as the creditor."""
    addressType: NotRequired[Literal["STRUCTURED", "COMBINED"]]
    """STRUCTURED (S) or COMBINED (K). COMBINED ended on 21.11.2025 and is only accepted with
    profile=2.2.
    """
    name: NotRequired[str]
    """First name (optional) and last name, or company name."""
    streetName: NotRequired[str]
    """Street without building number."""
    houseNumber: NotRequired[str]
    """Building number."""
    postalCode: NotRequired[str]
    """Postal code without country prefix."""
    city: NotRequired[str]
    """City."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2 code."""
    addressLine1: NotRequired[str]
    """COMBINED only: street and building number, or P.O. box."""
    addressLine2: NotRequired[str]
    """COMBINED only: postal code and city."""


class PaymentAmountAsRead(TypedDict):
    amount: NotRequired[Number | None]
    """If absent, the payer fills it in. null: the text found is not an amount."""
    currency: NotRequired[str]
    """CHF or EUR, if the code follows the rules."""


class PaymentAmountInformation(TypedDict):
    amount: NotRequired[Number]
    """If absent, the payer fills it in."""
    currency: Literal["CHF", "EUR"]


class PaymentDebtor(TypedDict):
    name: str
    iban: str
    """IBAN of CH or LI; never a QR-IBAN."""
    bic: NotRequired[str]
    """BIC of its bank; not together with institution."""
    institution: NotRequired[str]
    """Institution number (IID) of its bank. Default: that of the IBAN."""
    adviceControl: NotRequired[Literal["NOA", "SIA", "CND", "CWD"]]
    """Remarks on single bookings."""


class PaymentDraft(TypedDict):
    """One payment."""
    creditor: PaymentParty
    """Who is paid."""
    iban: str
    """IBAN of any country, or QR-IBAN."""
    bic: NotRequired[str]
    """Bank of the payee, for payments abroad."""
    currency: str
    """ISO 4217 code."""
    amount: NotRequired[Number]
    """Amount to pay."""
    billAmount: NotRequired[Number]
    """Amount of the bill; a bill of 0.00 must not be paid."""
    referenceType: NotRequired[Literal["QRR", "SCOR", "NON"]]
    """Default: NON."""
    reference: NotRequired[str]
    """QR reference or creditor reference."""
    message: NotRequired[str]
    """Message for the payee."""
    ultimateDebtor: NotRequired[PaymentParty]
    """The debtor named in the bill."""
    endToEndId: NotRequired[str]
    """Forwarded to the payee, such as a voucher number."""
    executionDate: NotRequired[str]
    """Default: that of the order."""
    service: NotRequired[Literal["SEPA", "INST", "ITP"]]
    """SEPA transfer, or instant payment (INST, or ITP where the bank asks for it)."""
    express: NotRequired[bool]
    """Urgent."""
    chargeBearer: NotRequired[Literal["DEBT", "SHAR", "CRED"]]
    """For payments abroad. Default: SHAR."""
    categoryPurpose: NotRequired[str]
    """SALA or PENS."""
    purpose: NotRequired[str]
    """Code of the purpose (ISO 20022)."""
    uetr: NotRequired[str]
    """Unique end-to-end transaction reference: a UUID of version 4."""
    again: NotRequired[bool]
    """Pay it even if the same payment was made before."""
    source: NotRequired[str]
    """Its origin, such as a file name; not written to the payment file."""


class PaymentDrafts(TypedDict):
    bills: list[BillToPay]


class PaymentFile(TypedDict):
    file: str
    """The message pain.001.001.09."""
    notices: list[Finding]
    """What a bank changes or ignores, and points to check."""
    messageId: str
    count: int
    """Payments in all groups."""
    controlSum: Number
    """Across all currencies: a control total for banks, not an amount of money."""
    sums: list[CurrencySum]
    """Amounts paid, by currency."""
    groups: list[PaymentGroup]


class PaymentGroup(TypedDict):
    """A group of payments that a bank may book together."""
    id: str
    """Id of the group in the file (PmtInfId)."""
    executionDate: str
    currency: str
    type: Literal["D", "S", "X"]
    """D: domestic, S: SEPA, X: all others."""
    service: NotRequired[Literal["SEPA", "INST", "ITP"]]
    express: bool
    chargeBearer: NotRequired[str]
    """For payments abroad."""
    batchBooking: bool
    """Whether the group is booked as one."""
    count: int
    """Number of payments."""
    sum: Number


class PaymentInformation(TypedDict):
    accountAndReference: AccountAndReference
    """Account and reference of the biller."""
    amount: AmountToSend
    """Amount to be paid."""
    dueDate: str
    """At most 90 days old and 1095 days ahead (30 with EBILL_DEBIT)."""
    payableAmountCanBeModified: bool
    """Must be true if no amount is given."""


class PaymentOption(TypedDict):
    kind: Literal["net", "discount", "instalment"]
    amount: str
    """Amount to pay in that case."""
    day: NotRequired[str]
    """Last day of the discount: yyyy-mm-dd."""
    percent: NotRequired[str]
    """Of a discount."""
    discount: NotRequired[str]
    """Amount of the discount."""


class PaymentOrder(TypedDict):
    """Payments from one account."""
    messageId: str
    """Never use one twice: banks refuse an id that they know."""
    createdAt: str
    """Date and time without fractions: 2026-11-23T08:15:00."""
    executionDate: str
    """The day on which the bank pays."""
    debtor: PaymentDebtor
    """The payer."""
    batchBooking: NotRequired[bool]
    """Requests one booking per group, or one per payment; banks may ignore it."""
    software: NotRequired[PaymentSoftware]
    """Program that created the order."""
    payments: list[PaymentDraft]


class PaymentOrderFacts(TypedDict):
    messageId: str
    count: int
    """Payments in all groups."""
    controlSum: Number
    """Across all currencies: a control total for banks, not an amount of money."""
    sums: list[CurrencySum]
    """Amounts paid, by currency."""
    groups: list[PaymentGroup]


class PaymentOrderRequest(TypedDict):
    """Payments from one account, with what was paid before."""
    messageId: str
    """Never use one twice: banks refuse an id that they know."""
    createdAt: str
    """Date and time without fractions: 2026-11-23T08:15:00."""
    executionDate: str
    """The day on which the bank pays."""
    debtor: PaymentDebtor
    """The payer."""
    batchBooking: NotRequired[bool]
    """Requests one booking per group, or one per payment; banks may ignore it."""
    software: NotRequired[PaymentSoftware]
    """Program that created the order."""
    payments: list[PaymentDraft]
    knownMessageIds: NotRequired[list[str]]
    """Ids of earlier messages: banks refuse a repeated one."""
    alreadyPaid: NotRequired[list[PaidPayment]]
    """Earlier payments, for finding double payments."""


class PaymentOrderVerdict(TypedDict):
    valid: bool
    problems: list[Finding]
    """Problems that a bank would refuse; at most 1000."""
    problemCount: int
    """All of them."""
    notices: list[Finding]
    """What a bank changes or ignores, and points to check."""
    order: NotRequired[PaymentOrderFacts]
    """If the order is valid."""


class PaymentParty(TypedDict):
    name: str
    """At most 140 characters, for SEPA payments 70."""
    streetName: NotRequired[str]
    """Street."""
    houseNumber: NotRequired[str]
    """Building number."""
    postalCode: NotRequired[str]
    """Postal code."""
    city: NotRequired[str]
    """Town: every address has one."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2 code: every address has one."""
    addressLine1: NotRequired[str]
    """Details without a field of their own, or the first line of a combined address."""
    addressLine2: NotRequired[str]
    """Further details, or postal code and town of a combined address."""


class PaymentReference(TypedDict):
    referenceType: Literal["QRR", "SCOR", "NON"]
    reference: NotRequired[str]
    """As its type requires; {number} or {customer:number} in braces is completed to a reference."""
    additionalInformation: NotRequired[AdditionalInformation]


class PaymentReferenceAsRead(TypedDict):
    referenceType: NotRequired[str]
    """QRR, SCOR or NON, if the code follows the rules."""
    reference: NotRequired[str]
    """Reference, without spaces."""
    additionalInformation: NotRequired[AdditionalInformationAsRead]


class PaymentSoftware(TypedDict):
    name: NotRequired[str]
    version: NotRequired[str]
    provider: NotRequired[str]


class PaymentStatus(TypedDict):
    reports: list[StatusReport]
    order: NotRequired[AnsweredPaymentOrder]
    """If the order was sent along."""


class PaymentsByInstalments(TypedDict):
    paymentByInstalments: list[InstalmentGroup]
    """The groups of instalments."""


class PrecedingInvoice(TypedDict):
    nr: str
    """Number."""
    date: NotRequired[str]
    """Date."""


class ProcessingStatusEvent(TypedDict):
    id: int
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    referenceNumber: str
    type: str
    oldStatus: NotRequired[str]
    newStatus: Literal["STAGED", "INVALID", "PROCESSING", "FAILED", "DELIVERED"]
    reason: NotRequired[ProcessingStatusEventReason]


class ProcessingStatusEventReason(TypedDict):
    code: str
    message: str


class ProposedDonationAmounts(TypedDict):
    proposedDonationAmount: list[AmountToSend]
    """Different amounts in the currency of the total."""


class QrInvoice(TypedDict):
    creditorInformation: CreditorInformation
    ultimateCreditor: NotRequired[Party]
    """Reserved by the guidelines: must be empty."""
    paymentAmountInformation: PaymentAmountInformation
    ultimateDebtor: NotRequired[Party]
    paymentReference: PaymentReference
    alternativeSchemes: NotRequired[AlternativeSchemes]
    details: NotRequired[Any]
    """Added by reading a file; ignored in requests, so that you can send back a bill that was read."""


class QrInvoiceAsRead(TypedDict):
    """A bill as read: the fields of QrInvoice, whether or not they follow the rules."""
    creditorInformation: CreditorInformationAsRead
    ultimateCreditor: NotRequired[AddressAsRead]
    paymentAmountInformation: PaymentAmountAsRead
    ultimateDebtor: NotRequired[AddressAsRead]
    paymentReference: PaymentReferenceAsRead
    alternativeSchemes: NotRequired[AlternativeSchemesAsRead]


class QrInvoiceRead(TypedDict):
    creditorInformation: CreditorInformationAsRead
    ultimateCreditor: NotRequired[AddressAsRead]
    paymentAmountInformation: PaymentAmountAsRead
    ultimateDebtor: NotRequired[AddressAsRead]
    paymentReference: PaymentReferenceAsRead
    alternativeSchemes: NotRequired[AlternativeSchemesAsRead]
    details: NotRequired[BillDetails]
    """If details=true was requested."""


class QrInvoiceWithDetails(TypedDict):
    creditorInformation: CreditorInformationAsRead
    ultimateCreditor: NotRequired[AddressAsRead]
    paymentAmountInformation: PaymentAmountAsRead
    ultimateDebtor: NotRequired[AddressAsRead]
    paymentReference: PaymentReferenceAsRead
    alternativeSchemes: NotRequired[AlternativeSchemesAsRead]
    details: BillDetails


class QrInvoiceWithVerdict(TypedDict):
    creditorInformation: CreditorInformationAsRead
    ultimateCreditor: NotRequired[AddressAsRead]
    paymentAmountInformation: PaymentAmountAsRead
    ultimateDebtor: NotRequired[AddressAsRead]
    paymentReference: PaymentReferenceAsRead
    alternativeSchemes: NotRequired[AlternativeSchemesAsRead]
    details: NotRequired[BillVerdict]
    """If details=true was requested."""


class RawBillInformation(TypedDict):
    """Bill information of any other syntax."""
    billInformationType: Literal["RawBillInformation"]
    rawBillInformation: str


class RawScheme(TypedDict):
    """For any other scheme: its text as in the code."""
    alternativeSchemeType: Literal["RAW"]
    alternativeSchemeParameter: str
    name: NotRequired[str]
    separator: NotRequired[str]
    parameters: NotRequired[list[str]]


class Receipt(TypedDict):
    """One payment of a statement, and its effect on the bills."""
    place: StatementPlace
    verdict: Literal["settled", "partial", "over", "double", "amountFree", "wrongCurrency", "converted", "unknownReference", "invalidReference", "noReference", "candidate", "reversed", "detailsElsewhere", "announced", "notABill", "open"]
    inner: NotRequired[Literal["settled", "partial", "over", "double", "amountFree"]]
    """For a converted receipt: the amount that counts in the currency of the bill."""
    bill: NotRequired[str]
    """The bill it counts towards, or from which it was taken back."""
    candidates: list[CandidateBill]
    """Possible matches for a person to choose from; no money counts towards them."""
    reasons: list[VerdictReason]
    currency: str
    amount: Number
    """0.00 if the bank does not state it."""
    direction: Literal["credit", "debit"]
    date: NotRequired[str]
    payer: NotRequired[str]
    payerAccount: NotRequired[str]
    reference: NotRequired[str]
    """As it was compared."""
    message: NotRequired[str]
    isAdvised: bool
    """Only reported by a notification so far: it counts, but no account statement has confirmed it."""


class ReceiptReason(TypedDict):
    code: str
    message: str


class RecipientAddress(TypedDict):
    structuredAddress: NotRequired[StructuredAddress]
    """Address in separate fields."""
    unstructuredAddress: NotRequired[UnstructuredAddress]
    """Address as lines; not together with the structured address."""


class RecipientQuery(TypedDict):
    """One of the three."""
    emailAddress: NotRequired[str]
    billRecipientNetId: NotRequired[str]
    enterpriseIdentificationNumber: NotRequired[str]


class RecipientToBill(TypedDict):
    emailAddress: NotRequired[str]
    """At least one of the three identifiers must be given."""
    enterpriseIdentificationNumber: NotRequired[str]
    """Swiss enterprise identification number without punctuation."""
    billRecipientNetId: NotRequired[str]
    """Identifier in the eBill network: text, since a JSON number cannot hold it."""
    name: str
    """Name of the recipient."""
    address: RecipientAddress
    """Address of the recipient."""


class ReconciledBill(TypedDict):
    id: str
    state: Literal["open", "partlyPaid", "settled", "overpaid", "doublePaid"]
    currency: str
    amount: NotRequired[Number]
    paid: Number
    open: NotRequired[Number]
    """Never negative."""
    credit: Number
    """Amount paid in excess."""
    receipts: list[int]
    """Indexes of receipts."""


class Reconciliation(TypedDict):
    receipts: list[Receipt]
    """In the order of booking."""
    bills: list[ReconciledBill]
    openBills: list[OpenBill]
    """The open bills, for the next run."""
    totals: list[VerdictTotal]
    sums: list[CurrencyTotal]
    seen: list[str]
    """What is known of all bookings so far: pass it as seen to the next run."""
    repeated: int
    """Number of bookings reported again, which do not count again: the payments of repeats."""
    repeats: list[RepeatedBooking]
    """Each entry taken as a repetition of a known one, and where that one was reported."""
    open: list[OpenMatter]
    """Bookings that cannot be decided yet; they count towards no bill."""
    notices: list[Finding]
    """Irregularities in the statements, alone and together."""


class ReconciliationInput(TypedDict):
    bills: list[OpenBill]
    accounts: NotRequired[list[AccountLink]]
    """Which QR-IBAN belongs to which account."""
    seen: NotRequired[list[str]]
    """As returned by the last run: receipts that do not count again."""
    tolerance: NotRequired[list[Tolerance]]
    """Difference at which an amount still settles a bill, by currency. Default: none."""


class ReconciliationRequest(TypedDict):
    bills: list[OpenBill]
    accounts: NotRequired[list[AccountLink]]
    """Which QR-IBAN belongs to which account."""
    seen: NotRequired[list[str]]
    """As returned by the last run: receipts that do not count again."""
    tolerance: NotRequired[list[Tolerance]]
    """Difference at which an amount still settles a bill, by currency. Default: none."""
    statements: list[str]
    """Messages camt.052, camt.053 and camt.054."""


class ReferencedBill(TypedDict):
    referenceNumber: str
    """Reference number of a bill."""


class ReleaseBusinessCasesRequest(TypedDict):
    ids: list[int]
    """Ids of cases; duplicates are handled once."""
    skipAnomalies: NotRequired[bool]


class ReminderRequest(TypedDict):
    referenceNumber: str
    """Number assigned by the biller, unique for the biller."""
    businessCaseDate: str
    """Today or up to 90 days ago, in Europe/Zurich."""
    totalAmount: AmountToSend
    """Total of the business case."""
    referencedBill: NotRequired[ReferencedBill]
    """The bill that this case refers to."""
    billRecipient: RecipientToBill
    """The recipient."""
    singlePayment: SinglePayment
    """One payment."""
    workflow: NotRequired[Workflow]
    """Bookkeeping data for the recipient."""


class RepeatedBooking(TypedDict):
    """An entry taken as a repetition of a known one."""
    place: StatementPlace
    of: NotRequired[StatementPlace]
    """Where else it was reported; absent: in an earlier run."""
    account: str
    date: NotRequired[str]
    """When the bank booked it."""
    amount: Number
    currency: str
    direction: Literal["credit", "debit"]


class ReportedGroup(TypedDict):
    id: str
    status: NotRequired[str]
    """As the bank gave it: ACCP, RJCT and so on."""
    reasons: list[StatusReason]
    payments: list[ReportedPayment]
    """Often only the refused ones."""


class ReportedPayment(TypedDict):
    instructionId: NotRequired[str]
    endToEndId: NotRequired[str]
    status: NotRequired[str]
    """As the bank gave it: ACCP, RJCT and so on."""
    reasons: list[StatusReason]


class Resource(TypedDict):
    name: str
    mediaType: Literal["image/png", "image/jpeg", "application/pdf"]
    size: int
    """Bytes."""
    sha256: str
    """64 hexadecimal digits."""
    createdAt: str


class ReturnReason(TypedDict):
    code: NotRequired[str]
    information: list[str]


class SearchBillRecipientsAnswer(TypedDict):
    items: list[SearchBillRecipientsAnswerItem]


class SearchBillRecipientsAnswerItem(TypedDict):
    emailAddress: NotRequired[str]
    billRecipientNetId: NotRequired[str]
    enterpriseIdentificationNumber: NotRequired[str]
    activeSubscription: NotRequired[bool]
    submissionStatus: Literal["ALLOWED", "NOT_ALLOWED"]


class SearchBillRecipientsRequest(TypedDict):
    items: list[RecipientQuery]


class SignedAmountToSend(TypedDict):
    value: NotRequired[Number]
    """Exact decimal with at most two decimals: a number, or the same as text."""
    currencyCode: str
    """ISO 4217; with a QR-IBAN CHF or EUR."""


class SignedWorkflow(TypedDict):
    vatEnterpriseIdentificationNumbers: NotRequired[VatNumbers]
    """VAT numbers of the biller."""
    deliveryDateStart: NotRequired[str]
    """Start of the service period, if it differs from the end."""
    deliveryDateEnd: NotRequired[str]
    """Day of delivery, or end of the service."""
    netAmount: NotRequired[SignedAmountToSend]
    """Total without VAT."""
    amountPaid: NotRequired[SignedAmountToSend]
    """Paid in advance: the total is the amount still open."""
    vatRates: NotRequired[SignedWorkflowVatRates]
    """VAT by rate."""
    caseReferenceForBillRecipient: NotRequired[str]
    """The recipient's own reference, for bookkeeping."""


class SignedWorkflowVatRate(TypedDict):
    percentage: Number
    """Tax rate in per cent."""
    taxBaseAmount: SignedAmountToSend
    """Taxable amount."""
    taxAmount: SignedAmountToSend
    """Tax amount."""


class SignedWorkflowVatRates(TypedDict):
    vatRate: list[SignedWorkflowVatRate]
    """The rates."""


class SinglePayment(TypedDict):
    paymentMode: NotRequired[Literal["EBILL", "EBILL_DEBIT"]]
    """Default: EBILL."""
    paymentInformation: PaymentInformation
    """What is to be paid."""


Statement = TypedDict(
    "Statement",
    {
        "id": "str",
        "sequenceNumber": "NotRequired[str]",
        "createdAt": "NotRequired[str]",
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
        "copy": "NotRequired[str]",
        "account": "StatementAccount",
        "balances": "list[Balance]",
        "entries": "list[StatementEntry]",
        "unreadable": "int",
    },
)


class StatementAccount(TypedDict):
    id: str
    """The IBAN, or another identifier of the account at the bank."""
    currency: NotRequired[str]
    owner: NotRequired[str]


class StatementEntry(TypedDict):
    """One booking."""
    index: int
    """Its position among the entries of the statement, including unreadable ones."""
    kind: Literal["announced", "returned", "reversal", "outgoing", "envelope", "incoming", "directDebit", "bankCharge"]
    """Kind of booking, as far as it concerns bills and payments."""
    currency: str
    amount: Number
    direction: Literal["credit", "debit"]
    isReversal: bool
    status: str
    """BOOK counts; PDNG, INFO and FUTR are announcements."""
    bookingDate: NotRequired[str]
    valueDate: NotRequired[str]
    reference: NotRequired[str]
    """In Switzerland the account that a collected credit belongs to."""
    servicerReference: NotRequired[str]
    code: BankTransactionCode
    charges: list[Charge]
    batch: NotRequired[Batch]
    details: list[EntryDetail]
    """The payments in it, as far as the bank lists them."""
    information: NotRequired[str]


class StatementFile(TypedDict):
    message: Literal["camt.052", "camt.053", "camt.054"]
    version: str
    """001.08, 001.04 or 001.02; empty if the file does not state it."""
    messageId: str
    createdAt: NotRequired[str]
    page: NotRequired[StatementPage]
    statements: list[Statement]
    notices: list[Finding]
    """Irregularities in the file."""


class StatementPage(TypedDict):
    number: int
    isLast: bool


class StatementParty(TypedDict):
    name: NotRequired[str]
    address: list[str]
    """Street, postal code and town, line by line."""


class StatementPlace(TypedDict):
    """Indexes from 0: of the file, its statement, the entry and the payment in it."""
    file: int
    statement: int
    entry: int
    detail: NotRequired[int]


class StatementReport(TypedDict):
    receipts: list[CaseReceipt]
    """Receipts that have not counted before, in the order of booking."""
    known: int
    """Number of bookings that counted before, or appear twice here; they do not count again."""
    repeats: list[KnownBooking]
    """Each entry taken as a repetition of a known one."""
    open: list[OpenBooking]
    """Bookings that cannot be decided from these files and those of earlier calls; they count
    towards no case.
    """
    completed: list[int]
    """Cases COMPLETED by these statements: those paid, and those closed with them."""
    sums: list[StatementSum]
    """Of these receipts, by currency."""
    notices: list[StatementReportNotice]
    """Irregularities in the files."""


class StatementReportNotice(TypedDict):
    code: str
    fieldName: NotRequired[str]
    message: str


class StatementSum(TypedDict):
    currency: str
    incoming: Number
    """All receipts."""
    reversed: Number
    """All reversals."""
    counted: Number
    """The part that counts towards cases, in their currency."""


class StatementsAndBills(TypedDict):
    statement: FileInput
    """camt.052, camt.053 or camt.054, at most 10 MiB in all; several are several parts."""
    bills: FileInput
    """Open bills: CSV or XLSX with the names of OpenBill in its header, or JSON: a list of them, or
    a whole ReconciliationInput. Its accounts and seen may also be parts of their own, in JSON.
    """


class StatementsForCases(TypedDict):
    statement: FileInput
    """camt.052, camt.053 or camt.054, at most 10 MiB and 4500 payments in all; several are several
    parts.
    """


class StatusOfOrder(TypedDict):
    report: FileInput
    """The message pain.002, at most 10 MiB in all; several reports are several parts."""
    order: FileInput
    """The order in JSON, or its message pain.001."""


class StatusReason(TypedDict):
    code: NotRequired[str]
    """Of ISO 20022, or of the bank."""
    sentence: NotRequired[str]
    """What a known code means."""
    information: list[str]
    """The text of the bank itself."""


class StatusReport(TypedDict):
    messageId: str
    """Id of the report: a report sent twice counts once."""
    createdAt: str
    originalMessageId: str
    """The message that it answers."""
    originalMessageName: str
    status: NotRequired[str]
    """As the bank gave it: ACCP, RJCT and so on."""
    reasons: list[StatusReason]
    groups: list[ReportedGroup]
    notices: list[Finding]


class StructuredAddress(TypedDict):
    street: NotRequired[str]
    """Street without building number."""
    buildingNumber: NotRequired[str]
    """Building number."""
    city: str
    """City."""
    postalCode: str
    """Postal code."""
    countryCode: str
    """ISO 3166-1 alpha-2."""


class SubmitAdviceFormRequest(TypedDict):
    file: FileInput
    """The PDF; at most 10 000 000 bytes."""
    advice: AdviceRequest


class SubmitAdviceRequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: AdviceRequest


class SubmitAdviceXml(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: AdviceRequest


class SubmitBillFormRequest(TypedDict):
    file: FileInput
    """The PDF; at most 10 000 000 bytes."""
    bill: BillRequest


class SubmitBillRequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: BillRequest


class SubmitBillXml(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: BillRequest


class SubmitCreditNoteFormRequest(TypedDict):
    file: FileInput
    """The PDF; at most 10 000 000 bytes."""
    creditNote: CreditNoteRequest


class SubmitCreditNoteRequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: CreditNoteRequest


class SubmitCreditNoteXml(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: CreditNoteRequest


class SubmitDonationInquiryFormRequest(TypedDict):
    file: FileInput
    """The PDF; at most 10 000 000 bytes."""
    donationInquiry: DonationInquiryRequest


class SubmitDonationInquiryRequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: DonationInquiryRequest


class SubmitDonationInquiryXml(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: DonationInquiryRequest


class SubmitInstalmentBillFormRequest(TypedDict):
    file: FileInput
    """The PDF; at most 10 000 000 bytes."""
    instalmentBill: InstalmentBillRequest


class SubmitInstalmentBillRequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: InstalmentBillRequest


class SubmitInstalmentBillXml(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: InstalmentBillRequest


class SubmitReminderFormRequest(TypedDict):
    file: FileInput
    """The PDF; at most 10 000 000 bytes."""
    reminder: ReminderRequest


class SubmitReminderRequest(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: ReminderRequest


class SubmitReminderXml(TypedDict):
    pdf: str
    """The PDF; at most 10 000 000 bytes."""
    businessCase: ReminderRequest


class SubscriptionStatusEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    newStatus: Literal["REQUESTED", "ACTIVE", "INACTIVE"]
    billRecipient: BillRecipient
    accountNumber: NotRequired[str]
    referenceStructured: NotRequired[str]
    formFields: NotRequired[list[SubscriptionStatusEventFormField]]


class SubscriptionStatusEventFormField(TypedDict):
    technicalId: str
    value: str


class SwicoS1v12VatDetails(TypedDict):
    taxPercentage: Number
    """Per cent."""
    taxedNetAmount: NotRequired[Number]


class SwicoS1v12ImportTaxes(TypedDict):
    taxPercentage: Number
    """Per cent."""
    taxAmount: Number


class SwicoS1v12PaymentConditions(TypedDict):
    cashDiscountPercentage: Number
    """Per cent."""
    eligiblePaymentPeriodDays: int


class SwicoS1v12UnreadTags(TypedDict):
    tag: str
    message: str
    code: str


class SwicoS1v12(TypedDict):
    """Bill information by the Swico syntax S1, version 1.2."""
    billInformationType: Literal["SwicoS1v12"]
    invoiceReference: NotRequired[str]
    """Invoice number (tag 10)."""
    invoiceDate: NotRequired[str]
    """Date of the invoice (tag 11)."""
    customerReference: NotRequired[str]
    """Reference of the customer (tag 20)."""
    uidNumber: NotRequired[str]
    """Nine digits of the UID (tag 30)."""
    vatDateStart: NotRequired[str]
    """First day of service (tag 31)."""
    vatDateEnd: NotRequired[str]
    """Last day of service (tag 31)."""
    vatDetails: NotRequired[list[SwicoS1v12VatDetails]]
    """VAT rates with net amounts (tag 32)."""
    importTaxes: NotRequired[list[SwicoS1v12ImportTaxes]]
    """Taxes on import (tag 33)."""
    paymentConditions: NotRequired[list[SwicoS1v12PaymentConditions]]
    """Discounts and their days (tag 40); 0 per cent is the payment term."""
    defaultPaymentPeriodDays: NotRequired[int]
    """Only in answers: payment term in days."""
    defaultPaymentPeriod: NotRequired[str]
    """Only in answers: due date."""
    unreadTags: NotRequired[list[SwicoS1v12UnreadTags]]
    """Only in answers: tags that could not be read, and why."""


class SymbolFacts(TypedDict):
    version: int
    errorCorrectionLevel: str
    eci: bool


class Tolerance(TypedDict):
    currency: str
    amount: Number


class UnstructuredAddress(TypedDict):
    addressLine1: str
    """First line."""
    addressLine2: NotRequired[str]
    """Second line."""
    countryCode: str
    """ISO 3166-1 alpha-2."""


class VatExemption(TypedDict):
    reason: NotRequired[str]
    """Why no VAT is charged."""
    code: NotRequired[str]
    """The same as a code of the VATEX list."""


class VatNumbers(TypedDict):
    vatEnterpriseIdentificationNumber: list[str]
    """The numbers, without punctuation."""


class VerdictReason(TypedDict):
    code: str
    message: str


class VerdictTotal(TypedDict):
    currency: str
    verdict: Literal["settled", "partial", "over", "double", "amountFree", "wrongCurrency", "converted", "unknownReference", "invalidReference", "noReference", "candidate", "reversed", "detailsElsewhere", "announced", "notABill", "open"]
    count: int
    amount: Number


class WebhookBusinessCaseStatusEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    referenceNumber: str
    type: str
    newStatus: Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]
    approvedAmount: NotRequired[EbillAmount]
    externalDonationPurposeId: NotRequired[str]
    eventName: Literal["business_case.status_changed"]


class WebhookEmailAddressEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    oldEmailAddress: str
    newEmailAddress: str
    eventName: Literal["recipient.email_address_changed"]


class WebhookInstalmentStatusEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    externalPaymentByInstalmentsId: str
    externalInstalmentId: str
    newStatus: Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]
    approvedAmount: NotRequired[EbillAmount]
    eventName: Literal["instalment.status_changed"]


class WebhookProcessingStatusEventReason(TypedDict):
    code: str
    message: str


class WebhookProcessingStatusEvent(TypedDict):
    id: int
    timestamp: str
    businessCaseId: int
    businessCaseNetId: NotRequired[str]
    referenceNumber: str
    type: str
    oldStatus: NotRequired[str]
    newStatus: Literal["STAGED", "INVALID", "PROCESSING", "FAILED", "DELIVERED"]
    reason: NotRequired[WebhookProcessingStatusEventReason]
    eventName: Literal["processing_status.changed"]


class WebhookSubscriptionStatusEventFormFields(TypedDict):
    technicalId: str
    value: str


class WebhookSubscriptionStatusEvent(TypedDict):
    id: int
    eventNetId: str
    timestamp: str
    newStatus: Literal["REQUESTED", "ACTIVE", "INACTIVE"]
    billRecipient: BillRecipient
    accountNumber: NotRequired[str]
    referenceStructured: NotRequired[str]
    formFields: NotRequired[list[WebhookSubscriptionStatusEventFormFields]]
    eventName: Literal["subscription.status_changed"]


class WholeBusinessCase(TypedDict):
    id: int
    businessCaseNetId: NotRequired[str]
    """Absent until the network has accepted the case."""
    type: Literal["Bill", "InstalmentBill", "Advice", "CreditNote", "Reminder", "DonationInquiry"]
    billerNetId: str
    referenceNumber: str
    referencedBill: NotRequired[BusinessCaseReferencedBill]
    businessCaseDate: str
    status: Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]
    processingStatus: Literal["STAGED", "INVALID", "PROCESSING", "FAILED", "DELIVERED"]
    totalAmount: EbillAmount
    createdAt: str
    pdfa: BusinessCasePdfa
    anomalies: list[BusinessCaseAnomaly]
    billRecipient: RecipientToBill
    """As submitted, like the next five."""
    singlePayment: NotRequired[SinglePayment]
    paymentsByInstalments: NotRequired[WholeBusinessCasePaymentsByInstalments]
    proposedDonationAmounts: NotRequired[ProposedDonationAmounts]
    donationPurposes: NotRequired[DonationPurposes]
    workflow: NotRequired[SignedWorkflow]
    approvedAmount: NotRequired[EbillAmount]
    externalDonationPurposeId: NotRequired[str]
    failure: NotRequired[WholeBusinessCaseFailure]
    invalid: NotRequired[WholeBusinessCaseInvalid]
    """Why the case is INVALID."""
    received: NotRequired[WholeBusinessCaseReceived]
    """What account statements have reported about the case; absent: nothing."""
    replacedBy: NotRequired[int]
    remindedBy: NotRequired[list[int]]
    statusHistory: list[WholeBusinessCaseStatusHistory]


class WholeBusinessCaseFailure(TypedDict):
    code: str
    message: str


class WholeBusinessCaseInvalid(TypedDict):
    fieldErrors: list[WholeBusinessCaseInvalidFieldError]


class WholeBusinessCaseInvalidFieldError(TypedDict):
    fieldName: str
    message: str
    code: str


class WholeBusinessCasePaymentsByInstalments(TypedDict):
    paymentByInstalments: list[WholeBusinessCasePaymentsByInstalmentsPaymentByInstalment]


class WholeBusinessCasePaymentsByInstalmentsPaymentByInstalment(TypedDict):
    externalPaymentByInstalmentsId: str
    """Id of the group, given by the biller."""
    description: NotRequired[str]
    """What the recipient reads."""
    isTotalAmountHidden: NotRequired[bool]
    """Default: false."""
    isTotalPaymentOption: NotRequired[bool]
    """Whether this group pays everything at once, in exactly one instalment of the total; true in
    at most one group.
    """
    instalments: WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalments


class WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalments(TypedDict):
    instalment: list[WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalmentsInstalment]


class WholeBusinessCasePaymentsByInstalmentsPaymentByInstalmentInstalmentsInstalment(TypedDict):
    externalInstalmentId: str
    """Id of the instalment, unique in the whole business case."""
    description: NotRequired[str]
    """What the recipient reads."""
    paymentInformation: PaymentInformation
    """What is to be paid."""
    status: NotRequired[Literal["OPEN", "APPROVED", "REJECTED", "COMPLETED"]]
    approvedAmount: NotRequired[EbillAmount]


class WholeBusinessCaseReceived(TypedDict):
    amount: EbillAmount
    """Total received, less reversals."""
    receipts: list[WholeBusinessCaseReceivedReceipt]
    """In the order of booking."""


class WholeBusinessCaseReceivedReceipt(TypedDict):
    bookedOn: NotRequired[str]
    """When the bank booked it."""
    amount: EbillAmount
    """Negative if it was taken back."""
    verdict: str
    """As settled, partial, over, double, reversed."""
    externalInstalmentId: NotRequired[str]
    receivedAt: str
    """When the statement was submitted."""


WholeBusinessCaseStatusHistory = TypedDict(
    "WholeBusinessCaseStatusHistory",
    {
        "at": "str",
        "field": "Literal[\"processingStatus\", \"status\"]",
        "from": "NotRequired[str]",
        "to": "str",
        "cause": "str",
    },
)


class Workflow(TypedDict):
    vatEnterpriseIdentificationNumbers: NotRequired[VatNumbers]
    """VAT numbers of the biller."""
    deliveryDateStart: NotRequired[str]
    """Start of the service period, if it differs from the end."""
    deliveryDateEnd: NotRequired[str]
    """Day of delivery, or end of the service."""
    netAmount: NotRequired[AmountToSend]
    """Total without VAT."""
    amountPaid: NotRequired[AmountToSend]
    """Paid in advance: the total is the amount still open."""
    vatRates: NotRequired[WorkflowVatRates]
    """VAT by rate."""
    caseReferenceForBillRecipient: NotRequired[str]
    """The recipient's own reference, for bookkeeping."""


class WorkflowVatRate(TypedDict):
    percentage: Number
    """Tax rate in per cent."""
    taxBaseAmount: AmountToSend
    """Taxable amount."""
    taxAmount: AmountToSend
    """Tax amount."""


class WorkflowVatRates(TypedDict):
    vatRate: list[WorkflowVatRate]
    """The rates."""


WebhookEvent: TypeAlias = "WebhookProcessingStatusEvent | WebhookBusinessCaseStatusEvent | WebhookInstalmentStatusEvent | WebhookSubscriptionStatusEvent | WebhookEmailAddressEvent"
"""What is posted to a webhook: "eventName" says which it is."""

_CREATE_QR_CODE_BY_QUERY = Operation("GET", "/v2/swiss-qr-code", formats=("application/pdf", "image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"), json=("qrInvoice",), is_repeatable=True)
_CREATE_QR_CODE = Operation("POST", "/v2/swiss-qr-code", formats=("application/pdf", "image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"), bodies=("application/json",), is_repeatable=True)
_VALIDATE_QR_BILL = Operation("POST", "/v2/swiss-qr-code/validate", formats=("text/plain",), bodies=("multipart/form-data",), is_repeatable=True)
_READ_QR_BILL = Operation("POST", "/v2/swiss-qr-code/parse", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_READ_QR_BILLS = Operation("POST", "/v2/swiss-qr-code/parseAll", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_READ_FILE = Operation("POST", "/v2/swiss-qr-code/parseAll/details", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_CREATE_PAYMENT_PART_BY_QUERY = Operation("GET", "/v2/payment-part-receipt", formats=("application/pdf", "image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"), json=("qrInvoice",), is_repeatable=True)
_CREATE_PAYMENT_PART = Operation("POST", "/v2/payment-part-receipt", formats=("application/pdf", "image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"), bodies=("application/json",), is_repeatable=True)
_MERGE_PAYMENT_PART = Operation("POST", "/v2/payment-part-receipt/merge", formats=("application/pdf",), bodies=("multipart/form-data",), is_repeatable=True)
_APPEND_PAYMENT_PART = Operation("POST", "/v2/payment-part-receipt/append", formats=("application/pdf",), bodies=("multipart/form-data",), is_repeatable=True)
_CLONE_PAYMENT_PART = Operation("POST", "/v2/payment-part-receipt/clone", formats=("application/pdf",), bodies=("multipart/form-data",), is_repeatable=True)
_MERGE_PDFS = Operation("POST", "/v2/pdf/merge", formats=("application/pdf",), bodies=("multipart/form-data",), is_repeatable=True)
_APPEND_PDFS = Operation("POST", "/v2/pdf/append", formats=("application/pdf",), bodies=("multipart/form-data",), is_repeatable=True)
_CREATE_PAYMENT_PARTS = Operation("POST", "/v2/payment-part-receipt/bulk/list", formats=("application/pdf", "application/zip"), bodies=("application/json",), is_repeatable=True)
_CREATE_PAYMENT_PARTS_OF_TABLE = Operation("POST", "/v2/payment-part-receipt/bulk/file", formats=("application/pdf", "application/zip"), bodies=("multipart/form-data",), is_repeatable=True)
_CREATE_INVOICE_DOCUMENT = Operation("POST", "/v2/invoice-document", formats=("application/pdf", "application/xml"), bodies=("application/json",), is_repeatable=True)
_CREATE_INVOICE_TEMPLATE_MODEL = Operation("POST", "/v2/invoice-document/xml-template-model", formats=("application/xml",), bodies=("application/json",), is_repeatable=True)
_LIST_INVOICE_TEMPLATES = Operation("GET", "/v2/invoice-document/templates", formats=("application/json",), is_repeatable=True)
_PREVIEW_INVOICE_TEMPLATE = Operation("GET", "/v2/invoice-document/templates/{name}/preview", formats=("image/svg+xml",), is_repeatable=True)
_LIST_RESOURCES = Operation("GET", "/v2/invoice-document/resources", formats=("application/json",), is_repeatable=True)
_SAVE_RESOURCE = Operation("POST", "/v2/invoice-document/resources/{filename}", formats=("application/json",), bodies=("image/png", "image/jpeg", "application/pdf"), is_repeatable=True)
_DRAFT_PAYMENTS = Operation("POST", "/v2/payments/drafts", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_VALIDATE_PAYMENT_ORDER = Operation("POST", "/v2/payments/validate", formats=("application/json",), bodies=("application/json",), is_repeatable=True)
_CREATE_PAYMENT_FILE = Operation("POST", "/v2/payments/file", formats=("application/xml", "application/json"), bodies=("application/json",), is_repeatable=True)
_VALIDATE_PAYMENT_FILE = Operation("POST", "/v2/payments/file/validate", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_READ_PAYMENT_STATUS = Operation("POST", "/v2/payments/status", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_READ_BANK_STATEMENT = Operation("POST", "/v2/payments/statements/parse", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_RECONCILE_STATEMENTS = Operation("POST", "/v2/payments/reconcile", formats=("application/json", "text/csv"), bodies=("multipart/form-data",), is_repeatable=True)
_CREATE_E_INVOICE = Operation("POST", "/v2/e-invoice/create", formats=("application/xml",), bodies=("application/json",), is_repeatable=True)
_VALIDATE_E_INVOICE = Operation("POST", "/v2/e-invoice/validate", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_PARSE_E_INVOICE = Operation("POST", "/v2/e-invoice/parse", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True)
_RENDER_E_INVOICE = Operation("POST", "/v2/e-invoice/render", formats=("application/pdf",), bodies=("multipart/form-data",), is_repeatable=True)
_CREATE_PAYLOAD = Operation("POST", "/v2/swiss-payments-code", formats=("text/plain",), bodies=("application/json",), is_repeatable=True)
_VALIDATE_PAYLOAD = Operation("POST", "/v2/swiss-payments-code/validate", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_PARSE_PAYLOAD = Operation("POST", "/v2/swiss-payments-code/parse", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_CREATE_EPC_QR_CODE = Operation("POST", "/v2/epc-qr-code", formats=("application/pdf", "image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"), bodies=("application/json",), is_repeatable=True)
_VALIDATE_EPC_QR_CODE = Operation("POST", "/v2/epc-qr-code/validate", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_PARSE_EPC_QR_CODE = Operation("POST", "/v2/epc-qr-code/parse", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_EXAMPLE_EPC_PAYMENT_WITH_MESSAGE = Operation("GET", "/v2/examples/epc-payment/with-message", formats=("application/json",), is_repeatable=True)
_EXAMPLE_EPC_PAYMENT_WITH_CREDITOR_REFERENCE = Operation("GET", "/v2/examples/epc-payment/with-creditor-reference", formats=("application/json",), is_repeatable=True)
_EXAMPLE_EPC_PAYMENT_WITHOUT_AMOUNT = Operation("GET", "/v2/examples/epc-payment/without-amount", formats=("application/json",), is_repeatable=True)
_VALIDATE_IBAN = Operation("POST", "/v2/iban/validate", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_NORMALIZE_IBAN = Operation("POST", "/v2/iban/normalize", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_FORMAT_IBAN = Operation("POST", "/v2/iban/format", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_VALIDATE_QR_IBAN = Operation("POST", "/v2/qr-iban/validate", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_VALIDATE_QR_REFERENCE = Operation("POST", "/v2/qr-reference/validate", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_NORMALIZE_QR_REFERENCE = Operation("POST", "/v2/qr-reference/normalize", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_COMPUTE_MODULO10 = Operation("POST", "/v2/qr-reference/modulo10recursive", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_FORMAT_QR_REFERENCE = Operation("POST", "/v2/qr-reference/format", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_EXTRACT_QR_REFERENCE = Operation("POST", "/v2/qr-reference/extract", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_CREATE_QR_REFERENCE = Operation("POST", "/v2/qr-reference/create", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_VALIDATE_CREDITOR_REFERENCE = Operation("POST", "/v2/creditor-reference/validate", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_NORMALIZE_CREDITOR_REFERENCE = Operation("POST", "/v2/creditor-reference/normalize", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_COMPUTE_MODULO97 = Operation("POST", "/v2/creditor-reference/modulo97", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_FORMAT_CREDITOR_REFERENCE = Operation("POST", "/v2/creditor-reference/format", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_EXTRACT_CREDITOR_REFERENCE = Operation("POST", "/v2/creditor-reference/extract", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_CREATE_CREDITOR_REFERENCE = Operation("POST", "/v2/creditor-reference/create", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_VALIDATE_COUNTRY = Operation("POST", "/v2/country/validate", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_LIST_COUNTRIES = Operation("GET", "/v2/country", formats=("application/json",), is_repeatable=True)
_LIST_COUNTRY_CODES = Operation("GET", "/v2/country/codes", formats=("application/json",), is_repeatable=True)
_VALIDATE_SWICO_S1 = Operation("POST", "/v2/bill-information/swicos1v12/validate", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_PARSE_SWICO_S1 = Operation("POST", "/v2/bill-information/swicos1v12/parse", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_CREATE_SWICO_S1 = Operation("POST", "/v2/bill-information/swicos1v12/create", formats=("text/plain",), bodies=("application/json",), is_repeatable=True)
_PARSE_BILL_INFORMATION = Operation("POST", "/v2/bill-information/parse", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_PARSE_RAW_BILL_INFORMATION = Operation("POST", "/v2/bill-information/parse/raw", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_PARSE_ALTERNATIVE_SCHEME = Operation("POST", "/v2/alternative-schemas/parse", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_PARSE_RAW_ALTERNATIVE_SCHEME = Operation("POST", "/v2/alternative-schemas/parse/raw", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_VALIDATE_EBILL_SCHEME = Operation("POST", "/v2/alternative-schemas/ebill/validate", formats=("text/plain",), bodies=("text/plain",), is_repeatable=True)
_PARSE_EBILL_SCHEME = Operation("POST", "/v2/alternative-schemas/ebill/parse", formats=("application/json",), bodies=("text/plain",), is_repeatable=True)
_CREATE_EBILL_SCHEME = Operation("POST", "/v2/alternative-schemas/ebill/create", formats=("text/plain",), bodies=("application/json",), is_repeatable=True)
_EXAMPLE_QR_INVOICE_WITHOUT_REFERENCE = Operation("GET", "/v2/examples/qr-invoice/without-reference", formats=("application/json",), is_repeatable=True)
_EXAMPLE_QR_INVOICE_WITHOUT_AMOUNT = Operation("GET", "/v2/examples/qr-invoice/without-amount", formats=("application/json",), is_repeatable=True)
_EXAMPLE_QR_INVOICE_WITH_QR_REFERENCE = Operation("GET", "/v2/examples/qr-invoice/with-qr-reference", formats=("application/json",), is_repeatable=True)
_EXAMPLE_QR_INVOICE_WITH_CREDITOR_REFERENCE = Operation("GET", "/v2/examples/qr-invoice/with-creditor-reference", formats=("application/json",), is_repeatable=True)
_EXAMPLE_QR_INVOICE_BLANK = Operation("GET", "/v2/examples/qr-invoice/blank", formats=("application/json",), is_repeatable=True)
_EXAMPLE_QR_INVOICE_COMBINED_ADDRESS = Operation("GET", "/v2/examples/qr-invoice/combined-address", formats=("application/json",), is_repeatable=True)
_EXAMPLE_CHARSET_LTE_V22 = Operation("GET", "/v2/examples/charset/lteV2_2", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_CHARSET_GTE_V23 = Operation("GET", "/v2/examples/charset/gteV2_3", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_CHARSET_ADDED_IN_V23 = Operation("GET", "/v2/examples/charset/addedInV2_3", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_SWISS_PAYMENTS_CODE_WITHOUT_REFERENCE = Operation("GET", "/v2/examples/swiss-payments-code/without-reference", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_SWISS_PAYMENTS_CODE_WITHOUT_AMOUNT = Operation("GET", "/v2/examples/swiss-payments-code/without-amount", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_SWISS_PAYMENTS_CODE_WITH_QR_REFERENCE = Operation("GET", "/v2/examples/swiss-payments-code/with-qr-reference", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_SWISS_PAYMENTS_CODE_WITH_CREDITOR_REFERENCE = Operation("GET", "/v2/examples/swiss-payments-code/with-creditor-reference", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_SWISS_PAYMENTS_CODE_BLANK = Operation("GET", "/v2/examples/swiss-payments-code/blank", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_SWICOS1V12 = Operation("GET", "/v2/examples/swicos1v12", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_QR_REFERENCE = Operation("GET", "/v2/examples/qr-reference", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_QR_IBAN = Operation("GET", "/v2/examples/qr-iban", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_IBAN = Operation("GET", "/v2/examples/iban", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_CREDITOR_REFERENCE = Operation("GET", "/v2/examples/creditor-reference", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_INVOICE_DOCUMENT_MIXED_VAT = Operation("GET", "/v2/examples/invoice-document/mixed-vat", formats=("application/json",), is_repeatable=True)
_EXAMPLE_INVOICE_DOCUMENT_GTIN = Operation("GET", "/v2/examples/invoice-document/gtin", formats=("application/json",), is_repeatable=True)
_EXAMPLE_INVOICE_DOCUMENT_DISCOUNTS = Operation("GET", "/v2/examples/invoice-document/discounts", formats=("application/json",), is_repeatable=True)
_EXAMPLE_BULK_LIST = Operation("GET", "/v2/examples/qr-invoice/bulk/list", formats=("application/json",), is_repeatable=True)
_EXAMPLE_BULK_CSV = Operation("GET", "/v2/examples/qr-invoice/bulk/csv", formats=("text/plain",), is_repeatable=True)
_EXAMPLE_BULK_XLSX = Operation("GET", "/v2/examples/qr-invoice/bulk/xlsx", formats=("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",), is_repeatable=True)
_EXAMPLE_PAYMENT_ORDER = Operation("GET", "/v2/examples/payments/order", formats=("application/json",), is_repeatable=True)
_EXAMPLE_PAYMENT_FILE = Operation("GET", "/v2/examples/payments/file", formats=("application/xml",), is_repeatable=True)
_EXAMPLE_PAYMENT_STATUS = Operation("GET", "/v2/examples/payments/status", formats=("application/xml",), is_repeatable=True)
_EXAMPLE_BANK_STATEMENT = Operation("GET", "/v2/examples/payments/statement", formats=("application/xml",), is_repeatable=True)
_EXAMPLE_OPEN_BILLS = Operation("GET", "/v2/examples/payments/open-bills", formats=("application/json",), is_repeatable=True)
_EXAMPLE_E_INVOICE_DELIVERY = Operation("GET", "/v2/examples/e-invoice/delivery", formats=("application/json",), is_repeatable=True)
_EXAMPLE_E_INVOICE_AUTHORITY = Operation("GET", "/v2/examples/e-invoice/authority", formats=("application/json",), is_repeatable=True)
_EXAMPLE_E_INVOICE_EXPORTED = Operation("GET", "/v2/examples/e-invoice/exported", formats=("application/json",), is_repeatable=True)
_EXAMPLE_E_INVOICE_CREDIT_NOTE = Operation("GET", "/v2/examples/e-invoice/credit-note", formats=("application/json",), is_repeatable=True)
_EXAMPLE_E_INVOICE_WITHOUT_VAT = Operation("GET", "/v2/examples/e-invoice/without-vat", formats=("application/json",), is_repeatable=True)
_EXAMPLE_REMINDER = Operation("GET", "/api/v1/examples/reminder", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_REMINDER_WITH_WORKFLOW = Operation("GET", "/api/v1/examples/reminder-with-workflow", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_INSTALMENT_BILL = Operation("GET", "/api/v1/examples/instalment-bill", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_INSTALMENT_BILL_WITH_WORKFLOW = Operation("GET", "/api/v1/examples/instalment-bill-with-workflow", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_DONATION_INQUIRY = Operation("GET", "/api/v1/examples/donation-inquiry", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_DONATION_INQUIRY_WITH_WORKFLOW = Operation("GET", "/api/v1/examples/donation-inquiry-with-workflow", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_CREDIT_NOTE = Operation("GET", "/api/v1/examples/credit-note", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_CREDIT_NOTE_WITH_WORKFLOW = Operation("GET", "/api/v1/examples/credit-note-with-workflow", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_BILL = Operation("GET", "/api/v1/examples/bill", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_BILL_WITH_WORKFLOW = Operation("GET", "/api/v1/examples/bill-with-workflow", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_ADVICE = Operation("GET", "/api/v1/examples/advice", formats=("application/json", "application/xml"), is_repeatable=True)
_EXAMPLE_ADVICE_WITH_WORKFLOW = Operation("GET", "/api/v1/examples/advice-with-workflow", formats=("application/json", "application/xml"), is_repeatable=True)
_SUBMIT_PDF = Operation("POST", "/api/v1/business-cases", formats=("application/json",), bodies=("application/pdf",), is_repeatable=True, takes_key=True)
_SUBMIT_BILL = Operation("POST", "/api/v1/business-cases/bill", formats=("application/json",), bodies=("application/json", "application/xml"), is_repeatable=True, takes_key=True)
_SUBMIT_BILL_FORM = Operation("POST", "/api/v1/business-cases/bill/multipart", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_SUBMIT_INSTALMENT_BILL = Operation("POST", "/api/v1/business-cases/instalment-bill", formats=("application/json",), bodies=("application/json", "application/xml"), is_repeatable=True, takes_key=True)
_SUBMIT_INSTALMENT_BILL_FORM = Operation("POST", "/api/v1/business-cases/instalment-bill/multipart", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_SUBMIT_ADVICE = Operation("POST", "/api/v1/business-cases/advice", formats=("application/json",), bodies=("application/json", "application/xml"), is_repeatable=True, takes_key=True)
_SUBMIT_ADVICE_FORM = Operation("POST", "/api/v1/business-cases/advice/multipart", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_SUBMIT_CREDIT_NOTE = Operation("POST", "/api/v1/business-cases/credit-note", formats=("application/json",), bodies=("application/json", "application/xml"), is_repeatable=True, takes_key=True)
_SUBMIT_CREDIT_NOTE_FORM = Operation("POST", "/api/v1/business-cases/credit-note/multipart", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_SUBMIT_REMINDER = Operation("POST", "/api/v1/business-cases/reminder", formats=("application/json",), bodies=("application/json", "application/xml"), is_repeatable=True, takes_key=True)
_SUBMIT_REMINDER_FORM = Operation("POST", "/api/v1/business-cases/reminder/multipart", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_SUBMIT_DONATION_INQUIRY = Operation("POST", "/api/v1/business-cases/donation-inquiry", formats=("application/json",), bodies=("application/json", "application/xml"), is_repeatable=True, takes_key=True)
_SUBMIT_DONATION_INQUIRY_FORM = Operation("POST", "/api/v1/business-cases/donation-inquiry/multipart", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_RELEASE_BUSINESS_CASES = Operation("POST", "/api/v1/business-cases/release", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_RESEND_BUSINESS_CASES = Operation("POST", "/api/v1/business-cases/resend", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_DISCARD_BUSINESS_CASES = Operation("POST", "/api/v1/business-cases/discard", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_ERASE_BUSINESS_CASES = Operation("POST", "/api/v1/business-cases/erase", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_HAND_IN_STATEMENTS = Operation("POST", "/api/v1/statements", formats=("application/json",), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_GET_BUSINESS_CASE = Operation("GET", "/api/v1/business-cases/{businessCaseId}", formats=("application/json", "application/pdf"), is_repeatable=True)
_SEARCH_BILL_RECIPIENTS = Operation("POST", "/api/v1/bill-recipients/search", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_GET_BILL_RECIPIENT = Operation("GET", "/api/v1/bill-recipients/{billRecipientNetId}", formats=("application/json",), is_repeatable=True)
_BEGIN_SUBSCRIPTION = Operation("POST", "/api/v1/bill-recipient-subscriptions/initiations", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_CONFIRM_SUBSCRIPTION = Operation("PUT", "/api/v1/bill-recipient-subscriptions/initiations/{subscriptionInitiationToken}", formats=("application/json",), bodies=("application/json",), is_repeatable=True)
_LIST_PROCESSING_STATUS_EVENTS = Operation("GET", "/api/v1/events/processing-status-changed", formats=("application/json",), is_repeatable=True)
_LIST_BUSINESS_CASE_STATUS_EVENTS = Operation("GET", "/api/v1/events/six/business-case-status-changed", formats=("application/json",), is_repeatable=True)
_LIST_INSTALMENT_STATUS_EVENTS = Operation("GET", "/api/v1/events/six/instalment-status-changed", formats=("application/json",), is_repeatable=True)
_LIST_SUBSCRIPTION_STATUS_EVENTS = Operation("GET", "/api/v1/events/six/bill-recipient-subscription-status-changed", formats=("application/json",), is_repeatable=True)
_LIST_EMAIL_ADDRESS_EVENTS = Operation("GET", "/api/v1/events/six/bill-recipient-email-address-changed", formats=("application/json",), is_repeatable=True)
_CREATE_WEBHOOK = Operation("POST", "/api/v1/webhook/events", formats=("application/json",), bodies=("application/json",), is_repeatable=True, takes_key=True)
_LIST_WEBHOOKS = Operation("GET", "/api/v1/webhook", formats=("application/json",), is_repeatable=True)
_DELETE_WEBHOOK = Operation("DELETE", "/api/v1/webhook", formats=(), bodies=("application/json",), is_repeatable=True)
_CONVERT_TO_PDF_A = Operation("POST", "/api/v1/pdf/pdfa3b/convert", formats=("application/pdf", "application/json"), bodies=("application/pdf", "application/json"), is_repeatable=True, takes_key=True)
_CONVERT_FILE_TO_PDF_A = Operation("POST", "/api/v1/pdf/pdfa3b/convert/file", formats=("application/pdf", "application/json"), bodies=("multipart/form-data",), is_repeatable=True, takes_key=True)
_GET_EBILL_HEALTH = Operation("GET", "/api/v1/healthcheck/ebill", formats=("application/json",), is_repeatable=True)
_CHECK_API_KEY = Operation("HEAD", "/api/v1/apikey", formats=(), is_repeatable=True)


class Operations:
    """One method for each operation of the API."""

    def _send(
        self,
        operation: Operation,
        *,
        path: Mapping[str, str | int] | None = None,
        body: object = None,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        content_type: str | None = None,
        format: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        raise NotImplementedError

    def _follow(
        self,
        operation: Operation,
        *,
        after: int | None,
        since: str | None,
        page_size: int | None,
        follow: bool,
        poll_seconds: float,
        biller: str | None,
        timeout_seconds: float | None,
        retries: int | None,
        on_headers: Callable[[Mapping[str, str]], None] | None,
    ) -> Iterator[Any]:
        raise NotImplementedError

    @overload
    def create_qr_code_by_query(
        self,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        size: str | None = None,
        quiet_zone: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        qr_invoice: QrInvoice,
        format: Literal["application/pdf", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def create_qr_code_by_query(
        self,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        size: str | None = None,
        quiet_zone: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        qr_invoice: QrInvoice,
        format: Literal["image/svg+xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def create_qr_code_by_query(
        self,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        size: str | None = None,
        quiet_zone: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        qr_invoice: QrInvoice,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create a Swiss QR code (POST is preferred)."""
        answer: Any = self._send(
            _CREATE_QR_CODE_BY_QUERY,
            query={"resolution": resolution, "size": size, "quietZone": quiet_zone, "normalizeInput": normalize_input, "profile": profile, "qrInvoice": qr_invoice},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def create_qr_code(
        self,
        body: QrInvoice,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        size: str | None = None,
        quiet_zone: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: Literal["application/pdf", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def create_qr_code(
        self,
        body: QrInvoice,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        size: str | None = None,
        quiet_zone: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: Literal["image/svg+xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def create_qr_code(
        self,
        body: QrInvoice,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        size: str | None = None,
        quiet_zone: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create a Swiss QR code. Accept selects the format; the parameter format takes precedence.
        Images have the resolution you ask for and record it: 46 mm is 272, 543 or 1087 pixels. With
        size, every module has the same whole number of pixels, and the resolution recorded is the
        one that prints 46 mm. GIF files cannot record a resolution: print them at 46 mm.
        """
        answer: Any = self._send(
            _CREATE_QR_CODE,
            body=body,
            query={"resolution": resolution, "size": size, "quietZone": quiet_zone, "normalizeInput": normalize_input, "profile": profile},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_qr_bill(
        self,
        body: FileToRead,
        *,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Validate the single Swiss QR code of a file. Answers VALID, or 422 with one line for each
        broken rule. Lines that begin with warning: are no errors: deviations that banks accept, and
        S1 or eBill texts that break their own syntax.
        """
        answer: str = self._send(
            _VALIDATE_QR_BILL,
            body=body,
            query={"effortLevel": effort_level, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def read_qr_bill(
        self,
        body: FileToRead,
        *,
        expand_bill_information: bool | None = None,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        details: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoiceRead:
        """Read the first Swiss QR code of a file. Reads leniently: returns what is there even if
        rules are broken; details lists them.
        """
        answer: QrInvoiceRead = self._send(
            _READ_QR_BILL,
            body=body,
            query={"expandBillInformation": expand_bill_information, "effortLevel": effort_level, "details": details, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def read_qr_bills(
        self,
        body: FileToRead,
        *,
        expand_bill_information: bool | None = None,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[QrInvoiceWithDetails]:
        """Read every Swiss QR code of a file. Each bill with its page, place, broken rules and
        deviations; an empty array if there is none. When you send a bill back, its member details
        is ignored.
        """
        answer: list[QrInvoiceWithDetails] = self._send(
            _READ_QR_BILLS,
            body=body,
            query={"expandBillInformation": expand_bill_information, "effortLevel": effort_level, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def read_file(
        self,
        body: FileToRead,
        *,
        expand_bill_information: bool | None = None,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> FileReading:
        """Read every code of a file. Lists the bills, the codes that begin like a bill but cannot
        be read, and all other codes.
        """
        answer: FileReading = self._send(
            _READ_FILE,
            body=body,
            query={"expandBillInformation": expand_bill_information, "effortLevel": effort_level, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def create_payment_part_by_query(
        self,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        qr_invoice: QrInvoice,
        format: Literal["application/pdf", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def create_payment_part_by_query(
        self,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        qr_invoice: QrInvoice,
        format: Literal["image/svg+xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def create_payment_part_by_query(
        self,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        qr_invoice: QrInvoice,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create payment part and receipt (POST is preferred)."""
        answer: Any = self._send(
            _CREATE_PAYMENT_PART_BY_QUERY,
            query={"language": language, "pageSize": page_size, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "resolution": resolution, "normalizeInput": normalize_input, "profile": profile, "qrInvoice": qr_invoice},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def create_payment_part(
        self,
        body: QrInvoice,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: Literal["application/pdf", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def create_payment_part(
        self,
        body: QrInvoice,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: Literal["image/svg+xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def create_payment_part(
        self,
        body: QrInvoice,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create payment part and receipt. Accept selects the format, Accept-Language the language;
        the header X-Layout-Warnings lists texts that had to be shortened.
        """
        answer: Any = self._send(
            _CREATE_PAYMENT_PART,
            body=body,
            query={"language": language, "pageSize": page_size, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "resolution": resolution, "normalizeInput": normalize_input, "profile": profile},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def merge_payment_part(
        self,
        body: MergePaymentPartRequest,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        on_page: int | None = None,
        placement: Literal["auto", "last"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Create payment part and receipt and merge them with a PDF. Draws the slip of 210 by 105
        mm in the bottom left corner of the page as displayed, on top of its content. If content of
        the page would make the code unreadable, the slip is refused; other content shows through,
        with a warning. Without onPage, and with placement=auto, a page that has something there is
        left unchanged and the slip gets its own page; X-Slip-Page names the page. A page you name
        must not be smaller than the slip. Accept-Language sets the language; the header
        X-Layout-Warnings lists texts that had to be shortened, and SLIP_OVER_CONTENT if there is
        other content in the place of the slip. The document is not rewritten; the changes are
        appended: annotations, forms, outlines, attachments, layers and metadata stay, and a
        signature still covers what it signed. An encrypted document that opens without a password
        is returned without encryption; one that needs a password is refused, as are dynamic forms
        (XFA). A damaged cross-reference table is repaired.
        """
        answer: bytes = self._send(
            _MERGE_PAYMENT_PART,
            body=body,
            query={"language": language, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "normalizeInput": normalize_input, "profile": profile, "onPage": on_page, "placement": placement},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def append_payment_part(
        self,
        body: MergePaymentPartRequest,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Create payment part and receipt and append them to a PDF. Adds an A4 page with the slip
        at the bottom. Accept-Language sets the language; the header X-Layout-Warnings lists texts
        that had to be shortened, and SLIP_OVER_CONTENT if there is other content in the place of
        the slip. The document is not rewritten; the changes are appended: annotations, forms,
        outlines, attachments, layers and metadata stay, and a signature still covers what it
        signed. An encrypted document that opens without a password is returned without encryption;
        one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference
        table is repaired.
        """
        answer: bytes = self._send(
            _APPEND_PAYMENT_PART,
            body=body,
            query={"language": language, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "normalizeInput": normalize_input, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def clone_payment_part(
        self,
        body: ClonePaymentPartRequest,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Recreate payment part and receipt from the Swiss QR code of a PDF. Reads the first Swiss
        QR code and redraws the slip in its place, on a white background of 210 by 105 mm, rotated
        like the old one. A bill that breaks a current rule, such as one with a combined address, is
        refused with the broken rules. The old slip stays in the file, under the white background.
        Accept-Language sets the language; the header X-Layout-Warnings lists texts that had to be
        shortened, and SLIP_OVER_CONTENT if there is other content in the place of the slip. The
        document is not rewritten; the changes are appended: annotations, forms, outlines,
        attachments, layers and metadata stay, and a signature still covers what it signed. An
        encrypted document that opens without a password is returned without encryption; one that
        needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is
        repaired.
        """
        answer: bytes = self._send(
            _CLONE_PAYMENT_PART,
            body=body,
            query={"language": language, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "effortLevel": effort_level, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def merge_pdfs(
        self,
        body: MergePdfsRequest,
        *,
        on_page: int | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Draw a page over a page of a PDF. Places the page of file2 on a page of file, in its own
        size, both upright as displayed, with the bottom left corners aligned. A Swiss QR code drawn
        by file2 must stay readable: if something on the page would cover it or show through it, the
        merge is refused; other content in the place of its slip gives a warning in
        X-Layout-Warnings. Links and form fields of file2 are not carried over. The document is not
        rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and
        metadata stay, and a signature still covers what it signed. An encrypted document that opens
        without a password is returned without encryption; one that needs a password is refused, as
        are dynamic forms (XFA). A damaged cross-reference table is repaired.
        """
        answer: bytes = self._send(
            _MERGE_PDFS,
            body=body,
            query={"onPage": on_page},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def append_pdfs(
        self,
        body: AppendPdfsRequest,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Append the pages of a PDF to another. Adds all pages of file2 after those of file, with
        their annotations. Outlines, form data and attachments of file2 are not carried over. The
        document is not rewritten; the changes are appended: annotations, forms, outlines,
        attachments, layers and metadata stay, and a signature still covers what it signed. An
        encrypted document that opens without a password is returned without encryption; one that
        needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is
        repaired.
        """
        answer: bytes = self._send(
            _APPEND_PDFS,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_payment_parts(
        self,
        body: list[QrInvoice],
        *,
        on_error: Literal["fail", "skip"] | None = None,
        open_amounts: bool | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: Literal["application/pdf", "application/zip"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Create payment parts for a list of QR invoices. One PDF with a page per bill, or a ZIP
        with a file per bill, named by row and reference. Both are streamed. With onError=skip, the
        PDF comes as multipart/mixed with a report, and the ZIP holds report.json.
        """
        answer: bytes = self._send(
            _CREATE_PAYMENT_PARTS,
            body=body,
            query={"onError": on_error, "openAmounts": open_amounts, "language": language, "pageSize": page_size, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "normalizeInput": normalize_input, "profile": profile},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_payment_parts_of_table(
        self,
        body: CreatePaymentPartsOfTableRequest,
        *,
        on_error: Literal["fail", "skip"] | None = None,
        open_amounts: bool | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        page_size: Literal["A4", "A5", "DIN_LANG", "DIN_LANG_CROPPED"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        format: Literal["application/pdf", "application/zip"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Create payment parts for a table of bills. A CSV file (separator and character set are
        detected) or the first sheet of an XLSX workbook. The header names elements of the payload,
        in any order, as the examples under /v2/examples/qr-invoice/bulk show; a column Language
        chooses the language of each slip. One PDF with a page per bill, or a ZIP with a file per
        bill, named by row and reference. Both are streamed. With onError=skip, the PDF comes as
        multipart/mixed with a report, and the ZIP holds report.json.
        """
        answer: bytes = self._send(
            _CREATE_PAYMENT_PARTS_OF_TABLE,
            body=body,
            query={"onError": on_error, "openAmounts": open_amounts, "language": language, "pageSize": page_size, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information, "normalizeInput": normalize_input, "profile": profile},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def create_invoice_document(
        self,
        body: InvoiceDocument,
        *,
        template: Literal["classic", "modern", "compact"] | None = None,
        accent_color: str | None = None,
        address_window: Literal["RIGHT", "LEFT"] | None = None,
        e_invoice: Literal["facturx", "xrechnung", "ubl"] | None = None,
        e_invoice_profile: Literal["en16931", "basic", "xrechnung", "peppol"] | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        format: Literal["application/pdf"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def create_invoice_document(
        self,
        body: InvoiceDocument,
        *,
        template: Literal["classic", "modern", "compact"] | None = None,
        accent_color: str | None = None,
        address_window: Literal["RIGHT", "LEFT"] | None = None,
        e_invoice: Literal["facturx", "xrechnung", "ubl"] | None = None,
        e_invoice_profile: Literal["en16931", "basic", "xrechnung", "peppol"] | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def create_invoice_document(
        self,
        body: InvoiceDocument,
        *,
        template: Literal["classic", "modern", "compact"] | None = None,
        accent_color: str | None = None,
        address_window: Literal["RIGHT", "LEFT"] | None = None,
        e_invoice: Literal["facturx", "xrechnung", "ubl"] | None = None,
        e_invoice_profile: Literal["en16931", "basic", "xrechnung", "peppol"] | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create an invoice with its payment part as PDF. All totals are calculated. The payment
        part is for the amount due, at the bottom of the last page or on a page of its own. The
        header X-Layout-Warnings lists what had to be omitted or shortened. The PDF conforms to
        PDF/A-3b unless it is printed on a letterhead. With eInvoice it is also an e-invoice, and
        each rule of the profile that it breaks is a problem with its field; trial keys cannot
        create e-invoices.
        """
        answer: Any = self._send(
            _CREATE_INVOICE_DOCUMENT,
            body=body,
            query={"template": template, "accentColor": accent_color, "addressWindow": address_window, "eInvoice": e_invoice, "eInvoiceProfile": e_invoice_profile, "language": language, "normalizeInput": normalize_input, "profile": profile, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_invoice_template_model(
        self,
        body: InvoiceDocument,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The invoice with all totals as XML. For templates of your own: what the PDF shows, in the
        namespace urn:rappen:invoice-document:1.
        """
        answer: str = self._send(
            _CREATE_INVOICE_TEMPLATE_MODEL,
            body=body,
            query={"language": language, "normalizeInput": normalize_input, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def list_invoice_templates(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[InvoiceTemplate]:
        """List the templates."""
        answer: list[InvoiceTemplate] = self._send(
            _LIST_INVOICE_TEMPLATES,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def preview_invoice_template(
        self,
        name: str | int,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """An image of a template with example data."""
        answer: str = self._send(
            _PREVIEW_INVOICE_TEMPLATE,
            path={"name": name},
            query={"language": language},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def list_resources(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[Resource]:
        """List your logos and letterheads."""
        answer: list[Resource] = self._send(
            _LIST_RESOURCES,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def save_resource(
        self,
        filename: str | int,
        body: Bytes,
        *,
        content_type: Literal["image/png", "image/jpeg", "application/pdf"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Resource:
        """Store a logo (PNG, JPEG) or a letterhead (PDF). The body is the file, at most 2 MiB; its
        content must match Content-Type. It replaces a file with the same name. Documents refer to
        it in sender.logo or letterhead.
        """
        answer: Resource = self._send(
            _SAVE_RESOURCE,
            path={"filename": filename},
            body=body,
            content_type=content_type,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def draft_payments(
        self,
        body: BillsToPay,
        *,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> PaymentDrafts:
        """Create payments from bills. Each bill with its payment, its problems, and what a bank
        would change. For a bill without an amount the payment has none either: fill it in.
        """
        answer: PaymentDrafts = self._send(
            _DRAFT_PAYMENTS,
            body=body,
            query={"effortLevel": effort_level, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_payment_order(
        self,
        body: PaymentOrderRequest,
        *,
        addresses: Literal["structured", "hybrid"] | None = None,
        ultimate_debtor: Literal["copied", "omitted"] | None = None,
        normalize_input: bool | None = None,
        rules: Literal["sps2025", "sps2026"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> PaymentOrderVerdict:
        """Validate a payment order. Lists what the Swiss Payment Standards refuse, change or
        ignore; groups and totals if nothing is refused.
        """
        answer: PaymentOrderVerdict = self._send(
            _VALIDATE_PAYMENT_ORDER,
            body=body,
            query={"addresses": addresses, "ultimateDebtor": ultimate_debtor, "normalizeInput": normalize_input, "rules": rules},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def create_payment_file(
        self,
        body: PaymentOrderRequest,
        *,
        addresses: Literal["structured", "hybrid"] | None = None,
        ultimate_debtor: Literal["copied", "omitted"] | None = None,
        normalize_input: bool | None = None,
        rules: Literal["sps2025", "sps2026"] | None = None,
        format: Literal["application/xml"] = "application/xml",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    @overload
    def create_payment_file(
        self,
        body: PaymentOrderRequest,
        *,
        addresses: Literal["structured", "hybrid"] | None = None,
        ultimate_debtor: Literal["copied", "omitted"] | None = None,
        normalize_input: bool | None = None,
        rules: Literal["sps2025", "sps2026"] | None = None,
        format: Literal["application/json"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> PaymentFile: ...

    def create_payment_file(
        self,
        body: PaymentOrderRequest,
        *,
        addresses: Literal["structured", "hybrid"] | None = None,
        ultimate_debtor: Literal["copied", "omitted"] | None = None,
        normalize_input: bool | None = None,
        rules: Literal["sps2025", "sps2026"] | None = None,
        format: str = "application/xml",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create the payment file of an order. The message pain.001.001.09 by the Swiss Payment
        Standards, for upload or EBICS; as JSON with notices, groups and totals. The same order
        always gives the same file. Nothing is sent to a bank.
        """
        answer: Any = self._send(
            _CREATE_PAYMENT_FILE,
            body=body,
            query={"addresses": addresses, "ultimateDebtor": ultimate_debtor, "normalizeInput": normalize_input, "rules": rules},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_payment_file(
        self,
        body: BankFile,
        *,
        as_of_today: bool | None = None,
        rules: Literal["sps2025", "sps2026"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> PaymentOrderVerdict:
        """Validate a payment file. Checks a message pain.001.001.09 from any program by all rules
        for orders and files. Places are given as elements: PmtInf[2]/CdtTrfTxInf[1]/Cdtr/Nm.
        """
        answer: PaymentOrderVerdict = self._send(
            _VALIDATE_PAYMENT_FILE,
            body=body,
            query={"asOfToday": as_of_today, "rules": rules},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def read_payment_status(
        self,
        body: StatusOfOrder,
        *,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        addresses: Literal["structured", "hybrid"] | None = None,
        ultimate_debtor: Literal["copied", "omitted"] | None = None,
        normalize_input: bool | None = None,
        rules: Literal["sps2025", "sps2026"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> PaymentStatus:
        """Read the answer of a bank to an order. Send the message pain.002 with the order or its
        file to get the status of each payment, with the reasons. The message alone is read as it
        is. Only an account statement shows that a payment was executed.
        """
        answer: PaymentStatus = self._send(
            _READ_PAYMENT_STATUS,
            body=body,
            query={"language": language, "addresses": addresses, "ultimateDebtor": ultimate_debtor, "normalizeInput": normalize_input, "rules": rules},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def read_bank_statement(
        self,
        body: BankFile,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> StatementFile:
        """Read an account statement. Converts camt.052, camt.053 or camt.054 of versions 08, 04 and
        02 to one format. Nothing is kept or logged.
        """
        answer: StatementFile = self._send(
            _READ_BANK_STATEMENT,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def reconcile_statements(
        self,
        body: StatementsAndBills,
        *,
        tolerance: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Reconciliation: ...

    @overload
    def reconcile_statements(
        self,
        body: StatementsAndBills,
        *,
        tolerance: str | None = None,
        format: Literal["text/csv"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def reconcile_statements(
        self,
        body: StatementsAndBills,
        *,
        tolerance: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Match account statements with open bills. Shows which bills were paid in full, in part,
        too much, twice, or taken back. Money counts towards a bill only by its exact reference;
        other matches are suggested. Send openBills and seen of each answer with the next
        statements, so that no booking counts twice. As CSV, one row per receipt. Nothing is kept or
        logged.
        """
        answer: Any = self._send(
            _RECONCILE_STATEMENTS,
            body=body,
            query={"tolerance": tolerance},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_e_invoice(
        self,
        body: InvoiceDocument,
        *,
        e_invoice_profile: Literal["en16931", "basic", "xrechnung", "peppol"] | None = None,
        syntax: Literal["CII", "UBL"] | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Write an invoice as the XML of an e-invoice. An invoice that breaks a rule of the profile
        is refused, with the rule, the term and the field of each problem. For a PDF with embedded
        data, use POST /v2/invoice-document?eInvoice=facturx.
        """
        answer: str = self._send(
            _CREATE_E_INVOICE,
            body=body,
            query={"eInvoiceProfile": e_invoice_profile, "syntax": syntax, "language": language, "normalizeInput": normalize_input, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_e_invoice(
        self,
        body: EInvoiceToRead,
        *,
        rules: Literal["en16931", "peppol", "xrechnung"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EInvoiceVerdict:
        """Validate an e-invoice. CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other
        UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or
        characters is refused. Each broken rule is a finding with its rule, term and place.
        """
        answer: EInvoiceVerdict = self._send(
            _VALIDATE_E_INVOICE,
            body=body,
            query={"rules": rules},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_e_invoice(
        self,
        body: EInvoiceToRead,
        *,
        rules: Literal["en16931", "peppol", "xrechnung"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EInvoiceReading:
        """Read an e-invoice. CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and other
        UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or
        characters is refused. Returns header, parties, lines, totals and payment instructions as
        they were sent; findings lists the broken rules.
        """
        answer: EInvoiceReading = self._send(
            _PARSE_E_INVOICE,
            body=body,
            query={"rules": rules},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def render_e_invoice(
        self,
        body: EInvoiceToRead,
        *,
        template: Literal["classic", "modern", "compact"] | None = None,
        accent_color: str | None = None,
        address_window: Literal["RIGHT", "LEFT"] | None = None,
        language: Literal["de", "fr", "it", "en", "rm"] | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        font_family: Literal["LIBERATION_SANS", "HELVETICA", "ARIAL", "FRUTIGER"] | None = None,
        fonts_embedded: bool | None = None,
        boundary_lines: bool | None = None,
        boundary_lines_margins: bool | None = None,
        boundary_line_scissors: bool | None = None,
        boundary_line_separation_text: bool | None = None,
        boundary_line_style: Literal["SOLID", "DASHED", "DOTTED"] | None = None,
        additional_print_margin: bool | None = None,
        print_bill_information: bool | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Print an e-invoice as PDF. CII or UBL: Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol and
        other UBL, as XML or in a PDF. XML with a document type, entities, or too many elements or
        characters is refused. A readable copy, with a payment part if the invoice can be paid with
        one. The totals are those of the sender; the header X-Layout-Warnings reports where the
        lines add up to something else.
        """
        answer: bytes = self._send(
            _RENDER_E_INVOICE,
            body=body,
            query={"template": template, "accentColor": accent_color, "addressWindow": address_window, "language": language, "profile": profile, "fontFamily": font_family, "fontsEmbedded": fonts_embedded, "boundaryLines": boundary_lines, "boundaryLinesMargins": boundary_lines_margins, "boundaryLineScissors": boundary_line_scissors, "boundaryLineSeparationText": boundary_line_separation_text, "boundaryLineStyle": boundary_line_style, "additionalPrintMargin": additional_print_margin, "printBillInformation": print_bill_information},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_payload(
        self,
        body: QrInvoice,
        *,
        normalize_input: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Create the text of a Swiss QR code."""
        answer: str = self._send(
            _CREATE_PAYLOAD,
            body=body,
            query={"normalizeInput": normalize_input, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_payload(
        self,
        body: str,
        *,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Validate the text of a Swiss QR code. Answers VALID, or 422 with one line for each broken
        rule. Lines that begin with warning: are no errors: deviations that banks accept, and S1 or
        eBill texts that break their own syntax.
        """
        answer: str = self._send(
            _VALIDATE_PAYLOAD,
            body=body,
            query={"profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_payload(
        self,
        body: str,
        *,
        expand_bill_information: bool | None = None,
        details: bool | None = None,
        profile: Literal["2.2", "2.3", "2.4"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoiceWithVerdict:
        """Read the text of a Swiss QR code. Reads leniently: returns what is there even if rules
        are broken; details lists them.
        """
        answer: QrInvoiceWithVerdict = self._send(
            _PARSE_PAYLOAD,
            body=body,
            query={"expandBillInformation": expand_bill_information, "details": details, "profile": profile},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def create_epc_qr_code(
        self,
        body: EpcPayment,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        label: bool | None = None,
        language: Literal["de", "fr", "it", "en"] | None = None,
        normalize_input: bool | None = None,
        format: Literal["application/pdf", "image/png", "image/jpeg", "image/gif", "image/bmp", "image/tiff"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def create_epc_qr_code(
        self,
        body: EpcPayment,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        label: bool | None = None,
        language: Literal["de", "fr", "it", "en"] | None = None,
        normalize_input: bool | None = None,
        format: Literal["image/svg+xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def create_epc_qr_code(
        self,
        body: EpcPayment,
        *,
        resolution: Literal["LOW_150_DPI", "MEDIUM_300_DPI", "HIGH_600_DPI"] | None = None,
        label: bool | None = None,
        language: Literal["de", "fr", "it", "en"] | None = None,
        normalize_input: bool | None = None,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Create an EPC QR code (GiroCode). The code of a SEPA credit transfer, with its quiet
        zone. Accept selects the format; the parameter format takes precedence.
        """
        answer: Any = self._send(
            _CREATE_EPC_QR_CODE,
            body=body,
            query={"resolution": resolution, "label": label, "language": language, "normalizeInput": normalize_input},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_epc_qr_code(
        self,
        body: str,
        *,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Validate an EPC QR code: its text, or the first one in a file. Answers VALID, or 422 with
        one line for each broken rule. Also accepts a PDF or an image, as multipart/form-data with
        the field file.
        """
        answer: str = self._send(
            _VALIDATE_EPC_QR_CODE,
            body=body,
            query={"effortLevel": effort_level},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_epc_qr_code(
        self,
        body: str,
        *,
        effort_level: Literal["DEFAULT", "HARDER"] | None = None,
        details: bool | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EpcPaymentRead:
        """Read an EPC QR code: its text, or the first one in a file. Reads leniently: returns what
        is there even if rules are broken; details lists them. Also accepts a PDF or an image, as
        multipart/form-data with the field file.
        """
        answer: EpcPaymentRead = self._send(
            _PARSE_EPC_QR_CODE,
            body=body,
            query={"effortLevel": effort_level, "details": details},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_epc_payment_with_message(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EpcPayment:
        """Payment for an EPC QR code with a message."""
        answer: EpcPayment = self._send(
            _EXAMPLE_EPC_PAYMENT_WITH_MESSAGE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_epc_payment_with_creditor_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EpcPayment:
        """Payment for an EPC QR code with a creditor reference."""
        answer: EpcPayment = self._send(
            _EXAMPLE_EPC_PAYMENT_WITH_CREDITOR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_epc_payment_without_amount(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EpcPayment:
        """Payment for an EPC QR code without amount."""
        answer: EpcPayment = self._send(
            _EXAMPLE_EPC_PAYMENT_WITHOUT_AMOUNT,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_iban(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bool:
        """Whether a text is an IBAN or QR-IBAN of CH or LI."""
        answer: bool = self._send(
            _VALIDATE_IBAN,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def normalize_iban(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """An IBAN without spaces and hyphens, in capital letters."""
        answer: str = self._send(
            _NORMALIZE_IBAN,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def format_iban(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """An IBAN in groups of four."""
        answer: str = self._send(
            _FORMAT_IBAN,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_qr_iban(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bool:
        """Whether a text is a QR-IBAN: an IBAN with an institution from 30000 to 31999."""
        answer: bool = self._send(
            _VALIDATE_QR_IBAN,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_qr_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bool:
        """Whether a text is a QR reference."""
        answer: bool = self._send(
            _VALIDATE_QR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def normalize_qr_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """A QR reference without spaces."""
        answer: str = self._send(
            _NORMALIZE_QR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def compute_modulo10(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The check digit of a number."""
        answer: str = self._send(
            _COMPUTE_MODULO10,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def format_qr_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """A QR reference in groups of five, from the right."""
        answer: str = self._send(
            _FORMAT_QR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def extract_qr_reference(
        self,
        body: str,
        *,
        customer_id_length: int | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The number in a QR reference: without check digit and leading zeros."""
        answer: str = self._send(
            _EXTRACT_QR_REFERENCE,
            body=body,
            query={"customerIdLength": customer_id_length},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_qr_reference(
        self,
        body: str,
        *,
        customer_id: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """A QR reference for a number, with its check digit."""
        answer: str = self._send(
            _CREATE_QR_REFERENCE,
            body=body,
            query={"customerId": customer_id},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_creditor_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bool:
        """Whether a text is a creditor reference (ISO 11649)."""
        answer: bool = self._send(
            _VALIDATE_CREDITOR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def normalize_creditor_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """A creditor reference without spaces, in capital letters."""
        answer: str = self._send(
            _NORMALIZE_CREDITOR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def compute_modulo97(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The two check digits of the creditor reference for a text."""
        answer: str = self._send(
            _COMPUTE_MODULO97,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def format_creditor_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """A creditor reference in groups of four."""
        answer: str = self._send(
            _FORMAT_CREDITOR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def extract_creditor_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The text after RF and the check digits."""
        answer: str = self._send(
            _EXTRACT_CREDITOR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_creditor_reference(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """A creditor reference for a text, with RF and its check digits."""
        answer: str = self._send(
            _CREATE_CREDITOR_REFERENCE,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_country(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bool:
        """Whether a text is a country code of ISO 3166-1: two capital letters."""
        answer: bool = self._send(
            _VALIDATE_COUNTRY,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def list_countries(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[Country]:
        """The countries with their names."""
        answer: list[Country] = self._send(
            _LIST_COUNTRIES,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def list_country_codes(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[str]:
        """The country codes."""
        answer: list[str] = self._send(
            _LIST_COUNTRY_CODES,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_swico_s1(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Validate Swico S1 bill information. Answers VALID, or 422 with one line for each broken
        rule.
        """
        answer: str = self._send(
            _VALIDATE_SWICO_S1,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_swico_s1(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> SwicoS1v12:
        """Read Swico S1 bill information. Reads leniently: wrong order and empty tags do not
        matter; unreadTags lists the tags that could not be read, and why.
        """
        answer: SwicoS1v12 = self._send(
            _PARSE_SWICO_S1,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_swico_s1(
        self,
        body: SwicoS1v12,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Write Swico S1 bill information."""
        answer: str = self._send(
            _CREATE_SWICO_S1,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_bill_information(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BillInformationObject:
        """Read bill information of any syntax: Swico S1 as its fields, others raw."""
        answer: BillInformationObject = self._send(
            _PARSE_BILL_INFORMATION,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_raw_bill_information(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BillInformationObject:
        """Read bill information without interpreting it."""
        answer: BillInformationObject = self._send(
            _PARSE_RAW_BILL_INFORMATION,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_alternative_scheme(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> AlternativeSchemeObject:
        """Read the parameters of a scheme: eBill as its fields, others raw."""
        answer: AlternativeSchemeObject = self._send(
            _PARSE_ALTERNATIVE_SCHEME,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_raw_alternative_scheme(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> AlternativeSchemeObject:
        """Split the parameters of a scheme without interpreting them."""
        answer: AlternativeSchemeObject = self._send(
            _PARSE_RAW_ALTERNATIVE_SCHEME,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def validate_ebill_scheme(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Validate eBill parameters. Answers VALID, or 422 with one line for each broken rule."""
        answer: str = self._send(
            _VALIDATE_EBILL_SCHEME,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def parse_ebill_scheme(
        self,
        body: str,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> EbillScheme:
        """Read eBill parameters."""
        answer: EbillScheme = self._send(
            _PARSE_EBILL_SCHEME,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def create_ebill_scheme(
        self,
        body: EbillScheme,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Write eBill parameters."""
        answer: str = self._send(
            _CREATE_EBILL_SCHEME,
            body=body,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_invoice_without_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoice:
        """QR invoice without reference."""
        answer: QrInvoice = self._send(
            _EXAMPLE_QR_INVOICE_WITHOUT_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_invoice_without_amount(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoice:
        """QR invoice without amount."""
        answer: QrInvoice = self._send(
            _EXAMPLE_QR_INVOICE_WITHOUT_AMOUNT,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_invoice_with_qr_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoice:
        """QR invoice with a QR reference, bill information and eBill."""
        answer: QrInvoice = self._send(
            _EXAMPLE_QR_INVOICE_WITH_QR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_invoice_with_creditor_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoice:
        """QR invoice with a creditor reference, in euros."""
        answer: QrInvoice = self._send(
            _EXAMPLE_QR_INVOICE_WITH_CREDITOR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_invoice_blank(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoice:
        """QR invoice with blank fields for amount and debtor."""
        answer: QrInvoice = self._send(
            _EXAMPLE_QR_INVOICE_BLANK,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_invoice_combined_address(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> QrInvoiceAsRead:
        """QR invoice with a combined address (deprecated; profile=2.2 only)."""
        answer: QrInvoiceAsRead = self._send(
            _EXAMPLE_QR_INVOICE_COMBINED_ADDRESS,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_charset_lte_v22(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Characters of guidelines 2.0 to 2.2."""
        answer: str = self._send(
            _EXAMPLE_CHARSET_LTE_V22,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_charset_gte_v23(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Characters of guidelines 2.3."""
        answer: str = self._send(
            _EXAMPLE_CHARSET_GTE_V23,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_charset_added_in_v23(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Characters added in guidelines 2.3."""
        answer: str = self._send(
            _EXAMPLE_CHARSET_ADDED_IN_V23,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_swiss_payments_code_without_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Text of a code without reference."""
        answer: str = self._send(
            _EXAMPLE_SWISS_PAYMENTS_CODE_WITHOUT_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_swiss_payments_code_without_amount(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Text of a code without amount."""
        answer: str = self._send(
            _EXAMPLE_SWISS_PAYMENTS_CODE_WITHOUT_AMOUNT,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_swiss_payments_code_with_qr_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Text of a code with a QR reference, bill information and eBill."""
        answer: str = self._send(
            _EXAMPLE_SWISS_PAYMENTS_CODE_WITH_QR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_swiss_payments_code_with_creditor_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Text of a code with a creditor reference, in euros."""
        answer: str = self._send(
            _EXAMPLE_SWISS_PAYMENTS_CODE_WITH_CREDITOR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_swiss_payments_code_blank(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Text of a code with blank fields for amount and debtor."""
        answer: str = self._send(
            _EXAMPLE_SWISS_PAYMENTS_CODE_BLANK,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_swicos1v12(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Swico S1 bill information."""
        answer: str = self._send(
            _EXAMPLE_SWICOS1V12,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """QR reference."""
        answer: str = self._send(
            _EXAMPLE_QR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_qr_iban(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """QR-IBAN."""
        answer: str = self._send(
            _EXAMPLE_QR_IBAN,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_iban(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """IBAN."""
        answer: str = self._send(
            _EXAMPLE_IBAN,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_creditor_reference(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Creditor reference."""
        answer: str = self._send(
            _EXAMPLE_CREDITOR_REFERENCE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_invoice_document_mixed_vat(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document with several VAT rates included in the prices."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_INVOICE_DOCUMENT_MIXED_VAT,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_invoice_document_gtin(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document with articles and their GTINs, in French."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_INVOICE_DOCUMENT_GTIN,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_invoice_document_discounts(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document with discounts, a surcharge and a prepayment."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_INVOICE_DOCUMENT_DISCOUNTS,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_bulk_list(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[QrInvoice]:
        """List of QR invoices."""
        answer: list[QrInvoice] = self._send(
            _EXAMPLE_BULK_LIST,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_bulk_csv(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Table of QR invoices as CSV."""
        answer: str = self._send(
            _EXAMPLE_BULK_CSV,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_bulk_xlsx(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes:
        """Table of QR invoices as a workbook."""
        answer: bytes = self._send(
            _EXAMPLE_BULK_XLSX,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_payment_order(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> PaymentOrder:
        """Payment order of four payments, dated today."""
        answer: PaymentOrder = self._send(
            _EXAMPLE_PAYMENT_ORDER,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_payment_file(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The same order as the file for the bank."""
        answer: str = self._send(
            _EXAMPLE_PAYMENT_FILE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_payment_status(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """The answer of a bank to it."""
        answer: str = self._send(
            _EXAMPLE_PAYMENT_STATUS,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_bank_statement(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str:
        """Receipts as a bank reports them."""
        answer: str = self._send(
            _EXAMPLE_BANK_STATEMENT,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_open_bills(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ReconciliationInput:
        """The open bills that belong to these receipts."""
        answer: ReconciliationInput = self._send(
            _EXAMPLE_OPEN_BILLS,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_e_invoice_delivery(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document of a delivery in Switzerland."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_E_INVOICE_DELIVERY,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_e_invoice_authority(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document to a German authority (XRechnung)."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_E_INVOICE_AUTHORITY,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_e_invoice_exported(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document for goods to France (Peppol)."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_E_INVOICE_EXPORTED,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_e_invoice_credit_note(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document that credits part of a delivery."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_E_INVOICE_CREDIT_NOTE,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def example_e_invoice_without_vat(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> InvoiceDocument:
        """Invoice document of a sender without VAT."""
        answer: InvoiceDocument = self._send(
            _EXAMPLE_E_INVOICE_WITHOUT_VAT,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_reminder(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleReminderAnswer: ...

    @overload
    def example_reminder(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_reminder(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a reminder. A submission body that is accepted as it is: dated today, with a
        new reference number, the first account of the biller and a small PDF, with a QR-bill if
        there is something to pay. An advice cancels the newest open bill created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_REMINDER,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_reminder_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleReminderWithWorkflowAnswer: ...

    @overload
    def example_reminder_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_reminder_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a reminder with data for bookkeeping. A submission body that is accepted as it
        is: dated today, with a new reference number, the first account of the biller and a small
        PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill
        created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_REMINDER_WITH_WORKFLOW,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_instalment_bill(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleInstalmentBillAnswer: ...

    @overload
    def example_instalment_bill(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_instalment_bill(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of an instalment bill. A submission body that is accepted as it is: dated today,
        with a new reference number, the first account of the biller and a small PDF, with a QR-bill
        if there is something to pay. An advice cancels the newest open bill created from an
        example.
        """
        answer: Any = self._send(
            _EXAMPLE_INSTALMENT_BILL,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_instalment_bill_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleInstalmentBillWithWorkflowAnswer: ...

    @overload
    def example_instalment_bill_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_instalment_bill_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of an instalment bill with data for bookkeeping. A submission body that is
        accepted as it is: dated today, with a new reference number, the first account of the biller
        and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest
        open bill created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_INSTALMENT_BILL_WITH_WORKFLOW,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_donation_inquiry(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleDonationInquiryAnswer: ...

    @overload
    def example_donation_inquiry(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_donation_inquiry(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a donation inquiry. A submission body that is accepted as it is: dated today,
        with a new reference number, the first account of the biller and a small PDF, with a QR-bill
        if there is something to pay. An advice cancels the newest open bill created from an
        example.
        """
        answer: Any = self._send(
            _EXAMPLE_DONATION_INQUIRY,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_donation_inquiry_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleDonationInquiryWithWorkflowAnswer: ...

    @overload
    def example_donation_inquiry_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_donation_inquiry_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a donation inquiry with data for bookkeeping. A submission body that is
        accepted as it is: dated today, with a new reference number, the first account of the biller
        and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest
        open bill created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_DONATION_INQUIRY_WITH_WORKFLOW,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_credit_note(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleCreditNoteAnswer: ...

    @overload
    def example_credit_note(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_credit_note(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a credit note. A submission body that is accepted as it is: dated today, with
        a new reference number, the first account of the biller and a small PDF, with a QR-bill if
        there is something to pay. An advice cancels the newest open bill created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_CREDIT_NOTE,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_credit_note_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleCreditNoteWithWorkflowAnswer: ...

    @overload
    def example_credit_note_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_credit_note_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a credit note with data for bookkeeping. A submission body that is accepted as
        it is: dated today, with a new reference number, the first account of the biller and a small
        PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill
        created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_CREDIT_NOTE_WITH_WORKFLOW,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_bill(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleBillAnswer: ...

    @overload
    def example_bill(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_bill(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a bill. A submission body that is accepted as it is: dated today, with a new
        reference number, the first account of the biller and a small PDF, with a QR-bill if there
        is something to pay. An advice cancels the newest open bill created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_BILL,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_bill_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleBillWithWorkflowAnswer: ...

    @overload
    def example_bill_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_bill_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of a bill with data for bookkeeping. A submission body that is accepted as it is:
        dated today, with a new reference number, the first account of the biller and a small PDF,
        with a QR-bill if there is something to pay. An advice cancels the newest open bill created
        from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_BILL_WITH_WORKFLOW,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_advice(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleAdviceAnswer: ...

    @overload
    def example_advice(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_advice(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of an advice. A submission body that is accepted as it is: dated today, with a
        new reference number, the first account of the biller and a small PDF, with a QR-bill if
        there is something to pay. An advice cancels the newest open bill created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_ADVICE,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def example_advice_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ExampleAdviceWithWorkflowAnswer: ...

    @overload
    def example_advice_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: Literal["application/xml"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> str: ...

    def example_advice_with_workflow(
        self,
        *,
        recipient_email: str | None = None,
        referenced_bill_reference_number: str | None = None,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Example of an advice with data for bookkeeping. A submission body that is accepted as it
        is: dated today, with a new reference number, the first account of the biller and a small
        PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill
        created from an example.
        """
        answer: Any = self._send(
            _EXAMPLE_ADVICE_WITH_WORKFLOW,
            query={"recipientEmail": recipient_email, "referencedBillReferenceNumber": referenced_bill_reference_number},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_pdf(
        self,
        body: Bytes,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a PDF. A PDF with a business case as an XML attachment, with an e-invoice in it
        (Factur-X, ZUGFeRD), or with a Swiss QR code that names its recipient in an alternative
        procedure (eBill/B/…, for reminders eBill/R/…). The PDF is converted to PDF/A-3b where it
        does not conform, and carries the business case to the recipient as an attached XML file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_PDF,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_bill(
        self,
        body: SubmitBillRequest | str,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a bill. The PDF must not carry an XML attachment other than an e-invoice. The PDF
        is converted to PDF/A-3b where it does not conform, and carries the business case to the
        recipient as an attached XML file. GET /api/v1/examples/bill returns a body that is
        accepted.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_BILL,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_bill_form(
        self,
        body: SubmitBillFormRequest,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a bill as a form. Nested fields are named like bill[totalAmount][value], entries
        of lists like [0]; or one part bill holds everything as JSON or XML. The PDF must not carry
        an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where it does
        not conform, and carries the business case to the recipient as an attached XML file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_BILL_FORM,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_instalment_bill(
        self,
        body: SubmitInstalmentBillRequest | str,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit an instalment bill. The PDF must not carry an XML attachment other than an
        e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the
        business case to the recipient as an attached XML file. GET /api/v1/examples/instalment-bill
        returns a body that is accepted.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_INSTALMENT_BILL,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_instalment_bill_form(
        self,
        body: SubmitInstalmentBillFormRequest,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit an instalment bill as a form. Nested fields are named like
        instalmentBill[totalAmount][value], entries of lists like [0]; or one part instalmentBill
        holds everything as JSON or XML. The PDF must not carry an XML attachment other than an
        e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the
        business case to the recipient as an attached XML file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_INSTALMENT_BILL_FORM,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_advice(
        self,
        body: SubmitAdviceRequest | str,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit an advice. The PDF must not carry an XML attachment other than an e-invoice. The
        PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the
        recipient as an attached XML file. GET /api/v1/examples/advice returns a body that is
        accepted.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_ADVICE,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_advice_form(
        self,
        body: SubmitAdviceFormRequest,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit an advice as a form. Nested fields are named like advice[totalAmount][value],
        entries of lists like [0]; or one part advice holds everything as JSON or XML. The PDF must
        not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b where
        it does not conform, and carries the business case to the recipient as an attached XML file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_ADVICE_FORM,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_credit_note(
        self,
        body: SubmitCreditNoteRequest | str,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a credit note. The PDF must not carry an XML attachment other than an e-invoice.
        The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to
        the recipient as an attached XML file. GET /api/v1/examples/credit-note returns a body that
        is accepted.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_CREDIT_NOTE,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_credit_note_form(
        self,
        body: SubmitCreditNoteFormRequest,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a credit note as a form. Nested fields are named like
        creditNote[totalAmount][value], entries of lists like [0]; or one part creditNote holds
        everything as JSON or XML. The PDF must not carry an XML attachment other than an e-invoice.
        The PDF is converted to PDF/A-3b where it does not conform, and carries the business case to
        the recipient as an attached XML file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_CREDIT_NOTE_FORM,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_reminder(
        self,
        body: SubmitReminderRequest | str,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a reminder. The PDF must not carry an XML attachment other than an e-invoice. The
        PDF is converted to PDF/A-3b where it does not conform, and carries the business case to the
        recipient as an attached XML file. GET /api/v1/examples/reminder returns a body that is
        accepted.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_REMINDER,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_reminder_form(
        self,
        body: SubmitReminderFormRequest,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a reminder as a form. Nested fields are named like reminder[totalAmount][value],
        entries of lists like [0]; or one part reminder holds everything as JSON or XML. The PDF
        must not carry an XML attachment other than an e-invoice. The PDF is converted to PDF/A-3b
        where it does not conform, and carries the business case to the recipient as an attached XML
        file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_REMINDER_FORM,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_donation_inquiry(
        self,
        body: SubmitDonationInquiryRequest | str,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a donation inquiry. The PDF must not carry an XML attachment other than an
        e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the
        business case to the recipient as an attached XML file. GET
        /api/v1/examples/donation-inquiry returns a body that is accepted.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_DONATION_INQUIRY,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def submit_donation_inquiry_form(
        self,
        body: SubmitDonationInquiryFormRequest,
        *,
        processing_mode: Literal["STAGE", "DELIVER"],
        ref_by_ebill_reference_number: str | None = None,
        ref_by_reference_structured: str | None = None,
        ref_by_platform_id: int | None = None,
        filename: str | None = None,
        anomaly_detection: Literal["SKIP"] | None = None,
        prefer: str | None = None,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BusinessCase:
        """Submit a donation inquiry as a form. Nested fields are named like
        donationInquiry[totalAmount][value], entries of lists like [0]; or one part donationInquiry
        holds everything as JSON or XML. The PDF must not carry an XML attachment other than an
        e-invoice. The PDF is converted to PDF/A-3b where it does not conform, and carries the
        business case to the recipient as an attached XML file.
        """
        answer: BusinessCase = self._send(
            _SUBMIT_DONATION_INQUIRY_FORM,
            body=body,
            query={"processingMode": processing_mode, "refByEBillReferenceNumber": ref_by_ebill_reference_number, "refByReferenceStructured": ref_by_reference_structured, "refByPlatformID": ref_by_platform_id},
            headers={"x-filename": filename, "x-anomaly-detection": anomaly_detection, "Prefer": prefer, "X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def release_business_cases(
        self,
        body: ReleaseBusinessCasesRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> CaseReport:
        """Release staged cases to their recipients. Cases are validated again as of today: one that
        now breaks a rule becomes INVALID. Each case is handled separately: one that is refused does
        not affect the others, and the answer has an entry for each. Repeat the call for those that
        are left.
        """
        answer: CaseReport = self._send(
            _RELEASE_BUSINESS_CASES,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def resend_business_cases(
        self,
        body: ReleaseBusinessCasesRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> CaseReport:
        """Resend cases that failed. Cases are validated again as of today. Each case is handled
        separately: one that is refused does not affect the others, and the answer has an entry for
        each. Repeat the call for those that are left.
        """
        answer: CaseReport = self._send(
            _RESEND_BUSINESS_CASES,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def discard_business_cases(
        self,
        body: DiscardBusinessCasesRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> CaseReport:
        """Discard cases that were not delivered. Their reference numbers can be used again. Each
        case is handled separately: one that is refused does not affect the others, and the answer
        has an entry for each. Repeat the call for those that are left.
        """
        answer: CaseReport = self._send(
            _DISCARD_BUSINESS_CASES,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def erase_business_cases(
        self,
        body: EraseBusinessCasesRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ErasureReport:
        """Erase personal data of closed cases. For cases by id, or for all cases of one recipient:
        erases the document, files, recipient, history, and the answers of webhook receivers. Ids,
        statuses, dates and the reference number stay. This cannot be undone. Cases that are not
        closed are refused with CASE_NOT_OVER. The answer has an entry for each case; repeat the
        call for those that are left.
        """
        answer: ErasureReport = self._send(
            _ERASE_BUSINESS_CASES,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def hand_in_statements(
        self,
        body: StatementsForCases,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> StatementReport:
        """Settle cases by account statements. Takes camt.052, camt.053 or camt.054. A case or
        instalment becomes COMPLETED, with events and webhooks, when the exact amount was paid to
        its exact account and reference; part payments add up. Underpayments, overpayments, double
        payments, reversals and unclear receipts are reported and settle nothing. The same booking
        counts once, however often and in whichever file it arrives. Of each booking that counts,
        only case, amount and day are kept: nothing about who paid.
        """
        answer: StatementReport = self._send(
            _HAND_IN_STATEMENTS,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def get_business_case(
        self,
        business_case_id: str | int,
        *,
        biller: str | None = None,
        format: Literal["application/json"] = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> WholeBusinessCase: ...

    @overload
    def get_business_case(
        self,
        business_case_id: str | int,
        *,
        biller: str | None = None,
        format: Literal["application/pdf"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    def get_business_case(
        self,
        business_case_id: str | int,
        *,
        biller: str | None = None,
        format: str = "application/json",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """A business case, or its PDF. Accept selects JSON, with content, history and current
        status, or the PDF/A-3b that the recipient gets. Answers 304 if If-None-Match has the ETag
        of an unchanged answer.
        """
        answer: Any = self._send(
            _GET_BUSINESS_CASE,
            path={"businessCaseId": business_case_id},
            headers={"X-Biller": biller},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def search_bill_recipients(
        self,
        body: SearchBillRecipientsRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> SearchBillRecipientsAnswer:
        """Which recipients accept bills from this biller. Up to 100 recipients, each by exactly one
        identifier. The answer has one item for each, in the same order: an unknown recipient and
        one who accepts no bills look the same.
        """
        answer: SearchBillRecipientsAnswer = self._send(
            _SEARCH_BILL_RECIPIENTS,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def get_bill_recipient(
        self,
        bill_recipient_net_id: str | int,
        *,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> GetBillRecipientAnswer:
        """Check whether a recipient has this id. A recipient that exists may still not accept your
        bills: use the search to find out.
        """
        answer: GetBillRecipientAnswer = self._send(
            _GET_BILL_RECIPIENT,
            path={"billRecipientNetId": bill_recipient_net_id},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def begin_subscription(
        self,
        body: BeginSubscriptionRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BeginSubscriptionAnswer:
        """Begin a subscription. Sends an activation code to the address if a recipient has it; the
        answer does not say so. An earlier token for the same address becomes invalid. Only the
        primary network partner of a biller may do this.
        """
        answer: BeginSubscriptionAnswer = self._send(
            _BEGIN_SUBSCRIPTION,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def confirm_subscription(
        self,
        subscription_initiation_token: str | int,
        body: ConfirmSubscriptionRequest,
        *,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> BillRecipient:
        """Confirm a subscription by its activation code. The right code activates the subscription;
        sending it again gets the same answer. After five wrong codes the attempt ends. Only the
        primary network partner of a biller may do this.
        """
        answer: BillRecipient = self._send(
            _CONFIRM_SUBSCRIPTION,
            path={"subscriptionInitiationToken": subscription_initiation_token},
            body=body,
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def list_processing_status_events(
        self,
        *,
        last_event_id: int | None = None,
        limit: int | None = None,
        since: str | None = None,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[ProcessingStatusEvent]:
        """Business cases whose processing status changed. Events of one biller, oldest first, with
        ascending ids: ask again with the last id you have seen. A full page has a Link to the next;
        continue from X-Last-Event-Id. Webhooks deliver the same events.
        """
        answer: list[ProcessingStatusEvent] = self._send(
            _LIST_PROCESSING_STATUS_EVENTS,
            query={"lastEventId": last_event_id, "limit": limit, "since": since},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def each_processing_status_event(
        self,
        *,
        after: int | None = None,
        since: str | None = None,
        page_size: int | None = None,
        follow: bool = False,
        poll_seconds: float = 5,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Iterator[ProcessingStatusEvent]:
        """Business cases whose processing status changed. Goes through them, page after page, from
        the id `after` or the oldest; with `follow` it waits for more. Leave it by leaving the loop.
        """
        return self._follow(
            _LIST_PROCESSING_STATUS_EVENTS,
            after=after,
            since=since,
            page_size=page_size,
            follow=follow,
            poll_seconds=poll_seconds,
            biller=biller,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

    def list_business_case_status_events(
        self,
        *,
        last_event_id: int | None = None,
        limit: int | None = None,
        since: str | None = None,
        last_event_net_id: str | None = None,
        last_event_six_id: str | None = None,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[BusinessCaseStatusEvent]:
        """Bills, reminders and donation inquiries whose status changed. Events of one biller,
        oldest first, with ascending ids: ask again with the last id you have seen. A full page has
        a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events.
        """
        answer: list[BusinessCaseStatusEvent] = self._send(
            _LIST_BUSINESS_CASE_STATUS_EVENTS,
            query={"lastEventId": last_event_id, "limit": limit, "since": since, "lastEventNetId": last_event_net_id, "lastEventSixId": last_event_six_id},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def each_business_case_status_event(
        self,
        *,
        after: int | None = None,
        since: str | None = None,
        page_size: int | None = None,
        follow: bool = False,
        poll_seconds: float = 5,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Iterator[BusinessCaseStatusEvent]:
        """Bills, reminders and donation inquiries whose status changed. Goes through them, page
        after page, from the id `after` or the oldest; with `follow` it waits for more. Leave it by
        leaving the loop.
        """
        return self._follow(
            _LIST_BUSINESS_CASE_STATUS_EVENTS,
            after=after,
            since=since,
            page_size=page_size,
            follow=follow,
            poll_seconds=poll_seconds,
            biller=biller,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

    def list_instalment_status_events(
        self,
        *,
        last_event_id: int | None = None,
        limit: int | None = None,
        since: str | None = None,
        last_event_net_id: str | None = None,
        last_event_six_id: str | None = None,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[InstalmentStatusEvent]:
        """Instalments of instalment bills whose status changed. Events of one biller, oldest first,
        with ascending ids: ask again with the last id you have seen. A full page has a Link to the
        next; continue from X-Last-Event-Id. Webhooks deliver the same events.
        """
        answer: list[InstalmentStatusEvent] = self._send(
            _LIST_INSTALMENT_STATUS_EVENTS,
            query={"lastEventId": last_event_id, "limit": limit, "since": since, "lastEventNetId": last_event_net_id, "lastEventSixId": last_event_six_id},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def each_instalment_status_event(
        self,
        *,
        after: int | None = None,
        since: str | None = None,
        page_size: int | None = None,
        follow: bool = False,
        poll_seconds: float = 5,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Iterator[InstalmentStatusEvent]:
        """Instalments of instalment bills whose status changed. Goes through them, page after page,
        from the id `after` or the oldest; with `follow` it waits for more. Leave it by leaving the
        loop.
        """
        return self._follow(
            _LIST_INSTALMENT_STATUS_EVENTS,
            after=after,
            since=since,
            page_size=page_size,
            follow=follow,
            poll_seconds=poll_seconds,
            biller=biller,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

    def list_subscription_status_events(
        self,
        *,
        last_event_id: int | None = None,
        limit: int | None = None,
        since: str | None = None,
        last_event_net_id: str | None = None,
        last_event_six_id: str | None = None,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[SubscriptionStatusEvent]:
        """Bill recipients whose subscription changed. Events of one biller, oldest first, with
        ascending ids: ask again with the last id you have seen. A full page has a Link to the next;
        continue from X-Last-Event-Id. Webhooks deliver the same events.
        """
        answer: list[SubscriptionStatusEvent] = self._send(
            _LIST_SUBSCRIPTION_STATUS_EVENTS,
            query={"lastEventId": last_event_id, "limit": limit, "since": since, "lastEventNetId": last_event_net_id, "lastEventSixId": last_event_six_id},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def each_subscription_status_event(
        self,
        *,
        after: int | None = None,
        since: str | None = None,
        page_size: int | None = None,
        follow: bool = False,
        poll_seconds: float = 5,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Iterator[SubscriptionStatusEvent]:
        """Bill recipients whose subscription changed. Goes through them, page after page, from the
        id `after` or the oldest; with `follow` it waits for more. Leave it by leaving the loop.
        """
        return self._follow(
            _LIST_SUBSCRIPTION_STATUS_EVENTS,
            after=after,
            since=since,
            page_size=page_size,
            follow=follow,
            poll_seconds=poll_seconds,
            biller=biller,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

    def list_email_address_events(
        self,
        *,
        last_event_id: int | None = None,
        limit: int | None = None,
        since: str | None = None,
        last_event_net_id: str | None = None,
        last_event_six_id: str | None = None,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[EmailAddressEvent]:
        """Bill recipients addressed by an outdated e-mail address. Events of one biller, oldest
        first, with ascending ids: ask again with the last id you have seen. A full page has a Link
        to the next; continue from X-Last-Event-Id. Webhooks deliver the same events.
        """
        answer: list[EmailAddressEvent] = self._send(
            _LIST_EMAIL_ADDRESS_EVENTS,
            query={"lastEventId": last_event_id, "limit": limit, "since": since, "lastEventNetId": last_event_net_id, "lastEventSixId": last_event_six_id},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def each_email_address_event(
        self,
        *,
        after: int | None = None,
        since: str | None = None,
        page_size: int | None = None,
        follow: bool = False,
        poll_seconds: float = 5,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Iterator[EmailAddressEvent]:
        """Bill recipients addressed by an outdated e-mail address. Goes through them, page after
        page, from the id `after` or the oldest; with `follow` it waits for more. Leave it by
        leaving the loop.
        """
        return self._follow(
            _LIST_EMAIL_ADDRESS_EVENTS,
            after=after,
            since=since,
            page_size=page_size,
            follow=follow,
            poll_seconds=poll_seconds,
            biller=biller,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

    def create_webhook(
        self,
        body: CreateWebhookRequest,
        *,
        biller: str | None = None,
        idempotency_key: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> CreateWebhookAnswer:
        """Create a webhook for one kind of event. The webhook is active at once and needs a key
        that may read events. Every event is sent as a POST signed as Standard Webhooks defines,
        with the secret that only this answer shows; it contains the record of the feed and the name
        of the event.
        """
        answer: CreateWebhookAnswer = self._send(
            _CREATE_WEBHOOK,
            body=body,
            headers={"X-Biller": biller, "Idempotency-Key": idempotency_key},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def list_webhooks(
        self,
        *,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> list[ListWebhooksAnswer]:
        """All webhooks of the biller. Lists those whose creator has no more rights than your key."""
        answer: list[ListWebhooksAnswer] = self._send(
            _LIST_WEBHOOKS,
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def delete_webhook(
        self,
        body: DeleteWebhookRequest | None = None,
        *,
        id: int | None = None,
        biller: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> None:
        """Delete a webhook. Takes the parameter id or a JSON body with the member id; if both are
        given, they must match. Nothing is sent to the webhook afterwards. A webhook whose creator
        has more rights than the key is not found.
        """
        self._send(
            _DELETE_WEBHOOK,
            body=body,
            query={"id": id},
            headers={"X-Biller": biller},
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

    @overload
    def convert_to_pdf_a(
        self,
        body: Bytes | ConvertToPdfARequest,
        *,
        idempotency_key: str | None = None,
        format: Literal["application/pdf"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def convert_to_pdf_a(
        self,
        body: Bytes | ConvertToPdfARequest,
        *,
        idempotency_key: str | None = None,
        format: Literal["application/json"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ConvertToPdfAAnswer: ...

    def convert_to_pdf_a(
        self,
        body: Bytes | ConvertToPdfARequest,
        *,
        idempotency_key: str | None = None,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Convert a PDF to PDF/A-3b. Accepts the PDF itself, base64 in JSON, or the field file of a
        form. A conforming PDF is returned byte for byte. Accept selects the answer: the PDF, or
        JSON that lists what had to be omitted; a JSON request gets JSON by default.
        """
        answer: Any = self._send(
            _CONVERT_TO_PDF_A,
            body=body,
            headers={"Idempotency-Key": idempotency_key},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    @overload
    def convert_file_to_pdf_a(
        self,
        body: ConvertFileToPdfARequest,
        *,
        idempotency_key: str | None = None,
        format: Literal["application/pdf"] = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> bytes: ...

    @overload
    def convert_file_to_pdf_a(
        self,
        body: ConvertFileToPdfARequest,
        *,
        idempotency_key: str | None = None,
        format: Literal["application/json"],
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> ConvertToPdfAAnswer: ...

    def convert_file_to_pdf_a(
        self,
        body: ConvertFileToPdfARequest,
        *,
        idempotency_key: str | None = None,
        format: str = "application/pdf",
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        """Convert an uploaded PDF to PDF/A-3b. Accepts the PDF itself, base64 in JSON, or the field
        file of a form. A conforming PDF is returned byte for byte. Accept selects the answer: the
        PDF, or JSON that lists what had to be omitted; a JSON request gets JSON by default.
        """
        answer: Any = self._send(
            _CONVERT_FILE_TO_PDF_A,
            body=body,
            headers={"Idempotency-Key": idempotency_key},
            format=format,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def get_ebill_health(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> GetEbillHealthAnswer:
        """Status of the eBill network. Also returns the request headers as received, except those
        with secrets.
        """
        answer: GetEbillHealthAnswer = self._send(
            _GET_EBILL_HEALTH,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
        return answer

    def check_api_key(
        self,
        *,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> None:
        """Whether the API key is valid. The answer has no body. The header Api-Key-Scopes names the
        scopes of the key, Api-Key-Expires its expiry.
        """
        self._send(
            _CHECK_API_KEY,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )

/**
 * The same for UBL 2.1 (`terms-cii.ts`), with what Peppol and XRechnung add; credit notes and their lines go by the names of invoices.
 * Source: EN 16931-1; CEN/TS 16931-3-2; UBL 2.1; XRechnung 3.0, extension.
 */
export const ublTerms = `
Invoice - §document
CustomizationID specification BT-24
ProfileID process BT-23
ProfileExecutionID processRun
UBLVersionID syntaxVersion
UUID uuid
CopyIndicator copy
Invoice/ID number BT-1
Invoice/IssueDate issueDate BT-2
IssueTime issueTime
Invoice/DueDate dueDate BT-9 §payment
DueDate dueDate
InvoiceTypeCode kind BT-3 =documentType
CreditNoteTypeCode kind BT-3 =documentType
Invoice/Note text BT-22 §notes
Note text
TaxPointDate taxPoint BT-7
DocumentCurrencyCode currency BT-5
TaxCurrencyCode vatCurrency BT-6
PricingCurrencyCode pricingCurrency
PaymentCurrencyCode paymentCurrency
PaymentAlternativeCurrencyCode paymentCurrency
Invoice/AccountingCost account BT-19
InvoiceLine/AccountingCost account BT-133
AccountingCost account
AccountingCostCode account
LineCountNumeric lineCount
BuyerReference buyerReference BT-10
Invoice/InvoicePeriod period BG-14
Invoice/InvoicePeriod/StartDate from BT-73
Invoice/InvoicePeriod/EndDate to BT-74
InvoicePeriod/DescriptionCode taxPointCode BT-8 =taxPoint
InvoicePeriod period BG-26
InvoicePeriod/StartDate from BT-134
InvoicePeriod/EndDate to BT-135
StartDate from
EndDate to
StartTime fromTime
EndTime toTime
DurationMeasure periodLength
OrderReference order §references
OrderReference/ID documentNumber BT-13
OrderReference/SalesOrderID salesOrder BT-14
BillingReference precedingInvoice BG-3 §references
InvoiceDocumentReference/ID documentNumber BT-25
InvoiceDocumentReference/IssueDate documentDate BT-26
CreditNoteDocumentReference precedingInvoice
SelfBilledInvoiceDocumentReference precedingInvoice
DespatchDocumentReference despatchAdvice §references
DespatchDocumentReference/ID documentNumber BT-16
ReceiptDocumentReference receivingAdvice §references
ReceiptDocumentReference/ID documentNumber BT-15
StatementDocumentReference document §references
OriginatorDocumentReference tender §references
OriginatorDocumentReference/ID documentNumber BT-17
ContractDocumentReference contract §references
ContractDocumentReference/ID documentNumber BT-12
AdditionalDocumentReference:130 object §references
AdditionalDocumentReference:130/ID objectId BT-18
AdditionalDocumentReference:50 project §references
AdditionalDocumentReference:50/ID projectNumber BT-11
AdditionalDocumentReference supporting BG-24 §attachments
AdditionalDocumentReference/ID documentNumber BT-122
AdditionalDocumentReference/DocumentDescription description BT-123
AdditionalDocumentReference/Attachment/ExternalReference/URI location BT-124
AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject file BT-125
EmbeddedDocumentBinaryObject file
URI location
DocumentDescription description
DocumentTypeCode typeCode
DocumentType typeCode
DocumentStatusCode status
ProjectReference project §references
ProjectReference/ID projectNumber BT-11
AccountingSupplierParty seller BG-4 §seller
AccountingCustomerParty buyer BG-7 §buyer
PayeeParty payee BG-10 §parties
BuyerCustomerParty orderer §parties
SellerSupplierParty itemSeller §parties
TaxRepresentativeParty taxRepresentative BG-11 §parties
AccountingSupplierParty/Party/EndpointID electronicAddress BT-34
AccountingSupplierParty/Party/PartyIdentification/ID id BT-29
AccountingSupplierParty/Party/PartyName/Name tradingName BT-28
AccountingSupplierParty/Party/PostalAddress/StreetName line1 BT-35
AccountingSupplierParty/Party/PostalAddress/AdditionalStreetName line2 BT-36
AccountingSupplierParty/Party/PostalAddress/AddressLine/Line line3 BT-162
AccountingSupplierParty/Party/PostalAddress/CityName city BT-37
AccountingSupplierParty/Party/PostalAddress/PostalZone postalCode BT-38
AccountingSupplierParty/Party/PostalAddress/CountrySubentity region BT-39
AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode country BT-40 =country
AccountingSupplierParty/Party/PartyTaxScheme:VAT/CompanyID vatId BT-31
AccountingSupplierParty/Party/PartyTaxScheme:other/CompanyID taxNumber BT-32
AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName name BT-27
AccountingSupplierParty/Party/PartyLegalEntity/CompanyID registration BT-30
AccountingSupplierParty/Party/PartyLegalEntity/CompanyLegalForm legalForm BT-33
AccountingSupplierParty/Party/Contact/Name contact BT-41
AccountingSupplierParty/Party/Contact/Telephone phone BT-42
AccountingSupplierParty/Party/Contact/ElectronicMail email BT-43
AccountingCustomerParty/Party/EndpointID electronicAddress BT-49
AccountingCustomerParty/Party/PartyIdentification/ID id BT-46
AccountingCustomerParty/Party/PartyName/Name tradingName BT-45
AccountingCustomerParty/Party/PostalAddress/StreetName line1 BT-50
AccountingCustomerParty/Party/PostalAddress/AdditionalStreetName line2 BT-51
AccountingCustomerParty/Party/PostalAddress/AddressLine/Line line3 BT-163
AccountingCustomerParty/Party/PostalAddress/CityName city BT-52
AccountingCustomerParty/Party/PostalAddress/PostalZone postalCode BT-53
AccountingCustomerParty/Party/PostalAddress/CountrySubentity region BT-54
AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode country BT-55 =country
AccountingCustomerParty/Party/PartyTaxScheme:VAT/CompanyID vatId BT-48
AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName name BT-44
AccountingCustomerParty/Party/PartyLegalEntity/CompanyID registration BT-47
AccountingCustomerParty/Party/Contact/Name contact BT-56
AccountingCustomerParty/Party/Contact/Telephone phone BT-57
AccountingCustomerParty/Party/Contact/ElectronicMail email BT-58
PayeeParty/PartyName/Name name BT-59
PayeeParty/PartyIdentification/ID id BT-60
PayeeParty/PartyLegalEntity/CompanyID registration BT-61
TaxRepresentativeParty/PartyName/Name name BT-62
TaxRepresentativeParty/PartyTaxScheme:VAT/CompanyID vatId BT-63
TaxRepresentativeParty/PostalAddress/StreetName line1 BT-64
TaxRepresentativeParty/PostalAddress/AdditionalStreetName line2 BT-65
TaxRepresentativeParty/PostalAddress/AddressLine/Line line3 BT-164
TaxRepresentativeParty/PostalAddress/CityName city BT-66
TaxRepresentativeParty/PostalAddress/PostalZone postalCode BT-67
TaxRepresentativeParty/PostalAddress/CountrySubentity region BT-68
TaxRepresentativeParty/PostalAddress/Country/IdentificationCode country BT-69 =country
EndpointID electronicAddress
PartyIdentification/ID id
PartyName/Name name
PartyTaxScheme:VAT/CompanyID vatId
PartyTaxScheme:other/CompanyID taxNumber
PartyTaxScheme/TaxScheme/ID taxKind =tax !VAT
PartyTaxScheme/RegistrationName name
PartyLegalEntity/RegistrationName name
PartyLegalEntity/CompanyID registration
CompanyID registration
RegistrationName name
CompanyLegalForm legalForm
WebsiteURI website
CustomerAssignedAccountID customerNumber
SupplierAssignedAccountID supplierNumber
AdditionalAccountID id
Contact contact
AccountingContact contact
Contact/Name contact
Contact/ID id
Telephone phone
Telefax fax
ElectronicMail email
Person contact
FirstName firstName
FamilyName familyName
JobTitle role
StreetName line1
AdditionalStreetName line2
BlockName line2
BuildingName building
BuildingNumber buildingNumber
Department department
Floor floor
Room room
Postbox postbox
AddressLine/Line line3
CityName city
CitySubdivisionName region
PostalZone postalCode
CountrySubentity region
CountrySubentityCode region
Region region
District region
Country/IdentificationCode country =country
Country/Name country
RegistrationAddress registeredOffice
Delivery delivery BG-13 §delivery
InvoiceLine/Delivery delivery
ActualDeliveryDate deliveryDate BT-72
ActualDeliveryTime deliveryTime
LatestDeliveryDate latestDelivery
DeliveryLocation/ID id BT-71
DeliveryLocation/Address/StreetName line1 BT-75
DeliveryLocation/Address/AdditionalStreetName line2 BT-76
DeliveryLocation/Address/AddressLine/Line line3 BT-165
DeliveryLocation/Address/CityName city BT-77
DeliveryLocation/Address/PostalZone postalCode BT-78
DeliveryLocation/Address/CountrySubentity region BT-79
DeliveryLocation/Address/Country/IdentificationCode country BT-80 =country
DeliveryParty/PartyName/Name name BT-70
DeliveryParty shipTo
RequestedDeliveryPeriod period
DeliveryTerms deliveryTerms §delivery
DeliveryTerms/ID incoterm =incoterm
DeliveryTerms/SpecialTerms termsText
TrackingID tracking
Shipment transport
TransportModeCode transportMode =transport
PaymentMeans means BG-16 §payment
PaymentMeansCode meansCode BT-81 =means
PaymentMeansCode@name meansText BT-82
PaymentMeans/PaymentDueDate dueDate BT-9
PaymentMeans/ID id
PaymentID remittance BT-83
InstructionID instruction
InstructionNote meansText
PaymentChannelCode channel
CardAccount card BG-18
PrimaryAccountNumberID cardNumber BT-87
NetworkID cardNetwork
HolderName cardHolder BT-88
PayeeFinancialAccount creditorAccount BG-17
PayeeFinancialAccount/ID iban BT-84
PayeeFinancialAccount/Name accountName BT-85
PayeeFinancialAccount/FinancialInstitutionBranch/ID bic BT-86
FinancialInstitutionBranch/ID bic
FinancialInstitution/ID bic
FinancialInstitution/Name bankName
PaymentMandate mandate BG-19
PaymentMandate/ID mandate BT-89
PayerFinancialAccount debtorAccount
PayerFinancialAccount/ID iban BT-91
PaymentTerms terms §payment
PaymentTerms/ID id
PaymentTerms/Note termsText BT-20
PaymentTerms/PaymentDueDate dueDate
PaymentTerms/PaymentMeansID means
SettlementDiscountPercent cashDiscountPercent
SettlementDiscountAmount cashDiscountAmount
PenaltySurchargePercent penaltyPercent
PenaltyAmount penaltyAmount
PaymentPercent sharePercent
PaymentTerms/Amount partialAmount
InstallmentDueDate dueDate
SettlementPeriod cashDiscount
PenaltyPeriod penalty
PrepaidPayment advance §totals
PrepaidPayment/ID id
PaidAmount amount
ReceivedDate receivedDate
PaidDate paidDate
PaidTime paidTime
Invoice/AllowanceCharge:false allowance BG-20 §allowances
Invoice/AllowanceCharge:true charge BG-21 §allowances
Invoice/AllowanceCharge allowance §allowances
Invoice/AllowanceCharge:false/Amount amount BT-92
Invoice/AllowanceCharge:false/BaseAmount base BT-93
Invoice/AllowanceCharge:false/MultiplierFactorNumeric percent BT-94
Invoice/AllowanceCharge:false/TaxCategory/ID vatCategory BT-95 =vatCategory
Invoice/AllowanceCharge:false/TaxCategory/Percent vatRate BT-96
Invoice/AllowanceCharge:false/AllowanceChargeReason reason BT-97
Invoice/AllowanceCharge:false/AllowanceChargeReasonCode reasonCode BT-98 =allowance
Invoice/AllowanceCharge:true/Amount amount BT-99
Invoice/AllowanceCharge:true/BaseAmount base BT-100
Invoice/AllowanceCharge:true/MultiplierFactorNumeric percent BT-101
Invoice/AllowanceCharge:true/TaxCategory/ID vatCategory BT-102 =vatCategory
Invoice/AllowanceCharge:true/TaxCategory/Percent vatRate BT-103
Invoice/AllowanceCharge:true/AllowanceChargeReason reason BT-104
Invoice/AllowanceCharge:true/AllowanceChargeReasonCode reasonCode BT-105 =charge
InvoiceLine/AllowanceCharge:false/Amount amount BT-136
InvoiceLine/AllowanceCharge:false/BaseAmount base BT-137
InvoiceLine/AllowanceCharge:false/MultiplierFactorNumeric percent BT-138
InvoiceLine/AllowanceCharge:false/AllowanceChargeReason reason BT-139
InvoiceLine/AllowanceCharge:false/AllowanceChargeReasonCode reasonCode BT-140 =allowance
InvoiceLine/AllowanceCharge:true/Amount amount BT-141
InvoiceLine/AllowanceCharge:true/BaseAmount base BT-142
InvoiceLine/AllowanceCharge:true/MultiplierFactorNumeric percent BT-143
InvoiceLine/AllowanceCharge:true/AllowanceChargeReason reason BT-144
InvoiceLine/AllowanceCharge:true/AllowanceChargeReasonCode reasonCode BT-145 =charge
AllowanceCharge:false allowance BG-27
AllowanceCharge:true charge BG-28
AllowanceCharge allowance
ChargeIndicator isCharge !true,false,1,0
AllowanceChargeReasonCode reasonCode =allowance
AllowanceCharge:true/AllowanceChargeReasonCode reasonCode =charge
AllowanceChargeReason reason
MultiplierFactorNumeric percent
SequenceNumeric sequence
BaseAmount base
PerUnitAmount perUnit
TaxCategory vat
TaxCategory/ID vatCategory =vatCategory
TaxCategory/Name name
Percent vatRate
TaxExemptionReason exemption BT-120
TaxExemptionReasonCode exemptionCode BT-121 =exemption
TaxScheme/ID taxKind =tax !VAT
TaxScheme/Name name
TaxScheme/TaxTypeCode taxKind
TaxExchangeRate exchange §vat
PaymentExchangeRate exchange §payment
PricingExchangeRate exchange §document
SourceCurrencyCode sourceCurrency
TargetCurrencyCode targetCurrency
CalculationRate exchangeRate
ExchangeRate/Date exchangeDate
Invoice/TaxTotal - §vat
TaxTotal vat
TaxTotal/TaxAmount vatTotal BT-110
TaxTotal:vatCurrency/TaxAmount vatTotalInCurrency BT-111
TaxTotal/RoundingAmount rounding
WithholdingTaxTotal withholding §vat
WithholdingTaxTotal/TaxAmount vatAmount
TaxSubtotal vat BG-23
TaxSubtotal/TaxableAmount taxable BT-116
TaxSubtotal/TaxAmount vatAmount BT-117
TaxSubtotal/TaxCategory/ID vatCategory BT-118 =vatCategory
TaxSubtotal/TaxCategory/Percent vatRate BT-119
TaxableAmount taxable
TaxAmount vatAmount
CalculationSequenceNumeric sequence
TransactionCurrencyTaxAmount vatTotalInCurrency
LegalMonetaryTotal - BG-22 §totals
LegalMonetaryTotal/LineExtensionAmount linesTotal BT-106
AllowanceTotalAmount allowancesTotal BT-107
ChargeTotalAmount chargesTotal BT-108
TaxExclusiveAmount net BT-109
TaxInclusiveAmount gross BT-112
PrepaidAmount prepaid BT-113
PayableRoundingAmount rounding BT-114
PayableAmount due BT-115
InvoiceLine line BG-25 §line
SubInvoiceLine line
InvoiceLine/ID lineNumber BT-126
SubInvoiceLine/ID lineNumber
InvoiceLine/Note text BT-127
InvoiceLine/UUID uuid
InvoiceLine/TaxPointDate taxPoint
FreeOfChargeIndicator free
InvoicedQuantity quantity BT-129
CreditedQuantity quantity BT-129
LineExtensionAmount lineNet BT-131
OrderLineReference order
OrderLineReference/LineID orderLine BT-132
OrderLineReference/OrderReference/ID documentNumber
OrderLineReference/OrderReference order
DespatchLineReference despatchAdvice
ReceiptLineReference receivingAdvice
BillingReferenceLine/ID documentLine
LineID documentLine
InvoiceLine/DocumentReference object
InvoiceLine/DocumentReference/ID objectId BT-128
DocumentReference document
DocumentReference/ID documentNumber
DocumentReference/IssueDate documentDate
Item/Description description BT-154
Item/Name itemName BT-153
Item/PackQuantity packages
Item/PackSizeNumeric perPackage
Item/Keyword keyword
Item/BrandName brand
Item/ModelName model
BuyersItemIdentification/ID buyerItemId BT-156
SellersItemIdentification/ID sellerItemId BT-155
ManufacturersItemIdentification/ID industryItemId
StandardItemIdentification/ID standardId BT-157
CatalogueItemIdentification/ID itemId
AdditionalItemIdentification/ID itemId
ManufacturerParty manufacturer
OriginCountry/IdentificationCode origin BT-159 =country
CommodityClassification classification
CommodityCode classCode
ItemClassificationCode classCode BT-158
ItemClassificationCode@name name
ClassifiedTaxCategory vat BG-30
ClassifiedTaxCategory/ID vatCategory BT-151 =vatCategory
ClassifiedTaxCategory/Percent vatRate BT-152
AdditionalItemProperty property BG-32
AdditionalItemProperty/Name name BT-160
AdditionalItemProperty/Value value BT-161
ValueQuantity value
ValueQualifier value
ItemInstance instance
SerialID serial
LotIdentification instance
LotNumberID batch
ExpiryDate expiry
ManufactureDate manufactured
Price netPrice BG-29
Price/PriceAmount netPrice BT-146
Price/BaseQuantity priceBase BT-149
Price/AllowanceCharge:false priceDiscount
Price/AllowanceCharge:true priceCharge
Price/AllowanceCharge:false/Amount priceDiscount BT-147
Price/AllowanceCharge:false/BaseAmount grossPrice BT-148
PriceType priceKind
PriceTypeCode priceKind
OrderableUnitFactorRate factor
ID id
Name name
Amount amount
IssueDate documentDate
Date day
Description description
Value value
`;

import { categoriesOfUbl } from './categories-ubl.ts';

const vat = "[TaxScheme[n(upper(ID))='VAT']]";
/** Of a party one scheme is asked for. */
const vatOfParty = "[n(upper(TaxScheme/ID))='VAT']";

/** The rules of the standard in UBL. BR-DEC-13 and 15 are published so that they never apply: UBL-DT-01 asks for the same. */
export const ublBusiness: string = `
$seller /*/AccountingSupplierParty/Party
$buyer /*/AccountingCustomerParty/Party
$representative //TaxRepresentativeParty/PartyTaxScheme${vatOfParty}/CompanyID
$sellerVat //AccountingSupplierParty/Party/PartyTaxScheme${vatOfParty}/CompanyID
$sellerTax //AccountingSupplierParty/Party/PartyTaxScheme/CompanyID
$buyerVat //AccountingCustomerParty/Party/PartyTaxScheme${vatOfParty}/CompanyID
$allowances /*/AllowanceCharge[ChargeIndicator = false()]
$charges /*/AllowanceCharge[ChargeIndicator = true()]
$lineSum sum(//(InvoiceLine|CreditNoteLine)/LineExtensionAmount)
$allowanceSum sum($allowances/Amount)
$chargeSum sum($charges/Amount)
$lines /*/(InvoiceLine|CreditNoteLine)
%
@ //AdditionalDocumentReference
BR-52 BT-122 ID ??
@ //AccountingCustomerParty/Party/EndpointID
BR-63 BT-49 @schemeID ?
@ //AccountingCustomerParty/Party/PostalAddress
BR-11 BT-55 Country/IdentificationCode ??
@ //PaymentMeans/CardAccount/PrimaryAccountNumberID
BR-51/w BT-87 . : len(n(.)) <= 10 :: more of the number of a card stands there than its last ten digits
@ //Delivery/DeliveryLocation/Address
BR-57 BT-80 Country/IdentificationCode ?
@ $allowances
BR-31 BT-92 Amount ?
BR-32 BT-95 TaxCategory${vat}/ID ?
BR-33 BT-97 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-CO-21 BT-97 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-DEC-01 BT-92 Amount .2
BR-DEC-02 BT-93 BaseAmount .2
@ $charges
BR-36 BT-99 Amount ?
BR-37 BT-102 TaxCategory${vat}/ID ?
BR-38 BT-104 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-CO-22 BT-104 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-DEC-05 BT-99 Amount .2
BR-DEC-06 BT-100 BaseAmount .2
@ //LegalMonetaryTotal
BR-12 BT-106 LineExtensionAmount ?
BR-13 BT-109 TaxExclusiveAmount ?
BR-14 BT-112 TaxInclusiveAmount ?
BR-15 BT-115 PayableAmount ?
BR-CO-10 BT-106 LineExtensionAmount = round2($lineSum)
BR-CO-11 BT-107 AllowanceTotalAmount = round2($allowanceSum) when $allowances or AllowanceTotalAmount
BR-CO-12 BT-108 ChargeTotalAmount = round2($chargeSum) when $charges or ChargeTotalAmount
BR-CO-13 BT-109 TaxExclusiveAmount = round2(num(LineExtensionAmount) + zero(ChargeTotalAmount) - zero(AllowanceTotalAmount)) when ChargeTotalAmount or AllowanceTotalAmount
BR-CO-13 BT-109 TaxExclusiveAmount = LineExtensionAmount when not(ChargeTotalAmount or AllowanceTotalAmount)
BR-CO-16 BT-115 PayableAmount : if(PayableRoundingAmount, round2(num(PayableAmount) - num(PayableRoundingAmount)), num(PayableAmount)) = if(PrepaidAmount, round2(num(TaxInclusiveAmount) - num(PrepaidAmount)), num(TaxInclusiveAmount)) :: = zero(TaxInclusiveAmount) - zero(PrepaidAmount) + zero(PayableRoundingAmount)
BR-DEC-09 BT-106 LineExtensionAmount .2
BR-DEC-10 BT-107 AllowanceTotalAmount .2
BR-DEC-11 BT-108 ChargeTotalAmount .2
BR-DEC-12 BT-109 TaxExclusiveAmount .2
BR-DEC-14 BT-112 TaxInclusiveAmount .2
BR-DEC-16 BT-113 PrepaidAmount .2
BR-DEC-17 BT-114 PayableRoundingAmount .2
BR-DEC-18 BT-115 PayableAmount .2
@ /*
BR-01 BT-24 CustomizationID ??
BR-02 BT-1 ID ??
BR-03 BT-2 IssueDate ??
BR-04 BT-3 InvoiceTypeCode|CreditNoteTypeCode ??
BR-05 BT-5 DocumentCurrencyCode ??
BR-06 BT-27 $seller/PartyLegalEntity/RegistrationName ??
BR-07 BT-44 $buyer/PartyLegalEntity/RegistrationName ??
BR-08 BG-5 $seller/PostalAddress ?
BR-10 BG-8 $buyer/PostalAddress ?
BR-16 BG-25 /Invoice/InvoiceLine|/CreditNote/CreditNoteLine ?
BR-53 BT-111 TaxTotal/TaxAmount : not(TaxCurrencyCode[not(//TaxTotal/TaxAmount/@currencyID = .)]) :: the total in this currency is missing, or it is the currency of the invoice itself
BR-CO-03 BT-7 TaxPointDate : not(TaxPointDate) or not(InvoicePeriod/DescriptionCode) :: a date and a code stand beside each other
BR-CO-15 BT-112 LegalMonetaryTotal/TaxInclusiveAmount : not(DocumentCurrencyCode) or (count(TaxTotal/TaxAmount[@currencyID = /*/DocumentCurrencyCode]) = 1 and LegalMonetaryTotal/TaxInclusiveAmount = round2(num(LegalMonetaryTotal/TaxExclusiveAmount) + num(TaxTotal/TaxAmount[@currencyID = /*/DocumentCurrencyCode]))) :: = zero(LegalMonetaryTotal/TaxExclusiveAmount) + zero(TaxTotal/TaxAmount[@currencyID = /*/DocumentCurrencyCode])
BR-CO-18 BG-23 TaxTotal/TaxSubtotal ?
BR-IC-11 BT-72 Delivery/ActualDeliveryDate : not(TaxTotal/TaxSubtotal/TaxCategory${vat}/ID[n(.) = 'K']) or len(Delivery/ActualDeliveryDate) > 1 or InvoicePeriod/* :: a day or a period of delivery is missing
BR-IC-12 BT-80 Delivery/DeliveryLocation/Address/Country/IdentificationCode : not(TaxTotal/TaxSubtotal/TaxCategory${vat}/ID[n(.) = 'K']) or len(Delivery/DeliveryLocation/Address/Country/IdentificationCode) > 1 :: the country of delivery is missing
BR-B-01 BT-151 - : not(//(TaxCategory|ClassifiedTaxCategory)/ID = 'B') or not(//IdentificationCode[. != 'IT']) :: category B is for Italian parties alone
BR-B-02 BT-151 - : not((TaxTotal/TaxSubtotal/TaxCategory | AllowanceCharge/TaxCategory | //ClassifiedTaxCategory)/ID = 'B') or not((TaxTotal/TaxSubtotal/TaxCategory | AllowanceCharge/TaxCategory | //ClassifiedTaxCategory)/ID = 'S') :: beside category B there is no category S
${categoriesOfUbl.document}
@ //(InvoiceLine|CreditNoteLine)
BR-21 BT-126 ID ??
BR-22 BT-129 InvoicedQuantity|CreditedQuantity ?
BR-23 BT-130 InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode ?
BR-24 BT-131 LineExtensionAmount ?
BR-25 BT-153 Item/Name ??
BR-26 BT-146 Price/PriceAmount ?
BR-27 BT-146 Price/PriceAmount : Price/PriceAmount >= 0 :: it is negative
BR-28 BT-148 Price/AllowanceCharge/BaseAmount : not(Price/AllowanceCharge/BaseAmount) or Price/AllowanceCharge/BaseAmount >= 0 :: it is negative
BR-CO-04 BT-151 Item/ClassifiedTaxCategory${vat}/ID ?
BR-DEC-23 BT-131 LineExtensionAmount .2
@ //(InvoiceLine|CreditNoteLine)/AllowanceCharge[ChargeIndicator = false()]
BR-41 BT-136 Amount ?
BR-42 BT-139 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-CO-23 BT-139 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-DEC-24 BT-136 Amount .2
BR-DEC-25 BT-137 BaseAmount .2
@ //(InvoiceLine|CreditNoteLine)/AllowanceCharge[ChargeIndicator = true()]
BR-43 BT-141 Amount ?
BR-44 BT-144 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-CO-24 BT-144 AllowanceChargeReason|AllowanceChargeReasonCode ?
BR-DEC-27 BT-141 Amount .2
BR-DEC-28 BT-142 BaseAmount .2
@ //(InvoiceLine|CreditNoteLine)/InvoicePeriod
BR-30 BT-135 EndDate : not(StartDate) or not(EndDate) or day(EndDate) >= day(StartDate) :: it is before the beginning
BR-CO-20 BG-26 StartDate|EndDate ?
@ //InvoicePeriod
BR-29 BT-74 EndDate : not(StartDate) or not(EndDate) or day(EndDate) >= day(StartDate) :: it is before the beginning
BR-CO-19 BG-14 StartDate|EndDate|DescriptionCode ?
@ //AdditionalItemProperty
BR-54 BT-160 Name : Name and Value :: a property has a name and a value
@ //(InvoiceLine|CreditNoteLine)/Item/CommodityClassification/ItemClassificationCode
BR-65 BT-158 @listID ?
@ //(InvoiceLine|CreditNoteLine)/Item/StandardItemIdentification/ID
BR-64 BT-157 @schemeID ?
@ /*/Note
BR-CL-08 BT-21 . : not(contains(., '#')) or len(piece(., '#', 2)) != 3 or pieces(., '#') < 3 or listed(piece(., '#', 2), 'subjectCodes') :: its subject is not in its list of codes
@ //PayeeParty
BR-17 BT-59 PartyName/Name : PartyName/Name and not(PartyName/Name = ../AccountingSupplierParty/Party/PartyName/Name) and not(PartyIdentification/ID = ../AccountingSupplierParty/Party/PartyIdentification/ID) :: it is missing, or that of the seller
@ //PaymentMeans[PaymentMeansCode = '30' or PaymentMeansCode = '58']/PayeeFinancialAccount
BR-50 BT-84 ID ??
@ //PaymentMeans
BR-49 BT-81 PaymentMeansCode ?
BR-61 BT-84 PayeeFinancialAccount/ID ? when n(PaymentMeansCode) = '30' or n(PaymentMeansCode) = '58'
@ //BillingReference
BR-55 BT-25 InvoiceDocumentReference/ID ?
@ //AccountingSupplierParty
BR-CO-26 BT-29 Party/PartyTaxScheme${vat}/CompanyID|Party/PartyIdentification/ID[not(@schemeID='SEPA')]|Party/PartyLegalEntity/CompanyID ?
@ //AccountingSupplierParty/Party/EndpointID
BR-62 BT-34 @schemeID ?
@ //AccountingSupplierParty/Party/PostalAddress
BR-09 BT-40 Country/IdentificationCode ??
@ //TaxRepresentativeParty
BR-18 BT-62 PartyName/Name ??
BR-19 BG-12 PostalAddress ?
BR-56 BT-63 PartyTaxScheme${vat}/CompanyID ?
@ //TaxRepresentativeParty/PostalAddress
BR-20 BT-69 Country/IdentificationCode ??
@ /*/TaxTotal
BR-CO-14 BT-110 TaxAmount = round2(sum(TaxSubtotal/TaxAmount)) when TaxSubtotal
@ //TaxTotal/TaxSubtotal
BR-45 BT-116 TaxableAmount ?
BR-46 BT-117 TaxAmount ?
BR-47 BT-118 TaxCategory${vat}/ID ?
BR-48 BT-119 TaxCategory${vat}/Percent ? when not(TaxCategory${vat}/ID[n(.) = 'O'])
BR-CO-17 BT-117 TaxAmount : (round(TaxCategory${vat}/Percent) = 0 and round(TaxAmount) = 0) or (round(TaxCategory${vat}/Percent) != 0 and abs(TaxAmount) - 1 < round2(abs(TaxableAmount) * num(TaxCategory${vat}/Percent) div 100) and abs(TaxAmount) + 1 > round2(abs(TaxableAmount) * num(TaxCategory${vat}/Percent) div 100)) or (not(TaxCategory${vat}/Percent) and round(TaxAmount) = 0) :: it is not what the rate gives
BR-DEC-19 BT-116 TaxableAmount .2
BR-DEC-20 BT-117 TaxAmount .2
@ //PartyTaxScheme${vat}
BR-CO-09 BT-31 CompanyID : not(filled(CompanyID)) or sub(CompanyID, 1, 2) = 'EL' or listed(sub(CompanyID, 1, 2), 'countries') :: it does not begin with the code of a country
${categoriesOfUbl.parts}
%
@ //InvoiceTypeCode
BR-CL-01 BT-3 . in invoiceTypes
@ //CreditNoteTypeCode
BR-CL-01 BT-3 . in creditNoteTypes
@ //(Amount|BaseAmount|PriceAmount|TaxAmount|TaxableAmount|LineExtensionAmount|TaxExclusiveAmount|TaxInclusiveAmount|AllowanceTotalAmount|ChargeTotalAmount|PrepaidAmount|PayableRoundingAmount|PayableAmount)
BR-CL-03 BT-5 @currencyID in currencies
@ //DocumentCurrencyCode
BR-CL-04 BT-5 . in currencies
@ //TaxCurrencyCode
BR-CL-05 BT-6 . in currencies
@ //InvoicePeriod/DescriptionCode
BR-CL-06 BT-8 . in periodCodes
@ //(AdditionalDocumentReference|DocumentReference)[DocumentTypeCode = '130']/ID[@schemeID]
BR-CL-07 BT-18 @schemeID in referenceCodes
@ //PartyIdentification/ID[@schemeID]
BR-CL-10 BT-29 @schemeID : listed(@schemeID, 'identifierSchemes') or (n(@schemeID) = 'SEPA' and (within('AccountingSupplierParty') or within('PayeeParty'))) :: it is not in its list of codes
@ //PartyLegalEntity/CompanyID[@schemeID]
BR-CL-11 BT-30 @schemeID in identifierSchemes
@ //CommodityClassification/ItemClassificationCode[@listID]
BR-CL-13 BT-158 @listID in classificationSchemes
@ //Country/IdentificationCode
BR-CL-14 BT-40 . in countries
@ //OriginCountry/IdentificationCode
BR-CL-15 BT-159 . in countries
@ //PaymentMeans/PaymentMeansCode
BR-CL-16 BT-81 . in paymentMeans
@ //TaxCategory/ID
BR-CL-17 BT-95 . in categories
@ //ClassifiedTaxCategory/ID
BR-CL-18 BT-151 . in categories
@ //AllowanceCharge[ChargeIndicator = false()]/AllowanceChargeReasonCode
BR-CL-19 BT-98 . in allowanceReasons
@ //AllowanceCharge[ChargeIndicator = true()]/AllowanceChargeReasonCode
BR-CL-20 BT-105 . in chargeReasons
@ //StandardItemIdentification/ID[@schemeID]
BR-CL-21 BT-157 @schemeID in identifierSchemes
@ //TaxExemptionReasonCode
BR-CL-22 BT-121 . IN exemptionCodes
@ //(InvoicedQuantity|BaseQuantity|CreditedQuantity)[@unitCode]
BR-CL-23 BT-130 @unitCode in unitCodes
@ //EmbeddedDocumentBinaryObject[@mimeCode]
BR-CL-24 BT-125 @mimeCode in mediaTypes
@ //EndpointID[@schemeID]
BR-CL-25 BT-34 @schemeID in electronicAddressSchemes
@ //DeliveryLocation/ID[@schemeID]
BR-CL-26 BT-71 @schemeID in identifierSchemes
%
@ /*
UBL-CR-002/w - UBLVersionID : not(UBLVersionID) or UBLVersionID = '2.1' :: it has no place here
UBL-CR-412/w - PaymentMeans/PaymentDueDate : not(PaymentMeans/PaymentDueDate) or name() = 'CreditNote' :: it has no place here
UBL-DT-18/w - //@name : count(//@name) <= count(//PaymentMeansCode/@name) :: it has no place here
UBL-SR-44 - //PaymentID : count(distinct(//PaymentID)) <= 1 :: it is the same wherever it stands
UBL-SR-47 - //PaymentMeansCode : count(distinct(//PaymentMeansCode)) <= 1 :: it is the same wherever it stands
UBL-SR-29 - //PartyIdentification/ID : count(//PartyIdentification/ID[upper(@schemeID) = 'SEPA']) <= 1 :: it stands once
UBL-CR-665/w - //AdditionalDocumentReference : not(//AdditionalDocumentReference[DocumentTypeCode != '130' or not(DocumentTypeCode)]/ID/@schemeID) :: it has no place here
@ //AccountingSupplierParty/Party
UBL-SR-42 - PartyTaxScheme : count(PartyTaxScheme) <= 2 :: it stands twice at most
@ //(PostalAddress|Address)
UBL-SR-51 - AddressLine : not(AddressLine) or count(AddressLine) = 1 :: it stands once
@ //AdditionalDocumentReference
UBL-SR-43 - DocumentTypeCode : DocumentTypeCode = '130' or (/*[name() = 'CreditNote'] and DocumentTypeCode = '50') or (not(ID/@schemeID) and not(DocumentTypeCode)) :: it has no place here
@ //PartyTaxScheme
UBL-SR-53 - CompanyID : TaxScheme/ID and CompanyID :: a number of a tax stands with the tax that it is for
@ //*[ends(name(), 'Amount') and not(ends(name(), 'PriceAmount')) and not(within('Price') and within('AllowanceCharge'))]
UBL-DT-01 - . : short(.) :: it has more than two decimals
@ //PayeeParty
UBL-SR-19 - PartyName/Name : count(PartyName/Name) <= 1 and PartyName/Name != ../AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName :: it is that of the seller
UBL-SR-20 - PartyIdentification/ID : count(PartyIdentification/ID[upper(@schemeID) != 'SEPA']) <= 1 and PartyName/Name != ../AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName :: it is that of the seller
UBL-SR-21 - PartyLegalEntity/CompanyID : count(PartyLegalEntity/CompanyID) <= 1 and PartyName/Name != ../AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName :: it is that of the seller
@ //BillingReference
UBL-SR-07 - InvoiceDocumentReference/ID ?
`;

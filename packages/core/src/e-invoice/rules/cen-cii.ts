import { categoriesOfCii } from './categories-cii.ts';

/** Sums and presence, in the first pattern; the categories of VAT come before the breakdown, which looks at what they leave. */
export const ciiBusiness: string = String.raw`
$T /CrossIndustryInvoice/SupplyChainTradeTransaction
$A $T/ApplicableHeaderTradeAgreement
$D $T/ApplicableHeaderTradeDelivery
$S $T/ApplicableHeaderTradeSettlement
$L $T/IncludedSupplyChainTradeLineItem
$seller $A/SellerTradeParty
$buyer $A/BuyerTradeParty
$representative $A/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID[@schemeID = 'VA']
$sellerVat $seller/SpecifiedTaxRegistration/ID[@schemeID = 'VA']
$sellerTax $seller/SpecifiedTaxRegistration/ID[@schemeID = 'VA' or @schemeID = 'FC']
$anySellerVat //SellerTradeParty/SpecifiedTaxRegistration/ID[@schemeID = 'VA']
$otherApplicableTradeTax //ApplicableTradeTax/CategoryCode[. != 'O']
$otherCategoryTradeTax //CategoryTradeTax/CategoryCode[. != 'O']
$billedUnits $L/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode
$lineSum sum($L/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount)
$taxSum sum($S/ApplicableTradeTax/CalculatedAmount)
$allowanceSum sum($allowances/ActualAmount)
$chargeSum sum($charges/ActualAmount)
$buyerVat $buyer/SpecifiedTaxRegistration/ID[@schemeID = 'VA']
$allowances $S/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = false()]
$charges $S/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = true()]
%
@ //DesignatedProductClassification
BR-65 BT-158 ClassCode/@listID ?? when ClassCode
@ //AdditionalReferencedDocument
BR-52 BT-122 IssuerAssignedID ??
@ //ApplicableTradeSettlementFinancialCard
BR-51 BT-87 ID : len(ID) <= 10 :: more of the number of a card stands there than its last ten digits
@ //SpecifiedTradeSettlementPaymentMeans[TypeCode = '30' or TypeCode = '58']/PayeePartyCreditorFinancialAccount
BR-50 BT-84 IBANID|ProprietaryID ?
BR-61 BT-84 IBANID|ProprietaryID ?
@ $D
BR-57 BT-80 ShipToTradeParty/PostalTradeAddress/CountryID ?? when ShipToTradeParty/PostalTradeAddress
@ //ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge/ChargeIndicator[Indicator = 'false']
BR-31 BT-92 ../ActualAmount ?
BR-32 BT-95 ../CategoryTradeTax[upper(TypeCode)='VAT']/CategoryCode ?
BR-33 BT-97 ../Reason|../ReasonCode ?
BR-CO-21 BT-97 ../Reason|../ReasonCode ?
BR-DEC-01 BT-92 ../ActualAmount .2
BR-DEC-02 BT-93 ../BasisAmount .2
@ //ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge/ChargeIndicator[Indicator = 'true']
BR-36 BT-99 ../ActualAmount ?
BR-37 BT-102 ../CategoryTradeTax[upper(TypeCode)='VAT']/CategoryCode ?
BR-38 BT-104 ../Reason|../ReasonCode ?
BR-CO-22 BT-104 ../Reason|../ReasonCode ?
BR-DEC-05 BT-99 ../ActualAmount .2
BR-DEC-06 BT-100 ../BasisAmount .2
@ //SpecifiedTradeSettlementHeaderMonetarySummation
BR-12 BT-106 LineTotalAmount ?
BR-13 BT-109 TaxBasisTotalAmount ?
BR-14 BT-112 GrandTotalAmount ?
BR-15 BT-115 DuePayableAmount ?
BR-53 BT-111 TaxTotalAmount[@currencyID=$S/TaxCurrencyCode] : not($S/TaxCurrencyCode) or (TaxTotalAmount/@currencyID = $S/TaxCurrencyCode and not($S/TaxCurrencyCode = $S/InvoiceCurrencyCode)) :: the total in this currency is missing, or it is the currency of the invoice itself
BR-CO-10 BT-106 LineTotalAmount = round2($lineSum)
BR-CO-11 BT-107 AllowanceTotalAmount = round2($allowanceSum) when $allowances or AllowanceTotalAmount
BR-CO-12 BT-108 ChargeTotalAmount = round2($chargeSum) when $charges or ChargeTotalAmount
BR-CO-13 BT-109 TaxBasisTotalAmount = round2(num(LineTotalAmount) - zero(AllowanceTotalAmount) + zero(ChargeTotalAmount))
BR-CO-16 BT-115 DuePayableAmount = num(GrandTotalAmount) - zero(TotalPrepaidAmount) + zero(RoundingAmount)
BR-DEC-09 BT-106 LineTotalAmount .2
BR-DEC-10 BT-107 AllowanceTotalAmount .2
BR-DEC-11 BT-108 ChargeTotalAmount .2
BR-DEC-12 BT-109 TaxBasisTotalAmount .2
BR-DEC-13 BT-110 TaxTotalAmount[@currencyID=$S/InvoiceCurrencyCode] : not(TaxTotalAmount) or TaxTotalAmount[(@currencyID = $S/InvoiceCurrencyCode and . = round2(.)) or not(@currencyID = $S/InvoiceCurrencyCode)] :: it has more than two decimals
BR-DEC-14 BT-112 GrandTotalAmount .2
BR-DEC-15 BT-111 TaxTotalAmount[@currencyID=$S/TaxCurrencyCode] : not(TaxTotalAmount) or TaxTotalAmount[(@currencyID = $S/TaxCurrencyCode and . = round2(.)) or not($S/TaxCurrencyCode)] :: it has more than two decimals
BR-DEC-16 BT-113 TotalPrepaidAmount .2
BR-DEC-17 BT-114 RoundingAmount .2
BR-DEC-18 BT-115 DuePayableAmount .2
@ //SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID = $S/InvoiceCurrencyCode]
BR-CO-14 BT-110 . = round2($taxSum)
@ /CrossIndustryInvoice
BR-01 BT-24 ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID ??
BR-02 BT-1 ExchangedDocument/ID ??
BR-03 BT-2 ExchangedDocument/IssueDateTime/DateTimeString[@format='102'] ??
BR-04 BT-3 ExchangedDocument/TypeCode ??
BR-05 BT-5 $S/InvoiceCurrencyCode ??
BR-06 BT-27 $seller/Name ??
BR-07 BT-44 $buyer/Name ??
BR-08 BG-5 $seller/PostalTradeAddress ?
BR-09 BT-40 $seller/PostalTradeAddress/CountryID ??
BR-10 BG-8 $buyer/PostalTradeAddress ?
BR-11 BT-55 $buyer/PostalTradeAddress/CountryID ??
BR-16 BG-25 $L ?
BR-62 BT-34 $seller/URIUniversalCommunication[1]/URIID/@schemeID ?? when $seller/URIUniversalCommunication
BR-63 BT-49 $buyer/URIUniversalCommunication[1]/URIID/@schemeID ?? when $buyer/URIUniversalCommunication
BR-CO-15 BT-112 $S/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount : not($S/InvoiceCurrencyCode) or (count($S/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID = $S/InvoiceCurrencyCode]) = 1 and num(//SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount) = round2(num(//SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount) + num(//SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID = $S/InvoiceCurrencyCode]))) or num(//SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount) = num(//SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount) :: = zero(//SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount) + zero(//SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID = $S/InvoiceCurrencyCode])
BR-B-01 BT-151 - : not(//CategoryCode = 'B') or not(//CountryID[. != 'IT']) :: category B is for Italian parties alone
BR-B-02 BT-151 - : not(//CategoryCode = 'B') or not(//CategoryCode = 'S') :: beside category B there is no category S
${categoriesOfCii.document}
@ //IncludedSupplyChainTradeLineItem
BR-21 BT-126 AssociatedDocumentLineDocument/LineID ??
BR-22 BT-129 SpecifiedLineTradeDelivery/BilledQuantity ?
BR-23 BT-130 SpecifiedLineTradeDelivery/BilledQuantity/@unitCode ?
BR-24 BT-131 SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount ?
BR-25 BT-153 SpecifiedTradeProduct/Name ??
BR-26 BT-146 SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount ?
BR-27 BT-146 SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount : SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount >= 0 :: it is negative
BR-28 BT-148 SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount : not(SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount) or SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount >= 0 :: it is negative
BR-64 BT-157 SpecifiedTradeProduct/GlobalID/@schemeID ?? when SpecifiedTradeProduct/GlobalID
BR-CO-04 BT-151 SpecifiedLineTradeSettlement/ApplicableTradeTax[upper(TypeCode)='VAT']/CategoryCode ?
BR-CO-18 BG-23 $S/ApplicableTradeTax ?
BR-DEC-23 BT-131 SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount .2
@ //SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ChargeIndicator[Indicator = 'false']
BR-41 BT-136 ../ActualAmount ?
BR-42 BT-139 ../Reason|../ReasonCode ?
BR-CO-23 BT-139 ../Reason|../ReasonCode ?
BR-DEC-24 BT-136 ../ActualAmount .2
BR-DEC-25 BT-137 ../BasisAmount .2
@ //SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ChargeIndicator[Indicator = 'true']
BR-43 BT-141 ../ActualAmount ?
BR-44 BT-144 ../Reason|../ReasonCode ?
BR-CO-24 BT-144 ../Reason|../ReasonCode ?
BR-DEC-27 BT-141 ../ActualAmount .2
BR-DEC-28 BT-142 ../BasisAmount .2
@ //SpecifiedLineTradeSettlement/BillingSpecifiedPeriod
BR-30 BT-135 EndDateTime/DateTimeString : not(EndDateTime) or not(StartDateTime) or EndDateTime/DateTimeString[@format = '102'] >= StartDateTime/DateTimeString[@format = '102'] :: it is before the beginning
BR-CO-20 BG-26 StartDateTime|EndDateTime ?
@ //ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod
BR-29 BT-74 EndDateTime/DateTimeString : not(EndDateTime) or not(StartDateTime) or EndDateTime/DateTimeString[@format = '102'] >= StartDateTime/DateTimeString[@format = '102'] :: it is before the beginning
BR-CO-19 BG-14 StartDateTime|EndDateTime ?
@ //ApplicableProductCharacteristic
BR-54 BT-160 Description : Description and Value :: a property has a name and a value
@ //PayeeTradeParty
BR-17 BT-59 Name : Name and not(Name = $seller/Name) and not(ID = $seller/ID) and not(SpecifiedLegalOrganization/ID = $seller/SpecifiedLegalOrganization/ID) :: it is missing, or that of the seller
@ //SpecifiedTradeSettlementPaymentMeans
BR-49 BT-81 TypeCode ?
@ $S/InvoiceReferencedDocument
BR-55 BT-25 IssuerAssignedID ??
@ //SellerTradeParty
BR-CO-26 BT-29 ID|GlobalID|SpecifiedLegalOrganization/ID|SpecifiedTaxRegistration/ID[@schemeID='VA'] ?
@ //SellerTaxRepresentativeTradeParty
BR-18 BT-62 Name ?
BR-19 BG-12 PostalTradeAddress ?
BR-20 BT-69 PostalTradeAddress/CountryID ?
BR-56 BT-63 SpecifiedTaxRegistration/ID[@schemeID='VA'] ??
@ //SpecifiedTaxRegistration/ID[@schemeID = 'VA']
BR-CO-09 BT-31 . : sub(., 1, 2) = 'EL' or listed(sub(., 1, 2), 'countries') :: it does not begin with the code of a country
${categoriesOfCii.parts}
@ //ApplicableHeaderTradeSettlement/ApplicableTradeTax
BR-45 BT-116 BasisAmount ?
BR-46 BT-117 CalculatedAmount ?
BR-47 BT-118 .[upper(TypeCode)='VAT']/CategoryCode ?
BR-48 BT-119 .[upper(TypeCode)='VAT']/RateApplicablePercent ? when not(.[upper(TypeCode) = 'VAT']/CategoryCode = 'O')
BR-CO-03 BT-7 TaxPointDate : not(//TaxPointDate) or not(//DueDateTypeCode) :: a date and a code stand beside each other
BR-CO-17 BT-117 CalculatedAmount : (round(.[n(upper(TypeCode)) = 'VAT']/RateApplicablePercent) = 0 and round(CalculatedAmount) = 0) or (round(.[n(upper(TypeCode)) = 'VAT']/RateApplicablePercent) != 0 and near(abs(CalculatedAmount), round2(abs(BasisAmount) * num(.[n(upper(TypeCode)) = 'VAT']/RateApplicablePercent) div 100), 1)) or (not(.[n(upper(TypeCode)) = 'VAT']/RateApplicablePercent) and round(CalculatedAmount) = 0) :: it is not what the rate gives
BR-DEC-19 BT-116 BasisAmount .2
BR-DEC-20 BT-117 CalculatedAmount .2
%
@ //ExchangedDocument/TypeCode
BR-CL-01 BT-3 . in documentTypes
@ //TaxTotalAmount[@currencyID]
BR-CL-03 BT-110 @currencyID in currencies
@ //InvoiceCurrencyCode
BR-CL-04 BT-5 . in currencies
@ //TaxCurrencyCode
BR-CL-05 BT-6 . in currencies
@ //DueDateTypeCode
BR-CL-06 BT-8 . in dueDateTypes
@ //ReferenceTypeCode
BR-CL-07 BT-18 . in referenceCodes
@ //SubjectCode
BR-CL-08 BT-21 . in subjectCodes
@ //GlobalID[@schemeID and not(within('SpecifiedTradeProduct')) and not(within('ShipToTradeParty'))]
BR-CL-10 BT-29 @schemeID in identifierSchemes
@ //ID[@schemeID and not(within('SpecifiedTaxRegistration'))]
BR-CL-11 BT-30 @schemeID in identifierSchemes
@ //ClassCode[@listID]
BR-CL-13 BT-158 @listID in classificationSchemes
@ //CountryID
BR-CL-14 BT-40 . in countries
@ //OriginTradeCountry/ID
BR-CL-15 BT-159 . in countries
@ //SpecifiedTradeSettlementPaymentMeans/TypeCode
BR-CL-16 BT-81 . in paymentMeans
@ //CategoryTradeTax/CategoryCode
BR-CL-17 BT-95 . in categories
@ //ApplicableTradeTax/CategoryCode
BR-CL-18 BT-151 . in categories
@ //SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = false()]/ReasonCode
BR-CL-19 BT-98 . in allowanceReasons
@ //SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = true()]/ReasonCode
BR-CL-20 BT-105 . in chargeReasons
@ //SpecifiedTradeProduct/GlobalID[@schemeID]
BR-CL-21 BT-157 @schemeID in identifierSchemes
@ //ExemptionReasonCode
BR-CL-22 BT-121 . IN exemptionCodes
@ //(BasisQuantity|BilledQuantity)[@unitCode]
BR-CL-23 BT-130 @unitCode in unitCodes
@ //AttachmentBinaryObject[@mimeCode]
BR-CL-24 BT-125 @mimeCode in mediaTypes
@ //URIUniversalCommunication/URIID[@schemeID]
BR-CL-25 BT-34 @schemeID in electronicAddressSchemes
@ //ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID[@schemeID]
BR-CL-26 BT-71 @schemeID in identifierSchemes
%
@ //SpecifiedTradeSettlementPaymentMeans
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct
CII-SR-046 - GlobalID/@schemeID ? when GlobalID
CII-SR-090 - OriginTradeCountry/ID : not(OriginTradeCountry) or count(OriginTradeCountry/ID) = 1 :: it stands once
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement
CII-SR-119/w - GrossPriceProductTradePrice/AppliedTradeAllowanceCharge : (GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ChargeIndicator[Indicator = false()] and GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount) or not(GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ChargeIndicator | GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount) :: it is a discount with an amount
@ //SpecifiedTradeAllowanceCharge
CII-SR-463 - ChargeIndicator ?
@ $A
CII-SR-450/w - $buyer/ID : not($buyer/ID and $buyer/GlobalID) :: one of the two identifiers is enough
CII-SR-465/w - $seller/DefinedTradeContact : not($seller/DefinedTradeContact/PersonName and $seller/DefinedTradeContact/DepartmentName) :: a person or a department stands there, not both
CII-SR-466/w - $buyer/DefinedTradeContact : not($buyer/DefinedTradeContact/PersonName and $buyer/DefinedTradeContact/DepartmentName) :: a person or a department stands there, not both
@ $D
CII-SR-449/w - ShipToTradeParty/ID : not(ShipToTradeParty/ID and ShipToTradeParty/GlobalID) :: one of the two identifiers is enough
@ $S
CII-SR-451/w - PayeeTradeParty/ID : not(PayeeTradeParty/ID and PayeeTradeParty/GlobalID) :: one of the two identifiers is enough
CII-SR-462 - ApplicableTradeTax/DueDateTypeCode : count(distinct(//ApplicableTradeTax/DueDateTypeCode)) <= 1 :: it is the same wherever it stands
%
@ //*[ends(name(), 'ReferencedDocument')]
CII-DT-015 - URIID : not(URIID) or (name() = 'AdditionalReferencedDocument' and TypeCode = '916') :: it has no place here
CII-DT-018 - TypeCode : not(TypeCode) or (name() = 'AdditionalReferencedDocument' and (TypeCode = '50' or TypeCode = '130' or TypeCode = '916')) :: it has no place here
CII-DT-021 - Name : not(Name) or (name() = 'AdditionalReferencedDocument' and TypeCode = '916') :: it has no place here
CII-DT-022 - AttachmentBinaryObject : not(AttachmentBinaryObject) or (name() = 'AdditionalReferencedDocument' and TypeCode = '916') :: it has no place here
CII-DT-024 - ReferenceTypeCode : not(ReferenceTypeCode) or (name() = 'AdditionalReferencedDocument' and TypeCode = '130') :: it has no place here
CII-DT-027 - FormattedIssueDateTime : not(FormattedIssueDateTime) or name() = 'InvoiceReferencedDocument' :: it has no place here
@ //*[ends(name(), 'Quantity')]
CII-DT-033 - @unitCode : not(@unitCode) or $billedUnits :: it has no place here
@ //*[ends(name(), 'TradeTax')]
CII-DT-037 - TypeCode : not(TypeCode) or TypeCode = 'VAT' :: it has no place here
CII-DT-041/w - BasisAmount : not(BasisAmount) or within('ApplicableHeaderTradeSettlement') :: it has no place here
CII-DT-052/w - ExemptionReasonCode : not(ExemptionReasonCode) or name() = 'ApplicableTradeTax' :: it has no place here
CII-DT-098/w - ExemptionReason : not(ExemptionReason) or name() = 'ApplicableTradeTax' :: it has no place here
CII-DT-054/w - TaxPointDate : not(TaxPointDate) or within('ApplicableHeaderTradeSettlement') :: it has no place here
CII-DT-058/w - DueDateTypeCode : not(DueDateTypeCode) or within('ApplicableHeaderTradeSettlement') :: it has no place here
@ //DateTimeString[@format = '102' and not(within('FormattedIssueDateTime'))]
CII-DT-097 - . : matches(., '^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])\s*$') :: it is no day
`;
